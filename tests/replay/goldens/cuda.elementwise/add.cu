// cuda.elementwise: add, on h200
// config: threads=256, vector=8, each=1
// digest: d2cab10136a6
__launch_bounds__(256) g0(nv_bfloat16* __restrict__ v2, nv_bfloat16* __restrict__ v3, nv_bfloat16* __restrict__ v4) {
  alignas(64) nv_bfloat16 v0[8];
  alignas(64) nv_bfloat16 v1[8];
  g1(((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)), ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)));
  g2();
  *(uint4*)(v0 + 0) = *(uint4*)(v2 + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)));
  *(uint4*)(v1 + 0) = *(uint4*)(v3 + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)));
  v0[0] = (v0[0] + v1[0]);
  v0[1] = (v0[1] + v1[1]);
  v0[2] = (v0[2] + v1[2]);
  v0[3] = (v0[3] + v1[3]);
  v0[4] = (v0[4] + v1[4]);
  v0[5] = (v0[5] + v1[5]);
  v0[6] = (v0[6] + v1[6]);
  v0[7] = (v0[7] + v1[7]);
  *(uint4*)(v4 + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8))) = *(uint4*)(v0 + 0);
}
