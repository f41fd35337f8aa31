// cuda.window: max3s2_NHWC_2x29x31x64_float16, on h200
// config: vector=2, inner=1, outer=1, along=16, near=2, far=8, slide=0
// digest: ac25579d930e
__launch_bounds__(256) g0(half* __restrict__ v20, half* __restrict__ v21) {
  alignas(64) float v0[2];
  alignas(64) uint v1[1];
  alignas(64) float v2[2];
  alignas(64) uint v3[1];
  alignas(64) float v4[2];
  alignas(64) uint v5[1];
  alignas(64) float v6[2];
  alignas(64) uint v7[1];
  alignas(64) float v8[2];
  alignas(64) uint v9[1];
  alignas(64) float v10[2];
  alignas(64) uint v11[1];
  alignas(64) float v12[2];
  alignas(64) uint v13[1];
  alignas(64) float v14[2];
  alignas(64) uint v15[1];
  alignas(64) float v16[2];
  alignas(64) uint v17[1];
  alignas(64) float v18[2];
  alignas(64) half v19[2];
  g1((((((((((((int)blockIdx.x) >> 5) * 28768) + (((((int)blockIdx.x) & 31) >> 4) * 15872)) + ((((int)threadIdx.x) >> 5) * 1984)) + (((((int)blockIdx.x) & 15) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + ((((int)blockIdx.x) & 1) * 16)) + (((int)threadIdx.x) & 15)) - 1024));
  g2();
  if (((((((int)blockIdx.x) & 31) >> 4) * 8) + (((int)threadIdx.x) >> 5)) < 15) {
    v0[0] = -CUDART_INF_F;
    v0[1] = -CUDART_INF_F;
    v1[0] = (uint)4227922944;
    if ((1 <= ((((((int)blockIdx.x) & 31) >> 4) * 8) + (((int)threadIdx.x) >> 5))) && (1 <= ((((((int)blockIdx.x) & 15) >> 1) * 2) + ((((int)threadIdx.x) & 31) >> 4)))) {
      v1[0] = ((uint*)v20)[(((((((((((int)blockIdx.x) >> 5) * 28768) + (((((int)blockIdx.x) & 31) >> 4) * 15872)) + ((((int)threadIdx.x) >> 5) * 1984)) + (((((int)blockIdx.x) & 15) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + ((((int)blockIdx.x) & 1) * 16)) + (((int)threadIdx.x) & 15)) - 1024)];
    }
    v2[0] = g3(v1[0]);
    v2[1] = g4(v1[0]);
    v3[0] = (uint)4227922944;
    if (1 <= ((((((int)blockIdx.x) & 31) >> 4) * 8) + (((int)threadIdx.x) >> 5))) {
      v3[0] = ((uint*)v20)[(((((((((((int)blockIdx.x) >> 5) * 28768) + (((((int)blockIdx.x) & 31) >> 4) * 15872)) + ((((int)threadIdx.x) >> 5) * 1984)) + (((((int)blockIdx.x) & 15) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + ((((int)blockIdx.x) & 1) * 16)) + (((int)threadIdx.x) & 15)) - 992)];
    }
    v4[0] = g3(v3[0]);
    v4[1] = g4(v3[0]);
    v5[0] = (uint)4227922944;
    if ((1 <= ((((((int)blockIdx.x) & 31) >> 4) * 8) + (((int)threadIdx.x) >> 5))) && (((((((int)blockIdx.x) & 15) >> 1) * 2) + ((((int)threadIdx.x) & 31) >> 4)) < 15)) {
      v5[0] = ((uint*)v20)[(((((((((((int)blockIdx.x) >> 5) * 28768) + (((((int)blockIdx.x) & 31) >> 4) * 15872)) + ((((int)threadIdx.x) >> 5) * 1984)) + (((((int)blockIdx.x) & 15) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + ((((int)blockIdx.x) & 1) * 16)) + (((int)threadIdx.x) & 15)) - 960)];
    }
    v6[0] = g3(v5[0]);
    v6[1] = g4(v5[0]);
    v7[0] = (uint)4227922944;
    if (1 <= ((((((int)blockIdx.x) & 15) >> 1) * 2) + ((((int)threadIdx.x) & 31) >> 4))) {
      v7[0] = ((uint*)v20)[(((((((((((int)blockIdx.x) >> 5) * 28768) + (((((int)blockIdx.x) & 31) >> 4) * 15872)) + ((((int)threadIdx.x) >> 5) * 1984)) + (((((int)blockIdx.x) & 15) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + ((((int)blockIdx.x) & 1) * 16)) + (((int)threadIdx.x) & 15)) - 32)];
    }
    v8[0] = g3(v7[0]);
    v8[1] = g4(v7[0]);
    v9[0] = ((uint*)v20)[((((((((((int)blockIdx.x) >> 5) * 28768) + (((((int)blockIdx.x) & 31) >> 4) * 15872)) + ((((int)threadIdx.x) >> 5) * 1984)) + (((((int)blockIdx.x) & 15) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + ((((int)blockIdx.x) & 1) * 16)) + (((int)threadIdx.x) & 15))];
    v10[0] = g3(v9[0]);
    v10[1] = g4(v9[0]);
    v11[0] = (uint)4227922944;
    if (((((((int)blockIdx.x) & 15) >> 1) * 2) + ((((int)threadIdx.x) & 31) >> 4)) < 15) {
      v11[0] = ((uint*)v20)[(((((((((((int)blockIdx.x) >> 5) * 28768) + (((((int)blockIdx.x) & 31) >> 4) * 15872)) + ((((int)threadIdx.x) >> 5) * 1984)) + (((((int)blockIdx.x) & 15) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + ((((int)blockIdx.x) & 1) * 16)) + (((int)threadIdx.x) & 15)) + 32)];
    }
    v12[0] = g3(v11[0]);
    v12[1] = g4(v11[0]);
    v13[0] = (uint)4227922944;
    if ((((((((int)blockIdx.x) & 31) >> 4) * 4) + (((int)threadIdx.x) >> 6)) < 7) && (1 <= ((((((int)blockIdx.x) & 15) >> 1) * 2) + ((((int)threadIdx.x) & 31) >> 4)))) {
      v13[0] = ((uint*)v20)[(((((((((((int)blockIdx.x) >> 5) * 28768) + (((((int)blockIdx.x) & 31) >> 4) * 15872)) + ((((int)threadIdx.x) >> 5) * 1984)) + (((((int)blockIdx.x) & 15) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + ((((int)blockIdx.x) & 1) * 16)) + (((int)threadIdx.x) & 15)) + 960)];
    }
    v14[0] = g3(v13[0]);
    v14[1] = g4(v13[0]);
    v15[0] = (uint)4227922944;
    if (((((((int)blockIdx.x) & 31) >> 4) * 4) + (((int)threadIdx.x) >> 6)) < 7) {
      v15[0] = ((uint*)v20)[(((((((((((int)blockIdx.x) >> 5) * 28768) + (((((int)blockIdx.x) & 31) >> 4) * 15872)) + ((((int)threadIdx.x) >> 5) * 1984)) + (((((int)blockIdx.x) & 15) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + ((((int)blockIdx.x) & 1) * 16)) + (((int)threadIdx.x) & 15)) + 992)];
    }
    v16[0] = g3(v15[0]);
    v16[1] = g4(v15[0]);
    v17[0] = (uint)4227922944;
    if ((((((((int)blockIdx.x) & 31) >> 4) * 4) + (((int)threadIdx.x) >> 6)) < 7) && (((((((int)blockIdx.x) & 15) >> 1) * 2) + ((((int)threadIdx.x) & 31) >> 4)) < 15)) {
      v17[0] = ((uint*)v20)[(((((((((((int)blockIdx.x) >> 5) * 28768) + (((((int)blockIdx.x) & 31) >> 4) * 15872)) + ((((int)threadIdx.x) >> 5) * 1984)) + (((((int)blockIdx.x) & 15) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + ((((int)blockIdx.x) & 1) * 16)) + (((int)threadIdx.x) & 15)) + 1024)];
    }
    v18[0] = g3(v17[0]);
    v18[1] = g4(v17[0]);
    v0[0] = g5(v0[0], v2[0]);
    v0[1] = g5(v0[1], v2[1]);
    v0[0] = g5(v0[0], v4[0]);
    v0[1] = g5(v0[1], v4[1]);
    v0[0] = g5(v0[0], v6[0]);
    v0[1] = g5(v0[1], v6[1]);
    v0[0] = g5(v0[0], v8[0]);
    v0[1] = g5(v0[1], v8[1]);
    v0[0] = g5(v0[0], v10[0]);
    v0[1] = g5(v0[1], v10[1]);
    v0[0] = g5(v0[0], v12[0]);
    v0[1] = g5(v0[1], v12[1]);
    v0[0] = g5(v0[0], v14[0]);
    v0[1] = g5(v0[1], v14[1]);
    v0[0] = g5(v0[0], v16[0]);
    v0[1] = g5(v0[1], v16[1]);
    v0[0] = g5(v0[0], v18[0]);
    v0[1] = g5(v0[1], v18[1]);
    v19[0] = ((half)v0[0]);
    v19[1] = ((half)v0[1]);
    *(half2*)(v21 + ((((((((((int)blockIdx.x) >> 5) * 15360) + (((((int)blockIdx.x) & 31) >> 4) * 8192)) + ((((int)threadIdx.x) >> 5) * 1024)) + (((((int)blockIdx.x) & 15) >> 1) * 128)) + (((((int)threadIdx.x) & 31) >> 4) * 64)) + ((((int)blockIdx.x) & 1) * 32)) + ((((int)threadIdx.x) & 15) * 2))) = *(half2*)(v19 + 0);
  }
}
