// cuda.strided_reduction: softmax_700x77_0_float32, on h200
// config: threads=8, depth=32, vector=1, cluster=4, shared=0
// digest: 22a95b5aefa6
__launch_bounds__(256) g0(float* __restrict__ v25, float* __restrict__ v26) {
  __shared__ alignas(64) float v0[212];
  alignas(64) float v1[1];
  alignas(64) float v2[1];
  alignas(64) float v3[1];
  alignas(64) float v4[1];
  alignas(64) float v5[1];
  alignas(64) float v6[1];
  alignas(64) float v7[1];
  v7[0] = 0x0p+0f;
  alignas(64) float v8[1];
  alignas(64) float v9[1];
  alignas(64) float v10[1];
  alignas(64) float v11[1];
  alignas(64) float v12[1];
  alignas(64) float v13[1];
  alignas(64) uint v14[1];
  alignas(64) float v15[1];
  alignas(64) float v16[1];
  v16[0] = 0x0p+0f;
  alignas(64) float v17[1];
  alignas(64) float v18[1];
  alignas(64) float v19[1];
  alignas(64) float v20[1];
  alignas(64) float v21[1];
  alignas(64) float v22[1];
  alignas(64) uint v23[1];
  alignas(64) float v24[1];
  if (((int)threadIdx.x) == 0) {
    g1(g2((&(v0[0]))), (uint)1);
    g3(g2((&(v0[0]))), (uint)128);
    g1(g2((&(v0[2]))), (uint)1);
    g3(g2((&(v0[2]))), (uint)128);
    g4();
  }
  g5();
  v1[0] = -0x1.fffffep+127f;
  g6((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + min((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)), 76)));
  g8();
  v2[0] = v25[(((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + min((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)), 76))];
  v3[0] = v25[((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + min((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)), 76)) + 9856)];
  v4[0] = v25[((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + min((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)), 76)) + 19712)];
  v5[0] = v25[((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + min((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)), 76)) + 29568)];
  v6[0] = v25[((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + min((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)), 76)) + 39424)];
  if (((((int)g7()) * 8) + (((int)threadIdx.x) >> 5)) < 15) {
    v7[0] = v25[((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + min((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)), 76)) + 49280)];
  }
  v1[0] = max(v1[0], v2[0]);
  v1[0] = max(v1[0], v3[0]);
  v1[0] = max(v1[0], v4[0]);
  v1[0] = max(v1[0], v5[0]);
  v1[0] = max(v1[0], v6[0]);
  if (((((int)g7()) * 8) + (((int)threadIdx.x) >> 5)) < 15) {
    v1[0] = max(v1[0], v7[0]);
  }
  v8[0] = __shfl_xor_sync((uint)4294967295, v1[0], 16, 32);
  v1[0] = max(v1[0], v8[0]);
  v9[0] = __shfl_xor_sync((uint)4294967295, v1[0], 8, 32);
  v1[0] = max(v1[0], v9[0]);
  if ((((int)threadIdx.x) & 31) < 8) {
    v0[((((((int)threadIdx.x) >> 5) * 9) + (((int)threadIdx.x) & 7)) + 4)] = v1[0];
  }
  __syncthreads();
  g9();
  v10[0] = v0[((((((int)threadIdx.x) & 7) * 9) + min((((int)threadIdx.x) >> 3), 7)) + 4)];
  v11[0] = __shfl_xor_sync((uint)4294967295, v10[0], 4, 32);
  v10[0] = max(v10[0], v11[0]);
  v12[0] = __shfl_xor_sync((uint)4294967295, v10[0], 2, 32);
  v10[0] = max(v10[0], v12[0]);
  v13[0] = __shfl_xor_sync((uint)4294967295, v10[0], 1, 32);
  v10[0] = max(v10[0], v13[0]);
  if ((((int)threadIdx.x) % 8) == 0) {
    if (((int)threadIdx.x) < 64) {
      g10(v14[0], g2((&(v0[0]))), (uint)0);
      g11((v14[0] + ((uint)(((((int)g7()) * 32) + ((((int)threadIdx.x) >> 3) * 4)) + 304))), v10[0], v14[0]);
      g10(v14[0], g2((&(v0[0]))), (uint)1);
      g11((v14[0] + ((uint)(((((int)g7()) * 32) + ((((int)threadIdx.x) >> 3) * 4)) + 304))), v10[0], v14[0]);
      g10(v14[0], g2((&(v0[0]))), (uint)2);
      g11((v14[0] + ((uint)(((((int)g7()) * 32) + ((((int)threadIdx.x) >> 3) * 4)) + 304))), v10[0], v14[0]);
      g10(v14[0], g2((&(v0[0]))), (uint)3);
      g11((v14[0] + ((uint)(((((int)g7()) * 32) + ((((int)threadIdx.x) >> 3) * 4)) + 304))), v10[0], v14[0]);
    }
  }
  g12((&(v0[0])), 0);
  v1[0] = v0[((((int)threadIdx.x) & 7) + 76)];
  v1[0] = max(v1[0], v0[((((int)threadIdx.x) & 7) + 84)]);
  v1[0] = max(v1[0], v0[((((int)threadIdx.x) & 7) + 92)]);
  v1[0] = max(v1[0], v0[((((int)threadIdx.x) & 7) + 100)]);
  v15[0] = 0x0p+0f;
  v2[0] = expf(__fsub_rn(v2[0], v1[0]));
  v15[0] = (v15[0] + v2[0]);
  v3[0] = expf(__fsub_rn(v3[0], v1[0]));
  v15[0] = (v15[0] + v3[0]);
  v4[0] = expf(__fsub_rn(v4[0], v1[0]));
  v15[0] = (v15[0] + v4[0]);
  v5[0] = expf(__fsub_rn(v5[0], v1[0]));
  v15[0] = (v15[0] + v5[0]);
  v6[0] = expf(__fsub_rn(v6[0], v1[0]));
  v15[0] = (v15[0] + v6[0]);
  if (((((int)g7()) * 8) + (((int)threadIdx.x) >> 5)) < 15) {
    v16[0] = expf(__fsub_rn(v7[0], v1[0]));
    v15[0] = (v15[0] + v16[0]);
  }
  v17[0] = __shfl_xor_sync((uint)4294967295, v15[0], 16, 32);
  v15[0] = (v15[0] + v17[0]);
  v18[0] = __shfl_xor_sync((uint)4294967295, v15[0], 8, 32);
  v15[0] = (v15[0] + v18[0]);
  __syncthreads();
  if ((((int)threadIdx.x) & 31) < 8) {
    v0[((((((int)threadIdx.x) >> 5) * 9) + (((int)threadIdx.x) & 7)) + 108)] = v15[0];
  }
  __syncthreads();
  v19[0] = v0[((((((int)threadIdx.x) & 7) * 9) + min((((int)threadIdx.x) >> 3), 7)) + 108)];
  v20[0] = __shfl_xor_sync((uint)4294967295, v19[0], 4, 32);
  v19[0] = (v19[0] + v20[0]);
  v21[0] = __shfl_xor_sync((uint)4294967295, v19[0], 2, 32);
  v19[0] = (v19[0] + v21[0]);
  v22[0] = __shfl_xor_sync((uint)4294967295, v19[0], 1, 32);
  v19[0] = (v19[0] + v22[0]);
  if ((((int)threadIdx.x) % 8) == 0) {
    if (((int)threadIdx.x) < 64) {
      g10(v23[0], g2((&(v0[0]))), (uint)0);
      g11((v23[0] + ((uint)(((((int)g7()) * 32) + ((((int)threadIdx.x) >> 3) * 4)) + 720))), v19[0], (v23[0] + (uint)8));
      g10(v23[0], g2((&(v0[0]))), (uint)1);
      g11((v23[0] + ((uint)(((((int)g7()) * 32) + ((((int)threadIdx.x) >> 3) * 4)) + 720))), v19[0], (v23[0] + (uint)8));
      g10(v23[0], g2((&(v0[0]))), (uint)2);
      g11((v23[0] + ((uint)(((((int)g7()) * 32) + ((((int)threadIdx.x) >> 3) * 4)) + 720))), v19[0], (v23[0] + (uint)8));
      g10(v23[0], g2((&(v0[0]))), (uint)3);
      g11((v23[0] + ((uint)(((((int)g7()) * 32) + ((((int)threadIdx.x) >> 3) * 4)) + 720))), v19[0], (v23[0] + (uint)8));
    }
  }
  g12((&(v0[2])), 0);
  v15[0] = v0[((((int)threadIdx.x) & 7) + 180)];
  v15[0] = (v15[0] + v0[((((int)threadIdx.x) & 7) + 188)]);
  v15[0] = (v15[0] + v0[((((int)threadIdx.x) & 7) + 196)]);
  v15[0] = (v15[0] + v0[((((int)threadIdx.x) & 7) + 204)]);
  v2[0] = (v2[0] * (0x1p+0f / v15[0]));
  if ((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)) < 77) {
    v26[((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + ((((int)blockIdx.x) >> 2) * 8)) + (((int)threadIdx.x) & 7))] = v2[0];
  }
  v3[0] = (v3[0] * (0x1p+0f / v15[0]));
  if ((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)) < 77) {
    v26[(((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + ((((int)blockIdx.x) >> 2) * 8)) + (((int)threadIdx.x) & 7)) + 9856)] = v3[0];
  }
  v4[0] = (v4[0] * (0x1p+0f / v15[0]));
  if ((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)) < 77) {
    v26[(((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + ((((int)blockIdx.x) >> 2) * 8)) + (((int)threadIdx.x) & 7)) + 19712)] = v4[0];
  }
  v5[0] = (v5[0] * (0x1p+0f / v15[0]));
  if ((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)) < 77) {
    v26[(((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + ((((int)blockIdx.x) >> 2) * 8)) + (((int)threadIdx.x) & 7)) + 29568)] = v5[0];
  }
  v6[0] = (v6[0] * (0x1p+0f / v15[0]));
  if ((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)) < 77) {
    v26[(((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + ((((int)blockIdx.x) >> 2) * 8)) + (((int)threadIdx.x) & 7)) + 39424)] = v6[0];
  }
  if (((((int)g7()) * 8) + (((int)threadIdx.x) >> 5)) < 15) {
    v24[0] = (v16[0] * (0x1p+0f / v15[0]));
    if ((((((int)blockIdx.x) >> 2) * 8) + (((int)threadIdx.x) & 7)) < 77) {
      v26[(((((((int)g7()) * 2464) + ((((int)threadIdx.x) >> 3) * 77)) + ((((int)blockIdx.x) >> 2) * 8)) + (((int)threadIdx.x) & 7)) + 49280)] = v24[0];
    }
  }
}
