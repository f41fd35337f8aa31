// cuda.search: 2x300-for-700-float16-int64-any, on h200
// config: threads=512, each=4, levels=10, blocks=264
// digest: 0529044093df
__launch_bounds__(512) g0(int64_t v12, int64_t v13, int64_t v14, half* __restrict__ v16, half* __restrict__ v28, int64_t* __restrict__ v76) {
  alignas(64) int64_t v0[1];
  alignas(64) int64_t v1[1];
  alignas(64) half v2[2];
  __shared__ alignas(64) int v3[1024];
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
    v4[0] = v0[0];
    v5[0] = v1[0];
    half v17;
    if ((int64_t)0 < v5[0]) {
      v17 = v16[(((v5[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v4[0])];
    } else {
      v17 = __float2half_rn(0x0p+0f);
    }
    v2[1] = v17;
    int v18;
    if (((float)v2[0]) != ((float)v2[0])) {
      v18 = -2143289345;
    } else {
      int v19;
      if (((float)v2[0]) == 0x0p+0f) {
        v19 = 0;
      } else {
          float v20 = (float)v2[0];
          float v21 = (float)v2[0];
        v19 = ((*(int *)(&(v20))) ^ (((*(int *)(&(v21))) >> 31) & 2147483647));
      }
      v18 = v19;
    }
    v3[((int)((int64_t)threadIdx.x))] = v18;
    int v22;
    if (((float)v2[1]) != ((float)v2[1])) {
      v22 = -2143289345;
    } else {
      int v23;
      if (((float)v2[1]) == 0x0p+0f) {
        v23 = 0;
      } else {
          float v24 = (float)v2[1];
          float v25 = (float)v2[1];
        v23 = ((*(int *)(&(v24))) ^ (((*(int *)(&(v25))) >> 31) & 2147483647));
      }
      v22 = v23;
    }
    v3[((((int)((int64_t)threadIdx.x)) + 512) << 0)] = v22;
  }
  __syncthreads();
  for (int64_t v26 = (int64_t)0; v26 < ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1); ++v26) {
    if ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) < v13) {
      half v27;
      if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
        v27 = v28[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))];
      } else {
        v27 = __float2half_rn(0x0p+0f);
      }
      half v29;
      if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
        v29 = v28[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))];
      } else {
        v29 = __float2half_rn(0x0p+0f);
      }
      half v30;
      if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
        v30 = v28[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))];
      } else {
        v30 = __float2half_rn(0x0p+0f);
      }
        half v31;
        if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
          v31 = v28[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))];
        } else {
          v31 = __float2half_rn(0x0p+0f);
        }
        float v32 = (float)v31;
        half v33;
        if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
          v33 = v28[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))];
        } else {
          v33 = __float2half_rn(0x0p+0f);
        }
        float v34 = (float)v33;
      v6[0] = ((((float)v27) != ((float)v29)) ? 2143289344 : ((((float)v30) == 0x0p+0f) ? 0 : ((*(int *)(&(v32))) ^ (((*(int *)(&(v34))) >> 31) & 2147483647))));
      v7[0] = (int64_t)0;
      int64_t v35;
      if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
        v35 = v14;
      } else {
        v35 = (int64_t)0;
      }
      v8[0] = v35;
      v9[0] = 1;
      half v36;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
        v36 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)];
      } else {
        v36 = __float2half_rn(0x0p+0f);
      }
      half v37;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
        v37 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)];
      } else {
        v37 = __float2half_rn(0x0p+0f);
      }
      half v38;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
        v38 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)];
      } else {
        v38 = __float2half_rn(0x0p+0f);
      }
        half v39;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
          v39 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)];
        } else {
          v39 = __float2half_rn(0x0p+0f);
        }
        float v40 = (float)v39;
        half v41;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
          v41 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)];
        } else {
          v41 = __float2half_rn(0x0p+0f);
        }
        float v42 = (float)v41;
      v6[1] = ((((float)v36) != ((float)v37)) ? 2143289344 : ((((float)v38) == 0x0p+0f) ? 0 : ((*(int *)(&(v40))) ^ (((*(int *)(&(v42))) >> 31) & 2147483647))));
      v7[1] = (int64_t)0;
      int64_t v43;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
        v43 = v14;
      } else {
        v43 = (int64_t)0;
      }
      v8[1] = v43;
      v9[1] = 1;
      half v44;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
        v44 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)];
      } else {
        v44 = __float2half_rn(0x0p+0f);
      }
      half v45;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
        v45 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)];
      } else {
        v45 = __float2half_rn(0x0p+0f);
      }
      half v46;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
        v46 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)];
      } else {
        v46 = __float2half_rn(0x0p+0f);
      }
        half v47;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
          v47 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)];
        } else {
          v47 = __float2half_rn(0x0p+0f);
        }
        float v48 = (float)v47;
        half v49;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
          v49 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)];
        } else {
          v49 = __float2half_rn(0x0p+0f);
        }
        float v50 = (float)v49;
      v6[2] = ((((float)v44) != ((float)v45)) ? 2143289344 : ((((float)v46) == 0x0p+0f) ? 0 : ((*(int *)(&(v48))) ^ (((*(int *)(&(v50))) >> 31) & 2147483647))));
      v7[2] = (int64_t)0;
      int64_t v51;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
        v51 = v14;
      } else {
        v51 = (int64_t)0;
      }
      v8[2] = v51;
      v9[2] = 1;
      half v52;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
        v52 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)];
      } else {
        v52 = __float2half_rn(0x0p+0f);
      }
      half v53;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
        v53 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)];
      } else {
        v53 = __float2half_rn(0x0p+0f);
      }
      half v54;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
        v54 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)];
      } else {
        v54 = __float2half_rn(0x0p+0f);
      }
        half v55;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
          v55 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)];
        } else {
          v55 = __float2half_rn(0x0p+0f);
        }
        float v56 = (float)v55;
        half v57;
        if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
          v57 = v28[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)];
        } else {
          v57 = __float2half_rn(0x0p+0f);
        }
        float v58 = (float)v57;
      v6[3] = ((((float)v52) != ((float)v53)) ? 2143289344 : ((((float)v54) == 0x0p+0f) ? 0 : ((*(int *)(&(v56))) ^ (((*(int *)(&(v58))) >> 31) & 2147483647))));
      v7[3] = (int64_t)0;
      int64_t v59;
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
        v59 = v14;
      } else {
        v59 = (int64_t)0;
      }
      v8[3] = v59;
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
      v11[0] = (v14 >> (int64_t)10);
      #pragma unroll 1
      while (1) {
        if (!(((int64_t)0 < v11[0]))) { break; }
        if ((int64_t)0 < v8[0]) {
          int v60;
          if (((float)v16[(((v8[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[0])]) != ((float)v16[(((v8[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[0])])) {
            v60 = -2143289345;
          } else {
            int v61;
            if (((float)v16[(((v8[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[0])]) == 0x0p+0f) {
              v61 = 0;
            } else {
                float v62 = (float)v16[(((v8[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[0])];
                float v63 = (float)v16[(((v8[0] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[0])];
              v61 = ((*(int *)(&(v62))) ^ (((*(int *)(&(v63))) >> 31) & 2147483647));
            }
            v60 = v61;
          }
          v10[0] = v60;
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
          int v64;
          if (((float)v16[(((v8[1] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[1])]) != ((float)v16[(((v8[1] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[1])])) {
            v64 = -2143289345;
          } else {
            int v65;
            if (((float)v16[(((v8[1] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[1])]) == 0x0p+0f) {
              v65 = 0;
            } else {
                float v66 = (float)v16[(((v8[1] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[1])];
                float v67 = (float)v16[(((v8[1] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[1])];
              v65 = ((*(int *)(&(v66))) ^ (((*(int *)(&(v67))) >> 31) & 2147483647));
            }
            v64 = v65;
          }
          v10[1] = v64;
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
          int v68;
          if (((float)v16[(((v8[2] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[2])]) != ((float)v16[(((v8[2] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[2])])) {
            v68 = -2143289345;
          } else {
            int v69;
            if (((float)v16[(((v8[2] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[2])]) == 0x0p+0f) {
              v69 = 0;
            } else {
                float v70 = (float)v16[(((v8[2] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[2])];
                float v71 = (float)v16[(((v8[2] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[2])];
              v69 = ((*(int *)(&(v70))) ^ (((*(int *)(&(v71))) >> 31) & 2147483647));
            }
            v68 = v69;
          }
          v10[2] = v68;
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
          int v72;
          if (((float)v16[(((v8[3] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[3])]) != ((float)v16[(((v8[3] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[3])])) {
            v72 = -2143289345;
          } else {
            int v73;
            if (((float)v16[(((v8[3] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[3])]) == 0x0p+0f) {
              v73 = 0;
            } else {
                float v74 = (float)v16[(((v8[3] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[3])];
                float v75 = (float)v16[(((v8[3] >> (int64_t)1) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v14)) + v7[3])];
              v73 = ((*(int *)(&(v74))) ^ (((*(int *)(&(v75))) >> 31) & 2147483647));
            }
            v72 = v73;
          }
          v10[3] = v72;
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
      if ((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) < v12) {
        v76[((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x))] = v7[0];
      }
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)512) < v12) {
        v76[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)512)] = v7[1];
      }
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1024) < v12) {
        v76[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1024)] = v7[2];
      }
      if (((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((int64_t)threadIdx.x)) + (int64_t)1536) < v12) {
        v76[(((((((((int64_t)blockIdx.x) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * ((((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) + (((((v12 + (int64_t)2047) >> (int64_t)11) - (int64_t)1) % g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)2048) + (v26 * (int64_t)2048)) + ((((int64_t)blockIdx.x) / g3((int64_t)1, g4(((v12 + (int64_t)2047) >> (int64_t)11), g3((int64_t)1, ((int64_t)264 / g3((int64_t)1, v13)))))) * v12)) + ((int64_t)threadIdx.x)) + (int64_t)1536)] = v7[3];
      }
    }
  }
}
