// cuda.window: max3s2_NCHW_2x5x17x19_float32, on h200
// config: vector=1, inner=1, outer=1, along=10, near=9, far=2, slide=0
// digest: 654fed73e7ed
__launch_bounds__(180) g0(float* __restrict__ v11, float* __restrict__ v20) {
  alignas(64) float v0[1];
  alignas(64) float v1[1];
  alignas(64) float v2[1];
  alignas(64) float v3[1];
  alignas(64) float v4[1];
  alignas(64) float v5[1];
  alignas(64) float v6[1];
  alignas(64) float v7[1];
  alignas(64) float v8[1];
  alignas(64) float v9[1];
  alignas(64) float v10[1];
  g1(max(min((((((((((int)blockIdx.x) / 3) * 1615) + ((((int)blockIdx.x) % 3) * 646)) + ((((int)threadIdx.x) / 90) * 323)) + (((((int)threadIdx.x) % 90) / 10) * 38)) + ((((int)threadIdx.x) % 10) * 2)) - 20), 3229), 0));
  g2();
  if ((((((int)blockIdx.x) % 3) * 2) + (((int)threadIdx.x) / 90)) < 5) {
    v0[0] = -CUDART_INF_F;
    v1[0] = v11[max(min((((((((((int)blockIdx.x) / 3) * 1615) + ((((int)blockIdx.x) % 3) * 646)) + ((((int)threadIdx.x) / 90) * 323)) + (((((int)threadIdx.x) % 90) / 10) * 38)) + ((((int)threadIdx.x) % 10) * 2)) - 20), 3229), 0)];
    v2[0] = v11[max(min((((((((((int)blockIdx.x) / 3) * 1615) + ((((int)blockIdx.x) % 3) * 646)) + ((((int)threadIdx.x) / 90) * 323)) + (((((int)threadIdx.x) % 90) / 10) * 38)) + ((((int)threadIdx.x) % 10) * 2)) - 19), 3229), 0)];
    v3[0] = v11[max(min((((((((((int)blockIdx.x) / 3) * 1615) + ((((int)blockIdx.x) % 3) * 646)) + ((((int)threadIdx.x) / 90) * 323)) + (((((int)threadIdx.x) % 90) / 10) * 38)) + ((((int)threadIdx.x) % 10) * 2)) - 18), 3229), 0)];
    v4[0] = v11[max(min((((((((((int)blockIdx.x) / 3) * 1615) + ((((int)blockIdx.x) % 3) * 646)) + ((((int)threadIdx.x) / 90) * 323)) + (((((int)threadIdx.x) % 90) / 10) * 38)) + ((((int)threadIdx.x) % 10) * 2)) - 1), 3229), 0)];
    v5[0] = v11[((((((((int)blockIdx.x) / 3) * 1615) + ((((int)blockIdx.x) % 3) * 646)) + ((((int)threadIdx.x) / 90) * 323)) + (((((int)threadIdx.x) % 90) / 10) * 38)) + ((((int)threadIdx.x) % 10) * 2))];
    v6[0] = v11[min((((((((((int)blockIdx.x) / 3) * 1615) + ((((int)blockIdx.x) % 3) * 646)) + ((((int)threadIdx.x) / 90) * 323)) + (((((int)threadIdx.x) % 90) / 10) * 38)) + ((((int)threadIdx.x) % 10) * 2)) + 1), 3229)];
    v7[0] = v11[min((((((((((int)blockIdx.x) / 3) * 1615) + ((((int)blockIdx.x) % 3) * 646)) + ((((int)threadIdx.x) / 90) * 323)) + (((((int)threadIdx.x) % 90) / 10) * 38)) + ((((int)threadIdx.x) % 10) * 2)) + 18), 3229)];
    v8[0] = v11[min((((((((((int)blockIdx.x) / 3) * 1615) + ((((int)blockIdx.x) % 3) * 646)) + ((((int)threadIdx.x) / 90) * 323)) + (((((int)threadIdx.x) % 90) / 10) * 38)) + ((((int)threadIdx.x) % 10) * 2)) + 19), 3229)];
    v9[0] = v11[min((((((((((int)blockIdx.x) / 3) * 1615) + ((((int)blockIdx.x) % 3) * 646)) + ((((int)threadIdx.x) / 90) * 323)) + (((((int)threadIdx.x) % 90) / 10) * 38)) + ((((int)threadIdx.x) % 10) * 2)) + 20), 3229)];
    float v12;
    if ((10 <= (((int)threadIdx.x) % 90)) && (1 <= (((int)threadIdx.x) % 10))) {
      v12 = v1[0];
    } else {
      v12 = -CUDART_INF_F;
    }
    v0[0] = g3(v0[0], v12);
    float v13;
    if (10 <= (((int)threadIdx.x) % 90)) {
      v13 = v2[0];
    } else {
      v13 = -CUDART_INF_F;
    }
    v0[0] = g3(v0[0], v13);
    float v14;
    if ((10 <= (((int)threadIdx.x) % 90)) && ((((int)threadIdx.x) % 10) < 9)) {
      v14 = v3[0];
    } else {
      v14 = -CUDART_INF_F;
    }
    v0[0] = g3(v0[0], v14);
    float v15;
    if (1 <= (((int)threadIdx.x) % 10)) {
      v15 = v4[0];
    } else {
      v15 = -CUDART_INF_F;
    }
    v0[0] = g3(v0[0], v15);
    v0[0] = g3(v0[0], v5[0]);
    float v16;
    if ((((int)threadIdx.x) % 10) < 9) {
      v16 = v6[0];
    } else {
      v16 = -CUDART_INF_F;
    }
    v0[0] = g3(v0[0], v16);
    float v17;
    if (((((int)threadIdx.x) % 90) < 80) && (1 <= (((int)threadIdx.x) % 10))) {
      v17 = v7[0];
    } else {
      v17 = -CUDART_INF_F;
    }
    v0[0] = g3(v0[0], v17);
    float v18;
    if ((((int)threadIdx.x) % 90) < 80) {
      v18 = v8[0];
    } else {
      v18 = -CUDART_INF_F;
    }
    v0[0] = g3(v0[0], v18);
    float v19;
    if (((((int)threadIdx.x) % 90) < 80) && ((((int)threadIdx.x) % 10) < 9)) {
      v19 = v9[0];
    } else {
      v19 = -CUDART_INF_F;
    }
    v0[0] = g3(v0[0], v19);
    v10[0] = v0[0];
    v20[((((((int)blockIdx.x) / 3) * 450) + ((((int)blockIdx.x) % 3) * 180)) + ((int)threadIdx.x))] = v10[0];
  }
}
