"""One name for what generations call differently: RDNA's and later names as CDNA's, with the encoding's suffix taken off."""

from __future__ import annotations

import re

__all__ = ["canonical"]

_SAME = {
    "v_mad_co_u64_u32": "v_mad_u64_u32", "v_mad_co_i64_i32": "v_mad_i64_i32",
    "v_add_nc_u32": "v_add_u32", "v_sub_nc_u32": "v_sub_u32", "v_subrev_nc_u32": "v_subrev_u32", "v_add_nc_i32": "v_add_i32",
    "v_sub_nc_i32": "v_sub_i32", "v_add_nc_u16": "v_add_u16", "v_sub_nc_u16": "v_sub_u16", "v_add_nc_i16": "v_add_i16",
    "v_sub_nc_i16": "v_sub_i16", "v_add_co_ci_u32": "v_addc_co_u32", "v_sub_co_ci_u32": "v_subb_co_u32",
    "v_subrev_co_ci_u32": "v_subbrev_co_u32", "v_cvt_pk_rtz_f16_f32": "v_cvt_pkrtz_f16_f32", "v_ctz_i32_b32": "v_ffbl_b32",
    "v_clz_i32_u32": "v_ffbh_u32", "v_cls_i32": "v_ffbh_i32", "v_fma_dx9_zero_f32": "v_fma_f32",
    "v_mul_dx9_zero_f32": "v_mul_legacy_f32", "v_cvt_floor_i32_f32": "v_cvt_flr_i32_f32",
    "v_cvt_nearest_i32_f32": "v_cvt_rpi_i32_f32", "v_accvgpr_read_b32": "v_mov_b32", "v_accvgpr_write_b32": "v_mov_b32",
    "v_accvgpr_mov_b32": "v_mov_b32", "v_accvgpr_read": "v_mov_b32", "v_accvgpr_write": "v_mov_b32",
    "v_pk_fmac_f16": "v_pk_fma_f16", "v_dot2acc_f32_f16": "v_dot2c_f32_f16", "s_and_not1_b32": "s_andn2_b32",
    "s_and_not1_b64": "s_andn2_b64", "s_or_not1_b32": "s_orn2_b32", "s_or_not1_b64": "s_orn2_b64",
    "s_add_co_u32": "s_add_u32", "s_sub_co_u32": "s_sub_u32", "s_add_co_ci_u32": "s_addc_u32",
    "s_sub_co_ci_u32": "s_subb_u32", "s_add_co_i32": "s_add_i32", "s_sub_co_i32": "s_sub_i32", "s_add_nc_u64": "s_add_u64",
    "s_sub_nc_u64": "s_sub_u64", "s_addk_co_i32": "s_addk_i32", "s_ctz_i32_b32": "s_ff1_i32_b32",
    "s_ctz_i32_b64": "s_ff1_i32_b64", "s_clz_i32_u32": "s_flbit_i32_b32", "s_clz_i32_u64": "s_flbit_i32_b64",
    "s_cls_i32": "s_flbit_i32", "v_pk_min_num_f16": "v_pk_min_f16", "v_pk_max_num_f16": "v_pk_max_f16",
    "v_med3_num_f32": "v_med3_f32", "v_med3_num_f16": "v_med3_f16",
}  # fmt: skip
_LDS = {"2addr_stride64": "2st64", "2addr": "2"}
_MEMORY = {"u8": "ubyte", "i8": "sbyte", "u16": "ushort", "i16": "sshort", "b8": "byte", "b16": "short"}
_MEMORY |= {"b32": "dword", "b64": "dwordx2", "b96": "dwordx3", "b128": "dwordx4"}


def canonical(name: str) -> str:
    """The name under which the tables know an instruction."""
    base = re.sub(r"_(e32|e64|e64_dpp|dpp|sdwa|dpp8)$", "", name)
    if base.startswith("v_dual_"):
        base = "v_" + base.removeprefix("v_dual_")
    base = re.sub(r"^(v|s)_(max|min|maxmin|minmax|max3|min3)_num_", r"\1_\2_", _SAME.get(base, base))
    if match := re.fullmatch(r"ds_(load|store)_(?:(2addr_stride64|2addr)_)?(.*)", base):
        base = f"ds_{'read' if match[1] == 'load' else 'write'}{_LDS.get(match[2], '')}_{match[3]}"
    if match := re.fullmatch(r"(global|flat|scratch|buffer)_(load|store)_(?:d16_(hi_)?)?([bui]\d+)", base):
        d16 = "_d16" in base
        kind = _MEMORY[match[4]]
        if d16 and kind == "ushort":
            kind = "short"
        base = f"{match[1]}_{match[2]}_{kind}{'_d16' if d16 else ''}{'_hi' if match[3] else ''}"
    if match := re.fullmatch(r"(s_(?:buffer_)?load)_b(\d+)", base):
        words = int(match[2]) // 32
        base = f"{match[1]}_dword" + (f"x{words}" if words > 1 else "")
    return base
