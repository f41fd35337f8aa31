// The functions of float64 that tk's AMD kernels call, and lgamma and hypot: double_library.ll is this file as LLVM's text. After
// a change: python -m tk.rocm.build_library (needs tk-compiler[rocm]).
//
// Results are within 4 ulp of the exact value, lgamma within 64 ulp of the greater of it and 1, remainders exact
// (tests/rocm/test_double_library.py has each one's bound); NaN, zeros' signs, infinities and denormals are C's. Series are those
// of Taylor, long enough for the last bit: float64 is rare in models, and need not be fast.

#ifdef TK_HOST
#include <math.h>
#define SQRT(x) sqrt(x)
#else
#define SQRT(x) __builtin_elementwise_sqrt(x)
#endif
typedef unsigned long long u64;
typedef long long i64;
typedef unsigned __int128 u128;

#define INF __builtin_inf()
#define NAN_ __builtin_nan("")
#define LN2_HIGH 6.93147180369123816490e-01  // 32 bits
#define LN2_LOW 1.90821492927058770002e-10
#define PI_2 1.57079632679489655800e+00
#define PI_2_LOW 6.12323399573676603587e-17
static inline double fma_(double a, double b, double c) { return __builtin_fma(a, b, c); }
static inline double abs_(double x) { return __builtin_fabs(x); }
static inline double sign_of(double size, double sign) { return __builtin_copysign(size, sign); }
static inline u64 bits_(double x) { return __builtin_bit_cast(u64, x); }
static inline double from_(u64 x) { return __builtin_bit_cast(double, x); }
static inline double power_of_2(int n) { return from_((u64)(n + 1023) << 52); }

// e^r - 1 for |r| <= 0.36.
static double exp_less_1(double r) {
  double p = 1.0 / 87178291200.0;
  p = fma_(p, r, 1.0 / 6227020800.0);
  p = fma_(p, r, 1.0 / 479001600.0);
  p = fma_(p, r, 1.0 / 39916800.0);
  p = fma_(p, r, 1.0 / 3628800.0);
  p = fma_(p, r, 1.0 / 362880.0);
  p = fma_(p, r, 1.0 / 40320.0);
  p = fma_(p, r, 1.0 / 5040.0);
  p = fma_(p, r, 1.0 / 720.0);
  p = fma_(p, r, 1.0 / 120.0);
  p = fma_(p, r, 1.0 / 24.0);
  p = fma_(p, r, 1.0 / 6.0);
  p = fma_(p, r, 0.5);
  return fma_(p * r, r, r);
}

// 2^n e^r, in two steps, as 2^n alone may be no float64.
static double scaled(double r, double n) {
  int whole = (int)n, half = whole / 2;
  return (1.0 + exp_less_1(r)) * power_of_2(half) * power_of_2(whole - half);
}

// e^(x + rest), rest a correction of x.
static double exp_of(double x, double rest) {
  if (x > 710.0) return INF;
  if (x < -746.0) return 0.0;
  double n = __builtin_rint(x * 1.4426950408889634);
  double r = fma_(-n, LN2_HIGH, x);
  return scaled(fma_(-n, LN2_LOW, r) + rest, n);
}

double tk_exp_f64(double x) { return x != x ? x : exp_of(x, 0.0); }

double tk_exp2_f64(double x) {
  if (x != x) return x;
  if (x > 1024.0) return INF;
  if (x < -1080.0) return 0.0;
  double n = __builtin_rint(x);
  return scaled((x - n) * 0.6931471805599453, n);
}

double tk_exp10_f64(double x) {
  if (x != x) return x;
  if (x > 309.0) return INF;
  if (x < -330.0) return 0.0;
  double n = __builtin_rint(x * 3.321928094887362);
  double r = fma_(-n, 3.01029995663981198e-01, x);
  return scaled(fma_(n, 2.8037281277851704e-18, r) * 2.302585092994046, n);
}

double tk_expm1_f64(double x) { return abs_(x) < 0.35 ? sign_of(exp_less_1(x), x) : tk_exp_f64(x) - 1.0; }
double tk_sigmoid_f64(double x) { return 1.0 / (1.0 + tk_exp_f64(-x)); }

// x = 2^k m, sqrt(1/2) <= m < sqrt(2), of positive finite x. Gives m.
static double mantissa(double x, int* k) {
  int e = 0;
  if (x < 2.2250738585072014e-308) { x *= 18014398509481984.0; e = -54; }
  u64 word = bits_(x);
  e += (int)(word >> 52) - 1023;
  double m = from_((word & 0xfffffffffffffull) | 0x3ff0000000000000ull);
  if (m > 1.4142135623730951) { m *= 0.5; e += 1; }
  *k = e;
  return m;
}

// The series of 2 artanh(s) behind its first two terms, over s^3: z = s * s <= 0.0295.
static double artanh_tail(double z) {
  double p = 2.0 / 25;
  p = fma_(p, z, 2.0 / 23);
  p = fma_(p, z, 2.0 / 21);
  p = fma_(p, z, 2.0 / 19);
  p = fma_(p, z, 2.0 / 17);
  p = fma_(p, z, 2.0 / 15);
  p = fma_(p, z, 2.0 / 13);
  p = fma_(p, z, 2.0 / 11);
  p = fma_(p, z, 2.0 / 9);
  p = fma_(p, z, 2.0 / 7);
  p = fma_(p, z, 2.0 / 5);
  return p * z;
}

// log(m) + rest for sqrt(1/2) <= m < sqrt(2), less `rest` rounded away: f - (f * f / 2 - s * (f * f / 2 + ...)).
static double log_of(double m, double rest) {
  double f = m - 1.0, s = f / (2.0 + f), z = s * s, half = 0.5 * f * f;
  return f - (half - fma_(s, half + z * (2.0 / 3 + artanh_tail(z)), rest));
}

// What is not a positive finite number; 1 where it is none.
static int edge_of_log(double x, double* y) {
  if (x > 0.0 && x < INF) return 0;
  *y = x == 0.0 ? -INF : x == INF ? INF : NAN_;
  return 1;
}

double tk_log_f64(double x) {
  double y;
  int k;
  if (edge_of_log(x, &y)) return y;
  double m = mantissa(x, &k);
  return k == 0 ? log_of(m, 0.0) : fma_(k, LN2_HIGH, log_of(m, k * LN2_LOW));
}

double tk_log2_f64(double x) {
  double y;
  int k;
  if (edge_of_log(x, &y)) return y;
  double m = mantissa(x, &k);
  double l = log_of(m, 0.0);
  return k + fma_(l, 1.4426950408889634, l * 2.0355273740931033e-17);
}

double tk_log10_f64(double x) {
  double y;
  int k;
  if (edge_of_log(x, &y)) return y;
  double m = mantissa(x, &k);
  return fma_(k, 3.01029995663611771306e-01, fma_(k, 3.69423907715893078616e-13, log_of(m, 0.0) * 0.4342944819032518));
}

double tk_log1p_f64(double x) {
  double u = 1.0 + x;
  if (u == 1.0 || x == INF) return x;
  if (!(x > -1.0)) return x == -1.0 ? -INF : NAN_;
  return tk_log_f64(u) * (x / (u - 1.0));
}

// a * b = *high + *low, exactly.
static void product(double a, double b, double* high, double* low) {
  *high = a * b;
  *low = fma_(a, b, -*high);
}
// a + b = *high + *low, exactly, |a| >= |b|.
static void sum(double a, double b, double* high, double* low) {
  double s = a + b;
  *low = b - (s - a);
  *high = s;
}

// log(x) as high + low, within 2^-64 of it.
static void log_in_two(double x, double* high, double* low) {
  int k;
  double m = mantissa(x, &k), f = m - 1.0, d = 2.0 + f, rest = f - (d - 2.0);
  double s = f / d, t = (fma_(-s, d, f) - s * rest) / d;  // s + t = f / (2 + f)
  double z, zl, c, cl, a, al;
  product(s, s, &z, &zl);
  zl += 2.0 * s * t;
  product(z, 6.66666666666666629659e-01, &c, &cl);  // 2/3 z and what rounding left
  cl += fma_(zl, 6.66666666666666629659e-01, z * 3.70074341541718826e-17);
  cl += z * artanh_tail(z);
  product(c, s, &a, &al);
  al += fma_(cl, s, c * t);
  double h, l, h2, l2;
  sum(2.0 * s, a, &h, &l);
  l += al + 2.0 * t;
  if (k == 0) {
    sum(h, l, high, low);
    return;
  }
  sum(k * LN2_HIGH, h, &h2, &l2);
  l2 += l + k * LN2_LOW;
  sum(h2, l2, high, low);
}

// As C's pow: pow(x, 0) = pow(1, y) = 1 whatever the other is.
double tk_pow_f64(double x, double y) {
  double ax = abs_(x), r;
  if (x == 1.0 || y == 0.0) return 1.0;
  if (x != x || y != y) return NAN_;
  int whole = y == __builtin_trunc(y), odd = whole && abs_(y) < 9007199254740992.0 && ((i64)y & 1);
  if (x < 0.0 && ax != INF && !whole) return NAN_;
  if (ax == 1.0) r = 1.0;
  else if (ax == 0.0 || ax == INF || abs_(y) == INF) r = (ax > 1.0) == (y > 0.0) ? INF : 0.0;
  else {
    double h, l, p, q;
    log_in_two(ax, &h, &l);
    product(y, h, &p, &q);
    r = p > 800.0 ? INF : p < -800.0 ? 0.0 : exp_of(p, fma_(y, l, q));
  }
  return odd && bits_(x) >> 63 ? -r : r;
}

// 64 bits of 2/pi from word `i` on, the first of which has the weights 1/2 ...; 0 before it.
static u64 two_over_pi(int i) {
  return i == 0 ? 0xa2f9836e4e441529ull : i == 1 ? 0xfc2757d1f534ddc0ull : i == 2 ? 0xdb6295993c439041ull
       : i == 3 ? 0xfe5163abdebbc561ull : i == 4 ? 0xb7246e3a424dd2e0ull : i == 5 ? 0x06492eea09d1921cull
       : i == 6 ? 0xfe1deb1cb129a73eull : i == 7 ? 0xe88235f52ebb4484ull : i == 8 ? 0xe99c7026b45f7e41ull
       : i == 9 ? 0x3991d639835339f4ull : i == 10 ? 0x9c845f8bbdf9283bull : i == 11 ? 0x1ff897ffde05980full
       : i == 12 ? 0xef2f118b5a0a6d1full : i == 13 ? 0x6d367ecf27cb09b7ull : i == 14 ? 0x4f463f669e5fea2dull
       : i == 15 ? 0x7527bac7ebe5f17bull : i == 16 ? 0x3d0739f78a5292eaull : i == 17 ? 0x6bfb5fb11f8d5d08ull
       : i == 18 ? 0x56033046fc7b6babull : 0ull;
}

// x = n * pi/2 + r, |r| <= pi/4: three parts of pi/2 below 2^20, else 192 of the bits of 2/pi that matter (Payne and Hanek).
static double reduced(double x, int* quadrant) {
  double t = abs_(x);
  *quadrant = 0;
  if (t < 0.785) return x;
  if (t < 1048576.0) {
    double n = __builtin_rint(x * 0.6366197723675814);
    double r = fma_(-n, PI_2, x);
    r = fma_(-n, PI_2_LOW, r);
    r = fma_(-n, -1.4973849048591698e-33, r);
    *quadrant = (int)n & 3;
    return r;
  }
  u64 word = bits_(t), m = (word & 0xfffffffffffffull) | 0x10000000000000ull;
  int e = (int)(word >> 52) - 1075;  // t = m * 2^e
  int at = e + 62;                   // bits of (a word of zeros, 2/pi) that are left out: the first kept one then weighs 2
  int skip = at / 64, shift = at % 64;
  u64 a = skip ? two_over_pi(skip - 1) : 0ull, b = two_over_pi(skip), c = two_over_pi(skip + 1), d = two_over_pi(skip + 2);
  if (shift) {
    a = a << shift | b >> (64 - shift);
    b = b << shift | c >> (64 - shift);
    c = c << shift | d >> (64 - shift);
  }
  u128 middle = (u128)m * b + (u64)(((u128)m * c) >> 64);
  u64 top = m * a + (u64)(middle >> 64), next = (u64)middle;
  int n = (int)(top >> 62);
  u64 high = top << 2 | next >> 62, low = next << 2;  // of one quadrant, 128 bits of a signed fraction
  if ((i64)high < 0) n += 1;
  double r = ((double)(i64)high + (double)low * 5.421010862427522e-20) * (PI_2 / 18446744073709551616.0);
  *quadrant = (x < 0.0 ? -n : n) & 3;
  return x < 0.0 ? -r : r;
}

static double sine(double r) {
  double z = r * r, p = 1.0 / 355687428096000.0;
  p = fma_(p, z, -1.0 / 1307674368000.0);
  p = fma_(p, z, 1.0 / 6227020800.0);
  p = fma_(p, z, -1.0 / 39916800.0);
  p = fma_(p, z, 1.0 / 362880.0);
  p = fma_(p, z, -1.0 / 5040.0);
  p = fma_(p, z, 1.0 / 120.0);
  p = fma_(p, z, -1.0 / 6.0);
  return sign_of(fma_(p * z, r, r), r);
}

static double cosine(double r) {
  double z = r * r, p = -1.0 / 6402373705728000.0;
  p = fma_(p, z, 1.0 / 20922789888000.0);
  p = fma_(p, z, -1.0 / 87178291200.0);
  p = fma_(p, z, 1.0 / 479001600.0);
  p = fma_(p, z, -1.0 / 3628800.0);
  p = fma_(p, z, 1.0 / 40320.0);
  p = fma_(p, z, -1.0 / 720.0);
  p = fma_(p, z, 1.0 / 24.0);
  return fma_(p * z, z, fma_(-0.5, z, 1.0));
}

double tk_sin_f64(double x) {
  int n;
  if (!(abs_(x) < INF)) return NAN_;
  double r = reduced(x, &n), y = n & 1 ? cosine(r) : sine(r);
  return n & 2 ? -y : y;
}

double tk_cos_f64(double x) {
  int n;
  if (!(abs_(x) < INF)) return NAN_;
  double r = reduced(x, &n), y = n & 1 ? sine(r) : cosine(r);
  return (n + 1) & 2 ? -y : y;
}

double tk_tan_f64(double x) {
  int n;
  if (!(abs_(x) < INF)) return NAN_;
  double r = reduced(x, &n), s = sine(r), c = cosine(r);
  return n & 1 ? -c / s : s / c;
}

// atan(u) for 0 <= u <= 1.
static double arc(double u) {
  int far = u > 0.41421356237309503;  // tan(pi/8)
  double t = far ? (u - 1.0) / (u + 1.0) : u, z = t * t, p = 1.0 / 49;
  for (int n = 47; n > 1; n -= 2) p = fma_(-p, z, 1.0 / n);
  double y = fma_(-p * z, t, t);
  return far ? 0.5 * PI_2 + (y + 0.5 * PI_2_LOW) : y;
}

double tk_atan_f64(double x) {
  double t = abs_(x);
  if (x != x) return x;
  return sign_of(t > 1.0 ? PI_2 - (arc(1.0 / t) - PI_2_LOW) : arc(t), x);
}

double tk_atan2_f64(double y, double x) {
  if (x != x || y != y) return NAN_;
  double a = abs_(x), b = abs_(y), angle;
  if (a == b) angle = a == 0.0 ? 0.0 : 0.5 * PI_2;  // both infinite, too
  else angle = tk_atan_f64(b / a);
  if (bits_(x) >> 63) angle = 2.0 * PI_2 - (angle - 2.0 * PI_2_LOW);
  return sign_of(angle, y);
}

double tk_asin_f64(double x) { return tk_atan2_f64(x, SQRT((1.0 - x) * (1.0 + x))); }
double tk_acos_f64(double x) { return tk_atan2_f64(SQRT((1.0 - x) * (1.0 + x)), x); }

double tk_sinh_f64(double x) {
  double t = abs_(x);
  if (t < 1.0) {
    double z = x * x, p = 1.0 / 121645100408832000.0;
    p = fma_(p, z, 1.0 / 355687428096000.0);
    p = fma_(p, z, 1.0 / 1307674368000.0);
    p = fma_(p, z, 1.0 / 6227020800.0);
    p = fma_(p, z, 1.0 / 39916800.0);
    p = fma_(p, z, 1.0 / 362880.0);
    p = fma_(p, z, 1.0 / 5040.0);
    p = fma_(p, z, 1.0 / 120.0);
    p = fma_(p, z, 1.0 / 6.0);
    return sign_of(fma_(p * z, x, x), x);
  }
  double e = tk_exp_f64(t > 700.0 ? 0.5 * t : t);
  return sign_of(t > 700.0 ? 0.5 * e * e : 0.5 * e - 0.5 / e, x);
}

double tk_cosh_f64(double x) {
  double t = abs_(x), e = tk_exp_f64(t > 700.0 ? 0.5 * t : t);
  return t > 700.0 ? 0.5 * e * e : 0.5 * e + 0.5 / e;
}

double tk_tanh_f64(double x) {
  double t = abs_(x);
  if (t > 0.5) return sign_of(1.0 - 2.0 / (tk_exp_f64(2.0 * t) + 1.0), x);
  double e = tk_expm1_f64(2.0 * t);
  return x != x ? x : sign_of(e / (e + 2.0), x);
}

double tk_asinh_f64(double x) {
  double t = abs_(x), y;
  if (t > 1e9) y = tk_log_f64(t) + 0.6931471805599453;
  else y = tk_log1p_f64(t + t * t / (1.0 + SQRT(fma_(t, t, 1.0))));
  return sign_of(y, x);
}

double tk_acosh_f64(double x) {
  if (x > 1e9) return tk_log_f64(x) + 0.6931471805599453;
  if (!(x >= 1.0)) return NAN_;
  double t = x - 1.0;
  return tk_log1p_f64(t + SQRT(fma_(t, t, 2.0 * t)));
}

double tk_atanh_f64(double x) {
  double t = abs_(x);
  return sign_of(0.5 * tk_log1p_f64(2.0 * t / (1.0 - t)), x);
}

// erf(x) = 2/sqrt(pi) e^(-x^2) (x + 2 x^3 / 3 + 4 x^5 / 15 + ...), of positive terms; above 2.25 by the continued fraction of erfc.
double tk_erf_f64(double x) {
  double t = abs_(x), z, rest;
  if (x != x) return x;
  if (t > 6.0) return sign_of(1.0, x);
  product(t, t, &z, &rest);
  if (t < 0.6) {  // the alternating one is shorter
    double p = 0.0, term = 1.0;
    for (int n = 0; n < 16; ++n) { p += term / (2 * n + 1); term *= -z / (n + 1); }
    return sign_of(t * p * 1.1283791670955126, x);
  }
  double scale = exp_of(-z, -rest), p;
  if (t < 2.25) {
    p = 1.0;
    for (int n = 44; n > 0; --n) p = fma_(p, 2.0 * z / (2 * n + 1), 1.0);
    return sign_of(scale * t * p * 1.1283791670955126, x);
  }
  p = t;
  for (int n = 60; n > 0; --n) p = t + 0.5 * n / p;
  return sign_of(1.0 - scale * 0.5641895835477563 / p, x);
}

double tk_hypot_f64(double x, double y) {
  double a = abs_(x), b = abs_(y);
  if (a == INF || b == INF) return INF;
  if (a < b) { double c = a; a = b; b = c; }
  if (x != x || y != y || b == 0.0) return a + b;
  double up = a > 1e150 ? 1e-160 : a < 1e-140 ? 1e160 : 1.0;
  a *= up, b *= up;
  double h, l, g, k;
  product(a, a, &h, &l);
  product(b, b, &g, &k);
  return SQRT(h + (g + (l + k))) / up;
}
float tk_hypot_f32(float x, float y) {
  double a = x, b = y;
  if (abs_(a) == INF || abs_(b) == INF) return __builtin_inff();
  return (float)SQRT(fma_(a, a, b * b));
}

// log |Gamma(x)|: Stirling's series from 12 on, moved there by the product of what lies between; reflected below 0.5.
double tk_lgamma_f64(double x) {
  if (x != x) return x;
  if (abs_(x) == INF) return INF;
  double over = 0.0;
  int below = x < 0.5;
  if (below) {
    if (x == __builtin_floor(x)) return INF;
    double part = x - __builtin_rint(x);  // sin(pi x) of x within a half of a whole number
    over = tk_log_f64(3.141592653589793 / abs_(tk_sin_f64(3.141592653589793 * part)));
    x = 1.0 - x;
  }
  double shift = 1.0;
  while (x < 12.0) { shift *= x; x += 1.0; }
  double w = 1.0 / x, z = w * w, p = 1.0 / 156;
  p = fma_(p, z, -691.0 / 360360);
  p = fma_(p, z, 1.0 / 1188);
  p = fma_(p, z, -1.0 / 1680);
  p = fma_(p, z, 1.0 / 1260);
  p = fma_(p, z, -1.0 / 360);
  p = fma_(p, z, 1.0 / 12);
  double l = tk_log_f64(x), y = fma_(x - 0.5, l - 1.0, 0.4189385332046727) + p * w - tk_log_f64(shift);
  return below ? over - y : y;
}
float tk_lgamma_f32(float x) { return (float)tk_lgamma_f64(x); }

// The remainder of x / y with x's sign, exact, by long division of what their bits stand for.
double tk_fmod_f64(double x, double y) {
  u64 a = bits_(x) & 0x7fffffffffffffffull, b = bits_(y) & 0x7fffffffffffffffull;
  if (b == 0 || a >= 0x7ff0000000000000ull || b > 0x7ff0000000000000ull) return NAN_;
  if (a < b) return x;
  int ea = (int)(a >> 52), eb = (int)(b >> 52);
  u64 rest = ea ? (a & 0xfffffffffffffull) | 0x10000000000000ull : a, d = eb ? (b & 0xfffffffffffffull) | 0x10000000000000ull : b;
  ea = ea ? ea : 1;
  eb = eb ? eb : 1;
  for (int left = ea - eb; left > 0;) {
    int step = left < 11 ? left : 11;
    rest = (rest << step) % d;
    left -= step;
  }
  rest %= d;
  if (!rest) return sign_of(0.0, x);
  int up = __builtin_clzll(rest) - 11, e = eb - up;  // rest * 2^(eb - 1075)
  u64 word = e > 0 ? ((rest << up) & 0xfffffffffffffull) | (u64)e << 52 : rest << (eb - 1);
  return from_(word | (bits_(x) & 0x8000000000000000ull));
}
