// cuda.suppress: sorted-2x3x200-float32-30, on h200
// config: threads=256, bits=0
// digest: 42eac268296e
__launch_bounds__(256) g0(bool* v16, bool* v17, float* v19, int64_t* v20, float* v22, int64_t* v24) {
  alignas(64) int64_t v0[2];
  __shared__ alignas(64) int v1[64];
  __shared__ alignas(64) float v2[256];
  alignas(64) uint v3[1];
  alignas(64) bool v4[2];
  alignas(64) float v5[4];
  __shared__ alignas(64) uint v6[128];
  alignas(64) float v7[4];
  alignas(64) uint v8[2];
  __shared__ alignas(64) int v9[64];
  __shared__ alignas(64) int v10[64];
  __shared__ alignas(64) int64_t v11[1];
  alignas(64) int v12[1];
  alignas(64) bool v13[1];
  alignas(64) float v14[4];
  alignas(64) float v15[4];
  g1(((((int)((int64_t)blockIdx.x)) * 200) + ((int)((int64_t)((int)threadIdx.x)))));
  g2();
  if (((int)threadIdx.x) < 200) {
    v16[((((int64_t)blockIdx.x) * (int64_t)200) + ((int64_t)((int)threadIdx.x)))] = v17[((((int64_t)blockIdx.x) * (int64_t)200) + ((int64_t)((int)threadIdx.x)))];
  }
  v0[0] = (int64_t)0;
  __syncthreads();
  for (int v18 = 0; v18 < 4; ++v18) {
    if (((int)threadIdx.x) < 64) {
      v1[((int)threadIdx.x)] = 0;
      if (((v18 * 8) + (((int)threadIdx.x) >> 3)) < 25) {
        v2[(((int64_t)((int)threadIdx.x)) * (int64_t)4)] = v19[(((((int64_t)blockIdx.x) / (int64_t)3) * (int64_t)800) + (v20[(((((int64_t)blockIdx.x) * (int64_t)200) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x)))] * (int64_t)4))];
        v2[((((int64_t)((int)threadIdx.x)) * (int64_t)4) + (int64_t)1)] = v19[((((((int64_t)blockIdx.x) / (int64_t)3) * (int64_t)800) + (v20[(((((int64_t)blockIdx.x) * (int64_t)200) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x)))] * (int64_t)4)) + (int64_t)1)];
        v2[((((int64_t)((int)threadIdx.x)) * (int64_t)4) + (int64_t)2)] = v19[((((((int64_t)blockIdx.x) / (int64_t)3) * (int64_t)800) + (v20[(((((int64_t)blockIdx.x) * (int64_t)200) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x)))] * (int64_t)4)) + (int64_t)2)];
        v2[((((int64_t)((int)threadIdx.x)) * (int64_t)4) + (int64_t)3)] = v19[((((((int64_t)blockIdx.x) / (int64_t)3) * (int64_t)800) + (v20[(((((int64_t)blockIdx.x) * (int64_t)200) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x)))] * (int64_t)4)) + (int64_t)3)];
        v1[((int)threadIdx.x)] = ((int)v16[(((((int64_t)blockIdx.x) * (int64_t)200) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x)))]);
      }
    }
    __syncthreads();
    if (((int)threadIdx.x) < 128) {
      v3[0] = (uint)0;
      v4[0] = (0 < v1[(((int)threadIdx.x) >> 1)]);
      v5[0] = v2[((((int)threadIdx.x) >> 1) * 4)];
      v5[1] = v2[(((((int)threadIdx.x) >> 1) * 4) + 1)];
      v5[2] = v2[(((((int)threadIdx.x) >> 1) * 4) + 2)];
      v5[3] = v2[(((((int)threadIdx.x) >> 1) * 4) + 3)];
      for (int v21 = 0; v21 < 32; ++v21) {
        v4[1] = (0 < v1[(((((int)threadIdx.x) & 1) * 32) + v21)]);
        v7[0] = v2[(((((int)threadIdx.x) & 1) * 128) + (v21 * 4))];
        v7[1] = v2[((((((int)threadIdx.x) & 1) * 128) + (v21 * 4)) + 1)];
        v7[2] = v2[((((((int)threadIdx.x) & 1) * 128) + (v21 * 4)) + 2)];
        v7[3] = v2[((((((int)threadIdx.x) & 1) * 128) + (v21 * 4)) + 3)];
        if ((((((int)threadIdx.x) >> 1) < (((((int)threadIdx.x) & 1) * 32) + v21)) && v4[0]) && v4[1]) {
          if (((((((0x0p+0f < (min(max(v5[0], v5[2]), max(v7[0], v7[2])) - max(min(v5[0], v5[2]), min(v7[0], v7[2])))) && (0x0p+0f < (min(max(v5[1], v5[3]), max(v7[1], v7[3])) - max(min(v5[1], v5[3]), min(v7[1], v7[3]))))) && (0x0p+0f < ((min(max(v5[0], v5[2]), max(v7[0], v7[2])) - max(min(v5[0], v5[2]), min(v7[0], v7[2]))) * (min(max(v5[1], v5[3]), max(v7[1], v7[3])) - max(min(v5[1], v5[3]), min(v7[1], v7[3])))))) && (0x0p+0f < ((max(v5[0], v5[2]) - min(v5[0], v5[2])) * (max(v5[1], v5[3]) - min(v5[1], v5[3]))))) && (0x0p+0f < ((max(v7[0], v7[2]) - min(v7[0], v7[2])) * (max(v7[1], v7[3]) - min(v7[1], v7[3]))))) && (0x0p+0f < ((((max(v5[0], v5[2]) - min(v5[0], v5[2])) * (max(v5[1], v5[3]) - min(v5[1], v5[3]))) + ((max(v7[0], v7[2]) - min(v7[0], v7[2])) * (max(v7[1], v7[3]) - min(v7[1], v7[3])))) - ((min(max(v5[0], v5[2]), max(v7[0], v7[2])) - max(min(v5[0], v5[2]), min(v7[0], v7[2]))) * (min(max(v5[1], v5[3]), max(v7[1], v7[3])) - max(min(v5[1], v5[3]), min(v7[1], v7[3]))))))) && (v22[0] < (((min(max(v5[0], v5[2]), max(v7[0], v7[2])) - max(min(v5[0], v5[2]), min(v7[0], v7[2]))) * (min(max(v5[1], v5[3]), max(v7[1], v7[3])) - max(min(v5[1], v5[3]), min(v7[1], v7[3])))) / ((((max(v5[0], v5[2]) - min(v5[0], v5[2])) * (max(v5[1], v5[3]) - min(v5[1], v5[3]))) + ((max(v7[0], v7[2]) - min(v7[0], v7[2])) * (max(v7[1], v7[3]) - min(v7[1], v7[3])))) - ((min(max(v5[0], v5[2]), max(v7[0], v7[2])) - max(min(v5[0], v5[2]), min(v7[0], v7[2]))) * (min(max(v5[1], v5[3]), max(v7[1], v7[3])) - max(min(v5[1], v5[3]), min(v7[1], v7[3])))))))) {
            v3[0] = (v3[0] | ((uint)1 << ((uint)v21)));
          }
        }
      }
      v6[((int)threadIdx.x)] = v3[0];
    }
    __syncthreads();
    if (((int)threadIdx.x) == 0) {
      v8[0] = (uint)0;
      v8[1] = (uint)0;
      v0[1] = (int64_t)0;
      for (int v23 = 0; v23 < 32; ++v23) {
        v12[0] = v1[v23];
        v9[v23] = 0;
        if (((0 < v12[0]) && (((v8[0] >> ((uint)v23)) & (uint)1) == (uint)0)) && (v0[0] < v24[0])) {
          v9[v23] = 1;
          v10[v0[1]] = v23;
          v0[0] = (v0[0] + (int64_t)1);
          v0[1] = (v0[1] + (int64_t)1);
          v8[0] = (v8[0] | v6[(v23 * 2)]);
          v8[1] = (v8[1] | v6[((v23 * 2) + 1)]);
        }
      }
      for (int v25 = 0; v25 < 32; ++v25) {
        v12[0] = v1[(v25 + 32)];
        v9[(v25 + 32)] = 0;
        if (((0 < v12[0]) && (((v8[1] >> ((uint)v25)) & (uint)1) == (uint)0)) && (v0[0] < v24[0])) {
          v9[(v25 + 32)] = 1;
          v10[v0[1]] = (v25 + 32);
          v0[0] = (v0[0] + (int64_t)1);
          v0[1] = (v0[1] + (int64_t)1);
          v8[0] = (v8[0] | v6[((v25 * 2) + 64)]);
          v8[1] = (v8[1] | v6[((v25 * 2) + 65)]);
        }
      }
      v11[0] = v0[1];
    }
    __syncthreads();
    if ((((int)threadIdx.x) < 64) && (((v18 * 8) + (((int)threadIdx.x) >> 3)) < 25)) {
      v16[(((((int64_t)blockIdx.x) * (int64_t)200) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x)))] = (v9[((int)threadIdx.x)] == 1);
    }
    v0[1] = v11[0];
    if ((int64_t)0 < v0[1]) {
      for (int v26 = 0; v26 < (((391 - ((int)threadIdx.x)) - (v18 * 64)) >> 8); ++v26) {
        v13[0] = v16[(((((((int64_t)v26) * (int64_t)256) + (((int64_t)blockIdx.x) * (int64_t)200)) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x))) + (int64_t)64)];
        if (v13[0]) {
          v14[(int64_t)0] = v19[(((((int64_t)blockIdx.x) / (int64_t)3) * (int64_t)800) + (v20[(((((((int64_t)v26) * (int64_t)256) + (((int64_t)blockIdx.x) * (int64_t)200)) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x))) + (int64_t)64)] * (int64_t)4))];
          v14[(int64_t)1] = v19[((((((int64_t)blockIdx.x) / (int64_t)3) * (int64_t)800) + (v20[(((((((int64_t)v26) * (int64_t)256) + (((int64_t)blockIdx.x) * (int64_t)200)) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x))) + (int64_t)64)] * (int64_t)4)) + (int64_t)1)];
          v14[(int64_t)2] = v19[((((((int64_t)blockIdx.x) / (int64_t)3) * (int64_t)800) + (v20[(((((((int64_t)v26) * (int64_t)256) + (((int64_t)blockIdx.x) * (int64_t)200)) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x))) + (int64_t)64)] * (int64_t)4)) + (int64_t)2)];
          v14[(int64_t)3] = v19[((((((int64_t)blockIdx.x) / (int64_t)3) * (int64_t)800) + (v20[(((((((int64_t)v26) * (int64_t)256) + (((int64_t)blockIdx.x) * (int64_t)200)) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x))) + (int64_t)64)] * (int64_t)4)) + (int64_t)3)];
          for (int64_t v27 = (int64_t)0; v27 < v0[1]; ++v27) {
            v15[(int64_t)0] = v2[(((int64_t)v10[v27]) * (int64_t)4)];
            v15[(int64_t)1] = v2[((((int64_t)v10[v27]) * (int64_t)4) + (int64_t)1)];
            v15[(int64_t)2] = v2[((((int64_t)v10[v27]) * (int64_t)4) + (int64_t)2)];
            v15[(int64_t)3] = v2[((((int64_t)v10[v27]) * (int64_t)4) + (int64_t)3)];
            if (((((((0x0p+0f < (min(max(v15[0], v15[2]), max(v14[0], v14[2])) - max(min(v15[0], v15[2]), min(v14[0], v14[2])))) && (0x0p+0f < (min(max(v15[1], v15[3]), max(v14[1], v14[3])) - max(min(v15[1], v15[3]), min(v14[1], v14[3]))))) && (0x0p+0f < ((min(max(v15[0], v15[2]), max(v14[0], v14[2])) - max(min(v15[0], v15[2]), min(v14[0], v14[2]))) * (min(max(v15[1], v15[3]), max(v14[1], v14[3])) - max(min(v15[1], v15[3]), min(v14[1], v14[3])))))) && (0x0p+0f < ((max(v15[0], v15[2]) - min(v15[0], v15[2])) * (max(v15[1], v15[3]) - min(v15[1], v15[3]))))) && (0x0p+0f < ((max(v14[0], v14[2]) - min(v14[0], v14[2])) * (max(v14[1], v14[3]) - min(v14[1], v14[3]))))) && (0x0p+0f < ((((max(v15[0], v15[2]) - min(v15[0], v15[2])) * (max(v15[1], v15[3]) - min(v15[1], v15[3]))) + ((max(v14[0], v14[2]) - min(v14[0], v14[2])) * (max(v14[1], v14[3]) - min(v14[1], v14[3])))) - ((min(max(v15[0], v15[2]), max(v14[0], v14[2])) - max(min(v15[0], v15[2]), min(v14[0], v14[2]))) * (min(max(v15[1], v15[3]), max(v14[1], v14[3])) - max(min(v15[1], v15[3]), min(v14[1], v14[3]))))))) && (v22[0] < (((min(max(v15[0], v15[2]), max(v14[0], v14[2])) - max(min(v15[0], v15[2]), min(v14[0], v14[2]))) * (min(max(v15[1], v15[3]), max(v14[1], v14[3])) - max(min(v15[1], v15[3]), min(v14[1], v14[3])))) / ((((max(v15[0], v15[2]) - min(v15[0], v15[2])) * (max(v15[1], v15[3]) - min(v15[1], v15[3]))) + ((max(v14[0], v14[2]) - min(v14[0], v14[2])) * (max(v14[1], v14[3]) - min(v14[1], v14[3])))) - ((min(max(v15[0], v15[2]), max(v14[0], v14[2])) - max(min(v15[0], v15[2]), min(v14[0], v14[2]))) * (min(max(v15[1], v15[3]), max(v14[1], v14[3])) - max(min(v15[1], v15[3]), min(v14[1], v14[3])))))))) {
              v13[0] = (bool)0;
            }
          }
          v16[(((((((int64_t)v26) * (int64_t)256) + (((int64_t)blockIdx.x) * (int64_t)200)) + (((int64_t)v18) * (int64_t)64)) + ((int64_t)((int)threadIdx.x))) + (int64_t)64)] = v13[0];
        }
      }
    }
    __syncthreads();
  }
}
