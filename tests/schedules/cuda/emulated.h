// CUDA's threads as fibers of one CPU thread: clusters of blocks one after another, warps in step where they vote or shuffle.
#include <ucontext.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <vector>

#define __global__
#define __device__
#define __grid_constant__
#define __host__
#define __forceinline__ __attribute__((noinline))
#define __launch_bounds__(...)
#define __shared__ static

using std::max;
using std::min;

struct Index { int x, y, z; };
static Index threadIdx, blockIdx;
enum State { RUNS, AT_BARRIER, AT_NAMED, AT_MBARRIER, AT_CLUSTER, AT_WGMMA, IN_WARP, ENDED };
struct Fiber { ucontext_t context; State state; std::vector<char> stack; uint64_t given; int meetings; };
constexpr int MOST_THREADS = 8192, MOST_BLOCKS = 8, BLOCK_BYTES = 262144;
static std::vector<Fiber> fibers(MOST_THREADS);  // those of a cluster's blocks, one block after another
static int block_threads, block_width, blocks;  // threads of a block, those along x, and blocks of a cluster
static ucontext_t scheduler;
static int current;
alignas(1024) static unsigned char dynamic_shared[MOST_BLOCKS * BLOCK_BYTES];
static uint64_t exchanged[MOST_THREADS / 32][32];
static std::function<void()> kernel_body;

static void enter() {
  kernel_body();
  fibers[current].state = ENDED;
  swapcontext(&fibers[current].context, &scheduler);
}

static void wait_in(State state) {
  int me = current;
  fibers[me].state = state;
  swapcontext(&fibers[me].context, &scheduler);
}

static void fail(const char* what) {
  fprintf(stderr, "%s\n", what);
  abort();
}

template <class T>
static const uint64_t* exchange(T value) {
  int me = current;
  fibers[me].given = 0;
  memcpy(&fibers[me].given, &value, sizeof value);
  wait_in(IN_WARP);
  return exchanged[me / 32];
}

static unsigned char* own_shared() { return dynamic_shared + current / block_threads * BLOCK_BYTES; }
static void __syncthreads() { wait_in(AT_BARRIER); }
static void __syncwarp() { wait_in(IN_WARP); }
static int __popc(unsigned x) { return __builtin_popcount(x); }

static unsigned __ballot_sync(unsigned, int vote) {
  const uint64_t* all = exchange(uint64_t(vote != 0));
  unsigned votes = 0;
  for (int lane = 0; lane < 32; ++lane) votes |= unsigned(all[lane]) << lane;
  return votes;
}

template <class T>
static T __shfl_sync(unsigned, T value, int from, int = 32) {
  const uint64_t* all = exchange(value);
  memcpy(&value, &all[from], sizeof value);
  return value;
}

template <class T>  // int or unsigned
static T __reduce_min_sync(unsigned, T value) {
  const uint64_t* all = exchange(value);
  return T(*std::min_element(all, all + 32, [](uint64_t a, uint64_t b) { return T(a) < T(b); }));
}

template <class T>
static T __reduce_max_sync(unsigned, T value) {
  const uint64_t* all = exchange(value);
  return T(*std::max_element(all, all + 32, [](uint64_t a, uint64_t b) { return T(a) < T(b); }));
}

static unsigned __activemask() { return 0xFFFFFFFFu; }  // kernels ask where no lane has left

template <class T>
static T __shfl_down_sync(unsigned, T value, int step, int width = 32) {
  int lane = current % 32;
  const uint64_t* all = exchange(value);
  if (lane % width + step < width) memcpy(&value, &all[lane + step], sizeof value);
  return value;
}

template <class T>
static T __shfl_up_sync(unsigned, T value, int step, int = 32) {
  int lane = current % 32;
  const uint64_t* all = exchange(value);
  if (lane >= step) memcpy(&value, &all[lane - step], sizeof value);
  return value;
}

template <class T>
static T __shfl_xor_sync(unsigned, T value, int away, int = 32) {
  int lane = current % 32;
  const uint64_t* all = exchange(value);
  memcpy(&value, &all[lane ^ away], sizeof value);
  return value;
}

static double __longlong_as_double(long long bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}
static float __int_as_float(int bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static int __float_as_int(float value) {
  int bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static float ptx_ex2_approx_ftz_f32(float x) { return exp2f(x); }
static float __fsub_rn(float a, float b) { return a - b; }
static double __dsub_rn(double a, double b) { return a - b; }
static float __fdividef(float a, float b) { return a / b; }
static float ptx_rcp_approx_ftz_f32(float x) { return 1.0f / x; }
static float ptx_max_NaN_f32(float a, float b) { return a != a ? a : b != b ? b : a > b ? a : b; }
static float ptx_min_NaN_f32(float a, float b) { return a != a ? a : b != b ? b : a < b ? a : b; }

static float rsqrtf(float x) { return 1.0f / sqrtf(x); }

template <class T>
static T atomicAdd(T* address, T value) {
  T old = *address;
  *address += value;
  return old;
}

static void aligned(const void* address, size_t bytes) {
  if (uintptr_t(address) % bytes) fail("an access is not aligned");
}

#define REDUCTION(NAME, KIND, TYPE, COMBINED)                                       \
  template <class V>                                                               \
  static void red_##NAME##_##KIND(const void* address, int place, V given) {       \
    TYPE old, value, *there = (TYPE*)address + place;                              \
    static_assert(sizeof(V) == sizeof(TYPE), "a register of another width");       \
    memcpy(&value, &given, sizeof value);                                          \
    memcpy(&old, there, sizeof old);                                               \
    TYPE made = COMBINED;                                                          \
    memcpy(there, &made, sizeof made);                                             \
  }
#define REDUCTIONS(KIND, TYPE)                     \
  REDUCTION(add, KIND, TYPE, TYPE(old + value))    \
  REDUCTION(min, KIND, TYPE, min(old, value))      \
  REDUCTION(max, KIND, TYPE, max(old, value))
REDUCTIONS(f32, float)
REDUCTIONS(f64, double)
REDUCTIONS(s32, int32_t)
REDUCTIONS(u32, uint32_t)
REDUCTIONS(s64, int64_t)
REDUCTIONS(u64, uint64_t)
#include <cuda_bf16.h>
#include <cuda_fp16.h>
template <class T>
static float half_of(unsigned word, int high) {
  uint16_t bits = word >> 16 * high;
  T half;
  memcpy(&half, &bits, sizeof half);
  return float(half);
}
static float low_float16(unsigned word) { return half_of<__half>(word, 0); }
static float high_float16(unsigned word) { return half_of<__half>(word, 1); }
static float low_bfloat16(unsigned word) { return half_of<__nv_bfloat16>(word, 0); }
static float high_bfloat16(unsigned word) { return half_of<__nv_bfloat16>(word, 1); }

template <class T> static T half_sum(T a, T b) { return T(float(a) + float(b)); }
#define HALVES(KIND, TYPE)                                                                          \
  REDUCTION(add, KIND, TYPE, half_sum(old, value))                                                  \
  template <class V>                                                                                \
  static void red_add_##KIND##x2(const void* address, int place, V given) {                         \
    uint16_t both[2];                                                                               \
    static_assert(sizeof(V) == sizeof(both), "a register of another width");                        \
    memcpy(both, &given, sizeof both);                                                              \
    for (int i = 0; i < 2; ++i) red_add_##KIND(address, 2 * place + i, both[i]);                    \
  }
HALVES(f16, half)
HALVES(bf16, __nv_bfloat16)

static void start(int thread) {
  Fiber& fiber = fibers[thread];
  if (fiber.stack.empty()) fiber.stack.resize(1 << 16);
  getcontext(&fiber.context);
  fiber.context.uc_stack.ss_sp = fiber.stack.data();
  fiber.context.uc_stack.ss_size = fiber.stack.size();
  fiber.context.uc_link = &scheduler;
  makecontext(&fiber.context, enter, 0);
  fiber.state = RUNS;
  fiber.meetings = 0;
}

static bool passed(uint64_t waited);
static bool multiply_warpgroups(int threads);
static void land_one();
static bool anything_flies();

// A block's barriers with a number (bar.sync, bar.arrive): who came since all of them last met, and how often they met.
struct NamedBarrier { int here, met; };
static NamedBarrier named[MOST_BLOCKS][16];

static void come_to(uint32_t number, int expected) {
  NamedBarrier& barrier = named[current / block_threads][number];
  fibers[current].given = uint64_t(number) << 32 | uint32_t(barrier.met);
  if (++barrier.here > expected) fail("more come to a barrier than it is for");
  if (barrier.here == expected) barrier = {0, barrier.met + 1};
}

static bool meet_named(int threads) {
  bool woken = false;
  for (int thread = 0; thread < threads; ++thread) {
    Fiber& fiber = fibers[thread];
    if (fiber.state != AT_NAMED || named[thread / block_threads][fiber.given >> 32].met == int(uint32_t(fiber.given))) continue;
    fiber.state = RUNS;
    woken = true;
  }
  return woken;
}

// Wakes the threads of a block where all of them are at its barrier.
static bool meet_block(int begin, int end) {
  int here = 0;
  for (int thread = begin; thread < end; ++thread) here += fibers[thread].state == AT_BARRIER;
  if (here < end - begin) return false;
  for (int thread = begin; thread < end; ++thread) fibers[thread].state = RUNS;
  return true;
}

// Wakes the threads of a cluster that wait for all of its threads to arrive as often as they did.
static bool meet_cluster(int threads) {
  int least = 1 << 30;
  for (int thread = 0; thread < threads; ++thread)
    if (fibers[thread].state != ENDED) least = min(least, fibers[thread].meetings);
  bool woken = false;
  for (int thread = 0; thread < threads; ++thread)
    if (fibers[thread].state == AT_CLUSTER && fibers[thread].meetings <= least) fibers[thread].state = RUNS, woken = true;
  return woken;
}

static bool meet_warps(int threads) {
  bool woken = false;
  for (int warp = 0; warp < threads / 32; ++warp) {
    int waiting = 0;
    for (int lane = 0; lane < 32; ++lane) waiting += fibers[warp * 32 + lane].state == IN_WARP;
    if (waiting < 32) continue;
    for (int lane = 0; lane < 32; ++lane) {
      exchanged[warp][lane] = fibers[warp * 32 + lane].given;
      fibers[warp * 32 + lane].state = RUNS;
    }
    woken = true;
  }
  return woken;
}

static bool pass_mbarriers(int threads) {
  bool woken = false;
  for (int thread = 0; thread < threads; ++thread)
    if (fibers[thread].state == AT_MBARRIER && passed(fibers[thread].given)) fibers[thread].state = RUNS, woken = true;
  return woken;
}

static void run_cluster(int column) {
  const int threads = blocks * block_threads;
  memset(dynamic_shared, 0xFF, size_t(blocks) * BLOCK_BYTES);  // NaN
  memset(named, 0, sizeof named);
  for (int thread = 0; thread < threads; ++thread) start(thread);
  for (;;) {
    int first = rand() % threads;  // another order each time: what depends on it is a race
    for (int i = 0; i < threads; ++i) {
      int thread = (first + i) % threads;
      if (fibers[thread].state != RUNS) continue;
      current = thread;
      threadIdx.x = thread % block_threads % block_width;
      threadIdx.y = thread % block_threads / block_width;
      blockIdx.x = column + thread / block_threads;
      swapcontext(&scheduler, &fibers[thread].context);
    }
    bool woken = meet_warps(threads) | pass_mbarriers(threads) | meet_cluster(threads) | multiply_warpgroups(threads) | meet_named(threads);
    for (int block = 0; block < blocks; ++block) {
      int begin = block * block_threads, end = begin + block_threads;
      woken |= meet_block(begin, end);
    }
    if (woken) continue;
    if (anything_flies()) {
      land_one();
      continue;
    }
    int ended = 0, at_barrier = 0, in_warp = 0;
    for (int thread = 0; thread < threads; ++thread) {
      ended += fibers[thread].state == ENDED;
      at_barrier += fibers[thread].state == AT_BARRIER;
      in_warp += fibers[thread].state == IN_WARP;
    }
    if (ended == threads) return;
    fail(in_warp ? "a part of a warp votes" : at_barrier ? "a part of a block is at a barrier" : "threads wait for each other");
  }
}

static void launch(int columns, int rows, int layers, int cluster, int width, int threads, std::function<void()> body) {
  kernel_body = body;
  block_threads = threads, block_width = width, blocks = cluster;
  for (blockIdx.z = 0; blockIdx.z < layers; ++blockIdx.z)
    for (blockIdx.y = 0; blockIdx.y < rows; ++blockIdx.y)
      for (int column = 0; column < columns; column += cluster) run_cluster(column);
}
