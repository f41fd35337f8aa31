// Branches, barriers, waits, EXEC, calls, and the moves between lanes and scalars.
#include "core.h"

void op_nop(W *w, Ins *i) { (void)w, (void)i; }
void op_s_endpgm(W *w, Ins *i) { w->ended = 1; (void)i; }
void op_s_branch(W *w, Ins *i) { w->pc = i->imm[0]; }

static u64 wave_mask(const W *w, u32 reg) { return w->lanes == 64 ? *(const u64 *)&w->s[reg] : w->s[reg]; }

// imm[1]: 0 scc0, 1 scc1, 2 vccz, 3 vccnz, 4 execz, 5 execnz
void op_s_cbranch(W *w, Ins *i) {
  u64 vcc = wave_mask(w, VCC_LO), u = w->su[VCC_LO] | (w->lanes == 64 ? (u64)w->su[VCC_LO + 1] << 32 : 0);
  int taken = 0;
  switch (i->imm[1]) {
    case 0: case 1: branch_on(w, i, w->scc_undef); taken = w->scc == (u32)i->imm[1]; break;
    case 2: case 3: branch_on(w, i, u && !(vcc & ~u)); taken = (vcc != 0) == (i->imm[1] == 3); break;
    default: taken = (E != 0) == (i->imm[1] == 5);
  }
  if (taken) w->pc = i->imm[0];
}

// imm: how many of each counter's accesses may stay under way, -1 where it does not wait. Scalar loads arrive in any order.
void op_s_waitcnt(W *w, Ins *i) {
  for (int c = 0; c < COUNTERS; c++) if (i->imm[c] >= 0 && (c != SM || i->imm[c] == 0)) await(w, c, i->imm[c]);
}

void op_s_barrier(W *w, Ins *i) { (void)i; signal_barrier(w); w->waiting = 1; }
void op_s_barrier_signal(W *w, Ins *i) { (void)i; signal_barrier(w); }
void op_s_barrier_wait(W *w, Ins *i) { (void)i; w->waiting = 1; }

void op_s_getpc(W *w, Ins *i) { sput64(w, i, CODE + 4ull * w->pc); }
static void jump(W *w, const Ins *i, u64 to) {
  if (to < CODE || (to - CODE) / 4 >= w->m->instructions) fail(w, i, BAD_PC, to, 0, 0, 0);
  w->pc = (to - CODE) / 4;
}
void op_s_setpc(W *w, Ins *i) { jump(w, i, s64(w, i, 0)); }
void op_s_swappc(W *w, Ins *i) {
  u64 to = s64(w, i, 0);
  sput64(w, i, CODE + 4ull * w->pc);
  jump(w, i, to);
}
void op_s_call(W *w, Ins *i) {
  sput64(w, i, CODE + 4ull * w->pc);
  w->pc = i->imm[0];
}

static void undefined_scc(W *w, u32 u) { w->scc_undef = u; }

// imm[0]: 0 and, 1 or, 2 xor, 3 andn2 (a & ~exec), 4 orn2, 5 andn1 (~a & exec), 6 orn1, 7 nand, 8 nor, 9 xnor; imm[1]: _wrexec, which gives the new EXEC
void op_s_saveexec(W *w, Ins *i) {
  int wide = w->lanes == 64 && !i->imm[2];
  u64 a = wide ? s64(w, i, 0) : s32(w, i, 0), e = wide ? E : (u32)E, r = 0;
  switch (i->imm[0]) {
    case 0: r = a & e; break;
    case 1: r = a | e; break;
    case 2: r = a ^ e; break;
    case 3: r = a & ~e; break;
    case 4: r = a | ~e; break;
    case 5: r = ~a & e; break;
    case 6: r = ~a | e; break;
    case 7: r = ~(a & e); break;
    case 8: r = ~(a | e); break;
    default: r = ~(a ^ e);
  }
  if (!wide) r = (u32)r;
  if (w->tainted) {  // only lanes that were active can be decided by what is undefined
    u64 u = wide ? (u64)w->su[i->s[0].reg + 1] << 32 | w->su[i->s[0].reg] : w->su[i->s[0].reg];
    if (i->imm[0] == 0 || i->imm[0] == 5 ? u & e : u) found(w, i, UNDEFINED, 0, 0);
  }
  w->tainted = 0;
  u64 saved = i->imm[1] ? r : e;
  if (wide) sput64(w, i, saved);
  else sput32(w, i, (u32)saved);
  E = r;
  w->scc = r != 0;
  undefined_scc(w, 0);
}

// Scalars are read by lane
static void lane_to_scalar(W *w, Ins *i, int lane) {
  const Src *s = &i->s[0];
  if (s->kind != VGPR) {
    sput32(w, i, s32(w, i, 0));
    return;
  }
  read_reg(w, i, s->reg);
  u32 u = 0;
  for (int b = 0; b < 4; b++) if (w->undef[s->reg][b] >> lane & 1) u |= 255u << 8 * b;
  sset(w, i, i->d.reg, w->v[s->reg][lane], u);
}
void op_v_readfirstlane_b32(W *w, Ins *i) {
  u64 e = E;
  lane_to_scalar(w, i, e ? __builtin_ctzll(e) : 0);
}
void op_v_readlane_b32(W *w, Ins *i) { lane_to_scalar(w, i, s32(w, i, 1) & (w->lanes - 1)); }
void op_v_writelane_b32(W *w, Ins *i) {
  u32 x = s32(w, i, 0), lane = s32(w, i, 1) & (w->lanes - 1), t[64];
  u64 u = w->tainted ? ~0ull : 0, four[4] = {u, u, u, u};
  LANES t[l] = x;
  put_reg(w, i, i->d.reg, t, 1ull << lane, four);
}

// Swaps the odd rows of the destination with the even rows of the source; imm[0]: lanes of a row, 16 or 32
void op_v_permlane_swap(W *w, Ins *i) {
  u32 *a = w->v[i->d.reg], *b = w->v[i->s[0].reg], h = i->imm[0];
  read_reg(w, i, i->d.reg), read_reg(w, i, i->s[0].reg);
  for (u32 l = 0; l < 64; l++) {
    if (l & h) continue;
    u32 t = b[l];
    b[l] = a[l + h], a[l + h] = t;
    for (int q = 0; q < 4; q++) {
      u64 *ua = &w->undef[i->d.reg][q], *ub = &w->undef[i->s[0].reg][q], x = *ub >> l & 1, y = *ua >> (l + h) & 1;
      *ub = (*ub & ~(1ull << l)) | y << l;
      *ua = (*ua & ~(1ull << (l + h))) | x << (l + h);
    }
  }
}

// v_permlane16_b32 and v_permlanex16_b32: each lane of a row of 16 takes a lane of its own row (imm[0] 0) or of the other (16).
void op_v_permlane16(W *w, Ins *i) {
  u32 buffer[64], t[64];
  const u32 *x = get32(w, i, 0, buffer, 0);
  u64 select = (u64)s32(w, i, 2) << 32 | s32(w, i, 1), ok = 0, any = 0;
  LANES {
    int from = ((l & 48) ^ i->imm[0]) + (int)(select >> 4 * (l & 15) & 15);
    if (i->imm[1] || E >> from & 1) ok |= 1ull << l;
    t[l] = x[from];
    any |= (undefined_lanes(w, i->s[0].reg) >> from & 1) << l;
  }
  u64 four[4] = {any, any, any, any};
  put_reg(w, i, i->d.reg, t, E & ok, four);
}

void op_v_swap_b32(W *w, Ins *i) {
  u32 a[64], b[64];
  u32 r = i->d.reg, s = i->s[0].reg;
  u64 ua[4], ub[4];
  read_reg(w, i, r), read_reg(w, i, s);
  memcpy(a, w->v[r], 256), memcpy(b, w->v[s], 256), memcpy(ua, w->undef[r], 32), memcpy(ub, w->undef[s], 32);
  put_reg(w, i, r, b, E, ub);
  put_reg(w, i, s, a, E, ua);
}

void op_s_getreg(W *w, Ins *i) { sput32(w, i, i->imm[0]); }

void op_s_movrels(W *w, Ins *i) {  // imm[0]: 1 the source is relative to M0, 2 the destination
  u32 m0 = sget(w, i, 124), from = i->s[0].reg + (i->imm[0] & 1 ? m0 : 0), to = i->d.reg + (i->imm[0] & 2 ? m0 : 0);
  sset(w, i, to, sget(w, i, from), w->su[from]);
}
