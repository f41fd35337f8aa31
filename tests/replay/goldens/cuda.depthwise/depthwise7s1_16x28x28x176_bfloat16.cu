// cuda.depthwise: depthwise7s1_16x28x28x176_bfloat16, on h200
// config: channels=4, warps=4, rows=7
// digest: ef6ddb4799b0
__launch_bounds__(128) g0(nv_bfloat16* __restrict__ v250, nv_bfloat16* __restrict__ v251, float* __restrict__ v308, nv_bfloat16* __restrict__ v310) {
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
  alignas(64) uint v40[2];
  alignas(64) uint v41[2];
  alignas(64) uint v42[4];
  alignas(64) uint v43[2];
  alignas(64) uint v44[2];
  alignas(64) uint v45[4];
  alignas(64) uint v46[2];
  alignas(64) uint v47[2];
  alignas(64) uint v48[4];
  alignas(64) uint v49[2];
  alignas(64) uint v50[2];
  alignas(64) uint v51[4];
  alignas(64) float v52[4];
  alignas(64) float v53[4];
  alignas(64) uint v54[2];
  alignas(64) uint v55[2];
  alignas(64) uint v56[2];
  alignas(64) uint v57[2];
  alignas(64) float v58[4];
  alignas(64) float v59[4];
  alignas(64) float v60[4];
  alignas(64) float v61[4];
  alignas(64) uint v62[4];
  alignas(64) uint v63[4];
  alignas(64) uint v64[4];
  alignas(64) uint v65[4];
  alignas(64) uint v66[4];
  alignas(64) uint v67[4];
  alignas(64) uint v68[4];
  alignas(64) uint v69[4];
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
  v74[0] = 0x0p+0f;
  v74[1] = 0x0p+0f;
  v74[2] = 0x0p+0f;
  v74[3] = 0x0p+0f;
  alignas(64) float v75[4];
  v75[0] = 0x0p+0f;
  v75[1] = 0x0p+0f;
  v75[2] = 0x0p+0f;
  v75[3] = 0x0p+0f;
  alignas(64) float v76[4];
  v76[0] = 0x0p+0f;
  v76[1] = 0x0p+0f;
  v76[2] = 0x0p+0f;
  v76[3] = 0x0p+0f;
  alignas(64) float v77[4];
  v77[0] = 0x0p+0f;
  v77[1] = 0x0p+0f;
  v77[2] = 0x0p+0f;
  v77[3] = 0x0p+0f;
  alignas(64) float v78[4];
  v78[0] = 0x0p+0f;
  v78[1] = 0x0p+0f;
  v78[2] = 0x0p+0f;
  v78[3] = 0x0p+0f;
  alignas(64) float v79[4];
  v79[0] = 0x0p+0f;
  v79[1] = 0x0p+0f;
  v79[2] = 0x0p+0f;
  v79[3] = 0x0p+0f;
  alignas(64) float v80[4];
  v80[0] = 0x0p+0f;
  v80[1] = 0x0p+0f;
  v80[2] = 0x0p+0f;
  v80[3] = 0x0p+0f;
  alignas(64) float v81[4];
  v81[0] = 0x0p+0f;
  v81[1] = 0x0p+0f;
  v81[2] = 0x0p+0f;
  v81[3] = 0x0p+0f;
  alignas(64) float v82[4];
  v82[0] = 0x0p+0f;
  v82[1] = 0x0p+0f;
  v82[2] = 0x0p+0f;
  v82[3] = 0x0p+0f;
  alignas(64) float v83[4];
  v83[0] = 0x0p+0f;
  v83[1] = 0x0p+0f;
  v83[2] = 0x0p+0f;
  v83[3] = 0x0p+0f;
  alignas(64) float v84[4];
  v84[0] = 0x0p+0f;
  v84[1] = 0x0p+0f;
  v84[2] = 0x0p+0f;
  v84[3] = 0x0p+0f;
  alignas(64) float v85[4];
  v85[0] = 0x0p+0f;
  v85[1] = 0x0p+0f;
  v85[2] = 0x0p+0f;
  v85[3] = 0x0p+0f;
  alignas(64) float v86[4];
  v86[0] = 0x0p+0f;
  v86[1] = 0x0p+0f;
  v86[2] = 0x0p+0f;
  v86[3] = 0x0p+0f;
  alignas(64) float v87[4];
  v87[0] = 0x0p+0f;
  v87[1] = 0x0p+0f;
  v87[2] = 0x0p+0f;
  v87[3] = 0x0p+0f;
  alignas(64) float v88[4];
  v88[0] = 0x0p+0f;
  v88[1] = 0x0p+0f;
  v88[2] = 0x0p+0f;
  v88[3] = 0x0p+0f;
  alignas(64) float v89[4];
  v89[0] = 0x0p+0f;
  v89[1] = 0x0p+0f;
  v89[2] = 0x0p+0f;
  v89[3] = 0x0p+0f;
  alignas(64) float v90[4];
  v90[0] = 0x0p+0f;
  v90[1] = 0x0p+0f;
  v90[2] = 0x0p+0f;
  v90[3] = 0x0p+0f;
  alignas(64) float v91[4];
  v91[0] = 0x0p+0f;
  v91[1] = 0x0p+0f;
  v91[2] = 0x0p+0f;
  v91[3] = 0x0p+0f;
  alignas(64) float v92[4];
  v92[0] = 0x0p+0f;
  v92[1] = 0x0p+0f;
  v92[2] = 0x0p+0f;
  v92[3] = 0x0p+0f;
  alignas(64) float v93[4];
  v93[0] = 0x0p+0f;
  v93[1] = 0x0p+0f;
  v93[2] = 0x0p+0f;
  v93[3] = 0x0p+0f;
  alignas(64) float v94[4];
  alignas(64) nv_bfloat16 v95[4];
  alignas(64) uint v96[4];
  alignas(64) float v97[4];
  alignas(64) nv_bfloat16 v98[4];
  alignas(64) float v99[4];
  alignas(64) nv_bfloat16 v100[4];
  alignas(64) uint v101[4];
  alignas(64) float v102[4];
  alignas(64) nv_bfloat16 v103[4];
  alignas(64) uint v104[2];
  alignas(64) uint v105[2];
  alignas(64) uint v106[2];
  alignas(64) uint v107[2];
  alignas(64) uint v108[4];
  alignas(64) uint v109[4];
  alignas(64) uint v110[4];
  alignas(64) uint v111[4];
  alignas(64) uint v112[4];
  alignas(64) uint v113[4];
  alignas(64) uint v114[4];
  alignas(64) uint v115[4];
  alignas(64) float v116[4];
  alignas(64) nv_bfloat16 v117[4];
  alignas(64) uint v118[4];
  alignas(64) float v119[4];
  alignas(64) nv_bfloat16 v120[4];
  alignas(64) float v121[4];
  alignas(64) nv_bfloat16 v122[4];
  alignas(64) uint v123[4];
  alignas(64) float v124[4];
  alignas(64) nv_bfloat16 v125[4];
  alignas(64) uint v126[2];
  alignas(64) uint v127[2];
  alignas(64) uint v128[2];
  alignas(64) uint v129[2];
  alignas(64) uint v130[4];
  alignas(64) uint v131[4];
  alignas(64) uint v132[4];
  alignas(64) uint v133[4];
  alignas(64) uint v134[4];
  alignas(64) uint v135[4];
  alignas(64) uint v136[4];
  alignas(64) uint v137[4];
  alignas(64) float v138[4];
  alignas(64) nv_bfloat16 v139[4];
  alignas(64) uint v140[4];
  alignas(64) float v141[4];
  alignas(64) nv_bfloat16 v142[4];
  alignas(64) float v143[4];
  alignas(64) nv_bfloat16 v144[4];
  alignas(64) uint v145[4];
  alignas(64) float v146[4];
  alignas(64) nv_bfloat16 v147[4];
  alignas(64) uint v148[2];
  alignas(64) uint v149[2];
  alignas(64) uint v150[2];
  alignas(64) uint v151[2];
  alignas(64) uint v152[4];
  alignas(64) uint v153[4];
  alignas(64) uint v154[4];
  alignas(64) uint v155[4];
  alignas(64) uint v156[4];
  alignas(64) uint v157[4];
  alignas(64) uint v158[4];
  alignas(64) uint v159[4];
  alignas(64) float v160[4];
  alignas(64) nv_bfloat16 v161[4];
  alignas(64) uint v162[4];
  alignas(64) float v163[4];
  alignas(64) nv_bfloat16 v164[4];
  alignas(64) float v165[4];
  alignas(64) nv_bfloat16 v166[4];
  alignas(64) uint v167[4];
  alignas(64) float v168[4];
  alignas(64) nv_bfloat16 v169[4];
  alignas(64) uint v170[2];
  alignas(64) uint v171[2];
  alignas(64) uint v172[2];
  alignas(64) uint v173[2];
  alignas(64) uint v174[4];
  alignas(64) uint v175[4];
  alignas(64) uint v176[4];
  alignas(64) uint v177[4];
  alignas(64) uint v178[4];
  alignas(64) uint v179[4];
  alignas(64) uint v180[4];
  alignas(64) uint v181[4];
  alignas(64) float v182[4];
  alignas(64) nv_bfloat16 v183[4];
  alignas(64) uint v184[4];
  alignas(64) float v185[4];
  alignas(64) nv_bfloat16 v186[4];
  alignas(64) float v187[4];
  alignas(64) nv_bfloat16 v188[4];
  alignas(64) uint v189[4];
  alignas(64) float v190[4];
  alignas(64) nv_bfloat16 v191[4];
  alignas(64) uint v192[2];
  alignas(64) uint v193[2];
  alignas(64) uint v194[2];
  alignas(64) uint v195[2];
  alignas(64) uint v196[4];
  alignas(64) uint v197[4];
  alignas(64) uint v198[4];
  alignas(64) uint v199[4];
  alignas(64) uint v200[4];
  alignas(64) uint v201[4];
  alignas(64) uint v202[4];
  alignas(64) uint v203[4];
  alignas(64) float v204[4];
  alignas(64) nv_bfloat16 v205[4];
  alignas(64) uint v206[4];
  alignas(64) float v207[4];
  alignas(64) nv_bfloat16 v208[4];
  alignas(64) float v209[4];
  alignas(64) nv_bfloat16 v210[4];
  alignas(64) uint v211[4];
  alignas(64) float v212[4];
  alignas(64) nv_bfloat16 v213[4];
  alignas(64) uint v214[4];
  alignas(64) uint v215[4];
  alignas(64) uint v216[4];
  alignas(64) uint v217[4];
  alignas(64) uint v218[4];
  alignas(64) uint v219[4];
  alignas(64) uint v220[4];
  alignas(64) uint v221[4];
  alignas(64) float v222[4];
  alignas(64) nv_bfloat16 v223[4];
  alignas(64) uint v224[4];
  alignas(64) float v225[4];
  alignas(64) nv_bfloat16 v226[4];
  alignas(64) float v227[4];
  alignas(64) nv_bfloat16 v228[4];
  alignas(64) uint v229[4];
  alignas(64) float v230[4];
  alignas(64) nv_bfloat16 v231[4];
  alignas(64) uint v232[2];
  alignas(64) uint v233[2];
  alignas(64) uint v234[2];
  alignas(64) uint v235[2];
  alignas(64) float v236[16];
  alignas(64) float v237[4];
  alignas(64) float v238[4];
  alignas(64) nv_bfloat16 v239[4];
  alignas(64) float v240[4];
  alignas(64) float v241[4];
  alignas(64) nv_bfloat16 v242[4];
  alignas(64) float v243[4];
  alignas(64) float v244[4];
  alignas(64) nv_bfloat16 v245[4];
  alignas(64) float v246[4];
  alignas(64) float v247[4];
  alignas(64) nv_bfloat16 v248[4];
  v0[0] = ((((((((((int64_t)((int)blockIdx.x)) / (int64_t)44) * (int64_t)275968) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)68992)) + (((((int64_t)((int)blockIdx.x)) % (int64_t)44) / (int64_t)11) * (int64_t)17248)) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)88)) + ((((int64_t)((int)blockIdx.x)) % (int64_t)11) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) - (int64_t)7392);
  v1[0] = (((((((((int64_t)((int)blockIdx.x)) / (int64_t)44) * (int64_t)275968) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)68992)) + (((((int64_t)((int)blockIdx.x)) % (int64_t)44) / (int64_t)11) * (int64_t)17248)) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)88)) + ((((int64_t)((int)blockIdx.x)) % (int64_t)11) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
  g1();
  g2();
  v3[0] = g3((&(v2[0])));
  v4[0] = (uint)0;
  v5[0] = (v3[0] + ((uint)(((((((int)threadIdx.x) & 3) * 1184) + ((((int)threadIdx.x) >> 5) * 288)) + (((((int)threadIdx.x) & 31) >> 2) * 8)) + 24)));
  v6[0] = (v3[0] + ((uint)(((((((int)threadIdx.x) & 3) * 928) + ((((int)threadIdx.x) >> 5) * 224)) + (((((int)threadIdx.x) & 31) >> 2) * 8)) + 33152)));
  v7[0] = (v3[0] + ((uint)(((((((int)threadIdx.x) >> 5) * 1184) + (((((int)threadIdx.x) & 31) >> 4) * 288)) + ((((int)threadIdx.x) & 3) * 16)) + (g4((((((int)threadIdx.x) & 15) >> 2) * 8), 20) * 8))));
  v8[0] = (v3[0] + ((uint)((((((((int)threadIdx.x) >> 5) * 928) + (((((int)threadIdx.x) & 31) >> 4) * 224)) + ((((int)threadIdx.x) & 3) * 16)) + (g4((((((int)threadIdx.x) & 15) >> 2) * 8), 20) * 8)) + 33152)));
  v9[0] = (v3[0] + ((uint)((((((((int)threadIdx.x) >> 5) * 1184) + (((((int)threadIdx.x) & 31) >> 4) * 288)) + ((((int)threadIdx.x) & 3) * 16)) + (g4((((((int)threadIdx.x) & 15) >> 2) * 8), 20) * 8)) + 576)));
  v3[0] = (v3[0] + ((uint)((((((((int)threadIdx.x) >> 5) * 928) + (((((int)threadIdx.x) & 31) >> 4) * 224)) + ((((int)threadIdx.x) & 3) * 16)) + (g4((((((int)threadIdx.x) & 15) >> 2) * 8), 20) * 8)) + 33600)));
  for (int v249 = 0; v249 < 20; ++v249) {
    if (((v249 * 16) + (((int)threadIdx.x) >> 3)) < 317) {
      *(uint4*)(v2 + ((v249 * 512) + (((int)threadIdx.x) * 4))) = make_uint4((uint)0, (uint)0, (uint)0, (uint)0);
    }
  }
  __syncthreads();
  if (11 <= (((int)blockIdx.x) % 44)) {
    g5(v5[0], (&(((uint*)v250)[v0[0]])));
    g5((v5[0] + (uint)64), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
    g5((v5[0] + (uint)128), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
    if ((((int)threadIdx.x) & 31) < 16) {
      g5((v5[0] + (uint)192), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
    }
  }
  g6();
  v0[0] = (v0[0] + (int64_t)2464);
  if (11 <= (((int)blockIdx.x) % 44)) {
    g5((v5[0] + (uint)4736), (&(((uint*)v250)[v0[0]])));
    g5((v5[0] + (uint)4800), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
    g5((v5[0] + (uint)4864), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
    if ((((int)threadIdx.x) & 31) < 16) {
      g5((v5[0] + (uint)4928), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
    }
  }
  g6();
  v0[0] = (v0[0] + (int64_t)2464);
  if (11 <= (((int)blockIdx.x) % 44)) {
    g5((v5[0] + (uint)9472), (&(((uint*)v250)[v0[0]])));
    g5((v5[0] + (uint)9536), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
    g5((v5[0] + (uint)9600), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
    if ((((int)threadIdx.x) & 31) < 16) {
      g5((v5[0] + (uint)9664), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
    }
  }
  g6();
  v0[0] = (v0[0] + (int64_t)2464);
  g5((v5[0] + (uint)14208), (&(((uint*)v250)[v0[0]])));
  g5((v5[0] + (uint)14272), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
  g5((v5[0] + (uint)14336), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
  if ((((int)threadIdx.x) & 31) < 16) {
    g5((v5[0] + (uint)14400), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
  }
  g6();
  v0[0] = (v0[0] + (int64_t)2464);
  g5((v5[0] + (uint)18944), (&(((uint*)v250)[v0[0]])));
  g5((v5[0] + (uint)19008), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
  g5((v5[0] + (uint)19072), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
  if ((((int)threadIdx.x) & 31) < 16) {
    g5((v5[0] + (uint)19136), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
  }
  g6();
  v0[0] = (v0[0] + (int64_t)2464);
  g5((v5[0] + (uint)23680), (&(((uint*)v250)[v0[0]])));
  g5((v5[0] + (uint)23744), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
  g5((v5[0] + (uint)23808), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
  if ((((int)threadIdx.x) & 31) < 16) {
    g5((v5[0] + (uint)23872), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
  }
  g6();
  v0[0] = (v0[0] + (int64_t)2464);
  *(uint2*)(v10 + 0) = *(uint2*)(((uint*)v251) + (((g7((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)));
  uint v252;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v252 = v10[0];
  } else {
    v252 = (uint)0;
  }
  v10[0] = v252;
  uint v253;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v253 = v10[1];
  } else {
    v253 = (uint)0;
  }
  v10[1] = v253;
  *(uint2*)(v11 + 0) = *(uint2*)(((uint*)v251) + (((g7(g4(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 6), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)));
  uint v254;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v254 = v11[0];
  } else {
    v254 = (uint)0;
  }
  v11[0] = v254;
  uint v255;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v255 = v11[1];
  } else {
    v255 = (uint)0;
  }
  v11[1] = v255;
  v12[0] = g8(v10[0], v11[0]);
  v12[1] = g9(v10[0], v11[0]);
  v12[2] = g8(v10[1], v11[1]);
  v12[3] = g9(v10[1], v11[1]);
  *(uint2*)(v13 + 0) = *(uint2*)(((uint*)v251) + (((g4(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)));
  uint v256;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v256 = v13[0];
  } else {
    v256 = (uint)0;
  }
  v13[0] = v256;
  uint v257;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v257 = v13[1];
  } else {
    v257 = (uint)0;
  }
  v13[1] = v257;
  *(uint2*)(v14 + 0) = *(uint2*)(((uint*)v251) + (((g4(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)));
  uint v258;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v258 = v14[0];
  } else {
    v258 = (uint)0;
  }
  v14[0] = v258;
  uint v259;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v259 = v14[1];
  } else {
    v259 = (uint)0;
  }
  v14[1] = v259;
  v15[0] = g8(v13[0], v14[0]);
  v15[1] = g9(v13[0], v14[0]);
  v15[2] = g8(v13[1], v14[1]);
  v15[3] = g9(v13[1], v14[1]);
  *(uint2*)(v16 + 0) = *(uint2*)(((uint*)v251) + ((((g7((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 616));
  uint v260;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v260 = v16[0];
  } else {
    v260 = (uint)0;
  }
  v16[0] = v260;
  uint v261;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v261 = v16[1];
  } else {
    v261 = (uint)0;
  }
  v16[1] = v261;
  *(uint2*)(v17 + 0) = *(uint2*)(((uint*)v251) + ((((g7(g4(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 6), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 616));
  uint v262;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v262 = v17[0];
  } else {
    v262 = (uint)0;
  }
  v17[0] = v262;
  uint v263;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v263 = v17[1];
  } else {
    v263 = (uint)0;
  }
  v17[1] = v263;
  v18[0] = g8(v16[0], v17[0]);
  v18[1] = g9(v16[0], v17[0]);
  v18[2] = g8(v16[1], v17[1]);
  v18[3] = g9(v16[1], v17[1]);
  *(uint2*)(v19 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 616));
  uint v264;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v264 = v19[0];
  } else {
    v264 = (uint)0;
  }
  v19[0] = v264;
  uint v265;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v265 = v19[1];
  } else {
    v265 = (uint)0;
  }
  v19[1] = v265;
  *(uint2*)(v20 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 616));
  uint v266;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v266 = v20[0];
  } else {
    v266 = (uint)0;
  }
  v20[0] = v266;
  uint v267;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v267 = v20[1];
  } else {
    v267 = (uint)0;
  }
  v20[1] = v267;
  v21[0] = g8(v19[0], v20[0]);
  v21[1] = g9(v19[0], v20[0]);
  v21[2] = g8(v19[1], v20[1]);
  v21[3] = g9(v19[1], v20[1]);
  *(uint2*)(v22 + 0) = *(uint2*)(((uint*)v251) + ((((g7((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 1232));
  uint v268;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v268 = v22[0];
  } else {
    v268 = (uint)0;
  }
  v22[0] = v268;
  uint v269;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v269 = v22[1];
  } else {
    v269 = (uint)0;
  }
  v22[1] = v269;
  *(uint2*)(v23 + 0) = *(uint2*)(((uint*)v251) + ((((g7(g4(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 6), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 1232));
  uint v270;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v270 = v23[0];
  } else {
    v270 = (uint)0;
  }
  v23[0] = v270;
  uint v271;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v271 = v23[1];
  } else {
    v271 = (uint)0;
  }
  v23[1] = v271;
  v24[0] = g8(v22[0], v23[0]);
  v24[1] = g9(v22[0], v23[0]);
  v24[2] = g8(v22[1], v23[1]);
  v24[3] = g9(v22[1], v23[1]);
  *(uint2*)(v25 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 1232));
  uint v272;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v272 = v25[0];
  } else {
    v272 = (uint)0;
  }
  v25[0] = v272;
  uint v273;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v273 = v25[1];
  } else {
    v273 = (uint)0;
  }
  v25[1] = v273;
  *(uint2*)(v26 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 1232));
  uint v274;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v274 = v26[0];
  } else {
    v274 = (uint)0;
  }
  v26[0] = v274;
  uint v275;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v275 = v26[1];
  } else {
    v275 = (uint)0;
  }
  v26[1] = v275;
  v27[0] = g8(v25[0], v26[0]);
  v27[1] = g9(v25[0], v26[0]);
  v27[2] = g8(v25[1], v26[1]);
  v27[3] = g9(v25[1], v26[1]);
  *(uint2*)(v28 + 0) = *(uint2*)(((uint*)v251) + ((((g7((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 1848));
  uint v276;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v276 = v28[0];
  } else {
    v276 = (uint)0;
  }
  v28[0] = v276;
  uint v277;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v277 = v28[1];
  } else {
    v277 = (uint)0;
  }
  v28[1] = v277;
  *(uint2*)(v29 + 0) = *(uint2*)(((uint*)v251) + ((((g7(g4(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 6), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 1848));
  uint v278;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v278 = v29[0];
  } else {
    v278 = (uint)0;
  }
  v29[0] = v278;
  uint v279;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v279 = v29[1];
  } else {
    v279 = (uint)0;
  }
  v29[1] = v279;
  v30[0] = g8(v28[0], v29[0]);
  v30[1] = g9(v28[0], v29[0]);
  v30[2] = g8(v28[1], v29[1]);
  v30[3] = g9(v28[1], v29[1]);
  *(uint2*)(v31 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 1848));
  uint v280;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v280 = v31[0];
  } else {
    v280 = (uint)0;
  }
  v31[0] = v280;
  uint v281;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v281 = v31[1];
  } else {
    v281 = (uint)0;
  }
  v31[1] = v281;
  *(uint2*)(v32 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 1848));
  uint v282;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v282 = v32[0];
  } else {
    v282 = (uint)0;
  }
  v32[0] = v282;
  uint v283;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v283 = v32[1];
  } else {
    v283 = (uint)0;
  }
  v32[1] = v283;
  v33[0] = g8(v31[0], v32[0]);
  v33[1] = g9(v31[0], v32[0]);
  v33[2] = g8(v31[1], v32[1]);
  v33[3] = g9(v31[1], v32[1]);
  *(uint2*)(v34 + 0) = *(uint2*)(((uint*)v251) + ((((g7((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 2464));
  uint v284;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v284 = v34[0];
  } else {
    v284 = (uint)0;
  }
  v34[0] = v284;
  uint v285;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v285 = v34[1];
  } else {
    v285 = (uint)0;
  }
  v34[1] = v285;
  *(uint2*)(v35 + 0) = *(uint2*)(((uint*)v251) + ((((g7(g4(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 6), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 2464));
  uint v286;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v286 = v35[0];
  } else {
    v286 = (uint)0;
  }
  v35[0] = v286;
  uint v287;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v287 = v35[1];
  } else {
    v287 = (uint)0;
  }
  v35[1] = v287;
  v36[0] = g8(v34[0], v35[0]);
  v36[1] = g9(v34[0], v35[0]);
  v36[2] = g8(v34[1], v35[1]);
  v36[3] = g9(v34[1], v35[1]);
  *(uint2*)(v37 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 2464));
  uint v288;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v288 = v37[0];
  } else {
    v288 = (uint)0;
  }
  v37[0] = v288;
  uint v289;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v289 = v37[1];
  } else {
    v289 = (uint)0;
  }
  v37[1] = v289;
  *(uint2*)(v38 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 2464));
  uint v290;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v290 = v38[0];
  } else {
    v290 = (uint)0;
  }
  v38[0] = v290;
  uint v291;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v291 = v38[1];
  } else {
    v291 = (uint)0;
  }
  v38[1] = v291;
  v39[0] = g8(v37[0], v38[0]);
  v39[1] = g9(v37[0], v38[0]);
  v39[2] = g8(v37[1], v38[1]);
  v39[3] = g9(v37[1], v38[1]);
  *(uint2*)(v40 + 0) = *(uint2*)(((uint*)v251) + ((((g7((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 3080));
  uint v292;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v292 = v40[0];
  } else {
    v292 = (uint)0;
  }
  v40[0] = v292;
  uint v293;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v293 = v40[1];
  } else {
    v293 = (uint)0;
  }
  v40[1] = v293;
  *(uint2*)(v41 + 0) = *(uint2*)(((uint*)v251) + ((((g7(g4(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 6), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 3080));
  uint v294;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v294 = v41[0];
  } else {
    v294 = (uint)0;
  }
  v41[0] = v294;
  uint v295;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v295 = v41[1];
  } else {
    v295 = (uint)0;
  }
  v41[1] = v295;
  v42[0] = g8(v40[0], v41[0]);
  v42[1] = g9(v40[0], v41[0]);
  v42[2] = g8(v40[1], v41[1]);
  v42[3] = g9(v40[1], v41[1]);
  *(uint2*)(v43 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 3080));
  uint v296;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v296 = v43[0];
  } else {
    v296 = (uint)0;
  }
  v43[0] = v296;
  uint v297;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v297 = v43[1];
  } else {
    v297 = (uint)0;
  }
  v43[1] = v297;
  *(uint2*)(v44 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 3080));
  uint v298;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v298 = v44[0];
  } else {
    v298 = (uint)0;
  }
  v44[0] = v298;
  uint v299;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v299 = v44[1];
  } else {
    v299 = (uint)0;
  }
  v44[1] = v299;
  v45[0] = g8(v43[0], v44[0]);
  v45[1] = g9(v43[0], v44[0]);
  v45[2] = g8(v43[1], v44[1]);
  v45[3] = g9(v43[1], v44[1]);
  *(uint2*)(v46 + 0) = *(uint2*)(((uint*)v251) + ((((g7((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 3696));
  uint v300;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v300 = v46[0];
  } else {
    v300 = (uint)0;
  }
  v46[0] = v300;
  uint v301;
  if (0 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) {
    v301 = v46[1];
  } else {
    v301 = (uint)0;
  }
  v46[1] = v301;
  *(uint2*)(v47 + 0) = *(uint2*)(((uint*)v251) + ((((g7(g4(((((((int)threadIdx.x) & 3) * 2) + 1) - ((((int)threadIdx.x) & 31) >> 2)), 6), 0) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 3696));
  uint v302;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v302 = v47[0];
  } else {
    v302 = (uint)0;
  }
  v47[0] = v302;
  uint v303;
  if ((-1 <= (((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2))) && ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < 6)) {
    v303 = v47[1];
  } else {
    v303 = (uint)0;
  }
  v47[1] = v303;
  v48[0] = g8(v46[0], v47[0]);
  v48[1] = g9(v46[0], v47[0]);
  v48[2] = g8(v46[1], v47[1]);
  v48[3] = g9(v46[1], v47[1]);
  *(uint2*)(v49 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 8) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 3696));
  uint v304;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v304 = v49[0];
  } else {
    v304 = (uint)0;
  }
  v49[0] = v304;
  uint v305;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -1) {
    v305 = v49[1];
  } else {
    v305 = (uint)0;
  }
  v49[1] = v305;
  *(uint2*)(v50 + 0) = *(uint2*)(((uint*)v251) + ((((g4(((((((int)threadIdx.x) & 3) * 2) + 9) - ((((int)threadIdx.x) & 31) >> 2)), 6) * 88) + ((((int)blockIdx.x) % 11) * 8)) + ((((int)threadIdx.x) >> 5) * 2)) + 3696));
  uint v306;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v306 = v50[0];
  } else {
    v306 = (uint)0;
  }
  v50[0] = v306;
  uint v307;
  if ((((((int)threadIdx.x) & 3) * 2) - ((((int)threadIdx.x) & 31) >> 2)) < -2) {
    v307 = v50[1];
  } else {
    v307 = (uint)0;
  }
  v50[1] = v307;
  v51[0] = g8(v49[0], v50[0]);
  v51[1] = g9(v49[0], v50[0]);
  v51[2] = g8(v49[1], v50[1]);
  v51[3] = g9(v49[1], v50[1]);
  v52[0] = 0x0p+0f;
  v52[1] = 0x0p+0f;
  v52[2] = 0x0p+0f;
  v52[3] = 0x0p+0f;
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v12[0], v15[0], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v12[1], v15[1], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v12[2], v15[2], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v12[3], v15[3], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v18[0], v21[0], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v18[1], v21[1], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v18[2], v21[2], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v18[3], v21[3], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v24[0], v27[0], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v24[1], v27[1], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v24[2], v27[2], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v24[3], v27[3], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v30[0], v33[0], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v30[1], v33[1], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v30[2], v33[2], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v30[3], v33[3], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v36[0], v39[0], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v36[1], v39[1], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v36[2], v39[2], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v36[3], v39[3], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v42[0], v45[0], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v42[1], v45[1], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v42[2], v45[2], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v42[3], v45[3], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v48[0], v51[0], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v48[1], v51[1], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v48[2], v51[2], v52[0], v52[1], v52[2], v52[3]);
  g10(v52[0], v52[1], v52[2], v52[3], (uint)0, (uint)0, (uint)0, (uint)0, v48[3], v51[3], v52[0], v52[1], v52[2], v52[3]);
  v4[0] = (((((v52[0] + v52[1]) + v52[2]) + v52[3]) != (((v52[0] + v52[1]) + v52[2]) + v52[3])) ? (uint)4294967295 : (uint)0);
  *(float4*)(v53 + 0) = *(float4*)(v308 + (((((int)blockIdx.x) % 11) * 16) + ((((int)threadIdx.x) >> 5) * 4)));
  for (int v309 = 0; v309 < 2; ++v309) {
    g11();
    __syncthreads();
    if (v309 < 1) {
      g5((v5[0] + (uint)28416), (&(((uint*)v250)[v0[0]])));
      g5((v5[0] + (uint)28480), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
      g5((v5[0] + (uint)28544), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
      if ((((int)threadIdx.x) & 31) < 16) {
        g5((v5[0] + (uint)28608), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
      }
    }
    g6();
    v0[0] = (v0[0] + (int64_t)2464);
    if (v309 == 1) {
      g12(v54[0], v54[1], (v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))));
      *(uint2*)(((uint*)v310) + v1[0]) = *(uint2*)(v54 + (int64_t)0);
      g12(v55[0], v55[1], ((v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))) + (uint)64));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)704)) = *(uint2*)(v55 + (int64_t)0);
      g12(v56[0], v56[1], ((v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))) + (uint)128));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)1408)) = *(uint2*)(v56 + (int64_t)0);
      if ((((int)threadIdx.x) & 31) < 16) {
        g12(v57[0], v57[1], ((v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))) + (uint)192));
        *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)2112)) = *(uint2*)(v57 + (int64_t)0);
      }
      v1[0] = (v1[0] + (int64_t)2464);
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
    if (0 < (((((int)blockIdx.x) % 44) / 11) + v309)) {
      g13(v62[0], v62[1], v62[2], v62[3], v7[0]);
      v63[0] = g8(v62[0], v62[2]);
      v63[1] = g9(v62[0], v62[2]);
      v63[2] = g8(v62[1], v62[3]);
      v63[3] = g9(v62[1], v62[3]);
      g13(v64[0], v64[1], v64[2], v64[3], v9[0]);
      v65[0] = g8(v64[0], v64[2]);
      v65[1] = g9(v64[0], v64[2]);
      v65[2] = g8(v64[1], v64[3]);
      v65[3] = g9(v64[1], v64[3]);
      g13(v66[0], v66[1], v66[2], v66[3], (v7[0] + (uint)64));
      v67[0] = g8(v66[0], v66[2]);
      v67[1] = g9(v66[0], v66[2]);
      v67[2] = g8(v66[1], v66[3]);
      v67[3] = g9(v66[1], v66[3]);
      g13(v68[0], v68[1], v68[2], v68[3], (v9[0] + (uint)64));
      v69[0] = g8(v68[0], v68[2]);
      v69[1] = g9(v68[0], v68[2]);
      v69[2] = g8(v68[1], v68[3]);
      v69[3] = g9(v68[1], v68[3]);
      g10(v58[0], v59[0], v60[0], v61[0], v63[0], v65[0], v67[0], v69[0], v12[0], v15[0], v58[0], v59[0], v60[0], v61[0]);
      g10(v70[0], v71[0], v72[0], v73[0], v63[0], v65[0], v67[0], v69[0], v18[0], v21[0], v70[0], v71[0], v72[0], v73[0]);
      g10(v74[0], v75[0], v76[0], v77[0], v63[0], v65[0], v67[0], v69[0], v24[0], v27[0], v74[0], v75[0], v76[0], v77[0]);
      g10(v78[0], v79[0], v80[0], v81[0], v63[0], v65[0], v67[0], v69[0], v30[0], v33[0], v78[0], v79[0], v80[0], v81[0]);
      g10(v82[0], v83[0], v84[0], v85[0], v63[0], v65[0], v67[0], v69[0], v36[0], v39[0], v82[0], v83[0], v84[0], v85[0]);
      g10(v86[0], v87[0], v88[0], v89[0], v63[0], v65[0], v67[0], v69[0], v42[0], v45[0], v86[0], v87[0], v88[0], v89[0]);
      g10(v90[0], v91[0], v92[0], v93[0], v63[0], v65[0], v67[0], v69[0], v48[0], v51[0], v90[0], v91[0], v92[0], v93[0]);
      g10(v58[1], v59[1], v60[1], v61[1], v63[1], v65[1], v67[1], v69[1], v12[1], v15[1], v58[1], v59[1], v60[1], v61[1]);
      g10(v70[1], v71[1], v72[1], v73[1], v63[1], v65[1], v67[1], v69[1], v18[1], v21[1], v70[1], v71[1], v72[1], v73[1]);
      g10(v74[1], v75[1], v76[1], v77[1], v63[1], v65[1], v67[1], v69[1], v24[1], v27[1], v74[1], v75[1], v76[1], v77[1]);
      g10(v78[1], v79[1], v80[1], v81[1], v63[1], v65[1], v67[1], v69[1], v30[1], v33[1], v78[1], v79[1], v80[1], v81[1]);
      g10(v82[1], v83[1], v84[1], v85[1], v63[1], v65[1], v67[1], v69[1], v36[1], v39[1], v82[1], v83[1], v84[1], v85[1]);
      g10(v86[1], v87[1], v88[1], v89[1], v63[1], v65[1], v67[1], v69[1], v42[1], v45[1], v86[1], v87[1], v88[1], v89[1]);
      g10(v90[1], v91[1], v92[1], v93[1], v63[1], v65[1], v67[1], v69[1], v48[1], v51[1], v90[1], v91[1], v92[1], v93[1]);
      g10(v58[2], v59[2], v60[2], v61[2], v63[2], v65[2], v67[2], v69[2], v12[2], v15[2], v58[2], v59[2], v60[2], v61[2]);
      g10(v70[2], v71[2], v72[2], v73[2], v63[2], v65[2], v67[2], v69[2], v18[2], v21[2], v70[2], v71[2], v72[2], v73[2]);
      g10(v74[2], v75[2], v76[2], v77[2], v63[2], v65[2], v67[2], v69[2], v24[2], v27[2], v74[2], v75[2], v76[2], v77[2]);
      g10(v78[2], v79[2], v80[2], v81[2], v63[2], v65[2], v67[2], v69[2], v30[2], v33[2], v78[2], v79[2], v80[2], v81[2]);
      g10(v82[2], v83[2], v84[2], v85[2], v63[2], v65[2], v67[2], v69[2], v36[2], v39[2], v82[2], v83[2], v84[2], v85[2]);
      g10(v86[2], v87[2], v88[2], v89[2], v63[2], v65[2], v67[2], v69[2], v42[2], v45[2], v86[2], v87[2], v88[2], v89[2]);
      g10(v90[2], v91[2], v92[2], v93[2], v63[2], v65[2], v67[2], v69[2], v48[2], v51[2], v90[2], v91[2], v92[2], v93[2]);
      g10(v58[3], v59[3], v60[3], v61[3], v63[3], v65[3], v67[3], v69[3], v12[3], v15[3], v58[3], v59[3], v60[3], v61[3]);
      g10(v70[3], v71[3], v72[3], v73[3], v63[3], v65[3], v67[3], v69[3], v18[3], v21[3], v70[3], v71[3], v72[3], v73[3]);
      g10(v74[3], v75[3], v76[3], v77[3], v63[3], v65[3], v67[3], v69[3], v24[3], v27[3], v74[3], v75[3], v76[3], v77[3]);
      g10(v78[3], v79[3], v80[3], v81[3], v63[3], v65[3], v67[3], v69[3], v30[3], v33[3], v78[3], v79[3], v80[3], v81[3]);
      g10(v82[3], v83[3], v84[3], v85[3], v63[3], v65[3], v67[3], v69[3], v36[3], v39[3], v82[3], v83[3], v84[3], v85[3]);
      g10(v86[3], v87[3], v88[3], v89[3], v63[3], v65[3], v67[3], v69[3], v42[3], v45[3], v86[3], v87[3], v88[3], v89[3]);
      g10(v90[3], v91[3], v92[3], v93[3], v63[3], v65[3], v67[3], v69[3], v48[3], v51[3], v90[3], v91[3], v92[3], v93[3]);
    }
    if (v309 == 1) {
      v4[0] = (v4[0] | (((((((((((((((((v90[0] + v90[1]) + v90[2]) + v90[3]) + v91[0]) + v91[1]) + v91[2]) + v91[3]) + v92[0]) + v92[1]) + v92[2]) + v92[3]) + v93[0]) + v93[1]) + v93[2]) + v93[3]) != (((((((((((((((v90[0] + v90[1]) + v90[2]) + v90[3]) + v91[0]) + v91[1]) + v91[2]) + v91[3]) + v92[0]) + v92[1]) + v92[2]) + v92[3]) + v93[0]) + v93[1]) + v93[2]) + v93[3])) ? ((uint)1 << ((uint)((v309 * 7) - 6))) : (uint)0));
      v94[0] = (v90[0] + v53[0]);
      v94[1] = (v90[1] + v53[1]);
      v94[2] = (v90[2] + v53[2]);
      v94[3] = (v90[3] + v53[3]);
      v95[0] = ((nv_bfloat16)g14(v94[0], 0x0p+0f));
      v95[1] = ((nv_bfloat16)g14(v94[1], 0x0p+0f));
      v95[2] = ((nv_bfloat16)g14(v94[2], 0x0p+0f));
      v95[3] = ((nv_bfloat16)g14(v94[3], 0x0p+0f));
        nv_bfloat162 v311 = *(nv_bfloat162*)(v95 + 0);
      v96[0] = (*(uint *)(&(v311)));
        nv_bfloat162 v312 = *(nv_bfloat162*)(v95 + 2);
      v96[1] = (*(uint *)(&(v312)));
      v97[0] = (v91[0] + v53[0]);
      v97[1] = (v91[1] + v53[1]);
      v97[2] = (v91[2] + v53[2]);
      v97[3] = (v91[3] + v53[3]);
      v98[0] = ((nv_bfloat16)g14(v97[0], 0x0p+0f));
      v98[1] = ((nv_bfloat16)g14(v97[1], 0x0p+0f));
      v98[2] = ((nv_bfloat16)g14(v97[2], 0x0p+0f));
      v98[3] = ((nv_bfloat16)g14(v97[3], 0x0p+0f));
        nv_bfloat162 v313 = *(nv_bfloat162*)(v98 + 0);
      v96[2] = (*(uint *)(&(v313)));
        nv_bfloat162 v314 = *(nv_bfloat162*)(v98 + 2);
      v96[3] = (*(uint *)(&(v314)));
      g15((v8[0] + ((uint)(v309 * 3712))), v96[0], v96[1], v96[2], v96[3]);
      v99[0] = (v92[0] + v53[0]);
      v99[1] = (v92[1] + v53[1]);
      v99[2] = (v92[2] + v53[2]);
      v99[3] = (v92[3] + v53[3]);
      v100[0] = ((nv_bfloat16)g14(v99[0], 0x0p+0f));
      v100[1] = ((nv_bfloat16)g14(v99[1], 0x0p+0f));
      v100[2] = ((nv_bfloat16)g14(v99[2], 0x0p+0f));
      v100[3] = ((nv_bfloat16)g14(v99[3], 0x0p+0f));
        nv_bfloat162 v315 = *(nv_bfloat162*)(v100 + 0);
      v101[0] = (*(uint *)(&(v315)));
        nv_bfloat162 v316 = *(nv_bfloat162*)(v100 + 2);
      v101[1] = (*(uint *)(&(v316)));
      v102[0] = (v93[0] + v53[0]);
      v102[1] = (v93[1] + v53[1]);
      v102[2] = (v93[2] + v53[2]);
      v102[3] = (v93[3] + v53[3]);
      v103[0] = ((nv_bfloat16)g14(v102[0], 0x0p+0f));
      v103[1] = ((nv_bfloat16)g14(v102[1], 0x0p+0f));
      v103[2] = ((nv_bfloat16)g14(v102[2], 0x0p+0f));
      v103[3] = ((nv_bfloat16)g14(v102[3], 0x0p+0f));
        nv_bfloat162 v317 = *(nv_bfloat162*)(v103 + 0);
      v101[2] = (*(uint *)(&(v317)));
        nv_bfloat162 v318 = *(nv_bfloat162*)(v103 + 2);
      v101[3] = (*(uint *)(&(v318)));
      g15((v3[0] + ((uint)(v309 * 3712))), v101[0], v101[1], v101[2], v101[3]);
    }
    g11();
    __syncthreads();
    if (v309 < 1) {
      g5(v5[0], (&(((uint*)v250)[v0[0]])));
      g5((v5[0] + (uint)64), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
      g5((v5[0] + (uint)128), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
      if ((((int)threadIdx.x) & 31) < 16) {
        g5((v5[0] + (uint)192), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
      }
    }
    g6();
    v0[0] = (v0[0] + (int64_t)2464);
    if (v309 == 1) {
      g12(v104[0], v104[1], (v6[0] + ((uint)(v309 * 3712))));
      *(uint2*)(((uint*)v310) + v1[0]) = *(uint2*)(v104 + (int64_t)0);
      g12(v105[0], v105[1], ((v6[0] + ((uint)(v309 * 3712))) + (uint)64));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)704)) = *(uint2*)(v105 + (int64_t)0);
      g12(v106[0], v106[1], ((v6[0] + ((uint)(v309 * 3712))) + (uint)128));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)1408)) = *(uint2*)(v106 + (int64_t)0);
      if ((((int)threadIdx.x) & 31) < 16) {
        g12(v107[0], v107[1], ((v6[0] + ((uint)(v309 * 3712))) + (uint)192));
        *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)2112)) = *(uint2*)(v107 + (int64_t)0);
      }
      v1[0] = (v1[0] + (int64_t)2464);
    }
    v90[0] = 0x0p+0f;
    v90[1] = 0x0p+0f;
    v90[2] = 0x0p+0f;
    v90[3] = 0x0p+0f;
    v91[0] = 0x0p+0f;
    v91[1] = 0x0p+0f;
    v91[2] = 0x0p+0f;
    v91[3] = 0x0p+0f;
    v92[0] = 0x0p+0f;
    v92[1] = 0x0p+0f;
    v92[2] = 0x0p+0f;
    v92[3] = 0x0p+0f;
    v93[0] = 0x0p+0f;
    v93[1] = 0x0p+0f;
    v93[2] = 0x0p+0f;
    v93[3] = 0x0p+0f;
    if (0 < (((((int)blockIdx.x) % 44) / 11) + v309)) {
      g13(v108[0], v108[1], v108[2], v108[3], (v7[0] + (uint)4736));
      v109[0] = g8(v108[0], v108[2]);
      v109[1] = g9(v108[0], v108[2]);
      v109[2] = g8(v108[1], v108[3]);
      v109[3] = g9(v108[1], v108[3]);
      g13(v110[0], v110[1], v110[2], v110[3], (v9[0] + (uint)4736));
      v111[0] = g8(v110[0], v110[2]);
      v111[1] = g9(v110[0], v110[2]);
      v111[2] = g8(v110[1], v110[3]);
      v111[3] = g9(v110[1], v110[3]);
      g13(v112[0], v112[1], v112[2], v112[3], (v7[0] + (uint)4800));
      v113[0] = g8(v112[0], v112[2]);
      v113[1] = g9(v112[0], v112[2]);
      v113[2] = g8(v112[1], v112[3]);
      v113[3] = g9(v112[1], v112[3]);
      g13(v114[0], v114[1], v114[2], v114[3], (v9[0] + (uint)4800));
      v115[0] = g8(v114[0], v114[2]);
      v115[1] = g9(v114[0], v114[2]);
      v115[2] = g8(v114[1], v114[3]);
      v115[3] = g9(v114[1], v114[3]);
      g10(v90[0], v91[0], v92[0], v93[0], v109[0], v111[0], v113[0], v115[0], v12[0], v15[0], v90[0], v91[0], v92[0], v93[0]);
      g10(v58[0], v59[0], v60[0], v61[0], v109[0], v111[0], v113[0], v115[0], v18[0], v21[0], v58[0], v59[0], v60[0], v61[0]);
      g10(v70[0], v71[0], v72[0], v73[0], v109[0], v111[0], v113[0], v115[0], v24[0], v27[0], v70[0], v71[0], v72[0], v73[0]);
      g10(v74[0], v75[0], v76[0], v77[0], v109[0], v111[0], v113[0], v115[0], v30[0], v33[0], v74[0], v75[0], v76[0], v77[0]);
      g10(v78[0], v79[0], v80[0], v81[0], v109[0], v111[0], v113[0], v115[0], v36[0], v39[0], v78[0], v79[0], v80[0], v81[0]);
      g10(v82[0], v83[0], v84[0], v85[0], v109[0], v111[0], v113[0], v115[0], v42[0], v45[0], v82[0], v83[0], v84[0], v85[0]);
      g10(v86[0], v87[0], v88[0], v89[0], v109[0], v111[0], v113[0], v115[0], v48[0], v51[0], v86[0], v87[0], v88[0], v89[0]);
      g10(v90[1], v91[1], v92[1], v93[1], v109[1], v111[1], v113[1], v115[1], v12[1], v15[1], v90[1], v91[1], v92[1], v93[1]);
      g10(v58[1], v59[1], v60[1], v61[1], v109[1], v111[1], v113[1], v115[1], v18[1], v21[1], v58[1], v59[1], v60[1], v61[1]);
      g10(v70[1], v71[1], v72[1], v73[1], v109[1], v111[1], v113[1], v115[1], v24[1], v27[1], v70[1], v71[1], v72[1], v73[1]);
      g10(v74[1], v75[1], v76[1], v77[1], v109[1], v111[1], v113[1], v115[1], v30[1], v33[1], v74[1], v75[1], v76[1], v77[1]);
      g10(v78[1], v79[1], v80[1], v81[1], v109[1], v111[1], v113[1], v115[1], v36[1], v39[1], v78[1], v79[1], v80[1], v81[1]);
      g10(v82[1], v83[1], v84[1], v85[1], v109[1], v111[1], v113[1], v115[1], v42[1], v45[1], v82[1], v83[1], v84[1], v85[1]);
      g10(v86[1], v87[1], v88[1], v89[1], v109[1], v111[1], v113[1], v115[1], v48[1], v51[1], v86[1], v87[1], v88[1], v89[1]);
      g10(v90[2], v91[2], v92[2], v93[2], v109[2], v111[2], v113[2], v115[2], v12[2], v15[2], v90[2], v91[2], v92[2], v93[2]);
      g10(v58[2], v59[2], v60[2], v61[2], v109[2], v111[2], v113[2], v115[2], v18[2], v21[2], v58[2], v59[2], v60[2], v61[2]);
      g10(v70[2], v71[2], v72[2], v73[2], v109[2], v111[2], v113[2], v115[2], v24[2], v27[2], v70[2], v71[2], v72[2], v73[2]);
      g10(v74[2], v75[2], v76[2], v77[2], v109[2], v111[2], v113[2], v115[2], v30[2], v33[2], v74[2], v75[2], v76[2], v77[2]);
      g10(v78[2], v79[2], v80[2], v81[2], v109[2], v111[2], v113[2], v115[2], v36[2], v39[2], v78[2], v79[2], v80[2], v81[2]);
      g10(v82[2], v83[2], v84[2], v85[2], v109[2], v111[2], v113[2], v115[2], v42[2], v45[2], v82[2], v83[2], v84[2], v85[2]);
      g10(v86[2], v87[2], v88[2], v89[2], v109[2], v111[2], v113[2], v115[2], v48[2], v51[2], v86[2], v87[2], v88[2], v89[2]);
      g10(v90[3], v91[3], v92[3], v93[3], v109[3], v111[3], v113[3], v115[3], v12[3], v15[3], v90[3], v91[3], v92[3], v93[3]);
      g10(v58[3], v59[3], v60[3], v61[3], v109[3], v111[3], v113[3], v115[3], v18[3], v21[3], v58[3], v59[3], v60[3], v61[3]);
      g10(v70[3], v71[3], v72[3], v73[3], v109[3], v111[3], v113[3], v115[3], v24[3], v27[3], v70[3], v71[3], v72[3], v73[3]);
      g10(v74[3], v75[3], v76[3], v77[3], v109[3], v111[3], v113[3], v115[3], v30[3], v33[3], v74[3], v75[3], v76[3], v77[3]);
      g10(v78[3], v79[3], v80[3], v81[3], v109[3], v111[3], v113[3], v115[3], v36[3], v39[3], v78[3], v79[3], v80[3], v81[3]);
      g10(v82[3], v83[3], v84[3], v85[3], v109[3], v111[3], v113[3], v115[3], v42[3], v45[3], v82[3], v83[3], v84[3], v85[3]);
      g10(v86[3], v87[3], v88[3], v89[3], v109[3], v111[3], v113[3], v115[3], v48[3], v51[3], v86[3], v87[3], v88[3], v89[3]);
    }
    if (v309 == 1) {
      v4[0] = (v4[0] | (((((((((((((((((v86[0] + v86[1]) + v86[2]) + v86[3]) + v87[0]) + v87[1]) + v87[2]) + v87[3]) + v88[0]) + v88[1]) + v88[2]) + v88[3]) + v89[0]) + v89[1]) + v89[2]) + v89[3]) != (((((((((((((((v86[0] + v86[1]) + v86[2]) + v86[3]) + v87[0]) + v87[1]) + v87[2]) + v87[3]) + v88[0]) + v88[1]) + v88[2]) + v88[3]) + v89[0]) + v89[1]) + v89[2]) + v89[3])) ? ((uint)1 << ((uint)((v309 * 7) - 5))) : (uint)0));
      v116[0] = (v86[0] + v53[0]);
      v116[1] = (v86[1] + v53[1]);
      v116[2] = (v86[2] + v53[2]);
      v116[3] = (v86[3] + v53[3]);
      v117[0] = ((nv_bfloat16)g14(v116[0], 0x0p+0f));
      v117[1] = ((nv_bfloat16)g14(v116[1], 0x0p+0f));
      v117[2] = ((nv_bfloat16)g14(v116[2], 0x0p+0f));
      v117[3] = ((nv_bfloat16)g14(v116[3], 0x0p+0f));
        nv_bfloat162 v319 = *(nv_bfloat162*)(v117 + 0);
      v118[0] = (*(uint *)(&(v319)));
        nv_bfloat162 v320 = *(nv_bfloat162*)(v117 + 2);
      v118[1] = (*(uint *)(&(v320)));
      v119[0] = (v87[0] + v53[0]);
      v119[1] = (v87[1] + v53[1]);
      v119[2] = (v87[2] + v53[2]);
      v119[3] = (v87[3] + v53[3]);
      v120[0] = ((nv_bfloat16)g14(v119[0], 0x0p+0f));
      v120[1] = ((nv_bfloat16)g14(v119[1], 0x0p+0f));
      v120[2] = ((nv_bfloat16)g14(v119[2], 0x0p+0f));
      v120[3] = ((nv_bfloat16)g14(v119[3], 0x0p+0f));
        nv_bfloat162 v321 = *(nv_bfloat162*)(v120 + 0);
      v118[2] = (*(uint *)(&(v321)));
        nv_bfloat162 v322 = *(nv_bfloat162*)(v120 + 2);
      v118[3] = (*(uint *)(&(v322)));
      g15((v8[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))), v118[0], v118[1], v118[2], v118[3]);
      v121[0] = (v88[0] + v53[0]);
      v121[1] = (v88[1] + v53[1]);
      v121[2] = (v88[2] + v53[2]);
      v121[3] = (v88[3] + v53[3]);
      v122[0] = ((nv_bfloat16)g14(v121[0], 0x0p+0f));
      v122[1] = ((nv_bfloat16)g14(v121[1], 0x0p+0f));
      v122[2] = ((nv_bfloat16)g14(v121[2], 0x0p+0f));
      v122[3] = ((nv_bfloat16)g14(v121[3], 0x0p+0f));
        nv_bfloat162 v323 = *(nv_bfloat162*)(v122 + 0);
      v123[0] = (*(uint *)(&(v323)));
        nv_bfloat162 v324 = *(nv_bfloat162*)(v122 + 2);
      v123[1] = (*(uint *)(&(v324)));
      v124[0] = (v89[0] + v53[0]);
      v124[1] = (v89[1] + v53[1]);
      v124[2] = (v89[2] + v53[2]);
      v124[3] = (v89[3] + v53[3]);
      v125[0] = ((nv_bfloat16)g14(v124[0], 0x0p+0f));
      v125[1] = ((nv_bfloat16)g14(v124[1], 0x0p+0f));
      v125[2] = ((nv_bfloat16)g14(v124[2], 0x0p+0f));
      v125[3] = ((nv_bfloat16)g14(v124[3], 0x0p+0f));
        nv_bfloat162 v325 = *(nv_bfloat162*)(v125 + 0);
      v123[2] = (*(uint *)(&(v325)));
        nv_bfloat162 v326 = *(nv_bfloat162*)(v125 + 2);
      v123[3] = (*(uint *)(&(v326)));
      g15((v3[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))), v123[0], v123[1], v123[2], v123[3]);
    }
    g11();
    __syncthreads();
    if (v309 < 1) {
      g5((v5[0] + (uint)4736), (&(((uint*)v250)[v0[0]])));
      g5((v5[0] + (uint)4800), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
      g5((v5[0] + (uint)4864), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
      if ((((int)threadIdx.x) & 31) < 16) {
        g5((v5[0] + (uint)4928), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
      }
    }
    g6();
    v0[0] = (v0[0] + (int64_t)2464);
    if (v309 == 1) {
      g12(v126[0], v126[1], (v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))));
      *(uint2*)(((uint*)v310) + v1[0]) = *(uint2*)(v126 + (int64_t)0);
      g12(v127[0], v127[1], ((v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))) + (uint)64));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)704)) = *(uint2*)(v127 + (int64_t)0);
      g12(v128[0], v128[1], ((v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))) + (uint)128));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)1408)) = *(uint2*)(v128 + (int64_t)0);
      if ((((int)threadIdx.x) & 31) < 16) {
        g12(v129[0], v129[1], ((v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))) + (uint)192));
        *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)2112)) = *(uint2*)(v129 + (int64_t)0);
      }
      v1[0] = (v1[0] + (int64_t)2464);
    }
    v86[0] = 0x0p+0f;
    v86[1] = 0x0p+0f;
    v86[2] = 0x0p+0f;
    v86[3] = 0x0p+0f;
    v87[0] = 0x0p+0f;
    v87[1] = 0x0p+0f;
    v87[2] = 0x0p+0f;
    v87[3] = 0x0p+0f;
    v88[0] = 0x0p+0f;
    v88[1] = 0x0p+0f;
    v88[2] = 0x0p+0f;
    v88[3] = 0x0p+0f;
    v89[0] = 0x0p+0f;
    v89[1] = 0x0p+0f;
    v89[2] = 0x0p+0f;
    v89[3] = 0x0p+0f;
    if (0 < (((((int)blockIdx.x) % 44) / 11) + v309)) {
      g13(v130[0], v130[1], v130[2], v130[3], (v7[0] + (uint)9472));
      v131[0] = g8(v130[0], v130[2]);
      v131[1] = g9(v130[0], v130[2]);
      v131[2] = g8(v130[1], v130[3]);
      v131[3] = g9(v130[1], v130[3]);
      g13(v132[0], v132[1], v132[2], v132[3], (v9[0] + (uint)9472));
      v133[0] = g8(v132[0], v132[2]);
      v133[1] = g9(v132[0], v132[2]);
      v133[2] = g8(v132[1], v132[3]);
      v133[3] = g9(v132[1], v132[3]);
      g13(v134[0], v134[1], v134[2], v134[3], (v7[0] + (uint)9536));
      v135[0] = g8(v134[0], v134[2]);
      v135[1] = g9(v134[0], v134[2]);
      v135[2] = g8(v134[1], v134[3]);
      v135[3] = g9(v134[1], v134[3]);
      g13(v136[0], v136[1], v136[2], v136[3], (v9[0] + (uint)9536));
      v137[0] = g8(v136[0], v136[2]);
      v137[1] = g9(v136[0], v136[2]);
      v137[2] = g8(v136[1], v136[3]);
      v137[3] = g9(v136[1], v136[3]);
      g10(v86[0], v87[0], v88[0], v89[0], v131[0], v133[0], v135[0], v137[0], v12[0], v15[0], v86[0], v87[0], v88[0], v89[0]);
      g10(v90[0], v91[0], v92[0], v93[0], v131[0], v133[0], v135[0], v137[0], v18[0], v21[0], v90[0], v91[0], v92[0], v93[0]);
      g10(v58[0], v59[0], v60[0], v61[0], v131[0], v133[0], v135[0], v137[0], v24[0], v27[0], v58[0], v59[0], v60[0], v61[0]);
      g10(v70[0], v71[0], v72[0], v73[0], v131[0], v133[0], v135[0], v137[0], v30[0], v33[0], v70[0], v71[0], v72[0], v73[0]);
      g10(v74[0], v75[0], v76[0], v77[0], v131[0], v133[0], v135[0], v137[0], v36[0], v39[0], v74[0], v75[0], v76[0], v77[0]);
      g10(v78[0], v79[0], v80[0], v81[0], v131[0], v133[0], v135[0], v137[0], v42[0], v45[0], v78[0], v79[0], v80[0], v81[0]);
      g10(v82[0], v83[0], v84[0], v85[0], v131[0], v133[0], v135[0], v137[0], v48[0], v51[0], v82[0], v83[0], v84[0], v85[0]);
      g10(v86[1], v87[1], v88[1], v89[1], v131[1], v133[1], v135[1], v137[1], v12[1], v15[1], v86[1], v87[1], v88[1], v89[1]);
      g10(v90[1], v91[1], v92[1], v93[1], v131[1], v133[1], v135[1], v137[1], v18[1], v21[1], v90[1], v91[1], v92[1], v93[1]);
      g10(v58[1], v59[1], v60[1], v61[1], v131[1], v133[1], v135[1], v137[1], v24[1], v27[1], v58[1], v59[1], v60[1], v61[1]);
      g10(v70[1], v71[1], v72[1], v73[1], v131[1], v133[1], v135[1], v137[1], v30[1], v33[1], v70[1], v71[1], v72[1], v73[1]);
      g10(v74[1], v75[1], v76[1], v77[1], v131[1], v133[1], v135[1], v137[1], v36[1], v39[1], v74[1], v75[1], v76[1], v77[1]);
      g10(v78[1], v79[1], v80[1], v81[1], v131[1], v133[1], v135[1], v137[1], v42[1], v45[1], v78[1], v79[1], v80[1], v81[1]);
      g10(v82[1], v83[1], v84[1], v85[1], v131[1], v133[1], v135[1], v137[1], v48[1], v51[1], v82[1], v83[1], v84[1], v85[1]);
      g10(v86[2], v87[2], v88[2], v89[2], v131[2], v133[2], v135[2], v137[2], v12[2], v15[2], v86[2], v87[2], v88[2], v89[2]);
      g10(v90[2], v91[2], v92[2], v93[2], v131[2], v133[2], v135[2], v137[2], v18[2], v21[2], v90[2], v91[2], v92[2], v93[2]);
      g10(v58[2], v59[2], v60[2], v61[2], v131[2], v133[2], v135[2], v137[2], v24[2], v27[2], v58[2], v59[2], v60[2], v61[2]);
      g10(v70[2], v71[2], v72[2], v73[2], v131[2], v133[2], v135[2], v137[2], v30[2], v33[2], v70[2], v71[2], v72[2], v73[2]);
      g10(v74[2], v75[2], v76[2], v77[2], v131[2], v133[2], v135[2], v137[2], v36[2], v39[2], v74[2], v75[2], v76[2], v77[2]);
      g10(v78[2], v79[2], v80[2], v81[2], v131[2], v133[2], v135[2], v137[2], v42[2], v45[2], v78[2], v79[2], v80[2], v81[2]);
      g10(v82[2], v83[2], v84[2], v85[2], v131[2], v133[2], v135[2], v137[2], v48[2], v51[2], v82[2], v83[2], v84[2], v85[2]);
      g10(v86[3], v87[3], v88[3], v89[3], v131[3], v133[3], v135[3], v137[3], v12[3], v15[3], v86[3], v87[3], v88[3], v89[3]);
      g10(v90[3], v91[3], v92[3], v93[3], v131[3], v133[3], v135[3], v137[3], v18[3], v21[3], v90[3], v91[3], v92[3], v93[3]);
      g10(v58[3], v59[3], v60[3], v61[3], v131[3], v133[3], v135[3], v137[3], v24[3], v27[3], v58[3], v59[3], v60[3], v61[3]);
      g10(v70[3], v71[3], v72[3], v73[3], v131[3], v133[3], v135[3], v137[3], v30[3], v33[3], v70[3], v71[3], v72[3], v73[3]);
      g10(v74[3], v75[3], v76[3], v77[3], v131[3], v133[3], v135[3], v137[3], v36[3], v39[3], v74[3], v75[3], v76[3], v77[3]);
      g10(v78[3], v79[3], v80[3], v81[3], v131[3], v133[3], v135[3], v137[3], v42[3], v45[3], v78[3], v79[3], v80[3], v81[3]);
      g10(v82[3], v83[3], v84[3], v85[3], v131[3], v133[3], v135[3], v137[3], v48[3], v51[3], v82[3], v83[3], v84[3], v85[3]);
    }
    if (v309 == 1) {
      v4[0] = (v4[0] | (((((((((((((((((v82[0] + v82[1]) + v82[2]) + v82[3]) + v83[0]) + v83[1]) + v83[2]) + v83[3]) + v84[0]) + v84[1]) + v84[2]) + v84[3]) + v85[0]) + v85[1]) + v85[2]) + v85[3]) != (((((((((((((((v82[0] + v82[1]) + v82[2]) + v82[3]) + v83[0]) + v83[1]) + v83[2]) + v83[3]) + v84[0]) + v84[1]) + v84[2]) + v84[3]) + v85[0]) + v85[1]) + v85[2]) + v85[3])) ? ((uint)1 << ((uint)((v309 * 7) - 4))) : (uint)0));
      v138[0] = (v82[0] + v53[0]);
      v138[1] = (v82[1] + v53[1]);
      v138[2] = (v82[2] + v53[2]);
      v138[3] = (v82[3] + v53[3]);
      v139[0] = ((nv_bfloat16)g14(v138[0], 0x0p+0f));
      v139[1] = ((nv_bfloat16)g14(v138[1], 0x0p+0f));
      v139[2] = ((nv_bfloat16)g14(v138[2], 0x0p+0f));
      v139[3] = ((nv_bfloat16)g14(v138[3], 0x0p+0f));
        nv_bfloat162 v327 = *(nv_bfloat162*)(v139 + 0);
      v140[0] = (*(uint *)(&(v327)));
        nv_bfloat162 v328 = *(nv_bfloat162*)(v139 + 2);
      v140[1] = (*(uint *)(&(v328)));
      v141[0] = (v83[0] + v53[0]);
      v141[1] = (v83[1] + v53[1]);
      v141[2] = (v83[2] + v53[2]);
      v141[3] = (v83[3] + v53[3]);
      v142[0] = ((nv_bfloat16)g14(v141[0], 0x0p+0f));
      v142[1] = ((nv_bfloat16)g14(v141[1], 0x0p+0f));
      v142[2] = ((nv_bfloat16)g14(v141[2], 0x0p+0f));
      v142[3] = ((nv_bfloat16)g14(v141[3], 0x0p+0f));
        nv_bfloat162 v329 = *(nv_bfloat162*)(v142 + 0);
      v140[2] = (*(uint *)(&(v329)));
        nv_bfloat162 v330 = *(nv_bfloat162*)(v142 + 2);
      v140[3] = (*(uint *)(&(v330)));
      g15((v8[0] + ((uint)(v309 * 3712))), v140[0], v140[1], v140[2], v140[3]);
      v143[0] = (v84[0] + v53[0]);
      v143[1] = (v84[1] + v53[1]);
      v143[2] = (v84[2] + v53[2]);
      v143[3] = (v84[3] + v53[3]);
      v144[0] = ((nv_bfloat16)g14(v143[0], 0x0p+0f));
      v144[1] = ((nv_bfloat16)g14(v143[1], 0x0p+0f));
      v144[2] = ((nv_bfloat16)g14(v143[2], 0x0p+0f));
      v144[3] = ((nv_bfloat16)g14(v143[3], 0x0p+0f));
        nv_bfloat162 v331 = *(nv_bfloat162*)(v144 + 0);
      v145[0] = (*(uint *)(&(v331)));
        nv_bfloat162 v332 = *(nv_bfloat162*)(v144 + 2);
      v145[1] = (*(uint *)(&(v332)));
      v146[0] = (v85[0] + v53[0]);
      v146[1] = (v85[1] + v53[1]);
      v146[2] = (v85[2] + v53[2]);
      v146[3] = (v85[3] + v53[3]);
      v147[0] = ((nv_bfloat16)g14(v146[0], 0x0p+0f));
      v147[1] = ((nv_bfloat16)g14(v146[1], 0x0p+0f));
      v147[2] = ((nv_bfloat16)g14(v146[2], 0x0p+0f));
      v147[3] = ((nv_bfloat16)g14(v146[3], 0x0p+0f));
        nv_bfloat162 v333 = *(nv_bfloat162*)(v147 + 0);
      v145[2] = (*(uint *)(&(v333)));
        nv_bfloat162 v334 = *(nv_bfloat162*)(v147 + 2);
      v145[3] = (*(uint *)(&(v334)));
      g15((v3[0] + ((uint)(v309 * 3712))), v145[0], v145[1], v145[2], v145[3]);
    }
    g11();
    __syncthreads();
    if (v309 < 1) {
      g5((v5[0] + (uint)9472), (&(((uint*)v250)[v0[0]])));
      g5((v5[0] + (uint)9536), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
      g5((v5[0] + (uint)9600), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
      if ((((int)threadIdx.x) & 31) < 16) {
        g5((v5[0] + (uint)9664), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
      }
    }
    g6();
    v0[0] = (v0[0] + (int64_t)2464);
    if (v309 == 1) {
      g12(v148[0], v148[1], (v6[0] + ((uint)(v309 * 3712))));
      *(uint2*)(((uint*)v310) + v1[0]) = *(uint2*)(v148 + (int64_t)0);
      g12(v149[0], v149[1], ((v6[0] + ((uint)(v309 * 3712))) + (uint)64));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)704)) = *(uint2*)(v149 + (int64_t)0);
      g12(v150[0], v150[1], ((v6[0] + ((uint)(v309 * 3712))) + (uint)128));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)1408)) = *(uint2*)(v150 + (int64_t)0);
      if ((((int)threadIdx.x) & 31) < 16) {
        g12(v151[0], v151[1], ((v6[0] + ((uint)(v309 * 3712))) + (uint)192));
        *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)2112)) = *(uint2*)(v151 + (int64_t)0);
      }
      v1[0] = (v1[0] + (int64_t)2464);
    }
    v82[0] = 0x0p+0f;
    v82[1] = 0x0p+0f;
    v82[2] = 0x0p+0f;
    v82[3] = 0x0p+0f;
    v83[0] = 0x0p+0f;
    v83[1] = 0x0p+0f;
    v83[2] = 0x0p+0f;
    v83[3] = 0x0p+0f;
    v84[0] = 0x0p+0f;
    v84[1] = 0x0p+0f;
    v84[2] = 0x0p+0f;
    v84[3] = 0x0p+0f;
    v85[0] = 0x0p+0f;
    v85[1] = 0x0p+0f;
    v85[2] = 0x0p+0f;
    v85[3] = 0x0p+0f;
    if ((((((int)blockIdx.x) % 44) / 11) + v309) < 4) {
      g13(v152[0], v152[1], v152[2], v152[3], (v7[0] + (uint)14208));
      v153[0] = g8(v152[0], v152[2]);
      v153[1] = g9(v152[0], v152[2]);
      v153[2] = g8(v152[1], v152[3]);
      v153[3] = g9(v152[1], v152[3]);
      g13(v154[0], v154[1], v154[2], v154[3], (v9[0] + (uint)14208));
      v155[0] = g8(v154[0], v154[2]);
      v155[1] = g9(v154[0], v154[2]);
      v155[2] = g8(v154[1], v154[3]);
      v155[3] = g9(v154[1], v154[3]);
      g13(v156[0], v156[1], v156[2], v156[3], (v7[0] + (uint)14272));
      v157[0] = g8(v156[0], v156[2]);
      v157[1] = g9(v156[0], v156[2]);
      v157[2] = g8(v156[1], v156[3]);
      v157[3] = g9(v156[1], v156[3]);
      g13(v158[0], v158[1], v158[2], v158[3], (v9[0] + (uint)14272));
      v159[0] = g8(v158[0], v158[2]);
      v159[1] = g9(v158[0], v158[2]);
      v159[2] = g8(v158[1], v158[3]);
      v159[3] = g9(v158[1], v158[3]);
      g10(v82[0], v83[0], v84[0], v85[0], v153[0], v155[0], v157[0], v159[0], v12[0], v15[0], v82[0], v83[0], v84[0], v85[0]);
      g10(v86[0], v87[0], v88[0], v89[0], v153[0], v155[0], v157[0], v159[0], v18[0], v21[0], v86[0], v87[0], v88[0], v89[0]);
      g10(v90[0], v91[0], v92[0], v93[0], v153[0], v155[0], v157[0], v159[0], v24[0], v27[0], v90[0], v91[0], v92[0], v93[0]);
      g10(v58[0], v59[0], v60[0], v61[0], v153[0], v155[0], v157[0], v159[0], v30[0], v33[0], v58[0], v59[0], v60[0], v61[0]);
      g10(v70[0], v71[0], v72[0], v73[0], v153[0], v155[0], v157[0], v159[0], v36[0], v39[0], v70[0], v71[0], v72[0], v73[0]);
      g10(v74[0], v75[0], v76[0], v77[0], v153[0], v155[0], v157[0], v159[0], v42[0], v45[0], v74[0], v75[0], v76[0], v77[0]);
      g10(v78[0], v79[0], v80[0], v81[0], v153[0], v155[0], v157[0], v159[0], v48[0], v51[0], v78[0], v79[0], v80[0], v81[0]);
      g10(v82[1], v83[1], v84[1], v85[1], v153[1], v155[1], v157[1], v159[1], v12[1], v15[1], v82[1], v83[1], v84[1], v85[1]);
      g10(v86[1], v87[1], v88[1], v89[1], v153[1], v155[1], v157[1], v159[1], v18[1], v21[1], v86[1], v87[1], v88[1], v89[1]);
      g10(v90[1], v91[1], v92[1], v93[1], v153[1], v155[1], v157[1], v159[1], v24[1], v27[1], v90[1], v91[1], v92[1], v93[1]);
      g10(v58[1], v59[1], v60[1], v61[1], v153[1], v155[1], v157[1], v159[1], v30[1], v33[1], v58[1], v59[1], v60[1], v61[1]);
      g10(v70[1], v71[1], v72[1], v73[1], v153[1], v155[1], v157[1], v159[1], v36[1], v39[1], v70[1], v71[1], v72[1], v73[1]);
      g10(v74[1], v75[1], v76[1], v77[1], v153[1], v155[1], v157[1], v159[1], v42[1], v45[1], v74[1], v75[1], v76[1], v77[1]);
      g10(v78[1], v79[1], v80[1], v81[1], v153[1], v155[1], v157[1], v159[1], v48[1], v51[1], v78[1], v79[1], v80[1], v81[1]);
      g10(v82[2], v83[2], v84[2], v85[2], v153[2], v155[2], v157[2], v159[2], v12[2], v15[2], v82[2], v83[2], v84[2], v85[2]);
      g10(v86[2], v87[2], v88[2], v89[2], v153[2], v155[2], v157[2], v159[2], v18[2], v21[2], v86[2], v87[2], v88[2], v89[2]);
      g10(v90[2], v91[2], v92[2], v93[2], v153[2], v155[2], v157[2], v159[2], v24[2], v27[2], v90[2], v91[2], v92[2], v93[2]);
      g10(v58[2], v59[2], v60[2], v61[2], v153[2], v155[2], v157[2], v159[2], v30[2], v33[2], v58[2], v59[2], v60[2], v61[2]);
      g10(v70[2], v71[2], v72[2], v73[2], v153[2], v155[2], v157[2], v159[2], v36[2], v39[2], v70[2], v71[2], v72[2], v73[2]);
      g10(v74[2], v75[2], v76[2], v77[2], v153[2], v155[2], v157[2], v159[2], v42[2], v45[2], v74[2], v75[2], v76[2], v77[2]);
      g10(v78[2], v79[2], v80[2], v81[2], v153[2], v155[2], v157[2], v159[2], v48[2], v51[2], v78[2], v79[2], v80[2], v81[2]);
      g10(v82[3], v83[3], v84[3], v85[3], v153[3], v155[3], v157[3], v159[3], v12[3], v15[3], v82[3], v83[3], v84[3], v85[3]);
      g10(v86[3], v87[3], v88[3], v89[3], v153[3], v155[3], v157[3], v159[3], v18[3], v21[3], v86[3], v87[3], v88[3], v89[3]);
      g10(v90[3], v91[3], v92[3], v93[3], v153[3], v155[3], v157[3], v159[3], v24[3], v27[3], v90[3], v91[3], v92[3], v93[3]);
      g10(v58[3], v59[3], v60[3], v61[3], v153[3], v155[3], v157[3], v159[3], v30[3], v33[3], v58[3], v59[3], v60[3], v61[3]);
      g10(v70[3], v71[3], v72[3], v73[3], v153[3], v155[3], v157[3], v159[3], v36[3], v39[3], v70[3], v71[3], v72[3], v73[3]);
      g10(v74[3], v75[3], v76[3], v77[3], v153[3], v155[3], v157[3], v159[3], v42[3], v45[3], v74[3], v75[3], v76[3], v77[3]);
      g10(v78[3], v79[3], v80[3], v81[3], v153[3], v155[3], v157[3], v159[3], v48[3], v51[3], v78[3], v79[3], v80[3], v81[3]);
    }
    if (v309 == 1) {
      v4[0] = (v4[0] | (((((((((((((((((v78[0] + v78[1]) + v78[2]) + v78[3]) + v79[0]) + v79[1]) + v79[2]) + v79[3]) + v80[0]) + v80[1]) + v80[2]) + v80[3]) + v81[0]) + v81[1]) + v81[2]) + v81[3]) != (((((((((((((((v78[0] + v78[1]) + v78[2]) + v78[3]) + v79[0]) + v79[1]) + v79[2]) + v79[3]) + v80[0]) + v80[1]) + v80[2]) + v80[3]) + v81[0]) + v81[1]) + v81[2]) + v81[3])) ? ((uint)1 << ((uint)((v309 * 7) - 3))) : (uint)0));
      v160[0] = (v78[0] + v53[0]);
      v160[1] = (v78[1] + v53[1]);
      v160[2] = (v78[2] + v53[2]);
      v160[3] = (v78[3] + v53[3]);
      v161[0] = ((nv_bfloat16)g14(v160[0], 0x0p+0f));
      v161[1] = ((nv_bfloat16)g14(v160[1], 0x0p+0f));
      v161[2] = ((nv_bfloat16)g14(v160[2], 0x0p+0f));
      v161[3] = ((nv_bfloat16)g14(v160[3], 0x0p+0f));
        nv_bfloat162 v335 = *(nv_bfloat162*)(v161 + 0);
      v162[0] = (*(uint *)(&(v335)));
        nv_bfloat162 v336 = *(nv_bfloat162*)(v161 + 2);
      v162[1] = (*(uint *)(&(v336)));
      v163[0] = (v79[0] + v53[0]);
      v163[1] = (v79[1] + v53[1]);
      v163[2] = (v79[2] + v53[2]);
      v163[3] = (v79[3] + v53[3]);
      v164[0] = ((nv_bfloat16)g14(v163[0], 0x0p+0f));
      v164[1] = ((nv_bfloat16)g14(v163[1], 0x0p+0f));
      v164[2] = ((nv_bfloat16)g14(v163[2], 0x0p+0f));
      v164[3] = ((nv_bfloat16)g14(v163[3], 0x0p+0f));
        nv_bfloat162 v337 = *(nv_bfloat162*)(v164 + 0);
      v162[2] = (*(uint *)(&(v337)));
        nv_bfloat162 v338 = *(nv_bfloat162*)(v164 + 2);
      v162[3] = (*(uint *)(&(v338)));
      g15((v8[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))), v162[0], v162[1], v162[2], v162[3]);
      v165[0] = (v80[0] + v53[0]);
      v165[1] = (v80[1] + v53[1]);
      v165[2] = (v80[2] + v53[2]);
      v165[3] = (v80[3] + v53[3]);
      v166[0] = ((nv_bfloat16)g14(v165[0], 0x0p+0f));
      v166[1] = ((nv_bfloat16)g14(v165[1], 0x0p+0f));
      v166[2] = ((nv_bfloat16)g14(v165[2], 0x0p+0f));
      v166[3] = ((nv_bfloat16)g14(v165[3], 0x0p+0f));
        nv_bfloat162 v339 = *(nv_bfloat162*)(v166 + 0);
      v167[0] = (*(uint *)(&(v339)));
        nv_bfloat162 v340 = *(nv_bfloat162*)(v166 + 2);
      v167[1] = (*(uint *)(&(v340)));
      v168[0] = (v81[0] + v53[0]);
      v168[1] = (v81[1] + v53[1]);
      v168[2] = (v81[2] + v53[2]);
      v168[3] = (v81[3] + v53[3]);
      v169[0] = ((nv_bfloat16)g14(v168[0], 0x0p+0f));
      v169[1] = ((nv_bfloat16)g14(v168[1], 0x0p+0f));
      v169[2] = ((nv_bfloat16)g14(v168[2], 0x0p+0f));
      v169[3] = ((nv_bfloat16)g14(v168[3], 0x0p+0f));
        nv_bfloat162 v341 = *(nv_bfloat162*)(v169 + 0);
      v167[2] = (*(uint *)(&(v341)));
        nv_bfloat162 v342 = *(nv_bfloat162*)(v169 + 2);
      v167[3] = (*(uint *)(&(v342)));
      g15((v3[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))), v167[0], v167[1], v167[2], v167[3]);
    }
    g11();
    __syncthreads();
    if (v309 < 1) {
      if ((((((int)blockIdx.x) % 44) / 11) + v309) < 3) {
        g5((v5[0] + (uint)14208), (&(((uint*)v250)[v0[0]])));
        g5((v5[0] + (uint)14272), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
        g5((v5[0] + (uint)14336), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
        if ((((int)threadIdx.x) & 31) < 16) {
          g5((v5[0] + (uint)14400), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
        }
      }
    }
    g6();
    v0[0] = (v0[0] + (int64_t)2464);
    if (v309 == 1) {
      g12(v170[0], v170[1], (v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))));
      *(uint2*)(((uint*)v310) + v1[0]) = *(uint2*)(v170 + (int64_t)0);
      g12(v171[0], v171[1], ((v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))) + (uint)64));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)704)) = *(uint2*)(v171 + (int64_t)0);
      g12(v172[0], v172[1], ((v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))) + (uint)128));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)1408)) = *(uint2*)(v172 + (int64_t)0);
      if ((((int)threadIdx.x) & 31) < 16) {
        g12(v173[0], v173[1], ((v6[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))) + (uint)192));
        *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)2112)) = *(uint2*)(v173 + (int64_t)0);
      }
      v1[0] = (v1[0] + (int64_t)2464);
    }
    v78[0] = 0x0p+0f;
    v78[1] = 0x0p+0f;
    v78[2] = 0x0p+0f;
    v78[3] = 0x0p+0f;
    v79[0] = 0x0p+0f;
    v79[1] = 0x0p+0f;
    v79[2] = 0x0p+0f;
    v79[3] = 0x0p+0f;
    v80[0] = 0x0p+0f;
    v80[1] = 0x0p+0f;
    v80[2] = 0x0p+0f;
    v80[3] = 0x0p+0f;
    v81[0] = 0x0p+0f;
    v81[1] = 0x0p+0f;
    v81[2] = 0x0p+0f;
    v81[3] = 0x0p+0f;
    if ((((((int)blockIdx.x) % 44) / 11) + v309) < 4) {
      g13(v174[0], v174[1], v174[2], v174[3], (v7[0] + (uint)18944));
      v175[0] = g8(v174[0], v174[2]);
      v175[1] = g9(v174[0], v174[2]);
      v175[2] = g8(v174[1], v174[3]);
      v175[3] = g9(v174[1], v174[3]);
      g13(v176[0], v176[1], v176[2], v176[3], (v9[0] + (uint)18944));
      v177[0] = g8(v176[0], v176[2]);
      v177[1] = g9(v176[0], v176[2]);
      v177[2] = g8(v176[1], v176[3]);
      v177[3] = g9(v176[1], v176[3]);
      g13(v178[0], v178[1], v178[2], v178[3], (v7[0] + (uint)19008));
      v179[0] = g8(v178[0], v178[2]);
      v179[1] = g9(v178[0], v178[2]);
      v179[2] = g8(v178[1], v178[3]);
      v179[3] = g9(v178[1], v178[3]);
      g13(v180[0], v180[1], v180[2], v180[3], (v9[0] + (uint)19008));
      v181[0] = g8(v180[0], v180[2]);
      v181[1] = g9(v180[0], v180[2]);
      v181[2] = g8(v180[1], v180[3]);
      v181[3] = g9(v180[1], v180[3]);
      g10(v78[0], v79[0], v80[0], v81[0], v175[0], v177[0], v179[0], v181[0], v12[0], v15[0], v78[0], v79[0], v80[0], v81[0]);
      g10(v82[0], v83[0], v84[0], v85[0], v175[0], v177[0], v179[0], v181[0], v18[0], v21[0], v82[0], v83[0], v84[0], v85[0]);
      g10(v86[0], v87[0], v88[0], v89[0], v175[0], v177[0], v179[0], v181[0], v24[0], v27[0], v86[0], v87[0], v88[0], v89[0]);
      g10(v90[0], v91[0], v92[0], v93[0], v175[0], v177[0], v179[0], v181[0], v30[0], v33[0], v90[0], v91[0], v92[0], v93[0]);
      g10(v58[0], v59[0], v60[0], v61[0], v175[0], v177[0], v179[0], v181[0], v36[0], v39[0], v58[0], v59[0], v60[0], v61[0]);
      g10(v70[0], v71[0], v72[0], v73[0], v175[0], v177[0], v179[0], v181[0], v42[0], v45[0], v70[0], v71[0], v72[0], v73[0]);
      g10(v74[0], v75[0], v76[0], v77[0], v175[0], v177[0], v179[0], v181[0], v48[0], v51[0], v74[0], v75[0], v76[0], v77[0]);
      g10(v78[1], v79[1], v80[1], v81[1], v175[1], v177[1], v179[1], v181[1], v12[1], v15[1], v78[1], v79[1], v80[1], v81[1]);
      g10(v82[1], v83[1], v84[1], v85[1], v175[1], v177[1], v179[1], v181[1], v18[1], v21[1], v82[1], v83[1], v84[1], v85[1]);
      g10(v86[1], v87[1], v88[1], v89[1], v175[1], v177[1], v179[1], v181[1], v24[1], v27[1], v86[1], v87[1], v88[1], v89[1]);
      g10(v90[1], v91[1], v92[1], v93[1], v175[1], v177[1], v179[1], v181[1], v30[1], v33[1], v90[1], v91[1], v92[1], v93[1]);
      g10(v58[1], v59[1], v60[1], v61[1], v175[1], v177[1], v179[1], v181[1], v36[1], v39[1], v58[1], v59[1], v60[1], v61[1]);
      g10(v70[1], v71[1], v72[1], v73[1], v175[1], v177[1], v179[1], v181[1], v42[1], v45[1], v70[1], v71[1], v72[1], v73[1]);
      g10(v74[1], v75[1], v76[1], v77[1], v175[1], v177[1], v179[1], v181[1], v48[1], v51[1], v74[1], v75[1], v76[1], v77[1]);
      g10(v78[2], v79[2], v80[2], v81[2], v175[2], v177[2], v179[2], v181[2], v12[2], v15[2], v78[2], v79[2], v80[2], v81[2]);
      g10(v82[2], v83[2], v84[2], v85[2], v175[2], v177[2], v179[2], v181[2], v18[2], v21[2], v82[2], v83[2], v84[2], v85[2]);
      g10(v86[2], v87[2], v88[2], v89[2], v175[2], v177[2], v179[2], v181[2], v24[2], v27[2], v86[2], v87[2], v88[2], v89[2]);
      g10(v90[2], v91[2], v92[2], v93[2], v175[2], v177[2], v179[2], v181[2], v30[2], v33[2], v90[2], v91[2], v92[2], v93[2]);
      g10(v58[2], v59[2], v60[2], v61[2], v175[2], v177[2], v179[2], v181[2], v36[2], v39[2], v58[2], v59[2], v60[2], v61[2]);
      g10(v70[2], v71[2], v72[2], v73[2], v175[2], v177[2], v179[2], v181[2], v42[2], v45[2], v70[2], v71[2], v72[2], v73[2]);
      g10(v74[2], v75[2], v76[2], v77[2], v175[2], v177[2], v179[2], v181[2], v48[2], v51[2], v74[2], v75[2], v76[2], v77[2]);
      g10(v78[3], v79[3], v80[3], v81[3], v175[3], v177[3], v179[3], v181[3], v12[3], v15[3], v78[3], v79[3], v80[3], v81[3]);
      g10(v82[3], v83[3], v84[3], v85[3], v175[3], v177[3], v179[3], v181[3], v18[3], v21[3], v82[3], v83[3], v84[3], v85[3]);
      g10(v86[3], v87[3], v88[3], v89[3], v175[3], v177[3], v179[3], v181[3], v24[3], v27[3], v86[3], v87[3], v88[3], v89[3]);
      g10(v90[3], v91[3], v92[3], v93[3], v175[3], v177[3], v179[3], v181[3], v30[3], v33[3], v90[3], v91[3], v92[3], v93[3]);
      g10(v58[3], v59[3], v60[3], v61[3], v175[3], v177[3], v179[3], v181[3], v36[3], v39[3], v58[3], v59[3], v60[3], v61[3]);
      g10(v70[3], v71[3], v72[3], v73[3], v175[3], v177[3], v179[3], v181[3], v42[3], v45[3], v70[3], v71[3], v72[3], v73[3]);
      g10(v74[3], v75[3], v76[3], v77[3], v175[3], v177[3], v179[3], v181[3], v48[3], v51[3], v74[3], v75[3], v76[3], v77[3]);
    }
    if (v309 == 1) {
      v4[0] = (v4[0] | (((((((((((((((((v74[0] + v74[1]) + v74[2]) + v74[3]) + v75[0]) + v75[1]) + v75[2]) + v75[3]) + v76[0]) + v76[1]) + v76[2]) + v76[3]) + v77[0]) + v77[1]) + v77[2]) + v77[3]) != (((((((((((((((v74[0] + v74[1]) + v74[2]) + v74[3]) + v75[0]) + v75[1]) + v75[2]) + v75[3]) + v76[0]) + v76[1]) + v76[2]) + v76[3]) + v77[0]) + v77[1]) + v77[2]) + v77[3])) ? ((uint)1 << ((uint)((v309 * 7) - 2))) : (uint)0));
      v182[0] = (v74[0] + v53[0]);
      v182[1] = (v74[1] + v53[1]);
      v182[2] = (v74[2] + v53[2]);
      v182[3] = (v74[3] + v53[3]);
      v183[0] = ((nv_bfloat16)g14(v182[0], 0x0p+0f));
      v183[1] = ((nv_bfloat16)g14(v182[1], 0x0p+0f));
      v183[2] = ((nv_bfloat16)g14(v182[2], 0x0p+0f));
      v183[3] = ((nv_bfloat16)g14(v182[3], 0x0p+0f));
        nv_bfloat162 v343 = *(nv_bfloat162*)(v183 + 0);
      v184[0] = (*(uint *)(&(v343)));
        nv_bfloat162 v344 = *(nv_bfloat162*)(v183 + 2);
      v184[1] = (*(uint *)(&(v344)));
      v185[0] = (v75[0] + v53[0]);
      v185[1] = (v75[1] + v53[1]);
      v185[2] = (v75[2] + v53[2]);
      v185[3] = (v75[3] + v53[3]);
      v186[0] = ((nv_bfloat16)g14(v185[0], 0x0p+0f));
      v186[1] = ((nv_bfloat16)g14(v185[1], 0x0p+0f));
      v186[2] = ((nv_bfloat16)g14(v185[2], 0x0p+0f));
      v186[3] = ((nv_bfloat16)g14(v185[3], 0x0p+0f));
        nv_bfloat162 v345 = *(nv_bfloat162*)(v186 + 0);
      v184[2] = (*(uint *)(&(v345)));
        nv_bfloat162 v346 = *(nv_bfloat162*)(v186 + 2);
      v184[3] = (*(uint *)(&(v346)));
      g15((v8[0] + ((uint)(v309 * 3712))), v184[0], v184[1], v184[2], v184[3]);
      v187[0] = (v76[0] + v53[0]);
      v187[1] = (v76[1] + v53[1]);
      v187[2] = (v76[2] + v53[2]);
      v187[3] = (v76[3] + v53[3]);
      v188[0] = ((nv_bfloat16)g14(v187[0], 0x0p+0f));
      v188[1] = ((nv_bfloat16)g14(v187[1], 0x0p+0f));
      v188[2] = ((nv_bfloat16)g14(v187[2], 0x0p+0f));
      v188[3] = ((nv_bfloat16)g14(v187[3], 0x0p+0f));
        nv_bfloat162 v347 = *(nv_bfloat162*)(v188 + 0);
      v189[0] = (*(uint *)(&(v347)));
        nv_bfloat162 v348 = *(nv_bfloat162*)(v188 + 2);
      v189[1] = (*(uint *)(&(v348)));
      v190[0] = (v77[0] + v53[0]);
      v190[1] = (v77[1] + v53[1]);
      v190[2] = (v77[2] + v53[2]);
      v190[3] = (v77[3] + v53[3]);
      v191[0] = ((nv_bfloat16)g14(v190[0], 0x0p+0f));
      v191[1] = ((nv_bfloat16)g14(v190[1], 0x0p+0f));
      v191[2] = ((nv_bfloat16)g14(v190[2], 0x0p+0f));
      v191[3] = ((nv_bfloat16)g14(v190[3], 0x0p+0f));
        nv_bfloat162 v349 = *(nv_bfloat162*)(v191 + 0);
      v189[2] = (*(uint *)(&(v349)));
        nv_bfloat162 v350 = *(nv_bfloat162*)(v191 + 2);
      v189[3] = (*(uint *)(&(v350)));
      g15((v3[0] + ((uint)(v309 * 3712))), v189[0], v189[1], v189[2], v189[3]);
    }
    g11();
    __syncthreads();
    if (v309 < 1) {
      if ((((((int)blockIdx.x) % 44) / 11) + v309) < 3) {
        g5((v5[0] + (uint)18944), (&(((uint*)v250)[v0[0]])));
        g5((v5[0] + (uint)19008), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
        g5((v5[0] + (uint)19072), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
        if ((((int)threadIdx.x) & 31) < 16) {
          g5((v5[0] + (uint)19136), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
        }
      }
    }
    g6();
    v0[0] = (v0[0] + (int64_t)2464);
    if (v309 == 1) {
      g12(v192[0], v192[1], (v6[0] + ((uint)(v309 * 3712))));
      *(uint2*)(((uint*)v310) + v1[0]) = *(uint2*)(v192 + (int64_t)0);
      g12(v193[0], v193[1], ((v6[0] + ((uint)(v309 * 3712))) + (uint)64));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)704)) = *(uint2*)(v193 + (int64_t)0);
      g12(v194[0], v194[1], ((v6[0] + ((uint)(v309 * 3712))) + (uint)128));
      *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)1408)) = *(uint2*)(v194 + (int64_t)0);
      if ((((int)threadIdx.x) & 31) < 16) {
        g12(v195[0], v195[1], ((v6[0] + ((uint)(v309 * 3712))) + (uint)192));
        *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)2112)) = *(uint2*)(v195 + (int64_t)0);
      }
      v1[0] = (v1[0] + (int64_t)2464);
    }
    v74[0] = 0x0p+0f;
    v74[1] = 0x0p+0f;
    v74[2] = 0x0p+0f;
    v74[3] = 0x0p+0f;
    v75[0] = 0x0p+0f;
    v75[1] = 0x0p+0f;
    v75[2] = 0x0p+0f;
    v75[3] = 0x0p+0f;
    v76[0] = 0x0p+0f;
    v76[1] = 0x0p+0f;
    v76[2] = 0x0p+0f;
    v76[3] = 0x0p+0f;
    v77[0] = 0x0p+0f;
    v77[1] = 0x0p+0f;
    v77[2] = 0x0p+0f;
    v77[3] = 0x0p+0f;
    if ((((((int)blockIdx.x) % 44) / 11) + v309) < 4) {
      g13(v196[0], v196[1], v196[2], v196[3], (v7[0] + (uint)23680));
      v197[0] = g8(v196[0], v196[2]);
      v197[1] = g9(v196[0], v196[2]);
      v197[2] = g8(v196[1], v196[3]);
      v197[3] = g9(v196[1], v196[3]);
      g13(v198[0], v198[1], v198[2], v198[3], (v9[0] + (uint)23680));
      v199[0] = g8(v198[0], v198[2]);
      v199[1] = g9(v198[0], v198[2]);
      v199[2] = g8(v198[1], v198[3]);
      v199[3] = g9(v198[1], v198[3]);
      g13(v200[0], v200[1], v200[2], v200[3], (v7[0] + (uint)23744));
      v201[0] = g8(v200[0], v200[2]);
      v201[1] = g9(v200[0], v200[2]);
      v201[2] = g8(v200[1], v200[3]);
      v201[3] = g9(v200[1], v200[3]);
      g13(v202[0], v202[1], v202[2], v202[3], (v9[0] + (uint)23744));
      v203[0] = g8(v202[0], v202[2]);
      v203[1] = g9(v202[0], v202[2]);
      v203[2] = g8(v202[1], v202[3]);
      v203[3] = g9(v202[1], v202[3]);
      g10(v74[0], v75[0], v76[0], v77[0], v197[0], v199[0], v201[0], v203[0], v12[0], v15[0], v74[0], v75[0], v76[0], v77[0]);
      g10(v78[0], v79[0], v80[0], v81[0], v197[0], v199[0], v201[0], v203[0], v18[0], v21[0], v78[0], v79[0], v80[0], v81[0]);
      g10(v82[0], v83[0], v84[0], v85[0], v197[0], v199[0], v201[0], v203[0], v24[0], v27[0], v82[0], v83[0], v84[0], v85[0]);
      g10(v86[0], v87[0], v88[0], v89[0], v197[0], v199[0], v201[0], v203[0], v30[0], v33[0], v86[0], v87[0], v88[0], v89[0]);
      g10(v90[0], v91[0], v92[0], v93[0], v197[0], v199[0], v201[0], v203[0], v36[0], v39[0], v90[0], v91[0], v92[0], v93[0]);
      g10(v58[0], v59[0], v60[0], v61[0], v197[0], v199[0], v201[0], v203[0], v42[0], v45[0], v58[0], v59[0], v60[0], v61[0]);
      g10(v70[0], v71[0], v72[0], v73[0], v197[0], v199[0], v201[0], v203[0], v48[0], v51[0], v70[0], v71[0], v72[0], v73[0]);
      g10(v74[1], v75[1], v76[1], v77[1], v197[1], v199[1], v201[1], v203[1], v12[1], v15[1], v74[1], v75[1], v76[1], v77[1]);
      g10(v78[1], v79[1], v80[1], v81[1], v197[1], v199[1], v201[1], v203[1], v18[1], v21[1], v78[1], v79[1], v80[1], v81[1]);
      g10(v82[1], v83[1], v84[1], v85[1], v197[1], v199[1], v201[1], v203[1], v24[1], v27[1], v82[1], v83[1], v84[1], v85[1]);
      g10(v86[1], v87[1], v88[1], v89[1], v197[1], v199[1], v201[1], v203[1], v30[1], v33[1], v86[1], v87[1], v88[1], v89[1]);
      g10(v90[1], v91[1], v92[1], v93[1], v197[1], v199[1], v201[1], v203[1], v36[1], v39[1], v90[1], v91[1], v92[1], v93[1]);
      g10(v58[1], v59[1], v60[1], v61[1], v197[1], v199[1], v201[1], v203[1], v42[1], v45[1], v58[1], v59[1], v60[1], v61[1]);
      g10(v70[1], v71[1], v72[1], v73[1], v197[1], v199[1], v201[1], v203[1], v48[1], v51[1], v70[1], v71[1], v72[1], v73[1]);
      g10(v74[2], v75[2], v76[2], v77[2], v197[2], v199[2], v201[2], v203[2], v12[2], v15[2], v74[2], v75[2], v76[2], v77[2]);
      g10(v78[2], v79[2], v80[2], v81[2], v197[2], v199[2], v201[2], v203[2], v18[2], v21[2], v78[2], v79[2], v80[2], v81[2]);
      g10(v82[2], v83[2], v84[2], v85[2], v197[2], v199[2], v201[2], v203[2], v24[2], v27[2], v82[2], v83[2], v84[2], v85[2]);
      g10(v86[2], v87[2], v88[2], v89[2], v197[2], v199[2], v201[2], v203[2], v30[2], v33[2], v86[2], v87[2], v88[2], v89[2]);
      g10(v90[2], v91[2], v92[2], v93[2], v197[2], v199[2], v201[2], v203[2], v36[2], v39[2], v90[2], v91[2], v92[2], v93[2]);
      g10(v58[2], v59[2], v60[2], v61[2], v197[2], v199[2], v201[2], v203[2], v42[2], v45[2], v58[2], v59[2], v60[2], v61[2]);
      g10(v70[2], v71[2], v72[2], v73[2], v197[2], v199[2], v201[2], v203[2], v48[2], v51[2], v70[2], v71[2], v72[2], v73[2]);
      g10(v74[3], v75[3], v76[3], v77[3], v197[3], v199[3], v201[3], v203[3], v12[3], v15[3], v74[3], v75[3], v76[3], v77[3]);
      g10(v78[3], v79[3], v80[3], v81[3], v197[3], v199[3], v201[3], v203[3], v18[3], v21[3], v78[3], v79[3], v80[3], v81[3]);
      g10(v82[3], v83[3], v84[3], v85[3], v197[3], v199[3], v201[3], v203[3], v24[3], v27[3], v82[3], v83[3], v84[3], v85[3]);
      g10(v86[3], v87[3], v88[3], v89[3], v197[3], v199[3], v201[3], v203[3], v30[3], v33[3], v86[3], v87[3], v88[3], v89[3]);
      g10(v90[3], v91[3], v92[3], v93[3], v197[3], v199[3], v201[3], v203[3], v36[3], v39[3], v90[3], v91[3], v92[3], v93[3]);
      g10(v58[3], v59[3], v60[3], v61[3], v197[3], v199[3], v201[3], v203[3], v42[3], v45[3], v58[3], v59[3], v60[3], v61[3]);
      g10(v70[3], v71[3], v72[3], v73[3], v197[3], v199[3], v201[3], v203[3], v48[3], v51[3], v70[3], v71[3], v72[3], v73[3]);
    }
    if (v309 == 1) {
      v4[0] = (v4[0] | (((((((((((((((((v70[0] + v70[1]) + v70[2]) + v70[3]) + v71[0]) + v71[1]) + v71[2]) + v71[3]) + v72[0]) + v72[1]) + v72[2]) + v72[3]) + v73[0]) + v73[1]) + v73[2]) + v73[3]) != (((((((((((((((v70[0] + v70[1]) + v70[2]) + v70[3]) + v71[0]) + v71[1]) + v71[2]) + v71[3]) + v72[0]) + v72[1]) + v72[2]) + v72[3]) + v73[0]) + v73[1]) + v73[2]) + v73[3])) ? ((uint)1 << ((uint)((v309 * 7) - 1))) : (uint)0));
      v204[0] = (v70[0] + v53[0]);
      v204[1] = (v70[1] + v53[1]);
      v204[2] = (v70[2] + v53[2]);
      v204[3] = (v70[3] + v53[3]);
      v205[0] = ((nv_bfloat16)g14(v204[0], 0x0p+0f));
      v205[1] = ((nv_bfloat16)g14(v204[1], 0x0p+0f));
      v205[2] = ((nv_bfloat16)g14(v204[2], 0x0p+0f));
      v205[3] = ((nv_bfloat16)g14(v204[3], 0x0p+0f));
        nv_bfloat162 v351 = *(nv_bfloat162*)(v205 + 0);
      v206[0] = (*(uint *)(&(v351)));
        nv_bfloat162 v352 = *(nv_bfloat162*)(v205 + 2);
      v206[1] = (*(uint *)(&(v352)));
      v207[0] = (v71[0] + v53[0]);
      v207[1] = (v71[1] + v53[1]);
      v207[2] = (v71[2] + v53[2]);
      v207[3] = (v71[3] + v53[3]);
      v208[0] = ((nv_bfloat16)g14(v207[0], 0x0p+0f));
      v208[1] = ((nv_bfloat16)g14(v207[1], 0x0p+0f));
      v208[2] = ((nv_bfloat16)g14(v207[2], 0x0p+0f));
      v208[3] = ((nv_bfloat16)g14(v207[3], 0x0p+0f));
        nv_bfloat162 v353 = *(nv_bfloat162*)(v208 + 0);
      v206[2] = (*(uint *)(&(v353)));
        nv_bfloat162 v354 = *(nv_bfloat162*)(v208 + 2);
      v206[3] = (*(uint *)(&(v354)));
      g15((v8[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))), v206[0], v206[1], v206[2], v206[3]);
      v209[0] = (v72[0] + v53[0]);
      v209[1] = (v72[1] + v53[1]);
      v209[2] = (v72[2] + v53[2]);
      v209[3] = (v72[3] + v53[3]);
      v210[0] = ((nv_bfloat16)g14(v209[0], 0x0p+0f));
      v210[1] = ((nv_bfloat16)g14(v209[1], 0x0p+0f));
      v210[2] = ((nv_bfloat16)g14(v209[2], 0x0p+0f));
      v210[3] = ((nv_bfloat16)g14(v209[3], 0x0p+0f));
        nv_bfloat162 v355 = *(nv_bfloat162*)(v210 + 0);
      v211[0] = (*(uint *)(&(v355)));
        nv_bfloat162 v356 = *(nv_bfloat162*)(v210 + 2);
      v211[1] = (*(uint *)(&(v356)));
      v212[0] = (v73[0] + v53[0]);
      v212[1] = (v73[1] + v53[1]);
      v212[2] = (v73[2] + v53[2]);
      v212[3] = (v73[3] + v53[3]);
      v213[0] = ((nv_bfloat16)g14(v212[0], 0x0p+0f));
      v213[1] = ((nv_bfloat16)g14(v212[1], 0x0p+0f));
      v213[2] = ((nv_bfloat16)g14(v212[2], 0x0p+0f));
      v213[3] = ((nv_bfloat16)g14(v212[3], 0x0p+0f));
        nv_bfloat162 v357 = *(nv_bfloat162*)(v213 + 0);
      v211[2] = (*(uint *)(&(v357)));
        nv_bfloat162 v358 = *(nv_bfloat162*)(v213 + 2);
      v211[3] = (*(uint *)(&(v358)));
      g15((v3[0] + ((uint)((((v309 * 7) + 1) & 1) * 3712))), v211[0], v211[1], v211[2], v211[3]);
    }
    if (v309 < 1) {
      g11();
      __syncthreads();
      if ((((((int)blockIdx.x) % 44) / 11) + v309) < 3) {
        g5((v5[0] + (uint)23680), (&(((uint*)v250)[v0[0]])));
        g5((v5[0] + (uint)23744), (&(((uint*)v250)[(v0[0] + (int64_t)704)])));
        g5((v5[0] + (uint)23808), (&(((uint*)v250)[(v0[0] + (int64_t)1408)])));
        if ((((int)threadIdx.x) & 31) < 16) {
          g5((v5[0] + (uint)23872), (&(((uint*)v250)[(v0[0] + (int64_t)2112)])));
        }
      }
      g6();
      v0[0] = (v0[0] + (int64_t)2464);
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
      g13(v214[0], v214[1], v214[2], v214[3], (v7[0] + (uint)28416));
      v215[0] = g8(v214[0], v214[2]);
      v215[1] = g9(v214[0], v214[2]);
      v215[2] = g8(v214[1], v214[3]);
      v215[3] = g9(v214[1], v214[3]);
      g13(v216[0], v216[1], v216[2], v216[3], (v9[0] + (uint)28416));
      v217[0] = g8(v216[0], v216[2]);
      v217[1] = g9(v216[0], v216[2]);
      v217[2] = g8(v216[1], v216[3]);
      v217[3] = g9(v216[1], v216[3]);
      g13(v218[0], v218[1], v218[2], v218[3], (v7[0] + (uint)28480));
      v219[0] = g8(v218[0], v218[2]);
      v219[1] = g9(v218[0], v218[2]);
      v219[2] = g8(v218[1], v218[3]);
      v219[3] = g9(v218[1], v218[3]);
      g13(v220[0], v220[1], v220[2], v220[3], (v9[0] + (uint)28480));
      v221[0] = g8(v220[0], v220[2]);
      v221[1] = g9(v220[0], v220[2]);
      v221[2] = g8(v220[1], v220[3]);
      v221[3] = g9(v220[1], v220[3]);
      g10(v70[0], v71[0], v72[0], v73[0], v215[0], v217[0], v219[0], v221[0], v12[0], v15[0], v70[0], v71[0], v72[0], v73[0]);
      g10(v74[0], v75[0], v76[0], v77[0], v215[0], v217[0], v219[0], v221[0], v18[0], v21[0], v74[0], v75[0], v76[0], v77[0]);
      g10(v78[0], v79[0], v80[0], v81[0], v215[0], v217[0], v219[0], v221[0], v24[0], v27[0], v78[0], v79[0], v80[0], v81[0]);
      g10(v82[0], v83[0], v84[0], v85[0], v215[0], v217[0], v219[0], v221[0], v30[0], v33[0], v82[0], v83[0], v84[0], v85[0]);
      g10(v86[0], v87[0], v88[0], v89[0], v215[0], v217[0], v219[0], v221[0], v36[0], v39[0], v86[0], v87[0], v88[0], v89[0]);
      g10(v90[0], v91[0], v92[0], v93[0], v215[0], v217[0], v219[0], v221[0], v42[0], v45[0], v90[0], v91[0], v92[0], v93[0]);
      g10(v58[0], v59[0], v60[0], v61[0], v215[0], v217[0], v219[0], v221[0], v48[0], v51[0], v58[0], v59[0], v60[0], v61[0]);
      g10(v70[1], v71[1], v72[1], v73[1], v215[1], v217[1], v219[1], v221[1], v12[1], v15[1], v70[1], v71[1], v72[1], v73[1]);
      g10(v74[1], v75[1], v76[1], v77[1], v215[1], v217[1], v219[1], v221[1], v18[1], v21[1], v74[1], v75[1], v76[1], v77[1]);
      g10(v78[1], v79[1], v80[1], v81[1], v215[1], v217[1], v219[1], v221[1], v24[1], v27[1], v78[1], v79[1], v80[1], v81[1]);
      g10(v82[1], v83[1], v84[1], v85[1], v215[1], v217[1], v219[1], v221[1], v30[1], v33[1], v82[1], v83[1], v84[1], v85[1]);
      g10(v86[1], v87[1], v88[1], v89[1], v215[1], v217[1], v219[1], v221[1], v36[1], v39[1], v86[1], v87[1], v88[1], v89[1]);
      g10(v90[1], v91[1], v92[1], v93[1], v215[1], v217[1], v219[1], v221[1], v42[1], v45[1], v90[1], v91[1], v92[1], v93[1]);
      g10(v58[1], v59[1], v60[1], v61[1], v215[1], v217[1], v219[1], v221[1], v48[1], v51[1], v58[1], v59[1], v60[1], v61[1]);
      g10(v70[2], v71[2], v72[2], v73[2], v215[2], v217[2], v219[2], v221[2], v12[2], v15[2], v70[2], v71[2], v72[2], v73[2]);
      g10(v74[2], v75[2], v76[2], v77[2], v215[2], v217[2], v219[2], v221[2], v18[2], v21[2], v74[2], v75[2], v76[2], v77[2]);
      g10(v78[2], v79[2], v80[2], v81[2], v215[2], v217[2], v219[2], v221[2], v24[2], v27[2], v78[2], v79[2], v80[2], v81[2]);
      g10(v82[2], v83[2], v84[2], v85[2], v215[2], v217[2], v219[2], v221[2], v30[2], v33[2], v82[2], v83[2], v84[2], v85[2]);
      g10(v86[2], v87[2], v88[2], v89[2], v215[2], v217[2], v219[2], v221[2], v36[2], v39[2], v86[2], v87[2], v88[2], v89[2]);
      g10(v90[2], v91[2], v92[2], v93[2], v215[2], v217[2], v219[2], v221[2], v42[2], v45[2], v90[2], v91[2], v92[2], v93[2]);
      g10(v58[2], v59[2], v60[2], v61[2], v215[2], v217[2], v219[2], v221[2], v48[2], v51[2], v58[2], v59[2], v60[2], v61[2]);
      g10(v70[3], v71[3], v72[3], v73[3], v215[3], v217[3], v219[3], v221[3], v12[3], v15[3], v70[3], v71[3], v72[3], v73[3]);
      g10(v74[3], v75[3], v76[3], v77[3], v215[3], v217[3], v219[3], v221[3], v18[3], v21[3], v74[3], v75[3], v76[3], v77[3]);
      g10(v78[3], v79[3], v80[3], v81[3], v215[3], v217[3], v219[3], v221[3], v24[3], v27[3], v78[3], v79[3], v80[3], v81[3]);
      g10(v82[3], v83[3], v84[3], v85[3], v215[3], v217[3], v219[3], v221[3], v30[3], v33[3], v82[3], v83[3], v84[3], v85[3]);
      g10(v86[3], v87[3], v88[3], v89[3], v215[3], v217[3], v219[3], v221[3], v36[3], v39[3], v86[3], v87[3], v88[3], v89[3]);
      g10(v90[3], v91[3], v92[3], v93[3], v215[3], v217[3], v219[3], v221[3], v42[3], v45[3], v90[3], v91[3], v92[3], v93[3]);
      g10(v58[3], v59[3], v60[3], v61[3], v215[3], v217[3], v219[3], v221[3], v48[3], v51[3], v58[3], v59[3], v60[3], v61[3]);
      v4[0] = (v4[0] | (((((((((((((((((v58[0] + v58[1]) + v58[2]) + v58[3]) + v59[0]) + v59[1]) + v59[2]) + v59[3]) + v60[0]) + v60[1]) + v60[2]) + v60[3]) + v61[0]) + v61[1]) + v61[2]) + v61[3]) != (((((((((((((((v58[0] + v58[1]) + v58[2]) + v58[3]) + v59[0]) + v59[1]) + v59[2]) + v59[3]) + v60[0]) + v60[1]) + v60[2]) + v60[3]) + v61[0]) + v61[1]) + v61[2]) + v61[3])) ? ((uint)1 << ((uint)(v309 * 7))) : (uint)0));
      v222[0] = (v58[0] + v53[0]);
      v222[1] = (v58[1] + v53[1]);
      v222[2] = (v58[2] + v53[2]);
      v222[3] = (v58[3] + v53[3]);
      v223[0] = ((nv_bfloat16)g14(v222[0], 0x0p+0f));
      v223[1] = ((nv_bfloat16)g14(v222[1], 0x0p+0f));
      v223[2] = ((nv_bfloat16)g14(v222[2], 0x0p+0f));
      v223[3] = ((nv_bfloat16)g14(v222[3], 0x0p+0f));
        nv_bfloat162 v359 = *(nv_bfloat162*)(v223 + 0);
      v224[0] = (*(uint *)(&(v359)));
        nv_bfloat162 v360 = *(nv_bfloat162*)(v223 + 2);
      v224[1] = (*(uint *)(&(v360)));
      v225[0] = (v59[0] + v53[0]);
      v225[1] = (v59[1] + v53[1]);
      v225[2] = (v59[2] + v53[2]);
      v225[3] = (v59[3] + v53[3]);
      v226[0] = ((nv_bfloat16)g14(v225[0], 0x0p+0f));
      v226[1] = ((nv_bfloat16)g14(v225[1], 0x0p+0f));
      v226[2] = ((nv_bfloat16)g14(v225[2], 0x0p+0f));
      v226[3] = ((nv_bfloat16)g14(v225[3], 0x0p+0f));
        nv_bfloat162 v361 = *(nv_bfloat162*)(v226 + 0);
      v224[2] = (*(uint *)(&(v361)));
        nv_bfloat162 v362 = *(nv_bfloat162*)(v226 + 2);
      v224[3] = (*(uint *)(&(v362)));
      g15((v8[0] + ((uint)(v309 * 3712))), v224[0], v224[1], v224[2], v224[3]);
      v227[0] = (v60[0] + v53[0]);
      v227[1] = (v60[1] + v53[1]);
      v227[2] = (v60[2] + v53[2]);
      v227[3] = (v60[3] + v53[3]);
      v228[0] = ((nv_bfloat16)g14(v227[0], 0x0p+0f));
      v228[1] = ((nv_bfloat16)g14(v227[1], 0x0p+0f));
      v228[2] = ((nv_bfloat16)g14(v227[2], 0x0p+0f));
      v228[3] = ((nv_bfloat16)g14(v227[3], 0x0p+0f));
        nv_bfloat162 v363 = *(nv_bfloat162*)(v228 + 0);
      v229[0] = (*(uint *)(&(v363)));
        nv_bfloat162 v364 = *(nv_bfloat162*)(v228 + 2);
      v229[1] = (*(uint *)(&(v364)));
      v230[0] = (v61[0] + v53[0]);
      v230[1] = (v61[1] + v53[1]);
      v230[2] = (v61[2] + v53[2]);
      v230[3] = (v61[3] + v53[3]);
      v231[0] = ((nv_bfloat16)g14(v230[0], 0x0p+0f));
      v231[1] = ((nv_bfloat16)g14(v230[1], 0x0p+0f));
      v231[2] = ((nv_bfloat16)g14(v230[2], 0x0p+0f));
      v231[3] = ((nv_bfloat16)g14(v230[3], 0x0p+0f));
        nv_bfloat162 v365 = *(nv_bfloat162*)(v231 + 0);
      v229[2] = (*(uint *)(&(v365)));
        nv_bfloat162 v366 = *(nv_bfloat162*)(v231 + 2);
      v229[3] = (*(uint *)(&(v366)));
      g15((v3[0] + ((uint)(v309 * 3712))), v229[0], v229[1], v229[2], v229[3]);
    }
  }
  __syncthreads();
  g12(v232[0], v232[1], v6[0]);
  *(uint2*)(((uint*)v310) + v1[0]) = *(uint2*)(v232 + (int64_t)0);
  g12(v233[0], v233[1], (v6[0] + (uint)64));
  *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)704)) = *(uint2*)(v233 + (int64_t)0);
  g12(v234[0], v234[1], (v6[0] + (uint)128));
  *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)1408)) = *(uint2*)(v234 + (int64_t)0);
  if ((((int)threadIdx.x) & 31) < 16) {
    g12(v235[0], v235[1], (v6[0] + (uint)192));
    *(uint2*)(((uint*)v310) + (v1[0] + (int64_t)2112)) = *(uint2*)(v235 + (int64_t)0);
  }
  v1[0] = (v1[0] + (int64_t)2464);
  __syncthreads();
  if (v4[0] != (uint)0) {
    for (int v367 = 0; v367 < 7; ++v367) {
      if (((v4[0] >> ((uint)v367)) & (uint)1) != (uint)0) {
        g16((&(v250[(((((((int)blockIdx.x) / 44) * 551936) + (((((int)threadIdx.x) & 31) >> 4) * 137984)) + ((((int)blockIdx.x) % 11) * 16)) + ((((int)threadIdx.x) >> 5) * 4))])), (&(v250[((((((((int)blockIdx.x) / 44) * 551936) + (((((int)threadIdx.x) & 31) >> 4) * 137984)) + ((((int)blockIdx.x) % 11) * 16)) + ((((int)threadIdx.x) >> 5) * 4)) + 275968)])), (&(v251[(((((int)blockIdx.x) % 11) * 16) + ((((int)threadIdx.x) >> 5) * 4))])), (((((((int)blockIdx.x) % 44) / 11) * 7) + v367) - 3), ((((((int)threadIdx.x) & 3) * 2) + g4((((((int)threadIdx.x) & 15) >> 2) * 8), 20)) - 3), ((((((int)threadIdx.x) & 3) * 2) + g4((((((int)threadIdx.x) & 15) >> 2) * 8), 20)) - 3), (&(v236[0])));
        v237[0] = v236[0];
        v237[1] = v236[1];
        v237[2] = v236[2];
        v237[3] = v236[3];
        v238[0] = (v237[0] + v53[0]);
        v238[1] = (v237[1] + v53[1]);
        v238[2] = (v237[2] + v53[2]);
        v238[3] = (v237[3] + v53[3]);
        v239[0] = ((nv_bfloat16)g14(v238[0], 0x0p+0f));
        v239[1] = ((nv_bfloat16)g14(v238[1], 0x0p+0f));
        v239[2] = ((nv_bfloat16)g14(v238[2], 0x0p+0f));
        v239[3] = ((nv_bfloat16)g14(v238[3], 0x0p+0f));
        *(nv_bfloat164*)(v310 + (((((((((((int)blockIdx.x) / 44) * 551936) + (((((int)threadIdx.x) & 31) >> 4) * 137984)) + (((((int)blockIdx.x) % 44) / 11) * 34496)) + (v367 * 4928)) + ((((int)threadIdx.x) & 3) * 352)) + (g4((((((int)threadIdx.x) & 15) >> 2) * 8), 20) * 176)) + ((((int)blockIdx.x) % 11) * 16)) + ((((int)threadIdx.x) >> 5) * 4))) = *(nv_bfloat164*)(v239 + 0);
        v240[0] = v236[4];
        v240[1] = v236[5];
        v240[2] = v236[6];
        v240[3] = v236[7];
        v241[0] = (v240[0] + v53[0]);
        v241[1] = (v240[1] + v53[1]);
        v241[2] = (v240[2] + v53[2]);
        v241[3] = (v240[3] + v53[3]);
        v242[0] = ((nv_bfloat16)g14(v241[0], 0x0p+0f));
        v242[1] = ((nv_bfloat16)g14(v241[1], 0x0p+0f));
        v242[2] = ((nv_bfloat16)g14(v241[2], 0x0p+0f));
        v242[3] = ((nv_bfloat16)g14(v241[3], 0x0p+0f));
        *(nv_bfloat164*)(v310 + ((((((((((((int)blockIdx.x) / 44) * 551936) + (((((int)threadIdx.x) & 31) >> 4) * 137984)) + (((((int)blockIdx.x) % 44) / 11) * 34496)) + (v367 * 4928)) + ((((int)threadIdx.x) & 3) * 352)) + (g4((((((int)threadIdx.x) & 15) >> 2) * 8), 20) * 176)) + ((((int)blockIdx.x) % 11) * 16)) + ((((int)threadIdx.x) >> 5) * 4)) + 176)) = *(nv_bfloat164*)(v242 + 0);
        v243[0] = v236[8];
        v243[1] = v236[9];
        v243[2] = v236[10];
        v243[3] = v236[11];
        v244[0] = (v243[0] + v53[0]);
        v244[1] = (v243[1] + v53[1]);
        v244[2] = (v243[2] + v53[2]);
        v244[3] = (v243[3] + v53[3]);
        v245[0] = ((nv_bfloat16)g14(v244[0], 0x0p+0f));
        v245[1] = ((nv_bfloat16)g14(v244[1], 0x0p+0f));
        v245[2] = ((nv_bfloat16)g14(v244[2], 0x0p+0f));
        v245[3] = ((nv_bfloat16)g14(v244[3], 0x0p+0f));
        *(nv_bfloat164*)(v310 + ((((((((((((int)blockIdx.x) / 44) * 551936) + (((((int)threadIdx.x) & 31) >> 4) * 137984)) + (((((int)blockIdx.x) % 44) / 11) * 34496)) + (v367 * 4928)) + ((((int)threadIdx.x) & 3) * 352)) + (g4((((((int)threadIdx.x) & 15) >> 2) * 8), 20) * 176)) + ((((int)blockIdx.x) % 11) * 16)) + ((((int)threadIdx.x) >> 5) * 4)) + 275968)) = *(nv_bfloat164*)(v245 + 0);
        v246[0] = v236[12];
        v246[1] = v236[13];
        v246[2] = v236[14];
        v246[3] = v236[15];
        v247[0] = (v246[0] + v53[0]);
        v247[1] = (v246[1] + v53[1]);
        v247[2] = (v246[2] + v53[2]);
        v247[3] = (v246[3] + v53[3]);
        v248[0] = ((nv_bfloat16)g14(v247[0], 0x0p+0f));
        v248[1] = ((nv_bfloat16)g14(v247[1], 0x0p+0f));
        v248[2] = ((nv_bfloat16)g14(v247[2], 0x0p+0f));
        v248[3] = ((nv_bfloat16)g14(v247[3], 0x0p+0f));
        *(nv_bfloat164*)(v310 + ((((((((((((int)blockIdx.x) / 44) * 551936) + (((((int)threadIdx.x) & 31) >> 4) * 137984)) + (((((int)blockIdx.x) % 44) / 11) * 34496)) + (v367 * 4928)) + ((((int)threadIdx.x) & 3) * 352)) + (g4((((((int)threadIdx.x) & 15) >> 2) * 8), 20) * 176)) + ((((int)blockIdx.x) % 11) * 16)) + ((((int)threadIdx.x) >> 5) * 4)) + 276144)) = *(nv_bfloat164*)(v248 + 0);
      }
    }
  }
}
