// cuda.matrix_panel: pivoted-1x48x48-16-float64, on h200
// config: threads=64, cluster=1, apart=0
// digest: 5410530e3d38
__launch_bounds__(64) g0(int* __restrict__ v12, int* __restrict__ v13, double* __restrict__ v14, int* __restrict__ v29, double* __restrict__ v30, double* __restrict__ v241, int* __restrict__ v242, int* __restrict__ v243) {
  alignas(64) int v0[1];
  alignas(64) int v1[1];
  alignas(64) double v2[16];
  alignas(64) uint v3[3];
  alignas(64) uint v4[4];
  __shared__ alignas(64) double v5[32];
  __shared__ alignas(64) uint v6[8];
  alignas(64) int v7[2];
  alignas(64) double v8[16];
  alignas(64) double v9[3];
  __shared__ alignas(64) double v10[32];
  __shared__ alignas(64) uint v11[8];
  g1(((int)threadIdx.x));
  g2();
  v0[0] = (v12[0] * 16);
  v1[0] = -1;
  v2[0] = 0.000000000000000;
  v2[1] = 0.000000000000000;
  v2[2] = 0.000000000000000;
  v2[3] = 0.000000000000000;
  v2[4] = 0.000000000000000;
  v2[5] = 0.000000000000000;
  v2[6] = 0.000000000000000;
  v2[7] = 0.000000000000000;
  v2[8] = 0.000000000000000;
  v2[9] = 0.000000000000000;
  v2[10] = 0.000000000000000;
  v2[11] = 0.000000000000000;
  v2[12] = 0.000000000000000;
  v2[13] = 0.000000000000000;
  v2[14] = 0.000000000000000;
  v2[15] = 0.000000000000000;
  if (((int)threadIdx.x) < 48) {
    v1[0] = v13[((int)threadIdx.x)];
    if (v0[0] <= v1[0]) {
      *(double2*)(v2 + 0) = *(double2*)(v14 + ((((int)threadIdx.x) * 48) + (max(min((v0[0] >> 4), 2), 0) * 16)));
      *(double2*)(v2 + 2) = *(double2*)(v14 + (((((int)threadIdx.x) * 48) + (max(min((v0[0] >> 4), 2), 0) * 16)) + 2));
      *(double2*)(v2 + 4) = *(double2*)(v14 + (((((int)threadIdx.x) * 48) + (max(min((v0[0] >> 4), 2), 0) * 16)) + 4));
      *(double2*)(v2 + 6) = *(double2*)(v14 + (((((int)threadIdx.x) * 48) + (max(min((v0[0] >> 4), 2), 0) * 16)) + 6));
      *(double2*)(v2 + 8) = *(double2*)(v14 + (((((int)threadIdx.x) * 48) + (max(min((v0[0] >> 4), 2), 0) * 16)) + 8));
      *(double2*)(v2 + 10) = *(double2*)(v14 + (((((int)threadIdx.x) * 48) + (max(min((v0[0] >> 4), 2), 0) * 16)) + 10));
      *(double2*)(v2 + 12) = *(double2*)(v14 + (((((int)threadIdx.x) * 48) + (max(min((v0[0] >> 4), 2), 0) * 16)) + 12));
      *(double2*)(v2 + 14) = *(double2*)(v14 + (((((int)threadIdx.x) * 48) + (max(min((v0[0] >> 4), 2), 0) * 16)) + 14));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if (v0[0] <= v1[0]) {
      double v15 = fabs(v2[0]);
      double v16 = fabs(v2[0]);
      double v17 = fabs(v2[0]);
      double v18 = fabs(v2[0]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v15))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v16))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v17))))) || ((((uint)(*(uint64_t *)(&(v18)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v19 = fabs(v2[0]);
      v3[0] = ((uint)((*(uint64_t *)(&(v19))) >> (uint64_t)32ULL));
        double v20 = fabs(v2[0]);
      v3[1] = ((uint)(*(uint64_t *)(&(v20))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v21;
  if (v4[0] == v3[0]) {
    v21 = v4[1];
  } else {
    v21 = (uint)0;
  }
  v4[1] = v21;
  uint v22;
  if (v4[0] == v3[0]) {
    v22 = v4[2];
  } else {
    v22 = (uint)0;
  }
  v4[2] = v22;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v23;
  if (v4[1] == v3[1]) {
    v23 = v4[2];
  } else {
    v23 = (uint)0;
  }
  v4[2] = v23;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v5 + ((((int)threadIdx.x) >> 5) * 16)) = *(double2*)(v2 + 0);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 2)) = *(double2*)(v2 + 2);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 4)) = *(double2*)(v2 + 4);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 6)) = *(double2*)(v2 + 6);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 8)) = *(double2*)(v2 + 8);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v6[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v6[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v6[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v6[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v24;
  if (v4[0] == v3[0]) {
    v24 = v4[1];
  } else {
    v24 = (uint)0;
  }
  v4[1] = v24;
  uint v25;
  if (v4[0] == v3[0]) {
    v25 = v4[2];
  } else {
    v25 = (uint)0;
  }
  v4[2] = v25;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v26;
  if (v4[1] == v3[1]) {
    v26 = v4[2];
  } else {
    v26 = (uint)0;
  }
  v4[2] = v26;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 0) = *(double2*)(v5 + (((int64_t)v7[1]) * (int64_t)16));
  *(double2*)(v8 + 2) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)2));
  *(double2*)(v8 + 4) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)4));
  *(double2*)(v8 + 6) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)6));
  *(double2*)(v8 + 8) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)8));
  *(double2*)(v8 + 10) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v27;
  if (v1[0] == v7[0]) {
    v27 = v0[0];
  } else {
    int v28;
    if (v1[0] == v0[0]) {
      v28 = v7[0];
    } else {
      v28 = v1[0];
    }
    v27 = v28;
  }
  v1[0] = v27;
  if (((int)threadIdx.x) == 0) {
    v29[0] = v7[0];
    v30[0] = v8[0];
  }
  if (v8[0] != 0.000000000000000) {
    v9[1] = ((fabs(v8[0]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[0] * v9[1]));
    if (v0[0] < v1[0]) {
      v9[0] = ((v2[0] * v9[1]) * v9[2]);
      v2[0] = v9[0];
      v2[1] = (v2[1] - (v9[0] * v8[1]));
      v2[2] = (v2[2] - (v9[0] * v8[2]));
      v2[3] = (v2[3] - (v9[0] * v8[3]));
      v2[4] = (v2[4] - (v9[0] * v8[4]));
      v2[5] = (v2[5] - (v9[0] * v8[5]));
      v2[6] = (v2[6] - (v9[0] * v8[6]));
      v2[7] = (v2[7] - (v9[0] * v8[7]));
      v2[8] = (v2[8] - (v9[0] * v8[8]));
      v2[9] = (v2[9] - (v9[0] * v8[9]));
      v2[10] = (v2[10] - (v9[0] * v8[10]));
      v2[11] = (v2[11] - (v9[0] * v8[11]));
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if (v0[0] < v1[0]) {
      double v31 = fabs(v2[1]);
      double v32 = fabs(v2[1]);
      double v33 = fabs(v2[1]);
      double v34 = fabs(v2[1]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v31))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v32))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v33))))) || ((((uint)(*(uint64_t *)(&(v34)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v35 = fabs(v2[1]);
      v3[0] = ((uint)((*(uint64_t *)(&(v35))) >> (uint64_t)32ULL));
        double v36 = fabs(v2[1]);
      v3[1] = ((uint)(*(uint64_t *)(&(v36))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v37;
  if (v4[0] == v3[0]) {
    v37 = v4[1];
  } else {
    v37 = (uint)0;
  }
  v4[1] = v37;
  uint v38;
  if (v4[0] == v3[0]) {
    v38 = v4[2];
  } else {
    v38 = (uint)0;
  }
  v4[2] = v38;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v39;
  if (v4[1] == v3[1]) {
    v39 = v4[2];
  } else {
    v39 = (uint)0;
  }
  v4[2] = v39;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v10 + ((((int)threadIdx.x) >> 5) * 16)) = *(double2*)(v2 + 0);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 2)) = *(double2*)(v2 + 2);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 4)) = *(double2*)(v2 + 4);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 6)) = *(double2*)(v2 + 6);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 8)) = *(double2*)(v2 + 8);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v11[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v11[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v11[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v11[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v40;
  if (v4[0] == v3[0]) {
    v40 = v4[1];
  } else {
    v40 = (uint)0;
  }
  v4[1] = v40;
  uint v41;
  if (v4[0] == v3[0]) {
    v41 = v4[2];
  } else {
    v41 = (uint)0;
  }
  v4[2] = v41;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v42;
  if (v4[1] == v3[1]) {
    v42 = v4[2];
  } else {
    v42 = (uint)0;
  }
  v4[2] = v42;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 0) = *(double2*)(v10 + (((int64_t)v7[1]) * (int64_t)16));
  *(double2*)(v8 + 2) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)2));
  *(double2*)(v8 + 4) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)4));
  *(double2*)(v8 + 6) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)6));
  *(double2*)(v8 + 8) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)8));
  *(double2*)(v8 + 10) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v43;
  if (v1[0] == v7[0]) {
    v43 = (v0[0] + 1);
  } else {
    int v44;
    if (v1[0] == (v0[0] + 1)) {
      v44 = v7[0];
    } else {
      v44 = v1[0];
    }
    v43 = v44;
  }
  v1[0] = v43;
  if (((int)threadIdx.x) == 0) {
    v29[1] = v7[0];
    v30[1] = v8[1];
  }
  if (v8[1] != 0.000000000000000) {
    v9[1] = ((fabs(v8[1]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[1] * v9[1]));
    if ((v0[0] + 1) < v1[0]) {
      v9[0] = ((v2[1] * v9[1]) * v9[2]);
      v2[1] = v9[0];
      v2[2] = (v2[2] - (v9[0] * v8[2]));
      v2[3] = (v2[3] - (v9[0] * v8[3]));
      v2[4] = (v2[4] - (v9[0] * v8[4]));
      v2[5] = (v2[5] - (v9[0] * v8[5]));
      v2[6] = (v2[6] - (v9[0] * v8[6]));
      v2[7] = (v2[7] - (v9[0] * v8[7]));
      v2[8] = (v2[8] - (v9[0] * v8[8]));
      v2[9] = (v2[9] - (v9[0] * v8[9]));
      v2[10] = (v2[10] - (v9[0] * v8[10]));
      v2[11] = (v2[11] - (v9[0] * v8[11]));
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 2) <= v1[0]) {
      double v45 = fabs(v2[2]);
      double v46 = fabs(v2[2]);
      double v47 = fabs(v2[2]);
      double v48 = fabs(v2[2]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v45))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v46))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v47))))) || ((((uint)(*(uint64_t *)(&(v48)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v49 = fabs(v2[2]);
      v3[0] = ((uint)((*(uint64_t *)(&(v49))) >> (uint64_t)32ULL));
        double v50 = fabs(v2[2]);
      v3[1] = ((uint)(*(uint64_t *)(&(v50))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v51;
  if (v4[0] == v3[0]) {
    v51 = v4[1];
  } else {
    v51 = (uint)0;
  }
  v4[1] = v51;
  uint v52;
  if (v4[0] == v3[0]) {
    v52 = v4[2];
  } else {
    v52 = (uint)0;
  }
  v4[2] = v52;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v53;
  if (v4[1] == v3[1]) {
    v53 = v4[2];
  } else {
    v53 = (uint)0;
  }
  v4[2] = v53;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 2)) = *(double2*)(v2 + 2);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 4)) = *(double2*)(v2 + 4);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 6)) = *(double2*)(v2 + 6);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 8)) = *(double2*)(v2 + 8);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v6[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v6[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v6[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v6[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v54;
  if (v4[0] == v3[0]) {
    v54 = v4[1];
  } else {
    v54 = (uint)0;
  }
  v4[1] = v54;
  uint v55;
  if (v4[0] == v3[0]) {
    v55 = v4[2];
  } else {
    v55 = (uint)0;
  }
  v4[2] = v55;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v56;
  if (v4[1] == v3[1]) {
    v56 = v4[2];
  } else {
    v56 = (uint)0;
  }
  v4[2] = v56;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 2) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)2));
  *(double2*)(v8 + 4) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)4));
  *(double2*)(v8 + 6) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)6));
  *(double2*)(v8 + 8) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)8));
  *(double2*)(v8 + 10) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v57;
  if (v1[0] == v7[0]) {
    v57 = (v0[0] + 2);
  } else {
    int v58;
    if (v1[0] == (v0[0] + 2)) {
      v58 = v7[0];
    } else {
      v58 = v1[0];
    }
    v57 = v58;
  }
  v1[0] = v57;
  if (((int)threadIdx.x) == 0) {
    v29[2] = v7[0];
    v30[2] = v8[2];
  }
  if (v8[2] != 0.000000000000000) {
    v9[1] = ((fabs(v8[2]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[2] * v9[1]));
    if ((v0[0] + 2) < v1[0]) {
      v9[0] = ((v2[2] * v9[1]) * v9[2]);
      v2[2] = v9[0];
      v2[3] = (v2[3] - (v9[0] * v8[3]));
      v2[4] = (v2[4] - (v9[0] * v8[4]));
      v2[5] = (v2[5] - (v9[0] * v8[5]));
      v2[6] = (v2[6] - (v9[0] * v8[6]));
      v2[7] = (v2[7] - (v9[0] * v8[7]));
      v2[8] = (v2[8] - (v9[0] * v8[8]));
      v2[9] = (v2[9] - (v9[0] * v8[9]));
      v2[10] = (v2[10] - (v9[0] * v8[10]));
      v2[11] = (v2[11] - (v9[0] * v8[11]));
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 3) <= v1[0]) {
      double v59 = fabs(v2[3]);
      double v60 = fabs(v2[3]);
      double v61 = fabs(v2[3]);
      double v62 = fabs(v2[3]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v59))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v60))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v61))))) || ((((uint)(*(uint64_t *)(&(v62)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v63 = fabs(v2[3]);
      v3[0] = ((uint)((*(uint64_t *)(&(v63))) >> (uint64_t)32ULL));
        double v64 = fabs(v2[3]);
      v3[1] = ((uint)(*(uint64_t *)(&(v64))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v65;
  if (v4[0] == v3[0]) {
    v65 = v4[1];
  } else {
    v65 = (uint)0;
  }
  v4[1] = v65;
  uint v66;
  if (v4[0] == v3[0]) {
    v66 = v4[2];
  } else {
    v66 = (uint)0;
  }
  v4[2] = v66;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v67;
  if (v4[1] == v3[1]) {
    v67 = v4[2];
  } else {
    v67 = (uint)0;
  }
  v4[2] = v67;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 2)) = *(double2*)(v2 + 2);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 4)) = *(double2*)(v2 + 4);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 6)) = *(double2*)(v2 + 6);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 8)) = *(double2*)(v2 + 8);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v11[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v11[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v11[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v11[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v68;
  if (v4[0] == v3[0]) {
    v68 = v4[1];
  } else {
    v68 = (uint)0;
  }
  v4[1] = v68;
  uint v69;
  if (v4[0] == v3[0]) {
    v69 = v4[2];
  } else {
    v69 = (uint)0;
  }
  v4[2] = v69;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v70;
  if (v4[1] == v3[1]) {
    v70 = v4[2];
  } else {
    v70 = (uint)0;
  }
  v4[2] = v70;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 2) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)2));
  *(double2*)(v8 + 4) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)4));
  *(double2*)(v8 + 6) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)6));
  *(double2*)(v8 + 8) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)8));
  *(double2*)(v8 + 10) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v71;
  if (v1[0] == v7[0]) {
    v71 = (v0[0] + 3);
  } else {
    int v72;
    if (v1[0] == (v0[0] + 3)) {
      v72 = v7[0];
    } else {
      v72 = v1[0];
    }
    v71 = v72;
  }
  v1[0] = v71;
  if (((int)threadIdx.x) == 0) {
    v29[3] = v7[0];
    v30[3] = v8[3];
  }
  if (v8[3] != 0.000000000000000) {
    v9[1] = ((fabs(v8[3]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[3] * v9[1]));
    if ((v0[0] + 3) < v1[0]) {
      v9[0] = ((v2[3] * v9[1]) * v9[2]);
      v2[3] = v9[0];
      v2[4] = (v2[4] - (v9[0] * v8[4]));
      v2[5] = (v2[5] - (v9[0] * v8[5]));
      v2[6] = (v2[6] - (v9[0] * v8[6]));
      v2[7] = (v2[7] - (v9[0] * v8[7]));
      v2[8] = (v2[8] - (v9[0] * v8[8]));
      v2[9] = (v2[9] - (v9[0] * v8[9]));
      v2[10] = (v2[10] - (v9[0] * v8[10]));
      v2[11] = (v2[11] - (v9[0] * v8[11]));
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 4) <= v1[0]) {
      double v73 = fabs(v2[4]);
      double v74 = fabs(v2[4]);
      double v75 = fabs(v2[4]);
      double v76 = fabs(v2[4]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v73))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v74))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v75))))) || ((((uint)(*(uint64_t *)(&(v76)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v77 = fabs(v2[4]);
      v3[0] = ((uint)((*(uint64_t *)(&(v77))) >> (uint64_t)32ULL));
        double v78 = fabs(v2[4]);
      v3[1] = ((uint)(*(uint64_t *)(&(v78))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v79;
  if (v4[0] == v3[0]) {
    v79 = v4[1];
  } else {
    v79 = (uint)0;
  }
  v4[1] = v79;
  uint v80;
  if (v4[0] == v3[0]) {
    v80 = v4[2];
  } else {
    v80 = (uint)0;
  }
  v4[2] = v80;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v81;
  if (v4[1] == v3[1]) {
    v81 = v4[2];
  } else {
    v81 = (uint)0;
  }
  v4[2] = v81;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 4)) = *(double2*)(v2 + 4);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 6)) = *(double2*)(v2 + 6);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 8)) = *(double2*)(v2 + 8);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v6[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v6[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v6[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v6[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v82;
  if (v4[0] == v3[0]) {
    v82 = v4[1];
  } else {
    v82 = (uint)0;
  }
  v4[1] = v82;
  uint v83;
  if (v4[0] == v3[0]) {
    v83 = v4[2];
  } else {
    v83 = (uint)0;
  }
  v4[2] = v83;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v84;
  if (v4[1] == v3[1]) {
    v84 = v4[2];
  } else {
    v84 = (uint)0;
  }
  v4[2] = v84;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 4) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)4));
  *(double2*)(v8 + 6) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)6));
  *(double2*)(v8 + 8) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)8));
  *(double2*)(v8 + 10) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v85;
  if (v1[0] == v7[0]) {
    v85 = (v0[0] + 4);
  } else {
    int v86;
    if (v1[0] == (v0[0] + 4)) {
      v86 = v7[0];
    } else {
      v86 = v1[0];
    }
    v85 = v86;
  }
  v1[0] = v85;
  if (((int)threadIdx.x) == 0) {
    v29[4] = v7[0];
    v30[4] = v8[4];
  }
  if (v8[4] != 0.000000000000000) {
    v9[1] = ((fabs(v8[4]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[4] * v9[1]));
    if ((v0[0] + 4) < v1[0]) {
      v9[0] = ((v2[4] * v9[1]) * v9[2]);
      v2[4] = v9[0];
      v2[5] = (v2[5] - (v9[0] * v8[5]));
      v2[6] = (v2[6] - (v9[0] * v8[6]));
      v2[7] = (v2[7] - (v9[0] * v8[7]));
      v2[8] = (v2[8] - (v9[0] * v8[8]));
      v2[9] = (v2[9] - (v9[0] * v8[9]));
      v2[10] = (v2[10] - (v9[0] * v8[10]));
      v2[11] = (v2[11] - (v9[0] * v8[11]));
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 5) <= v1[0]) {
      double v87 = fabs(v2[5]);
      double v88 = fabs(v2[5]);
      double v89 = fabs(v2[5]);
      double v90 = fabs(v2[5]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v87))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v88))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v89))))) || ((((uint)(*(uint64_t *)(&(v90)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v91 = fabs(v2[5]);
      v3[0] = ((uint)((*(uint64_t *)(&(v91))) >> (uint64_t)32ULL));
        double v92 = fabs(v2[5]);
      v3[1] = ((uint)(*(uint64_t *)(&(v92))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v93;
  if (v4[0] == v3[0]) {
    v93 = v4[1];
  } else {
    v93 = (uint)0;
  }
  v4[1] = v93;
  uint v94;
  if (v4[0] == v3[0]) {
    v94 = v4[2];
  } else {
    v94 = (uint)0;
  }
  v4[2] = v94;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v95;
  if (v4[1] == v3[1]) {
    v95 = v4[2];
  } else {
    v95 = (uint)0;
  }
  v4[2] = v95;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 4)) = *(double2*)(v2 + 4);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 6)) = *(double2*)(v2 + 6);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 8)) = *(double2*)(v2 + 8);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v11[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v11[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v11[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v11[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v96;
  if (v4[0] == v3[0]) {
    v96 = v4[1];
  } else {
    v96 = (uint)0;
  }
  v4[1] = v96;
  uint v97;
  if (v4[0] == v3[0]) {
    v97 = v4[2];
  } else {
    v97 = (uint)0;
  }
  v4[2] = v97;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v98;
  if (v4[1] == v3[1]) {
    v98 = v4[2];
  } else {
    v98 = (uint)0;
  }
  v4[2] = v98;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 4) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)4));
  *(double2*)(v8 + 6) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)6));
  *(double2*)(v8 + 8) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)8));
  *(double2*)(v8 + 10) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v99;
  if (v1[0] == v7[0]) {
    v99 = (v0[0] + 5);
  } else {
    int v100;
    if (v1[0] == (v0[0] + 5)) {
      v100 = v7[0];
    } else {
      v100 = v1[0];
    }
    v99 = v100;
  }
  v1[0] = v99;
  if (((int)threadIdx.x) == 0) {
    v29[5] = v7[0];
    v30[5] = v8[5];
  }
  if (v8[5] != 0.000000000000000) {
    v9[1] = ((fabs(v8[5]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[5] * v9[1]));
    if ((v0[0] + 5) < v1[0]) {
      v9[0] = ((v2[5] * v9[1]) * v9[2]);
      v2[5] = v9[0];
      v2[6] = (v2[6] - (v9[0] * v8[6]));
      v2[7] = (v2[7] - (v9[0] * v8[7]));
      v2[8] = (v2[8] - (v9[0] * v8[8]));
      v2[9] = (v2[9] - (v9[0] * v8[9]));
      v2[10] = (v2[10] - (v9[0] * v8[10]));
      v2[11] = (v2[11] - (v9[0] * v8[11]));
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 6) <= v1[0]) {
      double v101 = fabs(v2[6]);
      double v102 = fabs(v2[6]);
      double v103 = fabs(v2[6]);
      double v104 = fabs(v2[6]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v101))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v102))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v103))))) || ((((uint)(*(uint64_t *)(&(v104)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v105 = fabs(v2[6]);
      v3[0] = ((uint)((*(uint64_t *)(&(v105))) >> (uint64_t)32ULL));
        double v106 = fabs(v2[6]);
      v3[1] = ((uint)(*(uint64_t *)(&(v106))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v107;
  if (v4[0] == v3[0]) {
    v107 = v4[1];
  } else {
    v107 = (uint)0;
  }
  v4[1] = v107;
  uint v108;
  if (v4[0] == v3[0]) {
    v108 = v4[2];
  } else {
    v108 = (uint)0;
  }
  v4[2] = v108;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v109;
  if (v4[1] == v3[1]) {
    v109 = v4[2];
  } else {
    v109 = (uint)0;
  }
  v4[2] = v109;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 6)) = *(double2*)(v2 + 6);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 8)) = *(double2*)(v2 + 8);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v6[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v6[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v6[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v6[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v110;
  if (v4[0] == v3[0]) {
    v110 = v4[1];
  } else {
    v110 = (uint)0;
  }
  v4[1] = v110;
  uint v111;
  if (v4[0] == v3[0]) {
    v111 = v4[2];
  } else {
    v111 = (uint)0;
  }
  v4[2] = v111;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v112;
  if (v4[1] == v3[1]) {
    v112 = v4[2];
  } else {
    v112 = (uint)0;
  }
  v4[2] = v112;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 6) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)6));
  *(double2*)(v8 + 8) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)8));
  *(double2*)(v8 + 10) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v113;
  if (v1[0] == v7[0]) {
    v113 = (v0[0] + 6);
  } else {
    int v114;
    if (v1[0] == (v0[0] + 6)) {
      v114 = v7[0];
    } else {
      v114 = v1[0];
    }
    v113 = v114;
  }
  v1[0] = v113;
  if (((int)threadIdx.x) == 0) {
    v29[6] = v7[0];
    v30[6] = v8[6];
  }
  if (v8[6] != 0.000000000000000) {
    v9[1] = ((fabs(v8[6]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[6] * v9[1]));
    if ((v0[0] + 6) < v1[0]) {
      v9[0] = ((v2[6] * v9[1]) * v9[2]);
      v2[6] = v9[0];
      v2[7] = (v2[7] - (v9[0] * v8[7]));
      v2[8] = (v2[8] - (v9[0] * v8[8]));
      v2[9] = (v2[9] - (v9[0] * v8[9]));
      v2[10] = (v2[10] - (v9[0] * v8[10]));
      v2[11] = (v2[11] - (v9[0] * v8[11]));
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 7) <= v1[0]) {
      double v115 = fabs(v2[7]);
      double v116 = fabs(v2[7]);
      double v117 = fabs(v2[7]);
      double v118 = fabs(v2[7]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v115))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v116))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v117))))) || ((((uint)(*(uint64_t *)(&(v118)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v119 = fabs(v2[7]);
      v3[0] = ((uint)((*(uint64_t *)(&(v119))) >> (uint64_t)32ULL));
        double v120 = fabs(v2[7]);
      v3[1] = ((uint)(*(uint64_t *)(&(v120))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v121;
  if (v4[0] == v3[0]) {
    v121 = v4[1];
  } else {
    v121 = (uint)0;
  }
  v4[1] = v121;
  uint v122;
  if (v4[0] == v3[0]) {
    v122 = v4[2];
  } else {
    v122 = (uint)0;
  }
  v4[2] = v122;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v123;
  if (v4[1] == v3[1]) {
    v123 = v4[2];
  } else {
    v123 = (uint)0;
  }
  v4[2] = v123;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 6)) = *(double2*)(v2 + 6);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 8)) = *(double2*)(v2 + 8);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v11[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v11[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v11[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v11[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v124;
  if (v4[0] == v3[0]) {
    v124 = v4[1];
  } else {
    v124 = (uint)0;
  }
  v4[1] = v124;
  uint v125;
  if (v4[0] == v3[0]) {
    v125 = v4[2];
  } else {
    v125 = (uint)0;
  }
  v4[2] = v125;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v126;
  if (v4[1] == v3[1]) {
    v126 = v4[2];
  } else {
    v126 = (uint)0;
  }
  v4[2] = v126;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 6) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)6));
  *(double2*)(v8 + 8) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)8));
  *(double2*)(v8 + 10) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v127;
  if (v1[0] == v7[0]) {
    v127 = (v0[0] + 7);
  } else {
    int v128;
    if (v1[0] == (v0[0] + 7)) {
      v128 = v7[0];
    } else {
      v128 = v1[0];
    }
    v127 = v128;
  }
  v1[0] = v127;
  if (((int)threadIdx.x) == 0) {
    v29[7] = v7[0];
    v30[7] = v8[7];
  }
  if (v8[7] != 0.000000000000000) {
    v9[1] = ((fabs(v8[7]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[7] * v9[1]));
    if ((v0[0] + 7) < v1[0]) {
      v9[0] = ((v2[7] * v9[1]) * v9[2]);
      v2[7] = v9[0];
      v2[8] = (v2[8] - (v9[0] * v8[8]));
      v2[9] = (v2[9] - (v9[0] * v8[9]));
      v2[10] = (v2[10] - (v9[0] * v8[10]));
      v2[11] = (v2[11] - (v9[0] * v8[11]));
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 8) <= v1[0]) {
      double v129 = fabs(v2[8]);
      double v130 = fabs(v2[8]);
      double v131 = fabs(v2[8]);
      double v132 = fabs(v2[8]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v129))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v130))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v131))))) || ((((uint)(*(uint64_t *)(&(v132)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v133 = fabs(v2[8]);
      v3[0] = ((uint)((*(uint64_t *)(&(v133))) >> (uint64_t)32ULL));
        double v134 = fabs(v2[8]);
      v3[1] = ((uint)(*(uint64_t *)(&(v134))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v135;
  if (v4[0] == v3[0]) {
    v135 = v4[1];
  } else {
    v135 = (uint)0;
  }
  v4[1] = v135;
  uint v136;
  if (v4[0] == v3[0]) {
    v136 = v4[2];
  } else {
    v136 = (uint)0;
  }
  v4[2] = v136;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v137;
  if (v4[1] == v3[1]) {
    v137 = v4[2];
  } else {
    v137 = (uint)0;
  }
  v4[2] = v137;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 8)) = *(double2*)(v2 + 8);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v6[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v6[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v6[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v6[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v138;
  if (v4[0] == v3[0]) {
    v138 = v4[1];
  } else {
    v138 = (uint)0;
  }
  v4[1] = v138;
  uint v139;
  if (v4[0] == v3[0]) {
    v139 = v4[2];
  } else {
    v139 = (uint)0;
  }
  v4[2] = v139;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v140;
  if (v4[1] == v3[1]) {
    v140 = v4[2];
  } else {
    v140 = (uint)0;
  }
  v4[2] = v140;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 8) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)8));
  *(double2*)(v8 + 10) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v141;
  if (v1[0] == v7[0]) {
    v141 = (v0[0] + 8);
  } else {
    int v142;
    if (v1[0] == (v0[0] + 8)) {
      v142 = v7[0];
    } else {
      v142 = v1[0];
    }
    v141 = v142;
  }
  v1[0] = v141;
  if (((int)threadIdx.x) == 0) {
    v29[8] = v7[0];
    v30[8] = v8[8];
  }
  if (v8[8] != 0.000000000000000) {
    v9[1] = ((fabs(v8[8]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[8] * v9[1]));
    if ((v0[0] + 8) < v1[0]) {
      v9[0] = ((v2[8] * v9[1]) * v9[2]);
      v2[8] = v9[0];
      v2[9] = (v2[9] - (v9[0] * v8[9]));
      v2[10] = (v2[10] - (v9[0] * v8[10]));
      v2[11] = (v2[11] - (v9[0] * v8[11]));
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 9) <= v1[0]) {
      double v143 = fabs(v2[9]);
      double v144 = fabs(v2[9]);
      double v145 = fabs(v2[9]);
      double v146 = fabs(v2[9]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v143))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v144))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v145))))) || ((((uint)(*(uint64_t *)(&(v146)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v147 = fabs(v2[9]);
      v3[0] = ((uint)((*(uint64_t *)(&(v147))) >> (uint64_t)32ULL));
        double v148 = fabs(v2[9]);
      v3[1] = ((uint)(*(uint64_t *)(&(v148))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v149;
  if (v4[0] == v3[0]) {
    v149 = v4[1];
  } else {
    v149 = (uint)0;
  }
  v4[1] = v149;
  uint v150;
  if (v4[0] == v3[0]) {
    v150 = v4[2];
  } else {
    v150 = (uint)0;
  }
  v4[2] = v150;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v151;
  if (v4[1] == v3[1]) {
    v151 = v4[2];
  } else {
    v151 = (uint)0;
  }
  v4[2] = v151;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 8)) = *(double2*)(v2 + 8);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v11[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v11[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v11[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v11[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v152;
  if (v4[0] == v3[0]) {
    v152 = v4[1];
  } else {
    v152 = (uint)0;
  }
  v4[1] = v152;
  uint v153;
  if (v4[0] == v3[0]) {
    v153 = v4[2];
  } else {
    v153 = (uint)0;
  }
  v4[2] = v153;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v154;
  if (v4[1] == v3[1]) {
    v154 = v4[2];
  } else {
    v154 = (uint)0;
  }
  v4[2] = v154;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 8) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)8));
  *(double2*)(v8 + 10) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v155;
  if (v1[0] == v7[0]) {
    v155 = (v0[0] + 9);
  } else {
    int v156;
    if (v1[0] == (v0[0] + 9)) {
      v156 = v7[0];
    } else {
      v156 = v1[0];
    }
    v155 = v156;
  }
  v1[0] = v155;
  if (((int)threadIdx.x) == 0) {
    v29[9] = v7[0];
    v30[9] = v8[9];
  }
  if (v8[9] != 0.000000000000000) {
    v9[1] = ((fabs(v8[9]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[9] * v9[1]));
    if ((v0[0] + 9) < v1[0]) {
      v9[0] = ((v2[9] * v9[1]) * v9[2]);
      v2[9] = v9[0];
      v2[10] = (v2[10] - (v9[0] * v8[10]));
      v2[11] = (v2[11] - (v9[0] * v8[11]));
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 10) <= v1[0]) {
      double v157 = fabs(v2[10]);
      double v158 = fabs(v2[10]);
      double v159 = fabs(v2[10]);
      double v160 = fabs(v2[10]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v157))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v158))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v159))))) || ((((uint)(*(uint64_t *)(&(v160)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v161 = fabs(v2[10]);
      v3[0] = ((uint)((*(uint64_t *)(&(v161))) >> (uint64_t)32ULL));
        double v162 = fabs(v2[10]);
      v3[1] = ((uint)(*(uint64_t *)(&(v162))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v163;
  if (v4[0] == v3[0]) {
    v163 = v4[1];
  } else {
    v163 = (uint)0;
  }
  v4[1] = v163;
  uint v164;
  if (v4[0] == v3[0]) {
    v164 = v4[2];
  } else {
    v164 = (uint)0;
  }
  v4[2] = v164;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v165;
  if (v4[1] == v3[1]) {
    v165 = v4[2];
  } else {
    v165 = (uint)0;
  }
  v4[2] = v165;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v6[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v6[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v6[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v6[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v166;
  if (v4[0] == v3[0]) {
    v166 = v4[1];
  } else {
    v166 = (uint)0;
  }
  v4[1] = v166;
  uint v167;
  if (v4[0] == v3[0]) {
    v167 = v4[2];
  } else {
    v167 = (uint)0;
  }
  v4[2] = v167;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v168;
  if (v4[1] == v3[1]) {
    v168 = v4[2];
  } else {
    v168 = (uint)0;
  }
  v4[2] = v168;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 10) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v169;
  if (v1[0] == v7[0]) {
    v169 = (v0[0] + 10);
  } else {
    int v170;
    if (v1[0] == (v0[0] + 10)) {
      v170 = v7[0];
    } else {
      v170 = v1[0];
    }
    v169 = v170;
  }
  v1[0] = v169;
  if (((int)threadIdx.x) == 0) {
    v29[10] = v7[0];
    v30[10] = v8[10];
  }
  if (v8[10] != 0.000000000000000) {
    v9[1] = ((fabs(v8[10]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[10] * v9[1]));
    if ((v0[0] + 10) < v1[0]) {
      v9[0] = ((v2[10] * v9[1]) * v9[2]);
      v2[10] = v9[0];
      v2[11] = (v2[11] - (v9[0] * v8[11]));
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 11) <= v1[0]) {
      double v171 = fabs(v2[11]);
      double v172 = fabs(v2[11]);
      double v173 = fabs(v2[11]);
      double v174 = fabs(v2[11]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v171))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v172))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v173))))) || ((((uint)(*(uint64_t *)(&(v174)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v175 = fabs(v2[11]);
      v3[0] = ((uint)((*(uint64_t *)(&(v175))) >> (uint64_t)32ULL));
        double v176 = fabs(v2[11]);
      v3[1] = ((uint)(*(uint64_t *)(&(v176))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v177;
  if (v4[0] == v3[0]) {
    v177 = v4[1];
  } else {
    v177 = (uint)0;
  }
  v4[1] = v177;
  uint v178;
  if (v4[0] == v3[0]) {
    v178 = v4[2];
  } else {
    v178 = (uint)0;
  }
  v4[2] = v178;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v179;
  if (v4[1] == v3[1]) {
    v179 = v4[2];
  } else {
    v179 = (uint)0;
  }
  v4[2] = v179;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v11[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v11[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v11[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v11[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v180;
  if (v4[0] == v3[0]) {
    v180 = v4[1];
  } else {
    v180 = (uint)0;
  }
  v4[1] = v180;
  uint v181;
  if (v4[0] == v3[0]) {
    v181 = v4[2];
  } else {
    v181 = (uint)0;
  }
  v4[2] = v181;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v182;
  if (v4[1] == v3[1]) {
    v182 = v4[2];
  } else {
    v182 = (uint)0;
  }
  v4[2] = v182;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 10) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)10));
  *(double2*)(v8 + 12) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v183;
  if (v1[0] == v7[0]) {
    v183 = (v0[0] + 11);
  } else {
    int v184;
    if (v1[0] == (v0[0] + 11)) {
      v184 = v7[0];
    } else {
      v184 = v1[0];
    }
    v183 = v184;
  }
  v1[0] = v183;
  if (((int)threadIdx.x) == 0) {
    v29[11] = v7[0];
    v30[11] = v8[11];
  }
  if (v8[11] != 0.000000000000000) {
    v9[1] = ((fabs(v8[11]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[11] * v9[1]));
    if ((v0[0] + 11) < v1[0]) {
      v9[0] = ((v2[11] * v9[1]) * v9[2]);
      v2[11] = v9[0];
      v2[12] = (v2[12] - (v9[0] * v8[12]));
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 12) <= v1[0]) {
      double v185 = fabs(v2[12]);
      double v186 = fabs(v2[12]);
      double v187 = fabs(v2[12]);
      double v188 = fabs(v2[12]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v185))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v186))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v187))))) || ((((uint)(*(uint64_t *)(&(v188)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v189 = fabs(v2[12]);
      v3[0] = ((uint)((*(uint64_t *)(&(v189))) >> (uint64_t)32ULL));
        double v190 = fabs(v2[12]);
      v3[1] = ((uint)(*(uint64_t *)(&(v190))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v191;
  if (v4[0] == v3[0]) {
    v191 = v4[1];
  } else {
    v191 = (uint)0;
  }
  v4[1] = v191;
  uint v192;
  if (v4[0] == v3[0]) {
    v192 = v4[2];
  } else {
    v192 = (uint)0;
  }
  v4[2] = v192;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v193;
  if (v4[1] == v3[1]) {
    v193 = v4[2];
  } else {
    v193 = (uint)0;
  }
  v4[2] = v193;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v6[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v6[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v6[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v6[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v194;
  if (v4[0] == v3[0]) {
    v194 = v4[1];
  } else {
    v194 = (uint)0;
  }
  v4[1] = v194;
  uint v195;
  if (v4[0] == v3[0]) {
    v195 = v4[2];
  } else {
    v195 = (uint)0;
  }
  v4[2] = v195;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v196;
  if (v4[1] == v3[1]) {
    v196 = v4[2];
  } else {
    v196 = (uint)0;
  }
  v4[2] = v196;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 12) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v197;
  if (v1[0] == v7[0]) {
    v197 = (v0[0] + 12);
  } else {
    int v198;
    if (v1[0] == (v0[0] + 12)) {
      v198 = v7[0];
    } else {
      v198 = v1[0];
    }
    v197 = v198;
  }
  v1[0] = v197;
  if (((int)threadIdx.x) == 0) {
    v29[12] = v7[0];
    v30[12] = v8[12];
  }
  if (v8[12] != 0.000000000000000) {
    v9[1] = ((fabs(v8[12]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[12] * v9[1]));
    if ((v0[0] + 12) < v1[0]) {
      v9[0] = ((v2[12] * v9[1]) * v9[2]);
      v2[12] = v9[0];
      v2[13] = (v2[13] - (v9[0] * v8[13]));
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 13) <= v1[0]) {
      double v199 = fabs(v2[13]);
      double v200 = fabs(v2[13]);
      double v201 = fabs(v2[13]);
      double v202 = fabs(v2[13]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v199))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v200))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v201))))) || ((((uint)(*(uint64_t *)(&(v202)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v203 = fabs(v2[13]);
      v3[0] = ((uint)((*(uint64_t *)(&(v203))) >> (uint64_t)32ULL));
        double v204 = fabs(v2[13]);
      v3[1] = ((uint)(*(uint64_t *)(&(v204))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v205;
  if (v4[0] == v3[0]) {
    v205 = v4[1];
  } else {
    v205 = (uint)0;
  }
  v4[1] = v205;
  uint v206;
  if (v4[0] == v3[0]) {
    v206 = v4[2];
  } else {
    v206 = (uint)0;
  }
  v4[2] = v206;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v207;
  if (v4[1] == v3[1]) {
    v207 = v4[2];
  } else {
    v207 = (uint)0;
  }
  v4[2] = v207;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v11[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v11[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v11[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v11[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v208;
  if (v4[0] == v3[0]) {
    v208 = v4[1];
  } else {
    v208 = (uint)0;
  }
  v4[1] = v208;
  uint v209;
  if (v4[0] == v3[0]) {
    v209 = v4[2];
  } else {
    v209 = (uint)0;
  }
  v4[2] = v209;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v210;
  if (v4[1] == v3[1]) {
    v210 = v4[2];
  } else {
    v210 = (uint)0;
  }
  v4[2] = v210;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 12) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)12));
  *(double2*)(v8 + 14) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v211;
  if (v1[0] == v7[0]) {
    v211 = (v0[0] + 13);
  } else {
    int v212;
    if (v1[0] == (v0[0] + 13)) {
      v212 = v7[0];
    } else {
      v212 = v1[0];
    }
    v211 = v212;
  }
  v1[0] = v211;
  if (((int)threadIdx.x) == 0) {
    v29[13] = v7[0];
    v30[13] = v8[13];
  }
  if (v8[13] != 0.000000000000000) {
    v9[1] = ((fabs(v8[13]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[13] * v9[1]));
    if ((v0[0] + 13) < v1[0]) {
      v9[0] = ((v2[13] * v9[1]) * v9[2]);
      v2[13] = v9[0];
      v2[14] = (v2[14] - (v9[0] * v8[14]));
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 14) <= v1[0]) {
      double v213 = fabs(v2[14]);
      double v214 = fabs(v2[14]);
      double v215 = fabs(v2[14]);
      double v216 = fabs(v2[14]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v213))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v214))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v215))))) || ((((uint)(*(uint64_t *)(&(v216)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v217 = fabs(v2[14]);
      v3[0] = ((uint)((*(uint64_t *)(&(v217))) >> (uint64_t)32ULL));
        double v218 = fabs(v2[14]);
      v3[1] = ((uint)(*(uint64_t *)(&(v218))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v219;
  if (v4[0] == v3[0]) {
    v219 = v4[1];
  } else {
    v219 = (uint)0;
  }
  v4[1] = v219;
  uint v220;
  if (v4[0] == v3[0]) {
    v220 = v4[2];
  } else {
    v220 = (uint)0;
  }
  v4[2] = v220;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v221;
  if (v4[1] == v3[1]) {
    v221 = v4[2];
  } else {
    v221 = (uint)0;
  }
  v4[2] = v221;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v5 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v6[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v6[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v6[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v6[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v6[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v222;
  if (v4[0] == v3[0]) {
    v222 = v4[1];
  } else {
    v222 = (uint)0;
  }
  v4[1] = v222;
  uint v223;
  if (v4[0] == v3[0]) {
    v223 = v4[2];
  } else {
    v223 = (uint)0;
  }
  v4[2] = v223;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v224;
  if (v4[1] == v3[1]) {
    v224 = v4[2];
  } else {
    v224 = (uint)0;
  }
  v4[2] = v224;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 14) = *(double2*)(v5 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v225;
  if (v1[0] == v7[0]) {
    v225 = (v0[0] + 14);
  } else {
    int v226;
    if (v1[0] == (v0[0] + 14)) {
      v226 = v7[0];
    } else {
      v226 = v1[0];
    }
    v225 = v226;
  }
  v1[0] = v225;
  if (((int)threadIdx.x) == 0) {
    v29[14] = v7[0];
    v30[14] = v8[14];
  }
  if (v8[14] != 0.000000000000000) {
    v9[1] = ((fabs(v8[14]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[14] * v9[1]));
    if ((v0[0] + 14) < v1[0]) {
      v9[0] = ((v2[14] * v9[1]) * v9[2]);
      v2[14] = v9[0];
      v2[15] = (v2[15] - (v9[0] * v8[15]));
    }
  }
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((v0[0] + 15) <= v1[0]) {
      double v227 = fabs(v2[15]);
      double v228 = fabs(v2[15]);
      double v229 = fabs(v2[15]);
      double v230 = fabs(v2[15]);
    if ((v3[0] < ((uint)((*(uint64_t *)(&(v227))) >> (uint64_t)32ULL))) || ((((uint)((*(uint64_t *)(&(v228))) >> (uint64_t)32ULL)) == v3[0]) && ((v3[1] < ((uint)(*(uint64_t *)(&(v229))))) || ((((uint)(*(uint64_t *)(&(v230)))) == v3[1]) && (v3[2] < ((uint)(2147483647 - v1[0]))))))) {
        double v231 = fabs(v2[15]);
      v3[0] = ((uint)((*(uint64_t *)(&(v231))) >> (uint64_t)32ULL));
        double v232 = fabs(v2[15]);
      v3[1] = ((uint)(*(uint64_t *)(&(v232))));
      v3[2] = ((uint)(2147483647 - v1[0]));
    }
  }
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v233;
  if (v4[0] == v3[0]) {
    v233 = v4[1];
  } else {
    v233 = (uint)0;
  }
  v4[1] = v233;
  uint v234;
  if (v4[0] == v3[0]) {
    v234 = v4[2];
  } else {
    v234 = (uint)0;
  }
  v4[2] = v234;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v235;
  if (v4[1] == v3[1]) {
    v235 = v4[2];
  } else {
    v235 = (uint)0;
  }
  v4[2] = v235;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  if (v1[0] == (2147483647 - ((int)v3[2]))) {
    *(double2*)(v10 + (((((int)threadIdx.x) >> 5) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if ((((int)threadIdx.x) % 32) == 0) {
    v11[((((int)threadIdx.x) >> 5) * 4)] = v3[0];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 1)] = v3[1];
    v11[(((((int)threadIdx.x) >> 5) * 4) + 2)] = v3[2];
  }
  __syncthreads();
  v7[1] = 0;
  v3[0] = (uint)0;
  v3[1] = (uint)0;
  v3[2] = (uint)0;
  if ((((int)threadIdx.x) & 31) < 2) {
    v3[0] = v11[((((int)threadIdx.x) & 31) * 4)];
    v3[1] = v11[(((((int)threadIdx.x) & 31) * 4) + 1)];
    v3[2] = v11[(((((int)threadIdx.x) & 31) * 4) + 2)];
  }
  v4[3] = v3[2];
  v4[0] = v3[0];
  v4[1] = v3[1];
  v4[2] = v3[2];
  v3[0] = __reduce_max_sync((uint)4294967295, v4[0]);
  uint v236;
  if (v4[0] == v3[0]) {
    v236 = v4[1];
  } else {
    v236 = (uint)0;
  }
  v4[1] = v236;
  uint v237;
  if (v4[0] == v3[0]) {
    v237 = v4[2];
  } else {
    v237 = (uint)0;
  }
  v4[2] = v237;
  v3[1] = __reduce_max_sync((uint)4294967295, v4[1]);
  uint v238;
  if (v4[1] == v3[1]) {
    v238 = v4[2];
  } else {
    v238 = (uint)0;
  }
  v4[2] = v238;
  v3[2] = __reduce_max_sync((uint)4294967295, v4[2]);
  v7[1] = ((int)__reduce_max_sync((uint)4294967295, ((((((int)threadIdx.x) & 31) < 2) && (v4[3] == v3[2])) ? ((uint)(((int)threadIdx.x) & 31)) : (uint)0)));
  *(double2*)(v8 + 14) = *(double2*)(v10 + ((((int64_t)v7[1]) * (int64_t)16) + (int64_t)14));
  v7[0] = (2147483647 - ((int)v3[2]));
  int v239;
  if (v1[0] == v7[0]) {
    v239 = (v0[0] + 15);
  } else {
    int v240;
    if (v1[0] == (v0[0] + 15)) {
      v240 = v7[0];
    } else {
      v240 = v1[0];
    }
    v239 = v240;
  }
  v1[0] = v239;
  if (((int)threadIdx.x) == 0) {
    v29[15] = v7[0];
    v30[15] = v8[15];
  }
  if (v8[15] != 0.000000000000000) {
    v9[1] = ((fabs(v8[15]) < g3()) ? 13407807929942597099574024998205846127479365820592393377723561443721764030073546976801874298166903427690031858186486050853753882811946569946433649006084096.000000000000000 : 1.000000000000000);
    v9[2] = (1.000000000000000 / (v8[15] * v9[1]));
    if ((v0[0] + 15) < v1[0]) {
      v9[0] = ((v2[15] * v9[1]) * v9[2]);
      v2[15] = v9[0];
    }
  }
  if (((int)threadIdx.x) < 48) {
    *(double2*)(v241 + (((int)threadIdx.x) * 16)) = *(double2*)(v2 + 0);
    *(double2*)(v241 + ((((int)threadIdx.x) * 16) + 2)) = *(double2*)(v2 + 2);
    *(double2*)(v241 + ((((int)threadIdx.x) * 16) + 4)) = *(double2*)(v2 + 4);
    *(double2*)(v241 + ((((int)threadIdx.x) * 16) + 6)) = *(double2*)(v2 + 6);
    *(double2*)(v241 + ((((int)threadIdx.x) * 16) + 8)) = *(double2*)(v2 + 8);
    *(double2*)(v241 + ((((int)threadIdx.x) * 16) + 10)) = *(double2*)(v2 + 10);
    *(double2*)(v241 + ((((int)threadIdx.x) * 16) + 12)) = *(double2*)(v2 + 12);
    *(double2*)(v241 + ((((int)threadIdx.x) * 16) + 14)) = *(double2*)(v2 + 14);
  }
  if (((int)threadIdx.x) < 48) {
    v242[((int)threadIdx.x)] = v1[0];
    v243[max(min(v1[0], 47), 0)] = ((int)threadIdx.x);
  }
}
