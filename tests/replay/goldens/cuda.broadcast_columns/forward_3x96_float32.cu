// cuda.broadcast_columns: forward_3x96_float32, on h200
// config: threads=8, depth=16, vector=1, cluster=1, shared=0
// digest: 28425ecf254c
__launch_bounds__(128) g0(float* __restrict__ v25, float* __restrict__ v26, float* __restrict__ v27) {
  alignas(64) float v0[1];
  alignas(64) float v1[1];
  alignas(64) float v2[1];
  alignas(64) float v3[1];
  alignas(64) float v4[1];
  alignas(64) float v5[1];
  alignas(64) float v6[1];
  alignas(64) float v7[1];
  alignas(64) float v8[1];
  alignas(64) float v9[1];
  alignas(64) float v10[1];
  alignas(64) float v11[1];
  alignas(64) float v12[1];
  alignas(64) float v13[1];
  alignas(64) float v14[1];
  __shared__ alignas(64) float v15[35];
  alignas(64) float v16[1];
  alignas(64) float v17[1];
  alignas(64) float v18[1];
  alignas(64) float v19[1];
  alignas(64) float v20[1];
  alignas(64) float v21[1];
  alignas(64) float v22[1];
  alignas(64) float v23[1];
  alignas(64) float v24[1];
  v0[0] = -0x1.fffffep+127f;
  g1((((((int)blockIdx.x) / 12) * 96) + (((int)threadIdx.x) >> 3)), ((((((int)threadIdx.x) >> 3) * 96) + ((((int)blockIdx.x) % 12) * 8)) + (((int)threadIdx.x) & 7)));
  g2();
  v1[0] = v25[(((((int)blockIdx.x) / 12) * 96) + (((int)threadIdx.x) >> 3))];
  v2[0] = v26[((((((int)threadIdx.x) >> 3) * 96) + ((((int)blockIdx.x) % 12) * 8)) + (((int)threadIdx.x) & 7))];
  v3[0] = v25[((((((int)blockIdx.x) / 12) * 96) + (((int)threadIdx.x) >> 3)) + 16)];
  v4[0] = v26[(((((((int)threadIdx.x) >> 3) * 96) + ((((int)blockIdx.x) % 12) * 8)) + (((int)threadIdx.x) & 7)) + 1536)];
  v5[0] = v25[((((((int)blockIdx.x) / 12) * 96) + (((int)threadIdx.x) >> 3)) + 32)];
  v6[0] = v26[(((((((int)threadIdx.x) >> 3) * 96) + ((((int)blockIdx.x) % 12) * 8)) + (((int)threadIdx.x) & 7)) + 3072)];
  v7[0] = v25[((((((int)blockIdx.x) / 12) * 96) + (((int)threadIdx.x) >> 3)) + 48)];
  v8[0] = v26[(((((((int)threadIdx.x) >> 3) * 96) + ((((int)blockIdx.x) % 12) * 8)) + (((int)threadIdx.x) & 7)) + 4608)];
  v9[0] = v25[((((((int)blockIdx.x) / 12) * 96) + (((int)threadIdx.x) >> 3)) + 64)];
  v10[0] = v26[(((((((int)threadIdx.x) >> 3) * 96) + ((((int)blockIdx.x) % 12) * 8)) + (((int)threadIdx.x) & 7)) + 6144)];
  v11[0] = v25[((((((int)blockIdx.x) / 12) * 96) + (((int)threadIdx.x) >> 3)) + 80)];
  v12[0] = v26[(((((((int)threadIdx.x) >> 3) * 96) + ((((int)blockIdx.x) % 12) * 8)) + (((int)threadIdx.x) & 7)) + 7680)];
  v1[0] = (v1[0] + v2[0]);
  v0[0] = max(v0[0], v1[0]);
  v3[0] = (v3[0] + v4[0]);
  v0[0] = max(v0[0], v3[0]);
  v5[0] = (v5[0] + v6[0]);
  v0[0] = max(v0[0], v5[0]);
  v7[0] = (v7[0] + v8[0]);
  v0[0] = max(v0[0], v7[0]);
  v9[0] = (v9[0] + v10[0]);
  v0[0] = max(v0[0], v9[0]);
  v11[0] = (v11[0] + v12[0]);
  v0[0] = max(v0[0], v11[0]);
  v13[0] = __shfl_xor_sync((uint)4294967295, v0[0], 16, 32);
  v0[0] = max(v0[0], v13[0]);
  v14[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = max(v0[0], v14[0]);
  if ((((int)threadIdx.x) & 31) < 8) {
    v15[(((((int)threadIdx.x) >> 5) * 9) + (((int)threadIdx.x) & 7))] = v0[0];
  }
  __syncthreads();
  v16[0] = v15[(((((int)threadIdx.x) & 3) * 9) + min((((int)threadIdx.x) >> 2), 7))];
  v17[0] = __shfl_xor_sync((uint)4294967295, v16[0], 2, 32);
  v16[0] = max(v16[0], v17[0]);
  v18[0] = __shfl_xor_sync((uint)4294967295, v16[0], 1, 32);
  v16[0] = max(v16[0], v18[0]);
  __syncthreads();
  if ((((int)threadIdx.x) % 4) == 0) {
    if (((int)threadIdx.x) < 32) {
      v15[(((int)threadIdx.x) >> 2)] = v16[0];
    }
  }
  __syncthreads();
  v0[0] = v15[(((int)threadIdx.x) & 7)];
  v19[0] = 0x0p+0f;
  v19[0] = (v19[0] + expf(__fsub_rn(v1[0], v0[0])));
  v19[0] = (v19[0] + expf(__fsub_rn(v3[0], v0[0])));
  v19[0] = (v19[0] + expf(__fsub_rn(v5[0], v0[0])));
  v19[0] = (v19[0] + expf(__fsub_rn(v7[0], v0[0])));
  v19[0] = (v19[0] + expf(__fsub_rn(v9[0], v0[0])));
  v19[0] = (v19[0] + expf(__fsub_rn(v11[0], v0[0])));
  v20[0] = __shfl_xor_sync((uint)4294967295, v19[0], 16, 32);
  v19[0] = (v19[0] + v20[0]);
  v21[0] = __shfl_xor_sync((uint)4294967295, v19[0], 8, 32);
  v19[0] = (v19[0] + v21[0]);
  __syncthreads();
  if ((((int)threadIdx.x) & 31) < 8) {
    v15[(((((int)threadIdx.x) >> 5) * 9) + (((int)threadIdx.x) & 7))] = v19[0];
  }
  __syncthreads();
  v22[0] = v15[(((((int)threadIdx.x) & 3) * 9) + min((((int)threadIdx.x) >> 2), 7))];
  v23[0] = __shfl_xor_sync((uint)4294967295, v22[0], 2, 32);
  v22[0] = (v22[0] + v23[0]);
  v24[0] = __shfl_xor_sync((uint)4294967295, v22[0], 1, 32);
  v22[0] = (v22[0] + v24[0]);
  __syncthreads();
  if ((((int)threadIdx.x) % 4) == 0) {
    if (((int)threadIdx.x) < 32) {
      v15[(((int)threadIdx.x) >> 2)] = v22[0];
    }
  }
  __syncthreads();
  v19[0] = v15[(((int)threadIdx.x) & 7)];
  v19[0] = (logf(v19[0]) + v0[0]);
  if ((((int)threadIdx.x) >> 3) == 0) {
    v27[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = v19[0];
  }
}
