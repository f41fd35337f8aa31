"""Scalar arithmetic (SOP1, SOP2, SOPK, SOPC): name → (signature, value, SCC or "", undefined bits or "").

In these r is the result, and scc the old SCC. CDNA3 and RDNA3 ISA documents, SOP1, SOP2, SOPK and
SOPC instructions; RDNA4's for scalar floats.
"""

from __future__ import annotations

__all__ = ["SCALAR"]

AND, OR = "(ua&ub)|(ua&b)|(ub&a)", "(ua&ub)|(ua&~b)|(ub&~a)"


def _bits() -> dict[str, tuple[str, ...]]:
    table: dict[str, tuple[str, ...]] = {}
    for bits, t, s in ((32, "u", "i32"), (64, "q", "i64")):
        two = f"{t}={t}{t}"
        table |= {
            f"s_and_b{bits}": (two, "a&b", "r!=0", AND),
            f"s_or_b{bits}": (two, "a|b", "r!=0", OR),
            f"s_xor_b{bits}": (two, "a^b", "r!=0", "ua|ub"),
            f"s_andn2_b{bits}": (two, "a&~b", "r!=0", "(ua&ub)|(ua&~b)|(ub&a)"),
            f"s_orn2_b{bits}": (two, "a|~b", "r!=0", "(ua&ub)|(ua&b)|(ub&~a)"),
            f"s_nand_b{bits}": (two, "~(a&b)", "r!=0", AND),
            f"s_nor_b{bits}": (two, "~(a|b)", "r!=0", OR),
            f"s_xnor_b{bits}": (two, "~(a^b)", "r!=0", "ua|ub"),
            f"s_not_b{bits}": (f"{t}={t}", "~a", "r!=0", "ua"),
            f"s_mov_b{bits}": (f"{t}={t}", "a", "", "ua"),
            f"s_cselect_b{bits}": (two, "scc?a:b", "", "w->scc_undef?~(u64)0:scc?ua:ub"),
            f"s_lshl_b{bits}": (f"{t}={t}u", f"a<<(b&{bits - 1})", "r!=0", f"ub?~(u64)0:ua<<(b&{bits - 1})"),
            f"s_lshr_b{bits}": (f"{t}={t}u", f"a>>(b&{bits - 1})", "r!=0", f"ub?~(u64)0:ua>>(b&{bits - 1})"),
            f"s_ashr_i{bits}": (f"{t}={t}u", f"({s})a>>(b&{bits - 1})", "r!=0"),
            f"s_bfm_b{bits}": (f"{t}=uu", f"((1ull<<(a&{bits - 1}))-1)<<(b&{bits - 1})", ""),
            f"s_wqm_b{bits}": (f"{t}={t}", "({u64 x_=a|a>>1;x_|=x_>>2;x_&=0x1111111111111111ull;x_*15;})", "r!=0"),
        }
        table[f"s_cmov_b{bits}"] = f"{t}={t}", "scc?a:o", ""
    return table


_OTHERS = {
    "s_add_u32": ("u=uu", "a+b", "r<a"),
    "s_add_i32": ("u=uu", "a+b", "(~(a^b)&(a^r))>>31"),
    "s_sub_u32": ("u=uu", "a-b", "b>a"),
    "s_sub_i32": ("u=uu", "a-b", "((a^b)&(a^r))>>31"),
    "s_addc_u32": ("u=uu", "a+b+scc", "((u64)a+b+scc)>>32"),
    "s_subb_u32": ("u=uu", "a-b-scc", "(u64)b+scc>a"),
    "s_add_u64": ("q=qq", "a+b", ""),
    "s_sub_u64": ("q=qq", "a-b", ""),
    "s_mul_u64": ("q=qq", "a*b", ""),
    "s_mul_i32": ("u=uu", "a*b", ""),
    "s_mul_hi_u32": ("u=uu", "(u64)a*b>>32", ""),
    "s_mul_hi_i32": ("u=uu", "(u32)((i64)(i32)a*(i32)b>>32)", ""),
    "s_min_u32": ("u=uu", "a<b?a:b", "a<b"),
    "s_max_u32": ("u=uu", "a>b?a:b", "a>b"),
    "s_min_i32": ("u=uu", "(i32)a<(i32)b?a:b", "(i32)a<(i32)b"),
    "s_max_i32": ("u=uu", "(i32)a>(i32)b?a:b", "(i32)a>(i32)b"),
    "s_absdiff_i32": ("u=uu", "(u32)llabs((i64)(i32)a-(i32)b)", "r!=0"),
    "s_bfe_u32": ("u=uu", "(a>>(b&31))&(u32)((1ull<<(b>>16&127))-1)", "r!=0"),
    "s_bfe_i32": ("u=uu", "BFE(a,b,(b>>16&127)>31?31:b>>16&127)", "r!=0"),
    "s_bfe_u64": ("q=qu", "(b>>16&127)>63?a>>(b&63):(a>>(b&63))&((1ull<<(b>>16&127))-1)", "r!=0"),
    "s_bfe_i64": (
        "q=qu",
        "(b>>16&127)?(u64)((i64)(a<<(64-(b>>16&127)-(b&63)))>>(64-(b>>16&127))):0",
        "r!=0",
        "ub?~0ull:(b>>16&127)?(u64)((i64)(ua<<(64-(b>>16&127)-(b&63)))>>(64-(b>>16&127))):0",
    ),
    "s_pack_ll_b32_b16": ("u=uu", "(a&0xffff)|b<<16", "", "(ua&0xffff)|ub<<16"),
    "s_pack_lh_b32_b16": ("u=uu", "(a&0xffff)|(b&0xffff0000u)", "", "(ua&0xffff)|(ub&0xffff0000u)"),
    "s_pack_hh_b32_b16": ("u=uu", "a>>16|(b&0xffff0000u)", "", "ua>>16|(ub&0xffff0000u)"),
    "s_pack_hl_b32_b16": ("u=uu", "a>>16|b<<16", "", "ua>>16|ub<<16"),
    "s_movk_i32": ("u=u", "a", ""),
    "s_cmovk_i32": ("u=u", "scc?a:o", ""),
    "s_addk_i32": ("u=u", "o+a", "(~(o^a)&(o^r))>>31"),
    "s_mulk_i32": ("u=u", "o*a", ""),
    "s_abs_i32": ("u=u", "(i32)a<0?-a:a", "r!=0"),
    "s_brev_b32": ("u=u", "reversed(a)", ""),
    "s_brev_b64": ("q=q", "(u64)reversed((u32)a)<<32|reversed(a>>32)", ""),
    "s_bcnt1_i32_b32": ("u=u", "__builtin_popcount(a)", "r!=0"),
    "s_bcnt1_i32_b64": ("u=q", "__builtin_popcountll(a)", "r!=0"),
    "s_bcnt0_i32_b32": ("u=u", "__builtin_popcount(~a)", "r!=0"),
    "s_bcnt0_i32_b64": ("u=q", "__builtin_popcountll(~a)", "r!=0"),
    "s_ff1_i32_b32": ("u=u", "a?__builtin_ctz(a):~0u", ""),
    "s_ff1_i32_b64": ("u=q", "a?__builtin_ctzll(a):~0u", ""),
    "s_ff0_i32_b32": ("u=u", "~a?__builtin_ctz(~a):~0u", ""),
    "s_flbit_i32_b32": ("u=u", "a?__builtin_clz(a):~0u", ""),
    "s_flbit_i32_b64": ("u=q", "a?__builtin_clzll(a):~0u", ""),
    "s_flbit_i32": ("u=u", "a==0||a==~0u?~0u:__builtin_clz((i32)a<0?~a:a)", ""),
    "s_sext_i32_i8": ("u=u", "(u32)(i32)(i8)a", ""),
    "s_sext_i32_i16": ("u=u", "(u32)(i32)(i16)a", ""),
    "s_bitset0_b32": ("u=u", "o&~(1u<<(a&31))", ""),
    "s_bitset1_b32": ("u=u", "o|1u<<(a&31)", ""),
    "s_bitcmp0_b32": ("=uu", "", "!(a>>(b&31)&1)"),
    "s_bitcmp1_b32": ("=uu", "", "a>>(b&31)&1"),
    "s_bitcmp0_b64": ("=qu", "", "!(a>>(b&63)&1)"),
    "s_bitcmp1_b64": ("=qu", "", "a>>(b&63)&1"),
    "s_cvt_f32_i32": ("f=u", "(float)(i32)a", ""),
    "s_cvt_f32_u32": ("f=u", "(float)a", ""),
    "s_cvt_i32_f32": ("u=f", "to_i32(a)", ""),
    "s_cvt_u32_f32": ("u=f", "to_u32(a)", ""),
    "s_cvt_f16_f32": ("u=f", "UH(a)", ""),
    "s_cvt_f32_f16": ("f=u", "H(a)", ""),
    "s_cvt_hi_f32_f16": ("f=u", "H(a>>16)", ""),
    "s_cvt_pk_rtz_f16_f32": ("u=ff", "rtz16(a)|rtz16(b)<<16", ""),
    "s_add_f32": ("f=ff", "a+b", ""),
    "s_sub_f32": ("f=ff", "a-b", ""),
    "s_mul_f32": ("f=ff", "a*b", ""),
    "s_max_f32": ("f=ff", "maxf(a,b)", ""),
    "s_min_f32": ("f=ff", "minf(a,b)", ""),
    "s_maximum_f32": ("f=ff", "maximum(a,b)", ""),
    "s_minimum_f32": ("f=ff", "minimum(a,b)", ""),
    "s_fmac_f32": ("f=ff", "__builtin_fmaf(a,b,o)", ""),
    "s_fmaak_f32": ("f=fff", "__builtin_fmaf(a,b,c)", ""),
    "s_fmamk_f32": ("f=fff", "__builtin_fmaf(a,b,c)", ""),
    "s_ceil_f32": ("f=f", "ceilf(a)", ""),
    "v_s_exp_f32": ("f=f", "exp_(a)", ""),
    "v_s_log_f32": ("f=f", "log_(a)", ""),
    "v_s_rcp_f32": ("f=f", "rcp_(a)", ""),
    "v_s_rsq_f32": ("f=f", "rsq_(a)", ""),
    "v_s_sqrt_f32": ("f=f", "sqrtf(a)", ""),
    "s_floor_f32": ("f=f", "floorf(a)", ""),
    "s_trunc_f32": ("f=f", "truncf(a)", ""),
    "s_rndne_f32": ("f=f", "rintf(a)", ""),
    "s_add_f16": ("u=uu", "UH(H(a)+H(b))", ""),
    "s_sub_f16": ("u=uu", "UH(H(a)-H(b))", ""),
    "s_mul_f16": ("u=uu", "UH(H(a)*H(b))", ""),
    "s_max_f16": ("u=uu", "UH(maxf(H(a),H(b)))", ""),
    "s_min_f16": ("u=uu", "UH(minf(H(a),H(b)))", ""),
    "s_fmac_f16": ("u=uu", "UHD((double)H(a)*H(b)+H(o))", ""),
}
_OTHERS |= {f"s_lshl{n}_add_u32": ("u=uu", f"(a<<{n})+b", f"(((u64)a<<{n})+b)>>32!=0") for n in (1, 2, 3, 4)}


def _compare() -> dict[str, tuple[str, ...]]:
    tests = {"eq": "==", "lg": "!=", "gt": ">", "ge": ">=", "lt": "<", "le": "<="}
    table: dict[str, tuple[str, ...]] = {}
    for name, sign in tests.items():
        for kind, cast in (("u32", "u32"), ("i32", "i32")):
            for k in ("", "k"):
                table[f"s_cmp{k}_{name}_{kind}"] = "=uu", "", f"({cast})a{sign}({cast})b"
        table[f"s_cmp_{name}_f32"] = "=ff", "", f"a{sign}b" if name != "lg" else "a<b||a>b"
        table[f"s_cmp_{name}_f16"] = "=uu", "", f"H(a){sign}H(b)" if name != "lg" else "H(a)<H(b)||H(a)>H(b)"
        if name != "lg":
            table[f"s_cmp_n{name}_f32"] = "=ff", "", f"!(a{sign}b)"
            table[f"s_cmp_n{name}_f16"] = "=uu", "", f"!(H(a){sign}H(b))"
    table["s_cmp_neq_f32"] = "=ff", "", "!(a==b)"
    table["s_cmp_u_f32"], table["s_cmp_o_f32"] = ("=ff", "", "a!=a||b!=b"), ("=ff", "", "a==a&&b==b")
    table["s_cmp_u_f16"], table["s_cmp_o_f16"] = ("=uu", "", "H(a)!=H(a)||H(b)!=H(b)"), ("=uu", "", "H(a)==H(a)&&H(b)==H(b)")
    table["s_cmp_nlg_f32"] = "=ff", "", "!(a<b||a>b)"
    table["s_cmp_eq_u64"], table["s_cmp_lg_u64"] = ("=qq", "", "a==b"), ("=qq", "", "a!=b")
    return table


SCALAR = {**_bits(), **_OTHERS, **_compare()}
