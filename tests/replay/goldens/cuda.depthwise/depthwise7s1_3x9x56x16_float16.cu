// cuda.depthwise: depthwise7s1_3x9x56x16_float16, on h200
// config: channels=4, warps=4, rows=9
// digest: 9f0d8f8636cc
__launch_bounds__(128) g0(int64_t v253, half* __restrict__ v255, half* __restrict__ v256, float* __restrict__ v313, half* __restrict__ v315) {
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
  alignas(64) float v75[4];
  alignas(64) float v76[4];
  alignas(64) float v77[4];
  alignas(64) float v78[4];
  alignas(64) float v79[4];
  alignas(64) float v80[4];
  alignas(64) float v81[4];
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
  alignas(64) half v95[4];
  alignas(64) uint v96[4];
  alignas(64) float v97[4];
  alignas(64) half v98[4];
  alignas(64) float v99[4];
  alignas(64) half v100[4];
  alignas(64) uint v101[4];
  alignas(64) float v102[4];
  alignas(64) half v103[4];
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
  alignas(64) half v117[4];
  alignas(64) uint v118[4];
  alignas(64) float v119[4];
  alignas(64) half v120[4];
  alignas(64) float v121[4];
  alignas(64) half v122[4];
  alignas(64) uint v123[4];
  alignas(64) float v124[4];
  alignas(64) half v125[4];
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
  alignas(64) half v139[4];
  alignas(64) uint v140[4];
  alignas(64) float v141[4];
  alignas(64) half v142[4];
  alignas(64) float v143[4];
  alignas(64) half v144[4];
  alignas(64) uint v145[4];
  alignas(64) float v146[4];
  alignas(64) half v147[4];
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
  alignas(64) half v161[4];
  alignas(64) uint v162[4];
  alignas(64) float v163[4];
  alignas(64) half v164[4];
  alignas(64) float v165[4];
  alignas(64) half v166[4];
  alignas(64) uint v167[4];
  alignas(64) float v168[4];
  alignas(64) half v169[4];
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
  alignas(64) half v183[4];
  alignas(64) uint v184[4];
  alignas(64) float v185[4];
  alignas(64) half v186[4];
  alignas(64) float v187[4];
  alignas(64) half v188[4];
  alignas(64) uint v189[4];
  alignas(64) float v190[4];
  alignas(64) half v191[4];
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
  alignas(64) half v205[4];
  alignas(64) uint v206[4];
  alignas(64) float v207[4];
  alignas(64) half v208[4];
  alignas(64) float v209[4];
  alignas(64) half v210[4];
  alignas(64) uint v211[4];
  alignas(64) float v212[4];
  alignas(64) half v213[4];
  alignas(64) uint v214[2];
  alignas(64) uint v215[2];
  alignas(64) uint v216[2];
  alignas(64) uint v217[2];
  alignas(64) uint v218[4];
  alignas(64) uint v219[4];
  alignas(64) uint v220[4];
  alignas(64) uint v221[4];
  alignas(64) uint v222[4];
  alignas(64) uint v223[4];
  alignas(64) uint v224[4];
  alignas(64) uint v225[4];
  alignas(64) float v226[4];
  alignas(64) half v227[4];
  alignas(64) uint v228[4];
  alignas(64) float v229[4];
  alignas(64) half v230[4];
  alignas(64) float v231[4];
  alignas(64) half v232[4];
  alignas(64) uint v233[4];
  alignas(64) float v234[4];
  alignas(64) half v235[4];
  alignas(64) uint v236[2];
  alignas(64) uint v237[2];
  alignas(64) uint v238[2];
  alignas(64) uint v239[2];
  alignas(64) float v240[16];
  alignas(64) float v241[4];
  alignas(64) float v242[4];
  alignas(64) half v243[4];
  alignas(64) float v244[4];
  alignas(64) float v245[4];
  alignas(64) half v246[4];
  alignas(64) float v247[4];
  alignas(64) float v248[4];
  alignas(64) half v249[4];
  alignas(64) float v250[4];
  alignas(64) float v251[4];
  alignas(64) half v252[4];
  v0[0] = (((g1(((((int64_t)blockIdx.x) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)6)), (v253 - (int64_t)1)) * (int64_t)4032) + ((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)2)) - (int64_t)1344);
  v1[0] = ((g1(((((int64_t)blockIdx.x) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)6)), (v253 - (int64_t)1)) * (int64_t)4032) + ((((int64_t)threadIdx.x) & (int64_t)63) * (int64_t)2));
  g2();
  g3();
  v3[0] = g4((&(v2[0])));
  v4[0] = (uint)0;
  v5[0] = (v3[0] + ((uint)(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)1056) + ((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)512)) + (((((int64_t)threadIdx.x) & (int64_t)63) >> (int64_t)2) * (int64_t)8)) + (int64_t)24)));
  v6[0] = (v3[0] + ((uint)(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)928) + ((((int64_t)threadIdx.x) >> (int64_t)6) * (int64_t)448)) + (((((int64_t)threadIdx.x) & (int64_t)63) >> (int64_t)2) * (int64_t)8)) + (int64_t)29568)));
  v7[0] = (v3[0] + ((uint)((((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)1056) + (g1(((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2), (int64_t)6) * (int64_t)64)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)16))));
  v8[0] = (v3[0] + ((uint)(((((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)928) + (g1(((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2), (int64_t)6) * (int64_t)64)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)16)) + (int64_t)29568)));
  v9[0] = (v3[0] + ((uint)(((((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)1056) + (g1(((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2), (int64_t)6) * (int64_t)64)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)16)) + (int64_t)512)));
  v3[0] = (v3[0] + ((uint)(((((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)928) + (g1(((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2), (int64_t)6) * (int64_t)64)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)16)) + (int64_t)30016)));
  for (int v254 = 0; v254 < 19; ++v254) {
    if (((((int64_t)v254) * (int64_t)16) + (((int64_t)threadIdx.x) >> (int64_t)3)) < (int64_t)289) {
      *(uint4*)(v2 + ((((int64_t)v254) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)4))) = make_uint4((uint)0, (uint)0, (uint)0, (uint)0);
    }
  }
  __syncthreads();
  g5();
  v0[0] = (v0[0] + (int64_t)448);
  g5();
  v0[0] = (v0[0] + (int64_t)448);
  g5();
  v0[0] = (v0[0] + (int64_t)448);
  g6((v5[0] + (uint)12672), (&(((uint*)v255)[v0[0]])));
  g6((v5[0] + (uint)12800), (&(((uint*)v255)[(v0[0] + (int64_t)128)])));
  g6((v5[0] + (uint)12928), (&(((uint*)v255)[(v0[0] + (int64_t)256)])));
  if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
    g6((v5[0] + (uint)13056), (&(((uint*)v255)[(v0[0] + (int64_t)384)])));
  }
  g5();
  v0[0] = (v0[0] + (int64_t)448);
  g6((v5[0] + (uint)16896), (&(((uint*)v255)[v0[0]])));
  g6((v5[0] + (uint)17024), (&(((uint*)v255)[(v0[0] + (int64_t)128)])));
  g6((v5[0] + (uint)17152), (&(((uint*)v255)[(v0[0] + (int64_t)256)])));
  if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
    g6((v5[0] + (uint)17280), (&(((uint*)v255)[(v0[0] + (int64_t)384)])));
  }
  g5();
  v0[0] = (v0[0] + (int64_t)448);
  g6((v5[0] + (uint)21120), (&(((uint*)v255)[v0[0]])));
  g6((v5[0] + (uint)21248), (&(((uint*)v255)[(v0[0] + (int64_t)128)])));
  g6((v5[0] + (uint)21376), (&(((uint*)v255)[(v0[0] + (int64_t)256)])));
  if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
    g6((v5[0] + (uint)21504), (&(((uint*)v255)[(v0[0] + (int64_t)384)])));
  }
  g5();
  v0[0] = (v0[0] + (int64_t)448);
  *(uint2*)(v10 + 0) = *(uint2*)(((uint*)v256) + ((g7((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)));
  uint v257;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v257 = v10[0];
  } else {
    v257 = (uint)0;
  }
  v10[0] = v257;
  uint v258;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v258 = v10[1];
  } else {
    v258 = (uint)0;
  }
  v10[1] = v258;
  *(uint2*)(v11 + 0) = *(uint2*)(((uint*)v256) + ((g7(g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)1) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)));
  uint v259;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v259 = v11[0];
  } else {
    v259 = (uint)0;
  }
  v11[0] = v259;
  uint v260;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v260 = v11[1];
  } else {
    v260 = (uint)0;
  }
  v11[1] = v260;
  v12[0] = g8(v10[0], v11[0]);
  v12[1] = g9(v10[0], v11[0]);
  v12[2] = g8(v10[1], v11[1]);
  v12[3] = g9(v10[1], v11[1]);
  *(uint2*)(v13 + 0) = *(uint2*)(((uint*)v256) + ((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)8) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)));
  uint v261;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v261 = v13[0];
  } else {
    v261 = (uint)0;
  }
  v13[0] = v261;
  uint v262;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v262 = v13[1];
  } else {
    v262 = (uint)0;
  }
  v13[1] = v262;
  *(uint2*)(v14 + 0) = *(uint2*)(((uint*)v256) + ((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)9) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)));
  uint v263;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v263 = v14[0];
  } else {
    v263 = (uint)0;
  }
  v14[0] = v263;
  uint v264;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v264 = v14[1];
  } else {
    v264 = (uint)0;
  }
  v14[1] = v264;
  v15[0] = g8(v13[0], v14[0]);
  v15[1] = g9(v13[0], v14[0]);
  v15[2] = g8(v13[1], v14[1]);
  v15[3] = g9(v13[1], v14[1]);
  *(uint2*)(v16 + 0) = *(uint2*)(((uint*)v256) + (((g7((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)56));
  uint v265;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v265 = v16[0];
  } else {
    v265 = (uint)0;
  }
  v16[0] = v265;
  uint v266;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v266 = v16[1];
  } else {
    v266 = (uint)0;
  }
  v16[1] = v266;
  *(uint2*)(v17 + 0) = *(uint2*)(((uint*)v256) + (((g7(g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)1) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)56));
  uint v267;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v267 = v17[0];
  } else {
    v267 = (uint)0;
  }
  v17[0] = v267;
  uint v268;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v268 = v17[1];
  } else {
    v268 = (uint)0;
  }
  v17[1] = v268;
  v18[0] = g8(v16[0], v17[0]);
  v18[1] = g9(v16[0], v17[0]);
  v18[2] = g8(v16[1], v17[1]);
  v18[3] = g9(v16[1], v17[1]);
  *(uint2*)(v19 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)8) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)56));
  uint v269;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v269 = v19[0];
  } else {
    v269 = (uint)0;
  }
  v19[0] = v269;
  uint v270;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v270 = v19[1];
  } else {
    v270 = (uint)0;
  }
  v19[1] = v270;
  *(uint2*)(v20 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)9) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)56));
  uint v271;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v271 = v20[0];
  } else {
    v271 = (uint)0;
  }
  v20[0] = v271;
  uint v272;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v272 = v20[1];
  } else {
    v272 = (uint)0;
  }
  v20[1] = v272;
  v21[0] = g8(v19[0], v20[0]);
  v21[1] = g9(v19[0], v20[0]);
  v21[2] = g8(v19[1], v20[1]);
  v21[3] = g9(v19[1], v20[1]);
  *(uint2*)(v22 + 0) = *(uint2*)(((uint*)v256) + (((g7((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)112));
  uint v273;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v273 = v22[0];
  } else {
    v273 = (uint)0;
  }
  v22[0] = v273;
  uint v274;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v274 = v22[1];
  } else {
    v274 = (uint)0;
  }
  v22[1] = v274;
  *(uint2*)(v23 + 0) = *(uint2*)(((uint*)v256) + (((g7(g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)1) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)112));
  uint v275;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v275 = v23[0];
  } else {
    v275 = (uint)0;
  }
  v23[0] = v275;
  uint v276;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v276 = v23[1];
  } else {
    v276 = (uint)0;
  }
  v23[1] = v276;
  v24[0] = g8(v22[0], v23[0]);
  v24[1] = g9(v22[0], v23[0]);
  v24[2] = g8(v22[1], v23[1]);
  v24[3] = g9(v22[1], v23[1]);
  *(uint2*)(v25 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)8) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)112));
  uint v277;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v277 = v25[0];
  } else {
    v277 = (uint)0;
  }
  v25[0] = v277;
  uint v278;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v278 = v25[1];
  } else {
    v278 = (uint)0;
  }
  v25[1] = v278;
  *(uint2*)(v26 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)9) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)112));
  uint v279;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v279 = v26[0];
  } else {
    v279 = (uint)0;
  }
  v26[0] = v279;
  uint v280;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v280 = v26[1];
  } else {
    v280 = (uint)0;
  }
  v26[1] = v280;
  v27[0] = g8(v25[0], v26[0]);
  v27[1] = g9(v25[0], v26[0]);
  v27[2] = g8(v25[1], v26[1]);
  v27[3] = g9(v25[1], v26[1]);
  *(uint2*)(v28 + 0) = *(uint2*)(((uint*)v256) + (((g7((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)168));
  uint v281;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v281 = v28[0];
  } else {
    v281 = (uint)0;
  }
  v28[0] = v281;
  uint v282;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v282 = v28[1];
  } else {
    v282 = (uint)0;
  }
  v28[1] = v282;
  *(uint2*)(v29 + 0) = *(uint2*)(((uint*)v256) + (((g7(g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)1) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)168));
  uint v283;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v283 = v29[0];
  } else {
    v283 = (uint)0;
  }
  v29[0] = v283;
  uint v284;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v284 = v29[1];
  } else {
    v284 = (uint)0;
  }
  v29[1] = v284;
  v30[0] = g8(v28[0], v29[0]);
  v30[1] = g9(v28[0], v29[0]);
  v30[2] = g8(v28[1], v29[1]);
  v30[3] = g9(v28[1], v29[1]);
  *(uint2*)(v31 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)8) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)168));
  uint v285;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v285 = v31[0];
  } else {
    v285 = (uint)0;
  }
  v31[0] = v285;
  uint v286;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v286 = v31[1];
  } else {
    v286 = (uint)0;
  }
  v31[1] = v286;
  *(uint2*)(v32 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)9) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)168));
  uint v287;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v287 = v32[0];
  } else {
    v287 = (uint)0;
  }
  v32[0] = v287;
  uint v288;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v288 = v32[1];
  } else {
    v288 = (uint)0;
  }
  v32[1] = v288;
  v33[0] = g8(v31[0], v32[0]);
  v33[1] = g9(v31[0], v32[0]);
  v33[2] = g8(v31[1], v32[1]);
  v33[3] = g9(v31[1], v32[1]);
  *(uint2*)(v34 + 0) = *(uint2*)(((uint*)v256) + (((g7((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)224));
  uint v289;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v289 = v34[0];
  } else {
    v289 = (uint)0;
  }
  v34[0] = v289;
  uint v290;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v290 = v34[1];
  } else {
    v290 = (uint)0;
  }
  v34[1] = v290;
  *(uint2*)(v35 + 0) = *(uint2*)(((uint*)v256) + (((g7(g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)1) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)224));
  uint v291;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v291 = v35[0];
  } else {
    v291 = (uint)0;
  }
  v35[0] = v291;
  uint v292;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v292 = v35[1];
  } else {
    v292 = (uint)0;
  }
  v35[1] = v292;
  v36[0] = g8(v34[0], v35[0]);
  v36[1] = g9(v34[0], v35[0]);
  v36[2] = g8(v34[1], v35[1]);
  v36[3] = g9(v34[1], v35[1]);
  *(uint2*)(v37 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)8) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)224));
  uint v293;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v293 = v37[0];
  } else {
    v293 = (uint)0;
  }
  v37[0] = v293;
  uint v294;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v294 = v37[1];
  } else {
    v294 = (uint)0;
  }
  v37[1] = v294;
  *(uint2*)(v38 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)9) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)224));
  uint v295;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v295 = v38[0];
  } else {
    v295 = (uint)0;
  }
  v38[0] = v295;
  uint v296;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v296 = v38[1];
  } else {
    v296 = (uint)0;
  }
  v38[1] = v296;
  v39[0] = g8(v37[0], v38[0]);
  v39[1] = g9(v37[0], v38[0]);
  v39[2] = g8(v37[1], v38[1]);
  v39[3] = g9(v37[1], v38[1]);
  *(uint2*)(v40 + 0) = *(uint2*)(((uint*)v256) + (((g7((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)280));
  uint v297;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v297 = v40[0];
  } else {
    v297 = (uint)0;
  }
  v40[0] = v297;
  uint v298;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v298 = v40[1];
  } else {
    v298 = (uint)0;
  }
  v40[1] = v298;
  *(uint2*)(v41 + 0) = *(uint2*)(((uint*)v256) + (((g7(g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)1) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)280));
  uint v299;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v299 = v41[0];
  } else {
    v299 = (uint)0;
  }
  v41[0] = v299;
  uint v300;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v300 = v41[1];
  } else {
    v300 = (uint)0;
  }
  v41[1] = v300;
  v42[0] = g8(v40[0], v41[0]);
  v42[1] = g9(v40[0], v41[0]);
  v42[2] = g8(v40[1], v41[1]);
  v42[3] = g9(v40[1], v41[1]);
  *(uint2*)(v43 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)8) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)280));
  uint v301;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v301 = v43[0];
  } else {
    v301 = (uint)0;
  }
  v43[0] = v301;
  uint v302;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v302 = v43[1];
  } else {
    v302 = (uint)0;
  }
  v43[1] = v302;
  *(uint2*)(v44 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)9) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)280));
  uint v303;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v303 = v44[0];
  } else {
    v303 = (uint)0;
  }
  v44[0] = v303;
  uint v304;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v304 = v44[1];
  } else {
    v304 = (uint)0;
  }
  v44[1] = v304;
  v45[0] = g8(v43[0], v44[0]);
  v45[1] = g9(v43[0], v44[0]);
  v45[2] = g8(v43[1], v44[1]);
  v45[3] = g9(v43[1], v44[1]);
  *(uint2*)(v46 + 0) = *(uint2*)(((uint*)v256) + (((g7((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)336));
  uint v305;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v305 = v46[0];
  } else {
    v305 = (uint)0;
  }
  v46[0] = v305;
  uint v306;
  if ((int64_t)0 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) {
    v306 = v46[1];
  } else {
    v306 = (uint)0;
  }
  v46[1] = v306;
  *(uint2*)(v47 + 0) = *(uint2*)(((uint*)v256) + (((g7(g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)1) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6), (int64_t)0) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)336));
  uint v307;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v307 = v47[0];
  } else {
    v307 = (uint)0;
  }
  v47[0] = v307;
  uint v308;
  if (((int64_t)-1 <= (((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2))) && ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)6)) {
    v308 = v47[1];
  } else {
    v308 = (uint)0;
  }
  v47[1] = v308;
  v48[0] = g8(v46[0], v47[0]);
  v48[1] = g9(v46[0], v47[0]);
  v48[2] = g8(v46[1], v47[1]);
  v48[3] = g9(v46[1], v47[1]);
  *(uint2*)(v49 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)8) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)336));
  uint v309;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v309 = v49[0];
  } else {
    v309 = (uint)0;
  }
  v49[0] = v309;
  uint v310;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-1) {
    v310 = v49[1];
  } else {
    v310 = (uint)0;
  }
  v49[1] = v310;
  *(uint2*)(v50 + 0) = *(uint2*)(((uint*)v256) + (((g1(((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) + (int64_t)9) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)), (int64_t)6) * (int64_t)8) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)2)) + (int64_t)336));
  uint v311;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v311 = v50[0];
  } else {
    v311 = (uint)0;
  }
  v50[0] = v311;
  uint v312;
  if ((((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2) - ((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2)) < (int64_t)-2) {
    v312 = v50[1];
  } else {
    v312 = (uint)0;
  }
  v50[1] = v312;
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
  *(float4*)(v53 + 0) = *(float4*)(v313 + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)4));
  for (int v314 = 0; v314 < 3; ++v314) {
    g11();
    __syncthreads();
    if (v314 < 2) {
      if (v314 < 1) {
        g6((v5[0] + (uint)25344), (&(((uint*)v255)[v0[0]])));
        g6((v5[0] + (uint)25472), (&(((uint*)v255)[(v0[0] + (int64_t)128)])));
        g6((v5[0] + (uint)25600), (&(((uint*)v255)[(v0[0] + (int64_t)256)])));
        if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
          g6((v5[0] + (uint)25728), (&(((uint*)v255)[(v0[0] + (int64_t)384)])));
        }
      }
    }
    g5();
    v0[0] = (v0[0] + (int64_t)448);
    if (1 <= v314) {
      if (((((int64_t)blockIdx.x) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)6)) < v253) {
        g12(v54[0], v54[1], (v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))));
        *(uint2*)(((uint*)v315) + v1[0]) = *(uint2*)(v54 + (int64_t)0);
        g12(v55[0], v55[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)128));
        *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)128)) = *(uint2*)(v55 + (int64_t)0);
        g12(v56[0], v56[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)256));
        *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)256)) = *(uint2*)(v56 + (int64_t)0);
        if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
          g12(v57[0], v57[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)384));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)384)) = *(uint2*)(v57 + (int64_t)0);
        }
      }
      v1[0] = (v1[0] + (int64_t)448);
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
    if (1 <= v314) {
      if (v314 < 2) {
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
    }
    if (1 <= v314) {
      v4[0] = (v4[0] | (((((((((((((((((v90[0] + v90[1]) + v90[2]) + v90[3]) + v91[0]) + v91[1]) + v91[2]) + v91[3]) + v92[0]) + v92[1]) + v92[2]) + v92[3]) + v93[0]) + v93[1]) + v93[2]) + v93[3]) != (((((((((((((((v90[0] + v90[1]) + v90[2]) + v90[3]) + v91[0]) + v91[1]) + v91[2]) + v91[3]) + v92[0]) + v92[1]) + v92[2]) + v92[3]) + v93[0]) + v93[1]) + v93[2]) + v93[3])) ? ((uint)1 << ((uint)((v314 * 7) - 6))) : (uint)0));
      v94[0] = (v90[0] + v53[0]);
      v94[1] = (v90[1] + v53[1]);
      v94[2] = (v90[2] + v53[2]);
      v94[3] = (v90[3] + v53[3]);
      v95[0] = ((half)g14(v94[0], 0x0p+0f));
      v95[1] = ((half)g14(v94[1], 0x0p+0f));
      v95[2] = ((half)g14(v94[2], 0x0p+0f));
      v95[3] = ((half)g14(v94[3], 0x0p+0f));
        half2 v316 = *(half2*)(v95 + 0);
      v96[0] = (*(uint *)(&(v316)));
        half2 v317 = *(half2*)(v95 + 2);
      v96[1] = (*(uint *)(&(v317)));
      v97[0] = (v91[0] + v53[0]);
      v97[1] = (v91[1] + v53[1]);
      v97[2] = (v91[2] + v53[2]);
      v97[3] = (v91[3] + v53[3]);
      v98[0] = ((half)g14(v97[0], 0x0p+0f));
      v98[1] = ((half)g14(v97[1], 0x0p+0f));
      v98[2] = ((half)g14(v97[2], 0x0p+0f));
      v98[3] = ((half)g14(v97[3], 0x0p+0f));
        half2 v318 = *(half2*)(v98 + 0);
      v96[2] = (*(uint *)(&(v318)));
        half2 v319 = *(half2*)(v98 + 2);
      v96[3] = (*(uint *)(&(v319)));
      if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
        g15((v8[0] + ((uint)((v314 & 1) * 3712))), v96[0], v96[1], v96[2], v96[3]);
      }
      v99[0] = (v92[0] + v53[0]);
      v99[1] = (v92[1] + v53[1]);
      v99[2] = (v92[2] + v53[2]);
      v99[3] = (v92[3] + v53[3]);
      v100[0] = ((half)g14(v99[0], 0x0p+0f));
      v100[1] = ((half)g14(v99[1], 0x0p+0f));
      v100[2] = ((half)g14(v99[2], 0x0p+0f));
      v100[3] = ((half)g14(v99[3], 0x0p+0f));
        half2 v320 = *(half2*)(v100 + 0);
      v101[0] = (*(uint *)(&(v320)));
        half2 v321 = *(half2*)(v100 + 2);
      v101[1] = (*(uint *)(&(v321)));
      v102[0] = (v93[0] + v53[0]);
      v102[1] = (v93[1] + v53[1]);
      v102[2] = (v93[2] + v53[2]);
      v102[3] = (v93[3] + v53[3]);
      v103[0] = ((half)g14(v102[0], 0x0p+0f));
      v103[1] = ((half)g14(v102[1], 0x0p+0f));
      v103[2] = ((half)g14(v102[2], 0x0p+0f));
      v103[3] = ((half)g14(v102[3], 0x0p+0f));
        half2 v322 = *(half2*)(v103 + 0);
      v101[2] = (*(uint *)(&(v322)));
        half2 v323 = *(half2*)(v103 + 2);
      v101[3] = (*(uint *)(&(v323)));
      if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
        g15((v3[0] + ((uint)((v314 & 1) * 3712))), v101[0], v101[1], v101[2], v101[3]);
      }
    }
    if (v314 < 2) {
      g11();
      __syncthreads();
      if (v314 < 1) {
        g6(v5[0], (&(((uint*)v255)[v0[0]])));
        g6((v5[0] + (uint)128), (&(((uint*)v255)[(v0[0] + (int64_t)128)])));
        g6((v5[0] + (uint)256), (&(((uint*)v255)[(v0[0] + (int64_t)256)])));
        if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
          g6((v5[0] + (uint)384), (&(((uint*)v255)[(v0[0] + (int64_t)384)])));
        }
      }
      g5();
      v0[0] = (v0[0] + (int64_t)448);
      if (v314 == 1) {
        if (((((int64_t)blockIdx.x) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)6)) < v253) {
          g12(v104[0], v104[1], (v6[0] + ((uint)(v314 * 3712))));
          *(uint2*)(((uint*)v315) + v1[0]) = *(uint2*)(v104 + (int64_t)0);
          g12(v105[0], v105[1], ((v6[0] + ((uint)(v314 * 3712))) + (uint)128));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)128)) = *(uint2*)(v105 + (int64_t)0);
          g12(v106[0], v106[1], ((v6[0] + ((uint)(v314 * 3712))) + (uint)256));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)256)) = *(uint2*)(v106 + (int64_t)0);
          if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
            g12(v107[0], v107[1], ((v6[0] + ((uint)(v314 * 3712))) + (uint)384));
            *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)384)) = *(uint2*)(v107 + (int64_t)0);
          }
        }
        v1[0] = (v1[0] + (int64_t)448);
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
      if (v314 == 1) {
        g13(v108[0], v108[1], v108[2], v108[3], (v7[0] + (uint)4224));
        v109[0] = g8(v108[0], v108[2]);
        v109[1] = g9(v108[0], v108[2]);
        v109[2] = g8(v108[1], v108[3]);
        v109[3] = g9(v108[1], v108[3]);
        g13(v110[0], v110[1], v110[2], v110[3], (v9[0] + (uint)4224));
        v111[0] = g8(v110[0], v110[2]);
        v111[1] = g9(v110[0], v110[2]);
        v111[2] = g8(v110[1], v110[3]);
        v111[3] = g9(v110[1], v110[3]);
        g13(v112[0], v112[1], v112[2], v112[3], (v7[0] + (uint)4288));
        v113[0] = g8(v112[0], v112[2]);
        v113[1] = g9(v112[0], v112[2]);
        v113[2] = g8(v112[1], v112[3]);
        v113[3] = g9(v112[1], v112[3]);
        g13(v114[0], v114[1], v114[2], v114[3], (v9[0] + (uint)4288));
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
      if (v314 == 1) {
        v4[0] = (v4[0] | (((((((((((((((((v86[0] + v86[1]) + v86[2]) + v86[3]) + v87[0]) + v87[1]) + v87[2]) + v87[3]) + v88[0]) + v88[1]) + v88[2]) + v88[3]) + v89[0]) + v89[1]) + v89[2]) + v89[3]) != (((((((((((((((v86[0] + v86[1]) + v86[2]) + v86[3]) + v87[0]) + v87[1]) + v87[2]) + v87[3]) + v88[0]) + v88[1]) + v88[2]) + v88[3]) + v89[0]) + v89[1]) + v89[2]) + v89[3])) ? ((uint)1 << ((uint)((v314 * 7) - 5))) : (uint)0));
        v116[0] = (v86[0] + v53[0]);
        v116[1] = (v86[1] + v53[1]);
        v116[2] = (v86[2] + v53[2]);
        v116[3] = (v86[3] + v53[3]);
        v117[0] = ((half)g14(v116[0], 0x0p+0f));
        v117[1] = ((half)g14(v116[1], 0x0p+0f));
        v117[2] = ((half)g14(v116[2], 0x0p+0f));
        v117[3] = ((half)g14(v116[3], 0x0p+0f));
          half2 v324 = *(half2*)(v117 + 0);
        v118[0] = (*(uint *)(&(v324)));
          half2 v325 = *(half2*)(v117 + 2);
        v118[1] = (*(uint *)(&(v325)));
        v119[0] = (v87[0] + v53[0]);
        v119[1] = (v87[1] + v53[1]);
        v119[2] = (v87[2] + v53[2]);
        v119[3] = (v87[3] + v53[3]);
        v120[0] = ((half)g14(v119[0], 0x0p+0f));
        v120[1] = ((half)g14(v119[1], 0x0p+0f));
        v120[2] = ((half)g14(v119[2], 0x0p+0f));
        v120[3] = ((half)g14(v119[3], 0x0p+0f));
          half2 v326 = *(half2*)(v120 + 0);
        v118[2] = (*(uint *)(&(v326)));
          half2 v327 = *(half2*)(v120 + 2);
        v118[3] = (*(uint *)(&(v327)));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          g15((v8[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))), v118[0], v118[1], v118[2], v118[3]);
        }
        v121[0] = (v88[0] + v53[0]);
        v121[1] = (v88[1] + v53[1]);
        v121[2] = (v88[2] + v53[2]);
        v121[3] = (v88[3] + v53[3]);
        v122[0] = ((half)g14(v121[0], 0x0p+0f));
        v122[1] = ((half)g14(v121[1], 0x0p+0f));
        v122[2] = ((half)g14(v121[2], 0x0p+0f));
        v122[3] = ((half)g14(v121[3], 0x0p+0f));
          half2 v328 = *(half2*)(v122 + 0);
        v123[0] = (*(uint *)(&(v328)));
          half2 v329 = *(half2*)(v122 + 2);
        v123[1] = (*(uint *)(&(v329)));
        v124[0] = (v89[0] + v53[0]);
        v124[1] = (v89[1] + v53[1]);
        v124[2] = (v89[2] + v53[2]);
        v124[3] = (v89[3] + v53[3]);
        v125[0] = ((half)g14(v124[0], 0x0p+0f));
        v125[1] = ((half)g14(v124[1], 0x0p+0f));
        v125[2] = ((half)g14(v124[2], 0x0p+0f));
        v125[3] = ((half)g14(v124[3], 0x0p+0f));
          half2 v330 = *(half2*)(v125 + 0);
        v123[2] = (*(uint *)(&(v330)));
          half2 v331 = *(half2*)(v125 + 2);
        v123[3] = (*(uint *)(&(v331)));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          g15((v3[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))), v123[0], v123[1], v123[2], v123[3]);
        }
      }
    }
    if (v314 < 2) {
      g11();
      __syncthreads();
      if (v314 < 1) {
        g6((v5[0] + (uint)4224), (&(((uint*)v255)[v0[0]])));
        g6((v5[0] + (uint)4352), (&(((uint*)v255)[(v0[0] + (int64_t)128)])));
        g6((v5[0] + (uint)4480), (&(((uint*)v255)[(v0[0] + (int64_t)256)])));
        if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
          g6((v5[0] + (uint)4608), (&(((uint*)v255)[(v0[0] + (int64_t)384)])));
        }
      }
      g5();
      v0[0] = (v0[0] + (int64_t)448);
      if (v314 == 1) {
        if (((((int64_t)blockIdx.x) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)6)) < v253) {
          g12(v126[0], v126[1], (v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))));
          *(uint2*)(((uint*)v315) + v1[0]) = *(uint2*)(v126 + (int64_t)0);
          g12(v127[0], v127[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)128));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)128)) = *(uint2*)(v127 + (int64_t)0);
          g12(v128[0], v128[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)256));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)256)) = *(uint2*)(v128 + (int64_t)0);
          if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
            g12(v129[0], v129[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)384));
            *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)384)) = *(uint2*)(v129 + (int64_t)0);
          }
        }
        v1[0] = (v1[0] + (int64_t)448);
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
      if (v314 == 1) {
        g13(v130[0], v130[1], v130[2], v130[3], (v7[0] + (uint)8448));
        v131[0] = g8(v130[0], v130[2]);
        v131[1] = g9(v130[0], v130[2]);
        v131[2] = g8(v130[1], v130[3]);
        v131[3] = g9(v130[1], v130[3]);
        g13(v132[0], v132[1], v132[2], v132[3], (v9[0] + (uint)8448));
        v133[0] = g8(v132[0], v132[2]);
        v133[1] = g9(v132[0], v132[2]);
        v133[2] = g8(v132[1], v132[3]);
        v133[3] = g9(v132[1], v132[3]);
        g13(v134[0], v134[1], v134[2], v134[3], (v7[0] + (uint)8512));
        v135[0] = g8(v134[0], v134[2]);
        v135[1] = g9(v134[0], v134[2]);
        v135[2] = g8(v134[1], v134[3]);
        v135[3] = g9(v134[1], v134[3]);
        g13(v136[0], v136[1], v136[2], v136[3], (v9[0] + (uint)8512));
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
      if (v314 == 1) {
        v4[0] = (v4[0] | (((((((((((((((((v82[0] + v82[1]) + v82[2]) + v82[3]) + v83[0]) + v83[1]) + v83[2]) + v83[3]) + v84[0]) + v84[1]) + v84[2]) + v84[3]) + v85[0]) + v85[1]) + v85[2]) + v85[3]) != (((((((((((((((v82[0] + v82[1]) + v82[2]) + v82[3]) + v83[0]) + v83[1]) + v83[2]) + v83[3]) + v84[0]) + v84[1]) + v84[2]) + v84[3]) + v85[0]) + v85[1]) + v85[2]) + v85[3])) ? ((uint)1 << ((uint)((v314 * 7) - 4))) : (uint)0));
        v138[0] = (v82[0] + v53[0]);
        v138[1] = (v82[1] + v53[1]);
        v138[2] = (v82[2] + v53[2]);
        v138[3] = (v82[3] + v53[3]);
        v139[0] = ((half)g14(v138[0], 0x0p+0f));
        v139[1] = ((half)g14(v138[1], 0x0p+0f));
        v139[2] = ((half)g14(v138[2], 0x0p+0f));
        v139[3] = ((half)g14(v138[3], 0x0p+0f));
          half2 v332 = *(half2*)(v139 + 0);
        v140[0] = (*(uint *)(&(v332)));
          half2 v333 = *(half2*)(v139 + 2);
        v140[1] = (*(uint *)(&(v333)));
        v141[0] = (v83[0] + v53[0]);
        v141[1] = (v83[1] + v53[1]);
        v141[2] = (v83[2] + v53[2]);
        v141[3] = (v83[3] + v53[3]);
        v142[0] = ((half)g14(v141[0], 0x0p+0f));
        v142[1] = ((half)g14(v141[1], 0x0p+0f));
        v142[2] = ((half)g14(v141[2], 0x0p+0f));
        v142[3] = ((half)g14(v141[3], 0x0p+0f));
          half2 v334 = *(half2*)(v142 + 0);
        v140[2] = (*(uint *)(&(v334)));
          half2 v335 = *(half2*)(v142 + 2);
        v140[3] = (*(uint *)(&(v335)));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          g15((v8[0] + ((uint)(v314 * 3712))), v140[0], v140[1], v140[2], v140[3]);
        }
        v143[0] = (v84[0] + v53[0]);
        v143[1] = (v84[1] + v53[1]);
        v143[2] = (v84[2] + v53[2]);
        v143[3] = (v84[3] + v53[3]);
        v144[0] = ((half)g14(v143[0], 0x0p+0f));
        v144[1] = ((half)g14(v143[1], 0x0p+0f));
        v144[2] = ((half)g14(v143[2], 0x0p+0f));
        v144[3] = ((half)g14(v143[3], 0x0p+0f));
          half2 v336 = *(half2*)(v144 + 0);
        v145[0] = (*(uint *)(&(v336)));
          half2 v337 = *(half2*)(v144 + 2);
        v145[1] = (*(uint *)(&(v337)));
        v146[0] = (v85[0] + v53[0]);
        v146[1] = (v85[1] + v53[1]);
        v146[2] = (v85[2] + v53[2]);
        v146[3] = (v85[3] + v53[3]);
        v147[0] = ((half)g14(v146[0], 0x0p+0f));
        v147[1] = ((half)g14(v146[1], 0x0p+0f));
        v147[2] = ((half)g14(v146[2], 0x0p+0f));
        v147[3] = ((half)g14(v146[3], 0x0p+0f));
          half2 v338 = *(half2*)(v147 + 0);
        v145[2] = (*(uint *)(&(v338)));
          half2 v339 = *(half2*)(v147 + 2);
        v145[3] = (*(uint *)(&(v339)));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          g15((v3[0] + ((uint)(v314 * 3712))), v145[0], v145[1], v145[2], v145[3]);
        }
      }
    }
    if (v314 < 2) {
      g11();
      __syncthreads();
      if (v314 < 1) {
        g6((v5[0] + (uint)8448), (&(((uint*)v255)[v0[0]])));
        g6((v5[0] + (uint)8576), (&(((uint*)v255)[(v0[0] + (int64_t)128)])));
        g6((v5[0] + (uint)8704), (&(((uint*)v255)[(v0[0] + (int64_t)256)])));
        if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
          g6((v5[0] + (uint)8832), (&(((uint*)v255)[(v0[0] + (int64_t)384)])));
        }
      }
      g5();
      v0[0] = (v0[0] + (int64_t)448);
      if (v314 == 1) {
        if (((((int64_t)blockIdx.x) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)6)) < v253) {
          g12(v148[0], v148[1], (v6[0] + ((uint)(v314 * 3712))));
          *(uint2*)(((uint*)v315) + v1[0]) = *(uint2*)(v148 + (int64_t)0);
          g12(v149[0], v149[1], ((v6[0] + ((uint)(v314 * 3712))) + (uint)128));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)128)) = *(uint2*)(v149 + (int64_t)0);
          g12(v150[0], v150[1], ((v6[0] + ((uint)(v314 * 3712))) + (uint)256));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)256)) = *(uint2*)(v150 + (int64_t)0);
          if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
            g12(v151[0], v151[1], ((v6[0] + ((uint)(v314 * 3712))) + (uint)384));
            *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)384)) = *(uint2*)(v151 + (int64_t)0);
          }
        }
        v1[0] = (v1[0] + (int64_t)448);
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
      g13(v152[0], v152[1], v152[2], v152[3], (v7[0] + (uint)12672));
      v153[0] = g8(v152[0], v152[2]);
      v153[1] = g9(v152[0], v152[2]);
      v153[2] = g8(v152[1], v152[3]);
      v153[3] = g9(v152[1], v152[3]);
      g13(v154[0], v154[1], v154[2], v154[3], (v9[0] + (uint)12672));
      v155[0] = g8(v154[0], v154[2]);
      v155[1] = g9(v154[0], v154[2]);
      v155[2] = g8(v154[1], v154[3]);
      v155[3] = g9(v154[1], v154[3]);
      g13(v156[0], v156[1], v156[2], v156[3], (v7[0] + (uint)12736));
      v157[0] = g8(v156[0], v156[2]);
      v157[1] = g9(v156[0], v156[2]);
      v157[2] = g8(v156[1], v156[3]);
      v157[3] = g9(v156[1], v156[3]);
      g13(v158[0], v158[1], v158[2], v158[3], (v9[0] + (uint)12736));
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
      if (v314 == 1) {
        v4[0] = (v4[0] | (((((((((((((((((v78[0] + v78[1]) + v78[2]) + v78[3]) + v79[0]) + v79[1]) + v79[2]) + v79[3]) + v80[0]) + v80[1]) + v80[2]) + v80[3]) + v81[0]) + v81[1]) + v81[2]) + v81[3]) != (((((((((((((((v78[0] + v78[1]) + v78[2]) + v78[3]) + v79[0]) + v79[1]) + v79[2]) + v79[3]) + v80[0]) + v80[1]) + v80[2]) + v80[3]) + v81[0]) + v81[1]) + v81[2]) + v81[3])) ? ((uint)1 << ((uint)((v314 * 7) - 3))) : (uint)0));
        v160[0] = (v78[0] + v53[0]);
        v160[1] = (v78[1] + v53[1]);
        v160[2] = (v78[2] + v53[2]);
        v160[3] = (v78[3] + v53[3]);
        v161[0] = ((half)g14(v160[0], 0x0p+0f));
        v161[1] = ((half)g14(v160[1], 0x0p+0f));
        v161[2] = ((half)g14(v160[2], 0x0p+0f));
        v161[3] = ((half)g14(v160[3], 0x0p+0f));
          half2 v340 = *(half2*)(v161 + 0);
        v162[0] = (*(uint *)(&(v340)));
          half2 v341 = *(half2*)(v161 + 2);
        v162[1] = (*(uint *)(&(v341)));
        v163[0] = (v79[0] + v53[0]);
        v163[1] = (v79[1] + v53[1]);
        v163[2] = (v79[2] + v53[2]);
        v163[3] = (v79[3] + v53[3]);
        v164[0] = ((half)g14(v163[0], 0x0p+0f));
        v164[1] = ((half)g14(v163[1], 0x0p+0f));
        v164[2] = ((half)g14(v163[2], 0x0p+0f));
        v164[3] = ((half)g14(v163[3], 0x0p+0f));
          half2 v342 = *(half2*)(v164 + 0);
        v162[2] = (*(uint *)(&(v342)));
          half2 v343 = *(half2*)(v164 + 2);
        v162[3] = (*(uint *)(&(v343)));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          g15((v8[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))), v162[0], v162[1], v162[2], v162[3]);
        }
        v165[0] = (v80[0] + v53[0]);
        v165[1] = (v80[1] + v53[1]);
        v165[2] = (v80[2] + v53[2]);
        v165[3] = (v80[3] + v53[3]);
        v166[0] = ((half)g14(v165[0], 0x0p+0f));
        v166[1] = ((half)g14(v165[1], 0x0p+0f));
        v166[2] = ((half)g14(v165[2], 0x0p+0f));
        v166[3] = ((half)g14(v165[3], 0x0p+0f));
          half2 v344 = *(half2*)(v166 + 0);
        v167[0] = (*(uint *)(&(v344)));
          half2 v345 = *(half2*)(v166 + 2);
        v167[1] = (*(uint *)(&(v345)));
        v168[0] = (v81[0] + v53[0]);
        v168[1] = (v81[1] + v53[1]);
        v168[2] = (v81[2] + v53[2]);
        v168[3] = (v81[3] + v53[3]);
        v169[0] = ((half)g14(v168[0], 0x0p+0f));
        v169[1] = ((half)g14(v168[1], 0x0p+0f));
        v169[2] = ((half)g14(v168[2], 0x0p+0f));
        v169[3] = ((half)g14(v168[3], 0x0p+0f));
          half2 v346 = *(half2*)(v169 + 0);
        v167[2] = (*(uint *)(&(v346)));
          half2 v347 = *(half2*)(v169 + 2);
        v167[3] = (*(uint *)(&(v347)));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          g15((v3[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))), v167[0], v167[1], v167[2], v167[3]);
        }
      }
    }
    if (v314 < 2) {
      g11();
      __syncthreads();
      if (v314 < 1) {
        g6((v5[0] + (uint)12672), (&(((uint*)v255)[v0[0]])));
        g6((v5[0] + (uint)12800), (&(((uint*)v255)[(v0[0] + (int64_t)128)])));
        g6((v5[0] + (uint)12928), (&(((uint*)v255)[(v0[0] + (int64_t)256)])));
        if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
          g6((v5[0] + (uint)13056), (&(((uint*)v255)[(v0[0] + (int64_t)384)])));
        }
      }
      g5();
      v0[0] = (v0[0] + (int64_t)448);
      if (v314 == 1) {
        if (((((int64_t)blockIdx.x) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)6)) < v253) {
          g12(v170[0], v170[1], (v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))));
          *(uint2*)(((uint*)v315) + v1[0]) = *(uint2*)(v170 + (int64_t)0);
          g12(v171[0], v171[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)128));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)128)) = *(uint2*)(v171 + (int64_t)0);
          g12(v172[0], v172[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)256));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)256)) = *(uint2*)(v172 + (int64_t)0);
          if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
            g12(v173[0], v173[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)384));
            *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)384)) = *(uint2*)(v173 + (int64_t)0);
          }
        }
        v1[0] = (v1[0] + (int64_t)448);
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
      g13(v174[0], v174[1], v174[2], v174[3], (v7[0] + (uint)16896));
      v175[0] = g8(v174[0], v174[2]);
      v175[1] = g9(v174[0], v174[2]);
      v175[2] = g8(v174[1], v174[3]);
      v175[3] = g9(v174[1], v174[3]);
      g13(v176[0], v176[1], v176[2], v176[3], (v9[0] + (uint)16896));
      v177[0] = g8(v176[0], v176[2]);
      v177[1] = g9(v176[0], v176[2]);
      v177[2] = g8(v176[1], v176[3]);
      v177[3] = g9(v176[1], v176[3]);
      g13(v178[0], v178[1], v178[2], v178[3], (v7[0] + (uint)16960));
      v179[0] = g8(v178[0], v178[2]);
      v179[1] = g9(v178[0], v178[2]);
      v179[2] = g8(v178[1], v178[3]);
      v179[3] = g9(v178[1], v178[3]);
      g13(v180[0], v180[1], v180[2], v180[3], (v9[0] + (uint)16960));
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
      if (v314 == 1) {
        v4[0] = (v4[0] | (((((((((((((((((v74[0] + v74[1]) + v74[2]) + v74[3]) + v75[0]) + v75[1]) + v75[2]) + v75[3]) + v76[0]) + v76[1]) + v76[2]) + v76[3]) + v77[0]) + v77[1]) + v77[2]) + v77[3]) != (((((((((((((((v74[0] + v74[1]) + v74[2]) + v74[3]) + v75[0]) + v75[1]) + v75[2]) + v75[3]) + v76[0]) + v76[1]) + v76[2]) + v76[3]) + v77[0]) + v77[1]) + v77[2]) + v77[3])) ? ((uint)1 << ((uint)((v314 * 7) - 2))) : (uint)0));
        v182[0] = (v74[0] + v53[0]);
        v182[1] = (v74[1] + v53[1]);
        v182[2] = (v74[2] + v53[2]);
        v182[3] = (v74[3] + v53[3]);
        v183[0] = ((half)g14(v182[0], 0x0p+0f));
        v183[1] = ((half)g14(v182[1], 0x0p+0f));
        v183[2] = ((half)g14(v182[2], 0x0p+0f));
        v183[3] = ((half)g14(v182[3], 0x0p+0f));
          half2 v348 = *(half2*)(v183 + 0);
        v184[0] = (*(uint *)(&(v348)));
          half2 v349 = *(half2*)(v183 + 2);
        v184[1] = (*(uint *)(&(v349)));
        v185[0] = (v75[0] + v53[0]);
        v185[1] = (v75[1] + v53[1]);
        v185[2] = (v75[2] + v53[2]);
        v185[3] = (v75[3] + v53[3]);
        v186[0] = ((half)g14(v185[0], 0x0p+0f));
        v186[1] = ((half)g14(v185[1], 0x0p+0f));
        v186[2] = ((half)g14(v185[2], 0x0p+0f));
        v186[3] = ((half)g14(v185[3], 0x0p+0f));
          half2 v350 = *(half2*)(v186 + 0);
        v184[2] = (*(uint *)(&(v350)));
          half2 v351 = *(half2*)(v186 + 2);
        v184[3] = (*(uint *)(&(v351)));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          g15((v8[0] + ((uint)(v314 * 3712))), v184[0], v184[1], v184[2], v184[3]);
        }
        v187[0] = (v76[0] + v53[0]);
        v187[1] = (v76[1] + v53[1]);
        v187[2] = (v76[2] + v53[2]);
        v187[3] = (v76[3] + v53[3]);
        v188[0] = ((half)g14(v187[0], 0x0p+0f));
        v188[1] = ((half)g14(v187[1], 0x0p+0f));
        v188[2] = ((half)g14(v187[2], 0x0p+0f));
        v188[3] = ((half)g14(v187[3], 0x0p+0f));
          half2 v352 = *(half2*)(v188 + 0);
        v189[0] = (*(uint *)(&(v352)));
          half2 v353 = *(half2*)(v188 + 2);
        v189[1] = (*(uint *)(&(v353)));
        v190[0] = (v77[0] + v53[0]);
        v190[1] = (v77[1] + v53[1]);
        v190[2] = (v77[2] + v53[2]);
        v190[3] = (v77[3] + v53[3]);
        v191[0] = ((half)g14(v190[0], 0x0p+0f));
        v191[1] = ((half)g14(v190[1], 0x0p+0f));
        v191[2] = ((half)g14(v190[2], 0x0p+0f));
        v191[3] = ((half)g14(v190[3], 0x0p+0f));
          half2 v354 = *(half2*)(v191 + 0);
        v189[2] = (*(uint *)(&(v354)));
          half2 v355 = *(half2*)(v191 + 2);
        v189[3] = (*(uint *)(&(v355)));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          g15((v3[0] + ((uint)(v314 * 3712))), v189[0], v189[1], v189[2], v189[3]);
        }
      }
    }
    if (v314 < 2) {
      g11();
      __syncthreads();
      if (v314 < 1) {
        g6((v5[0] + (uint)16896), (&(((uint*)v255)[v0[0]])));
        g6((v5[0] + (uint)17024), (&(((uint*)v255)[(v0[0] + (int64_t)128)])));
        g6((v5[0] + (uint)17152), (&(((uint*)v255)[(v0[0] + (int64_t)256)])));
        if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
          g6((v5[0] + (uint)17280), (&(((uint*)v255)[(v0[0] + (int64_t)384)])));
        }
      }
      g5();
      v0[0] = (v0[0] + (int64_t)448);
      if (v314 == 1) {
        if (((((int64_t)blockIdx.x) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)6)) < v253) {
          g12(v192[0], v192[1], (v6[0] + ((uint)(v314 * 3712))));
          *(uint2*)(((uint*)v315) + v1[0]) = *(uint2*)(v192 + (int64_t)0);
          g12(v193[0], v193[1], ((v6[0] + ((uint)(v314 * 3712))) + (uint)128));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)128)) = *(uint2*)(v193 + (int64_t)0);
          g12(v194[0], v194[1], ((v6[0] + ((uint)(v314 * 3712))) + (uint)256));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)256)) = *(uint2*)(v194 + (int64_t)0);
          if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
            g12(v195[0], v195[1], ((v6[0] + ((uint)(v314 * 3712))) + (uint)384));
            *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)384)) = *(uint2*)(v195 + (int64_t)0);
          }
        }
        v1[0] = (v1[0] + (int64_t)448);
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
      if (v314 < 1) {
        g13(v196[0], v196[1], v196[2], v196[3], (v7[0] + (uint)21120));
        v197[0] = g8(v196[0], v196[2]);
        v197[1] = g9(v196[0], v196[2]);
        v197[2] = g8(v196[1], v196[3]);
        v197[3] = g9(v196[1], v196[3]);
        g13(v198[0], v198[1], v198[2], v198[3], (v9[0] + (uint)21120));
        v199[0] = g8(v198[0], v198[2]);
        v199[1] = g9(v198[0], v198[2]);
        v199[2] = g8(v198[1], v198[3]);
        v199[3] = g9(v198[1], v198[3]);
        g13(v200[0], v200[1], v200[2], v200[3], (v7[0] + (uint)21184));
        v201[0] = g8(v200[0], v200[2]);
        v201[1] = g9(v200[0], v200[2]);
        v201[2] = g8(v200[1], v200[3]);
        v201[3] = g9(v200[1], v200[3]);
        g13(v202[0], v202[1], v202[2], v202[3], (v9[0] + (uint)21184));
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
      if (v314 == 1) {
        v4[0] = (v4[0] | (((((((((((((((((v70[0] + v70[1]) + v70[2]) + v70[3]) + v71[0]) + v71[1]) + v71[2]) + v71[3]) + v72[0]) + v72[1]) + v72[2]) + v72[3]) + v73[0]) + v73[1]) + v73[2]) + v73[3]) != (((((((((((((((v70[0] + v70[1]) + v70[2]) + v70[3]) + v71[0]) + v71[1]) + v71[2]) + v71[3]) + v72[0]) + v72[1]) + v72[2]) + v72[3]) + v73[0]) + v73[1]) + v73[2]) + v73[3])) ? ((uint)1 << ((uint)((v314 * 7) - 1))) : (uint)0));
        v204[0] = (v70[0] + v53[0]);
        v204[1] = (v70[1] + v53[1]);
        v204[2] = (v70[2] + v53[2]);
        v204[3] = (v70[3] + v53[3]);
        v205[0] = ((half)g14(v204[0], 0x0p+0f));
        v205[1] = ((half)g14(v204[1], 0x0p+0f));
        v205[2] = ((half)g14(v204[2], 0x0p+0f));
        v205[3] = ((half)g14(v204[3], 0x0p+0f));
          half2 v356 = *(half2*)(v205 + 0);
        v206[0] = (*(uint *)(&(v356)));
          half2 v357 = *(half2*)(v205 + 2);
        v206[1] = (*(uint *)(&(v357)));
        v207[0] = (v71[0] + v53[0]);
        v207[1] = (v71[1] + v53[1]);
        v207[2] = (v71[2] + v53[2]);
        v207[3] = (v71[3] + v53[3]);
        v208[0] = ((half)g14(v207[0], 0x0p+0f));
        v208[1] = ((half)g14(v207[1], 0x0p+0f));
        v208[2] = ((half)g14(v207[2], 0x0p+0f));
        v208[3] = ((half)g14(v207[3], 0x0p+0f));
          half2 v358 = *(half2*)(v208 + 0);
        v206[2] = (*(uint *)(&(v358)));
          half2 v359 = *(half2*)(v208 + 2);
        v206[3] = (*(uint *)(&(v359)));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          g15((v8[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))), v206[0], v206[1], v206[2], v206[3]);
        }
        v209[0] = (v72[0] + v53[0]);
        v209[1] = (v72[1] + v53[1]);
        v209[2] = (v72[2] + v53[2]);
        v209[3] = (v72[3] + v53[3]);
        v210[0] = ((half)g14(v209[0], 0x0p+0f));
        v210[1] = ((half)g14(v209[1], 0x0p+0f));
        v210[2] = ((half)g14(v209[2], 0x0p+0f));
        v210[3] = ((half)g14(v209[3], 0x0p+0f));
          half2 v360 = *(half2*)(v210 + 0);
        v211[0] = (*(uint *)(&(v360)));
          half2 v361 = *(half2*)(v210 + 2);
        v211[1] = (*(uint *)(&(v361)));
        v212[0] = (v73[0] + v53[0]);
        v212[1] = (v73[1] + v53[1]);
        v212[2] = (v73[2] + v53[2]);
        v212[3] = (v73[3] + v53[3]);
        v213[0] = ((half)g14(v212[0], 0x0p+0f));
        v213[1] = ((half)g14(v212[1], 0x0p+0f));
        v213[2] = ((half)g14(v212[2], 0x0p+0f));
        v213[3] = ((half)g14(v212[3], 0x0p+0f));
          half2 v362 = *(half2*)(v213 + 0);
        v211[2] = (*(uint *)(&(v362)));
          half2 v363 = *(half2*)(v213 + 2);
        v211[3] = (*(uint *)(&(v363)));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          g15((v3[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))), v211[0], v211[1], v211[2], v211[3]);
        }
      }
    }
    if (v314 < 2) {
      g11();
      __syncthreads();
      g5();
      v0[0] = (v0[0] + (int64_t)448);
      if (v314 == 1) {
        if (((((int64_t)blockIdx.x) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)6)) < v253) {
          g12(v214[0], v214[1], (v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))));
          *(uint2*)(((uint*)v315) + v1[0]) = *(uint2*)(v214 + (int64_t)0);
          g12(v215[0], v215[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)128));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)128)) = *(uint2*)(v215 + (int64_t)0);
          g12(v216[0], v216[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)256));
          *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)256)) = *(uint2*)(v216 + (int64_t)0);
          if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
            g12(v217[0], v217[1], ((v6[0] + ((uint)((((v314 * 7) + 1) & 1) * 3712))) + (uint)384));
            *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)384)) = *(uint2*)(v217 + (int64_t)0);
          }
        }
        v1[0] = (v1[0] + (int64_t)448);
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
      if (v314 < 1) {
        g13(v218[0], v218[1], v218[2], v218[3], (v7[0] + (uint)25344));
        v219[0] = g8(v218[0], v218[2]);
        v219[1] = g9(v218[0], v218[2]);
        v219[2] = g8(v218[1], v218[3]);
        v219[3] = g9(v218[1], v218[3]);
        g13(v220[0], v220[1], v220[2], v220[3], (v9[0] + (uint)25344));
        v221[0] = g8(v220[0], v220[2]);
        v221[1] = g9(v220[0], v220[2]);
        v221[2] = g8(v220[1], v220[3]);
        v221[3] = g9(v220[1], v220[3]);
        g13(v222[0], v222[1], v222[2], v222[3], (v7[0] + (uint)25408));
        v223[0] = g8(v222[0], v222[2]);
        v223[1] = g9(v222[0], v222[2]);
        v223[2] = g8(v222[1], v222[3]);
        v223[3] = g9(v222[1], v222[3]);
        g13(v224[0], v224[1], v224[2], v224[3], (v9[0] + (uint)25408));
        v225[0] = g8(v224[0], v224[2]);
        v225[1] = g9(v224[0], v224[2]);
        v225[2] = g8(v224[1], v224[3]);
        v225[3] = g9(v224[1], v224[3]);
        g10(v70[0], v71[0], v72[0], v73[0], v219[0], v221[0], v223[0], v225[0], v12[0], v15[0], v70[0], v71[0], v72[0], v73[0]);
        g10(v74[0], v75[0], v76[0], v77[0], v219[0], v221[0], v223[0], v225[0], v18[0], v21[0], v74[0], v75[0], v76[0], v77[0]);
        g10(v78[0], v79[0], v80[0], v81[0], v219[0], v221[0], v223[0], v225[0], v24[0], v27[0], v78[0], v79[0], v80[0], v81[0]);
        g10(v82[0], v83[0], v84[0], v85[0], v219[0], v221[0], v223[0], v225[0], v30[0], v33[0], v82[0], v83[0], v84[0], v85[0]);
        g10(v86[0], v87[0], v88[0], v89[0], v219[0], v221[0], v223[0], v225[0], v36[0], v39[0], v86[0], v87[0], v88[0], v89[0]);
        g10(v90[0], v91[0], v92[0], v93[0], v219[0], v221[0], v223[0], v225[0], v42[0], v45[0], v90[0], v91[0], v92[0], v93[0]);
        g10(v58[0], v59[0], v60[0], v61[0], v219[0], v221[0], v223[0], v225[0], v48[0], v51[0], v58[0], v59[0], v60[0], v61[0]);
        g10(v70[1], v71[1], v72[1], v73[1], v219[1], v221[1], v223[1], v225[1], v12[1], v15[1], v70[1], v71[1], v72[1], v73[1]);
        g10(v74[1], v75[1], v76[1], v77[1], v219[1], v221[1], v223[1], v225[1], v18[1], v21[1], v74[1], v75[1], v76[1], v77[1]);
        g10(v78[1], v79[1], v80[1], v81[1], v219[1], v221[1], v223[1], v225[1], v24[1], v27[1], v78[1], v79[1], v80[1], v81[1]);
        g10(v82[1], v83[1], v84[1], v85[1], v219[1], v221[1], v223[1], v225[1], v30[1], v33[1], v82[1], v83[1], v84[1], v85[1]);
        g10(v86[1], v87[1], v88[1], v89[1], v219[1], v221[1], v223[1], v225[1], v36[1], v39[1], v86[1], v87[1], v88[1], v89[1]);
        g10(v90[1], v91[1], v92[1], v93[1], v219[1], v221[1], v223[1], v225[1], v42[1], v45[1], v90[1], v91[1], v92[1], v93[1]);
        g10(v58[1], v59[1], v60[1], v61[1], v219[1], v221[1], v223[1], v225[1], v48[1], v51[1], v58[1], v59[1], v60[1], v61[1]);
        g10(v70[2], v71[2], v72[2], v73[2], v219[2], v221[2], v223[2], v225[2], v12[2], v15[2], v70[2], v71[2], v72[2], v73[2]);
        g10(v74[2], v75[2], v76[2], v77[2], v219[2], v221[2], v223[2], v225[2], v18[2], v21[2], v74[2], v75[2], v76[2], v77[2]);
        g10(v78[2], v79[2], v80[2], v81[2], v219[2], v221[2], v223[2], v225[2], v24[2], v27[2], v78[2], v79[2], v80[2], v81[2]);
        g10(v82[2], v83[2], v84[2], v85[2], v219[2], v221[2], v223[2], v225[2], v30[2], v33[2], v82[2], v83[2], v84[2], v85[2]);
        g10(v86[2], v87[2], v88[2], v89[2], v219[2], v221[2], v223[2], v225[2], v36[2], v39[2], v86[2], v87[2], v88[2], v89[2]);
        g10(v90[2], v91[2], v92[2], v93[2], v219[2], v221[2], v223[2], v225[2], v42[2], v45[2], v90[2], v91[2], v92[2], v93[2]);
        g10(v58[2], v59[2], v60[2], v61[2], v219[2], v221[2], v223[2], v225[2], v48[2], v51[2], v58[2], v59[2], v60[2], v61[2]);
        g10(v70[3], v71[3], v72[3], v73[3], v219[3], v221[3], v223[3], v225[3], v12[3], v15[3], v70[3], v71[3], v72[3], v73[3]);
        g10(v74[3], v75[3], v76[3], v77[3], v219[3], v221[3], v223[3], v225[3], v18[3], v21[3], v74[3], v75[3], v76[3], v77[3]);
        g10(v78[3], v79[3], v80[3], v81[3], v219[3], v221[3], v223[3], v225[3], v24[3], v27[3], v78[3], v79[3], v80[3], v81[3]);
        g10(v82[3], v83[3], v84[3], v85[3], v219[3], v221[3], v223[3], v225[3], v30[3], v33[3], v82[3], v83[3], v84[3], v85[3]);
        g10(v86[3], v87[3], v88[3], v89[3], v219[3], v221[3], v223[3], v225[3], v36[3], v39[3], v86[3], v87[3], v88[3], v89[3]);
        g10(v90[3], v91[3], v92[3], v93[3], v219[3], v221[3], v223[3], v225[3], v42[3], v45[3], v90[3], v91[3], v92[3], v93[3]);
        g10(v58[3], v59[3], v60[3], v61[3], v219[3], v221[3], v223[3], v225[3], v48[3], v51[3], v58[3], v59[3], v60[3], v61[3]);
      }
      v4[0] = (v4[0] | (((((((((((((((((v58[0] + v58[1]) + v58[2]) + v58[3]) + v59[0]) + v59[1]) + v59[2]) + v59[3]) + v60[0]) + v60[1]) + v60[2]) + v60[3]) + v61[0]) + v61[1]) + v61[2]) + v61[3]) != (((((((((((((((v58[0] + v58[1]) + v58[2]) + v58[3]) + v59[0]) + v59[1]) + v59[2]) + v59[3]) + v60[0]) + v60[1]) + v60[2]) + v60[3]) + v61[0]) + v61[1]) + v61[2]) + v61[3])) ? ((uint)1 << ((uint)(v314 * 7))) : (uint)0));
      v226[0] = (v58[0] + v53[0]);
      v226[1] = (v58[1] + v53[1]);
      v226[2] = (v58[2] + v53[2]);
      v226[3] = (v58[3] + v53[3]);
      v227[0] = ((half)g14(v226[0], 0x0p+0f));
      v227[1] = ((half)g14(v226[1], 0x0p+0f));
      v227[2] = ((half)g14(v226[2], 0x0p+0f));
      v227[3] = ((half)g14(v226[3], 0x0p+0f));
        half2 v364 = *(half2*)(v227 + 0);
      v228[0] = (*(uint *)(&(v364)));
        half2 v365 = *(half2*)(v227 + 2);
      v228[1] = (*(uint *)(&(v365)));
      v229[0] = (v59[0] + v53[0]);
      v229[1] = (v59[1] + v53[1]);
      v229[2] = (v59[2] + v53[2]);
      v229[3] = (v59[3] + v53[3]);
      v230[0] = ((half)g14(v229[0], 0x0p+0f));
      v230[1] = ((half)g14(v229[1], 0x0p+0f));
      v230[2] = ((half)g14(v229[2], 0x0p+0f));
      v230[3] = ((half)g14(v229[3], 0x0p+0f));
        half2 v366 = *(half2*)(v230 + 0);
      v228[2] = (*(uint *)(&(v366)));
        half2 v367 = *(half2*)(v230 + 2);
      v228[3] = (*(uint *)(&(v367)));
      if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
        g15((v8[0] + ((uint)(v314 * 3712))), v228[0], v228[1], v228[2], v228[3]);
      }
      v231[0] = (v60[0] + v53[0]);
      v231[1] = (v60[1] + v53[1]);
      v231[2] = (v60[2] + v53[2]);
      v231[3] = (v60[3] + v53[3]);
      v232[0] = ((half)g14(v231[0], 0x0p+0f));
      v232[1] = ((half)g14(v231[1], 0x0p+0f));
      v232[2] = ((half)g14(v231[2], 0x0p+0f));
      v232[3] = ((half)g14(v231[3], 0x0p+0f));
        half2 v368 = *(half2*)(v232 + 0);
      v233[0] = (*(uint *)(&(v368)));
        half2 v369 = *(half2*)(v232 + 2);
      v233[1] = (*(uint *)(&(v369)));
      v234[0] = (v61[0] + v53[0]);
      v234[1] = (v61[1] + v53[1]);
      v234[2] = (v61[2] + v53[2]);
      v234[3] = (v61[3] + v53[3]);
      v235[0] = ((half)g14(v234[0], 0x0p+0f));
      v235[1] = ((half)g14(v234[1], 0x0p+0f));
      v235[2] = ((half)g14(v234[2], 0x0p+0f));
      v235[3] = ((half)g14(v234[3], 0x0p+0f));
        half2 v370 = *(half2*)(v235 + 0);
      v233[2] = (*(uint *)(&(v370)));
        half2 v371 = *(half2*)(v235 + 2);
      v233[3] = (*(uint *)(&(v371)));
      if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
        g15((v3[0] + ((uint)(v314 * 3712))), v233[0], v233[1], v233[2], v233[3]);
      }
    }
  }
  __syncthreads();
  if (((((int64_t)blockIdx.x) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)6)) < v253) {
    g12(v236[0], v236[1], v6[0]);
    *(uint2*)(((uint*)v315) + v1[0]) = *(uint2*)(v236 + (int64_t)0);
    g12(v237[0], v237[1], (v6[0] + (uint)128));
    *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)128)) = *(uint2*)(v237 + (int64_t)0);
    g12(v238[0], v238[1], (v6[0] + (uint)256));
    *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)256)) = *(uint2*)(v238 + (int64_t)0);
    if ((((int64_t)threadIdx.x) & (int64_t)63) < (int64_t)32) {
      g12(v239[0], v239[1], (v6[0] + (uint)384));
      *(uint2*)(((uint*)v315) + (v1[0] + (int64_t)384)) = *(uint2*)(v239 + (int64_t)0);
    }
  }
  v1[0] = (v1[0] + (int64_t)448);
  __syncthreads();
  if (v4[0] != (uint)0) {
    for (int64_t v372 = (int64_t)0; v372 < (int64_t)9; ++v372) {
      if (((v4[0] >> ((uint)v372)) & (uint)1) != (uint)0) {
        g16((&(v255[((g1((((int64_t)blockIdx.x) * (int64_t)2), (v253 - (int64_t)1)) * (int64_t)8064) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)4))])), (&(v255[((g1(((((int64_t)blockIdx.x) * (int64_t)2) + (int64_t)1), (v253 - (int64_t)1)) * (int64_t)8064) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)4))])), (&(v256[((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)4)])), (((int)v372) - 3), (((((int)g1(((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2), (int64_t)6)) * 8) + ((((int)((int64_t)threadIdx.x)) & 3) * 2)) - 3), (((((int)g1(((((int64_t)threadIdx.x) & (int64_t)31) >> (int64_t)2), (int64_t)6)) * 8) + ((((int)((int64_t)threadIdx.x)) & 3) * 2)) - 3), (&(v240[0])));
        v241[0] = v240[0];
        v241[1] = v240[1];
        v241[2] = v240[2];
        v241[3] = v240[3];
        v242[0] = (v241[0] + v53[0]);
        v242[1] = (v241[1] + v53[1]);
        v242[2] = (v241[2] + v53[2]);
        v242[3] = (v241[3] + v53[3]);
        v243[0] = ((half)g14(v242[0], 0x0p+0f));
        v243[1] = ((half)g14(v242[1], 0x0p+0f));
        v243[2] = ((half)g14(v242[2], 0x0p+0f));
        v243[3] = ((half)g14(v242[3], 0x0p+0f));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          if ((((int64_t)blockIdx.x) * (int64_t)2) < v253) {
            *(half4*)(v315 + ((((((int64_t)blockIdx.x) * (int64_t)16128) + (v372 * (int64_t)896)) + ((((int64_t)threadIdx.x) & (int64_t)31) * (int64_t)32)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)4))) = *(half4*)(v243 + (int64_t)0);
          }
        }
        v244[0] = v240[4];
        v244[1] = v240[5];
        v244[2] = v240[6];
        v244[3] = v240[7];
        v245[0] = (v244[0] + v53[0]);
        v245[1] = (v244[1] + v53[1]);
        v245[2] = (v244[2] + v53[2]);
        v245[3] = (v244[3] + v53[3]);
        v246[0] = ((half)g14(v245[0], 0x0p+0f));
        v246[1] = ((half)g14(v245[1], 0x0p+0f));
        v246[2] = ((half)g14(v245[2], 0x0p+0f));
        v246[3] = ((half)g14(v245[3], 0x0p+0f));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          if ((((int64_t)blockIdx.x) * (int64_t)2) < v253) {
            *(half4*)(v315 + (((((((int64_t)blockIdx.x) * (int64_t)16128) + (v372 * (int64_t)896)) + ((((int64_t)threadIdx.x) & (int64_t)31) * (int64_t)32)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)4)) + (int64_t)16)) = *(half4*)(v246 + (int64_t)0);
          }
        }
        v247[0] = v240[8];
        v247[1] = v240[9];
        v247[2] = v240[10];
        v247[3] = v240[11];
        v248[0] = (v247[0] + v53[0]);
        v248[1] = (v247[1] + v53[1]);
        v248[2] = (v247[2] + v53[2]);
        v248[3] = (v247[3] + v53[3]);
        v249[0] = ((half)g14(v248[0], 0x0p+0f));
        v249[1] = ((half)g14(v248[1], 0x0p+0f));
        v249[2] = ((half)g14(v248[2], 0x0p+0f));
        v249[3] = ((half)g14(v248[3], 0x0p+0f));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          if (((((int64_t)blockIdx.x) * (int64_t)2) + (int64_t)1) < v253) {
            *(half4*)(v315 + (((((((int64_t)blockIdx.x) * (int64_t)16128) + (v372 * (int64_t)896)) + ((((int64_t)threadIdx.x) & (int64_t)31) * (int64_t)32)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)4)) + (int64_t)8064)) = *(half4*)(v249 + (int64_t)0);
          }
        }
        v250[0] = v240[12];
        v250[1] = v240[13];
        v250[2] = v240[14];
        v250[3] = v240[15];
        v251[0] = (v250[0] + v53[0]);
        v251[1] = (v250[1] + v53[1]);
        v251[2] = (v250[2] + v53[2]);
        v251[3] = (v250[3] + v53[3]);
        v252[0] = ((half)g14(v251[0], 0x0p+0f));
        v252[1] = ((half)g14(v251[1], 0x0p+0f));
        v252[2] = ((half)g14(v251[2], 0x0p+0f));
        v252[3] = ((half)g14(v251[3], 0x0p+0f));
        if ((((int64_t)threadIdx.x) & (int64_t)31) < (int64_t)28) {
          if (((((int64_t)blockIdx.x) * (int64_t)2) + (int64_t)1) < v253) {
            *(half4*)(v315 + (((((((int64_t)blockIdx.x) * (int64_t)16128) + (v372 * (int64_t)896)) + ((((int64_t)threadIdx.x) & (int64_t)31) * (int64_t)32)) + ((((int64_t)threadIdx.x) >> (int64_t)5) * (int64_t)4)) + (int64_t)8080)) = *(half4*)(v252 + (int64_t)0);
          }
        }
      }
    }
  }
}
