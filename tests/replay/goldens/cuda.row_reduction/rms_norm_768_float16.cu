// cuda.row_reduction: rms_norm_768_float16, on h200
// config: threads=128, rows=2, vector=8, cluster=1
// digest: 78d5d26af863
__launch_bounds__(256) g0(half* __restrict__ v16, half* __restrict__ v17, float* __restrict__ v18, half* __restrict__ v19) {
  alignas(64) float v0[1];
  alignas(64) uint v1[4];
  v1[0] = (uint)0;
  v1[1] = (uint)0;
  v1[2] = (uint)0;
  v1[3] = (uint)0;
  alignas(64) uint v2[4];
  v2[0] = (uint)0;
  v2[1] = (uint)0;
  v2[2] = (uint)0;
  v2[3] = (uint)0;
  alignas(64) float v3[8];
  alignas(64) float v4[8];
  alignas(64) float v5[8];
  v5[0] = 0x0p+0f;
  v5[1] = 0x0p+0f;
  v5[2] = 0x0p+0f;
  v5[3] = 0x0p+0f;
  v5[4] = 0x0p+0f;
  v5[5] = 0x0p+0f;
  v5[6] = 0x0p+0f;
  v5[7] = 0x0p+0f;
  alignas(64) float v6[1];
  alignas(64) float v7[1];
  alignas(64) float v8[1];
  alignas(64) float v9[1];
  alignas(64) float v10[1];
  __shared__ alignas(64) float v11[8];
  alignas(64) float v12[1];
  alignas(64) float v13[1];
  alignas(64) float v14[8];
  v14[0] = 0x0p+0f;
  v14[1] = 0x0p+0f;
  v14[2] = 0x0p+0f;
  v14[3] = 0x0p+0f;
  v14[4] = 0x0p+0f;
  v14[5] = 0x0p+0f;
  v14[6] = 0x0p+0f;
  v14[7] = 0x0p+0f;
  alignas(64) half v15[8];
  v0[0] = 0x0p+0f;
  g1((((((int)blockIdx.x) * 768) + ((((int)threadIdx.x) >> 7) * 384)) + ((((int)threadIdx.x) & 127) * 4)), (((((int)blockIdx.x) * 768) + ((((int)threadIdx.x) >> 7) * 384)) + ((((int)threadIdx.x) & 127) * 4)));
  g2();
  if ((((int)threadIdx.x) & 127) < 96) {
    *(uint4*)(v1 + 0) = *(uint4*)(((uint*)v16) + (((((int)blockIdx.x) * 768) + ((((int)threadIdx.x) >> 7) * 384)) + ((((int)threadIdx.x) & 127) * 4)));
    *(uint4*)(v2 + 0) = *(uint4*)(((uint*)v17) + (((((int)blockIdx.x) * 768) + ((((int)threadIdx.x) >> 7) * 384)) + ((((int)threadIdx.x) & 127) * 4)));
  }
  if ((((int)threadIdx.x) & 127) < 96) {
    v3[0] = g3(v1[0]);
    v3[1] = g4(v1[0]);
    v3[2] = g3(v1[1]);
    v3[3] = g4(v1[1]);
    v3[4] = g3(v1[2]);
    v3[5] = g4(v1[2]);
    v3[6] = g3(v1[3]);
    v3[7] = g4(v1[3]);
    v4[0] = g3(v2[0]);
    v4[1] = g4(v2[0]);
    v4[2] = g3(v2[1]);
    v4[3] = g4(v2[1]);
    v4[4] = g3(v2[2]);
    v4[5] = g4(v2[2]);
    v4[6] = g3(v2[3]);
    v4[7] = g4(v2[3]);
    v5[0] = (v3[0] + v4[0]);
    v5[1] = (v3[1] + v4[1]);
    v5[2] = (v3[2] + v4[2]);
    v5[3] = (v3[3] + v4[3]);
    v5[4] = (v3[4] + v4[4]);
    v5[5] = (v3[5] + v4[5]);
    v5[6] = (v3[6] + v4[6]);
    v5[7] = (v3[7] + v4[7]);
    v0[0] = (v0[0] + (v5[0] * v5[0]));
    v0[0] = (v0[0] + (v5[1] * v5[1]));
    v0[0] = (v0[0] + (v5[2] * v5[2]));
    v0[0] = (v0[0] + (v5[3] * v5[3]));
    v0[0] = (v0[0] + (v5[4] * v5[4]));
    v0[0] = (v0[0] + (v5[5] * v5[5]));
    v0[0] = (v0[0] + (v5[6] * v5[6]));
    v0[0] = (v0[0] + (v5[7] * v5[7]));
  }
  v6[0] = __shfl_xor_sync((uint)4294967295, v0[0], 16, 32);
  v0[0] = (v0[0] + v6[0]);
  v7[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = (v0[0] + v7[0]);
  v8[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = (v0[0] + v8[0]);
  v9[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = (v0[0] + v9[0]);
  v10[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = (v0[0] + v10[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    v11[(((int)threadIdx.x) >> 5)] = v0[0];
  }
  __syncthreads();
  v0[0] = v11[(((((int)threadIdx.x) >> 7) * 4) + (((int)threadIdx.x) & 3))];
  v12[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = (v0[0] + v12[0]);
  v13[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = (v0[0] + v13[0]);
  if ((((int)threadIdx.x) & 127) < 96) {
    *(float4*)(v14 + 0) = *(float4*)(v18 + ((((int)threadIdx.x) & 127) * 8));
    *(float4*)(v14 + 4) = *(float4*)(v18 + (((((int)threadIdx.x) & 127) * 8) + 4));
  }
  if ((((int)threadIdx.x) & 127) < 96) {
    v15[0] = ((half)((v5[0] * rsqrtf(((v0[0] / 0x1.8p+9f) + 0x1.4f8b588e368f1p-17f))) * v14[0]));
    v15[1] = ((half)((v5[1] * rsqrtf(((v0[0] / 0x1.8p+9f) + 0x1.4f8b588e368f1p-17f))) * v14[1]));
    v15[2] = ((half)((v5[2] * rsqrtf(((v0[0] / 0x1.8p+9f) + 0x1.4f8b588e368f1p-17f))) * v14[2]));
    v15[3] = ((half)((v5[3] * rsqrtf(((v0[0] / 0x1.8p+9f) + 0x1.4f8b588e368f1p-17f))) * v14[3]));
    v15[4] = ((half)((v5[4] * rsqrtf(((v0[0] / 0x1.8p+9f) + 0x1.4f8b588e368f1p-17f))) * v14[4]));
    v15[5] = ((half)((v5[5] * rsqrtf(((v0[0] / 0x1.8p+9f) + 0x1.4f8b588e368f1p-17f))) * v14[5]));
    v15[6] = ((half)((v5[6] * rsqrtf(((v0[0] / 0x1.8p+9f) + 0x1.4f8b588e368f1p-17f))) * v14[6]));
    v15[7] = ((half)((v5[7] * rsqrtf(((v0[0] / 0x1.8p+9f) + 0x1.4f8b588e368f1p-17f))) * v14[7]));
    *(uint4*)(v19 + (((((int)blockIdx.x) * 1536) + ((((int)threadIdx.x) >> 7) * 768)) + ((((int)threadIdx.x) & 127) * 8))) = *(uint4*)(v15 + 0);
  }
}
