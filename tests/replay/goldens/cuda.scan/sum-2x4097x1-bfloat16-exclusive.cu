// cuda.scan: sum-2x4097x1-bfloat16-exclusive, on h200
// config: each=16, vector=1
// digest: 4a8ddeb54d84
__launch_bounds__(256) g0(nv_bfloat16* __restrict__ v9, nv_bfloat16* __restrict__ v26, int64_t v27) {
  alignas(64) float v0[1];
  alignas(64) nv_bfloat16 v1[16];
  alignas(64) float v2[16];
  alignas(64) float v3[1];
  alignas(64) float v4[1];
  __shared__ alignas(64) float v5[8];
  alignas(64) float v6[1];
  alignas(64) nv_bfloat16 v7[16];
  v0[0] = 0x0p+0f;
  g1();
  g2();
  for (int v8 = 0; v8 < 2; ++v8) {
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4097) {
      v1[(int64_t)0] = v9[(((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16))];
    }
    if (((int64_t)v8) < (int64_t)1) {
      v1[(int64_t)1] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)1)];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4095) {
      v1[(int64_t)2] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)2)];
    }
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2047) {
      v1[(int64_t)3] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)3)];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4093) {
      v1[(int64_t)4] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)4)];
    }
    if (((((int64_t)v8) * (int64_t)1024) + (((int64_t)threadIdx.x) * (int64_t)4)) < (int64_t)1023) {
      v1[(int64_t)5] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)5)];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4091) {
      v1[(int64_t)6] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)6)];
    }
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2045) {
      v1[(int64_t)7] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)7)];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4089) {
      v1[(int64_t)8] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)8)];
    }
    if (((((int64_t)v8) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)2)) < (int64_t)511) {
      v1[(int64_t)9] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)9)];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4087) {
      v1[(int64_t)10] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)10)];
    }
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2043) {
      v1[(int64_t)11] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)11)];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4085) {
      v1[(int64_t)12] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)12)];
    }
    if (((((int64_t)v8) * (int64_t)1024) + (((int64_t)threadIdx.x) * (int64_t)4)) < (int64_t)1021) {
      v1[(int64_t)13] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)13)];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4083) {
      v1[(int64_t)14] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)14)];
    }
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2041) {
      v1[(int64_t)15] = v9[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)15)];
    }
    float v10;
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4097) {
      v10 = ((float)v1[0]);
    } else {
      v10 = 0x0p+0f;
    }
    v2[0] = v10;
    float v11;
    if (((int64_t)v8) < (int64_t)1) {
      v11 = ((float)v1[1]);
    } else {
      v11 = 0x0p+0f;
    }
    v2[1] = v11;
    float v12;
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4095) {
      v12 = ((float)v1[2]);
    } else {
      v12 = 0x0p+0f;
    }
    v2[2] = v12;
    float v13;
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2047) {
      v13 = ((float)v1[3]);
    } else {
      v13 = 0x0p+0f;
    }
    v2[3] = v13;
    float v14;
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4093) {
      v14 = ((float)v1[4]);
    } else {
      v14 = 0x0p+0f;
    }
    v2[4] = v14;
    float v15;
    if (((((int64_t)v8) * (int64_t)1024) + (((int64_t)threadIdx.x) * (int64_t)4)) < (int64_t)1023) {
      v15 = ((float)v1[5]);
    } else {
      v15 = 0x0p+0f;
    }
    v2[5] = v15;
    float v16;
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4091) {
      v16 = ((float)v1[6]);
    } else {
      v16 = 0x0p+0f;
    }
    v2[6] = v16;
    float v17;
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2045) {
      v17 = ((float)v1[7]);
    } else {
      v17 = 0x0p+0f;
    }
    v2[7] = v17;
    float v18;
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4089) {
      v18 = ((float)v1[8]);
    } else {
      v18 = 0x0p+0f;
    }
    v2[8] = v18;
    float v19;
    if (((((int64_t)v8) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)2)) < (int64_t)511) {
      v19 = ((float)v1[9]);
    } else {
      v19 = 0x0p+0f;
    }
    v2[9] = v19;
    float v20;
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4087) {
      v20 = ((float)v1[10]);
    } else {
      v20 = 0x0p+0f;
    }
    v2[10] = v20;
    float v21;
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2043) {
      v21 = ((float)v1[11]);
    } else {
      v21 = 0x0p+0f;
    }
    v2[11] = v21;
    float v22;
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4085) {
      v22 = ((float)v1[12]);
    } else {
      v22 = 0x0p+0f;
    }
    v2[12] = v22;
    float v23;
    if (((((int64_t)v8) * (int64_t)1024) + (((int64_t)threadIdx.x) * (int64_t)4)) < (int64_t)1021) {
      v23 = ((float)v1[13]);
    } else {
      v23 = 0x0p+0f;
    }
    v2[13] = v23;
    float v24;
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4083) {
      v24 = ((float)v1[14]);
    } else {
      v24 = 0x0p+0f;
    }
    v2[14] = v24;
    float v25;
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2041) {
      v25 = ((float)v1[15]);
    } else {
      v25 = 0x0p+0f;
    }
    v2[15] = v25;
    v2[1] = (v2[0] + v2[1]);
    v2[2] = (v2[1] + v2[2]);
    v2[3] = (v2[2] + v2[3]);
    v2[4] = (v2[3] + v2[4]);
    v2[5] = (v2[4] + v2[5]);
    v2[6] = (v2[5] + v2[6]);
    v2[7] = (v2[6] + v2[7]);
    v2[8] = (v2[7] + v2[8]);
    v2[9] = (v2[8] + v2[9]);
    v2[10] = (v2[9] + v2[10]);
    v2[11] = (v2[10] + v2[11]);
    v2[12] = (v2[11] + v2[12]);
    v2[13] = (v2[12] + v2[13]);
    v2[14] = (v2[13] + v2[14]);
    v2[15] = (v2[14] + v2[15]);
    v3[0] = v2[15];
    v4[0] = __shfl_up_sync((uint)4294967295, v3[0], 1, 32);
    if ((int64_t)1 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v3[0] = (v4[0] + v3[0]);
    }
    v4[0] = __shfl_up_sync((uint)4294967295, v3[0], 2, 32);
    if ((int64_t)2 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v3[0] = (v4[0] + v3[0]);
    }
    v4[0] = __shfl_up_sync((uint)4294967295, v3[0], 4, 32);
    if ((int64_t)4 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v3[0] = (v4[0] + v3[0]);
    }
    v4[0] = __shfl_up_sync((uint)4294967295, v3[0], 8, 32);
    if ((int64_t)8 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v3[0] = (v4[0] + v3[0]);
    }
    v4[0] = __shfl_up_sync((uint)4294967295, v3[0], 16, 32);
    if ((int64_t)16 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v3[0] = (v4[0] + v3[0]);
    }
    v4[0] = __shfl_up_sync((uint)4294967295, v3[0], 1, 32);
    __syncthreads();
    if ((((int64_t)threadIdx.x) & (int64_t)31) == (int64_t)31) {
      v5[(((int64_t)threadIdx.x) >> (int64_t)5)] = v3[0];
    }
    __syncthreads();
    v6[0] = v0[0];
    if ((int64_t)31 < ((int64_t)threadIdx.x)) {
      v6[0] = (v6[0] + v5[0]);
    }
    v0[0] = (v0[0] + v5[0]);
    if ((int64_t)63 < ((int64_t)threadIdx.x)) {
      v6[0] = (v6[0] + v5[1]);
    }
    v0[0] = (v0[0] + v5[1]);
    if ((int64_t)95 < ((int64_t)threadIdx.x)) {
      v6[0] = (v6[0] + v5[2]);
    }
    v0[0] = (v0[0] + v5[2]);
    if ((int64_t)127 < ((int64_t)threadIdx.x)) {
      v6[0] = (v6[0] + v5[3]);
    }
    v0[0] = (v0[0] + v5[3]);
    if ((int64_t)159 < ((int64_t)threadIdx.x)) {
      v6[0] = (v6[0] + v5[4]);
    }
    v0[0] = (v0[0] + v5[4]);
    if ((int64_t)191 < ((int64_t)threadIdx.x)) {
      v6[0] = (v6[0] + v5[5]);
    }
    v0[0] = (v0[0] + v5[5]);
    if ((int64_t)223 < ((int64_t)threadIdx.x)) {
      v6[0] = (v6[0] + v5[6]);
    }
    v0[0] = (v0[0] + v5[6]);
    v0[0] = (v0[0] + v5[7]);
    if ((int64_t)0 < (((int64_t)threadIdx.x) & (int64_t)31)) {
      v6[0] = (v6[0] + v4[0]);
    }
    v7[0] = ((nv_bfloat16)v6[0]);
    v7[1] = ((nv_bfloat16)(v6[0] + v2[0]));
    v7[2] = ((nv_bfloat16)(v6[0] + v2[1]));
    v7[3] = ((nv_bfloat16)(v6[0] + v2[2]));
    v7[4] = ((nv_bfloat16)(v6[0] + v2[3]));
    v7[5] = ((nv_bfloat16)(v6[0] + v2[4]));
    v7[6] = ((nv_bfloat16)(v6[0] + v2[5]));
    v7[7] = ((nv_bfloat16)(v6[0] + v2[6]));
    v7[8] = ((nv_bfloat16)(v6[0] + v2[7]));
    v7[9] = ((nv_bfloat16)(v6[0] + v2[8]));
    v7[10] = ((nv_bfloat16)(v6[0] + v2[9]));
    v7[11] = ((nv_bfloat16)(v6[0] + v2[10]));
    v7[12] = ((nv_bfloat16)(v6[0] + v2[11]));
    v7[13] = ((nv_bfloat16)(v6[0] + v2[12]));
    v7[14] = ((nv_bfloat16)(v6[0] + v2[13]));
    v7[15] = ((nv_bfloat16)(v6[0] + v2[14]));
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4097) {
      v26[(((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16))] = v7[(int64_t)0];
    }
    if (((int64_t)v8) < (int64_t)1) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)1)] = v7[(int64_t)1];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4095) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)2)] = v7[(int64_t)2];
    }
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2047) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)3)] = v7[(int64_t)3];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4093) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)4)] = v7[(int64_t)4];
    }
    if (((((int64_t)v8) * (int64_t)1024) + (((int64_t)threadIdx.x) * (int64_t)4)) < (int64_t)1023) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)5)] = v7[(int64_t)5];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4091) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)6)] = v7[(int64_t)6];
    }
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2045) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)7)] = v7[(int64_t)7];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4089) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)8)] = v7[(int64_t)8];
    }
    if (((((int64_t)v8) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)2)) < (int64_t)511) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)9)] = v7[(int64_t)9];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4087) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)10)] = v7[(int64_t)10];
    }
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2043) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)11)] = v7[(int64_t)11];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4085) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)12)] = v7[(int64_t)12];
    }
    if (((((int64_t)v8) * (int64_t)1024) + (((int64_t)threadIdx.x) * (int64_t)4)) < (int64_t)1021) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)13)] = v7[(int64_t)13];
    }
    if (((((int64_t)v8) * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) < (int64_t)4083) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)14)] = v7[(int64_t)14];
    }
    if (((((int64_t)v8) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < (int64_t)2041) {
      v26[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v8) * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)15)] = v7[(int64_t)15];
    }
  }
}
