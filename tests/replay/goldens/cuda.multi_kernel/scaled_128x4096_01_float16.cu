// cuda.multi_kernel: scaled_128x4096_01_float16, on h200
// config: blocks=8
// digest: 0f7fb755fd9c
__launch_bounds__(256) g0(half* __restrict__ v14, float* __restrict__ v15) {
  alignas(64) float v0[1];
  alignas(64) half v1[8];
  alignas(64) float v2[8];
  alignas(64) half v3[8];
  alignas(64) float v4[8];
  alignas(64) float v5[1];
  alignas(64) float v6[1];
  alignas(64) float v7[1];
  alignas(64) float v8[1];
  alignas(64) float v9[1];
  __shared__ alignas(64) float v10[8];
  alignas(64) float v11[1];
  alignas(64) float v12[1];
  alignas(64) float v13[1];
  v0[0] = -0x1.fffffep+127f;
  g3(((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)));
  g4();
  *(uint4*)(v1 + 0) = *(uint4*)(v14 + ((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)));
  v2[0] = ((float)v1[0]);
  v2[1] = ((float)v1[1]);
  v2[2] = ((float)v1[2]);
  v2[3] = ((float)v1[3]);
  v2[4] = ((float)v1[4]);
  v2[5] = ((float)v1[5]);
  v2[6] = ((float)v1[6]);
  v2[7] = ((float)v1[7]);
  *(uint4*)(v3 + 0) = *(uint4*)(v14 + (((((int)blockIdx.x) * 4096) + (((int)threadIdx.x) * 8)) + 2048));
  v4[0] = ((float)v3[0]);
  v4[1] = ((float)v3[1]);
  v4[2] = ((float)v3[2]);
  v4[3] = ((float)v3[3]);
  v4[4] = ((float)v3[4]);
  v4[5] = ((float)v3[5]);
  v4[6] = ((float)v3[6]);
  v4[7] = ((float)v3[7]);
  v0[0] = g5(v0[0], fabsf(v2[0]));
  v0[0] = g5(v0[0], fabsf(v2[1]));
  v0[0] = g5(v0[0], fabsf(v2[2]));
  v0[0] = g5(v0[0], fabsf(v2[3]));
  v0[0] = g5(v0[0], fabsf(v2[4]));
  v0[0] = g5(v0[0], fabsf(v2[5]));
  v0[0] = g5(v0[0], fabsf(v2[6]));
  v0[0] = g5(v0[0], fabsf(v2[7]));
  v0[0] = g5(v0[0], fabsf(v4[0]));
  v0[0] = g5(v0[0], fabsf(v4[1]));
  v0[0] = g5(v0[0], fabsf(v4[2]));
  v0[0] = g5(v0[0], fabsf(v4[3]));
  v0[0] = g5(v0[0], fabsf(v4[4]));
  v0[0] = g5(v0[0], fabsf(v4[5]));
  v0[0] = g5(v0[0], fabsf(v4[6]));
  v0[0] = g5(v0[0], fabsf(v4[7]));
  v5[0] = __shfl_xor_sync((uint)4294967295, v0[0], 16, 32);
  v0[0] = g5(v0[0], v5[0]);
  v6[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = g5(v0[0], v6[0]);
  v7[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = g5(v0[0], v7[0]);
  v8[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = g5(v0[0], v8[0]);
  v9[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = g5(v0[0], v9[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    v10[(((int)threadIdx.x) >> 5)] = v0[0];
  }
  __syncthreads();
  v0[0] = v10[(((int)threadIdx.x) & 7)];
  v11[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = g5(v0[0], v11[0]);
  v12[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = g5(v0[0], v12[0]);
  v13[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = g5(v0[0], v13[0]);
  if (((int)threadIdx.x) == 0) {
    v15[((int)blockIdx.x)] = v0[0];
  }
}
__launch_bounds__(256) g1(float* __restrict__ v10, float* __restrict__ v11, float* __restrict__ v12) {
  alignas(64) float v0[1];
  alignas(64) float v1[1];
  alignas(64) float v2[1];
  alignas(64) float v3[1];
  alignas(64) float v4[1];
  alignas(64) float v5[1];
  __shared__ alignas(64) float v6[8];
  alignas(64) float v7[1];
  alignas(64) float v8[1];
  alignas(64) float v9[1];
  v0[0] = -0x1.fffffep+127f;
  g3(((int)threadIdx.x));
  g4();
  if (((int)threadIdx.x) < 128) {
    v0[0] = g5(v0[0], v10[((int)threadIdx.x)]);
  }
  v1[0] = __shfl_xor_sync((uint)4294967295, v0[0], 16, 32);
  v0[0] = g5(v0[0], v1[0]);
  v2[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = g5(v0[0], v2[0]);
  v3[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = g5(v0[0], v3[0]);
  v4[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = g5(v0[0], v4[0]);
  v5[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = g5(v0[0], v5[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    v6[(((int)threadIdx.x) >> 5)] = v0[0];
  }
  __syncthreads();
  v0[0] = v6[(((int)threadIdx.x) & 7)];
  v7[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = g5(v0[0], v7[0]);
  v8[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = g5(v0[0], v8[0]);
  v9[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = g5(v0[0], v9[0]);
  if (((int)threadIdx.x) == 0) {
    v11[0] = v0[0];
    v12[0] = (v0[0] / 0x1.fcp+6f);
  }
}
__launch_bounds__(256) g2(half* __restrict__ v6, float* __restrict__ v7, signed char* __restrict__ v16) {
  alignas(64) half v0[8];
  alignas(64) float v1[8];
  alignas(64) float v2[1];
  alignas(64) float v3[1];
  alignas(64) float v4[8];
  v4[0] = 0x0p+0f;
  v4[1] = 0x0p+0f;
  v4[2] = 0x0p+0f;
  v4[3] = 0x0p+0f;
  v4[4] = 0x0p+0f;
  v4[5] = 0x0p+0f;
  v4[6] = 0x0p+0f;
  v4[7] = 0x0p+0f;
  alignas(64) signed char v5[8];
  g3((((((int)threadIdx.x) * 8) + 522240) - (((int)blockIdx.x) * 2048)));
  g4();
  *(uint4*)(v0 + 0) = *(uint4*)(v6 + (((((int)threadIdx.x) * 8) + 522240) - (((int)blockIdx.x) * 2048)));
  v1[0] = ((float)v0[0]);
  v1[1] = ((float)v0[1]);
  v1[2] = ((float)v0[2]);
  v1[3] = ((float)v0[3]);
  v1[4] = ((float)v0[4]);
  v1[5] = ((float)v0[5]);
  v1[6] = ((float)v0[6]);
  v1[7] = ((float)v0[7]);
  v2[0] = v7[0];
  v2[0] = v2[0];
  v3[0] = (0x1p+0f / v2[0]);
  v1[0] = v1[0];
  v1[1] = v1[1];
  v1[2] = v1[2];
  v1[3] = v1[3];
  v1[4] = v1[4];
  v1[5] = v1[5];
  v1[6] = v1[6];
  v1[7] = v1[7];
  if ((0x1p-100f < fabsf(v2[0])) && (fabsf(v2[0]) < 0x1p+100f)) {
    v4[0] = (v1[0] * v3[0]);
    v4[1] = (v1[1] * v3[0]);
    v4[2] = (v1[2] * v3[0]);
    v4[3] = (v1[3] * v3[0]);
    v4[4] = (v1[4] * v3[0]);
    v4[5] = (v1[5] * v3[0]);
    v4[6] = (v1[6] * v3[0]);
    v4[7] = (v1[7] * v3[0]);
    float v8;
    if (fabsf(fmaf((0x0p+0f - v4[0]), v2[0], v1[0])) < CUDART_INF_F) {
      v8 = fmaf(fmaf((0x0p+0f - v4[0]), v2[0], v1[0]), v3[0], v4[0]);
    } else {
      v8 = v4[0];
    }
    v4[0] = v8;
    float v9;
    if (fabsf(fmaf((0x0p+0f - v4[1]), v2[0], v1[1])) < CUDART_INF_F) {
      v9 = fmaf(fmaf((0x0p+0f - v4[1]), v2[0], v1[1]), v3[0], v4[1]);
    } else {
      v9 = v4[1];
    }
    v4[1] = v9;
    float v10;
    if (fabsf(fmaf((0x0p+0f - v4[2]), v2[0], v1[2])) < CUDART_INF_F) {
      v10 = fmaf(fmaf((0x0p+0f - v4[2]), v2[0], v1[2]), v3[0], v4[2]);
    } else {
      v10 = v4[2];
    }
    v4[2] = v10;
    float v11;
    if (fabsf(fmaf((0x0p+0f - v4[3]), v2[0], v1[3])) < CUDART_INF_F) {
      v11 = fmaf(fmaf((0x0p+0f - v4[3]), v2[0], v1[3]), v3[0], v4[3]);
    } else {
      v11 = v4[3];
    }
    v4[3] = v11;
    float v12;
    if (fabsf(fmaf((0x0p+0f - v4[4]), v2[0], v1[4])) < CUDART_INF_F) {
      v12 = fmaf(fmaf((0x0p+0f - v4[4]), v2[0], v1[4]), v3[0], v4[4]);
    } else {
      v12 = v4[4];
    }
    v4[4] = v12;
    float v13;
    if (fabsf(fmaf((0x0p+0f - v4[5]), v2[0], v1[5])) < CUDART_INF_F) {
      v13 = fmaf(fmaf((0x0p+0f - v4[5]), v2[0], v1[5]), v3[0], v4[5]);
    } else {
      v13 = v4[5];
    }
    v4[5] = v13;
    float v14;
    if (fabsf(fmaf((0x0p+0f - v4[6]), v2[0], v1[6])) < CUDART_INF_F) {
      v14 = fmaf(fmaf((0x0p+0f - v4[6]), v2[0], v1[6]), v3[0], v4[6]);
    } else {
      v14 = v4[6];
    }
    v4[6] = v14;
    float v15;
    if (fabsf(fmaf((0x0p+0f - v4[7]), v2[0], v1[7])) < CUDART_INF_F) {
      v15 = fmaf(fmaf((0x0p+0f - v4[7]), v2[0], v1[7]), v3[0], v4[7]);
    } else {
      v15 = v4[7];
    }
    v4[7] = v15;
  }
  if ((fabsf(v2[0]) <= 0x1p-100f) || (0x1p+100f <= fabsf(v2[0]))) {
    v4[0] = (v1[0] / v2[0]);
    v4[1] = (v1[1] / v2[0]);
    v4[2] = (v1[2] / v2[0]);
    v4[3] = (v1[3] / v2[0]);
    v4[4] = (v1[4] / v2[0]);
    v4[5] = (v1[5] / v2[0]);
    v4[6] = (v1[6] / v2[0]);
    v4[7] = (v1[7] / v2[0]);
  }
  v5[0] = ((signed char)__float2int_rn(v4[0]));
  v5[1] = ((signed char)__float2int_rn(v4[1]));
  v5[2] = ((signed char)__float2int_rn(v4[2]));
  v5[3] = ((signed char)__float2int_rn(v4[3]));
  v5[4] = ((signed char)__float2int_rn(v4[4]));
  v5[5] = ((signed char)__float2int_rn(v4[5]));
  v5[6] = ((signed char)__float2int_rn(v4[6]));
  v5[7] = ((signed char)__float2int_rn(v4[7]));
  *(int2*)(v16 + (((((int)threadIdx.x) * 8) + 522240) - (((int)blockIdx.x) * 2048))) = *(int2*)(v5 + 0);
}
