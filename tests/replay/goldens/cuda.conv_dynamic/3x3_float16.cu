// cuda.conv_dynamic: 3x3_float16, on h200
// config: kernels=3
// digest: 81a5d9d73dd0
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, int v21, int v27, int v31, int v32, int v33, int v34, int v35, int v67, int v70, int v72, int v73, int v74, int v75, half* __restrict__ v81, half* __restrict__ v172, int64_t v176) {
  int v0 = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int v1 = ((int)blockIdx.x);
  int v2 = (v0 >> 2);
  int v3 = (v0 >> 2);
  int v4 = (v0 & 3);
  int v5 = (v0 & 3);
  int v6 = (((int)threadIdx.x) & 31);
  int v7 = (((int)threadIdx.x) & 31);
  extern __shared__ __align__(64) uchar v8[];
  int v9 = 0;
  int v10 = 0;
  alignas(64) int v11[1];
  alignas(64) int v12[1];
  alignas(64) int v13[1];
  alignas(64) int v14[3];
  int v15 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g3(g4((&(((uint64_t*)v8)[0]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[10]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[1]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[11]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[2]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[12]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[3]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[13]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[4]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[14]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[5]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[15]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[6]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[16]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[7]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[17]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[8]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[18]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[9]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[19]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[20]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[21]))), (uint)1);
      g5();
      g6(((void*)((unsigned long long)(&(v16)))));
      g6(((void*)((unsigned long long)(&(v17)))));
    }
  }
  g7();
  g8();
  g9();
  g10();
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      alignas(64) int v18[1];
      alignas(64) int v19[1];
      v18[0] = 0;
      v19[0] = 1;
      alignas(64) int v20[1];
      v20[0] = ((int)blockIdx.x);
      #pragma unroll 1
      while (1) {
        if (!((v20[0] < v21))) { break; }
        v13[0] = (v20[0] / v21);
        int v22 = (v20[0] % v21);
        int v23 = (v22 / 22);
        int v24 = ((v22 / 22) * 11);
        int v25 = ((v22 / 22) * 11);
        int v26 = g11((v27 - ((v22 / 22) * 11)), 11);
        int v28 = g11((v27 - ((v22 / 22) * 11)), 11);
        int v29 = (v22 % 22);
        int v30 = (v22 % 22);
        v11[0] = (((v22 / 22) * 704) + (((v22 % 22) % g11((v27 - ((v22 / 22) * 11)), 11)) * 64));
        v12[0] = (((v22 % 22) / g11((v27 - ((v22 / 22) * 11)), 11)) * 64);
        v14[2] = (((v11[0] / 64) % v31) * v32);
        v14[1] = ((((v11[0] / 64) / v31) % v33) * v34);
        v14[0] = ((((v11[0] / 64) / v31) / v33) * v35);
        for (int v36 = 0; v36 < 9; ++v36) {
          g12((&(((uint64_t*)v8)[(v18[0] + 10)])), v19[0]);
          g13(g4((&(((uint64_t*)v8)[v18[0]]))), (uint)16384);
          g14(g4((&(((half*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, ((v14[2] + (v36 % 3)) - 1), (((v36 / 3) + v14[1]) - 1), v14[0], g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((half*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 41472)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, v36, g4((&(((uint64_t*)v8)[v18[0]]))));
          v18[0] = (v18[0] + 1);
          if (v18[0] == 10) {
            v18[0] = 0;
            v19[0] = (v19[0] ^ 1);
          }
        }
        v20[0] = (v20[0] + 132);
      }
    }
  } else {
    alignas(64) float v37[32];
    int v38 = ((v0 >> 2) - 1);
    alignas(64) int v39[1];
    alignas(64) int v40[1];
    v39[0] = 0;
    v40[0] = 0;
    alignas(64) uint64_t v41[1];
    alignas(64) uint64_t v42[1];
    int v43 = (((v0 >> 2) * 64) - 64);
    g16((&(v41[0])), (&(((half*)v8)[512])), 1, 64, 3);
    g16((&(v42[0])), (&(((half*)v8)[41472])), 512, 64, 3);
    v41[0] = (v41[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v44[1];
    v44[0] = ((int)blockIdx.x);
    alignas(64) int v45[1];
    v45[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v44[0] < v21))) { break; }
      v13[0] = (v44[0] / v21);
      int v46 = (v44[0] % v21);
      int v47 = (v46 / 22);
      int v48 = ((v46 / 22) * 11);
      int v49 = ((v46 / 22) * 11);
      int v50 = g11((v27 - ((v46 / 22) * 11)), 11);
      int v51 = g11((v27 - ((v46 / 22) * 11)), 11);
      int v52 = (v46 % 22);
      int v53 = (v46 % 22);
      v11[0] = (((v46 / 22) * 704) + (((v46 % 22) % g11((v27 - ((v46 / 22) * 11)), 11)) * 64));
      v12[0] = (((v46 % 22) / g11((v27 - ((v46 / 22) * 11)), 11)) * 64);
      v14[2] = (((v11[0] / 64) % v31) * v32);
      v14[1] = ((((v11[0] / 64) / v31) % v33) * v34);
      v14[0] = ((((v11[0] / 64) / v31) / v33) * v35);
      alignas(64) int v54[1];
      v54[0] = 0;
      int v55 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v56 = 0; v56 < 9; ++v56) {
        g12((&(((uint64_t*)v8)[v39[0]])), v40[0]);
        g17();
        alignas(64) uint64_t v57[1];
        v57[0] = (v41[0] + (((uint64_t)((uint)v39[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v58[1];
        v58[0] = (v42[0] + (((uint64_t)((uint)v39[0])) * (uint64_t)512ULL));
        g18(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], v57[0], v58[0], (0 < v56));
        g18(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], (v57[0] + (uint64_t)2ULL), (v58[0] + (uint64_t)128ULL), (bool)1);
        g18(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], (v57[0] + (uint64_t)4ULL), (v58[0] + (uint64_t)256ULL), (bool)1);
        g18(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], (v57[0] + (uint64_t)6ULL), (v58[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v56) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g21(g4((&(((uint64_t*)v8)[(v54[0] + 10)]))), (uint)1);
          }
        }
        v54[0] = v39[0];
        v39[0] = (v39[0] + 1);
        if (v39[0] == 10) {
          v39[0] = 0;
          v40[0] = (v40[0] ^ 1);
        }
      }
      alignas(64) uint v59[32];
      v59[0] = (uint)0;
      v59[1] = (uint)0;
      v59[2] = (uint)0;
      v59[3] = (uint)0;
      v59[4] = (uint)0;
      v59[5] = (uint)0;
      v59[6] = (uint)0;
      v59[7] = (uint)0;
      v59[8] = (uint)0;
      v59[9] = (uint)0;
      v59[10] = (uint)0;
      v59[11] = (uint)0;
      v59[12] = (uint)0;
      v59[13] = (uint)0;
      v59[14] = (uint)0;
      v59[15] = (uint)0;
      v59[16] = (uint)0;
      v59[17] = (uint)0;
      v59[18] = (uint)0;
      v59[19] = (uint)0;
      v59[20] = (uint)0;
      v59[21] = (uint)0;
      v59[22] = (uint)0;
      v59[23] = (uint)0;
      v59[24] = (uint)0;
      v59[25] = (uint)0;
      v59[26] = (uint)0;
      v59[27] = (uint)0;
      v59[28] = (uint)0;
      v59[29] = (uint)0;
      v59[30] = (uint)0;
      v59[31] = (uint)0;
      int v60 = ((((int)threadIdx.x) & 31) >> 3);
      int v61 = (v32 - 1);
      int v62 = (v34 - 1);
      int v63 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v64 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64);
      int v65 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) & (v32 - 1));
      int v66 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) >> v67);
      int v68 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) >> v67) & (v34 - 1));
      int v69 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) >> v67) >> v70);
      int v71 = (((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) & (v32 - 1))) < v72) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) >> v67) & (v34 - 1))) < v73)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) >> v67) >> v70)) < v74)) ? (((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) & (v32 - 1))) + ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) >> v67) & (v34 - 1))) * v72)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) >> v67) >> v70)) * v72) * v73)) : v75);
      int v76 = (((int)threadIdx.x) & 7);
      int64_t v77 = ((int64_t)((int)threadIdx.x));
      int v78 = ((((int)threadIdx.x) & 7) * 8);
      int64_t v79 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      if ((v71 < v75) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 96)) {
        longlong4 v80 = make_longlong4(((((((int64_t)v71) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v71) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v71) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v71) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v59 + (int64_t)0) = make_uint4(((uint*)v81)[v80.x],((uint*)v81)[v80.y],((uint*)v81)[v80.z],((uint*)v81)[v80.w]);
      }
      int v82 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60);
      int v83 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) & (v32 - 1));
      int v84 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) >> v67);
      int v85 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) >> v67) & (v34 - 1));
      int v86 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) >> v67) >> v70);
      int v87 = (((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) & (v32 - 1))) < v72) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) >> v67) & (v34 - 1))) < v73)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) >> v67) >> v70)) < v74)) ? (((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) & (v32 - 1))) + ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) >> v67) & (v34 - 1))) * v72)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) >> v67) >> v70)) * v72) * v73)) : v75);
      if ((v87 < v75) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 96)) {
        longlong4 v88 = make_longlong4(((((((int64_t)v87) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v87) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v87) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v87) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v59 + (int64_t)4) = make_uint4(((uint*)v81)[v88.x],((uint*)v81)[v88.y],((uint*)v81)[v88.z],((uint*)v81)[v88.w]);
      }
      int v89 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56);
      int v90 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) & (v32 - 1));
      int v91 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) >> v67);
      int v92 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) >> v67) & (v34 - 1));
      int v93 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) >> v67) >> v70);
      int v94 = (((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) & (v32 - 1))) < v72) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) >> v67) & (v34 - 1))) < v73)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) >> v67) >> v70)) < v74)) ? (((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) & (v32 - 1))) + ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) >> v67) & (v34 - 1))) * v72)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) >> v67) >> v70)) * v72) * v73)) : v75);
      if ((v94 < v75) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 96)) {
        longlong4 v95 = make_longlong4(((((((int64_t)v94) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v94) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v94) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v94) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v59 + (int64_t)8) = make_uint4(((uint*)v81)[v95.x],((uint*)v81)[v95.y],((uint*)v81)[v95.z],((uint*)v81)[v95.w]);
      }
      int v96 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52);
      int v97 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) & (v32 - 1));
      int v98 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) >> v67);
      int v99 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) >> v67) & (v34 - 1));
      int v100 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) >> v67) >> v70);
      int v101 = (((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) & (v32 - 1))) < v72) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) >> v67) & (v34 - 1))) < v73)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) >> v67) >> v70)) < v74)) ? (((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) & (v32 - 1))) + ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) >> v67) & (v34 - 1))) * v72)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) >> v67) >> v70)) * v72) * v73)) : v75);
      if ((v101 < v75) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 96)) {
        longlong4 v102 = make_longlong4(((((((int64_t)v101) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v101) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v101) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v101) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v59 + (int64_t)12) = make_uint4(((uint*)v81)[v102.x],((uint*)v81)[v102.y],((uint*)v81)[v102.z],((uint*)v81)[v102.w]);
      }
      g22();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v8)[(v54[0] + 10)]))), (uint)1);
      }
      g23();
      int64_t v103 = ((int64_t)v0);
      int64_t v104 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v105 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v106 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v107 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)39168);
      *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)39168)) = *(uint4*)(v59 + (int64_t)0);
      int64_t v108 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v109 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)39296);
      *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)39296)) = *(uint4*)(v59 + (int64_t)4);
      int64_t v110 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)39424);
      *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)39424)) = *(uint4*)(v59 + (int64_t)8);
      int64_t v111 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)39552);
      *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)39552)) = *(uint4*)(v59 + (int64_t)12);
      g23();
      alignas(64) half v112[2];
      alignas(64) half v113[2];
      int v114 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v115 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v116 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v117 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v118 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(half2*)(v113 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336));
      v112[0] = ((half)(v37[0] + ((float)v113[0])));
      v112[1] = ((half)(v37[1] + ((float)v113[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(half2*)(v112 + (int64_t)0);
      alignas(64) half v119[2];
      alignas(64) half v120[2];
      int64_t v121 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(half2*)(v120 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848));
      v119[0] = ((half)(v37[2] + ((float)v120[0])));
      v119[1] = ((half)(v37[3] + ((float)v120[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(half2*)(v119 + (int64_t)0);
      alignas(64) half v122[2];
      alignas(64) half v123[2];
      int64_t v124 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v125 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(half2*)(v123 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336));
      v122[0] = ((half)(v37[4] + ((float)v123[0])));
      v122[1] = ((half)(v37[5] + ((float)v123[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(half2*)(v122 + (int64_t)0);
      alignas(64) half v126[2];
      alignas(64) half v127[2];
      int64_t v128 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(half2*)(v127 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848));
      v126[0] = ((half)(v37[6] + ((float)v127[0])));
      v126[1] = ((half)(v37[7] + ((float)v127[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(half2*)(v126 + (int64_t)0);
      alignas(64) half v129[2];
      alignas(64) half v130[2];
      int64_t v131 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v132 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(half2*)(v130 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336));
      v129[0] = ((half)(v37[8] + ((float)v130[0])));
      v129[1] = ((half)(v37[9] + ((float)v130[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(half2*)(v129 + (int64_t)0);
      alignas(64) half v133[2];
      alignas(64) half v134[2];
      int64_t v135 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(half2*)(v134 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848));
      v133[0] = ((half)(v37[10] + ((float)v134[0])));
      v133[1] = ((half)(v37[11] + ((float)v134[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(half2*)(v133 + (int64_t)0);
      alignas(64) half v136[2];
      alignas(64) half v137[2];
      int64_t v138 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v139 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(half2*)(v137 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336));
      v136[0] = ((half)(v37[12] + ((float)v137[0])));
      v136[1] = ((half)(v37[13] + ((float)v137[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(half2*)(v136 + (int64_t)0);
      alignas(64) half v140[2];
      alignas(64) half v141[2];
      int64_t v142 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(half2*)(v141 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848));
      v140[0] = ((half)(v37[14] + ((float)v141[0])));
      v140[1] = ((half)(v37[15] + ((float)v141[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(half2*)(v140 + (int64_t)0);
      alignas(64) half v143[2];
      alignas(64) half v144[2];
      int64_t v145 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v146 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(half2*)(v144 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336));
      v143[0] = ((half)(v37[16] + ((float)v144[0])));
      v143[1] = ((half)(v37[17] + ((float)v144[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(half2*)(v143 + (int64_t)0);
      alignas(64) half v147[2];
      alignas(64) half v148[2];
      int64_t v149 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(half2*)(v148 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848));
      v147[0] = ((half)(v37[18] + ((float)v148[0])));
      v147[1] = ((half)(v37[19] + ((float)v148[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(half2*)(v147 + (int64_t)0);
      alignas(64) half v150[2];
      alignas(64) half v151[2];
      int64_t v152 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v153 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(half2*)(v151 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336));
      v150[0] = ((half)(v37[20] + ((float)v151[0])));
      v150[1] = ((half)(v37[21] + ((float)v151[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(half2*)(v150 + (int64_t)0);
      alignas(64) half v154[2];
      alignas(64) half v155[2];
      int64_t v156 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(half2*)(v155 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848));
      v154[0] = ((half)(v37[22] + ((float)v155[0])));
      v154[1] = ((half)(v37[23] + ((float)v155[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(half2*)(v154 + (int64_t)0);
      alignas(64) half v157[2];
      alignas(64) half v158[2];
      int64_t v159 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v160 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(half2*)(v158 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336));
      v157[0] = ((half)(v37[24] + ((float)v158[0])));
      v157[1] = ((half)(v37[25] + ((float)v158[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(half2*)(v157 + (int64_t)0);
      alignas(64) half v161[2];
      alignas(64) half v162[2];
      int64_t v163 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(half2*)(v162 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848));
      v161[0] = ((half)(v37[26] + ((float)v162[0])));
      v161[1] = ((half)(v37[27] + ((float)v162[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(half2*)(v161 + (int64_t)0);
      alignas(64) half v164[2];
      alignas(64) half v165[2];
      int64_t v166 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v167 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(half2*)(v165 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336));
      v164[0] = ((half)(v37[28] + ((float)v165[0])));
      v164[1] = ((half)(v37[29] + ((float)v165[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(half2*)(v164 + (int64_t)0);
      alignas(64) half v168[2];
      alignas(64) half v169[2];
      int64_t v170 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(half2*)(v169 + (int64_t)0) = *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848));
      v168[0] = ((half)(v37[30] + ((float)v169[0])));
      v168[1] = ((half)(v37[31] + ((float)v169[1])));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(half2*)(v168 + (int64_t)0);
      g23();
      int v171 = (((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) & (v32 - 1))) < v72) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) >> v67) & (v34 - 1))) < v73)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) >> v67) >> v70)) < v74)) ? (((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) & (v32 - 1))) + ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) >> v67) & (v34 - 1))) * v72)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) >> v67) >> v70)) * v72) * v73)) : v75);
      if ((v171 < v75) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 96)) {
        *(uint4*)(((uint*)v172) + (((((int64_t)v171) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)39168));
      }
      int v173 = (((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) & (v32 - 1))) < v72) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) >> v67) & (v34 - 1))) < v73)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) >> v67) >> v70)) < v74)) ? (((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) & (v32 - 1))) + ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) >> v67) & (v34 - 1))) * v72)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) >> v67) >> v70)) * v72) * v73)) : v75);
      if ((v173 < v75) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 96)) {
        *(uint4*)(((uint*)v172) + (((((int64_t)v173) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)39296));
      }
      int v174 = (((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) & (v32 - 1))) < v72) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) >> v67) & (v34 - 1))) < v73)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) >> v67) >> v70)) < v74)) ? (((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) & (v32 - 1))) + ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) >> v67) & (v34 - 1))) * v72)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) >> v67) >> v70)) * v72) * v73)) : v75);
      if ((v174 < v75) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 96)) {
        *(uint4*)(((uint*)v172) + (((((int64_t)v174) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)39424));
      }
      int v175 = (((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) & (v32 - 1))) < v72) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) >> v67) & (v34 - 1))) < v73)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) >> v67) >> v70)) < v74)) ? (((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) & (v32 - 1))) + ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) >> v67) & (v34 - 1))) * v72)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) >> v67) >> v70)) * v72) * v73)) : v75);
      if ((v175 < v75) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 96)) {
        *(uint4*)(((uint*)v172) + (((((int64_t)v175) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)39552));
      }
      v44[0] = (v44[0] + 132);
    }
  }
}
__launch_bounds__(384, 1) g1(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, int v33, int v34, int v35, int v36, int v37, int v72, int v75, int v77, int v78, int v79, int v80, half* __restrict__ v84, half* __restrict__ v195, int64_t v220) {
  int v0 = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int v1 = ((int)g24());
  int v2 = ((int)blockIdx.x);
  int v3 = (v0 >> 2);
  int v4 = (v0 >> 2);
  int v5 = (v0 & 3);
  int v6 = (v0 & 3);
  int v7 = (((int)threadIdx.x) & 31);
  int v8 = (((int)threadIdx.x) & 31);
  g9();
  g10();
  ((int)g24());
  extern __shared__ __align__(64) uchar v9[];
  int v10 = ((int)g24());
  int v11 = 0;
  alignas(64) int v12[1];
  alignas(64) int v13[1];
  alignas(64) int v14[1];
  alignas(64) int v15[3];
  int v16 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g3(g4((&(((uint64_t*)v9)[0]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[8]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[1]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[9]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[2]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[10]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[3]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[11]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[4]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[12]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[5]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[13]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[6]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[14]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[7]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[15]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[16]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[17]))), (uint)1);
      g5();
      g6(((void*)((unsigned long long)(&(v17)))));
      g6(((void*)((unsigned long long)(&(v18)))));
    }
  }
  g7();
  g25();
  g26();
  int v19 = (((int)blockIdx.x) >> 1);
  int v20 = (((int)g24()) * 64);
  if ((v0 >> 2) == 0) {
    g27();
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      alignas(64) int v21[1];
      alignas(64) int v22[1];
      v21[0] = 0;
      v22[0] = 1;
      alignas(64) int v23[1];
      v23[0] = (((int)blockIdx.x) >> 1);
      #pragma unroll 1
      while (1) {
        if (!((v23[0] < v24))) { break; }
        v14[0] = (v23[0] / v24);
        int v25 = (v23[0] % v24);
        int v26 = (v25 / 10);
        int v27 = ((v25 / 10) * 10);
        int v28 = ((v25 / 10) * 10);
        int v29 = g11((v24 - ((v25 / 10) * 10)), 10);
        int v30 = g11((v24 - ((v25 / 10) * 10)), 10);
        int v31 = (v25 % 10);
        int v32 = (v25 % 10);
        v12[0] = ((((v25 / 10) * 1280) + (((v25 % 10) % g11((v24 - ((v25 / 10) * 10)), 10)) * 128)) + (((int)g24()) * 64));
        v13[0] = (((v25 % 10) / g11((v24 - ((v25 / 10) * 10)), 10)) * 96);
        v15[2] = (((v12[0] / 64) % v33) * v34);
        v15[1] = ((((v12[0] / 64) / v33) % v35) * v36);
        v15[0] = ((((v12[0] / 64) / v33) / v35) * v37);
        for (int v38 = 0; v38 < 9; ++v38) {
          g12((&(((uint64_t*)v9)[(v21[0] + 8)])), v22[0]);
          g13(g4((&(((uint64_t*)v9)[v21[0]]))), (uint)24576);
          g14(g4((&(((half*)v9)[(((v21[0] * 4096) + (0 ^ (((v21[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v17)))), 0, ((v15[2] + (v38 % 3)) - 1), (((v38 / 3) + v15[1]) - 1), v15[0], g4((&(((uint64_t*)v9)[v21[0]]))));
          g28(g4((&(((half*)v9)[((((v21[0] * 8192) + (((int)g24()) * 4096)) + (0 ^ ((((v21[0] * 128) + (((int)g24()) * 64)) & 7) << 3))) + 33280)]))), ((void*)((unsigned long long)(&(v18)))), ((((int)g24()) * 64) + v13[0]), 0, v38, g4((&(((uint64_t*)v9)[v21[0]]))), (ushort)3);
          v21[0] = (v21[0] + 1);
          if (v21[0] == 8) {
            v21[0] = 0;
            v22[0] = (v22[0] ^ 1);
          }
        }
        v23[0] = (v23[0] + 66);
      }
    }
  } else {
    g29();
    alignas(64) float v39[48];
    int v40 = ((v0 >> 2) - 1);
    alignas(64) int v41[1];
    alignas(64) int v42[1];
    v41[0] = 0;
    v42[0] = 0;
    alignas(64) uint64_t v43[1];
    alignas(64) uint64_t v44[1];
    int v45 = 0;
    g16((&(v43[0])), (&(((half*)v9)[512])), 1, 64, 3);
    g16((&(v44[0])), (&(((half*)v9)[33280])), 512, 64, 3);
    alignas(64) int v46[1];
    v46[0] = (((int)blockIdx.x) >> 1);
    alignas(64) int v47[1];
    v47[0] = (2 - (v0 >> 2));
    if ((v0 >> 2) == 2) {
      v46[0] = (v46[0] + 66);
      v41[0] = 1;
      v42[0] = 1;
    }
    #pragma unroll 1
    while (1) {
      if (!((v46[0] < v24))) { break; }
      v14[0] = (v46[0] / v24);
      int v48 = (v46[0] % v24);
      int v49 = (v48 / 10);
      int v50 = ((v48 / 10) * 10);
      int v51 = ((v48 / 10) * 10);
      int v52 = g11((v24 - ((v48 / 10) * 10)), 10);
      int v53 = g11((v24 - ((v48 / 10) * 10)), 10);
      int v54 = (v48 % 10);
      int v55 = (v48 % 10);
      v12[0] = ((((v48 / 10) * 1280) + (((v48 % 10) % g11((v24 - ((v48 / 10) * 10)), 10)) * 128)) + (((int)g24()) * 64));
      v13[0] = (((v48 % 10) / g11((v24 - ((v48 / 10) * 10)), 10)) * 96);
      v15[2] = (((v12[0] / 64) % v33) * v34);
      v15[1] = ((((v12[0] / 64) / v33) % v35) * v36);
      v15[0] = ((((v12[0] / 64) / v33) / v35) * v37);
      g12((&(((uint64_t*)v9)[((v0 >> 2) + 15)])), v47[0]);
      v47[0] = (v47[0] ^ 1);
      alignas(64) int v56[1];
      v56[0] = 0;
      int v57 = ((v0 & 3) * 16);
      int v58 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1));
      int v59 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      uint v60 = ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31)));
      for (int v61 = 0; v61 < 9; ++v61) {
        g12((&(((uint64_t*)v9)[v41[0]])), v42[0]);
        g17();
        alignas(64) uint64_t v62[1];
        v62[0] = (v43[0] + (((uint64_t)((uint)v41[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v63[1];
        v63[0] = (v44[0] + (((uint64_t)((uint)v41[0])) * (uint64_t)1024ULL));
        g30(v39[0], v39[1], v39[2], v39[3], v39[4], v39[5], v39[6], v39[7], v39[8], v39[9], v39[10], v39[11], v39[12], v39[13], v39[14], v39[15], v39[16], v39[17], v39[18], v39[19], v39[20], v39[21], v39[22], v39[23], v39[24], v39[25], v39[26], v39[27], v39[28], v39[29], v39[30], v39[31], v39[32], v39[33], v39[34], v39[35], v39[36], v39[37], v39[38], v39[39], v39[40], v39[41], v39[42], v39[43], v39[44], v39[45], v39[46], v39[47], v62[0], v63[0], (0 < v61));
        g30(v39[0], v39[1], v39[2], v39[3], v39[4], v39[5], v39[6], v39[7], v39[8], v39[9], v39[10], v39[11], v39[12], v39[13], v39[14], v39[15], v39[16], v39[17], v39[18], v39[19], v39[20], v39[21], v39[22], v39[23], v39[24], v39[25], v39[26], v39[27], v39[28], v39[29], v39[30], v39[31], v39[32], v39[33], v39[34], v39[35], v39[36], v39[37], v39[38], v39[39], v39[40], v39[41], v39[42], v39[43], v39[44], v39[45], v39[46], v39[47], (v62[0] + (uint64_t)2ULL), (v63[0] + (uint64_t)128ULL), (bool)1);
        g30(v39[0], v39[1], v39[2], v39[3], v39[4], v39[5], v39[6], v39[7], v39[8], v39[9], v39[10], v39[11], v39[12], v39[13], v39[14], v39[15], v39[16], v39[17], v39[18], v39[19], v39[20], v39[21], v39[22], v39[23], v39[24], v39[25], v39[26], v39[27], v39[28], v39[29], v39[30], v39[31], v39[32], v39[33], v39[34], v39[35], v39[36], v39[37], v39[38], v39[39], v39[40], v39[41], v39[42], v39[43], v39[44], v39[45], v39[46], v39[47], (v62[0] + (uint64_t)4ULL), (v63[0] + (uint64_t)256ULL), (bool)1);
        g30(v39[0], v39[1], v39[2], v39[3], v39[4], v39[5], v39[6], v39[7], v39[8], v39[9], v39[10], v39[11], v39[12], v39[13], v39[14], v39[15], v39[16], v39[17], v39[18], v39[19], v39[20], v39[21], v39[22], v39[23], v39[24], v39[25], v39[26], v39[27], v39[28], v39[29], v39[30], v39[31], v39[32], v39[33], v39[34], v39[35], v39[36], v39[37], v39[38], v39[39], v39[40], v39[41], v39[42], v39[43], v39[44], v39[45], v39[46], v39[47], (v62[0] + (uint64_t)6ULL), (v63[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v61) {
          if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
            alignas(64) uint v64[1];
            g31(v64[0], g4((&(((uint64_t*)v9)[(v56[0] + 8)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
            g32(v64[0], (uint)1);
          }
        }
        v56[0] = v41[0];
        v41[0] = (v41[0] + 1);
        if (v41[0] == 8) {
          v41[0] = 0;
          v42[0] = (v42[0] ^ 1);
        }
      }
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v9)[(18 - (v0 >> 2))]))), (uint)1);
      }
      alignas(64) uint v65[32];
      v65[0] = (uint)0;
      v65[1] = (uint)0;
      v65[2] = (uint)0;
      v65[3] = (uint)0;
      v65[4] = (uint)0;
      v65[5] = (uint)0;
      v65[6] = (uint)0;
      v65[7] = (uint)0;
      v65[8] = (uint)0;
      v65[9] = (uint)0;
      v65[10] = (uint)0;
      v65[11] = (uint)0;
      v65[12] = (uint)0;
      v65[13] = (uint)0;
      v65[14] = (uint)0;
      v65[15] = (uint)0;
      v65[16] = (uint)0;
      v65[17] = (uint)0;
      v65[18] = (uint)0;
      v65[19] = (uint)0;
      v65[20] = (uint)0;
      v65[21] = (uint)0;
      v65[22] = (uint)0;
      v65[23] = (uint)0;
      v65[24] = (uint)0;
      v65[25] = (uint)0;
      v65[26] = (uint)0;
      v65[27] = (uint)0;
      v65[28] = (uint)0;
      v65[29] = (uint)0;
      v65[30] = (uint)0;
      v65[31] = (uint)0;
      int v66 = ((((int)threadIdx.x) & 31) >> 3);
      int v67 = (v34 - 1);
      int v68 = (v36 - 1);
      int v69 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v70 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) & (v34 - 1));
      int v71 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v72);
      int v73 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v72) & (v36 - 1));
      int v74 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v72) >> v75);
      int v76 = (((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) & (v34 - 1))) < v77) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v72) >> v75)) < v79)) ? (((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) & (v34 - 1))) + ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v72) >> v75)) * v77) * v78)) : v80);
      int64_t v81 = ((int64_t)((int)threadIdx.x));
      int64_t v82 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      if (v76 < v80) {
        longlong4 v83 = make_longlong4(((((((int64_t)v76) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v76) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v76) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v76) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v65 + (int64_t)0) = make_uint4(((uint*)v84)[v83.x],((uint*)v84)[v83.y],((uint*)v84)[v83.z],((uint*)v84)[v83.w]);
      }
      int v85 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4);
      int v86 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) & (v34 - 1));
      int v87 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v72);
      int v88 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v72) & (v36 - 1));
      int v89 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v72) >> v75);
      int v90 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) & (v34 - 1))) < v77) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v72) >> v75)) < v79)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v72) >> v75)) * v77) * v78)) : v80);
      if (v90 < v80) {
        longlong4 v91 = make_longlong4(((((((int64_t)v90) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v90) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v90) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v90) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v65 + (int64_t)4) = make_uint4(((uint*)v84)[v91.x],((uint*)v84)[v91.y],((uint*)v84)[v91.z],((uint*)v84)[v91.w]);
      }
      int v92 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8);
      int v93 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) & (v34 - 1));
      int v94 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v72);
      int v95 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v72) & (v36 - 1));
      int v96 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v72) >> v75);
      int v97 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) & (v34 - 1))) < v77) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v72) >> v75)) < v79)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v72) >> v75)) * v77) * v78)) : v80);
      if (v97 < v80) {
        longlong4 v98 = make_longlong4(((((((int64_t)v97) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v97) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v97) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v97) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v65 + (int64_t)8) = make_uint4(((uint*)v84)[v98.x],((uint*)v84)[v98.y],((uint*)v84)[v98.z],((uint*)v84)[v98.w]);
      }
      int v99 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12);
      int v100 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) & (v34 - 1));
      int v101 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v72);
      int v102 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v72) & (v36 - 1));
      int v103 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v72) >> v75);
      int v104 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) & (v34 - 1))) < v77) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v72) >> v75)) < v79)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v72) >> v75)) * v77) * v78)) : v80);
      if (v104 < v80) {
        longlong4 v105 = make_longlong4(((((((int64_t)v104) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v104) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v104) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v104) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v65 + (int64_t)12) = make_uint4(((uint*)v84)[v105.x],((uint*)v84)[v105.y],((uint*)v84)[v105.z],((uint*)v84)[v105.w]);
      }
      g22();
      if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
        alignas(64) uint v106[1];
        g31(v106[0], g4((&(((uint64_t*)v9)[(v56[0] + 8)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
        g32(v106[0], (uint)1);
      }
      int v107 = ((((int)threadIdx.x) & 31) >> 2);
      int v108 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v109 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v34 - 1));
      int v110 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v72);
      int v111 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v72) & (v36 - 1));
      int v112 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v72) >> v75);
      int v113 = (((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v34 - 1))) < v77) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v72) >> v75)) < v79)) ? (((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v34 - 1))) + ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v72) >> v75)) * v77) * v78)) : v80);
      int64_t v114 = (((int64_t)((int)threadIdx.x)) & (int64_t)3);
      int64_t v115 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4);
      if (v113 < v80) {
        longlong4 v116 = make_longlong4((((((((int64_t)v113) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)v113) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*1), (((((((int64_t)v113) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*2), (((((((int64_t)v113) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*3));
        *(uint4*)(v65 + (int64_t)16) = make_uint4(((uint*)v84)[v116.x],((uint*)v84)[v116.y],((uint*)v84)[v116.z],((uint*)v84)[v116.w]);
      }
      int v117 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8);
      int v118 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v34 - 1));
      int v119 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v72);
      int v120 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v72) & (v36 - 1));
      int v121 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v72) >> v75);
      int v122 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v34 - 1))) < v77) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v72) >> v75)) < v79)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v72) >> v75)) * v77) * v78)) : v80);
      if (v122 < v80) {
        longlong4 v123 = make_longlong4((((((((int64_t)v122) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)v122) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*1), (((((((int64_t)v122) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*2), (((((((int64_t)v122) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*3));
        *(uint4*)(v65 + (int64_t)20) = make_uint4(((uint*)v84)[v123.x],((uint*)v84)[v123.y],((uint*)v84)[v123.z],((uint*)v84)[v123.w]);
      }
      g23();
      int64_t v124 = ((int64_t)v0);
      int v125 = (((int)threadIdx.x) & 7);
      int64_t v126 = (((int64_t)v0) * (int64_t)512);
      int64_t v127 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v128 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v129 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v130 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360)) = *(uint4*)(v65 + (int64_t)0);
      int64_t v131 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v132 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488)) = *(uint4*)(v65 + (int64_t)4);
      int64_t v133 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616)) = *(uint4*)(v65 + (int64_t)8);
      int64_t v134 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744)) = *(uint4*)(v65 + (int64_t)12);
      g23();
      alignas(64) half v135[2];
      alignas(64) half v136[2];
      int64_t v137 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2);
      int64_t v138 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v139 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v140 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v141 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v136 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v135[0] = ((half)(v39[0] + ((float)v136[0])));
      v135[1] = ((half)(v39[1] + ((float)v136[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v135 + (int64_t)0);
      alignas(64) half v142[2];
      alignas(64) half v143[2];
      int64_t v144 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v143 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v142[0] = ((half)(v39[2] + ((float)v143[0])));
      v142[1] = ((half)(v39[3] + ((float)v143[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v142 + (int64_t)0);
      alignas(64) half v145[2];
      alignas(64) half v146[2];
      int64_t v147 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v148 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v146 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v145[0] = ((half)(v39[4] + ((float)v146[0])));
      v145[1] = ((half)(v39[5] + ((float)v146[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v145 + (int64_t)0);
      alignas(64) half v149[2];
      alignas(64) half v150[2];
      int64_t v151 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v150 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v149[0] = ((half)(v39[6] + ((float)v150[0])));
      v149[1] = ((half)(v39[7] + ((float)v150[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v149 + (int64_t)0);
      alignas(64) half v152[2];
      alignas(64) half v153[2];
      int64_t v154 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v155 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v153 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v152[0] = ((half)(v39[8] + ((float)v153[0])));
      v152[1] = ((half)(v39[9] + ((float)v153[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v152 + (int64_t)0);
      alignas(64) half v156[2];
      alignas(64) half v157[2];
      int64_t v158 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v157 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v156[0] = ((half)(v39[10] + ((float)v157[0])));
      v156[1] = ((half)(v39[11] + ((float)v157[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v156 + (int64_t)0);
      alignas(64) half v159[2];
      alignas(64) half v160[2];
      int64_t v161 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v162 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v160 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v159[0] = ((half)(v39[12] + ((float)v160[0])));
      v159[1] = ((half)(v39[13] + ((float)v160[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v159 + (int64_t)0);
      alignas(64) half v163[2];
      alignas(64) half v164[2];
      int64_t v165 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v164 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v163[0] = ((half)(v39[14] + ((float)v164[0])));
      v163[1] = ((half)(v39[15] + ((float)v164[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v163 + (int64_t)0);
      alignas(64) half v166[2];
      alignas(64) half v167[2];
      int64_t v168 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v169 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v167 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v166[0] = ((half)(v39[16] + ((float)v167[0])));
      v166[1] = ((half)(v39[17] + ((float)v167[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v166 + (int64_t)0);
      alignas(64) half v170[2];
      alignas(64) half v171[2];
      int64_t v172 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v171 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v170[0] = ((half)(v39[18] + ((float)v171[0])));
      v170[1] = ((half)(v39[19] + ((float)v171[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v170 + (int64_t)0);
      alignas(64) half v173[2];
      alignas(64) half v174[2];
      int64_t v175 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v176 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v174 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v173[0] = ((half)(v39[20] + ((float)v174[0])));
      v173[1] = ((half)(v39[21] + ((float)v174[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v173 + (int64_t)0);
      alignas(64) half v177[2];
      alignas(64) half v178[2];
      int64_t v179 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v178 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v177[0] = ((half)(v39[22] + ((float)v178[0])));
      v177[1] = ((half)(v39[23] + ((float)v178[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v177 + (int64_t)0);
      alignas(64) half v180[2];
      alignas(64) half v181[2];
      int64_t v182 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v183 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v181 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v180[0] = ((half)(v39[24] + ((float)v181[0])));
      v180[1] = ((half)(v39[25] + ((float)v181[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v180 + (int64_t)0);
      alignas(64) half v184[2];
      alignas(64) half v185[2];
      int64_t v186 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v185 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v184[0] = ((half)(v39[26] + ((float)v185[0])));
      v184[1] = ((half)(v39[27] + ((float)v185[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v184 + (int64_t)0);
      alignas(64) half v187[2];
      alignas(64) half v188[2];
      int64_t v189 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v190 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v188 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v187[0] = ((half)(v39[28] + ((float)v188[0])));
      v187[1] = ((half)(v39[29] + ((float)v188[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v187 + (int64_t)0);
      alignas(64) half v191[2];
      alignas(64) half v192[2];
      int64_t v193 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v192 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v191[0] = ((half)(v39[30] + ((float)v192[0])));
      v191[1] = ((half)(v39[31] + ((float)v192[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v191 + (int64_t)0);
      g23();
      int v194 = (((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) & (v34 - 1))) < v77) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v72) >> v75)) < v79)) ? (((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) & (v34 - 1))) + ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v72) >> v75)) * v77) * v78)) : v80);
      if (v194 < v80) {
        *(uint4*)(((uint*)v195) + (((((int64_t)v194) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v196 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) & (v34 - 1))) < v77) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v72) >> v75)) < v79)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v72) >> v75)) * v77) * v78)) : v80);
      if (v196 < v80) {
        *(uint4*)(((uint*)v195) + (((((int64_t)v196) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v197 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) & (v34 - 1))) < v77) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v72) >> v75)) < v79)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v72) >> v75)) * v77) * v78)) : v80);
      if (v197 < v80) {
        *(uint4*)(((uint*)v195) + (((((int64_t)v197) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v198 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) & (v34 - 1))) < v77) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v72) >> v75)) < v79)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v72) >> v75)) * v77) * v78)) : v80);
      if (v198 < v80) {
        *(uint4*)(((uint*)v195) + (((((int64_t)v198) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int64_t v199 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4));
      int64_t v200 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47360);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47360)) = *(uint4*)(v65 + (int64_t)16);
      int64_t v201 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47616);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47616)) = *(uint4*)(v65 + (int64_t)20);
      g23();
      alignas(64) half v202[2];
      alignas(64) half v203[2];
      *(half2*)(v203 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v202[0] = ((half)(v39[32] + ((float)v203[0])));
      v202[1] = ((half)(v39[33] + ((float)v203[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v202 + (int64_t)0);
      alignas(64) half v204[2];
      alignas(64) half v205[2];
      *(half2*)(v205 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v204[0] = ((half)(v39[34] + ((float)v205[0])));
      v204[1] = ((half)(v39[35] + ((float)v205[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v204 + (int64_t)0);
      alignas(64) half v206[2];
      alignas(64) half v207[2];
      *(half2*)(v207 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v206[0] = ((half)(v39[36] + ((float)v207[0])));
      v206[1] = ((half)(v39[37] + ((float)v207[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v206 + (int64_t)0);
      alignas(64) half v208[2];
      alignas(64) half v209[2];
      *(half2*)(v209 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v208[0] = ((half)(v39[38] + ((float)v209[0])));
      v208[1] = ((half)(v39[39] + ((float)v209[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v208 + (int64_t)0);
      alignas(64) half v210[2];
      alignas(64) half v211[2];
      *(half2*)(v211 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v210[0] = ((half)(v39[40] + ((float)v211[0])));
      v210[1] = ((half)(v39[41] + ((float)v211[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v210 + (int64_t)0);
      alignas(64) half v212[2];
      alignas(64) half v213[2];
      *(half2*)(v213 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v212[0] = ((half)(v39[42] + ((float)v213[0])));
      v212[1] = ((half)(v39[43] + ((float)v213[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v212 + (int64_t)0);
      alignas(64) half v214[2];
      alignas(64) half v215[2];
      *(half2*)(v215 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v214[0] = ((half)(v39[44] + ((float)v215[0])));
      v214[1] = ((half)(v39[45] + ((float)v215[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v214 + (int64_t)0);
      alignas(64) half v216[2];
      alignas(64) half v217[2];
      *(half2*)(v217 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v216[0] = ((half)(v39[46] + ((float)v217[0])));
      v216[1] = ((half)(v39[47] + ((float)v217[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v216 + (int64_t)0);
      g23();
      int v218 = (((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v34 - 1))) < v77) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v72) >> v75)) < v79)) ? (((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v34 - 1))) + ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v72) >> v75)) * v77) * v78)) : v80);
      if (v218 < v80) {
        *(uint4*)(((uint*)v195) + ((((((int64_t)v218) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47360));
      }
      int v219 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v34 - 1))) < v77) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v72) & (v36 - 1))) < v78)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v72) >> v75)) < v79)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v72) & (v36 - 1))) * v77)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v72) >> v75)) * v77) * v78)) : v80);
      if (v219 < v80) {
        *(uint4*)(((uint*)v195) + ((((((int64_t)v219) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47616));
      }
      v42[0] = (v42[0] ^ 1);
      v41[0] = (v41[0] + 1);
      if (8 <= v41[0]) {
        v41[0] = (v41[0] - 8);
        v42[0] = (v42[0] ^ 1);
      }
      v46[0] = (v46[0] + 132);
    }
  }
  g25();
  g26();
}
__launch_bounds__(384, 1) g2(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, int v33, int v34, int v35, int v36, int v37, int v73, int v76, int v78, int v79, int v80, int v81, half* __restrict__ v85, half* __restrict__ v196, int64_t v317) {
  int v0 = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int v1 = ((int)g24());
  int v2 = ((int)blockIdx.x);
  int v3 = (v0 >> 2);
  int v4 = (v0 >> 2);
  int v5 = (v0 & 3);
  int v6 = (v0 & 3);
  int v7 = (((int)threadIdx.x) & 31);
  int v8 = (((int)threadIdx.x) & 31);
  g9();
  g10();
  ((int)g24());
  extern __shared__ __align__(64) uchar v9[];
  int v10 = ((int)g24());
  int v11 = 0;
  alignas(64) int v12[1];
  alignas(64) int v13[1];
  alignas(64) int v14[1];
  alignas(64) int v15[3];
  int v16 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g3(g4((&(((uint64_t*)v9)[0]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[6]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[1]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[7]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[2]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[8]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[3]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[9]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[4]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[10]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[5]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[11]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[12]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[13]))), (uint)1);
      g5();
      g6(((void*)((unsigned long long)(&(v17)))));
      g6(((void*)((unsigned long long)(&(v18)))));
    }
  }
  g7();
  g25();
  g26();
  int v19 = (((int)blockIdx.x) >> 1);
  int v20 = (((int)g24()) * 128);
  if ((v0 >> 2) == 0) {
    g27();
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      alignas(64) int v21[1];
      alignas(64) int v22[1];
      v21[0] = 0;
      v22[0] = 1;
      alignas(64) int v23[1];
      v23[0] = (((int)blockIdx.x) >> 1);
      #pragma unroll 1
      while (1) {
        if (!((v23[0] < v24))) { break; }
        v14[0] = (v23[0] / v24);
        int v25 = (v23[0] % v24);
        int v26 = (v25 / 7);
        int v27 = ((v25 / 7) * 7);
        int v28 = ((v25 / 7) * 7);
        int v29 = g11((v24 - ((v25 / 7) * 7)), 7);
        int v30 = g11((v24 - ((v25 / 7) * 7)), 7);
        int v31 = (v25 % 7);
        int v32 = (v25 % 7);
        v12[0] = ((((v25 / 7) * 1792) + (((v25 % 7) % g11((v24 - ((v25 / 7) * 7)), 7)) * 256)) + (((int)g24()) * 128));
        v13[0] = (((v25 % 7) / g11((v24 - ((v25 / 7) * 7)), 7)) * 96);
        v15[2] = (((v12[0] / 128) % v33) * v34);
        v15[1] = ((((v12[0] / 128) / v33) % v35) * v36);
        v15[0] = ((((v12[0] / 128) / v33) / v35) * v37);
        for (int v38 = 0; v38 < 9; ++v38) {
          g12((&(((uint64_t*)v9)[(v21[0] + 6)])), v22[0]);
          g13(g4((&(((uint64_t*)v9)[v21[0]]))), (uint)32768);
          g14(g4((&(((half*)v9)[(((v21[0] * 8192) + (0 ^ (((v21[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v17)))), 0, ((v15[2] + (v38 % 3)) - 1), (((v38 / 3) + v15[1]) - 1), v15[0], g4((&(((uint64_t*)v9)[v21[0]]))));
          int v39 = (((int)g24()) * 64);
          g28(g4((&(((half*)v9)[((((v21[0] * 8192) + (((int)g24()) * 4096)) + (0 ^ ((((v21[0] * 128) + (((int)g24()) * 64)) & 7) << 3))) + 49664)]))), ((void*)((unsigned long long)(&(v18)))), ((((int)g24()) * 64) + v13[0]), 0, v38, g4((&(((uint64_t*)v9)[v21[0]]))), (ushort)3);
          v21[0] = (v21[0] + 1);
          if (v21[0] == 6) {
            v21[0] = 0;
            v22[0] = (v22[0] ^ 1);
          }
        }
        v23[0] = (v23[0] + 66);
      }
    }
  } else {
    g29();
    alignas(64) float v40[96];
    int v41 = ((v0 >> 2) - 1);
    alignas(64) int v42[1];
    alignas(64) int v43[1];
    v42[0] = 0;
    v43[0] = 0;
    alignas(64) uint64_t v44[1];
    alignas(64) uint64_t v45[1];
    int v46 = 0;
    g16((&(v44[0])), (&(((half*)v9)[512])), 1, 64, 3);
    g16((&(v45[0])), (&(((half*)v9)[49664])), 512, 64, 3);
    alignas(64) int v47[1];
    v47[0] = (((int)blockIdx.x) >> 1);
    alignas(64) int v48[1];
    v48[0] = (2 - (v0 >> 2));
    if ((v0 >> 2) == 2) {
      v47[0] = (v47[0] + 66);
      v42[0] = 3;
      v43[0] = 1;
    }
    #pragma unroll 1
    while (1) {
      if (!((v47[0] < v24))) { break; }
      v14[0] = (v47[0] / v24);
      int v49 = (v47[0] % v24);
      int v50 = (v49 / 7);
      int v51 = ((v49 / 7) * 7);
      int v52 = ((v49 / 7) * 7);
      int v53 = g11((v24 - ((v49 / 7) * 7)), 7);
      int v54 = g11((v24 - ((v49 / 7) * 7)), 7);
      int v55 = (v49 % 7);
      int v56 = (v49 % 7);
      v12[0] = ((((v49 / 7) * 1792) + (((v49 % 7) % g11((v24 - ((v49 / 7) * 7)), 7)) * 256)) + (((int)g24()) * 128));
      v13[0] = (((v49 % 7) / g11((v24 - ((v49 / 7) * 7)), 7)) * 96);
      v15[2] = (((v12[0] / 128) % v33) * v34);
      v15[1] = ((((v12[0] / 128) / v33) % v35) * v36);
      v15[0] = ((((v12[0] / 128) / v33) / v35) * v37);
      g12((&(((uint64_t*)v9)[((v0 >> 2) + 11)])), v48[0]);
      v48[0] = (v48[0] ^ 1);
      alignas(64) int v57[1];
      v57[0] = 0;
      int v58 = ((v0 & 3) * 16);
      int v59 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1));
      int v60 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      uint v61 = ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31)));
      for (int v62 = 0; v62 < 9; ++v62) {
        g12((&(((uint64_t*)v9)[v42[0]])), v43[0]);
        g17();
        alignas(64) uint64_t v63[1];
        v63[0] = (v44[0] + (((uint64_t)((uint)v42[0])) * (uint64_t)1024ULL));
        alignas(64) uint64_t v64[1];
        v64[0] = (v45[0] + (((uint64_t)((uint)v42[0])) * (uint64_t)1024ULL));
        g30(v40[0], v40[1], v40[2], v40[3], v40[4], v40[5], v40[6], v40[7], v40[8], v40[9], v40[10], v40[11], v40[12], v40[13], v40[14], v40[15], v40[16], v40[17], v40[18], v40[19], v40[20], v40[21], v40[22], v40[23], v40[24], v40[25], v40[26], v40[27], v40[28], v40[29], v40[30], v40[31], v40[32], v40[33], v40[34], v40[35], v40[36], v40[37], v40[38], v40[39], v40[40], v40[41], v40[42], v40[43], v40[44], v40[45], v40[46], v40[47], v63[0], v64[0], (0 < v62));
        g30(v40[48], v40[49], v40[50], v40[51], v40[52], v40[53], v40[54], v40[55], v40[56], v40[57], v40[58], v40[59], v40[60], v40[61], v40[62], v40[63], v40[64], v40[65], v40[66], v40[67], v40[68], v40[69], v40[70], v40[71], v40[72], v40[73], v40[74], v40[75], v40[76], v40[77], v40[78], v40[79], v40[80], v40[81], v40[82], v40[83], v40[84], v40[85], v40[86], v40[87], v40[88], v40[89], v40[90], v40[91], v40[92], v40[93], v40[94], v40[95], (v63[0] + (uint64_t)512ULL), v64[0], (0 < v62));
        g30(v40[0], v40[1], v40[2], v40[3], v40[4], v40[5], v40[6], v40[7], v40[8], v40[9], v40[10], v40[11], v40[12], v40[13], v40[14], v40[15], v40[16], v40[17], v40[18], v40[19], v40[20], v40[21], v40[22], v40[23], v40[24], v40[25], v40[26], v40[27], v40[28], v40[29], v40[30], v40[31], v40[32], v40[33], v40[34], v40[35], v40[36], v40[37], v40[38], v40[39], v40[40], v40[41], v40[42], v40[43], v40[44], v40[45], v40[46], v40[47], (v63[0] + (uint64_t)2ULL), (v64[0] + (uint64_t)128ULL), (bool)1);
        g30(v40[48], v40[49], v40[50], v40[51], v40[52], v40[53], v40[54], v40[55], v40[56], v40[57], v40[58], v40[59], v40[60], v40[61], v40[62], v40[63], v40[64], v40[65], v40[66], v40[67], v40[68], v40[69], v40[70], v40[71], v40[72], v40[73], v40[74], v40[75], v40[76], v40[77], v40[78], v40[79], v40[80], v40[81], v40[82], v40[83], v40[84], v40[85], v40[86], v40[87], v40[88], v40[89], v40[90], v40[91], v40[92], v40[93], v40[94], v40[95], (v63[0] + (uint64_t)514ULL), (v64[0] + (uint64_t)128ULL), (bool)1);
        g30(v40[0], v40[1], v40[2], v40[3], v40[4], v40[5], v40[6], v40[7], v40[8], v40[9], v40[10], v40[11], v40[12], v40[13], v40[14], v40[15], v40[16], v40[17], v40[18], v40[19], v40[20], v40[21], v40[22], v40[23], v40[24], v40[25], v40[26], v40[27], v40[28], v40[29], v40[30], v40[31], v40[32], v40[33], v40[34], v40[35], v40[36], v40[37], v40[38], v40[39], v40[40], v40[41], v40[42], v40[43], v40[44], v40[45], v40[46], v40[47], (v63[0] + (uint64_t)4ULL), (v64[0] + (uint64_t)256ULL), (bool)1);
        g30(v40[48], v40[49], v40[50], v40[51], v40[52], v40[53], v40[54], v40[55], v40[56], v40[57], v40[58], v40[59], v40[60], v40[61], v40[62], v40[63], v40[64], v40[65], v40[66], v40[67], v40[68], v40[69], v40[70], v40[71], v40[72], v40[73], v40[74], v40[75], v40[76], v40[77], v40[78], v40[79], v40[80], v40[81], v40[82], v40[83], v40[84], v40[85], v40[86], v40[87], v40[88], v40[89], v40[90], v40[91], v40[92], v40[93], v40[94], v40[95], (v63[0] + (uint64_t)516ULL), (v64[0] + (uint64_t)256ULL), (bool)1);
        g30(v40[0], v40[1], v40[2], v40[3], v40[4], v40[5], v40[6], v40[7], v40[8], v40[9], v40[10], v40[11], v40[12], v40[13], v40[14], v40[15], v40[16], v40[17], v40[18], v40[19], v40[20], v40[21], v40[22], v40[23], v40[24], v40[25], v40[26], v40[27], v40[28], v40[29], v40[30], v40[31], v40[32], v40[33], v40[34], v40[35], v40[36], v40[37], v40[38], v40[39], v40[40], v40[41], v40[42], v40[43], v40[44], v40[45], v40[46], v40[47], (v63[0] + (uint64_t)6ULL), (v64[0] + (uint64_t)384ULL), (bool)1);
        g30(v40[48], v40[49], v40[50], v40[51], v40[52], v40[53], v40[54], v40[55], v40[56], v40[57], v40[58], v40[59], v40[60], v40[61], v40[62], v40[63], v40[64], v40[65], v40[66], v40[67], v40[68], v40[69], v40[70], v40[71], v40[72], v40[73], v40[74], v40[75], v40[76], v40[77], v40[78], v40[79], v40[80], v40[81], v40[82], v40[83], v40[84], v40[85], v40[86], v40[87], v40[88], v40[89], v40[90], v40[91], v40[92], v40[93], v40[94], v40[95], (v63[0] + (uint64_t)518ULL), (v64[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v62) {
          if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
            alignas(64) uint v65[1];
            g31(v65[0], g4((&(((uint64_t*)v9)[(v57[0] + 6)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
            g32(v65[0], (uint)1);
          }
        }
        v57[0] = v42[0];
        v42[0] = (v42[0] + 1);
        if (v42[0] == 6) {
          v42[0] = 0;
          v43[0] = (v43[0] ^ 1);
        }
      }
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v9)[(14 - (v0 >> 2))]))), (uint)1);
      }
      alignas(64) uint v66[32];
      v66[0] = (uint)0;
      v66[1] = (uint)0;
      v66[2] = (uint)0;
      v66[3] = (uint)0;
      v66[4] = (uint)0;
      v66[5] = (uint)0;
      v66[6] = (uint)0;
      v66[7] = (uint)0;
      v66[8] = (uint)0;
      v66[9] = (uint)0;
      v66[10] = (uint)0;
      v66[11] = (uint)0;
      v66[12] = (uint)0;
      v66[13] = (uint)0;
      v66[14] = (uint)0;
      v66[15] = (uint)0;
      v66[16] = (uint)0;
      v66[17] = (uint)0;
      v66[18] = (uint)0;
      v66[19] = (uint)0;
      v66[20] = (uint)0;
      v66[21] = (uint)0;
      v66[22] = (uint)0;
      v66[23] = (uint)0;
      v66[24] = (uint)0;
      v66[25] = (uint)0;
      v66[26] = (uint)0;
      v66[27] = (uint)0;
      v66[28] = (uint)0;
      v66[29] = (uint)0;
      v66[30] = (uint)0;
      v66[31] = (uint)0;
      int v67 = ((((int)threadIdx.x) & 31) >> 3);
      int v68 = (v34 - 1);
      int v69 = (v36 - 1);
      int v70 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v71 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) & (v34 - 1));
      int v72 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v73);
      int v74 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v73) & (v36 - 1));
      int v75 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v73) >> v76);
      int v77 = (((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) & (v34 - 1))) < v78) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v73) >> v76)) < v80)) ? (((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) & (v34 - 1))) + ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v73) >> v76)) * v78) * v79)) : v81);
      int64_t v82 = ((int64_t)((int)threadIdx.x));
      int64_t v83 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      if (v77 < v81) {
        longlong4 v84 = make_longlong4(((((((int64_t)v77) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v77) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v77) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v77) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)0) = make_uint4(((uint*)v85)[v84.x],((uint*)v85)[v84.y],((uint*)v85)[v84.z],((uint*)v85)[v84.w]);
      }
      int v86 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4);
      int v87 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) & (v34 - 1));
      int v88 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v73);
      int v89 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v73) & (v36 - 1));
      int v90 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v73) >> v76);
      int v91 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v91 < v81) {
        longlong4 v92 = make_longlong4(((((((int64_t)v91) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v91) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v91) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v91) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)4) = make_uint4(((uint*)v85)[v92.x],((uint*)v85)[v92.y],((uint*)v85)[v92.z],((uint*)v85)[v92.w]);
      }
      int v93 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8);
      int v94 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) & (v34 - 1));
      int v95 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v73);
      int v96 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v73) & (v36 - 1));
      int v97 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v73) >> v76);
      int v98 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v98 < v81) {
        longlong4 v99 = make_longlong4(((((((int64_t)v98) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v98) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v98) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v98) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)8) = make_uint4(((uint*)v85)[v99.x],((uint*)v85)[v99.y],((uint*)v85)[v99.z],((uint*)v85)[v99.w]);
      }
      int v100 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12);
      int v101 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) & (v34 - 1));
      int v102 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v73);
      int v103 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v73) & (v36 - 1));
      int v104 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v73) >> v76);
      int v105 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v105 < v81) {
        longlong4 v106 = make_longlong4(((((((int64_t)v105) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v105) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v105) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v105) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)12) = make_uint4(((uint*)v85)[v106.x],((uint*)v85)[v106.y],((uint*)v85)[v106.z],((uint*)v85)[v106.w]);
      }
      g22();
      if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
        alignas(64) uint v107[1];
        g31(v107[0], g4((&(((uint64_t*)v9)[(v57[0] + 6)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
        g32(v107[0], (uint)1);
      }
      int v108 = ((((int)threadIdx.x) & 31) >> 2);
      int v109 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v110 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v34 - 1));
      int v111 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v73);
      int v112 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v73) & (v36 - 1));
      int v113 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v73) >> v76);
      int v114 = (((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v34 - 1))) < v78) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v73) >> v76)) < v80)) ? (((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v34 - 1))) + ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v73) >> v76)) * v78) * v79)) : v81);
      int64_t v115 = (((int64_t)((int)threadIdx.x)) & (int64_t)3);
      int64_t v116 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4);
      if (v114 < v81) {
        longlong4 v117 = make_longlong4((((((((int64_t)v114) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)v114) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*1), (((((((int64_t)v114) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*2), (((((((int64_t)v114) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)16) = make_uint4(((uint*)v85)[v117.x],((uint*)v85)[v117.y],((uint*)v85)[v117.z],((uint*)v85)[v117.w]);
      }
      int v118 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8);
      int v119 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v34 - 1));
      int v120 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v73);
      int v121 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v73) & (v36 - 1));
      int v122 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v73) >> v76);
      int v123 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v123 < v81) {
        longlong4 v124 = make_longlong4((((((((int64_t)v123) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)v123) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*1), (((((((int64_t)v123) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*2), (((((((int64_t)v123) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)20) = make_uint4(((uint*)v85)[v124.x],((uint*)v85)[v124.y],((uint*)v85)[v124.z],((uint*)v85)[v124.w]);
      }
      g23();
      int64_t v125 = ((int64_t)v0);
      int v126 = (((int)threadIdx.x) & 7);
      int64_t v127 = (((int64_t)v0) * (int64_t)512);
      int64_t v128 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v129 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v130 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v131 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360)) = *(uint4*)(v66 + (int64_t)0);
      int64_t v132 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v133 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488)) = *(uint4*)(v66 + (int64_t)4);
      int64_t v134 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616)) = *(uint4*)(v66 + (int64_t)8);
      int64_t v135 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744)) = *(uint4*)(v66 + (int64_t)12);
      g23();
      alignas(64) half v136[2];
      alignas(64) half v137[2];
      int64_t v138 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2);
      int64_t v139 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v140 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v141 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v142 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v137 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v136[0] = ((half)(v40[0] + ((float)v137[0])));
      v136[1] = ((half)(v40[1] + ((float)v137[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v136 + (int64_t)0);
      alignas(64) half v143[2];
      alignas(64) half v144[2];
      int64_t v145 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v144 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v143[0] = ((half)(v40[2] + ((float)v144[0])));
      v143[1] = ((half)(v40[3] + ((float)v144[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v143 + (int64_t)0);
      alignas(64) half v146[2];
      alignas(64) half v147[2];
      int64_t v148 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v149 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v147 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v146[0] = ((half)(v40[4] + ((float)v147[0])));
      v146[1] = ((half)(v40[5] + ((float)v147[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v146 + (int64_t)0);
      alignas(64) half v150[2];
      alignas(64) half v151[2];
      int64_t v152 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v151 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v150[0] = ((half)(v40[6] + ((float)v151[0])));
      v150[1] = ((half)(v40[7] + ((float)v151[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v150 + (int64_t)0);
      alignas(64) half v153[2];
      alignas(64) half v154[2];
      int64_t v155 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v156 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v154 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v153[0] = ((half)(v40[8] + ((float)v154[0])));
      v153[1] = ((half)(v40[9] + ((float)v154[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v153 + (int64_t)0);
      alignas(64) half v157[2];
      alignas(64) half v158[2];
      int64_t v159 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v158 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v157[0] = ((half)(v40[10] + ((float)v158[0])));
      v157[1] = ((half)(v40[11] + ((float)v158[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v157 + (int64_t)0);
      alignas(64) half v160[2];
      alignas(64) half v161[2];
      int64_t v162 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v163 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v161 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v160[0] = ((half)(v40[12] + ((float)v161[0])));
      v160[1] = ((half)(v40[13] + ((float)v161[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v160 + (int64_t)0);
      alignas(64) half v164[2];
      alignas(64) half v165[2];
      int64_t v166 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v165 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v164[0] = ((half)(v40[14] + ((float)v165[0])));
      v164[1] = ((half)(v40[15] + ((float)v165[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v164 + (int64_t)0);
      alignas(64) half v167[2];
      alignas(64) half v168[2];
      int64_t v169 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v170 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v168 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v167[0] = ((half)(v40[16] + ((float)v168[0])));
      v167[1] = ((half)(v40[17] + ((float)v168[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v167 + (int64_t)0);
      alignas(64) half v171[2];
      alignas(64) half v172[2];
      int64_t v173 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v172 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v171[0] = ((half)(v40[18] + ((float)v172[0])));
      v171[1] = ((half)(v40[19] + ((float)v172[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v171 + (int64_t)0);
      alignas(64) half v174[2];
      alignas(64) half v175[2];
      int64_t v176 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v177 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v175 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v174[0] = ((half)(v40[20] + ((float)v175[0])));
      v174[1] = ((half)(v40[21] + ((float)v175[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v174 + (int64_t)0);
      alignas(64) half v178[2];
      alignas(64) half v179[2];
      int64_t v180 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v179 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v178[0] = ((half)(v40[22] + ((float)v179[0])));
      v178[1] = ((half)(v40[23] + ((float)v179[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v178 + (int64_t)0);
      alignas(64) half v181[2];
      alignas(64) half v182[2];
      int64_t v183 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v184 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v182 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v181[0] = ((half)(v40[24] + ((float)v182[0])));
      v181[1] = ((half)(v40[25] + ((float)v182[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v181 + (int64_t)0);
      alignas(64) half v185[2];
      alignas(64) half v186[2];
      int64_t v187 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v186 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v185[0] = ((half)(v40[26] + ((float)v186[0])));
      v185[1] = ((half)(v40[27] + ((float)v186[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v185 + (int64_t)0);
      alignas(64) half v188[2];
      alignas(64) half v189[2];
      int64_t v190 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v191 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(half2*)(v189 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v188[0] = ((half)(v40[28] + ((float)v189[0])));
      v188[1] = ((half)(v40[29] + ((float)v189[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v188 + (int64_t)0);
      alignas(64) half v192[2];
      alignas(64) half v193[2];
      int64_t v194 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(half2*)(v193 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v192[0] = ((half)(v40[30] + ((float)v193[0])));
      v192[1] = ((half)(v40[31] + ((float)v193[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v192 + (int64_t)0);
      g23();
      int v195 = (((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) & (v34 - 1))) < v78) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v73) >> v76)) < v80)) ? (((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) & (v34 - 1))) + ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v195 < v81) {
        *(uint4*)(((uint*)v196) + (((((int64_t)v195) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v197 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v197 < v81) {
        *(uint4*)(((uint*)v196) + (((((int64_t)v197) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v198 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v198 < v81) {
        *(uint4*)(((uint*)v196) + (((((int64_t)v198) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v199 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v199 < v81) {
        *(uint4*)(((uint*)v196) + (((((int64_t)v199) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      int v200 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64);
      int v201 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) & (v34 - 1));
      int v202 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) >> v73);
      int v203 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) >> v73) & (v36 - 1));
      int v204 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) >> v73) >> v76);
      int v205 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v205 < v81) {
        longlong4 v206 = make_longlong4(((((((int64_t)v205) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v205) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v205) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v205) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)0) = make_uint4(((uint*)v85)[v206.x],((uint*)v85)[v206.y],((uint*)v85)[v206.z],((uint*)v85)[v206.w]);
      }
      int v207 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68);
      int v208 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) & (v34 - 1));
      int v209 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) >> v73);
      int v210 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) >> v73) & (v36 - 1));
      int v211 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) >> v73) >> v76);
      int v212 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v212 < v81) {
        longlong4 v213 = make_longlong4(((((((int64_t)v212) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v212) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v212) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v212) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)4) = make_uint4(((uint*)v85)[v213.x],((uint*)v85)[v213.y],((uint*)v85)[v213.z],((uint*)v85)[v213.w]);
      }
      int v214 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72);
      int v215 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) & (v34 - 1));
      int v216 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) >> v73);
      int v217 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) >> v73) & (v36 - 1));
      int v218 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) >> v73) >> v76);
      int v219 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v219 < v81) {
        longlong4 v220 = make_longlong4(((((((int64_t)v219) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v219) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v219) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v219) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)8) = make_uint4(((uint*)v85)[v220.x],((uint*)v85)[v220.y],((uint*)v85)[v220.z],((uint*)v85)[v220.w]);
      }
      int v221 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76);
      int v222 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) & (v34 - 1));
      int v223 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) >> v73);
      int v224 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) >> v73) & (v36 - 1));
      int v225 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) >> v73) >> v76);
      int v226 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v226 < v81) {
        longlong4 v227 = make_longlong4(((((((int64_t)v226) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*0), ((((((int64_t)v226) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*1), ((((((int64_t)v226) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*2), ((((((int64_t)v226) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)12) = make_uint4(((uint*)v85)[v227.x],((uint*)v85)[v227.y],((uint*)v85)[v227.z],((uint*)v85)[v227.w]);
      }
      g23();
      int64_t v228 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4));
      int64_t v229 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47360);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47360)) = *(uint4*)(v66 + (int64_t)16);
      int64_t v230 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47616);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47616)) = *(uint4*)(v66 + (int64_t)20);
      g23();
      alignas(64) half v231[2];
      alignas(64) half v232[2];
      *(half2*)(v232 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v231[0] = ((half)(v40[32] + ((float)v232[0])));
      v231[1] = ((half)(v40[33] + ((float)v232[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v231 + (int64_t)0);
      alignas(64) half v233[2];
      alignas(64) half v234[2];
      *(half2*)(v234 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v233[0] = ((half)(v40[34] + ((float)v234[0])));
      v233[1] = ((half)(v40[35] + ((float)v234[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v233 + (int64_t)0);
      alignas(64) half v235[2];
      alignas(64) half v236[2];
      *(half2*)(v236 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v235[0] = ((half)(v40[36] + ((float)v236[0])));
      v235[1] = ((half)(v40[37] + ((float)v236[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v235 + (int64_t)0);
      alignas(64) half v237[2];
      alignas(64) half v238[2];
      *(half2*)(v238 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v237[0] = ((half)(v40[38] + ((float)v238[0])));
      v237[1] = ((half)(v40[39] + ((float)v238[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v237 + (int64_t)0);
      alignas(64) half v239[2];
      alignas(64) half v240[2];
      *(half2*)(v240 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v239[0] = ((half)(v40[40] + ((float)v240[0])));
      v239[1] = ((half)(v40[41] + ((float)v240[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v239 + (int64_t)0);
      alignas(64) half v241[2];
      alignas(64) half v242[2];
      *(half2*)(v242 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v241[0] = ((half)(v40[42] + ((float)v242[0])));
      v241[1] = ((half)(v40[43] + ((float)v242[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v241 + (int64_t)0);
      alignas(64) half v243[2];
      alignas(64) half v244[2];
      *(half2*)(v244 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v243[0] = ((half)(v40[44] + ((float)v244[0])));
      v243[1] = ((half)(v40[45] + ((float)v244[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v243 + (int64_t)0);
      alignas(64) half v245[2];
      alignas(64) half v246[2];
      *(half2*)(v246 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v245[0] = ((half)(v40[46] + ((float)v246[0])));
      v245[1] = ((half)(v40[47] + ((float)v246[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v245 + (int64_t)0);
      g23();
      int v247 = (((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v34 - 1))) < v78) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v73) >> v76)) < v80)) ? (((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v34 - 1))) + ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v247 < v81) {
        *(uint4*)(((uint*)v196) + ((((((int64_t)v247) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47360));
      }
      int v248 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v248 < v81) {
        *(uint4*)(((uint*)v196) + ((((((int64_t)v248) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47616));
      }
      int v249 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64);
      int v250 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v34 - 1));
      int v251 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v73);
      int v252 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v73) & (v36 - 1));
      int v253 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v73) >> v76);
      int v254 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v254 < v81) {
        longlong4 v255 = make_longlong4((((((((int64_t)v254) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)v254) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*1), (((((((int64_t)v254) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*2), (((((((int64_t)v254) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)16) = make_uint4(((uint*)v85)[v255.x],((uint*)v85)[v255.y],((uint*)v85)[v255.z],((uint*)v85)[v255.w]);
      }
      int v256 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72);
      int v257 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v34 - 1));
      int v258 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v73);
      int v259 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v73) & (v36 - 1));
      int v260 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v73) >> v76);
      int v261 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v261 < v81) {
        longlong4 v262 = make_longlong4((((((((int64_t)v261) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)v261) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*1), (((((((int64_t)v261) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*2), (((((((int64_t)v261) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32))+((int64_t)1*3));
        *(uint4*)(v66 + (int64_t)20) = make_uint4(((uint*)v85)[v262.x],((uint*)v85)[v262.y],((uint*)v85)[v262.z],((uint*)v85)[v262.w]);
      }
      g23();
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360)) = *(uint4*)(v66 + (int64_t)0);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488)) = *(uint4*)(v66 + (int64_t)4);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616)) = *(uint4*)(v66 + (int64_t)8);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744)) = *(uint4*)(v66 + (int64_t)12);
      g23();
      alignas(64) half v263[2];
      alignas(64) half v264[2];
      *(half2*)(v264 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v263[0] = ((half)(v40[48] + ((float)v264[0])));
      v263[1] = ((half)(v40[49] + ((float)v264[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v263 + (int64_t)0);
      alignas(64) half v265[2];
      alignas(64) half v266[2];
      *(half2*)(v266 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v265[0] = ((half)(v40[50] + ((float)v266[0])));
      v265[1] = ((half)(v40[51] + ((float)v266[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v265 + (int64_t)0);
      alignas(64) half v267[2];
      alignas(64) half v268[2];
      *(half2*)(v268 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v267[0] = ((half)(v40[52] + ((float)v268[0])));
      v267[1] = ((half)(v40[53] + ((float)v268[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v267 + (int64_t)0);
      alignas(64) half v269[2];
      alignas(64) half v270[2];
      *(half2*)(v270 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v269[0] = ((half)(v40[54] + ((float)v270[0])));
      v269[1] = ((half)(v40[55] + ((float)v270[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v269 + (int64_t)0);
      alignas(64) half v271[2];
      alignas(64) half v272[2];
      *(half2*)(v272 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v271[0] = ((half)(v40[56] + ((float)v272[0])));
      v271[1] = ((half)(v40[57] + ((float)v272[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v271 + (int64_t)0);
      alignas(64) half v273[2];
      alignas(64) half v274[2];
      *(half2*)(v274 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v273[0] = ((half)(v40[58] + ((float)v274[0])));
      v273[1] = ((half)(v40[59] + ((float)v274[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v273 + (int64_t)0);
      alignas(64) half v275[2];
      alignas(64) half v276[2];
      *(half2*)(v276 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v275[0] = ((half)(v40[60] + ((float)v276[0])));
      v275[1] = ((half)(v40[61] + ((float)v276[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v275 + (int64_t)0);
      alignas(64) half v277[2];
      alignas(64) half v278[2];
      *(half2*)(v278 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v277[0] = ((half)(v40[62] + ((float)v278[0])));
      v277[1] = ((half)(v40[63] + ((float)v278[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v277 + (int64_t)0);
      alignas(64) half v279[2];
      alignas(64) half v280[2];
      *(half2*)(v280 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v279[0] = ((half)(v40[64] + ((float)v280[0])));
      v279[1] = ((half)(v40[65] + ((float)v280[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v279 + (int64_t)0);
      alignas(64) half v281[2];
      alignas(64) half v282[2];
      *(half2*)(v282 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v281[0] = ((half)(v40[66] + ((float)v282[0])));
      v281[1] = ((half)(v40[67] + ((float)v282[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v281 + (int64_t)0);
      alignas(64) half v283[2];
      alignas(64) half v284[2];
      *(half2*)(v284 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v283[0] = ((half)(v40[68] + ((float)v284[0])));
      v283[1] = ((half)(v40[69] + ((float)v284[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v283 + (int64_t)0);
      alignas(64) half v285[2];
      alignas(64) half v286[2];
      *(half2*)(v286 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v285[0] = ((half)(v40[70] + ((float)v286[0])));
      v285[1] = ((half)(v40[71] + ((float)v286[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v285 + (int64_t)0);
      alignas(64) half v287[2];
      alignas(64) half v288[2];
      *(half2*)(v288 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v287[0] = ((half)(v40[72] + ((float)v288[0])));
      v287[1] = ((half)(v40[73] + ((float)v288[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v287 + (int64_t)0);
      alignas(64) half v289[2];
      alignas(64) half v290[2];
      *(half2*)(v290 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v289[0] = ((half)(v40[74] + ((float)v290[0])));
      v289[1] = ((half)(v40[75] + ((float)v290[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v289 + (int64_t)0);
      alignas(64) half v291[2];
      alignas(64) half v292[2];
      *(half2*)(v292 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v291[0] = ((half)(v40[76] + ((float)v292[0])));
      v291[1] = ((half)(v40[77] + ((float)v292[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v291 + (int64_t)0);
      alignas(64) half v293[2];
      alignas(64) half v294[2];
      *(half2*)(v294 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v293[0] = ((half)(v40[78] + ((float)v294[0])));
      v293[1] = ((half)(v40[79] + ((float)v294[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v293 + (int64_t)0);
      g23();
      int v295 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v295 < v81) {
        *(uint4*)(((uint*)v196) + (((((int64_t)v295) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v296 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v296 < v81) {
        *(uint4*)(((uint*)v196) + (((((int64_t)v296) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v297 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v297 < v81) {
        *(uint4*)(((uint*)v196) + (((((int64_t)v297) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v298 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v298 < v81) {
        *(uint4*)(((uint*)v196) + (((((int64_t)v298) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47360)) = *(uint4*)(v66 + (int64_t)16);
      *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47616)) = *(uint4*)(v66 + (int64_t)20);
      g23();
      alignas(64) half v299[2];
      alignas(64) half v300[2];
      *(half2*)(v300 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v299[0] = ((half)(v40[80] + ((float)v300[0])));
      v299[1] = ((half)(v40[81] + ((float)v300[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v299 + (int64_t)0);
      alignas(64) half v301[2];
      alignas(64) half v302[2];
      *(half2*)(v302 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v301[0] = ((half)(v40[82] + ((float)v302[0])));
      v301[1] = ((half)(v40[83] + ((float)v302[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v301 + (int64_t)0);
      alignas(64) half v303[2];
      alignas(64) half v304[2];
      *(half2*)(v304 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v303[0] = ((half)(v40[84] + ((float)v304[0])));
      v303[1] = ((half)(v40[85] + ((float)v304[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v303 + (int64_t)0);
      alignas(64) half v305[2];
      alignas(64) half v306[2];
      *(half2*)(v306 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v305[0] = ((half)(v40[86] + ((float)v306[0])));
      v305[1] = ((half)(v40[87] + ((float)v306[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v305 + (int64_t)0);
      alignas(64) half v307[2];
      alignas(64) half v308[2];
      *(half2*)(v308 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v307[0] = ((half)(v40[88] + ((float)v308[0])));
      v307[1] = ((half)(v40[89] + ((float)v308[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v307 + (int64_t)0);
      alignas(64) half v309[2];
      alignas(64) half v310[2];
      *(half2*)(v310 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v309[0] = ((half)(v40[90] + ((float)v310[0])));
      v309[1] = ((half)(v40[91] + ((float)v310[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v309 + (int64_t)0);
      alignas(64) half v311[2];
      alignas(64) half v312[2];
      *(half2*)(v312 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720));
      v311[0] = ((half)(v40[92] + ((float)v312[0])));
      v311[1] = ((half)(v40[93] + ((float)v312[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(half2*)(v311 + (int64_t)0);
      alignas(64) half v313[2];
      alignas(64) half v314[2];
      *(half2*)(v314 + (int64_t)0) = *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232));
      v313[0] = ((half)(v40[94] + ((float)v314[0])));
      v313[1] = ((half)(v40[95] + ((float)v314[1])));
      *(half2*)(((half*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(half2*)(v313 + (int64_t)0);
      g23();
      int v315 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v315 < v81) {
        *(uint4*)(((uint*)v196) + ((((((int64_t)v315) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47360));
      }
      int v316 = (((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v34 - 1))) < v78) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v73) & (v36 - 1))) < v79)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v73) >> v76)) < v80)) ? (((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v34 - 1))) + ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v73) & (v36 - 1))) * v78)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v73) >> v76)) * v78) * v79)) : v81);
      if (v316 < v81) {
        *(uint4*)(((uint*)v196) + ((((((int64_t)v316) * (int64_t)48) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)47616));
      }
      v43[0] = (v43[0] ^ 1);
      v42[0] = (v42[0] + 3);
      if (6 <= v42[0]) {
        v42[0] = (v42[0] - 6);
        v43[0] = (v43[0] ^ 1);
      }
      v47[0] = (v47[0] + 132);
    }
  }
  g25();
  g26();
}
