// Kernels for another compiler than TVM's: clang's own, from HIP C++ without headers or device libraries. What they compute is
// plain; what matters is which instructions they become.
#define K extern "C" __attribute__((global, amdgpu_flat_work_group_size(1, 256))) void
#define SHARED __attribute__((shared)) static
#define D __attribute__((device))
typedef _Float16 half;
typedef unsigned u32;
typedef unsigned long long u64;
typedef float f32x4 __attribute__((ext_vector_type(4)));
typedef float f32x8 __attribute__((ext_vector_type(8)));
typedef float f32x16 __attribute__((ext_vector_type(16)));
typedef half f16x2 __attribute__((ext_vector_type(2)));
typedef half f16x4 __attribute__((ext_vector_type(4)));
typedef half f16x8 __attribute__((ext_vector_type(8)));
typedef half f16x16 __attribute__((ext_vector_type(16)));
typedef short i16x4 __attribute__((ext_vector_type(4)));
typedef int i32x4 __attribute__((ext_vector_type(4)));
D static int tid() { return __builtin_amdgcn_workitem_id_x(); }
D static int bid() { return __builtin_amdgcn_workgroup_id_x(); }
D static void barrier() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// sums of rows of 64 by permutes through LDS's crossbar
K row_sums(const float *x, float *y) {
  float s = x[bid() * 64 + tid()];
  for (int d = 32; d; d >>= 1)
    if (d < __builtin_amdgcn_wavefrontsize()) s += __builtin_bit_cast(float, __builtin_amdgcn_ds_bpermute((tid() ^ d) * 4, __builtin_bit_cast(int, s)));
  y[bid() * 64 + tid()] = s;
}
// a running sum of 256 in LDS
K scan(const int *x, int *y) {
  SHARED int s[256];
  int t = tid();
  s[t] = x[t];
  barrier();
  for (int d = 1; d < 256; d *= 2) {
    int v = t >= d ? s[t - d] : 0;
    barrier();
    s[t] += v;
    barrier();
  }
  y[t] = s[t];
}
K histogram(const unsigned char *x, u32 *y, int n) {
  SHARED u32 s[256];
  s[tid()] = 0;
  barrier();
  for (int k = tid(); k < n; k += 256) __atomic_fetch_add(&s[x[k]], 1u, __ATOMIC_RELAXED);
  barrier();
  __atomic_fetch_add(&y[tid()], s[tid()], __ATOMIC_RELAXED);
}
K divide64(const long long *a, const long long *b, long long *q, long long *r) {
  int t = bid() * 64 + tid();
  q[t] = a[t] / b[t], r[t] = a[t] % b[t];
}
K divide(const double *a, const double *b, double *q, const float *c, const float *d, float *r) {
  int t = tid();
  q[t] = a[t] / b[t] + __builtin_sqrt(a[t] * a[t]);
  r[t] = c[t] / d[t] + __builtin_sqrtf(c[t] * c[t]);
}
K halves(const f16x2 *a, const f16x2 *b, f16x2 *y) {
  int t = tid();
  f16x2 x = a[t], z = b[t];
  y[t] = x * z.yx + __builtin_elementwise_max(x, z) - z;
}
K bits(const u32 *x, u32 *y) {
  int t = tid();
  u32 v = x[t];
  y[t] = __builtin_popcount(v) + (v ? __builtin_clz(v) : 32) * 64 + __builtin_bswap32(v) + __builtin_bitreverse32(v) + ((v << 7) | (v >> 25));
}
// private memory that is indexed at run time, and a function that is not inlined
D static __attribute__((noinline)) int digits(int v, int *out) {
  int n = 0;
  do out[n++] = v % 10; while ((v /= 10) && n < 8);
  return n;
}
K reversed_digits(const int *x, int *y) {
  int d[8], n = digits(x[tid()], d), r = 0;
  for (int k = 0; k < n; k++) r = r * 10 + d[k];
  y[tid()] = r;
}
// a table of constants
D static const int primes[16] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53};
K table(const int *x, int *y) { y[tid()] = primes[x[tid()] & 15] + primes[bid()]; }
K diverging(const int *x, int *y) {
  int t = tid(), v = x[t], n = 0;
  while (v != 1 && n < 200) v = v & 1 ? 3 * v + 1 : v / 2, n++;
  switch (t % 5) {
    case 0: n += 1000; break;
    case 1: n *= 3; break;
    case 3: n = -n; break;
    default: break;
  }
  y[t] = n;
}
K converts(const float *x, signed char *a, half *b, __bf16 *c, double *d, unsigned short *e, long long *f) {
  int t = tid();
  float v = x[t];
  a[t] = (signed char)(int)v, b[t] = (half)v, c[t] = (__bf16)v, d[t] = v, e[t] = (unsigned short)(u32)v, f[t] = (long long)v;
}

#if defined(__gfx90a__) || defined(__gfx942__) || defined(__gfx950__)
#define M(NAME, MN, KK, T, EACH, OUT, CALL)                                                                    \
  K NAME(const T *a, const T *b, OUT *c) { /* C[MN, MN] = A[MN, KK] B[MN, KK]^T by one wave */                  \
    int l = tid();                                                                                             \
    typedef T V __attribute__((ext_vector_type(EACH)));                                                        \
    typedef OUT C __attribute__((ext_vector_type(MN * MN / 64)));                                              \
    V x = *(const V *)(a + l % MN * KK + l / MN * EACH), y = *(const V *)(b + l % MN * KK + l / MN * EACH);     \
    C acc = 0;                                                                                                 \
    acc = CALL(x, y, acc, 0, 0, 0);                                                                            \
    for (int i = 0; i < MN * MN / 64; i++) c[(i / 4 * (4 * 64 / MN) + l / MN * 4 + i % 4) * MN + l % MN] = acc[i]; \
  }
M(mfma_f32_16, 16, 4, float, 1, float, [](auto x, auto y, auto c, int, int, int) { return __builtin_amdgcn_mfma_f32_16x16x4f32(x[0], y[0], c, 0, 0, 0); })
M(mfma_f32_32, 32, 2, float, 1, float, [](auto x, auto y, auto c, int, int, int) { return __builtin_amdgcn_mfma_f32_32x32x2f32(x[0], y[0], c, 0, 0, 0); })
M(mfma_f16_16, 16, 16, half, 4, float, __builtin_amdgcn_mfma_f32_16x16x16f16)
M(mfma_f16_32, 32, 8, half, 4, float, __builtin_amdgcn_mfma_f32_32x32x8f16)
// float64's accumulators lie otherwise: register i has row 4 i + lane / 16
K mfma_f64(const double *a, const double *b, double *c) {
  int l = tid();
  typedef double f64x4 __attribute__((ext_vector_type(4)));
  f64x4 acc = 0;
  acc = __builtin_amdgcn_mfma_f64_16x16x4f64(a[l % 16 * 4 + l / 16], b[l % 16 * 4 + l / 16], acc, 0, 0, 0);
  for (int i = 0; i < 4; i++) c[(4 * i + l / 16) * 16 + l % 16] = acc[i];
}
K reduce_dpp(const float *x, float *y) {  // row_shr, then row_bcast, as compilers reduce a wave
  float s = x[tid()];
#define STEP(C, R) s += __builtin_bit_cast(float, __builtin_amdgcn_update_dpp(0, __builtin_bit_cast(int, s), C, R, 0xf, true));
  STEP(0x111, 0xf) STEP(0x112, 0xf) STEP(0x114, 0xf) STEP(0x118, 0xf) STEP(0x142, 0xa) STEP(0x143, 0xc)
  y[tid()] = s;
}
#endif
#if defined(__gfx942__) || defined(__gfx950__)
M(mfma_i8_16, 16, 32, signed char, 8, int, [](auto x, auto y, auto c, int, int, int) { return __builtin_amdgcn_mfma_i32_16x16x32_i8(__builtin_bit_cast(long, x), __builtin_bit_cast(long, y), c, 0, 0, 0); })
M(mfma_i8_32, 32, 16, signed char, 8, int, [](auto x, auto y, auto c, int, int, int) { return __builtin_amdgcn_mfma_i32_32x32x16_i8(__builtin_bit_cast(long, x), __builtin_bit_cast(long, y), c, 0, 0, 0); })
M(mfma_fp8_32, 32, 16, unsigned char, 8, float, [](auto x, auto y, auto c, int, int, int) { return __builtin_amdgcn_mfma_f32_32x32x16_fp8_fp8(__builtin_bit_cast(long, x), __builtin_bit_cast(long, y), c, 0, 0, 0); })
M(mfma_bf8_16, 16, 32, unsigned char, 8, float, [](auto x, auto y, auto c, int, int, int) { return __builtin_amdgcn_mfma_f32_16x16x32_bf8_fp8(__builtin_bit_cast(long, x), __builtin_bit_cast(long, y), c, 0, 0, 0); })
K to_fp8(const float *x, u32 *y, float *z) {
  int t = tid(), v = 0;
  v = __builtin_amdgcn_cvt_pk_fp8_f32(x[4 * t], x[4 * t + 1], v, false);
  v = __builtin_amdgcn_cvt_pk_fp8_f32(x[4 * t + 2], x[4 * t + 3], v, true);
  y[t] = v;
  z[4 * t] = __builtin_amdgcn_cvt_f32_fp8(v, 0), z[4 * t + 1] = __builtin_amdgcn_cvt_f32_fp8(v, 1);
  z[4 * t + 2] = __builtin_amdgcn_cvt_f32_fp8(v, 2), z[4 * t + 3] = __builtin_amdgcn_cvt_f32_fp8(v, 3);
}
#endif
#if defined(__gfx950__)
M(mfma950_f16_16, 16, 32, half, 8, float, __builtin_amdgcn_mfma_f32_16x16x32_f16)
M(mfma950_f16_32, 32, 16, half, 8, float, __builtin_amdgcn_mfma_f32_32x32x16_f16)
M(mfma950_i8_16, 16, 64, signed char, 16, int, [](auto x, auto y, auto c, int, int, int) { return __builtin_amdgcn_mfma_i32_16x16x64_i8(__builtin_bit_cast(i32x4, x), __builtin_bit_cast(i32x4, y), c, 0, 0, 0); })
M(mfma950_i8_32, 32, 32, signed char, 16, int, [](auto x, auto y, auto c, int, int, int) { return __builtin_amdgcn_mfma_i32_32x32x32_i8(__builtin_bit_cast(i32x4, x), __builtin_bit_cast(i32x4, y), c, 0, 0, 0); })
K swap_halves(const u32 *x, const u32 *z, u32 *y) {
  auto p = __builtin_amdgcn_permlane32_swap(x[tid()], z[tid()], false, false);
  auto q = __builtin_amdgcn_permlane16_swap(x[tid()], z[tid()], false, false);
  y[tid()] = p[0] + 3 * p[1] + 5 * q[0] + 7 * q[1];
}
#endif
#if defined(__GFX11__) || defined(__GFX12__)
K wmma_f16(const half *a, const half *b, float *c) {  // C[16, 16] = A[16, 16] B[16, 16]^T
  int l = tid();
  f32x8 acc = 0;
#if defined(__GFX11__)
  f16x16 x = *(const f16x16 *)(a + l % 16 * 16), y = *(const f16x16 *)(b + l % 16 * 16);
  acc = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(x, y, acc);
  for (int i = 0; i < 8; i++) c[(2 * i + l / 16) * 16 + l % 16] = acc[i];
#else
  f16x8 x = *(const f16x8 *)(a + l % 16 * 16 + l / 16 * 8), y = *(const f16x8 *)(b + l % 16 * 16 + l / 16 * 8);
  acc = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(x, y, acc);
  for (int i = 0; i < 8; i++) c[(i + l / 16 * 8) * 16 + l % 16] = acc[i];
#endif
}
#endif
