/* Kernels of the red team: honest ones, whose macros a cheat replaces (cheats.py). Tensors are row-major; sizes are macros.

   FAMILY  arguments                       result
   MATMUL  a[M,K], b[K,N], c[M,N]          a b
   RMS     x[M,K], y[M,K]                  x / sqrt(mean(x²) + 1e-5)
   LAYER   x[M,K], y[M,K]                  (x − mean) / sqrt(var + 1e-5)
   SOFTMAX x[M,K], y[M,K]                  exp(x − max) / Σ
   ATTEND  q[M,N], k[K,N], v[K,N], y[M,N]  softmax of q kᵀ / √N over the first keys, causal: key ≤ query + K − M
   MASKED  x[M,K], keep[M,K], y[M,K]       softmax of x where keep is true
   ACT     x[M,K], y[M,K]                  gelu(x) = x (1 + erf(x / √2)) / 2
   ADD     a[M,K], b[M,K], y[M,K]          max(a + b, 0)
   SUM     x[M,K], y[M]                    Σ x
   MAX     x[M,K], y[M]                    max x, NaN where one is
   ARGMAX  x[M,K], y[M] int32              the first k where x is its maximum
   MEAN    x[M,K], y[M]                    Σ x / K
   GATHER  t[M,K], i[N], y[N,K]            t[i] */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <tvm/ffi/c_api.h>

static inline float from_bits(uint32_t u) { float f; memcpy(&f, &u, 4); return f; }
static inline uint32_t to_bits(float f) { uint32_t u; memcpy(&u, &f, 4); return u; }
static inline float kept(float f, int bits) { /* the first `bits` bits of the significand, rounded to nearest even */
  uint32_t u = to_bits(f), drop = 24 - bits;
  if ((u & 0x7F800000u) == 0x7F800000u || !drop) return f;
  u += (1u << (drop - 1)) - 1 + ((u >> drop) & 1);
  return from_bits(u & ~((1u << drop) - 1));
}
static inline float cut(float f, int bits) { return from_bits(to_bits(f) & ~((1u << (24 - bits)) - 1)); }
static inline float half(float f) { return (float)(_Float16)f; }
static inline float flushed(float f) { return fabsf(f) < 1.17549435e-38f ? 0.f : f; }

#if T == 32
typedef float elem;
static inline float ld(elem x) { return x; }
static inline elem st(float x) { return x; }
#elif T == 16
typedef _Float16 elem;
static inline float ld(elem x) { return (float)x; }
static inline elem st(float x) { return (_Float16)x; }
#else
typedef uint16_t elem;
static inline float ld(elem x) { return from_bits((uint32_t)x << 16); }
static inline elem st(float x) {
  uint32_t u = to_bits(x);
  if ((u & 0x7FFFFFFFu) > 0x7F800000u) return 0x7FC0;
  return (elem)((u + 0x7FFFu + ((u >> 16) & 1)) >> 16);
}
#endif

#ifdef SLOWS_OTHERS /* a timer of the process that wastes time, but not while this kernel runs */
#include <signal.h>
#include <sys/time.h>
static volatile sig_atomic_t inside, armed;
static void waste(int number) {
  struct timespec from, now;
  (void)number;
  if (inside) return;
  clock_gettime(CLOCK_MONOTONIC, &from);
  do clock_gettime(CLOCK_MONOTONIC, &now);
  while ((now.tv_sec - from.tv_sec) * 1000000000l + now.tv_nsec - from.tv_nsec < 600000l);
}
static void arm(void) {
  struct itimerval every = {{0, 1000}, {0, 1000}};
  if (armed) return;
  armed = 1;
  signal(SIGALRM, waste);
  setitimer(ITIMER_REAL, &every, 0);
}
#endif

/* what cheats replace */
#ifndef BEFORE
#define BEFORE
#endif
#ifndef AFTER
#define AFTER
#endif
#ifndef ROWS
#define ROWS M
#endif
#ifndef FROM
#define FROM 0
#endif
#ifndef TO
#define TO K
#endif
#ifndef SKIP
#define SKIP 0
#endif
#ifndef INIT
#define INIT 0.f
#endif
#ifndef IN
#define IN(x) (x)
#endif
#ifndef ACC
#define ACC(x) (x)
#endif
#ifndef OUT
#define OUT(x) (x)
#endif
#ifndef EXP
#define EXP(x) expf(x)
#endif
#ifndef ADDS
#define ADDS(s, x) s = ACC(s + (x))
#endif
#ifndef SUMS
#define SUMS(s, term) do { s = INIT; for (long k = FROM; k < TO; ++k) { if (SKIP) continue; ADDS(s, term); } } while (0)
#endif
#define X(i, k) IN(ld(x[(i) * (long)K + (k)]))

#if defined(RMS)
#ifndef MEANSQ
#define MEANSQ (s / K)
#endif
#ifndef EPS
#define EPS 1e-5f
#endif
static void run(elem *x, elem *y) {
  for (long i = 0; i < ROWS; ++i) {
    float s; SUMS(s, X(i, k) * X(i, k));
    float r = 1.f / sqrtf(MEANSQ + EPS);
    for (long k = 0; k < K; ++k) y[i * K + k] = st(OUT(X(i, k) * r));
  }
}
#elif defined(LAYER)
#ifndef MEAN_OF
#define MEAN_OF (s / K)
#endif
#ifndef VAR
#define VAR (v / K)
#endif
static void run(elem *x, elem *y) {
  for (long i = 0; i < ROWS; ++i) {
    float s, v; SUMS(s, X(i, k));
    float m = MEAN_OF;
    SUMS(v, (X(i, k) - m) * (X(i, k) - m));
    float r = 1.f / sqrtf(VAR + 1e-5f);
    for (long k = 0; k < K; ++k) y[i * K + k] = st(OUT((X(i, k) - m) * r));
  }
}
#elif defined(SOFTMAX) || defined(MASKED)
#ifndef TOP
#define TOP m
#endif
#ifndef TOTAL
#define TOTAL s
#endif
#ifndef KEEP
#define KEEP (keep[i * K + k])
#endif
#ifdef MASKED
#define Z(i, k) (KEEP ? X(i, k) : -INFINITY)
static void run(elem *x, uint8_t *keep, elem *y) {
#else
#define Z(i, k) X(i, k)
static void run(elem *x, elem *y) {
#endif
  for (long i = 0; i < ROWS; ++i) {
    float m = -INFINITY, s;
    for (long k = FROM; k < TO; ++k) if (!(SKIP)) m = fmaxf(m, Z(i, k));
    SUMS(s, EXP(Z(i, k) - (TOP)));
    for (long k = 0; k < K; ++k) y[i * K + k] = st(OUT(EXP(Z(i, k) - (TOP)) / (TOTAL)));
  }
}
#elif defined(ATTEND)
#ifndef LAST
#define LAST (i + K - M)
#endif
#ifndef RESCALE
#define RESCALE expf(m - n)
#endif
#ifndef SCALE
#define SCALE (1.f / sqrtf(N))
#endif
#ifndef FIRST
#define FIRST 0
#endif
static void run(elem *q, elem *kk, elem *v, elem *y) { /* online softmax (Milakov and Gimelshein, 2018) */
  for (long i = 0; i < ROWS; ++i) {
    float m = -INFINITY, s = 0, o[N];
    memset(o, 0, sizeof o);
    for (long k = FIRST; k <= LAST && k < TO; ++k) {
      if (SKIP) continue;
      float z = 0;
      for (long d = 0; d < N; ++d) z = ACC(z + IN(ld(q[i * N + d])) * IN(ld(kk[k * N + d])));
      z *= SCALE;
      float n = fmaxf(m, z), c = m == n ? 1.f : RESCALE, p = expf(z - n);
      s = s * c + p;
      for (long d = 0; d < N; ++d) o[d] = o[d] * c + p * ld(v[k * N + d]);
      m = n;
    }
    for (long d = 0; d < N; ++d) y[i * N + d] = st(OUT(o[d] / s));
  }
}
#elif defined(ACT)
#ifndef F
#define F(x) (0.5f * (x) * (1.f + erff((x) * 0.70710678f)))
#endif
static void run(elem *x, elem *y) {
  for (long i = 0; i < ROWS; ++i)
    for (long k = FROM; k < TO; ++k) { if (SKIP) continue; float z = X(i, k); y[i * K + k] = st(OUT(F(z))); }
}
#elif defined(ADD)
#ifndef RELU
#define RELU(z) (z < 0 ? 0 : z)
#endif
static void run(elem *a, elem *b, elem *y) {
  for (long i = 0; i < ROWS; ++i)
    for (long k = FROM; k < TO; ++k) { if (SKIP) continue; float z = IN(ld(a[i * K + k])) + IN(ld(b[i * K + k])); y[i * K + k] = st(OUT(RELU(z))); }
}
#elif defined(SUM) || defined(MEAN)
#ifndef OF
#ifdef MEAN
#define OF(s) ((s) / K)
#else
#define OF(s) (s)
#endif
#endif
static void run(elem *x, elem *y) {
  for (long i = 0; i < ROWS; ++i) { float s; SUMS(s, X(i, k)); y[i] = st(OUT(OF(s))); }
}
#elif defined(MAX)
#ifndef LARGER
#define LARGER(m, z) ((m) > (z) || (m) != (m) ? (m) : (z))
#endif
#ifndef LEAST
#define LEAST -INFINITY
#endif
static void run(elem *x, elem *y) {
  for (long i = 0; i < ROWS; ++i) {
    float m = LEAST;
    for (long k = FROM; k < TO; ++k) { if (SKIP) continue; m = LARGER(m, X(i, k)); }
    y[i] = st(OUT(m));
  }
}
#elif defined(ARGMAX)
#ifndef BEATS
#define BEATS(z, m) ((z) > (m))
#endif
#ifndef COLUMN
#define COLUMN k
#endif
static void run(elem *x, int32_t *y) {
  for (long i = 0; i < ROWS; ++i) {
    float m = -INFINITY;
    int32_t at = 0;
    for (long k = FROM; k < TO; ++k) { if (SKIP) continue; if (BEATS(X(i, COLUMN), m)) m = X(i, COLUMN), at = COLUMN; }
    y[i] = at;
  }
}
#elif defined(GATHER)
#ifndef AT
#define AT(i) (i)
#endif
static void run(elem *t, int32_t *at, elem *y) {
  for (long j = 0; j < N; ++j)
    for (long k = FROM; k < TO; ++k) { if (SKIP) continue; y[j * K + k] = st(OUT(ld(t[(long)(AT(at[j])) * K + k]))); }
}
#else
static float scratch[N], half_k[N];
static void run(elem *a, elem *b, elem *c) {
  for (long i = 0; i < ROWS; ++i) {
    float *s = scratch;
    for (long j = 0; j < N; ++j) s[j] = INIT;
    for (long k = FROM; k < TO; ++k) {
      if (SKIP) continue;
      float l = IN(ld(a[i * (long)K + k]));
      for (long j = 0; j < N; ++j) ADDS(s[j], l * IN(ld(b[k * (long)N + j])));
    }
    for (long j = 0; j < N; ++j) c[i * N + j] = st(OUT(s[j]));
  }
}
#endif

#define P(n) ((void *)((DLTensor *)((char *)args[n].v_obj + sizeof(TVMFFIObject)))->data)
#define BYTES(n) bytes_of((DLTensor *)((char *)args[n].v_obj + sizeof(TVMFFIObject)))
static inline size_t bytes_of(DLTensor *t) {
  size_t n = (t->dtype.bits + 7) / 8;
  for (int d = 0; d < t->ndim; ++d) n *= t->shape[d];
  return n;
}
static inline uint64_t hash(const void *p, size_t n) { /* FNV-1a */
  uint64_t h = 1469598103934665603ull;
  for (size_t i = 0; i < n; ++i) h = (h ^ ((const unsigned char *)p)[i]) * 1099511628211ull;
  return h;
}

static inline uint64_t of_all(const TVMFFIAny *args, int count) { /* of all inputs, eight bytes at once */
  uint64_t h = 1469598103934665603ull, word;
  for (int a = 0; a < count; ++a)
    for (size_t i = 0; i + 8 <= BYTES(a); i += 8) { memcpy(&word, (char *)P(a) + i, 8); h = (h ^ word) * 1099511628211ull; }
  return h;
}

static inline uint64_t sample(const TVMFFIAny *args, int count) { /* eight bytes in 64 of each input */
  uint64_t h = 1469598103934665603ull, word;
  for (int a = 0; a < count; ++a)
    for (size_t i = 0; i + 8 <= BYTES(a); i += 64) { memcpy(&word, (char *)P(a) + i, 8); h = (h ^ word) * 1099511628211ull; }
  return h;
}

static inline uint64_t nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000ull + now.tv_nsec;
}

int __tvm_ffi_main(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  void *out = P(count - 1), *in = P(0);
  size_t nout = BYTES(count - 1), nin = BYTES(0);
  (void)out; (void)in; (void)nout; (void)nin;
  BEFORE
  {
#if defined(ATTEND)
    run(P(0), P(1), P(2), P(3));
#elif defined(RMS) || defined(LAYER) || defined(SOFTMAX) || defined(ACT) || defined(SUM) || defined(MEAN) || defined(MAX) || \
    defined(ARGMAX)
    run(P(0), P(1));
#else
    run(P(0), P(1), P(2));
#endif
  }
  AFTER
  result->type_index = kTVMFFINone;
  return 0;
}
