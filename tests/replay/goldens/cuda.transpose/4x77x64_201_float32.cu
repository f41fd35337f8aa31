// cuda.transpose: 4x77x64_201_float32, on h200
// config: tile=64, threads=256
// digest: 703ea919545e
__launch_bounds__(256) g0(int64_t v26, float* __restrict__ v33, float* __restrict__ v54) {
  alignas(64) float v0[4];
  alignas(64) float v1[4];
  alignas(64) float v2[4];
  alignas(64) float v3[4];
  alignas(64) float v4[4];
  __shared__ alignas(64) float v5[4159];
  alignas(64) float v6[4];
  alignas(64) float v7[4];
  alignas(64) float v8[4];
  alignas(64) float v9[1];
  alignas(64) float v10[1];
  alignas(64) float v11[1];
  alignas(64) float v12[1];
  alignas(64) float v13[1];
  alignas(64) float v14[1];
  alignas(64) float v15[1];
  alignas(64) float v16[1];
  alignas(64) float v17[1];
  alignas(64) float v18[1];
  alignas(64) float v19[1];
  alignas(64) float v20[1];
  alignas(64) float v21[1];
  alignas(64) float v22[1];
  alignas(64) float v23[1];
  alignas(64) float v24[1];
  int64_t v25 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  int64_t v27 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  int64_t v28 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
  g1(((int)(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v25 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v25 <= (int64_t)0))) ? v25 : (v25 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)4096) + ((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v27 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v27 <= (int64_t)0))) ? v28 : (v28 - (int64_t)1)) * v26) * (int64_t)64)) + (((int64_t)threadIdx.x) * (int64_t)4))));
  g2();
  int64_t v29 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v29 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v29 <= (int64_t)0))) ? v29 : (v29 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) < v26) {
    int64_t v30 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v31 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v32 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    *(float4*)(v0 + (int64_t)0) = *(float4*)(v33 + (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v30 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v30 <= (int64_t)0))) ? v30 : (v30 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)4096) + ((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v31 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v31 <= (int64_t)0))) ? v32 : (v32 - (int64_t)1)) * v26) * (int64_t)64)) + (((int64_t)threadIdx.x) * (int64_t)4)));
  }
  int64_t v34 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if ((((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v34 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v34 <= (int64_t)0))) ? v34 : (v34 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) + (int64_t)16) < v26) {
    int64_t v35 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v36 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v37 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    *(float4*)(v1 + (int64_t)0) = *(float4*)(v33 + ((((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v35 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v35 <= (int64_t)0))) ? v35 : (v35 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)4096) + ((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v36 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v36 <= (int64_t)0))) ? v37 : (v37 - (int64_t)1)) * v26) * (int64_t)64)) + (((int64_t)threadIdx.x) * (int64_t)4)) + (int64_t)1024));
  }
  int64_t v38 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if ((((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v38 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v38 <= (int64_t)0))) ? v38 : (v38 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) + (int64_t)32) < v26) {
    int64_t v39 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v40 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v41 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    *(float4*)(v2 + (int64_t)0) = *(float4*)(v33 + ((((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v39 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v39 <= (int64_t)0))) ? v39 : (v39 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)4096) + ((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v40 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v40 <= (int64_t)0))) ? v41 : (v41 - (int64_t)1)) * v26) * (int64_t)64)) + (((int64_t)threadIdx.x) * (int64_t)4)) + (int64_t)2048));
  }
  int64_t v42 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if ((((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v42 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v42 <= (int64_t)0))) ? v42 : (v42 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) + (int64_t)48) < v26) {
    int64_t v43 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v44 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v45 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    *(float4*)(v3 + (int64_t)0) = *(float4*)(v33 + ((((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v43 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v43 <= (int64_t)0))) ? v43 : (v43 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)4096) + ((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v44 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v44 <= (int64_t)0))) ? v45 : (v45 - (int64_t)1)) * v26) * (int64_t)64)) + (((int64_t)threadIdx.x) * (int64_t)4)) + (int64_t)3072));
  }
  int64_t v46 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v46 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v46 <= (int64_t)0))) ? v46 : (v46 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) < v26) {
    v4[0] = v0[0];
    v4[1] = v0[1];
    v4[2] = v0[2];
    v4[3] = v0[3];
    v5[(((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4))] = v4[0];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)1)] = v4[1];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)2)] = v4[2];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)3)] = v4[3];
  }
  int64_t v47 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if ((((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v47 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v47 <= (int64_t)0))) ? v47 : (v47 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) + (int64_t)16) < v26) {
    v6[0] = v1[0];
    v6[1] = v1[1];
    v6[2] = v1[2];
    v6[3] = v1[3];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)1040)] = v6[0];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)1041)] = v6[1];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)1042)] = v6[2];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)1043)] = v6[3];
  }
  int64_t v48 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if ((((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v48 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v48 <= (int64_t)0))) ? v48 : (v48 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) + (int64_t)32) < v26) {
    v7[0] = v2[0];
    v7[1] = v2[1];
    v7[2] = v2[2];
    v7[3] = v2[3];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)2080)] = v7[0];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)2081)] = v7[1];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)2082)] = v7[2];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)2083)] = v7[3];
  }
  int64_t v49 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if ((((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v49 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v49 <= (int64_t)0))) ? v49 : (v49 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) >> (int64_t)4)) + (int64_t)48) < v26) {
    v8[0] = v3[0];
    v8[1] = v3[1];
    v8[2] = v3[2];
    v8[3] = v3[3];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)3120)] = v8[0];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)3121)] = v8[1];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)3122)] = v8[2];
    v5[((((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)65) + ((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)4)) + (int64_t)3123)] = v8[3];
  }
  __syncthreads();
  int64_t v50 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v50 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v50 <= (int64_t)0))) ? v50 : (v50 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v9[0] = v5[(((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6))];
    int64_t v51 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v52 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v53 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v51 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v51 <= (int64_t)0))) ? v51 : (v51 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + ((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v52 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v52 <= (int64_t)0))) ? v53 : (v53 - (int64_t)1))) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v9[0];
  }
  int64_t v55 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v55 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v55 <= (int64_t)0))) ? v55 : (v55 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v10[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)4)];
    int64_t v56 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v57 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v58 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v56 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v56 <= (int64_t)0))) ? v56 : (v56 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v57 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v57 <= (int64_t)0))) ? v58 : (v58 - (int64_t)1))) + (int64_t)16) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v10[0];
  }
  int64_t v59 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v59 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v59 <= (int64_t)0))) ? v59 : (v59 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v11[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)8)];
    int64_t v60 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v61 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v62 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v60 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v60 <= (int64_t)0))) ? v60 : (v60 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v61 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v61 <= (int64_t)0))) ? v62 : (v62 - (int64_t)1))) + (int64_t)32) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v11[0];
  }
  int64_t v63 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v63 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v63 <= (int64_t)0))) ? v63 : (v63 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v12[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)12)];
    int64_t v64 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v65 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v66 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v64 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v64 <= (int64_t)0))) ? v64 : (v64 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v65 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v65 <= (int64_t)0))) ? v66 : (v66 - (int64_t)1))) + (int64_t)48) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v12[0];
  }
  int64_t v67 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v67 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v67 <= (int64_t)0))) ? v67 : (v67 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v13[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)16)];
    int64_t v68 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v69 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v70 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v68 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v68 <= (int64_t)0))) ? v68 : (v68 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v69 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v69 <= (int64_t)0))) ? v70 : (v70 - (int64_t)1))) + (int64_t)64) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v13[0];
  }
  int64_t v71 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v71 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v71 <= (int64_t)0))) ? v71 : (v71 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v14[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)20)];
    int64_t v72 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v73 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v74 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v72 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v72 <= (int64_t)0))) ? v72 : (v72 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v73 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v73 <= (int64_t)0))) ? v74 : (v74 - (int64_t)1))) + (int64_t)80) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v14[0];
  }
  int64_t v75 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v75 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v75 <= (int64_t)0))) ? v75 : (v75 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v15[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)24)];
    int64_t v76 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v77 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v78 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v76 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v76 <= (int64_t)0))) ? v76 : (v76 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v77 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v77 <= (int64_t)0))) ? v78 : (v78 - (int64_t)1))) + (int64_t)96) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v15[0];
  }
  int64_t v79 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v79 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v79 <= (int64_t)0))) ? v79 : (v79 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v16[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)28)];
    int64_t v80 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v81 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v82 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v80 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v80 <= (int64_t)0))) ? v80 : (v80 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v81 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v81 <= (int64_t)0))) ? v82 : (v82 - (int64_t)1))) + (int64_t)112) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v16[0];
  }
  int64_t v83 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v83 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v83 <= (int64_t)0))) ? v83 : (v83 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v17[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)32)];
    int64_t v84 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v85 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v86 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v84 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v84 <= (int64_t)0))) ? v84 : (v84 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v85 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v85 <= (int64_t)0))) ? v86 : (v86 - (int64_t)1))) + (int64_t)128) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v17[0];
  }
  int64_t v87 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v87 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v87 <= (int64_t)0))) ? v87 : (v87 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v18[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)36)];
    int64_t v88 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v89 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v90 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v88 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v88 <= (int64_t)0))) ? v88 : (v88 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v89 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v89 <= (int64_t)0))) ? v90 : (v90 - (int64_t)1))) + (int64_t)144) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v18[0];
  }
  int64_t v91 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v91 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v91 <= (int64_t)0))) ? v91 : (v91 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v19[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)40)];
    int64_t v92 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v93 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v94 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v92 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v92 <= (int64_t)0))) ? v92 : (v92 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v93 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v93 <= (int64_t)0))) ? v94 : (v94 - (int64_t)1))) + (int64_t)160) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v19[0];
  }
  int64_t v95 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v95 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v95 <= (int64_t)0))) ? v95 : (v95 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v20[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)44)];
    int64_t v96 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v97 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v98 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v96 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v96 <= (int64_t)0))) ? v96 : (v96 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v97 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v97 <= (int64_t)0))) ? v98 : (v98 - (int64_t)1))) + (int64_t)176) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v20[0];
  }
  int64_t v99 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v99 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v99 <= (int64_t)0))) ? v99 : (v99 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v21[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)48)];
    int64_t v100 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v101 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v102 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v100 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v100 <= (int64_t)0))) ? v100 : (v100 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v101 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v101 <= (int64_t)0))) ? v102 : (v102 - (int64_t)1))) + (int64_t)192) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v21[0];
  }
  int64_t v103 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v103 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v103 <= (int64_t)0))) ? v103 : (v103 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v22[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)52)];
    int64_t v104 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v105 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v106 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v104 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v104 <= (int64_t)0))) ? v104 : (v104 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v105 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v105 <= (int64_t)0))) ? v106 : (v106 - (int64_t)1))) + (int64_t)208) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v22[0];
  }
  int64_t v107 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v107 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v107 <= (int64_t)0))) ? v107 : (v107 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v23[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)56)];
    int64_t v108 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v109 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v110 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v108 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v108 <= (int64_t)0))) ? v108 : (v108 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v109 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v109 <= (int64_t)0))) ? v110 : (v110 - (int64_t)1))) + (int64_t)224) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v23[0];
  }
  int64_t v111 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
  if (((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v111 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v111 <= (int64_t)0))) ? v111 : (v111 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((int64_t)threadIdx.x) & (int64_t)63)) < v26) {
    v24[0] = v5[((((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)65) + (((int64_t)threadIdx.x) >> (int64_t)6)) + (int64_t)60)];
    int64_t v112 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v113 = (((int64_t)blockIdx.x) % ((v26 + (int64_t)63) >> (int64_t)6));
    int64_t v114 = (((int64_t)blockIdx.x) / ((v26 + (int64_t)63) >> (int64_t)6));
    v54[(((((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v112 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v112 <= (int64_t)0))) ? v112 : (v112 + ((v26 + (int64_t)63) >> (int64_t)6))) * (int64_t)64) + (((((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)4) + ((((((v26 + (int64_t)63) >> (int64_t)6) >= (int64_t)0) && (v113 >= (int64_t)0)) || ((((v26 + (int64_t)63) >> (int64_t)6) < (int64_t)0) && (v113 <= (int64_t)0))) ? v114 : (v114 - (int64_t)1))) + (int64_t)240) * v26)) + (((int64_t)threadIdx.x) & (int64_t)63))] = v24[0];
  }
}
