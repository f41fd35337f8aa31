"""AMD's HIP library as this process finds it: its version, its devices, and what a call may ask of it. No TVM."""

from __future__ import annotations

import ctypes
import os
import re
from functools import cache

__all__ = ["LIBRARIES", "MadeBy", "hip", "look"]

LIBRARIES = ("libamdhip64.so.7", "libamdhip64.so.6")
_PROPERTIES = 1 << 14  # bytes, more than hipDeviceProp_t has in any version

MadeBy = tuple[str, tuple[tuple[str, str], ...]]


@cache
def hip() -> ctypes.CDLL | None:
    """libamdhip64, $TK_HIP's or the system's; None where there is none."""
    own = os.environ.get("TK_HIP")
    for name in (own,) if own else LIBRARIES:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    return None


def look() -> MadeBy:
    """ROCm's version, "6.3", and (name, architecture) of each device; ("", ()) without a driver that answers."""
    library = hip()
    if library is None or library.hipInit(0) != 0:
        return "", ()
    version, count = ctypes.c_int(), ctypes.c_int()
    if library.hipRuntimeGetVersion(ctypes.byref(version)) != 0 or library.hipGetDeviceCount(ctypes.byref(count)) != 0:
        return "", ()
    # HIP_VERSION is major · 10^7 + minor · 10^5 + patch (hip_version.h)
    text = f"{version.value // 10_000_000}.{version.value // 100_000 % 100}"
    return text, tuple(_device(library, index) for index in range(count.value))


def _device(library: ctypes.CDLL, index: int) -> tuple[str, str]:
    """A device's name and architecture, ("", "") where it does not tell. Where the architecture stands among the properties
    depends on HIP's version; it is the one text there that begins with gfx."""
    properties = ctypes.create_string_buffer(_PROPERTIES)
    ask = getattr(library, "hipGetDevicePropertiesR0600", None) or library.hipGetDeviceProperties
    if ask(properties, index) != 0:
        return "", ""
    name = properties.value.decode(errors="replace")
    found = re.search(rb"\0(gfx[0-9a-f]{3,5})\b", properties.raw)
    return name, found[1].decode() if found else ""
