// cuda.row_reduction: softmax_1000_float32, on h200
// config: threads=256, rows=1, vector=4, cluster=1
// digest: bfea80aaec85
__launch_bounds__(256) g0(float* __restrict__ v17, float* __restrict__ v18) {
  alignas(64) float v0[1];
  alignas(64) float v1[4];
  v1[0] = 0x0p+0f;
  v1[1] = 0x0p+0f;
  v1[2] = 0x0p+0f;
  v1[3] = 0x0p+0f;
  alignas(64) float v2[1];
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
  alignas(64) float v9[1];
  __shared__ alignas(64) float v10[8];
  __shared__ alignas(64) float v11[8];
  alignas(64) float v12[1];
  alignas(64) float v13[1];
  alignas(64) float v14[1];
  alignas(64) float v15[1];
  alignas(64) float v16[4];
  v0[0] = -0x1.fffffep+127f;
  g1(((((int)blockIdx.x) * 1000) + (((int)threadIdx.x) * 4)));
  g2();
  if (((int)threadIdx.x) < 250) {
    *(float4*)(v1 + 0) = *(float4*)(v17 + ((((int)blockIdx.x) * 1000) + (((int)threadIdx.x) * 4)));
  }
  if (((int)threadIdx.x) < 250) {
    v0[0] = max(v0[0], v1[0]);
    v0[0] = max(v0[0], v1[1]);
    v0[0] = max(v0[0], v1[2]);
    v0[0] = max(v0[0], v1[3]);
  }
  v0[0] = g3(v0[0]);
  v2[0] = 0x0p+0f;
  if (((int)threadIdx.x) < 250) {
    v3[0] = expf(__fsub_rn(v1[0], v0[0]));
    v3[1] = expf(__fsub_rn(v1[1], v0[0]));
    v3[2] = expf(__fsub_rn(v1[2], v0[0]));
    v3[3] = expf(__fsub_rn(v1[3], v0[0]));
    v2[0] = (v2[0] + v3[0]);
    v2[0] = (v2[0] + v3[1]);
    v2[0] = (v2[0] + v3[2]);
    v2[0] = (v2[0] + v3[3]);
  }
  v4[0] = v0[0];
  v5[0] = __shfl_xor_sync((uint)4294967295, v2[0], 16, 32);
  v2[0] = (v2[0] + v5[0]);
  v6[0] = __shfl_xor_sync((uint)4294967295, v2[0], 8, 32);
  v2[0] = (v2[0] + v6[0]);
  v7[0] = __shfl_xor_sync((uint)4294967295, v2[0], 4, 32);
  v2[0] = (v2[0] + v7[0]);
  v8[0] = __shfl_xor_sync((uint)4294967295, v2[0], 2, 32);
  v2[0] = (v2[0] + v8[0]);
  v9[0] = __shfl_xor_sync((uint)4294967295, v2[0], 1, 32);
  v2[0] = (v2[0] + v9[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    v10[(((int)threadIdx.x) >> 5)] = v0[0];
    v11[(((int)threadIdx.x) >> 5)] = v2[0];
  }
  __syncthreads();
  v0[0] = v10[(((int)threadIdx.x) & 7)];
  v2[0] = v11[(((int)threadIdx.x) & 7)];
  v12[0] = v0[0];
  v0[0] = g3(v0[0]);
  v2[0] = (v2[0] * expf(__fsub_rn(v12[0], v0[0])));
  v13[0] = __shfl_xor_sync((uint)4294967295, v2[0], 4, 32);
  v2[0] = (v2[0] + v13[0]);
  v14[0] = __shfl_xor_sync((uint)4294967295, v2[0], 2, 32);
  v2[0] = (v2[0] + v14[0]);
  v15[0] = __shfl_xor_sync((uint)4294967295, v2[0], 1, 32);
  v2[0] = (v2[0] + v15[0]);
  v4[0] = expf(__fsub_rn(v4[0], v0[0]));
  if (((int)threadIdx.x) < 250) {
    v16[0] = ((v3[0] * v4[0]) * (0x1p+0f / v2[0]));
    v16[1] = ((v3[1] * v4[0]) * (0x1p+0f / v2[0]));
    v16[2] = ((v3[2] * v4[0]) * (0x1p+0f / v2[0]));
    v16[3] = ((v3[3] * v4[0]) * (0x1p+0f / v2[0]));
    *(float4*)(v18 + ((((int)blockIdx.x) * 1000) + (((int)threadIdx.x) * 4))) = *(float4*)(v16 + 0);
  }
}
