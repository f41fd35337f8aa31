// cuda.cooperative: cholesky-3x40x40-float32, on h200
// config: threads=256, cluster=1
// digest: a5c0212564b1
__launch_bounds__(256) g0(float* v14, float* v15, int64_t v16, int* v27, int64_t v28) {
  alignas(64) int v0[1];
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
  v0[0] = 0;
  g1();
  g2();
  for (int64_t v11 = (int64_t)0; v11 < (int64_t)5; ++v11) {
    for (int64_t v12 = (int64_t)0; v12 < (int64_t)2; ++v12) {
      if (((v12 * (int64_t)4) + ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)3)) < (int64_t)5) {
        float v13;
        if (((v12 * (int64_t)32) + (((int64_t)threadIdx.x) & (int64_t)31)) <= ((v11 * (int64_t)8) + (((int64_t)threadIdx.x) >> (int64_t)5))) {
          v13 = v14[(((((((int64_t)blockIdx.x) * (int64_t)1600) + (v11 * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (v12 * (int64_t)32)) + (((int64_t)threadIdx.x) & (int64_t)31))];
        } else {
          v13 = 0x0p+0f;
        }
        v15[((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v11 * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (v12 * (int64_t)32)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31))] = v13;
      }
    }
  }
  for (int64_t v17 = (int64_t)0; v17 < (int64_t)2; ++v17) {
    for (int64_t v18 = (int64_t)0; v18 < (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) - (v17 * (int64_t)32)); ++v18) {
      __syncthreads();
      v1[0] = v15[((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1312)) + (v18 * (int64_t)41)) + v16)];
      if ((v0[0] == 0) && (v1[0] <= 0x0p+0f)) {
        v0[0] = (((((int)v17) * 32) + ((int)v18)) + 1);
      }
      v2[0] = sqrtf(v1[0]);
      __syncthreads();
      if (((int64_t)threadIdx.x) == (int64_t)0) {
        v15[((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1312)) + (v18 * (int64_t)41)) + v16)] = v2[0];
      }
      __syncthreads();
      for (int64_t v19 = (int64_t)0; v19 < ((((int64_t)294 - v18) - (v17 * (int64_t)32)) >> (int64_t)8); ++v19) {
        if (((v19 * (int64_t)256) + ((int64_t)threadIdx.x)) < (((int64_t)39 - v18) - (v17 * (int64_t)32))) {
          v1[0] = (v15[(((((((v19 * (int64_t)10240) + (((int64_t)blockIdx.x) * (int64_t)1600)) + (v17 * (int64_t)1312)) + (v18 * (int64_t)41)) + (((int64_t)threadIdx.x) * (int64_t)40)) + v16) + (int64_t)40)] / v2[0]);
          v15[(((((((v19 * (int64_t)10240) + (((int64_t)blockIdx.x) * (int64_t)1600)) + (v17 * (int64_t)1312)) + (v18 * (int64_t)41)) + (((int64_t)threadIdx.x) * (int64_t)40)) + v16) + (int64_t)40)] = v1[0];
          v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1312)) + (v19 * (int64_t)256)) + (v18 * (int64_t)41)) + ((int64_t)threadIdx.x)) + v16) + (int64_t)1)] = v1[0];
        }
      }
      __syncthreads();
      for (int64_t v20 = (int64_t)0; v20 < ((((int64_t)46 - v18) >> (int64_t)3) - (v17 * (int64_t)4)); ++v20) {
        if (((v20 * (int64_t)8) + (((int64_t)threadIdx.x) >> (int64_t)5)) < (((int64_t)39 - v18) - (v17 * (int64_t)32))) {
          v1[0] = v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1312)) + (v20 * (int64_t)320)) + (v18 * (int64_t)41)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + v16) + (int64_t)40)];
          for (int64_t v21 = (int64_t)0; v21 < ((((min(min(((v17 * (int64_t)32) + (int64_t)32), (((((v17 * (int64_t)32) + (v20 * (int64_t)8)) + (((int64_t)threadIdx.x) >> (int64_t)5)) + v18) + (int64_t)2)), (int64_t)40) + (int64_t)30) - v18) >> (int64_t)5) - v17); ++v21) {
            if ((((v21 * (int64_t)32) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)1) < ((min(min(((v17 * (int64_t)32) + (int64_t)32), (((((v17 * (int64_t)32) + (v20 * (int64_t)8)) + (((int64_t)threadIdx.x) >> (int64_t)5)) + v18) + (int64_t)2)), (int64_t)40) - v18) - (v17 * (int64_t)32))) {
              v15[(((((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1312)) + (v20 * (int64_t)320)) + (v18 * (int64_t)41)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (v21 * (int64_t)32)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)41)] = (v15[(((((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1312)) + (v20 * (int64_t)320)) + (v18 * (int64_t)41)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (v21 * (int64_t)32)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)41)] - (v1[0] * v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1312)) + (v18 * (int64_t)41)) + (v21 * (int64_t)32)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)1)]));
            }
          }
        }
      }
    }
    __syncthreads();
    for (int64_t v22 = (int64_t)0; v22 < ((max(((int64_t)8 - (v17 * (int64_t)32)), (int64_t)0) + (int64_t)7) >> (int64_t)3); ++v22) {
      if (((v17 * (int64_t)4) + v22) < (int64_t)1) {
        for (int64_t v23 = (int64_t)0; v23 < (min(((v17 * (int64_t)4) + (int64_t)4), (int64_t)5) - (v17 * (int64_t)4)); ++v23) {
          v3[0] = v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)40)) + (v17 * (int64_t)32)) + (v23 * (int64_t)8)) + v16)];
          v4[0] = v15[((((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)40)) + (v17 * (int64_t)32)) + (v23 * (int64_t)8)) + v16) + (int64_t)1)];
          v5[0] = v15[((((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)40)) + (v17 * (int64_t)32)) + (v23 * (int64_t)8)) + v16) + (int64_t)2)];
          v6[0] = v15[((((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)40)) + (v17 * (int64_t)32)) + (v23 * (int64_t)8)) + v16) + (int64_t)3)];
          v7[0] = v15[((((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)40)) + (v17 * (int64_t)32)) + (v23 * (int64_t)8)) + v16) + (int64_t)4)];
          v8[0] = v15[((((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)40)) + (v17 * (int64_t)32)) + (v23 * (int64_t)8)) + v16) + (int64_t)5)];
          v9[0] = v15[((((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)40)) + (v17 * (int64_t)32)) + (v23 * (int64_t)8)) + v16) + (int64_t)6)];
          v10[0] = v15[((((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)40)) + (v17 * (int64_t)32)) + (v23 * (int64_t)8)) + v16) + (int64_t)7)];
          if ((((int64_t)threadIdx.x) & (int64_t)31) <= ((v22 * (int64_t)8) + (((int64_t)threadIdx.x) >> (int64_t)5))) {
            v15[((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)41)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31))] = (v15[((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)41)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31))] - ((((((((v3[0] * v15[((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1280)) + (v23 * (int64_t)320)) + min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31))]) + (v4[0] * v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1280)) + (v23 * (int64_t)320)) + min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)40)])) + (v5[0] * v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1280)) + (v23 * (int64_t)320)) + min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)80)])) + (v6[0] * v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1280)) + (v23 * (int64_t)320)) + min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)120)])) + (v7[0] * v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1280)) + (v23 * (int64_t)320)) + min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)160)])) + (v8[0] * v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1280)) + (v23 * (int64_t)320)) + min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)200)])) + (v9[0] * v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1280)) + (v23 * (int64_t)320)) + min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)240)])) + (v10[0] * v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v17 * (int64_t)1280)) + (v23 * (int64_t)320)) + min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)280)])));
          }
        }
        for (int64_t v24 = (int64_t)0; v24 < (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) - (min(((v17 * (int64_t)4) + (int64_t)4), (int64_t)5) * (int64_t)8)); ++v24) {
          v3[0] = v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)40)) + (min(((v17 * (int64_t)4) + (int64_t)4), (int64_t)5) * (int64_t)8)) + v24) + v16)];
          if ((((int64_t)threadIdx.x) & (int64_t)31) <= ((v22 * (int64_t)8) + (((int64_t)threadIdx.x) >> (int64_t)5))) {
            v15[((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)41)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31))] = (v15[((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v22 * (int64_t)320)) + (min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40) * (int64_t)41)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31))] - (v3[0] * v15[((((((((int64_t)blockIdx.x) * (int64_t)1600) + (min(((v17 * (int64_t)4) + (int64_t)4), (int64_t)5) * (int64_t)320)) + (v24 * (int64_t)40)) + min(((v17 * (int64_t)32) + (int64_t)32), (int64_t)40)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31))]));
          }
        }
      }
    }
  }
  __syncthreads();
  for (int64_t v25 = (int64_t)0; v25 < (int64_t)5; ++v25) {
    for (int64_t v26 = (int64_t)0; v26 < ((((int64_t)70 - (((int64_t)threadIdx.x) >> (int64_t)5)) - (v25 * (int64_t)8)) >> (int64_t)5); ++v26) {
      if (((v26 * (int64_t)32) + (((int64_t)threadIdx.x) & (int64_t)31)) < (((int64_t)39 - (((int64_t)threadIdx.x) >> (int64_t)5)) - (v25 * (int64_t)8))) {
        v15[(((((((((int64_t)blockIdx.x) * (int64_t)1600) + (v25 * (int64_t)328)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)41)) + (v26 * (int64_t)32)) + v16) + (((int64_t)threadIdx.x) & (int64_t)31)) + (int64_t)1)] = 0x0p+0f;
      }
    }
  }
  if (((int64_t)threadIdx.x) == (int64_t)0) {
    v27[(((int64_t)blockIdx.x) + v28)] = v0[0];
  }
}
