// cuda.standalone_reduction: all_float32, on h200
// config: threads=256, depth=1, vector=4, splits=128, cluster=0
// digest: 2bbd16fdfeda
__launch_bounds__(256) g0(float* __restrict__ v17, float* __restrict__ v18) {
  alignas(64) float v0[1];
  alignas(64) float v1[4];
  v1[0] = 0x0p+0f;
  v1[1] = 0x0p+0f;
  v1[2] = 0x0p+0f;
  v1[3] = 0x0p+0f;
  alignas(64) float v2[4];
  v2[0] = 0x0p+0f;
  v2[1] = 0x0p+0f;
  v2[2] = 0x0p+0f;
  v2[3] = 0x0p+0f;
  alignas(64) float v3[4];
  v3[0] = 0x0p+0f;
  v3[1] = 0x0p+0f;
  v3[2] = 0x0p+0f;
  v3[3] = 0x0p+0f;
  alignas(64) float v4[4];
  v4[0] = 0x0p+0f;
  v4[1] = 0x0p+0f;
  v4[2] = 0x0p+0f;
  v4[3] = 0x0p+0f;
  alignas(64) float v5[4];
  v5[0] = 0x0p+0f;
  v5[1] = 0x0p+0f;
  v5[2] = 0x0p+0f;
  v5[3] = 0x0p+0f;
  alignas(64) float v6[4];
  v6[0] = 0x0p+0f;
  v6[1] = 0x0p+0f;
  v6[2] = 0x0p+0f;
  v6[3] = 0x0p+0f;
  alignas(64) float v7[4];
  v7[0] = 0x0p+0f;
  v7[1] = 0x0p+0f;
  v7[2] = 0x0p+0f;
  v7[3] = 0x0p+0f;
  alignas(64) float v8[1];
  alignas(64) float v9[1];
  alignas(64) float v10[1];
  alignas(64) float v11[1];
  alignas(64) float v12[1];
  __shared__ alignas(64) float v13[8];
  alignas(64) float v14[1];
  alignas(64) float v15[1];
  alignas(64) float v16[1];
  v0[0] = 0x0p+0f;
  g2(((((int)blockIdx.x) * 7168) + (((int)threadIdx.x) * 4)));
  g3();
  if (((((int)blockIdx.x) * 128) + (((int)threadIdx.x) / 14)) < 15425) {
    *(float4*)(v1 + 0) = *(float4*)(v17 + ((((int)blockIdx.x) * 7168) + (((int)threadIdx.x) * 4)));
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107847) {
    *(float4*)(v2 + 0) = *(float4*)(v17 + (((((int)blockIdx.x) * 7168) + (((int)threadIdx.x) * 4)) + 1024));
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107719) {
    *(float4*)(v3 + 0) = *(float4*)(v17 + (((((int)blockIdx.x) * 7168) + (((int)threadIdx.x) * 4)) + 2048));
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107591) {
    *(float4*)(v4 + 0) = *(float4*)(v17 + (((((int)blockIdx.x) * 7168) + (((int)threadIdx.x) * 4)) + 3072));
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107463) {
    *(float4*)(v5 + 0) = *(float4*)(v17 + (((((int)blockIdx.x) * 7168) + (((int)threadIdx.x) * 4)) + 4096));
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107335) {
    *(float4*)(v6 + 0) = *(float4*)(v17 + (((((int)blockIdx.x) * 7168) + (((int)threadIdx.x) * 4)) + 5120));
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107207) {
    *(float4*)(v7 + 0) = *(float4*)(v17 + (((((int)blockIdx.x) * 7168) + (((int)threadIdx.x) * 4)) + 6144));
  }
  if (((((int)blockIdx.x) * 128) + (((int)threadIdx.x) / 14)) < 15425) {
    v0[0] = (v0[0] + v1[0]);
    v0[0] = (v0[0] + v1[1]);
    v0[0] = (v0[0] + v1[2]);
    v0[0] = (v0[0] + v1[3]);
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107847) {
    v0[0] = (v0[0] + v2[0]);
    v0[0] = (v0[0] + v2[1]);
    v0[0] = (v0[0] + v2[2]);
    v0[0] = (v0[0] + v2[3]);
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107719) {
    v0[0] = (v0[0] + v3[0]);
    v0[0] = (v0[0] + v3[1]);
    v0[0] = (v0[0] + v3[2]);
    v0[0] = (v0[0] + v3[3]);
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107591) {
    v0[0] = (v0[0] + v4[0]);
    v0[0] = (v0[0] + v4[1]);
    v0[0] = (v0[0] + v4[2]);
    v0[0] = (v0[0] + v4[3]);
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107463) {
    v0[0] = (v0[0] + v5[0]);
    v0[0] = (v0[0] + v5[1]);
    v0[0] = (v0[0] + v5[2]);
    v0[0] = (v0[0] + v5[3]);
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107335) {
    v0[0] = (v0[0] + v6[0]);
    v0[0] = (v0[0] + v6[1]);
    v0[0] = (v0[0] + v6[2]);
    v0[0] = (v0[0] + v6[3]);
  }
  if (((((int)blockIdx.x) * 896) + (((int)threadIdx.x) >> 1)) < 107207) {
    v0[0] = (v0[0] + v7[0]);
    v0[0] = (v0[0] + v7[1]);
    v0[0] = (v0[0] + v7[2]);
    v0[0] = (v0[0] + v7[3]);
  }
  v8[0] = __shfl_xor_sync((uint)4294967295, v0[0], 16, 32);
  v0[0] = (v0[0] + v8[0]);
  v9[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = (v0[0] + v9[0]);
  v10[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = (v0[0] + v10[0]);
  v11[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = (v0[0] + v11[0]);
  v12[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = (v0[0] + v12[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    v13[(((int)threadIdx.x) >> 5)] = v0[0];
  }
  __syncthreads();
  v0[0] = v13[(((int)threadIdx.x) & 7)];
  v14[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = (v0[0] + v14[0]);
  v15[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = (v0[0] + v15[0]);
  v16[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = (v0[0] + v16[0]);
  if (((int)threadIdx.x) == 0) {
    v18[((int)blockIdx.x)] = v0[0];
  }
}
__launch_bounds__(256) g1(float* __restrict__ v10, float* __restrict__ v11) {
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
  v0[0] = 0x0p+0f;
  g2(((int)threadIdx.x));
  g3();
  if (((int)threadIdx.x) < 128) {
    v0[0] = (v0[0] + v10[((int)threadIdx.x)]);
  }
  v1[0] = __shfl_xor_sync((uint)4294967295, v0[0], 16, 32);
  v0[0] = (v0[0] + v1[0]);
  v2[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = (v0[0] + v2[0]);
  v3[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = (v0[0] + v3[0]);
  v4[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = (v0[0] + v4[0]);
  v5[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = (v0[0] + v5[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    v6[(((int)threadIdx.x) >> 5)] = v0[0];
  }
  __syncthreads();
  v0[0] = v6[(((int)threadIdx.x) & 7)];
  v7[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = (v0[0] + v7[0]);
  v8[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = (v0[0] + v8[0]);
  v9[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = (v0[0] + v9[0]);
  if (((int)threadIdx.x) == 0) {
    v11[0] = v0[0];
  }
}
