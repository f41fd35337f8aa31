// What memory.c offers to the handlers of loads, stores and atomic operations.
#pragma once
#include "core.h"
u8 *lds_at(W *, const Ins *, u64 at, u32 size, int lane, int is_store, int counter, u64 *undefined, const void *data);
u8 *scratch_at(W *, const Ins *, u64 at, u32 size, int lane, int is_store);
void count_banks(W *, Ins *, const u64 *at, u64 active, u32 size, int is_store);
void count_lines(Ins *, const u64 *at, u64 active, u32 size);
void addresses(W *, Ins *, u64 at[64]);  // of a global, flat, scratch or buffer access
enum { LOAD_SIGNED = 1, LOAD_D16 = 2, LOAD_HI = 4 };
enum { GLOBAL, SCRATCH, BUFFER, FLAT };
// What was loaded, 16 bytes a lane at most, and which of them are undefined in which lanes.
typedef struct { u32 x[64][4]; u64 undefined[16]; } Loaded;
void put_loaded(W *, const Ins *, u32 reg, const Loaded *, u32 size, u32 flags, int counter, u64 mask);
void data_of(W *, const Ins *, const Src *, u32 size, int high, u32 data[64][4], u64 undefined[16]);
u64 atomic_step(u32 op, u32 size, u64 old, u64 data, u64 compare);
