// cuda.cooperative: cholesky-2x7x7-float64, on h200
// config: threads=32, cluster=1
// digest: eae6572ed1d3
__launch_bounds__(32) g0(double* v13, double* v14, int64_t v15, int* v22, int64_t v23) {
  alignas(64) int v0[1];
  alignas(64) double v1[1];
  alignas(64) double v2[1];
  alignas(64) double v3[1];
  alignas(64) double v4[1];
  alignas(64) double v5[1];
  alignas(64) double v6[1];
  alignas(64) double v7[1];
  alignas(64) double v8[1];
  alignas(64) double v9[1];
  alignas(64) double v10[1];
  v0[0] = 0;
  g1();
  g2();
  for (int64_t v11 = (int64_t)0; v11 < (int64_t)7; ++v11) {
    if (((int64_t)threadIdx.x) < (int64_t)7) {
      double v12;
      if (((int64_t)threadIdx.x) <= v11) {
        v12 = v13[(((((int64_t)blockIdx.x) * (int64_t)49) + (v11 * (int64_t)7)) + ((int64_t)threadIdx.x))];
      } else {
        v12 = 0.000000000000000;
      }
      v14[((((((int64_t)blockIdx.x) * (int64_t)49) + (v11 * (int64_t)7)) + ((int64_t)threadIdx.x)) + v15)] = v12;
    }
  }
  for (int64_t v16 = (int64_t)0; v16 < (int64_t)7; ++v16) {
    __syncthreads();
    v1[0] = v14[(((((int64_t)blockIdx.x) * (int64_t)49) + (v16 * (int64_t)8)) + v15)];
    if ((v0[0] == 0) && (v1[0] <= 0.000000000000000)) {
      v0[0] = (((int)v16) + 1);
    }
    v2[0] = sqrt(v1[0]);
    __syncthreads();
    if (((int64_t)threadIdx.x) == (int64_t)0) {
      v14[(((((int64_t)blockIdx.x) * (int64_t)49) + (v16 * (int64_t)8)) + v15)] = v2[0];
    }
    __syncthreads();
    for (int64_t v17 = (int64_t)0; v17 < (((int64_t)37 - v16) >> (int64_t)5); ++v17) {
      if (((v17 * (int64_t)16) + ((((int64_t)threadIdx.x) + v16) >> (int64_t)1)) < (int64_t)3) {
        v1[0] = (v14[((((((v17 * (int64_t)224) + (((int64_t)blockIdx.x) * (int64_t)49)) + (v16 * (int64_t)8)) + (((int64_t)threadIdx.x) * (int64_t)7)) + v15) + (int64_t)7)] / v2[0]);
        v14[((((((v17 * (int64_t)224) + (((int64_t)blockIdx.x) * (int64_t)49)) + (v16 * (int64_t)8)) + (((int64_t)threadIdx.x) * (int64_t)7)) + v15) + (int64_t)7)] = v1[0];
        v14[((((((((int64_t)blockIdx.x) * (int64_t)49) + (v17 * (int64_t)32)) + (v16 * (int64_t)8)) + ((int64_t)threadIdx.x)) + v15) + (int64_t)1)] = v1[0];
      }
    }
    __syncthreads();
    for (int64_t v18 = (int64_t)0; v18 < ((int64_t)6 - v16); ++v18) {
      v1[0] = v14[(((((((int64_t)blockIdx.x) * (int64_t)49) + (v16 * (int64_t)8)) + (v18 * (int64_t)7)) + v15) + (int64_t)7)];
      for (int64_t v19 = (int64_t)0; v19 < (((min(((v16 + v18) + (int64_t)2), (int64_t)7) + (int64_t)30) - v16) >> (int64_t)5); ++v19) {
        if ((((v19 * (int64_t)32) + ((int64_t)threadIdx.x)) + (int64_t)1) < (min(((v16 + v18) + (int64_t)2), (int64_t)7) - v16)) {
          v14[(((((((((int64_t)blockIdx.x) * (int64_t)49) + (v19 * (int64_t)32)) + (v16 * (int64_t)8)) + (v18 * (int64_t)7)) + ((int64_t)threadIdx.x)) + v15) + (int64_t)8)] = (v14[(((((((((int64_t)blockIdx.x) * (int64_t)49) + (v19 * (int64_t)32)) + (v16 * (int64_t)8)) + (v18 * (int64_t)7)) + ((int64_t)threadIdx.x)) + v15) + (int64_t)8)] - (v1[0] * v14[((((((((int64_t)blockIdx.x) * (int64_t)49) + (v19 * (int64_t)32)) + (v16 * (int64_t)8)) + ((int64_t)threadIdx.x)) + v15) + (int64_t)1)]));
        }
      }
    }
  }
  __syncthreads();
  __syncthreads();
  for (int64_t v20 = (int64_t)0; v20 < (int64_t)7; ++v20) {
    for (int64_t v21 = (int64_t)0; v21 < (((int64_t)37 - v20) >> (int64_t)5); ++v21) {
      if (((v21 * (int64_t)16) + ((((int64_t)threadIdx.x) + v20) >> (int64_t)1)) < (int64_t)3) {
        v14[((((((((int64_t)blockIdx.x) * (int64_t)49) + (v21 * (int64_t)32)) + (v20 * (int64_t)8)) + ((int64_t)threadIdx.x)) + v15) + (int64_t)1)] = 0.000000000000000;
      }
    }
  }
  if (((int64_t)threadIdx.x) == (int64_t)0) {
    v22[(((int64_t)blockIdx.x) + v23)] = v0[0];
  }
}
