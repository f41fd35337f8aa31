// Global, flat, scratch and buffer memory; loads straight to LDS; scalar loads.
#include "access.h"

enum { OUT_OF_RANGE = -1 };  // of a buffer: a load gives 0, a store does nothing

// imm[0]: offset; imm[4]: kind; imm[5] of a buffer: 1 it has a VGPR offset, 2 it has an index.
// s[0]: the VGPR address or offset; s[1]: the SGPR base, resource or nowhere; s[2]: a buffer's SGPR offset; s[4]: its index.
void addresses(W *w, Ins *i, u64 at[64]) {
  u64 base = 0;
  i32 offset = i->imm[0];
  const Src *v = &i->s[0], *s = &i->s[1];
  int kind = i->imm[4];
  if (kind == BUFFER) {
    u32 records = sget(w, i, s->reg + 2), word1 = sget(w, i, s->reg + 1), stride = word1 >> 16 & 0x3fff;
    base = (u64)(word1 & 0xffff) << 32 | sget(w, i, s->reg);
    u32 scalar = s32(w, i, 2), buffer[64], indices[64];
    int private_ = base >> 44 == PRIVATE_RESOURCE >> 44;
    const u32 *vo = i->imm[5] & 1 ? get32(w, i, 0, buffer, 0) : NULL, *index = i->imm[5] & 2 ? get32(w, i, 4, indices, 0) : NULL;
    u32 unit = i->imm[2] < 4 ? i->imm[2] : 4;
    LANES {
      u64 o = (u64)(vo ? vo[l] : 0) + (u32)offset;
      at[l] = base + o + scalar + (index ? (u64)index[l] * stride : 0);
      if (private_) at[l] = PRIVATE_BASE + o + scalar / 64;  // swizzled: the scalar offset counts bytes of all lanes
      else if (stride ? index && index[l] >= records : o + scalar + unit > records) at[l] = OUT_OF_RANGE;
    }
  } else if (kind == SCRATCH) {
    u32 buffer[64];
    const u32 *x = v->kind == VGPR ? get32(w, i, 0, buffer, 0) : NULL;
    u64 more = s->kind == SGPR ? sget(w, i, s->reg) : s->kind == CONST ? s->lo : 0;
    LANES at[l] = PRIVATE_BASE + (i64)(i32)((x ? x[l] : 0) + (u32)more + (u32)offset);
  } else if (s->kind == SGPR) {
    u32 buffer[64];
    const u32 *x = get32(w, i, 0, buffer, 0);
    base = s64(w, i, 1);
    LANES at[l] = base + x[l] + (i64)offset;
  } else {
    u64 buffer[64];
    const u64 *x = get64(w, i, 0, buffer, 0);
    LANES at[l] = x[l] + (i64)offset;
  }
  if (w->tainted && any_taint(w) & E) found(w, i, UNDEFINED, __builtin_ctzll(any_taint(w) & E), 2);
}

static void issue_vector(W *w, const Ins *i, int is_store) {
  issue(w, is_store && w->m->stores_apart ? ST : VM);
  if (i->imm[4] == FLAT) issue(w, DS);
}

// Where a lane's address leads: LDS and scratch have windows in the flat address space.
static u8 *resolve(W *w, const Ins *i, u64 at, u32 size, int l, int is_store, u8 **shadow, u64 *undefined) {
  *shadow = NULL;
  if (at >> 44 == PRIVATE_BASE >> 44) return scratch_at(w, i, (u32)at, size, l, is_store);
  if (at >> 44 == SHARED_BASE >> 44) return lds_at(w, i, (u32)at, size, l, is_store, DS, undefined, NULL);
  return global_at(w, i, at, size, l, is_store, shadow);
}

static void load_lane(W *w, const Ins *i, u64 at, u32 size, int l, Loaded *got) {
  u8 *shadow;
  u32 step = i->imm[4] == BUFFER && size > 4 ? 4 : size;
  if (at == (u64)OUT_OF_RANGE) {
    memset(got->x[l], 0, 16);
    return;
  }
  if (step != size) {  // a buffer's bounds are checked by the word
    const Src *s = &i->s[1];
    u64 base = (u64)(w->s[s->reg + 1] & 0xffff) << 32 | w->s[s->reg], records = w->s[s->reg + 2], stride = w->s[s->reg + 1] >> 16 & 0x3fff;
    if (base >> 44 != PRIVATE_RESOURCE >> 44 && !stride)
      while (step < size && at - base + step + 4 <= records) step += 4;
    else step = size;
    memset(got->x[l], 0, 16);
  }
  memcpy(got->x[l], resolve(w, i, at, step, l, 0, &shadow, got->undefined), step);
  if (shadow) for (u32 b = 0; b < step; b++) if (!shadow[b]) got->undefined[b] |= 1ull << l;
}

void op_mem_load(W *w, Ins *i) {
  u64 at[64], e = E, memory = 0;
  u32 size = i->imm[2];
  Loaded got = {0};
  issue_vector(w, i, 0);
  addresses(w, i, at);
  ACTIVE {
    load_lane(w, i, at[l], size, l, &got);
    memory |= (u64)(at[l] >> 47 == 0) << l;
  }
  count_lines(i, at, memory, size);
  put_loaded(w, i, i->d.reg, &got, size, i->imm[3], VM, e);
}

void op_mem_store(W *w, Ins *i) {
  u64 at[64], undefined[16], memory = 0, bad = 0;
  u32 data[64][4], size = i->imm[2];
  issue_vector(w, i, 1);
  addresses(w, i, at);
  data_of(w, i, &i->s[3], size, i->imm[3] & LOAD_HI, data, undefined);
  ACTIVE {
    u8 *shadow;
    if (at[l] == (u64)OUT_OF_RANGE) continue;
    u8 *p = resolve(w, i, at[l], size, l, 1, &shadow, NULL);
    memcpy(p, data[l], size);
    if (at[l] >> 47) continue;
    memory |= 1ull << l;
    for (u32 b = 0; b < size; b++) {
      if (undefined[b] >> l & 1) bad |= 1ull << l;
      else if (shadow) shadow[b] = 1;
    }
  }
  if (bad) found(w, i, UNDEFINED, __builtin_ctzll(bad), 3);
  count_lines(i, at, memory, size);
}

// A load straight to LDS: at M0 + offset + lane * bytes, in order of the lanes. It counts as vector memory.
void op_mem_load_lds(W *w, Ins *i) {
  u64 at[64], to[64], e = E;
  u32 size = i->imm[2], base = sget(w, i, 124);
  u64 bad = 0;
  Loaded got = {0};
  issue(w, VM);
  addresses(w, i, at);
  LANES to[l] = (u64)base + i->imm[0] + (u64)l * size;
  count_banks(w, i, to, e, size, 1);
  ACTIVE {
    load_lane(w, i, at[l], size, l, &got);
    memcpy(lds_at(w, i, to[l], size, l, 1, VM, NULL, got.x[l]), got.x[l], size);
    for (u32 b = 0; b < size; b++) bad |= got.undefined[b] & 1ull << l;
  }
  if (bad) found(w, i, UNDEFINED, __builtin_ctzll(bad), 3);
  count_lines(i, at, e, size);
}

// imm as for op_ds_atomic, and imm[4] the kind; data in s[3]; a compare value follows the data
void op_mem_atomic(W *w, Ins *i) {
  u64 at[64], undefined[16], bad = 0, e = E;
  u32 data[64][4], size = i->imm[2], swap = i->imm[1] == 12;
  Loaded got = {0};
  issue_vector(w, i, !i->imm[3]);
  addresses(w, i, at);
  data_of(w, i, &i->s[3], size << swap, 0, data, undefined);
  ACTIVE {
    u8 *shadow;
    u64 old = 0, x = 0, y = 0;
    if (at[l] == (u64)OUT_OF_RANGE) continue;
    u8 *p = resolve(w, i, at[l], size, l, 2, &shadow, got.undefined);
    memcpy(&old, p, size), memcpy(&x, data[l], size);
    if (swap) memcpy(&y, (u8 *)data[l] + size, size);
    memcpy(got.x[l], &old, size);
    old = atomic_step(i->imm[1], size, old, x, y);
    memcpy(p, &old, size);
    for (u32 b = 0; b < size; b++) {
      if (undefined[b] >> l & 1 || (shadow && !shadow[b])) bad |= 1ull << l;
    }
  }
  if (bad) found(w, i, UNDEFINED, __builtin_ctzll(bad), 3);
  count_lines(i, at, e, size);
  if (i->imm[3]) put_loaded(w, i, i->d.reg, &got, size, 0, VM, e);
}

// s_load and s_buffer_load: imm[0] offset, imm[1] whether a buffer, imm[2] bytes; s[0] base, s[1] a further offset
void op_s_load(W *w, Ins *i) {
  u64 base = s64(w, i, 0), offset = (i64)i->imm[0], records = ~0ull;
  u32 size = i->imm[2], word[16] = {0};
  u8 *shadow = NULL;
  issue(w, SM);
  if (i->s[1].kind != NOWHERE) offset += s32(w, i, 1);
  if (w->tainted) found(w, i, UNDEFINED, 0, 2);
  if (i->imm[1]) {
    records = sget(w, i, i->s[0].reg + 2);
    base &= 0xffffffffffffull;
  }
  if (offset + size <= records) memcpy(word, global_at(w, i, (base + offset) & ~(u64)(size < 4 ? size - 1 : 3), size, 0, 0, &shadow), size);
  if (size < 4) {
    u32 bits = 8 * size;
    if (i->imm[3] & LOAD_SIGNED) word[0] = (u32)((i32)(word[0] << (32 - bits)) >> (32 - bits));
  }
  for (u32 k = 0; k < (size + 3) / 4; k++) {
    u32 u = 0;
    if (shadow) for (u32 b = 0; b < 4 && 4 * k + b < size; b++) if (!shadow[4 * k + b]) u = ~0u;
    sset(w, i, i->d.reg + k, word[k], u);
    w->spend[i->d.reg + k] = w->issued[SM];
  }
}
