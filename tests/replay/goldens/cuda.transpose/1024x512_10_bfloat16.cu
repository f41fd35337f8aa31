// cuda.transpose: 1024x512_10_bfloat16, on h200
// config: tile=32, threads=128
// digest: 27972af24a3d
__launch_bounds__(128) g0(nv_bfloat16* __restrict__ v3, nv_bfloat16* __restrict__ v4) {
  alignas(64) nv_bfloat16 v0[8];
  __shared__ alignas(64) nv_bfloat16 v1[1086];
  alignas(64) nv_bfloat16 v2[8];
  g1((((((((int)blockIdx.x) & 31) * 16384) + ((((int)threadIdx.x) >> 2) * 512)) + ((((int)blockIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 3) * 8)));
  g2();
  *(uint4*)(v0 + 0) = *(uint4*)(v3 + (((((((int)blockIdx.x) & 31) * 16384) + ((((int)threadIdx.x) >> 2) * 512)) + ((((int)blockIdx.x) >> 5) * 32)) + ((((int)threadIdx.x) & 3) * 8)));
  v0[0] = v0[0];
  v0[1] = v0[1];
  v0[2] = v0[2];
  v0[3] = v0[3];
  v0[4] = v0[4];
  v0[5] = v0[5];
  v0[6] = v0[6];
  v0[7] = v0[7];
  *(nv_bfloat162*)(v1 + (((((int)threadIdx.x) >> 2) * 34) + ((((int)threadIdx.x) & 3) * 8))) = *(nv_bfloat162*)(v0 + 0);
  *(nv_bfloat162*)(v1 + ((((((int)threadIdx.x) >> 2) * 34) + ((((int)threadIdx.x) & 3) * 8)) + 2)) = *(nv_bfloat162*)(v0 + 2);
  *(nv_bfloat162*)(v1 + ((((((int)threadIdx.x) >> 2) * 34) + ((((int)threadIdx.x) & 3) * 8)) + 4)) = *(nv_bfloat162*)(v0 + 4);
  *(nv_bfloat162*)(v1 + ((((((int)threadIdx.x) >> 2) * 34) + ((((int)threadIdx.x) & 3) * 8)) + 6)) = *(nv_bfloat162*)(v0 + 6);
  __syncthreads();
  v2[0] = v1[(((((int)threadIdx.x) & 3) * 272) + (((int)threadIdx.x) >> 2))];
  v2[1] = v1[((((((int)threadIdx.x) & 3) * 272) + (((int)threadIdx.x) >> 2)) + 34)];
  v2[2] = v1[((((((int)threadIdx.x) & 3) * 272) + (((int)threadIdx.x) >> 2)) + 68)];
  v2[3] = v1[((((((int)threadIdx.x) & 3) * 272) + (((int)threadIdx.x) >> 2)) + 102)];
  v2[4] = v1[((((((int)threadIdx.x) & 3) * 272) + (((int)threadIdx.x) >> 2)) + 136)];
  v2[5] = v1[((((((int)threadIdx.x) & 3) * 272) + (((int)threadIdx.x) >> 2)) + 170)];
  v2[6] = v1[((((((int)threadIdx.x) & 3) * 272) + (((int)threadIdx.x) >> 2)) + 204)];
  v2[7] = v1[((((((int)threadIdx.x) & 3) * 272) + (((int)threadIdx.x) >> 2)) + 238)];
  *(uint4*)(v4 + (((((((int)blockIdx.x) >> 5) * 32768) + ((((int)threadIdx.x) >> 2) * 1024)) + ((((int)blockIdx.x) & 31) * 32)) + ((((int)threadIdx.x) & 3) * 8))) = *(uint4*)(v2 + 0);
}
