// cuda.standalone_reduction: mean_float32, on h200
// config: threads=64, depth=4, vector=2, splits=1, cluster=0
// digest: 9653b036b8cb
__launch_bounds__(256) g0(float* __restrict__ v8, half* __restrict__ v9) {
  alignas(64) float v0[2];
  alignas(64) float v1[2];
  alignas(64) float v2[2];
  alignas(64) float v3[2];
  alignas(64) float v4[2];
  alignas(64) float v5[2];
  v5[0] = 0x0p+0f;
  v5[1] = 0x0p+0f;
  __shared__ alignas(64) float v6[512];
  v0[0] = 0x0p+0f;
  v0[1] = 0x0p+0f;
  g1(((((((((int)blockIdx.x) >> 1) * 12544) + (((int)threadIdx.y) * 256)) + ((((int)blockIdx.x) & 1) * 128)) + (((int)threadIdx.x) * 2)) + 12288));
  g2();
  for (int v7 = 0; v7 < 3; ++v7) {
    *(float2*)(v1 + 0) = *(float2*)(v8 + ((((((((int)blockIdx.x) >> 1) * 12544) + (v7 * 4096)) + (((int)threadIdx.y) * 256)) + ((((int)blockIdx.x) & 1) * 128)) + (((int)threadIdx.x) * 2)));
    *(float2*)(v2 + 0) = *(float2*)(v8 + (((((((((int)blockIdx.x) >> 1) * 12544) + (v7 * 4096)) + (((int)threadIdx.y) * 256)) + ((((int)blockIdx.x) & 1) * 128)) + (((int)threadIdx.x) * 2)) + 1024));
    *(float2*)(v3 + 0) = *(float2*)(v8 + (((((((((int)blockIdx.x) >> 1) * 12544) + (v7 * 4096)) + (((int)threadIdx.y) * 256)) + ((((int)blockIdx.x) & 1) * 128)) + (((int)threadIdx.x) * 2)) + 2048));
    *(float2*)(v4 + 0) = *(float2*)(v8 + (((((((((int)blockIdx.x) >> 1) * 12544) + (v7 * 4096)) + (((int)threadIdx.y) * 256)) + ((((int)blockIdx.x) & 1) * 128)) + (((int)threadIdx.x) * 2)) + 3072));
    v0[0] = (v0[0] + v1[0]);
    v0[1] = (v0[1] + v1[1]);
    v0[0] = (v0[0] + v2[0]);
    v0[1] = (v0[1] + v2[1]);
    v0[0] = (v0[0] + v3[0]);
    v0[1] = (v0[1] + v3[1]);
    v0[0] = (v0[0] + v4[0]);
    v0[1] = (v0[1] + v4[1]);
  }
  if (((int)threadIdx.y) < 1) {
    *(float2*)(v5 + 0) = *(float2*)(v8 + ((((((((int)blockIdx.x) >> 1) * 12544) + (((int)threadIdx.y) * 256)) + ((((int)blockIdx.x) & 1) * 128)) + (((int)threadIdx.x) * 2)) + 12288));
  }
  if (((int)threadIdx.y) < 1) {
    v0[0] = (v0[0] + v5[0]);
    v0[1] = (v0[1] + v5[1]);
  }
  v6[((((int)threadIdx.y) * 128) + (((int)threadIdx.x) * 2))] = v0[0];
  v6[(((((int)threadIdx.y) * 128) + (((int)threadIdx.x) * 2)) + 1)] = v0[1];
  __syncthreads();
  if (((int)threadIdx.y) < 2) {
    v0[0] = v6[((((int)threadIdx.y) * 64) + ((int)threadIdx.x))];
    v0[0] = (v0[0] + v6[(((((int)threadIdx.y) * 64) + ((int)threadIdx.x)) + 128)]);
    v0[0] = (v0[0] + v6[(((((int)threadIdx.y) * 64) + ((int)threadIdx.x)) + 256)]);
    v0[0] = (v0[0] + v6[(((((int)threadIdx.y) * 64) + ((int)threadIdx.x)) + 384)]);
    v9[(((((int)blockIdx.x) >> 1) * 256) + ((((((int)blockIdx.x) * 128) + (((int)threadIdx.y) * 64)) + ((int)threadIdx.x)) & 255))] = ((half)(v0[0] / 0x1.88p+5f));
  }
}
