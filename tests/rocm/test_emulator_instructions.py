# ruff: noqa: E501, E741 (rows of a table, and AMD's letters for types)
"""Instructions one by one, from hand-written assembly, against their meaning in AMD's ISA documents written in NumPy."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

from tests.rocm.assembled import lanes

RNG = np.random.default_rng(7)
Meaning = Callable[..., object]
U, I, F, H, D, Q = np.uint32, np.int32, np.float32, np.float16, np.float64, np.uint64
WORDS = np.array([0, 1, 2, 31, 32, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFF00, 0x80FF017F], np.uint32)
REALS = np.array([0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, 1e-3, 3.4e38, np.inf, -np.inf, np.nan, 1e-40, 65504, 255.5], np.float32)


def words(dtype: type, seed: int) -> np.ndarray:
    """64 values of an integer type, the awkward ones among them, in another order for each source."""
    rng = np.random.default_rng(seed)
    size = np.dtype(dtype).itemsize
    values = rng.integers(0, 2 ** (8 * size), 64, dtype=np.uint64)
    values[: len(WORDS)] = WORDS if size < 8 else WORDS.astype(np.uint64) << np.uint64(seed % 33)
    return rng.permutation(values).astype(f"u{size}").view(dtype)


def reals(dtype: type, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    values = rng.standard_normal(64) * 10.0 ** rng.integers(-3, 4, 64)
    values[: len(REALS)] = REALS
    with np.errstate(all="ignore"):
        return rng.permutation(values).astype(dtype)


def sources(kinds: str) -> list[np.ndarray]:
    types = {"u": U, "i": I, "f": F, "h": H, "d": D, "q": Q, "t": np.uint16, "s": np.int16}
    return [(reals if kind in "fhd" else words)(types[kind], 11 + k) for k, kind in enumerate(kinds)]


def agree(got: np.ndarray, want: np.ndarray, ulps: int) -> None:
    if want.dtype.kind != "f":
        assert (got == want).all(), [(hex(int(x)), hex(int(y))) for x, y in zip(got, want, strict=True) if x != y][:4]
        return
    nan = np.isnan(want)
    assert (np.isnan(got) == nan).all()
    bits = {2: np.int16, 4: np.int32, 8: np.int64}[want.dtype.itemsize]
    far = np.abs(got.view(bits).astype(object) - want.view(bits).astype(object))[~nan]
    assert (far <= ulps).all(), [(x, y) for x, y in zip(got, want, strict=True) if x != y][:4]


def shifted(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return a << (b & U(31))


def fma(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """One rounding: products of float32 are exact in long double, and so nearly are the sums."""
    return (a.astype(np.longdouble) * b + c).astype(a.dtype)


def flushed(x: np.ndarray) -> np.ndarray:
    return np.where(np.abs(x) < 2.0**-126, np.copysign(F(0), x), x).astype(F)


def bits_between(a: int, b: int, c: int) -> int:
    return (a >> (b & 31)) & ((1 << (c & 31)) - 1)


def each(function: Callable[..., int], dtype: type = U) -> Meaning:
    return lambda *s: np.array(
        [function(*(int(x) for x in row)) & (2 ** (8 * np.dtype(dtype).itemsize) - 1) for row in zip(*s, strict=True)], dtype
    )


def to_int(low: int, high: int) -> Callable[[np.ndarray], np.ndarray]:
    return lambda x: (
        np.array(
            [0 if math.isnan(v) else int(max(low, min(high, v))) if math.isinf(v) else max(low, min(high, int(v))) for v in x]
        )
        .astype(np.int64)
        .astype(U)
    )


def byte_permute(a: int, b: int, s: int) -> int:
    data = list(b.to_bytes(4, "little") + a.to_bytes(4, "little"))
    picked = []
    for k in s.to_bytes(4, "little"):
        sign = {8: 1, 9: 3, 10: 5, 11: 7}.get(k)
        picked.append(data[k] if k < 8 else (255 if data[sign] & 128 else 0) if sign is not None else 0 if k == 12 else 255)
    return int.from_bytes(bytes(picked), "little")


# assembly | sources | result | meaning | units in the last place that AMD's document leaves it
ROWS: dict[str, tuple[str, type, Meaning, int]] = {
    # VOP2
    "v_add_u32_e32 v8, v2, v4": ("uu", U, lambda a, b: a + b, 0),
    "v_sub_u32_e32 v8, v2, v4": ("uu", U, lambda a, b: a - b, 0),
    "v_subrev_u32_e32 v8, v2, v4": ("uu", U, lambda a, b: b - a, 0),
    "v_add_u32_e64 v8, v2, v4 clamp": ("uu", U, each(lambda a, b: min(a + b, 0xFFFFFFFF)), 0),
    "v_lshlrev_b32_e32 v8, v4, v2": ("uu", U, shifted, 0),
    "v_lshrrev_b32_e32 v8, v4, v2": ("uu", U, lambda a, b: a >> (b & U(31)), 0),
    "v_ashrrev_i32_e32 v8, v4, v2": ("iu", I, lambda a, b: a >> (b & U(31)).astype(I), 0),
    "v_and_b32_e32 v8, v2, v4": ("uu", U, lambda a, b: a & b, 0),
    "v_xnor_b32_e32 v8, v2, v4": ("uu", U, lambda a, b: ~(a ^ b), 0),
    "v_min_i32_e32 v8, v2, v4": ("ii", I, np.minimum, 0),
    "v_max_u32_e32 v8, v2, v4": ("uu", U, np.maximum, 0),
    "v_mul_u32_u24_e32 v8, v2, v4": ("uu", U, each(lambda a, b: (a & 0xFFFFFF) * (b & 0xFFFFFF)), 0),
    "v_add_f32_e32 v8, v2, v4": ("ff", F, lambda a, b: a + b, 0),
    "v_subrev_f32_e32 v8, v2, v4": ("ff", F, lambda a, b: b - a, 0),
    "v_mul_f32_e32 v8, v2, v4": ("ff", F, lambda a, b: a * b, 0),
    "v_max_f32_e32 v8, v2, v4": ("ff", F, np.fmax, 0),
    "v_min_f32_e32 v8, v2, v4": ("ff", F, np.fmin, 0),
    "v_add_f16_e32 v8, v2, v4": ("hh", H, lambda a, b: a + b, 0),
    "v_mul_f16_e32 v8, v2, v4": ("hh", H, lambda a, b: a * b, 0),
    "v_sub_u16_e32 v8, v2, v4": ("tt", np.uint16, lambda a, b: a - b, 0),
    "v_mul_lo_u16_e32 v8, v2, v4": ("tt", np.uint16, lambda a, b: a * b, 0),
    "v_ashrrev_i16_e32 v8, v4, v2": ("st", np.int16, lambda a, b: a >> (b & np.uint16(15)).astype(np.int16), 0),
    "v_fmamk_f32 v8, v2, 0x40490fdb, v4": ("ff", F, lambda a, b: fma(a, F(3.1415927), b), 0),
    "v_fmaak_f32 v8, v2, v4, 0x3f800000": ("ff", F, lambda a, b: fma(a, b, F(1)), 0),
    # VOP1
    "v_not_b32_e32 v8, v2": ("u", U, lambda a: ~a, 0),
    "v_bfrev_b32_e32 v8, v2": ("u", U, each(lambda a: int(f"{a:032b}"[::-1], 2)), 0),
    "v_ffbh_u32_e32 v8, v2": ("u", U, each(lambda a: 32 - a.bit_length() if a else -1), 0),
    "v_ffbl_b32_e32 v8, v2": ("u", U, each(lambda a: (a & -a).bit_length() - 1 if a else -1), 0),
    "v_cvt_f32_i32_e32 v8, v2": ("i", F, lambda a: a.astype(F), 0),
    "v_cvt_f32_u32_e32 v8, v2": ("u", F, lambda a: a.astype(F), 0),
    "v_cvt_i32_f32_e32 v8, v2": ("f", U, to_int(-(2**31), 2**31 - 1), 0),
    "v_cvt_u32_f32_e32 v8, v2": ("f", U, to_int(0, 2**32 - 1), 0),
    "v_cvt_f16_f32_e32 v8, v2": ("f", H, lambda a: a.astype(H), 0),
    "v_cvt_f32_f16_e32 v8, v2": ("h", F, lambda a: a.astype(F), 0),
    "v_cvt_f64_f32_e32 v[8:9], v2": ("f", D, lambda a: a.astype(D), 0),
    "v_cvt_f32_f64_e32 v8, v[2:3]": ("d", F, lambda a: a.astype(F), 0),
    "v_cvt_f64_i32_e32 v[8:9], v2": ("i", D, lambda a: a.astype(D), 0),
    "v_cvt_i32_f64_e32 v8, v[2:3]": ("d", U, to_int(-(2**31), 2**31 - 1), 0),
    "v_cvt_f32_ubyte2_e32 v8, v2": ("u", F, lambda a: (a >> U(16) & U(255)).astype(F), 0),
    "v_rcp_f32_e32 v8, v2": ("f", F, lambda a: flushed(F(1) / flushed(a)), 1),
    "v_rsq_f32_e32 v8, v2": ("f", F, lambda a: flushed((1 / np.sqrt(flushed(a).astype(D))).astype(F)), 1),
    "v_sqrt_f32_e32 v8, v2": ("f", F, np.sqrt, 1),
    "v_exp_f32_e32 v8, v2": ("f", F, lambda a: flushed(np.exp2(a.astype(D)).astype(F)), 1),
    "v_log_f32_e32 v8, v2": ("f", F, lambda a: np.log2(flushed(a).astype(D)).astype(F), 1),
    "v_floor_f32_e32 v8, v2": ("f", F, np.floor, 0),
    "v_rndne_f32_e32 v8, v2": ("f", F, np.rint, 0),
    "v_trunc_f32_e32 v8, v2": ("f", F, np.trunc, 0),
    "v_frexp_mant_f32_e32 v8, v2": ("f", F, lambda a: np.where(np.isfinite(a), np.frexp(a)[0], a).astype(F), 0),
    "v_frexp_exp_i32_f32_e32 v8, v2": ("f", I, lambda a: np.where(np.isfinite(a), np.frexp(a)[1], 0).astype(I), 0),
    "v_floor_f64_e32 v[8:9], v[2:3]": ("d", D, np.floor, 0),
    "v_rcp_f16_e32 v8, v2": ("h", H, lambda a: (1 / a.astype(D)).astype(H), 1),
    # VOP3
    "v_fma_f32 v8, v2, v4, v6": ("fff", F, fma, 0),
    "v_fma_f32 v8, -v2, |v4|, v6": ("fff", F, lambda a, b, c: fma(-a, np.abs(b), c), 0),
    "v_mul_f32_e64 v8, v2, v4 clamp": ("ff", F, lambda a, b: np.where(np.isnan(a * b), F(0), np.clip(a * b, 0, 1)) + F(0), 0),
    "v_mul_f32_e64 v8, v2, v4 mul:2": ("ff", F, lambda a, b: a * b * F(2), 0),
    "v_fma_f64 v[8:9], v[2:3], v[4:5], v[6:7]": ("ddd", D, fma, 1),
    "v_add_f64 v[8:9], v[2:3], -v[4:5]": ("dd", D, lambda a, b: a - b, 0),
    "v_mul_f64 v[8:9], v[2:3], v[4:5]": ("dd", D, lambda a, b: a * b, 0),
    "v_ldexp_f32 v8, v2, 5": ("f", F, lambda a: a * F(32), 0),
    "v_ldexp_f64 v[8:9], v[2:3], -3": ("d", D, lambda a: a / 8, 0),
    "v_mul_lo_u32 v8, v2, v4": ("uu", U, lambda a, b: a * b, 0),
    "v_mul_hi_u32 v8, v2, v4": ("uu", U, each(lambda a, b: a * b >> 32), 0),
    "v_mul_hi_i32 v8, v2, v4": ("ii", U, each(lambda a, b: a * b >> 32), 0),
    "v_mad_u64_u32 v[8:9], s[20:21], v2, v4, v[6:7]": ("uuq", Q, each(lambda a, b, c: a * b + c, Q), 0),
    "v_mad_i64_i32 v[8:9], s[20:21], v2, v4, v[6:7]": ("iiq", Q, each(lambda a, b, c: a * b + c, Q), 0),
    "v_mad_u32_u24 v8, v2, v4, v6": ("uuu", U, each(lambda a, b, c: (a & 0xFFFFFF) * (b & 0xFFFFFF) + c), 0),
    "v_lshl_add_u32 v8, v2, 3, v4": ("uu", U, each(lambda a, b: (a << 3) + b), 0),
    "v_add_lshl_u32 v8, v2, v4, 3": ("uu", U, each(lambda a, b: (a + b) << 3), 0),
    "v_lshl_or_b32 v8, v2, 7, v4": ("uu", U, each(lambda a, b: (a << 7) | b), 0),
    "v_and_or_b32 v8, v2, v4, v6": ("uuu", U, lambda a, b, c: (a & b) | c, 0),
    "v_or3_b32 v8, v2, v4, v6": ("uuu", U, lambda a, b, c: a | b | c, 0),
    "v_add3_u32 v8, v2, v4, v6": ("uuu", U, lambda a, b, c: a + b + c, 0),
    "v_xad_u32 v8, v2, v4, v6": ("uuu", U, lambda a, b, c: (a ^ b) + c, 0),
    "v_bfe_u32 v8, v2, v4, v6": ("uuu", U, each(bits_between), 0),
    "v_bfe_i32 v8, v2, v4, 7": ("iu", U, each(lambda a, b: (((a >> (b & 31)) & 127) ^ 64) - 64), 0),
    "v_bfi_b32 v8, v2, v4, v6": ("uuu", U, lambda a, b, c: (a & b) | (~a & c), 0),
    "v_perm_b32 v8, v2, v4, v6": ("uuu", U, each(byte_permute), 0),
    "v_alignbit_b32 v8, v2, v4, v6": ("uuu", U, each(lambda a, b, c: (a << 32 | b) >> (c & 31)), 0),
    "v_alignbyte_b32 v8, v2, v4, v6": ("uuu", U, each(lambda a, b, c: (a << 32 | b) >> 8 * (c & 3)), 0),
    "v_lshlrev_b64 v[8:9], v2, v[4:5]": ("uq", Q, each(lambda a, b: b << (a & 63), Q), 0),
    "v_lshrrev_b64 v[8:9], v2, v[4:5]": ("uq", Q, each(lambda a, b: b >> (a & 63), Q), 0),
    "v_ashrrev_i64 v[8:9], v2, v[4:5]": ("uq", Q, each(lambda a, b: (b - (b >> 63 << 64)) >> (a & 63), Q), 0),
    "v_lshl_add_u64 v[8:9], v[2:3], 2, v[4:5]": ("qq", Q, each(lambda a, b: (a << 2) + b, Q), 0),
    "v_div_fixup_f64 v[8:9], v[2:3], |v[4:5]|, 1.0": ("dd", D, lambda a, b: np.where(np.isnan(b), b, np.where(b == 0, np.inf, np.where(np.isinf(b), 0, np.where(np.isnan(a), np.inf, np.abs(a))))), 0),
    "v_div_fixup_f64 v[8:9], |v[2:3]|, 1.0, -v[4:5]": ("dd", D, lambda a, b: np.where(np.isnan(b), b, np.where(np.isinf(b), -b, np.where(b == 0, -b, np.copysign(np.where(np.isnan(a), np.inf, a), -b)))), 0),
    "v_med3_f32 v8, v2, v4, v6": ("fff", F, lambda a, b, c: np.where(np.isnan(a + b + c) & (np.isnan(a) | np.isnan(b) | np.isnan(c)), np.fmin(np.fmin(a, b), c), np.fmax(np.fmin(a, b), np.fmin(np.fmax(a, b), c))), 0),
    "v_max3_f32 v8, v2, v4, v6": ("fff", F, lambda a, b, c: np.fmax(np.fmax(a, b), c), 0),
    "v_min3_i32 v8, v2, v4, v6": ("iii", I, lambda a, b, c: np.minimum(np.minimum(a, b), c), 0),
    "v_med3_i32 v8, v2, v4, v6": ("iii", I, lambda a, b, c: np.sort([a, b, c], 0)[1], 0),
    "v_sad_u8 v8, v2, v4, v6": ("uuu", U, each(lambda a, b, c: sum(abs((a >> k & 255) - (b >> k & 255)) for k in (0, 8, 16, 24)) + c), 0),
    "v_bcnt_u32_b32 v8, v2, v4": ("uu", U, each(lambda a, b: a.bit_count() + b), 0),
    "v_pack_b32_f16 v8, v2, v4 op_sel:[1,0,0]": ("uu", U, lambda a, b: (a >> U(16)) | (b & U(0xFFFF)) << U(16), 0),
    "v_cvt_pkrtz_f16_f32 v8, 1.0, 1.0": ("", U, lambda: np.full(64, 0x3C003C00, U), 0),
    # VOP3P
    "v_pk_add_u16 v8, v2, v4": ("uu", U, lambda a, b: (a.view(np.uint16) + b.view(np.uint16)).view(U), 0),
    "v_pk_add_f16 v8, v2, v4": ("uu", U, lambda a, b: (a.view(H) + b.view(H)).view(U), 0),
    "v_pk_mul_f16 v8, v2, v4 op_sel:[1,0] op_sel_hi:[0,1]": ("uu", U, lambda a, b: (a.view(H).reshape(64, 2)[:, ::-1] * b.view(H).reshape(64, 2)).copy().view(U).ravel(), 0),
    "v_pk_fma_f16 v8, v2, v4, v6 neg_lo:[1,0,0]": ("uuu", U, lambda a, b, c: fma_halves(a ^ U(0x8000), b, c), 0),
    "v_pk_lshlrev_b16 v8, 3, v2 op_sel_hi:[0,1]": ("u", U, lambda a: (a.view(np.uint16) << np.uint16(3)).view(U), 0),
    "v_pk_mul_f32 v[8:9], v[2:3], v[4:5]": ("qq", Q, lambda a, b: (a.view(F) * b.view(F)).view(Q), 0),
    "v_pk_add_f32 v[8:9], v[2:3], v[4:5] op_sel:[1,0] op_sel_hi:[0,1]": ("qq", Q, lambda a, b: (a.view(F).reshape(64, 2)[:, ::-1] + b.view(F).reshape(64, 2)).copy().view(Q).ravel(), 0),
    "v_dot4_i32_i8 v8, v2, v4, v6": ("uuu", U, lambda a, b, c: ((a.view(np.int8).astype(I) * b.view(np.int8)).reshape(64, 4).sum(1).astype(np.int64).astype(U) + c), 0),
    "v_fma_mix_f32 v8, v2, v4, v6 op_sel:[1,0,0] op_sel_hi:[1,0,0]": ("uff", F, lambda a, b, c: fma(a.view(H)[1::2].astype(F), b, c), 0),
    # SDWA, AGPRs
    "v_add_u32_sdwa v8, v2, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:WORD_1": ("uu", U, lambda a, b: (a >> U(8) & U(255)) + (b >> U(16)), 0),
    "v_mov_b32_sdwa v8, sext(v2) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3": ("u", U, lambda a: (a.view(I) >> 24).view(U), 0),
    "v_accvgpr_write_b32 a7, v2\n v_accvgpr_read_b32 v8, a7": ("u", U, lambda a: a, 0),
}  # fmt: skip


def fma_halves(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    return (a.view(H).astype(D) * b.view(H) + c.view(H)).astype(H).view(U)


def same_but_nan(got: np.ndarray, want: np.ndarray, part: type) -> bool:
    """Packed floats: bits, but which NaN does not matter."""
    x, y = got.view(part), want.view(part)
    return bool(((x.view(f"u{x.itemsize}") == y.view(f"u{x.itemsize}")) | (np.isnan(x) & np.isnan(y))).all())


@pytest.mark.parametrize("assembly", ROWS)
def test_vector_instruction(assembly: str) -> None:
    kinds, result, meaning, ulps = ROWS[assembly]
    given = sources(kinds)
    with np.errstate(all="ignore"):
        want = np.asarray(meaning(*given)).astype(result)
    out, _, _ = lanes(" " + assembly, *given)
    got = out.astype(f"u{want.dtype.itemsize}").view(want.dtype)
    if assembly.startswith("v_pk_") and assembly.split("_")[3][:3] in ("f16", "f32"):
        assert same_but_nan(got, want, H if "f16" in assembly else F)
    else:
        agree(got, want, ulps)
