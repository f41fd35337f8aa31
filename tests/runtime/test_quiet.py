"""What C++ logs is not shown, but where all is asked for; what is written to the descriptor itself always is."""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import ctypes, os, sys
from tk.tuning.workers.worker import import_tvm
import_tvm()  # without torch
from tk import debug
from tk.runtime.quiet import lasting, quiet

library = ctypes.CDLL("libstdc++.so.6")
cerr = ctypes.addressof(ctypes.c_char.in_dll(library, "_ZSt4cerr"))
library._ZNSo5writeEPKcl.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_long]
log = lambda text: library._ZNSo5writeEPKcl(cerr, text, len(text))
debug.libraries = sys.argv[1] == "all"
log(b"before ")
with quiet():
    log(b"inside ")
    with quiet():
        log(b"deeper ")
    log(b"still ")
    os.write(2, b"direct ")
log(b"after ")
lasting(not debug.libraries)
with quiet(): pass
log(b"silent ")
lasting(False)
log(b"end")
"""
SHOWN = "before direct after end"


@pytest.mark.skipif(sys.platform != "linux", reason="libstdc++ is Linux's")
@pytest.mark.parametrize(("how", "shown"), [("less", SHOWN), ("all", "before inside deeper still direct after silent end")])
def test_cerr_is_silent_within(how: str, shown: str) -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT, how], capture_output=True, text=True, check=True)
    assert done.stderr == shown
