"""TVM as commands that compile import it: the same TVM, with its list of functions asked for once."""

import subprocess
import sys

SCRIPT = """
from tk.runtime.ffi import import_compiler
import_compiler()
import sys
assert "tvm" in sys.modules
import tvm, tvm_ffi
from tvm_ffi import registry
before = len(registry.list_global_func_names())
tvm_ffi.register_global_func("tests.one_more", lambda: 1)
assert len(registry.list_global_func_names()) == before + 1
try:
    tvm.ir.Op.get("no.such.operator")
except AttributeError as error:
    assert "no.such.operator is not registered" in str(error)
else:
    raise AssertionError
listed = {name.removeprefix("relax.op.") for name in registry.list_global_func_names() if name.startswith("relax.op.")}
flat = [name for name in listed if "." not in name]
assert flat and all(hasattr(tvm.relax.op._ffi_api, name) for name in flat)
import_compiler()
"""


BEHIND_TORCH = """
import torch, tvm_ffi
from tvm_ffi import registry
lists = [0]
def counted(listed=registry.list_global_func_names):
    lists[0] += 1
    return listed()
registry.list_global_func_names = counted
import tk
tk.compile
import sys
assert "tvm" in sys.modules and registry.list_global_func_names is counted
assert lists[0] < 25, lists
import tvm
flat = [name.removeprefix("relax.op.") for name in counted() if name.startswith("relax.op.")]
flat = [name for name in flat if "." not in name]
assert flat and all(hasattr(tvm.relax.op._ffi_api, name) for name in flat)
"""


def test_functions_are_listed_seldom_behind_torch() -> None:
    """TVM's 51 modules list all global functions, each for itself, unless tk imports it."""
    subprocess.run([sys.executable, "-c", BEHIND_TORCH], check=True)


def test_the_compiler_is_whole() -> None:
    subprocess.run([sys.executable, "-c", SCRIPT], check=True)
