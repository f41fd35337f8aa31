// cuda.transpose: 4x77x64_201_float32, on h200
// config: tile=64, threads=512
// digest: 5395469b7d66
__launch_bounds__(512) g0(int64_t v14, float* __restrict__ v21, float* __restrict__ v32) {
  alignas(64) float v0[4];
  v0[0] = 0x0p+0f;
  v0[1] = 0x0p+0f;
  v0[2] = 0x0p+0f;
  v0[3] = 0x0p+0f;
  alignas(64) float v1[4];
  v1[0] = 0x0p+0f;
  v1[1] = 0x0p+0f;
  v1[2] = 0x0p+0f;
  v1[3] = 0x0p+0f;
  alignas(64) float v2[4];
  __shared__ alignas(64) float v3[4159];
  alignas(64) float v4[4];
  alignas(64) float v5[1];
  alignas(64) float v6[1];
  alignas(64) float v7[1];
  alignas(64) float v8[1];
  alignas(64) float v9[1];
  alignas(64) float v10[1];
  alignas(64) float v11[1];
  alignas(64) float v12[1];
  int64_t v13 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  int64_t v15 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  int64_t v16 = (((int64_t)blockIdx.x) / ((v14 + (int64_t)63) >> (int64_t)6));
  g1(((int)(((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v13 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v13 <= (int64_t)0))) ? v13 : (v13 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)4096) + ((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v15 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v15 <= (int64_t)0))) ? v16 : (v16 - (int64_t)1)) * v14) * (int64_t)64)) + (((int64_t)threadIdx.x) * (int64_t)4))));
  g2();
  int64_t v17 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if (((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v17 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v17 <= (int64_t)0))) ? v17 : (v17 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) < v14) {
    int64_t v18 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v19 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v20 = (((int64_t)blockIdx.x) / ((v14 + (int64_t)63) >> (int64_t)6));
    *(float4*)(v0 + (int64_t)0) = *(float4*)(v21 + (((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v18 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v18 <= (int64_t)0))) ? v18 : (v18 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)4096) + ((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v19 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v19 <= (int64_t)0))) ? v20 : (v20 - (int64_t)1)) * v14) * (int64_t)64)) + (((int64_t)threadIdx.x) * (int64_t)4)));
  }
  int64_t v22 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if ((((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v22 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v22 <= (int64_t)0))) ? v22 : (v22 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) + (int64_t)32) < v14) {
    int64_t v23 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v24 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v25 = (((int64_t)blockIdx.x) / ((v14 + (int64_t)63) >> (int64_t)6));
    *(float4*)(v1 + (int64_t)0) = *(float4*)(v21 + ((((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v23 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v23 <= (int64_t)0))) ? v23 : (v23 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)4096) + ((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v24 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v24 <= (int64_t)0))) ? v25 : (v25 - (int64_t)1)) * v14) * (int64_t)64)) + (((int64_t)threadIdx.x) * (int64_t)4)) + (int64_t)2048));
  }
  int64_t v26 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if (((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v26 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v26 <= (int64_t)0))) ? v26 : (v26 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) < v14) {
    v2[0] = v0[0];
    v2[1] = v0[1];
    v2[2] = v0[2];
    v2[3] = v0[3];
    v3[(((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4))] = v2[0];
    v3[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)1)] = v2[1];
    v3[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)2)] = v2[2];
    v3[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)3)] = v2[3];
  }
  int64_t v27 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if ((((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v27 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v27 <= (int64_t)0))) ? v27 : (v27 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) + (int64_t)32) < v14) {
    v4[0] = v1[0];
    v4[1] = v1[1];
    v4[2] = v1[2];
    v4[3] = v1[3];
    v3[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)2080)] = v4[0];
    v3[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)2081)] = v4[1];
    v3[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)2082)] = v4[2];
    v3[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)2083)] = v4[3];
  }
  __syncthreads();
  int64_t v28 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if (((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v28 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v28 <= (int64_t)0))) ? v28 : (v28 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v14) {
    v5[0] = v3[(((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6))];
    int64_t v29 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v30 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v31 = (((int64_t)blockIdx.x) / ((v14 + (int64_t)63) >> (int64_t)6));
    v32[(((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v29 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v29 <= (int64_t)0))) ? v29 : (v29 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + ((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v30 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v30 <= (int64_t)0))) ? v31 : (v31 - (int64_t)1))) * v14)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v5[0];
  }
  int64_t v33 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if (((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v33 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v33 <= (int64_t)0))) ? v33 : (v33 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v14) {
    v6[0] = v3[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)8)];
    int64_t v34 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v35 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v36 = (((int64_t)blockIdx.x) / ((v14 + (int64_t)63) >> (int64_t)6));
    v32[(((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v34 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v34 <= (int64_t)0))) ? v34 : (v34 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v35 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v35 <= (int64_t)0))) ? v36 : (v36 - (int64_t)1))) + (int64_t)32) * v14)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v6[0];
  }
  int64_t v37 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if (((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v37 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v37 <= (int64_t)0))) ? v37 : (v37 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v14) {
    v7[0] = v3[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)16)];
    int64_t v38 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v39 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v40 = (((int64_t)blockIdx.x) / ((v14 + (int64_t)63) >> (int64_t)6));
    v32[(((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v38 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v38 <= (int64_t)0))) ? v38 : (v38 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v39 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v39 <= (int64_t)0))) ? v40 : (v40 - (int64_t)1))) + (int64_t)64) * v14)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v7[0];
  }
  int64_t v41 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if (((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v41 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v41 <= (int64_t)0))) ? v41 : (v41 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v14) {
    v8[0] = v3[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)24)];
    int64_t v42 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v43 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v44 = (((int64_t)blockIdx.x) / ((v14 + (int64_t)63) >> (int64_t)6));
    v32[(((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v42 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v42 <= (int64_t)0))) ? v42 : (v42 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v43 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v43 <= (int64_t)0))) ? v44 : (v44 - (int64_t)1))) + (int64_t)96) * v14)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v8[0];
  }
  int64_t v45 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if (((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v45 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v45 <= (int64_t)0))) ? v45 : (v45 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v14) {
    v9[0] = v3[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)32)];
    int64_t v46 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v47 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v48 = (((int64_t)blockIdx.x) / ((v14 + (int64_t)63) >> (int64_t)6));
    v32[(((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v46 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v46 <= (int64_t)0))) ? v46 : (v46 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v47 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v47 <= (int64_t)0))) ? v48 : (v48 - (int64_t)1))) + (int64_t)128) * v14)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v9[0];
  }
  int64_t v49 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if (((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v49 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v49 <= (int64_t)0))) ? v49 : (v49 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v14) {
    v10[0] = v3[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)40)];
    int64_t v50 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v51 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v52 = (((int64_t)blockIdx.x) / ((v14 + (int64_t)63) >> (int64_t)6));
    v32[(((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v50 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v50 <= (int64_t)0))) ? v50 : (v50 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v51 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v51 <= (int64_t)0))) ? v52 : (v52 - (int64_t)1))) + (int64_t)160) * v14)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v10[0];
  }
  int64_t v53 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if (((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v53 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v53 <= (int64_t)0))) ? v53 : (v53 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v14) {
    v11[0] = v3[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)48)];
    int64_t v54 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v55 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v56 = (((int64_t)blockIdx.x) / ((v14 + (int64_t)63) >> (int64_t)6));
    v32[(((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v54 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v54 <= (int64_t)0))) ? v54 : (v54 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v55 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v55 <= (int64_t)0))) ? v56 : (v56 - (int64_t)1))) + (int64_t)192) * v14)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v11[0];
  }
  int64_t v57 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
  if (((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v57 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v57 <= (int64_t)0))) ? v57 : (v57 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v14) {
    v12[0] = v3[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)56)];
    int64_t v58 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v59 = (((int64_t)blockIdx.x) % ((v14 + (int64_t)63) >> (int64_t)6));
    int64_t v60 = (((int64_t)blockIdx.x) / ((v14 + (int64_t)63) >> (int64_t)6));
    v32[(((((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v58 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v58 <= (int64_t)0))) ? v58 : (v58 + ((v14 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v14 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v59 >= (int64_t)0)) || ((((v14 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v59 <= (int64_t)0))) ? v60 : (v60 - (int64_t)1))) + (int64_t)224) * v14)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v12[0];
  }
}
