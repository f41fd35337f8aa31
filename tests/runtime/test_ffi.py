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


def test_the_compiler_is_whole() -> None:
    subprocess.run([sys.executable, "-c", SCRIPT], check=True)
