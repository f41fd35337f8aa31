// cuda.depthwise: depthwise5s1_11x30x150x48_bfloat16, on h200
// config: channels=4, warps=4, rows=8
// digest: 7264b725d41e
__launch_bounds__(128) g0(nv_bfloat16* __restrict__ v190, nv_bfloat16* __restrict__ v191, float* __restrict__ v232, nv_bfloat16* __restrict__ v234) {
  alignas(64) int64_t v0[1];
  alignas(64) int64_t v1[1];
  extern __shared__ __align__(64) uint v2[];
  alignas(64) uint v3[1];
  alignas(64) uint v4[1];
  alignas(64) uint v5[1];
  alignas(64) uint v6[1];
  alignas(64) uint v7[1];
  alignas(64) uint v8[1];
  alignas(64) uint v9[1];
  alignas(64) uint v10[2];
  alignas(64) uint v11[2];
  alignas(64) uint v12[4];
  alignas(64) uint v13[2];
  alignas(64) uint v14[2];
  alignas(64) uint v15[4];
  alignas(64) uint v16[2];
  alignas(64) uint v17[2];
  alignas(64) uint v18[4];
  alignas(64) uint v19[2];
  alignas(64) uint v20[2];
  alignas(64) uint v21[4];
  alignas(64) uint v22[2];
  alignas(64) uint v23[2];
  alignas(64) uint v24[4];
  alignas(64) uint v25[2];
  alignas(64) uint v26[2];
  alignas(64) uint v27[4];
  alignas(64) uint v28[2];
  alignas(64) uint v29[2];
  alignas(64) uint v30[4];
  alignas(64) uint v31[2];
  alignas(64) uint v32[2];
  alignas(64) uint v33[4];
  alignas(64) uint v34[2];
  alignas(64) uint v35[2];
  alignas(64) uint v36[4];
  alignas(64) uint v37[2];
  alignas(64) uint v38[2];
  alignas(64) uint v39[4];
  alignas(64) float v40[4];
  alignas(64) float v41[4];
  alignas(64) uint v42[2];
  alignas(64) uint v43[2];
  alignas(64) uint v44[2];
  alignas(64) uint v45[2];
  alignas(64) float v46[4];
  alignas(64) float v47[4];
  alignas(64) float v48[4];
  alignas(64) float v49[4];
  alignas(64) uint v50[4];
  alignas(64) uint v51[4];
  alignas(64) uint v52[4];
  alignas(64) uint v53[4];
  alignas(64) uint v54[4];
  alignas(64) uint v55[4];
  alignas(64) uint v56[4];
  alignas(64) uint v57[4];
  alignas(64) float v58[4];
  alignas(64) float v59[4];
  alignas(64) float v60[4];
  alignas(64) float v61[4];
  alignas(64) float v62[4];
  alignas(64) float v63[4];
  alignas(64) float v64[4];
  alignas(64) float v65[4];
  alignas(64) float v66[4];
  v66[0] = 0x0p+0f;
  v66[1] = 0x0p+0f;
  v66[2] = 0x0p+0f;
  v66[3] = 0x0p+0f;
  alignas(64) float v67[4];
  v67[0] = 0x0p+0f;
  v67[1] = 0x0p+0f;
  v67[2] = 0x0p+0f;
  v67[3] = 0x0p+0f;
  alignas(64) float v68[4];
  v68[0] = 0x0p+0f;
  v68[1] = 0x0p+0f;
  v68[2] = 0x0p+0f;
  v68[3] = 0x0p+0f;
  alignas(64) float v69[4];
  v69[0] = 0x0p+0f;
  v69[1] = 0x0p+0f;
  v69[2] = 0x0p+0f;
  v69[3] = 0x0p+0f;
  alignas(64) float v70[4];
  v70[0] = 0x0p+0f;
  v70[1] = 0x0p+0f;
  v70[2] = 0x0p+0f;
  v70[3] = 0x0p+0f;
  alignas(64) float v71[4];
  v71[0] = 0x0p+0f;
  v71[1] = 0x0p+0f;
  v71[2] = 0x0p+0f;
  v71[3] = 0x0p+0f;
  alignas(64) float v72[4];
  v72[0] = 0x0p+0f;
  v72[1] = 0x0p+0f;
  v72[2] = 0x0p+0f;
  v72[3] = 0x0p+0f;
  alignas(64) float v73[4];
  v73[0] = 0x0p+0f;
  v73[1] = 0x0p+0f;
  v73[2] = 0x0p+0f;
  v73[3] = 0x0p+0f;
  alignas(64) float v74[4];
  alignas(64) nv_bfloat16 v75[4];
  alignas(64) uint v76[4];
  alignas(64) float v77[4];
  alignas(64) nv_bfloat16 v78[4];
  alignas(64) float v79[4];
  alignas(64) nv_bfloat16 v80[4];
  alignas(64) uint v81[4];
  alignas(64) float v82[4];
  alignas(64) nv_bfloat16 v83[4];
  alignas(64) uint v84[2];
  alignas(64) uint v85[2];
  alignas(64) uint v86[2];
  alignas(64) uint v87[2];
  alignas(64) uint v88[4];
  alignas(64) uint v89[4];
  alignas(64) uint v90[4];
  alignas(64) uint v91[4];
  alignas(64) uint v92[4];
  alignas(64) uint v93[4];
  alignas(64) uint v94[4];
  alignas(64) uint v95[4];
  alignas(64) float v96[4];
  alignas(64) nv_bfloat16 v97[4];
  alignas(64) uint v98[4];
  alignas(64) float v99[4];
  alignas(64) nv_bfloat16 v100[4];
  alignas(64) float v101[4];
  alignas(64) nv_bfloat16 v102[4];
  alignas(64) uint v103[4];
  alignas(64) float v104[4];
  alignas(64) nv_bfloat16 v105[4];
  alignas(64) uint v106[2];
  alignas(64) uint v107[2];
  alignas(64) uint v108[2];
  alignas(64) uint v109[2];
  alignas(64) uint v110[4];
  alignas(64) uint v111[4];
  alignas(64) uint v112[4];
  alignas(64) uint v113[4];
  alignas(64) uint v114[4];
  alignas(64) uint v115[4];
  alignas(64) uint v116[4];
  alignas(64) uint v117[4];
  alignas(64) float v118[4];
  alignas(64) nv_bfloat16 v119[4];
  alignas(64) uint v120[4];
  alignas(64) float v121[4];
  alignas(64) nv_bfloat16 v122[4];
  alignas(64) float v123[4];
  alignas(64) nv_bfloat16 v124[4];
  alignas(64) uint v125[4];
  alignas(64) float v126[4];
  alignas(64) nv_bfloat16 v127[4];
  alignas(64) uint v128[2];
  alignas(64) uint v129[2];
  alignas(64) uint v130[2];
  alignas(64) uint v131[2];
  alignas(64) uint v132[4];
  alignas(64) uint v133[4];
  alignas(64) uint v134[4];
  alignas(64) uint v135[4];
  alignas(64) uint v136[4];
  alignas(64) uint v137[4];
  alignas(64) uint v138[4];
  alignas(64) uint v139[4];
  alignas(64) float v140[4];
  alignas(64) nv_bfloat16 v141[4];
  alignas(64) uint v142[4];
  alignas(64) float v143[4];
  alignas(64) nv_bfloat16 v144[4];
  alignas(64) float v145[4];
  alignas(64) nv_bfloat16 v146[4];
  alignas(64) uint v147[4];
  alignas(64) float v148[4];
  alignas(64) nv_bfloat16 v149[4];
  alignas(64) uint v150[2];
  alignas(64) uint v151[2];
  alignas(64) uint v152[2];
  alignas(64) uint v153[2];
  alignas(64) uint v154[4];
  alignas(64) uint v155[4];
  alignas(64) uint v156[4];
  alignas(64) uint v157[4];
  alignas(64) uint v158[4];
  alignas(64) uint v159[4];
  alignas(64) uint v160[4];
  alignas(64) uint v161[4];
  alignas(64) float v162[4];
  alignas(64) nv_bfloat16 v163[4];
  alignas(64) uint v164[4];
  alignas(64) float v165[4];
  alignas(64) nv_bfloat16 v166[4];
  alignas(64) float v167[4];
  alignas(64) nv_bfloat16 v168[4];
  alignas(64) uint v169[4];
  alignas(64) float v170[4];
  alignas(64) nv_bfloat16 v171[4];
  alignas(64) uint v172[2];
  alignas(64) uint v173[2];
  alignas(64) uint v174[2];
  alignas(64) uint v175[2];
  alignas(64) float v176[16];
  alignas(64) float v177[4];
  alignas(64) float v178[4];
  alignas(64) nv_bfloat16 v179[4];
  alignas(64) float v180[4];
  alignas(64) float v181[4];
  alignas(64) nv_bfloat16 v182[4];
  alignas(64) float v183[4];
  alignas(64) float v184[4];
  alignas(64) nv_bfloat16 v185[4];
  alignas(64) float v186[4];
  alignas(64) float v187[4];
  alignas(64) nv_bfloat16 v188[4];
  v0[0] = ((((((((((int64_t)((int)blockIdx.x)) / (int64_t)24) * (int64_t)108000) + (((int64_t)g1((((((int)blockIdx.x) % 24) / 6) * 8), 22)) * (int64_t)3600)) + (((int64_t)g1((((((int)blockIdx.x) % 6) / 3) * 64), 11)) * (int64_t)48)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)24)) + ((((int64_t)((int)blockIdx.x)) % (int64_t)3) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) - (int64_t)7248);
  v1[0] = (((((((((int64_t)((int)blockIdx.x)) / (int64_t)24) * (int64_t)108000) + (((int64_t)g1((((((int)blockIdx.x) % 24) / 6) * 8), 22)) * (int64_t)3600)) + (((int64_t)g1((((((int)blockIdx.x) % 6) / 3) * 64), 11)) * (int64_t)48)) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)2) * (int64_t)24)) + ((((int64_t)((int)blockIdx.x)) % (int64_t)3) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
  g2();
  g3();
  v3[0] = g4((&(v2[0])));
  v4[0] = (uint)0;
  v5[0] = (v3[0] + ((uint)(((((int)threadIdx.x) & 3) * 1088) + ((((int)threadIdx.x) >> 2) * 8))));
  v6[0] = (v3[0] + ((uint)((((((int)threadIdx.x) & 3) * 1056) + ((((int)threadIdx.x) >> 2) * 8)) + 21760)));
  v7[0] = (v3[0] + ((uint)(((((int)threadIdx.x) >> 5) * 1088) + ((((int)threadIdx.x) & 31) * 16))));
  v8[0] = (v3[0] + ((uint)((((((int)threadIdx.x) >> 5) * 1056) + ((((int)threadIdx.x) & 31) * 16)) + 21760)));
  v9[0] = (v3[0] + ((uint)((((((int)threadIdx.x) >> 5) * 1088) + ((((int)threadIdx.x) & 31) * 16)) + 512)));
  v3[0] = (v3[0] + ((uint)((((((int)threadIdx.x) >> 5) * 1056) + ((((int)threadIdx.x) & 31) * 16)) + 22272)));
  for (int v189 = 0; v189 < 15; ++v189) {
    if (((v189 * 4) + (((int)threadIdx.x) >> 5)) < 59) {
      *(uint4*)(v2 + ((v189 * 512) + (((int)threadIdx.x) * 4))) = make_uint4((uint)0, (uint)0, (uint)0, (uint)0);
    }
  }
  __syncthreads();
  if (6 <= (((int)blockIdx.x) % 24)) {
    if (1 <= ((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11))) {
      g5(v5[0], (&(((uint*)v190)[v0[0]])));
    }
    g5((v5[0] + (uint)256), (&(((uint*)v190)[(v0[0] + (int64_t)768)])));
    g5((v5[0] + (uint)512), (&(((uint*)v190)[(v0[0] + (int64_t)1536)])));
    g5((v5[0] + (uint)768), (&(((uint*)v190)[(v0[0] + (int64_t)2304)])));
    if (((int)threadIdx.x) < 16) {
      if (((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11)) < 12) {
        g5((v5[0] + (uint)1024), (&(((uint*)v190)[(v0[0] + (int64_t)3072)])));
      }
    }
  }
  g6();
  v0[0] = (v0[0] + (int64_t)3600);
  if (6 <= (((int)blockIdx.x) % 24)) {
    if (1 <= ((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11))) {
      g5((v5[0] + (uint)4352), (&(((uint*)v190)[v0[0]])));
    }
    g5((v5[0] + (uint)4608), (&(((uint*)v190)[(v0[0] + (int64_t)768)])));
    g5((v5[0] + (uint)4864), (&(((uint*)v190)[(v0[0] + (int64_t)1536)])));
    g5((v5[0] + (uint)5120), (&(((uint*)v190)[(v0[0] + (int64_t)2304)])));
    if (((int)threadIdx.x) < 16) {
      if (((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11)) < 12) {
        g5((v5[0] + (uint)5376), (&(((uint*)v190)[(v0[0] + (int64_t)3072)])));
      }
    }
  }
  g6();
  v0[0] = (v0[0] + (int64_t)3600);
  if (1 <= ((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11))) {
    g5((v5[0] + (uint)8704), (&(((uint*)v190)[v0[0]])));
  }
  g5((v5[0] + (uint)8960), (&(((uint*)v190)[(v0[0] + (int64_t)768)])));
  g5((v5[0] + (uint)9216), (&(((uint*)v190)[(v0[0] + (int64_t)1536)])));
  g5((v5[0] + (uint)9472), (&(((uint*)v190)[(v0[0] + (int64_t)2304)])));
  if (((int)threadIdx.x) < 16) {
    if (((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11)) < 12) {
      g5((v5[0] + (uint)9728), (&(((uint*)v190)[(v0[0] + (int64_t)3072)])));
    }
  }
  g6();
  v0[0] = (v0[0] + (int64_t)3600);
  if (1 <= ((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11))) {
    g5((v5[0] + (uint)13056), (&(((uint*)v190)[v0[0]])));
  }
  g5((v5[0] + (uint)13312), (&(((uint*)v190)[(v0[0] + (int64_t)768)])));
  g5((v5[0] + (uint)13568), (&(((uint*)v190)[(v0[0] + (int64_t)1536)])));
  g5((v5[0] + (uint)13824), (&(((uint*)v190)[(v0[0] + (int64_t)2304)])));
  if (((int)threadIdx.x) < 16) {
    if (((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11)) < 12) {
      g5((v5[0] + (uint)14080), (&(((uint*)v190)[(v0[0] + (int64_t)3072)])));
    }
  }
  g6();
  v0[0] = (v0[0] + (int64_t)3600);
  *(uint2*)(v10 + 0) = *(uint2*)(((uint*)v191) + (((g7(g1((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 4), 0) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)));
  uint v192;
  if ((0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 5)) {
    v192 = v10[0];
  } else {
    v192 = (uint)0;
  }
  v10[0] = v192;
  uint v193;
  if ((0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 5)) {
    v193 = v10[1];
  } else {
    v193 = (uint)0;
  }
  v10[1] = v193;
  *(uint2*)(v11 + 0) = *(uint2*)(((uint*)v191) + (((g7(g1(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 4), 0) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)));
  uint v194;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 4)) {
    v194 = v11[0];
  } else {
    v194 = (uint)0;
  }
  v11[0] = v194;
  uint v195;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 4)) {
    v195 = v11[1];
  } else {
    v195 = (uint)0;
  }
  v11[1] = v195;
  v12[0] = g8(v10[0], v11[0]);
  v12[1] = g9(v10[0], v11[0]);
  v12[2] = g8(v10[1], v11[1]);
  v12[3] = g9(v10[1], v11[1]);
  *(uint2*)(v13 + 0) = *(uint2*)(((uint*)v191) + (((g1(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 4) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)));
  uint v196;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -3) {
    v196 = v13[0];
  } else {
    v196 = (uint)0;
  }
  v13[0] = v196;
  uint v197;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -3) {
    v197 = v13[1];
  } else {
    v197 = (uint)0;
  }
  v13[1] = v197;
  *(uint2*)(v14 + 0) = *(uint2*)(((uint*)v191) + (((g1(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 4) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)));
  uint v198;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -4) {
    v198 = v14[0];
  } else {
    v198 = (uint)0;
  }
  v14[0] = v198;
  uint v199;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -4) {
    v199 = v14[1];
  } else {
    v199 = (uint)0;
  }
  v14[1] = v199;
  v15[0] = g8(v13[0], v14[0]);
  v15[1] = g9(v13[0], v14[0]);
  v15[2] = g8(v13[1], v14[1]);
  v15[3] = g9(v13[1], v14[1]);
  *(uint2*)(v16 + 0) = *(uint2*)(((uint*)v191) + ((((g7(g1((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 4), 0) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 120));
  uint v200;
  if ((0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 5)) {
    v200 = v16[0];
  } else {
    v200 = (uint)0;
  }
  v16[0] = v200;
  uint v201;
  if ((0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 5)) {
    v201 = v16[1];
  } else {
    v201 = (uint)0;
  }
  v16[1] = v201;
  *(uint2*)(v17 + 0) = *(uint2*)(((uint*)v191) + ((((g7(g1(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 4), 0) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 120));
  uint v202;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 4)) {
    v202 = v17[0];
  } else {
    v202 = (uint)0;
  }
  v17[0] = v202;
  uint v203;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 4)) {
    v203 = v17[1];
  } else {
    v203 = (uint)0;
  }
  v17[1] = v203;
  v18[0] = g8(v16[0], v17[0]);
  v18[1] = g9(v16[0], v17[0]);
  v18[2] = g8(v16[1], v17[1]);
  v18[3] = g9(v16[1], v17[1]);
  *(uint2*)(v19 + 0) = *(uint2*)(((uint*)v191) + ((((g1(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 4) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 120));
  uint v204;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -3) {
    v204 = v19[0];
  } else {
    v204 = (uint)0;
  }
  v19[0] = v204;
  uint v205;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -3) {
    v205 = v19[1];
  } else {
    v205 = (uint)0;
  }
  v19[1] = v205;
  *(uint2*)(v20 + 0) = *(uint2*)(((uint*)v191) + ((((g1(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 4) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 120));
  uint v206;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -4) {
    v206 = v20[0];
  } else {
    v206 = (uint)0;
  }
  v20[0] = v206;
  uint v207;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -4) {
    v207 = v20[1];
  } else {
    v207 = (uint)0;
  }
  v20[1] = v207;
  v21[0] = g8(v19[0], v20[0]);
  v21[1] = g9(v19[0], v20[0]);
  v21[2] = g8(v19[1], v20[1]);
  v21[3] = g9(v19[1], v20[1]);
  *(uint2*)(v22 + 0) = *(uint2*)(((uint*)v191) + ((((g7(g1((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 4), 0) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 240));
  uint v208;
  if ((0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 5)) {
    v208 = v22[0];
  } else {
    v208 = (uint)0;
  }
  v22[0] = v208;
  uint v209;
  if ((0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 5)) {
    v209 = v22[1];
  } else {
    v209 = (uint)0;
  }
  v22[1] = v209;
  *(uint2*)(v23 + 0) = *(uint2*)(((uint*)v191) + ((((g7(g1(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 4), 0) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 240));
  uint v210;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 4)) {
    v210 = v23[0];
  } else {
    v210 = (uint)0;
  }
  v23[0] = v210;
  uint v211;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 4)) {
    v211 = v23[1];
  } else {
    v211 = (uint)0;
  }
  v23[1] = v211;
  v24[0] = g8(v22[0], v23[0]);
  v24[1] = g9(v22[0], v23[0]);
  v24[2] = g8(v22[1], v23[1]);
  v24[3] = g9(v22[1], v23[1]);
  *(uint2*)(v25 + 0) = *(uint2*)(((uint*)v191) + ((((g1(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 4) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 240));
  uint v212;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -3) {
    v212 = v25[0];
  } else {
    v212 = (uint)0;
  }
  v25[0] = v212;
  uint v213;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -3) {
    v213 = v25[1];
  } else {
    v213 = (uint)0;
  }
  v25[1] = v213;
  *(uint2*)(v26 + 0) = *(uint2*)(((uint*)v191) + ((((g1(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 4) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 240));
  uint v214;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -4) {
    v214 = v26[0];
  } else {
    v214 = (uint)0;
  }
  v26[0] = v214;
  uint v215;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -4) {
    v215 = v26[1];
  } else {
    v215 = (uint)0;
  }
  v26[1] = v215;
  v27[0] = g8(v25[0], v26[0]);
  v27[1] = g9(v25[0], v26[0]);
  v27[2] = g8(v25[1], v26[1]);
  v27[3] = g9(v25[1], v26[1]);
  *(uint2*)(v28 + 0) = *(uint2*)(((uint*)v191) + ((((g7(g1((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 4), 0) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 360));
  uint v216;
  if ((0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 5)) {
    v216 = v28[0];
  } else {
    v216 = (uint)0;
  }
  v28[0] = v216;
  uint v217;
  if ((0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 5)) {
    v217 = v28[1];
  } else {
    v217 = (uint)0;
  }
  v28[1] = v217;
  *(uint2*)(v29 + 0) = *(uint2*)(((uint*)v191) + ((((g7(g1(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 4), 0) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 360));
  uint v218;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 4)) {
    v218 = v29[0];
  } else {
    v218 = (uint)0;
  }
  v29[0] = v218;
  uint v219;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 4)) {
    v219 = v29[1];
  } else {
    v219 = (uint)0;
  }
  v29[1] = v219;
  v30[0] = g8(v28[0], v29[0]);
  v30[1] = g9(v28[0], v29[0]);
  v30[2] = g8(v28[1], v29[1]);
  v30[3] = g9(v28[1], v29[1]);
  *(uint2*)(v31 + 0) = *(uint2*)(((uint*)v191) + ((((g1(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 4) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 360));
  uint v220;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -3) {
    v220 = v31[0];
  } else {
    v220 = (uint)0;
  }
  v31[0] = v220;
  uint v221;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -3) {
    v221 = v31[1];
  } else {
    v221 = (uint)0;
  }
  v31[1] = v221;
  *(uint2*)(v32 + 0) = *(uint2*)(((uint*)v191) + ((((g1(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 4) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 360));
  uint v222;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -4) {
    v222 = v32[0];
  } else {
    v222 = (uint)0;
  }
  v32[0] = v222;
  uint v223;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -4) {
    v223 = v32[1];
  } else {
    v223 = (uint)0;
  }
  v32[1] = v223;
  v33[0] = g8(v31[0], v32[0]);
  v33[1] = g9(v31[0], v32[0]);
  v33[2] = g8(v31[1], v32[1]);
  v33[3] = g9(v31[1], v32[1]);
  *(uint2*)(v34 + 0) = *(uint2*)(((uint*)v191) + ((((g7(g1((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 4), 0) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 480));
  uint v224;
  if ((0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 5)) {
    v224 = v34[0];
  } else {
    v224 = (uint)0;
  }
  v34[0] = v224;
  uint v225;
  if ((0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 5)) {
    v225 = v34[1];
  } else {
    v225 = (uint)0;
  }
  v34[1] = v225;
  *(uint2*)(v35 + 0) = *(uint2*)(((uint*)v191) + ((((g7(g1(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 4), 0) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 480));
  uint v226;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 4)) {
    v226 = v35[0];
  } else {
    v226 = (uint)0;
  }
  v35[0] = v226;
  uint v227;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 4)) {
    v227 = v35[1];
  } else {
    v227 = (uint)0;
  }
  v35[1] = v227;
  v36[0] = g8(v34[0], v35[0]);
  v36[1] = g9(v34[0], v35[0]);
  v36[2] = g8(v34[1], v35[1]);
  v36[3] = g9(v34[1], v35[1]);
  *(uint2*)(v37 + 0) = *(uint2*)(((uint*)v191) + ((((g1(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 4) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 480));
  uint v228;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -3) {
    v228 = v37[0];
  } else {
    v228 = (uint)0;
  }
  v37[0] = v228;
  uint v229;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -3) {
    v229 = v37[1];
  } else {
    v229 = (uint)0;
  }
  v37[1] = v229;
  *(uint2*)(v38 + 0) = *(uint2*)(((uint*)v191) + ((((g1(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 4) * 24) + ((((int)blockIdx.x) % 3) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 480));
  uint v230;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -4) {
    v230 = v38[0];
  } else {
    v230 = (uint)0;
  }
  v38[0] = v230;
  uint v231;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -4) {
    v231 = v38[1];
  } else {
    v231 = (uint)0;
  }
  v38[1] = v231;
  v39[0] = g8(v37[0], v38[0]);
  v39[1] = g9(v37[0], v38[0]);
  v39[2] = g8(v37[1], v38[1]);
  v39[3] = g9(v37[1], v38[1]);
  v40[0] = 0x0p+0f;
  v40[1] = 0x0p+0f;
  v40[2] = 0x0p+0f;
  v40[3] = 0x0p+0f;
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v12[0], v15[0], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v12[1], v15[1], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v12[2], v15[2], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v12[3], v15[3], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v18[0], v21[0], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v18[1], v21[1], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v18[2], v21[2], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v18[3], v21[3], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v24[0], v27[0], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v24[1], v27[1], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v24[2], v27[2], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v24[3], v27[3], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v30[0], v33[0], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v30[1], v33[1], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v30[2], v33[2], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v30[3], v33[3], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v36[0], v39[0], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v36[1], v39[1], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v36[2], v39[2], v40[0], v40[1], v40[2], v40[3]);
  g10(v40[0], v40[1], v40[2], v40[3], (uint)0, (uint)0, (uint)0, (uint)0, v36[3], v39[3], v40[0], v40[1], v40[2], v40[3]);
  v4[0] = (((((v40[0] + v40[1]) + v40[2]) + v40[3]) != (((v40[0] + v40[1]) + v40[2]) + v40[3])) ? (uint)4294967295 : (uint)0);
  *(float4*)(v41 + 0) = *(float4*)(v232 + (((((int)blockIdx.x) % 3) * 16) + ((((int)threadIdx.x) >> 5) * 4)));
  for (int v233 = 0; v233 < 3; ++v233) {
    g11();
    __syncthreads();
    if (v233 < 2) {
      if (1 <= ((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11))) {
        g5((v5[0] + (uint)17408), (&(((uint*)v190)[v0[0]])));
      }
      g5((v5[0] + (uint)17664), (&(((uint*)v190)[(v0[0] + (int64_t)768)])));
      g5((v5[0] + (uint)17920), (&(((uint*)v190)[(v0[0] + (int64_t)1536)])));
      g5((v5[0] + (uint)18176), (&(((uint*)v190)[(v0[0] + (int64_t)2304)])));
      if (((int)threadIdx.x) < 16) {
        if (((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11)) < 12) {
          g5((v5[0] + (uint)18432), (&(((uint*)v190)[(v0[0] + (int64_t)3072)])));
        }
      }
    }
    g6();
    v0[0] = (v0[0] + (int64_t)3600);
    if (1 <= v233) {
      g12(v42[0], v42[1], (v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))));
      *(uint2*)(((uint*)v234) + v1[0]) = *(uint2*)(v42 + (int64_t)0);
      g12(v43[0], v43[1], ((v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))) + (uint)256));
      *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)768)) = *(uint2*)(v43 + (int64_t)0);
      g12(v44[0], v44[1], ((v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))) + (uint)512));
      *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)1536)) = *(uint2*)(v44 + (int64_t)0);
      g12(v45[0], v45[1], ((v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))) + (uint)768));
      *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)2304)) = *(uint2*)(v45 + (int64_t)0);
      v1[0] = (v1[0] + (int64_t)3600);
    }
    v46[0] = 0x0p+0f;
    v46[1] = 0x0p+0f;
    v46[2] = 0x0p+0f;
    v46[3] = 0x0p+0f;
    v47[0] = 0x0p+0f;
    v47[1] = 0x0p+0f;
    v47[2] = 0x0p+0f;
    v47[3] = 0x0p+0f;
    v48[0] = 0x0p+0f;
    v48[1] = 0x0p+0f;
    v48[2] = 0x0p+0f;
    v48[3] = 0x0p+0f;
    v49[0] = 0x0p+0f;
    v49[1] = 0x0p+0f;
    v49[2] = 0x0p+0f;
    v49[3] = 0x0p+0f;
    if (2 <= ((v233 * 5) + g1((((((int)blockIdx.x) % 24) / 6) * 8), 22))) {
      if (((v233 * 5) + g1((((((int)blockIdx.x) % 24) / 6) * 8), 22)) < 32) {
        g13(v50[0], v50[1], v50[2], v50[3], v7[0]);
        v51[0] = g8(v50[0], v50[2]);
        v51[1] = g9(v50[0], v50[2]);
        v51[2] = g8(v50[1], v50[3]);
        v51[3] = g9(v50[1], v50[3]);
        g13(v52[0], v52[1], v52[2], v52[3], v9[0]);
        v53[0] = g8(v52[0], v52[2]);
        v53[1] = g9(v52[0], v52[2]);
        v53[2] = g8(v52[1], v52[3]);
        v53[3] = g9(v52[1], v52[3]);
        g13(v54[0], v54[1], v54[2], v54[3], (v7[0] + (uint)64));
        v55[0] = g8(v54[0], v54[2]);
        v55[1] = g9(v54[0], v54[2]);
        v55[2] = g8(v54[1], v54[3]);
        v55[3] = g9(v54[1], v54[3]);
        g13(v56[0], v56[1], v56[2], v56[3], (v9[0] + (uint)64));
        v57[0] = g8(v56[0], v56[2]);
        v57[1] = g9(v56[0], v56[2]);
        v57[2] = g8(v56[1], v56[3]);
        v57[3] = g9(v56[1], v56[3]);
        g10(v46[0], v47[0], v48[0], v49[0], v51[0], v53[0], v55[0], v57[0], v12[0], v15[0], v46[0], v47[0], v48[0], v49[0]);
        g10(v58[0], v59[0], v60[0], v61[0], v51[0], v53[0], v55[0], v57[0], v18[0], v21[0], v58[0], v59[0], v60[0], v61[0]);
        g10(v62[0], v63[0], v64[0], v65[0], v51[0], v53[0], v55[0], v57[0], v24[0], v27[0], v62[0], v63[0], v64[0], v65[0]);
        g10(v66[0], v67[0], v68[0], v69[0], v51[0], v53[0], v55[0], v57[0], v30[0], v33[0], v66[0], v67[0], v68[0], v69[0]);
        g10(v70[0], v71[0], v72[0], v73[0], v51[0], v53[0], v55[0], v57[0], v36[0], v39[0], v70[0], v71[0], v72[0], v73[0]);
        g10(v46[1], v47[1], v48[1], v49[1], v51[1], v53[1], v55[1], v57[1], v12[1], v15[1], v46[1], v47[1], v48[1], v49[1]);
        g10(v58[1], v59[1], v60[1], v61[1], v51[1], v53[1], v55[1], v57[1], v18[1], v21[1], v58[1], v59[1], v60[1], v61[1]);
        g10(v62[1], v63[1], v64[1], v65[1], v51[1], v53[1], v55[1], v57[1], v24[1], v27[1], v62[1], v63[1], v64[1], v65[1]);
        g10(v66[1], v67[1], v68[1], v69[1], v51[1], v53[1], v55[1], v57[1], v30[1], v33[1], v66[1], v67[1], v68[1], v69[1]);
        g10(v70[1], v71[1], v72[1], v73[1], v51[1], v53[1], v55[1], v57[1], v36[1], v39[1], v70[1], v71[1], v72[1], v73[1]);
        g10(v46[2], v47[2], v48[2], v49[2], v51[2], v53[2], v55[2], v57[2], v12[2], v15[2], v46[2], v47[2], v48[2], v49[2]);
        g10(v58[2], v59[2], v60[2], v61[2], v51[2], v53[2], v55[2], v57[2], v18[2], v21[2], v58[2], v59[2], v60[2], v61[2]);
        g10(v62[2], v63[2], v64[2], v65[2], v51[2], v53[2], v55[2], v57[2], v24[2], v27[2], v62[2], v63[2], v64[2], v65[2]);
        g10(v66[2], v67[2], v68[2], v69[2], v51[2], v53[2], v55[2], v57[2], v30[2], v33[2], v66[2], v67[2], v68[2], v69[2]);
        g10(v70[2], v71[2], v72[2], v73[2], v51[2], v53[2], v55[2], v57[2], v36[2], v39[2], v70[2], v71[2], v72[2], v73[2]);
        g10(v46[3], v47[3], v48[3], v49[3], v51[3], v53[3], v55[3], v57[3], v12[3], v15[3], v46[3], v47[3], v48[3], v49[3]);
        g10(v58[3], v59[3], v60[3], v61[3], v51[3], v53[3], v55[3], v57[3], v18[3], v21[3], v58[3], v59[3], v60[3], v61[3]);
        g10(v62[3], v63[3], v64[3], v65[3], v51[3], v53[3], v55[3], v57[3], v24[3], v27[3], v62[3], v63[3], v64[3], v65[3]);
        g10(v66[3], v67[3], v68[3], v69[3], v51[3], v53[3], v55[3], v57[3], v30[3], v33[3], v66[3], v67[3], v68[3], v69[3]);
        g10(v70[3], v71[3], v72[3], v73[3], v51[3], v53[3], v55[3], v57[3], v36[3], v39[3], v70[3], v71[3], v72[3], v73[3]);
      }
    }
    if (1 <= v233) {
      v4[0] = (v4[0] | (((((((((((((((((v70[0] + v70[1]) + v70[2]) + v70[3]) + v71[0]) + v71[1]) + v71[2]) + v71[3]) + v72[0]) + v72[1]) + v72[2]) + v72[3]) + v73[0]) + v73[1]) + v73[2]) + v73[3]) != (((((((((((((((v70[0] + v70[1]) + v70[2]) + v70[3]) + v71[0]) + v71[1]) + v71[2]) + v71[3]) + v72[0]) + v72[1]) + v72[2]) + v72[3]) + v73[0]) + v73[1]) + v73[2]) + v73[3])) ? ((uint)1 << ((uint)((v233 * 5) - 4))) : (uint)0));
      v74[0] = (v70[0] + v41[0]);
      v74[1] = (v70[1] + v41[1]);
      v74[2] = (v70[2] + v41[2]);
      v74[3] = (v70[3] + v41[3]);
      v75[0] = ((nv_bfloat16)g14(v74[0], 0x0p+0f));
      v75[1] = ((nv_bfloat16)g14(v74[1], 0x0p+0f));
      v75[2] = ((nv_bfloat16)g14(v74[2], 0x0p+0f));
      v75[3] = ((nv_bfloat16)g14(v74[3], 0x0p+0f));
        nv_bfloat162 v235 = *(nv_bfloat162*)(v75 + 0);
      v76[0] = (*(uint *)(&(v235)));
        nv_bfloat162 v236 = *(nv_bfloat162*)(v75 + 2);
      v76[1] = (*(uint *)(&(v236)));
      v77[0] = (v71[0] + v41[0]);
      v77[1] = (v71[1] + v41[1]);
      v77[2] = (v71[2] + v41[2]);
      v77[3] = (v71[3] + v41[3]);
      v78[0] = ((nv_bfloat16)g14(v77[0], 0x0p+0f));
      v78[1] = ((nv_bfloat16)g14(v77[1], 0x0p+0f));
      v78[2] = ((nv_bfloat16)g14(v77[2], 0x0p+0f));
      v78[3] = ((nv_bfloat16)g14(v77[3], 0x0p+0f));
        nv_bfloat162 v237 = *(nv_bfloat162*)(v78 + 0);
      v76[2] = (*(uint *)(&(v237)));
        nv_bfloat162 v238 = *(nv_bfloat162*)(v78 + 2);
      v76[3] = (*(uint *)(&(v238)));
      g15((v8[0] + ((uint)((v233 & 1) * 4224))), v76[0], v76[1], v76[2], v76[3]);
      v79[0] = (v72[0] + v41[0]);
      v79[1] = (v72[1] + v41[1]);
      v79[2] = (v72[2] + v41[2]);
      v79[3] = (v72[3] + v41[3]);
      v80[0] = ((nv_bfloat16)g14(v79[0], 0x0p+0f));
      v80[1] = ((nv_bfloat16)g14(v79[1], 0x0p+0f));
      v80[2] = ((nv_bfloat16)g14(v79[2], 0x0p+0f));
      v80[3] = ((nv_bfloat16)g14(v79[3], 0x0p+0f));
        nv_bfloat162 v239 = *(nv_bfloat162*)(v80 + 0);
      v81[0] = (*(uint *)(&(v239)));
        nv_bfloat162 v240 = *(nv_bfloat162*)(v80 + 2);
      v81[1] = (*(uint *)(&(v240)));
      v82[0] = (v73[0] + v41[0]);
      v82[1] = (v73[1] + v41[1]);
      v82[2] = (v73[2] + v41[2]);
      v82[3] = (v73[3] + v41[3]);
      v83[0] = ((nv_bfloat16)g14(v82[0], 0x0p+0f));
      v83[1] = ((nv_bfloat16)g14(v82[1], 0x0p+0f));
      v83[2] = ((nv_bfloat16)g14(v82[2], 0x0p+0f));
      v83[3] = ((nv_bfloat16)g14(v82[3], 0x0p+0f));
        nv_bfloat162 v241 = *(nv_bfloat162*)(v83 + 0);
      v81[2] = (*(uint *)(&(v241)));
        nv_bfloat162 v242 = *(nv_bfloat162*)(v83 + 2);
      v81[3] = (*(uint *)(&(v242)));
      g15((v3[0] + ((uint)((v233 & 1) * 4224))), v81[0], v81[1], v81[2], v81[3]);
    }
    g11();
    __syncthreads();
    if (v233 < 2) {
      if (((v233 * 5) + g1((((((int)blockIdx.x) % 24) / 6) * 8), 22)) < 27) {
        if (1 <= ((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11))) {
          g5(v5[0], (&(((uint*)v190)[v0[0]])));
        }
        g5((v5[0] + (uint)256), (&(((uint*)v190)[(v0[0] + (int64_t)768)])));
        g5((v5[0] + (uint)512), (&(((uint*)v190)[(v0[0] + (int64_t)1536)])));
        g5((v5[0] + (uint)768), (&(((uint*)v190)[(v0[0] + (int64_t)2304)])));
        if (((int)threadIdx.x) < 16) {
          if (((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11)) < 12) {
            g5((v5[0] + (uint)1024), (&(((uint*)v190)[(v0[0] + (int64_t)3072)])));
          }
        }
      }
    }
    g6();
    v0[0] = (v0[0] + (int64_t)3600);
    if (1 <= v233) {
      g12(v84[0], v84[1], (v6[0] + ((uint)((v233 & 1) * 4224))));
      *(uint2*)(((uint*)v234) + v1[0]) = *(uint2*)(v84 + (int64_t)0);
      g12(v85[0], v85[1], ((v6[0] + ((uint)((v233 & 1) * 4224))) + (uint)256));
      *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)768)) = *(uint2*)(v85 + (int64_t)0);
      g12(v86[0], v86[1], ((v6[0] + ((uint)((v233 & 1) * 4224))) + (uint)512));
      *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)1536)) = *(uint2*)(v86 + (int64_t)0);
      g12(v87[0], v87[1], ((v6[0] + ((uint)((v233 & 1) * 4224))) + (uint)768));
      *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)2304)) = *(uint2*)(v87 + (int64_t)0);
      v1[0] = (v1[0] + (int64_t)3600);
    }
    v70[0] = 0x0p+0f;
    v70[1] = 0x0p+0f;
    v70[2] = 0x0p+0f;
    v70[3] = 0x0p+0f;
    v71[0] = 0x0p+0f;
    v71[1] = 0x0p+0f;
    v71[2] = 0x0p+0f;
    v71[3] = 0x0p+0f;
    v72[0] = 0x0p+0f;
    v72[1] = 0x0p+0f;
    v72[2] = 0x0p+0f;
    v72[3] = 0x0p+0f;
    v73[0] = 0x0p+0f;
    v73[1] = 0x0p+0f;
    v73[2] = 0x0p+0f;
    v73[3] = 0x0p+0f;
    if (1 <= ((v233 * 5) + g1((((((int)blockIdx.x) % 24) / 6) * 8), 22))) {
      if (((v233 * 5) + g1((((((int)blockIdx.x) % 24) / 6) * 8), 22)) < 31) {
        g13(v88[0], v88[1], v88[2], v88[3], (v7[0] + (uint)4352));
        v89[0] = g8(v88[0], v88[2]);
        v89[1] = g9(v88[0], v88[2]);
        v89[2] = g8(v88[1], v88[3]);
        v89[3] = g9(v88[1], v88[3]);
        g13(v90[0], v90[1], v90[2], v90[3], (v9[0] + (uint)4352));
        v91[0] = g8(v90[0], v90[2]);
        v91[1] = g9(v90[0], v90[2]);
        v91[2] = g8(v90[1], v90[3]);
        v91[3] = g9(v90[1], v90[3]);
        g13(v92[0], v92[1], v92[2], v92[3], (v7[0] + (uint)4416));
        v93[0] = g8(v92[0], v92[2]);
        v93[1] = g9(v92[0], v92[2]);
        v93[2] = g8(v92[1], v92[3]);
        v93[3] = g9(v92[1], v92[3]);
        g13(v94[0], v94[1], v94[2], v94[3], (v9[0] + (uint)4416));
        v95[0] = g8(v94[0], v94[2]);
        v95[1] = g9(v94[0], v94[2]);
        v95[2] = g8(v94[1], v94[3]);
        v95[3] = g9(v94[1], v94[3]);
        g10(v70[0], v71[0], v72[0], v73[0], v89[0], v91[0], v93[0], v95[0], v12[0], v15[0], v70[0], v71[0], v72[0], v73[0]);
        g10(v46[0], v47[0], v48[0], v49[0], v89[0], v91[0], v93[0], v95[0], v18[0], v21[0], v46[0], v47[0], v48[0], v49[0]);
        g10(v58[0], v59[0], v60[0], v61[0], v89[0], v91[0], v93[0], v95[0], v24[0], v27[0], v58[0], v59[0], v60[0], v61[0]);
        g10(v62[0], v63[0], v64[0], v65[0], v89[0], v91[0], v93[0], v95[0], v30[0], v33[0], v62[0], v63[0], v64[0], v65[0]);
        g10(v66[0], v67[0], v68[0], v69[0], v89[0], v91[0], v93[0], v95[0], v36[0], v39[0], v66[0], v67[0], v68[0], v69[0]);
        g10(v70[1], v71[1], v72[1], v73[1], v89[1], v91[1], v93[1], v95[1], v12[1], v15[1], v70[1], v71[1], v72[1], v73[1]);
        g10(v46[1], v47[1], v48[1], v49[1], v89[1], v91[1], v93[1], v95[1], v18[1], v21[1], v46[1], v47[1], v48[1], v49[1]);
        g10(v58[1], v59[1], v60[1], v61[1], v89[1], v91[1], v93[1], v95[1], v24[1], v27[1], v58[1], v59[1], v60[1], v61[1]);
        g10(v62[1], v63[1], v64[1], v65[1], v89[1], v91[1], v93[1], v95[1], v30[1], v33[1], v62[1], v63[1], v64[1], v65[1]);
        g10(v66[1], v67[1], v68[1], v69[1], v89[1], v91[1], v93[1], v95[1], v36[1], v39[1], v66[1], v67[1], v68[1], v69[1]);
        g10(v70[2], v71[2], v72[2], v73[2], v89[2], v91[2], v93[2], v95[2], v12[2], v15[2], v70[2], v71[2], v72[2], v73[2]);
        g10(v46[2], v47[2], v48[2], v49[2], v89[2], v91[2], v93[2], v95[2], v18[2], v21[2], v46[2], v47[2], v48[2], v49[2]);
        g10(v58[2], v59[2], v60[2], v61[2], v89[2], v91[2], v93[2], v95[2], v24[2], v27[2], v58[2], v59[2], v60[2], v61[2]);
        g10(v62[2], v63[2], v64[2], v65[2], v89[2], v91[2], v93[2], v95[2], v30[2], v33[2], v62[2], v63[2], v64[2], v65[2]);
        g10(v66[2], v67[2], v68[2], v69[2], v89[2], v91[2], v93[2], v95[2], v36[2], v39[2], v66[2], v67[2], v68[2], v69[2]);
        g10(v70[3], v71[3], v72[3], v73[3], v89[3], v91[3], v93[3], v95[3], v12[3], v15[3], v70[3], v71[3], v72[3], v73[3]);
        g10(v46[3], v47[3], v48[3], v49[3], v89[3], v91[3], v93[3], v95[3], v18[3], v21[3], v46[3], v47[3], v48[3], v49[3]);
        g10(v58[3], v59[3], v60[3], v61[3], v89[3], v91[3], v93[3], v95[3], v24[3], v27[3], v58[3], v59[3], v60[3], v61[3]);
        g10(v62[3], v63[3], v64[3], v65[3], v89[3], v91[3], v93[3], v95[3], v30[3], v33[3], v62[3], v63[3], v64[3], v65[3]);
        g10(v66[3], v67[3], v68[3], v69[3], v89[3], v91[3], v93[3], v95[3], v36[3], v39[3], v66[3], v67[3], v68[3], v69[3]);
      }
    }
    if (1 <= v233) {
      v4[0] = (v4[0] | (((((((((((((((((v66[0] + v66[1]) + v66[2]) + v66[3]) + v67[0]) + v67[1]) + v67[2]) + v67[3]) + v68[0]) + v68[1]) + v68[2]) + v68[3]) + v69[0]) + v69[1]) + v69[2]) + v69[3]) != (((((((((((((((v66[0] + v66[1]) + v66[2]) + v66[3]) + v67[0]) + v67[1]) + v67[2]) + v67[3]) + v68[0]) + v68[1]) + v68[2]) + v68[3]) + v69[0]) + v69[1]) + v69[2]) + v69[3])) ? ((uint)1 << ((uint)((v233 * 5) - 3))) : (uint)0));
      v96[0] = (v66[0] + v41[0]);
      v96[1] = (v66[1] + v41[1]);
      v96[2] = (v66[2] + v41[2]);
      v96[3] = (v66[3] + v41[3]);
      v97[0] = ((nv_bfloat16)g14(v96[0], 0x0p+0f));
      v97[1] = ((nv_bfloat16)g14(v96[1], 0x0p+0f));
      v97[2] = ((nv_bfloat16)g14(v96[2], 0x0p+0f));
      v97[3] = ((nv_bfloat16)g14(v96[3], 0x0p+0f));
        nv_bfloat162 v243 = *(nv_bfloat162*)(v97 + 0);
      v98[0] = (*(uint *)(&(v243)));
        nv_bfloat162 v244 = *(nv_bfloat162*)(v97 + 2);
      v98[1] = (*(uint *)(&(v244)));
      v99[0] = (v67[0] + v41[0]);
      v99[1] = (v67[1] + v41[1]);
      v99[2] = (v67[2] + v41[2]);
      v99[3] = (v67[3] + v41[3]);
      v100[0] = ((nv_bfloat16)g14(v99[0], 0x0p+0f));
      v100[1] = ((nv_bfloat16)g14(v99[1], 0x0p+0f));
      v100[2] = ((nv_bfloat16)g14(v99[2], 0x0p+0f));
      v100[3] = ((nv_bfloat16)g14(v99[3], 0x0p+0f));
        nv_bfloat162 v245 = *(nv_bfloat162*)(v100 + 0);
      v98[2] = (*(uint *)(&(v245)));
        nv_bfloat162 v246 = *(nv_bfloat162*)(v100 + 2);
      v98[3] = (*(uint *)(&(v246)));
      g15((v8[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))), v98[0], v98[1], v98[2], v98[3]);
      v101[0] = (v68[0] + v41[0]);
      v101[1] = (v68[1] + v41[1]);
      v101[2] = (v68[2] + v41[2]);
      v101[3] = (v68[3] + v41[3]);
      v102[0] = ((nv_bfloat16)g14(v101[0], 0x0p+0f));
      v102[1] = ((nv_bfloat16)g14(v101[1], 0x0p+0f));
      v102[2] = ((nv_bfloat16)g14(v101[2], 0x0p+0f));
      v102[3] = ((nv_bfloat16)g14(v101[3], 0x0p+0f));
        nv_bfloat162 v247 = *(nv_bfloat162*)(v102 + 0);
      v103[0] = (*(uint *)(&(v247)));
        nv_bfloat162 v248 = *(nv_bfloat162*)(v102 + 2);
      v103[1] = (*(uint *)(&(v248)));
      v104[0] = (v69[0] + v41[0]);
      v104[1] = (v69[1] + v41[1]);
      v104[2] = (v69[2] + v41[2]);
      v104[3] = (v69[3] + v41[3]);
      v105[0] = ((nv_bfloat16)g14(v104[0], 0x0p+0f));
      v105[1] = ((nv_bfloat16)g14(v104[1], 0x0p+0f));
      v105[2] = ((nv_bfloat16)g14(v104[2], 0x0p+0f));
      v105[3] = ((nv_bfloat16)g14(v104[3], 0x0p+0f));
        nv_bfloat162 v249 = *(nv_bfloat162*)(v105 + 0);
      v103[2] = (*(uint *)(&(v249)));
        nv_bfloat162 v250 = *(nv_bfloat162*)(v105 + 2);
      v103[3] = (*(uint *)(&(v250)));
      g15((v3[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))), v103[0], v103[1], v103[2], v103[3]);
    }
    if (v233 < 2) {
      g11();
      __syncthreads();
      if (((v233 * 5) + g1((((((int)blockIdx.x) % 24) / 6) * 8), 22)) < 26) {
        if (1 <= ((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11))) {
          g5((v5[0] + (uint)4352), (&(((uint*)v190)[v0[0]])));
        }
        g5((v5[0] + (uint)4608), (&(((uint*)v190)[(v0[0] + (int64_t)768)])));
        g5((v5[0] + (uint)4864), (&(((uint*)v190)[(v0[0] + (int64_t)1536)])));
        g5((v5[0] + (uint)5120), (&(((uint*)v190)[(v0[0] + (int64_t)2304)])));
        if (((int)threadIdx.x) < 16) {
          if (((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11)) < 12) {
            g5((v5[0] + (uint)5376), (&(((uint*)v190)[(v0[0] + (int64_t)3072)])));
          }
        }
      }
      g6();
      v0[0] = (v0[0] + (int64_t)3600);
      if (v233 == 1) {
        g12(v106[0], v106[1], (v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))));
        *(uint2*)(((uint*)v234) + v1[0]) = *(uint2*)(v106 + (int64_t)0);
        g12(v107[0], v107[1], ((v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))) + (uint)256));
        *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)768)) = *(uint2*)(v107 + (int64_t)0);
        g12(v108[0], v108[1], ((v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))) + (uint)512));
        *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)1536)) = *(uint2*)(v108 + (int64_t)0);
        g12(v109[0], v109[1], ((v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))) + (uint)768));
        *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)2304)) = *(uint2*)(v109 + (int64_t)0);
        v1[0] = (v1[0] + (int64_t)3600);
      }
      v66[0] = 0x0p+0f;
      v66[1] = 0x0p+0f;
      v66[2] = 0x0p+0f;
      v66[3] = 0x0p+0f;
      v67[0] = 0x0p+0f;
      v67[1] = 0x0p+0f;
      v67[2] = 0x0p+0f;
      v67[3] = 0x0p+0f;
      v68[0] = 0x0p+0f;
      v68[1] = 0x0p+0f;
      v68[2] = 0x0p+0f;
      v68[3] = 0x0p+0f;
      v69[0] = 0x0p+0f;
      v69[1] = 0x0p+0f;
      v69[2] = 0x0p+0f;
      v69[3] = 0x0p+0f;
      g13(v110[0], v110[1], v110[2], v110[3], (v7[0] + (uint)8704));
      v111[0] = g8(v110[0], v110[2]);
      v111[1] = g9(v110[0], v110[2]);
      v111[2] = g8(v110[1], v110[3]);
      v111[3] = g9(v110[1], v110[3]);
      g13(v112[0], v112[1], v112[2], v112[3], (v9[0] + (uint)8704));
      v113[0] = g8(v112[0], v112[2]);
      v113[1] = g9(v112[0], v112[2]);
      v113[2] = g8(v112[1], v112[3]);
      v113[3] = g9(v112[1], v112[3]);
      g13(v114[0], v114[1], v114[2], v114[3], (v7[0] + (uint)8768));
      v115[0] = g8(v114[0], v114[2]);
      v115[1] = g9(v114[0], v114[2]);
      v115[2] = g8(v114[1], v114[3]);
      v115[3] = g9(v114[1], v114[3]);
      g13(v116[0], v116[1], v116[2], v116[3], (v9[0] + (uint)8768));
      v117[0] = g8(v116[0], v116[2]);
      v117[1] = g9(v116[0], v116[2]);
      v117[2] = g8(v116[1], v116[3]);
      v117[3] = g9(v116[1], v116[3]);
      g10(v66[0], v67[0], v68[0], v69[0], v111[0], v113[0], v115[0], v117[0], v12[0], v15[0], v66[0], v67[0], v68[0], v69[0]);
      g10(v70[0], v71[0], v72[0], v73[0], v111[0], v113[0], v115[0], v117[0], v18[0], v21[0], v70[0], v71[0], v72[0], v73[0]);
      g10(v46[0], v47[0], v48[0], v49[0], v111[0], v113[0], v115[0], v117[0], v24[0], v27[0], v46[0], v47[0], v48[0], v49[0]);
      g10(v58[0], v59[0], v60[0], v61[0], v111[0], v113[0], v115[0], v117[0], v30[0], v33[0], v58[0], v59[0], v60[0], v61[0]);
      g10(v62[0], v63[0], v64[0], v65[0], v111[0], v113[0], v115[0], v117[0], v36[0], v39[0], v62[0], v63[0], v64[0], v65[0]);
      g10(v66[1], v67[1], v68[1], v69[1], v111[1], v113[1], v115[1], v117[1], v12[1], v15[1], v66[1], v67[1], v68[1], v69[1]);
      g10(v70[1], v71[1], v72[1], v73[1], v111[1], v113[1], v115[1], v117[1], v18[1], v21[1], v70[1], v71[1], v72[1], v73[1]);
      g10(v46[1], v47[1], v48[1], v49[1], v111[1], v113[1], v115[1], v117[1], v24[1], v27[1], v46[1], v47[1], v48[1], v49[1]);
      g10(v58[1], v59[1], v60[1], v61[1], v111[1], v113[1], v115[1], v117[1], v30[1], v33[1], v58[1], v59[1], v60[1], v61[1]);
      g10(v62[1], v63[1], v64[1], v65[1], v111[1], v113[1], v115[1], v117[1], v36[1], v39[1], v62[1], v63[1], v64[1], v65[1]);
      g10(v66[2], v67[2], v68[2], v69[2], v111[2], v113[2], v115[2], v117[2], v12[2], v15[2], v66[2], v67[2], v68[2], v69[2]);
      g10(v70[2], v71[2], v72[2], v73[2], v111[2], v113[2], v115[2], v117[2], v18[2], v21[2], v70[2], v71[2], v72[2], v73[2]);
      g10(v46[2], v47[2], v48[2], v49[2], v111[2], v113[2], v115[2], v117[2], v24[2], v27[2], v46[2], v47[2], v48[2], v49[2]);
      g10(v58[2], v59[2], v60[2], v61[2], v111[2], v113[2], v115[2], v117[2], v30[2], v33[2], v58[2], v59[2], v60[2], v61[2]);
      g10(v62[2], v63[2], v64[2], v65[2], v111[2], v113[2], v115[2], v117[2], v36[2], v39[2], v62[2], v63[2], v64[2], v65[2]);
      g10(v66[3], v67[3], v68[3], v69[3], v111[3], v113[3], v115[3], v117[3], v12[3], v15[3], v66[3], v67[3], v68[3], v69[3]);
      g10(v70[3], v71[3], v72[3], v73[3], v111[3], v113[3], v115[3], v117[3], v18[3], v21[3], v70[3], v71[3], v72[3], v73[3]);
      g10(v46[3], v47[3], v48[3], v49[3], v111[3], v113[3], v115[3], v117[3], v24[3], v27[3], v46[3], v47[3], v48[3], v49[3]);
      g10(v58[3], v59[3], v60[3], v61[3], v111[3], v113[3], v115[3], v117[3], v30[3], v33[3], v58[3], v59[3], v60[3], v61[3]);
      g10(v62[3], v63[3], v64[3], v65[3], v111[3], v113[3], v115[3], v117[3], v36[3], v39[3], v62[3], v63[3], v64[3], v65[3]);
      if (v233 == 1) {
        v4[0] = (v4[0] | (((((((((((((((((v62[0] + v62[1]) + v62[2]) + v62[3]) + v63[0]) + v63[1]) + v63[2]) + v63[3]) + v64[0]) + v64[1]) + v64[2]) + v64[3]) + v65[0]) + v65[1]) + v65[2]) + v65[3]) != (((((((((((((((v62[0] + v62[1]) + v62[2]) + v62[3]) + v63[0]) + v63[1]) + v63[2]) + v63[3]) + v64[0]) + v64[1]) + v64[2]) + v64[3]) + v65[0]) + v65[1]) + v65[2]) + v65[3])) ? ((uint)1 << ((uint)((v233 * 5) - 2))) : (uint)0));
        v118[0] = (v62[0] + v41[0]);
        v118[1] = (v62[1] + v41[1]);
        v118[2] = (v62[2] + v41[2]);
        v118[3] = (v62[3] + v41[3]);
        v119[0] = ((nv_bfloat16)g14(v118[0], 0x0p+0f));
        v119[1] = ((nv_bfloat16)g14(v118[1], 0x0p+0f));
        v119[2] = ((nv_bfloat16)g14(v118[2], 0x0p+0f));
        v119[3] = ((nv_bfloat16)g14(v118[3], 0x0p+0f));
          nv_bfloat162 v251 = *(nv_bfloat162*)(v119 + 0);
        v120[0] = (*(uint *)(&(v251)));
          nv_bfloat162 v252 = *(nv_bfloat162*)(v119 + 2);
        v120[1] = (*(uint *)(&(v252)));
        v121[0] = (v63[0] + v41[0]);
        v121[1] = (v63[1] + v41[1]);
        v121[2] = (v63[2] + v41[2]);
        v121[3] = (v63[3] + v41[3]);
        v122[0] = ((nv_bfloat16)g14(v121[0], 0x0p+0f));
        v122[1] = ((nv_bfloat16)g14(v121[1], 0x0p+0f));
        v122[2] = ((nv_bfloat16)g14(v121[2], 0x0p+0f));
        v122[3] = ((nv_bfloat16)g14(v121[3], 0x0p+0f));
          nv_bfloat162 v253 = *(nv_bfloat162*)(v122 + 0);
        v120[2] = (*(uint *)(&(v253)));
          nv_bfloat162 v254 = *(nv_bfloat162*)(v122 + 2);
        v120[3] = (*(uint *)(&(v254)));
        g15((v8[0] + ((uint)(v233 * 4224))), v120[0], v120[1], v120[2], v120[3]);
        v123[0] = (v64[0] + v41[0]);
        v123[1] = (v64[1] + v41[1]);
        v123[2] = (v64[2] + v41[2]);
        v123[3] = (v64[3] + v41[3]);
        v124[0] = ((nv_bfloat16)g14(v123[0], 0x0p+0f));
        v124[1] = ((nv_bfloat16)g14(v123[1], 0x0p+0f));
        v124[2] = ((nv_bfloat16)g14(v123[2], 0x0p+0f));
        v124[3] = ((nv_bfloat16)g14(v123[3], 0x0p+0f));
          nv_bfloat162 v255 = *(nv_bfloat162*)(v124 + 0);
        v125[0] = (*(uint *)(&(v255)));
          nv_bfloat162 v256 = *(nv_bfloat162*)(v124 + 2);
        v125[1] = (*(uint *)(&(v256)));
        v126[0] = (v65[0] + v41[0]);
        v126[1] = (v65[1] + v41[1]);
        v126[2] = (v65[2] + v41[2]);
        v126[3] = (v65[3] + v41[3]);
        v127[0] = ((nv_bfloat16)g14(v126[0], 0x0p+0f));
        v127[1] = ((nv_bfloat16)g14(v126[1], 0x0p+0f));
        v127[2] = ((nv_bfloat16)g14(v126[2], 0x0p+0f));
        v127[3] = ((nv_bfloat16)g14(v126[3], 0x0p+0f));
          nv_bfloat162 v257 = *(nv_bfloat162*)(v127 + 0);
        v125[2] = (*(uint *)(&(v257)));
          nv_bfloat162 v258 = *(nv_bfloat162*)(v127 + 2);
        v125[3] = (*(uint *)(&(v258)));
        g15((v3[0] + ((uint)(v233 * 4224))), v125[0], v125[1], v125[2], v125[3]);
      }
    }
    if (v233 < 2) {
      g11();
      __syncthreads();
      if (v233 < 1) {
        if (1 <= ((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11))) {
          g5((v5[0] + (uint)8704), (&(((uint*)v190)[v0[0]])));
        }
        g5((v5[0] + (uint)8960), (&(((uint*)v190)[(v0[0] + (int64_t)768)])));
        g5((v5[0] + (uint)9216), (&(((uint*)v190)[(v0[0] + (int64_t)1536)])));
        g5((v5[0] + (uint)9472), (&(((uint*)v190)[(v0[0] + (int64_t)2304)])));
        if (((int)threadIdx.x) < 16) {
          if (((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11)) < 12) {
            g5((v5[0] + (uint)9728), (&(((uint*)v190)[(v0[0] + (int64_t)3072)])));
          }
        }
      }
      g6();
      v0[0] = (v0[0] + (int64_t)3600);
      if (v233 == 1) {
        g12(v128[0], v128[1], (v6[0] + ((uint)(v233 * 4224))));
        *(uint2*)(((uint*)v234) + v1[0]) = *(uint2*)(v128 + (int64_t)0);
        g12(v129[0], v129[1], ((v6[0] + ((uint)(v233 * 4224))) + (uint)256));
        *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)768)) = *(uint2*)(v129 + (int64_t)0);
        g12(v130[0], v130[1], ((v6[0] + ((uint)(v233 * 4224))) + (uint)512));
        *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)1536)) = *(uint2*)(v130 + (int64_t)0);
        g12(v131[0], v131[1], ((v6[0] + ((uint)(v233 * 4224))) + (uint)768));
        *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)2304)) = *(uint2*)(v131 + (int64_t)0);
        v1[0] = (v1[0] + (int64_t)3600);
      }
      v62[0] = 0x0p+0f;
      v62[1] = 0x0p+0f;
      v62[2] = 0x0p+0f;
      v62[3] = 0x0p+0f;
      v63[0] = 0x0p+0f;
      v63[1] = 0x0p+0f;
      v63[2] = 0x0p+0f;
      v63[3] = 0x0p+0f;
      v64[0] = 0x0p+0f;
      v64[1] = 0x0p+0f;
      v64[2] = 0x0p+0f;
      v64[3] = 0x0p+0f;
      v65[0] = 0x0p+0f;
      v65[1] = 0x0p+0f;
      v65[2] = 0x0p+0f;
      v65[3] = 0x0p+0f;
      g13(v132[0], v132[1], v132[2], v132[3], (v7[0] + (uint)13056));
      v133[0] = g8(v132[0], v132[2]);
      v133[1] = g9(v132[0], v132[2]);
      v133[2] = g8(v132[1], v132[3]);
      v133[3] = g9(v132[1], v132[3]);
      g13(v134[0], v134[1], v134[2], v134[3], (v9[0] + (uint)13056));
      v135[0] = g8(v134[0], v134[2]);
      v135[1] = g9(v134[0], v134[2]);
      v135[2] = g8(v134[1], v134[3]);
      v135[3] = g9(v134[1], v134[3]);
      g13(v136[0], v136[1], v136[2], v136[3], (v7[0] + (uint)13120));
      v137[0] = g8(v136[0], v136[2]);
      v137[1] = g9(v136[0], v136[2]);
      v137[2] = g8(v136[1], v136[3]);
      v137[3] = g9(v136[1], v136[3]);
      g13(v138[0], v138[1], v138[2], v138[3], (v9[0] + (uint)13120));
      v139[0] = g8(v138[0], v138[2]);
      v139[1] = g9(v138[0], v138[2]);
      v139[2] = g8(v138[1], v138[3]);
      v139[3] = g9(v138[1], v138[3]);
      g10(v62[0], v63[0], v64[0], v65[0], v133[0], v135[0], v137[0], v139[0], v12[0], v15[0], v62[0], v63[0], v64[0], v65[0]);
      g10(v66[0], v67[0], v68[0], v69[0], v133[0], v135[0], v137[0], v139[0], v18[0], v21[0], v66[0], v67[0], v68[0], v69[0]);
      g10(v70[0], v71[0], v72[0], v73[0], v133[0], v135[0], v137[0], v139[0], v24[0], v27[0], v70[0], v71[0], v72[0], v73[0]);
      g10(v46[0], v47[0], v48[0], v49[0], v133[0], v135[0], v137[0], v139[0], v30[0], v33[0], v46[0], v47[0], v48[0], v49[0]);
      g10(v58[0], v59[0], v60[0], v61[0], v133[0], v135[0], v137[0], v139[0], v36[0], v39[0], v58[0], v59[0], v60[0], v61[0]);
      g10(v62[1], v63[1], v64[1], v65[1], v133[1], v135[1], v137[1], v139[1], v12[1], v15[1], v62[1], v63[1], v64[1], v65[1]);
      g10(v66[1], v67[1], v68[1], v69[1], v133[1], v135[1], v137[1], v139[1], v18[1], v21[1], v66[1], v67[1], v68[1], v69[1]);
      g10(v70[1], v71[1], v72[1], v73[1], v133[1], v135[1], v137[1], v139[1], v24[1], v27[1], v70[1], v71[1], v72[1], v73[1]);
      g10(v46[1], v47[1], v48[1], v49[1], v133[1], v135[1], v137[1], v139[1], v30[1], v33[1], v46[1], v47[1], v48[1], v49[1]);
      g10(v58[1], v59[1], v60[1], v61[1], v133[1], v135[1], v137[1], v139[1], v36[1], v39[1], v58[1], v59[1], v60[1], v61[1]);
      g10(v62[2], v63[2], v64[2], v65[2], v133[2], v135[2], v137[2], v139[2], v12[2], v15[2], v62[2], v63[2], v64[2], v65[2]);
      g10(v66[2], v67[2], v68[2], v69[2], v133[2], v135[2], v137[2], v139[2], v18[2], v21[2], v66[2], v67[2], v68[2], v69[2]);
      g10(v70[2], v71[2], v72[2], v73[2], v133[2], v135[2], v137[2], v139[2], v24[2], v27[2], v70[2], v71[2], v72[2], v73[2]);
      g10(v46[2], v47[2], v48[2], v49[2], v133[2], v135[2], v137[2], v139[2], v30[2], v33[2], v46[2], v47[2], v48[2], v49[2]);
      g10(v58[2], v59[2], v60[2], v61[2], v133[2], v135[2], v137[2], v139[2], v36[2], v39[2], v58[2], v59[2], v60[2], v61[2]);
      g10(v62[3], v63[3], v64[3], v65[3], v133[3], v135[3], v137[3], v139[3], v12[3], v15[3], v62[3], v63[3], v64[3], v65[3]);
      g10(v66[3], v67[3], v68[3], v69[3], v133[3], v135[3], v137[3], v139[3], v18[3], v21[3], v66[3], v67[3], v68[3], v69[3]);
      g10(v70[3], v71[3], v72[3], v73[3], v133[3], v135[3], v137[3], v139[3], v24[3], v27[3], v70[3], v71[3], v72[3], v73[3]);
      g10(v46[3], v47[3], v48[3], v49[3], v133[3], v135[3], v137[3], v139[3], v30[3], v33[3], v46[3], v47[3], v48[3], v49[3]);
      g10(v58[3], v59[3], v60[3], v61[3], v133[3], v135[3], v137[3], v139[3], v36[3], v39[3], v58[3], v59[3], v60[3], v61[3]);
      if (v233 == 1) {
        v4[0] = (v4[0] | (((((((((((((((((v58[0] + v58[1]) + v58[2]) + v58[3]) + v59[0]) + v59[1]) + v59[2]) + v59[3]) + v60[0]) + v60[1]) + v60[2]) + v60[3]) + v61[0]) + v61[1]) + v61[2]) + v61[3]) != (((((((((((((((v58[0] + v58[1]) + v58[2]) + v58[3]) + v59[0]) + v59[1]) + v59[2]) + v59[3]) + v60[0]) + v60[1]) + v60[2]) + v60[3]) + v61[0]) + v61[1]) + v61[2]) + v61[3])) ? ((uint)1 << ((uint)((v233 * 5) - 1))) : (uint)0));
        v140[0] = (v58[0] + v41[0]);
        v140[1] = (v58[1] + v41[1]);
        v140[2] = (v58[2] + v41[2]);
        v140[3] = (v58[3] + v41[3]);
        v141[0] = ((nv_bfloat16)g14(v140[0], 0x0p+0f));
        v141[1] = ((nv_bfloat16)g14(v140[1], 0x0p+0f));
        v141[2] = ((nv_bfloat16)g14(v140[2], 0x0p+0f));
        v141[3] = ((nv_bfloat16)g14(v140[3], 0x0p+0f));
          nv_bfloat162 v259 = *(nv_bfloat162*)(v141 + 0);
        v142[0] = (*(uint *)(&(v259)));
          nv_bfloat162 v260 = *(nv_bfloat162*)(v141 + 2);
        v142[1] = (*(uint *)(&(v260)));
        v143[0] = (v59[0] + v41[0]);
        v143[1] = (v59[1] + v41[1]);
        v143[2] = (v59[2] + v41[2]);
        v143[3] = (v59[3] + v41[3]);
        v144[0] = ((nv_bfloat16)g14(v143[0], 0x0p+0f));
        v144[1] = ((nv_bfloat16)g14(v143[1], 0x0p+0f));
        v144[2] = ((nv_bfloat16)g14(v143[2], 0x0p+0f));
        v144[3] = ((nv_bfloat16)g14(v143[3], 0x0p+0f));
          nv_bfloat162 v261 = *(nv_bfloat162*)(v144 + 0);
        v142[2] = (*(uint *)(&(v261)));
          nv_bfloat162 v262 = *(nv_bfloat162*)(v144 + 2);
        v142[3] = (*(uint *)(&(v262)));
        g15((v8[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))), v142[0], v142[1], v142[2], v142[3]);
        v145[0] = (v60[0] + v41[0]);
        v145[1] = (v60[1] + v41[1]);
        v145[2] = (v60[2] + v41[2]);
        v145[3] = (v60[3] + v41[3]);
        v146[0] = ((nv_bfloat16)g14(v145[0], 0x0p+0f));
        v146[1] = ((nv_bfloat16)g14(v145[1], 0x0p+0f));
        v146[2] = ((nv_bfloat16)g14(v145[2], 0x0p+0f));
        v146[3] = ((nv_bfloat16)g14(v145[3], 0x0p+0f));
          nv_bfloat162 v263 = *(nv_bfloat162*)(v146 + 0);
        v147[0] = (*(uint *)(&(v263)));
          nv_bfloat162 v264 = *(nv_bfloat162*)(v146 + 2);
        v147[1] = (*(uint *)(&(v264)));
        v148[0] = (v61[0] + v41[0]);
        v148[1] = (v61[1] + v41[1]);
        v148[2] = (v61[2] + v41[2]);
        v148[3] = (v61[3] + v41[3]);
        v149[0] = ((nv_bfloat16)g14(v148[0], 0x0p+0f));
        v149[1] = ((nv_bfloat16)g14(v148[1], 0x0p+0f));
        v149[2] = ((nv_bfloat16)g14(v148[2], 0x0p+0f));
        v149[3] = ((nv_bfloat16)g14(v148[3], 0x0p+0f));
          nv_bfloat162 v265 = *(nv_bfloat162*)(v149 + 0);
        v147[2] = (*(uint *)(&(v265)));
          nv_bfloat162 v266 = *(nv_bfloat162*)(v149 + 2);
        v147[3] = (*(uint *)(&(v266)));
        g15((v3[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))), v147[0], v147[1], v147[2], v147[3]);
      }
    }
    if (v233 < 2) {
      g11();
      __syncthreads();
      if (v233 < 1) {
        if (1 <= ((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11))) {
          g5((v5[0] + (uint)13056), (&(((uint*)v190)[v0[0]])));
        }
        g5((v5[0] + (uint)13312), (&(((uint*)v190)[(v0[0] + (int64_t)768)])));
        g5((v5[0] + (uint)13568), (&(((uint*)v190)[(v0[0] + (int64_t)1536)])));
        g5((v5[0] + (uint)13824), (&(((uint*)v190)[(v0[0] + (int64_t)2304)])));
        if (((int)threadIdx.x) < 16) {
          if (((((int)threadIdx.x) >> 3) + g1((((((int)blockIdx.x) % 6) / 3) * 64), 11)) < 12) {
            g5((v5[0] + (uint)14080), (&(((uint*)v190)[(v0[0] + (int64_t)3072)])));
          }
        }
      }
      g6();
      v0[0] = (v0[0] + (int64_t)3600);
      if (v233 == 1) {
        g12(v150[0], v150[1], (v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))));
        *(uint2*)(((uint*)v234) + v1[0]) = *(uint2*)(v150 + (int64_t)0);
        g12(v151[0], v151[1], ((v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))) + (uint)256));
        *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)768)) = *(uint2*)(v151 + (int64_t)0);
        g12(v152[0], v152[1], ((v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))) + (uint)512));
        *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)1536)) = *(uint2*)(v152 + (int64_t)0);
        g12(v153[0], v153[1], ((v6[0] + ((uint)((((v233 * 5) + 1) & 1) * 4224))) + (uint)768));
        *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)2304)) = *(uint2*)(v153 + (int64_t)0);
        v1[0] = (v1[0] + (int64_t)3600);
      }
      v58[0] = 0x0p+0f;
      v58[1] = 0x0p+0f;
      v58[2] = 0x0p+0f;
      v58[3] = 0x0p+0f;
      v59[0] = 0x0p+0f;
      v59[1] = 0x0p+0f;
      v59[2] = 0x0p+0f;
      v59[3] = 0x0p+0f;
      v60[0] = 0x0p+0f;
      v60[1] = 0x0p+0f;
      v60[2] = 0x0p+0f;
      v60[3] = 0x0p+0f;
      v61[0] = 0x0p+0f;
      v61[1] = 0x0p+0f;
      v61[2] = 0x0p+0f;
      v61[3] = 0x0p+0f;
      g13(v154[0], v154[1], v154[2], v154[3], (v7[0] + (uint)17408));
      v155[0] = g8(v154[0], v154[2]);
      v155[1] = g9(v154[0], v154[2]);
      v155[2] = g8(v154[1], v154[3]);
      v155[3] = g9(v154[1], v154[3]);
      g13(v156[0], v156[1], v156[2], v156[3], (v9[0] + (uint)17408));
      v157[0] = g8(v156[0], v156[2]);
      v157[1] = g9(v156[0], v156[2]);
      v157[2] = g8(v156[1], v156[3]);
      v157[3] = g9(v156[1], v156[3]);
      g13(v158[0], v158[1], v158[2], v158[3], (v7[0] + (uint)17472));
      v159[0] = g8(v158[0], v158[2]);
      v159[1] = g9(v158[0], v158[2]);
      v159[2] = g8(v158[1], v158[3]);
      v159[3] = g9(v158[1], v158[3]);
      g13(v160[0], v160[1], v160[2], v160[3], (v9[0] + (uint)17472));
      v161[0] = g8(v160[0], v160[2]);
      v161[1] = g9(v160[0], v160[2]);
      v161[2] = g8(v160[1], v160[3]);
      v161[3] = g9(v160[1], v160[3]);
      g10(v58[0], v59[0], v60[0], v61[0], v155[0], v157[0], v159[0], v161[0], v12[0], v15[0], v58[0], v59[0], v60[0], v61[0]);
      g10(v62[0], v63[0], v64[0], v65[0], v155[0], v157[0], v159[0], v161[0], v18[0], v21[0], v62[0], v63[0], v64[0], v65[0]);
      g10(v66[0], v67[0], v68[0], v69[0], v155[0], v157[0], v159[0], v161[0], v24[0], v27[0], v66[0], v67[0], v68[0], v69[0]);
      g10(v70[0], v71[0], v72[0], v73[0], v155[0], v157[0], v159[0], v161[0], v30[0], v33[0], v70[0], v71[0], v72[0], v73[0]);
      g10(v46[0], v47[0], v48[0], v49[0], v155[0], v157[0], v159[0], v161[0], v36[0], v39[0], v46[0], v47[0], v48[0], v49[0]);
      g10(v58[1], v59[1], v60[1], v61[1], v155[1], v157[1], v159[1], v161[1], v12[1], v15[1], v58[1], v59[1], v60[1], v61[1]);
      g10(v62[1], v63[1], v64[1], v65[1], v155[1], v157[1], v159[1], v161[1], v18[1], v21[1], v62[1], v63[1], v64[1], v65[1]);
      g10(v66[1], v67[1], v68[1], v69[1], v155[1], v157[1], v159[1], v161[1], v24[1], v27[1], v66[1], v67[1], v68[1], v69[1]);
      g10(v70[1], v71[1], v72[1], v73[1], v155[1], v157[1], v159[1], v161[1], v30[1], v33[1], v70[1], v71[1], v72[1], v73[1]);
      g10(v46[1], v47[1], v48[1], v49[1], v155[1], v157[1], v159[1], v161[1], v36[1], v39[1], v46[1], v47[1], v48[1], v49[1]);
      g10(v58[2], v59[2], v60[2], v61[2], v155[2], v157[2], v159[2], v161[2], v12[2], v15[2], v58[2], v59[2], v60[2], v61[2]);
      g10(v62[2], v63[2], v64[2], v65[2], v155[2], v157[2], v159[2], v161[2], v18[2], v21[2], v62[2], v63[2], v64[2], v65[2]);
      g10(v66[2], v67[2], v68[2], v69[2], v155[2], v157[2], v159[2], v161[2], v24[2], v27[2], v66[2], v67[2], v68[2], v69[2]);
      g10(v70[2], v71[2], v72[2], v73[2], v155[2], v157[2], v159[2], v161[2], v30[2], v33[2], v70[2], v71[2], v72[2], v73[2]);
      g10(v46[2], v47[2], v48[2], v49[2], v155[2], v157[2], v159[2], v161[2], v36[2], v39[2], v46[2], v47[2], v48[2], v49[2]);
      g10(v58[3], v59[3], v60[3], v61[3], v155[3], v157[3], v159[3], v161[3], v12[3], v15[3], v58[3], v59[3], v60[3], v61[3]);
      g10(v62[3], v63[3], v64[3], v65[3], v155[3], v157[3], v159[3], v161[3], v18[3], v21[3], v62[3], v63[3], v64[3], v65[3]);
      g10(v66[3], v67[3], v68[3], v69[3], v155[3], v157[3], v159[3], v161[3], v24[3], v27[3], v66[3], v67[3], v68[3], v69[3]);
      g10(v70[3], v71[3], v72[3], v73[3], v155[3], v157[3], v159[3], v161[3], v30[3], v33[3], v70[3], v71[3], v72[3], v73[3]);
      g10(v46[3], v47[3], v48[3], v49[3], v155[3], v157[3], v159[3], v161[3], v36[3], v39[3], v46[3], v47[3], v48[3], v49[3]);
      v4[0] = (v4[0] | (((((((((((((((((v46[0] + v46[1]) + v46[2]) + v46[3]) + v47[0]) + v47[1]) + v47[2]) + v47[3]) + v48[0]) + v48[1]) + v48[2]) + v48[3]) + v49[0]) + v49[1]) + v49[2]) + v49[3]) != (((((((((((((((v46[0] + v46[1]) + v46[2]) + v46[3]) + v47[0]) + v47[1]) + v47[2]) + v47[3]) + v48[0]) + v48[1]) + v48[2]) + v48[3]) + v49[0]) + v49[1]) + v49[2]) + v49[3])) ? ((uint)1 << ((uint)(v233 * 5))) : (uint)0));
      v162[0] = (v46[0] + v41[0]);
      v162[1] = (v46[1] + v41[1]);
      v162[2] = (v46[2] + v41[2]);
      v162[3] = (v46[3] + v41[3]);
      v163[0] = ((nv_bfloat16)g14(v162[0], 0x0p+0f));
      v163[1] = ((nv_bfloat16)g14(v162[1], 0x0p+0f));
      v163[2] = ((nv_bfloat16)g14(v162[2], 0x0p+0f));
      v163[3] = ((nv_bfloat16)g14(v162[3], 0x0p+0f));
        nv_bfloat162 v267 = *(nv_bfloat162*)(v163 + 0);
      v164[0] = (*(uint *)(&(v267)));
        nv_bfloat162 v268 = *(nv_bfloat162*)(v163 + 2);
      v164[1] = (*(uint *)(&(v268)));
      v165[0] = (v47[0] + v41[0]);
      v165[1] = (v47[1] + v41[1]);
      v165[2] = (v47[2] + v41[2]);
      v165[3] = (v47[3] + v41[3]);
      v166[0] = ((nv_bfloat16)g14(v165[0], 0x0p+0f));
      v166[1] = ((nv_bfloat16)g14(v165[1], 0x0p+0f));
      v166[2] = ((nv_bfloat16)g14(v165[2], 0x0p+0f));
      v166[3] = ((nv_bfloat16)g14(v165[3], 0x0p+0f));
        nv_bfloat162 v269 = *(nv_bfloat162*)(v166 + 0);
      v164[2] = (*(uint *)(&(v269)));
        nv_bfloat162 v270 = *(nv_bfloat162*)(v166 + 2);
      v164[3] = (*(uint *)(&(v270)));
      g15((v8[0] + ((uint)(v233 * 4224))), v164[0], v164[1], v164[2], v164[3]);
      v167[0] = (v48[0] + v41[0]);
      v167[1] = (v48[1] + v41[1]);
      v167[2] = (v48[2] + v41[2]);
      v167[3] = (v48[3] + v41[3]);
      v168[0] = ((nv_bfloat16)g14(v167[0], 0x0p+0f));
      v168[1] = ((nv_bfloat16)g14(v167[1], 0x0p+0f));
      v168[2] = ((nv_bfloat16)g14(v167[2], 0x0p+0f));
      v168[3] = ((nv_bfloat16)g14(v167[3], 0x0p+0f));
        nv_bfloat162 v271 = *(nv_bfloat162*)(v168 + 0);
      v169[0] = (*(uint *)(&(v271)));
        nv_bfloat162 v272 = *(nv_bfloat162*)(v168 + 2);
      v169[1] = (*(uint *)(&(v272)));
      v170[0] = (v49[0] + v41[0]);
      v170[1] = (v49[1] + v41[1]);
      v170[2] = (v49[2] + v41[2]);
      v170[3] = (v49[3] + v41[3]);
      v171[0] = ((nv_bfloat16)g14(v170[0], 0x0p+0f));
      v171[1] = ((nv_bfloat16)g14(v170[1], 0x0p+0f));
      v171[2] = ((nv_bfloat16)g14(v170[2], 0x0p+0f));
      v171[3] = ((nv_bfloat16)g14(v170[3], 0x0p+0f));
        nv_bfloat162 v273 = *(nv_bfloat162*)(v171 + 0);
      v169[2] = (*(uint *)(&(v273)));
        nv_bfloat162 v274 = *(nv_bfloat162*)(v171 + 2);
      v169[3] = (*(uint *)(&(v274)));
      g15((v3[0] + ((uint)(v233 * 4224))), v169[0], v169[1], v169[2], v169[3]);
    }
  }
  __syncthreads();
  g12(v172[0], v172[1], (v6[0] + (uint)4224));
  *(uint2*)(((uint*)v234) + v1[0]) = *(uint2*)(v172 + (int64_t)0);
  g12(v173[0], v173[1], ((v6[0] + (uint)4224) + (uint)256));
  *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)768)) = *(uint2*)(v173 + (int64_t)0);
  g12(v174[0], v174[1], ((v6[0] + (uint)4224) + (uint)512));
  *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)1536)) = *(uint2*)(v174 + (int64_t)0);
  g12(v175[0], v175[1], ((v6[0] + (uint)4224) + (uint)768));
  *(uint2*)(((uint*)v234) + (v1[0] + (int64_t)2304)) = *(uint2*)(v175 + (int64_t)0);
  v1[0] = (v1[0] + (int64_t)3600);
  __syncthreads();
  if (v4[0] != (uint)0) {
    for (int v275 = 0; v275 < 8; ++v275) {
      if (((v4[0] >> ((uint)v275)) & (uint)1) != (uint)0) {
        g16((&(v190[((((((int)blockIdx.x) / 24) * 216000) + ((((int)blockIdx.x) % 3) * 16)) + ((((int)threadIdx.x) >> 5) * 4))])), (&(v190[((((((int)blockIdx.x) / 24) * 216000) + ((((int)blockIdx.x) % 3) * 16)) + ((((int)threadIdx.x) >> 5) * 4))])), (&(v191[(((((int)blockIdx.x) % 3) * 16) + ((((int)threadIdx.x) >> 5) * 4))])), ((g1((((((int)blockIdx.x) % 24) / 6) * 8), 22) + v275) - 2), (((g1((((((int)blockIdx.x) % 6) / 3) * 64), 11) * 2) + ((((int)threadIdx.x) & 31) * 2)) - 2), (((g1((((((int)blockIdx.x) % 6) / 3) * 64), 11) * 2) + ((((int)threadIdx.x) & 31) * 2)) + 62), (&(v176[0])));
        v177[0] = v176[0];
        v177[1] = v176[1];
        v177[2] = v176[2];
        v177[3] = v176[3];
        v178[0] = (v177[0] + v41[0]);
        v178[1] = (v177[1] + v41[1]);
        v178[2] = (v177[2] + v41[2]);
        v178[3] = (v177[3] + v41[3]);
        v179[0] = ((nv_bfloat16)g14(v178[0], 0x0p+0f));
        v179[1] = ((nv_bfloat16)g14(v178[1], 0x0p+0f));
        v179[2] = ((nv_bfloat16)g14(v178[2], 0x0p+0f));
        v179[3] = ((nv_bfloat16)g14(v178[3], 0x0p+0f));
        *(nv_bfloat164*)(v234 + ((((((((((int)blockIdx.x) / 24) * 216000) + (g1((((((int)blockIdx.x) % 24) / 6) * 8), 22) * 7200)) + (v275 * 7200)) + (g1((((((int)blockIdx.x) % 6) / 3) * 64), 11) * 96)) + ((((int)threadIdx.x) & 31) * 96)) + ((((int)blockIdx.x) % 3) * 16)) + ((((int)threadIdx.x) >> 5) * 4))) = *(nv_bfloat164*)(v179 + 0);
        v180[0] = v176[4];
        v180[1] = v176[5];
        v180[2] = v176[6];
        v180[3] = v176[7];
        v181[0] = (v180[0] + v41[0]);
        v181[1] = (v180[1] + v41[1]);
        v181[2] = (v180[2] + v41[2]);
        v181[3] = (v180[3] + v41[3]);
        v182[0] = ((nv_bfloat16)g14(v181[0], 0x0p+0f));
        v182[1] = ((nv_bfloat16)g14(v181[1], 0x0p+0f));
        v182[2] = ((nv_bfloat16)g14(v181[2], 0x0p+0f));
        v182[3] = ((nv_bfloat16)g14(v181[3], 0x0p+0f));
        *(nv_bfloat164*)(v234 + (((((((((((int)blockIdx.x) / 24) * 216000) + (g1((((((int)blockIdx.x) % 24) / 6) * 8), 22) * 7200)) + (v275 * 7200)) + (g1((((((int)blockIdx.x) % 6) / 3) * 64), 11) * 96)) + ((((int)threadIdx.x) & 31) * 96)) + ((((int)blockIdx.x) % 3) * 16)) + ((((int)threadIdx.x) >> 5) * 4)) + 48)) = *(nv_bfloat164*)(v182 + 0);
        v183[0] = v176[8];
        v183[1] = v176[9];
        v183[2] = v176[10];
        v183[3] = v176[11];
        v184[0] = (v183[0] + v41[0]);
        v184[1] = (v183[1] + v41[1]);
        v184[2] = (v183[2] + v41[2]);
        v184[3] = (v183[3] + v41[3]);
        v185[0] = ((nv_bfloat16)g14(v184[0], 0x0p+0f));
        v185[1] = ((nv_bfloat16)g14(v184[1], 0x0p+0f));
        v185[2] = ((nv_bfloat16)g14(v184[2], 0x0p+0f));
        v185[3] = ((nv_bfloat16)g14(v184[3], 0x0p+0f));
        *(nv_bfloat164*)(v234 + (((((((((((int)blockIdx.x) / 24) * 216000) + (g1((((((int)blockIdx.x) % 24) / 6) * 8), 22) * 7200)) + (v275 * 7200)) + (g1((((((int)blockIdx.x) % 6) / 3) * 64), 11) * 96)) + ((((int)threadIdx.x) & 31) * 96)) + ((((int)blockIdx.x) % 3) * 16)) + ((((int)threadIdx.x) >> 5) * 4)) + 3072)) = *(nv_bfloat164*)(v185 + 0);
        v186[0] = v176[12];
        v186[1] = v176[13];
        v186[2] = v176[14];
        v186[3] = v176[15];
        v187[0] = (v186[0] + v41[0]);
        v187[1] = (v186[1] + v41[1]);
        v187[2] = (v186[2] + v41[2]);
        v187[3] = (v186[3] + v41[3]);
        v188[0] = ((nv_bfloat16)g14(v187[0], 0x0p+0f));
        v188[1] = ((nv_bfloat16)g14(v187[1], 0x0p+0f));
        v188[2] = ((nv_bfloat16)g14(v187[2], 0x0p+0f));
        v188[3] = ((nv_bfloat16)g14(v187[3], 0x0p+0f));
        *(nv_bfloat164*)(v234 + (((((((((((int)blockIdx.x) / 24) * 216000) + (g1((((((int)blockIdx.x) % 24) / 6) * 8), 22) * 7200)) + (v275 * 7200)) + (g1((((((int)blockIdx.x) % 6) / 3) * 64), 11) * 96)) + ((((int)threadIdx.x) & 31) * 96)) + ((((int)blockIdx.x) % 3) * 16)) + ((((int)threadIdx.x) >> 5) * 4)) + 3120)) = *(nv_bfloat164*)(v188 + 0);
      }
    }
  }
}
