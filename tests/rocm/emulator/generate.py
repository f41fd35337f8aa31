# ruff: noqa: E501 (rows of a table, and C)
"""From the tables of instructions to C: one handler for each, and the array by which a decoded instruction finds its own."""

from __future__ import annotations

from .tables import COMPARE, PACKED, SCALAR, VECTOR

__all__ = ["HANDLERS", "opcode", "source"]

# Handlers that are written by hand in engine/*.c.
_WRITTEN = [
    "nop",
    "s_endpgm",
    "s_branch",
    "s_cbranch",
    "s_waitcnt",
    "s_barrier",
    "s_barrier_signal",
    "s_barrier_wait",
    "s_getpc",
    "s_setpc",
    "s_swappc",
    "s_call",
    "s_saveexec",
    "v_readfirstlane_b32",
    "v_readlane_b32",
    "v_writelane_b32",
    "v_permlane_swap",
    "v_permlane16",
    "v_swap_b32",
    "s_getreg",
    "s_movrels",
    "ds_load",
    "ds_store",
    "ds_load_tr",
    "ds_bpermute",
    "ds_permute",
    "ds_swizzle",
    "ds_atomic",
    "mem_load",
    "mem_store",
    "mem_load_lds",
    "mem_atomic",
    "s_load",
    "matrix",
    "mix",
]
HANDLERS = [*_WRITTEN, *VECTOR, *COMPARE, *PACKED, *SCALAR]
_INDEX = {name: number for number, name in enumerate(HANDLERS)}

_HELPERS = r"""
#include "numbers.h"
#define FNUZ (w->m->arch != 950 && w->m->arch < 1000)
#define BFE(a, b, c) ((c) & 31 ? (u32)((i32)((u32)((i32)(a) >> ((b) & 31)) << (32 - ((c) & 31))) >> (32 - ((c) & 31))) : 0)
// A sum's or product's undefined bits: from the lowest undefined one of a source up, for carries go no other way.
#define UP(x) ({ u32 x_ = x; 0u - (x_ & (0u - x_)); })
#define SAD8(a, b, c) ({ u32 t_ = c; for (int q_ = 0; q_ < 32; q_ += 8) t_ += (u32)abs((int)((a) >> q_ & 255) - (int)((b) >> q_ & 255)); t_; })
#define DOT4(S, T, a, b, c) ({ u32 t_ = c; for (int q_ = 0; q_ < 32; q_ += 8) t_ += (u32)((S)((a) >> q_) * (T)((b) >> q_)); t_; })
#define DOT8(a, b, c) ({ u32 t_ = c; for (int q_ = 0; q_ < 32; q_ += 4) t_ += (u32)(((i32)((a) << (28 - q_)) >> 28) * ((i32)((b) << (28 - q_)) >> 28)); t_; })
static inline u32 perm_undefined(u32 a, u32 b, u32 s) {  // selectors of constants, from 12 on, define their byte
  u32 r = perm(a, b, s);
  for (int i = 0; i < 4; i++) if ((s >> 8 * i & 255) >= 12) r &= ~(255u << 8 * i);
  return r;
}
static void put_precise(W *w, Ins *i, const u32 *t, const u32 *undefined, int half) {
  u64 u[4] = {0, 0, 0, 0};
  LANES for (int q = 0; q < 4; q++) if (undefined[l] >> 8 * q & 255) u[q] |= 1ull << l;
  if (i->flags & D_SEL) put32(w, i, t);
  else if (half) put_half(w, i, t, u[0], u[1]);
  else put_reg(w, i, i->d.reg, t, E & w->write_mask, u);
}
static inline u32 undefined_word(const W *w, int k, int l) {
  if (!(w->tainted >> k & 1)) return 0;
  u32 r = 0;
  for (int q = 0; q < 4; q++) if (w->taint[k][q] >> l & 1) r |= 255u << 8 * q;
  return r;
}
"""
_FETCH = {
    "u": ("u32", "const u32*p{n}=get32(w,i,{k},B{n},0);", "p{n}[l]"),
    "f": ("float", "const u32*p{n}=get32(w,i,{k},B{n},1);", "F(p{n}[l])"),
    "h": ("float", "const u32*p{n}=get32(w,i,{k},B{n},2);", "H(p{n}[l])"),
    "t": ("u32", "const u32*p{n}=get32(w,i,{k},B{n},2);", "p{n}[l]"),
    "q": ("u64", "const u64*p{n}=get64(w,i,{k},B{n},1);", "p{n}[l]"),
    "d": ("double", "const u64*p{n}=get64(w,i,{k},B{n},1);", "D64(p{n}[l])"),
    "m": ("u32", "u64 p{n}=get_mask(w,i,{k});", "p{n}>>l&1"),
}
_PUT = {
    "u": ("u32", "put32(w,i,t);"),
    "f": ("float", "putf(w,i,t);"),
    "h": ("float", "puth(w,i,t);"),
    "t": ("u32", "put16(w,i,t);"),
    "q": ("u64", "put64(w,i,t);"),
    "d": ("double", "putd(w,i,t);"),
}
_OLD = {
    "u": "w->v[i->d.reg][l]",
    "f": "F(w->v[i->d.reg][l])",
    "t": "w->v[i->d.reg][l]&0xffff",
    "h": "H(w->v[i->d.reg][l]>>(i->flags&D_HI?16:0))",
}
_OLD["d"] = "D64((u64)w->v[i->d.reg+1][l]<<32|w->v[i->d.reg][l])"
_NAMES = "abce"
_WORDS = dict.fromkeys(["v_mad_u64_u32", "v_mad_i64_i32", "v_lshl_add_u64", "v_lshlrev_b64"], "put64_words(w,i,t,1);")
_WORDS["v_mov_b64"] = "put64_words(w,i,t,0);"


def opcode(handler: str) -> int:
    """The number of a handler; KeyError where there is none."""
    return _INDEX[handler]


def _uses(expression: str, name: str) -> bool:
    import re

    return bool(re.search(rf"\b{name}\b", expression))


def _fetches(sources: str, values: str) -> tuple[str, str]:
    """Declarations before the loop over the lanes, and in it, of the sources (of those that `values` names, if it names any)."""
    before, inside = "", ""
    for k, letter in enumerate(sources):
        kind, fetch, read = _FETCH[letter]
        buffer = "u64" if letter in "qd" else "u32"
        before += ("" if letter == "m" else f"{buffer} B{_NAMES[k]}[64];") + fetch.format(n=_NAMES[k], k=k)
        if _uses(values, _NAMES[k]):
            inside += f"{kind} {_NAMES[k]}={read.format(n=_NAMES[k])};"
    return before, inside


def _vector(name: str, row: tuple[str, ...]) -> str:
    result, sources = row[0].split("=")
    carry = result.endswith(",m")
    result = result.removesuffix(",m")
    value, extra = row[1], row[2] if len(row) > 2 else ""
    before, inside = _fetches(sources, value + " " + (extra if carry else ""))
    old = f"{_PUT[result][0]} o={_OLD[result]};" if _uses(value, "o") else ""
    taint = (
        "read_reg(w,i,i->d.reg);if(undefined_lanes(w,i->d.reg))memcpy(w->taint[4],w->undef[i->d.reg],32),w->tainted|=16;"
        if old
        else ""
    )
    kind, put = _PUT[result]
    put = _WORDS.get(name, put)
    out = f"static void op_{name}(W*w,Ins*i){{{before}{taint}{kind} t[64];"
    if carry:
        out += f"u64 m=0;LANES{{int bit=0;(void)bit;{inside}t[l]={value};m|=(u64)(({extra})&1)<<l;}}"
        if result == "u":  # as a sum is, unless what is carried in is undefined
            both = "UP(undefined_word(w,0,l)|undefined_word(w,1,l))"
            known = f"undefined_word(w,2,l)?~0u:{both}" if "m" in sources else both
            put = f"if(w->tainted){{u32 u[64];LANES u[l]={known};put_precise(w,i,t,u,0);}}else {put}"
        return out + put + "put_mask(w,i,&i->e,m&E,w->tainted?any_taint(w)&E:0);}"
    out += f"LANES{{{inside}{old}t[l]={value};}}"
    if extra:
        words = "".join(f"u32 u{_NAMES[k]}=undefined_word(w,{k},l);(void)u{_NAMES[k]};" for k in range(len(sources)))
        again = "".join(
            f"{_FETCH[x][0]} {_NAMES[k]}={_FETCH[x][2].format(n=_NAMES[k])};(void){_NAMES[k]};" for k, x in enumerate(sources)
        )
        cast = "(const u32*)t" if kind == "float" else "t"
        out += f"if(w->tainted&&!(i->flags&(CLAMP|OMOD))){{u32 u[64];LANES{{{again}{words}u[l]={extra};}}put_precise(w,i,{cast},u,{int(result == 't')});return;}}"
    return out + put + "}"


def _compare(name: str, row: tuple[str, ...]) -> str:
    before, inside = _fetches(row[0].split("=")[1], row[1])
    return (
        f"static void op_{name}(W*w,Ins*i){{{before}u64 m=0;LANES{{{inside}m|=(u64)({row[1]})<<l;}}m&=E&w->write_mask;u64 u=w->tainted?any_taint(w)&E:0;"
        "if(i->flags&CMPX){u64 e=E;E=m;if(u&e)found(w,i,UNDEFINED,0,0);}if(i->d.kind==SGPR)put_mask(w,i,&i->d,m,u);}"
    )


def _packed(name: str, row: tuple[str, ...]) -> str:
    result, sources = row[0].split("=")
    value = row[1]
    wide = result in "fu"
    n = len(sources)
    lines = f"static void op_{name}(W*w,Ins*i){{u32 t[2][64],x[{n}][64];"
    lines += "for(int half=0;half<2;half++){"
    for k in range(n):
        lines += f"half_of(w,i,{k},half,{int(wide)},x[{k}]);"
    read = {"h": "H({})", "t": "{}", "f": "F({})", "u": "{}"}
    kinds = {"h": "float", "t": "u32", "f": "float", "u": "u32"}
    inside = "".join(f"{kinds[s]} {_NAMES[k]}={read[s].format(f'x[{k}][l]')};" for k, s in enumerate(sources))
    write = {"h": f"UH(unit(i,{value}))", "t": f"({value})&0xffff", "f": f"U(unit(i,{value}))", "u": value}[result]
    lines += f"LANES{{{inside}t[half][l]={write};}}}}"
    if wide:
        return lines + "put_pair(w,i,t);}"
    return lines + "u32 q[64];LANES q[l]=t[1][l]<<16|(t[0][l]&0xffff);put_packed(w,i,q);}"


_PACKED_HELPERS = r"""
static inline float unit(const Ins *i, float x) { return i->flags & CLAMP ? !(x > 0) ? 0 : x > 1 ? 1 : x : x; }
// A half of a packed source: imm[0] op_sel, imm[1] op_sel_hi, imm[2] neg_lo, imm[3] neg_hi, a bit a source.
static __thread u64 half_taint[2];
static void half_of(W *w, Ins *i, int k, int half, int wide, u32 *x) {
  const Src *s = &i->s[k];
  int high = i->imm[half] >> k & 1, negative = i->imm[2 + half] >> k & 1;
  if (k == 0) half_taint[half] = 0;
  if (s->kind == VGPR) {
    u32 reg = s->reg + (wide ? high : 0);
    read_reg(w, i, reg);
    const u64 *u = w->undef[reg];
    half_taint[half] |= wide ? u[0] | u[1] | u[2] | u[3] : high ? u[2] | u[3] : u[0] | u[1];
    LANES x[l] = wide ? w->v[reg][l] : high ? w->v[reg][l] >> 16 : w->v[reg][l] & 0xffff;
  } else {
    u32 value = s->kind == CONST ? s->lo : sget(w, i, s->reg + (wide ? high : 0));
    if (s->kind == SGPR && w->su[s->reg + (wide ? high : 0)]) half_taint[half] = ~0ull;
    if (!wide) value = high ? value >> 16 : value & 0xffff;
    LANES x[l] = value;
  }
  if (negative) LANES x[l] ^= wide ? 0x80000000u : 0x8000u;
}
static void put_packed(W *w, Ins *i, const u32 *t) {
  u64 u[4] = {half_taint[0], half_taint[0], half_taint[1], half_taint[1]};
  put_reg(w, i, i->d.reg, t, E & w->write_mask, u);
}
// Two results of 32 bits, each of which is undefined where its own sources are: of one that nobody reads LLVM leaves them so.
static void put_pair(W *w, Ins *i, u32 t[2][64]) {
  for (int half = 0; half < 2; half++) {
    u64 u[4] = {half_taint[half], half_taint[half], half_taint[half], half_taint[half]};
    put_reg(w, i, i->d.reg + half, t[half], E & w->write_mask, u);
  }
}
// v_fma_mix: each source is a float32 or a half (imm[1]); imm[4]: 0 float32, 1 the low half, 2 the high half is written.
static void op_mix(W *w, Ins *i) {
  float x[3][64], r[64];
  for (int k = 0; k < 3; k++) {
    u32 buffer[64];
    int half = i->imm[1] >> k & 1;
    const u32 *p = get32(w, i, k, buffer, half ? 2 : 1);
    LANES x[k][l] = half ? H(p[l]) : F(p[l]);
  }
  LANES r[l] = __builtin_fmaf(x[0][l], x[1][l], x[2][l]);
  if (i->imm[4]) puth(w, i, r);
  else putf(w, i, r);
}
"""


def _scalar(name: str, row: tuple[str, ...]) -> str:
    result, sources = row[0].split("=")
    value, scc, undefined = row[1], row[2], row[3] if len(row) > 3 else ""
    out = f"static void op_{name}(W*w,Ins*i){{u32 scc=w->scc;(void)scc;"
    if _uses(value + scc, "scc"):
        out += "if(w->scc_undef)w->tainted|=16,w->taint[4][0]=~0ull;" if "?" not in value or not undefined else ""
    kinds = {"u": ("u32", "s32(w,i,{k})"), "q": ("u64", "s64(w,i,{k})"), "f": ("float", "F(s32(w,i,{k}))")}
    for k, letter in enumerate(sources):
        kind, read = kinds[letter]
        out += f"{kind} {_NAMES[k]}={read.format(k=k)};(void){_NAMES[k]};"
    if result:
        kind = kinds[result][0]
        if _uses(value + scc, "o"):
            old = "w->s[i->d.reg]" if result != "q" else "((u64)w->s[i->d.reg+1]<<32|w->s[i->d.reg])"
            out += f"{kind} o={'F(' + old + ')' if result == 'f' else old};if(w->su[i->d.reg])w->tainted|=16;"
        out += f"{kind} r={value};"
    if undefined:
        wide = int(result == "q")
        out += "u64 u_=0;if(w->tainted){" if "scc_undef" not in undefined else "u64 u_=0;if(w->tainted||w->scc_undef){"
        out += "".join(
            f"u64 u{_NAMES[k]}=scalar_undefined(w,i,{k},{int(x == 'q')});(void)u{_NAMES[k]};" for k, x in enumerate(sources)
        )
        out += f"u_={undefined};}}"
        out += f"put_scalar(w,i,r,u_,{wide});" + (f"w->scc={scc};w->scc_undef=u_&&!(r&~u_);" if scc else "")
        return out + "}"
    if scc:
        out += f"u32 scc_={scc};"
    if result:
        out += {"u": "sput32(w,i,r);", "q": "sput64(w,i,r);", "f": "sput32(w,i,U(r));"}[result]
    return out + ("w->scc=scc_;w->scc_undef=w->tainted!=0;" if scc else "") + "}"


_SCALAR_HELPERS = r"""
static u64 scalar_undefined(const W *w, const Ins *i, int k, int wide) {
  const Src *s = &i->s[k];
  if (s->kind != SGPR || s->reg == 130) return 0;
  return wide ? (u64)w->su[s->reg + 1] << 32 | w->su[s->reg] : w->su[s->reg];
}
static void put_scalar(W *w, Ins *i, u64 r, u64 u, int wide) {
  sset(w, i, i->d.reg, (u32)r, (u32)u);
  if (wide) sset(w, i, i->d.reg + 1, r >> 32, u >> 32);
}
"""


def source() -> str:
    """The C file with every generated handler and the array of all handlers in order of their numbers."""
    parts = [_HELPERS, _PACKED_HELPERS, _SCALAR_HELPERS]
    parts += [f"void op_{name}(W*,Ins*);" for name in _WRITTEN if name != "mix"]
    for table, write in ((VECTOR, _vector), (COMPARE, _compare), (PACKED, _packed), (SCALAR, _scalar)):
        parts += [write(name, row) for name, row in table.items()]
    parts.append(
        "const Handler HANDLERS[]={"
        + ",".join(f"op_{name}" for name in HANDLERS)
        + f"}};\nconst u32 HANDLER_COUNT={len(HANDLERS)};\n"
    )
    return "\n".join(parts)
