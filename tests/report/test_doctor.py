import json
import subprocess
import sys

import pytest

from tk.report import doctor
from tk.report.doctor import Check, examine, readiness, satisfies


@pytest.mark.parametrize(
    ("version", "need", "holds"),
    [
        ("2.13.0+cpu", ">=2.11,<2.16", True),
        ("2.16.0", ">=2.11,<2.16", False),
        ("0.1.15", "==0.1.14.post1", False),
        ("0.1.14.post1", "==0.1.14.post1", True),
        ("9", ">=10", False),
        ("1.26", ">=1.26", True),
        ("3.0", "", True),
    ],
)
def test_version_specifiers(version, need, holds):
    assert satisfies(version, need) is holds


def test_this_machine_compiles_for_its_cpu():
    checks = examine()
    by_name = {check.name: check for check in checks}
    assert by_name["apache-tvm-ffi"].found == "0.1.14.post1"
    assert all(check.ok for check in checks if check.needed_for == "everything")
    cpu = readiness(checks)[0]
    assert (cpu.target, cpu.compiles, cpu.runs, cpu.missing) == ("cpu", True, True, ())


def test_a_wrong_ffi_is_found_and_mended(monkeypatch):
    real = doctor.metadata.version
    monkeypatch.setattr(doctor.metadata, "version", lambda name: "0.1.15" if name == "apache-tvm-ffi" else real(name))
    check = next(check for check in examine() if check.name == "apache-tvm-ffi")
    assert not check.ok
    assert check.fix == 'pip install "apache-tvm-ffi==0.1.14.post1"'
    cpu = readiness(
        [check, *[Check(name, True, "", "compiling") for name in ("TVM's compiler", "LLVM", "C compiler", "CUDA assembler")]]
    )[0]
    assert not cpu.compiles
    assert not cpu.runs
    assert cpu.missing == ("apache-tvm-ffi",)


def test_without_a_c_compiler_packages_still_run(monkeypatch):
    monkeypatch.setattr(doctor.shutil, "which", lambda name: None)
    checks = examine()
    assert next(check for check in checks if check.name == "C compiler").fix
    cpu = readiness(checks)[0]
    assert not cpu.compiles
    assert cpu.runs


def test_a_gpu_makes_its_architecture_run():
    base = [Check(name, True, "", "compiling") for name in ("TVM's compiler", "LLVM", "C compiler", "CUDA assembler")]
    targets = {each.target: each for each in readiness([*base, Check("GPU 0", True, "NVIDIA H200 sm_90", "running on CUDA")])}
    assert targets["cuda:sm_90a"].runs
    assert not targets["cuda:sm_80"].runs


@pytest.mark.rotated(4)
def test_the_command_prints_json_and_says_by_its_status_whether_the_cpu_works():
    done = subprocess.run([sys.executable, "-m", "tk.cli", "doctor", "--json"], capture_output=True, text=True, check=False)
    document = json.loads(done.stdout)
    assert document["ok"] is (done.returncode == 0)
    assert {check["name"] for check in document["checks"]} >= {"Python", "torch", "C compiler", "CUDA driver"}


def test_tk_imported_from_its_sources_is_told(monkeypatch):
    def absent(name):
        raise doctor.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(doctor.metadata, "requires", absent)
    checks = examine()
    assert not next(check for check in checks if check.name == doctor.DISTRIBUTION).ok
    assert readiness(checks)[0].compiles
