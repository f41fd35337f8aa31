// cuda.histogram: 3000-in-77-int32-any, on h200
// config: threads=512, blocks=528, room=8192
// digest: edda00d5222c
__launch_bounds__(512) g0(int64_t v0, int64_t* __restrict__ v1) {
  g2();
  g3();
  if (((((int64_t)blockIdx.x) * (int64_t)512) + ((int64_t)threadIdx.x)) < v0) {
    v1[((((int64_t)blockIdx.x) * (int64_t)512) + ((int64_t)threadIdx.x))] = (int64_t)0;
  }
}
__launch_bounds__(512) g1(int64_t v5, int64_t v7, int* __restrict__ v8, int64_t* __restrict__ v9) {
  __shared__ alignas(64) int v0[8192];
  alignas(64) int64_t v1[1];
  alignas(64) int v2[1];
  for (int v3 = 0; v3 < 16; ++v3) {
    if (((((int64_t)v3) * (int64_t)512) + ((int64_t)threadIdx.x)) < (v4((int64_t)1, min((int64_t)16, ((int64_t)8192 / v4((int64_t)1, v5)))) * v5)) {
      v0[((((int64_t)v3) * (int64_t)512) + ((int64_t)threadIdx.x))] = 0;
    }
  }
  g2();
  g3();
  __syncthreads();
  for (int64_t v6 = (int64_t)0; v6 < (((((((v4((int64_t)1, min((int64_t)528, ((v7 + (int64_t)4095) >> (int64_t)12))) * (int64_t)512) + v7) - ((int64_t)threadIdx.x)) - (((int64_t)blockIdx.x) * (int64_t)512)) - (int64_t)1) / (v4((int64_t)1, min((int64_t)528, ((v7 + (int64_t)4095) >> (int64_t)12))) * (int64_t)512)) + (((((((v4((int64_t)1, min((int64_t)528, ((v7 + (int64_t)4095) >> (int64_t)12))) * (int64_t)512) + v7) - ((int64_t)threadIdx.x)) - (((int64_t)blockIdx.x) * (int64_t)512)) - (int64_t)1) % (v4((int64_t)1, min((int64_t)528, ((v7 + (int64_t)4095) >> (int64_t)12))) * (int64_t)512)) >> (int64_t)63)); ++v6) {
    v1[0] = ((int64_t)v8[((((v6 * v4((int64_t)1, min((int64_t)528, ((v7 + (int64_t)4095) >> (int64_t)12)))) * (int64_t)512) + (((int64_t)blockIdx.x) * (int64_t)512)) + ((int64_t)threadIdx.x))]);
    if (((int64_t)0 <= v1[0]) && (v1[0] < v5)) {
      if (v5 <= (int64_t)8192) {
        g4((&(v0[((((((int64_t)threadIdx.x) >> (int64_t)5) % min((int64_t)16, ((int64_t)8192 / v4((int64_t)1, v5)))) * v5) + v1[0])])), 1);
      } else {
        g5((&(v9[v1[0]])), (uint64_t)1ULL);
      }
    }
  }
  __syncthreads();
  if (v5 <= (int64_t)8192) {
    for (int64_t v10 = (int64_t)0; v10 < (((v5 + (int64_t)511) - ((int64_t)threadIdx.x)) >> (int64_t)9); ++v10) {
      v2[0] = 0;
      for (int64_t v11 = (int64_t)0; v11 < min((int64_t)16, ((int64_t)8192 / v4((int64_t)1, v5))); ++v11) {
        v2[0] = (v2[0] + v0[(((v10 * (int64_t)512) + (v11 * v5)) + ((int64_t)threadIdx.x))]);
      }
      if (0 < v2[0]) {
        g5((&(v9[((v10 * (int64_t)512) + ((int64_t)threadIdx.x))])), ((uint64_t)v2[0]));
      }
    }
  }
}
