// bfloat16: storage, conversions and comparisons. See cuda_runtime.h beside it.
#pragma once
#include "cuda_runtime.h"
#define TK_BFLOAT(v) *(reinterpret_cast<unsigned short*>(&(v)))
#define TK_BFLOATS(v) *(reinterpret_cast<const unsigned short*>(&(v)))

struct __nv_bfloat16;
TK_INLINE __nv_bfloat16 __float2bfloat16(float);
TK_INLINE float __bfloat162float(__nv_bfloat16);

struct __align__(2) __nv_bfloat16 {
 protected:
  unsigned short __x;

 public:
  __nv_bfloat16() = default;
  __host__ __device__ __nv_bfloat16(float f) { __x = __float2bfloat16(f).__x; }
  template <class T> __host__ __device__ __nv_bfloat16(T) = delete;
  __host__ __device__ operator float() const { return __bfloat162float(*this); }
  template <class T> __host__ __device__ operator T() const = delete;
};
typedef __nv_bfloat16 nv_bfloat16;

struct __align__(4) __nv_bfloat162 {
  __nv_bfloat16 x, y;
  __nv_bfloat162() = default;
  __host__ __device__ __nv_bfloat162(const __nv_bfloat16& a, const __nv_bfloat16& b) : x(a), y(b) {}
  __host__ __device__ __nv_bfloat162(const __nv_bfloat162& a) { TK_PAIR(*this) = TK_PAIRS(a); }  // 32 bits at once
  __host__ __device__ __nv_bfloat162& operator=(const __nv_bfloat162& a) {
    TK_PAIR(*this) = TK_PAIRS(a);
    return *this;
  }
};
typedef __nv_bfloat162 nv_bfloat162;

TK_INLINE __nv_bfloat16 __float2bfloat16(float a) {
  __nv_bfloat16 val;
  asm("{  cvt.rn.bf16.f32 %0, %1;}\n" : "=h"(TK_BFLOAT(val)) : "f"(a));
  return val;
}
TK_INLINE __nv_bfloat16 __float2bfloat16_rn(float a) { return __float2bfloat16(a); }
TK_INLINE float __bfloat162float(__nv_bfloat16 a) {
  float f;
#if __CUDA_ARCH__ >= 900
  asm("{ cvt.f32.bf16 %0, %1;}\n" : "=f"(f) : "h"(TK_BFLOATS(a)));
#else
  asm("{ mov.b32 %0, {0,%1};}\n" : "=f"(f) : "h"(TK_BFLOATS(a)));
#endif
  return f;
}

#if __CUDA_ARCH__ >= 900
#define TK_COMPARED(name)                                                                                         \
  unsigned short val;                                                                                             \
  asm("{ .reg .pred __$temp3;\n"                                                                                  \
      "  setp." name ".bf16  __$temp3, %1, %2;\n"                                                                 \
      "  selp.u16 %0, 1, 0, __$temp3;}"                                                                           \
      : "=h"(val) : "h"(TK_BFLOATS(a)), "h"(TK_BFLOATS(b)));                                                      \
  return (val != 0U) ? true : false;
#else
#define TK_COMPARED(name)                                                                                         \
  unsigned int val;                                                                                               \
  asm("{.reg .b32 a,b;\n"                                                                                         \
      "  mov.b32 a, {0, %1};\n"                                                                                   \
      "  mov.b32 b, {0, %2};\n"                                                                                   \
      "  set." name ".f32.f32 %0, a, b;}\n"                                                                       \
      : "=r"(val) : "h"(TK_BFLOATS(a)), "h"(TK_BFLOATS(b)));                                                      \
  return (val != 0U) ? true : false;
#endif
#define TK_COMPARISON(f, op, name)                                                                                \
  TK_INLINE bool f(__nv_bfloat16 a, __nv_bfloat16 b) { TK_COMPARED(name) }                                        \
  TK_INLINE bool operator op(const __nv_bfloat16& a, const __nv_bfloat16& b) { return f(a, b); }
TK_COMPARISON(__heq, ==, "eq")
TK_COMPARISON(__hneu, !=, "neu")
TK_COMPARISON(__hgt, >, "gt")
TK_COMPARISON(__hlt, <, "lt")
TK_COMPARISON(__hge, >=, "ge")
TK_COMPARISON(__hle, <=, "le")
#undef TK_COMPARISON
#undef TK_COMPARED

#if __CUDA_ARCH__ >= 900
#define TK_ADDED "{ add.bf16 %0,%1,%2; }\n"
#define TK_SUBTRACTED "{ sub.bf16 %0,%1,%2; }\n"
#define TK_MULTIPLIED "{ mul.bf16 %0,%1,%2; }\n"
#else
#define TK_ADDED "{.reg .b16 c;\n  mov.b16 c, 0x3f80U;\n  fma.rn.bf16 %0,%1,c,%2;}\n"
#define TK_SUBTRACTED "{.reg .b16 c;\n  mov.b16 c, 0xbf80U;\n  fma.rn.bf16 %0,%2,c,%1;}\n"
#define TK_MULTIPLIED "{.reg .b16 c;\n  mov.b16 c, 0x8000U;\n  fma.rn.bf16 %0,%1,%2,c;}\n"
#endif
#define TK_ARITHMETIC(f, op, text)                                                                                \
  TK_INLINE __nv_bfloat16 f(__nv_bfloat16 a, __nv_bfloat16 b) {                                                   \
    __nv_bfloat16 val;                                                                                            \
    asm(text : "=h"(TK_BFLOAT(val)) : "h"(TK_BFLOATS(a)), "h"(TK_BFLOATS(b)));                                    \
    return val;                                                                                                   \
  }                                                                                                               \
  TK_INLINE __nv_bfloat16 operator op(const __nv_bfloat16& a, const __nv_bfloat16& b) { return f(a, b); }
TK_ARITHMETIC(__hadd, +, TK_ADDED)
TK_ARITHMETIC(__hsub, -, TK_SUBTRACTED)
TK_ARITHMETIC(__hmul, *, TK_MULTIPLIED)
#undef TK_ARITHMETIC
TK_INLINE __nv_bfloat16 __hneg(__nv_bfloat16 a) {
  __nv_bfloat16 r;
  asm("{neg.bf16 %0,%1;\n}" : "=h"(TK_BFLOAT(r)) : "h"(TK_BFLOATS(a)));
  return r;
}
TK_INLINE __nv_bfloat16 operator-(const __nv_bfloat16& a) { return __hneg(a); }
__nv_bfloat16 operator/(const __nv_bfloat16&, const __nv_bfloat16&) = delete;
__nv_bfloat16 operator+(const __nv_bfloat16&) = delete;
bool operator!(const __nv_bfloat16&) = delete;
