// The machine: what a wave, an instruction and a launch are. One instruction is decoded once (decode.py) into an `Ins`, and a
// handler runs it for all lanes of a wave; lanes that EXEC leaves out are computed too and not written.
#pragma once
#include <math.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t i8;
typedef int16_t i16;
typedef int32_t i32;
typedef int64_t i64;

// Where an operand lies. CONST holds its value in lo and hi.
enum { NOWHERE, VGPR, SGPR, CONST };
// Modifiers of a source, in the order in which they apply.
enum { NEG = 1, ABS = 2, HI = 4, SEXT = 8, SEL = 0xf0 };  // SEL: 1..4 a byte, 5 and 6 a half, 0 the whole
typedef struct { u32 kind, reg, flags, lo, hi; } Src;

// Flags of an instruction. D_*: which part of the destination is written, and what happens to the rest of it.
enum { CLAMP = 1, OMOD_SHIFT = 1, OMOD = 6, BOUND = 8, FI = 16, CMPX = 32, D_HI = 64, D_KEEP = 128, D_SEL_SHIFT = 8, D_SEL = 0xf00, D_SEXT = 0x1000, D_PRESERVE = 0x2000 };
typedef struct Ins {
  u32 op, line;
  Src d, e, s[5];
  i32 imm[8];
  u32 flags, dpp;      // dpp: 1 + the index of a table of source lanes
  u64 lanes;           // the lanes that row_mask and bank_mask leave
  u64 count, stat[4];  // runs; bank conflicts, LDS cycles, 64-byte and 128-byte transactions
} Ins;

typedef struct {
  char name[1024];
  u32 entry, lds, scratch, user, ids, groups, wave, pairs;  // pairs: groups of up to 8 setups of user registers, 4 bits each
  u32 preload_offset, preload_count, flush32, grain;
} Kernel;

// A counter that s_waitcnt waits for: LDS, vector memory, scalar memory, stores where they have their own (gfx10 and later).
enum { DS, VM, SM, ST, COUNTERS };

enum { OK, OUT_OF_BOUNDS, LDS_BOUNDS, BAD_PC, TOO_LONG, BAD_LAUNCH, SCRATCH_BOUNDS, STUCK };
// Kinds of finding that do not stop a launch: each is counted, and the first of each is kept.
enum { RAW, WAR, WAW, UNWAITED, UNDEFINED, FINDINGS };

typedef struct { u64 address, size; u8 *shadow; } Allocation;
typedef struct {
  u32 status, line, lane, wave, block[3], is_store;
  u64 address, size;
  u64 found[FINDINGS];
  u32 first_line[FINDINGS], first_block[FINDINGS][3], first_wave[FINDINGS], first_lane[FINDINGS], first_what[FINDINGS];
} Report;

typedef struct { u32 number; u8 wave, counter, written, pad; } Mark;
enum { MAX_WAVES = 32, LDS_SIZE = 160 * 1024, CODE = 0x10000000 };
#define DATA 0x10000000000ull  // where a program's own constants lie
#define SHARED_BASE 0x0001000000000000ull
#define PRIVATE_BASE 0x0002000000000000ull
#define PRIVATE_RESOURCE 0x0000800000000000ull  // the base that a buffer resource of private memory has (gfx90a)

typedef struct Machine Machine;
typedef struct W {
  u32 v[512][64];          // 256 VGPRs, then 256 AGPRs
  u64 undef[512][4];       // by register and byte: the lanes that hold nothing defined
  u32 s[136], su[136];     // SGPRs and their undefined bits
  u32 pend[512], spend[136];
  u8 pend_counter[512];
  u32 xmask[64];           // EXEC, a word a lane
  u64 xmask_of;
  u32 scc, scc_undef, pc, wave, lanes, ended, waiting;
  u32 issued[COUNTERS], done[COUNTERS], safe[2][COUNTERS], signalled, passed;
  u32 tainted;             // sources of this instruction with undefined lanes
  u64 taint_low[5];        // those whose lower word is undefined, of sources of 64 bits
  u64 taint[5][4];
  u64 write_mask;          // the lanes that DPP leaves
  u8 *scratch;
  u32 gpr_index;
  Machine *m;
} W;

struct Machine {
  Ins *code;
  u32 instructions, stores_apart, banks, arch;
  i8 (*tables)[64];
  u8 *data;
  u64 data_size, writable[2];
  Kernel *kernel;
  W *waves;
  u32 wave_count, grain;   // grain: log2 of the bytes that a mark of LDS stands for
  u8 *lds;
  u32 lds_size, scratch_size;
  Mark *marks;
  u32 *readers, (*reads)[LDS_SIZE];
  Allocation *allocations;
  u64 allocation_count, last;
  u32 block[3];
  u64 budget, arguments_size;
  u8 *arguments, packet[64];
  Report *report;
  jmp_buf out;
};

typedef void (*Handler)(W *, Ins *);
extern const Handler HANDLERS[];
extern const u32 HANDLER_COUNT;

#define E (*(u64 *)&w->s[126])
#define VCC_LO 106
#define LANES for (int l = 0; l < 64; l++)
#define ACTIVE for (u64 m_ = E; m_; m_ &= m_ - 1) for (int l = __builtin_ctzll(m_), once_ = 1; once_; once_ = 0)

void fail(W *, const Ins *, u32 status, u64 address, u64 size, u32 lane, int is_store) __attribute__((noreturn));
void found(W *, const Ins *, u32 kind, u32 lane, u32 what);

// operands.c
const u32 *get32(W *, const Ins *, int k, u32 *buffer, int type);  // type: 0 bits, 1 float32, 2 16 bits
const u64 *get64(W *, const Ins *, int k, u64 *buffer, int real);
u64 get_mask(W *, const Ins *, int k);
void put32(W *, const Ins *, const u32 *);
void putf(W *, const Ins *, float *);
void put16(W *, const Ins *, const u32 *);
void put_half(W *, const Ins *, const u32 *, u64 first, u64 second);
void puth(W *, const Ins *, float *);
void put64(W *, const Ins *, const u64 *);
void put64_words(W *, const Ins *, const u64 *, int carry);
void putd(W *, const Ins *, double *);
void put_mask(W *, const Ins *, const Src *, u64, u64 undefined);
void put_reg(W *, const Ins *, u32 reg, const u32 *, u64 mask, const u64 undefined[4]);
u32 s32(W *, const Ins *, int k);
u64 s64(W *, const Ins *, int k);
void sput32(W *, const Ins *, u32);
void sput64(W *, const Ins *, u64);
u64 any_taint(W *);
void read_reg(W *, const Ins *, u32 reg);
u64 undefined_lanes(const W *, u32 reg);
u32 sget(W *, const Ins *, u32 reg);
void sset(W *, const Ins *, u32 reg, u32 value, u32 undefined);
void branch_on(W *, const Ins *, u32 undefined);

// memory.c
u8 *global_at(W *, const Ins *, u64 address, u32 size, int lane, int is_store, u8 **shadow);
void issue(W *, int counter);
void await(W *, int counter, u32 left);
void signal_barrier(W *);

static inline float F(u32 x) { float f; memcpy(&f, &x, 4); return f; }
static inline u32 U(float x) { u32 f; memcpy(&f, &x, 4); return f; }
static inline double D64(u64 x) { double f; memcpy(&f, &x, 8); return f; }
static inline u64 UD(double x) { u64 f; memcpy(&f, &x, 8); return f; }
static inline float H(u32 x) { _Float16 h; u16 y = x; memcpy(&h, &y, 2); return h; }
static inline u32 UH(float x) { _Float16 h = x; u16 y; memcpy(&y, &h, 2); return y; }
static inline u32 UHD(double x) { _Float16 h = x; u16 y; memcpy(&y, &h, 2); return y; }
static inline float B(u32 x) { return F(x << 16); }
static inline u32 UB(float x) { u32 u = U(x); return x != x ? 0x7fc0 | (u >> 16 & 0x8000) : (u + 0x7fff + (u >> 16 & 1)) >> 16; }
