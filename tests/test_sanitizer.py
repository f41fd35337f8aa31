"""What compute-sanitizer runs is built without a GPU."""

from __future__ import annotations

import pickle
import sys
import time
from pathlib import Path

import pytest

import tk.schedule.case as cases
from tests.gpu.sanitizer import FOUND, build, left_of, under_tools
from tk.codegen.nvcc import find_nvcc, find_nvrtc


@pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="no CUDA assembler")
def test_a_case_s_kernel_is_built_with_its_inputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cases, "_run", cases._run)  # which build puts another function for
    path = tmp_path / "0.kernel"
    assert build("cuda.transpose", 0, "h200", path) == ""
    name, library, inputs, outputs = pickle.loads(path.read_bytes())
    assert name.startswith("cuda.transpose ")
    assert library.startswith(b"\x7fELF")
    assert inputs
    assert outputs


# Stands for the tool: runs what its folder's kernels say, "ok", "fault" at each try, or "once", a fault of the first try.
TOOL = """#!{python}
import os, pickle, signal, sys
from pathlib import Path
sys.path.insert(0, {root!r})
from tests.gpu.sanitizer import left_of
tool, folder = sys.argv[2], Path(sys.argv[-1])
for path in left_of(folder, tool):
    says = pickle.loads(path.read_bytes())[0]
    once = path.with_suffix(".tried")
    if says == "fault" or (says == "once" and not once.exists()):
        once.touch()
        os.kill(os.getpid(), signal.SIGSEGV)
    path.with_suffix("." + tool).touch()
sys.exit({code})
"""


@pytest.mark.parametrize(("says", "code", "ends", "ran"), [
    (["ok", "once", "ok", "once"], 0, 0, 4), (["ok", "once"], FOUND, FOUND, 2), (["fault", "ok", "fault", "ok"], 0, -11, 2),
    (["fault", "ok"], FOUND, FOUND, 1),
])  # fmt: skip
def test_a_tool_that_ends_goes_on_with_the_other_kernels(
    says: list[str], code: int, ends: int, ran: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = tmp_path / "bin" / "compute-sanitizer"
    tool.parent.mkdir()
    tool.write_text(TOOL.format(python=sys.executable, root=str(Path(__file__).parent.parent), code=code))
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tool.parent), prepend=":")
    folder = tmp_path / "kernels"
    folder.mkdir()
    for number, each in enumerate(says):
        (folder / f"{number}.kernel").write_bytes(pickle.dumps((each,)))
    began = time.perf_counter()
    assert under_tools(["initcheck"], folder, 300) == {"initcheck": ends}
    assert len(list(folder.glob("*.initcheck"))) == ran
    assert left_of(folder, "initcheck") == []
    assert time.perf_counter() - began < 300
