// LDS instructions: reads, writes, transposing reads, atomic operations, and permutes, which only use LDS's crossbar.
#include "access.h"

// An instruction's offset is added in 32 bits from gfx7 on (LLVM's hasUsableDSOffset): a base below 0 comes back into LDS.
static void lds_addresses(W *w, Ins *i, u64 at[64], u32 offset) {
  u32 buffer[64];
  const u32 *a = get32(w, i, 0, buffer, 0);
  if (any_taint(w) & E) found(w, i, UNDEFINED, 0, 2);
  LANES at[l] = (u32)(a[l] + offset);
}

void put_loaded(W *w, const Ins *i, u32 reg, const Loaded *from, u32 size, u32 flags, int counter, u64 mask) {
  u32 t[64];
  for (u32 r = 0; r < (size + 3) / 4; r++, reg++) {
    u64 u[4] = {0, 0, 0, 0};
    for (u32 b = 0; b < 4 && 4 * r + b < size; b++) u[b] = from->undefined[4 * r + b];
    LANES t[l] = from->x[l][r];
    if (size < 4) {
      if (flags & LOAD_SIGNED) LANES t[l] = size == 1 ? (u32)(i32)(i8)t[l] : (u32)(i32)(i16)t[l];
      else LANES t[l] &= size == 1 ? 255 : 0xffff;
      if (flags & (LOAD_D16 | LOAD_HI)) {
        const u32 *old = w->v[reg];
        const u64 *o = w->undef[reg];
        if (flags & LOAD_HI) {
          LANES t[l] = t[l] << 16 | (old[l] & 0xffff);
          u[2] = u[0], u[3] = u[1], u[0] = o[0], u[1] = o[1];
        } else {
          LANES t[l] = (t[l] & 0xffff) | (old[l] & 0xffff0000u);
          u[2] = o[2], u[3] = o[3];
        }
      }
    }
    // Two loads in flight into the halves of one register are in order, and so are two of global memory into one register, the
    // first of which may have had no lanes: LLVM waits for neither.
    if ((counter == VM || flags & (LOAD_D16 | LOAD_HI)) && w->pend_counter[reg] == counter) w->pend[reg] = 0;
    put_reg(w, i, reg, t, mask, u);
    w->pend[reg] = w->issued[counter];
    w->pend_counter[reg] = counter;
  }
}

void data_of(W *w, const Ins *i, const Src *s, u32 size, int high, u32 data[64][4], u64 undefined[16]) {
  memset(undefined, 0, 16 * sizeof *undefined);
  for (u32 r = 0; r < (size + 3) / 4; r++) {
    u32 reg = s->reg + r;
    if (s->kind != VGPR) {
      u32 x = s->kind == CONST ? s->lo : sget(w, i, reg);
      LANES data[l][r] = x;
      continue;
    }
    read_reg(w, i, reg);
    LANES data[l][r] = high ? w->v[reg][l] >> 16 : w->v[reg][l];
    for (int b = 0; b < 4; b++) undefined[4 * r + b] = high ? (b < 2 ? w->undef[reg][b + 2] : 0) : w->undef[reg][b];
  }
}

void op_ds_load(W *w, Ins *i) {
  u64 at[64], e = E;
  u32 size = i->imm[2];
  Loaded got[2];
  issue(w, DS);
  for (int k = 0; k < 2 && i->imm[k] >= 0; k++) {
    lds_addresses(w, i, at, i->imm[k]);
    memset(got[k].undefined, 0, sizeof got[k].undefined);
    ACTIVE memcpy(got[k].x[l], lds_at(w, i, at[l], size, l, 0, DS, got[k].undefined, NULL), size);
    count_banks(w, i, at, e, size, 0);
  }
  for (int k = 0; k < 2 && i->imm[k] >= 0; k++) put_loaded(w, i, i->d.reg + k * ((size + 3) / 4), &got[k], size, i->imm[3], DS, e);
}

void op_ds_store(W *w, Ins *i) {
  u64 at[64], undefined[16];
  u32 data[64][4], size = i->imm[2];
  issue(w, DS);
  for (int k = 0; k < 2 && i->imm[k] >= 0; k++) {
    lds_addresses(w, i, at, i->imm[k]);
    data_of(w, i, &i->s[1 + k], size, i->imm[3] & LOAD_HI, data, undefined);
    u64 any = 0;
    for (u32 b = 0; b < size; b++) any |= undefined[b];
    ACTIVE {
      memcpy(lds_at(w, i, at[l], size, l, 1, DS, NULL, data[l]), data[l], size);
      if (any >> l & 1)  // what is written stays undefined
        for (u64 g = at[l] >> w->m->grain; g <= (at[l] + size - 1) >> w->m->grain; g++) {
          u64 bytes = 0;
          for (u32 b = 0; b < size; b++) if ((at[l] + b) >> w->m->grain == g) bytes |= undefined[b] >> l & 1;
          if (bytes) w->m->marks[g].written = 0;
        }
    }
    count_banks(w, i, at, E, size, 1);
  }
}

// 16 lanes read rows of 16 values of 16 bits (8 bits: 8 lanes a row pair); lane k of them gets column k.
void op_ds_load_tr(W *w, Ins *i) {
  u64 at[64], e = E;
  u32 bits = i->imm[3];
  Loaded got = {0}, out = {0};
  issue(w, DS);
  lds_addresses(w, i, at, i->imm[0]);
  ACTIVE memcpy(got.x[l], lds_at(w, i, at[l], 8, l, 0, DS, got.undefined, NULL), 8);
  count_banks(w, i, at, e, 8, 0);
  int bytes = bits / 8, each = 8 / bytes, lanes_a_row = 16 / each;
  LANES {
    for (int j = 0; j < each; j++) {
      // row j of this lane's group: `lanes_a_row` lanes hold its 16 values
      int column = l & 15, from = (l & 48) + lanes_a_row * j + column / each, item = column % each;
      memcpy((u8 *)out.x[l] + j * bytes, (u8 *)got.x[from] + item * bytes, bytes);
      for (int b = 0; b < bytes; b++) out.undefined[j * bytes + b] |= (got.undefined[item * bytes + b] >> from & 1) << l;
    }
  }
  put_loaded(w, i, i->d.reg, &out, 8, 0, DS, e);
}

static void move_lanes(W *w, Ins *i, const int *from, const u32 *x, u32 reg, u64 zero) {
  Loaded got = {0};
  LANES if (!(zero >> l & 1)) {
    got.x[l][0] = x[from[l]];
    for (int b = 0; b < 4; b++) got.undefined[b] |= (w->undef[reg][b] >> from[l] & 1) << l;
  }
  put_loaded(w, i, i->d.reg, &got, 4, 0, DS, E);
}

void op_ds_bpermute(W *w, Ins *i) {
  u64 at[64], zero = 0;
  u32 buffer[64];
  int from[64];
  issue(w, DS);
  lds_addresses(w, i, at, i->imm[0]);
  const u32 *x = get32(w, i, 1, buffer, 0);
  LANES {
    from[l] = at[l] / 4 & (w->lanes - 1);
    if (!(E >> from[l] & 1)) zero |= 1ull << l;  // a lane that EXEC leaves out gives 0
  }
  move_lanes(w, i, from, x, i->s[1].reg, zero);
}

void op_ds_permute(W *w, Ins *i) {
  u64 at[64], zero = ~0ull;
  u32 buffer[64];
  int from[64] = {0};
  issue(w, DS);
  lds_addresses(w, i, at, i->imm[0]);
  const u32 *x = get32(w, i, 1, buffer, 0);
  ACTIVE {
    int to = at[l] / 4 & (w->lanes - 1);
    from[to] = l;
    zero &= ~(1ull << to);
  }
  move_lanes(w, i, from, x, i->s[1].reg, zero);
}

void op_ds_swizzle(W *w, Ins *i) {
  u32 buffer[64], offset = i->imm[0];
  int from[64];
  u64 zero = 0;
  issue(w, DS);
  const u32 *x = get32(w, i, 0, buffer, 0);
  LANES {
    if (offset & 0x8000) from[l] = (l & ~3) | (offset >> 2 * (l & 3) & 3);
    else from[l] = (l & 32) | (((((l & 31) & (offset & 31)) | (offset >> 5 & 31)) ^ (offset >> 10 & 31)) & 31);
    if (!(E >> from[l] & 1)) zero |= 1ull << l;
  }
  move_lanes(w, i, from, x, i->s[0].reg, zero);
}

static float pick(int least, float a, float b) { return a != a ? b : b != b ? a : (least ? a < b : a > b) ? a : b; }

u64 atomic_step(u32 op, u32 size, u64 o, u64 d, u64 compare) {
  int big = size == 8;
  i64 so = big ? (i64)o : (i32)o, sd = big ? (i64)d : (i32)d;
  switch (op) {
    case 0: return d;
    case 1: return o + d;
    case 2: return o - d;
    case 3: return so < sd ? o : d;
    case 4: return o < d ? o : d;
    case 5: return so > sd ? o : d;
    case 6: return o > d ? o : d;
    case 7: return o & d;
    case 8: return o | d;
    case 9: return o ^ d;
    case 10: return o >= d ? 0 : o + 1;
    case 11: return o == 0 || o > d ? d : o - 1;
    case 12: return o == compare ? d : o;
    case 13: return big ? UD(D64(o) + D64(d)) : U(F(o) + F(d));
    case 14: return UH(H(o) + H(d)) | UH(H(o >> 16) + H(d >> 16)) << 16;
    case 15: return UB(B(o & 0xffff) + B(d & 0xffff)) | UB(B(o >> 16 & 0xffff) + B(d >> 16 & 0xffff)) << 16;
    case 16: return big ? (D64(o) < D64(d) || D64(d) != D64(d) ? o : d) : U(pick(1, F(o), F(d)));
    case 17: return big ? (D64(o) > D64(d) || D64(d) != D64(d) ? o : d) : U(pick(0, F(o), F(d)));
    default: return d;
  }
}

// imm: offset, operation, bytes, whether the old value is returned, whether the data come compare first
void op_ds_atomic(W *w, Ins *i) {
  u64 at[64], undefined[16], other[16];
  u32 data[64][4], more[64][4], size = i->imm[2];
  Loaded got = {0};
  issue(w, DS);
  lds_addresses(w, i, at, i->imm[0]);
  data_of(w, i, &i->s[1], size, 0, data, undefined);
  if (i->imm[1] == 12) data_of(w, i, &i->s[2], size, 0, more, other);
  u64 e = E;
  ACTIVE {
    u8 *p = lds_at(w, i, at[l], size, l, 2, DS, got.undefined, NULL);
    u64 old = 0, x = 0, y = 0;
    memcpy(&old, p, size), memcpy(&x, data[l], size);
    if (i->imm[1] == 12) {
      memcpy(&y, more[l], size);
      if (i->imm[4]) { u64 t = x; x = y, y = t; }
    }
    memcpy(got.x[l], &old, size);
    old = atomic_step(i->imm[1], size, old, x, y);
    memcpy(p, &old, size);
  }
  u64 bad = 0;
  for (u32 b = 0; b < size; b++) bad |= (undefined[b] | got.undefined[b]) & e;
  if (bad) found(w, i, UNDEFINED, __builtin_ctzll(bad), 3);
  count_banks(w, i, at, e, size, 1);
  if (i->imm[3]) put_loaded(w, i, i->d.reg, &got, size, 0, DS, e);
}
