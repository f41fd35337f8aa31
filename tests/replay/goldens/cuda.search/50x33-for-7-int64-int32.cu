// cuda.search: 50x33-for-7-int64-int32, on h200
// config: threads=256, each=1, levels=0, blocks=2112
// digest: c94325b54d38
__launch_bounds__(256) g0(int64_t* __restrict__ v7, int64_t* __restrict__ v9, int* __restrict__ v10) {
  alignas(64) int64_t v0[1];
  alignas(64) int v1[1];
  alignas(64) int v2[1];
  alignas(64) int v3[1];
  alignas(64) int v4[1];
  alignas(64) int64_t v5[1];
  g1(((((int)((int64_t)blockIdx.x)) * 256) + ((int)((int64_t)threadIdx.x))));
  g2();
  int64_t v6;
  if (((((int64_t)blockIdx.x) * (int64_t)128) + (((int64_t)threadIdx.x) >> (int64_t)1)) < (int64_t)175) {
    v6 = v7[((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x))];
  } else {
    v6 = (int64_t)0;
  }
  v0[0] = v6;
  v1[0] = 0;
  int v8;
  if (((((int64_t)blockIdx.x) * (int64_t)128) + (((int64_t)threadIdx.x) >> (int64_t)1)) < (int64_t)175) {
    v8 = 33;
  } else {
    v8 = 0;
  }
  v2[0] = v8;
  v3[0] = 1;
  v4[0] = 33;
  #pragma unroll 1
  while (1) {
    if (!((0 < v4[0]))) { break; }
    if (0 < v2[0]) {
      v5[0] = v9[((((((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) / (int64_t)7) * (int64_t)33) + (((int64_t)v2[0]) >> (int64_t)1)) + ((int64_t)v1[0]))];
      if (v5[0] < v0[0]) {
        v1[0] = (((v2[0] >> 1) + v1[0]) + 1);
        v2[0] = ((v2[0] - (v2[0] >> 1)) - 1);
        v3[0] = ((v3[0] * 2) + 1);
      } else {
        v2[0] = (v2[0] >> 1);
        v3[0] = (v3[0] * 2);
      }
    }
    v4[0] = (v4[0] >> 1);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)128) + (((int64_t)threadIdx.x) >> (int64_t)1)) < (int64_t)175) {
    v10[((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x))] = v1[0];
  }
}
