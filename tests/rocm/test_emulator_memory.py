"""LDS, buffers, atomics, lane moves and what is counted: instructions whose meaning is where a value goes."""
# ruff: noqa: E501 (kernels on one line)

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.rocm.assembled import kernel, lanes
from tests.rocm.emulator import EmulatorError, Program, Undefined

LANE = np.arange(64)
WAIT = "s_waitcnt lgkmcnt(0)"


def source(seed: int = 1) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 2**32, 64, dtype=np.uint32)


def row(values: Callable[[int, int], int]) -> np.ndarray:
    """The lane that each lane's value comes from, by row of 16 and lane in it; -1 where none."""
    return np.array([values(lane & ~15, lane & 15) for lane in range(64)])


DPP = {
    "quad_perm:[3,0,1,2]": row(lambda r, k: r + (k & ~3) + [3, 0, 1, 2][k & 3]),
    "row_shl:3": row(lambda r, k: r + k + 3 if k + 3 < 16 else -1),
    "row_shr:5": row(lambda r, k: r + k - 5 if k >= 5 else -1),
    "row_ror:7": row(lambda r, k: r + (k - 7) % 16),
    "row_mirror": row(lambda r, k: r + 15 - k),
    "row_half_mirror": row(lambda r, k: r + (k & 8) + 7 - (k & 7)),
    "row_newbcast:9": row(lambda r, k: r + 9),
    "row_bcast:15": row(lambda r, k: r - 1 if r else -1),
    "row_bcast:31": row(lambda r, k: 31 if r >= 32 else -1),
}


@pytest.mark.parametrize("control", DPP)
@pytest.mark.parametrize("bound", [False, True])
def test_dpp(control: str, bound: bool) -> None:
    """Without bound_ctrl a lane that gets nothing keeps its old value (v8 was 7); with it, it gets 0."""
    x, from_ = source(), DPP[control]
    tail = " bound_ctrl:1" if bound else ""
    out, _, _ = lanes(f" v_mov_b32_e32 v8, 7\n v_mov_b32_dpp v8, v2 {control} row_mask:0xf bank_mask:0xf{tail}", x)
    assert (out == np.where(from_ >= 0, x[from_], 0 if bound else 7)).all()


def test_dpp_masks_rows_and_banks_and_inactive_lanes() -> None:
    x = source()
    out, _, _ = lanes(" v_mov_b32_e32 v8, 7\n v_mov_b32_dpp v8, v2 row_mirror row_mask:0xa bank_mask:0x3", x)
    written = (LANE // 16 % 2 == 1) & (LANE % 16 < 8)
    assert (out == np.where(written, x[LANE ^ 15], 7)).all()
    out, _, _ = lanes(
        " v_mov_b32_e32 v8, 7\n s_mov_b64 exec, 0xffff\n s_mov_b32 exec_lo, 0xff\n v_mov_b32_dpp v8, v2 row_mirror row_mask:0xf bank_mask:0xf",
        x,
    )
    assert (out == 7).all()  # lanes 0 to 7 would read 15 to 8, which are inactive


def test_permutes_and_swizzles() -> None:
    x, at = source(), np.random.default_rng(5).permutation(64).astype(np.uint32)
    out, _, _ = lanes(f" v_lshlrev_b32_e32 v4, 2, v4\n ds_bpermute_b32 v8, v4, v2\n {WAIT}", x, at)
    assert (out == x[at]).all()
    out, _, _ = lanes(f" v_lshlrev_b32_e32 v4, 2, v4\n ds_permute_b32 v8, v4, v2\n {WAIT}", x, at)
    assert (out[at] == x).all()
    out, _, _ = lanes(f' ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM,"00p1i")\n {WAIT}', x)
    assert (out == x[(LANE & 32) | (LANE & 4) | 2 | (~LANE & 1)]).all()
    out, _, _ = lanes(f" ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM,2,3,1,0)\n {WAIT}", x)
    assert (out == x[(LANE & ~3) + np.array([2, 3, 1, 0])[LANE & 3]]).all()


def test_lanes_and_scalars() -> None:
    x = source()
    out, mask, _ = lanes(
        " s_mov_b64 exec, 0xf0\n v_readfirstlane_b32 s20, v2\n v_readlane_b32 s21, v2, 63\n v_writelane_b32 v8, s20, 5", x
    )
    assert mask == int(x[4]) | int(x[63]) << 32
    assert out[5] == x[4]


def test_lds_pairs_and_parts() -> None:
    x, y = source(), source(2)
    body = f"""
 v_lshlrev_b32_e32 v10, 2, v0
 ds_write2st64_b32 v10, v2, v4 offset0:1 offset1:3
 {WAIT}
 ds_read2_b32 v[8:9], v10 offset0:64 offset1:192
 {WAIT}
"""
    out, _, _ = lanes(body, x, y, lds=1024)
    assert (out == x | y.astype(np.uint64) << np.uint64(32)).all()
    body = f"""
 v_lshlrev_b32_e32 v10, 2, v0
 ds_write_b8 v10, v2
 ds_write_b8_d16_hi v10, v2 offset:1
 ds_write_b16 v10, v4 offset:2
 {WAIT}
 ds_read_i8 v8, v10 offset:1
 ds_read_u16 v9, v10 offset:2
 {WAIT}
"""
    out, _, _ = lanes(body, x, y, lds=256)
    assert (out & 0xFFFFFFFF == (x >> 16).astype(np.int8).astype(np.uint32)).all()
    assert (out >> np.uint64(32) == y & 0xFFFF).all()
    out, _, _ = lanes(
        f" v_lshlrev_b32_e32 v10, 2, v0\n ds_write_b32 v10, v2\n {WAIT}\n v_mov_b32_e32 v8, v4\n ds_read_u16_d16_hi v8, v10\n {WAIT}",
        x,
        y,
        lds=256,
    )
    assert (out == (x & 0xFFFF) << 16 | (y & 0xFFFF)).all()


def test_transposing_read() -> None:
    """ds_read_b64_tr_b16: of 16 lanes with 4 values each, a 4 by 16 matrix of rows, lane k gets column k."""
    x = np.random.default_rng(3).integers(0, 2**64, 64, dtype=np.uint64)
    body = f" v_lshlrev_b32_e32 v10, 3, v0\n ds_write_b64 v10, v[2:3]\n {WAIT}\n ds_read_b64_tr_b16 v[8:9], v10\n {WAIT}"
    out, _, _ = lanes(body, x, arch="gfx950", lds=512)
    matrix = x.view(np.uint16).reshape(4, 4, 16)
    assert (out.view(np.uint16).reshape(4, 16, 4) == matrix.transpose(0, 2, 1)).all()


def test_transposing_read_of_bytes() -> None:
    """ds_read_b64_tr_b8: of 16 lanes with 8 bytes each, an 8 by 16 matrix, two lanes a row, lane k gets column k."""
    x = np.random.default_rng(4).integers(0, 2**64, 64, dtype=np.uint64)
    body = f" v_lshlrev_b32_e32 v10, 3, v0\n ds_write_b64 v10, v[2:3]\n {WAIT}\n ds_read_b64_tr_b8 v[8:9], v10\n {WAIT}"
    out, _, _ = lanes(body, x, arch="gfx950", lds=512)
    matrix = x.view(np.uint8).reshape(4, 8, 16)
    assert (out.view(np.uint8).reshape(4, 16, 8) == matrix.transpose(0, 2, 1)).all()


ATOMICS = {
    "ds_add_u32 v10, v2": lambda x: x.sum(dtype=np.uint32),
    "ds_max_u32 v10, v2": np.max,
    "ds_min_i32 v10, v2": lambda x: min(0, x.view(np.int32).min()).astype(np.int32).view(np.uint32),
    "ds_or_b32 v10, v2": np.bitwise_or.reduce,
    "ds_xor_b32 v10, v2": np.bitwise_xor.reduce,
}


@pytest.mark.parametrize("instruction", ATOMICS)
def test_lds_atomics(instruction: str) -> None:
    x = source()
    body = f" v_mov_b32_e32 v10, 0\n v_mov_b32_e32 v11, 0\n ds_write_b32 v10, v11\n {WAIT}\n {instruction}\n ds_read_b32 v8, v10\n {WAIT}"
    out, _, _ = lanes(body, x, lds=16)
    assert (out == ATOMICS[instruction](x)).all()


def test_returned_values_of_atomics_are_in_order() -> None:
    x = np.arange(1, 65, dtype=np.uint32)
    body = (
        f" v_mov_b32_e32 v10, 0\n v_mov_b32_e32 v11, 0\n ds_write_b32 v10, v11\n {WAIT}\n ds_add_rtn_u32 v8, v10, v2\n {WAIT}"
    )
    out, _, _ = lanes(body, x, lds=16)
    assert (out == np.cumsum(x) - x).all()


def test_global_atomics() -> None:
    body = """
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_mov_b32_e32 v1, 0
 v_cvt_f32_u32_e32 v2, v0
 v_and_b32_e32 v3, 3, v0
 v_lshlrev_b32_e32 v3, 2, v3
 s_waitcnt lgkmcnt(0)
 global_atomic_add_f32 v3, v2, s[4:5]
 global_atomic_add v4, v1, v0, s[6:7] sc0
 s_waitcnt vmcnt(0)
 global_atomic_umax v1, v4, s[6:7] offset:4
"""
    x, y = np.zeros(4, np.float32), np.zeros(2, np.uint32)
    Program(kernel(body)).launch("k", (2,), (64,), [x, y])
    assert (x == 2 * np.arange(64).reshape(16, 4).sum(0)).all()
    assert y.tolist() == [2 * 2016, 2 * 2016 - 63]


def test_buffer_bounds_give_zero_and_drop_stores() -> None:
    """A raw buffer of 40 words: lanes past it load 0 and store nothing; the descriptor, not the array, is what bounds it."""
    body = """
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s8, s4
 s_mov_b32 s9, s5
 s_movk_i32 s10, 0xa0
 s_mov_b32 s11, 0x27000
 s_mov_b32 s12, s6
 s_mov_b32 s13, s7
 s_movk_i32 s14, 0x50
 s_mov_b32 s15, 0x27000
 buffer_load_dword v2, v1, s[8:11], 0 offen
 s_waitcnt vmcnt(0)
 buffer_store_dword v2, v1, s[12:15], 0 offen
 v_add_u32_e32 v3, 1, v2
"""
    x, y = np.arange(1, 41, dtype=np.uint32), np.full(64, 7, np.uint32)
    Program(kernel(body)).launch("k", (1,), (64,), [x, y])
    assert (y == np.where(LANE < 20, LANE + 1, 7)).all()


@pytest.mark.parametrize(("arch", "banks"), [("gfx942", 32), ("gfx950", 64)])
def test_bank_conflicts(arch: str, banks: int) -> None:
    """Strides in words: 1 and odd ones are free, a power of two multiplies the cycles, one word for all is broadcast."""

    def conflicts(stride: int) -> int:
        body = f" v_mul_u32_u24_e32 v10, {4 * stride}, v0\n ds_write_b32 v10, v2\n {WAIT}\n ds_read_b32 v8, v10\n {WAIT}"
        return lanes(body, source(), arch=arch, lds=65536)[2].counters.bank_conflicts("ds_read")

    each = 64 // (64 // banks)
    assert [conflicts(stride) for stride in (0, 1, 3, 17)] == [0, 0, 0, 0]
    assert conflicts(2) == (64 // banks) * (2 * each // banks - 1)
    assert conflicts(banks) == (64 // banks) * (each - 1)


def test_conflicts_of_wide_reads_follow_the_hardware_s_phases() -> None:
    """Rows of 64 bytes, 16 bytes a lane: 8 lanes in order hit 2 rows only; read so, rows 0 to 7 need a swizzle by pairs."""

    def conflicts(address: str) -> tuple[int, int]:
        body = f"{address}\n ds_write_b128 v10, v[2:5]\n {WAIT}\n ds_read_b128 v[12:15], v10\n {WAIT}"
        counters = lanes(body, source(), source(), lds=65536)[2].counters
        return counters.bank_conflicts("ds_write"), counters.bank_conflicts("ds_read")

    assert conflicts(" v_lshlrev_b32_e32 v10, 4, v0") == (0, 0)
    write, read = conflicts(" v_lshlrev_b32_e32 v10, 7, v0")  # 128 bytes apart: all 8 lanes of a phase in the same banks
    assert write == read == 8 * 7


def test_coalescing_counts_pieces() -> None:
    def pieces(shift: int) -> tuple[int, int]:
        body = f"""
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, {shift}, v0
 s_waitcnt lgkmcnt(0)
 global_load_dword v2, v1, s[4:5]
"""
        counters = Program(kernel(body)).launch("k", (1,), (64,), [np.zeros(4096, np.uint32)]).counters
        assert counters.classes == {"smem": 1, "valu": 1, "wait": 1, "vmem": 1, "branch": 1}
        return counters.transactions("global_load", 64), counters.transactions("global_load", 128)

    assert pieces(2) == (4, 2)
    assert pieces(3) == (8, 4)
    assert pieces(7) == (64, 64)


def test_outputs_that_stay_unwritten_are_counted() -> None:
    body = " s_load_dwordx2 s[4:5], s[0:1], 0x0\n v_lshlrev_b32_e32 v1, 2, v0\n s_waitcnt lgkmcnt(0)\n global_store_dword v1, v0, s[4:5]"
    y = np.zeros(70, np.uint32)
    assert Program(kernel(body)).launch("k", (1,), (64,), [Undefined(y)]).unwritten == 24


def test_what_is_undefined_may_be_moved_and_masked() -> None:
    """Only what decides something or leaves the kernel counts: halves and lanes that are defined stay so."""
    x = source()
    out, _, _ = lanes(" v_and_b32_e32 v8, 0xffff, v2\n v_lshl_or_b32 v30, v31, 16, v8\n v_and_b32_e32 v8, 0xffff, v30", x)
    assert (out == x & 0xFFFF).all()
    with pytest.raises(AssertionError, match="undefined value that is stored"):
        lanes(" v_lshl_or_b32 v8, v31, 16, v2", x)
    with pytest.raises(AssertionError, match="undefined value that decides EXEC"):
        lanes(" v_cmp_eq_u32_e32 vcc, v31, v2\n s_and_saveexec_b64 s[30:31], vcc", x)


@pytest.mark.parametrize(
    ("instruction", "value"),
    [
        ("v_add_u32_e32 v30, 12, v30", lambda x: x + 12),
        ("v_sub_u32_e32 v30, 5, v30", lambda x: 5 - x),
        ("v_mul_lo_u32 v30, v30, 7", lambda x: 7 * x),
        ("v_mad_u32_u24 v30, v30, 3, v30", lambda x: 4 * x),
        ("v_lshl_add_u32 v30, v30, 1, v30", lambda x: 3 * x),
        ("v_add3_u32 v30, v30, v30, 1", lambda x: 2 * x + 1),
        ("v_add_lshl_u32 v30, v30, v30, 2", lambda x: 8 * x),
        ("v_add_co_u32_e32 v30, vcc, 12, v30", lambda x: x + 12),
        ("v_cmp_eq_u32_e32 vcc, 0, v0\n v_addc_co_u32_e32 v30, vcc, v30, v30, vcc", lambda x: 2 * x + (LANE == 0)),
        ("v_cmp_eq_u32_e32 vcc, 0, v0\n v_subbrev_co_u32_e32 v30, vcc, 0, v30, vcc", lambda x: x - (LANE == 0)),
    ],
)
def test_sums_and_products_are_defined_below_what_is_undefined(instruction: str, value: Callable[[Any], Any]) -> None:
    """Carries go up alone: of what a 16-bit instruction of RDNA leaves, LLVM adds all 32 bits and takes the lower ones."""
    x, half = source(), " v_and_b32_e32 v8, 0xffff, v2\n v_lshl_or_b32 v30, v31, 16, v8\n"
    out, _, _ = lanes(f"{half} {instruction}\n v_and_b32_e32 v8, 0xffff, v30", x)
    assert (out == value((x & 0xFFFF).astype(np.uint64)) & 0xFFFF).all()
    with pytest.raises(AssertionError, match="undefined value that is stored"):
        lanes(f"{half} {instruction}\n v_and_b32_e32 v8, 0x1ffff, v30", x)


def test_a_sum_is_undefined_where_its_carry_is() -> None:
    with pytest.raises(AssertionError, match="undefined value that is stored"):
        lanes(" v_cmp_eq_u32_e32 vcc, v31, v2\n v_addc_co_u32_e32 v8, vcc, v2, v2, vcc", source())


def test_offsets_are_added_in_32_bits() -> None:
    """A base below 0, from which an instruction's offset comes back into LDS: LLVM makes such addresses from gfx7 on."""
    x = source()
    body = f" v_lshlrev_b32_e32 v10, 2, v0\n ds_write_b32 v10, v2\n {WAIT}\n v_add_u32_e32 v10, 0xffffffe0, v10\n"
    out, _, _ = lanes(f"{body} ds_read_b32 v8, v10 offset:32\n {WAIT}", x, lds=256)
    assert (out == x).all()
    with pytest.raises(AssertionError, match="LDS out of bounds"):
        lanes(f"{body} ds_read_b32 v8, v10 offset:28\n {WAIT}", x, lds=256)


def test_a_half_of_a_packed_result_is_undefined_by_itself() -> None:
    """v_pk_add_f32 with a half that nothing defines, as LLVM has it where nobody reads what comes of that."""
    x = np.arange(64, dtype=np.float32)
    out, _, _ = lanes(" v_mov_b32_e32 v30, v2\n v_pk_add_f32 v[34:35], v[2:3], v[30:31]\n v_mov_b32_e32 v8, v34", x)
    assert (out.astype(np.uint32).view(np.float32) == 2 * x).all()
    with pytest.raises(AssertionError, match="undefined value that is stored"):
        lanes(" v_mov_b32_e32 v30, v2\n v_pk_add_f32 v[34:35], v[2:3], v[30:31]\n v_mov_b32_e32 v8, v35", x)


def test_words_of_a_scalar_pair_are_undefined_by_themselves() -> None:
    """v_mad_u64_u32 whose sum begins at a scalar and a register beside it that nothing defines, as LLVM has it where nobody reads
    the upper word; after an instruction whose third source was undefined altogether."""
    x = np.arange(64, dtype=np.uint32)
    before, product = (
        " v_add3_u32 v40, v2, v2, v41\n",
        " v_mad_u64_u32 v[34:35], s[34:35], v2, 20, s[30:31]\n v_mov_b32_e32 v8, v34",
    )
    for first in ("", before):
        out, _, _ = lanes(f" s_mov_b32 s30, 7\n{first}{product}", x)
        assert (out == 20 * x + 7).all()
        with pytest.raises(AssertionError, match="undefined value that is stored"):
            lanes(f" s_mov_b32 s31, 7\n{first}{product}", x)


def test_a_wave_knows_nothing_of_the_lanes_of_the_one_before() -> None:
    """The first block's only write under a mask is in lanes 0 and 1; the second one's is under none at all."""
    body = """
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 s_lshl_b32 s8, s2, 8
 v_lshl_add_u32 v1, v0, 2, s8
 v_mov_b32_e32 v2, 1
 s_cmp_eq_u32 s2, 0
 s_cselect_b64 exec, 3, 0
 v_mov_b32_e32 v2, 2
 s_mov_b64 exec, -1
 s_waitcnt lgkmcnt(0)
 global_store_dword v1, v2, s[4:5]
"""
    out = np.zeros(128, np.int32)
    Program(kernel(body)).launch("k", (2,), (64,), [Undefined(out)])
    assert out.tolist() == [2, 2] + [1] * 126


@pytest.mark.parametrize(("arch", "between"), [("gfx942", ""), ("gfx1201", " s_sext_i32_i16 s15, s15\n")])
def test_a_relocation_counts_from_its_literal(arch: str, between: str) -> None:
    """LLVM's addends: what is added to the symbol, and the literal's distance from what s_getpc gives (ELF for AMDGPU,
    R_AMDGPU_REL32_LO and _HI: S + A - P)."""
    first = 4 + 4 * bool(between)
    add, carry = ("s_add_co_u32", "s_add_co_ci_u32") if arch == "gfx1201" else ("s_add_u32", "s_addc_u32")
    load, wait = ("s_load_b32", "s_wait_idle") if arch == "gfx1201" else ("s_load_dword", "s_waitcnt lgkmcnt(0)")
    body = f""" s_getpc_b64 s[14:15]
{between} {add} s14, s14, table@rel32@lo+{first + 8}
 {carry} s15, s15, table@rel32@hi+{first + 16}
 {load} s20, s[14:15], 0x4
 {wait}"""
    data = '\t.section .rodata,"a"\ntable:\n' + "".join(f"\t.long {value}\n" for value in (11, 22, 33, 44))
    assert lanes(body, arch=arch, data=data)[1] & 0xFFFFFFFF == 44


@pytest.mark.parametrize("arch", ["gfx942", "gfx1100"])
def test_a_branch_beyond_16_bits(arch: str) -> None:
    """LLVM adds the distance between two labels, a half at a time; an instruction between them may be two to the engine."""
    two = " v_dual_mov_b32 v20, 1 :: v_dual_mov_b32 v21, 2\n" if arch == "gfx1100" else ""
    body = f""" s_mov_b32 s20, 1
 s_getpc_b64 s[14:15]
.Lpost_getpc0:
 s_add_u32 s14, s14, (.LBB0_2-.Lpost_getpc0)&4294967295
 s_addc_u32 s15, s15, (.LBB0_2-.Lpost_getpc0)>>32
 s_setpc_b64 s[14:15]
.LBB0_1:
{two} s_mov_b32 s20, 2
 s_branch .LBB0_3
.LBB0_2:
{two}{two} s_getpc_b64 s[14:15]
.Lpost_getpc1:
{two} s_add_u32 s14, s14, (.LBB0_1-.Lpost_getpc1)&4294967295
 s_addc_u32 s15, s15, (.LBB0_1-.Lpost_getpc1)>>32
 s_mov_b32 s21, 5
 s_setpc_b64 s[14:15]
.LBB0_3:"""
    assert lanes(body, arch=arch)[1] == 5 << 32 | 2


def test_only_data_that_may_be_written_are() -> None:
    body = """ s_getpc_b64 s[14:15]
 s_add_u32 s14, s14, note@rel32@lo+4
 s_addc_u32 s15, s15, note@rel32@hi+12
 v_mov_b32_e32 v10, 7
 v_mov_b32_e32 v11, 0
 global_store_dword v11, v10, s[14:15]"""
    note = '\t.section {},"aw"\nnote:\n\t.zero 4\n'
    lanes(body, data=note.format(".bss"))
    with pytest.raises(EmulatorError, match="out of bounds"):
        lanes(body, data=note.format(".rodata"))
