"""A sample of `file_faults`, or with TK_ALL_TESTS=1 every file that fails: one TkError each, and nothing is lost."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.sample import ALL, sample


@pytest.mark.rotated(6)
def test_each_file_that_fails_is_one_error() -> None:
    command = [sys.executable, "-m", "tests.file_faults", *(["1"] if ALL else ["open", "size", "24"])]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "TkError" in done.stdout
    assert "done" in done.stdout


@pytest.mark.rotated(6)
def test_a_temporary_folder_that_is_full() -> None:
    program = "import resource, torch, tk\nresource.setrlimit(resource.RLIMIT_FSIZE, (6000, -1))\n"
    program += "try: tk.compile(torch.nn.ReLU(), (torch.ones(2),), target='cpu', verify=False)\n"
    program += "except tk.TkError as error: assert 'temporary folder' in str(error), error\nelse: raise SystemExit(3)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.rotated(6)
@pytest.mark.parametrize("limit", sample(["RLIMIT_AS", "RLIMIT_DATA"], 2))
def test_a_limit_on_memory_refuses_a_compile_before_it_begins(limit: str) -> None:
    program = f"""import resource, torch, tk
tk.compile(torch.nn.ReLU(), (torch.ones(2),), target="cpu", verify=False)
field = {{"RLIMIT_AS": 0, "RLIMIT_DATA": 5}}["{limit}"]
used = int(open("/proc/self/statm").read().split()[field]) * resource.getpagesize()
def compiled(room):
    resource.setrlimit(resource.{limit}, (used + room, -1))
    try: tk.compile(torch.nn.ReLU(), (torch.ones(2),), target="cpu", verify=False)
    except tk.TkError as error: return "below this process' limit" in str(error)
assert all(compiled(room << 20) for room in (0, 20, 200))
assert compiled(2 << 30) is None"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
