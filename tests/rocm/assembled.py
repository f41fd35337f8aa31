"""Kernels from a few lines of assembly, for the emulator's own tests."""

from __future__ import annotations

import numpy as np

from tests.rocm.emulator import Outcome, Program, Undefined

__all__ = ["kernel", "lanes", "wave_of"]

_HEAD = """
\t.amdgcn_target "amdgcn-amd-amdhsa--{arch}"
\t.text
{name}:
{body}
\ts_endpgm
.Lfunc_end0:
\t.section .rodata,"a"
\t.amdhsa_kernel {name}
\t\t.amdhsa_group_segment_fixed_size {lds}
\t\t.amdhsa_private_segment_fixed_size {scratch}
\t\t.amdhsa_user_sgpr_count 2
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_system_sgpr_workgroup_id_x 1
\t\t.amdhsa_system_vgpr_workitem_id 0
{wave}
\t.end_amdhsa_kernel
{data}
"""
# s[0:1] holds the arguments, s2 the block, v0 the thread. Each lane's 64-bit sources go to v[2:3], v[4:5], v[6:7], 0 to v[8:9].
_CDNA = """
 s_load_dwordx8 s[4:11], s[0:1], 0x0
 s_load_dwordx2 s[12:13], s[0:1], 0x20
 v_lshlrev_b32_e32 v1, 3, v0
 s_waitcnt lgkmcnt(0)
 global_load_dwordx2 v[2:3], v1, s[4:5]
 global_load_dwordx2 v[4:5], v1, s[6:7]
 global_load_dwordx2 v[6:7], v1, s[8:9]
 v_mov_b32_e32 v8, 0
 v_mov_b32_e32 v9, 0
 s_mov_b64 s[20:21], 0
 s_waitcnt vmcnt(0)
{body}
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_mov_b64 exec, -1
 global_store_dwordx2 v1, v[8:9], s[10:11]
 v_mov_b32_e32 v10, s20
 v_mov_b32_e32 v11, s21
 v_mov_b32_e32 v1, 0
 global_store_dwordx2 v1, v[10:11], s[12:13]
"""
_RDNA = """
 {load}
 v_lshlrev_b32_e32 v1, 3, v0
 {wait}
 global_load_b64 v[2:3], v1, s[4:5]
 global_load_b64 v[4:5], v1, s[6:7]
 global_load_b64 v[6:7], v1, s[8:9]
 v_mov_b32_e32 v8, 0
 v_mov_b32_e32 v9, 0
 s_mov_b64 s[20:21], 0
 {wait}
{body}
 {wait}
 s_mov_b32 exec_lo, -1
 global_store_b64 v1, v[8:9], s[10:11]
 v_mov_b32_e32 v10, s20
 v_mov_b32_e32 v11, s21
 v_mov_b32_e32 v1, 0
 global_store_b64 v1, v[10:11], s[12:13]
"""


def wave_of(arch: str) -> int:
    """Lanes of a wave: 64 on CDNA, 32 on RDNA."""
    return 64 if arch.startswith("gfx9") else 32


def kernel(body: str, arch: str = "gfx942", lds: int = 0, scratch: int = 0, data: str = "") -> str:
    """A file with one kernel `k`: s[0:1] its arguments, s2 the block's number, v0 the thread's."""
    wave = "\t\t.amdhsa_wavefront_size32 1" if wave_of(arch) == 32 else ""
    return _HEAD.format(name="k", body=body, arch=arch, lds=lds, scratch=scratch, wave=wave, data=data)


def lanes(
    body: str, *sources: np.ndarray, arch: str = "gfx942", lds: int = 0, data: str = ""
) -> tuple[np.ndarray, int, Outcome]:
    """Runs `body` in one wave on up to three sources of a value a lane, in v2, v4, v6 (64 bits: and the registers after them).

    Gives back v[8:9] as uint64, s[20:21], and the outcome.
    """
    wave = wave_of(arch)
    words = [np.zeros(wave, np.uint64) for _ in range(3)]
    for k, source in enumerate(sources):
        size = source.dtype.itemsize
        words[k][:] = np.ascontiguousarray(source).view({1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[size])
    out, mask = np.zeros(wave, np.uint64), np.zeros(1, np.uint64)
    if wave == 64:
        text = _CDNA.format(body=body)
    else:
        wait = "s_waitcnt vmcnt(0) lgkmcnt(0)" if arch.startswith("gfx11") else "s_wait_idle"
        load = " s_load_b256 s[4:11], s[0:1], 0x0\n s_load_b64 s[12:13], s[0:1], 0x20\n"
        text = _RDNA.format(body=body, wait=wait, load=load)
    outcome = Program(kernel(text, arch, lds, data=data)).launch("k", (1,), (wave,), [*words, Undefined(out), Undefined(mask)])
    return out, int(mask[0]), outcome
