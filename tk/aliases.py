"""Types that annotations of every layer name; nothing here is needed at run time."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

__all__ = ["Array"]

Array: TypeAlias = np.ndarray[Any, Any]  # of a dtype and a shape that are known when it runs
