// cuda.scan: sum-2x4097x1-bfloat16-exclusive, on h200
// config: each=16, vector=1, tiles=0, across=0, lanes=0
// digest: fddd145a43b3
__launch_bounds__(256) g0(nv_bfloat16* __restrict__ v10, nv_bfloat16* __restrict__ v27, int64_t v28) {
  alignas(64) float v0[1];
  alignas(64) nv_bfloat16 v1[16];
  v1[0] = __float2bfloat16_rn(0x0p+0f);
  v1[1] = __float2bfloat16_rn(0x0p+0f);
  v1[2] = __float2bfloat16_rn(0x0p+0f);
  v1[3] = __float2bfloat16_rn(0x0p+0f);
  v1[4] = __float2bfloat16_rn(0x0p+0f);
  v1[5] = __float2bfloat16_rn(0x0p+0f);
  v1[6] = __float2bfloat16_rn(0x0p+0f);
  v1[7] = __float2bfloat16_rn(0x0p+0f);
  v1[8] = __float2bfloat16_rn(0x0p+0f);
  v1[9] = __float2bfloat16_rn(0x0p+0f);
  v1[10] = __float2bfloat16_rn(0x0p+0f);
  v1[11] = __float2bfloat16_rn(0x0p+0f);
  v1[12] = __float2bfloat16_rn(0x0p+0f);
  v1[13] = __float2bfloat16_rn(0x0p+0f);
  v1[14] = __float2bfloat16_rn(0x0p+0f);
  v1[15] = __float2bfloat16_rn(0x0p+0f);
  __shared__ alignas(64) float v2[4223];
  alignas(64) float v3[16];
  alignas(64) float v4[1];
  alignas(64) float v5[1];
  __shared__ alignas(64) float v6[8];
  alignas(64) float v7[1];
  alignas(64) nv_bfloat16 v8[16];
  v0[0] = 0x0p+0f;
  g1();
  g2();
  for (int v9 = 0; v9 < 2; ++v9) {
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)4097) {
      v1[(int64_t)0] = v10[(((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x))];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3841) {
      v1[(int64_t)1] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)256)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3585) {
      v1[(int64_t)2] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)512)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3329) {
      v1[(int64_t)3] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)768)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3073) {
      v1[(int64_t)4] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)1024)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2817) {
      v1[(int64_t)5] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)1280)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2561) {
      v1[(int64_t)6] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)1536)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2305) {
      v1[(int64_t)7] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)1792)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2049) {
      v1[(int64_t)8] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)2048)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1793) {
      v1[(int64_t)9] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)2304)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1537) {
      v1[(int64_t)10] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)2560)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1281) {
      v1[(int64_t)11] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)2816)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1025) {
      v1[(int64_t)12] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)3072)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)769) {
      v1[(int64_t)13] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)3328)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)513) {
      v1[(int64_t)14] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)3584)];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)257) {
      v1[(int64_t)15] = v10[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)3840)];
    }
    __syncthreads();
    float v11;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)4097) {
      v11 = ((float)v1[0]);
    } else {
      v11 = 0x0p+0f;
    }
    v2[((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x))] = v11;
    float v12;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3841) {
      v12 = ((float)v1[1]);
    } else {
      v12 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)264)] = v12;
    float v13;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3585) {
      v13 = ((float)v1[2]);
    } else {
      v13 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)528)] = v13;
    float v14;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3329) {
      v14 = ((float)v1[3]);
    } else {
      v14 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)792)] = v14;
    float v15;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3073) {
      v15 = ((float)v1[4]);
    } else {
      v15 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)1056)] = v15;
    float v16;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2817) {
      v16 = ((float)v1[5]);
    } else {
      v16 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)1320)] = v16;
    float v17;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2561) {
      v17 = ((float)v1[6]);
    } else {
      v17 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)1584)] = v17;
    float v18;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2305) {
      v18 = ((float)v1[7]);
    } else {
      v18 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)1848)] = v18;
    float v19;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2049) {
      v19 = ((float)v1[8]);
    } else {
      v19 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)2112)] = v19;
    float v20;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1793) {
      v20 = ((float)v1[9]);
    } else {
      v20 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)2376)] = v20;
    float v21;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1537) {
      v21 = ((float)v1[10]);
    } else {
      v21 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)2640)] = v21;
    float v22;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1281) {
      v22 = ((float)v1[11]);
    } else {
      v22 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)2904)] = v22;
    float v23;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1025) {
      v23 = ((float)v1[12]);
    } else {
      v23 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)3168)] = v23;
    float v24;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)769) {
      v24 = ((float)v1[13]);
    } else {
      v24 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)3432)] = v24;
    float v25;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)513) {
      v25 = ((float)v1[14]);
    } else {
      v25 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)3696)] = v25;
    float v26;
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)257) {
      v26 = ((float)v1[15]);
    } else {
      v26 = 0x0p+0f;
    }
    v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)3960)] = v26;
    __syncthreads();
    v3[0] = v2[((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1))];
    v3[1] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)1)];
    v3[2] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)2)];
    v3[3] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)3)];
    v3[4] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)4)];
    v3[5] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)5)];
    v3[6] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)6)];
    v3[7] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)7)];
    v3[8] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)8)];
    v3[9] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)9)];
    v3[10] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)10)];
    v3[11] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)11)];
    v3[12] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)12)];
    v3[13] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)13)];
    v3[14] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)14)];
    v3[15] = v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)15)];
    v3[1] = (v3[0] + v3[1]);
    v3[2] = (v3[1] + v3[2]);
    v3[3] = (v3[2] + v3[3]);
    v3[4] = (v3[3] + v3[4]);
    v3[5] = (v3[4] + v3[5]);
    v3[6] = (v3[5] + v3[6]);
    v3[7] = (v3[6] + v3[7]);
    v3[8] = (v3[7] + v3[8]);
    v3[9] = (v3[8] + v3[9]);
    v3[10] = (v3[9] + v3[10]);
    v3[11] = (v3[10] + v3[11]);
    v3[12] = (v3[11] + v3[12]);
    v3[13] = (v3[12] + v3[13]);
    v3[14] = (v3[13] + v3[14]);
    v3[15] = (v3[14] + v3[15]);
    v4[0] = v3[15];
    v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 1, 32);
    if ((int64_t)1 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v4[0] = (v5[0] + v4[0]);
    }
    v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 2, 32);
    if ((int64_t)2 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v4[0] = (v5[0] + v4[0]);
    }
    v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 4, 32);
    if ((int64_t)4 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v4[0] = (v5[0] + v4[0]);
    }
    v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 8, 32);
    if ((int64_t)8 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v4[0] = (v5[0] + v4[0]);
    }
    v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 16, 32);
    if ((int64_t)16 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v4[0] = (v5[0] + v4[0]);
    }
    v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 1, 32);
    if ((((int64_t)threadIdx.x) & (int64_t)31) == (int64_t)31) {
      v6[(((int64_t)threadIdx.x) >> (int64_t)5)] = v4[0];
    }
    __syncthreads();
    v7[0] = v0[0];
    if ((int64_t)31 < ((int64_t)threadIdx.x)) {
      v7[0] = (v7[0] + v6[0]);
    }
    v0[0] = (v0[0] + v6[0]);
    if ((int64_t)63 < ((int64_t)threadIdx.x)) {
      v7[0] = (v7[0] + v6[1]);
    }
    v0[0] = (v0[0] + v6[1]);
    if ((int64_t)95 < ((int64_t)threadIdx.x)) {
      v7[0] = (v7[0] + v6[2]);
    }
    v0[0] = (v0[0] + v6[2]);
    if ((int64_t)127 < ((int64_t)threadIdx.x)) {
      v7[0] = (v7[0] + v6[3]);
    }
    v0[0] = (v0[0] + v6[3]);
    if ((int64_t)159 < ((int64_t)threadIdx.x)) {
      v7[0] = (v7[0] + v6[4]);
    }
    v0[0] = (v0[0] + v6[4]);
    if ((int64_t)191 < ((int64_t)threadIdx.x)) {
      v7[0] = (v7[0] + v6[5]);
    }
    v0[0] = (v0[0] + v6[5]);
    if ((int64_t)223 < ((int64_t)threadIdx.x)) {
      v7[0] = (v7[0] + v6[6]);
    }
    v0[0] = (v0[0] + v6[6]);
    v0[0] = (v0[0] + v6[7]);
    if ((int64_t)0 < (((int64_t)threadIdx.x) & (int64_t)31)) {
      v7[0] = (v7[0] + v5[0]);
    }
    v3[15] = (v7[0] + v3[14]);
    v3[14] = (v7[0] + v3[13]);
    v3[13] = (v7[0] + v3[12]);
    v3[12] = (v7[0] + v3[11]);
    v3[11] = (v7[0] + v3[10]);
    v3[10] = (v7[0] + v3[9]);
    v3[9] = (v7[0] + v3[8]);
    v3[8] = (v7[0] + v3[7]);
    v3[7] = (v7[0] + v3[6]);
    v3[6] = (v7[0] + v3[5]);
    v3[5] = (v7[0] + v3[4]);
    v3[4] = (v7[0] + v3[3]);
    v3[3] = (v7[0] + v3[2]);
    v3[2] = (v7[0] + v3[1]);
    v3[1] = (v7[0] + v3[0]);
    v3[0] = v7[0];
    v2[((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1))] = v3[0];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)1)] = v3[1];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)2)] = v3[2];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)3)] = v3[3];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)4)] = v3[4];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)5)] = v3[5];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)6)] = v3[6];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)7)] = v3[7];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)8)] = v3[8];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)9)] = v3[9];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)10)] = v3[10];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)11)] = v3[11];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)12)] = v3[12];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)13)] = v3[13];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)14)] = v3[14];
    v2[(((((int64_t)threadIdx.x) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)1)) + (int64_t)15)] = v3[15];
    __syncthreads();
    v8[0] = ((nv_bfloat16)v2[((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x))]);
    v8[1] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)264)]);
    v8[2] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)528)]);
    v8[3] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)792)]);
    v8[4] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)1056)]);
    v8[5] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)1320)]);
    v8[6] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)1584)]);
    v8[7] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)1848)]);
    v8[8] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)2112)]);
    v8[9] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)2376)]);
    v8[10] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)2640)]);
    v8[11] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)2904)]);
    v8[12] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)3168)]);
    v8[13] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)3432)]);
    v8[14] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)3696)]);
    v8[15] = ((nv_bfloat16)v2[(((((int64_t)threadIdx.x) >> (int64_t)5) + ((int64_t)threadIdx.x)) + (int64_t)3960)]);
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)4097) {
      v27[(((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x))] = v8[(int64_t)0];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3841) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)256)] = v8[(int64_t)1];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3585) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)512)] = v8[(int64_t)2];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3329) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)768)] = v8[(int64_t)3];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)3073) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)1024)] = v8[(int64_t)4];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2817) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)1280)] = v8[(int64_t)5];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2561) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)1536)] = v8[(int64_t)6];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2305) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)1792)] = v8[(int64_t)7];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)2049) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)2048)] = v8[(int64_t)8];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1793) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)2304)] = v8[(int64_t)9];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1537) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)2560)] = v8[(int64_t)10];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1281) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)2816)] = v8[(int64_t)11];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)1025) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)3072)] = v8[(int64_t)12];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)769) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)3328)] = v8[(int64_t)13];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)513) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)3584)] = v8[(int64_t)14];
    }
    if (((((int64_t)v9) * (int64_t)4096) + ((int64_t)threadIdx.x)) < (int64_t)257) {
      v27[((((((int64_t)blockIdx.x) * (int64_t)4097) + (((int64_t)v9) * (int64_t)4096)) + ((int64_t)threadIdx.x)) + (int64_t)3840)] = v8[(int64_t)15];
    }
  }
}
