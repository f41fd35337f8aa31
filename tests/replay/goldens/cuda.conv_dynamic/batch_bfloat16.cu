// cuda.conv_dynamic: batch_bfloat16, on h200
// config: kernels=3
// digest: 0470ccb9b75d
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, int v21, int v27, int v61, int v62, nv_bfloat16* __restrict__ v70, nv_bfloat16* __restrict__ v124, int64_t v138) {
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
        v14[2] = ((v11[0] % 448) / 64);
        v14[1] = 0;
        v14[0] = ((v11[0] / 448) * 8);
        for (int v31 = 0; v31 < 3; ++v31) {
          g12((&(((uint64_t*)v8)[(v18[0] + 5)])), v19[0]);
          g13(g4((&(((uint64_t*)v8)[v18[0]]))), (uint)40960);
          g14(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 9216) + (0 ^ (((v18[0] * 144) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, (((v14[2] * 2) + v31) - 1), ((v14[1] * 2) - 1), v14[0], g4((&(((uint64_t*)v8)[v18[0]]))));
          g14(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 9216) + (0 ^ (((v18[0] * 144) & 7) << 3))) + 5120)]))), ((void*)((unsigned long long)(&(v16)))), 0, (((v14[2] * 2) + v31) - 1), (v14[1] * 2), v14[0], g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 12288) + (0 ^ (((v18[0] * 192) & 7) << 3))) + 46592)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, v31, g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 12288) + (0 ^ ((((v18[0] * 192) + 64) & 7) << 3))) + 50688)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, (v31 + 3), g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 12288) + (0 ^ ((((v18[0] * 192) + 128) & 7) << 3))) + 54784)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, (v31 + 6), g4((&(((uint64_t*)v8)[v18[0]]))));
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
    alignas(64) float v32[32];
    int v33 = ((v0 >> 2) - 1);
    alignas(64) int v34[1];
    alignas(64) int v35[1];
    v34[0] = 0;
    v35[0] = 0;
    alignas(64) uint64_t v36[1];
    alignas(64) uint64_t v37[1];
    int v38 = (((v0 >> 2) * 64) - 64);
    g16((&(v36[0])), (&(((nv_bfloat16*)v8)[512])), 1, 64, 3);
    g16((&(v37[0])), (&(((nv_bfloat16*)v8)[46592])), 512, 64, 3);
    v36[0] = (v36[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v39[1];
    v39[0] = ((int)blockIdx.x);
    alignas(64) int v40[1];
    v40[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v39[0] < v21))) { break; }
      v13[0] = (v39[0] / v21);
      int v41 = (v39[0] % v21);
      int v42 = (v41 / 22);
      int v43 = ((v41 / 22) * 11);
      int v44 = ((v41 / 22) * 11);
      int v45 = g11((v27 - ((v41 / 22) * 11)), 11);
      int v46 = g11((v27 - ((v41 / 22) * 11)), 11);
      int v47 = (v41 % 22);
      int v48 = (v41 % 22);
      v11[0] = (((v41 / 22) * 704) + (((v41 % 22) % g11((v27 - ((v41 / 22) * 11)), 11)) * 64));
      v12[0] = (((v41 % 22) / g11((v27 - ((v41 / 22) * 11)), 11)) * 64);
      v14[2] = ((v11[0] % 448) / 64);
      v14[1] = 0;
      v14[0] = ((v11[0] / 448) * 8);
      alignas(64) int v49[1];
      v49[0] = 0;
      int v50 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v51 = 0; v51 < 3; ++v51) {
        g12((&(((uint64_t*)v8)[v34[0]])), v35[0]);
        g17();
        alignas(64) uint64_t v52[1];
        v52[0] = (v36[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)1152ULL));
        alignas(64) uint64_t v53[1];
        v53[0] = (v37[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)1536ULL));
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], v52[0], v53[0], (0 < v51));
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)2ULL), (v53[0] + (uint64_t)128ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)4ULL), (v53[0] + (uint64_t)256ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)6ULL), (v53[0] + (uint64_t)384ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)576ULL), (v53[0] + (uint64_t)512ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)578ULL), (v53[0] + (uint64_t)640ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)580ULL), (v53[0] + (uint64_t)768ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)582ULL), (v53[0] + (uint64_t)896ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)8ULL), (v53[0] + (uint64_t)1024ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)10ULL), (v53[0] + (uint64_t)1152ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)12ULL), (v53[0] + (uint64_t)1280ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)14ULL), (v53[0] + (uint64_t)1408ULL), (bool)1);
        g19();
        g20();
        if (0 < v51) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g21(g4((&(((uint64_t*)v8)[(v49[0] + 5)]))), (uint)1);
          }
        }
        v49[0] = v34[0];
        v34[0] = (v34[0] + 1);
        if (v34[0] == 5) {
          v34[0] = 0;
          v35[0] = (v35[0] ^ 1);
        }
      }
      g22();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v8)[(v49[0] + 5)]))), (uint)1);
      }
      g23();
      int v54 = (v0 * 16);
      int v55 = ((((int)threadIdx.x) & 31) >> 2);
      int v56 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v57 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v58 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 8);
      int v59 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 8);
      int v60 = ((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 8) < 7) && (v0 < 8)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 8) + v14[0]) < v61)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 8) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 8) * 7)) + v14[2]) : v62);
      int v63 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v64 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 8);
      int v65 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 8);
      int v66 = ((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 8) < 7) && (v0 < 8)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 8) + v14[0]) < v61)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 8) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 8) * 7)) + v14[2]) : v62);
      alignas(64) nv_bfloat16 v67[2];
      alignas(64) uint v68[1];
      int v69 = (((int)threadIdx.x) & 3);
      v68[0] = ((uint*)v70)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v67[0] = ((nv_bfloat16)(((v32[0] + ((float)((nv_bfloat16*)v68)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[0] + ((float)((nv_bfloat16*)v68)[0]))));
      v67[1] = ((nv_bfloat16)(((v32[1] + ((float)((nv_bfloat16*)v68)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[1] + ((float)((nv_bfloat16*)v68)[1]))));
      int64_t v71 = ((int64_t)v0);
      int64_t v72 = ((int64_t)((int)threadIdx.x));
      int64_t v73 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v74 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v75 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v76 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103936)) = *(nv_bfloat162*)(v67 + (int64_t)0);
      alignas(64) nv_bfloat16 v77[2];
      alignas(64) uint v78[1];
      v78[0] = ((uint*)v70)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v77[0] = ((nv_bfloat16)(((v32[2] + ((float)((nv_bfloat16*)v78)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[2] + ((float)((nv_bfloat16*)v78)[0]))));
      v77[1] = ((nv_bfloat16)(((v32[3] + ((float)((nv_bfloat16*)v78)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[3] + ((float)((nv_bfloat16*)v78)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)104448)) = *(nv_bfloat162*)(v77 + (int64_t)0);
      alignas(64) nv_bfloat16 v79[2];
      alignas(64) uint v80[1];
      v80[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v79[0] = ((nv_bfloat16)(((v32[4] + ((float)((nv_bfloat16*)v80)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[4] + ((float)((nv_bfloat16*)v80)[0]))));
      v79[1] = ((nv_bfloat16)(((v32[5] + ((float)((nv_bfloat16*)v80)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[5] + ((float)((nv_bfloat16*)v80)[1]))));
      int64_t v81 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103936)) = *(nv_bfloat162*)(v79 + (int64_t)0);
      alignas(64) nv_bfloat16 v82[2];
      alignas(64) uint v83[1];
      v83[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v82[0] = ((nv_bfloat16)(((v32[6] + ((float)((nv_bfloat16*)v83)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[6] + ((float)((nv_bfloat16*)v83)[0]))));
      v82[1] = ((nv_bfloat16)(((v32[7] + ((float)((nv_bfloat16*)v83)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[7] + ((float)((nv_bfloat16*)v83)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)104448)) = *(nv_bfloat162*)(v82 + (int64_t)0);
      alignas(64) nv_bfloat16 v84[2];
      alignas(64) uint v85[1];
      v85[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v84[0] = ((nv_bfloat16)(((v32[8] + ((float)((nv_bfloat16*)v85)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[8] + ((float)((nv_bfloat16*)v85)[0]))));
      v84[1] = ((nv_bfloat16)(((v32[9] + ((float)((nv_bfloat16*)v85)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[9] + ((float)((nv_bfloat16*)v85)[1]))));
      int64_t v86 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103936)) = *(nv_bfloat162*)(v84 + (int64_t)0);
      alignas(64) nv_bfloat16 v87[2];
      alignas(64) uint v88[1];
      v88[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v87[0] = ((nv_bfloat16)(((v32[10] + ((float)((nv_bfloat16*)v88)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[10] + ((float)((nv_bfloat16*)v88)[0]))));
      v87[1] = ((nv_bfloat16)(((v32[11] + ((float)((nv_bfloat16*)v88)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[11] + ((float)((nv_bfloat16*)v88)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)104448)) = *(nv_bfloat162*)(v87 + (int64_t)0);
      alignas(64) nv_bfloat16 v89[2];
      alignas(64) uint v90[1];
      v90[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v89[0] = ((nv_bfloat16)(((v32[12] + ((float)((nv_bfloat16*)v90)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[12] + ((float)((nv_bfloat16*)v90)[0]))));
      v89[1] = ((nv_bfloat16)(((v32[13] + ((float)((nv_bfloat16*)v90)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[13] + ((float)((nv_bfloat16*)v90)[1]))));
      int64_t v91 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103936)) = *(nv_bfloat162*)(v89 + (int64_t)0);
      alignas(64) nv_bfloat16 v92[2];
      alignas(64) uint v93[1];
      v93[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v92[0] = ((nv_bfloat16)(((v32[14] + ((float)((nv_bfloat16*)v93)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[14] + ((float)((nv_bfloat16*)v93)[0]))));
      v92[1] = ((nv_bfloat16)(((v32[15] + ((float)((nv_bfloat16*)v93)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[15] + ((float)((nv_bfloat16*)v93)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)104448)) = *(nv_bfloat162*)(v92 + (int64_t)0);
      alignas(64) nv_bfloat16 v94[2];
      alignas(64) uint v95[1];
      v95[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v94[0] = ((nv_bfloat16)(((v32[16] + ((float)((nv_bfloat16*)v95)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[16] + ((float)((nv_bfloat16*)v95)[0]))));
      v94[1] = ((nv_bfloat16)(((v32[17] + ((float)((nv_bfloat16*)v95)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[17] + ((float)((nv_bfloat16*)v95)[1]))));
      int64_t v96 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103936)) = *(nv_bfloat162*)(v94 + (int64_t)0);
      alignas(64) nv_bfloat16 v97[2];
      alignas(64) uint v98[1];
      v98[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v97[0] = ((nv_bfloat16)(((v32[18] + ((float)((nv_bfloat16*)v98)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[18] + ((float)((nv_bfloat16*)v98)[0]))));
      v97[1] = ((nv_bfloat16)(((v32[19] + ((float)((nv_bfloat16*)v98)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[19] + ((float)((nv_bfloat16*)v98)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)104448)) = *(nv_bfloat162*)(v97 + (int64_t)0);
      alignas(64) nv_bfloat16 v99[2];
      alignas(64) uint v100[1];
      v100[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v99[0] = ((nv_bfloat16)(((v32[20] + ((float)((nv_bfloat16*)v100)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[20] + ((float)((nv_bfloat16*)v100)[0]))));
      v99[1] = ((nv_bfloat16)(((v32[21] + ((float)((nv_bfloat16*)v100)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[21] + ((float)((nv_bfloat16*)v100)[1]))));
      int64_t v101 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103936)) = *(nv_bfloat162*)(v99 + (int64_t)0);
      alignas(64) nv_bfloat16 v102[2];
      alignas(64) uint v103[1];
      v103[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v102[0] = ((nv_bfloat16)(((v32[22] + ((float)((nv_bfloat16*)v103)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[22] + ((float)((nv_bfloat16*)v103)[0]))));
      v102[1] = ((nv_bfloat16)(((v32[23] + ((float)((nv_bfloat16*)v103)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[23] + ((float)((nv_bfloat16*)v103)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)104448)) = *(nv_bfloat162*)(v102 + (int64_t)0);
      alignas(64) nv_bfloat16 v104[2];
      alignas(64) uint v105[1];
      v105[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v104[0] = ((nv_bfloat16)(((v32[24] + ((float)((nv_bfloat16*)v105)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[24] + ((float)((nv_bfloat16*)v105)[0]))));
      v104[1] = ((nv_bfloat16)(((v32[25] + ((float)((nv_bfloat16*)v105)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[25] + ((float)((nv_bfloat16*)v105)[1]))));
      int64_t v106 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103936)) = *(nv_bfloat162*)(v104 + (int64_t)0);
      alignas(64) nv_bfloat16 v107[2];
      alignas(64) uint v108[1];
      v108[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v107[0] = ((nv_bfloat16)(((v32[26] + ((float)((nv_bfloat16*)v108)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[26] + ((float)((nv_bfloat16*)v108)[0]))));
      v107[1] = ((nv_bfloat16)(((v32[27] + ((float)((nv_bfloat16*)v108)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[27] + ((float)((nv_bfloat16*)v108)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)104448)) = *(nv_bfloat162*)(v107 + (int64_t)0);
      alignas(64) nv_bfloat16 v109[2];
      alignas(64) uint v110[1];
      v110[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v109[0] = ((nv_bfloat16)(((v32[28] + ((float)((nv_bfloat16*)v110)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[28] + ((float)((nv_bfloat16*)v110)[0]))));
      v109[1] = ((nv_bfloat16)(((v32[29] + ((float)((nv_bfloat16*)v110)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[29] + ((float)((nv_bfloat16*)v110)[1]))));
      int64_t v111 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103936)) = *(nv_bfloat162*)(v109 + (int64_t)0);
      alignas(64) nv_bfloat16 v112[2];
      alignas(64) uint v113[1];
      v113[0] = ((uint*)v70)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v112[0] = ((nv_bfloat16)(((v32[30] + ((float)((nv_bfloat16*)v113)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[30] + ((float)((nv_bfloat16*)v113)[0]))));
      v112[1] = ((nv_bfloat16)(((v32[31] + ((float)((nv_bfloat16*)v113)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[31] + ((float)((nv_bfloat16*)v113)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)104448)) = *(nv_bfloat162*)(v112 + (int64_t)0);
      g23();
      int v114 = ((((int)threadIdx.x) & 31) >> 3);
      int v115 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v116 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64);
      int v117 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 8);
      int v118 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 8);
      int v119 = ((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 8) < 7) && (v0 < 8)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 8) + v14[0]) < v61)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 8) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 8) * 7)) + v14[2]) : v62);
      int v120 = (((int)threadIdx.x) & 7);
      int64_t v121 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v122 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v123 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      if (v119 < v62) {
        *(uint4*)(((uint*)v124) + (((((int64_t)v119) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)51968));
      }
      int v125 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60);
      int v126 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 8);
      int v127 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 8);
      int v128 = ((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 8) < 7) && (v0 < 8)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 8) + v14[0]) < v61)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 8) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 8) * 7)) + v14[2]) : v62);
      int64_t v129 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      if (v128 < v62) {
        *(uint4*)(((uint*)v124) + (((((int64_t)v128) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)52096));
      }
      int v130 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56);
      int v131 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 8);
      int v132 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 8);
      int v133 = ((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 8) < 7) && (v0 < 8)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 8) + v14[0]) < v61)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 8) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 8) * 7)) + v14[2]) : v62);
      if (v133 < v62) {
        *(uint4*)(((uint*)v124) + (((((int64_t)v133) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)52224));
      }
      int v134 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52);
      int v135 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 8);
      int v136 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 8);
      int v137 = ((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 8) < 7) && (v0 < 8)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 8) + v14[0]) < v61)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 8) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 8) * 7)) + v14[2]) : v62);
      if (v137 < v62) {
        *(uint4*)(((uint*)v124) + (((((int64_t)v137) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)52352));
      }
      v39[0] = (v39[0] + 132);
    }
  }
}
__launch_bounds__(384, 1) g1(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, int v67, int v68, nv_bfloat16* __restrict__ v76, nv_bfloat16* __restrict__ v147, int64_t v203) {
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
        int v26 = (v25 / 11);
        int v27 = ((v25 / 11) * 11);
        int v28 = ((v25 / 11) * 11);
        int v29 = g11((v24 - ((v25 / 11) * 11)), 11);
        int v30 = g11((v24 - ((v25 / 11) * 11)), 11);
        int v31 = (v25 % 11);
        int v32 = (v25 % 11);
        v12[0] = ((((v25 / 11) * 1408) + (((v25 % 11) % g11((v24 - ((v25 / 11) * 11)), 11)) * 128)) + (((int)g24()) * 64));
        v13[0] = (((v25 % 11) / g11((v24 - ((v25 / 11) * 11)), 11)) * 128);
        v15[2] = 0;
        v15[1] = ((v12[0] % 448) / 64);
        v15[0] = ((v12[0] / 448) * 9);
        for (int v33 = 0; v33 < 9; ++v33) {
          g12((&(((uint64_t*)v9)[(v21[0] + 8)])), v22[0]);
          g13(g4((&(((uint64_t*)v9)[v21[0]]))), (uint)24448);
          g14(g4((&(((nv_bfloat16*)v9)[(((v21[0] * 4096) + (0 ^ (((v21[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v17)))), 0, (((v15[2] * 2) + (v33 % 3)) - 1), (((v15[1] * 2) + (v33 / 3)) - 1), v15[0], g4((&(((uint64_t*)v9)[v21[0]]))));
          g28(g4((&(((nv_bfloat16*)v9)[((((v21[0] * 8192) + (((int)g24()) * 4096)) + (0 ^ ((((v21[0] * 128) + (((int)g24()) * 64)) & 7) << 3))) + 33280)]))), ((void*)((unsigned long long)(&(v18)))), ((((int)g24()) * 64) + v13[0]), 0, v33, g4((&(((uint64_t*)v9)[v21[0]]))), (ushort)3);
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
    alignas(64) float v34[64];
    int v35 = ((v0 >> 2) - 1);
    alignas(64) int v36[1];
    alignas(64) int v37[1];
    v36[0] = 0;
    v37[0] = 0;
    alignas(64) uint64_t v38[1];
    alignas(64) uint64_t v39[1];
    int v40 = 0;
    g16((&(v38[0])), (&(((nv_bfloat16*)v9)[512])), 1, 64, 3);
    g16((&(v39[0])), (&(((nv_bfloat16*)v9)[33280])), 512, 64, 3);
    alignas(64) int v41[1];
    v41[0] = (((int)blockIdx.x) >> 1);
    alignas(64) int v42[1];
    v42[0] = (2 - (v0 >> 2));
    if ((v0 >> 2) == 2) {
      v41[0] = (v41[0] + 66);
      v36[0] = 1;
      v37[0] = 1;
    }
    #pragma unroll 1
    while (1) {
      if (!((v41[0] < v24))) { break; }
      v14[0] = (v41[0] / v24);
      int v43 = (v41[0] % v24);
      int v44 = (v43 / 11);
      int v45 = ((v43 / 11) * 11);
      int v46 = ((v43 / 11) * 11);
      int v47 = g11((v24 - ((v43 / 11) * 11)), 11);
      int v48 = g11((v24 - ((v43 / 11) * 11)), 11);
      int v49 = (v43 % 11);
      int v50 = (v43 % 11);
      v12[0] = ((((v43 / 11) * 1408) + (((v43 % 11) % g11((v24 - ((v43 / 11) * 11)), 11)) * 128)) + (((int)g24()) * 64));
      v13[0] = (((v43 % 11) / g11((v24 - ((v43 / 11) * 11)), 11)) * 128);
      v15[2] = 0;
      v15[1] = ((v12[0] % 448) / 64);
      v15[0] = ((v12[0] / 448) * 9);
      g12((&(((uint64_t*)v9)[((v0 >> 2) + 15)])), v42[0]);
      v42[0] = (v42[0] ^ 1);
      alignas(64) int v51[1];
      v51[0] = 0;
      int v52 = ((v0 & 3) * 16);
      int v53 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1));
      int v54 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      uint v55 = ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31)));
      for (int v56 = 0; v56 < 9; ++v56) {
        g12((&(((uint64_t*)v9)[v36[0]])), v37[0]);
        g17();
        alignas(64) uint64_t v57[1];
        v57[0] = (v38[0] + (((uint64_t)((uint)v36[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v58[1];
        v58[0] = (v39[0] + (((uint64_t)((uint)v36[0])) * (uint64_t)1024ULL));
        g30(v34[0], v34[1], v34[2], v34[3], v34[4], v34[5], v34[6], v34[7], v34[8], v34[9], v34[10], v34[11], v34[12], v34[13], v34[14], v34[15], v34[16], v34[17], v34[18], v34[19], v34[20], v34[21], v34[22], v34[23], v34[24], v34[25], v34[26], v34[27], v34[28], v34[29], v34[30], v34[31], v34[32], v34[33], v34[34], v34[35], v34[36], v34[37], v34[38], v34[39], v34[40], v34[41], v34[42], v34[43], v34[44], v34[45], v34[46], v34[47], v34[48], v34[49], v34[50], v34[51], v34[52], v34[53], v34[54], v34[55], v34[56], v34[57], v34[58], v34[59], v34[60], v34[61], v34[62], v34[63], v57[0], v58[0], (0 < v56));
        g30(v34[0], v34[1], v34[2], v34[3], v34[4], v34[5], v34[6], v34[7], v34[8], v34[9], v34[10], v34[11], v34[12], v34[13], v34[14], v34[15], v34[16], v34[17], v34[18], v34[19], v34[20], v34[21], v34[22], v34[23], v34[24], v34[25], v34[26], v34[27], v34[28], v34[29], v34[30], v34[31], v34[32], v34[33], v34[34], v34[35], v34[36], v34[37], v34[38], v34[39], v34[40], v34[41], v34[42], v34[43], v34[44], v34[45], v34[46], v34[47], v34[48], v34[49], v34[50], v34[51], v34[52], v34[53], v34[54], v34[55], v34[56], v34[57], v34[58], v34[59], v34[60], v34[61], v34[62], v34[63], (v57[0] + (uint64_t)2ULL), (v58[0] + (uint64_t)128ULL), (bool)1);
        g30(v34[0], v34[1], v34[2], v34[3], v34[4], v34[5], v34[6], v34[7], v34[8], v34[9], v34[10], v34[11], v34[12], v34[13], v34[14], v34[15], v34[16], v34[17], v34[18], v34[19], v34[20], v34[21], v34[22], v34[23], v34[24], v34[25], v34[26], v34[27], v34[28], v34[29], v34[30], v34[31], v34[32], v34[33], v34[34], v34[35], v34[36], v34[37], v34[38], v34[39], v34[40], v34[41], v34[42], v34[43], v34[44], v34[45], v34[46], v34[47], v34[48], v34[49], v34[50], v34[51], v34[52], v34[53], v34[54], v34[55], v34[56], v34[57], v34[58], v34[59], v34[60], v34[61], v34[62], v34[63], (v57[0] + (uint64_t)4ULL), (v58[0] + (uint64_t)256ULL), (bool)1);
        g30(v34[0], v34[1], v34[2], v34[3], v34[4], v34[5], v34[6], v34[7], v34[8], v34[9], v34[10], v34[11], v34[12], v34[13], v34[14], v34[15], v34[16], v34[17], v34[18], v34[19], v34[20], v34[21], v34[22], v34[23], v34[24], v34[25], v34[26], v34[27], v34[28], v34[29], v34[30], v34[31], v34[32], v34[33], v34[34], v34[35], v34[36], v34[37], v34[38], v34[39], v34[40], v34[41], v34[42], v34[43], v34[44], v34[45], v34[46], v34[47], v34[48], v34[49], v34[50], v34[51], v34[52], v34[53], v34[54], v34[55], v34[56], v34[57], v34[58], v34[59], v34[60], v34[61], v34[62], v34[63], (v57[0] + (uint64_t)6ULL), (v58[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v56) {
          if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
            alignas(64) uint v59[1];
            g31(v59[0], g4((&(((uint64_t*)v9)[(v51[0] + 8)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
            g32(v59[0], (uint)1);
          }
        }
        v51[0] = v36[0];
        v36[0] = (v36[0] + 1);
        if (v36[0] == 8) {
          v36[0] = 0;
          v37[0] = (v37[0] ^ 1);
        }
      }
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v9)[(18 - (v0 >> 2))]))), (uint)1);
      }
      g22();
      if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
        alignas(64) uint v60[1];
        g31(v60[0], g4((&(((uint64_t*)v9)[(v51[0] + 8)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
        g32(v60[0], (uint)1);
      }
      g23();
      int v61 = ((((int)threadIdx.x) & 31) >> 2);
      int v62 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v63 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7);
      int v64 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7);
      int v65 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49);
      int v66 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) + v15[0]) < v67) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7)) : v68);
      int v69 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7);
      int v70 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7);
      int v71 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49);
      int v72 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) < 55) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) + v15[0]) < v67)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v68);
      alignas(64) nv_bfloat16 v73[2];
      alignas(64) uint v74[1];
      int v75 = (((int)threadIdx.x) & 3);
      v74[0] = ((uint*)v76)[((v13[0] >> 1) + (((int)threadIdx.x) & 3))];
      v73[0] = ((nv_bfloat16)(((v34[0] + ((float)((nv_bfloat16*)v74)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[0] + ((float)((nv_bfloat16*)v74)[0]))));
      v73[1] = ((nv_bfloat16)(((v34[1] + ((float)((nv_bfloat16*)v74)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[1] + ((float)((nv_bfloat16*)v74)[1]))));
      int64_t v77 = ((int64_t)v0);
      int64_t v78 = ((int64_t)((int)threadIdx.x));
      int64_t v79 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v80 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v81 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v82 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v83 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v73 + (int64_t)0);
      alignas(64) nv_bfloat16 v84[2];
      alignas(64) uint v85[1];
      v85[0] = ((uint*)v76)[((v13[0] >> 1) + (((int)threadIdx.x) & 3))];
      v84[0] = ((nv_bfloat16)(((v34[2] + ((float)((nv_bfloat16*)v85)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[2] + ((float)((nv_bfloat16*)v85)[0]))));
      v84[1] = ((nv_bfloat16)(((v34[3] + ((float)((nv_bfloat16*)v85)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[3] + ((float)((nv_bfloat16*)v85)[1]))));
      int64_t v86 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v84 + (int64_t)0);
      alignas(64) nv_bfloat16 v87[2];
      alignas(64) uint v88[1];
      v88[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v87[0] = ((nv_bfloat16)(((v34[4] + ((float)((nv_bfloat16*)v88)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[4] + ((float)((nv_bfloat16*)v88)[0]))));
      v87[1] = ((nv_bfloat16)(((v34[5] + ((float)((nv_bfloat16*)v88)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[5] + ((float)((nv_bfloat16*)v88)[1]))));
      int64_t v89 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v90 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v87 + (int64_t)0);
      alignas(64) nv_bfloat16 v91[2];
      alignas(64) uint v92[1];
      v92[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v91[0] = ((nv_bfloat16)(((v34[6] + ((float)((nv_bfloat16*)v92)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[6] + ((float)((nv_bfloat16*)v92)[0]))));
      v91[1] = ((nv_bfloat16)(((v34[7] + ((float)((nv_bfloat16*)v92)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[7] + ((float)((nv_bfloat16*)v92)[1]))));
      int64_t v93 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v91 + (int64_t)0);
      alignas(64) nv_bfloat16 v94[2];
      alignas(64) uint v95[1];
      v95[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v94[0] = ((nv_bfloat16)(((v34[8] + ((float)((nv_bfloat16*)v95)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[8] + ((float)((nv_bfloat16*)v95)[0]))));
      v94[1] = ((nv_bfloat16)(((v34[9] + ((float)((nv_bfloat16*)v95)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[9] + ((float)((nv_bfloat16*)v95)[1]))));
      int64_t v96 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v97 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v94 + (int64_t)0);
      alignas(64) nv_bfloat16 v98[2];
      alignas(64) uint v99[1];
      v99[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v98[0] = ((nv_bfloat16)(((v34[10] + ((float)((nv_bfloat16*)v99)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[10] + ((float)((nv_bfloat16*)v99)[0]))));
      v98[1] = ((nv_bfloat16)(((v34[11] + ((float)((nv_bfloat16*)v99)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[11] + ((float)((nv_bfloat16*)v99)[1]))));
      int64_t v100 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v98 + (int64_t)0);
      alignas(64) nv_bfloat16 v101[2];
      alignas(64) uint v102[1];
      v102[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v101[0] = ((nv_bfloat16)(((v34[12] + ((float)((nv_bfloat16*)v102)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[12] + ((float)((nv_bfloat16*)v102)[0]))));
      v101[1] = ((nv_bfloat16)(((v34[13] + ((float)((nv_bfloat16*)v102)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[13] + ((float)((nv_bfloat16*)v102)[1]))));
      int64_t v103 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v104 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v101 + (int64_t)0);
      alignas(64) nv_bfloat16 v105[2];
      alignas(64) uint v106[1];
      v106[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v105[0] = ((nv_bfloat16)(((v34[14] + ((float)((nv_bfloat16*)v106)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[14] + ((float)((nv_bfloat16*)v106)[0]))));
      v105[1] = ((nv_bfloat16)(((v34[15] + ((float)((nv_bfloat16*)v106)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[15] + ((float)((nv_bfloat16*)v106)[1]))));
      int64_t v107 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v105 + (int64_t)0);
      alignas(64) nv_bfloat16 v108[2];
      alignas(64) uint v109[1];
      v109[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v108[0] = ((nv_bfloat16)(((v34[16] + ((float)((nv_bfloat16*)v109)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[16] + ((float)((nv_bfloat16*)v109)[0]))));
      v108[1] = ((nv_bfloat16)(((v34[17] + ((float)((nv_bfloat16*)v109)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[17] + ((float)((nv_bfloat16*)v109)[1]))));
      int64_t v110 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v111 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v108 + (int64_t)0);
      alignas(64) nv_bfloat16 v112[2];
      alignas(64) uint v113[1];
      v113[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v112[0] = ((nv_bfloat16)(((v34[18] + ((float)((nv_bfloat16*)v113)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[18] + ((float)((nv_bfloat16*)v113)[0]))));
      v112[1] = ((nv_bfloat16)(((v34[19] + ((float)((nv_bfloat16*)v113)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[19] + ((float)((nv_bfloat16*)v113)[1]))));
      int64_t v114 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v112 + (int64_t)0);
      alignas(64) nv_bfloat16 v115[2];
      alignas(64) uint v116[1];
      v116[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v115[0] = ((nv_bfloat16)(((v34[20] + ((float)((nv_bfloat16*)v116)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[20] + ((float)((nv_bfloat16*)v116)[0]))));
      v115[1] = ((nv_bfloat16)(((v34[21] + ((float)((nv_bfloat16*)v116)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[21] + ((float)((nv_bfloat16*)v116)[1]))));
      int64_t v117 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v118 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v115 + (int64_t)0);
      alignas(64) nv_bfloat16 v119[2];
      alignas(64) uint v120[1];
      v120[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v119[0] = ((nv_bfloat16)(((v34[22] + ((float)((nv_bfloat16*)v120)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[22] + ((float)((nv_bfloat16*)v120)[0]))));
      v119[1] = ((nv_bfloat16)(((v34[23] + ((float)((nv_bfloat16*)v120)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[23] + ((float)((nv_bfloat16*)v120)[1]))));
      int64_t v121 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v119 + (int64_t)0);
      alignas(64) nv_bfloat16 v122[2];
      alignas(64) uint v123[1];
      v123[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v122[0] = ((nv_bfloat16)(((v34[24] + ((float)((nv_bfloat16*)v123)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[24] + ((float)((nv_bfloat16*)v123)[0]))));
      v122[1] = ((nv_bfloat16)(((v34[25] + ((float)((nv_bfloat16*)v123)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[25] + ((float)((nv_bfloat16*)v123)[1]))));
      int64_t v124 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v125 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v122 + (int64_t)0);
      alignas(64) nv_bfloat16 v126[2];
      alignas(64) uint v127[1];
      v127[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v126[0] = ((nv_bfloat16)(((v34[26] + ((float)((nv_bfloat16*)v127)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[26] + ((float)((nv_bfloat16*)v127)[0]))));
      v126[1] = ((nv_bfloat16)(((v34[27] + ((float)((nv_bfloat16*)v127)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[27] + ((float)((nv_bfloat16*)v127)[1]))));
      int64_t v128 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v126 + (int64_t)0);
      alignas(64) nv_bfloat16 v129[2];
      alignas(64) uint v130[1];
      v130[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v129[0] = ((nv_bfloat16)(((v34[28] + ((float)((nv_bfloat16*)v130)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[28] + ((float)((nv_bfloat16*)v130)[0]))));
      v129[1] = ((nv_bfloat16)(((v34[29] + ((float)((nv_bfloat16*)v130)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[29] + ((float)((nv_bfloat16*)v130)[1]))));
      int64_t v131 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v132 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v129 + (int64_t)0);
      alignas(64) nv_bfloat16 v133[2];
      alignas(64) uint v134[1];
      v134[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v133[0] = ((nv_bfloat16)(((v34[30] + ((float)((nv_bfloat16*)v134)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[30] + ((float)((nv_bfloat16*)v134)[0]))));
      v133[1] = ((nv_bfloat16)(((v34[31] + ((float)((nv_bfloat16*)v134)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[31] + ((float)((nv_bfloat16*)v134)[1]))));
      int64_t v135 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v133 + (int64_t)0);
      g23();
      int v136 = ((((int)threadIdx.x) & 31) >> 3);
      int v137 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v138 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7);
      int v139 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7);
      int v140 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49);
      int v141 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v67) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v68);
      int v142 = (((int)threadIdx.x) & 7);
      int64_t v143 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v144 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v145 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v146 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360);
      if (v141 < v68) {
        *(uint4*)(((uint*)v147) + (((((int64_t)v141) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v148 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4);
      int v149 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7);
      int v150 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7);
      int v151 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49);
      int v152 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v67) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v68);
      int64_t v153 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v154 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488);
      if (v152 < v68) {
        *(uint4*)(((uint*)v147) + (((((int64_t)v152) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v155 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7);
      int v156 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7);
      int v157 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49);
      int v158 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v67) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v68);
      int64_t v159 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616);
      if (v158 < v68) {
        *(uint4*)(((uint*)v147) + (((((int64_t)v158) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v160 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7);
      int v161 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7);
      int v162 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49);
      int v163 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 51) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v67)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v68);
      int64_t v164 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744);
      if (v163 < v68) {
        *(uint4*)(((uint*)v147) + (((((int64_t)v163) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v165 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) + v15[0]) < v67) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7)) : v68);
      int v166 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) < 55) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) + v15[0]) < v67)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v68);
      alignas(64) nv_bfloat16 v167[2];
      alignas(64) uint v168[1];
      v168[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v167[0] = ((nv_bfloat16)(((v34[32] + ((float)((nv_bfloat16*)v168)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[32] + ((float)((nv_bfloat16*)v168)[0]))));
      v167[1] = ((nv_bfloat16)(((v34[33] + ((float)((nv_bfloat16*)v168)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[33] + ((float)((nv_bfloat16*)v168)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v167 + (int64_t)0);
      alignas(64) nv_bfloat16 v169[2];
      alignas(64) uint v170[1];
      v170[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v169[0] = ((nv_bfloat16)(((v34[34] + ((float)((nv_bfloat16*)v170)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[34] + ((float)((nv_bfloat16*)v170)[0]))));
      v169[1] = ((nv_bfloat16)(((v34[35] + ((float)((nv_bfloat16*)v170)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[35] + ((float)((nv_bfloat16*)v170)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v169 + (int64_t)0);
      alignas(64) nv_bfloat16 v171[2];
      alignas(64) uint v172[1];
      v172[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v171[0] = ((nv_bfloat16)(((v34[36] + ((float)((nv_bfloat16*)v172)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[36] + ((float)((nv_bfloat16*)v172)[0]))));
      v171[1] = ((nv_bfloat16)(((v34[37] + ((float)((nv_bfloat16*)v172)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[37] + ((float)((nv_bfloat16*)v172)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v171 + (int64_t)0);
      alignas(64) nv_bfloat16 v173[2];
      alignas(64) uint v174[1];
      v174[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v173[0] = ((nv_bfloat16)(((v34[38] + ((float)((nv_bfloat16*)v174)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[38] + ((float)((nv_bfloat16*)v174)[0]))));
      v173[1] = ((nv_bfloat16)(((v34[39] + ((float)((nv_bfloat16*)v174)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[39] + ((float)((nv_bfloat16*)v174)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v173 + (int64_t)0);
      alignas(64) nv_bfloat16 v175[2];
      alignas(64) uint v176[1];
      v176[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v175[0] = ((nv_bfloat16)(((v34[40] + ((float)((nv_bfloat16*)v176)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[40] + ((float)((nv_bfloat16*)v176)[0]))));
      v175[1] = ((nv_bfloat16)(((v34[41] + ((float)((nv_bfloat16*)v176)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[41] + ((float)((nv_bfloat16*)v176)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v175 + (int64_t)0);
      alignas(64) nv_bfloat16 v177[2];
      alignas(64) uint v178[1];
      v178[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v177[0] = ((nv_bfloat16)(((v34[42] + ((float)((nv_bfloat16*)v178)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[42] + ((float)((nv_bfloat16*)v178)[0]))));
      v177[1] = ((nv_bfloat16)(((v34[43] + ((float)((nv_bfloat16*)v178)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[43] + ((float)((nv_bfloat16*)v178)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v177 + (int64_t)0);
      alignas(64) nv_bfloat16 v179[2];
      alignas(64) uint v180[1];
      v180[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v179[0] = ((nv_bfloat16)(((v34[44] + ((float)((nv_bfloat16*)v180)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[44] + ((float)((nv_bfloat16*)v180)[0]))));
      v179[1] = ((nv_bfloat16)(((v34[45] + ((float)((nv_bfloat16*)v180)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[45] + ((float)((nv_bfloat16*)v180)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v179 + (int64_t)0);
      alignas(64) nv_bfloat16 v181[2];
      alignas(64) uint v182[1];
      v182[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v181[0] = ((nv_bfloat16)(((v34[46] + ((float)((nv_bfloat16*)v182)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[46] + ((float)((nv_bfloat16*)v182)[0]))));
      v181[1] = ((nv_bfloat16)(((v34[47] + ((float)((nv_bfloat16*)v182)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[47] + ((float)((nv_bfloat16*)v182)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v181 + (int64_t)0);
      alignas(64) nv_bfloat16 v183[2];
      alignas(64) uint v184[1];
      v184[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v183[0] = ((nv_bfloat16)(((v34[48] + ((float)((nv_bfloat16*)v184)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[48] + ((float)((nv_bfloat16*)v184)[0]))));
      v183[1] = ((nv_bfloat16)(((v34[49] + ((float)((nv_bfloat16*)v184)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[49] + ((float)((nv_bfloat16*)v184)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v183 + (int64_t)0);
      alignas(64) nv_bfloat16 v185[2];
      alignas(64) uint v186[1];
      v186[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v185[0] = ((nv_bfloat16)(((v34[50] + ((float)((nv_bfloat16*)v186)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[50] + ((float)((nv_bfloat16*)v186)[0]))));
      v185[1] = ((nv_bfloat16)(((v34[51] + ((float)((nv_bfloat16*)v186)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[51] + ((float)((nv_bfloat16*)v186)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v185 + (int64_t)0);
      alignas(64) nv_bfloat16 v187[2];
      alignas(64) uint v188[1];
      v188[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v187[0] = ((nv_bfloat16)(((v34[52] + ((float)((nv_bfloat16*)v188)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[52] + ((float)((nv_bfloat16*)v188)[0]))));
      v187[1] = ((nv_bfloat16)(((v34[53] + ((float)((nv_bfloat16*)v188)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[53] + ((float)((nv_bfloat16*)v188)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v187 + (int64_t)0);
      alignas(64) nv_bfloat16 v189[2];
      alignas(64) uint v190[1];
      v190[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v189[0] = ((nv_bfloat16)(((v34[54] + ((float)((nv_bfloat16*)v190)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[54] + ((float)((nv_bfloat16*)v190)[0]))));
      v189[1] = ((nv_bfloat16)(((v34[55] + ((float)((nv_bfloat16*)v190)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[55] + ((float)((nv_bfloat16*)v190)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v189 + (int64_t)0);
      alignas(64) nv_bfloat16 v191[2];
      alignas(64) uint v192[1];
      v192[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v191[0] = ((nv_bfloat16)(((v34[56] + ((float)((nv_bfloat16*)v192)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[56] + ((float)((nv_bfloat16*)v192)[0]))));
      v191[1] = ((nv_bfloat16)(((v34[57] + ((float)((nv_bfloat16*)v192)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[57] + ((float)((nv_bfloat16*)v192)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v191 + (int64_t)0);
      alignas(64) nv_bfloat16 v193[2];
      alignas(64) uint v194[1];
      v194[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v193[0] = ((nv_bfloat16)(((v34[58] + ((float)((nv_bfloat16*)v194)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[58] + ((float)((nv_bfloat16*)v194)[0]))));
      v193[1] = ((nv_bfloat16)(((v34[59] + ((float)((nv_bfloat16*)v194)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[59] + ((float)((nv_bfloat16*)v194)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v193 + (int64_t)0);
      alignas(64) nv_bfloat16 v195[2];
      alignas(64) uint v196[1];
      v196[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v195[0] = ((nv_bfloat16)(((v34[60] + ((float)((nv_bfloat16*)v196)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[60] + ((float)((nv_bfloat16*)v196)[0]))));
      v195[1] = ((nv_bfloat16)(((v34[61] + ((float)((nv_bfloat16*)v196)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[61] + ((float)((nv_bfloat16*)v196)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v195 + (int64_t)0);
      alignas(64) nv_bfloat16 v197[2];
      alignas(64) uint v198[1];
      v198[0] = ((uint*)v76)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v197[0] = ((nv_bfloat16)(((v34[62] + ((float)((nv_bfloat16*)v198)[0])) < 0x0p+0f) ? 0x0p+0f : (v34[62] + ((float)((nv_bfloat16*)v198)[0]))));
      v197[1] = ((nv_bfloat16)(((v34[63] + ((float)((nv_bfloat16*)v198)[1])) < 0x0p+0f) ? 0x0p+0f : (v34[63] + ((float)((nv_bfloat16*)v198)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v197 + (int64_t)0);
      g23();
      int v199 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v67) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v68);
      if (v199 < v68) {
        *(uint4*)(((uint*)v147) + ((((((int64_t)v199) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v200 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v67) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v68);
      if (v200 < v68) {
        *(uint4*)(((uint*)v147) + ((((((int64_t)v200) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v201 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v67) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v68);
      if (v201 < v68) {
        *(uint4*)(((uint*)v147) + ((((((int64_t)v201) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v202 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 51) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v67)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v68);
      if (v202 < v68) {
        *(uint4*)(((uint*)v147) + ((((((int64_t)v202) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      v37[0] = (v37[0] ^ 1);
      v36[0] = (v36[0] + 1);
      if (8 <= v36[0]) {
        v36[0] = (v36[0] - 8);
        v37[0] = (v37[0] ^ 1);
      }
      v41[0] = (v41[0] + 132);
    }
  }
  g25();
  g26();
}
__launch_bounds__(384, 1) g2(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, int v68, int v69, nv_bfloat16* __restrict__ v77, nv_bfloat16* __restrict__ v148, int64_t v298) {
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
        int v26 = (v25 / 8);
        int v27 = ((v25 / 8) * 8);
        int v28 = ((v25 / 8) * 8);
        int v29 = g11((v24 - ((v25 / 8) * 8)), 8);
        int v30 = g11((v24 - ((v25 / 8) * 8)), 8);
        int v31 = (v25 % 8);
        int v32 = (v25 % 8);
        v12[0] = ((((v25 / 8) * 2048) + (((v25 % 8) % g11((v24 - ((v25 / 8) * 8)), 8)) * 256)) + (((int)g24()) * 128));
        v13[0] = (((v25 % 8) / g11((v24 - ((v25 / 8) * 8)), 8)) * 128);
        v15[2] = 0;
        v15[1] = ((v12[0] % 896) / 128);
        v15[0] = ((v12[0] / 896) * 18);
        for (int v33 = 0; v33 < 9; ++v33) {
          g12((&(((uint64_t*)v9)[(v21[0] + 6)])), v22[0]);
          g13(g4((&(((uint64_t*)v9)[v21[0]]))), (uint)32512);
          g14(g4((&(((nv_bfloat16*)v9)[(((v21[0] * 8192) + (0 ^ (((v21[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v17)))), 0, (((v15[2] * 2) + (v33 % 3)) - 1), (((v15[1] * 2) + (v33 / 3)) - 1), v15[0], g4((&(((uint64_t*)v9)[v21[0]]))));
          int v34 = (((int)g24()) * 64);
          g28(g4((&(((nv_bfloat16*)v9)[((((v21[0] * 8192) + (((int)g24()) * 4096)) + (0 ^ ((((v21[0] * 128) + (((int)g24()) * 64)) & 7) << 3))) + 49664)]))), ((void*)((unsigned long long)(&(v18)))), ((((int)g24()) * 64) + v13[0]), 0, v33, g4((&(((uint64_t*)v9)[v21[0]]))), (ushort)3);
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
    alignas(64) float v35[128];
    int v36 = ((v0 >> 2) - 1);
    alignas(64) int v37[1];
    alignas(64) int v38[1];
    v37[0] = 0;
    v38[0] = 0;
    alignas(64) uint64_t v39[1];
    alignas(64) uint64_t v40[1];
    int v41 = 0;
    g16((&(v39[0])), (&(((nv_bfloat16*)v9)[512])), 1, 64, 3);
    g16((&(v40[0])), (&(((nv_bfloat16*)v9)[49664])), 512, 64, 3);
    alignas(64) int v42[1];
    v42[0] = (((int)blockIdx.x) >> 1);
    alignas(64) int v43[1];
    v43[0] = (2 - (v0 >> 2));
    if ((v0 >> 2) == 2) {
      v42[0] = (v42[0] + 66);
      v37[0] = 3;
      v38[0] = 1;
    }
    #pragma unroll 1
    while (1) {
      if (!((v42[0] < v24))) { break; }
      v14[0] = (v42[0] / v24);
      int v44 = (v42[0] % v24);
      int v45 = (v44 / 8);
      int v46 = ((v44 / 8) * 8);
      int v47 = ((v44 / 8) * 8);
      int v48 = g11((v24 - ((v44 / 8) * 8)), 8);
      int v49 = g11((v24 - ((v44 / 8) * 8)), 8);
      int v50 = (v44 % 8);
      int v51 = (v44 % 8);
      v12[0] = ((((v44 / 8) * 2048) + (((v44 % 8) % g11((v24 - ((v44 / 8) * 8)), 8)) * 256)) + (((int)g24()) * 128));
      v13[0] = (((v44 % 8) / g11((v24 - ((v44 / 8) * 8)), 8)) * 128);
      v15[2] = 0;
      v15[1] = ((v12[0] % 896) / 128);
      v15[0] = ((v12[0] / 896) * 18);
      g12((&(((uint64_t*)v9)[((v0 >> 2) + 11)])), v43[0]);
      v43[0] = (v43[0] ^ 1);
      alignas(64) int v52[1];
      v52[0] = 0;
      int v53 = ((v0 & 3) * 16);
      int v54 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1));
      int v55 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      uint v56 = ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31)));
      for (int v57 = 0; v57 < 9; ++v57) {
        g12((&(((uint64_t*)v9)[v37[0]])), v38[0]);
        g17();
        alignas(64) uint64_t v58[1];
        v58[0] = (v39[0] + (((uint64_t)((uint)v37[0])) * (uint64_t)1024ULL));
        alignas(64) uint64_t v59[1];
        v59[0] = (v40[0] + (((uint64_t)((uint)v37[0])) * (uint64_t)1024ULL));
        g30(v35[0], v35[1], v35[2], v35[3], v35[4], v35[5], v35[6], v35[7], v35[8], v35[9], v35[10], v35[11], v35[12], v35[13], v35[14], v35[15], v35[16], v35[17], v35[18], v35[19], v35[20], v35[21], v35[22], v35[23], v35[24], v35[25], v35[26], v35[27], v35[28], v35[29], v35[30], v35[31], v35[32], v35[33], v35[34], v35[35], v35[36], v35[37], v35[38], v35[39], v35[40], v35[41], v35[42], v35[43], v35[44], v35[45], v35[46], v35[47], v35[48], v35[49], v35[50], v35[51], v35[52], v35[53], v35[54], v35[55], v35[56], v35[57], v35[58], v35[59], v35[60], v35[61], v35[62], v35[63], v58[0], v59[0], (0 < v57));
        g30(v35[64], v35[65], v35[66], v35[67], v35[68], v35[69], v35[70], v35[71], v35[72], v35[73], v35[74], v35[75], v35[76], v35[77], v35[78], v35[79], v35[80], v35[81], v35[82], v35[83], v35[84], v35[85], v35[86], v35[87], v35[88], v35[89], v35[90], v35[91], v35[92], v35[93], v35[94], v35[95], v35[96], v35[97], v35[98], v35[99], v35[100], v35[101], v35[102], v35[103], v35[104], v35[105], v35[106], v35[107], v35[108], v35[109], v35[110], v35[111], v35[112], v35[113], v35[114], v35[115], v35[116], v35[117], v35[118], v35[119], v35[120], v35[121], v35[122], v35[123], v35[124], v35[125], v35[126], v35[127], (v58[0] + (uint64_t)512ULL), v59[0], (0 < v57));
        g30(v35[0], v35[1], v35[2], v35[3], v35[4], v35[5], v35[6], v35[7], v35[8], v35[9], v35[10], v35[11], v35[12], v35[13], v35[14], v35[15], v35[16], v35[17], v35[18], v35[19], v35[20], v35[21], v35[22], v35[23], v35[24], v35[25], v35[26], v35[27], v35[28], v35[29], v35[30], v35[31], v35[32], v35[33], v35[34], v35[35], v35[36], v35[37], v35[38], v35[39], v35[40], v35[41], v35[42], v35[43], v35[44], v35[45], v35[46], v35[47], v35[48], v35[49], v35[50], v35[51], v35[52], v35[53], v35[54], v35[55], v35[56], v35[57], v35[58], v35[59], v35[60], v35[61], v35[62], v35[63], (v58[0] + (uint64_t)2ULL), (v59[0] + (uint64_t)128ULL), (bool)1);
        g30(v35[64], v35[65], v35[66], v35[67], v35[68], v35[69], v35[70], v35[71], v35[72], v35[73], v35[74], v35[75], v35[76], v35[77], v35[78], v35[79], v35[80], v35[81], v35[82], v35[83], v35[84], v35[85], v35[86], v35[87], v35[88], v35[89], v35[90], v35[91], v35[92], v35[93], v35[94], v35[95], v35[96], v35[97], v35[98], v35[99], v35[100], v35[101], v35[102], v35[103], v35[104], v35[105], v35[106], v35[107], v35[108], v35[109], v35[110], v35[111], v35[112], v35[113], v35[114], v35[115], v35[116], v35[117], v35[118], v35[119], v35[120], v35[121], v35[122], v35[123], v35[124], v35[125], v35[126], v35[127], (v58[0] + (uint64_t)514ULL), (v59[0] + (uint64_t)128ULL), (bool)1);
        g30(v35[0], v35[1], v35[2], v35[3], v35[4], v35[5], v35[6], v35[7], v35[8], v35[9], v35[10], v35[11], v35[12], v35[13], v35[14], v35[15], v35[16], v35[17], v35[18], v35[19], v35[20], v35[21], v35[22], v35[23], v35[24], v35[25], v35[26], v35[27], v35[28], v35[29], v35[30], v35[31], v35[32], v35[33], v35[34], v35[35], v35[36], v35[37], v35[38], v35[39], v35[40], v35[41], v35[42], v35[43], v35[44], v35[45], v35[46], v35[47], v35[48], v35[49], v35[50], v35[51], v35[52], v35[53], v35[54], v35[55], v35[56], v35[57], v35[58], v35[59], v35[60], v35[61], v35[62], v35[63], (v58[0] + (uint64_t)4ULL), (v59[0] + (uint64_t)256ULL), (bool)1);
        g30(v35[64], v35[65], v35[66], v35[67], v35[68], v35[69], v35[70], v35[71], v35[72], v35[73], v35[74], v35[75], v35[76], v35[77], v35[78], v35[79], v35[80], v35[81], v35[82], v35[83], v35[84], v35[85], v35[86], v35[87], v35[88], v35[89], v35[90], v35[91], v35[92], v35[93], v35[94], v35[95], v35[96], v35[97], v35[98], v35[99], v35[100], v35[101], v35[102], v35[103], v35[104], v35[105], v35[106], v35[107], v35[108], v35[109], v35[110], v35[111], v35[112], v35[113], v35[114], v35[115], v35[116], v35[117], v35[118], v35[119], v35[120], v35[121], v35[122], v35[123], v35[124], v35[125], v35[126], v35[127], (v58[0] + (uint64_t)516ULL), (v59[0] + (uint64_t)256ULL), (bool)1);
        g30(v35[0], v35[1], v35[2], v35[3], v35[4], v35[5], v35[6], v35[7], v35[8], v35[9], v35[10], v35[11], v35[12], v35[13], v35[14], v35[15], v35[16], v35[17], v35[18], v35[19], v35[20], v35[21], v35[22], v35[23], v35[24], v35[25], v35[26], v35[27], v35[28], v35[29], v35[30], v35[31], v35[32], v35[33], v35[34], v35[35], v35[36], v35[37], v35[38], v35[39], v35[40], v35[41], v35[42], v35[43], v35[44], v35[45], v35[46], v35[47], v35[48], v35[49], v35[50], v35[51], v35[52], v35[53], v35[54], v35[55], v35[56], v35[57], v35[58], v35[59], v35[60], v35[61], v35[62], v35[63], (v58[0] + (uint64_t)6ULL), (v59[0] + (uint64_t)384ULL), (bool)1);
        g30(v35[64], v35[65], v35[66], v35[67], v35[68], v35[69], v35[70], v35[71], v35[72], v35[73], v35[74], v35[75], v35[76], v35[77], v35[78], v35[79], v35[80], v35[81], v35[82], v35[83], v35[84], v35[85], v35[86], v35[87], v35[88], v35[89], v35[90], v35[91], v35[92], v35[93], v35[94], v35[95], v35[96], v35[97], v35[98], v35[99], v35[100], v35[101], v35[102], v35[103], v35[104], v35[105], v35[106], v35[107], v35[108], v35[109], v35[110], v35[111], v35[112], v35[113], v35[114], v35[115], v35[116], v35[117], v35[118], v35[119], v35[120], v35[121], v35[122], v35[123], v35[124], v35[125], v35[126], v35[127], (v58[0] + (uint64_t)518ULL), (v59[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v57) {
          if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
            alignas(64) uint v60[1];
            g31(v60[0], g4((&(((uint64_t*)v9)[(v52[0] + 6)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
            g32(v60[0], (uint)1);
          }
        }
        v52[0] = v37[0];
        v37[0] = (v37[0] + 1);
        if (v37[0] == 6) {
          v37[0] = 0;
          v38[0] = (v38[0] ^ 1);
        }
      }
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v9)[(14 - (v0 >> 2))]))), (uint)1);
      }
      g22();
      if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
        alignas(64) uint v61[1];
        g31(v61[0], g4((&(((uint64_t*)v9)[(v52[0] + 6)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
        g32(v61[0], (uint)1);
      }
      g23();
      int v62 = ((((int)threadIdx.x) & 31) >> 2);
      int v63 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v64 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7);
      int v65 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7);
      int v66 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49);
      int v67 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) + v15[0]) < v68) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7)) : v69);
      int v70 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7);
      int v71 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7);
      int v72 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49);
      int v73 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v69);
      alignas(64) nv_bfloat16 v74[2];
      alignas(64) uint v75[1];
      int v76 = (((int)threadIdx.x) & 3);
      v75[0] = ((uint*)v77)[((v13[0] >> 1) + (((int)threadIdx.x) & 3))];
      v74[0] = ((nv_bfloat16)(((v35[0] + ((float)((nv_bfloat16*)v75)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[0] + ((float)((nv_bfloat16*)v75)[0]))));
      v74[1] = ((nv_bfloat16)(((v35[1] + ((float)((nv_bfloat16*)v75)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[1] + ((float)((nv_bfloat16*)v75)[1]))));
      int64_t v78 = ((int64_t)v0);
      int64_t v79 = ((int64_t)((int)threadIdx.x));
      int64_t v80 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v81 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v82 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v83 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v84 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v74 + (int64_t)0);
      alignas(64) nv_bfloat16 v85[2];
      alignas(64) uint v86[1];
      v86[0] = ((uint*)v77)[((v13[0] >> 1) + (((int)threadIdx.x) & 3))];
      v85[0] = ((nv_bfloat16)(((v35[2] + ((float)((nv_bfloat16*)v86)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[2] + ((float)((nv_bfloat16*)v86)[0]))));
      v85[1] = ((nv_bfloat16)(((v35[3] + ((float)((nv_bfloat16*)v86)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[3] + ((float)((nv_bfloat16*)v86)[1]))));
      int64_t v87 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v85 + (int64_t)0);
      alignas(64) nv_bfloat16 v88[2];
      alignas(64) uint v89[1];
      v89[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v88[0] = ((nv_bfloat16)(((v35[4] + ((float)((nv_bfloat16*)v89)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[4] + ((float)((nv_bfloat16*)v89)[0]))));
      v88[1] = ((nv_bfloat16)(((v35[5] + ((float)((nv_bfloat16*)v89)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[5] + ((float)((nv_bfloat16*)v89)[1]))));
      int64_t v90 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v91 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v88 + (int64_t)0);
      alignas(64) nv_bfloat16 v92[2];
      alignas(64) uint v93[1];
      v93[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v92[0] = ((nv_bfloat16)(((v35[6] + ((float)((nv_bfloat16*)v93)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[6] + ((float)((nv_bfloat16*)v93)[0]))));
      v92[1] = ((nv_bfloat16)(((v35[7] + ((float)((nv_bfloat16*)v93)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[7] + ((float)((nv_bfloat16*)v93)[1]))));
      int64_t v94 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v92 + (int64_t)0);
      alignas(64) nv_bfloat16 v95[2];
      alignas(64) uint v96[1];
      v96[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v95[0] = ((nv_bfloat16)(((v35[8] + ((float)((nv_bfloat16*)v96)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[8] + ((float)((nv_bfloat16*)v96)[0]))));
      v95[1] = ((nv_bfloat16)(((v35[9] + ((float)((nv_bfloat16*)v96)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[9] + ((float)((nv_bfloat16*)v96)[1]))));
      int64_t v97 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v98 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v95 + (int64_t)0);
      alignas(64) nv_bfloat16 v99[2];
      alignas(64) uint v100[1];
      v100[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v99[0] = ((nv_bfloat16)(((v35[10] + ((float)((nv_bfloat16*)v100)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[10] + ((float)((nv_bfloat16*)v100)[0]))));
      v99[1] = ((nv_bfloat16)(((v35[11] + ((float)((nv_bfloat16*)v100)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[11] + ((float)((nv_bfloat16*)v100)[1]))));
      int64_t v101 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v99 + (int64_t)0);
      alignas(64) nv_bfloat16 v102[2];
      alignas(64) uint v103[1];
      v103[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v102[0] = ((nv_bfloat16)(((v35[12] + ((float)((nv_bfloat16*)v103)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[12] + ((float)((nv_bfloat16*)v103)[0]))));
      v102[1] = ((nv_bfloat16)(((v35[13] + ((float)((nv_bfloat16*)v103)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[13] + ((float)((nv_bfloat16*)v103)[1]))));
      int64_t v104 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v105 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v102 + (int64_t)0);
      alignas(64) nv_bfloat16 v106[2];
      alignas(64) uint v107[1];
      v107[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v106[0] = ((nv_bfloat16)(((v35[14] + ((float)((nv_bfloat16*)v107)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[14] + ((float)((nv_bfloat16*)v107)[0]))));
      v106[1] = ((nv_bfloat16)(((v35[15] + ((float)((nv_bfloat16*)v107)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[15] + ((float)((nv_bfloat16*)v107)[1]))));
      int64_t v108 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v106 + (int64_t)0);
      alignas(64) nv_bfloat16 v109[2];
      alignas(64) uint v110[1];
      v110[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v109[0] = ((nv_bfloat16)(((v35[16] + ((float)((nv_bfloat16*)v110)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[16] + ((float)((nv_bfloat16*)v110)[0]))));
      v109[1] = ((nv_bfloat16)(((v35[17] + ((float)((nv_bfloat16*)v110)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[17] + ((float)((nv_bfloat16*)v110)[1]))));
      int64_t v111 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v112 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v109 + (int64_t)0);
      alignas(64) nv_bfloat16 v113[2];
      alignas(64) uint v114[1];
      v114[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v113[0] = ((nv_bfloat16)(((v35[18] + ((float)((nv_bfloat16*)v114)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[18] + ((float)((nv_bfloat16*)v114)[0]))));
      v113[1] = ((nv_bfloat16)(((v35[19] + ((float)((nv_bfloat16*)v114)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[19] + ((float)((nv_bfloat16*)v114)[1]))));
      int64_t v115 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v113 + (int64_t)0);
      alignas(64) nv_bfloat16 v116[2];
      alignas(64) uint v117[1];
      v117[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v116[0] = ((nv_bfloat16)(((v35[20] + ((float)((nv_bfloat16*)v117)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[20] + ((float)((nv_bfloat16*)v117)[0]))));
      v116[1] = ((nv_bfloat16)(((v35[21] + ((float)((nv_bfloat16*)v117)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[21] + ((float)((nv_bfloat16*)v117)[1]))));
      int64_t v118 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v119 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v116 + (int64_t)0);
      alignas(64) nv_bfloat16 v120[2];
      alignas(64) uint v121[1];
      v121[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v120[0] = ((nv_bfloat16)(((v35[22] + ((float)((nv_bfloat16*)v121)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[22] + ((float)((nv_bfloat16*)v121)[0]))));
      v120[1] = ((nv_bfloat16)(((v35[23] + ((float)((nv_bfloat16*)v121)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[23] + ((float)((nv_bfloat16*)v121)[1]))));
      int64_t v122 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v120 + (int64_t)0);
      alignas(64) nv_bfloat16 v123[2];
      alignas(64) uint v124[1];
      v124[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v123[0] = ((nv_bfloat16)(((v35[24] + ((float)((nv_bfloat16*)v124)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[24] + ((float)((nv_bfloat16*)v124)[0]))));
      v123[1] = ((nv_bfloat16)(((v35[25] + ((float)((nv_bfloat16*)v124)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[25] + ((float)((nv_bfloat16*)v124)[1]))));
      int64_t v125 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v126 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v123 + (int64_t)0);
      alignas(64) nv_bfloat16 v127[2];
      alignas(64) uint v128[1];
      v128[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v127[0] = ((nv_bfloat16)(((v35[26] + ((float)((nv_bfloat16*)v128)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[26] + ((float)((nv_bfloat16*)v128)[0]))));
      v127[1] = ((nv_bfloat16)(((v35[27] + ((float)((nv_bfloat16*)v128)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[27] + ((float)((nv_bfloat16*)v128)[1]))));
      int64_t v129 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v127 + (int64_t)0);
      alignas(64) nv_bfloat16 v130[2];
      alignas(64) uint v131[1];
      v131[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v130[0] = ((nv_bfloat16)(((v35[28] + ((float)((nv_bfloat16*)v131)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[28] + ((float)((nv_bfloat16*)v131)[0]))));
      v130[1] = ((nv_bfloat16)(((v35[29] + ((float)((nv_bfloat16*)v131)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[29] + ((float)((nv_bfloat16*)v131)[1]))));
      int64_t v132 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v133 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v130 + (int64_t)0);
      alignas(64) nv_bfloat16 v134[2];
      alignas(64) uint v135[1];
      v135[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v134[0] = ((nv_bfloat16)(((v35[30] + ((float)((nv_bfloat16*)v135)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[30] + ((float)((nv_bfloat16*)v135)[0]))));
      v134[1] = ((nv_bfloat16)(((v35[31] + ((float)((nv_bfloat16*)v135)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[31] + ((float)((nv_bfloat16*)v135)[1]))));
      int64_t v136 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v134 + (int64_t)0);
      g23();
      int v137 = ((((int)threadIdx.x) & 31) >> 3);
      int v138 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v139 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7);
      int v140 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7);
      int v141 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49);
      int v142 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v68) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v69);
      int v143 = (((int)threadIdx.x) & 7);
      int64_t v144 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v145 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v146 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v147 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360);
      if (v142 < v69) {
        *(uint4*)(((uint*)v148) + (((((int64_t)v142) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v149 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4);
      int v150 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7);
      int v151 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7);
      int v152 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49);
      int v153 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v69);
      int64_t v154 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v155 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488);
      if (v153 < v69) {
        *(uint4*)(((uint*)v148) + (((((int64_t)v153) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v156 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7);
      int v157 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7);
      int v158 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49);
      int v159 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v69);
      int64_t v160 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616);
      if (v159 < v69) {
        *(uint4*)(((uint*)v148) + (((((int64_t)v159) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v161 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7);
      int v162 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7);
      int v163 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49);
      int v164 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v69);
      int64_t v165 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744);
      if (v164 < v69) {
        *(uint4*)(((uint*)v148) + (((((int64_t)v164) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v166 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) + v15[0]) < v68) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7)) : v69);
      int v167 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v69);
      alignas(64) nv_bfloat16 v168[2];
      alignas(64) uint v169[1];
      v169[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v168[0] = ((nv_bfloat16)(((v35[32] + ((float)((nv_bfloat16*)v169)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[32] + ((float)((nv_bfloat16*)v169)[0]))));
      v168[1] = ((nv_bfloat16)(((v35[33] + ((float)((nv_bfloat16*)v169)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[33] + ((float)((nv_bfloat16*)v169)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v168 + (int64_t)0);
      alignas(64) nv_bfloat16 v170[2];
      alignas(64) uint v171[1];
      v171[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v170[0] = ((nv_bfloat16)(((v35[34] + ((float)((nv_bfloat16*)v171)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[34] + ((float)((nv_bfloat16*)v171)[0]))));
      v170[1] = ((nv_bfloat16)(((v35[35] + ((float)((nv_bfloat16*)v171)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[35] + ((float)((nv_bfloat16*)v171)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v170 + (int64_t)0);
      alignas(64) nv_bfloat16 v172[2];
      alignas(64) uint v173[1];
      v173[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v172[0] = ((nv_bfloat16)(((v35[36] + ((float)((nv_bfloat16*)v173)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[36] + ((float)((nv_bfloat16*)v173)[0]))));
      v172[1] = ((nv_bfloat16)(((v35[37] + ((float)((nv_bfloat16*)v173)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[37] + ((float)((nv_bfloat16*)v173)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v172 + (int64_t)0);
      alignas(64) nv_bfloat16 v174[2];
      alignas(64) uint v175[1];
      v175[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v174[0] = ((nv_bfloat16)(((v35[38] + ((float)((nv_bfloat16*)v175)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[38] + ((float)((nv_bfloat16*)v175)[0]))));
      v174[1] = ((nv_bfloat16)(((v35[39] + ((float)((nv_bfloat16*)v175)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[39] + ((float)((nv_bfloat16*)v175)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v174 + (int64_t)0);
      alignas(64) nv_bfloat16 v176[2];
      alignas(64) uint v177[1];
      v177[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v176[0] = ((nv_bfloat16)(((v35[40] + ((float)((nv_bfloat16*)v177)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[40] + ((float)((nv_bfloat16*)v177)[0]))));
      v176[1] = ((nv_bfloat16)(((v35[41] + ((float)((nv_bfloat16*)v177)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[41] + ((float)((nv_bfloat16*)v177)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v176 + (int64_t)0);
      alignas(64) nv_bfloat16 v178[2];
      alignas(64) uint v179[1];
      v179[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v178[0] = ((nv_bfloat16)(((v35[42] + ((float)((nv_bfloat16*)v179)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[42] + ((float)((nv_bfloat16*)v179)[0]))));
      v178[1] = ((nv_bfloat16)(((v35[43] + ((float)((nv_bfloat16*)v179)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[43] + ((float)((nv_bfloat16*)v179)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v178 + (int64_t)0);
      alignas(64) nv_bfloat16 v180[2];
      alignas(64) uint v181[1];
      v181[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v180[0] = ((nv_bfloat16)(((v35[44] + ((float)((nv_bfloat16*)v181)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[44] + ((float)((nv_bfloat16*)v181)[0]))));
      v180[1] = ((nv_bfloat16)(((v35[45] + ((float)((nv_bfloat16*)v181)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[45] + ((float)((nv_bfloat16*)v181)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v180 + (int64_t)0);
      alignas(64) nv_bfloat16 v182[2];
      alignas(64) uint v183[1];
      v183[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v182[0] = ((nv_bfloat16)(((v35[46] + ((float)((nv_bfloat16*)v183)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[46] + ((float)((nv_bfloat16*)v183)[0]))));
      v182[1] = ((nv_bfloat16)(((v35[47] + ((float)((nv_bfloat16*)v183)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[47] + ((float)((nv_bfloat16*)v183)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v182 + (int64_t)0);
      alignas(64) nv_bfloat16 v184[2];
      alignas(64) uint v185[1];
      v185[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v184[0] = ((nv_bfloat16)(((v35[48] + ((float)((nv_bfloat16*)v185)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[48] + ((float)((nv_bfloat16*)v185)[0]))));
      v184[1] = ((nv_bfloat16)(((v35[49] + ((float)((nv_bfloat16*)v185)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[49] + ((float)((nv_bfloat16*)v185)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v184 + (int64_t)0);
      alignas(64) nv_bfloat16 v186[2];
      alignas(64) uint v187[1];
      v187[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v186[0] = ((nv_bfloat16)(((v35[50] + ((float)((nv_bfloat16*)v187)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[50] + ((float)((nv_bfloat16*)v187)[0]))));
      v186[1] = ((nv_bfloat16)(((v35[51] + ((float)((nv_bfloat16*)v187)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[51] + ((float)((nv_bfloat16*)v187)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v186 + (int64_t)0);
      alignas(64) nv_bfloat16 v188[2];
      alignas(64) uint v189[1];
      v189[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v188[0] = ((nv_bfloat16)(((v35[52] + ((float)((nv_bfloat16*)v189)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[52] + ((float)((nv_bfloat16*)v189)[0]))));
      v188[1] = ((nv_bfloat16)(((v35[53] + ((float)((nv_bfloat16*)v189)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[53] + ((float)((nv_bfloat16*)v189)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v188 + (int64_t)0);
      alignas(64) nv_bfloat16 v190[2];
      alignas(64) uint v191[1];
      v191[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v190[0] = ((nv_bfloat16)(((v35[54] + ((float)((nv_bfloat16*)v191)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[54] + ((float)((nv_bfloat16*)v191)[0]))));
      v190[1] = ((nv_bfloat16)(((v35[55] + ((float)((nv_bfloat16*)v191)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[55] + ((float)((nv_bfloat16*)v191)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v190 + (int64_t)0);
      alignas(64) nv_bfloat16 v192[2];
      alignas(64) uint v193[1];
      v193[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v192[0] = ((nv_bfloat16)(((v35[56] + ((float)((nv_bfloat16*)v193)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[56] + ((float)((nv_bfloat16*)v193)[0]))));
      v192[1] = ((nv_bfloat16)(((v35[57] + ((float)((nv_bfloat16*)v193)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[57] + ((float)((nv_bfloat16*)v193)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v192 + (int64_t)0);
      alignas(64) nv_bfloat16 v194[2];
      alignas(64) uint v195[1];
      v195[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v194[0] = ((nv_bfloat16)(((v35[58] + ((float)((nv_bfloat16*)v195)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[58] + ((float)((nv_bfloat16*)v195)[0]))));
      v194[1] = ((nv_bfloat16)(((v35[59] + ((float)((nv_bfloat16*)v195)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[59] + ((float)((nv_bfloat16*)v195)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v194 + (int64_t)0);
      alignas(64) nv_bfloat16 v196[2];
      alignas(64) uint v197[1];
      v197[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v196[0] = ((nv_bfloat16)(((v35[60] + ((float)((nv_bfloat16*)v197)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[60] + ((float)((nv_bfloat16*)v197)[0]))));
      v196[1] = ((nv_bfloat16)(((v35[61] + ((float)((nv_bfloat16*)v197)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[61] + ((float)((nv_bfloat16*)v197)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v196 + (int64_t)0);
      alignas(64) nv_bfloat16 v198[2];
      alignas(64) uint v199[1];
      v199[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v198[0] = ((nv_bfloat16)(((v35[62] + ((float)((nv_bfloat16*)v199)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[62] + ((float)((nv_bfloat16*)v199)[0]))));
      v198[1] = ((nv_bfloat16)(((v35[63] + ((float)((nv_bfloat16*)v199)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[63] + ((float)((nv_bfloat16*)v199)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v198 + (int64_t)0);
      g23();
      int v200 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v68) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v69);
      if (v200 < v69) {
        *(uint4*)(((uint*)v148) + ((((((int64_t)v200) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v201 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v69);
      if (v201 < v69) {
        *(uint4*)(((uint*)v148) + ((((((int64_t)v201) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v202 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v69);
      if (v202 < v69) {
        *(uint4*)(((uint*)v148) + ((((((int64_t)v202) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v203 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v69);
      if (v203 < v69) {
        *(uint4*)(((uint*)v148) + ((((((int64_t)v203) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v204 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7);
      int v205 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) * 49);
      int v206 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v69);
      int v207 = ((v0 & 3) * 8);
      int v208 = (((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 3));
      int v209 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7);
      int v210 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 2) % 7);
      int v211 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) * 49);
      int v212 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 3)) < 27) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) + v15[0]) < v68)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 2) % 7)) : v69);
      alignas(64) nv_bfloat16 v213[2];
      alignas(64) uint v214[1];
      v214[0] = ((uint*)v77)[((v13[0] >> 1) + (((int)threadIdx.x) & 3))];
      v213[0] = ((nv_bfloat16)(((v35[64] + ((float)((nv_bfloat16*)v214)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[64] + ((float)((nv_bfloat16*)v214)[0]))));
      v213[1] = ((nv_bfloat16)(((v35[65] + ((float)((nv_bfloat16*)v214)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[65] + ((float)((nv_bfloat16*)v214)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v213 + (int64_t)0);
      alignas(64) nv_bfloat16 v215[2];
      alignas(64) uint v216[1];
      v216[0] = ((uint*)v77)[((v13[0] >> 1) + (((int)threadIdx.x) & 3))];
      v215[0] = ((nv_bfloat16)(((v35[66] + ((float)((nv_bfloat16*)v216)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[66] + ((float)((nv_bfloat16*)v216)[0]))));
      v215[1] = ((nv_bfloat16)(((v35[67] + ((float)((nv_bfloat16*)v216)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[67] + ((float)((nv_bfloat16*)v216)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v215 + (int64_t)0);
      alignas(64) nv_bfloat16 v217[2];
      alignas(64) uint v218[1];
      v218[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v217[0] = ((nv_bfloat16)(((v35[68] + ((float)((nv_bfloat16*)v218)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[68] + ((float)((nv_bfloat16*)v218)[0]))));
      v217[1] = ((nv_bfloat16)(((v35[69] + ((float)((nv_bfloat16*)v218)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[69] + ((float)((nv_bfloat16*)v218)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v217 + (int64_t)0);
      alignas(64) nv_bfloat16 v219[2];
      alignas(64) uint v220[1];
      v220[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v219[0] = ((nv_bfloat16)(((v35[70] + ((float)((nv_bfloat16*)v220)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[70] + ((float)((nv_bfloat16*)v220)[0]))));
      v219[1] = ((nv_bfloat16)(((v35[71] + ((float)((nv_bfloat16*)v220)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[71] + ((float)((nv_bfloat16*)v220)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v219 + (int64_t)0);
      alignas(64) nv_bfloat16 v221[2];
      alignas(64) uint v222[1];
      v222[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v221[0] = ((nv_bfloat16)(((v35[72] + ((float)((nv_bfloat16*)v222)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[72] + ((float)((nv_bfloat16*)v222)[0]))));
      v221[1] = ((nv_bfloat16)(((v35[73] + ((float)((nv_bfloat16*)v222)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[73] + ((float)((nv_bfloat16*)v222)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v221 + (int64_t)0);
      alignas(64) nv_bfloat16 v223[2];
      alignas(64) uint v224[1];
      v224[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v223[0] = ((nv_bfloat16)(((v35[74] + ((float)((nv_bfloat16*)v224)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[74] + ((float)((nv_bfloat16*)v224)[0]))));
      v223[1] = ((nv_bfloat16)(((v35[75] + ((float)((nv_bfloat16*)v224)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[75] + ((float)((nv_bfloat16*)v224)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v223 + (int64_t)0);
      alignas(64) nv_bfloat16 v225[2];
      alignas(64) uint v226[1];
      v226[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v225[0] = ((nv_bfloat16)(((v35[76] + ((float)((nv_bfloat16*)v226)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[76] + ((float)((nv_bfloat16*)v226)[0]))));
      v225[1] = ((nv_bfloat16)(((v35[77] + ((float)((nv_bfloat16*)v226)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[77] + ((float)((nv_bfloat16*)v226)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v225 + (int64_t)0);
      alignas(64) nv_bfloat16 v227[2];
      alignas(64) uint v228[1];
      v228[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v227[0] = ((nv_bfloat16)(((v35[78] + ((float)((nv_bfloat16*)v228)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[78] + ((float)((nv_bfloat16*)v228)[0]))));
      v227[1] = ((nv_bfloat16)(((v35[79] + ((float)((nv_bfloat16*)v228)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[79] + ((float)((nv_bfloat16*)v228)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v227 + (int64_t)0);
      alignas(64) nv_bfloat16 v229[2];
      alignas(64) uint v230[1];
      v230[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v229[0] = ((nv_bfloat16)(((v35[80] + ((float)((nv_bfloat16*)v230)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[80] + ((float)((nv_bfloat16*)v230)[0]))));
      v229[1] = ((nv_bfloat16)(((v35[81] + ((float)((nv_bfloat16*)v230)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[81] + ((float)((nv_bfloat16*)v230)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v229 + (int64_t)0);
      alignas(64) nv_bfloat16 v231[2];
      alignas(64) uint v232[1];
      v232[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v231[0] = ((nv_bfloat16)(((v35[82] + ((float)((nv_bfloat16*)v232)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[82] + ((float)((nv_bfloat16*)v232)[0]))));
      v231[1] = ((nv_bfloat16)(((v35[83] + ((float)((nv_bfloat16*)v232)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[83] + ((float)((nv_bfloat16*)v232)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v231 + (int64_t)0);
      alignas(64) nv_bfloat16 v233[2];
      alignas(64) uint v234[1];
      v234[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v233[0] = ((nv_bfloat16)(((v35[84] + ((float)((nv_bfloat16*)v234)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[84] + ((float)((nv_bfloat16*)v234)[0]))));
      v233[1] = ((nv_bfloat16)(((v35[85] + ((float)((nv_bfloat16*)v234)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[85] + ((float)((nv_bfloat16*)v234)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v233 + (int64_t)0);
      alignas(64) nv_bfloat16 v235[2];
      alignas(64) uint v236[1];
      v236[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v235[0] = ((nv_bfloat16)(((v35[86] + ((float)((nv_bfloat16*)v236)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[86] + ((float)((nv_bfloat16*)v236)[0]))));
      v235[1] = ((nv_bfloat16)(((v35[87] + ((float)((nv_bfloat16*)v236)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[87] + ((float)((nv_bfloat16*)v236)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v235 + (int64_t)0);
      alignas(64) nv_bfloat16 v237[2];
      alignas(64) uint v238[1];
      v238[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v237[0] = ((nv_bfloat16)(((v35[88] + ((float)((nv_bfloat16*)v238)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[88] + ((float)((nv_bfloat16*)v238)[0]))));
      v237[1] = ((nv_bfloat16)(((v35[89] + ((float)((nv_bfloat16*)v238)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[89] + ((float)((nv_bfloat16*)v238)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v237 + (int64_t)0);
      alignas(64) nv_bfloat16 v239[2];
      alignas(64) uint v240[1];
      v240[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v239[0] = ((nv_bfloat16)(((v35[90] + ((float)((nv_bfloat16*)v240)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[90] + ((float)((nv_bfloat16*)v240)[0]))));
      v239[1] = ((nv_bfloat16)(((v35[91] + ((float)((nv_bfloat16*)v240)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[91] + ((float)((nv_bfloat16*)v240)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v239 + (int64_t)0);
      alignas(64) nv_bfloat16 v241[2];
      alignas(64) uint v242[1];
      v242[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v241[0] = ((nv_bfloat16)(((v35[92] + ((float)((nv_bfloat16*)v242)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[92] + ((float)((nv_bfloat16*)v242)[0]))));
      v241[1] = ((nv_bfloat16)(((v35[93] + ((float)((nv_bfloat16*)v242)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[93] + ((float)((nv_bfloat16*)v242)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v241 + (int64_t)0);
      alignas(64) nv_bfloat16 v243[2];
      alignas(64) uint v244[1];
      v244[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v243[0] = ((nv_bfloat16)(((v35[94] + ((float)((nv_bfloat16*)v244)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[94] + ((float)((nv_bfloat16*)v244)[0]))));
      v243[1] = ((nv_bfloat16)(((v35[95] + ((float)((nv_bfloat16*)v244)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[95] + ((float)((nv_bfloat16*)v244)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v243 + (int64_t)0);
      g23();
      int v245 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7);
      int v246 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49);
      int v247 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v69);
      if (v247 < v69) {
        *(uint4*)(((uint*)v148) + (((((int64_t)v247) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v248 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7);
      int v249 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49);
      int v250 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v69);
      if (v250 < v69) {
        *(uint4*)(((uint*)v148) + (((((int64_t)v250) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v251 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7);
      int v252 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7);
      int v253 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49);
      int v254 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7)) : v69);
      if (v254 < v69) {
        *(uint4*)(((uint*)v148) + (((((int64_t)v254) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v255 = (((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4));
      int v256 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7);
      int v257 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7);
      int v258 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49);
      int v259 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 25) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) + v15[0]) < v68)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7)) : v69);
      if (v259 < v69) {
        *(uint4*)(((uint*)v148) + (((((int64_t)v259) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v260 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v69);
      int v261 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 3)) < 27) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) + v15[0]) < v68)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 2) % 7)) : v69);
      alignas(64) nv_bfloat16 v262[2];
      alignas(64) uint v263[1];
      v263[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v262[0] = ((nv_bfloat16)(((v35[96] + ((float)((nv_bfloat16*)v263)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[96] + ((float)((nv_bfloat16*)v263)[0]))));
      v262[1] = ((nv_bfloat16)(((v35[97] + ((float)((nv_bfloat16*)v263)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[97] + ((float)((nv_bfloat16*)v263)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v262 + (int64_t)0);
      alignas(64) nv_bfloat16 v264[2];
      alignas(64) uint v265[1];
      v265[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v264[0] = ((nv_bfloat16)(((v35[98] + ((float)((nv_bfloat16*)v265)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[98] + ((float)((nv_bfloat16*)v265)[0]))));
      v264[1] = ((nv_bfloat16)(((v35[99] + ((float)((nv_bfloat16*)v265)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[99] + ((float)((nv_bfloat16*)v265)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v264 + (int64_t)0);
      alignas(64) nv_bfloat16 v266[2];
      alignas(64) uint v267[1];
      v267[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v266[0] = ((nv_bfloat16)(((v35[100] + ((float)((nv_bfloat16*)v267)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[100] + ((float)((nv_bfloat16*)v267)[0]))));
      v266[1] = ((nv_bfloat16)(((v35[101] + ((float)((nv_bfloat16*)v267)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[101] + ((float)((nv_bfloat16*)v267)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v266 + (int64_t)0);
      alignas(64) nv_bfloat16 v268[2];
      alignas(64) uint v269[1];
      v269[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v268[0] = ((nv_bfloat16)(((v35[102] + ((float)((nv_bfloat16*)v269)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[102] + ((float)((nv_bfloat16*)v269)[0]))));
      v268[1] = ((nv_bfloat16)(((v35[103] + ((float)((nv_bfloat16*)v269)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[103] + ((float)((nv_bfloat16*)v269)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v268 + (int64_t)0);
      alignas(64) nv_bfloat16 v270[2];
      alignas(64) uint v271[1];
      v271[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v270[0] = ((nv_bfloat16)(((v35[104] + ((float)((nv_bfloat16*)v271)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[104] + ((float)((nv_bfloat16*)v271)[0]))));
      v270[1] = ((nv_bfloat16)(((v35[105] + ((float)((nv_bfloat16*)v271)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[105] + ((float)((nv_bfloat16*)v271)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v270 + (int64_t)0);
      alignas(64) nv_bfloat16 v272[2];
      alignas(64) uint v273[1];
      v273[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v272[0] = ((nv_bfloat16)(((v35[106] + ((float)((nv_bfloat16*)v273)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[106] + ((float)((nv_bfloat16*)v273)[0]))));
      v272[1] = ((nv_bfloat16)(((v35[107] + ((float)((nv_bfloat16*)v273)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[107] + ((float)((nv_bfloat16*)v273)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v272 + (int64_t)0);
      alignas(64) nv_bfloat16 v274[2];
      alignas(64) uint v275[1];
      v275[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v274[0] = ((nv_bfloat16)(((v35[108] + ((float)((nv_bfloat16*)v275)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[108] + ((float)((nv_bfloat16*)v275)[0]))));
      v274[1] = ((nv_bfloat16)(((v35[109] + ((float)((nv_bfloat16*)v275)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[109] + ((float)((nv_bfloat16*)v275)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v274 + (int64_t)0);
      alignas(64) nv_bfloat16 v276[2];
      alignas(64) uint v277[1];
      v277[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v276[0] = ((nv_bfloat16)(((v35[110] + ((float)((nv_bfloat16*)v277)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[110] + ((float)((nv_bfloat16*)v277)[0]))));
      v276[1] = ((nv_bfloat16)(((v35[111] + ((float)((nv_bfloat16*)v277)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[111] + ((float)((nv_bfloat16*)v277)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v276 + (int64_t)0);
      alignas(64) nv_bfloat16 v278[2];
      alignas(64) uint v279[1];
      v279[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v278[0] = ((nv_bfloat16)(((v35[112] + ((float)((nv_bfloat16*)v279)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[112] + ((float)((nv_bfloat16*)v279)[0]))));
      v278[1] = ((nv_bfloat16)(((v35[113] + ((float)((nv_bfloat16*)v279)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[113] + ((float)((nv_bfloat16*)v279)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v278 + (int64_t)0);
      alignas(64) nv_bfloat16 v280[2];
      alignas(64) uint v281[1];
      v281[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v280[0] = ((nv_bfloat16)(((v35[114] + ((float)((nv_bfloat16*)v281)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[114] + ((float)((nv_bfloat16*)v281)[0]))));
      v280[1] = ((nv_bfloat16)(((v35[115] + ((float)((nv_bfloat16*)v281)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[115] + ((float)((nv_bfloat16*)v281)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v280 + (int64_t)0);
      alignas(64) nv_bfloat16 v282[2];
      alignas(64) uint v283[1];
      v283[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v282[0] = ((nv_bfloat16)(((v35[116] + ((float)((nv_bfloat16*)v283)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[116] + ((float)((nv_bfloat16*)v283)[0]))));
      v282[1] = ((nv_bfloat16)(((v35[117] + ((float)((nv_bfloat16*)v283)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[117] + ((float)((nv_bfloat16*)v283)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v282 + (int64_t)0);
      alignas(64) nv_bfloat16 v284[2];
      alignas(64) uint v285[1];
      v285[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v284[0] = ((nv_bfloat16)(((v35[118] + ((float)((nv_bfloat16*)v285)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[118] + ((float)((nv_bfloat16*)v285)[0]))));
      v284[1] = ((nv_bfloat16)(((v35[119] + ((float)((nv_bfloat16*)v285)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[119] + ((float)((nv_bfloat16*)v285)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v284 + (int64_t)0);
      alignas(64) nv_bfloat16 v286[2];
      alignas(64) uint v287[1];
      v287[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v286[0] = ((nv_bfloat16)(((v35[120] + ((float)((nv_bfloat16*)v287)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[120] + ((float)((nv_bfloat16*)v287)[0]))));
      v286[1] = ((nv_bfloat16)(((v35[121] + ((float)((nv_bfloat16*)v287)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[121] + ((float)((nv_bfloat16*)v287)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v286 + (int64_t)0);
      alignas(64) nv_bfloat16 v288[2];
      alignas(64) uint v289[1];
      v289[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v288[0] = ((nv_bfloat16)(((v35[122] + ((float)((nv_bfloat16*)v289)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[122] + ((float)((nv_bfloat16*)v289)[0]))));
      v288[1] = ((nv_bfloat16)(((v35[123] + ((float)((nv_bfloat16*)v289)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[123] + ((float)((nv_bfloat16*)v289)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v288 + (int64_t)0);
      alignas(64) nv_bfloat16 v290[2];
      alignas(64) uint v291[1];
      v291[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v290[0] = ((nv_bfloat16)(((v35[124] + ((float)((nv_bfloat16*)v291)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[124] + ((float)((nv_bfloat16*)v291)[0]))));
      v290[1] = ((nv_bfloat16)(((v35[125] + ((float)((nv_bfloat16*)v291)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[125] + ((float)((nv_bfloat16*)v291)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v290 + (int64_t)0);
      alignas(64) nv_bfloat16 v292[2];
      alignas(64) uint v293[1];
      v293[0] = ((uint*)v77)[(((v13[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v292[0] = ((nv_bfloat16)(((v35[126] + ((float)((nv_bfloat16*)v293)[0])) < 0x0p+0f) ? 0x0p+0f : (v35[126] + ((float)((nv_bfloat16*)v293)[0]))));
      v292[1] = ((nv_bfloat16)(((v35[127] + ((float)((nv_bfloat16*)v293)[1])) < 0x0p+0f) ? 0x0p+0f : (v35[127] + ((float)((nv_bfloat16*)v293)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v292 + (int64_t)0);
      g23();
      int v294 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v69);
      if (v294 < v69) {
        *(uint4*)(((uint*)v148) + ((((((int64_t)v294) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v295 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v69);
      if (v295 < v69) {
        *(uint4*)(((uint*)v148) + ((((((int64_t)v295) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v296 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7)) : v69);
      if (v296 < v69) {
        *(uint4*)(((uint*)v148) + ((((((int64_t)v296) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v297 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 25) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) + v15[0]) < v68)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7)) : v69);
      if (v297 < v69) {
        *(uint4*)(((uint*)v148) + ((((((int64_t)v297) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      v38[0] = (v38[0] ^ 1);
      v37[0] = (v37[0] + 3);
      if (6 <= v37[0]) {
        v37[0] = (v37[0] - 6);
        v38[0] = (v38[0] ^ 1);
      }
      v42[0] = (v42[0] + 132);
    }
  }
  g25();
  g26();
}
