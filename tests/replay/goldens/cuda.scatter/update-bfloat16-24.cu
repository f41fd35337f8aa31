// cuda.scatter: update-bfloat16-24, on h200
// config: threads=256, vector=8
// digest: 4d3b3143647b
__launch_bounds__(256) g0(int64_t v0, int64_t* __restrict__ v1, nv_bfloat16* __restrict__ v2, nv_bfloat16* __restrict__ v3) {
  g1(((int)(((((int64_t)blockIdx.x) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) / (int64_t)24)), ((int)((((int64_t)blockIdx.x) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8))));
  g2();
  if (((((int64_t)blockIdx.x) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) < v0) {
    if ((int64_t)0 <= v1[(((((int64_t)blockIdx.x) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) / (int64_t)24)]) {
      *(uint4*)(v2 + ((v1[(((((int64_t)blockIdx.x) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) / (int64_t)24)] * (int64_t)24) + (((((int64_t)blockIdx.x) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)) % (int64_t)24))) = *(uint4*)(v3 + ((((int64_t)blockIdx.x) * (int64_t)2048) + (((int64_t)threadIdx.x) * (int64_t)8)));
    }
  }
}
