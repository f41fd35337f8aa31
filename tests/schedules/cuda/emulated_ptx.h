// PTX that kernels of mma.sync use, a function an instruction, for the fibers of emulated.h.
//
// What a warp does together is done when all its lanes have come: by the first that goes on, for all of them, while the others
// still wait. A copy of cp.async happens at once or when its group is waited for, by chance: a kernel may rely on neither.
#include <deque>

alignas(128) static char shared_origin[128];
constexpr uint32_t FIXED = 1u << 31;  // marks addresses of shared memory that is not dynamic

// An address in a cluster's shared memory: a block's number from bit 24 on, and below it the byte.
static uint32_t __cvta_generic_to_shared(const void* pointer) {
  ptrdiff_t offset = (const char*)pointer - (const char*)dynamic_shared;
  if (offset < 0 || offset >= ptrdiff_t(sizeof dynamic_shared))
    return FIXED | (uint32_t((const char*)pointer - shared_origin) & (FIXED - 1));
  return uint32_t(offset / BLOCK_BYTES) << 24 | uint32_t(offset % BLOCK_BYTES);
}
static char* shared_at(uint32_t address) {
  if (address & FIXED) return shared_origin + (int32_t(address << 1) >> 1);
  return (char*)dynamic_shared + (address >> 24) * BLOCK_BYTES + (address & 0xFFFFFF);
}

// Runs all(operands of each lane) once for the 32 lanes that came here with `mine`.
template <class Operands, class All>
static void together(Operands& mine, All all) {
  const uint64_t* given = exchange(&mine);
  if (mine.done) return;
  Operands* lanes[32];
  for (int lane = 0; lane < 32; ++lane) lanes[lane] = (Operands*)given[lane];
  all(lanes);
  for (Operands* each : lanes) each->done = true;
}

static float of_bfloat16(uint16_t bits) {
  uint32_t wide = uint32_t(bits) << 16;
  float value;
  memcpy(&value, &wide, sizeof value);
  return value;
}

static float of_float16(uint16_t bits) {
  _Float16 value;
  memcpy(&value, &bits, sizeof value);
  return float(value);
}

static uint16_t to_float16(float value) {
  _Float16 rounded = _Float16(value);
  uint16_t bits;
  memcpy(&bits, &rounded, sizeof bits);
  return bits;
}

static uint16_t to_bfloat16(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  if (std::isnan(value)) return 0x7FFF;
  return uint16_t((bits + 0x7FFF + (bits >> 16 & 1)) >> 16);
}

static void ptx_cvt_rn_bf16x2_f32(uint32_t& d, float high, float low) {
  d = uint32_t(to_bfloat16(high)) << 16 | to_bfloat16(low);
}
static void ptx_cvt_rn_f16x2_f32(uint32_t& d, float high, float low) {
  d = uint32_t(to_float16(high)) << 16 | to_float16(low);
}
static float of_e4m3(uint8_t bits) {
  int exponent = bits >> 3 & 15, fraction = bits & 7;
  float value = exponent ? std::ldexp(1.0f + fraction / 8.0f, exponent - 7) : std::ldexp(fraction / 8.0f, -6);
  if ((bits & 127) == 127) value = NAN;
  return bits & 128 ? -value : value;
}
static void ptx_cvt_rn_f16x2_e4m3x2(uint32_t& d, uint16_t pair) {
  d = uint32_t(to_float16(of_e4m3(pair >> 8))) << 16 | to_float16(of_e4m3(pair & 255));
}
static void ptx_ex2_approx_ftz_f32(float& d, float x) {
  float power = std::exp2(x);
  d = std::abs(power) < 1.17549435e-38f ? 0.0f : power;
}
static void ptx_tanh_approx_f32(float& d, float x) { d = std::tanh(x); }

static void ptx_prmt_b32(uint32_t& d, uint32_t a, uint32_t b, uint32_t selector) {
  uint64_t both = uint64_t(b) << 32 | a;
  uint32_t found = 0;
  for (int i = 0; i < 4; ++i) {
    uint32_t nibble = selector >> 4 * i & 15, byte = uint32_t(both >> 8 * (nibble & 7)) & 255;
    if (nibble & 8) byte = byte & 128 ? 255 : 0;
    found |= byte << 8 * i;
  }
  d = found;
}

struct MatrixLoad { uint32_t address, r[4]; bool done; };

static void load_matrices(uint32_t& r0, uint32_t& r1, uint32_t& r2, uint32_t& r3, uint32_t address, bool turned) {
  MatrixLoad mine{address, {}, false};
  together(mine, [&](MatrixLoad** lanes) {
    for (int matrix = 0; matrix < 4; ++matrix)
      for (int lane = 0; lane < 32; ++lane) {
        auto row = [&](int r) { return (uint16_t*)shared_at(lanes[matrix * 8 + r]->address); };
        uint32_t low = turned ? row(lane % 4 * 2)[lane / 4] : row(lane / 4)[lane % 4 * 2];
        uint32_t high = turned ? row(lane % 4 * 2 + 1)[lane / 4] : row(lane / 4)[lane % 4 * 2 + 1];
        lanes[lane]->r[matrix] = high << 16 | low;
      }
  });
  r0 = mine.r[0], r1 = mine.r[1], r2 = mine.r[2], r3 = mine.r[3];
}

static void ptx_ldmatrix_sync_aligned_m8n8_x4_shared_b16(
    uint32_t& r0, uint32_t& r1, uint32_t& r2, uint32_t& r3, uint32_t address) {
  if (address % 16) fail("ldmatrix of a row that is not aligned");
  load_matrices(r0, r1, r2, r3, address, false);
}
static void ptx_ldmatrix_sync_aligned_m8n8_x4_trans_shared_b16(
    uint32_t& r0, uint32_t& r1, uint32_t& r2, uint32_t& r3, uint32_t address) {
  if (address % 16) fail("ldmatrix of a row that is not aligned");
  load_matrices(r0, r1, r2, r3, address, true);
}

struct Multiplication { uint32_t a[4], b[2]; float c[4], d[4]; bool done; };

// m16n8k16: lane l holds of A rows l/4 and l/4 + 8, of B and D column l/4 and columns 2 (l % 4), + 1 (PTX ISA, section 9.7.14.5).
template <class Widen>
static void multiply(Multiplication& mine, Widen widen) {
  together(mine, [&](Multiplication** lanes) {
    static float a[16][16], b[16][8];
    for (int lane = 0; lane < 32; ++lane)
      for (int half = 0; half < 2; ++half) {
        for (int r = 0; r < 4; ++r)
          a[lane / 4 + r % 2 * 8][lane % 4 * 2 + r / 2 * 8 + half] = widen(uint16_t(lanes[lane]->a[r] >> 16 * half));
        for (int r = 0; r < 2; ++r) b[lane % 4 * 2 + r * 8 + half][lane / 4] = widen(uint16_t(lanes[lane]->b[r] >> 16 * half));
      }
    for (int lane = 0; lane < 32; ++lane)
      for (int i = 0; i < 4; ++i) {
        int row = lane / 4 + i / 2 * 8, column = lane % 4 * 2 + i % 2;
        float sum = lanes[lane]->c[i];
        for (int k = 0; k < 16; ++k) sum += a[row][k] * b[k][column];
        lanes[lane]->d[i] = sum;
      }
  });
}

#define MULTIPLICATION(name, widen)                                                                                            \
  static void name(float& d0, float& d1, float& d2, float& d3, uint32_t a0, uint32_t a1, uint32_t a2, uint32_t a3,             \
                   uint32_t b0, uint32_t b1, float c0, float c1, float c2, float c3) {                                         \
    Multiplication mine{{a0, a1, a2, a3}, {b0, b1}, {c0, c1, c2, c3}, {}, false};                                              \
    multiply(mine, widen);                                                                                                     \
    d0 = mine.d[0], d1 = mine.d[1], d2 = mine.d[2], d3 = mine.d[3];                                                            \
  }
MULTIPLICATION(ptx_mma_sync_aligned_m16n8k16_row_col_f32_bf16_bf16_f32, of_bfloat16)
MULTIPLICATION(ptx_mma_sync_aligned_m16n8k16_row_col_f32_f16_f16_f32, of_float16)

struct Copy { char* to; const char* from; int bytes, size; };
static std::deque<std::vector<Copy>> groups[MOST_THREADS];  // of each thread, the last one still open

static void copy_now(const Copy& copy) {
  memcpy(copy.to, copy.from, copy.bytes);
  memset(copy.to + copy.bytes, 0, copy.size - copy.bytes);
}

static void copy_async(uint32_t to, const void* from, int size, int bytes) {
  if ((uintptr_t)from % size || to % size) fail("cp.async is not aligned");
  Copy copy{shared_at(to), (const char*)from, bytes, size};
  if (groups[current].empty()) groups[current].emplace_back();
  if (rand() % 2) copy_now(copy);
  else groups[current].back().push_back(copy);
}
static void ptx_cp_async_cg_shared_global(uint32_t to, const void* from, int size, int bytes = 16) { copy_async(to, from, size, bytes); }
static void ptx_cp_async_ca_shared_global(uint32_t to, const void* from, int size) { copy_async(to, from, size, size); }
static void ptx_cp_async_ca_shared_global(uint32_t to, const void* from, int size, int bytes) { copy_async(to, from, size, bytes); }
static void ptx_cp_async_cg_shared_global_L2_128B(uint32_t to, const void* from, int size, int bytes = 16) {
  copy_async(to, from, size, bytes);
}
static void ptx_cp_async_commit_group() {
  if (groups[current].empty()) groups[current].emplace_back();
  groups[current].emplace_back();
}
static void ptx_cp_async_wait_group(int pending) {
  auto& own = groups[current];
  while (int(own.size()) > pending + 1) {
    for (const Copy& copy : own.front()) copy_now(copy);
    own.pop_front();
  }
}

static void ptx_bar_arrive(uint32_t barrier, uint32_t threads) { come_to(barrier, threads); }
static void ptx_bar_sync(uint32_t barrier, uint32_t threads) {
  come_to(barrier, threads);
  wait_in(AT_NAMED);
}
