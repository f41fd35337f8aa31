// cuda.sort: 37-first-37-bfloat16-descending, on h200
// config: kernel=0, threads=32, each=2
// digest: 49d457b138ea
__launch_bounds__(32) g0(nv_bfloat16* __restrict__ v5, nv_bfloat16* __restrict__ v12, int64_t* __restrict__ v13, int64_t v14) {
  alignas(64) int64_t v0[2];
  alignas(64) int v1[1];
  __shared__ alignas(64) int64_t v2[64];
  g1();
  g2();
  for (int v3 = 0; v3 < 2; ++v3) {
    v0[0] = (int64_t)9223372036854775807;
    v1[0] = (((v3 * 32) + ((int)threadIdx.x)) + 16777216);
    if (((v3 * 32) + ((int)threadIdx.x)) < 37) {
      v1[0] = ((v3 * 32) + ((int)threadIdx.x));
      int v4;
      if (((float)v5[(((((int64_t)blockIdx.x) * (int64_t)37) + (((int64_t)v3) * (int64_t)32)) + ((int64_t)((int)threadIdx.x)))]) != ((float)v5[(((((int64_t)blockIdx.x) * (int64_t)37) + (((int64_t)v3) * (int64_t)32)) + ((int64_t)((int)threadIdx.x)))])) {
        v4 = 2147483647;
      } else {
        int v6;
        if (((float)v5[(((((int64_t)blockIdx.x) * (int64_t)37) + (((int64_t)v3) * (int64_t)32)) + ((int64_t)((int)threadIdx.x)))]) == 0x0p+0f) {
          v6 = 0;
        } else {
            float v7 = (float)v5[(((((int64_t)blockIdx.x) * (int64_t)37) + (((int64_t)v3) * (int64_t)32)) + ((int64_t)((int)threadIdx.x)))];
            float v8 = (float)v5[(((((int64_t)blockIdx.x) * (int64_t)37) + (((int64_t)v3) * (int64_t)32)) + ((int64_t)((int)threadIdx.x)))];
          v6 = ((*(int *)(&(v7))) ^ (((*(int *)(&(v8))) >> 31) & 2147483647));
        }
        v4 = v6;
      }
      v0[0] = ((int64_t)(~v4));
      v0[0] = ((v0[0] << (int64_t)32) | ((((int64_t)v3) * (int64_t)32) + ((int64_t)((int)threadIdx.x))));
    }
    v2[((v3 * 32) + ((int)threadIdx.x))] = v0[0];
  }
  __syncthreads();
  for (int v9 = 0; v9 < 6; ++v9) {
    for (int v10 = 0; v10 < (v9 + 1); ++v10) {
      v0[0] = v2[(((((int)threadIdx.x) >> (v9 - v10)) << ((v9 + 1) - v10)) | (((int)threadIdx.x) & ((1 << (v9 - v10)) - 1)))];
      v0[1] = v2[((((((int)threadIdx.x) >> (v9 - v10)) << ((v9 + 1) - v10)) | (((int)threadIdx.x) & ((1 << (v9 - v10)) - 1))) + (1 << (v9 - v10)))];
      __syncthreads();
      if ((v0[1] < v0[0]) == ((((((((int)threadIdx.x) >> (v9 - v10)) << ((v9 + 1) - v10)) | (((int)threadIdx.x) & ((1 << (v9 - v10)) - 1))) >> (v9 + 1)) % 2) == 0)) {
        v2[(((((int)threadIdx.x) >> (v9 - v10)) << ((v9 + 1) - v10)) | (((int)threadIdx.x) & ((1 << (v9 - v10)) - 1)))] = v0[1];
        v2[((((((int)threadIdx.x) >> (v9 - v10)) << ((v9 + 1) - v10)) | (((int)threadIdx.x) & ((1 << (v9 - v10)) - 1))) + (1 << (v9 - v10)))] = v0[0];
      }
      __syncthreads();
    }
  }
  for (int v11 = 0; v11 < 2; ++v11) {
    if (((v11 * 32) + ((int)threadIdx.x)) < 37) {
      v1[0] = ((int)v2[((v11 * 32) + ((int)threadIdx.x))]);
      if ((0 <= v1[0]) && (v1[0] < 64)) {
        v12[(((((int64_t)blockIdx.x) * (int64_t)37) + (((int64_t)v11) * (int64_t)32)) + ((int64_t)((int)threadIdx.x)))] = v5[((((int64_t)blockIdx.x) * (int64_t)37) + ((int64_t)v1[0]))];
        v13[(((((int64_t)blockIdx.x) * (int64_t)37) + (((int64_t)v11) * (int64_t)32)) + ((int64_t)((int)threadIdx.x)))] = ((int64_t)v1[0]);
      } else {
        v12[(((((int64_t)blockIdx.x) * (int64_t)37) + (((int64_t)v11) * (int64_t)32)) + ((int64_t)((int)threadIdx.x)))] = __float2bfloat16_rn(0x0p+0f);
        v13[(((((int64_t)blockIdx.x) * (int64_t)37) + (((int64_t)v11) * (int64_t)32)) + ((int64_t)((int)threadIdx.x)))] = (int64_t)-1;
      }
    }
  }
}
