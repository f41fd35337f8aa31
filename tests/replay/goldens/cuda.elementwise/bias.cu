// cuda.elementwise: bias, on h200
// config: threads=256, vector=4, each=1
// digest: b876109e6e6f
__launch_bounds__(256) g0(float* __restrict__ v2, float* __restrict__ v3, float* __restrict__ v4) {
  alignas(64) float v0[4];
  alignas(64) float v1[4];
  g1(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 4)), ((((int)threadIdx.x) & 127) * 4));
  g2();
  *(float4*)(v0 + 0) = *(float4*)(v2 + ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 4)));
  *(float4*)(v1 + 0) = *(float4*)(v3 + ((((int)threadIdx.x) & 127) * 4));
  v0[0] = (v0[0] + v1[0]);
  v0[1] = (v0[1] + v1[1]);
  v0[2] = (v0[2] + v1[2]);
  v0[3] = (v0[3] + v1[3]);
  *(float4*)(v4 + ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 4))) = *(float4*)(v0 + 0);
}
