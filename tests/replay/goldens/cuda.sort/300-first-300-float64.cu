// cuda.sort: 300-first-300-float64, on h200
// config: kernel=0, threads=256, each=2
// digest: 01080d15d9e5
__launch_bounds__(256) g0(double* __restrict__ v6, double* __restrict__ v13, int64_t* __restrict__ v14, int64_t v15) {
  alignas(64) int64_t v0[2];
  alignas(64) int v1[2];
  __shared__ alignas(64) int64_t v2[512];
  __shared__ alignas(64) int v3[512];
  g1();
  g2();
  for (int v4 = 0; v4 < 2; ++v4) {
    v0[0] = (int64_t)9223372036854775807;
    v1[0] = (((v4 * 256) + ((int)threadIdx.x)) + 16777216);
    if (((v4 * 64) + (((int)threadIdx.x) >> 2)) < 75) {
      v1[0] = ((v4 * 256) + ((int)threadIdx.x));
      int64_t v5;
      if (v6[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v4) * (int64_t)256)) + ((int64_t)((int)threadIdx.x)))] != v6[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v4) * (int64_t)256)) + ((int64_t)((int)threadIdx.x)))]) {
        v5 = (int64_t)9223372036854775807;
      } else {
        int64_t v7;
        if (v6[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v4) * (int64_t)256)) + ((int64_t)((int)threadIdx.x)))] == 0.000000000000000) {
          v7 = (int64_t)0;
        } else {
            double v8 = v6[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v4) * (int64_t)256)) + ((int64_t)((int)threadIdx.x)))];
            double v9 = v6[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v4) * (int64_t)256)) + ((int64_t)((int)threadIdx.x)))];
          v7 = ((*(int64_t *)(&(v8))) ^ (((*(int64_t *)(&(v9))) >> (int64_t)63) & (int64_t)9223372036854775807));
        }
        v5 = v7;
      }
      v0[0] = v5;
    }
    v2[((v4 * 256) + ((int)threadIdx.x))] = v0[0];
    v3[((v4 * 256) + ((int)threadIdx.x))] = v1[0];
  }
  __syncthreads();
  for (int v10 = 0; v10 < 9; ++v10) {
    for (int v11 = 0; v11 < (v10 + 1); ++v11) {
      v0[0] = v2[(((((int)threadIdx.x) >> (v10 - v11)) << ((v10 + 1) - v11)) | (((int)threadIdx.x) & ((1 << (v10 - v11)) - 1)))];
      v0[1] = v2[((((((int)threadIdx.x) >> (v10 - v11)) << ((v10 + 1) - v11)) | (((int)threadIdx.x) & ((1 << (v10 - v11)) - 1))) + (1 << (v10 - v11)))];
      v1[0] = v3[(((((int)threadIdx.x) >> (v10 - v11)) << ((v10 + 1) - v11)) | (((int)threadIdx.x) & ((1 << (v10 - v11)) - 1)))];
      v1[1] = v3[((((((int)threadIdx.x) >> (v10 - v11)) << ((v10 + 1) - v11)) | (((int)threadIdx.x) & ((1 << (v10 - v11)) - 1))) + (1 << (v10 - v11)))];
      __syncthreads();
      if (((v0[1] < v0[0]) || ((v0[0] == v0[1]) && (v1[1] < v1[0]))) == ((((((((int)threadIdx.x) >> (v10 - v11)) << ((v10 + 1) - v11)) | (((int)threadIdx.x) & ((1 << (v10 - v11)) - 1))) >> (v10 + 1)) % 2) == 0)) {
        v2[(((((int)threadIdx.x) >> (v10 - v11)) << ((v10 + 1) - v11)) | (((int)threadIdx.x) & ((1 << (v10 - v11)) - 1)))] = v0[1];
        v2[((((((int)threadIdx.x) >> (v10 - v11)) << ((v10 + 1) - v11)) | (((int)threadIdx.x) & ((1 << (v10 - v11)) - 1))) + (1 << (v10 - v11)))] = v0[0];
        v3[(((((int)threadIdx.x) >> (v10 - v11)) << ((v10 + 1) - v11)) | (((int)threadIdx.x) & ((1 << (v10 - v11)) - 1)))] = v1[1];
        v3[((((((int)threadIdx.x) >> (v10 - v11)) << ((v10 + 1) - v11)) | (((int)threadIdx.x) & ((1 << (v10 - v11)) - 1))) + (1 << (v10 - v11)))] = v1[0];
      }
      __syncthreads();
    }
  }
  for (int v12 = 0; v12 < 2; ++v12) {
    if (((v12 * 64) + (((int)threadIdx.x) >> 2)) < 75) {
      v1[0] = v3[((v12 * 256) + ((int)threadIdx.x))];
      if ((0 <= v1[0]) && (v1[0] < 512)) {
        v13[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v12) * (int64_t)256)) + ((int64_t)((int)threadIdx.x)))] = v6[((((int64_t)blockIdx.x) * (int64_t)300) + ((int64_t)v1[0]))];
        v14[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v12) * (int64_t)256)) + ((int64_t)((int)threadIdx.x)))] = ((int64_t)v1[0]);
      } else {
        v13[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v12) * (int64_t)256)) + ((int64_t)((int)threadIdx.x)))] = 0.000000000000000;
        v14[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v12) * (int64_t)256)) + ((int64_t)((int)threadIdx.x)))] = (int64_t)-1;
      }
    }
  }
}
