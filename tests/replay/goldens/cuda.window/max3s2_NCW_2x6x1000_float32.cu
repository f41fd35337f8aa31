// cuda.window: max3s2_NCW_2x6x1000_float32, on h200
// config: vector=1, inner=1, outer=1, along=32, near=6, far=1, slide=0
// digest: 66d7afc09b2c
__launch_bounds__(192) g0(float* __restrict__ v4, float* __restrict__ v6) {
  alignas(64) float v0[1];
  alignas(64) float v1[2];
  alignas(64) float v2[2];
  alignas(64) float v3[1];
  g1(max(min(((((((((int)blockIdx.x) >> 4) * 6000) + ((((int)threadIdx.x) >> 5) * 1000)) + ((((int)blockIdx.x) & 15) * 64)) + ((((int)threadIdx.x) & 31) * 2)) - 2), 11998), 0));
  g2();
  if ((((((int)blockIdx.x) & 15) * 8) + ((((int)threadIdx.x) & 31) >> 2)) < 125) {
    v0[0] = -CUDART_INF_F;
    *(float2*)(v1 + 0) = *(float2*)(v4 + max(min(((((((((int)blockIdx.x) >> 4) * 6000) + ((((int)threadIdx.x) >> 5) * 1000)) + ((((int)blockIdx.x) & 15) * 64)) + ((((int)threadIdx.x) & 31) * 2)) - 2), 11998), 0));
    *(float2*)(v2 + 0) = *(float2*)(v4 + (((((((int)blockIdx.x) >> 4) * 6000) + ((((int)threadIdx.x) >> 5) * 1000)) + ((((int)blockIdx.x) & 15) * 64)) + ((((int)threadIdx.x) & 31) * 2)));
    float v5;
    if (1 <= (((((int)blockIdx.x) & 15) * 32) + (((int)threadIdx.x) & 31))) {
      v5 = v1[1];
    } else {
      v5 = -CUDART_INF_F;
    }
    v0[0] = g3(v0[0], v5);
    v0[0] = g3(v0[0], v2[0]);
    v0[0] = g3(v0[0], v2[1]);
    v3[0] = v0[0];
    v6[(((((((int)blockIdx.x) >> 4) * 3000) + ((((int)threadIdx.x) >> 5) * 500)) + ((((int)blockIdx.x) & 15) * 32)) + (((int)threadIdx.x) & 31))] = v3[0];
  }
}
