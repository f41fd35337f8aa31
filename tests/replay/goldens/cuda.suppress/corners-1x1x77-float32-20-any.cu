// cuda.suppress: corners-1x1x77-float32-20-any, on h200
// config: threads=256, bits=0
// digest: 9d46a3f9cde2
__launch_bounds__(256) g0(int64_t v16, int64_t v17, int64_t v19, bool* v20, bool* v21, float* v25, int64_t* v26, float* v34, int64_t* v36) {
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
  g1();
  g2();
  if ((int64_t)0 < (v16 * v17)) {
    for (int64_t v18 = (int64_t)0; v18 < ((v19 + (int64_t)255) >> (int64_t)8); ++v18) {
      if (((v18 * (int64_t)256) + ((int64_t)threadIdx.x)) < v19) {
        v20[(((v18 * (int64_t)256) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x))] = v21[(((v18 * (int64_t)256) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x))];
      }
    }
    v0[0] = (int64_t)0;
    __syncthreads();
    for (int64_t v22 = (int64_t)0; v22 < ((v19 + (int64_t)63) >> (int64_t)6); ++v22) {
      if (((int64_t)threadIdx.x) < (int64_t)64) {
        v1[((int64_t)threadIdx.x)] = 0;
        if (((v22 * (int64_t)64) + ((int64_t)threadIdx.x)) < v19) {
          int64_t v23 = (((int64_t)blockIdx.x) % v17);
          int64_t v24 = (((int64_t)blockIdx.x) / v17);
          v2[(((int64_t)threadIdx.x) * (int64_t)4)] = v25[(((((((v17 >= (int64_t)0) && (v23 >= (int64_t)0)) || ((v17 < (int64_t)0) && (v23 <= (int64_t)0))) ? v24 : (v24 - (int64_t)1)) * v19) * (int64_t)4) + (v26[(((v22 * (int64_t)64) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x))] * (int64_t)4))];
          int64_t v27 = (((int64_t)blockIdx.x) % v17);
          int64_t v28 = (((int64_t)blockIdx.x) / v17);
          v2[((((int64_t)threadIdx.x) * (int64_t)4) + (int64_t)1)] = v25[((((((((v17 >= (int64_t)0) && (v27 >= (int64_t)0)) || ((v17 < (int64_t)0) && (v27 <= (int64_t)0))) ? v28 : (v28 - (int64_t)1)) * v19) * (int64_t)4) + (v26[(((v22 * (int64_t)64) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x))] * (int64_t)4)) + (int64_t)1)];
          int64_t v29 = (((int64_t)blockIdx.x) % v17);
          int64_t v30 = (((int64_t)blockIdx.x) / v17);
          v2[((((int64_t)threadIdx.x) * (int64_t)4) + (int64_t)2)] = v25[((((((((v17 >= (int64_t)0) && (v29 >= (int64_t)0)) || ((v17 < (int64_t)0) && (v29 <= (int64_t)0))) ? v30 : (v30 - (int64_t)1)) * v19) * (int64_t)4) + (v26[(((v22 * (int64_t)64) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x))] * (int64_t)4)) + (int64_t)2)];
          int64_t v31 = (((int64_t)blockIdx.x) % v17);
          int64_t v32 = (((int64_t)blockIdx.x) / v17);
          v2[((((int64_t)threadIdx.x) * (int64_t)4) + (int64_t)3)] = v25[((((((((v17 >= (int64_t)0) && (v31 >= (int64_t)0)) || ((v17 < (int64_t)0) && (v31 <= (int64_t)0))) ? v32 : (v32 - (int64_t)1)) * v19) * (int64_t)4) + (v26[(((v22 * (int64_t)64) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x))] * (int64_t)4)) + (int64_t)3)];
          v1[((int64_t)threadIdx.x)] = ((int)v20[(((v22 * (int64_t)64) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x))]);
        }
      }
      __syncthreads();
      if (((int64_t)threadIdx.x) < (int64_t)128) {
        v3[0] = (uint)0;
        v4[0] = (0 < v1[(((int64_t)threadIdx.x) >> (int64_t)1)]);
        v5[0] = v2[((((int64_t)threadIdx.x) >> (int64_t)1) * (int64_t)4)];
        v5[1] = v2[(((((int64_t)threadIdx.x) >> (int64_t)1) * (int64_t)4) + (int64_t)1)];
        v5[2] = v2[(((((int64_t)threadIdx.x) >> (int64_t)1) * (int64_t)4) + (int64_t)2)];
        v5[3] = v2[(((((int64_t)threadIdx.x) >> (int64_t)1) * (int64_t)4) + (int64_t)3)];
        for (int v33 = 0; v33 < 32; ++v33) {
          v4[1] = (0 < v1[(((((int64_t)threadIdx.x) & (int64_t)1) * (int64_t)32) + ((int64_t)v33))]);
          v7[0] = v2[(((((int64_t)threadIdx.x) & (int64_t)1) * (int64_t)128) + (((int64_t)v33) * (int64_t)4))];
          v7[1] = v2[((((((int64_t)threadIdx.x) & (int64_t)1) * (int64_t)128) + (((int64_t)v33) * (int64_t)4)) + (int64_t)1)];
          v7[2] = v2[((((((int64_t)threadIdx.x) & (int64_t)1) * (int64_t)128) + (((int64_t)v33) * (int64_t)4)) + (int64_t)2)];
          v7[3] = v2[((((((int64_t)threadIdx.x) & (int64_t)1) * (int64_t)128) + (((int64_t)v33) * (int64_t)4)) + (int64_t)3)];
          if ((((((int64_t)threadIdx.x) >> (int64_t)1) < (((((int64_t)threadIdx.x) & (int64_t)1) * (int64_t)32) + ((int64_t)v33))) && v4[0]) && v4[1]) {
            if (v34[0] < ((max(0x0p+0f, (min(v5[2], v7[2]) - max(v5[0], v7[0]))) * max(0x0p+0f, (min(v5[3], v7[3]) - max(v5[1], v7[1])))) / ((((v5[2] - v5[0]) * (v5[3] - v5[1])) + ((v7[2] - v7[0]) * (v7[3] - v7[1]))) - (max(0x0p+0f, (min(v5[2], v7[2]) - max(v5[0], v7[0]))) * max(0x0p+0f, (min(v5[3], v7[3]) - max(v5[1], v7[1]))))))) {
              v3[0] = (v3[0] | ((uint)1 << ((uint)v33)));
            }
          }
        }
        v6[((int64_t)threadIdx.x)] = v3[0];
      }
      __syncthreads();
      if (((int64_t)threadIdx.x) == (int64_t)0) {
        v8[0] = (uint)0;
        v8[1] = (uint)0;
        v0[1] = (int64_t)0;
        for (int v35 = 0; v35 < 32; ++v35) {
          v12[0] = v1[v35];
          v9[v35] = 0;
          if (((0 < v12[0]) && (((v8[0] >> ((uint)v35)) & (uint)1) == (uint)0)) && (v0[0] < v36[0])) {
            v9[v35] = 1;
            v10[v0[1]] = v35;
            v0[0] = (v0[0] + (int64_t)1);
            v0[1] = (v0[1] + (int64_t)1);
            v8[0] = (v8[0] | v6[(v35 * 2)]);
            v8[1] = (v8[1] | v6[((v35 * 2) + 1)]);
          }
        }
        for (int v37 = 0; v37 < 32; ++v37) {
          v12[0] = v1[(v37 + 32)];
          v9[(v37 + 32)] = 0;
          if (((0 < v12[0]) && (((v8[1] >> ((uint)v37)) & (uint)1) == (uint)0)) && (v0[0] < v36[0])) {
            v9[(v37 + 32)] = 1;
            v10[v0[1]] = (v37 + 32);
            v0[0] = (v0[0] + (int64_t)1);
            v0[1] = (v0[1] + (int64_t)1);
            v8[0] = (v8[0] | v6[((v37 * 2) + 64)]);
            v8[1] = (v8[1] | v6[((v37 * 2) + 65)]);
          }
        }
        v11[0] = v0[1];
      }
      __syncthreads();
      if ((((int64_t)threadIdx.x) < (int64_t)64) && (((v22 * (int64_t)64) + ((int64_t)threadIdx.x)) < v19)) {
        v20[(((v22 * (int64_t)64) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x))] = (v9[((int64_t)threadIdx.x)] == 1);
      }
      v0[1] = v11[0];
      if ((int64_t)0 < v0[1]) {
        for (int64_t v38 = (int64_t)0; v38 < ((((v19 + (int64_t)191) - ((int64_t)threadIdx.x)) - (v22 * (int64_t)64)) >> (int64_t)8); ++v38) {
          v13[0] = v20[(((((v38 * (int64_t)256) + (v22 * (int64_t)64)) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x)) + (int64_t)64)];
          if (v13[0]) {
            int64_t v39 = (((int64_t)blockIdx.x) % v17);
            int64_t v40 = (((int64_t)blockIdx.x) / v17);
            v14[(int64_t)0] = v25[(((((((v17 >= (int64_t)0) && (v39 >= (int64_t)0)) || ((v17 < (int64_t)0) && (v39 <= (int64_t)0))) ? v40 : (v40 - (int64_t)1)) * v19) * (int64_t)4) + (v26[(((((v38 * (int64_t)256) + (v22 * (int64_t)64)) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x)) + (int64_t)64)] * (int64_t)4))];
            int64_t v41 = (((int64_t)blockIdx.x) % v17);
            int64_t v42 = (((int64_t)blockIdx.x) / v17);
            v14[(int64_t)1] = v25[((((((((v17 >= (int64_t)0) && (v41 >= (int64_t)0)) || ((v17 < (int64_t)0) && (v41 <= (int64_t)0))) ? v42 : (v42 - (int64_t)1)) * v19) * (int64_t)4) + (v26[(((((v38 * (int64_t)256) + (v22 * (int64_t)64)) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x)) + (int64_t)64)] * (int64_t)4)) + (int64_t)1)];
            int64_t v43 = (((int64_t)blockIdx.x) % v17);
            int64_t v44 = (((int64_t)blockIdx.x) / v17);
            v14[(int64_t)2] = v25[((((((((v17 >= (int64_t)0) && (v43 >= (int64_t)0)) || ((v17 < (int64_t)0) && (v43 <= (int64_t)0))) ? v44 : (v44 - (int64_t)1)) * v19) * (int64_t)4) + (v26[(((((v38 * (int64_t)256) + (v22 * (int64_t)64)) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x)) + (int64_t)64)] * (int64_t)4)) + (int64_t)2)];
            int64_t v45 = (((int64_t)blockIdx.x) % v17);
            int64_t v46 = (((int64_t)blockIdx.x) / v17);
            v14[(int64_t)3] = v25[((((((((v17 >= (int64_t)0) && (v45 >= (int64_t)0)) || ((v17 < (int64_t)0) && (v45 <= (int64_t)0))) ? v46 : (v46 - (int64_t)1)) * v19) * (int64_t)4) + (v26[(((((v38 * (int64_t)256) + (v22 * (int64_t)64)) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x)) + (int64_t)64)] * (int64_t)4)) + (int64_t)3)];
            for (int64_t v47 = (int64_t)0; v47 < v0[1]; ++v47) {
              v15[(int64_t)0] = v2[(((int64_t)v10[v47]) * (int64_t)4)];
              v15[(int64_t)1] = v2[((((int64_t)v10[v47]) * (int64_t)4) + (int64_t)1)];
              v15[(int64_t)2] = v2[((((int64_t)v10[v47]) * (int64_t)4) + (int64_t)2)];
              v15[(int64_t)3] = v2[((((int64_t)v10[v47]) * (int64_t)4) + (int64_t)3)];
              if (v34[0] < ((max(0x0p+0f, (min(v15[2], v14[2]) - max(v15[0], v14[0]))) * max(0x0p+0f, (min(v15[3], v14[3]) - max(v15[1], v14[1])))) / ((((v15[2] - v15[0]) * (v15[3] - v15[1])) + ((v14[2] - v14[0]) * (v14[3] - v14[1]))) - (max(0x0p+0f, (min(v15[2], v14[2]) - max(v15[0], v14[0]))) * max(0x0p+0f, (min(v15[3], v14[3]) - max(v15[1], v14[1]))))))) {
                v13[0] = (bool)0;
              }
            }
            v20[(((((v38 * (int64_t)256) + (v22 * (int64_t)64)) + (((int64_t)blockIdx.x) * v19)) + ((int64_t)threadIdx.x)) + (int64_t)64)] = v13[0];
          }
        }
      }
      __syncthreads();
    }
  }
}
