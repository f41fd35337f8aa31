// cuda.fourier_complex: planes_2x77x9_pairs_inverse, on h200
// config: lines=16
// digest: 6c8696065ad2
__launch_bounds__(112) g0(float* __restrict__ v108, float* __restrict__ v109, float* __restrict__ v110, float* __restrict__ v111) {
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
  alignas(64) float v12[2];
  alignas(64) float v13[2];
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
  __shared__ alignas(64) float v31[2592];
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
  alignas(64) float v45[2];
  alignas(64) float v46[2];
  alignas(64) float v47[2];
  alignas(64) float v48[2];
  alignas(64) float v49[2];
  alignas(64) float v50[2];
  alignas(64) float v51[2];
  alignas(64) float v52[2];
  alignas(64) float v53[2];
  alignas(64) float v54[2];
  alignas(64) float v55[2];
  alignas(64) float v56[2];
  alignas(64) float v57[2];
  alignas(64) float v58[2];
  alignas(64) float v59[2];
  alignas(64) float v60[2];
  alignas(64) float v61[2];
  alignas(64) float v62[2];
  alignas(64) float v63[2];
  alignas(64) float v64[2];
  alignas(64) float v65[2];
  alignas(64) float v66[2];
  alignas(64) float v67[2];
  alignas(64) float v68[2];
  alignas(64) float v69[2];
  alignas(64) float v70[2];
  alignas(64) float v71[2];
  alignas(64) float v72[2];
  alignas(64) float v73[2];
  alignas(64) float v74[2];
  alignas(64) float v75[2];
  alignas(64) float v76[2];
  alignas(64) float v77[2];
  alignas(64) float v78[2];
  alignas(64) float v79[2];
  alignas(64) float v80[2];
  alignas(64) float v81[2];
  alignas(64) float v82[2];
  alignas(64) float v83[2];
  alignas(64) float v84[2];
  alignas(64) float v85[2];
  alignas(64) float v86[2];
  alignas(64) float v87[2];
  alignas(64) float v88[2];
  alignas(64) float v89[2];
  alignas(64) float v90[2];
  alignas(64) float v91[2];
  alignas(64) float v92[2];
  alignas(64) float v93[2];
  alignas(64) float v94[2];
  alignas(64) float v95[2];
  alignas(64) float v96[2];
  alignas(64) float v97[2];
  alignas(64) float v98[2];
  alignas(64) float v99[2];
  alignas(64) float v100[2];
  alignas(64) float v101[2];
  alignas(64) float v102[2];
  alignas(64) float v103[2];
  alignas(64) float v104[2];
  alignas(64) float v105[2];
  alignas(64) float v106[2];
  alignas(64) float v107[2];
  g1((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)), (((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)));
  g2();
  if ((((int)threadIdx.x) & 15) < 9) {
    v0[0] = v108[(((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15))];
    v0[1] = v109[(((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15))];
    v1[0] = v108[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 63)];
    v1[1] = v109[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 63)];
    v2[0] = v108[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 126)];
    v2[1] = v109[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 126)];
    v3[0] = v108[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 189)];
    v3[1] = v109[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 189)];
    v4[0] = v108[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 252)];
    v4[1] = v109[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 252)];
    v5[0] = v108[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 315)];
    v5[1] = v109[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 315)];
    v6[0] = v108[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 378)];
    v6[1] = v109[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 378)];
    v7[0] = v108[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 441)];
    v7[1] = v109[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 441)];
    v8[0] = v108[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 504)];
    v8[1] = v109[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 504)];
    v9[0] = v108[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 567)];
    v9[1] = v109[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 567)];
    v10[0] = v108[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 630)];
    v10[1] = v109[((((((int)blockIdx.x) * 693) + ((((int)threadIdx.x) >> 4) * 9)) + (((int)threadIdx.x) & 15)) + 630)];
  }
  v11[0] = (v1[0] + v10[0]);
  v11[1] = (v1[1] + v10[1]);
  v12[0] = (v2[0] + v9[0]);
  v12[1] = (v2[1] + v9[1]);
  v13[0] = (v3[0] + v8[0]);
  v13[1] = (v3[1] + v8[1]);
  v14[0] = (v4[0] + v7[0]);
  v14[1] = (v4[1] + v7[1]);
  v15[0] = (v5[0] + v6[0]);
  v15[1] = (v5[1] + v6[1]);
  v16[0] = (v1[0] - v10[0]);
  v16[1] = (v1[1] - v10[1]);
  v17[0] = (v2[0] - v9[0]);
  v17[1] = (v2[1] - v9[1]);
  v18[0] = (v3[0] - v8[0]);
  v18[1] = (v3[1] - v8[1]);
  v19[0] = (v4[0] - v7[0]);
  v19[1] = (v4[1] - v7[1]);
  v20[0] = (v5[0] - v6[0]);
  v20[1] = (v5[1] - v6[1]);
  v21[0] = (((((v0[0] + (0x1.aeb8c8764f0bap-1f * v11[0])) + (0x1.a9628d9c712b6p-2f * v12[0])) + (-0x1.2375f640f44d6p-3f * v13[0])) + (-0x1.4f49e7f775886p-1f * v14[0])) + (-0x1.eb42a9bcd5057p-1f * v15[0]));
  v21[1] = (((((v0[1] + (0x1.aeb8c8764f0bap-1f * v11[1])) + (0x1.a9628d9c712b6p-2f * v12[1])) + (-0x1.2375f640f44d6p-3f * v13[1])) + (-0x1.4f49e7f775886p-1f * v14[1])) + (-0x1.eb42a9bcd5057p-1f * v15[1]));
  v22[0] = (((((0x1.14cedf8bb580bp-1f * v16[0]) + (0x1.d1bb48eee2c13p-1f * v17[0])) + (0x1.fac9e043842fp-1f * v18[0])) + (0x1.82f19bb3a28a1p-1f * v19[0])) + (0x1.207e7fd768dbfp-2f * v20[0]));
  v22[1] = (((((0x1.14cedf8bb580bp-1f * v16[1]) + (0x1.d1bb48eee2c13p-1f * v17[1])) + (0x1.fac9e043842fp-1f * v18[1])) + (0x1.82f19bb3a28a1p-1f * v19[1])) + (0x1.207e7fd768dbfp-2f * v20[1]));
  v23[0] = (((((v0[0] + (0x1.a9628d9c712b6p-2f * v11[0])) + (-0x1.4f49e7f775886p-1f * v12[0])) + (-0x1.eb42a9bcd5058p-1f * v13[0])) + (-0x1.2375f640f44dep-3f * v14[0])) + (0x1.aeb8c8764f0bap-1f * v15[0]));
  v23[1] = (((((v0[1] + (0x1.a9628d9c712b6p-2f * v11[1])) + (-0x1.4f49e7f775886p-1f * v12[1])) + (-0x1.eb42a9bcd5058p-1f * v13[1])) + (-0x1.2375f640f44dep-3f * v14[1])) + (0x1.aeb8c8764f0bap-1f * v15[1]));
  v24[0] = (((((0x1.d1bb48eee2c13p-1f * v16[0]) + (0x1.82f19bb3a28a1p-1f * v17[0])) + (-0x1.207e7fd768dbap-2f * v18[0])) + (-0x1.fac9e043842efp-1f * v19[0])) + (-0x1.14cedf8bb580ap-1f * v20[0]));
  v24[1] = (((((0x1.d1bb48eee2c13p-1f * v16[1]) + (0x1.82f19bb3a28a1p-1f * v17[1])) + (-0x1.207e7fd768dbap-2f * v18[1])) + (-0x1.fac9e043842efp-1f * v19[1])) + (-0x1.14cedf8bb580ap-1f * v20[1]));
  v25[0] = (((((v0[0] + (-0x1.2375f640f44d6p-3f * v11[0])) + (-0x1.eb42a9bcd5058p-1f * v12[0])) + (0x1.a9628d9c712afp-2f * v13[0])) + (0x1.aeb8c8764f0bap-1f * v14[0])) + (-0x1.4f49e7f775886p-1f * v15[0]));
  v25[1] = (((((v0[1] + (-0x1.2375f640f44d6p-3f * v11[1])) + (-0x1.eb42a9bcd5058p-1f * v12[1])) + (0x1.a9628d9c712afp-2f * v13[1])) + (0x1.aeb8c8764f0bap-1f * v14[1])) + (-0x1.4f49e7f775886p-1f * v15[1]));
  v26[0] = (((((0x1.fac9e043842fp-1f * v16[0]) + (-0x1.207e7fd768dbap-2f * v17[0])) + (-0x1.d1bb48eee2c15p-1f * v18[0])) + (0x1.14cedf8bb580bp-1f * v19[0])) + (0x1.82f19bb3a28a1p-1f * v20[0]));
  v26[1] = (((((0x1.fac9e043842fp-1f * v16[1]) + (-0x1.207e7fd768dbap-2f * v17[1])) + (-0x1.d1bb48eee2c15p-1f * v18[1])) + (0x1.14cedf8bb580bp-1f * v19[1])) + (0x1.82f19bb3a28a1p-1f * v20[1]));
  v27[0] = (((((v0[0] + (-0x1.4f49e7f775886p-1f * v11[0])) + (-0x1.2375f640f44dep-3f * v12[0])) + (0x1.aeb8c8764f0bap-1f * v13[0])) + (-0x1.eb42a9bcd5057p-1f * v14[0])) + (0x1.a9628d9c712afp-2f * v15[0]));
  v27[1] = (((((v0[1] + (-0x1.4f49e7f775886p-1f * v11[1])) + (-0x1.2375f640f44dep-3f * v12[1])) + (0x1.aeb8c8764f0bap-1f * v13[1])) + (-0x1.eb42a9bcd5057p-1f * v14[1])) + (0x1.a9628d9c712afp-2f * v15[1]));
  v28[0] = (((((0x1.82f19bb3a28a1p-1f * v16[0]) + (-0x1.fac9e043842efp-1f * v17[0])) + (0x1.14cedf8bb580bp-1f * v18[0])) + (0x1.207e7fd768dbfp-2f * v19[0])) + (-0x1.d1bb48eee2c15p-1f * v20[0]));
  v28[1] = (((((0x1.82f19bb3a28a1p-1f * v16[1]) + (-0x1.fac9e043842efp-1f * v17[1])) + (0x1.14cedf8bb580bp-1f * v18[1])) + (0x1.207e7fd768dbfp-2f * v19[1])) + (-0x1.d1bb48eee2c15p-1f * v20[1]));
  v29[0] = (((((v0[0] + (-0x1.eb42a9bcd5057p-1f * v11[0])) + (0x1.aeb8c8764f0bap-1f * v12[0])) + (-0x1.4f49e7f775886p-1f * v13[0])) + (0x1.a9628d9c712afp-2f * v14[0])) + (-0x1.2375f640f44d6p-3f * v15[0]));
  v29[1] = (((((v0[1] + (-0x1.eb42a9bcd5057p-1f * v11[1])) + (0x1.aeb8c8764f0bap-1f * v12[1])) + (-0x1.4f49e7f775886p-1f * v13[1])) + (0x1.a9628d9c712afp-2f * v14[1])) + (-0x1.2375f640f44d6p-3f * v15[1]));
  v30[0] = (((((0x1.207e7fd768dbfp-2f * v16[0]) + (-0x1.14cedf8bb580ap-1f * v17[0])) + (0x1.82f19bb3a28a1p-1f * v18[0])) + (-0x1.d1bb48eee2c15p-1f * v19[0])) + (0x1.fac9e043842fp-1f * v20[0]));
  v30[1] = (((((0x1.207e7fd768dbfp-2f * v16[1]) + (-0x1.14cedf8bb580ap-1f * v17[1])) + (0x1.82f19bb3a28a1p-1f * v18[1])) + (-0x1.d1bb48eee2c15p-1f * v19[1])) + (0x1.fac9e043842fp-1f * v20[1]));
  v31[((((((int)threadIdx.x) >> 4) * 176) + ((((((int)threadIdx.x) >> 4) * 11) >> 4) * 16)) + (((int)threadIdx.x) & 15))] = (((((v0[0] + v11[0]) + v12[0]) + v13[0]) + v14[0]) + v15[0]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + ((((((int)threadIdx.x) >> 4) * 11) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 1296)] = (((((v0[1] + v11[1]) + v12[1]) + v13[1]) + v14[1]) + v15[1]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 1) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 16)] = (v21[0] - v22[1]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 1) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 1312)] = (v21[1] + v22[0]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 2) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 32)] = (v23[0] - v24[1]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 2) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 1328)] = (v23[1] + v24[0]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 3) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 48)] = (v25[0] - v26[1]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 3) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 1344)] = (v25[1] + v26[0]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 4) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 64)] = (v27[0] - v28[1]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 4) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 1360)] = (v27[1] + v28[0]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 5) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 80)] = (v29[0] - v30[1]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 5) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 1376)] = (v29[1] + v30[0]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 6) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 96)] = (v29[0] + v30[1]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 6) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 1392)] = (v29[1] - v30[0]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 7) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 112)] = (v27[0] + v28[1]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 7) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 1408)] = (v27[1] - v28[0]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 8) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 128)] = (v25[0] + v26[1]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 8) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 1424)] = (v25[1] - v26[0]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 9) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 144)] = (v23[0] + v24[1]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 9) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 1440)] = (v23[1] - v24[0]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 10) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 160)] = (v21[0] + v22[1]);
  v31[(((((((int)threadIdx.x) >> 4) * 176) + (((((((int)threadIdx.x) >> 4) * 11) + 10) >> 4) * 16)) + (((int)threadIdx.x) & 15)) + 1456)] = (v21[1] - v22[0]);
  __syncthreads();
  v32[0] = v31[((int)threadIdx.x)];
  v32[1] = v31[(((int)threadIdx.x) + 1296)];
  v33[0] = v31[(((((((int)threadIdx.x) + 176) >> 8) * 16) + ((int)threadIdx.x)) + 176)];
  v33[1] = v31[(((((((int)threadIdx.x) + 176) >> 8) * 16) + ((int)threadIdx.x)) + 1472)];
  v34[0] = v31[(((int)threadIdx.x) + 368)];
  v34[1] = v31[(((int)threadIdx.x) + 1664)];
  v35[0] = v31[(((int)threadIdx.x) + 560)];
  v35[1] = v31[(((int)threadIdx.x) + 1856)];
  v36[0] = v31[(((((((int)threadIdx.x) + 704) >> 8) * 16) + ((int)threadIdx.x)) + 704)];
  v36[1] = v31[(((((((int)threadIdx.x) + 704) >> 8) * 16) + ((int)threadIdx.x)) + 2000)];
  v37[0] = v31[(((int)threadIdx.x) + 928)];
  v37[1] = v31[(((int)threadIdx.x) + 2224)];
  v38[0] = v31[(((int)threadIdx.x) + 1120)];
  v38[1] = v31[(((int)threadIdx.x) + 2416)];
  if (((int)threadIdx.x) < 64) {
    v39[0] = v31[(((int)threadIdx.x) + 112)];
    v39[1] = v31[(((int)threadIdx.x) + 1408)];
    v40[0] = v31[(((int)threadIdx.x) + 304)];
    v40[1] = v31[(((int)threadIdx.x) + 1600)];
    v41[0] = v31[(((((((int)threadIdx.x) + 464) >> 8) * 16) + ((int)threadIdx.x)) + 464)];
    v41[1] = v31[(((((((int)threadIdx.x) + 464) >> 8) * 16) + ((int)threadIdx.x)) + 1760)];
    v42[0] = v31[(((int)threadIdx.x) + 672)];
    v42[1] = v31[(((int)threadIdx.x) + 1968)];
    v43[0] = v31[(((int)threadIdx.x) + 864)];
    v43[1] = v31[(((int)threadIdx.x) + 2160)];
    v44[0] = v31[(((((((int)threadIdx.x) + 992) >> 8) * 16) + ((int)threadIdx.x)) + 992)];
    v44[1] = v31[(((((((int)threadIdx.x) + 992) >> 8) * 16) + ((int)threadIdx.x)) + 2288)];
    v45[0] = v31[(((int)threadIdx.x) + 1232)];
    v45[1] = v31[(((int)threadIdx.x) + 2528)];
  }
  __syncthreads();
  *(float2*)(v46 + 0) = *(float2*)(v110 + ((((int)threadIdx.x) >> 4) * 2));
  *(float2*)(v47 + 0) = *(float2*)(v110 + ((((int)threadIdx.x) >> 4) * 4));
  *(float2*)(v48 + 0) = *(float2*)(v110 + ((((int)threadIdx.x) >> 4) * 6));
  *(float2*)(v49 + 0) = *(float2*)(v110 + ((((int)threadIdx.x) >> 4) * 8));
  v50[0] = ((v49[0] * v46[0]) - ((0x0p+0f - v49[1]) * (0x0p+0f - v46[1])));
  v50[1] = ((v49[0] * (0x0p+0f - v46[1])) + ((0x0p+0f - v49[1]) * v46[0]));
  v51[0] = ((v49[0] * v47[0]) - ((0x0p+0f - v49[1]) * (0x0p+0f - v47[1])));
  v51[1] = ((v49[0] * (0x0p+0f - v47[1])) + ((0x0p+0f - v49[1]) * v47[0]));
  v52[0] = ((v33[0] * v46[0]) - (v33[1] * (0x0p+0f - v46[1])));
  v52[1] = ((v33[0] * (0x0p+0f - v46[1])) + (v33[1] * v46[0]));
  v53[0] = ((v34[0] * v47[0]) - (v34[1] * (0x0p+0f - v47[1])));
  v53[1] = ((v34[0] * (0x0p+0f - v47[1])) + (v34[1] * v47[0]));
  v54[0] = ((v35[0] * v48[0]) - (v35[1] * (0x0p+0f - v48[1])));
  v54[1] = ((v35[0] * (0x0p+0f - v48[1])) + (v35[1] * v48[0]));
  v55[0] = ((v36[0] * v49[0]) - (v36[1] * (0x0p+0f - v49[1])));
  v55[1] = ((v36[0] * (0x0p+0f - v49[1])) + (v36[1] * v49[0]));
  v56[0] = ((v37[0] * v50[0]) - (v37[1] * v50[1]));
  v56[1] = ((v37[0] * v50[1]) + (v37[1] * v50[0]));
  v57[0] = ((v38[0] * v51[0]) - (v38[1] * v51[1]));
  v57[1] = ((v38[0] * v51[1]) + (v38[1] * v51[0]));
  v58[0] = (v52[0] + v57[0]);
  v58[1] = (v52[1] + v57[1]);
  v59[0] = (v53[0] + v56[0]);
  v59[1] = (v53[1] + v56[1]);
  v60[0] = (v54[0] + v55[0]);
  v60[1] = (v54[1] + v55[1]);
  v61[0] = (v52[0] - v57[0]);
  v61[1] = (v52[1] - v57[1]);
  v62[0] = (v53[0] - v56[0]);
  v62[1] = (v53[1] - v56[1]);
  v63[0] = (v54[0] - v55[0]);
  v63[1] = (v54[1] - v55[1]);
  v64[0] = (((v32[0] + (0x1.3f3a0e28bedd2p-1f * v58[0])) + (-0x1.c7b90e302458p-3f * v59[0])) + (-0x1.cd4bca9cb5c7p-1f * v60[0]));
  v64[1] = (((v32[1] + (0x1.3f3a0e28bedd2p-1f * v58[1])) + (-0x1.c7b90e302458p-3f * v59[1])) + (-0x1.cd4bca9cb5c7p-1f * v60[1]));
  v65[0] = (((0x1.904c37505de4bp-1f * v61[0]) + (0x1.f329c0558e969p-1f * v62[0])) + (0x1.bc4c04d71abc3p-2f * v63[0]));
  v65[1] = (((0x1.904c37505de4bp-1f * v61[1]) + (0x1.f329c0558e969p-1f * v62[1])) + (0x1.bc4c04d71abc3p-2f * v63[1]));
  v66[0] = (((v32[0] + (-0x1.c7b90e302458p-3f * v58[0])) + (-0x1.cd4bca9cb5c71p-1f * v59[0])) + (0x1.3f3a0e28beddp-1f * v60[0]));
  v66[1] = (((v32[1] + (-0x1.c7b90e302458p-3f * v58[1])) + (-0x1.cd4bca9cb5c71p-1f * v59[1])) + (0x1.3f3a0e28beddp-1f * v60[1]));
  v67[0] = (((0x1.f329c0558e969p-1f * v61[0]) + (-0x1.bc4c04d71abbfp-2f * v62[0])) + (-0x1.904c37505de4cp-1f * v63[0]));
  v67[1] = (((0x1.f329c0558e969p-1f * v61[1]) + (-0x1.bc4c04d71abbfp-2f * v62[1])) + (-0x1.904c37505de4cp-1f * v63[1]));
  v68[0] = (((v32[0] + (-0x1.cd4bca9cb5c7p-1f * v58[0])) + (0x1.3f3a0e28beddp-1f * v59[0])) + (-0x1.c7b90e302458p-3f * v60[0]));
  v68[1] = (((v32[1] + (-0x1.cd4bca9cb5c7p-1f * v58[1])) + (0x1.3f3a0e28beddp-1f * v59[1])) + (-0x1.c7b90e302458p-3f * v60[1]));
  v69[0] = (((0x1.bc4c04d71abc3p-2f * v61[0]) + (-0x1.904c37505de4cp-1f * v62[0])) + (0x1.f329c0558e969p-1f * v63[0]));
  v69[1] = (((0x1.bc4c04d71abc3p-2f * v61[1]) + (-0x1.904c37505de4cp-1f * v62[1])) + (0x1.f329c0558e969p-1f * v63[1]));
  if ((((int)threadIdx.x) & 15) < 9) {
    v70[0] = (((v32[0] + v58[0]) + v59[0]) + v60[0]);
    v70[1] = (((v32[1] + v58[1]) + v59[1]) + v60[1]);
    *(float2*)(v111 + (((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2))) = *(float2*)(v70 + 0);
  }
  if ((((int)threadIdx.x) & 15) < 9) {
    v71[0] = (v64[0] - v65[1]);
    v71[1] = (v64[1] + v65[0]);
    *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 198)) = *(float2*)(v71 + 0);
  }
  if ((((int)threadIdx.x) & 15) < 9) {
    v72[0] = (v66[0] - v67[1]);
    v72[1] = (v66[1] + v67[0]);
    *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 396)) = *(float2*)(v72 + 0);
  }
  if ((((int)threadIdx.x) & 15) < 9) {
    v73[0] = (v68[0] - v69[1]);
    v73[1] = (v68[1] + v69[0]);
    *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 594)) = *(float2*)(v73 + 0);
  }
  if ((((int)threadIdx.x) & 15) < 9) {
    v74[0] = (v68[0] + v69[1]);
    v74[1] = (v68[1] - v69[0]);
    *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 792)) = *(float2*)(v74 + 0);
  }
  if ((((int)threadIdx.x) & 15) < 9) {
    v75[0] = (v66[0] + v67[1]);
    v75[1] = (v66[1] - v67[0]);
    *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 990)) = *(float2*)(v75 + 0);
  }
  if ((((int)threadIdx.x) & 15) < 9) {
    v76[0] = (v64[0] + v65[1]);
    v76[1] = (v64[1] - v65[0]);
    *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 1188)) = *(float2*)(v76 + 0);
  }
  if (((int)threadIdx.x) < 64) {
    *(float2*)(v77 + 0) = *(float2*)(v110 + (((((int)threadIdx.x) >> 4) * 2) + 14));
    *(float2*)(v78 + 0) = *(float2*)(v110 + (((((int)threadIdx.x) >> 4) * 4) + 28));
    *(float2*)(v79 + 0) = *(float2*)(v110 + (((((int)threadIdx.x) >> 4) * 6) + 42));
    *(float2*)(v80 + 0) = *(float2*)(v110 + (((((int)threadIdx.x) >> 4) * 8) + 56));
    v81[0] = ((v80[0] * v77[0]) - ((0x0p+0f - v80[1]) * (0x0p+0f - v77[1])));
    v81[1] = ((v80[0] * (0x0p+0f - v77[1])) + ((0x0p+0f - v80[1]) * v77[0]));
    v82[0] = ((v80[0] * v78[0]) - ((0x0p+0f - v80[1]) * (0x0p+0f - v78[1])));
    v82[1] = ((v80[0] * (0x0p+0f - v78[1])) + ((0x0p+0f - v80[1]) * v78[0]));
    v83[0] = ((v40[0] * v77[0]) - (v40[1] * (0x0p+0f - v77[1])));
    v83[1] = ((v40[0] * (0x0p+0f - v77[1])) + (v40[1] * v77[0]));
    v84[0] = ((v41[0] * v78[0]) - (v41[1] * (0x0p+0f - v78[1])));
    v84[1] = ((v41[0] * (0x0p+0f - v78[1])) + (v41[1] * v78[0]));
    v85[0] = ((v42[0] * v79[0]) - (v42[1] * (0x0p+0f - v79[1])));
    v85[1] = ((v42[0] * (0x0p+0f - v79[1])) + (v42[1] * v79[0]));
    v86[0] = ((v43[0] * v80[0]) - (v43[1] * (0x0p+0f - v80[1])));
    v86[1] = ((v43[0] * (0x0p+0f - v80[1])) + (v43[1] * v80[0]));
    v87[0] = ((v44[0] * v81[0]) - (v44[1] * v81[1]));
    v87[1] = ((v44[0] * v81[1]) + (v44[1] * v81[0]));
    v88[0] = ((v45[0] * v82[0]) - (v45[1] * v82[1]));
    v88[1] = ((v45[0] * v82[1]) + (v45[1] * v82[0]));
    v89[0] = (v83[0] + v88[0]);
    v89[1] = (v83[1] + v88[1]);
    v90[0] = (v84[0] + v87[0]);
    v90[1] = (v84[1] + v87[1]);
    v91[0] = (v85[0] + v86[0]);
    v91[1] = (v85[1] + v86[1]);
    v92[0] = (v83[0] - v88[0]);
    v92[1] = (v83[1] - v88[1]);
    v93[0] = (v84[0] - v87[0]);
    v93[1] = (v84[1] - v87[1]);
    v94[0] = (v85[0] - v86[0]);
    v94[1] = (v85[1] - v86[1]);
    v95[0] = (((v39[0] + (0x1.3f3a0e28bedd2p-1f * v89[0])) + (-0x1.c7b90e302458p-3f * v90[0])) + (-0x1.cd4bca9cb5c7p-1f * v91[0]));
    v95[1] = (((v39[1] + (0x1.3f3a0e28bedd2p-1f * v89[1])) + (-0x1.c7b90e302458p-3f * v90[1])) + (-0x1.cd4bca9cb5c7p-1f * v91[1]));
    v96[0] = (((0x1.904c37505de4bp-1f * v92[0]) + (0x1.f329c0558e969p-1f * v93[0])) + (0x1.bc4c04d71abc3p-2f * v94[0]));
    v96[1] = (((0x1.904c37505de4bp-1f * v92[1]) + (0x1.f329c0558e969p-1f * v93[1])) + (0x1.bc4c04d71abc3p-2f * v94[1]));
    v97[0] = (((v39[0] + (-0x1.c7b90e302458p-3f * v89[0])) + (-0x1.cd4bca9cb5c71p-1f * v90[0])) + (0x1.3f3a0e28beddp-1f * v91[0]));
    v97[1] = (((v39[1] + (-0x1.c7b90e302458p-3f * v89[1])) + (-0x1.cd4bca9cb5c71p-1f * v90[1])) + (0x1.3f3a0e28beddp-1f * v91[1]));
    v98[0] = (((0x1.f329c0558e969p-1f * v92[0]) + (-0x1.bc4c04d71abbfp-2f * v93[0])) + (-0x1.904c37505de4cp-1f * v94[0]));
    v98[1] = (((0x1.f329c0558e969p-1f * v92[1]) + (-0x1.bc4c04d71abbfp-2f * v93[1])) + (-0x1.904c37505de4cp-1f * v94[1]));
    v99[0] = (((v39[0] + (-0x1.cd4bca9cb5c7p-1f * v89[0])) + (0x1.3f3a0e28beddp-1f * v90[0])) + (-0x1.c7b90e302458p-3f * v91[0]));
    v99[1] = (((v39[1] + (-0x1.cd4bca9cb5c7p-1f * v89[1])) + (0x1.3f3a0e28beddp-1f * v90[1])) + (-0x1.c7b90e302458p-3f * v91[1]));
    v100[0] = (((0x1.bc4c04d71abc3p-2f * v92[0]) + (-0x1.904c37505de4cp-1f * v93[0])) + (0x1.f329c0558e969p-1f * v94[0]));
    v100[1] = (((0x1.bc4c04d71abc3p-2f * v92[1]) + (-0x1.904c37505de4cp-1f * v93[1])) + (0x1.f329c0558e969p-1f * v94[1]));
    if ((((int)threadIdx.x) & 15) < 9) {
      v101[0] = (((v39[0] + v89[0]) + v90[0]) + v91[0]);
      v101[1] = (((v39[1] + v89[1]) + v90[1]) + v91[1]);
      *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 126)) = *(float2*)(v101 + 0);
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v102[0] = (v95[0] - v96[1]);
      v102[1] = (v95[1] + v96[0]);
      *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 324)) = *(float2*)(v102 + 0);
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v103[0] = (v97[0] - v98[1]);
      v103[1] = (v97[1] + v98[0]);
      *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 522)) = *(float2*)(v103 + 0);
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v104[0] = (v99[0] - v100[1]);
      v104[1] = (v99[1] + v100[0]);
      *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 720)) = *(float2*)(v104 + 0);
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v105[0] = (v99[0] + v100[1]);
      v105[1] = (v99[1] - v100[0]);
      *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 918)) = *(float2*)(v105 + 0);
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v106[0] = (v97[0] + v98[1]);
      v106[1] = (v97[1] - v98[0]);
      *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 1116)) = *(float2*)(v106 + 0);
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v107[0] = (v95[0] + v96[1]);
      v107[1] = (v95[1] - v96[0]);
      *(float2*)(v111 + ((((((int)blockIdx.x) * 1386) + ((((int)threadIdx.x) >> 4) * 18)) + ((((int)threadIdx.x) & 15) * 2)) + 1314)) = *(float2*)(v107 + 0);
    }
  }
}
