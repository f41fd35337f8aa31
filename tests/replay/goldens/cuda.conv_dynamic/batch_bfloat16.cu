// cuda.conv_dynamic: batch_bfloat16, on h200
// config: kernels=3
// digest: 1af8fd50a078
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
__launch_bounds__(384, 1) g1(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, int v21, int v60, int v61, nv_bfloat16* __restrict__ v69, nv_bfloat16* __restrict__ v140, int64_t v196) {
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
      g3(g4((&(((uint64_t*)v8)[8]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[1]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[9]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[2]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[10]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[3]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[11]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[4]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[12]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[5]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[13]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[6]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[14]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[7]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[15]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[16]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[17]))), (uint)1);
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
    g24();
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
        int v23 = (v22 / 16);
        int v24 = ((v22 / 16) * 16);
        int v25 = ((v22 / 16) * 16);
        int v26 = g11((v21 - ((v22 / 16) * 16)), 16);
        int v27 = g11((v21 - ((v22 / 16) * 16)), 16);
        int v28 = (v22 % 16);
        int v29 = (v22 % 16);
        v11[0] = (((v22 / 16) * 1024) + (((v22 % 16) % g11((v21 - ((v22 / 16) * 16)), 16)) * 64));
        v12[0] = (((v22 % 16) / g11((v21 - ((v22 / 16) * 16)), 16)) * 128);
        v14[2] = 0;
        v14[1] = ((v11[0] % 448) / 64);
        v14[0] = ((v11[0] / 448) * 9);
        for (int v30 = 0; v30 < 9; ++v30) {
          g12((&(((uint64_t*)v8)[(v18[0] + 8)])), v19[0]);
          g13(g4((&(((uint64_t*)v8)[v18[0]]))), (uint)24448);
          g14(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, (((v14[2] * 2) + (v30 % 3)) - 1), (((v14[1] * 2) + (v30 / 3)) - 1), v14[0], g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 8192) + (0 ^ (((v18[0] * 128) & 7) << 3))) + 33280)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, v30, g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 8192) + (0 ^ ((((v18[0] * 128) + 64) & 7) << 3))) + 37376)]))), ((void*)((unsigned long long)(&(v17)))), (v12[0] + 64), 0, v30, g4((&(((uint64_t*)v8)[v18[0]]))));
          v18[0] = (v18[0] + 1);
          if (v18[0] == 8) {
            v18[0] = 0;
            v19[0] = (v19[0] ^ 1);
          }
        }
        v20[0] = (v20[0] + 132);
      }
    }
  } else {
    g25();
    alignas(64) float v31[64];
    int v32 = ((v0 >> 2) - 1);
    alignas(64) int v33[1];
    alignas(64) int v34[1];
    v33[0] = 0;
    v34[0] = 0;
    alignas(64) uint64_t v35[1];
    alignas(64) uint64_t v36[1];
    int v37 = 0;
    g16((&(v35[0])), (&(((nv_bfloat16*)v8)[512])), 1, 64, 3);
    g16((&(v36[0])), (&(((nv_bfloat16*)v8)[33280])), 512, 64, 3);
    alignas(64) int v38[1];
    v38[0] = ((int)blockIdx.x);
    alignas(64) int v39[1];
    v39[0] = (2 - (v0 >> 2));
    if ((v0 >> 2) == 2) {
      v38[0] = (v38[0] + 132);
      v33[0] = 1;
      v34[0] = 1;
    }
    #pragma unroll 1
    while (1) {
      if (!((v38[0] < v21))) { break; }
      v13[0] = (v38[0] / v21);
      int v40 = (v38[0] % v21);
      int v41 = (v40 / 16);
      int v42 = ((v40 / 16) * 16);
      int v43 = ((v40 / 16) * 16);
      int v44 = g11((v21 - ((v40 / 16) * 16)), 16);
      int v45 = g11((v21 - ((v40 / 16) * 16)), 16);
      int v46 = (v40 % 16);
      int v47 = (v40 % 16);
      v11[0] = (((v40 / 16) * 1024) + (((v40 % 16) % g11((v21 - ((v40 / 16) * 16)), 16)) * 64));
      v12[0] = (((v40 % 16) / g11((v21 - ((v40 / 16) * 16)), 16)) * 128);
      v14[2] = 0;
      v14[1] = ((v11[0] % 448) / 64);
      v14[0] = ((v11[0] / 448) * 9);
      g12((&(((uint64_t*)v8)[((v0 >> 2) + 15)])), v39[0]);
      v39[0] = (v39[0] ^ 1);
      alignas(64) int v48[1];
      v48[0] = 0;
      int v49 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v50 = 0; v50 < 9; ++v50) {
        g12((&(((uint64_t*)v8)[v33[0]])), v34[0]);
        g17();
        alignas(64) uint64_t v51[1];
        v51[0] = (v35[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v52[1];
        v52[0] = (v36[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)1024ULL));
        g26(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], v31[8], v31[9], v31[10], v31[11], v31[12], v31[13], v31[14], v31[15], v31[16], v31[17], v31[18], v31[19], v31[20], v31[21], v31[22], v31[23], v31[24], v31[25], v31[26], v31[27], v31[28], v31[29], v31[30], v31[31], v31[32], v31[33], v31[34], v31[35], v31[36], v31[37], v31[38], v31[39], v31[40], v31[41], v31[42], v31[43], v31[44], v31[45], v31[46], v31[47], v31[48], v31[49], v31[50], v31[51], v31[52], v31[53], v31[54], v31[55], v31[56], v31[57], v31[58], v31[59], v31[60], v31[61], v31[62], v31[63], v51[0], v52[0], (0 < v50));
        g26(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], v31[8], v31[9], v31[10], v31[11], v31[12], v31[13], v31[14], v31[15], v31[16], v31[17], v31[18], v31[19], v31[20], v31[21], v31[22], v31[23], v31[24], v31[25], v31[26], v31[27], v31[28], v31[29], v31[30], v31[31], v31[32], v31[33], v31[34], v31[35], v31[36], v31[37], v31[38], v31[39], v31[40], v31[41], v31[42], v31[43], v31[44], v31[45], v31[46], v31[47], v31[48], v31[49], v31[50], v31[51], v31[52], v31[53], v31[54], v31[55], v31[56], v31[57], v31[58], v31[59], v31[60], v31[61], v31[62], v31[63], (v51[0] + (uint64_t)2ULL), (v52[0] + (uint64_t)128ULL), (bool)1);
        g26(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], v31[8], v31[9], v31[10], v31[11], v31[12], v31[13], v31[14], v31[15], v31[16], v31[17], v31[18], v31[19], v31[20], v31[21], v31[22], v31[23], v31[24], v31[25], v31[26], v31[27], v31[28], v31[29], v31[30], v31[31], v31[32], v31[33], v31[34], v31[35], v31[36], v31[37], v31[38], v31[39], v31[40], v31[41], v31[42], v31[43], v31[44], v31[45], v31[46], v31[47], v31[48], v31[49], v31[50], v31[51], v31[52], v31[53], v31[54], v31[55], v31[56], v31[57], v31[58], v31[59], v31[60], v31[61], v31[62], v31[63], (v51[0] + (uint64_t)4ULL), (v52[0] + (uint64_t)256ULL), (bool)1);
        g26(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], v31[8], v31[9], v31[10], v31[11], v31[12], v31[13], v31[14], v31[15], v31[16], v31[17], v31[18], v31[19], v31[20], v31[21], v31[22], v31[23], v31[24], v31[25], v31[26], v31[27], v31[28], v31[29], v31[30], v31[31], v31[32], v31[33], v31[34], v31[35], v31[36], v31[37], v31[38], v31[39], v31[40], v31[41], v31[42], v31[43], v31[44], v31[45], v31[46], v31[47], v31[48], v31[49], v31[50], v31[51], v31[52], v31[53], v31[54], v31[55], v31[56], v31[57], v31[58], v31[59], v31[60], v31[61], v31[62], v31[63], (v51[0] + (uint64_t)6ULL), (v52[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v50) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g21(g4((&(((uint64_t*)v8)[(v48[0] + 8)]))), (uint)1);
          }
        }
        v48[0] = v33[0];
        v33[0] = (v33[0] + 1);
        if (v33[0] == 8) {
          v33[0] = 0;
          v34[0] = (v34[0] ^ 1);
        }
      }
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v8)[(18 - (v0 >> 2))]))), (uint)1);
      }
      g22();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v8)[(v48[0] + 8)]))), (uint)1);
      }
      g23();
      int v53 = ((v0 & 3) * 16);
      int v54 = ((((int)threadIdx.x) & 31) >> 2);
      int v55 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v56 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7);
      int v57 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7);
      int v58 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49);
      int v59 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) + v14[0]) < v60) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7)) : v61);
      int v62 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7);
      int v63 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7);
      int v64 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49);
      int v65 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) < 55) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) + v14[0]) < v60)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v61);
      alignas(64) nv_bfloat16 v66[2];
      alignas(64) uint v67[1];
      int v68 = (((int)threadIdx.x) & 3);
      v67[0] = ((uint*)v69)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v66[0] = ((nv_bfloat16)(((v31[0] + ((float)((nv_bfloat16*)v67)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[0] + ((float)((nv_bfloat16*)v67)[0]))));
      v66[1] = ((nv_bfloat16)(((v31[1] + ((float)((nv_bfloat16*)v67)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[1] + ((float)((nv_bfloat16*)v67)[1]))));
      int64_t v70 = ((int64_t)v0);
      int64_t v71 = ((int64_t)((int)threadIdx.x));
      int64_t v72 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v73 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v74 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v75 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v76 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v66 + (int64_t)0);
      alignas(64) nv_bfloat16 v77[2];
      alignas(64) uint v78[1];
      v78[0] = ((uint*)v69)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v77[0] = ((nv_bfloat16)(((v31[2] + ((float)((nv_bfloat16*)v78)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[2] + ((float)((nv_bfloat16*)v78)[0]))));
      v77[1] = ((nv_bfloat16)(((v31[3] + ((float)((nv_bfloat16*)v78)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[3] + ((float)((nv_bfloat16*)v78)[1]))));
      int64_t v79 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v77 + (int64_t)0);
      alignas(64) nv_bfloat16 v80[2];
      alignas(64) uint v81[1];
      v81[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v80[0] = ((nv_bfloat16)(((v31[4] + ((float)((nv_bfloat16*)v81)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[4] + ((float)((nv_bfloat16*)v81)[0]))));
      v80[1] = ((nv_bfloat16)(((v31[5] + ((float)((nv_bfloat16*)v81)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[5] + ((float)((nv_bfloat16*)v81)[1]))));
      int64_t v82 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v83 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v80 + (int64_t)0);
      alignas(64) nv_bfloat16 v84[2];
      alignas(64) uint v85[1];
      v85[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v84[0] = ((nv_bfloat16)(((v31[6] + ((float)((nv_bfloat16*)v85)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[6] + ((float)((nv_bfloat16*)v85)[0]))));
      v84[1] = ((nv_bfloat16)(((v31[7] + ((float)((nv_bfloat16*)v85)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[7] + ((float)((nv_bfloat16*)v85)[1]))));
      int64_t v86 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v84 + (int64_t)0);
      alignas(64) nv_bfloat16 v87[2];
      alignas(64) uint v88[1];
      v88[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v87[0] = ((nv_bfloat16)(((v31[8] + ((float)((nv_bfloat16*)v88)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[8] + ((float)((nv_bfloat16*)v88)[0]))));
      v87[1] = ((nv_bfloat16)(((v31[9] + ((float)((nv_bfloat16*)v88)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[9] + ((float)((nv_bfloat16*)v88)[1]))));
      int64_t v89 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v90 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v87 + (int64_t)0);
      alignas(64) nv_bfloat16 v91[2];
      alignas(64) uint v92[1];
      v92[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v91[0] = ((nv_bfloat16)(((v31[10] + ((float)((nv_bfloat16*)v92)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[10] + ((float)((nv_bfloat16*)v92)[0]))));
      v91[1] = ((nv_bfloat16)(((v31[11] + ((float)((nv_bfloat16*)v92)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[11] + ((float)((nv_bfloat16*)v92)[1]))));
      int64_t v93 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v91 + (int64_t)0);
      alignas(64) nv_bfloat16 v94[2];
      alignas(64) uint v95[1];
      v95[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v94[0] = ((nv_bfloat16)(((v31[12] + ((float)((nv_bfloat16*)v95)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[12] + ((float)((nv_bfloat16*)v95)[0]))));
      v94[1] = ((nv_bfloat16)(((v31[13] + ((float)((nv_bfloat16*)v95)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[13] + ((float)((nv_bfloat16*)v95)[1]))));
      int64_t v96 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v97 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v94 + (int64_t)0);
      alignas(64) nv_bfloat16 v98[2];
      alignas(64) uint v99[1];
      v99[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v98[0] = ((nv_bfloat16)(((v31[14] + ((float)((nv_bfloat16*)v99)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[14] + ((float)((nv_bfloat16*)v99)[0]))));
      v98[1] = ((nv_bfloat16)(((v31[15] + ((float)((nv_bfloat16*)v99)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[15] + ((float)((nv_bfloat16*)v99)[1]))));
      int64_t v100 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v98 + (int64_t)0);
      alignas(64) nv_bfloat16 v101[2];
      alignas(64) uint v102[1];
      v102[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v101[0] = ((nv_bfloat16)(((v31[16] + ((float)((nv_bfloat16*)v102)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[16] + ((float)((nv_bfloat16*)v102)[0]))));
      v101[1] = ((nv_bfloat16)(((v31[17] + ((float)((nv_bfloat16*)v102)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[17] + ((float)((nv_bfloat16*)v102)[1]))));
      int64_t v103 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v104 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v101 + (int64_t)0);
      alignas(64) nv_bfloat16 v105[2];
      alignas(64) uint v106[1];
      v106[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v105[0] = ((nv_bfloat16)(((v31[18] + ((float)((nv_bfloat16*)v106)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[18] + ((float)((nv_bfloat16*)v106)[0]))));
      v105[1] = ((nv_bfloat16)(((v31[19] + ((float)((nv_bfloat16*)v106)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[19] + ((float)((nv_bfloat16*)v106)[1]))));
      int64_t v107 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v105 + (int64_t)0);
      alignas(64) nv_bfloat16 v108[2];
      alignas(64) uint v109[1];
      v109[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v108[0] = ((nv_bfloat16)(((v31[20] + ((float)((nv_bfloat16*)v109)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[20] + ((float)((nv_bfloat16*)v109)[0]))));
      v108[1] = ((nv_bfloat16)(((v31[21] + ((float)((nv_bfloat16*)v109)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[21] + ((float)((nv_bfloat16*)v109)[1]))));
      int64_t v110 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v111 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v108 + (int64_t)0);
      alignas(64) nv_bfloat16 v112[2];
      alignas(64) uint v113[1];
      v113[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v112[0] = ((nv_bfloat16)(((v31[22] + ((float)((nv_bfloat16*)v113)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[22] + ((float)((nv_bfloat16*)v113)[0]))));
      v112[1] = ((nv_bfloat16)(((v31[23] + ((float)((nv_bfloat16*)v113)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[23] + ((float)((nv_bfloat16*)v113)[1]))));
      int64_t v114 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v112 + (int64_t)0);
      alignas(64) nv_bfloat16 v115[2];
      alignas(64) uint v116[1];
      v116[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v115[0] = ((nv_bfloat16)(((v31[24] + ((float)((nv_bfloat16*)v116)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[24] + ((float)((nv_bfloat16*)v116)[0]))));
      v115[1] = ((nv_bfloat16)(((v31[25] + ((float)((nv_bfloat16*)v116)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[25] + ((float)((nv_bfloat16*)v116)[1]))));
      int64_t v117 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v118 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v115 + (int64_t)0);
      alignas(64) nv_bfloat16 v119[2];
      alignas(64) uint v120[1];
      v120[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v119[0] = ((nv_bfloat16)(((v31[26] + ((float)((nv_bfloat16*)v120)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[26] + ((float)((nv_bfloat16*)v120)[0]))));
      v119[1] = ((nv_bfloat16)(((v31[27] + ((float)((nv_bfloat16*)v120)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[27] + ((float)((nv_bfloat16*)v120)[1]))));
      int64_t v121 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v119 + (int64_t)0);
      alignas(64) nv_bfloat16 v122[2];
      alignas(64) uint v123[1];
      v123[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v122[0] = ((nv_bfloat16)(((v31[28] + ((float)((nv_bfloat16*)v123)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[28] + ((float)((nv_bfloat16*)v123)[0]))));
      v122[1] = ((nv_bfloat16)(((v31[29] + ((float)((nv_bfloat16*)v123)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[29] + ((float)((nv_bfloat16*)v123)[1]))));
      int64_t v124 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v125 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v122 + (int64_t)0);
      alignas(64) nv_bfloat16 v126[2];
      alignas(64) uint v127[1];
      v127[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v126[0] = ((nv_bfloat16)(((v31[30] + ((float)((nv_bfloat16*)v127)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[30] + ((float)((nv_bfloat16*)v127)[0]))));
      v126[1] = ((nv_bfloat16)(((v31[31] + ((float)((nv_bfloat16*)v127)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[31] + ((float)((nv_bfloat16*)v127)[1]))));
      int64_t v128 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v126 + (int64_t)0);
      g23();
      int v129 = ((((int)threadIdx.x) & 31) >> 3);
      int v130 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v131 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7);
      int v132 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7);
      int v133 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49);
      int v134 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v14[0]) < v60) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v61);
      int v135 = (((int)threadIdx.x) & 7);
      int64_t v136 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v137 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v138 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v139 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360);
      if (v134 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v134) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v141 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4);
      int v142 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7);
      int v143 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7);
      int v144 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49);
      int v145 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v61);
      int64_t v146 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v147 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488);
      if (v145 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v145) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v148 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7);
      int v149 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7);
      int v150 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49);
      int v151 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v61);
      int64_t v152 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616);
      if (v151 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v151) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v153 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7);
      int v154 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7);
      int v155 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49);
      int v156 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 51) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v14[0]) < v60)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v61);
      int64_t v157 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744);
      if (v156 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v156) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v158 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) + v14[0]) < v60) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7)) : v61);
      int v159 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) < 55) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) + v14[0]) < v60)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v61);
      alignas(64) nv_bfloat16 v160[2];
      alignas(64) uint v161[1];
      v161[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v160[0] = ((nv_bfloat16)(((v31[32] + ((float)((nv_bfloat16*)v161)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[32] + ((float)((nv_bfloat16*)v161)[0]))));
      v160[1] = ((nv_bfloat16)(((v31[33] + ((float)((nv_bfloat16*)v161)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[33] + ((float)((nv_bfloat16*)v161)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v160 + (int64_t)0);
      alignas(64) nv_bfloat16 v162[2];
      alignas(64) uint v163[1];
      v163[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v162[0] = ((nv_bfloat16)(((v31[34] + ((float)((nv_bfloat16*)v163)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[34] + ((float)((nv_bfloat16*)v163)[0]))));
      v162[1] = ((nv_bfloat16)(((v31[35] + ((float)((nv_bfloat16*)v163)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[35] + ((float)((nv_bfloat16*)v163)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v162 + (int64_t)0);
      alignas(64) nv_bfloat16 v164[2];
      alignas(64) uint v165[1];
      v165[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v164[0] = ((nv_bfloat16)(((v31[36] + ((float)((nv_bfloat16*)v165)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[36] + ((float)((nv_bfloat16*)v165)[0]))));
      v164[1] = ((nv_bfloat16)(((v31[37] + ((float)((nv_bfloat16*)v165)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[37] + ((float)((nv_bfloat16*)v165)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v164 + (int64_t)0);
      alignas(64) nv_bfloat16 v166[2];
      alignas(64) uint v167[1];
      v167[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v166[0] = ((nv_bfloat16)(((v31[38] + ((float)((nv_bfloat16*)v167)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[38] + ((float)((nv_bfloat16*)v167)[0]))));
      v166[1] = ((nv_bfloat16)(((v31[39] + ((float)((nv_bfloat16*)v167)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[39] + ((float)((nv_bfloat16*)v167)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v166 + (int64_t)0);
      alignas(64) nv_bfloat16 v168[2];
      alignas(64) uint v169[1];
      v169[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v168[0] = ((nv_bfloat16)(((v31[40] + ((float)((nv_bfloat16*)v169)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[40] + ((float)((nv_bfloat16*)v169)[0]))));
      v168[1] = ((nv_bfloat16)(((v31[41] + ((float)((nv_bfloat16*)v169)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[41] + ((float)((nv_bfloat16*)v169)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v168 + (int64_t)0);
      alignas(64) nv_bfloat16 v170[2];
      alignas(64) uint v171[1];
      v171[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v170[0] = ((nv_bfloat16)(((v31[42] + ((float)((nv_bfloat16*)v171)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[42] + ((float)((nv_bfloat16*)v171)[0]))));
      v170[1] = ((nv_bfloat16)(((v31[43] + ((float)((nv_bfloat16*)v171)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[43] + ((float)((nv_bfloat16*)v171)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v170 + (int64_t)0);
      alignas(64) nv_bfloat16 v172[2];
      alignas(64) uint v173[1];
      v173[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v172[0] = ((nv_bfloat16)(((v31[44] + ((float)((nv_bfloat16*)v173)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[44] + ((float)((nv_bfloat16*)v173)[0]))));
      v172[1] = ((nv_bfloat16)(((v31[45] + ((float)((nv_bfloat16*)v173)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[45] + ((float)((nv_bfloat16*)v173)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v172 + (int64_t)0);
      alignas(64) nv_bfloat16 v174[2];
      alignas(64) uint v175[1];
      v175[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v174[0] = ((nv_bfloat16)(((v31[46] + ((float)((nv_bfloat16*)v175)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[46] + ((float)((nv_bfloat16*)v175)[0]))));
      v174[1] = ((nv_bfloat16)(((v31[47] + ((float)((nv_bfloat16*)v175)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[47] + ((float)((nv_bfloat16*)v175)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v174 + (int64_t)0);
      alignas(64) nv_bfloat16 v176[2];
      alignas(64) uint v177[1];
      v177[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v176[0] = ((nv_bfloat16)(((v31[48] + ((float)((nv_bfloat16*)v177)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[48] + ((float)((nv_bfloat16*)v177)[0]))));
      v176[1] = ((nv_bfloat16)(((v31[49] + ((float)((nv_bfloat16*)v177)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[49] + ((float)((nv_bfloat16*)v177)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v176 + (int64_t)0);
      alignas(64) nv_bfloat16 v178[2];
      alignas(64) uint v179[1];
      v179[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v178[0] = ((nv_bfloat16)(((v31[50] + ((float)((nv_bfloat16*)v179)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[50] + ((float)((nv_bfloat16*)v179)[0]))));
      v178[1] = ((nv_bfloat16)(((v31[51] + ((float)((nv_bfloat16*)v179)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[51] + ((float)((nv_bfloat16*)v179)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v178 + (int64_t)0);
      alignas(64) nv_bfloat16 v180[2];
      alignas(64) uint v181[1];
      v181[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v180[0] = ((nv_bfloat16)(((v31[52] + ((float)((nv_bfloat16*)v181)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[52] + ((float)((nv_bfloat16*)v181)[0]))));
      v180[1] = ((nv_bfloat16)(((v31[53] + ((float)((nv_bfloat16*)v181)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[53] + ((float)((nv_bfloat16*)v181)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v180 + (int64_t)0);
      alignas(64) nv_bfloat16 v182[2];
      alignas(64) uint v183[1];
      v183[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v182[0] = ((nv_bfloat16)(((v31[54] + ((float)((nv_bfloat16*)v183)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[54] + ((float)((nv_bfloat16*)v183)[0]))));
      v182[1] = ((nv_bfloat16)(((v31[55] + ((float)((nv_bfloat16*)v183)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[55] + ((float)((nv_bfloat16*)v183)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v182 + (int64_t)0);
      alignas(64) nv_bfloat16 v184[2];
      alignas(64) uint v185[1];
      v185[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v184[0] = ((nv_bfloat16)(((v31[56] + ((float)((nv_bfloat16*)v185)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[56] + ((float)((nv_bfloat16*)v185)[0]))));
      v184[1] = ((nv_bfloat16)(((v31[57] + ((float)((nv_bfloat16*)v185)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[57] + ((float)((nv_bfloat16*)v185)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v184 + (int64_t)0);
      alignas(64) nv_bfloat16 v186[2];
      alignas(64) uint v187[1];
      v187[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v186[0] = ((nv_bfloat16)(((v31[58] + ((float)((nv_bfloat16*)v187)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[58] + ((float)((nv_bfloat16*)v187)[0]))));
      v186[1] = ((nv_bfloat16)(((v31[59] + ((float)((nv_bfloat16*)v187)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[59] + ((float)((nv_bfloat16*)v187)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v186 + (int64_t)0);
      alignas(64) nv_bfloat16 v188[2];
      alignas(64) uint v189[1];
      v189[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v188[0] = ((nv_bfloat16)(((v31[60] + ((float)((nv_bfloat16*)v189)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[60] + ((float)((nv_bfloat16*)v189)[0]))));
      v188[1] = ((nv_bfloat16)(((v31[61] + ((float)((nv_bfloat16*)v189)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[61] + ((float)((nv_bfloat16*)v189)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v188 + (int64_t)0);
      alignas(64) nv_bfloat16 v190[2];
      alignas(64) uint v191[1];
      v191[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v190[0] = ((nv_bfloat16)(((v31[62] + ((float)((nv_bfloat16*)v191)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[62] + ((float)((nv_bfloat16*)v191)[0]))));
      v190[1] = ((nv_bfloat16)(((v31[63] + ((float)((nv_bfloat16*)v191)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[63] + ((float)((nv_bfloat16*)v191)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v190 + (int64_t)0);
      g23();
      int v192 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v14[0]) < v60) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v61);
      if (v192 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v192) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v193 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v61);
      if (v193 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v193) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v194 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v61);
      if (v194 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v194) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v195 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 51) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v14[0]) < v60)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v61);
      if (v195 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v195) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      v34[0] = (v34[0] ^ 1);
      v33[0] = (v33[0] + 1);
      if (8 <= v33[0]) {
        v33[0] = (v33[0] - 8);
        v34[0] = (v34[0] ^ 1);
      }
      v38[0] = (v38[0] + 264);
    }
  }
}
__launch_bounds__(384, 1) g2(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, int v21, int v60, int v61, nv_bfloat16* __restrict__ v69, nv_bfloat16* __restrict__ v140, int64_t v290) {
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
      g3(g4((&(((uint64_t*)v8)[6]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[1]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[7]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[2]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[8]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[3]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[9]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[4]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[10]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[5]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[11]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[12]))), (uint)1);
      g3(g4((&(((uint64_t*)v8)[13]))), (uint)1);
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
    g24();
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
        int v23 = (v22 / 11);
        int v24 = ((v22 / 11) * 11);
        int v25 = ((v22 / 11) * 11);
        int v26 = g11((v21 - ((v22 / 11) * 11)), 11);
        int v27 = g11((v21 - ((v22 / 11) * 11)), 11);
        int v28 = (v22 % 11);
        int v29 = (v22 % 11);
        v11[0] = (((v22 / 11) * 1408) + (((v22 % 11) % g11((v21 - ((v22 / 11) * 11)), 11)) * 128));
        v12[0] = (((v22 % 11) / g11((v21 - ((v22 / 11) * 11)), 11)) * 128);
        v14[2] = 0;
        v14[1] = ((v11[0] % 896) / 128);
        v14[0] = ((v11[0] / 896) * 18);
        for (int v30 = 0; v30 < 9; ++v30) {
          g12((&(((uint64_t*)v8)[(v18[0] + 6)])), v19[0]);
          g13(g4((&(((uint64_t*)v8)[v18[0]]))), (uint)32512);
          g14(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 8192) + (0 ^ (((v18[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, (((v14[2] * 2) + (v30 % 3)) - 1), (((v14[1] * 2) + (v30 / 3)) - 1), v14[0], g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 8192) + (0 ^ (((v18[0] * 128) & 7) << 3))) + 49664)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, v30, g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 8192) + (0 ^ ((((v18[0] * 128) + 64) & 7) << 3))) + 53760)]))), ((void*)((unsigned long long)(&(v17)))), (v12[0] + 64), 0, v30, g4((&(((uint64_t*)v8)[v18[0]]))));
          v18[0] = (v18[0] + 1);
          if (v18[0] == 6) {
            v18[0] = 0;
            v19[0] = (v19[0] ^ 1);
          }
        }
        v20[0] = (v20[0] + 132);
      }
    }
  } else {
    g25();
    alignas(64) float v31[128];
    int v32 = ((v0 >> 2) - 1);
    alignas(64) int v33[1];
    alignas(64) int v34[1];
    v33[0] = 0;
    v34[0] = 0;
    alignas(64) uint64_t v35[1];
    alignas(64) uint64_t v36[1];
    int v37 = 0;
    g16((&(v35[0])), (&(((nv_bfloat16*)v8)[512])), 1, 64, 3);
    g16((&(v36[0])), (&(((nv_bfloat16*)v8)[49664])), 512, 64, 3);
    alignas(64) int v38[1];
    v38[0] = ((int)blockIdx.x);
    alignas(64) int v39[1];
    v39[0] = (2 - (v0 >> 2));
    if ((v0 >> 2) == 2) {
      v38[0] = (v38[0] + 132);
      v33[0] = 3;
      v34[0] = 1;
    }
    #pragma unroll 1
    while (1) {
      if (!((v38[0] < v21))) { break; }
      v13[0] = (v38[0] / v21);
      int v40 = (v38[0] % v21);
      int v41 = (v40 / 11);
      int v42 = ((v40 / 11) * 11);
      int v43 = ((v40 / 11) * 11);
      int v44 = g11((v21 - ((v40 / 11) * 11)), 11);
      int v45 = g11((v21 - ((v40 / 11) * 11)), 11);
      int v46 = (v40 % 11);
      int v47 = (v40 % 11);
      v11[0] = (((v40 / 11) * 1408) + (((v40 % 11) % g11((v21 - ((v40 / 11) * 11)), 11)) * 128));
      v12[0] = (((v40 % 11) / g11((v21 - ((v40 / 11) * 11)), 11)) * 128);
      v14[2] = 0;
      v14[1] = ((v11[0] % 896) / 128);
      v14[0] = ((v11[0] / 896) * 18);
      g12((&(((uint64_t*)v8)[((v0 >> 2) + 11)])), v39[0]);
      v39[0] = (v39[0] ^ 1);
      alignas(64) int v48[1];
      v48[0] = 0;
      int v49 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v50 = 0; v50 < 9; ++v50) {
        g12((&(((uint64_t*)v8)[v33[0]])), v34[0]);
        g17();
        alignas(64) uint64_t v51[1];
        v51[0] = (v35[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)1024ULL));
        alignas(64) uint64_t v52[1];
        v52[0] = (v36[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)1024ULL));
        g26(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], v31[8], v31[9], v31[10], v31[11], v31[12], v31[13], v31[14], v31[15], v31[16], v31[17], v31[18], v31[19], v31[20], v31[21], v31[22], v31[23], v31[24], v31[25], v31[26], v31[27], v31[28], v31[29], v31[30], v31[31], v31[32], v31[33], v31[34], v31[35], v31[36], v31[37], v31[38], v31[39], v31[40], v31[41], v31[42], v31[43], v31[44], v31[45], v31[46], v31[47], v31[48], v31[49], v31[50], v31[51], v31[52], v31[53], v31[54], v31[55], v31[56], v31[57], v31[58], v31[59], v31[60], v31[61], v31[62], v31[63], v51[0], v52[0], (0 < v50));
        g26(v31[64], v31[65], v31[66], v31[67], v31[68], v31[69], v31[70], v31[71], v31[72], v31[73], v31[74], v31[75], v31[76], v31[77], v31[78], v31[79], v31[80], v31[81], v31[82], v31[83], v31[84], v31[85], v31[86], v31[87], v31[88], v31[89], v31[90], v31[91], v31[92], v31[93], v31[94], v31[95], v31[96], v31[97], v31[98], v31[99], v31[100], v31[101], v31[102], v31[103], v31[104], v31[105], v31[106], v31[107], v31[108], v31[109], v31[110], v31[111], v31[112], v31[113], v31[114], v31[115], v31[116], v31[117], v31[118], v31[119], v31[120], v31[121], v31[122], v31[123], v31[124], v31[125], v31[126], v31[127], (v51[0] + (uint64_t)512ULL), v52[0], (0 < v50));
        g26(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], v31[8], v31[9], v31[10], v31[11], v31[12], v31[13], v31[14], v31[15], v31[16], v31[17], v31[18], v31[19], v31[20], v31[21], v31[22], v31[23], v31[24], v31[25], v31[26], v31[27], v31[28], v31[29], v31[30], v31[31], v31[32], v31[33], v31[34], v31[35], v31[36], v31[37], v31[38], v31[39], v31[40], v31[41], v31[42], v31[43], v31[44], v31[45], v31[46], v31[47], v31[48], v31[49], v31[50], v31[51], v31[52], v31[53], v31[54], v31[55], v31[56], v31[57], v31[58], v31[59], v31[60], v31[61], v31[62], v31[63], (v51[0] + (uint64_t)2ULL), (v52[0] + (uint64_t)128ULL), (bool)1);
        g26(v31[64], v31[65], v31[66], v31[67], v31[68], v31[69], v31[70], v31[71], v31[72], v31[73], v31[74], v31[75], v31[76], v31[77], v31[78], v31[79], v31[80], v31[81], v31[82], v31[83], v31[84], v31[85], v31[86], v31[87], v31[88], v31[89], v31[90], v31[91], v31[92], v31[93], v31[94], v31[95], v31[96], v31[97], v31[98], v31[99], v31[100], v31[101], v31[102], v31[103], v31[104], v31[105], v31[106], v31[107], v31[108], v31[109], v31[110], v31[111], v31[112], v31[113], v31[114], v31[115], v31[116], v31[117], v31[118], v31[119], v31[120], v31[121], v31[122], v31[123], v31[124], v31[125], v31[126], v31[127], (v51[0] + (uint64_t)514ULL), (v52[0] + (uint64_t)128ULL), (bool)1);
        g26(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], v31[8], v31[9], v31[10], v31[11], v31[12], v31[13], v31[14], v31[15], v31[16], v31[17], v31[18], v31[19], v31[20], v31[21], v31[22], v31[23], v31[24], v31[25], v31[26], v31[27], v31[28], v31[29], v31[30], v31[31], v31[32], v31[33], v31[34], v31[35], v31[36], v31[37], v31[38], v31[39], v31[40], v31[41], v31[42], v31[43], v31[44], v31[45], v31[46], v31[47], v31[48], v31[49], v31[50], v31[51], v31[52], v31[53], v31[54], v31[55], v31[56], v31[57], v31[58], v31[59], v31[60], v31[61], v31[62], v31[63], (v51[0] + (uint64_t)4ULL), (v52[0] + (uint64_t)256ULL), (bool)1);
        g26(v31[64], v31[65], v31[66], v31[67], v31[68], v31[69], v31[70], v31[71], v31[72], v31[73], v31[74], v31[75], v31[76], v31[77], v31[78], v31[79], v31[80], v31[81], v31[82], v31[83], v31[84], v31[85], v31[86], v31[87], v31[88], v31[89], v31[90], v31[91], v31[92], v31[93], v31[94], v31[95], v31[96], v31[97], v31[98], v31[99], v31[100], v31[101], v31[102], v31[103], v31[104], v31[105], v31[106], v31[107], v31[108], v31[109], v31[110], v31[111], v31[112], v31[113], v31[114], v31[115], v31[116], v31[117], v31[118], v31[119], v31[120], v31[121], v31[122], v31[123], v31[124], v31[125], v31[126], v31[127], (v51[0] + (uint64_t)516ULL), (v52[0] + (uint64_t)256ULL), (bool)1);
        g26(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], v31[8], v31[9], v31[10], v31[11], v31[12], v31[13], v31[14], v31[15], v31[16], v31[17], v31[18], v31[19], v31[20], v31[21], v31[22], v31[23], v31[24], v31[25], v31[26], v31[27], v31[28], v31[29], v31[30], v31[31], v31[32], v31[33], v31[34], v31[35], v31[36], v31[37], v31[38], v31[39], v31[40], v31[41], v31[42], v31[43], v31[44], v31[45], v31[46], v31[47], v31[48], v31[49], v31[50], v31[51], v31[52], v31[53], v31[54], v31[55], v31[56], v31[57], v31[58], v31[59], v31[60], v31[61], v31[62], v31[63], (v51[0] + (uint64_t)6ULL), (v52[0] + (uint64_t)384ULL), (bool)1);
        g26(v31[64], v31[65], v31[66], v31[67], v31[68], v31[69], v31[70], v31[71], v31[72], v31[73], v31[74], v31[75], v31[76], v31[77], v31[78], v31[79], v31[80], v31[81], v31[82], v31[83], v31[84], v31[85], v31[86], v31[87], v31[88], v31[89], v31[90], v31[91], v31[92], v31[93], v31[94], v31[95], v31[96], v31[97], v31[98], v31[99], v31[100], v31[101], v31[102], v31[103], v31[104], v31[105], v31[106], v31[107], v31[108], v31[109], v31[110], v31[111], v31[112], v31[113], v31[114], v31[115], v31[116], v31[117], v31[118], v31[119], v31[120], v31[121], v31[122], v31[123], v31[124], v31[125], v31[126], v31[127], (v51[0] + (uint64_t)518ULL), (v52[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v50) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g21(g4((&(((uint64_t*)v8)[(v48[0] + 6)]))), (uint)1);
          }
        }
        v48[0] = v33[0];
        v33[0] = (v33[0] + 1);
        if (v33[0] == 6) {
          v33[0] = 0;
          v34[0] = (v34[0] ^ 1);
        }
      }
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v8)[(14 - (v0 >> 2))]))), (uint)1);
      }
      g22();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v8)[(v48[0] + 6)]))), (uint)1);
      }
      g23();
      int v53 = ((v0 & 3) * 16);
      int v54 = ((((int)threadIdx.x) & 31) >> 2);
      int v55 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v56 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7);
      int v57 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7);
      int v58 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49);
      int v59 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) + v14[0]) < v60) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7)) : v61);
      int v62 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7);
      int v63 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7);
      int v64 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49);
      int v65 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v61);
      alignas(64) nv_bfloat16 v66[2];
      alignas(64) uint v67[1];
      int v68 = (((int)threadIdx.x) & 3);
      v67[0] = ((uint*)v69)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v66[0] = ((nv_bfloat16)(((v31[0] + ((float)((nv_bfloat16*)v67)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[0] + ((float)((nv_bfloat16*)v67)[0]))));
      v66[1] = ((nv_bfloat16)(((v31[1] + ((float)((nv_bfloat16*)v67)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[1] + ((float)((nv_bfloat16*)v67)[1]))));
      int64_t v70 = ((int64_t)v0);
      int64_t v71 = ((int64_t)((int)threadIdx.x));
      int64_t v72 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v73 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v74 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v75 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v76 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v66 + (int64_t)0);
      alignas(64) nv_bfloat16 v77[2];
      alignas(64) uint v78[1];
      v78[0] = ((uint*)v69)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v77[0] = ((nv_bfloat16)(((v31[2] + ((float)((nv_bfloat16*)v78)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[2] + ((float)((nv_bfloat16*)v78)[0]))));
      v77[1] = ((nv_bfloat16)(((v31[3] + ((float)((nv_bfloat16*)v78)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[3] + ((float)((nv_bfloat16*)v78)[1]))));
      int64_t v79 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v77 + (int64_t)0);
      alignas(64) nv_bfloat16 v80[2];
      alignas(64) uint v81[1];
      v81[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v80[0] = ((nv_bfloat16)(((v31[4] + ((float)((nv_bfloat16*)v81)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[4] + ((float)((nv_bfloat16*)v81)[0]))));
      v80[1] = ((nv_bfloat16)(((v31[5] + ((float)((nv_bfloat16*)v81)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[5] + ((float)((nv_bfloat16*)v81)[1]))));
      int64_t v82 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v83 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v80 + (int64_t)0);
      alignas(64) nv_bfloat16 v84[2];
      alignas(64) uint v85[1];
      v85[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v84[0] = ((nv_bfloat16)(((v31[6] + ((float)((nv_bfloat16*)v85)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[6] + ((float)((nv_bfloat16*)v85)[0]))));
      v84[1] = ((nv_bfloat16)(((v31[7] + ((float)((nv_bfloat16*)v85)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[7] + ((float)((nv_bfloat16*)v85)[1]))));
      int64_t v86 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v84 + (int64_t)0);
      alignas(64) nv_bfloat16 v87[2];
      alignas(64) uint v88[1];
      v88[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v87[0] = ((nv_bfloat16)(((v31[8] + ((float)((nv_bfloat16*)v88)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[8] + ((float)((nv_bfloat16*)v88)[0]))));
      v87[1] = ((nv_bfloat16)(((v31[9] + ((float)((nv_bfloat16*)v88)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[9] + ((float)((nv_bfloat16*)v88)[1]))));
      int64_t v89 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v90 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v87 + (int64_t)0);
      alignas(64) nv_bfloat16 v91[2];
      alignas(64) uint v92[1];
      v92[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v91[0] = ((nv_bfloat16)(((v31[10] + ((float)((nv_bfloat16*)v92)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[10] + ((float)((nv_bfloat16*)v92)[0]))));
      v91[1] = ((nv_bfloat16)(((v31[11] + ((float)((nv_bfloat16*)v92)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[11] + ((float)((nv_bfloat16*)v92)[1]))));
      int64_t v93 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v91 + (int64_t)0);
      alignas(64) nv_bfloat16 v94[2];
      alignas(64) uint v95[1];
      v95[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v94[0] = ((nv_bfloat16)(((v31[12] + ((float)((nv_bfloat16*)v95)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[12] + ((float)((nv_bfloat16*)v95)[0]))));
      v94[1] = ((nv_bfloat16)(((v31[13] + ((float)((nv_bfloat16*)v95)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[13] + ((float)((nv_bfloat16*)v95)[1]))));
      int64_t v96 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v97 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v94 + (int64_t)0);
      alignas(64) nv_bfloat16 v98[2];
      alignas(64) uint v99[1];
      v99[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v98[0] = ((nv_bfloat16)(((v31[14] + ((float)((nv_bfloat16*)v99)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[14] + ((float)((nv_bfloat16*)v99)[0]))));
      v98[1] = ((nv_bfloat16)(((v31[15] + ((float)((nv_bfloat16*)v99)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[15] + ((float)((nv_bfloat16*)v99)[1]))));
      int64_t v100 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v98 + (int64_t)0);
      alignas(64) nv_bfloat16 v101[2];
      alignas(64) uint v102[1];
      v102[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v101[0] = ((nv_bfloat16)(((v31[16] + ((float)((nv_bfloat16*)v102)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[16] + ((float)((nv_bfloat16*)v102)[0]))));
      v101[1] = ((nv_bfloat16)(((v31[17] + ((float)((nv_bfloat16*)v102)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[17] + ((float)((nv_bfloat16*)v102)[1]))));
      int64_t v103 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v104 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v101 + (int64_t)0);
      alignas(64) nv_bfloat16 v105[2];
      alignas(64) uint v106[1];
      v106[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v105[0] = ((nv_bfloat16)(((v31[18] + ((float)((nv_bfloat16*)v106)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[18] + ((float)((nv_bfloat16*)v106)[0]))));
      v105[1] = ((nv_bfloat16)(((v31[19] + ((float)((nv_bfloat16*)v106)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[19] + ((float)((nv_bfloat16*)v106)[1]))));
      int64_t v107 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v105 + (int64_t)0);
      alignas(64) nv_bfloat16 v108[2];
      alignas(64) uint v109[1];
      v109[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v108[0] = ((nv_bfloat16)(((v31[20] + ((float)((nv_bfloat16*)v109)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[20] + ((float)((nv_bfloat16*)v109)[0]))));
      v108[1] = ((nv_bfloat16)(((v31[21] + ((float)((nv_bfloat16*)v109)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[21] + ((float)((nv_bfloat16*)v109)[1]))));
      int64_t v110 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v111 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v108 + (int64_t)0);
      alignas(64) nv_bfloat16 v112[2];
      alignas(64) uint v113[1];
      v113[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v112[0] = ((nv_bfloat16)(((v31[22] + ((float)((nv_bfloat16*)v113)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[22] + ((float)((nv_bfloat16*)v113)[0]))));
      v112[1] = ((nv_bfloat16)(((v31[23] + ((float)((nv_bfloat16*)v113)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[23] + ((float)((nv_bfloat16*)v113)[1]))));
      int64_t v114 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v112 + (int64_t)0);
      alignas(64) nv_bfloat16 v115[2];
      alignas(64) uint v116[1];
      v116[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v115[0] = ((nv_bfloat16)(((v31[24] + ((float)((nv_bfloat16*)v116)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[24] + ((float)((nv_bfloat16*)v116)[0]))));
      v115[1] = ((nv_bfloat16)(((v31[25] + ((float)((nv_bfloat16*)v116)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[25] + ((float)((nv_bfloat16*)v116)[1]))));
      int64_t v117 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v118 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v115 + (int64_t)0);
      alignas(64) nv_bfloat16 v119[2];
      alignas(64) uint v120[1];
      v120[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v119[0] = ((nv_bfloat16)(((v31[26] + ((float)((nv_bfloat16*)v120)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[26] + ((float)((nv_bfloat16*)v120)[0]))));
      v119[1] = ((nv_bfloat16)(((v31[27] + ((float)((nv_bfloat16*)v120)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[27] + ((float)((nv_bfloat16*)v120)[1]))));
      int64_t v121 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v119 + (int64_t)0);
      alignas(64) nv_bfloat16 v122[2];
      alignas(64) uint v123[1];
      v123[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v122[0] = ((nv_bfloat16)(((v31[28] + ((float)((nv_bfloat16*)v123)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[28] + ((float)((nv_bfloat16*)v123)[0]))));
      v122[1] = ((nv_bfloat16)(((v31[29] + ((float)((nv_bfloat16*)v123)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[29] + ((float)((nv_bfloat16*)v123)[1]))));
      int64_t v124 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v125 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v122 + (int64_t)0);
      alignas(64) nv_bfloat16 v126[2];
      alignas(64) uint v127[1];
      v127[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v126[0] = ((nv_bfloat16)(((v31[30] + ((float)((nv_bfloat16*)v127)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[30] + ((float)((nv_bfloat16*)v127)[0]))));
      v126[1] = ((nv_bfloat16)(((v31[31] + ((float)((nv_bfloat16*)v127)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[31] + ((float)((nv_bfloat16*)v127)[1]))));
      int64_t v128 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v126 + (int64_t)0);
      g23();
      int v129 = ((((int)threadIdx.x) & 31) >> 3);
      int v130 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v131 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7);
      int v132 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7);
      int v133 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49);
      int v134 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v14[0]) < v60) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v61);
      int v135 = (((int)threadIdx.x) & 7);
      int64_t v136 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v137 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v138 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v139 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360);
      if (v134 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v134) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v141 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4);
      int v142 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7);
      int v143 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7);
      int v144 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49);
      int v145 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v61);
      int64_t v146 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v147 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488);
      if (v145 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v145) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v148 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7);
      int v149 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7);
      int v150 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49);
      int v151 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v61);
      int64_t v152 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616);
      if (v151 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v151) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v153 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7);
      int v154 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7);
      int v155 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49);
      int v156 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v61);
      int64_t v157 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744);
      if (v156 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v156) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v158 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) + v14[0]) < v60) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7)) : v61);
      int v159 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v61);
      alignas(64) nv_bfloat16 v160[2];
      alignas(64) uint v161[1];
      v161[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v160[0] = ((nv_bfloat16)(((v31[32] + ((float)((nv_bfloat16*)v161)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[32] + ((float)((nv_bfloat16*)v161)[0]))));
      v160[1] = ((nv_bfloat16)(((v31[33] + ((float)((nv_bfloat16*)v161)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[33] + ((float)((nv_bfloat16*)v161)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v160 + (int64_t)0);
      alignas(64) nv_bfloat16 v162[2];
      alignas(64) uint v163[1];
      v163[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v162[0] = ((nv_bfloat16)(((v31[34] + ((float)((nv_bfloat16*)v163)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[34] + ((float)((nv_bfloat16*)v163)[0]))));
      v162[1] = ((nv_bfloat16)(((v31[35] + ((float)((nv_bfloat16*)v163)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[35] + ((float)((nv_bfloat16*)v163)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v162 + (int64_t)0);
      alignas(64) nv_bfloat16 v164[2];
      alignas(64) uint v165[1];
      v165[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v164[0] = ((nv_bfloat16)(((v31[36] + ((float)((nv_bfloat16*)v165)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[36] + ((float)((nv_bfloat16*)v165)[0]))));
      v164[1] = ((nv_bfloat16)(((v31[37] + ((float)((nv_bfloat16*)v165)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[37] + ((float)((nv_bfloat16*)v165)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v164 + (int64_t)0);
      alignas(64) nv_bfloat16 v166[2];
      alignas(64) uint v167[1];
      v167[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v166[0] = ((nv_bfloat16)(((v31[38] + ((float)((nv_bfloat16*)v167)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[38] + ((float)((nv_bfloat16*)v167)[0]))));
      v166[1] = ((nv_bfloat16)(((v31[39] + ((float)((nv_bfloat16*)v167)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[39] + ((float)((nv_bfloat16*)v167)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v166 + (int64_t)0);
      alignas(64) nv_bfloat16 v168[2];
      alignas(64) uint v169[1];
      v169[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v168[0] = ((nv_bfloat16)(((v31[40] + ((float)((nv_bfloat16*)v169)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[40] + ((float)((nv_bfloat16*)v169)[0]))));
      v168[1] = ((nv_bfloat16)(((v31[41] + ((float)((nv_bfloat16*)v169)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[41] + ((float)((nv_bfloat16*)v169)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v168 + (int64_t)0);
      alignas(64) nv_bfloat16 v170[2];
      alignas(64) uint v171[1];
      v171[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v170[0] = ((nv_bfloat16)(((v31[42] + ((float)((nv_bfloat16*)v171)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[42] + ((float)((nv_bfloat16*)v171)[0]))));
      v170[1] = ((nv_bfloat16)(((v31[43] + ((float)((nv_bfloat16*)v171)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[43] + ((float)((nv_bfloat16*)v171)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v170 + (int64_t)0);
      alignas(64) nv_bfloat16 v172[2];
      alignas(64) uint v173[1];
      v173[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v172[0] = ((nv_bfloat16)(((v31[44] + ((float)((nv_bfloat16*)v173)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[44] + ((float)((nv_bfloat16*)v173)[0]))));
      v172[1] = ((nv_bfloat16)(((v31[45] + ((float)((nv_bfloat16*)v173)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[45] + ((float)((nv_bfloat16*)v173)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v172 + (int64_t)0);
      alignas(64) nv_bfloat16 v174[2];
      alignas(64) uint v175[1];
      v175[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v174[0] = ((nv_bfloat16)(((v31[46] + ((float)((nv_bfloat16*)v175)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[46] + ((float)((nv_bfloat16*)v175)[0]))));
      v174[1] = ((nv_bfloat16)(((v31[47] + ((float)((nv_bfloat16*)v175)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[47] + ((float)((nv_bfloat16*)v175)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v174 + (int64_t)0);
      alignas(64) nv_bfloat16 v176[2];
      alignas(64) uint v177[1];
      v177[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v176[0] = ((nv_bfloat16)(((v31[48] + ((float)((nv_bfloat16*)v177)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[48] + ((float)((nv_bfloat16*)v177)[0]))));
      v176[1] = ((nv_bfloat16)(((v31[49] + ((float)((nv_bfloat16*)v177)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[49] + ((float)((nv_bfloat16*)v177)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v176 + (int64_t)0);
      alignas(64) nv_bfloat16 v178[2];
      alignas(64) uint v179[1];
      v179[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v178[0] = ((nv_bfloat16)(((v31[50] + ((float)((nv_bfloat16*)v179)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[50] + ((float)((nv_bfloat16*)v179)[0]))));
      v178[1] = ((nv_bfloat16)(((v31[51] + ((float)((nv_bfloat16*)v179)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[51] + ((float)((nv_bfloat16*)v179)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v178 + (int64_t)0);
      alignas(64) nv_bfloat16 v180[2];
      alignas(64) uint v181[1];
      v181[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v180[0] = ((nv_bfloat16)(((v31[52] + ((float)((nv_bfloat16*)v181)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[52] + ((float)((nv_bfloat16*)v181)[0]))));
      v180[1] = ((nv_bfloat16)(((v31[53] + ((float)((nv_bfloat16*)v181)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[53] + ((float)((nv_bfloat16*)v181)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v180 + (int64_t)0);
      alignas(64) nv_bfloat16 v182[2];
      alignas(64) uint v183[1];
      v183[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v182[0] = ((nv_bfloat16)(((v31[54] + ((float)((nv_bfloat16*)v183)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[54] + ((float)((nv_bfloat16*)v183)[0]))));
      v182[1] = ((nv_bfloat16)(((v31[55] + ((float)((nv_bfloat16*)v183)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[55] + ((float)((nv_bfloat16*)v183)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v182 + (int64_t)0);
      alignas(64) nv_bfloat16 v184[2];
      alignas(64) uint v185[1];
      v185[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v184[0] = ((nv_bfloat16)(((v31[56] + ((float)((nv_bfloat16*)v185)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[56] + ((float)((nv_bfloat16*)v185)[0]))));
      v184[1] = ((nv_bfloat16)(((v31[57] + ((float)((nv_bfloat16*)v185)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[57] + ((float)((nv_bfloat16*)v185)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v184 + (int64_t)0);
      alignas(64) nv_bfloat16 v186[2];
      alignas(64) uint v187[1];
      v187[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v186[0] = ((nv_bfloat16)(((v31[58] + ((float)((nv_bfloat16*)v187)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[58] + ((float)((nv_bfloat16*)v187)[0]))));
      v186[1] = ((nv_bfloat16)(((v31[59] + ((float)((nv_bfloat16*)v187)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[59] + ((float)((nv_bfloat16*)v187)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v186 + (int64_t)0);
      alignas(64) nv_bfloat16 v188[2];
      alignas(64) uint v189[1];
      v189[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v188[0] = ((nv_bfloat16)(((v31[60] + ((float)((nv_bfloat16*)v189)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[60] + ((float)((nv_bfloat16*)v189)[0]))));
      v188[1] = ((nv_bfloat16)(((v31[61] + ((float)((nv_bfloat16*)v189)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[61] + ((float)((nv_bfloat16*)v189)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v188 + (int64_t)0);
      alignas(64) nv_bfloat16 v190[2];
      alignas(64) uint v191[1];
      v191[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v190[0] = ((nv_bfloat16)(((v31[62] + ((float)((nv_bfloat16*)v191)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[62] + ((float)((nv_bfloat16*)v191)[0]))));
      v190[1] = ((nv_bfloat16)(((v31[63] + ((float)((nv_bfloat16*)v191)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[63] + ((float)((nv_bfloat16*)v191)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v190 + (int64_t)0);
      g23();
      int v192 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v14[0]) < v60) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v61);
      if (v192 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v192) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v193 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v61);
      if (v193 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v193) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v194 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v61);
      if (v194 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v194) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v195 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v61);
      if (v195 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v195) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v196 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7);
      int v197 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) * 49);
      int v198 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v61);
      int v199 = ((v0 & 3) * 8);
      int v200 = (((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 3));
      int v201 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7);
      int v202 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 2) % 7);
      int v203 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) * 49);
      int v204 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 3)) < 27) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) + v14[0]) < v60)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 2) % 7)) : v61);
      alignas(64) nv_bfloat16 v205[2];
      alignas(64) uint v206[1];
      v206[0] = ((uint*)v69)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v205[0] = ((nv_bfloat16)(((v31[64] + ((float)((nv_bfloat16*)v206)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[64] + ((float)((nv_bfloat16*)v206)[0]))));
      v205[1] = ((nv_bfloat16)(((v31[65] + ((float)((nv_bfloat16*)v206)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[65] + ((float)((nv_bfloat16*)v206)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v205 + (int64_t)0);
      alignas(64) nv_bfloat16 v207[2];
      alignas(64) uint v208[1];
      v208[0] = ((uint*)v69)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v207[0] = ((nv_bfloat16)(((v31[66] + ((float)((nv_bfloat16*)v208)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[66] + ((float)((nv_bfloat16*)v208)[0]))));
      v207[1] = ((nv_bfloat16)(((v31[67] + ((float)((nv_bfloat16*)v208)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[67] + ((float)((nv_bfloat16*)v208)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v207 + (int64_t)0);
      alignas(64) nv_bfloat16 v209[2];
      alignas(64) uint v210[1];
      v210[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v209[0] = ((nv_bfloat16)(((v31[68] + ((float)((nv_bfloat16*)v210)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[68] + ((float)((nv_bfloat16*)v210)[0]))));
      v209[1] = ((nv_bfloat16)(((v31[69] + ((float)((nv_bfloat16*)v210)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[69] + ((float)((nv_bfloat16*)v210)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v209 + (int64_t)0);
      alignas(64) nv_bfloat16 v211[2];
      alignas(64) uint v212[1];
      v212[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v211[0] = ((nv_bfloat16)(((v31[70] + ((float)((nv_bfloat16*)v212)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[70] + ((float)((nv_bfloat16*)v212)[0]))));
      v211[1] = ((nv_bfloat16)(((v31[71] + ((float)((nv_bfloat16*)v212)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[71] + ((float)((nv_bfloat16*)v212)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v211 + (int64_t)0);
      alignas(64) nv_bfloat16 v213[2];
      alignas(64) uint v214[1];
      v214[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v213[0] = ((nv_bfloat16)(((v31[72] + ((float)((nv_bfloat16*)v214)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[72] + ((float)((nv_bfloat16*)v214)[0]))));
      v213[1] = ((nv_bfloat16)(((v31[73] + ((float)((nv_bfloat16*)v214)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[73] + ((float)((nv_bfloat16*)v214)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v213 + (int64_t)0);
      alignas(64) nv_bfloat16 v215[2];
      alignas(64) uint v216[1];
      v216[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v215[0] = ((nv_bfloat16)(((v31[74] + ((float)((nv_bfloat16*)v216)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[74] + ((float)((nv_bfloat16*)v216)[0]))));
      v215[1] = ((nv_bfloat16)(((v31[75] + ((float)((nv_bfloat16*)v216)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[75] + ((float)((nv_bfloat16*)v216)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v215 + (int64_t)0);
      alignas(64) nv_bfloat16 v217[2];
      alignas(64) uint v218[1];
      v218[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v217[0] = ((nv_bfloat16)(((v31[76] + ((float)((nv_bfloat16*)v218)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[76] + ((float)((nv_bfloat16*)v218)[0]))));
      v217[1] = ((nv_bfloat16)(((v31[77] + ((float)((nv_bfloat16*)v218)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[77] + ((float)((nv_bfloat16*)v218)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v217 + (int64_t)0);
      alignas(64) nv_bfloat16 v219[2];
      alignas(64) uint v220[1];
      v220[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v219[0] = ((nv_bfloat16)(((v31[78] + ((float)((nv_bfloat16*)v220)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[78] + ((float)((nv_bfloat16*)v220)[0]))));
      v219[1] = ((nv_bfloat16)(((v31[79] + ((float)((nv_bfloat16*)v220)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[79] + ((float)((nv_bfloat16*)v220)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v219 + (int64_t)0);
      alignas(64) nv_bfloat16 v221[2];
      alignas(64) uint v222[1];
      v222[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v221[0] = ((nv_bfloat16)(((v31[80] + ((float)((nv_bfloat16*)v222)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[80] + ((float)((nv_bfloat16*)v222)[0]))));
      v221[1] = ((nv_bfloat16)(((v31[81] + ((float)((nv_bfloat16*)v222)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[81] + ((float)((nv_bfloat16*)v222)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v221 + (int64_t)0);
      alignas(64) nv_bfloat16 v223[2];
      alignas(64) uint v224[1];
      v224[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v223[0] = ((nv_bfloat16)(((v31[82] + ((float)((nv_bfloat16*)v224)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[82] + ((float)((nv_bfloat16*)v224)[0]))));
      v223[1] = ((nv_bfloat16)(((v31[83] + ((float)((nv_bfloat16*)v224)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[83] + ((float)((nv_bfloat16*)v224)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v223 + (int64_t)0);
      alignas(64) nv_bfloat16 v225[2];
      alignas(64) uint v226[1];
      v226[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v225[0] = ((nv_bfloat16)(((v31[84] + ((float)((nv_bfloat16*)v226)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[84] + ((float)((nv_bfloat16*)v226)[0]))));
      v225[1] = ((nv_bfloat16)(((v31[85] + ((float)((nv_bfloat16*)v226)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[85] + ((float)((nv_bfloat16*)v226)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v225 + (int64_t)0);
      alignas(64) nv_bfloat16 v227[2];
      alignas(64) uint v228[1];
      v228[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v227[0] = ((nv_bfloat16)(((v31[86] + ((float)((nv_bfloat16*)v228)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[86] + ((float)((nv_bfloat16*)v228)[0]))));
      v227[1] = ((nv_bfloat16)(((v31[87] + ((float)((nv_bfloat16*)v228)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[87] + ((float)((nv_bfloat16*)v228)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v227 + (int64_t)0);
      alignas(64) nv_bfloat16 v229[2];
      alignas(64) uint v230[1];
      v230[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v229[0] = ((nv_bfloat16)(((v31[88] + ((float)((nv_bfloat16*)v230)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[88] + ((float)((nv_bfloat16*)v230)[0]))));
      v229[1] = ((nv_bfloat16)(((v31[89] + ((float)((nv_bfloat16*)v230)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[89] + ((float)((nv_bfloat16*)v230)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v229 + (int64_t)0);
      alignas(64) nv_bfloat16 v231[2];
      alignas(64) uint v232[1];
      v232[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v231[0] = ((nv_bfloat16)(((v31[90] + ((float)((nv_bfloat16*)v232)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[90] + ((float)((nv_bfloat16*)v232)[0]))));
      v231[1] = ((nv_bfloat16)(((v31[91] + ((float)((nv_bfloat16*)v232)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[91] + ((float)((nv_bfloat16*)v232)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v231 + (int64_t)0);
      alignas(64) nv_bfloat16 v233[2];
      alignas(64) uint v234[1];
      v234[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v233[0] = ((nv_bfloat16)(((v31[92] + ((float)((nv_bfloat16*)v234)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[92] + ((float)((nv_bfloat16*)v234)[0]))));
      v233[1] = ((nv_bfloat16)(((v31[93] + ((float)((nv_bfloat16*)v234)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[93] + ((float)((nv_bfloat16*)v234)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v233 + (int64_t)0);
      alignas(64) nv_bfloat16 v235[2];
      alignas(64) uint v236[1];
      v236[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v235[0] = ((nv_bfloat16)(((v31[94] + ((float)((nv_bfloat16*)v236)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[94] + ((float)((nv_bfloat16*)v236)[0]))));
      v235[1] = ((nv_bfloat16)(((v31[95] + ((float)((nv_bfloat16*)v236)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[95] + ((float)((nv_bfloat16*)v236)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v235 + (int64_t)0);
      g23();
      int v237 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7);
      int v238 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49);
      int v239 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v61);
      if (v239 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v239) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v240 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7);
      int v241 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49);
      int v242 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v61);
      if (v242 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v242) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v243 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7);
      int v244 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7);
      int v245 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49);
      int v246 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7)) : v61);
      if (v246 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v246) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v247 = (((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4));
      int v248 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7);
      int v249 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7);
      int v250 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49);
      int v251 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 25) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) + v14[0]) < v60)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7)) : v61);
      if (v251 < v61) {
        *(uint4*)(((uint*)v140) + (((((int64_t)v251) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v252 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v61);
      int v253 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 3)) < 27) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) + v14[0]) < v60)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 2) % 7)) : v61);
      alignas(64) nv_bfloat16 v254[2];
      alignas(64) uint v255[1];
      v255[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v254[0] = ((nv_bfloat16)(((v31[96] + ((float)((nv_bfloat16*)v255)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[96] + ((float)((nv_bfloat16*)v255)[0]))));
      v254[1] = ((nv_bfloat16)(((v31[97] + ((float)((nv_bfloat16*)v255)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[97] + ((float)((nv_bfloat16*)v255)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v254 + (int64_t)0);
      alignas(64) nv_bfloat16 v256[2];
      alignas(64) uint v257[1];
      v257[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 32)];
      v256[0] = ((nv_bfloat16)(((v31[98] + ((float)((nv_bfloat16*)v257)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[98] + ((float)((nv_bfloat16*)v257)[0]))));
      v256[1] = ((nv_bfloat16)(((v31[99] + ((float)((nv_bfloat16*)v257)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[99] + ((float)((nv_bfloat16*)v257)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v256 + (int64_t)0);
      alignas(64) nv_bfloat16 v258[2];
      alignas(64) uint v259[1];
      v259[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v258[0] = ((nv_bfloat16)(((v31[100] + ((float)((nv_bfloat16*)v259)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[100] + ((float)((nv_bfloat16*)v259)[0]))));
      v258[1] = ((nv_bfloat16)(((v31[101] + ((float)((nv_bfloat16*)v259)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[101] + ((float)((nv_bfloat16*)v259)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v258 + (int64_t)0);
      alignas(64) nv_bfloat16 v260[2];
      alignas(64) uint v261[1];
      v261[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 36)];
      v260[0] = ((nv_bfloat16)(((v31[102] + ((float)((nv_bfloat16*)v261)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[102] + ((float)((nv_bfloat16*)v261)[0]))));
      v260[1] = ((nv_bfloat16)(((v31[103] + ((float)((nv_bfloat16*)v261)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[103] + ((float)((nv_bfloat16*)v261)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v260 + (int64_t)0);
      alignas(64) nv_bfloat16 v262[2];
      alignas(64) uint v263[1];
      v263[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v262[0] = ((nv_bfloat16)(((v31[104] + ((float)((nv_bfloat16*)v263)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[104] + ((float)((nv_bfloat16*)v263)[0]))));
      v262[1] = ((nv_bfloat16)(((v31[105] + ((float)((nv_bfloat16*)v263)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[105] + ((float)((nv_bfloat16*)v263)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v262 + (int64_t)0);
      alignas(64) nv_bfloat16 v264[2];
      alignas(64) uint v265[1];
      v265[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 40)];
      v264[0] = ((nv_bfloat16)(((v31[106] + ((float)((nv_bfloat16*)v265)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[106] + ((float)((nv_bfloat16*)v265)[0]))));
      v264[1] = ((nv_bfloat16)(((v31[107] + ((float)((nv_bfloat16*)v265)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[107] + ((float)((nv_bfloat16*)v265)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v264 + (int64_t)0);
      alignas(64) nv_bfloat16 v266[2];
      alignas(64) uint v267[1];
      v267[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v266[0] = ((nv_bfloat16)(((v31[108] + ((float)((nv_bfloat16*)v267)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[108] + ((float)((nv_bfloat16*)v267)[0]))));
      v266[1] = ((nv_bfloat16)(((v31[109] + ((float)((nv_bfloat16*)v267)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[109] + ((float)((nv_bfloat16*)v267)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v266 + (int64_t)0);
      alignas(64) nv_bfloat16 v268[2];
      alignas(64) uint v269[1];
      v269[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 44)];
      v268[0] = ((nv_bfloat16)(((v31[110] + ((float)((nv_bfloat16*)v269)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[110] + ((float)((nv_bfloat16*)v269)[0]))));
      v268[1] = ((nv_bfloat16)(((v31[111] + ((float)((nv_bfloat16*)v269)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[111] + ((float)((nv_bfloat16*)v269)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v268 + (int64_t)0);
      alignas(64) nv_bfloat16 v270[2];
      alignas(64) uint v271[1];
      v271[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v270[0] = ((nv_bfloat16)(((v31[112] + ((float)((nv_bfloat16*)v271)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[112] + ((float)((nv_bfloat16*)v271)[0]))));
      v270[1] = ((nv_bfloat16)(((v31[113] + ((float)((nv_bfloat16*)v271)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[113] + ((float)((nv_bfloat16*)v271)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v270 + (int64_t)0);
      alignas(64) nv_bfloat16 v272[2];
      alignas(64) uint v273[1];
      v273[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 48)];
      v272[0] = ((nv_bfloat16)(((v31[114] + ((float)((nv_bfloat16*)v273)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[114] + ((float)((nv_bfloat16*)v273)[0]))));
      v272[1] = ((nv_bfloat16)(((v31[115] + ((float)((nv_bfloat16*)v273)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[115] + ((float)((nv_bfloat16*)v273)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v272 + (int64_t)0);
      alignas(64) nv_bfloat16 v274[2];
      alignas(64) uint v275[1];
      v275[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v274[0] = ((nv_bfloat16)(((v31[116] + ((float)((nv_bfloat16*)v275)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[116] + ((float)((nv_bfloat16*)v275)[0]))));
      v274[1] = ((nv_bfloat16)(((v31[117] + ((float)((nv_bfloat16*)v275)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[117] + ((float)((nv_bfloat16*)v275)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v274 + (int64_t)0);
      alignas(64) nv_bfloat16 v276[2];
      alignas(64) uint v277[1];
      v277[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 52)];
      v276[0] = ((nv_bfloat16)(((v31[118] + ((float)((nv_bfloat16*)v277)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[118] + ((float)((nv_bfloat16*)v277)[0]))));
      v276[1] = ((nv_bfloat16)(((v31[119] + ((float)((nv_bfloat16*)v277)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[119] + ((float)((nv_bfloat16*)v277)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v276 + (int64_t)0);
      alignas(64) nv_bfloat16 v278[2];
      alignas(64) uint v279[1];
      v279[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v278[0] = ((nv_bfloat16)(((v31[120] + ((float)((nv_bfloat16*)v279)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[120] + ((float)((nv_bfloat16*)v279)[0]))));
      v278[1] = ((nv_bfloat16)(((v31[121] + ((float)((nv_bfloat16*)v279)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[121] + ((float)((nv_bfloat16*)v279)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v278 + (int64_t)0);
      alignas(64) nv_bfloat16 v280[2];
      alignas(64) uint v281[1];
      v281[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 56)];
      v280[0] = ((nv_bfloat16)(((v31[122] + ((float)((nv_bfloat16*)v281)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[122] + ((float)((nv_bfloat16*)v281)[0]))));
      v280[1] = ((nv_bfloat16)(((v31[123] + ((float)((nv_bfloat16*)v281)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[123] + ((float)((nv_bfloat16*)v281)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v280 + (int64_t)0);
      alignas(64) nv_bfloat16 v282[2];
      alignas(64) uint v283[1];
      v283[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v282[0] = ((nv_bfloat16)(((v31[124] + ((float)((nv_bfloat16*)v283)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[124] + ((float)((nv_bfloat16*)v283)[0]))));
      v282[1] = ((nv_bfloat16)(((v31[125] + ((float)((nv_bfloat16*)v283)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[125] + ((float)((nv_bfloat16*)v283)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v282 + (int64_t)0);
      alignas(64) nv_bfloat16 v284[2];
      alignas(64) uint v285[1];
      v285[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 60)];
      v284[0] = ((nv_bfloat16)(((v31[126] + ((float)((nv_bfloat16*)v285)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[126] + ((float)((nv_bfloat16*)v285)[0]))));
      v284[1] = ((nv_bfloat16)(((v31[127] + ((float)((nv_bfloat16*)v285)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[127] + ((float)((nv_bfloat16*)v285)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v284 + (int64_t)0);
      g23();
      int v286 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v61);
      if (v286 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v286) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v287 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v61);
      if (v287 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v287) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v288 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) + v14[0]) < v60) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7)) : v61);
      if (v288 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v288) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v289 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 25) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) + v14[0]) < v60)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7)) : v61);
      if (v289 < v61) {
        *(uint4*)(((uint*)v140) + ((((((int64_t)v289) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      v34[0] = (v34[0] ^ 1);
      v33[0] = (v33[0] + 3);
      if (6 <= v33[0]) {
        v33[0] = (v33[0] - 6);
        v34[0] = (v34[0] ^ 1);
      }
      v38[0] = (v38[0] + 264);
    }
  }
}
