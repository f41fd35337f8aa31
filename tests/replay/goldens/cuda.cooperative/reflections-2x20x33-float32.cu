// cuda.cooperative: reflections-2x20x33-float32, on h200
// config: threads=256, cluster=1
// digest: 7bf33e531118
__launch_bounds__(256) g0(float* v13, int64_t v14, float* v15, float* v24, int64_t v25) {
  alignas(64) float v0[1];
  alignas(64) float v1[1];
  alignas(64) float v2[1];
  alignas(64) float v3[1];
  __shared__ alignas(64) float v4[8];
  alignas(64) float v5[1];
  alignas(64) float v6[1];
  alignas(64) float v7[1];
  alignas(64) float v8[1];
  alignas(64) float v9[1];
  alignas(64) float v10[1];
  g1();
  g2();
  for (int64_t v11 = (int64_t)0; v11 < (int64_t)3; ++v11) {
    if (((v11 * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)7)) < (int64_t)5) {
      for (int64_t v12 = (int64_t)0; v12 < (int64_t)2; ++v12) {
        if (((v12 * (int64_t)32) + (((int64_t)threadIdx.x) & (int64_t)31)) < (int64_t)33) {
          v13[((((((((int64_t)blockIdx.x) * (int64_t)660) + (v11 * (int64_t)264)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)33)) + (v12 * (int64_t)32)) + v14) + (((int64_t)threadIdx.x) & (int64_t)31))] = v15[(((((((int64_t)blockIdx.x) * (int64_t)660) + (v11 * (int64_t)264)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)33)) + (v12 * (int64_t)32)) + (((int64_t)threadIdx.x) & (int64_t)31))];
        }
      }
    }
  }
  for (int64_t v16 = (int64_t)0; v16 < (int64_t)20; ++v16) {
    v0[0] = 0x0p+0f;
    v1[0] = 0x0p+0f;
    v2[0] = 0x0p+0f;
    __syncthreads();
    for (int64_t v17 = (int64_t)0; v17 < (((int64_t)274 - v16) >> (int64_t)8); ++v17) {
      if ((((v17 * (int64_t)256) + ((int64_t)threadIdx.x)) + v16) < (int64_t)19) {
        v0[0] = max(v0[0], fabsf(v13[((((((v17 * (int64_t)8448) + (((int64_t)blockIdx.x) * (int64_t)660)) + (v16 * (int64_t)34)) + (((int64_t)threadIdx.x) * (int64_t)33)) + v14) + (int64_t)33)]));
      }
    }
    v3[0] = __shfl_xor_sync((uint)4294967295, v0[0], 16, 32);
    v0[0] = max(v0[0], v3[0]);
    v3[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
    v0[0] = max(v0[0], v3[0]);
    v3[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
    v0[0] = max(v0[0], v3[0]);
    v3[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
    v0[0] = max(v0[0], v3[0]);
    v3[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
    v0[0] = max(v0[0], v3[0]);
    if ((((int64_t)threadIdx.x) % (int64_t)32) == (int64_t)0) {
      v4[(((int64_t)threadIdx.x) >> (int64_t)5)] = v0[0];
    }
    __syncthreads();
    v0[0] = v4[0];
    v5[0] = v4[1];
    v0[0] = max(v0[0], v5[0]);
    v5[0] = v4[2];
    v0[0] = max(v0[0], v5[0]);
    v5[0] = v4[3];
    v0[0] = max(v0[0], v5[0]);
    v5[0] = v4[4];
    v0[0] = max(v0[0], v5[0]);
    v5[0] = v4[5];
    v0[0] = max(v0[0], v5[0]);
    v5[0] = v4[6];
    v0[0] = max(v0[0], v5[0]);
    v5[0] = v4[7];
    v0[0] = max(v0[0], v5[0]);
    if (0x0p+0f < v0[0]) {
      v6[0] = v13[(((((int64_t)blockIdx.x) * (int64_t)660) + (v16 * (int64_t)34)) + v14)];
      v0[0] = max(v0[0], fabsf(v6[0]));
      v7[0] = v1[0];
      v1[0] = 0x0p+0f;
      for (int64_t v18 = (int64_t)0; v18 < (((int64_t)275 - v16) >> (int64_t)8); ++v18) {
        if (((v18 * (int64_t)64) + ((((int64_t)threadIdx.x) + v16) >> (int64_t)2)) < (int64_t)5) {
          v1[0] = (v1[0] + ((v13[(((((v18 * (int64_t)8448) + (((int64_t)blockIdx.x) * (int64_t)660)) + (v16 * (int64_t)34)) + (((int64_t)threadIdx.x) * (int64_t)33)) + v14)] / v0[0]) * (v13[(((((v18 * (int64_t)8448) + (((int64_t)blockIdx.x) * (int64_t)660)) + (v16 * (int64_t)34)) + (((int64_t)threadIdx.x) * (int64_t)33)) + v14)] / v0[0])));
        }
      }
      v8[0] = __shfl_xor_sync((uint)4294967295, v1[0], 16, 32);
      v1[0] = (v1[0] + v8[0]);
      v8[0] = __shfl_xor_sync((uint)4294967295, v1[0], 8, 32);
      v1[0] = (v1[0] + v8[0]);
      v8[0] = __shfl_xor_sync((uint)4294967295, v1[0], 4, 32);
      v1[0] = (v1[0] + v8[0]);
      v8[0] = __shfl_xor_sync((uint)4294967295, v1[0], 2, 32);
      v1[0] = (v1[0] + v8[0]);
      v8[0] = __shfl_xor_sync((uint)4294967295, v1[0], 1, 32);
      v1[0] = (v1[0] + v8[0]);
      __syncthreads();
      if ((((int64_t)threadIdx.x) % (int64_t)32) == (int64_t)0) {
        v4[(((int64_t)threadIdx.x) >> (int64_t)5)] = v1[0];
      }
      __syncthreads();
      v1[0] = v4[0];
      v9[0] = v4[1];
      v1[0] = (v1[0] + v9[0]);
      v9[0] = v4[2];
      v1[0] = (v1[0] + v9[0]);
      v9[0] = v4[3];
      v1[0] = (v1[0] + v9[0]);
      v9[0] = v4[4];
      v1[0] = (v1[0] + v9[0]);
      v9[0] = v4[5];
      v1[0] = (v1[0] + v9[0]);
      v9[0] = v4[6];
      v1[0] = (v1[0] + v9[0]);
      v9[0] = v4[7];
      v1[0] = (v1[0] + v9[0]);
      v1[0] = (v7[0] + v1[0]);
      v1[0] = (v0[0] * sqrtf(v1[0]));
      float v19;
      if (v6[0] < 0x0p+0f) {
        v19 = v1[0];
      } else {
        v19 = (v1[0] * -0x1p+0f);
      }
      v1[0] = v19;
      v2[0] = (__fsub_rn(v1[0], v6[0]) / v1[0]);
      for (int64_t v20 = (int64_t)0; v20 < (((int64_t)274 - v16) >> (int64_t)8); ++v20) {
        if ((((v20 * (int64_t)256) + ((int64_t)threadIdx.x)) + v16) < (int64_t)19) {
          v13[((((((v20 * (int64_t)8448) + (((int64_t)blockIdx.x) * (int64_t)660)) + (v16 * (int64_t)34)) + (((int64_t)threadIdx.x) * (int64_t)33)) + v14) + (int64_t)33)] = (v13[((((((v20 * (int64_t)8448) + (((int64_t)blockIdx.x) * (int64_t)660)) + (v16 * (int64_t)34)) + (((int64_t)threadIdx.x) * (int64_t)33)) + v14) + (int64_t)33)] / __fsub_rn(v6[0], v1[0]));
        }
      }
      __syncthreads();
      if (((int64_t)threadIdx.x) == (int64_t)0) {
        v13[(((((int64_t)blockIdx.x) * (int64_t)660) + (v16 * (int64_t)34)) + v14)] = 0x1p+0f;
      }
      __syncthreads();
      for (int64_t v21 = (int64_t)0; v21 < (((int64_t)287 - v16) >> (int64_t)8); ++v21) {
        if (((v21 * (int64_t)8) + ((((int64_t)threadIdx.x) + v16) >> (int64_t)5)) < (int64_t)1) {
          v10[0] = 0x0p+0f;
          for (int64_t v22 = (int64_t)0; v22 < ((int64_t)20 - v16); ++v22) {
            v10[0] = (v10[0] + (v13[((((((int64_t)blockIdx.x) * (int64_t)660) + (v16 * (int64_t)34)) + (v22 * (int64_t)33)) + v14)] * v13[(((((((((int64_t)blockIdx.x) * (int64_t)660) + (v21 * (int64_t)256)) + (v16 * (int64_t)34)) + (v22 * (int64_t)33)) + ((int64_t)threadIdx.x)) + v14) + (int64_t)1)]));
          }
          v10[0] = (v10[0] * v2[0]);
          for (int64_t v23 = (int64_t)0; v23 < ((int64_t)20 - v16); ++v23) {
            v13[(((((((((int64_t)blockIdx.x) * (int64_t)660) + (v21 * (int64_t)256)) + (v16 * (int64_t)34)) + (v23 * (int64_t)33)) + ((int64_t)threadIdx.x)) + v14) + (int64_t)1)] = __fsub_rn(v13[(((((((((int64_t)blockIdx.x) * (int64_t)660) + (v21 * (int64_t)256)) + (v16 * (int64_t)34)) + (v23 * (int64_t)33)) + ((int64_t)threadIdx.x)) + v14) + (int64_t)1)], (v10[0] * v13[((((((int64_t)blockIdx.x) * (int64_t)660) + (v16 * (int64_t)34)) + (v23 * (int64_t)33)) + v14)]));
          }
        }
      }
      __syncthreads();
      if (((int64_t)threadIdx.x) == (int64_t)0) {
        v13[(((((int64_t)blockIdx.x) * (int64_t)660) + (v16 * (int64_t)34)) + v14)] = v1[0];
      }
    }
    if (((int64_t)threadIdx.x) == (int64_t)0) {
      v24[(((((int64_t)blockIdx.x) * (int64_t)20) + v16) + v25)] = v2[0];
    }
  }
}
