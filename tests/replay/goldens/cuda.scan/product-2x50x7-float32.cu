// cuda.scan: product-2x50x7-float32, on h200
// config: each=4, vector=1, tiles=0, across=0, lanes=0
// digest: a6fefd259053
__launch_bounds__(256) g0(float* __restrict__ v6, float* __restrict__ v11, int64_t v12) {
  alignas(64) float v0[1];
  alignas(64) float v1[4];
  v1[0] = 0x0p+0f;
  v1[1] = 0x0p+0f;
  v1[2] = 0x0p+0f;
  v1[3] = 0x0p+0f;
  alignas(64) float v2[1];
  alignas(64) float v3[1];
  __shared__ alignas(64) float v4[8];
  alignas(64) float v5[1];
  v0[0] = 0x1p+0f;
  g1(((int)((((((int64_t)blockIdx.x) / (int64_t)7) * (int64_t)350) + (((int64_t)threadIdx.x) * (int64_t)28)) + (((int64_t)blockIdx.x) % (int64_t)7))));
  g2();
  if (((int64_t)threadIdx.x) < (int64_t)13) {
    v1[(int64_t)0] = v6[((((((int64_t)blockIdx.x) / (int64_t)7) * (int64_t)350) + (((int64_t)threadIdx.x) * (int64_t)28)) + (((int64_t)blockIdx.x) % (int64_t)7))];
  }
  if (((int64_t)threadIdx.x) < (int64_t)13) {
    v1[(int64_t)1] = v6[(((((((int64_t)blockIdx.x) / (int64_t)7) * (int64_t)350) + (((int64_t)threadIdx.x) * (int64_t)28)) + (((int64_t)blockIdx.x) % (int64_t)7)) + (int64_t)7)];
  }
  if (((int64_t)threadIdx.x) < (int64_t)12) {
    v1[(int64_t)2] = v6[(((((((int64_t)blockIdx.x) / (int64_t)7) * (int64_t)350) + (((int64_t)threadIdx.x) * (int64_t)28)) + (((int64_t)blockIdx.x) % (int64_t)7)) + (int64_t)14)];
  }
  if (((int64_t)threadIdx.x) < (int64_t)12) {
    v1[(int64_t)3] = v6[(((((((int64_t)blockIdx.x) / (int64_t)7) * (int64_t)350) + (((int64_t)threadIdx.x) * (int64_t)28)) + (((int64_t)blockIdx.x) % (int64_t)7)) + (int64_t)21)];
  }
  float v7;
  if (((int64_t)threadIdx.x) < (int64_t)13) {
    v7 = v1[0];
  } else {
    v7 = 0x1p+0f;
  }
  v1[0] = v7;
  float v8;
  if (((int64_t)threadIdx.x) < (int64_t)13) {
    v8 = v1[1];
  } else {
    v8 = 0x1p+0f;
  }
  v1[1] = v8;
  float v9;
  if (((int64_t)threadIdx.x) < (int64_t)12) {
    v9 = v1[2];
  } else {
    v9 = 0x1p+0f;
  }
  v1[2] = v9;
  float v10;
  if (((int64_t)threadIdx.x) < (int64_t)12) {
    v10 = v1[3];
  } else {
    v10 = 0x1p+0f;
  }
  v1[3] = v10;
  v1[1] = (v1[0] * v1[1]);
  v1[2] = (v1[1] * v1[2]);
  v1[3] = (v1[2] * v1[3]);
  v2[0] = v1[3];
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 1, 32);
  if ((int64_t)1 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v2[0] = (v3[0] * v2[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 2, 32);
  if ((int64_t)2 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v2[0] = (v3[0] * v2[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 4, 32);
  if ((int64_t)4 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v2[0] = (v3[0] * v2[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 8, 32);
  if ((int64_t)8 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v2[0] = (v3[0] * v2[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 16, 32);
  if ((int64_t)16 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v2[0] = (v3[0] * v2[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 1, 32);
  if ((((int64_t)threadIdx.x) & (int64_t)31) == (int64_t)31) {
    v4[(((int64_t)threadIdx.x) >> (int64_t)5)] = v2[0];
  }
  __syncthreads();
  v5[0] = v0[0];
  if ((int64_t)31 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] * v4[0]);
  }
  v0[0] = (v0[0] * v4[0]);
  if ((int64_t)63 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] * v4[1]);
  }
  v0[0] = (v0[0] * v4[1]);
  if ((int64_t)95 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] * v4[2]);
  }
  v0[0] = (v0[0] * v4[2]);
  if ((int64_t)127 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] * v4[3]);
  }
  v0[0] = (v0[0] * v4[3]);
  if ((int64_t)159 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] * v4[4]);
  }
  v0[0] = (v0[0] * v4[4]);
  if ((int64_t)191 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] * v4[5]);
  }
  v0[0] = (v0[0] * v4[5]);
  if ((int64_t)223 < ((int64_t)threadIdx.x)) {
    v5[0] = (v5[0] * v4[6]);
  }
  v0[0] = (v0[0] * v4[6]);
  v0[0] = (v0[0] * v4[7]);
  if ((int64_t)0 < (((int64_t)threadIdx.x) & (int64_t)31)) {
    v5[0] = (v5[0] * v3[0]);
  }
  v1[0] = (v5[0] * v1[0]);
  v1[1] = (v5[0] * v1[1]);
  v1[2] = (v5[0] * v1[2]);
  v1[3] = (v5[0] * v1[3]);
  if (((int64_t)threadIdx.x) < (int64_t)13) {
    v11[((((((int64_t)blockIdx.x) / (int64_t)7) * (int64_t)350) + (((int64_t)threadIdx.x) * (int64_t)28)) + (((int64_t)blockIdx.x) % (int64_t)7))] = v1[(int64_t)0];
  }
  if (((int64_t)threadIdx.x) < (int64_t)13) {
    v11[(((((((int64_t)blockIdx.x) / (int64_t)7) * (int64_t)350) + (((int64_t)threadIdx.x) * (int64_t)28)) + (((int64_t)blockIdx.x) % (int64_t)7)) + (int64_t)7)] = v1[(int64_t)1];
  }
  if (((int64_t)threadIdx.x) < (int64_t)12) {
    v11[(((((((int64_t)blockIdx.x) / (int64_t)7) * (int64_t)350) + (((int64_t)threadIdx.x) * (int64_t)28)) + (((int64_t)blockIdx.x) % (int64_t)7)) + (int64_t)14)] = v1[(int64_t)2];
  }
  if (((int64_t)threadIdx.x) < (int64_t)12) {
    v11[(((((((int64_t)blockIdx.x) / (int64_t)7) * (int64_t)350) + (((int64_t)threadIdx.x) * (int64_t)28)) + (((int64_t)blockIdx.x) % (int64_t)7)) + (int64_t)21)] = v1[(int64_t)3];
  }
}
