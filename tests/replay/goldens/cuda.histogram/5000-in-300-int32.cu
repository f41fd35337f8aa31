// cuda.histogram: 5000-in-300-int32, on h200
// config: threads=512, blocks=528, room=8192
// digest: ebe85b8d3cfe
__launch_bounds__(512) g0(int64_t* __restrict__ v0) {
  g2();
  g3();
  if (((int)threadIdx.x) < 300) {
    v0[((int)threadIdx.x)] = (int64_t)0;
  }
}
__launch_bounds__(512) g1(int* __restrict__ v5, int64_t* __restrict__ v8) {
  __shared__ alignas(64) int v0[8192];
  alignas(64) int64_t v1[1];
  alignas(64) int v2[1];
  for (int v3 = 0; v3 < 16; ++v3) {
    if (((((int64_t)v3) * (int64_t)8) + (((int64_t)threadIdx.x) >> (int64_t)6)) < (int64_t)75) {
      v0[((((int64_t)v3) * (int64_t)512) + ((int64_t)threadIdx.x))] = 0;
    }
  }
  g2();
  g3();
  __syncthreads();
  for (int v4 = 0; v4 < (((6023 - ((int)((int64_t)threadIdx.x))) - (((int)((int64_t)((int)blockIdx.x))) * 512)) >> 10); ++v4) {
    v1[0] = ((int64_t)v5[(((((int64_t)v4) * (int64_t)1024) + (((int64_t)((int)blockIdx.x)) * (int64_t)512)) + ((int64_t)threadIdx.x))]);
    if (((int64_t)0 <= v1[0]) && (v1[0] < (int64_t)300)) {
      g4((&(v0[(((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)300) + v1[0])])), 1);
    }
  }
  __syncthreads();
  for (int v6 = 0; v6 < ((811 - ((int)((int64_t)threadIdx.x))) >> 9); ++v6) {
    v2[0] = 0;
    for (int v7 = 0; v7 < 16; ++v7) {
      v2[0] = (v2[0] + v0[(((((int64_t)v6) * (int64_t)512) + (((int64_t)v7) * (int64_t)300)) + ((int64_t)threadIdx.x))]);
    }
    if (0 < v2[0]) {
      g5((&(v8[((((int64_t)v6) * (int64_t)512) + ((int64_t)threadIdx.x))])), ((uint64_t)v2[0]));
    }
  }
}
