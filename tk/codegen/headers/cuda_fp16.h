// float16: storage, conversions, comparisons, sums and products. See cuda_runtime.h beside it.
#pragma once
#include "cuda_runtime.h"
#define TK_HALF(v) *(reinterpret_cast<unsigned short*>(&(v)))
#define TK_HALVES(v) *(reinterpret_cast<const unsigned short*>(&(v)))

struct __half;
TK_INLINE __half __float2half(float);
TK_INLINE __half __double2half(double);
TK_INLINE float __half2float(__half);

struct __align__(2) __half {
 protected:
  unsigned short __x;

 public:
  __half() = default;
  __host__ __device__ __half(float f) { __x = __float2half(f).__x; }
  __host__ __device__ __half(double f) { __x = __double2half(f).__x; }
  template <class T> __host__ __device__ __half(T) = delete;
  __host__ __device__ operator float() const { return __half2float(*this); }
  template <class T> __host__ __device__ operator T() const = delete;
};
typedef __half half;

struct __align__(4) __half2 {
  __half x, y;
  __half2() = default;
  __host__ __device__ __half2(const __half& a, const __half& b) : x(a), y(b) {}
  __host__ __device__ __half2(const __half2& a) { TK_PAIR(*this) = TK_PAIRS(a); }  // 32 bits at once
  __host__ __device__ __half2& operator=(const __half2& a) {
    TK_PAIR(*this) = TK_PAIRS(a);
    return *this;
  }
};
typedef __half2 half2;

TK_INLINE __half __float2half(float a) {
  __half val;
  asm("{  cvt.rn.f16.f32 %0, %1;}\n" : "=h"(TK_HALF(val)) : "f"(a));
  return val;
}
TK_INLINE __half __float2half_rn(float a) { return __float2half(a); }
TK_INLINE __half __double2half(double a) {
  __half val;
  asm("{  cvt.rn.f16.f64 %0, %1;}\n" : "=h"(TK_HALF(val)) : "d"(a));
  return val;
}
TK_INLINE float __half2float(__half a) {
  float val;
  asm("{  cvt.f32.f16 %0, %1;}\n" : "=f"(val) : "h"(TK_HALVES(a)));
  return val;
}

#define TK_COMPARISON(f, op, name)                                                                                \
  TK_INLINE bool f(__half a, __half b) {                                                                          \
    unsigned short val;                                                                                           \
    asm("{ .reg .pred __$temp3;\n"                                                                                \
        "  setp." name ".f16  __$temp3, %1, %2;\n"                                                                \
        "  selp.u16 %0, 1, 0, __$temp3;}"                                                                         \
        : "=h"(val) : "h"(TK_HALVES(a)), "h"(TK_HALVES(b)));                                                      \
    return (val != 0U) ? true : false;                                                                            \
  }                                                                                                               \
  TK_INLINE bool operator op(const __half& a, const __half& b) { return f(a, b); }
TK_COMPARISON(__heq, ==, "eq")
TK_COMPARISON(__hneu, !=, "neu")
TK_COMPARISON(__hgt, >, "gt")
TK_COMPARISON(__hlt, <, "lt")
TK_COMPARISON(__hge, >=, "ge")
TK_COMPARISON(__hle, <=, "le")
#undef TK_COMPARISON

#define TK_ARITHMETIC(f, op, name)                                                                                \
  TK_INLINE __half f(__half a, __half b) {                                                                        \
    __half val;                                                                                                   \
    asm("{" name ".f16 %0,%1,%2;\n}" : "=h"(TK_HALF(val)) : "h"(TK_HALVES(a)), "h"(TK_HALVES(b)));                \
    return val;                                                                                                   \
  }                                                                                                               \
  TK_INLINE __half operator op(const __half& a, const __half& b) { return f(a, b); }
TK_ARITHMETIC(__hadd, +, "add")
TK_ARITHMETIC(__hsub, -, "sub")
TK_ARITHMETIC(__hmul, *, "mul")
#undef TK_ARITHMETIC
TK_INLINE __half __hneg(__half a) {
  __half r;
  asm("{neg.f16 %0,%1;\n}" : "=h"(TK_HALF(r)) : "h"(TK_HALVES(a)));
  return r;
}
TK_INLINE __half operator-(const __half& a) { return __hneg(a); }
__half operator/(const __half&, const __half&) = delete;
__half operator+(const __half&) = delete;
bool operator!(const __half&) = delete;
