// cuda.broadcast_rows: outer_300x1000_float32, on h200
// config: threads=256, rows=2, vector=4, cluster=1
// digest: 3302da432792
__launch_bounds__(512) g0(float* __restrict__ v22, float* __restrict__ v23, float* __restrict__ v24) {
  alignas(64) float v0[1];
  alignas(64) float v1[1];
  v1[0] = 0x0p+0f;
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
  alignas(64) float v4[1];
  alignas(64) float v5[1];
  alignas(64) float v6[1];
  alignas(64) float v7[1];
  alignas(64) float v8[1];
  __shared__ alignas(64) float v9[16];
  alignas(64) float v10[1];
  alignas(64) float v11[1];
  alignas(64) float v12[1];
  alignas(64) float v13[1];
  alignas(64) float v14[1];
  alignas(64) float v15[1];
  alignas(64) float v16[1];
  alignas(64) float v17[1];
  alignas(64) float v18[1];
  alignas(64) float v19[1];
  alignas(64) float v20[1];
  alignas(64) float v21[1];
  v0[0] = -0x1.fffffep+127f;
  g1(((((int)blockIdx.x) * 2) + (((int)threadIdx.x) >> 8)), ((((int)threadIdx.x) & 255) * 4));
  g2();
  if ((((int)threadIdx.x) & 255) < 250) {
    v1[0] = v22[((((int)blockIdx.x) * 2) + (((int)threadIdx.x) >> 8))];
    *(float4*)(v2 + 0) = *(float4*)(v23 + ((((int)threadIdx.x) & 255) * 4));
  }
  if ((((int)threadIdx.x) & 255) < 250) {
    v3[0] = (v1[0] + v2[0]);
    v3[1] = (v1[0] + v2[1]);
    v3[2] = (v1[0] + v2[2]);
    v3[3] = (v1[0] + v2[3]);
    v0[0] = max(v0[0], v3[0]);
    v0[0] = max(v0[0], v3[1]);
    v0[0] = max(v0[0], v3[2]);
    v0[0] = max(v0[0], v3[3]);
  }
  v4[0] = __shfl_xor_sync((uint)4294967295, v0[0], 16, 32);
  v0[0] = max(v0[0], v4[0]);
  v5[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = max(v0[0], v5[0]);
  v6[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = max(v0[0], v6[0]);
  v7[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = max(v0[0], v7[0]);
  v8[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = max(v0[0], v8[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    v9[(((int)threadIdx.x) >> 5)] = v0[0];
  }
  __syncthreads();
  v0[0] = v9[(((((int)threadIdx.x) >> 8) * 8) + (((int)threadIdx.x) & 7))];
  v10[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = max(v0[0], v10[0]);
  v11[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = max(v0[0], v11[0]);
  v12[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = max(v0[0], v12[0]);
  v13[0] = 0x0p+0f;
  if ((((int)threadIdx.x) & 255) < 250) {
    v13[0] = (v13[0] + expf(__fsub_rn(v3[0], v0[0])));
    v13[0] = (v13[0] + expf(__fsub_rn(v3[1], v0[0])));
    v13[0] = (v13[0] + expf(__fsub_rn(v3[2], v0[0])));
    v13[0] = (v13[0] + expf(__fsub_rn(v3[3], v0[0])));
  }
  v14[0] = __shfl_xor_sync((uint)4294967295, v13[0], 16, 32);
  v13[0] = (v13[0] + v14[0]);
  v15[0] = __shfl_xor_sync((uint)4294967295, v13[0], 8, 32);
  v13[0] = (v13[0] + v15[0]);
  v16[0] = __shfl_xor_sync((uint)4294967295, v13[0], 4, 32);
  v13[0] = (v13[0] + v16[0]);
  v17[0] = __shfl_xor_sync((uint)4294967295, v13[0], 2, 32);
  v13[0] = (v13[0] + v17[0]);
  v18[0] = __shfl_xor_sync((uint)4294967295, v13[0], 1, 32);
  v13[0] = (v13[0] + v18[0]);
  __syncthreads();
  if ((((int)threadIdx.x) % 32) == 0) {
    v9[(((int)threadIdx.x) >> 5)] = v13[0];
  }
  __syncthreads();
  v13[0] = v9[(((((int)threadIdx.x) >> 8) * 8) + (((int)threadIdx.x) & 7))];
  v19[0] = __shfl_xor_sync((uint)4294967295, v13[0], 4, 32);
  v13[0] = (v13[0] + v19[0]);
  v20[0] = __shfl_xor_sync((uint)4294967295, v13[0], 2, 32);
  v13[0] = (v13[0] + v20[0]);
  v21[0] = __shfl_xor_sync((uint)4294967295, v13[0], 1, 32);
  v13[0] = (v13[0] + v21[0]);
  v13[0] = (logf(v13[0]) + v0[0]);
  if ((((int)threadIdx.x) % 256) == 0) {
    v24[((((int)blockIdx.x) * 2) + (((int)threadIdx.x) >> 8))] = v13[0];
  }
}
