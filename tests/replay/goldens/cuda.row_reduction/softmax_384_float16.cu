// cuda.row_reduction: softmax_384_float16, on h200
// config: threads=64, rows=1, vector=8, cluster=1
// digest: 85e8f94298f4
__launch_bounds__(64) g0(half* __restrict__ v30, half* __restrict__ v31) {
  alignas(64) float v0[1];
  alignas(64) uint v1[4];
  alignas(64) float v2[8];
  alignas(64) float v3[8];
  alignas(64) float v4[1];
  alignas(64) float v5[8];
  alignas(64) float v6[8];
  alignas(64) float v7[8];
  alignas(64) float v8[1];
  alignas(64) float v9[1];
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
  __shared__ alignas(64) float v24[2];
  __shared__ alignas(64) float v25[2];
  alignas(64) float v26[1];
  alignas(64) float v27[1];
  alignas(64) float v28[1];
  alignas(64) half v29[8];
  v0[0] = -0x1.fffffep+127f;
  g1(((((int)blockIdx.x) * 192) + (((int)threadIdx.x) * 4)));
  g2();
  if (((int)threadIdx.x) < 48) {
    *(uint4*)(v1 + 0) = *(uint4*)(((uint*)v30) + ((((int)blockIdx.x) * 192) + (((int)threadIdx.x) * 4)));
  }
  if (((int)threadIdx.x) < 48) {
    v2[0] = g3(v1[0]);
    v2[1] = g4(v1[0]);
    v2[2] = g3(v1[1]);
    v2[3] = g4(v1[1]);
    v2[4] = g3(v1[2]);
    v2[5] = g4(v1[2]);
    v2[6] = g3(v1[3]);
    v2[7] = g4(v1[3]);
    v3[0] = v2[0];
    v3[1] = v2[1];
    v3[2] = v2[2];
    v3[3] = v2[3];
    v3[4] = v2[4];
    v3[5] = v2[5];
    v3[6] = v2[6];
    v3[7] = v2[7];
    v0[0] = g5(v0[0], v3[0]);
    v0[0] = g5(v0[0], v3[1]);
    v0[0] = g5(v0[0], v3[2]);
    v0[0] = g5(v0[0], v3[3]);
    v0[0] = g5(v0[0], v3[4]);
    v0[0] = g5(v0[0], v3[5]);
    v0[0] = g5(v0[0], v3[6]);
    v0[0] = g5(v0[0], v3[7]);
  }
  v4[0] = 0x0p+0f;
  if (((int)threadIdx.x) < 48) {
    v5[0] = g3(v1[0]);
    v5[1] = g4(v1[0]);
    v5[2] = g3(v1[1]);
    v5[3] = g4(v1[1]);
    v5[4] = g3(v1[2]);
    v5[5] = g4(v1[2]);
    v5[6] = g3(v1[3]);
    v5[7] = g4(v1[3]);
    v6[0] = v5[0];
    v6[1] = v5[1];
    v6[2] = v5[2];
    v6[3] = v5[3];
    v6[4] = v5[4];
    v6[5] = v5[5];
    v6[6] = v5[6];
    v6[7] = v5[7];
    v7[0] = g6((__fsub_rn(v6[0], v0[0]) * 0x1.71547652b82fep+0f));
    v7[1] = g6((__fsub_rn(v6[1], v0[0]) * 0x1.71547652b82fep+0f));
    v7[2] = g6((__fsub_rn(v6[2], v0[0]) * 0x1.71547652b82fep+0f));
    v7[3] = g6((__fsub_rn(v6[3], v0[0]) * 0x1.71547652b82fep+0f));
    v7[4] = g6((__fsub_rn(v6[4], v0[0]) * 0x1.71547652b82fep+0f));
    v7[5] = g6((__fsub_rn(v6[5], v0[0]) * 0x1.71547652b82fep+0f));
    v7[6] = g6((__fsub_rn(v6[6], v0[0]) * 0x1.71547652b82fep+0f));
    v7[7] = g6((__fsub_rn(v6[7], v0[0]) * 0x1.71547652b82fep+0f));
    v4[0] = (v4[0] + v7[0]);
    v4[0] = (v4[0] + v7[1]);
    v4[0] = (v4[0] + v7[2]);
    v4[0] = (v4[0] + v7[3]);
    v4[0] = (v4[0] + v7[4]);
    v4[0] = (v4[0] + v7[5]);
    v4[0] = (v4[0] + v7[6]);
    v4[0] = (v4[0] + v7[7]);
  }
  v8[0] = v0[0];
  v9[0] = __shfl_xor_sync((uint)4294967295, v0[0], 16, 32);
  v10[0] = __shfl_xor_sync((uint)4294967295, v4[0], 16, 32);
  v11[0] = g5(v0[0], v9[0]);
  v9[0] = ((v4[0] * g6(((v0[0] - g5(v0[0], v9[0])) * 0x1.71547652b82fep+0f))) + (v10[0] * g6((__fsub_rn(v9[0], g5(v0[0], v9[0])) * 0x1.71547652b82fep+0f))));
  v0[0] = v11[0];
  v4[0] = v9[0];
  v12[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
  v13[0] = __shfl_xor_sync((uint)4294967295, v4[0], 8, 32);
  v14[0] = g5(v0[0], v12[0]);
  v12[0] = ((v4[0] * g6(((v0[0] - g5(v0[0], v12[0])) * 0x1.71547652b82fep+0f))) + (v13[0] * g6((__fsub_rn(v12[0], g5(v0[0], v12[0])) * 0x1.71547652b82fep+0f))));
  v0[0] = v14[0];
  v4[0] = v12[0];
  v15[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v16[0] = __shfl_xor_sync((uint)4294967295, v4[0], 4, 32);
  v17[0] = g5(v0[0], v15[0]);
  v15[0] = ((v4[0] * g6(((v0[0] - g5(v0[0], v15[0])) * 0x1.71547652b82fep+0f))) + (v16[0] * g6((__fsub_rn(v15[0], g5(v0[0], v15[0])) * 0x1.71547652b82fep+0f))));
  v0[0] = v17[0];
  v4[0] = v15[0];
  v18[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v19[0] = __shfl_xor_sync((uint)4294967295, v4[0], 2, 32);
  v20[0] = g5(v0[0], v18[0]);
  v18[0] = ((v4[0] * g6(((v0[0] - g5(v0[0], v18[0])) * 0x1.71547652b82fep+0f))) + (v19[0] * g6((__fsub_rn(v18[0], g5(v0[0], v18[0])) * 0x1.71547652b82fep+0f))));
  v0[0] = v20[0];
  v4[0] = v18[0];
  v21[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v22[0] = __shfl_xor_sync((uint)4294967295, v4[0], 1, 32);
  v23[0] = g5(v0[0], v21[0]);
  v21[0] = ((v4[0] * g6(((v0[0] - g5(v0[0], v21[0])) * 0x1.71547652b82fep+0f))) + (v22[0] * g6((__fsub_rn(v21[0], g5(v0[0], v21[0])) * 0x1.71547652b82fep+0f))));
  v0[0] = v23[0];
  v4[0] = v21[0];
  if ((((int)threadIdx.x) % 32) == 0) {
    v24[(((int)threadIdx.x) >> 5)] = v0[0];
    v25[(((int)threadIdx.x) >> 5)] = v4[0];
  }
  __syncthreads();
  v0[0] = v24[(((int)threadIdx.x) & 1)];
  v4[0] = v25[(((int)threadIdx.x) & 1)];
  v26[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v27[0] = __shfl_xor_sync((uint)4294967295, v4[0], 1, 32);
  v28[0] = g5(v0[0], v26[0]);
  v26[0] = ((v4[0] * g6(((v0[0] - g5(v0[0], v26[0])) * 0x1.71547652b82fep+0f))) + (v27[0] * g6((__fsub_rn(v26[0], g5(v0[0], v26[0])) * 0x1.71547652b82fep+0f))));
  v0[0] = v28[0];
  v4[0] = v26[0];
  v8[0] = expf(__fsub_rn(v8[0], v0[0]));
  if (((int)threadIdx.x) < 48) {
    v29[0] = ((half)((v7[0] * v8[0]) * (0x1p+0f / v4[0])));
    v29[1] = ((half)((v7[1] * v8[0]) * (0x1p+0f / v4[0])));
    v29[2] = ((half)((v7[2] * v8[0]) * (0x1p+0f / v4[0])));
    v29[3] = ((half)((v7[3] * v8[0]) * (0x1p+0f / v4[0])));
    v29[4] = ((half)((v7[4] * v8[0]) * (0x1p+0f / v4[0])));
    v29[5] = ((half)((v7[5] * v8[0]) * (0x1p+0f / v4[0])));
    v29[6] = ((half)((v7[6] * v8[0]) * (0x1p+0f / v4[0])));
    v29[7] = ((half)((v7[7] * v8[0]) * (0x1p+0f / v4[0])));
    *(uint4*)(v31 + ((((int)blockIdx.x) * 384) + (((int)threadIdx.x) * 8))) = *(uint4*)(v29 + 0);
  }
}
