// MFMA and WMMA: gather the operands of all lanes into plain matrices, multiply, scatter; by rows where a row's columns lie in
// consecutive lanes, which is everywhere but in float64 and 4x4 blocks. Layouts: AMD's Matrix
// Instruction Calculator, and the chapters on matrix arithmetic of AMD's ISA documents.
#include "access.h"
#include "numbers.h"

enum { T_F32, T_F16, T_BF16, T_I8, T_FP8, T_BF8, T_F64, T_XF32, T_U8, T_I4, T_U4, T_FP4, T_FP6, T_BF6 };
enum { OUT_F32, OUT_I32, OUT_F64, OUT_F16, OUT_BF16 };
enum { MFMA, WMMA11, WMMA12 };
// imm: M, N, K, blocks, types (A | B << 8 | result << 16), layout, fnuz, high half of a 16-bit result

static int bits_of(int type) {
  switch (type) {
    case T_F64: return 64;
    case T_F16: case T_BF16: return 16;
    case T_I8: case T_U8: case T_FP8: case T_BF8: return 8;
    case T_FP6: case T_BF6: return 6;
    case T_I4: case T_U4: case T_FP4: return 4;
    default: return 32;
  }
}

static u32 field(W *w, u32 reg, int lane, int at, int bits) {
  u64 x = w->v[reg + at / 32][lane];
  if (at % 32 + bits > 32) x |= (u64)w->v[reg + at / 32 + 1][lane] << 32;
  return (u32)(x >> at % 32) & (bits == 32 ? ~0u : (1u << bits) - 1);
}

// Floats of a few bits without infinities: sign, exponent of `e` bits, mantissa of `m` bits.
static float mini(u32 x, int e, int m) {
  u32 mant = x & ((1 << m) - 1), ex = x >> m & ((1 << e) - 1);
  int bias = (1 << (e - 1)) - 1;
  float r = ex ? ldexpf((1 << m) + mant, (int)ex - bias - m) : ldexpf(mant, 1 - bias - m);
  return x >> (e + m) & 1 ? -r : r;
}

static double item(W *w, const Ins *i, u32 reg, int lane, int k, int type) {
  if (type == T_F64) return D64((u64)w->v[reg + 2 * k + 1][lane] << 32 | w->v[reg + 2 * k][lane]);
  int bits = bits_of(type);
  u32 x = field(w, reg, lane, k * bits, bits);
  switch (type) {
    case T_F16: return H(x);
    case T_BF16: return B(x);
    case T_I8: return (i8)x;
    case T_U8: case T_U4: return x;
    case T_I4: return (i32)(x << 28) >> 28;
    case T_FP8: return fp8(x, i->imm[6]);
    case T_BF8: return bf8(x, i->imm[6]);
    case T_FP4: return mini(x, 2, 1);
    case T_FP6: return mini(x, 2, 3);
    case T_BF6: return mini(x, 3, 2);
    case T_XF32: return F((x + 0xfff + (x >> 13 & 1)) & ~0x1fffu);  // ten bits of mantissa
    default: return F(x);
  }
}

static u64 undefined_operand(W *w, const Ins *i, u32 reg, int registers) {
  u64 any = 0;
  for (int r = 0; r < registers; r++) {
    read_reg(w, i, reg + r), any |= undefined_lanes(w, reg + r);
    if (i->imm[5] != WMMA11) continue;
    for (int l = 0; l < 16; l++)  // RDNA 3's document asks for the same in both halves of a wave
      if (w->v[reg + r][l] != w->v[reg + r][l + 16]) any |= 0x10001ull << l;
  }
  return any;
}

// lane and item that hold A[row][k] of a block (B[k][column] likewise)
static int input_lane(const Ins *i, int M, int row, int k, int block, int per, int *at) {
  int layout = i->imm[5], blocks = i->imm[3];
  if (layout == WMMA11) return *at = k, row;
  *at = k % per;
  return row + M * block + M * blocks * (k / per);
}

static void output_place(const Ins *i, int row, int column, int block, int *lane, int *at) {
  int M = i->imm[0], N = i->imm[1], out = i->imm[4] >> 16;
  if (i->imm[5] == WMMA11) *lane = column + 16 * (row & 1), *at = row / 2;
  else if (i->imm[5] == WMMA12) *lane = column + 16 * (row / 8), *at = row % 8;
  else if (M == 4) *lane = out == OUT_F64 ? column + 4 * block + 16 * row : column + 4 * block, *at = out == OUT_F64 ? 0 : row;
  else {
    int groups = 64 / N, each = M * N / 64;
    if (out == OUT_F64) *lane = column + N * (row % groups), *at = row / groups;
    else *lane = column + N * (row / 4 % groups), *at = row % 4 + 4 * (row / 4 / groups);
    *at += block * each;
  }
}

#define PRODUCT(NAME, T, STEP)                                                         \
  static void NAME(int M, int N, int K, const T (*a)[128], const T (*b)[32], T (*d)[32]) { \
    for (int m = 0; m < M; m++)                                                        \
      for (int k = 0; k < K; k++) {                                                    \
        T x = a[m][k];                                                                 \
        for (int n = 0; n < N; n++) d[m][n] = STEP;                                    \
      }                                                                                \
  }
PRODUCT(product_f32, float, __builtin_fmaf(x, b[k][n], d[m][n]))
PRODUCT(product_i32, i32, (i32)((u32)d[m][n] + (u32)x * (u32)b[k][n]))
PRODUCT(product_f64, double, __builtin_fma(x, b[k][n], d[m][n]))

typedef union { float f[32][128]; i32 i[32][128]; double d[32][128]; } Left;
typedef union { float f[128][32]; i32 i[128][32]; double d[128][32]; } Right;
typedef union { float f[32][32]; i32 i[32][32]; double d[32][32]; } Result;

static void slow_matrix(W *w, Ins *i) {
  static __thread Left a;
  static __thread Right b;
  static __thread Result d;
  int M = i->imm[0], N = i->imm[1], K = i->imm[2], blocks = i->imm[3], ta = i->imm[4] & 255, tb = i->imm[4] >> 8 & 255, out = i->imm[4] >> 16;
  int per = i->imm[5] == WMMA11 ? K : K * M * blocks / (int)w->lanes;
  u32 ra = i->s[0].reg, rb = i->s[1].reg;
  u64 ua = undefined_operand(w, i, ra, (per * bits_of(ta) + 31) / 32), ub = undefined_operand(w, i, rb, (per * bits_of(tb) + 31) / 32);
  int wide = out == OUT_F64 ? 2 : 1, each = M * N * blocks / (int)w->lanes * wide;
  int half_regs = out >= OUT_F16 && i->imm[5] == WMMA12;
  if (half_regs) each = (each + 1) / 2;
  static __thread u32 result[64][64];
  u64 undefined[64], uc[64] = {0};
  for (int r = 0; r < each; r++) {
    undefined[r] = 0;
    if (i->s[2].kind == VGPR) read_reg(w, i, i->s[2].reg + r), uc[r] = undefined_lanes(w, i->s[2].reg + r);
    if (out >= OUT_F16) LANES result[r][l] = w->v[i->d.reg + r][l];
  }
  for (int block = 0; block < blocks; block++) {
    u32 bad_rows = 0, bad_columns = 0;
    for (int k = 0; k < K; k++) {
      int at;
      for (int m = 0; m < M; m++) {
        int lane = input_lane(i, M, m, k, block, per, &at);
        double x = item(w, i, ra, lane, at, ta);
        if (out == OUT_I32) a.i[m][k] = (i32)x; else if (out == OUT_F64) a.d[m][k] = x; else a.f[m][k] = (float)x;
        bad_rows |= (u32)(ua >> lane & 1) << m;
      }
      for (int n = 0; n < N; n++) {
        int lane = input_lane(i, N, n, k, block, per, &at);
        double x = item(w, i, rb, lane, at, tb);
        if (out == OUT_I32) b.i[k][n] = (i32)x; else if (out == OUT_F64) b.d[k][n] = x; else b.f[k][n] = (float)x;
        bad_columns |= (u32)(ub >> lane & 1) << n;
      }
    }
    for (int step = 0; step < 2; step++) {  // load C, multiply, store D
      for (int m = 0; m < M; m++)
        for (int n = 0; n < N; n++) {
          int lane, at, shift = 0;
          output_place(i, m, n, block, &lane, &at);
          if (half_regs) shift = 16 * (at & 1), at /= 2;
          else if (out >= OUT_F16 && i->imm[7]) shift = 16;
          u32 c = i->s[2].kind == VGPR ? w->v[i->s[2].reg + at * wide][lane] : i->s[2].lo;
          if (!step) {
            if (i->s[2].flags & NEG) c ^= 0x80000000u;
            if (out == OUT_I32) d.i[m][n] = (i32)c;
            else if (out == OUT_F64) {
              u32 high = i->s[2].kind == VGPR ? w->v[i->s[2].reg + at * 2 + 1][lane] : i->s[2].hi;
              d.d[m][n] = D64((u64)high << 32 | c);
            } else d.f[m][n] = out == OUT_F32 || i->s[2].kind != VGPR ? F(c) : out == OUT_F16 ? H(c >> shift) : B(c >> shift & 0xffff);
          } else {
            if (out == OUT_I32) result[at][lane] = (u32)d.i[m][n];
            else if (out == OUT_F32) result[at][lane] = U(d.f[m][n]);
            else if (out == OUT_F64) {
              u64 x = UD(d.d[m][n]);
              result[2 * at][lane] = (u32)x, result[2 * at + 1][lane] = x >> 32;
            } else result[at][lane] = (result[at][lane] & ~(0xffffu << shift)) | (out == OUT_F16 ? UH(d.f[m][n]) : UB(d.f[m][n])) << shift;
            if ((bad_rows >> m | bad_columns >> n) & 1)
              for (int q = 0; q < wide; q++) undefined[at * wide + q] |= 1ull << lane;
          }
        }
      if (step) break;
      if (out == OUT_I32) product_i32(M, N, K, a.i, b.i, d.i);
      else if (out == OUT_F64) product_f64(M, N, K, a.d, b.d, d.d);
      else product_f32(M, N, K, a.f, b.f, d.f);
    }
  }
  u64 all = w->lanes == 64 ? ~0ull : 0xffffffffull;
  for (int r = 0; r < each; r++) {  // EXEC does not mask a matrix instruction
    u64 u = undefined[r] | uc[r], four[4] = {u, u, u, u};
    put_reg(w, i, i->d.reg + r, result[r], all, four);
  }
}

// Every lane's values of an operand, by item. What has 8 bits or fewer is exact as a float.
static void unpack(W *w, const Ins *i, u32 reg, int type, int per, float (*to)[64]) {
  int bits = bits_of(type);
  for (int k = 0; k < per; k++) {
    const u32 *x = w->v[reg + k * bits / 32];
    int at = k * bits % 32;
    switch (type) {
      case T_F32: LANES to[k][l] = F(x[l]); break;
      case T_F16: LANES to[k][l] = H(x[l] >> at); break;
      case T_BF16: LANES to[k][l] = B(x[l] >> at & 0xffff); break;
      case T_I8: LANES to[k][l] = (i8)(x[l] >> at); break;
      case T_U8: LANES to[k][l] = (u8)(x[l] >> at); break;
      default: LANES to[k][l] = (float)item(w, i, reg, l, k, type);
    }
  }
}

// The lane of column 0 and the register of a row of the result
static int row_place(const Ins *i, int row, int block, int *at) {
  int N = i->imm[1], groups = 64 / N;
  if (i->imm[5] == WMMA11) return *at = row / 2, 16 * (row & 1);
  if (i->imm[5] == WMMA12) return *at = row % 8, 16 * (row / 8);
  *at = row % 4 + 4 * (row / 4 / groups) + block * (i->imm[0] * N / 64);
  return N * (row / 4 % groups);
}

static void undefined_result(W *w, Ins *i, u64 ua, u64 ub, u64 *undefined) {
  int M = i->imm[0], N = i->imm[1], blocks = i->imm[3], layout = i->imm[5];
  for (int block = 0; block < blocks; block++) {
    u32 rows = 0, columns = 0;
    for (u32 l = 0; l < w->lanes; l++) {
      if (layout == WMMA11 ? l >= 16 : (int)l / M % blocks != block) continue;
      rows |= (u32)(ua >> l & 1) << l % M, columns |= (u32)(ub >> l & 1) << l % N;
    }
    for (int m = 0; m < M; m++) {
      int at, lane = row_place(i, m, block, &at);
      undefined[at] |= (u64)(rows >> m & 1 ? N == 32 ? ~0u : 0xffffu : columns) << lane;
    }
  }
}

void op_matrix(W *w, Ins *i) {
  int M = i->imm[0], N = i->imm[1], K = i->imm[2], blocks = i->imm[3], ta = i->imm[4] & 255, tb = i->imm[4] >> 8 & 255, out = i->imm[4] >> 16;
  if (out >= OUT_F64 || M == 4) {
    slow_matrix(w, i);
    return;
  }
  static __thread float a[128][64], b[128][64], d[32][32];
  static __thread i32 e[32][32];
  static __thread u32 result[64][64];
  int per = i->imm[5] == WMMA11 ? K : K * M * blocks / (int)w->lanes, registers = M * N * blocks / (int)w->lanes;
  u64 ua = undefined_operand(w, i, i->s[0].reg, (per * bits_of(ta) + 31) / 32), ub = undefined_operand(w, i, i->s[1].reg, (per * bits_of(tb) + 31) / 32);
  u64 undefined[64] = {0}, all = w->lanes == 64 ? ~0ull : 0xffffffffull;
  const Src *c = &i->s[2];
  unpack(w, i, i->s[0].reg, ta, per, a), unpack(w, i, i->s[1].reg, tb, per, b);
  for (int r = 0; r < registers; r++) if (c->kind == VGPR) read_reg(w, i, c->reg + r), undefined[r] = undefined_lanes(w, c->reg + r);
  for (int block = 0; block < blocks; block++) {
    for (int m = 0; m < M; m++) {
      int at, lane = row_place(i, m, block, &at);
      if (c->kind == VGPR && !(c->flags & NEG)) {
        memcpy(out == OUT_I32 ? (void *)e[m] : (void *)d[m], &w->v[c->reg + at][lane], 4 * N);
        continue;
      }
      for (int n = 0; n < N; n++) {
        u32 x = c->kind == VGPR ? w->v[c->reg + at][lane + n] : c->lo;
        if (c->flags & NEG) x ^= 0x80000000u;
        if (out == OUT_I32) e[m][n] = (i32)x; else d[m][n] = F(x);
      }
    }
    for (int k = 0; k < K; k++) {
      int from = M * block + M * blocks * (k / per), j = k % per;
      const float *x = &a[j][from], *y = &b[j][from];
      if (out == OUT_I32)
        for (int m = 0; m < M; m++) for (int n = 0; n < N; n++) e[m][n] = (i32)((u32)e[m][n] + (u32)((i32)x[m] * (i32)y[n]));
      else if (N == 32)
        for (int m = 0; m < M; m++) for (int n = 0; n < 32; n++) d[m][n] = __builtin_fmaf(x[m], y[n], d[m][n]);
      else
        for (int m = 0; m < M; m++) for (int n = 0; n < 16; n++) d[m][n] = __builtin_fmaf(x[m], y[n], d[m][n]);
    }
    for (int m = 0; m < M; m++) {
      int at, lane = row_place(i, m, block, &at);
      memcpy(&result[at][lane], out == OUT_I32 ? (void *)e[m] : (void *)d[m], 4 * N);
    }
  }
  if (ua | ub) undefined_result(w, i, ua, ub, undefined);
  for (int r = 0; r < registers; r++) {  // EXEC does not mask a matrix instruction
    u64 four[4] = {undefined[r], undefined[r], undefined[r], undefined[r]};
    put_reg(w, i, i->d.reg + r, result[r], all, four);
  }
}
