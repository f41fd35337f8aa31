// cuda.conv_dynamic: transposed_bfloat16, on h200
// config: kernels=3
// digest: 5d5b7fcb799e
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, int v21, int v27, int v31, int v32, int v33, int v34, int v35, int v67, int v71, int v74, int v75, int v76, int v77, int v78, int v79, nv_bfloat16* __restrict__ v91, nv_bfloat16* __restrict__ v114, int64_t v115) {
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
      g3(g4((&(((uint64_t*)v8)[13]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[1]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[14]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[2]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[15]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[3]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[16]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[4]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[17]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[5]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[18]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[6]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[19]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[7]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[20]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[8]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[21]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[9]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[22]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[10]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[23]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[11]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[24]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[12]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[25]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[26]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[27]))), (uint)1);
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
        int v23 = (v22 / 72);
        int v24 = ((v22 / 72) * 6);
        int v25 = ((v22 / 72) * 6);
        int v26 = g11((v27 - ((v22 / 72) * 6)), 6);
        int v28 = g11((v27 - ((v22 / 72) * 6)), 6);
        int v29 = (v22 % 72);
        int v30 = (v22 % 72);
        v11[0] = (((v22 / 72) * 384) + (((v22 % 72) % g11((v27 - ((v22 / 72) * 6)), 6)) * 64));
        v12[0] = (((v22 % 72) / g11((v27 - ((v22 / 72) * 6)), 6)) * 16);
        v14[2] = (((v11[0] / 64) % v31) * v32);
        v14[1] = ((((v11[0] / 64) / v31) % v33) * v34);
        v14[0] = ((((v11[0] / 64) / v31) / v33) * v35);
        for (int v36 = 0; v36 < 4; ++v36) {
          g12((&(((uint64_t*)v8)[(v18[0] + 13)])), v19[0]);
          g13(g4((&(((uint64_t*)v8)[v18[0]]))), (uint)16384);
          g14(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, ((v14[2] + (v36 % 2)) - 1), (((v36 / 2) + v14[1]) - 1), v14[0], g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 53760)]))), ((void*)((unsigned long long)(&(v17)))), (v12[0] - ((v12[0] / 48) * 8)), 0, v36, g4((&(((uint64_t*)v8)[v18[0]]))));
          v18[0] = (v18[0] + 1);
          if (v18[0] == 13) {
            v18[0] = 0;
            v19[0] = (v19[0] ^ 1);
          }
        }
        v20[0] = (v20[0] + 132);
      }
    }
  } else {
    alignas(64) float v37[8];
    int v38 = ((v0 >> 2) - 1);
    alignas(64) int v39[1];
    alignas(64) int v40[1];
    v39[0] = 0;
    v40[0] = 0;
    alignas(64) uint64_t v41[1];
    alignas(64) uint64_t v42[1];
    int v43 = (((v0 >> 2) * 64) - 64);
    g16((&(v41[0])), (&(((nv_bfloat16*)v8)[512])), 1, 64, 3);
    g16((&(v42[0])), (&(((nv_bfloat16*)v8)[53760])), 512, 64, 3);
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
      int v47 = (v46 / 72);
      int v48 = ((v46 / 72) * 6);
      int v49 = ((v46 / 72) * 6);
      int v50 = g11((v27 - ((v46 / 72) * 6)), 6);
      int v51 = g11((v27 - ((v46 / 72) * 6)), 6);
      int v52 = (v46 % 72);
      int v53 = (v46 % 72);
      v11[0] = (((v46 / 72) * 384) + (((v46 % 72) % g11((v27 - ((v46 / 72) * 6)), 6)) * 64));
      v12[0] = (((v46 % 72) / g11((v27 - ((v46 / 72) * 6)), 6)) * 16);
      v14[2] = (((v11[0] / 64) % v31) * v32);
      v14[1] = ((((v11[0] / 64) / v31) % v33) * v34);
      v14[0] = ((((v11[0] / 64) / v31) / v33) * v35);
      alignas(64) int v54[1];
      v54[0] = 0;
      int v55 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v56 = 0; v56 < 4; ++v56) {
        g12((&(((uint64_t*)v8)[v39[0]])), v40[0]);
        g17();
        alignas(64) uint64_t v57[1];
        v57[0] = (v41[0] + (((uint64_t)((uint)v39[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v58[1];
        v58[0] = (v42[0] + (((uint64_t)((uint)v39[0])) * (uint64_t)512ULL));
        g18(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v57[0], v58[0], (0 < v56));
        g18(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], (v57[0] + (uint64_t)2ULL), (v58[0] + (uint64_t)128ULL), (bool)1);
        g18(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], (v57[0] + (uint64_t)4ULL), (v58[0] + (uint64_t)256ULL), (bool)1);
        g18(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], (v57[0] + (uint64_t)6ULL), (v58[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v56) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g21(g4((&(((uint64_t*)v8)[(v54[0] + 13)]))), (uint)1);
          }
        }
        v54[0] = v39[0];
        v39[0] = (v39[0] + 1);
        if (v39[0] == 13) {
          v39[0] = 0;
          v40[0] = (v40[0] ^ 1);
        }
      }
      g22();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v8)[(v54[0] + 13)]))), (uint)1);
      }
      g23();
      int v59 = (v0 * 16);
      int v60 = ((((int)threadIdx.x) & 31) >> 2);
      int v61 = (v32 - 1);
      int v62 = (v34 - 1);
      int v63 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v64 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v65 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1));
      int v66 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67);
      int v68 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2);
      int v69 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1));
      int v70 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) >> v71);
      int v72 = ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2);
      int v73 = (((((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1))) < v74) && (1 <= (((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v75)) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1))) < v76)) && (1 <= (((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v77)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) >> v71)) < v78)) ? ((((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v75)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) >> v71)) * v75) * v77)) - 1) : v79);
      int v80 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v81 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1));
      int v82 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67);
      int v83 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2);
      int v84 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1));
      int v85 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) >> v71);
      int v86 = ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2);
      int v87 = (((((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1))) < v74) && (1 <= (((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v75)) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1))) < v76)) && (1 <= (((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v77)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) >> v71)) < v78)) ? ((((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v75)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) >> v71)) * v75) * v77)) - 1) : v79);
      alignas(64) nv_bfloat16 v88[2];
      alignas(64) uint v89[1];
      int v90 = ((((int)threadIdx.x) & 3) * 2);
      v89[0] = ((uint*)v91)[(((int64_t)g11(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v88[0] = ((nv_bfloat16)(((v37[0] + ((float)((nv_bfloat16*)v89)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[0] + ((float)((nv_bfloat16*)v89)[0]))));
      v88[1] = ((nv_bfloat16)(((v37[1] + ((float)((nv_bfloat16*)v89)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[1] + ((float)((nv_bfloat16*)v89)[1]))));
      int64_t v92 = ((int64_t)v0);
      int64_t v93 = ((int64_t)((int)threadIdx.x));
      int64_t v94 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v95 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v96 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v97 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v88 + (int64_t)0);
      alignas(64) nv_bfloat16 v98[2];
      alignas(64) uint v99[1];
      v99[0] = ((uint*)v91)[(((int64_t)g11(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v98[0] = ((nv_bfloat16)(((v37[2] + ((float)((nv_bfloat16*)v99)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[2] + ((float)((nv_bfloat16*)v99)[0]))));
      v98[1] = ((nv_bfloat16)(((v37[3] + ((float)((nv_bfloat16*)v99)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[3] + ((float)((nv_bfloat16*)v99)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v98 + (int64_t)0);
      alignas(64) nv_bfloat16 v100[2];
      alignas(64) uint v101[1];
      v101[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v100[0] = ((nv_bfloat16)(((v37[4] + ((float)((nv_bfloat16*)v101)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[4] + ((float)((nv_bfloat16*)v101)[0]))));
      v100[1] = ((nv_bfloat16)(((v37[5] + ((float)((nv_bfloat16*)v101)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[5] + ((float)((nv_bfloat16*)v101)[1]))));
      int64_t v102 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v100 + (int64_t)0);
      alignas(64) nv_bfloat16 v103[2];
      alignas(64) uint v104[1];
      v104[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v103[0] = ((nv_bfloat16)(((v37[6] + ((float)((nv_bfloat16*)v104)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[6] + ((float)((nv_bfloat16*)v104)[0]))));
      v103[1] = ((nv_bfloat16)(((v37[7] + ((float)((nv_bfloat16*)v104)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[7] + ((float)((nv_bfloat16*)v104)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v103 + (int64_t)0);
      g23();
      int v105 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64);
      int v106 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1));
      int v107 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67);
      int v108 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1)) * 2);
      int v109 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1));
      int v110 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) >> v71);
      int v111 = ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1)) * 2);
      int v112 = (((((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1))) < v74) && (1 <= (((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v75)) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1))) < v76)) && (1 <= (((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v77)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) >> v71)) < v78)) ? ((((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v75)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) >> v71)) * v75) * v77)) - 1) : v79);
      int v113 = (((int)threadIdx.x) & 1);
      if ((v112 < v79) && (((((((int)threadIdx.x) & 1) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v114) + ((((((int64_t)v112) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)51456));
      }
      v44[0] = (v44[0] + 132);
    }
  }
}
__launch_bounds__(256, 1) g1(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, int v21, int v27, int v31, int v32, int v33, int v34, int v35, int v67, int v71, int v74, int v75, int v76, int v77, int v78, int v79, nv_bfloat16* __restrict__ v92, nv_bfloat16* __restrict__ v127, int64_t v148) {
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
      g3(g4((&(((uint64_t*)v8)[9]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[1]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[10]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[2]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[11]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[3]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[12]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[4]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[13]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[5]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[14]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[6]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[15]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[7]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[16]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[8]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[17]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[18]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[19]))), (uint)1);
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
        int v23 = (v22 / 40);
        int v24 = ((v22 / 40) * 10);
        int v25 = ((v22 / 40) * 10);
        int v26 = g11((v27 - ((v22 / 40) * 10)), 10);
        int v28 = g11((v27 - ((v22 / 40) * 10)), 10);
        int v29 = (v22 % 40);
        int v30 = (v22 % 40);
        v11[0] = (((v22 / 40) * 640) + (((v22 % 40) % g11((v27 - ((v22 / 40) * 10)), 10)) * 64));
        v12[0] = (((v22 % 40) / g11((v27 - ((v22 / 40) * 10)), 10)) * 48);
        v14[2] = (((v11[0] / 64) % v31) * v32);
        v14[1] = ((((v11[0] / 64) / v31) % v33) * v34);
        v14[0] = ((((v11[0] / 64) / v31) / v33) * v35);
        for (int v36 = 0; v36 < 4; ++v36) {
          g12((&(((uint64_t*)v8)[(v18[0] + 9)])), v19[0]);
          g13(g4((&(((uint64_t*)v8)[v18[0]]))), (uint)16384);
          g14(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, ((v14[2] + (v36 % 2)) - 1), (((v36 / 2) + v14[1]) - 1), v14[0], g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 37376)]))), ((void*)((unsigned long long)(&(v17)))), (v12[0] - ((v12[0] / 48) * 8)), 0, v36, g4((&(((uint64_t*)v8)[v18[0]]))));
          v18[0] = (v18[0] + 1);
          if (v18[0] == 9) {
            v18[0] = 0;
            v19[0] = (v19[0] ^ 1);
          }
        }
        v20[0] = (v20[0] + 132);
      }
    }
  } else {
    alignas(64) float v37[24];
    int v38 = ((v0 >> 2) - 1);
    alignas(64) int v39[1];
    alignas(64) int v40[1];
    v39[0] = 0;
    v40[0] = 0;
    alignas(64) uint64_t v41[1];
    alignas(64) uint64_t v42[1];
    int v43 = (((v0 >> 2) * 64) - 64);
    g16((&(v41[0])), (&(((nv_bfloat16*)v8)[512])), 1, 64, 3);
    g16((&(v42[0])), (&(((nv_bfloat16*)v8)[37376])), 512, 64, 3);
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
      int v47 = (v46 / 40);
      int v48 = ((v46 / 40) * 10);
      int v49 = ((v46 / 40) * 10);
      int v50 = g11((v27 - ((v46 / 40) * 10)), 10);
      int v51 = g11((v27 - ((v46 / 40) * 10)), 10);
      int v52 = (v46 % 40);
      int v53 = (v46 % 40);
      v11[0] = (((v46 / 40) * 640) + (((v46 % 40) % g11((v27 - ((v46 / 40) * 10)), 10)) * 64));
      v12[0] = (((v46 % 40) / g11((v27 - ((v46 / 40) * 10)), 10)) * 48);
      v14[2] = (((v11[0] / 64) % v31) * v32);
      v14[1] = ((((v11[0] / 64) / v31) % v33) * v34);
      v14[0] = ((((v11[0] / 64) / v31) / v33) * v35);
      alignas(64) int v54[1];
      v54[0] = 0;
      int v55 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v56 = 0; v56 < 4; ++v56) {
        g12((&(((uint64_t*)v8)[v39[0]])), v40[0]);
        g17();
        alignas(64) uint64_t v57[1];
        v57[0] = (v41[0] + (((uint64_t)((uint)v39[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v58[1];
        v58[0] = (v42[0] + (((uint64_t)((uint)v39[0])) * (uint64_t)512ULL));
        g24(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], v57[0], v58[0], (0 < v56));
        g24(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], (v57[0] + (uint64_t)2ULL), (v58[0] + (uint64_t)128ULL), (bool)1);
        g24(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], (v57[0] + (uint64_t)4ULL), (v58[0] + (uint64_t)256ULL), (bool)1);
        g24(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], (v57[0] + (uint64_t)6ULL), (v58[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v56) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g21(g4((&(((uint64_t*)v8)[(v54[0] + 9)]))), (uint)1);
          }
        }
        v54[0] = v39[0];
        v39[0] = (v39[0] + 1);
        if (v39[0] == 9) {
          v39[0] = 0;
          v40[0] = (v40[0] ^ 1);
        }
      }
      g22();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v8)[(v54[0] + 9)]))), (uint)1);
      }
      g23();
      int v59 = (v0 * 16);
      int v60 = ((((int)threadIdx.x) & 31) >> 2);
      int v61 = (v32 - 1);
      int v62 = (v34 - 1);
      int v63 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v64 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v65 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1));
      int v66 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67);
      int v68 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2);
      int v69 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1));
      int v70 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) >> v71);
      int v72 = ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2);
      int v73 = (((((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1))) < v74) && (1 <= (((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v75)) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1))) < v76)) && (1 <= (((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v77)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) >> v71)) < v78)) ? ((((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v75)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) >> v71)) * v75) * v77)) - 1) : v79);
      int v80 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v81 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1));
      int v82 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67);
      int v83 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2);
      int v84 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1));
      int v85 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) >> v71);
      int v86 = ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2);
      int v87 = (((((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1))) < v74) && (1 <= (((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v75)) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1))) < v76)) && (1 <= (((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v77)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) >> v71)) < v78)) ? ((((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v75)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) >> v71)) * v75) * v77)) - 1) : v79);
      alignas(64) nv_bfloat16 v88[2];
      alignas(64) uint v89[1];
      int v90 = (((int)threadIdx.x) & 3);
      int v91 = ((((int)threadIdx.x) & 3) * 2);
      v89[0] = ((uint*)v92)[(((int64_t)g11(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v88[0] = ((nv_bfloat16)(((v37[0] + ((float)((nv_bfloat16*)v89)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[0] + ((float)((nv_bfloat16*)v89)[0]))));
      v88[1] = ((nv_bfloat16)(((v37[1] + ((float)((nv_bfloat16*)v89)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[1] + ((float)((nv_bfloat16*)v89)[1]))));
      int64_t v93 = ((int64_t)v0);
      int64_t v94 = ((int64_t)((int)threadIdx.x));
      int64_t v95 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v96 = (((int64_t)((int)threadIdx.x)) & (int64_t)3);
      int64_t v97 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2);
      int64_t v98 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v99 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v100 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v101 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70144);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70144)) = *(nv_bfloat162*)(v88 + (int64_t)0);
      alignas(64) nv_bfloat16 v102[2];
      alignas(64) uint v103[1];
      v103[0] = ((uint*)v92)[(((int64_t)g11(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v102[0] = ((nv_bfloat16)(((v37[2] + ((float)((nv_bfloat16*)v103)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[2] + ((float)((nv_bfloat16*)v103)[0]))));
      v102[1] = ((nv_bfloat16)(((v37[3] + ((float)((nv_bfloat16*)v103)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[3] + ((float)((nv_bfloat16*)v103)[1]))));
      int64_t v104 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70656);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70656)) = *(nv_bfloat162*)(v102 + (int64_t)0);
      alignas(64) nv_bfloat16 v105[2];
      alignas(64) uint v106[1];
      v106[0] = ((uint*)v92)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v105[0] = ((nv_bfloat16)(((v37[4] + ((float)((nv_bfloat16*)v106)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[4] + ((float)((nv_bfloat16*)v106)[0]))));
      v105[1] = ((nv_bfloat16)(((v37[5] + ((float)((nv_bfloat16*)v106)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[5] + ((float)((nv_bfloat16*)v106)[1]))));
      int64_t v107 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v108 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70144);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70144)) = *(nv_bfloat162*)(v105 + (int64_t)0);
      alignas(64) nv_bfloat16 v109[2];
      alignas(64) uint v110[1];
      v110[0] = ((uint*)v92)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v109[0] = ((nv_bfloat16)(((v37[6] + ((float)((nv_bfloat16*)v110)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[6] + ((float)((nv_bfloat16*)v110)[0]))));
      v109[1] = ((nv_bfloat16)(((v37[7] + ((float)((nv_bfloat16*)v110)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[7] + ((float)((nv_bfloat16*)v110)[1]))));
      int64_t v111 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70656);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70656)) = *(nv_bfloat162*)(v109 + (int64_t)0);
      alignas(64) nv_bfloat16 v112[2];
      alignas(64) uint v113[1];
      v113[0] = ((uint*)v92)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v112[0] = ((nv_bfloat16)(((v37[8] + ((float)((nv_bfloat16*)v113)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[8] + ((float)((nv_bfloat16*)v113)[0]))));
      v112[1] = ((nv_bfloat16)(((v37[9] + ((float)((nv_bfloat16*)v113)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[9] + ((float)((nv_bfloat16*)v113)[1]))));
      int64_t v114 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70144)) = *(nv_bfloat162*)(v112 + (int64_t)0);
      alignas(64) nv_bfloat16 v115[2];
      alignas(64) uint v116[1];
      v116[0] = ((uint*)v92)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v115[0] = ((nv_bfloat16)(((v37[10] + ((float)((nv_bfloat16*)v116)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[10] + ((float)((nv_bfloat16*)v116)[0]))));
      v115[1] = ((nv_bfloat16)(((v37[11] + ((float)((nv_bfloat16*)v116)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[11] + ((float)((nv_bfloat16*)v116)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70656)) = *(nv_bfloat162*)(v115 + (int64_t)0);
      alignas(64) nv_bfloat16 v117[2];
      alignas(64) uint v118[1];
      v118[0] = ((uint*)v92)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v117[0] = ((nv_bfloat16)(((v37[12] + ((float)((nv_bfloat16*)v118)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[12] + ((float)((nv_bfloat16*)v118)[0]))));
      v117[1] = ((nv_bfloat16)(((v37[13] + ((float)((nv_bfloat16*)v118)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[13] + ((float)((nv_bfloat16*)v118)[1]))));
      int64_t v119 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70144)) = *(nv_bfloat162*)(v117 + (int64_t)0);
      alignas(64) nv_bfloat16 v120[2];
      alignas(64) uint v121[1];
      v121[0] = ((uint*)v92)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v120[0] = ((nv_bfloat16)(((v37[14] + ((float)((nv_bfloat16*)v121)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[14] + ((float)((nv_bfloat16*)v121)[0]))));
      v120[1] = ((nv_bfloat16)(((v37[15] + ((float)((nv_bfloat16*)v121)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[15] + ((float)((nv_bfloat16*)v121)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70656)) = *(nv_bfloat162*)(v120 + (int64_t)0);
      g23();
      int v122 = (((((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1))) < v74) && (1 <= (((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v75)) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1))) < v76)) && (1 <= (((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v77)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) >> v71)) < v78)) ? ((((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v75)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) >> v71)) * v75) * v77)) - 1) : v79);
      int v123 = ((((int)threadIdx.x) & 3) * 8);
      int64_t v124 = (((int64_t)v0) * (int64_t)512);
      int64_t v125 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4);
      int64_t v126 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4));
      if ((v122 < v79) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v127) + ((((((int64_t)v122) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)35072));
      }
      int v128 = (((((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1))) < v74) && (1 <= (((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v75)) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1))) < v76)) && (1 <= (((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v77)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) >> v71)) < v78)) ? ((((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v75)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) >> v71)) * v75) * v77)) - 1) : v79);
      if ((v128 < v79) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v127) + ((((((int64_t)v128) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)35328));
      }
      g23();
      int v129 = (((((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1))) < v74) && (1 <= (((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v75)) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1))) < v76)) && (1 <= (((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v77)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) >> v71)) < v78)) ? ((((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v75)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v67) >> v71)) * v75) * v77)) - 1) : v79);
      int v130 = (((((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1))) < v74) && (1 <= (((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v75)) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1))) < v76)) && (1 <= (((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v77)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) >> v71)) < v78)) ? ((((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v75)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v67) >> v71)) * v75) * v77)) - 1) : v79);
      alignas(64) nv_bfloat16 v131[2];
      alignas(64) uint v132[1];
      v132[0] = ((uint*)v92)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v131[0] = ((nv_bfloat16)(((v37[16] + ((float)((nv_bfloat16*)v132)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[16] + ((float)((nv_bfloat16*)v132)[0]))));
      v131[1] = ((nv_bfloat16)(((v37[17] + ((float)((nv_bfloat16*)v132)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[17] + ((float)((nv_bfloat16*)v132)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70144)) = *(nv_bfloat162*)(v131 + (int64_t)0);
      alignas(64) nv_bfloat16 v133[2];
      alignas(64) uint v134[1];
      v134[0] = ((uint*)v92)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v133[0] = ((nv_bfloat16)(((v37[18] + ((float)((nv_bfloat16*)v134)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[18] + ((float)((nv_bfloat16*)v134)[0]))));
      v133[1] = ((nv_bfloat16)(((v37[19] + ((float)((nv_bfloat16*)v134)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[19] + ((float)((nv_bfloat16*)v134)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70656)) = *(nv_bfloat162*)(v133 + (int64_t)0);
      alignas(64) nv_bfloat16 v135[2];
      alignas(64) uint v136[1];
      v136[0] = ((uint*)v92)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v135[0] = ((nv_bfloat16)(((v37[20] + ((float)((nv_bfloat16*)v136)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[20] + ((float)((nv_bfloat16*)v136)[0]))));
      v135[1] = ((nv_bfloat16)(((v37[21] + ((float)((nv_bfloat16*)v136)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[21] + ((float)((nv_bfloat16*)v136)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70144)) = *(nv_bfloat162*)(v135 + (int64_t)0);
      alignas(64) nv_bfloat16 v137[2];
      alignas(64) uint v138[1];
      v138[0] = ((uint*)v92)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v137[0] = ((nv_bfloat16)(((v37[22] + ((float)((nv_bfloat16*)v138)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[22] + ((float)((nv_bfloat16*)v138)[0]))));
      v137[1] = ((nv_bfloat16)(((v37[23] + ((float)((nv_bfloat16*)v138)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[23] + ((float)((nv_bfloat16*)v138)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)70656)) = *(nv_bfloat162*)(v137 + (int64_t)0);
      g23();
      int v139 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64);
      int v140 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1));
      int v141 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67);
      int v142 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1)) * 2);
      int v143 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1));
      int v144 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) >> v71);
      int v145 = ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1)) * 2);
      int v146 = (((((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1))) < v74) && (1 <= (((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v75)) && ((v14[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1))) < v76)) && (1 <= (((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v77)) && ((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) >> v71)) < v78)) ? ((((((v14[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v75)) + (((v14[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v67) >> v71)) * v75) * v77)) - 1) : v79);
      int v147 = (((int)threadIdx.x) & 1);
      if ((v146 < v79) && (((((((int)threadIdx.x) & 1) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 8)) {
        *(uint4*)(((uint*)v127) + (((((((int64_t)v146) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)16) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)35072));
      }
      v44[0] = (v44[0] + 132);
    }
  }
}
__launch_bounds__(384, 1) g2(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, int v21, int v27, int v31, int v32, int v33, int v34, int v35, int v66, int v70, int v73, int v74, int v75, int v76, int v77, int v78, nv_bfloat16* __restrict__ v91, nv_bfloat16* __restrict__ v131, int64_t v208) {
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
      g3(g4((&(((uint64_t*)v8)[5]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[1]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[6]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[2]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[7]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[3]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[8]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[4]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[9]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[10]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[11]))), (uint)1);
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
    g25();
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
        int v23 = (v22 / 28);
        int v24 = ((v22 / 28) * 7);
        int v25 = ((v22 / 28) * 7);
        int v26 = g11((v27 - ((v22 / 28) * 7)), 7);
        int v28 = g11((v27 - ((v22 / 28) * 7)), 7);
        int v29 = (v22 % 28);
        int v30 = (v22 % 28);
        v11[0] = (((v22 / 28) * 896) + (((v22 % 28) % g11((v27 - ((v22 / 28) * 7)), 7)) * 128));
        v12[0] = (((v22 % 28) / g11((v27 - ((v22 / 28) * 7)), 7)) * 48);
        v14[2] = (((v11[0] / 128) % v31) * v32);
        v14[1] = ((((v11[0] / 128) / v31) % v33) * v34);
        v14[0] = ((((v11[0] / 128) / v31) / v33) * v35);
        for (int v36 = 0; v36 < 4; ++v36) {
          g12((&(((uint64_t*)v8)[(v18[0] + 5)])), v19[0]);
          g13(g4((&(((uint64_t*)v8)[v18[0]]))), (uint)24576);
          g14(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 8192) + (0 ^ (((v18[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, ((v14[2] + (v36 % 2)) - 1), (((v36 / 2) + v14[1]) - 1), v14[0], g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 41472)]))), ((void*)((unsigned long long)(&(v17)))), (v12[0] - ((v12[0] / 48) * 8)), 0, v36, g4((&(((uint64_t*)v8)[v18[0]]))));
          v18[0] = (v18[0] + 1);
          if (v18[0] == 5) {
            v18[0] = 0;
            v19[0] = (v19[0] ^ 1);
          }
        }
        v20[0] = (v20[0] + 132);
      }
    }
  } else {
    g26();
    alignas(64) float v37[48];
    int v38 = ((v0 >> 2) - 1);
    alignas(64) int v39[1];
    alignas(64) int v40[1];
    v39[0] = 0;
    v40[0] = 0;
    alignas(64) uint64_t v41[1];
    alignas(64) uint64_t v42[1];
    int v43 = 0;
    g16((&(v41[0])), (&(((nv_bfloat16*)v8)[512])), 1, 64, 3);
    g16((&(v42[0])), (&(((nv_bfloat16*)v8)[41472])), 512, 64, 3);
    alignas(64) int v44[1];
    v44[0] = ((int)blockIdx.x);
    alignas(64) int v45[1];
    v45[0] = (2 - (v0 >> 2));
    if ((v0 >> 2) == 2) {
      v44[0] = (v44[0] + 132);
      v39[0] = 4;
      v40[0] = 0;
    }
    #pragma unroll 1
    while (1) {
      if (!((v44[0] < v21))) { break; }
      v13[0] = (v44[0] / v21);
      int v46 = (v44[0] % v21);
      int v47 = (v46 / 28);
      int v48 = ((v46 / 28) * 7);
      int v49 = ((v46 / 28) * 7);
      int v50 = g11((v27 - ((v46 / 28) * 7)), 7);
      int v51 = g11((v27 - ((v46 / 28) * 7)), 7);
      int v52 = (v46 % 28);
      int v53 = (v46 % 28);
      v11[0] = (((v46 / 28) * 896) + (((v46 % 28) % g11((v27 - ((v46 / 28) * 7)), 7)) * 128));
      v12[0] = (((v46 % 28) / g11((v27 - ((v46 / 28) * 7)), 7)) * 48);
      v14[2] = (((v11[0] / 128) % v31) * v32);
      v14[1] = ((((v11[0] / 128) / v31) % v33) * v34);
      v14[0] = ((((v11[0] / 128) / v31) / v33) * v35);
      g12((&(((uint64_t*)v8)[((v0 >> 2) + 9)])), v45[0]);
      v45[0] = (v45[0] ^ 1);
      alignas(64) int v54[1];
      v54[0] = 0;
      int v55 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v56 = 0; v56 < 4; ++v56) {
        g12((&(((uint64_t*)v8)[v39[0]])), v40[0]);
        g17();
        alignas(64) uint64_t v57[1];
        v57[0] = (v41[0] + (((uint64_t)((uint)v39[0])) * (uint64_t)1024ULL));
        alignas(64) uint64_t v58[1];
        v58[0] = (v42[0] + (((uint64_t)((uint)v39[0])) * (uint64_t)512ULL));
        g24(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], v57[0], v58[0], (0 < v56));
        g24(v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], v37[32], v37[33], v37[34], v37[35], v37[36], v37[37], v37[38], v37[39], v37[40], v37[41], v37[42], v37[43], v37[44], v37[45], v37[46], v37[47], (v57[0] + (uint64_t)512ULL), v58[0], (0 < v56));
        g24(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], (v57[0] + (uint64_t)2ULL), (v58[0] + (uint64_t)128ULL), (bool)1);
        g24(v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], v37[32], v37[33], v37[34], v37[35], v37[36], v37[37], v37[38], v37[39], v37[40], v37[41], v37[42], v37[43], v37[44], v37[45], v37[46], v37[47], (v57[0] + (uint64_t)514ULL), (v58[0] + (uint64_t)128ULL), (bool)1);
        g24(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], (v57[0] + (uint64_t)4ULL), (v58[0] + (uint64_t)256ULL), (bool)1);
        g24(v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], v37[32], v37[33], v37[34], v37[35], v37[36], v37[37], v37[38], v37[39], v37[40], v37[41], v37[42], v37[43], v37[44], v37[45], v37[46], v37[47], (v57[0] + (uint64_t)516ULL), (v58[0] + (uint64_t)256ULL), (bool)1);
        g24(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], (v57[0] + (uint64_t)6ULL), (v58[0] + (uint64_t)384ULL), (bool)1);
        g24(v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], v37[32], v37[33], v37[34], v37[35], v37[36], v37[37], v37[38], v37[39], v37[40], v37[41], v37[42], v37[43], v37[44], v37[45], v37[46], v37[47], (v57[0] + (uint64_t)518ULL), (v58[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v56) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g21(g4((&(((uint64_t*)v8)[(v54[0] + 5)]))), (uint)1);
          }
        }
        v54[0] = v39[0];
        v39[0] = (v39[0] + 1);
        if (v39[0] == 5) {
          v39[0] = 0;
          v40[0] = (v40[0] ^ 1);
        }
      }
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v8)[(12 - (v0 >> 2))]))), (uint)1);
      }
      g22();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v8)[(v54[0] + 5)]))), (uint)1);
      }
      g23();
      int v59 = ((v0 & 3) * 16);
      int v60 = ((((int)threadIdx.x) & 31) >> 2);
      int v61 = (v32 - 1);
      int v62 = (v34 - 1);
      int v63 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v64 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1));
      int v65 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66);
      int v67 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2);
      int v68 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1));
      int v69 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70);
      int v71 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2);
      int v72 = (((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v79 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8);
      int v80 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1));
      int v81 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66);
      int v82 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2);
      int v83 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1));
      int v84 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70);
      int v85 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2);
      int v86 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      alignas(64) nv_bfloat16 v87[2];
      alignas(64) uint v88[1];
      int v89 = (((int)threadIdx.x) & 3);
      int v90 = ((((int)threadIdx.x) & 3) * 2);
      v88[0] = ((uint*)v91)[(((int64_t)g11(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v87[0] = ((nv_bfloat16)(((v37[0] + ((float)((nv_bfloat16*)v88)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[0] + ((float)((nv_bfloat16*)v88)[0]))));
      v87[1] = ((nv_bfloat16)(((v37[1] + ((float)((nv_bfloat16*)v88)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[1] + ((float)((nv_bfloat16*)v88)[1]))));
      int64_t v92 = ((int64_t)v0);
      int64_t v93 = ((int64_t)((int)threadIdx.x));
      int64_t v94 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v95 = (((int64_t)((int)threadIdx.x)) & (int64_t)3);
      int64_t v96 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2);
      int64_t v97 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v98 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v99 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v100 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v87 + (int64_t)0);
      alignas(64) nv_bfloat16 v101[2];
      alignas(64) uint v102[1];
      v102[0] = ((uint*)v91)[(((int64_t)g11(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v101[0] = ((nv_bfloat16)(((v37[2] + ((float)((nv_bfloat16*)v102)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[2] + ((float)((nv_bfloat16*)v102)[0]))));
      v101[1] = ((nv_bfloat16)(((v37[3] + ((float)((nv_bfloat16*)v102)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[3] + ((float)((nv_bfloat16*)v102)[1]))));
      int64_t v103 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v101 + (int64_t)0);
      alignas(64) nv_bfloat16 v104[2];
      alignas(64) uint v105[1];
      v105[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v104[0] = ((nv_bfloat16)(((v37[4] + ((float)((nv_bfloat16*)v105)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[4] + ((float)((nv_bfloat16*)v105)[0]))));
      v104[1] = ((nv_bfloat16)(((v37[5] + ((float)((nv_bfloat16*)v105)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[5] + ((float)((nv_bfloat16*)v105)[1]))));
      int64_t v106 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v107 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v104 + (int64_t)0);
      alignas(64) nv_bfloat16 v108[2];
      alignas(64) uint v109[1];
      v109[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v108[0] = ((nv_bfloat16)(((v37[6] + ((float)((nv_bfloat16*)v109)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[6] + ((float)((nv_bfloat16*)v109)[0]))));
      v108[1] = ((nv_bfloat16)(((v37[7] + ((float)((nv_bfloat16*)v109)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[7] + ((float)((nv_bfloat16*)v109)[1]))));
      int64_t v110 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v108 + (int64_t)0);
      alignas(64) nv_bfloat16 v111[2];
      alignas(64) uint v112[1];
      v112[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v111[0] = ((nv_bfloat16)(((v37[8] + ((float)((nv_bfloat16*)v112)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[8] + ((float)((nv_bfloat16*)v112)[0]))));
      v111[1] = ((nv_bfloat16)(((v37[9] + ((float)((nv_bfloat16*)v112)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[9] + ((float)((nv_bfloat16*)v112)[1]))));
      int64_t v113 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v114 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v111 + (int64_t)0);
      alignas(64) nv_bfloat16 v115[2];
      alignas(64) uint v116[1];
      v116[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v115[0] = ((nv_bfloat16)(((v37[10] + ((float)((nv_bfloat16*)v116)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[10] + ((float)((nv_bfloat16*)v116)[0]))));
      v115[1] = ((nv_bfloat16)(((v37[11] + ((float)((nv_bfloat16*)v116)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[11] + ((float)((nv_bfloat16*)v116)[1]))));
      int64_t v117 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v115 + (int64_t)0);
      alignas(64) nv_bfloat16 v118[2];
      alignas(64) uint v119[1];
      v119[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v118[0] = ((nv_bfloat16)(((v37[12] + ((float)((nv_bfloat16*)v119)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[12] + ((float)((nv_bfloat16*)v119)[0]))));
      v118[1] = ((nv_bfloat16)(((v37[13] + ((float)((nv_bfloat16*)v119)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[13] + ((float)((nv_bfloat16*)v119)[1]))));
      int64_t v120 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v121 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v118 + (int64_t)0);
      alignas(64) nv_bfloat16 v122[2];
      alignas(64) uint v123[1];
      v123[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v122[0] = ((nv_bfloat16)(((v37[14] + ((float)((nv_bfloat16*)v123)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[14] + ((float)((nv_bfloat16*)v123)[0]))));
      v122[1] = ((nv_bfloat16)(((v37[15] + ((float)((nv_bfloat16*)v123)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[15] + ((float)((nv_bfloat16*)v123)[1]))));
      int64_t v124 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v122 + (int64_t)0);
      g23();
      int v125 = (((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v126 = ((((int)threadIdx.x) & 3) * 8);
      int64_t v127 = (((int64_t)v0) * (int64_t)512);
      int64_t v128 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4);
      int64_t v129 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4));
      int64_t v130 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)28928);
      if ((v125 < v78) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v131) + ((((((int64_t)v125) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)28928));
      }
      int v132 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int64_t v133 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)29184);
      if ((v132 < v78) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v131) + ((((((int64_t)v132) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)29184));
      }
      g23();
      int v134 = (((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v135 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      alignas(64) nv_bfloat16 v136[2];
      alignas(64) uint v137[1];
      v137[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v136[0] = ((nv_bfloat16)(((v37[16] + ((float)((nv_bfloat16*)v137)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[16] + ((float)((nv_bfloat16*)v137)[0]))));
      v136[1] = ((nv_bfloat16)(((v37[17] + ((float)((nv_bfloat16*)v137)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[17] + ((float)((nv_bfloat16*)v137)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v136 + (int64_t)0);
      alignas(64) nv_bfloat16 v138[2];
      alignas(64) uint v139[1];
      v139[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v138[0] = ((nv_bfloat16)(((v37[18] + ((float)((nv_bfloat16*)v139)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[18] + ((float)((nv_bfloat16*)v139)[0]))));
      v138[1] = ((nv_bfloat16)(((v37[19] + ((float)((nv_bfloat16*)v139)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[19] + ((float)((nv_bfloat16*)v139)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v138 + (int64_t)0);
      alignas(64) nv_bfloat16 v140[2];
      alignas(64) uint v141[1];
      v141[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v140[0] = ((nv_bfloat16)(((v37[20] + ((float)((nv_bfloat16*)v141)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[20] + ((float)((nv_bfloat16*)v141)[0]))));
      v140[1] = ((nv_bfloat16)(((v37[21] + ((float)((nv_bfloat16*)v141)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[21] + ((float)((nv_bfloat16*)v141)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v140 + (int64_t)0);
      alignas(64) nv_bfloat16 v142[2];
      alignas(64) uint v143[1];
      v143[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v142[0] = ((nv_bfloat16)(((v37[22] + ((float)((nv_bfloat16*)v143)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[22] + ((float)((nv_bfloat16*)v143)[0]))));
      v142[1] = ((nv_bfloat16)(((v37[23] + ((float)((nv_bfloat16*)v143)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[23] + ((float)((nv_bfloat16*)v143)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v142 + (int64_t)0);
      g23();
      int v144 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1));
      int v145 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1));
      int v146 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66);
      int v147 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2);
      int v148 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1));
      int v149 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) >> v70);
      int v150 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1)) * 2);
      int v151 = (((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v152 = (((int)threadIdx.x) & 1);
      int v153 = ((((int)threadIdx.x) & 1) * 8);
      int64_t v154 = ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4);
      int64_t v155 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)28928);
      if ((v151 < v78) && (((((((int)threadIdx.x) & 1) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 8)) {
        *(uint4*)(((uint*)v131) + (((((((int64_t)v151) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)16) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)28928));
      }
      g23();
      int v156 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64);
      int v157 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1));
      int v158 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66);
      int v159 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2);
      int v160 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1));
      int v161 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70);
      int v162 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2);
      int v163 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v164 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72);
      int v165 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1));
      int v166 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66);
      int v167 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2);
      int v168 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1));
      int v169 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70);
      int v170 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2);
      int v171 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      alignas(64) nv_bfloat16 v172[2];
      alignas(64) uint v173[1];
      v173[0] = ((uint*)v91)[(((int64_t)g11(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v172[0] = ((nv_bfloat16)(((v37[24] + ((float)((nv_bfloat16*)v173)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[24] + ((float)((nv_bfloat16*)v173)[0]))));
      v172[1] = ((nv_bfloat16)(((v37[25] + ((float)((nv_bfloat16*)v173)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[25] + ((float)((nv_bfloat16*)v173)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v172 + (int64_t)0);
      alignas(64) nv_bfloat16 v174[2];
      alignas(64) uint v175[1];
      v175[0] = ((uint*)v91)[(((int64_t)g11(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v174[0] = ((nv_bfloat16)(((v37[26] + ((float)((nv_bfloat16*)v175)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[26] + ((float)((nv_bfloat16*)v175)[0]))));
      v174[1] = ((nv_bfloat16)(((v37[27] + ((float)((nv_bfloat16*)v175)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[27] + ((float)((nv_bfloat16*)v175)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v174 + (int64_t)0);
      alignas(64) nv_bfloat16 v176[2];
      alignas(64) uint v177[1];
      v177[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v176[0] = ((nv_bfloat16)(((v37[28] + ((float)((nv_bfloat16*)v177)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[28] + ((float)((nv_bfloat16*)v177)[0]))));
      v176[1] = ((nv_bfloat16)(((v37[29] + ((float)((nv_bfloat16*)v177)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[29] + ((float)((nv_bfloat16*)v177)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v176 + (int64_t)0);
      alignas(64) nv_bfloat16 v178[2];
      alignas(64) uint v179[1];
      v179[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v178[0] = ((nv_bfloat16)(((v37[30] + ((float)((nv_bfloat16*)v179)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[30] + ((float)((nv_bfloat16*)v179)[0]))));
      v178[1] = ((nv_bfloat16)(((v37[31] + ((float)((nv_bfloat16*)v179)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[31] + ((float)((nv_bfloat16*)v179)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v178 + (int64_t)0);
      alignas(64) nv_bfloat16 v180[2];
      alignas(64) uint v181[1];
      v181[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v180[0] = ((nv_bfloat16)(((v37[32] + ((float)((nv_bfloat16*)v181)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[32] + ((float)((nv_bfloat16*)v181)[0]))));
      v180[1] = ((nv_bfloat16)(((v37[33] + ((float)((nv_bfloat16*)v181)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[33] + ((float)((nv_bfloat16*)v181)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v180 + (int64_t)0);
      alignas(64) nv_bfloat16 v182[2];
      alignas(64) uint v183[1];
      v183[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v182[0] = ((nv_bfloat16)(((v37[34] + ((float)((nv_bfloat16*)v183)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[34] + ((float)((nv_bfloat16*)v183)[0]))));
      v182[1] = ((nv_bfloat16)(((v37[35] + ((float)((nv_bfloat16*)v183)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[35] + ((float)((nv_bfloat16*)v183)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v182 + (int64_t)0);
      alignas(64) nv_bfloat16 v184[2];
      alignas(64) uint v185[1];
      v185[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v184[0] = ((nv_bfloat16)(((v37[36] + ((float)((nv_bfloat16*)v185)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[36] + ((float)((nv_bfloat16*)v185)[0]))));
      v184[1] = ((nv_bfloat16)(((v37[37] + ((float)((nv_bfloat16*)v185)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[37] + ((float)((nv_bfloat16*)v185)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v184 + (int64_t)0);
      alignas(64) nv_bfloat16 v186[2];
      alignas(64) uint v187[1];
      v187[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v186[0] = ((nv_bfloat16)(((v37[38] + ((float)((nv_bfloat16*)v187)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[38] + ((float)((nv_bfloat16*)v187)[0]))));
      v186[1] = ((nv_bfloat16)(((v37[39] + ((float)((nv_bfloat16*)v187)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[39] + ((float)((nv_bfloat16*)v187)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v186 + (int64_t)0);
      g23();
      int v188 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      if ((v188 < v78) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v131) + ((((((int64_t)v188) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)28928));
      }
      int v189 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      if ((v189 < v78) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v131) + ((((((int64_t)v189) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)29184));
      }
      g23();
      int v190 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v191 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      alignas(64) nv_bfloat16 v192[2];
      alignas(64) uint v193[1];
      v193[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v192[0] = ((nv_bfloat16)(((v37[40] + ((float)((nv_bfloat16*)v193)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[40] + ((float)((nv_bfloat16*)v193)[0]))));
      v192[1] = ((nv_bfloat16)(((v37[41] + ((float)((nv_bfloat16*)v193)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[41] + ((float)((nv_bfloat16*)v193)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v192 + (int64_t)0);
      alignas(64) nv_bfloat16 v194[2];
      alignas(64) uint v195[1];
      v195[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v194[0] = ((nv_bfloat16)(((v37[42] + ((float)((nv_bfloat16*)v195)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[42] + ((float)((nv_bfloat16*)v195)[0]))));
      v194[1] = ((nv_bfloat16)(((v37[43] + ((float)((nv_bfloat16*)v195)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[43] + ((float)((nv_bfloat16*)v195)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v194 + (int64_t)0);
      alignas(64) nv_bfloat16 v196[2];
      alignas(64) uint v197[1];
      v197[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v196[0] = ((nv_bfloat16)(((v37[44] + ((float)((nv_bfloat16*)v197)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[44] + ((float)((nv_bfloat16*)v197)[0]))));
      v196[1] = ((nv_bfloat16)(((v37[45] + ((float)((nv_bfloat16*)v197)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[45] + ((float)((nv_bfloat16*)v197)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v196 + (int64_t)0);
      alignas(64) nv_bfloat16 v198[2];
      alignas(64) uint v199[1];
      v199[0] = ((uint*)v91)[(((int64_t)g11((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)) >> (int64_t)1)];
      v198[0] = ((nv_bfloat16)(((v37[46] + ((float)((nv_bfloat16*)v199)[0])) < 0x0p+0f) ? 0x0p+0f : (v37[46] + ((float)((nv_bfloat16*)v199)[0]))));
      v198[1] = ((nv_bfloat16)(((v37[47] + ((float)((nv_bfloat16*)v199)[1])) < 0x0p+0f) ? 0x0p+0f : (v37[47] + ((float)((nv_bfloat16*)v199)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v198 + (int64_t)0);
      g23();
      int v200 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64);
      int v201 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1));
      int v202 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66);
      int v203 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2);
      int v204 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1));
      int v205 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) >> v70);
      int v206 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1)) * 2);
      int v207 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      if ((v207 < v78) && (((((((int)threadIdx.x) & 1) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 8)) {
        *(uint4*)(((uint*)v131) + (((((((int64_t)v207) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)16) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)28928));
      }
      v40[0] = (v40[0] ^ 0);
      v39[0] = (v39[0] + 4);
      if (5 <= v39[0]) {
        v39[0] = (v39[0] - 5);
        v40[0] = (v40[0] ^ 1);
      }
      v44[0] = (v44[0] + 264);
    }
  }
}
