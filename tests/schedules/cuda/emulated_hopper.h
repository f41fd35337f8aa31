// PTX of Hopper's pipelines, for the fibers of emulated.h: mbarrier, copies of TMA, wgmma, clusters.
//
// What is asynchronous happens as late as a kernel allows: a copy's bytes land, by chance, at once or when no thread can go on,
// and a wgmma is computed when its group is waited for. Who reads too early reads poison, who overwrites too early is read.

static void fail_unless(bool holds, const char* what) {
  if (!holds) fail(what);
}

// An mbarrier's 64 bits.
struct Barrier { uint16_t expected, pending; int32_t bytes : 31; uint32_t phase : 1; };

static Barrier& barrier_at(uint32_t address) {
  fail_unless(address % 8 == 0, "an mbarrier is not aligned");
  return *(Barrier*)shared_at(address);
}

static void arrived(Barrier& barrier, int count) {
  fail_unless(barrier.expected && barrier.expected < 4096, "an mbarrier is not initialised");
  fail_unless(count <= barrier.pending, "more arrive at an mbarrier than it was initialised for");
  barrier.pending -= count;
  if (barrier.pending || barrier.bytes) return;
  barrier.pending = barrier.expected;
  barrier.phase ^= 1;
}

static void ptx_mbarrier_init_shared_b64(uint32_t address, uint32_t count) {
  barrier_at(address) = {uint16_t(count), uint16_t(count), 0, 0};
}
static void ptx_mbarrier_arrive_shared_b64(uint32_t address, uint32_t count) { arrived(barrier_at(address), count); }
static void ptx_mbarrier_arrive_shared_cluster_b64(uint32_t address, uint32_t count) { arrived(barrier_at(address), count); }
static void ptx_mbarrier_arrive_expect_tx_shared_b64(uint32_t address, uint32_t bytes) {
  barrier_at(address).bytes += bytes;
  arrived(barrier_at(address), 1);
}

static bool passed(uint64_t waited) { return barrier_at(uint32_t(waited >> 1)).phase != (waited & 1); }

static void wait_parity(uint32_t address, uint32_t parity) {
  fibers[current].given = uint64_t(address) << 1 | (parity & 1);
  if (!passed(fibers[current].given)) wait_in(AT_MBARRIER);
}

static void ptx_fence_mbarrier_init_release_cluster() {}
static void ptx_fence_proxy_async_shared_cta() {}
static void ptx_prefetch_tensormap(const void*) {}
static void ptx_setmaxnreg_dec_sync_aligned_u32(uint32_t) {}
static void ptx_setmaxnreg_inc_sync_aligned_u32(uint32_t) {}

// What cuTensorMapEncodeTiled was given, in the 128 bytes of a CUtensorMap.
struct TensorMap {
  char* base;
  int64_t dims[5], strides[4];  // elements; bytes
  int16_t box[5];
  uint8_t steps[5], rank, size, swizzle;
};

// Bytes of 16 are exchanged within rows of 32, 64 or 128 bytes, by the address (CUTLASS, cute/swizzle.hpp).
static uint32_t swizzled(uint32_t address, int bits) { return address ^ (address >> 3 & ((1 << bits) - 1) << 4); }

struct BulkCopy { uint32_t to, barrier; TensorMap map; int32_t at[5]; };
static std::vector<BulkCopy> flying;

static void land(const BulkCopy& copy) {
  const TensorMap& map = copy.map;
  int count[5] = {1, 1, 1, 1, 1}, bytes = map.size;
  for (int dim = 0; dim < map.rank; ++dim) {
    count[dim] = (map.box[dim] + map.steps[dim] - 1) / map.steps[dim];
    bytes *= count[dim];
  }
  for (int64_t element = 0; element < bytes / map.size; ++element) {
    int64_t rest = element, offset = 0;
    bool inside = true;
    for (int dim = 0; dim < map.rank; ++dim) {
      int64_t index = copy.at[dim] + rest % count[dim] * map.steps[dim];
      rest /= count[dim];
      inside &= index >= 0 && index < map.dims[dim];
      offset += index * (dim ? map.strides[dim - 1] : map.size);
    }
    char* to = shared_at(swizzled(copy.to + uint32_t(element * map.size), map.swizzle));
    if (inside) memcpy(to, map.base + offset, map.size);
    else memset(to, 0, map.size);
  }
  barrier_at(copy.barrier).bytes -= bytes;
  arrived(barrier_at(copy.barrier), 0);
}

static bool anything_flies() { return !flying.empty(); }

static void land_one() {
  std::swap(flying[rand() % flying.size()], flying.back());
  BulkCopy copy = flying.back();
  flying.pop_back();
  land(copy);
}

static void copy_bulk(uint32_t to, const void* map, std::initializer_list<int> at, uint32_t barrier) {
  BulkCopy copy{to, barrier, *(const TensorMap*)map, {}};
  fail_unless(at.size() == copy.map.rank, "a copy of another rank than its tensor map's");
  fail_unless(to % (copy.map.swizzle ? 128 : 16) == 0, "TMA's destination is not aligned");
  std::copy(at.begin(), at.end(), copy.at);
  flying.push_back(copy);
  if (rand() % 2) land_one();
}
static void ptx_cp_async_bulk_prefetch_tensor_4d_L2_global(const void*, int, int, int, int) {}
static void copy_to_all(uint32_t to, const void* map, std::initializer_list<int> at, uint32_t barrier, unsigned blocks) {
  for (uint32_t rank = 0; blocks >> rank; ++rank)
    if (blocks >> rank & 1) copy_bulk((to & 0xFFFFFF) | rank << 24, map, at, (barrier & 0xFFFFFF) | rank << 24);
}
#define BULK_NAME(DIM, SUFFIX) ptx_cp_async_bulk_tensor_##DIM##d_shared_cluster_global_mbarrier_complete_tx_bytes##SUFFIX
#define BULK(DIM, GIVEN, ...)                                                                                                  \
  static void BULK_NAME(DIM, )(uint32_t to, const void* map, GIVEN, uint32_t barrier) {                                        \
    copy_bulk(to, map, {__VA_ARGS__}, barrier);                                                                                \
  }                                                                                                                            \
  static void BULK_NAME(DIM, _L2_cache_hint)(uint32_t to, const void* map, GIVEN, uint32_t barrier, uint64_t) {                \
    copy_bulk(to, map, {__VA_ARGS__}, barrier);                                                                                \
  }                                                                                                                            \
  static void BULK_NAME(DIM, _multicast_cluster)(uint32_t to, const void* map, GIVEN, uint32_t barrier, uint16_t blocks) {     \
    copy_to_all(to, map, {__VA_ARGS__}, barrier, blocks);                                                                      \
  }                                                                                                                            \
  static void BULK_NAME(DIM, _multicast_cluster_L2_cache_hint)(                                                                \
      uint32_t to, const void* map, GIVEN, uint32_t barrier, uint16_t blocks, uint64_t) {                                      \
    copy_to_all(to, map, {__VA_ARGS__}, barrier, blocks);                                                                      \
  }
#define COMMA ,
BULK(1, int x, x)
BULK(2, int x COMMA int y, x, y)
BULK(3, int x COMMA int y COMMA int z, x, y, z)
BULK(4, int x COMMA int y COMMA int z COMMA int u, x, y, z, u)
BULK(5, int x COMMA int y COMMA int z COMMA int u COMMA int v, x, y, z, u, v)

// A matrix in shared memory that a descriptor of wgmma tells of (PTX ISA, section 9.7.15.5.1): the address of a row's element.
struct Matrix {
  uint32_t start, leading, stride, swizzle, rank;
  bool turned;  // rows and not k are contiguous
  int size;     // bytes of an element

  Matrix(uint64_t descriptor, bool turned, int size) : rank(current / block_threads), turned(turned), size(size) {
    start = uint32_t(descriptor & 0x3FFF) << 4, leading = uint32_t(descriptor >> 16 & 0x3FFF) << 4;
    stride = uint32_t(descriptor >> 32 & 0x3FFF) << 4, swizzle = "\0\3\2\1"[descriptor >> 62];
    fail_unless((descriptor >> 49 & 7) == 0, "a matrix descriptor with a base offset");
  }

  const char* at(int row, int k) const {
    uint32_t width = 16u << swizzle, offset;
    if (turned) {
      uint32_t byte = row * size, group = byte / width;
      offset = byte % width + k % 8 * width + (swizzle ? group * leading + k / 8 * stride : group * stride + k / 8 * leading);
    } else {
      uint32_t byte = k * size;
      offset = row % 8 * width + row / 8 * stride + byte / 16 * (swizzle ? 16 : leading) + byte % 16;
    }
    return shared_at(rank << 24 | (swizzled(start + offset, swizzle) & 0x3FFFF));
  }
};

static float of_tfloat32(uint32_t bits) {
  float value;
  bits &= 0xFFFFE000;
  memcpy(&value, &bits, sizeof value);
  return value;
}

struct Bfloat16 { using Bits = uint16_t; static float widen(Bits bits) { return of_bfloat16(bits); } };
struct Float16 { using Bits = uint16_t; static float widen(Bits bits) { return of_float16(bits); } };
struct Tfloat32 { using Bits = uint32_t; static float widen(Bits bits) { return of_tfloat32(bits); } };

template <class Type>
static float element(const Matrix& matrix, int row, int k) {
  typename Type::Bits bits;
  memcpy(&bits, matrix.at(row, k), sizeof bits);
  return Type::widen(bits);
}

// The products that a thread issued, by groups; the last group is open.
static std::deque<std::vector<std::function<void()>>> products[MOST_THREADS];

static std::vector<std::function<void()>>& open_products() {
  if (products[current].empty()) products[current].emplace_back();
  return products[current].back();
}

struct Rows { float of[2][16]; };  // of A: rows 16w + l/4 and 8 further, for lane l of warp w of a warpgroup

// D += A B of 64 rows: a thread has of D the rows above, and columns 2 (l % 4), + 1 of every eight (PTX ISA, section 9.7.15.5).
template <class Type>
static void issue(std::vector<float*> d, std::function<Rows()> a, Matrix b, bool accumulate) {
  const int depth = 32 / sizeof(typename Type::Bits), lane = current % 32;
  open_products().push_back([=] {
    Rows rows = a();
    for (int n = 0; n < int(d.size()) / 4; ++n)
      for (int odd = 0; odd < 2; ++odd) {
        float sums[2] = {0, 0};
        for (int k = 0; k < depth; ++k) {
          float value = element<Type>(b, 8 * n + lane % 4 * 2 + odd, k);
          for (int half = 0; half < 2; ++half) sums[half] += rows.of[half][k] * value;
        }
        for (int half = 0; half < 2; ++half) {
          float& result = *d[4 * n + 2 * half + odd];
          result = accumulate ? result + sums[half] : sums[half];
        }
      }
  });
}

// Both operands in shared memory.
template <class Type>
static void wgmma(std::vector<float*> d, uint64_t a, uint64_t b, bool accumulate, int a_turned = 0, int b_turned = 0) {
  const int size = sizeof(typename Type::Bits), row = current % block_threads / 32 % 4 * 16 + current % 32 / 4;
  Matrix matrix(a, a_turned, size);
  auto rows = [=] {
    Rows found;
    for (int half = 0; half < 2; ++half)
      for (int k = 0; k < 32 / size; ++k) found.of[half][k] = element<Type>(matrix, row + 8 * half, k);
    return found;
  };
  issue<Type>(d, rows, Matrix(b, b_turned, size), accumulate);
}

struct RegisterRows { std::vector<uint32_t> a; Rows rows; bool done; };

// A in registers: of 32-bit words of a row lane l has l % 4 and 4 further.
template <class Type>
static void wgmma(std::vector<float*> d, std::vector<uint32_t> a, uint64_t b, bool accumulate, int b_turned = 0) {
  const int size = sizeof(typename Type::Bits), packed = 4 / size;
  RegisterRows mine{a, {}, false};
  together(mine, [&](RegisterRows** lanes) {
    for (int lane = 0; lane < 32; ++lane)
      for (int half = 0; half < 2; ++half)
        for (int k = 0; k < 32 / size; ++k) {
          uint32_t word = lanes[lane / 4 * 4 + k / packed % 4]->a[half + k / packed / 4 * 2];
          lanes[lane]->rows.of[half][k] = Type::widen(typename Type::Bits(word >> 16 * (k % packed)));
        }
  });
  Rows rows = mine.rows;
  issue<Type>(d, [rows] { return rows; }, Matrix(b, b_turned, size), accumulate);
}

static void ptx_wgmma_fence_sync_aligned() {}
static void ptx_wgmma_commit_group_sync_aligned() {
  open_products();
  products[current].emplace_back();
}
static void ptx_wgmma_wait_group_sync_aligned(int pending) {
  fibers[current].given = pending;
  wait_in(AT_WGMMA);
}

// The four warps of a wgmma multiply together: where one has waited for it, all are done (as CUTLASS's pipelines rely on).
static bool multiply_warpgroups(int threads) {
  bool woken = false;
  for (int first = 0; first < threads; first += 128) {
    int here = 0;
    for (int thread = first; thread < first + 128 && thread < threads; ++thread) here += fibers[thread].state == AT_WGMMA;
    if (here < 128) continue;
    for (int thread = first; thread < first + 128; ++thread) {
      auto& own = products[thread];
      for (; own.size() > fibers[thread].given + 1; own.pop_front())
        for (auto& each : own.front()) each();
      fibers[thread].state = RUNS;
    }
    woken = true;
  }
  return woken;
}

static void ptx_cvt_rna_tf32_f32(uint32_t& d, float value) {
  memcpy(&d, &value, sizeof d);
  if (value == value && std::abs(value) != INFINITY) d += 0x1000;  // to the nearest, halves away from zero
  d &= 0xFFFFE000;
}

static void ptx_mov_u32(uint32_t& d, uint32_t value) { d = value; }
static void ptx_mov_s32(int& d, int value) { d = value; }
static void ptx_mapa_shared_cluster_u32(uint32_t& d, uint32_t address, uint32_t rank) { d = (address & 0xFFFFFF) | rank << 24; }
static void ptx_st_shared_cluster_f32(uint32_t address, float value) { memcpy(shared_at(address), &value, sizeof value); }
static void ptx_st_shared_cluster_v4_f32(uint32_t address, float x, float y, float z, float w) {
  float values[4] = {x, y, z, w};
  fail_unless(address % 16 == 0, "a vector for another block is not aligned");
  memcpy(shared_at(address), values, sizeof values);
}
static void ptx_barrier_cluster_arrive_release_aligned() {
  ++fibers[current].meetings;
}
static void ptx_barrier_cluster_wait_acquire_aligned() { wait_in(AT_CLUSTER); }
