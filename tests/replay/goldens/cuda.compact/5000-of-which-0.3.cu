// cuda.compact: 5000-of-which-0.3, on h200
// config: threads=256, blocks=1056
// digest: 18e0ea402b3b
__launch_bounds__(256) g0(bool* __restrict__ v5, int* __restrict__ v22) {
  alignas(64) int v0[1];
  alignas(64) signed char v1[16];
  alignas(64) int v2[1];
  alignas(64) int v3[1];
  __shared__ alignas(64) int v4[8];
  v0[0] = 0;
  g2(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)));
  g3();
  if (0 < ((623 - (((int)threadIdx.x) * 2)) - (((int)blockIdx.x) * 512))) {
    *(int4*)(v1 + 0) = *(int4*)(((signed char*)v5) + ((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)));
  } else {
    signed char v6;
    if (((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 2)) < 625) {
      v6 = ((signed char*)v5)[((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16))];
    } else {
      v6 = (signed char)0;
    }
    v1[0] = v6;
    signed char v7;
    if (((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 2)) < 625) {
      v7 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 1)];
    } else {
      v7 = (signed char)0;
    }
    v1[1] = v7;
    signed char v8;
    if (((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 2)) < 625) {
      v8 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 2)];
    } else {
      v8 = (signed char)0;
    }
    v1[2] = v8;
    signed char v9;
    if (((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 2)) < 625) {
      v9 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 3)];
    } else {
      v9 = (signed char)0;
    }
    v1[3] = v9;
    signed char v10;
    if (((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 2)) < 625) {
      v10 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 4)];
    } else {
      v10 = (signed char)0;
    }
    v1[4] = v10;
    signed char v11;
    if (((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 2)) < 625) {
      v11 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 5)];
    } else {
      v11 = (signed char)0;
    }
    v1[5] = v11;
    signed char v12;
    if (((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 2)) < 625) {
      v12 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 6)];
    } else {
      v12 = (signed char)0;
    }
    v1[6] = v12;
    signed char v13;
    if (((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 2)) < 625) {
      v13 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 7)];
    } else {
      v13 = (signed char)0;
    }
    v1[7] = v13;
    signed char v14;
    if (((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) < 312) {
      v14 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 8)];
    } else {
      v14 = (signed char)0;
    }
    v1[8] = v14;
    signed char v15;
    if (((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) < 312) {
      v15 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 9)];
    } else {
      v15 = (signed char)0;
    }
    v1[9] = v15;
    signed char v16;
    if (((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) < 312) {
      v16 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 10)];
    } else {
      v16 = (signed char)0;
    }
    v1[10] = v16;
    signed char v17;
    if (((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) < 312) {
      v17 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 11)];
    } else {
      v17 = (signed char)0;
    }
    v1[11] = v17;
    signed char v18;
    if (((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) < 312) {
      v18 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 12)];
    } else {
      v18 = (signed char)0;
    }
    v1[12] = v18;
    signed char v19;
    if (((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) < 312) {
      v19 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 13)];
    } else {
      v19 = (signed char)0;
    }
    v1[13] = v19;
    signed char v20;
    if (((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) < 312) {
      v20 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 14)];
    } else {
      v20 = (signed char)0;
    }
    v1[14] = v20;
    signed char v21;
    if (((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) < 312) {
      v21 = ((signed char*)v5)[(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 16)) + 15)];
    } else {
      v21 = (signed char)0;
    }
    v1[15] = v21;
  }
  v0[0] = (v0[0] + ((int)v1[0]));
  v0[0] = (v0[0] + ((int)v1[1]));
  v0[0] = (v0[0] + ((int)v1[2]));
  v0[0] = (v0[0] + ((int)v1[3]));
  v0[0] = (v0[0] + ((int)v1[4]));
  v0[0] = (v0[0] + ((int)v1[5]));
  v0[0] = (v0[0] + ((int)v1[6]));
  v0[0] = (v0[0] + ((int)v1[7]));
  v0[0] = (v0[0] + ((int)v1[8]));
  v0[0] = (v0[0] + ((int)v1[9]));
  v0[0] = (v0[0] + ((int)v1[10]));
  v0[0] = (v0[0] + ((int)v1[11]));
  v0[0] = (v0[0] + ((int)v1[12]));
  v0[0] = (v0[0] + ((int)v1[13]));
  v0[0] = (v0[0] + ((int)v1[14]));
  v0[0] = (v0[0] + ((int)v1[15]));
  v2[0] = v0[0];
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 1, 32);
  if (1 <= (((int)threadIdx.x) & 31)) {
    v2[0] = (v2[0] + v3[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 2, 32);
  if (2 <= (((int)threadIdx.x) & 31)) {
    v2[0] = (v2[0] + v3[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 4, 32);
  if (4 <= (((int)threadIdx.x) & 31)) {
    v2[0] = (v2[0] + v3[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 8, 32);
  if (8 <= (((int)threadIdx.x) & 31)) {
    v2[0] = (v2[0] + v3[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 16, 32);
  if (16 <= (((int)threadIdx.x) & 31)) {
    v2[0] = (v2[0] + v3[0]);
  }
  if ((((int)threadIdx.x) & 31) == 31) {
    v4[(((int)threadIdx.x) >> 5)] = v2[0];
  }
  __syncthreads();
  v2[0] = (v2[0] - v0[0]);
  if (31 < ((int)threadIdx.x)) {
    v2[0] = (v2[0] + v4[0]);
  }
  if (63 < ((int)threadIdx.x)) {
    v2[0] = (v2[0] + v4[1]);
  }
  if (95 < ((int)threadIdx.x)) {
    v2[0] = (v2[0] + v4[2]);
  }
  if (127 < ((int)threadIdx.x)) {
    v2[0] = (v2[0] + v4[3]);
  }
  if (159 < ((int)threadIdx.x)) {
    v2[0] = (v2[0] + v4[4]);
  }
  if (191 < ((int)threadIdx.x)) {
    v2[0] = (v2[0] + v4[5]);
  }
  if (223 < ((int)threadIdx.x)) {
    v2[0] = (v2[0] + v4[6]);
  }
  if (((int)threadIdx.x) == 255) {
    v22[((int)blockIdx.x)] = (v2[0] + v0[0]);
  }
}
__launch_bounds__(256) g1(int* __restrict__ v10, int64_t* __restrict__ v11, bool* __restrict__ v12, int64_t* __restrict__ v30) {
  alignas(64) int64_t v0[1];
  alignas(64) int64_t v1[1];
  __shared__ alignas(64) int64_t v2[8];
  alignas(64) signed char v3[16];
  alignas(64) int v4[1];
  alignas(64) int v5[1];
  alignas(64) int v6[1];
  __shared__ alignas(64) int v7[1];
  __shared__ alignas(64) int v8[4096];
  v0[0] = (int64_t)0;
  g4(((int)((int64_t)blockIdx.x)), ((((int)((int64_t)blockIdx.x)) * 4096) + (((int)((int64_t)threadIdx.x)) * 16)));
  g3();
  for (int v9 = 0; v9 < 5; ++v9) {
    if (((((int64_t)v9) * (int64_t)256) + ((int64_t)threadIdx.x)) < ((int64_t)blockIdx.x)) {
      v0[0] = (v0[0] + ((int64_t)v10[((((int64_t)v9) * (int64_t)256) + ((int64_t)threadIdx.x))]));
    }
  }
  v1[0] = __shfl_down_sync((uint)4294967295, v0[0], 16, 32);
  v0[0] = (v0[0] + v1[0]);
  v1[0] = __shfl_down_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = (v0[0] + v1[0]);
  v1[0] = __shfl_down_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = (v0[0] + v1[0]);
  v1[0] = __shfl_down_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = (v0[0] + v1[0]);
  v1[0] = __shfl_down_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = (v0[0] + v1[0]);
  if ((((int64_t)threadIdx.x) % (int64_t)32) == (int64_t)0) {
    v2[(((int64_t)threadIdx.x) >> (int64_t)5)] = v0[0];
  }
  __syncthreads();
  v0[0] = (int64_t)0;
  v0[0] = (v0[0] + v2[0]);
  v0[0] = (v0[0] + v2[1]);
  v0[0] = (v0[0] + v2[2]);
  v0[0] = (v0[0] + v2[3]);
  v0[0] = (v0[0] + v2[4]);
  v0[0] = (v0[0] + v2[5]);
  v0[0] = (v0[0] + v2[6]);
  v0[0] = (v0[0] + v2[7]);
  if ((((int64_t)threadIdx.x) == (int64_t)0) && (((int64_t)blockIdx.x) == (int64_t)1)) {
    v11[0] = (v0[0] + ((int64_t)v10[((int64_t)blockIdx.x)]));
  }
  if ((int64_t)0 < (((int64_t)623 - (((int64_t)threadIdx.x) * (int64_t)2)) - (((int64_t)blockIdx.x) * (int64_t)512))) {
    *(int4*)(v3 + 0) = *(int4*)(((signed char*)v12) + ((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)));
  } else {
    signed char v13;
    if (((((int64_t)blockIdx.x) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)2)) < (int64_t)625) {
      v13 = ((signed char*)v12)[((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16))];
    } else {
      v13 = (signed char)0;
    }
    v3[0] = v13;
    signed char v14;
    if (((((int64_t)blockIdx.x) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)2)) < (int64_t)625) {
      v14 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)1)];
    } else {
      v14 = (signed char)0;
    }
    v3[1] = v14;
    signed char v15;
    if (((((int64_t)blockIdx.x) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)2)) < (int64_t)625) {
      v15 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)2)];
    } else {
      v15 = (signed char)0;
    }
    v3[2] = v15;
    signed char v16;
    if (((((int64_t)blockIdx.x) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)2)) < (int64_t)625) {
      v16 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)3)];
    } else {
      v16 = (signed char)0;
    }
    v3[3] = v16;
    signed char v17;
    if (((((int64_t)blockIdx.x) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)2)) < (int64_t)625) {
      v17 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)4)];
    } else {
      v17 = (signed char)0;
    }
    v3[4] = v17;
    signed char v18;
    if (((((int64_t)blockIdx.x) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)2)) < (int64_t)625) {
      v18 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)5)];
    } else {
      v18 = (signed char)0;
    }
    v3[5] = v18;
    signed char v19;
    if (((((int64_t)blockIdx.x) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)2)) < (int64_t)625) {
      v19 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)6)];
    } else {
      v19 = (signed char)0;
    }
    v3[6] = v19;
    signed char v20;
    if (((((int64_t)blockIdx.x) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)2)) < (int64_t)625) {
      v20 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)7)];
    } else {
      v20 = (signed char)0;
    }
    v3[7] = v20;
    signed char v21;
    if (((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) < (int64_t)312) {
      v21 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)8)];
    } else {
      v21 = (signed char)0;
    }
    v3[8] = v21;
    signed char v22;
    if (((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) < (int64_t)312) {
      v22 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)9)];
    } else {
      v22 = (signed char)0;
    }
    v3[9] = v22;
    signed char v23;
    if (((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) < (int64_t)312) {
      v23 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)10)];
    } else {
      v23 = (signed char)0;
    }
    v3[10] = v23;
    signed char v24;
    if (((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) < (int64_t)312) {
      v24 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)11)];
    } else {
      v24 = (signed char)0;
    }
    v3[11] = v24;
    signed char v25;
    if (((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) < (int64_t)312) {
      v25 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)12)];
    } else {
      v25 = (signed char)0;
    }
    v3[12] = v25;
    signed char v26;
    if (((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) < (int64_t)312) {
      v26 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)13)];
    } else {
      v26 = (signed char)0;
    }
    v3[13] = v26;
    signed char v27;
    if (((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) < (int64_t)312) {
      v27 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)14)];
    } else {
      v27 = (signed char)0;
    }
    v3[14] = v27;
    signed char v28;
    if (((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) < (int64_t)312) {
      v28 = ((signed char*)v12)[(((((int64_t)blockIdx.x) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)15)];
    } else {
      v28 = (signed char)0;
    }
    v3[15] = v28;
  }
  v4[0] = 0;
  v4[0] = (v4[0] + ((int)v3[0]));
  v4[0] = (v4[0] + ((int)v3[1]));
  v4[0] = (v4[0] + ((int)v3[2]));
  v4[0] = (v4[0] + ((int)v3[3]));
  v4[0] = (v4[0] + ((int)v3[4]));
  v4[0] = (v4[0] + ((int)v3[5]));
  v4[0] = (v4[0] + ((int)v3[6]));
  v4[0] = (v4[0] + ((int)v3[7]));
  v4[0] = (v4[0] + ((int)v3[8]));
  v4[0] = (v4[0] + ((int)v3[9]));
  v4[0] = (v4[0] + ((int)v3[10]));
  v4[0] = (v4[0] + ((int)v3[11]));
  v4[0] = (v4[0] + ((int)v3[12]));
  v4[0] = (v4[0] + ((int)v3[13]));
  v4[0] = (v4[0] + ((int)v3[14]));
  v4[0] = (v4[0] + ((int)v3[15]));
  v5[0] = v4[0];
  v6[0] = __shfl_up_sync((uint)4294967295, v5[0], 1, 32);
  if ((int64_t)1 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v5[0] = (v5[0] + v6[0]);
  }
  v6[0] = __shfl_up_sync((uint)4294967295, v5[0], 2, 32);
  if ((int64_t)2 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v5[0] = (v5[0] + v6[0]);
  }
  v6[0] = __shfl_up_sync((uint)4294967295, v5[0], 4, 32);
  if ((int64_t)4 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v5[0] = (v5[0] + v6[0]);
  }
  v6[0] = __shfl_up_sync((uint)4294967295, v5[0], 8, 32);
  if ((int64_t)8 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v5[0] = (v5[0] + v6[0]);
  }
  v6[0] = __shfl_up_sync((uint)4294967295, v5[0], 16, 32);
  if ((int64_t)16 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v5[0] = (v5[0] + v6[0]);
  }
  __syncthreads();
  if ((((int64_t)threadIdx.x) & (int64_t)31) == (int64_t)31) {
    ((int*)v2)[(((int64_t)threadIdx.x) >> (int64_t)5)] = v5[0];
  }
  __syncthreads();
  v5[0] = (v5[0] - v4[0]);
  if ((int64_t)31 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] + ((int*)v2)[0]);
  }
  if ((int64_t)63 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] + ((int*)v2)[1]);
  }
  if ((int64_t)95 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] + ((int*)v2)[2]);
  }
  if ((int64_t)127 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] + ((int*)v2)[3]);
  }
  if ((int64_t)159 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] + ((int*)v2)[4]);
  }
  if ((int64_t)191 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] + ((int*)v2)[5]);
  }
  if ((int64_t)223 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] + ((int*)v2)[6]);
  }
  if (((int64_t)threadIdx.x) == (int64_t)255) {
    v7[0] = (v5[0] + v4[0]);
  }
  if (v3[0] != (signed char)0) {
    v8[v5[0]] = (((int)((int64_t)threadIdx.x)) * 16);
    v5[0] = (v5[0] + 1);
  }
  if (v3[1] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 1);
    v5[0] = (v5[0] + 1);
  }
  if (v3[2] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 2);
    v5[0] = (v5[0] + 1);
  }
  if (v3[3] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 3);
    v5[0] = (v5[0] + 1);
  }
  if (v3[4] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 4);
    v5[0] = (v5[0] + 1);
  }
  if (v3[5] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 5);
    v5[0] = (v5[0] + 1);
  }
  if (v3[6] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 6);
    v5[0] = (v5[0] + 1);
  }
  if (v3[7] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 7);
    v5[0] = (v5[0] + 1);
  }
  if (v3[8] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 8);
    v5[0] = (v5[0] + 1);
  }
  if (v3[9] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 9);
    v5[0] = (v5[0] + 1);
  }
  if (v3[10] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 10);
    v5[0] = (v5[0] + 1);
  }
  if (v3[11] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 11);
    v5[0] = (v5[0] + 1);
  }
  if (v3[12] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 12);
    v5[0] = (v5[0] + 1);
  }
  if (v3[13] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 13);
    v5[0] = (v5[0] + 1);
  }
  if (v3[14] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 14);
    v5[0] = (v5[0] + 1);
  }
  if (v3[15] != (signed char)0) {
    v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 15);
    v5[0] = (v5[0] + 1);
  }
  __syncthreads();
  v4[0] = v7[0];
  for (int v29 = 0; v29 < (((v4[0] + 255) - ((int)((int64_t)threadIdx.x))) >> 8); ++v29) {
    v30[(((((int64_t)v29) * (int64_t)256) + v0[0]) + ((int64_t)threadIdx.x))] = ((((int64_t)blockIdx.x) * (int64_t)4096) + ((int64_t)v8[((((int64_t)v29) * (int64_t)256) + ((int64_t)threadIdx.x))]));
  }
  v0[0] = (v0[0] + ((int64_t)v4[0]));
  __syncthreads();
}
