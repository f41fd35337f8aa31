// cuda.suppress: corners-1x1x300-float32-1099511627776, on h200
// config: threads=1024, bits=1
// digest: 7c125f78f820
__launch_bounds__(128) g0(float* __restrict__ v8, int64_t* __restrict__ v9, float* __restrict__ v11, uint* __restrict__ v12) {
  __shared__ alignas(64) int v0[64];
  __shared__ alignas(64) float v1[256];
  __shared__ alignas(64) float v2[256];
  alignas(64) uint v3[1];
  alignas(64) bool v4[2];
  alignas(64) float v5[4];
  __shared__ alignas(64) uint v6[128];
  alignas(64) float v7[4];
  g2(min((((((int)blockIdx.x) / 5) * 64) + ((int)threadIdx.x)), 299));
  g3();
  if ((((int)blockIdx.x) / 5) <= (((int)blockIdx.x) % 5)) {
    if (((int)threadIdx.x) < 64) {
      v0[((int)threadIdx.x)] = 1;
      v1[(((int64_t)((int)threadIdx.x)) * (int64_t)4)] = v8[(v9[min((((((int)blockIdx.x) / 5) * 64) + ((int)threadIdx.x)), 299)] * (int64_t)4)];
      v2[(((int64_t)((int)threadIdx.x)) * (int64_t)4)] = v8[(v9[min((((((int)blockIdx.x) % 5) * 64) + ((int)threadIdx.x)), 299)] * (int64_t)4)];
      v1[((((int64_t)((int)threadIdx.x)) * (int64_t)4) + (int64_t)1)] = v8[((v9[min((((((int)blockIdx.x) / 5) * 64) + ((int)threadIdx.x)), 299)] * (int64_t)4) + (int64_t)1)];
      v2[((((int64_t)((int)threadIdx.x)) * (int64_t)4) + (int64_t)1)] = v8[((v9[min((((((int)blockIdx.x) % 5) * 64) + ((int)threadIdx.x)), 299)] * (int64_t)4) + (int64_t)1)];
      v1[((((int64_t)((int)threadIdx.x)) * (int64_t)4) + (int64_t)2)] = v8[((v9[min((((((int)blockIdx.x) / 5) * 64) + ((int)threadIdx.x)), 299)] * (int64_t)4) + (int64_t)2)];
      v2[((((int64_t)((int)threadIdx.x)) * (int64_t)4) + (int64_t)2)] = v8[((v9[min((((((int)blockIdx.x) % 5) * 64) + ((int)threadIdx.x)), 299)] * (int64_t)4) + (int64_t)2)];
      v1[((((int64_t)((int)threadIdx.x)) * (int64_t)4) + (int64_t)3)] = v8[((v9[min((((((int)blockIdx.x) / 5) * 64) + ((int)threadIdx.x)), 299)] * (int64_t)4) + (int64_t)3)];
      v2[((((int64_t)((int)threadIdx.x)) * (int64_t)4) + (int64_t)3)] = v8[((v9[min((((((int)blockIdx.x) % 5) * 64) + ((int)threadIdx.x)), 299)] * (int64_t)4) + (int64_t)3)];
    }
    __syncthreads();
    v3[0] = (uint)0;
    v4[0] = (0 < v0[(((int)threadIdx.x) >> 1)]);
    v5[0] = v1[((((int)threadIdx.x) >> 1) * 4)];
    v5[1] = v1[(((((int)threadIdx.x) >> 1) * 4) + 1)];
    v5[2] = v1[(((((int)threadIdx.x) >> 1) * 4) + 2)];
    v5[3] = v1[(((((int)threadIdx.x) >> 1) * 4) + 3)];
    for (int v10 = 0; v10 < 32; ++v10) {
      v4[1] = (0 < v0[(((((int)threadIdx.x) & 1) * 32) + v10)]);
      v7[0] = v2[(((((int)threadIdx.x) & 1) * 128) + (v10 * 4))];
      v7[1] = v2[((((((int)threadIdx.x) & 1) * 128) + (v10 * 4)) + 1)];
      v7[2] = v2[((((((int)threadIdx.x) & 1) * 128) + (v10 * 4)) + 2)];
      v7[3] = v2[((((((int)threadIdx.x) & 1) * 128) + (v10 * 4)) + 3)];
      if ((((0 < ((((int)blockIdx.x) % 5) - (((int)blockIdx.x) / 5))) || ((((int)threadIdx.x) >> 1) < (((((int)threadIdx.x) & 1) * 32) + v10))) && v4[0]) && v4[1]) {
        if (v11[0] < ((max(0x0p+0f, (min(v5[2], v7[2]) - max(v5[0], v7[0]))) * max(0x0p+0f, (min(v5[3], v7[3]) - max(v5[1], v7[1])))) / ((((v5[2] - v5[0]) * (v5[3] - v5[1])) + ((v7[2] - v7[0]) * (v7[3] - v7[1]))) - (max(0x0p+0f, (min(v5[2], v7[2]) - max(v5[0], v7[0]))) * max(0x0p+0f, (min(v5[3], v7[3]) - max(v5[1], v7[1]))))))) {
          v3[0] = (v3[0] | ((uint)1 << ((uint)v10)));
        }
      }
    }
    v6[((int)threadIdx.x)] = v3[0];
    __syncthreads();
    v12[(((((((int)blockIdx.x) / 5) * 640) + ((((int)threadIdx.x) >> 1) * 10)) + ((((int)blockIdx.x) % 5) * 2)) + (((int)threadIdx.x) & 1))] = v6[((int)threadIdx.x)];
  }
}
__launch_bounds__(1024) g1(uint* v9, uint* v11, bool* v12, int64_t* v14, bool* v16) {
  alignas(64) int64_t v0[2];
  __shared__ alignas(64) uint v1[128];
  __shared__ alignas(64) int v2[64];
  alignas(64) uint v3[2];
  __shared__ alignas(64) int v4[64];
  __shared__ alignas(64) int v5[64];
  __shared__ alignas(64) int64_t v6[1];
  alignas(64) int v7[1];
  alignas(64) uint v8[1];
  g4();
  g3();
  if (((int64_t)threadIdx.x) < (int64_t)10) {
    v9[((int64_t)threadIdx.x)] = (uint)0;
  }
  v0[0] = (int64_t)0;
  __syncthreads();
  for (int64_t v10 = (int64_t)0; v10 < (int64_t)5; ++v10) {
    if (((int64_t)threadIdx.x) < (int64_t)128) {
      v1[((int64_t)threadIdx.x)] = v11[(((v10 * (int64_t)642) + ((((int64_t)threadIdx.x) >> (int64_t)1) * (int64_t)10)) + (((int64_t)threadIdx.x) & (int64_t)1))];
    }
    if (((int64_t)threadIdx.x) < (int64_t)64) {
      v2[((int64_t)threadIdx.x)] = 0;
      if (((v10 * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)2)) < (int64_t)75) {
        v2[((int64_t)threadIdx.x)] = ((int)v12[((v10 * (int64_t)64) + ((int64_t)threadIdx.x))]);
      }
    }
    __syncthreads();
    if (((int64_t)threadIdx.x) == (int64_t)0) {
      v3[0] = v9[(v10 * (int64_t)2)];
      v3[1] = v9[((v10 * (int64_t)2) + (int64_t)1)];
      v0[1] = (int64_t)0;
      for (int v13 = 0; v13 < 32; ++v13) {
        v7[0] = v2[v13];
        v4[v13] = 0;
        if (((0 < v7[0]) && (((v3[0] >> ((uint)v13)) & (uint)1) == (uint)0)) && (v0[0] < v14[0])) {
          v4[v13] = 1;
          v5[v0[1]] = v13;
          v0[0] = (v0[0] + (int64_t)1);
          v0[1] = (v0[1] + (int64_t)1);
          v3[0] = (v3[0] | v1[(v13 * 2)]);
          v3[1] = (v3[1] | v1[((v13 * 2) + 1)]);
        }
      }
      for (int v15 = 0; v15 < 32; ++v15) {
        v7[0] = v2[(v15 + 32)];
        v4[(v15 + 32)] = 0;
        if (((0 < v7[0]) && (((v3[1] >> ((uint)v15)) & (uint)1) == (uint)0)) && (v0[0] < v14[0])) {
          v4[(v15 + 32)] = 1;
          v5[v0[1]] = (v15 + 32);
          v0[0] = (v0[0] + (int64_t)1);
          v0[1] = (v0[1] + (int64_t)1);
          v3[0] = (v3[0] | v1[((v15 * 2) + 64)]);
          v3[1] = (v3[1] | v1[((v15 * 2) + 65)]);
        }
      }
      v6[0] = v0[1];
    }
    __syncthreads();
    if ((((int64_t)threadIdx.x) < (int64_t)64) && (((v10 * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)2)) < (int64_t)75)) {
      v16[((v10 * (int64_t)64) + ((int64_t)threadIdx.x))] = (v4[((int64_t)threadIdx.x)] == 1);
    }
    v0[1] = v6[0];
    for (int64_t v17 = (int64_t)0; v17 < ((((int64_t)1031 - ((int64_t)threadIdx.x)) - (v10 * (int64_t)2)) >> (int64_t)10); ++v17) {
      v8[0] = v9[((((v17 * (int64_t)1024) + (v10 * (int64_t)2)) + ((int64_t)threadIdx.x)) + (int64_t)2)];
      for (int64_t v18 = (int64_t)0; v18 < v0[1]; ++v18) {
        v8[0] = (v8[0] | v11[(((((v17 * (int64_t)1024) + (v10 * (int64_t)642)) + (((int64_t)v5[v18]) * (int64_t)10)) + ((int64_t)threadIdx.x)) + (int64_t)2)]);
      }
      v9[((((v17 * (int64_t)1024) + (v10 * (int64_t)2)) + ((int64_t)threadIdx.x)) + (int64_t)2)] = v8[0];
    }
    __syncthreads();
  }
}
