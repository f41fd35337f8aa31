"""The fake HIP library: what a runtime asks of libamdhip64, with kernels run by the emulator, in a fresh process."""

from __future__ import annotations

import ctypes
import json
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rocm.assembled import kernel
from tests.rocm.emulated import environment
from tests.rocm.emulator import Program, fake_hip, fnv1a

# y[i] = x[i] + 1 for 256 words, one block of 64 threads a quarter; `wide` asks a fifth block, which is out of bounds
BODY = """
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 s_lshl_b32 s8, s2, 8
 v_lshl_add_u32 v1, v0, 2, s8
 s_waitcnt lgkmcnt(0)
 global_load_dword v2, v1, s[4:5]
 s_waitcnt vmcnt(0)
 v_add_u32_e32 v2, 1, v2
 global_store_dword v1, v2, s[6:7]
"""
RUN = """
import ctypes, json, sys
import numpy as np
hip = ctypes.CDLL("libamdhip64.so.7")
hip.hipGetErrorString.restype = ctypes.c_char_p
code = open(sys.argv[1], "rb").read()
module, function, x, y, stream = (ctypes.c_void_p() for _ in range(5))
out = {"load": hip.hipModuleLoadData(ctypes.byref(module), code)}
out["function"] = hip.hipModuleGetFunction(ctypes.byref(function), module, b"k")
out["no function"] = hip.hipModuleGetFunction(ctypes.byref(ctypes.c_void_p()), module, b"no")
for p in (x, y):
    hip.hipMalloc(ctypes.byref(p), ctypes.c_size_t(1024))
hip.hipStreamCreate(ctypes.byref(stream))
host, back = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)


def launch(blocks):
    packed = np.array([x.value, y.value], np.uint64)
    size = ctypes.c_size_t(16)
    extra = (ctypes.c_void_p * 5)(1, packed.ctypes.data, 2, ctypes.addressof(size), 3)
    return hip.hipModuleLaunchKernel(function, blocks, 1, 1, 64, 1, 1, 0, stream, None, extra)


out["undefined"] = launch(4), hip.hipGetErrorString(719).decode()
out["copy"] = hip.hipMemcpy(x, host.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(1024), 1)
out["launch"] = launch(4)
hip.hipMemcpy(back.ctypes.data_as(ctypes.c_void_p), y, ctypes.c_size_t(1024), 2)
out["right"] = bool((back == host + 1).all())
out["wide"] = launch(5), hip.hipGetErrorString(719).decode()
out["long copy"] = hip.hipMemcpy(x, host.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(1028), 1)
graph, instance = ctypes.c_void_p(), ctypes.c_void_p()
hip.hipStreamBeginCapture(stream, 0)
out["captured"] = launch(4)
hip.hipMemcpyAsync(x, y, ctypes.c_size_t(1024), 3, stream)
hip.hipStreamEndCapture(stream, ctypes.byref(graph))
hip.hipGraphInstantiate(ctypes.byref(instance), graph, None, None, ctypes.c_size_t(0))
hip.hipMemcpy(x, host.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(1024), 1)
out["replays"] = [hip.hipGraphLaunch(instance, stream) for _ in range(3)]
hip.hipMemcpy(back.ctypes.data_as(ctypes.c_void_p), y, ctypes.c_size_t(1024), 2)
out["replayed"] = bool((back == host + 3).all())
out["free"] = hip.hipFree(x), hip.hipFree(x)
print(json.dumps(out))
"""


def code_object(content: bytes) -> bytes:
    """As much of an ELF file as tells its size: the section headers stand at its end."""
    header = bytearray(64)
    header[:4] = b"\x7fELF"
    struct.pack_into("<Q", header, 40, 64 + len(content))
    struct.pack_into("<HH", header, 58, 64, 1)
    return bytes(header) + content + bytes(64)


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    folder = tmp_path_factory.mktemp("hip")
    code = folder / "code.hsaco"
    code.write_bytes(code_object(b"the code of k"))
    path = Program(kernel(BODY)).install(folder / "programs", code.read_bytes())
    assert path.name == f"{fnv1a(code.read_bytes()):016x}.emulated"
    library = fake_hip(folder / "lib")
    environment = {
        **os.environ,
        "LD_LIBRARY_PATH": str(library),
        "TK_FAKE_HIP": str(path.parent),
        "TK_FAKE_HIP_LOG": str(folder / "log"),
    }
    environment["PATH"] = str(Path(sys.executable).parent)  # no compiler
    done = subprocess.run([sys.executable, "-c", RUN, str(code)], env=environment, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return {**json.loads(done.stdout), "log": (folder / "log").read_text(encoding="utf-8"), "errors": done.stderr}


def test_kernel_runs(answers: dict[str, object]) -> None:
    assert [answers[key] for key in ("load", "function", "copy", "launch")] == [0, 0, 0, 0]
    assert answers["right"]
    assert answers["no function"] == 500


def test_faults_fail_the_launch_and_say_why(answers: dict[str, object]) -> None:
    code, text = answers["undefined"]  # type: ignore[misc]
    assert code == 719
    assert text.startswith("undefined value: kernel k, line ")
    code, text = answers["wide"]  # type: ignore[misc]
    assert code == 719
    assert text.startswith("global memory out of bounds: kernel k, line ")
    assert text in str(answers["errors"])
    assert answers["long copy"] == 1
    assert answers["free"] == [0, 1]


def test_graphs_replay_and_launches_are_logged(answers: dict[str, object]) -> None:
    assert answers["captured"] == 0
    assert answers["replays"] == [0, 0, 0]
    assert answers["replayed"]
    lines = [line.split("\t") for line in str(answers["log"]).splitlines()]
    assert [line[1] for line in lines if line[0] == "graph"] == ["2"] * 3
    lines = [line for line in lines if line[0] != "graph"]
    assert [line[-1] == "ok" for line in lines] == [False, True, False, True, True, True]
    assert lines[1][:4] == ["k", "4,1,1", "64,1,1", "0"]


def test_a_process_has_one_device_memory_whatever_folders_it_runs_from(tmp_path: Path) -> None:
    """TVM keeps the library that it opened first; what asks of HIP later, under another folder, must know of its memory."""
    first, other = (ctypes.CDLL(environment(tmp_path / name, "gfx942")["TK_HIP"]) for name in ("first", "other"))
    address = ctypes.c_void_p()
    assert first.hipMalloc(ctypes.byref(address), ctypes.c_size_t(64)) == 0
    assert other.hipFree(address) == 0
