// cuda.scan: sum-3x1000x1-float32, on h200
// config: each=4, vector=4, tiles=0, across=0, lanes=0
// digest: 0fa933855035
__launch_bounds__(256) g0(float* __restrict__ v9, float* __restrict__ v14, int64_t v15) {
  alignas(64) float v0[1];
  alignas(64) float v1[4];
  v1[0] = 0x0p+0f;
  v1[1] = 0x0p+0f;
  v1[2] = 0x0p+0f;
  v1[3] = 0x0p+0f;
  __shared__ alignas(64) float v2[1055];
  alignas(64) float v3[4];
  alignas(64) float v4[1];
  alignas(64) float v5[1];
  __shared__ alignas(64) float v6[8];
  alignas(64) float v7[1];
  alignas(64) float v8[4];
  v0[0] = 0x0p+0f;
  g1(((int)((((int64_t)blockIdx.x) * (int64_t)1000) + (((int64_t)threadIdx.x) * (int64_t)4))));
  g2();
  if (((int64_t)threadIdx.x) < (int64_t)250) {
    *(float4*)(v1 + (int64_t)0) = *(float4*)(v9 + ((((int64_t)blockIdx.x) * (int64_t)1000) + (((int64_t)threadIdx.x) * (int64_t)4)));
  }
  float v10;
  if (((int64_t)threadIdx.x) < (int64_t)250) {
    v10 = v1[0];
  } else {
    v10 = 0x0p+0f;
  }
  v2[((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3))] = v10;
  float v11;
  if (((int64_t)threadIdx.x) < (int64_t)250) {
    v11 = v1[1];
  } else {
    v11 = 0x0p+0f;
  }
  v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)1)] = v11;
  float v12;
  if (((int64_t)threadIdx.x) < (int64_t)250) {
    v12 = v1[2];
  } else {
    v12 = 0x0p+0f;
  }
  v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)2)] = v12;
  float v13;
  if (((int64_t)threadIdx.x) < (int64_t)250) {
    v13 = v1[3];
  } else {
    v13 = 0x0p+0f;
  }
  v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)3)] = v13;
  __syncthreads();
  v3[0] = v2[((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3))];
  v3[1] = v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)1)];
  v3[2] = v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)2)];
  v3[3] = v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)3)];
  v3[1] = (v3[0] + v3[1]);
  v3[2] = (v3[1] + v3[2]);
  v3[3] = (v3[2] + v3[3]);
  v4[0] = v3[3];
  v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 1, 32);
  if ((int64_t)1 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v4[0] = (v5[0] + v4[0]);
  }
  v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 2, 32);
  if ((int64_t)2 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v4[0] = (v5[0] + v4[0]);
  }
  v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 4, 32);
  if ((int64_t)4 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v4[0] = (v5[0] + v4[0]);
  }
  v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 8, 32);
  if ((int64_t)8 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v4[0] = (v5[0] + v4[0]);
  }
  v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 16, 32);
  if ((int64_t)16 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v4[0] = (v5[0] + v4[0]);
  }
  v5[0] = __shfl_up_sync((uint)4294967295, v4[0], 1, 32);
  if ((((int64_t)threadIdx.x) & (int64_t)31) == (int64_t)31) {
    v6[(((int64_t)threadIdx.x) >> (int64_t)5)] = v4[0];
  }
  __syncthreads();
  v7[0] = v0[0];
  if ((int64_t)31 < ((int64_t)threadIdx.x)) {
    v7[0] = (v7[0] + v6[0]);
  }
  v0[0] = (v0[0] + v6[0]);
  if ((int64_t)63 < ((int64_t)threadIdx.x)) {
    v7[0] = (v7[0] + v6[1]);
  }
  v0[0] = (v0[0] + v6[1]);
  if ((int64_t)95 < ((int64_t)threadIdx.x)) {
    v7[0] = (v7[0] + v6[2]);
  }
  v0[0] = (v0[0] + v6[2]);
  if ((int64_t)127 < ((int64_t)threadIdx.x)) {
    v7[0] = (v7[0] + v6[3]);
  }
  v0[0] = (v0[0] + v6[3]);
  if ((int64_t)159 < ((int64_t)threadIdx.x)) {
    v7[0] = (v7[0] + v6[4]);
  }
  v0[0] = (v0[0] + v6[4]);
  if ((int64_t)191 < ((int64_t)threadIdx.x)) {
    v7[0] = (v7[0] + v6[5]);
  }
  v0[0] = (v0[0] + v6[5]);
  if ((int64_t)223 < ((int64_t)threadIdx.x)) {
    v7[0] = (v7[0] + v6[6]);
  }
  v0[0] = (v0[0] + v6[6]);
  v0[0] = (v0[0] + v6[7]);
  if ((int64_t)0 < (((int64_t)threadIdx.x) & (int64_t)31)) {
    v7[0] = (v7[0] + v5[0]);
  }
  v3[0] = (v7[0] + v3[0]);
  v3[1] = (v7[0] + v3[1]);
  v3[2] = (v7[0] + v3[2]);
  v3[3] = (v7[0] + v3[3]);
  v2[((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3))] = v3[0];
  v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)1)] = v3[1];
  v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)2)] = v3[2];
  v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)3)] = v3[3];
  __syncthreads();
  v8[0] = v2[((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3))];
  v8[1] = v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)1)];
  v8[2] = v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)2)];
  v8[3] = v2[(((((int64_t)threadIdx.x) * (int64_t)4) + (((int64_t)threadIdx.x) >> (int64_t)3)) + (int64_t)3)];
  if (((int64_t)threadIdx.x) < (int64_t)250) {
    *(float4*)(v14 + ((((int64_t)blockIdx.x) * (int64_t)1000) + (((int64_t)threadIdx.x) * (int64_t)4))) = *(float4*)(v8 + (int64_t)0);
  }
}
