// cuda.standalone_reduction: columns_float16, on h200
// config: threads=64, depth=4, vector=8, splits=1, cluster=0
// digest: 9733d5a33724
__launch_bounds__(256) g0(int64_t v4, half* __restrict__ v5, float* __restrict__ v6) {
  alignas(64) float v0[8];
  alignas(64) half v1[8];
  __shared__ alignas(64) float v2[2048];
  v0[0] = 0x0p+0f;
  v0[1] = 0x0p+0f;
  v0[2] = 0x0p+0f;
  v0[3] = 0x0p+0f;
  v0[4] = 0x0p+0f;
  v0[5] = 0x0p+0f;
  v0[6] = 0x0p+0f;
  v0[7] = 0x0p+0f;
  g1();
  g2();
  for (int64_t v3 = (int64_t)0; v3 < ((v4 + (int64_t)3) >> (int64_t)2); ++v3) {
    if (((int64_t)threadIdx.x) < (int64_t)12) {
      if (((v3 * (int64_t)4) + ((int64_t)threadIdx.y)) < v4) {
        *(uint4*)(v1 + (int64_t)0) = *(uint4*)(v5 + (((v3 * (int64_t)384) + (((int64_t)threadIdx.y) * (int64_t)96)) + (((int64_t)threadIdx.x) * (int64_t)8)));
      }
    }
    if (((int64_t)threadIdx.x) < (int64_t)12) {
      if (((v3 * (int64_t)4) + ((int64_t)threadIdx.y)) < v4) {
        v0[0] = (v0[0] + ((float)v1[0]));
        v0[1] = (v0[1] + ((float)v1[1]));
        v0[2] = (v0[2] + ((float)v1[2]));
        v0[3] = (v0[3] + ((float)v1[3]));
        v0[4] = (v0[4] + ((float)v1[4]));
        v0[5] = (v0[5] + ((float)v1[5]));
        v0[6] = (v0[6] + ((float)v1[6]));
        v0[7] = (v0[7] + ((float)v1[7]));
      }
    }
  }
  v2[((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8))] = v0[0];
  v2[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)1)] = v0[1];
  v2[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)2)] = v0[2];
  v2[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)3)] = v0[3];
  v2[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)4)] = v0[4];
  v2[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)5)] = v0[5];
  v2[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)6)] = v0[6];
  v2[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)7)] = v0[7];
  __syncthreads();
  v0[0] = v2[((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x))];
  v0[0] = (v0[0] + v2[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)512)]);
  v0[0] = (v0[0] + v2[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)1024)]);
  v0[0] = (v0[0] + v2[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)1536)]);
  if (((((int64_t)threadIdx.y) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)5)) < (int64_t)3) {
    v6[((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x))] = v0[0];
  }
  v0[0] = v2[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)256)];
  v0[0] = (v0[0] + v2[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)768)]);
  v0[0] = (v0[0] + v2[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)1280)]);
  v0[0] = (v0[0] + v2[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)1792)]);
}
