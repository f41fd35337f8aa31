"""What only RDNA has: waves of 32, two instructions at once, halves as registers, split barriers, counters of their own."""

from __future__ import annotations

import numpy as np
import pytest

from tests.rocm.assembled import kernel, lanes
from tests.rocm.emulator import EmulatorError, Program, Undefined


def source(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 2**32, 32, dtype=np.uint32)


def test_both_halves_of_a_dual_instruction_read_first() -> None:
    x, y = source(1), source(2)
    swap = " v_dual_mov_b32 v2, v4 :: v_dual_mov_b32 v4, v2\n v_dual_mov_b32 v8, v2 :: v_dual_mov_b32 v9, v4"
    out, _, _ = lanes(swap, x, y, arch="gfx1100")
    assert (out == y | x.astype(np.uint64) << np.uint64(32)).all()
    chained = " v_dual_add_nc_u32 v2, v2, v4 :: v_dual_mov_b32 v9, v2\n v_mov_b32_e32 v8, v2"
    out, _, _ = lanes(chained, x, y, arch="gfx1100")
    assert (out == (x + y).astype(np.uint64) | x.astype(np.uint64) << np.uint64(32)).all()


def test_halves_are_registers() -> None:
    x, y = source(1), source(2)
    out, _, _ = lanes(" v_mov_b32_e32 v8, v2\n v_add_nc_u16 v8.h, v4.l, v2.h", x, y, arch="gfx1100")
    assert (out == (x & 0xFFFF) | ((y & 0xFFFF) + (x >> 16) & 0xFFFF) << 16).all()


def test_a_mask_is_one_scalar() -> None:
    x, y = source(1), source(2)
    _, mask, _ = lanes(" s_mov_b32 s21, 7\n v_cmp_lt_u32_e64 s20, v2, v4", x, y, arch="gfx1201")
    assert mask == sum(1 << lane for lane in range(32) if x[lane] < y[lane]) | 7 << 32


TURN = """
 s_load_b128 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 v_sub_nc_u32_e32 v2, 0x1fc, v1
 s_wait_kmcnt 0x0
 global_load_b32 v3, v1, s[4:5]
 s_wait_loadcnt 0x0
 ds_store_b32 v1, v3
 s_wait_dscnt 0x0
 s_barrier_signal -1
 v_mov_b32_e32 v4, 1
 s_barrier_wait -1
 ds_load_b32 v5, v2
 s_wait_dscnt 0x0
 global_store_b32 v1, v5, s[6:7]
"""
FAULTS = {
    "a signal before the store has arrived": ("v1, v3\n s_wait_dscnt 0x0", "v1, v3", "read after write"),
    "a read between signal and wait": (" v_mov_b32_e32 v4, 1", " ds_load_b32 v4, v2", "read after write"),
    "no wait for the load": (" s_wait_loadcnt 0x0", " s_wait_storecnt 0x0", "missing wait for v3"),
    "no wait for the argument": (" s_wait_kmcnt 0x0", " s_wait_dscnt 0x0", "missing wait for s4"),
}


@pytest.mark.parametrize("fault", [None, *FAULTS])
def test_split_barriers_and_counters(fault: str | None) -> None:
    x, y = np.arange(128, dtype=np.uint32), np.zeros(128, np.uint32)
    if fault is None:
        Program(kernel(TURN, "gfx1201", lds=512)).launch("k", (1,), (128,), [x, Undefined(y)])
        assert (y == x[::-1]).all()
        return
    old, new, message = FAULTS[fault]
    assert TURN.count(old) == 1
    with pytest.raises(EmulatorError, match=message):
        Program(kernel(TURN.replace(old, new), "gfx1201", lds=512)).launch("k", (1,), (128,), [x, Undefined(y)])
