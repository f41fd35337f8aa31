// cuda.scatter: min-int64-3, on h200
// config: threads=256, vector=1
// digest: b71e1377477b
__launch_bounds__(256) g0(int64_t v0, int64_t* __restrict__ v1, int64_t* __restrict__ v2, int64_t* __restrict__ v3) {
  g1(((int)(((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) / (int64_t)3)), ((int)((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x))));
  g2();
  if (((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) < v0) {
    if ((int64_t)0 <= v1[(((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) / (int64_t)3)]) {
      g3((&(v2[((v1[(((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) / (int64_t)3)] * (int64_t)3) + (((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x)) % (int64_t)3))])), v3[((((int64_t)blockIdx.x) * (int64_t)256) + ((int64_t)threadIdx.x))]);
    }
  }
}
