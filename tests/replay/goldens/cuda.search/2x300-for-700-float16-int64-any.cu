// cuda.search: 2x300-for-700-float16-int64-any, on h200
// config: threads=512, each=4, levels=13, blocks=264
// digest: 32b61251a809
__launch_bounds__(512) g0(int64_t v12, int64_t v13, int64_t v14, half* __restrict__ v16, half* __restrict__ v54, int64_t* __restrict__ v102) {
  alignas(64) int64_t v0[1];
  alignas(64) int64_t v1[1];
  alignas(64) half v2[16];
  __shared__ alignas(64) int v3[8192];
  alignas(64) int64_t v4[1];
  alignas(64) int64_t v5[1];
  alignas(64) int v6[4];
  alignas(64) int64_t v7[4];
  alignas(64) int64_t v8[4];
  alignas(64) int v9[4];
  alignas(64) int v10[4];
  alignas(64) int64_t v11[1];
  g1();
  g2();
  if ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) < v13) {
    v0[0] = (int64_t)0;
    v1[0] = v14;
    if (0 < (((int)((int64_t)threadIdx.x)) >> 8)) {
      if ((int64_t)0 < v1[0]) {
        if (((((int)((int64_t)threadIdx.x)) >> 7) & 1) == 1) {
          v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
          v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
        } else {
          v1[0] = (v1[0] >> (int64_t)1);
        }
      }
    }
    if (0 < (((int)((int64_t)threadIdx.x)) >> 7)) {
      if ((int64_t)0 < v1[0]) {
        if (((((int)((int64_t)threadIdx.x)) >> 6) & 1) == 1) {
          v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
          v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
        } else {
          v1[0] = (v1[0] >> (int64_t)1);
        }
      }
    }
    if (0 < (((int)((int64_t)threadIdx.x)) >> 6)) {
      if ((int64_t)0 < v1[0]) {
        if (((((int)((int64_t)threadIdx.x)) >> 5) & 1) == 1) {
          v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
          v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
        } else {
          v1[0] = (v1[0] >> (int64_t)1);
        }
      }
    }
    if (0 < (((int)((int64_t)threadIdx.x)) >> 5)) {
      if ((int64_t)0 < v1[0]) {
        if (((((int)((int64_t)threadIdx.x)) >> 4) & 1) == 1) {
          v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
          v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
        } else {
          v1[0] = (v1[0] >> (int64_t)1);
        }
      }
    }
    if (0 < (((int)((int64_t)threadIdx.x)) >> 4)) {
      if ((int64_t)0 < v1[0]) {
        if (((((int)((int64_t)threadIdx.x)) >> 3) & 1) == 1) {
          v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
          v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
        } else {
          v1[0] = (v1[0] >> (int64_t)1);
        }
      }
    }
    if (0 < (((int)((int64_t)threadIdx.x)) >> 3)) {
      if ((int64_t)0 < v1[0]) {
        if (((((int)((int64_t)threadIdx.x)) >> 2) & 1) == 1) {
          v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
          v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
        } else {
          v1[0] = (v1[0] >> (int64_t)1);
        }
      }
    }
    if (0 < (((int)((int64_t)threadIdx.x)) >> 2)) {
      if ((int64_t)0 < v1[0]) {
        if (((((int)((int64_t)threadIdx.x)) >> 1) & 1) == 1) {
          v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
          v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
        } else {
          v1[0] = (v1[0] >> (int64_t)1);
        }
      }
    }
    if (0 < (((int)((int64_t)threadIdx.x)) >> 1)) {
      if ((int64_t)0 < v1[0]) {
        if (((((int)((int64_t)threadIdx.x)) >> 0) & 1) == 1) {
          v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
          v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
        } else {
          v1[0] = (v1[0] >> (int64_t)1);
        }
      }
    }
    half v15;
    if ((int64_t)0 < v1[0]) {
      v15 = v16[(((v1[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v0[0])];
    } else {
      v15 = __float2half_rn(0x0p+0f);
    }
    v2[0] = v15;
    v0[0] = (int64_t)0;
    v1[0] = v14;
    if ((int64_t)0 < v1[0]) {
      if (((((int)((int64_t)threadIdx.x)) >> 8) & 1) == 1) {
        v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
        v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
      } else {
        v1[0] = (v1[0] >> (int64_t)1);
      }
    }
    if ((int64_t)0 < v1[0]) {
      if (((((int)((int64_t)threadIdx.x)) >> 7) & 1) == 1) {
        v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
        v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
      } else {
        v1[0] = (v1[0] >> (int64_t)1);
      }
    }
    if ((int64_t)0 < v1[0]) {
      if (((((int)((int64_t)threadIdx.x)) >> 6) & 1) == 1) {
        v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
        v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
      } else {
        v1[0] = (v1[0] >> (int64_t)1);
      }
    }
    if ((int64_t)0 < v1[0]) {
      if (((((int)((int64_t)threadIdx.x)) >> 5) & 1) == 1) {
        v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
        v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
      } else {
        v1[0] = (v1[0] >> (int64_t)1);
      }
    }
    if ((int64_t)0 < v1[0]) {
      if (((((int)((int64_t)threadIdx.x)) >> 4) & 1) == 1) {
        v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
        v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
      } else {
        v1[0] = (v1[0] >> (int64_t)1);
      }
    }
    if ((int64_t)0 < v1[0]) {
      if (((((int)((int64_t)threadIdx.x)) >> 3) & 1) == 1) {
        v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
        v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
      } else {
        v1[0] = (v1[0] >> (int64_t)1);
      }
    }
    if ((int64_t)0 < v1[0]) {
      if (((((int)((int64_t)threadIdx.x)) >> 2) & 1) == 1) {
        v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
        v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
      } else {
        v1[0] = (v1[0] >> (int64_t)1);
      }
    }
    if ((int64_t)0 < v1[0]) {
      if (((((int)((int64_t)threadIdx.x)) >> 1) & 1) == 1) {
        v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
        v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
      } else {
        v1[0] = (v1[0] >> (int64_t)1);
      }
    }
    if ((int64_t)0 < v1[0]) {
      if (((((int)((int64_t)threadIdx.x)) >> 0) & 1) == 1) {
        v0[0] = (((v1[0] >> (int64_t)1) + v0[0]) + (int64_t)1);
        v1[0] = ((v1[0] - (v1[0] >> (int64_t)1)) - (int64_t)1);
      } else {
        v1[0] = (v1[0] >> (int64_t)1);
      }
    }
    for (int v17 = 0; v17 < 1; ++v17) {
      v4[0] = v0[0];
      v5[0] = v1[0];
      half v18;
      if ((int64_t)0 < v5[0]) {
        v18 = v16[(((v5[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v4[0])];
      } else {
        v18 = __float2half_rn(0x0p+0f);
      }
      v2[1] = v18;
    }
    for (int v19 = 0; v19 < 2; ++v19) {
      v4[0] = v0[0];
      v5[0] = v1[0];
      for (int v20 = 0; v20 < 1; ++v20) {
        if ((int64_t)0 < v5[0]) {
          if (((v19 >> 0) & 1) == 1) {
            v4[0] = (((v5[0] >> (int64_t)1) + v4[0]) + (int64_t)1);
            v5[0] = ((v5[0] - (v5[0] >> (int64_t)1)) - (int64_t)1);
          } else {
            v5[0] = (v5[0] >> (int64_t)1);
          }
        }
      }
      half v21;
      if ((int64_t)0 < v5[0]) {
        v21 = v16[(((v5[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v4[0])];
      } else {
        v21 = __float2half_rn(0x0p+0f);
      }
      v2[(v19 + 2)] = v21;
    }
    for (int v22 = 0; v22 < 4; ++v22) {
      v4[0] = v0[0];
      v5[0] = v1[0];
      for (int v23 = 0; v23 < 2; ++v23) {
        if ((int64_t)0 < v5[0]) {
          if (((v22 >> (1 - v23)) & 1) == 1) {
            v4[0] = (((v5[0] >> (int64_t)1) + v4[0]) + (int64_t)1);
            v5[0] = ((v5[0] - (v5[0] >> (int64_t)1)) - (int64_t)1);
          } else {
            v5[0] = (v5[0] >> (int64_t)1);
          }
        }
      }
      half v24;
      if ((int64_t)0 < v5[0]) {
        v24 = v16[(((v5[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v4[0])];
      } else {
        v24 = __float2half_rn(0x0p+0f);
      }
      v2[(v22 + 4)] = v24;
    }
    for (int v25 = 0; v25 < 8; ++v25) {
      v4[0] = v0[0];
      v5[0] = v1[0];
      for (int v26 = 0; v26 < 3; ++v26) {
        if ((int64_t)0 < v5[0]) {
          if (((v25 >> (2 - v26)) & 1) == 1) {
            v4[0] = (((v5[0] >> (int64_t)1) + v4[0]) + (int64_t)1);
            v5[0] = ((v5[0] - (v5[0] >> (int64_t)1)) - (int64_t)1);
          } else {
            v5[0] = (v5[0] >> (int64_t)1);
          }
        }
      }
      half v27;
      if ((int64_t)0 < v5[0]) {
        v27 = v16[(((v5[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v4[0])];
      } else {
        v27 = __float2half_rn(0x0p+0f);
      }
      v2[(v25 + 8)] = v27;
    }
    int v28;
    if (((float)v2[0]) != ((float)v2[0])) {
      v28 = -2143289345;
    } else {
      int v29;
      if (((float)v2[0]) == 0x0p+0f) {
        v29 = 0;
      } else {
          float v30 = (float)v2[0];
          float v31 = (float)v2[0];
        v29 = ((*(int *)(&(v30))) ^ (((*(int *)(&(v31))) >> 31) & 2147483647));
      }
      v28 = v29;
    }
    v3[((int)((int64_t)threadIdx.x))] = v28;
    for (int v32 = 0; v32 < 1; ++v32) {
      int v33;
      if (((float)v2[1]) != ((float)v2[1])) {
        v33 = -2143289345;
      } else {
        int v34;
        if (((float)v2[1]) == 0x0p+0f) {
          v34 = 0;
        } else {
            float v35 = (float)v2[1];
            float v36 = (float)v2[1];
          v34 = ((*(int *)(&(v35))) ^ (((*(int *)(&(v36))) >> 31) & 2147483647));
        }
        v33 = v34;
      }
      v3[((((int)((int64_t)threadIdx.x)) + 512) << 0)] = v33;
    }
    for (int v37 = 0; v37 < 2; ++v37) {
      int v38;
      if (((float)v2[(v37 + 2)]) != ((float)v2[(v37 + 2)])) {
        v38 = -2143289345;
      } else {
        int v39;
        if (((float)v2[(v37 + 2)]) == 0x0p+0f) {
          v39 = 0;
        } else {
            float v40 = (float)v2[(v37 + 2)];
            float v41 = (float)v2[(v37 + 2)];
          v39 = ((*(int *)(&(v40))) ^ (((*(int *)(&(v41))) >> 31) & 2147483647));
        }
        v38 = v39;
      }
      v3[(((((int)((int64_t)threadIdx.x)) + 512) << 1) + v37)] = v38;
    }
    for (int v42 = 0; v42 < 4; ++v42) {
      int v43;
      if (((float)v2[(v42 + 4)]) != ((float)v2[(v42 + 4)])) {
        v43 = -2143289345;
      } else {
        int v44;
        if (((float)v2[(v42 + 4)]) == 0x0p+0f) {
          v44 = 0;
        } else {
            float v45 = (float)v2[(v42 + 4)];
            float v46 = (float)v2[(v42 + 4)];
          v44 = ((*(int *)(&(v45))) ^ (((*(int *)(&(v46))) >> 31) & 2147483647));
        }
        v43 = v44;
      }
      v3[(((((int)((int64_t)threadIdx.x)) + 512) << 2) + v42)] = v43;
    }
    for (int v47 = 0; v47 < 8; ++v47) {
      int v48;
      if (((float)v2[(v47 + 8)]) != ((float)v2[(v47 + 8)])) {
        v48 = -2143289345;
      } else {
        int v49;
        if (((float)v2[(v47 + 8)]) == 0x0p+0f) {
          v49 = 0;
        } else {
            float v50 = (float)v2[(v47 + 8)];
            float v51 = (float)v2[(v47 + 8)];
          v49 = ((*(int *)(&(v50))) ^ (((*(int *)(&(v51))) >> 31) & 2147483647));
        }
        v48 = v49;
      }
      v3[(((((int)((int64_t)threadIdx.x)) + 512) << 3) + v47)] = v48;
    }
  }
  __syncthreads();
  for (int64_t v52 = (int64_t)0; v52 < ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1); ++v52) {
    if ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) < v13) {
      half v53;
      if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
        v53 = v54[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))];
      } else {
        v53 = __float2half_rn(0x0p+0f);
      }
      half v55;
      if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
        v55 = v54[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))];
      } else {
        v55 = __float2half_rn(0x0p+0f);
      }
      half v56;
      if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
        v56 = v54[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))];
      } else {
        v56 = __float2half_rn(0x0p+0f);
      }
        half v57;
        if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
          v57 = v54[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))];
        } else {
          v57 = __float2half_rn(0x0p+0f);
        }
        float v58 = (float)v57;
        half v59;
        if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
          v59 = v54[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))];
        } else {
          v59 = __float2half_rn(0x0p+0f);
        }
        float v60 = (float)v59;
      v6[0] = ((((float)v53) != ((float)v55)) ? 2143289344 : ((((float)v56) == 0x0p+0f) ? 0 : ((*(int *)(&(v58))) ^ (((*(int *)(&(v60))) >> 31) & 2147483647))));
      v7[0] = (int64_t)0;
      int64_t v61;
      if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
        v61 = v14;
      } else {
        v61 = (int64_t)0;
      }
      v8[0] = v61;
      v9[0] = 1;
      half v62;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
        v62 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)];
      } else {
        v62 = __float2half_rn(0x0p+0f);
      }
      half v63;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
        v63 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)];
      } else {
        v63 = __float2half_rn(0x0p+0f);
      }
      half v64;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
        v64 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)];
      } else {
        v64 = __float2half_rn(0x0p+0f);
      }
        half v65;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
          v65 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)];
        } else {
          v65 = __float2half_rn(0x0p+0f);
        }
        float v66 = (float)v65;
        half v67;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
          v67 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)];
        } else {
          v67 = __float2half_rn(0x0p+0f);
        }
        float v68 = (float)v67;
      v6[1] = ((((float)v62) != ((float)v63)) ? 2143289344 : ((((float)v64) == 0x0p+0f) ? 0 : ((*(int *)(&(v66))) ^ (((*(int *)(&(v68))) >> 31) & 2147483647))));
      v7[1] = (int64_t)0;
      int64_t v69;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
        v69 = v14;
      } else {
        v69 = (int64_t)0;
      }
      v8[1] = v69;
      v9[1] = 1;
      half v70;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
        v70 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)];
      } else {
        v70 = __float2half_rn(0x0p+0f);
      }
      half v71;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
        v71 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)];
      } else {
        v71 = __float2half_rn(0x0p+0f);
      }
      half v72;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
        v72 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)];
      } else {
        v72 = __float2half_rn(0x0p+0f);
      }
        half v73;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
          v73 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)];
        } else {
          v73 = __float2half_rn(0x0p+0f);
        }
        float v74 = (float)v73;
        half v75;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
          v75 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)];
        } else {
          v75 = __float2half_rn(0x0p+0f);
        }
        float v76 = (float)v75;
      v6[2] = ((((float)v70) != ((float)v71)) ? 2143289344 : ((((float)v72) == 0x0p+0f) ? 0 : ((*(int *)(&(v74))) ^ (((*(int *)(&(v76))) >> 31) & 2147483647))));
      v7[2] = (int64_t)0;
      int64_t v77;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
        v77 = v14;
      } else {
        v77 = (int64_t)0;
      }
      v8[2] = v77;
      v9[2] = 1;
      half v78;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
        v78 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)];
      } else {
        v78 = __float2half_rn(0x0p+0f);
      }
      half v79;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
        v79 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)];
      } else {
        v79 = __float2half_rn(0x0p+0f);
      }
      half v80;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
        v80 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)];
      } else {
        v80 = __float2half_rn(0x0p+0f);
      }
        half v81;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
          v81 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)];
        } else {
          v81 = __float2half_rn(0x0p+0f);
        }
        float v82 = (float)v81;
        half v83;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
          v83 = v54[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)];
        } else {
          v83 = __float2half_rn(0x0p+0f);
        }
        float v84 = (float)v83;
      v6[3] = ((((float)v78) != ((float)v79)) ? 2143289344 : ((((float)v80) == 0x0p+0f) ? 0 : ((*(int *)(&(v82))) ^ (((*(int *)(&(v84))) >> 31) & 2147483647))));
      v7[3] = (int64_t)0;
      int64_t v85;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
        v85 = v14;
      } else {
        v85 = (int64_t)0;
      }
      v8[3] = v85;
      v9[3] = 1;
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      if ((int64_t)0 < v8[0]) {
        v10[0] = v3[v9[0]];
        if (v10[0] < v6[0]) {
          v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
          v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
          v9[0] = ((v9[0] * 2) + 1);
        } else {
          v8[0] = (v8[0] >> (int64_t)1);
          v9[0] = (v9[0] * 2);
        }
      }
      if ((int64_t)0 < v8[1]) {
        v10[1] = v3[v9[1]];
        if (v10[1] < v6[1]) {
          v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
          v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
          v9[1] = ((v9[1] * 2) + 1);
        } else {
          v8[1] = (v8[1] >> (int64_t)1);
          v9[1] = (v9[1] * 2);
        }
      }
      if ((int64_t)0 < v8[2]) {
        v10[2] = v3[v9[2]];
        if (v10[2] < v6[2]) {
          v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
          v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
          v9[2] = ((v9[2] * 2) + 1);
        } else {
          v8[2] = (v8[2] >> (int64_t)1);
          v9[2] = (v9[2] * 2);
        }
      }
      if ((int64_t)0 < v8[3]) {
        v10[3] = v3[v9[3]];
        if (v10[3] < v6[3]) {
          v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
          v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
          v9[3] = ((v9[3] * 2) + 1);
        } else {
          v8[3] = (v8[3] >> (int64_t)1);
          v9[3] = (v9[3] * 2);
        }
      }
      v11[0] = (v14 >> (int64_t)13);
      #pragma unroll 1
      while (1) {
        if (!(((int64_t)0 < v11[0]))) { break; }
        if ((int64_t)0 < v8[0]) {
          int v86;
          if (((float)v16[(((v8[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[0])]) != ((float)v16[(((v8[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[0])])) {
            v86 = -2143289345;
          } else {
            int v87;
            if (((float)v16[(((v8[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[0])]) == 0x0p+0f) {
              v87 = 0;
            } else {
                float v88 = (float)v16[(((v8[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[0])];
                float v89 = (float)v16[(((v8[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[0])];
              v87 = ((*(int *)(&(v88))) ^ (((*(int *)(&(v89))) >> 31) & 2147483647));
            }
            v86 = v87;
          }
          v10[0] = v86;
          if (v10[0] < v6[0]) {
            v7[0] = (((v8[0] >> (int64_t)1) + v7[0]) + (int64_t)1);
            v8[0] = ((v8[0] - (v8[0] >> (int64_t)1)) - (int64_t)1);
            v9[0] = ((v9[0] * 2) + 1);
          } else {
            v8[0] = (v8[0] >> (int64_t)1);
            v9[0] = (v9[0] * 2);
          }
        }
        if ((int64_t)0 < v8[1]) {
          int v90;
          if (((float)v16[(((v8[1] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[1])]) != ((float)v16[(((v8[1] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[1])])) {
            v90 = -2143289345;
          } else {
            int v91;
            if (((float)v16[(((v8[1] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[1])]) == 0x0p+0f) {
              v91 = 0;
            } else {
                float v92 = (float)v16[(((v8[1] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[1])];
                float v93 = (float)v16[(((v8[1] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[1])];
              v91 = ((*(int *)(&(v92))) ^ (((*(int *)(&(v93))) >> 31) & 2147483647));
            }
            v90 = v91;
          }
          v10[1] = v90;
          if (v10[1] < v6[1]) {
            v7[1] = (((v8[1] >> (int64_t)1) + v7[1]) + (int64_t)1);
            v8[1] = ((v8[1] - (v8[1] >> (int64_t)1)) - (int64_t)1);
            v9[1] = ((v9[1] * 2) + 1);
          } else {
            v8[1] = (v8[1] >> (int64_t)1);
            v9[1] = (v9[1] * 2);
          }
        }
        if ((int64_t)0 < v8[2]) {
          int v94;
          if (((float)v16[(((v8[2] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[2])]) != ((float)v16[(((v8[2] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[2])])) {
            v94 = -2143289345;
          } else {
            int v95;
            if (((float)v16[(((v8[2] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[2])]) == 0x0p+0f) {
              v95 = 0;
            } else {
                float v96 = (float)v16[(((v8[2] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[2])];
                float v97 = (float)v16[(((v8[2] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[2])];
              v95 = ((*(int *)(&(v96))) ^ (((*(int *)(&(v97))) >> 31) & 2147483647));
            }
            v94 = v95;
          }
          v10[2] = v94;
          if (v10[2] < v6[2]) {
            v7[2] = (((v8[2] >> (int64_t)1) + v7[2]) + (int64_t)1);
            v8[2] = ((v8[2] - (v8[2] >> (int64_t)1)) - (int64_t)1);
            v9[2] = ((v9[2] * 2) + 1);
          } else {
            v8[2] = (v8[2] >> (int64_t)1);
            v9[2] = (v9[2] * 2);
          }
        }
        if ((int64_t)0 < v8[3]) {
          int v98;
          if (((float)v16[(((v8[3] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[3])]) != ((float)v16[(((v8[3] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[3])])) {
            v98 = -2143289345;
          } else {
            int v99;
            if (((float)v16[(((v8[3] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[3])]) == 0x0p+0f) {
              v99 = 0;
            } else {
                float v100 = (float)v16[(((v8[3] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[3])];
                float v101 = (float)v16[(((v8[3] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[3])];
              v99 = ((*(int *)(&(v100))) ^ (((*(int *)(&(v101))) >> 31) & 2147483647));
            }
            v98 = v99;
          }
          v10[3] = v98;
          if (v10[3] < v6[3]) {
            v7[3] = (((v8[3] >> (int64_t)1) + v7[3]) + (int64_t)1);
            v8[3] = ((v8[3] - (v8[3] >> (int64_t)1)) - (int64_t)1);
            v9[3] = ((v9[3] * 2) + 1);
          } else {
            v8[3] = (v8[3] >> (int64_t)1);
            v9[3] = (v9[3] * 2);
          }
        }
        v11[0] = (v11[0] >> (int64_t)1);
      }
      if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
        v102[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))] = v7[0];
      }
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
        v102[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)] = v7[1];
      }
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
        v102[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)] = v7[2];
      }
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
        v102[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v52 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)] = v7[3];
      }
    }
  }
}
