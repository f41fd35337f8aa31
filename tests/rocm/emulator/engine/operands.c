// Sources and destinations: registers, constants, modifiers, DPP, SDWA, halves; what is undefined and what is still under way.
#include "core.h"

// An undefined lane may be copied and computed with; it is a finding where it decides something or leaves the kernel.
void found(W *w, const Ins *i, u32 kind, u32 lane, u32 what) {
  Report *r = w->m->report;
  if (!r->found[kind]++) {
    r->first_line[kind] = i->line;
    memcpy(r->first_block[kind], w->m->block, sizeof r->block);
    r->first_wave[kind] = w->wave;
    r->first_lane[kind] = lane;
    r->first_what[kind] = what;
  }
}

void fail(W *w, const Ins *i, u32 status, u64 address, u64 size, u32 lane, int is_store) {
  Report *r = w->m->report;
  r->status = status;
  r->line = i->line;
  r->address = address;
  r->size = size;
  r->lane = lane;
  r->wave = w->wave;
  r->is_store = is_store;
  memcpy(r->block, w->m->block, sizeof r->block);
  longjmp(w->m->out, 1);
}

static const u32 *masks(W *w) {
  if (w->xmask_of != E) {
    u64 e = E;
    LANES w->xmask[l] = e >> l & 1 ? ~0u : 0;
    w->xmask_of = e;
  }
  return w->xmask;
}

void read_reg(W *w, const Ins *i, u32 r) {
  if (w->pend[r] > w->done[w->pend_counter[r]]) {
    found(w, i, UNWAITED, 0, r);
    w->pend[r] = 0;
  }
}

u64 undefined_lanes(const W *w, u32 r) { return w->undef[r][0] | w->undef[r][1] | w->undef[r][2] | w->undef[r][3]; }

static u32 modified(u32 x, u32 flags, int type) {
  u32 sel = (flags & SEL) >> 4;
  if (sel) {
    int bits = sel < 5 ? 8 : 16;
    x = sel < 5 ? x >> 8 * (sel - 1) & 255 : x >> 16 * (sel - 5) & 0xffff;
    if (flags & SEXT) x = (u32)((i32)(x << (32 - bits)) >> (32 - bits));
  }
  if (flags & HI) x >>= 16;
  if (type == 2) x &= 0xffff;
  u32 sign = type == 2 ? 0x8000u : 0x80000000u;
  if (flags & ABS) x &= ~sign;
  if (flags & NEG) x ^= sign;
  return x;
}

static void taint(W *w, int k, const u64 *u, u32 flags) {
  u64 t[4] = {u[0], u[1], u[2], u[3]};
  u32 sel = (flags & SEL) >> 4;
  if (flags & HI || sel == 6) t[0] = u[2], t[1] = u[3], t[2] = t[3] = 0;
  else if (sel == 5) t[2] = t[3] = 0;
  else if (sel) t[0] = u[sel - 1], t[1] = t[2] = t[3] = 0;
  memcpy(w->taint[k], t, sizeof t);
  w->taint_low[k] = t[0] | t[1] | t[2] | t[3];
  w->tainted |= 1u << k;
}

u64 any_taint(W *w) {
  u64 any = 0;
  for (int k = 0; k < 5; k++) if (w->tainted >> k & 1) any |= w->taint[k][0] | w->taint[k][1] | w->taint[k][2] | w->taint[k][3];
  return any;
}

// The lanes that DPP gives something; the others keep what the destination held.
static void permuted(W *w, const Ins *i, const u32 *x, const u64 *u, u32 *to, u64 *undef_to) {
  const i8 *table = w->m->tables[i->dpp - 1];
  u64 can = 0, zero = 0;
  for (int q = 0; q < 4; q++) undef_to[q] = 0;
  LANES {
    int from = table[l];
    int there = from >= 0 && (i->flags & FI || E >> from & 1);
    to[l] = there ? x[from] : 0;
    if (there) {
      can |= 1ull << l;
      for (int q = 0; q < 4; q++) undef_to[q] |= (u[q] >> from & 1) << l;
    } else if (i->flags & BOUND) zero |= 1ull << l;
  }
  w->write_mask = (can | zero) & i->lanes;
}

const u32 *get32(W *w, const Ins *i, int k, u32 *buffer, int type) {
  const Src *s = &i->s[k];
  if (s->kind != VGPR) {
    u32 x = modified(s->kind == SGPR ? sget(w, i, s->reg) : s->lo, s->flags, type);
    LANES buffer[l] = x;
    if (s->kind == SGPR && w->su[s->reg]) {
      u64 all[4] = {~0ull, ~0ull, ~0ull, ~0ull};
      taint(w, k, all, 0);
    }
    return buffer;
  }
  const u32 *x = w->v[s->reg];
  const u64 *u = w->undef[s->reg];
  u64 moved[4];
  read_reg(w, i, s->reg);
  if (k == 0 && i->dpp) {
    permuted(w, i, x, u, buffer, moved);
    x = buffer, u = moved;
  }
  if (u[0] | u[1] | u[2] | u[3]) taint(w, k, u, s->flags);
  if (type == 2 && w->tainted >> k & 1) w->taint[k][2] = w->taint[k][3] = 0;
  if (!s->flags && type != 2) return x;
  LANES buffer[l] = modified(x[l], s->flags, type);
  return buffer;
}

static void taint_pair(W *w, int k, u32 reg) {
  u64 u[4];
  for (int q = 0; q < 4; q++) u[q] = w->undef[reg][q] | w->undef[reg + 1][q];
  if (!(u[0] | u[1] | u[2] | u[3])) return;
  taint(w, k, u, 0);
  w->taint_low[k] = undefined_lanes(w, reg);
}

const u64 *get64(W *w, const Ins *i, int k, u64 *buffer, int real) {
  const Src *s = &i->s[k];
  if (s->kind == VGPR) {
    const u32 *lo = w->v[s->reg], *hi = w->v[s->reg + 1];
    read_reg(w, i, s->reg), read_reg(w, i, s->reg + 1);
    if (k == 0 && i->dpp) {
      u32 a[64], b[64];
      u64 u[4], v[4];
      permuted(w, i, lo, w->undef[s->reg], a, u), permuted(w, i, hi, w->undef[s->reg + 1], b, v);
      LANES buffer[l] = (u64)b[l] << 32 | a[l];
      for (int q = 0; q < 4; q++) u[q] |= v[q];
      if (u[0] | u[1] | u[2] | u[3]) taint(w, k, u, 0);
    } else {
      LANES buffer[l] = (u64)hi[l] << 32 | lo[l];
      taint_pair(w, k, s->reg);
    }
  } else {
    u64 x = s64(w, i, k);
    LANES buffer[l] = x;
  }
  if (real && s->flags & (NEG | ABS)) LANES {
    if (s->flags & ABS) buffer[l] &= ~(1ull << 63);
    if (s->flags & NEG) buffer[l] ^= 1ull << 63;
  }
  return buffer;
}

u64 get_mask(W *w, const Ins *i, int k) {
  const Src *s = &i->s[k];
  if (s->kind == CONST) return (u64)s->hi << 32 | s->lo;
  u64 u = w->su[s->reg], x = sget(w, i, s->reg);
  if (w->lanes == 64) x |= (u64)sget(w, i, s->reg + 1) << 32, u |= (u64)w->su[s->reg + 1] << 32;
  if (u) {
    u64 t[4] = {u, u, u, u};
    taint(w, k, t, 0);
  }
  return x;
}

void put_reg(W *w, const Ins *i, u32 r, const u32 *t, u64 mask, const u64 undefined[4]) {
  u32 *d = w->v[r];
  read_reg(w, i, r);  // what arrives later would overwrite this
  if (mask == ~0ull) memcpy(d, t, 256);
  else if (mask == E) {
    const u32 *x = masks(w);
    LANES d[l] = (d[l] & ~x[l]) | (t[l] & x[l]);
  } else LANES if (mask >> l & 1) d[l] = t[l];
  for (int q = 0; q < 4; q++) w->undef[r][q] = (w->undef[r][q] & ~mask) | (undefined ? undefined[q] & mask : 0);
}

static const u64 *undefined_result(W *w, u64 *u) {
  if (!w->tainted) return NULL;
  u[0] = u[1] = u[2] = u[3] = any_taint(w);
  return u;
}

void put32(W *w, const Ins *i, const u32 *t) {
  u64 u[4];
  if (!(i->flags & D_SEL)) {
    put_reg(w, i, i->d.reg, t, E & w->write_mask, undefined_result(w, u));
    return;
  }
  u32 sel = (i->flags & D_SEL) >> D_SEL_SHIFT, at = sel < 5 ? 8 * (sel - 1) : 16 * (sel - 5), bits = sel < 5 ? 255 : 0xffff;
  u32 r[64];
  int keep = (i->flags & D_PRESERVE) != 0;
  LANES r[l] = (keep ? w->v[i->d.reg][l] & ~(bits << at) : 0) | (t[l] & bits) << at;
  u64 any = w->tainted ? any_taint(w) : 0;
  for (int q = 0; q < 4; q++) u[q] = bits << at >> 8 * q & 255 ? any : keep ? w->undef[i->d.reg][q] : 0;
  put_reg(w, i, i->d.reg, r, E & w->write_mask, u);
}

void putf(W *w, const Ins *i, float *t) {
  if (i->flags & OMOD) {
    float by = (i->flags & OMOD) >> OMOD_SHIFT == 1 ? 2 : (i->flags & OMOD) >> OMOD_SHIFT == 2 ? 4 : 0.5f;
    LANES t[l] *= by;
  }
  if (i->flags & CLAMP) LANES t[l] = !(t[l] > 0) ? 0 : t[l] > 1 ? 1 : t[l];
  put32(w, i, (const u32 *)t);
}

// A result of 16 bits, of whose two bytes the lanes in `first` and `second` are undefined.
void put_half(W *w, const Ins *i, const u32 *t, u64 first, u64 second) {
  u32 r[64];
  const u32 *old = w->v[i->d.reg];
  int high = (i->flags & D_HI) != 0, keep = high || i->flags & D_KEEP;
  LANES r[l] = high ? (old[l] & 0xffff) | t[l] << 16 : (t[l] & 0xffff) | (keep ? old[l] & 0xffff0000u : 0);
  u64 u[4];
  for (int q = 0; q < 4; q++) u[q] = (q >= 2) == high ? (q & 1 ? second : first) : keep ? w->undef[i->d.reg][q] : 0;
  put_reg(w, i, i->d.reg, r, E & w->write_mask, u);
}

void put16(W *w, const Ins *i, const u32 *t) {
  u64 any = w->tainted ? any_taint(w) : 0;
  if (i->flags & D_SEL) put32(w, i, t);
  else put_half(w, i, t, any, any);
}

void puth(W *w, const Ins *i, float *t) {
  u32 r[64];
  if (i->flags & OMOD) {
    float by = (i->flags & OMOD) >> OMOD_SHIFT == 1 ? 2 : (i->flags & OMOD) >> OMOD_SHIFT == 2 ? 4 : 0.5f;
    LANES t[l] *= by;
  }
  if (i->flags & CLAMP) LANES t[l] = !(t[l] > 0) ? 0 : t[l] > 1 ? 1 : t[l];
  LANES r[l] = UH(t[l]);
  put16(w, i, r);
}

void put64(W *w, const Ins *i, const u64 *t) {
  u32 lo[64], hi[64];
  u64 u[4];
  LANES lo[l] = (u32)t[l], hi[l] = t[l] >> 32;
  const u64 *undefined = undefined_result(w, u);
  put_reg(w, i, i->d.reg, lo, E & w->write_mask, undefined);
  put_reg(w, i, i->d.reg + 1, hi, E & w->write_mask, undefined);
}

// Of what computes from the low end up (carry), or word by word: an undefined upper word leaves the lower one defined.
void put64_words(W *w, const Ins *i, const u64 *t, int carry) {
  u32 word[2][64];
  u64 low = 0, all = w->tainted ? any_taint(w) : 0;
  LANES word[0][l] = (u32)t[l], word[1][l] = t[l] >> 32;
  for (int k = 0; k < 5; k++) if (w->tainted >> k & 1) low |= w->taint_low[k];
  u64 high = carry || i->s[0].kind != VGPR ? all : undefined_lanes(w, i->s[0].reg + 1), u[4] = {low, low, low, low}, v[4] = {high, high, high, high};
  put_reg(w, i, i->d.reg, word[0], E & w->write_mask, u);
  put_reg(w, i, i->d.reg + 1, word[1], E & w->write_mask, v);
}

void putd(W *w, const Ins *i, double *t) {
  if (i->flags & OMOD) {
    double by = (i->flags & OMOD) >> OMOD_SHIFT == 1 ? 2 : (i->flags & OMOD) >> OMOD_SHIFT == 2 ? 4 : 0.5;
    LANES t[l] *= by;
  }
  if (i->flags & CLAMP) LANES t[l] = !(t[l] > 0) ? 0 : t[l] > 1 ? 1 : t[l];
  put64(w, i, (const u64 *)t);
}

void put_mask(W *w, const Ins *i, const Src *d, u64 mask, u64 undefined) {
  sset(w, i, d->reg, (u32)mask, (u32)undefined);
  if (w->lanes == 64) sset(w, i, d->reg + 1, mask >> 32, undefined >> 32);
}

// scalars
u32 sget(W *w, const Ins *i, u32 r) {
  if (r == 125) return 0;
  if (w->spend[r] > w->done[SM]) {
    found(w, i, UNWAITED, 0, 1000 + r);
    w->spend[r] = 0;
  }
  return r == 130 ? w->scc : w->s[r];
}

void sset(W *w, const Ins *i, u32 r, u32 value, u32 undefined) {
  if (r == 125) return;
  if (w->spend[r] > w->done[SM]) found(w, i, UNWAITED, 0, 1000 + r);
  w->spend[r] = 0;
  w->s[r] = value;
  w->su[r] = undefined;
  if (r >= 126 && undefined) {
    found(w, i, UNDEFINED, 0, 0);
    w->su[r] = 0;
  }
}

// An undefined scalar is so for all lanes; of a pair `low` says whether the lower word is.
static void taint_scalar(W *w, int k, int low) {
  for (int q = 0; q < 4; q++) w->taint[k][q] = ~0ull;
  w->taint_low[k] = low ? ~0ull : 0;
  w->tainted |= 1u << k;
}

u32 s32(W *w, const Ins *i, int k) {
  const Src *s = &i->s[k];
  if (s->kind == CONST) return s->lo;
  if (s->kind == VGPR) {  // v_readfirstlane and its like take care of this themselves
    read_reg(w, i, s->reg);
    return w->v[s->reg][0];
  }
  if (s->reg == 130 ? w->scc_undef : w->su[s->reg]) taint_scalar(w, k, 1);
  return modified(sget(w, i, s->reg), s->flags, s->flags & HI ? 2 : 1);
}

u64 s64(W *w, const Ins *i, int k) {
  const Src *s = &i->s[k];
  if (s->kind == CONST) return (u64)s->hi << 32 | s->lo;
  if (s->reg == 130) return w->scc;
  if (w->su[s->reg] | w->su[s->reg + 1]) taint_scalar(w, k, w->su[s->reg] != 0);
  u64 low = sget(w, i, s->reg);
  return (u64)sget(w, i, s->reg + 1) << 32 | low;
}

void sput32(W *w, const Ins *i, u32 x) {
  sset(w, i, i->d.reg, x, w->tainted ? ~0u : 0);
}

void sput64(W *w, const Ins *i, u64 x) {
  sset(w, i, i->d.reg, (u32)x, w->tainted ? ~0u : 0);
  sset(w, i, i->d.reg + 1, x >> 32, w->tainted ? ~0u : 0);
}

void branch_on(W *w, const Ins *i, u32 undefined) {
  if (undefined) found(w, i, UNDEFINED, 0, 1);
}
