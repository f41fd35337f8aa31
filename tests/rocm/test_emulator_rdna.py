"""What only RDNA has: waves of 32, two instructions at once, halves as registers, split barriers, counters of their own."""

from __future__ import annotations

import ml_dtypes
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


WMMA = {
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "iu8": np.int8,
    "fp8_fp8": ml_dtypes.float8_e4m3fn,
    "bf8_bf8": ml_dtypes.float8_e5m2,
}


def _wmma(arch: str, kind: str, a: np.ndarray, b: np.ndarray, spoil: bool = False) -> np.ndarray:
    """a · bᵀ of 16 × 16 each by one instruction. By AMD's documents of RDNA 3 and 4, a lane holds row lane % 16 of either
    operand: all of its k on RDNA 3, in both halves of the wave; k from 8 · (lane / 16) on of RDNA 4. Of the result it holds
    column lane % 16: row 2 · register + lane / 16 on RDNA 3, row register + 8 · (lane / 16) on RDNA 4."""
    third, lane, number = arch == "gfx1100", np.arange(32), np.arange(8)
    sums = np.int32 if kind == "iu8" else np.float32

    def rounded(x: np.ndarray) -> np.ndarray:
        rows = x[lane % 16] if third else x.reshape(16, 2, 8)[lane % 16, lane // 16]
        return np.ascontiguousarray(rows).view(np.uint32)

    x, y, out = rounded(a), rounded(b), np.zeros((32, 8), sums)
    if spoil:
        x = x.copy()
        x[20] += 1
    words = x.shape[1]
    wait = "s_waitcnt vmcnt(0) lgkmcnt(0)" if third else "s_wait_idle"
    loads = "".join(
        f" global_load_b32 v{first + at}, v1, s[{base}:{base + 1}] offset:{4 * at}\n"
        for first, base in ((16, 4), (24, 6))
        for at in range(words)
    )
    signs = " neg_lo:[1,1,0]" if kind == "iu8" else ""
    name = f"v_wmma_{'i32' if kind == 'iu8' else 'f32'}_16x16x16_{kind}"
    body = f""" s_load_b128 s[4:7], s[0:1], 0x0
 s_load_b64 s[8:9], s[0:1], 0x10
 v_mul_u32_u24_e32 v1, {4 * words}, v0
 v_lshlrev_b32_e32 v2, 5, v0
 {wait}
{loads} {wait}
 {name} v[40:47], v[16:{15 + words}], v[24:{23 + words}], 0{signs}
 global_store_b128 v2, v[40:43], s[8:9]
 global_store_b128 v2, v[44:47], s[8:9] offset:16
"""
    Program(kernel(body, arch)).launch("k", (1,), (32,), [x, y, Undefined(out)])
    found = np.zeros((16, 16), sums)
    rows = 2 * number[None, :] + lane[:, None] // 16 if third else number[None, :] + 8 * (lane[:, None] // 16)
    found[rows, lane[:, None] % 16] = out
    return found


@pytest.mark.parametrize(
    ("arch", "kind"),
    [(arch, kind) for arch in ("gfx1100", "gfx1201") for kind in WMMA if arch == "gfx1201" or "8_" not in kind],
)
def test_wmma_by_the_documents(arch: str, kind: str) -> None:
    draw = np.random.default_rng(3)
    a, b = (
        (draw.integers(-128, 128, (16, 16)) if kind == "iu8" else draw.standard_normal((16, 16))).astype(WMMA[kind])
        for _ in "ab"
    )
    want = a.astype(np.float64) @ b.astype(np.float64).T
    np.testing.assert_allclose(_wmma(arch, kind, a, b), want, rtol=1e-5, atol=1e-5)


def test_halves_of_a_wave_that_differ_are_caught() -> None:
    a, b = (np.random.default_rng(seed).standard_normal((16, 16)).astype(np.float16) for seed in (1, 2))
    with pytest.raises(EmulatorError, match="undefined"):
        _wmma("gfx1100", "f16", a, b, spoil=True)


def test_pseudo_scalar_transcendentals() -> None:
    """RDNA 4's v_s_*: one number in a scalar register (RDNA 4 ISA, VOP3 pseudo-scalar transcendentals)."""
    for name, expected in (("rcp", 0.25), ("rsq", 0.5), ("sqrt", 2.0), ("exp", 16.0), ("log", 2.0)):
        got = lanes(f" s_mov_b32 s20, 0x40800000\n v_s_{name}_f32 s20, s20", arch="gfx1201")[1]
        assert np.uint32(got & 0xFFFFFFFF).view(np.float32) == expected
