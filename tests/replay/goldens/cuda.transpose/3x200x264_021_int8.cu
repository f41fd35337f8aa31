// cuda.transpose: 3x200x264_021_int8, on h200
// config: tile=32, threads=128
// digest: 5c5afbca2d80
__launch_bounds__(128) g0(signed char* __restrict__ v4, signed char* __restrict__ v5) {
  alignas(64) signed char v0[8];
  v0[0] = (signed char)0;
  v0[1] = (signed char)0;
  v0[2] = (signed char)0;
  v0[3] = (signed char)0;
  v0[4] = (signed char)0;
  v0[5] = (signed char)0;
  v0[6] = (signed char)0;
  v0[7] = (signed char)0;
  alignas(64) signed char v1[8];
  __shared__ alignas(64) signed char v2[1148];
  alignas(64) signed char v3[8];
  g1(((((((((int)blockIdx.x) / 63) * 52800) + ((((int)blockIdx.x) % 7) * 8448)) + ((((int)threadIdx.x) >> 2) * 264)) + (((((int)blockIdx.x) % 63) / 7) * 32)) + ((((int)threadIdx.x) & 3) * 8)));
  g2();
  if (((((((int)blockIdx.x) % 63) / 7) * 4) + (((int)threadIdx.x) & 3)) < 33) {
    if ((((((int)blockIdx.x) % 7) * 4) + (((int)threadIdx.x) >> 5)) < 25) {
      *(int2*)(v0 + 0) = *(int2*)(v4 + ((((((((int)blockIdx.x) / 63) * 52800) + ((((int)blockIdx.x) % 7) * 8448)) + ((((int)threadIdx.x) >> 2) * 264)) + (((((int)blockIdx.x) % 63) / 7) * 32)) + ((((int)threadIdx.x) & 3) * 8)));
    }
  }
  if (((((((int)blockIdx.x) % 63) / 7) * 4) + (((int)threadIdx.x) & 3)) < 33) {
    if ((((((int)blockIdx.x) % 7) * 4) + (((int)threadIdx.x) >> 5)) < 25) {
      v1[0] = v0[0];
      v1[1] = v0[1];
      v1[2] = v0[2];
      v1[3] = v0[3];
      v1[4] = v0[4];
      v1[5] = v0[5];
      v1[6] = v0[6];
      v1[7] = v0[7];
      *(int*)(v2 + (((((int)threadIdx.x) >> 2) * 36) + ((((int)threadIdx.x) & 3) * 8))) = *(int*)(v1 + 0);
      *(int*)(v2 + ((((((int)threadIdx.x) >> 2) * 36) + ((((int)threadIdx.x) & 3) * 8)) + 4)) = *(int*)(v1 + 4);
    }
  }
  __syncthreads();
  if ((((((int)blockIdx.x) % 7) * 4) + (((int)threadIdx.x) & 3)) < 25) {
    if (((((((int)blockIdx.x) % 63) / 7) * 4) + (((int)threadIdx.x) >> 5)) < 33) {
      v3[0] = v2[(((((int)threadIdx.x) & 3) * 288) + (((int)threadIdx.x) >> 2))];
      v3[1] = v2[((((((int)threadIdx.x) & 3) * 288) + (((int)threadIdx.x) >> 2)) + 36)];
      v3[2] = v2[((((((int)threadIdx.x) & 3) * 288) + (((int)threadIdx.x) >> 2)) + 72)];
      v3[3] = v2[((((((int)threadIdx.x) & 3) * 288) + (((int)threadIdx.x) >> 2)) + 108)];
      v3[4] = v2[((((((int)threadIdx.x) & 3) * 288) + (((int)threadIdx.x) >> 2)) + 144)];
      v3[5] = v2[((((((int)threadIdx.x) & 3) * 288) + (((int)threadIdx.x) >> 2)) + 180)];
      v3[6] = v2[((((((int)threadIdx.x) & 3) * 288) + (((int)threadIdx.x) >> 2)) + 216)];
      v3[7] = v2[((((((int)threadIdx.x) & 3) * 288) + (((int)threadIdx.x) >> 2)) + 252)];
      *(int2*)(v5 + ((((((((int)blockIdx.x) / 63) * 52800) + (((((int)blockIdx.x) % 63) / 7) * 6400)) + ((((int)threadIdx.x) >> 2) * 200)) + ((((int)blockIdx.x) % 7) * 32)) + ((((int)threadIdx.x) & 3) * 8))) = *(int2*)(v3 + 0);
    }
  }
}
