// cuda.fourier: forward_32, on h200
// config: rows=32
// digest: 178717db2434
__launch_bounds__(128) g0(float* __restrict__ v45, float* __restrict__ v46, float* __restrict__ v47) {
  alignas(64) float v0[2];
  alignas(64) float v1[2];
  alignas(64) float v2[2];
  alignas(64) float v3[2];
  alignas(64) float v4[2];
  alignas(64) float v5[2];
  alignas(64) float v6[2];
  alignas(64) float v7[2];
  alignas(64) float v8[2];
  alignas(64) float v9[2];
  alignas(64) float v10[2];
  alignas(64) float v11[2];
  __shared__ alignas(64) float v12[512];
  __shared__ alignas(64) float v13[512];
  alignas(64) float v14[2];
  alignas(64) float v15[2];
  alignas(64) float v16[2];
  alignas(64) float v17[2];
  alignas(64) float v18[2];
  alignas(64) float v19[2];
  alignas(64) float v20[2];
  alignas(64) float v21[2];
  alignas(64) float v22[2];
  alignas(64) float v23[2];
  alignas(64) float v24[2];
  alignas(64) float v25[2];
  alignas(64) float v26[2];
  alignas(64) float v27[2];
  alignas(64) float v28[2];
  alignas(64) float v29[2];
  alignas(64) float v30[2];
  alignas(64) float v31[2];
  alignas(64) float v32[2];
  alignas(64) float v33[2];
  alignas(64) float v34[2];
  alignas(64) float v35[2];
  alignas(64) float v36[2];
  alignas(64) float v37[2];
  alignas(64) float v38[2];
  alignas(64) float v39[2];
  alignas(64) float v40[2];
  alignas(64) float v41[2];
  alignas(64) float v42[2];
  alignas(64) float v43[2];
  alignas(64) float v44[2];
  g1((((((int)threadIdx.x) >> 2) * 32) + ((((int)threadIdx.x) & 3) * 2)), ((((int)threadIdx.x) & 3) * 4));
  g2();
  if (((int)threadIdx.x) < 20) {
    *(float2*)(v0 + 0) = *(float2*)(v45 + (((((int)threadIdx.x) >> 2) * 32) + ((((int)threadIdx.x) & 3) * 2)));
    v1[0] = v0[0];
    v1[1] = v0[1];
    *(float2*)(v2 + 0) = *(float2*)(v45 + ((((((int)threadIdx.x) >> 2) * 32) + ((((int)threadIdx.x) & 3) * 2)) + 8));
    v3[0] = v2[0];
    v3[1] = v2[1];
    *(float2*)(v4 + 0) = *(float2*)(v45 + ((((((int)threadIdx.x) >> 2) * 32) + ((((int)threadIdx.x) & 3) * 2)) + 16));
    v5[0] = v4[0];
    v5[1] = v4[1];
    *(float2*)(v6 + 0) = *(float2*)(v45 + ((((((int)threadIdx.x) >> 2) * 32) + ((((int)threadIdx.x) & 3) * 2)) + 24));
    v7[0] = v6[0];
    v7[1] = v6[1];
  }
  v8[0] = (v1[0] + v5[0]);
  v8[1] = (v1[1] + v5[1]);
  v9[0] = (v1[0] - v5[0]);
  v9[1] = (v1[1] - v5[1]);
  v10[0] = (v3[0] + v7[0]);
  v10[1] = (v3[1] + v7[1]);
  v11[0] = (v3[0] - v7[0]);
  v11[1] = (v3[1] - v7[1]);
  v12[(((int)threadIdx.x) * 4)] = (v8[0] + v10[0]);
  v13[(((int)threadIdx.x) * 4)] = (v8[1] + v10[1]);
  v12[((((int)threadIdx.x) * 4) + 1)] = (v9[0] + v11[1]);
  v13[((((int)threadIdx.x) * 4) + 1)] = (v9[1] - v11[0]);
  v12[((((int)threadIdx.x) * 4) + 2)] = (v8[0] - v10[0]);
  v13[((((int)threadIdx.x) * 4) + 2)] = (v8[1] - v10[1]);
  v12[((((int)threadIdx.x) * 4) + 3)] = (v9[0] - v11[1]);
  v13[((((int)threadIdx.x) * 4) + 3)] = (v9[1] + v11[0]);
  __syncthreads();
  v14[0] = v12[(((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3))];
  v14[1] = v13[(((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3))];
  v15[0] = v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 4)];
  v15[1] = v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 4)];
  v16[0] = v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 8)];
  v16[1] = v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 8)];
  v17[0] = v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 12)];
  v17[1] = v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 12)];
  __syncthreads();
  v18[0] = ((v15[0] * v46[((((int)threadIdx.x) & 3) * 4)]) - (v15[1] * v46[(((((int)threadIdx.x) & 3) * 4) + 1)]));
  v18[1] = ((v15[0] * v46[(((((int)threadIdx.x) & 3) * 4) + 1)]) + (v15[1] * v46[((((int)threadIdx.x) & 3) * 4)]));
  v19[0] = ((v16[0] * v46[((((int)threadIdx.x) & 3) * 8)]) - (v16[1] * v46[(((((int)threadIdx.x) & 3) * 8) + 1)]));
  v19[1] = ((v16[0] * v46[(((((int)threadIdx.x) & 3) * 8) + 1)]) + (v16[1] * v46[((((int)threadIdx.x) & 3) * 8)]));
  v20[0] = ((v17[0] * v46[((((int)threadIdx.x) & 3) * 12)]) - (v17[1] * v46[(((((int)threadIdx.x) & 3) * 12) + 1)]));
  v20[1] = ((v17[0] * v46[(((((int)threadIdx.x) & 3) * 12) + 1)]) + (v17[1] * v46[((((int)threadIdx.x) & 3) * 12)]));
  v21[0] = (v14[0] + v19[0]);
  v21[1] = (v14[1] + v19[1]);
  v22[0] = (v14[0] - v19[0]);
  v22[1] = (v14[1] - v19[1]);
  v23[0] = (v18[0] + v20[0]);
  v23[1] = (v18[1] + v20[1]);
  v24[0] = (v18[0] - v20[0]);
  v24[1] = (v18[1] - v20[1]);
  v12[(((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3))] = (v21[0] + v23[0]);
  v13[(((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3))] = (v21[1] + v23[1]);
  v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 4)] = (v22[0] + v24[1]);
  v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 4)] = (v22[1] - v24[0]);
  v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 8)] = (v21[0] - v23[0]);
  v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 8)] = (v21[1] - v23[1]);
  v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 12)] = (v22[0] - v24[1]);
  v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 12)] = (v22[1] + v24[0]);
  __syncthreads();
  if (((int)threadIdx.x) < 20) {
    v25[0] = (v12[(((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3))] + v12[(((((int)threadIdx.x) >> 2) * 16) + (((((int)threadIdx.x) % 4) == 0) ? 0 : (16 - (((int)threadIdx.x) & 3))))]);
    v25[1] = (v13[(((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3))] - v13[(((((int)threadIdx.x) >> 2) * 16) + (((((int)threadIdx.x) % 4) == 0) ? 0 : (16 - (((int)threadIdx.x) & 3))))]);
    v26[0] = (v12[(((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3))] - v12[(((((int)threadIdx.x) >> 2) * 16) + (((((int)threadIdx.x) % 4) == 0) ? 0 : (16 - (((int)threadIdx.x) & 3))))]);
    v26[1] = (v13[(((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3))] + v13[(((((int)threadIdx.x) >> 2) * 16) + (((((int)threadIdx.x) % 4) == 0) ? 0 : (16 - (((int)threadIdx.x) & 3))))]);
    v27[0] = ((v26[0] * v46[((((int)threadIdx.x) & 3) * 2)]) - (v26[1] * v46[(((((int)threadIdx.x) & 3) * 2) + 1)]));
    v27[1] = ((v26[0] * v46[(((((int)threadIdx.x) & 3) * 2) + 1)]) + (v26[1] * v46[((((int)threadIdx.x) & 3) * 2)]));
    v28[0] = ((v25[0] + v27[1]) * 0x1p-1f);
    v28[1] = ((v25[1] - v27[0]) * 0x1p-1f);
    *(float2*)(v47 + (((((int)threadIdx.x) >> 2) * 34) + ((((int)threadIdx.x) & 3) * 2))) = *(float2*)(v28 + 0);
  }
  if (((int)threadIdx.x) < 20) {
    v29[0] = (v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 4)] + v12[((((((int)threadIdx.x) >> 2) * 16) + 12) - (((int)threadIdx.x) & 3))]);
    v29[1] = (v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 4)] - v13[((((((int)threadIdx.x) >> 2) * 16) + 12) - (((int)threadIdx.x) & 3))]);
    v30[0] = (v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 4)] - v12[((((((int)threadIdx.x) >> 2) * 16) + 12) - (((int)threadIdx.x) & 3))]);
    v30[1] = (v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 4)] + v13[((((((int)threadIdx.x) >> 2) * 16) + 12) - (((int)threadIdx.x) & 3))]);
    v31[0] = ((v30[0] * v46[(((((int)threadIdx.x) & 3) * 2) + 8)]) - (v30[1] * v46[(((((int)threadIdx.x) & 3) * 2) + 9)]));
    v31[1] = ((v30[0] * v46[(((((int)threadIdx.x) & 3) * 2) + 9)]) + (v30[1] * v46[(((((int)threadIdx.x) & 3) * 2) + 8)]));
    v32[0] = ((v29[0] + v31[1]) * 0x1p-1f);
    v32[1] = ((v29[1] - v31[0]) * 0x1p-1f);
    *(float2*)(v47 + ((((((int)threadIdx.x) >> 2) * 34) + ((((int)threadIdx.x) & 3) * 2)) + 8)) = *(float2*)(v32 + 0);
  }
  if (((int)threadIdx.x) < 20) {
    v33[0] = (v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 8)] + v12[((((((int)threadIdx.x) >> 2) * 16) + 8) - (((int)threadIdx.x) & 3))]);
    v33[1] = (v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 8)] - v13[((((((int)threadIdx.x) >> 2) * 16) + 8) - (((int)threadIdx.x) & 3))]);
    v34[0] = (v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 8)] - v12[((((((int)threadIdx.x) >> 2) * 16) + 8) - (((int)threadIdx.x) & 3))]);
    v34[1] = (v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 8)] + v13[((((((int)threadIdx.x) >> 2) * 16) + 8) - (((int)threadIdx.x) & 3))]);
    v35[0] = ((v34[0] * v46[(((((int)threadIdx.x) & 3) * 2) + 16)]) - (v34[1] * v46[(((((int)threadIdx.x) & 3) * 2) + 17)]));
    v35[1] = ((v34[0] * v46[(((((int)threadIdx.x) & 3) * 2) + 17)]) + (v34[1] * v46[(((((int)threadIdx.x) & 3) * 2) + 16)]));
    v36[0] = ((v33[0] + v35[1]) * 0x1p-1f);
    v36[1] = ((v33[1] - v35[0]) * 0x1p-1f);
    *(float2*)(v47 + ((((((int)threadIdx.x) >> 2) * 34) + ((((int)threadIdx.x) & 3) * 2)) + 16)) = *(float2*)(v36 + 0);
  }
  if (((int)threadIdx.x) < 20) {
    v37[0] = (v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 12)] + v12[((((((int)threadIdx.x) >> 2) * 16) + 4) - (((int)threadIdx.x) & 3))]);
    v37[1] = (v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 12)] - v13[((((((int)threadIdx.x) >> 2) * 16) + 4) - (((int)threadIdx.x) & 3))]);
    v38[0] = (v12[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 12)] - v12[((((((int)threadIdx.x) >> 2) * 16) + 4) - (((int)threadIdx.x) & 3))]);
    v38[1] = (v13[((((((int)threadIdx.x) >> 2) * 16) + (((int)threadIdx.x) & 3)) + 12)] + v13[((((((int)threadIdx.x) >> 2) * 16) + 4) - (((int)threadIdx.x) & 3))]);
    v39[0] = ((v38[0] * v46[(((((int)threadIdx.x) & 3) * 2) + 24)]) - (v38[1] * v46[(((((int)threadIdx.x) & 3) * 2) + 25)]));
    v39[1] = ((v38[0] * v46[(((((int)threadIdx.x) & 3) * 2) + 25)]) + (v38[1] * v46[(((((int)threadIdx.x) & 3) * 2) + 24)]));
    v40[0] = ((v37[0] + v39[1]) * 0x1p-1f);
    v40[1] = ((v37[1] - v39[0]) * 0x1p-1f);
    *(float2*)(v47 + ((((((int)threadIdx.x) >> 2) * 34) + ((((int)threadIdx.x) & 3) * 2)) + 24)) = *(float2*)(v40 + 0);
  }
  if ((((int)threadIdx.x) & 3) < 1) {
    if (((int)threadIdx.x) < 20) {
      v41[0] = (v12[((((int)threadIdx.x) >> 2) * 16)] + v12[((((int)threadIdx.x) >> 2) * 16)]);
      v41[1] = (v13[((((int)threadIdx.x) >> 2) * 16)] + (v13[((((int)threadIdx.x) >> 2) * 16)] * -0x1p+0f));
      v42[0] = (v12[((((int)threadIdx.x) >> 2) * 16)] + (v12[((((int)threadIdx.x) >> 2) * 16)] * -0x1p+0f));
      v42[1] = (v13[((((int)threadIdx.x) >> 2) * 16)] + v13[((((int)threadIdx.x) >> 2) * 16)]);
      v43[0] = ((v42[0] * v46[32]) - (v42[1] * v46[33]));
      v43[1] = ((v42[0] * v46[33]) + (v42[1] * v46[32]));
      v44[0] = ((v41[0] + v43[1]) * 0x1p-1f);
      v44[1] = ((v41[1] - v43[0]) * 0x1p-1f);
      *(float2*)(v47 + (((((int)threadIdx.x) >> 2) * 34) + 32)) = *(float2*)(v44 + 0);
    }
  }
}
