// Memory: allocations that kernels may touch, LDS with its marks for races, counters of s_waitcnt, scratch, bank conflicts.
#include "core.h"

void issue(W *w, int c) { w->issued[c]++; }
void await(W *w, int c, u32 left) {
  u32 done = w->issued[c] > left ? w->issued[c] - left : 0;
  if (done > w->done[c]) w->done[c] = done;
}

// What a wave had waited for when it arrived at its last two barriers: a wave that has passed the same barrier may rely on it.
void signal_barrier(W *w) {
  memcpy(w->safe[1], w->safe[0], sizeof w->safe[0]);
  memcpy(w->safe[0], w->done, sizeof w->safe[0]);
  w->signalled++;
}

static const Allocation *allocation_of(Machine *m, u64 address, u64 size) {
  if (m->last < m->allocation_count) {
    const Allocation *a = &m->allocations[m->last];
    if (address >= a->address && address + size <= a->address + a->size) return a;
  }
  u64 low = 0, high = m->allocation_count;
  while (low < high) {
    u64 middle = (low + high) / 2;
    const Allocation *a = &m->allocations[middle];
    if (address < a->address) high = middle;
    else if (address >= a->address + a->size) low = middle + 1;
    else {
      m->last = middle;
      return address + size <= a->address + a->size ? a : NULL;
    }
  }
  return NULL;
}

static int within(u64 address, u64 size, const u8 *from, u64 length) { return address >= (u64)from && address + size <= (u64)from + length; }

u8 *global_at(W *w, const Ins *i, u64 address, u32 size, int lane, int is_store, u8 **shadow) {
  Machine *m = w->m;
  const Allocation *a = allocation_of(m, address, size);
  *shadow = NULL;
  int inside = is_store ? address >= DATA + m->writable[0] && address + size <= DATA + m->writable[1]
                        : address >= DATA && address + size <= DATA + m->data_size;
  if (inside) return m->data + (address - DATA);
  if (a) {
    if (a->shadow) *shadow = a->shadow + (address - a->address);
    return (u8 *)address;
  }
  if (!is_store && (within(address, size, m->arguments, m->arguments_size) || within(address, size, m->packet, sizeof m->packet)))
    return (u8 *)address;
  fail(w, i, OUT_OF_BOUNDS, address, size, lane, is_store);
}

// LDS. A mark says which access of which wave last wrote a grain; `readers` and `reads` which waves read it since, and when.
static int ordered(const W *w, u32 other, u32 counter, u32 number) {
  if (other == w->wave) return counter == DS || number <= w->done[counter];
  const W *o = &w->m->waves[other];
  return number <= (o->signalled > w->passed ? o->safe[1] : o->safe[0])[counter];
}

u8 *lds_at(W *w, const Ins *i, u64 at, u32 size, int lane, int is_store, int counter, u64 *undefined, const void *data) {
  Machine *m = w->m;
  if (at + size > m->lds_size) fail(w, i, LDS_BOUNDS, at, size, lane, is_store);
  int same = data && !memcmp(m->lds + at, data, size);  // two waves may write what is equal: Triton's replicated layouts do
  u32 first = at >> m->grain, last = (at + size - 1) >> m->grain;
  for (u32 g = first; g <= last; g++) {
    Mark *mark = &m->marks[g];
    // two atomic operations need no order
    if (mark->written && !same && !(mark->written == 2 && is_store == 2) && !ordered(w, mark->wave, mark->counter, mark->number))
      found(w, i, is_store ? WAW : RAW, lane, (u32)at);
    if (is_store != 1 && !mark->written && undefined)
      for (u32 b = 0; b < size; b++) if ((at + b) >> m->grain == g) undefined[b & 15] |= 1ull << lane;
    if (!is_store) {
      m->readers[g] |= 1u << w->wave;
      m->reads[w->wave][g] = w->issued[DS];
    } else {
      for (u32 r = m->readers[g] & ~(1u << w->wave); r; r &= r - 1) {
        u32 other = __builtin_ctz(r);
        if (!ordered(w, other, DS, m->reads[other][g])) found(w, i, WAR, lane, (u32)at);
      }
      m->readers[g] = 0;
      mark->number = w->issued[counter];
      mark->wave = w->wave;
      mark->counter = counter;
      mark->written = is_store;
    }
  }
  return m->lds + at;
}

u8 *scratch_at(W *w, const Ins *i, u64 at, u32 size, int lane, int is_store) {
  if (at + size > w->m->scratch_size) fail(w, i, SCRATCH_BOUNDS, at, size, lane, is_store);
  return w->scratch + (u64)lane * w->m->scratch_size + at;
}

// The lanes that LDS serves in one cycle. AMD's Composable Kernel documents ("Understanding AMD GPU LDS and bank conflicts"):
// a write of 128 bits goes by 8 lanes in order; a read of 128 bits by lanes 0-3 with 20-23, 4-7 with 16-19, and so on.
static void phase_lanes(u32 banks, u32 size, int is_store, int phase, int *count, u8 *lanes) {
  static const u8 reads32[4][8] = {{0, 1, 2, 3, 20, 21, 22, 23}, {4, 5, 6, 7, 16, 17, 18, 19}, {8, 9, 10, 11, 28, 29, 30, 31}, {12, 13, 14, 15, 24, 25, 26, 27}};
  u32 each = banks * 4 / size;
  if (each > 64) each = 64;
  *count = each;
  for (u32 k = 0; k < each; k++) lanes[k] = phase * each + k;
  if (size == 16 && !is_store && banks == 32)
    for (u32 k = 0; k < 8; k++) lanes[k] = phase / 4 * 32 + reads32[phase & 3][k];
}

// stat[0]: cycles over what the same access would take without conflicts; stat[1]: cycles.
void count_banks(W *w, Ins *i, const u64 *at, u64 active, u32 size, int is_store) {
  u32 banks = w->m->banks, granule = size < 4 ? 4 : size;
  if (granule == 12) granule = 16;
  int phases = 64 * granule / (banks * 4);
  if (phases < 1) phases = 1;
  u8 lanes[64];
  int n;
  for (int p = 0; p < phases; p++) {
    u32 words[64][64];  // the distinct words of a bank
    u8 used[64] = {0};
    u32 most = 0, any = 0;
    phase_lanes(banks, granule, is_store, p, &n, lanes);
    for (int k = 0; k < n; k++) {
      int l = lanes[k];
      if (!(active >> l & 1)) continue;
      any = 1;
      for (u64 word = at[l] / 4; word <= (at[l] + size - 1) / 4; word++) {
        u32 bank = word % banks, q = 0;
        while (q < used[bank] && words[bank][q] != word) q++;
        if (q == used[bank]) {
          words[bank][used[bank]++] = word;
          if (used[bank] > most) most = used[bank];
        }
      }
    }
    if (any) i->stat[1] += most ? most : 1, i->stat[0] += most > 1 ? most - 1 : 0;
  }
}

// stat[2] and stat[3]: pieces of 64 and 128 bytes that the active lanes touch together.
void count_lines(Ins *i, const u64 *at, u64 active, u32 size) {
  for (int wide = 0; wide < 2; wide++) {
    u64 seen[128];
    int n = 0, shift = 6 + wide;
    for (u64 m = active; m; m &= m - 1) {
      int l = __builtin_ctzll(m);
      for (u64 line = at[l] >> shift; line <= (at[l] + size - 1) >> shift; line++) {
        int q = n;
        while (q > 0 && seen[q - 1] != line) q--;
        if (!q && n < 128) seen[n++] = line;
      }
    }
    i->stat[2 + wide] += n;
  }
}
