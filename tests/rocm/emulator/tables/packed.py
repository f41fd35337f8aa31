"""Packed instructions (VOP3P): the value of one half, whose sources op_sel, op_sel_hi, neg_lo and neg_hi choose.

Signatures as in the other tables, of one half: h and t halves of 16 bits, f one register of a pair. VOP3P in
AMD's ISA documents.
"""

from __future__ import annotations

__all__ = ["PACKED"]

PACKED = {
    "v_pk_add_f16": ("h=hh", "a+b"),
    "v_pk_mul_f16": ("h=hh", "a*b"),
    "v_pk_fma_f16": ("t=hhh", "UHD((double)a*b+c)"),
    "v_pk_max_f16": ("h=hh", "maxf(a,b)"),
    "v_pk_min_f16": ("h=hh", "minf(a,b)"),
    "v_pk_maximum_f16": ("h=hh", "maximum(a,b)"),
    "v_pk_minimum_f16": ("h=hh", "minimum(a,b)"),
    "v_pk_maximum3_f16": ("h=hhh", "maximum(maximum(a,b),c)"),
    "v_pk_minimum3_f16": ("h=hhh", "minimum(minimum(a,b),c)"),
    "v_pk_add_u16": ("t=tt", "a+b"),
    "v_pk_sub_u16": ("t=tt", "a-b"),
    "v_pk_add_i16": ("t=tt", "a+b"),
    "v_pk_sub_i16": ("t=tt", "a-b"),
    "v_pk_mul_lo_u16": ("t=tt", "a*b"),
    "v_pk_mad_u16": ("t=ttt", "a*b+c"),
    "v_pk_mad_i16": ("t=ttt", "a*b+c"),
    "v_pk_lshlrev_b16": ("t=tt", "b<<(a&15)"),
    "v_pk_lshrrev_b16": ("t=tt", "b>>(a&15)"),
    "v_pk_ashrrev_i16": ("t=tt", "(u32)((i16)b>>(a&15))"),
    "v_pk_min_u16": ("t=tt", "a<b?a:b"),
    "v_pk_max_u16": ("t=tt", "a>b?a:b"),
    "v_pk_min_i16": ("t=tt", "(i16)a<(i16)b?a:b"),
    "v_pk_max_i16": ("t=tt", "(i16)a>(i16)b?a:b"),
    "v_pk_add_f32": ("f=ff", "a+b"),
    "v_pk_mul_f32": ("f=ff", "a*b"),
    "v_pk_fma_f32": ("f=fff", "__builtin_fmaf(a,b,c)"),
    "v_pk_mov_b32": ("u=uu", "half?b:a"),
}
