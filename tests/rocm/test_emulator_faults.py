"""Faults put into kernels on purpose: each must be caught, and the kernel without it must pass."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tests.rocm.assembled import kernel
from tests.rocm.emulator import EmulatorError, Program, Undefined

# 256 threads turn a block of 256 words around through LDS; the second half turns it again.
TURN = """
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 v_sub_u32_e32 v2, 0x3fc, v1
 s_lshl_b32 s8, s2, 10
 v_add_u32_e32 v3, s8, v1
 s_waitcnt lgkmcnt(0)
 global_load_dword v4, v3, s[4:5]
 s_waitcnt vmcnt(0)
 ds_write_b32 v1, v4
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v5, v2
 s_waitcnt lgkmcnt(0)
 v_add_u32_e32 v5, 1, v5
 s_barrier
 ds_write_b32 v1, v5
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v6, v2
 s_waitcnt lgkmcnt(0)
 global_store_dword v3, v6, s[6:7]
"""
BRANCH = "s_cmp_eq_u32 s30, 0\n s_cbranch_scc1 .L9\n.L9:\n "
FAULTS = {
    "a barrier without the wait before it": ("v4\n s_waitcnt lgkmcnt(0)\n s_barrier", "v4\n s_barrier", "read after write"),
    "no barrier after a write": ("v4\n s_waitcnt lgkmcnt(0)\n s_barrier", "v4\n s_waitcnt lgkmcnt(0)", "read after write"),
    "no barrier before the next write": ("v5\n s_barrier", "v5", "write after read"),
    "a wait that leaves the load": ("s[4:5]\n s_waitcnt vmcnt(0)", "s[4:5]\n s_waitcnt vmcnt(1)", "missing wait for v4"),
    "no wait for an argument": ("v3, s8, v1\n s_waitcnt lgkmcnt(0)", "v3, s8, v1", "missing wait for s4"),
    "a read that is not waited for": ("v6, v2\n s_waitcnt lgkmcnt(0)", "v6, v2", "missing wait for v6"),
    "one word further": ("v2, 0x3fc, v1", "v2, 0x400, v1", "LDS out of bounds: a load of 4 bytes at 0x400"),
    "one block further": ("s8, s2, 10", "s8, s2, 11", "global memory out of bounds: a load of 4 bytes"),
    "LDS that nobody wrote": (" ds_write_b32 v1, v4\n", "", "undefined value that is stored"),
    "a register that nobody wrote": ("v5, 1, v5", "v5, v9, v5", "undefined value that is stored"),
    "an address that nobody wrote": ("ds_read_b32 v5, v2", "ds_read_b32 v5, v10", "undefined value that is an address"),
    "a branch on what nobody wrote": ("s_lshl_b32 s8", BRANCH + "s_lshl_b32 s8", "undefined value that decides a branch"),
}  # fmt: skip


def run(text: str, lds: int = 1024) -> tuple[np.ndarray, np.ndarray]:
    x, y = np.arange(512, dtype=np.int32), np.zeros(512, np.int32)
    Program(kernel(text, lds=lds)).launch("k", (2,), (256,), [x, Undefined(y)])
    return x, y


def test_right_kernel_passes() -> None:
    x, y = run(TURN)
    assert (y == x + 1).all()


@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_caught(fault: str) -> None:
    old, new, message = FAULTS[fault]
    assert TURN.count(old) == 1
    with pytest.raises(EmulatorError, match=re.escape(message)):
        run(TURN.replace(old, new))


def test_message_names_kernel_instruction_and_line() -> None:
    text = TURN.replace("v2, 0x3fc, v1", "v2, 0x400, v1")
    line = kernel(text).splitlines().index(" ds_read_b32 v5, v2") + 1
    with pytest.raises(EmulatorError, match=rf"k, line {line}: 'ds_read_b32 v5, v2' \(block \(0, 0, 0\), wave 0, lane 0\)"):
        run(text)


@pytest.mark.parametrize("store", [False, True])
def test_one_element_past_the_end(store: bool) -> None:
    access = "global_store_dword v1, v1, s[4:5]" if store else "global_load_dword v2, v1, s[4:5]"
    body = f" s_load_dwordx2 s[4:5], s[0:1], 0x0\n v_lshlrev_b32_e32 v1, 2, v0\n s_waitcnt lgkmcnt(0)\n {access}"
    program = Program(kernel(body))
    program.launch("k", (1,), (64,), [np.zeros(64, np.int32)])
    with pytest.raises(EmulatorError, match=f"a {'store' if store else 'load'} of 4 bytes at .* lane 63"):
        program.launch("k", (1,), (64,), [np.zeros(63, np.int32)])


def test_waves_that_never_meet() -> None:
    body = " v_cmp_gt_u32_e32 vcc, 64, v0\n s_cbranch_vccz .L1\n s_barrier\n.L1:\n s_barrier"
    Program(kernel(body)).launch("k", (1,), (128,), [])  # a wave that has ended counts as arrived
    with pytest.raises(EmulatorError, match="budget"):
        Program(kernel(".L1:\n s_branch .L1")).launch("k", (1,), (64,), [], budget=1000)


def test_prefetch_stays_in_flight_over_a_barrier() -> None:
    """A load straight to LDS must be waited for before the barrier: after it is a race for the other waves."""
    body = """
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 v_sub_u32_e32 v2, 0x1fc, v1
 v_readfirstlane_b32 s8, v1
 s_mov_b32 m0, s8
 s_waitcnt lgkmcnt(0)
 global_load_lds_dword v1, s[4:5]
 {before}
 s_barrier
 {after}
 ds_read_b32 v3, v2
 s_waitcnt lgkmcnt(0)
 global_store_dword v1, v3, s[6:7]
"""
    x, y = np.arange(128, dtype=np.int32), np.zeros(128, np.int32)
    Program(kernel(body.format(before="s_waitcnt vmcnt(0)", after=""), lds=512)).launch("k", (1,), (128,), [x, y])
    assert (y == x[::-1]).all()
    with pytest.raises(EmulatorError, match="read after write between waves"):
        Program(kernel(body.format(before="", after="s_waitcnt vmcnt(0)"), lds=512)).launch("k", (1,), (128,), [x, y])


def test_two_waves_may_write_equal_values_and_no_others() -> None:
    body = " v_mov_b32_e32 v1, 0\n {value}\n ds_write_b32 v1, v2"
    Program(kernel(body.format(value="v_mov_b32_e32 v2, 5"), lds=16)).launch("k", (1,), (128,), [])
    with pytest.raises(EmulatorError, match="write after write between waves, of LDS at 0"):
        Program(kernel(body.format(value="v_lshrrev_b32_e32 v2, 6, v0"), lds=16)).launch("k", (1,), (128,), [])


def test_no_lane_is_active_in_a_later_block_either() -> None:
    """EXEC is 0 where a wave goes over a branch that none of its lanes takes, whatever it was when the block before ended."""
    body = """
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_lshl_b32 s6, s2, 8
 v_add_u32_e32 v1, s6, v1
 v_mov_b32_e32 v3, 7
 s_mov_b64 exec, 0
 v_mov_b32_e32 v3, 9
 s_mov_b64 exec, 1
 v_mov_b32_e32 v4, 5
 s_mov_b64 exec, -1
 s_waitcnt lgkmcnt(0)
 global_store_dword v1, v3, s[4:5]
 s_mov_b64 exec, 1
 v_mov_b32_e32 v4, 6
"""
    out = np.zeros(192, np.uint32)
    Program(kernel(body)).launch("k", (3,), (64,), [Undefined(out)])
    assert (out == 7).all()
