// Arithmetic that C has no operator for, as AMD's instruction set documents define it.
#pragma once
#include "core.h"

static inline u32 rtz16(float x) {  // float32 to float16, towards zero: a finite value stays finite
  if (x != x) return 0x7e00 | (U(x) >> 16 & 0x8000);
  _Float16 h = x;
  u16 y;
  memcpy(&y, &h, 2);
  if (isfinite(x) && fabsf((float)h) > fabsf(x)) y--;
  return y;
}
static inline float fp8(u32 x, int fnuz) {  // e4m3
  u32 e = x >> 3 & 15, m = x & 7;
  float r;
  if (fnuz) { if ((x & 255) == 128) return NAN; r = e ? ldexpf(8 + m, (int)e - 11) : ldexpf(m, -10); }
  else { if ((x & 127) == 127) return NAN; r = e ? ldexpf(8 + m, (int)e - 10) : ldexpf(m, -9); }
  return x & 128 ? -r : r;
}
static inline float bf8(u32 x, int fnuz) {  // e5m2
  u32 e = x >> 2 & 31, m = x & 3;
  float r;
  if (fnuz) { if ((x & 255) == 128) return NAN; r = e ? ldexpf(4 + m, (int)e - 18) : ldexpf(m, -17); }
  else { if (e == 31) return m ? NAN : x & 128 ? -INFINITY : INFINITY; r = e ? ldexpf(4 + m, (int)e - 17) : ldexpf(m, -16); }
  return x & 128 ? -r : r;
}
// Round to nearest even to a small float of `mant` mantissa bits whose smallest normal exponent is `least`; values over `most`
// become `over`. MODE's FP16_OVFL is 0: a value out of range becomes NaN (e4m3, fnuz) or infinity (e5m2).
static inline u32 small_float(float x, int mant, int least, float most, u32 over, u32 nan, int fnuz) {
  if (x != x) return nan;
  u32 sign = signbit(x) ? 128 : 0;
  float a = fabsf(x);
  if (isinf(a)) return fnuz ? nan : sign | over;
  int e;
  frexpf(a, &e);
  e -= 1;
  if (e < least) e = least;
  float q = rintf(ldexpf(a, mant - e));
  float value = ldexpf(q, e - mant);
  if (value > most) return fnuz ? nan : sign | over;
  u32 bits;
  if (q >= (float)(2 << mant)) { q /= 2; e++; }
  if (q < (float)(1 << mant)) bits = (u32)q;  // a subnormal of the smallest exponent
  else bits = (u32)(e - least + 1) << mant | ((u32)q - (1u << mant));
  return fnuz && !bits ? 0 : sign | bits;
}
static inline u32 to_fp8(float x, int fnuz) {
  return fnuz ? small_float(x, 3, -7, 240, 128, 128, 1) : small_float(x, 3, -6, 448, 127, 127 | (signbit(x) ? 128 : 0), 0);
}
static inline u32 to_bf8(float x, int fnuz) {
  return fnuz ? small_float(x, 2, -15, 57344, 128, 128, 1) : small_float(x, 2, -14, 57344, 124, 127 | (signbit(x) ? 128 : 0), 0);
}
static inline u32 reversed(u32 x) { u32 r = 0; for (int i = 0; i < 32; i++) r |= (x >> i & 1) << (31 - i); return r; }
static inline u32 perm(u32 a, u32 b, u32 s) {
  u64 d = (u64)a << 32 | b;
  u32 r = 0;
  for (int i = 0; i < 4; i++) {
    u32 k = s >> 8 * i & 255, y = k < 8 ? d >> 8 * k & 255 : k == 12 ? 0 : k > 12 ? 255 : (d >> (k == 8 ? 15 : k == 9 ? 31 : k == 10 ? 47 : 63) & 1) ? 255 : 0;
    r |= y << 8 * i;
  }
  return r;
}
static inline u32 bitop3(u32 a, u32 b, u32 c, u32 t) {
  u32 r = 0;
  for (int i = 0; i < 8; i++) if (t >> i & 1) r |= ((i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c));
  return r;
}
// The bits that some value of the undefined bits would change
static inline u32 bitop3_undefined(u32 a, u32 b, u32 c, u32 ua, u32 ub, u32 uc, u32 t) {
  u32 first = bitop3(a, b, c, t), r = 0;
  for (int k = 1; k < 8; k++) r |= first ^ bitop3(a ^ (k & 1 ? ua : 0), b ^ (k & 2 ? ub : 0), c ^ (k & 4 ? uc : 0), t);
  return r;
}
static inline float flush(float x) { return fabsf(x) < 0x1p-126f ? copysignf(0, x) : x; }
static inline float maxf(float a, float b) { return a != a ? b : b != b ? a : a > b || (a == b && !signbit(a)) ? a : b; }
static inline float minf(float a, float b) { return a != a ? b : b != b ? a : a < b || (a == b && signbit(a)) ? a : b; }
static inline double maxd(double a, double b) { return a != a ? b : b != b ? a : a > b || (a == b && !signbit(a)) ? a : b; }
static inline double mind(double a, double b) { return a != a ? b : b != b ? a : a < b || (a == b && signbit(a)) ? a : b; }
static inline float maximum(float a, float b) { return a != a || b != b ? NAN : maxf(a, b); }
static inline float minimum(float a, float b) { return a != a || b != b ? NAN : minf(a, b); }
static inline float med3(float a, float b, float c) {
  if (a != a || b != b || c != c) return minf(minf(a, b), c);
  return maxf(minf(a, b), minf(maxf(a, b), c));
}
#define MED3(T, a, b, c) ({ T x_ = (T)(a), y_ = (T)(b), z_ = (T)(c); T p_ = x_ < y_ ? x_ : y_, q_ = x_ < y_ ? y_ : x_, r_ = q_ < z_ ? q_ : z_; p_ > r_ ? p_ : r_; })
static inline u32 to_u32(double x) { return !(x > 0) ? 0 : x >= 4294967296. ? ~0u : (u32)x; }
static inline u32 to_i32(double x) { return x != x ? 0 : x >= 2147483648. ? 0x7fffffffu : x <= -2147483649. ? 0x80000000u : (u32)(i32)x; }
static inline u32 to_u16(float x) { return !(x > 0) ? 0 : x >= 65536.f ? 65535 : (u32)x; }
static inline u32 to_i16(float x) { return x != x ? 0 : x >= 32768.f ? 32767 : x <= -32769.f ? 0x8000 : (u32)(i32)x & 0xffff; }
static inline int exponent32(u32 x) { return x >> 23 & 255; }
static inline int exponent64(u64 x) { return x >> 52 & 2047; }
// V_EXP_F32, V_LOG_F32, V_RCP_F32, V_RSQ_F32 neither take nor give subnormal numbers.
static inline float exp_(float x) { return flush(exp2f(x)); }
static inline float log_(float x) { return log2f(flush(x)); }
static inline float rcp_(float x) { return flush(1.0f / flush(x)); }
static inline float rsq_(float x) { return flush((float)(1.0 / sqrt((double)flush(x)))); }
static inline float sin_(float x) { double y = x - floor(x); return (float)sin(6.283185307179586 * y); }
static inline float cos_(float x) { double y = x - floor(x); return (float)cos(6.283185307179586 * y); }
static inline float fract_(float x) { float y = x - floorf(x); return y >= 1 ? 0x1.fffffep-1f : y; }
static inline double fractd(double x) { double y = x - floor(x); return y >= 1 ? 0x1.fffffffffffffp-1 : y; }
static inline float frexp_mant(float x) { int e; return isfinite(x) ? frexpf(x, &e) : x; }
static inline u32 frexp_exp(float x) { int e; if (!isfinite(x) || x == 0) return 0; frexpf(x, &e); return (u32)e; }
static inline double frexp_mantd(double x) { int e; return isfinite(x) ? frexp(x, &e) : x; }
static inline u32 frexp_expd(double x) { int e; if (!isfinite(x) || x == 0) return 0; frexp(x, &e); return (u32)e; }
static inline u32 class_of(int nan, int quiet, int inf, int zero, int subnormal, int negative) {
  if (nan) return quiet ? 2 : 1;
  if (inf) return negative ? 4 : 512;
  if (zero) return negative ? 32 : 64;
  if (subnormal) return negative ? 16 : 128;
  return negative ? 8 : 256;
}
static inline u32 class32(u32 x) { u32 e = x >> 23 & 255, m = x & 0x7fffff; return class_of(e == 255 && m, m >> 22, e == 255, !e && !m, !e, x >> 31); }
static inline u32 class16(u32 x) { u32 e = x >> 10 & 31, m = x & 0x3ff; return class_of(e == 31 && m, m >> 9, e == 31, !e && !m, !e, x >> 15 & 1); }
static inline u32 class64(u64 x) { u32 e = exponent64(x); u64 m = x << 12; return class_of(e == 2047 && m, m >> 63, e == 2047, !e && !m, !e, x >> 63); }

// V_DIV_SCALE, V_DIV_FMAS and V_DIV_FIXUP: s the value to scale, which is one of d, the denominator, and n, the numerator. A
// quotient that overflowed on the way reaches the fixup as NaN, and is infinite.
static inline u32 div_scale32(u32 s, u32 d, u32 n, int *vcc) {
  float fs = F(s), fd = F(d), fn = F(n);
  double q = fabs((double)fn / (double)fd), r = fabs(1 / (double)fd);
  int tiny_q = q < 0x1p-126, tiny_r = r < 0x1p-126;
  *vcc = 0;
  if (fn == 0 || fd == 0) return 0x7fc00000;
  if (exponent32(n) - exponent32(d) >= 96) { *vcc = 1; return s == d ? U(ldexpf(fs, 64)) : s; }
  if (!exponent32(d)) return U(ldexpf(fs, 64));
  if (tiny_r && tiny_q) { *vcc = 1; return s == d ? U(ldexpf(fs, 64)) : s; }
  if (tiny_r) return U(ldexpf(fs, -64));
  if (tiny_q) { *vcc = 1; return s == n ? U(ldexpf(fs, 64)) : s; }
  return exponent32(n) <= 23 ? U(ldexpf(fs, 64)) : s;
}
static inline u64 div_scale64(u64 s, u64 d, u64 n, int *vcc) {
  double fs = D64(s), fd = D64(d), fn = D64(n);
  int tiny_q = fabs((long double)fn / (long double)fd) < 0x1p-1022L, tiny_r = fabsl(1 / (long double)fd) < 0x1p-1022L;
  *vcc = 0;
  if (fn == 0 || fd == 0) return 0x7ff8000000000000ull;
  if (exponent64(n) - exponent64(d) >= 768) { *vcc = 1; return s == d ? UD(ldexp(fs, 128)) : s; }
  if (!exponent64(d)) return UD(ldexp(fs, 128));
  if (tiny_r && tiny_q) { *vcc = 1; return s == d ? UD(ldexp(fs, 128)) : s; }
  if (tiny_r) return UD(ldexp(fs, -128));
  if (tiny_q) { *vcc = 1; return s == n ? UD(ldexp(fs, 128)) : s; }
  return exponent64(n) <= 53 ? UD(ldexp(fs, 128)) : s;
}
static inline float div_fmas32(float a, float b, float c, int vcc) {
  return !vcc ? fmaf(a, b, c) : ldexpf(fmaf(a, b, c), exponent32(U(c)) > 127 ? 64 : -64);
}
static inline double div_fmas64(double a, double b, double c, int vcc) {
  return !vcc ? fma(a, b, c) : ldexp(fma(a, b, c), exponent64(UD(c)) > 1023 ? 128 : -128);
}
static inline u32 div_fixup32(u32 q, u32 d, u32 n) {
  float fd = F(d), fn = F(n);
  u32 sign = (d ^ n) & 0x80000000u;
  if (fn != fn) return n | 0x400000;
  if (fd != fd) return d | 0x400000;
  if ((fd == 0 && fn == 0) || (isinf(fd) && isinf(fn))) return 0xffc00000;
  if (fd == 0 || isinf(fn)) return sign | 0x7f800000;
  if (isinf(fd) || fn == 0) return sign;
  if (exponent32(n) - exponent32(d) < -150) return sign;
  if (F(q) != F(q)) return sign | 0x7f800000;
  return sign | (q & 0x7fffffff);
}
static inline u64 div_fixup64(u64 q, u64 d, u64 n) {
  double fd = D64(d), fn = D64(n);
  u64 sign = (d ^ n) & 1ull << 63;
  if (fn != fn) return n | 1ull << 51;
  if (fd != fd) return d | 1ull << 51;
  if ((fd == 0 && fn == 0) || (isinf(fd) && isinf(fn))) return 0xfff8000000000000ull;
  if (fd == 0 || isinf(fn)) return sign | 0x7ff0000000000000ull;
  if (isinf(fd) || fn == 0) return sign;
  if (exponent64(n) - exponent64(d) < -1075) return sign;
  if (D64(q) != D64(q)) return sign | 0x7ff0000000000000ull;
  return sign | (q & ~(1ull << 63));
}
static inline u32 div_fixup16(u32 q, u32 d, u32 n) {
  float fd = H(d), fn = H(n);
  u32 sign = (d ^ n) & 0x8000;
  if (fn != fn) return n | 0x200;
  if (fd != fd) return d | 0x200;
  if ((fd == 0 && fn == 0) || (isinf(fd) && isinf(fn))) return 0xfe00;
  if (fd == 0 || isinf(fn)) return sign | 0x7c00;
  if (isinf(fd) || fn == 0) return sign;
  return sign | (q & 0x7fff);
}
