// A program as decode.py wrote it, and its launches: blocks one after another, the waves of a block from barrier to barrier.
#include "core.h"

typedef struct { u32 magic, handlers, kernels, instructions, tables, arch, banks, stores_apart; u64 data_size, writable[2]; char hash[32]; } Header;
typedef struct { Machine m; Kernel *kernels; u32 kernel_count; void *raw; } Program;

extern const char ENGINE_HASH[];

Program *emu_load(const u8 *bytes, u64 size) {
  Header h;
  if (size < sizeof h) return NULL;
  memcpy(&h, bytes, sizeof h);
  if (h.magic != 0x314d4554 || h.handlers != HANDLER_COUNT || strncmp(h.hash, ENGINE_HASH, sizeof h.hash)) return NULL;
  Program *p = calloc(1, sizeof *p);
  p->raw = malloc(size);
  memcpy(p->raw, bytes, size);
  u8 *at = (u8 *)p->raw + sizeof h;
  p->kernels = (Kernel *)at, at += h.kernels * sizeof(Kernel);
  p->kernel_count = h.kernels;
  p->m.code = (Ins *)at, at += h.instructions * sizeof(Ins);
  p->m.instructions = h.instructions;
  p->m.tables = (i8(*)[64])at, at += h.tables * 64;
  p->m.data = at, at += (h.data_size + 15) / 16 * 16;
  p->m.data_size = h.data_size;
  memcpy(p->m.writable, h.writable, sizeof h.writable);
  p->m.banks = h.banks, p->m.stores_apart = h.stores_apart, p->m.arch = h.arch;
  return p;
}

void emu_free(Program *p) { free(p->raw), free(p); }
u8 *emu_data(Program *p) { return p->m.data; }
Ins *emu_code(Program *p) { return p->m.code; }
u32 emu_ins_size(void) { return sizeof(Ins); }

Kernel *emu_kernel(Program *p, const char *name) {
  for (u32 k = 0; k < p->kernel_count; k++) if (!strcmp(p->kernels[k].name, name)) return &p->kernels[k];
  return NULL;
}

static void user_registers(W *w, const Kernel *k, u64 kernarg, u64 packet) {
  u32 at = 0;
  for (u32 setup = k->pairs; setup; setup >>= 4) {
    u64 value = 0;
    u32 words = 2;
    switch (setup & 15) {
      case 1: value = packet; break;                         // dispatch packet
      case 3: value = kernarg; break;
      case 6: words = 1, value = k->scratch; break;          // private segment's size
      case 7:                                                // a resource for private memory
        words = 4;
        w->s[at + 2] = ~0u, w->s[at + 3] = 0, w->su[at + 2] = w->su[at + 3] = 0;
        value = PRIVATE_RESOURCE;
        break;
      case 8: value = 0; break;                              // flat scratch
      default: break;                                        // queue, dispatch id: zero
    }
    w->s[at] = (u32)value, w->su[at] = 0;
    if (words > 1) w->s[at + 1] = value >> 32, w->su[at + 1] = 0;
    at += words;
  }
  for (u32 c = 0; c < k->preload_count; c++, at++) {
    memcpy(&w->s[at], (u8 *)kernarg + 4 * (k->preload_offset + c), 4);
    w->su[at] = 0;
  }
}

static void start_wave(W *w, Machine *m, const Kernel *k, const u32 *block, u64 threads, u64 kernarg, u64 packet) {
  u32 lanes = k->wave;
  w->lanes = lanes;
  memset(w->v, 0xa5, sizeof w->v), memset(w->undef, 0xff, sizeof w->undef);
  memset(w->s, 0xa5, sizeof w->s), memset(w->su, 0xff, sizeof w->su);
  w->scc = 0, w->scc_undef = 1, w->pc = k->entry, w->ended = w->waiting = 0;
  memset(w->pend, 0, sizeof w->pend), memset(w->spend, 0, sizeof w->spend);
  memcpy(w->done, w->issued, sizeof w->done);
  memcpy(w->safe[0], w->issued, sizeof w->done), memcpy(w->safe[1], w->issued, sizeof w->done);
  w->signalled = w->passed = 0;
  w->write_mask = ~0ull;
  u64 first = (u64)w->wave * lanes, left = threads - first;
  E = left >= lanes ? (lanes == 64 ? ~0ull : 0xffffffffull) : (1ull << left) - 1;
  w->su[126] = w->su[127] = w->su[125] = w->su[130] = 0;
  w->xmask_of = 0, memset(w->xmask, 0, sizeof w->xmask);
  user_registers(w, k, kernarg, packet);
  u32 at = k->user;
  for (int axis = 0; axis < 3; axis++) if (k->groups >> axis & 1) w->s[at] = m->block[axis], w->su[at++] = 0;
  if (k->groups >> 3 & 1) w->s[at] = 0, w->su[at++] = 0;  // the wave's offset into scratch
  // gfx12 gives the block in ttmp registers
  w->s[108 + 9] = m->block[0], w->s[108 + 7] = (m->block[1] & 0xffff) | m->block[2] << 16;
  w->su[108 + 9] = w->su[108 + 7] = 0;
  w->s[108 + 8] = w->wave << 25, w->su[108 + 8] = 0;
  for (u32 l = 0; l < lanes; l++) {
    u64 t = first + l;
    u32 x = t % block[0], y = t / block[0] % block[1], z = t / block[0] / block[1];
    if (k->ids & 4) w->v[0][l] = x | (k->ids & 3 ? y << 10 : 0) | (k->ids & 2 ? z << 20 : 0);  // packed
    else w->v[0][l] = x, w->v[1][l] = y, w->v[2][l] = z;
  }
  for (u32 r = 0; r <= (k->ids & 4 ? 0 : k->ids & 3); r++) memset(w->undef[r], 0, sizeof w->undef[r]);
}

static void run_wave(W *w) {
  Machine *m = w->m;
  while (!w->ended && !w->waiting) {
    if (w->pc >= m->instructions) fail(w, &m->code[m->instructions - 1], BAD_PC, w->pc, 0, 0, 0);
    Ins *i = &m->code[w->pc++];
    i->count++;
    w->tainted = 0;
    w->write_mask = ~0ull;
    HANDLERS[i->op](w, i);
    if (!--m->budget) fail(w, i, TOO_LONG, 0, 0, 0, 0);
  }
}

// Waves wait until all that have not ended have signalled as often as they.
static void run_block(Machine *m) {
  for (;;) {
    u32 running = 0, moved = 0;
    for (u32 k = 0; k < m->wave_count; k++) {
      W *w = &m->waves[k];
      if (w->ended) continue;
      running++;
      if (w->waiting) {
        int open = 1;
        for (u32 o = 0; o < m->wave_count; o++) if (!m->waves[o].ended && m->waves[o].signalled <= w->passed) open = 0;
        if (!open) continue;
        w->waiting = 0;
        w->passed++;
      }
      moved++;
      run_wave(w);
    }
    if (!running) return;
    if (!moved) fail(&m->waves[0], &m->code[m->waves[0].pc ? m->waves[0].pc - 1 : 0], STUCK, 0, 0, 0, 0);
  }
}

// Runs a kernel whose arguments lie in `kernarg`, with `list` the memory that it may touch, in order of address. Findings and faults go into the report; 0 is success.
int emu_launch(Program *p, Kernel *k, const u32 *grid, const u32 *block, u8 *kernarg, u64 kernarg_size, u32 shared, Allocation *list, u64 count, u64 budget, Report *report) {
  Machine *m = &p->m;
  u64 threads = (u64)block[0] * block[1] * block[2];
  u32 waves = (threads + k->wave - 1) / k->wave;
  memset(report, 0, sizeof *report);
  m->report = report;
  if (!threads || threads > 1024 || waves > MAX_WAVES || (u64)k->lds + shared > LDS_SIZE) return report->status = BAD_LAUNCH;
  m->lds_size = k->lds + shared;
  m->scratch_size = k->scratch;
  m->wave_count = waves;
  m->grain = k->grain;
  m->allocations = list, m->allocation_count = count, m->last = 0;
  m->budget = budget;
  m->kernel = k;
  m->arguments = kernarg, m->arguments_size = kernarg_size;
  m->waves = calloc(waves, sizeof(W));
  m->lds = malloc(LDS_SIZE + 16);
  m->marks = calloc(LDS_SIZE >> m->grain, sizeof(Mark));
  m->readers = calloc(LDS_SIZE >> m->grain, sizeof(u32));
  m->reads = malloc(sizeof(*m->reads) * waves);
  u8 *scratch = malloc((u64)waves * 64 * (k->scratch + 16));
  u16 *packet = (u16 *)m->packet;  // hsa_kernel_dispatch_packet: sizes of the block and of the grid in threads
  for (int a = 0; a < 3; a++) packet[2 + a] = block[a];
  for (int a = 0; a < 3; a++) { u32 n = grid[a] * block[a]; memcpy((u8 *)packet + 12 + 4 * a, &n, 4); }
  if (!setjmp(m->out))
    for (u32 z = 0; z < grid[2]; z++) for (u32 y = 0; y < grid[1]; y++) for (u32 x = 0; x < grid[0]; x++) {
      m->block[0] = x, m->block[1] = y, m->block[2] = z;
      u32 used = (m->lds_size + 3) >> m->grain;
      memset(m->lds, 0xa5, m->lds_size);
      memset(m->marks, 0, used * sizeof(Mark)), memset(m->readers, 0, used * sizeof(u32));
      for (u32 n = 0; n < waves; n++) {
        W *w = &m->waves[n];
        w->m = m, w->wave = n, w->scratch = scratch + (u64)n * 64 * k->scratch;
        start_wave(w, m, k, block, threads, (u64)kernarg, (u64)packet);
      }
      run_block(m);
    }
  free(m->waves), free(m->lds), free(m->marks), free(m->readers), free(m->reads), free(scratch);
  return report->status;
}
