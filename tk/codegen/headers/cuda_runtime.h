// What generated kernels use of CUDA's headers, under the same names, with the same compiler builtins and PTX behind them: a
// hundredth of the text that cuda_runtime.h brings. What is not here does not compile with these headers, and never means
// something else: a function has all of its overloads or none, and operators that are left out are deleted. A kernel that
// does not compile with these is compiled with CUDA's own; see tk/codegen/nvcc.py.
#pragma once

#define TK_INLINE static __inline__ __host__ __device__
#define TK_PAIR(v) *(reinterpret_cast<unsigned int*>(&(v)))
#define TK_PAIRS(v) *(reinterpret_cast<const unsigned int*>(&(v)))
#ifndef INFINITY
#define INFINITY (__int_as_float(0x7f800000))
#endif

#ifndef __CUDACC_RTC__  // NVRTC has all that follows built in

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __grid_constant__ __attribute__((grid_constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#define __maxnreg__(n) __attribute__((maxnreg(n)))
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __device_builtin__ __attribute__((device_builtin))
#define __cudart_builtin__ __attribute__((cudart_builtin))

#define TK_DEVICE static __inline__ __device__


typedef decltype(sizeof(0)) size_t;

#define TK_VECTORS(T, name, two, four)                                                    \
  struct __device_builtin__ name##1 { T x; };                                             \
  struct __device_builtin__ __align__(two) name##2 { T x; T y; };                         \
  struct __device_builtin__ name##3 { T x, y, z; };                                       \
  struct __device_builtin__ __align__(four) name##4 { T x, y, z, w; };                    \
  TK_INLINE name##1 make_##name##1(T x) { name##1 t; t.x = x; return t; }                 \
  TK_INLINE name##2 make_##name##2(T x, T y) { name##2 t; t.x = x; t.y = y; return t; }   \
  TK_INLINE name##3 make_##name##3(T x, T y, T z) { name##3 t; t.x = x; t.y = y; t.z = z; return t; } \
  TK_INLINE name##4 make_##name##4(T x, T y, T z, T w) { name##4 t; t.x = x; t.y = y; t.z = z; t.w = w; return t; }

TK_VECTORS(signed char, char, 2, 4)
TK_VECTORS(unsigned char, uchar, 2, 4)
TK_VECTORS(short, short, 4, 8)
TK_VECTORS(unsigned short, ushort, 4, 8)
TK_VECTORS(int, int, 8, 16)
TK_VECTORS(unsigned int, uint, 8, 16)
TK_VECTORS(long, long, 16, 16)
TK_VECTORS(unsigned long, ulong, 16, 16)
TK_VECTORS(long long, longlong, 16, 16)
TK_VECTORS(unsigned long long, ulonglong, 16, 16)
TK_VECTORS(float, float, 8, 16)
TK_VECTORS(double, double, 16, 16)
#undef TK_VECTORS

struct __device_builtin__ dim3 { unsigned int x, y, z; };

extern "C" {
extern const uint3 __device_builtin__ threadIdx;
extern const uint3 __device_builtin__ blockIdx;
extern const dim3 __device_builtin__ blockDim;
extern const dim3 __device_builtin__ gridDim;
extern const int __device_builtin__ warpSize;

#define TK_BUILTIN extern __device__ __device_builtin__
#define TK_UNARY(name) TK_BUILTIN double name(double); TK_BUILTIN float name##f(float);
#define TK_BINARY(name) TK_BUILTIN double name(double, double); TK_BUILTIN float name##f(float, float);
#define TK_ALL_UNARY(of)                                                                                       \
  of(acos) of(acosh) of(asin) of(asinh) of(atan) of(atanh) of(cbrt) of(ceil) of(cos) of(cosh) of(erf) of(erfc) \
  of(exp) of(exp10) of(exp2) of(expm1) of(fabs) of(floor) of(lgamma) of(log) of(log10) of(log1p) of(log2)      \
  of(nearbyint) of(rint) of(round) of(rsqrt) of(sin) of(sinh) of(sqrt) of(tan) of(tanh) of(tgamma) of(trunc)
#define TK_ALL_BINARY(of) of(atan2) of(copysign) of(fmax) of(fmin) of(fmod) of(hypot) of(pow) of(remainder) of(nextafter)
TK_ALL_UNARY(TK_UNARY)
TK_ALL_BINARY(TK_BINARY)
TK_BUILTIN double fma(double, double, double);
TK_BUILTIN float fmaf(float, float, float);
TK_BUILTIN double ldexp(double, int);
TK_BUILTIN float ldexpf(float, int);
TK_BUILTIN int abs(int);
TK_BUILTIN long labs(long);
TK_BUILTIN long long llabs(long long);
TK_BUILTIN int max(int, int);
TK_BUILTIN int min(int, int);
TK_BUILTIN unsigned int umax(unsigned int, unsigned int);
TK_BUILTIN unsigned int umin(unsigned int, unsigned int);
TK_BUILTIN long long llmax(long long, long long);
TK_BUILTIN long long llmin(long long, long long);
TK_BUILTIN unsigned long long ullmax(unsigned long long, unsigned long long);
TK_BUILTIN unsigned long long ullmin(unsigned long long, unsigned long long);

TK_BUILTIN float __expf(float);
TK_BUILTIN float __exp10f(float);
TK_BUILTIN float __logf(float);
TK_BUILTIN float __log2f(float);
TK_BUILTIN float __log10f(float);
TK_BUILTIN float __sinf(float);
TK_BUILTIN float __cosf(float);
TK_BUILTIN float __powf(float, float);
TK_BUILTIN float fdividef(float, float);
TK_BUILTIN float __fdividef(float, float);
TK_BUILTIN float __saturatef(float);
TK_BUILTIN float __fmaf_rn(float, float, float);
TK_BUILTIN float __fadd_rn(float, float);
TK_BUILTIN float __fsub_rn(float, float);
TK_BUILTIN float __fmul_rn(float, float);
TK_BUILTIN float __fdiv_rn(float, float);
TK_BUILTIN float __frcp_rn(float);
TK_BUILTIN float __fsqrt_rn(float);
TK_BUILTIN float __frsqrt_rn(float);
TK_BUILTIN double __dadd_rn(double, double);
TK_BUILTIN double __dmul_rn(double, double);
TK_BUILTIN double __ddiv_rn(double, double);
TK_BUILTIN double __fma_rn(double, double, double);

TK_BUILTIN float __int_as_float(int);
TK_BUILTIN int __float_as_int(float);
TK_BUILTIN float __uint_as_float(unsigned int);
TK_BUILTIN unsigned int __float_as_uint(float);
TK_BUILTIN double __longlong_as_double(long long);
TK_BUILTIN long long __double_as_longlong(double);
TK_BUILTIN double __hiloint2double(int, int);
TK_BUILTIN int __double2hiint(double);
TK_BUILTIN int __double2loint(double);
#define TK_ROUNDED(to, type)                                                      \
  TK_BUILTIN type __float2##to##_rn(float); TK_BUILTIN type __float2##to##_rz(float); \
  TK_BUILTIN type __float2##to##_rd(float); TK_BUILTIN type __float2##to##_ru(float);
TK_ROUNDED(int, int)
TK_ROUNDED(uint, unsigned int)
TK_ROUNDED(ll, long long)
TK_ROUNDED(ull, unsigned long long)

TK_BUILTIN int __popc(unsigned int);
TK_BUILTIN int __popcll(unsigned long long);
TK_BUILTIN int __clz(int);
TK_BUILTIN int __clzll(long long);
TK_BUILTIN int __ffs(int);
TK_BUILTIN int __ffsll(long long);
TK_BUILTIN unsigned int __brev(unsigned int);
TK_BUILTIN unsigned long long __brevll(unsigned long long);
TK_BUILTIN unsigned int __byte_perm(unsigned int, unsigned int, unsigned int);
TK_BUILTIN int __mulhi(int, int);
TK_BUILTIN unsigned int __umulhi(unsigned int, unsigned int);
TK_BUILTIN long long __mul64hi(long long, long long);
TK_BUILTIN unsigned long long __umul64hi(unsigned long long, unsigned long long);

TK_BUILTIN void __syncthreads(void);
TK_BUILTIN int __syncthreads_or(int);
TK_BUILTIN int __syncthreads_and(int);
TK_BUILTIN int __syncthreads_count(int);
TK_BUILTIN void __threadfence(void);
TK_BUILTIN void __threadfence_block(void);
TK_BUILTIN void __threadfence_system(void);
}

// C++'s overloads for float, as <cmath> has them. Of whole numbers it has templates; here such a call is ambiguous.
#define TK_FLOAT_UNARY(name) TK_DEVICE float name(float x) { return name##f(x); }
#define TK_FLOAT_BINARY(name) TK_DEVICE float name(float x, float y) { return name##f(x, y); }
TK_ALL_UNARY(TK_FLOAT_UNARY)
TK_ALL_BINARY(TK_FLOAT_BINARY)
TK_DEVICE float fma(float x, float y, float z) { return fmaf(x, y, z); }
TK_DEVICE float ldexp(float x, int n) { return ldexpf(x, n); }
TK_DEVICE long abs(long x) { return labs(x); }
TK_DEVICE long long abs(long long x) { return llabs(x); }
TK_DEVICE float abs(float x) { return fabsf(x); }
TK_DEVICE double abs(double x) { return fabs(x); }

#define TK_EXTREME(f, of, float_of)                                                                                             \
  TK_DEVICE unsigned int f(unsigned int a, unsigned int b) { return u##f(a, b); }                                   \
  TK_DEVICE unsigned int f(int a, unsigned int b) { return u##f((unsigned int)a, b); }                              \
  TK_DEVICE unsigned int f(unsigned int a, int b) { return u##f(a, (unsigned int)b); }                              \
  TK_DEVICE long f(long a, long b) { return (long)ll##f((long long)a, (long long)b); }                              \
  TK_DEVICE unsigned long f(unsigned long a, unsigned long b) {                                                     \
    return (unsigned long)ull##f((unsigned long long)a, (unsigned long long)b);                                     \
  }                                                                                                                 \
  TK_DEVICE unsigned long f(long a, unsigned long b) { return f((unsigned long)a, b); }                             \
  TK_DEVICE unsigned long f(unsigned long a, long b) { return f(a, (unsigned long)b); }                             \
  TK_DEVICE long long f(long long a, long long b) { return ll##f(a, b); }                                           \
  TK_DEVICE unsigned long long f(unsigned long long a, unsigned long long b) { return ull##f(a, b); }               \
  TK_DEVICE unsigned long long f(long long a, unsigned long long b) { return ull##f((unsigned long long)a, b); }    \
  TK_DEVICE unsigned long long f(unsigned long long a, long long b) { return ull##f(a, (unsigned long long)b); }    \
  TK_DEVICE float f(float a, float b) { return float_of(a, b); }                                                         \
  TK_DEVICE double f(double a, double b) { return of(a, b); }                                                       \
  TK_DEVICE double f(float a, double b) { return of((double)a, b); }                                                \
  TK_DEVICE double f(double a, float b) { return of(a, (double)b); }
TK_EXTREME(max, fmax, fmaxf)
TK_EXTREME(min, fmin, fminf)

extern "C" {
TK_BUILTIN unsigned __nvvm_shfl_idx_sync(unsigned, unsigned, unsigned, unsigned);
TK_BUILTIN unsigned __nvvm_shfl_up_sync(unsigned, unsigned, unsigned, unsigned);
TK_BUILTIN unsigned __nvvm_shfl_down_sync(unsigned, unsigned, unsigned, unsigned);
TK_BUILTIN unsigned __nvvm_shfl_bfly_sync(unsigned, unsigned, unsigned, unsigned);
TK_BUILTIN unsigned int __nvvm_vote_ballot_sync(unsigned int, int);
TK_BUILTIN int __nvvm_vote_any_sync(unsigned int, int);
TK_BUILTIN int __nvvm_vote_all_sync(unsigned int, int);
TK_BUILTIN void __nvvm_bar_warp_sync(unsigned);
__device__ unsigned __reduce_add_sync_unsigned_impl(unsigned, unsigned);
__device__ unsigned __reduce_max_sync_unsigned_impl(unsigned, unsigned);
__device__ unsigned __reduce_min_sync_unsigned_impl(unsigned, unsigned);
__device__ int __reduce_add_sync_signed_impl(unsigned, int);
__device__ int __reduce_max_sync_signed_impl(unsigned, int);
__device__ int __reduce_min_sync_signed_impl(unsigned, int);
__device__ size_t __nv_cvta_generic_to_shared_impl(const void*);
}

#define TK_SHUFFLE(f, builtin, lane, bits)                                                                        \
  TK_DEVICE int f(unsigned mask, int var, lane from, int width = 32) {                                            \
    return builtin(mask, var, from, ((32 - width) << 8) | bits);                                                  \
  }                                                                                                               \
  TK_DEVICE unsigned int f(unsigned mask, unsigned int var, lane from, int width = 32) {                          \
    return (unsigned int)f(mask, (int)var, from, width);                                                          \
  }                                                                                                               \
  TK_DEVICE float f(unsigned mask, float var, lane from, int width = 32) {                                        \
    int ret = builtin(mask, __float_as_int(var), from, ((32 - width) << 8) | bits);                               \
    return __int_as_float(ret);                                                                                   \
  }                                                                                                               \
  TK_DEVICE long long f(unsigned mask, long long var, lane from, int width = 32) {                                \
    int lo, hi;                                                                                                   \
    asm volatile("mov.b64 {%0,%1}, %2;" : "=r"(lo), "=r"(hi) : "l"(var));                                         \
    hi = f(mask, hi, from, width);                                                                                \
    lo = f(mask, lo, from, width);                                                                                \
    asm volatile("mov.b64 %0, {%1,%2};" : "=l"(var) : "r"(lo), "r"(hi));                                          \
    return var;                                                                                                   \
  }                                                                                                               \
  TK_DEVICE unsigned long long f(unsigned mask, unsigned long long var, lane from, int width = 32) {              \
    return (unsigned long long)f(mask, (long long)var, from, width);                                              \
  }                                                                                                               \
  TK_DEVICE long f(unsigned mask, long var, lane from, int width = 32) {                                          \
    return (long)f(mask, (long long)var, from, width);                                                            \
  }                                                                                                               \
  TK_DEVICE unsigned long f(unsigned mask, unsigned long var, lane from, int width = 32) {                        \
    return (unsigned long)f(mask, (unsigned long long)var, from, width);                                          \
  }                                                                                                               \
  TK_DEVICE double f(unsigned mask, double var, lane from, int width = 32) {                                      \
    unsigned lo, hi;                                                                                              \
    asm volatile("mov.b64 {%0,%1}, %2;" : "=r"(lo), "=r"(hi) : "d"(var));                                         \
    hi = f(mask, hi, from, width);                                                                                \
    lo = f(mask, lo, from, width);                                                                                \
    asm volatile("mov.b64 %0, {%1,%2};" : "=d"(var) : "r"(lo), "r"(hi));                                          \
    return var;                                                                                                   \
  }
TK_SHUFFLE(__shfl_sync, __nvvm_shfl_idx_sync, int, 0x1f)
TK_SHUFFLE(__shfl_up_sync, __nvvm_shfl_up_sync, unsigned int, 0)
TK_SHUFFLE(__shfl_down_sync, __nvvm_shfl_down_sync, unsigned int, 0x1f)
TK_SHUFFLE(__shfl_xor_sync, __nvvm_shfl_bfly_sync, int, 0x1f)

TK_DEVICE unsigned __ballot_sync(unsigned mask, int pred) { return __nvvm_vote_ballot_sync(mask, pred); }
TK_DEVICE int __any_sync(unsigned mask, int pred) { return __nvvm_vote_any_sync(mask, pred); }
TK_DEVICE int __all_sync(unsigned mask, int pred) { return __nvvm_vote_all_sync(mask, pred); }
TK_DEVICE void __syncwarp(unsigned mask = 0xFFFFFFFF) { __nvvm_bar_warp_sync(mask); }
TK_DEVICE unsigned __activemask() {
  unsigned ret;
  asm volatile("activemask.b32 %0;" : "=r"(ret));
  return ret;
}
TK_DEVICE unsigned __reduce_add_sync(unsigned mask, unsigned value) { return __reduce_add_sync_unsigned_impl(mask, value); }
TK_DEVICE unsigned __reduce_max_sync(unsigned mask, unsigned value) { return __reduce_max_sync_unsigned_impl(mask, value); }
TK_DEVICE unsigned __reduce_min_sync(unsigned mask, unsigned value) { return __reduce_min_sync_unsigned_impl(mask, value); }
TK_DEVICE int __reduce_add_sync(unsigned mask, int value) { return __reduce_add_sync_signed_impl(mask, value); }
TK_DEVICE int __reduce_max_sync(unsigned mask, int value) { return __reduce_max_sync_signed_impl(mask, value); }
TK_DEVICE int __reduce_min_sync(unsigned mask, int value) { return __reduce_min_sync_signed_impl(mask, value); }
TK_DEVICE size_t __cvta_generic_to_shared(const void* p) { return __nv_cvta_generic_to_shared_impl(p); }

#endif
