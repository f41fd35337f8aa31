// cuda.broadcast_rows: outer_41x4096_bfloat16, on h200
// config: threads=512, rows=1, vector=8, cluster=1
// digest: a33098c3d160
__launch_bounds__(512) g0(nv_bfloat16* __restrict__ v24, nv_bfloat16* __restrict__ v25, float* __restrict__ v26) {
  alignas(64) float v0[1];
  alignas(64) nv_bfloat16 v1[1];
  alignas(64) uint v2[4];
  alignas(64) float v3[8];
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
  alignas(64) float v22[1];
  alignas(64) float v23[1];
  v0[0] = -0x1.fffffep+127f;
  g1(((int)blockIdx.x), (((int)threadIdx.x) * 4));
  g2();
  v1[0] = v24[((int)blockIdx.x)];
  *(uint4*)(v2 + 0) = *(uint4*)(((uint*)v25) + (((int)threadIdx.x) * 4));
  v3[0] = g3(v2[0]);
  v3[1] = g4(v2[0]);
  v3[2] = g3(v2[1]);
  v3[3] = g4(v2[1]);
  v3[4] = g3(v2[2]);
  v3[5] = g4(v2[2]);
  v3[6] = g3(v2[3]);
  v3[7] = g4(v2[3]);
  v3[0] = (((float)v1[0]) + v3[0]);
  v3[1] = (((float)v1[0]) + v3[1]);
  v3[2] = (((float)v1[0]) + v3[2]);
  v3[3] = (((float)v1[0]) + v3[3]);
  v3[4] = (((float)v1[0]) + v3[4]);
  v3[5] = (((float)v1[0]) + v3[5]);
  v3[6] = (((float)v1[0]) + v3[6]);
  v3[7] = (((float)v1[0]) + v3[7]);
  v0[0] = g5(v0[0], v3[0]);
  v0[0] = g5(v0[0], v3[1]);
  v0[0] = g5(v0[0], v3[2]);
  v0[0] = g5(v0[0], v3[3]);
  v0[0] = g5(v0[0], v3[4]);
  v0[0] = g5(v0[0], v3[5]);
  v0[0] = g5(v0[0], v3[6]);
  v0[0] = g5(v0[0], v3[7]);
  v4[0] = __shfl_xor_sync((uint)4294967295, v0[0], 16, 32);
  v0[0] = g5(v0[0], v4[0]);
  v5[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = g5(v0[0], v5[0]);
  v6[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = g5(v0[0], v6[0]);
  v7[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = g5(v0[0], v7[0]);
  v8[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = g5(v0[0], v8[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    v9[(((int)threadIdx.x) >> 5)] = v0[0];
  }
  __syncthreads();
  v0[0] = v9[(((int)threadIdx.x) & 15)];
  v10[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = g5(v0[0], v10[0]);
  v11[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = g5(v0[0], v11[0]);
  v12[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = g5(v0[0], v12[0]);
  v13[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = g5(v0[0], v13[0]);
  v14[0] = 0x0p+0f;
  v14[0] = (v14[0] + expf(__fsub_rn(v3[0], v0[0])));
  v14[0] = (v14[0] + expf(__fsub_rn(v3[1], v0[0])));
  v14[0] = (v14[0] + expf(__fsub_rn(v3[2], v0[0])));
  v14[0] = (v14[0] + expf(__fsub_rn(v3[3], v0[0])));
  v14[0] = (v14[0] + expf(__fsub_rn(v3[4], v0[0])));
  v14[0] = (v14[0] + expf(__fsub_rn(v3[5], v0[0])));
  v14[0] = (v14[0] + expf(__fsub_rn(v3[6], v0[0])));
  v14[0] = (v14[0] + expf(__fsub_rn(v3[7], v0[0])));
  v15[0] = __shfl_xor_sync((uint)4294967295, v14[0], 16, 32);
  v14[0] = (v14[0] + v15[0]);
  v16[0] = __shfl_xor_sync((uint)4294967295, v14[0], 8, 32);
  v14[0] = (v14[0] + v16[0]);
  v17[0] = __shfl_xor_sync((uint)4294967295, v14[0], 4, 32);
  v14[0] = (v14[0] + v17[0]);
  v18[0] = __shfl_xor_sync((uint)4294967295, v14[0], 2, 32);
  v14[0] = (v14[0] + v18[0]);
  v19[0] = __shfl_xor_sync((uint)4294967295, v14[0], 1, 32);
  v14[0] = (v14[0] + v19[0]);
  __syncthreads();
  if ((((int)threadIdx.x) % 32) == 0) {
    v9[(((int)threadIdx.x) >> 5)] = v14[0];
  }
  __syncthreads();
  v14[0] = v9[(((int)threadIdx.x) & 15)];
  v20[0] = __shfl_xor_sync((uint)4294967295, v14[0], 8, 32);
  v14[0] = (v14[0] + v20[0]);
  v21[0] = __shfl_xor_sync((uint)4294967295, v14[0], 4, 32);
  v14[0] = (v14[0] + v21[0]);
  v22[0] = __shfl_xor_sync((uint)4294967295, v14[0], 2, 32);
  v14[0] = (v14[0] + v22[0]);
  v23[0] = __shfl_xor_sync((uint)4294967295, v14[0], 1, 32);
  v14[0] = (v14[0] + v23[0]);
  v14[0] = (logf(v14[0]) + v0[0]);
  if (((int)threadIdx.x) == 0) {
    v26[((int)blockIdx.x)] = v14[0];
  }
}
