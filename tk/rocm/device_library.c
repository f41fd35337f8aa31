// What tk's AMD kernels call: the barrier, shuffles, atomics, and the functions of mathematics that LLVM has no instruction
// for. device_library.ll is this file as LLVM's text, which TVM's own LLVM links into every kernel, inlined; so compiling a
// model needs no C compiler for AMD, and no ocml. After a change: python -m tk.rocm.build_library (needs tk-compiler[rocm]).
//
// The functions of float32 are within 4 ulp of the exact value (tests/rocm/test_device_library.py has each one's bound),
// keep NaN, and are right at zeros, infinities and denormals. Coefficients are Chebyshev fits made in float64 and rounded.
// Compiled for a CPU with -DTK_HOST it has the mathematics alone: that is what the tests compare with NumPy's.

#ifdef TK_HOST
#include <math.h>
#define EXP(x) expf(x)
#define EXP2(x) exp2f(x)
#define LOG(x) logf(x)
#define SQRT(x) sqrtf(x)
#else
#define EXP(x) __builtin_elementwise_exp(x)
#define EXP2(x) __builtin_elementwise_exp2(x)
#define LOG(x) __builtin_elementwise_log(x)
#define SQRT(x) __builtin_elementwise_sqrt(x)
#endif
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;

#define INF __builtin_inff()
#define NAN_ __builtin_nanf("")
static inline float fma_(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
static inline double fmad_(double a, double b, double c) { return __builtin_fma(a, b, c); }
static inline float abs_(float x) { return __builtin_fabsf(x); }
static inline float sign_of(float size, float sign) { return __builtin_copysignf(size, sign); }
static inline u32 bits_(float x) { return __builtin_bit_cast(u32, x); }
static inline double from_bits(u64 x) { return __builtin_bit_cast(double, x); }

float tk_expm1_f32(float x) {
  float p = 2.487311394e-05f;
  p = fma_(p, x, 1.990386518e-04f);
  p = fma_(p, x, 1.388883102e-03f);
  p = fma_(p, x, 8.333292790e-03f);
  p = fma_(p, x, 4.166666791e-02f);
  p = fma_(p, x, 1.666666716e-01f);
  p = fma_(p, x, 0.5f);
  return abs_(x) < 0.36f ? sign_of(fma_(p, x * x, x), x) : EXP(x) - 1.0f;
}

// Kahan: the rounding of 1 + x is made up for by x / ((1 + x) - 1).
float tk_log1p_f32(float x) {
  float u = 1.0f + x;
  if (u == 1.0f || x == INF) return x;
  return LOG(u) * (x / (u - 1.0f));
}

float tk_tanh_f32(float x) {
  float t = abs_(x), s = x * x, p = 2.373515163e-03f;
  p = fma_(p, s, -8.412553929e-03f);
  p = fma_(p, s, 2.178910747e-02f);
  p = fma_(p, s, -5.396165326e-02f);
  p = fma_(p, s, 1.333331317e-01f);
  p = fma_(p, s, -3.333333433e-01f);
  if (t < 0.6f) return sign_of(fma_(p * s, x, x), x);  // of -0 it would be 0
  return sign_of(1.0f - 2.0f / (EXP(2.0f * t) + 1.0f), x);
}

float tk_erf_f32(float x) {
  float t = abs_(x), s = x * x, p;
  if (t < 1.0f) {
    p = -9.673591194e-06f;
    p = fma_(p, s, 1.126825373e-04f);
    p = fma_(p, s, -8.484396385e-04f);
    p = fma_(p, s, 5.221053492e-03f);
    p = fma_(p, s, -2.686543763e-02f);
    p = fma_(p, s, 1.128378287e-01f);
    p = fma_(p, s, -3.761263788e-01f);
    p = fma_(p, s, 0.12837916709f);
    return fma_(p, x, x);
  }
  t = t > 4.0f ? 4.0f : t;  // erf(4) is 1 in float32
  p = -3.196840055e-07f;
  p = fma_(p, t, 5.346376383e-06f);
  p = fma_(p, t, -2.002831025e-05f);
  p = fma_(p, t, -2.419074444e-04f);
  p = fma_(p, t, 3.569952212e-03f);
  p = fma_(p, t, -2.384454198e-02f);
  p = fma_(p, t, 1.064803451e-01f);
  p = fma_(p, t, 6.349501014e-01f);
  p = fma_(p, t, 1.128706574e+00f);
  return x != x ? x : sign_of(1.0f - EXP(-t * p), x);
}

float tk_sinh_f32(float x) {
  float t = abs_(x), s = x * x, p = 2.545675493e-08f;
  p = fma_(p, s, 2.755376954e-06f);
  p = fma_(p, s, 1.984128321e-04f);
  p = fma_(p, s, 8.333333768e-03f);
  p = fma_(p, s, 1.666666716e-01f);
  if (t < 1.0f) return fma_(p * s, x, x);
  float half = EXP(t > 80.0f ? 0.5f * t : t);  // exp(t) overflows before its half does
  return sign_of(t > 80.0f ? 0.5f * half * half : 0.5f * half - 0.5f / half, x);
}

float tk_cosh_f32(float x) {
  float t = abs_(x), half = EXP(t > 80.0f ? 0.5f * t : t);
  return t > 80.0f ? 0.5f * half * half : 0.5f * half + 0.5f / half;
}

// x = n * pi/2 + r, |r| <= pi/4: three parts of pi/2 below 2^15, else 96 of the bits of 2/pi that matter (Payne and Hanek,
// Radian Reduction for Trigonometric Functions, SIGNUM Newsletter 18(1), 1983). Gives r; *quadrant is n mod 4.
static float reduced(float x, int* quadrant) {
  *quadrant = 0;
  if (abs_(x) < 0.785f) return x;  // -0, too
  if (abs_(x) < 32768.0f) {
    float n = __builtin_rintf(x * 0.63661977f);
    float r = fma_(-n, 0x1.921fb6p+0f, x);
    r = fma_(-n, -0x1.777a5cp-25f, r);
    r = fma_(-n, -0x1.ee59dap-50f, r);
    *quadrant = (int)n & 3;
    return r;
  }
  // 2/pi in bits, 32 a word, behind a word of zeros that stands for its whole part
  const u32 w0 = 0xa2f9836eu, w1 = 0x4e441529u, w2 = 0xfc2757d1u, w3 = 0xf534ddc0u, w4 = 0xdb629599u, w5 = 0x3c439041u;
  u32 word = bits_(x), m = (word & 0x7fffffu) | 0x800000u;
  int e = (int)(word >> 23 & 255) - 150;  // |x| = m * 2^e, -8 < e < 105
  // |x| * 2/pi mod 4 = m * (2/pi * 2^e mod 4): the 96 bits of 2/pi from the one of weight 2 on
  int at = e + 30;  // bits of 0, w0, w1 ... that are left out: the first kept bit then weighs 2
  int skip = at / 32, shift = at % 32;
  u32 a = skip == 0 ? 0u : skip == 1 ? w0 : skip == 2 ? w1 : skip == 3 ? w2 : w3;
  u32 b = skip == 0 ? w0 : skip == 1 ? w1 : skip == 2 ? w2 : skip == 3 ? w3 : w4;
  u32 c = skip == 0 ? w1 : skip == 1 ? w2 : skip == 2 ? w3 : skip == 3 ? w4 : w5;
  u32 d = skip == 0 ? w2 : skip == 1 ? w3 : skip == 2 ? w4 : skip == 3 ? w5 : 0xfe5163abu;
  if (shift) {
    a = a << shift | b >> (32 - shift);
    b = b << shift | c >> (32 - shift);
    c = c << shift | d >> (32 - shift);
  }
  u64 low = (u64)m * c, middle = (u64)m * b + (low >> 32), high = (u64)(m * a) + (middle >> 32);
  u64 fraction = high << 32 | (middle & 0xffffffffu);  // of 4, in 64 bits: 2 of the quadrant, 62 of what is left
  int n = (int)(fraction >> 62);
  i64 rest = (i64)(fraction << 2);  // of one quadrant, as a signed fraction of 2^64: in [-1/2, 1/2)
  if (rest < 0) n += 1;
  float r = (float)((double)rest * (1.5707963267948966 / 18446744073709551616.0));
  *quadrant = (word >> 31 ? -n : n) & 3;
  return word >> 31 ? -r : r;
}

static float sine(float r) {
  float s = r * r, p = 2.724993919e-06f;
  p = fma_(p, s, -1.984008704e-04f);
  p = fma_(p, s, 8.333331905e-03f);
  p = fma_(p, s, -1.666666716e-01f);
  return sign_of(fma_(p * s, r, r), r);
}

static float cosine(float r) {
  float s = r * r, p = -2.730096469e-07f;
  p = fma_(p, s, 2.480059993e-05f);
  p = fma_(p, s, -1.388888806e-03f);
  p = fma_(p, s, 4.166666791e-02f);
  return fma_(p * s, s, fma_(-0.5f, s, 1.0f));
}

static int is_finite(float x) { return (bits_(x) & 0x7f800000u) != 0x7f800000u; }

float tk_sin_f32(float x) {
  int n = 0;
  if (!is_finite(x)) return NAN_;
  float r = reduced(x, &n), y = n & 1 ? cosine(r) : sine(r);
  return n & 2 ? -y : y;
}

float tk_cos_f32(float x) {
  int n = 0;
  if (!is_finite(x)) return NAN_;
  float r = reduced(x, &n), y = n & 1 ? sine(r) : cosine(r);
  return (n + 1) & 2 ? -y : y;
}

float tk_tan_f32(float x) {
  int n = 0;
  if (!is_finite(x)) return NAN_;
  float r = reduced(x, &n), s = sine(r), c = cosine(r);
  return n & 1 ? -c / s : s / c;
}

float tk_atan_f32(float x) {
  float t = abs_(x), u = t > 1.0f ? 1.0f / t : t, s = u * u, p = 1.526727807e-03f;
  p = fma_(p, s, -9.317306802e-03f);
  p = fma_(p, s, 2.663205005e-02f);
  p = fma_(p, s, -4.929507151e-02f);
  p = fma_(p, s, 7.051899284e-02f);
  p = fma_(p, s, -8.938857168e-02f);
  p = fma_(p, s, 1.108965576e-01f);
  p = fma_(p, s, -1.428414285e-01f);
  p = fma_(p, s, 1.999995410e-01f);
  p = fma_(p, s, -3.333333433e-01f);
  float y = fma_(p * s, u, u);
  return sign_of(t > 1.0f ? (1.57079637f - y) - 4.37113883e-08f : y, x);
}

float tk_atan2_f32(float y, float x) {
  if (x != x || y != y) return NAN_;
  float a = abs_(x), b = abs_(y), angle;
  if (a == b) angle = a == 0.0f ? 0.0f : 0.785398163f;  // both infinite, too
  else angle = tk_atan_f32(b / a);
  if (bits_(x) >> 31) angle = (3.14159274f - angle) - 8.74227766e-08f;
  return sign_of(angle, y);
}

static float arc_sine(float s, float u) {  // asin(u), s = u * u <= 1/4
  float p = 3.380574659e-02f;
  p = fma_(p, s, 1.707785949e-02f);
  p = fma_(p, s, 3.111615591e-02f);
  p = fma_(p, s, 4.459803179e-02f);
  p = fma_(p, s, 7.500098646e-02f);
  p = fma_(p, s, 1.666666567e-01f);
  return fma_(p * s, u, u);
}

float tk_asin_f32(float x) {
  float t = abs_(x), s = t < 0.5f ? x * x : fma_(-0.5f, t, 0.5f), u = t < 0.5f ? t : SQRT(s);
  float y = arc_sine(s, u);
  return sign_of(t < 0.5f ? y : (1.57079637f - 2.0f * y) - 4.37113883e-08f, x);
}

float tk_acos_f32(float x) {
  float t = abs_(x), s = t < 0.5f ? x * x : fma_(-0.5f, t, 0.5f), u = t < 0.5f ? x : SQRT(s);
  float y = arc_sine(s, u);
  if (t < 0.5f) return 1.57079637f - (y + 4.37113883e-08f);
  return x < 0.0f ? (3.14159274f - 2.0f * y) - 8.74227766e-08f : 2.0f * y;
}

float tk_asinh_f32(float x) {
  float t = abs_(x), y;
  if (t > 1e9f) y = LOG(t) + 0.693147182f;
  else y = tk_log1p_f32(t + t * t / (1.0f + SQRT(fma_(t, t, 1.0f))));
  return sign_of(y, x);
}

float tk_acosh_f32(float x) {
  if (x > 1e9f) return LOG(x) + 0.693147182f;
  if (x < 1.0f) return NAN_;
  float t = x - 1.0f;  // exact below 2
  return tk_log1p_f32(t + SQRT(fma_(t, t, 2.0f * t)));
}

float tk_atanh_f32(float x) {
  float t = abs_(x);
  return sign_of(0.5f * tk_log1p_f32(2.0f * t / (1.0f - t)), x);
}

// log2 of a positive finite double that comes from a float32, within 2^-50: 2 atanh((m - 1) / (m + 1)) / ln 2 behind the exponent.
static double log2_of(double x) {
  u64 word = __builtin_bit_cast(u64, x);
  int e = (int)(word >> 52) - 1023;
  double m = from_bits((word & 0xfffffffffffffull) | 0x3ff0000000000000ull);
  if (m > 1.4142135623730951) { m *= 0.5; e += 1; }
  double s = (m - 1.0) / (m + 1.0), q = s * s, p = 1.0 / 17;
  p = fmad_(p, q, 1.0 / 15);
  p = fmad_(p, q, 1.0 / 13);
  p = fmad_(p, q, 1.0 / 11);
  p = fmad_(p, q, 1.0 / 9);
  p = fmad_(p, q, 1.0 / 7);
  p = fmad_(p, q, 1.0 / 5);
  p = fmad_(p, q, 1.0 / 3);
  return (double)e + fmad_(p, q, 1.0) * s * 2.8853900817779268;
}

static double exp2_of(double t) {  // |t| <= 200
  double n = __builtin_rint(t), r = (t - n) * 0.6931471805599453, p = 1.0 / 39916800;
  p = fmad_(p, r, 1.0 / 3628800);
  p = fmad_(p, r, 1.0 / 362880);
  p = fmad_(p, r, 1.0 / 40320);
  p = fmad_(p, r, 1.0 / 5040);
  p = fmad_(p, r, 1.0 / 720);
  p = fmad_(p, r, 1.0 / 120);
  p = fmad_(p, r, 1.0 / 24);
  p = fmad_(p, r, 1.0 / 6);
  p = fmad_(p, r, 0.5);
  p = fmad_(p, r, 1.0);
  p = fmad_(p, r, 1.0);
  return p * from_bits((u64)((i64)n + 1023) << 52);
}

// As C's powf: pow(x, 0) = pow(1, y) = 1 whatever the other is.
float tk_pow_f32(float x, float y) {
  float ax = abs_(x), r;
  if (x == 1.0f || y == 0.0f) return 1.0f;
  if (x != x || y != y) return NAN_;
  int whole = y == __builtin_truncf(y), odd = whole && abs_(y) < 16777216.0f && ((i64)y & 1);
  if (x < 0.0f && ax != INF && !whole) return NAN_;
  if (ax == 1.0f) r = 1.0f;
  else if (ax == 0.0f || ax == INF || abs_(y) == INF) r = (ax > 1.0f) == (y > 0.0f) ? INF : 0.0f;
  else {
    double t = (double)y * log2_of((double)ax);
    t = t > 200.0 ? 200.0 : t < -200.0 ? -200.0 : t;
    r = (float)exp2_of(t);
  }
  return odd && bits_(x) >> 31 ? -r : r;
}

// The remainder of x / y with x's sign, exact, by long division of what their bits stand for.
float tk_fmod_f32(float x, float y) {
  u32 a = bits_(x) & 0x7fffffffu, b = bits_(y) & 0x7fffffffu;
  if (b == 0 || a >= 0x7f800000u || b > 0x7f800000u) return NAN_;
  if (a < b) return x;
  int ea = (int)(a >> 23), eb = (int)(b >> 23);
  u32 m = ea ? (a & 0x7fffffu) | 0x800000u : a, d = eb ? (b & 0x7fffffu) | 0x800000u : b;
  ea = ea ? ea : 1;
  eb = eb ? eb : 1;
  u64 rest = m;
  for (int left = ea - eb; left > 0;) {
    int step = left < 32 ? left : 32;
    rest = (rest << step) % d;
    left -= step;
  }
  rest %= d;
  // rest * 2^(eb - 150), exactly: it has no more bits than y
  float r = __builtin_ldexpf((float)(u32)rest, eb - 150);
  return sign_of(r, x);
}

#ifndef TK_HOST
void tk_barrier(void) __attribute__((convergent));
void tk_barrier(void) {  // TVM's own is bare: nothing has LLVM wait for what was written to LDS
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// A 32-bit value of another lane, by its number in the wave.
static inline int lane_of_wave(void) { return (int)__builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u)); }

#define SHUFFLE(suffix, type, get)                                                                        \
  type tk_shuffle_##suffix(type x, int lane, int width) {                                                 \
    int from = (lane_of_wave() & -width) + (lane & (width - 1));                                          \
    return get(from, x);                                                                                  \
  }                                                                                                       \
  type tk_shuffle_up_##suffix(type x, int by, int width) {                                                \
    int own = lane_of_wave(), from = own - by;                                                            \
    return get(from < (own & -width) ? own : from, x);                                                    \
  }                                                                                                       \
  type tk_shuffle_down_##suffix(type x, int by, int width) {                                              \
    int own = lane_of_wave();                                                                             \
    return get((own & (width - 1)) + by >= width ? own : own + by, x);                                    \
  }                                                                                                       \
  type tk_shuffle_xor_##suffix(type x, int by, int width) {                                               \
    int own = lane_of_wave(), from = own ^ by;                                                            \
    return get((from & -width) == (own & -width) ? from : own, x);                                        \
  }
static inline int permute(int from, int x) { return __builtin_amdgcn_ds_bpermute(from << 2, x); }
static inline i64 permute64(int from, i64 x) {
  u32 low = (u32)permute(from, (int)x), high = (u32)permute(from, (int)(x >> 32));
  return (i64)((u64)high << 32 | low);
}
SHUFFLE(i32, int, permute)
SHUFFLE(i64, i64, permute64)

// What one lane writes for all of the device to see, others at work on the same place: relaxed, as CUDA's red and atomicAdd.
#define GLOBAL __attribute__((address_space(1)))
#define ATOMIC(name, type, builtin)                                                                       \
  void tk_atomic_##name(GLOBAL type* to, type x) { builtin(to, x, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
ATOMIC(add_i32, int, __scoped_atomic_fetch_add)
ATOMIC(add_i64, i64, __scoped_atomic_fetch_add)
ATOMIC(add_f32, float, __scoped_atomic_fetch_add)
ATOMIC(add_f64, double, __scoped_atomic_fetch_add)
ATOMIC(min_i32, int, __scoped_atomic_fetch_min)
ATOMIC(max_i32, int, __scoped_atomic_fetch_max)
ATOMIC(min_u32, u32, __scoped_atomic_fetch_min)
ATOMIC(max_u32, u32, __scoped_atomic_fetch_max)
ATOMIC(min_i64, i64, __scoped_atomic_fetch_min)
ATOMIC(max_i64, i64, __scoped_atomic_fetch_max)
ATOMIC(min_u64, u64, __scoped_atomic_fetch_min)
ATOMIC(max_u64, u64, __scoped_atomic_fetch_max)

// What `to` held before; it holds `x` afterwards where that was `seen`.
#define SWAP(suffix, type)                                                                                 \
  type tk_atomic_swap_##suffix(GLOBAL type* to, type seen, type x) {                                       \
    __scoped_atomic_compare_exchange_n(to, &seen, x, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); \
    return seen;                                                                                           \
  }
SWAP(i32, int)
SWAP(i64, i64)

// One instruction each, for 16-bit results: v_exp_f32 and v_rcp_f32 are within 1 ulp, and flush denormals.
float tk_exp2(float x) { return __builtin_amdgcn_exp2f(x); }
float tk_reciprocal(float x) { return __builtin_amdgcn_rcpf(x); }
// The lower or higher of a word's two floats of 16 bits as float32.
float tk_low_bfloat16(u32 word) { return __builtin_bit_cast(float, word << 16); }
float tk_high_bfloat16(u32 word) { return __builtin_bit_cast(float, word & 0xffff0000u); }
float tk_low_float16(u32 word) { return (float)__builtin_bit_cast(_Float16, (unsigned short)word); }
float tk_high_float16(u32 word) { return (float)__builtin_bit_cast(_Float16, (unsigned short)(word >> 16)); }
u32 tk_pair_low(u32 one, u32 other) { return (one & 0xffffu) | other << 16; }
u32 tk_pair_high(u32 one, u32 other) { return one >> 16 | (other & 0xffff0000u); }
// The greater or the lesser, NaN where either is.
float tk_max_nan(float a, float b) { return a != a ? a : b != b ? b : __builtin_fmaxf(a, b); }
float tk_min_nan(float a, float b) { return a != a ? a : b != b ? b : __builtin_fminf(a, b); }
// The order of float32 values as integers: NaN above infinity.
static inline int rank_of(float x) {
  if (x != x) return 0x7fffffff;  // whatever its sign: AMD keeps it, through a negation too
  int i = __builtin_bit_cast(int, x);
  return i ^ ((i >> 31) & 0x7fffffff);
}
// The greatest of 32 lanes' values in all of them.
float tk_warp_maximum(float x) {
  int best = rank_of(x), own = lane_of_wave();
  for (int by = 1; by < 32; by *= 2) {
    int other = permute(own ^ by, best);
    best = other > best ? other : best;
  }
  return __builtin_bit_cast(float, best ^ ((best >> 31) & 0x7fffffff));
}
// Whether v stays the best beside w: NaN is, then the greatest or least, and of equals the one of the earlier place.
int tk_stays_greatest_2(float v, float w) { return (v >= w) | (v != v); }
int tk_stays_least_2(float v, float w) { return (-v >= -w) | (v != v); }
#define STAYS(suffix, type)                                                                               \
  int tk_stays_greatest_4_##suffix(float v, float w, type i, type j) {                                    \
    int a = rank_of(v + 0.0f), b = rank_of(w + 0.0f);                                                     \
    return (a > b) | ((a == b) & (i < j));                                                                \
  }                                                                                                       \
  int tk_stays_least_4_##suffix(float v, float w, type i, type j) {                                       \
    int a = rank_of(-v + 0.0f), b = rank_of(-w + 0.0f);                                                   \
    return (a > b) | ((a == b) & (i < j));                                                                \
  }
STAYS(int32, int)
STAYS(int64, i64)
#endif
