// cuda.conv_dynamic: batch_bfloat16, on h200
// config: kernels=3
// digest: 9a5b8166c0db
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, int v21, int v27, int v60, int v61, nv_bfloat16* __restrict__ v70, nv_bfloat16* __restrict__ v136, int64_t v147) {
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
        int v23 = (v22 / 22);
        int v24 = ((v22 / 22) * 11);
        int v25 = ((v22 / 22) * 11);
        int v26 = g11((v27 - ((v22 / 22) * 11)), 11);
        int v28 = g11((v27 - ((v22 / 22) * 11)), 11);
        int v29 = (v22 % 22);
        int v30 = (v22 % 22);
        v11[0] = (((v22 / 22) * 704) + (((v22 % 22) % g11((v27 - ((v22 / 22) * 11)), 11)) * 64));
        v12[0] = (((v22 % 22) / g11((v27 - ((v22 / 22) * 11)), 11)) * 64);
        v14[2] = 0;
        v14[1] = ((v11[0] % 448) / 64);
        v14[0] = ((v11[0] / 448) * 9);
        for (int v31 = 0; v31 < 9; ++v31) {
          g12((&(((uint64_t*)v8)[(v18[0] + 13)])), v19[0]);
          g13(g4((&(((uint64_t*)v8)[v18[0]]))), (uint)16256);
          g14(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, (((v14[2] * 2) + (v31 % 3)) - 1), (((v14[1] * 2) + (v31 / 3)) - 1), v14[0], g4((&(((uint64_t*)v8)[v18[0]]))));
          g15(g4((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 53760)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, v31, g4((&(((uint64_t*)v8)[v18[0]]))));
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
    g16((&(v37[0])), (&(((nv_bfloat16*)v8)[53760])), 512, 64, 3);
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
      v14[2] = 0;
      v14[1] = ((v11[0] % 448) / 64);
      v14[0] = ((v11[0] / 448) * 9);
      alignas(64) int v49[1];
      v49[0] = 0;
      int v50 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v51 = 0; v51 < 9; ++v51) {
        g12((&(((uint64_t*)v8)[v34[0]])), v35[0]);
        g17();
        alignas(64) uint64_t v52[1];
        v52[0] = (v36[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v53[1];
        v53[0] = (v37[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)512ULL));
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], v52[0], v53[0], (0 < v51));
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)2ULL), (v53[0] + (uint64_t)128ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)4ULL), (v53[0] + (uint64_t)256ULL), (bool)1);
        g18(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)6ULL), (v53[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v51) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g21(g4((&(((uint64_t*)v8)[(v49[0] + 13)]))), (uint)1);
          }
        }
        v49[0] = v34[0];
        v34[0] = (v34[0] + 1);
        if (v34[0] == 13) {
          v34[0] = 0;
          v35[0] = (v35[0] ^ 1);
        }
      }
      g22();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g21(g4((&(((uint64_t*)v8)[(v49[0] + 13)]))), (uint)1);
      }
      g23();
      int v54 = (v0 * 16);
      int v55 = ((((int)threadIdx.x) & 31) >> 2);
      int v56 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v57 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v58 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 7);
      int v59 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) < 127) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 7) + v14[0]) < v60)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 7)) : v61);
      int v62 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v63 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 7);
      int v64 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) < 119) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 7) + v14[0]) < v60)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 7)) : v61);
      alignas(64) nv_bfloat16 v65[2];
      alignas(64) nv_bfloat16 v66[2];
      int64_t v67 = ((int64_t)((int)threadIdx.x));
      int64_t v68 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      longlong2 v69 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v66 + (int64_t)0) = g24(v70[v69.x],v70[v69.y]);
      v65[0] = ((nv_bfloat16)(((v32[0] + ((float)v66[0])) < 0x0p+0f) ? 0x0p+0f : (v32[0] + ((float)v66[0]))));
      v65[1] = ((nv_bfloat16)(((v32[1] + ((float)v66[1])) < 0x0p+0f) ? 0x0p+0f : (v32[1] + ((float)v66[1]))));
      int64_t v71 = ((int64_t)v0);
      int64_t v72 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v73 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v74 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v65 + (int64_t)0);
      alignas(64) nv_bfloat16 v75[2];
      alignas(64) nv_bfloat16 v76[2];
      longlong2 v77 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v76 + (int64_t)0) = g24(v70[v77.x],v70[v77.y]);
      v75[0] = ((nv_bfloat16)(((v32[2] + ((float)v76[0])) < 0x0p+0f) ? 0x0p+0f : (v32[2] + ((float)v76[0]))));
      v75[1] = ((nv_bfloat16)(((v32[3] + ((float)v76[1])) < 0x0p+0f) ? 0x0p+0f : (v32[3] + ((float)v76[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v75 + (int64_t)0);
      alignas(64) nv_bfloat16 v78[2];
      alignas(64) nv_bfloat16 v79[2];
      longlong2 v80 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v79 + (int64_t)0) = g24(v70[v80.x],v70[v80.y]);
      v78[0] = ((nv_bfloat16)(((v32[4] + ((float)v79[0])) < 0x0p+0f) ? 0x0p+0f : (v32[4] + ((float)v79[0]))));
      v78[1] = ((nv_bfloat16)(((v32[5] + ((float)v79[1])) < 0x0p+0f) ? 0x0p+0f : (v32[5] + ((float)v79[1]))));
      int64_t v81 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v78 + (int64_t)0);
      alignas(64) nv_bfloat16 v82[2];
      alignas(64) nv_bfloat16 v83[2];
      longlong2 v84 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v83 + (int64_t)0) = g24(v70[v84.x],v70[v84.y]);
      v82[0] = ((nv_bfloat16)(((v32[6] + ((float)v83[0])) < 0x0p+0f) ? 0x0p+0f : (v32[6] + ((float)v83[0]))));
      v82[1] = ((nv_bfloat16)(((v32[7] + ((float)v83[1])) < 0x0p+0f) ? 0x0p+0f : (v32[7] + ((float)v83[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v82 + (int64_t)0);
      alignas(64) nv_bfloat16 v85[2];
      alignas(64) nv_bfloat16 v86[2];
      longlong2 v87 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v86 + (int64_t)0) = g24(v70[v87.x],v70[v87.y]);
      v85[0] = ((nv_bfloat16)(((v32[8] + ((float)v86[0])) < 0x0p+0f) ? 0x0p+0f : (v32[8] + ((float)v86[0]))));
      v85[1] = ((nv_bfloat16)(((v32[9] + ((float)v86[1])) < 0x0p+0f) ? 0x0p+0f : (v32[9] + ((float)v86[1]))));
      int64_t v88 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v85 + (int64_t)0);
      alignas(64) nv_bfloat16 v89[2];
      alignas(64) nv_bfloat16 v90[2];
      longlong2 v91 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v90 + (int64_t)0) = g24(v70[v91.x],v70[v91.y]);
      v89[0] = ((nv_bfloat16)(((v32[10] + ((float)v90[0])) < 0x0p+0f) ? 0x0p+0f : (v32[10] + ((float)v90[0]))));
      v89[1] = ((nv_bfloat16)(((v32[11] + ((float)v90[1])) < 0x0p+0f) ? 0x0p+0f : (v32[11] + ((float)v90[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v89 + (int64_t)0);
      alignas(64) nv_bfloat16 v92[2];
      alignas(64) nv_bfloat16 v93[2];
      longlong2 v94 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v93 + (int64_t)0) = g24(v70[v94.x],v70[v94.y]);
      v92[0] = ((nv_bfloat16)(((v32[12] + ((float)v93[0])) < 0x0p+0f) ? 0x0p+0f : (v32[12] + ((float)v93[0]))));
      v92[1] = ((nv_bfloat16)(((v32[13] + ((float)v93[1])) < 0x0p+0f) ? 0x0p+0f : (v32[13] + ((float)v93[1]))));
      int64_t v95 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v92 + (int64_t)0);
      alignas(64) nv_bfloat16 v96[2];
      alignas(64) nv_bfloat16 v97[2];
      longlong2 v98 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v97 + (int64_t)0) = g24(v70[v98.x],v70[v98.y]);
      v96[0] = ((nv_bfloat16)(((v32[14] + ((float)v97[0])) < 0x0p+0f) ? 0x0p+0f : (v32[14] + ((float)v97[0]))));
      v96[1] = ((nv_bfloat16)(((v32[15] + ((float)v97[1])) < 0x0p+0f) ? 0x0p+0f : (v32[15] + ((float)v97[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v96 + (int64_t)0);
      alignas(64) nv_bfloat16 v99[2];
      alignas(64) nv_bfloat16 v100[2];
      longlong2 v101 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v100 + (int64_t)0) = g24(v70[v101.x],v70[v101.y]);
      v99[0] = ((nv_bfloat16)(((v32[16] + ((float)v100[0])) < 0x0p+0f) ? 0x0p+0f : (v32[16] + ((float)v100[0]))));
      v99[1] = ((nv_bfloat16)(((v32[17] + ((float)v100[1])) < 0x0p+0f) ? 0x0p+0f : (v32[17] + ((float)v100[1]))));
      int64_t v102 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v99 + (int64_t)0);
      alignas(64) nv_bfloat16 v103[2];
      alignas(64) nv_bfloat16 v104[2];
      longlong2 v105 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v104 + (int64_t)0) = g24(v70[v105.x],v70[v105.y]);
      v103[0] = ((nv_bfloat16)(((v32[18] + ((float)v104[0])) < 0x0p+0f) ? 0x0p+0f : (v32[18] + ((float)v104[0]))));
      v103[1] = ((nv_bfloat16)(((v32[19] + ((float)v104[1])) < 0x0p+0f) ? 0x0p+0f : (v32[19] + ((float)v104[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v103 + (int64_t)0);
      alignas(64) nv_bfloat16 v106[2];
      alignas(64) nv_bfloat16 v107[2];
      longlong2 v108 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v107 + (int64_t)0) = g24(v70[v108.x],v70[v108.y]);
      v106[0] = ((nv_bfloat16)(((v32[20] + ((float)v107[0])) < 0x0p+0f) ? 0x0p+0f : (v32[20] + ((float)v107[0]))));
      v106[1] = ((nv_bfloat16)(((v32[21] + ((float)v107[1])) < 0x0p+0f) ? 0x0p+0f : (v32[21] + ((float)v107[1]))));
      int64_t v109 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v106 + (int64_t)0);
      alignas(64) nv_bfloat16 v110[2];
      alignas(64) nv_bfloat16 v111[2];
      longlong2 v112 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v111 + (int64_t)0) = g24(v70[v112.x],v70[v112.y]);
      v110[0] = ((nv_bfloat16)(((v32[22] + ((float)v111[0])) < 0x0p+0f) ? 0x0p+0f : (v32[22] + ((float)v111[0]))));
      v110[1] = ((nv_bfloat16)(((v32[23] + ((float)v111[1])) < 0x0p+0f) ? 0x0p+0f : (v32[23] + ((float)v111[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v110 + (int64_t)0);
      alignas(64) nv_bfloat16 v113[2];
      alignas(64) nv_bfloat16 v114[2];
      longlong2 v115 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v114 + (int64_t)0) = g24(v70[v115.x],v70[v115.y]);
      v113[0] = ((nv_bfloat16)(((v32[24] + ((float)v114[0])) < 0x0p+0f) ? 0x0p+0f : (v32[24] + ((float)v114[0]))));
      v113[1] = ((nv_bfloat16)(((v32[25] + ((float)v114[1])) < 0x0p+0f) ? 0x0p+0f : (v32[25] + ((float)v114[1]))));
      int64_t v116 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v113 + (int64_t)0);
      alignas(64) nv_bfloat16 v117[2];
      alignas(64) nv_bfloat16 v118[2];
      longlong2 v119 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v118 + (int64_t)0) = g24(v70[v119.x],v70[v119.y]);
      v117[0] = ((nv_bfloat16)(((v32[26] + ((float)v118[0])) < 0x0p+0f) ? 0x0p+0f : (v32[26] + ((float)v118[0]))));
      v117[1] = ((nv_bfloat16)(((v32[27] + ((float)v118[1])) < 0x0p+0f) ? 0x0p+0f : (v32[27] + ((float)v118[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v117 + (int64_t)0);
      alignas(64) nv_bfloat16 v120[2];
      alignas(64) nv_bfloat16 v121[2];
      longlong2 v122 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v121 + (int64_t)0) = g24(v70[v122.x],v70[v122.y]);
      v120[0] = ((nv_bfloat16)(((v32[28] + ((float)v121[0])) < 0x0p+0f) ? 0x0p+0f : (v32[28] + ((float)v121[0]))));
      v120[1] = ((nv_bfloat16)(((v32[29] + ((float)v121[1])) < 0x0p+0f) ? 0x0p+0f : (v32[29] + ((float)v121[1]))));
      int64_t v123 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v120 + (int64_t)0);
      alignas(64) nv_bfloat16 v124[2];
      alignas(64) nv_bfloat16 v125[2];
      longlong2 v126 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v125 + (int64_t)0) = g24(v70[v126.x],v70[v126.y]);
      v124[0] = ((nv_bfloat16)(((v32[30] + ((float)v125[0])) < 0x0p+0f) ? 0x0p+0f : (v32[30] + ((float)v125[0]))));
      v124[1] = ((nv_bfloat16)(((v32[31] + ((float)v125[1])) < 0x0p+0f) ? 0x0p+0f : (v32[31] + ((float)v125[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v124 + (int64_t)0);
      g23();
      int v127 = ((((int)threadIdx.x) & 31) >> 3);
      int v128 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v129 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64);
      int v130 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 7);
      int v131 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 127) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 7) + v14[0]) < v60)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 7)) : v61);
      int v132 = (((int)threadIdx.x) & 7);
      int64_t v133 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v134 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v135 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      if (v131 < v61) {
        *(uint4*)(((uint*)v136) + (((((int64_t)v131) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)51456));
      }
      int v137 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60);
      int v138 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 7);
      int v139 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 123) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 7) + v14[0]) < v60)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 7)) : v61);
      int64_t v140 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      if (v139 < v61) {
        *(uint4*)(((uint*)v136) + (((((int64_t)v139) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)51584));
      }
      int v141 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56);
      int v142 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 7);
      int v143 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 119) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 7) + v14[0]) < v60)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 7)) : v61);
      if (v143 < v61) {
        *(uint4*)(((uint*)v136) + (((((int64_t)v143) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)51712));
      }
      int v144 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52);
      int v145 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 7);
      int v146 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 115) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 7) + v14[0]) < v60)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 7)) : v61);
      if (v146 < v61) {
        *(uint4*)(((uint*)v136) + (((((int64_t)v146) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)51840));
      }
      v39[0] = (v39[0] + 132);
    }
  }
}
__launch_bounds__(384, 1) g1(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, int v67, int v68, nv_bfloat16* __restrict__ v78, nv_bfloat16* __restrict__ v162, int64_t v234) {
  int v0 = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int v1 = ((int)g25());
  int v2 = ((int)blockIdx.x);
  int v3 = (v0 >> 2);
  int v4 = (v0 >> 2);
  int v5 = (v0 & 3);
  int v6 = (v0 & 3);
  int v7 = (((int)threadIdx.x) & 31);
  int v8 = (((int)threadIdx.x) & 31);
  g9();
  g10();
  ((int)g25());
  extern __shared__ __align__(64) uchar v9[];
  int v10 = ((int)g25());
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
  g26();
  g27();
  int v19 = (((int)blockIdx.x) >> 1);
  int v20 = (((int)g25()) * 64);
  if ((v0 >> 2) == 0) {
    g28();
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
        v12[0] = ((((v25 / 11) * 1408) + (((v25 % 11) % g11((v24 - ((v25 / 11) * 11)), 11)) * 128)) + (((int)g25()) * 64));
        v13[0] = (((v25 % 11) / g11((v24 - ((v25 / 11) * 11)), 11)) * 128);
        v15[2] = 0;
        v15[1] = ((v12[0] % 448) / 64);
        v15[0] = ((v12[0] / 448) * 9);
        for (int v33 = 0; v33 < 9; ++v33) {
          g12((&(((uint64_t*)v9)[(v21[0] + 8)])), v22[0]);
          g13(g4((&(((uint64_t*)v9)[v21[0]]))), (uint)24448);
          g14(g4((&(((nv_bfloat16*)v9)[(((v21[0] * 4096) + (0 ^ (((v21[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v17)))), 0, (((v15[2] * 2) + (v33 % 3)) - 1), (((v15[1] * 2) + (v33 / 3)) - 1), v15[0], g4((&(((uint64_t*)v9)[v21[0]]))));
          g29(g4((&(((nv_bfloat16*)v9)[((((v21[0] * 8192) + (((int)g25()) * 4096)) + (0 ^ ((((v21[0] * 128) + (((int)g25()) * 64)) & 7) << 3))) + 33280)]))), ((void*)((unsigned long long)(&(v18)))), ((((int)g25()) * 64) + v13[0]), 0, v33, g4((&(((uint64_t*)v9)[v21[0]]))), (ushort)3);
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
    g30();
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
      v12[0] = ((((v43 / 11) * 1408) + (((v43 % 11) % g11((v24 - ((v43 / 11) * 11)), 11)) * 128)) + (((int)g25()) * 64));
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
        g31(v34[0], v34[1], v34[2], v34[3], v34[4], v34[5], v34[6], v34[7], v34[8], v34[9], v34[10], v34[11], v34[12], v34[13], v34[14], v34[15], v34[16], v34[17], v34[18], v34[19], v34[20], v34[21], v34[22], v34[23], v34[24], v34[25], v34[26], v34[27], v34[28], v34[29], v34[30], v34[31], v34[32], v34[33], v34[34], v34[35], v34[36], v34[37], v34[38], v34[39], v34[40], v34[41], v34[42], v34[43], v34[44], v34[45], v34[46], v34[47], v34[48], v34[49], v34[50], v34[51], v34[52], v34[53], v34[54], v34[55], v34[56], v34[57], v34[58], v34[59], v34[60], v34[61], v34[62], v34[63], v57[0], v58[0], (0 < v56));
        g31(v34[0], v34[1], v34[2], v34[3], v34[4], v34[5], v34[6], v34[7], v34[8], v34[9], v34[10], v34[11], v34[12], v34[13], v34[14], v34[15], v34[16], v34[17], v34[18], v34[19], v34[20], v34[21], v34[22], v34[23], v34[24], v34[25], v34[26], v34[27], v34[28], v34[29], v34[30], v34[31], v34[32], v34[33], v34[34], v34[35], v34[36], v34[37], v34[38], v34[39], v34[40], v34[41], v34[42], v34[43], v34[44], v34[45], v34[46], v34[47], v34[48], v34[49], v34[50], v34[51], v34[52], v34[53], v34[54], v34[55], v34[56], v34[57], v34[58], v34[59], v34[60], v34[61], v34[62], v34[63], (v57[0] + (uint64_t)2ULL), (v58[0] + (uint64_t)128ULL), (bool)1);
        g31(v34[0], v34[1], v34[2], v34[3], v34[4], v34[5], v34[6], v34[7], v34[8], v34[9], v34[10], v34[11], v34[12], v34[13], v34[14], v34[15], v34[16], v34[17], v34[18], v34[19], v34[20], v34[21], v34[22], v34[23], v34[24], v34[25], v34[26], v34[27], v34[28], v34[29], v34[30], v34[31], v34[32], v34[33], v34[34], v34[35], v34[36], v34[37], v34[38], v34[39], v34[40], v34[41], v34[42], v34[43], v34[44], v34[45], v34[46], v34[47], v34[48], v34[49], v34[50], v34[51], v34[52], v34[53], v34[54], v34[55], v34[56], v34[57], v34[58], v34[59], v34[60], v34[61], v34[62], v34[63], (v57[0] + (uint64_t)4ULL), (v58[0] + (uint64_t)256ULL), (bool)1);
        g31(v34[0], v34[1], v34[2], v34[3], v34[4], v34[5], v34[6], v34[7], v34[8], v34[9], v34[10], v34[11], v34[12], v34[13], v34[14], v34[15], v34[16], v34[17], v34[18], v34[19], v34[20], v34[21], v34[22], v34[23], v34[24], v34[25], v34[26], v34[27], v34[28], v34[29], v34[30], v34[31], v34[32], v34[33], v34[34], v34[35], v34[36], v34[37], v34[38], v34[39], v34[40], v34[41], v34[42], v34[43], v34[44], v34[45], v34[46], v34[47], v34[48], v34[49], v34[50], v34[51], v34[52], v34[53], v34[54], v34[55], v34[56], v34[57], v34[58], v34[59], v34[60], v34[61], v34[62], v34[63], (v57[0] + (uint64_t)6ULL), (v58[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v56) {
          if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
            alignas(64) uint v59[1];
            g32(v59[0], g4((&(((uint64_t*)v9)[(v51[0] + 8)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
            g33(v59[0], (uint)1);
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
        g32(v60[0], g4((&(((uint64_t*)v9)[(v51[0] + 8)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
        g33(v60[0], (uint)1);
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
      alignas(64) nv_bfloat16 v74[2];
      int64_t v75 = ((int64_t)((int)threadIdx.x));
      int64_t v76 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      longlong2 v77 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v74 + (int64_t)0) = g24(v78[v77.x],v78[v77.y]);
      v73[0] = ((nv_bfloat16)(((v34[0] + ((float)v74[0])) < 0x0p+0f) ? 0x0p+0f : (v34[0] + ((float)v74[0]))));
      v73[1] = ((nv_bfloat16)(((v34[1] + ((float)v74[1])) < 0x0p+0f) ? 0x0p+0f : (v34[1] + ((float)v74[1]))));
      int64_t v79 = ((int64_t)v0);
      int64_t v80 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v81 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v82 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v83 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v73 + (int64_t)0);
      alignas(64) nv_bfloat16 v84[2];
      alignas(64) nv_bfloat16 v85[2];
      longlong2 v86 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v85 + (int64_t)0) = g24(v78[v86.x],v78[v86.y]);
      v84[0] = ((nv_bfloat16)(((v34[2] + ((float)v85[0])) < 0x0p+0f) ? 0x0p+0f : (v34[2] + ((float)v85[0]))));
      v84[1] = ((nv_bfloat16)(((v34[3] + ((float)v85[1])) < 0x0p+0f) ? 0x0p+0f : (v34[3] + ((float)v85[1]))));
      int64_t v87 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v84 + (int64_t)0);
      alignas(64) nv_bfloat16 v88[2];
      alignas(64) nv_bfloat16 v89[2];
      longlong2 v90 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v89 + (int64_t)0) = g24(v78[v90.x],v78[v90.y]);
      v88[0] = ((nv_bfloat16)(((v34[4] + ((float)v89[0])) < 0x0p+0f) ? 0x0p+0f : (v34[4] + ((float)v89[0]))));
      v88[1] = ((nv_bfloat16)(((v34[5] + ((float)v89[1])) < 0x0p+0f) ? 0x0p+0f : (v34[5] + ((float)v89[1]))));
      int64_t v91 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v92 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v88 + (int64_t)0);
      alignas(64) nv_bfloat16 v93[2];
      alignas(64) nv_bfloat16 v94[2];
      longlong2 v95 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v94 + (int64_t)0) = g24(v78[v95.x],v78[v95.y]);
      v93[0] = ((nv_bfloat16)(((v34[6] + ((float)v94[0])) < 0x0p+0f) ? 0x0p+0f : (v34[6] + ((float)v94[0]))));
      v93[1] = ((nv_bfloat16)(((v34[7] + ((float)v94[1])) < 0x0p+0f) ? 0x0p+0f : (v34[7] + ((float)v94[1]))));
      int64_t v96 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v93 + (int64_t)0);
      alignas(64) nv_bfloat16 v97[2];
      alignas(64) nv_bfloat16 v98[2];
      longlong2 v99 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v98 + (int64_t)0) = g24(v78[v99.x],v78[v99.y]);
      v97[0] = ((nv_bfloat16)(((v34[8] + ((float)v98[0])) < 0x0p+0f) ? 0x0p+0f : (v34[8] + ((float)v98[0]))));
      v97[1] = ((nv_bfloat16)(((v34[9] + ((float)v98[1])) < 0x0p+0f) ? 0x0p+0f : (v34[9] + ((float)v98[1]))));
      int64_t v100 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v101 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v97 + (int64_t)0);
      alignas(64) nv_bfloat16 v102[2];
      alignas(64) nv_bfloat16 v103[2];
      longlong2 v104 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v103 + (int64_t)0) = g24(v78[v104.x],v78[v104.y]);
      v102[0] = ((nv_bfloat16)(((v34[10] + ((float)v103[0])) < 0x0p+0f) ? 0x0p+0f : (v34[10] + ((float)v103[0]))));
      v102[1] = ((nv_bfloat16)(((v34[11] + ((float)v103[1])) < 0x0p+0f) ? 0x0p+0f : (v34[11] + ((float)v103[1]))));
      int64_t v105 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v102 + (int64_t)0);
      alignas(64) nv_bfloat16 v106[2];
      alignas(64) nv_bfloat16 v107[2];
      longlong2 v108 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v107 + (int64_t)0) = g24(v78[v108.x],v78[v108.y]);
      v106[0] = ((nv_bfloat16)(((v34[12] + ((float)v107[0])) < 0x0p+0f) ? 0x0p+0f : (v34[12] + ((float)v107[0]))));
      v106[1] = ((nv_bfloat16)(((v34[13] + ((float)v107[1])) < 0x0p+0f) ? 0x0p+0f : (v34[13] + ((float)v107[1]))));
      int64_t v109 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v110 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v106 + (int64_t)0);
      alignas(64) nv_bfloat16 v111[2];
      alignas(64) nv_bfloat16 v112[2];
      longlong2 v113 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v112 + (int64_t)0) = g24(v78[v113.x],v78[v113.y]);
      v111[0] = ((nv_bfloat16)(((v34[14] + ((float)v112[0])) < 0x0p+0f) ? 0x0p+0f : (v34[14] + ((float)v112[0]))));
      v111[1] = ((nv_bfloat16)(((v34[15] + ((float)v112[1])) < 0x0p+0f) ? 0x0p+0f : (v34[15] + ((float)v112[1]))));
      int64_t v114 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v111 + (int64_t)0);
      alignas(64) nv_bfloat16 v115[2];
      alignas(64) nv_bfloat16 v116[2];
      longlong2 v117 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v116 + (int64_t)0) = g24(v78[v117.x],v78[v117.y]);
      v115[0] = ((nv_bfloat16)(((v34[16] + ((float)v116[0])) < 0x0p+0f) ? 0x0p+0f : (v34[16] + ((float)v116[0]))));
      v115[1] = ((nv_bfloat16)(((v34[17] + ((float)v116[1])) < 0x0p+0f) ? 0x0p+0f : (v34[17] + ((float)v116[1]))));
      int64_t v118 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v119 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v115 + (int64_t)0);
      alignas(64) nv_bfloat16 v120[2];
      alignas(64) nv_bfloat16 v121[2];
      longlong2 v122 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v121 + (int64_t)0) = g24(v78[v122.x],v78[v122.y]);
      v120[0] = ((nv_bfloat16)(((v34[18] + ((float)v121[0])) < 0x0p+0f) ? 0x0p+0f : (v34[18] + ((float)v121[0]))));
      v120[1] = ((nv_bfloat16)(((v34[19] + ((float)v121[1])) < 0x0p+0f) ? 0x0p+0f : (v34[19] + ((float)v121[1]))));
      int64_t v123 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v120 + (int64_t)0);
      alignas(64) nv_bfloat16 v124[2];
      alignas(64) nv_bfloat16 v125[2];
      longlong2 v126 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v125 + (int64_t)0) = g24(v78[v126.x],v78[v126.y]);
      v124[0] = ((nv_bfloat16)(((v34[20] + ((float)v125[0])) < 0x0p+0f) ? 0x0p+0f : (v34[20] + ((float)v125[0]))));
      v124[1] = ((nv_bfloat16)(((v34[21] + ((float)v125[1])) < 0x0p+0f) ? 0x0p+0f : (v34[21] + ((float)v125[1]))));
      int64_t v127 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v128 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v124 + (int64_t)0);
      alignas(64) nv_bfloat16 v129[2];
      alignas(64) nv_bfloat16 v130[2];
      longlong2 v131 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v130 + (int64_t)0) = g24(v78[v131.x],v78[v131.y]);
      v129[0] = ((nv_bfloat16)(((v34[22] + ((float)v130[0])) < 0x0p+0f) ? 0x0p+0f : (v34[22] + ((float)v130[0]))));
      v129[1] = ((nv_bfloat16)(((v34[23] + ((float)v130[1])) < 0x0p+0f) ? 0x0p+0f : (v34[23] + ((float)v130[1]))));
      int64_t v132 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v129 + (int64_t)0);
      alignas(64) nv_bfloat16 v133[2];
      alignas(64) nv_bfloat16 v134[2];
      longlong2 v135 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v134 + (int64_t)0) = g24(v78[v135.x],v78[v135.y]);
      v133[0] = ((nv_bfloat16)(((v34[24] + ((float)v134[0])) < 0x0p+0f) ? 0x0p+0f : (v34[24] + ((float)v134[0]))));
      v133[1] = ((nv_bfloat16)(((v34[25] + ((float)v134[1])) < 0x0p+0f) ? 0x0p+0f : (v34[25] + ((float)v134[1]))));
      int64_t v136 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v137 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v133 + (int64_t)0);
      alignas(64) nv_bfloat16 v138[2];
      alignas(64) nv_bfloat16 v139[2];
      longlong2 v140 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v139 + (int64_t)0) = g24(v78[v140.x],v78[v140.y]);
      v138[0] = ((nv_bfloat16)(((v34[26] + ((float)v139[0])) < 0x0p+0f) ? 0x0p+0f : (v34[26] + ((float)v139[0]))));
      v138[1] = ((nv_bfloat16)(((v34[27] + ((float)v139[1])) < 0x0p+0f) ? 0x0p+0f : (v34[27] + ((float)v139[1]))));
      int64_t v141 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v138 + (int64_t)0);
      alignas(64) nv_bfloat16 v142[2];
      alignas(64) nv_bfloat16 v143[2];
      longlong2 v144 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v143 + (int64_t)0) = g24(v78[v144.x],v78[v144.y]);
      v142[0] = ((nv_bfloat16)(((v34[28] + ((float)v143[0])) < 0x0p+0f) ? 0x0p+0f : (v34[28] + ((float)v143[0]))));
      v142[1] = ((nv_bfloat16)(((v34[29] + ((float)v143[1])) < 0x0p+0f) ? 0x0p+0f : (v34[29] + ((float)v143[1]))));
      int64_t v145 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v146 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v142 + (int64_t)0);
      alignas(64) nv_bfloat16 v147[2];
      alignas(64) nv_bfloat16 v148[2];
      longlong2 v149 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v148 + (int64_t)0) = g24(v78[v149.x],v78[v149.y]);
      v147[0] = ((nv_bfloat16)(((v34[30] + ((float)v148[0])) < 0x0p+0f) ? 0x0p+0f : (v34[30] + ((float)v148[0]))));
      v147[1] = ((nv_bfloat16)(((v34[31] + ((float)v148[1])) < 0x0p+0f) ? 0x0p+0f : (v34[31] + ((float)v148[1]))));
      int64_t v150 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v147 + (int64_t)0);
      g23();
      int v151 = ((((int)threadIdx.x) & 31) >> 3);
      int v152 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v153 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7);
      int v154 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7);
      int v155 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49);
      int v156 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v67) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v68);
      int v157 = (((int)threadIdx.x) & 7);
      int64_t v158 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v159 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v160 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v161 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360);
      if (v156 < v68) {
        *(uint4*)(((uint*)v162) + (((((int64_t)v156) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v163 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4);
      int v164 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7);
      int v165 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7);
      int v166 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49);
      int v167 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v67) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v68);
      int64_t v168 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v169 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488);
      if (v167 < v68) {
        *(uint4*)(((uint*)v162) + (((((int64_t)v167) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v170 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7);
      int v171 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7);
      int v172 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49);
      int v173 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v67) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v68);
      int64_t v174 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616);
      if (v173 < v68) {
        *(uint4*)(((uint*)v162) + (((((int64_t)v173) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v175 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7);
      int v176 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7);
      int v177 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49);
      int v178 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 51) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v67)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v68);
      int64_t v179 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744);
      if (v178 < v68) {
        *(uint4*)(((uint*)v162) + (((((int64_t)v178) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v180 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) + v15[0]) < v67) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7)) : v68);
      int v181 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) < 55) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) + v15[0]) < v67)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v68);
      alignas(64) nv_bfloat16 v182[2];
      alignas(64) nv_bfloat16 v183[2];
      longlong2 v184 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v183 + (int64_t)0) = g24(v78[v184.x],v78[v184.y]);
      v182[0] = ((nv_bfloat16)(((v34[32] + ((float)v183[0])) < 0x0p+0f) ? 0x0p+0f : (v34[32] + ((float)v183[0]))));
      v182[1] = ((nv_bfloat16)(((v34[33] + ((float)v183[1])) < 0x0p+0f) ? 0x0p+0f : (v34[33] + ((float)v183[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v182 + (int64_t)0);
      alignas(64) nv_bfloat16 v185[2];
      alignas(64) nv_bfloat16 v186[2];
      longlong2 v187 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v186 + (int64_t)0) = g24(v78[v187.x],v78[v187.y]);
      v185[0] = ((nv_bfloat16)(((v34[34] + ((float)v186[0])) < 0x0p+0f) ? 0x0p+0f : (v34[34] + ((float)v186[0]))));
      v185[1] = ((nv_bfloat16)(((v34[35] + ((float)v186[1])) < 0x0p+0f) ? 0x0p+0f : (v34[35] + ((float)v186[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v185 + (int64_t)0);
      alignas(64) nv_bfloat16 v188[2];
      alignas(64) nv_bfloat16 v189[2];
      longlong2 v190 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v189 + (int64_t)0) = g24(v78[v190.x],v78[v190.y]);
      v188[0] = ((nv_bfloat16)(((v34[36] + ((float)v189[0])) < 0x0p+0f) ? 0x0p+0f : (v34[36] + ((float)v189[0]))));
      v188[1] = ((nv_bfloat16)(((v34[37] + ((float)v189[1])) < 0x0p+0f) ? 0x0p+0f : (v34[37] + ((float)v189[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v188 + (int64_t)0);
      alignas(64) nv_bfloat16 v191[2];
      alignas(64) nv_bfloat16 v192[2];
      longlong2 v193 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v192 + (int64_t)0) = g24(v78[v193.x],v78[v193.y]);
      v191[0] = ((nv_bfloat16)(((v34[38] + ((float)v192[0])) < 0x0p+0f) ? 0x0p+0f : (v34[38] + ((float)v192[0]))));
      v191[1] = ((nv_bfloat16)(((v34[39] + ((float)v192[1])) < 0x0p+0f) ? 0x0p+0f : (v34[39] + ((float)v192[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v191 + (int64_t)0);
      alignas(64) nv_bfloat16 v194[2];
      alignas(64) nv_bfloat16 v195[2];
      longlong2 v196 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v195 + (int64_t)0) = g24(v78[v196.x],v78[v196.y]);
      v194[0] = ((nv_bfloat16)(((v34[40] + ((float)v195[0])) < 0x0p+0f) ? 0x0p+0f : (v34[40] + ((float)v195[0]))));
      v194[1] = ((nv_bfloat16)(((v34[41] + ((float)v195[1])) < 0x0p+0f) ? 0x0p+0f : (v34[41] + ((float)v195[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v194 + (int64_t)0);
      alignas(64) nv_bfloat16 v197[2];
      alignas(64) nv_bfloat16 v198[2];
      longlong2 v199 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v198 + (int64_t)0) = g24(v78[v199.x],v78[v199.y]);
      v197[0] = ((nv_bfloat16)(((v34[42] + ((float)v198[0])) < 0x0p+0f) ? 0x0p+0f : (v34[42] + ((float)v198[0]))));
      v197[1] = ((nv_bfloat16)(((v34[43] + ((float)v198[1])) < 0x0p+0f) ? 0x0p+0f : (v34[43] + ((float)v198[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v197 + (int64_t)0);
      alignas(64) nv_bfloat16 v200[2];
      alignas(64) nv_bfloat16 v201[2];
      longlong2 v202 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v201 + (int64_t)0) = g24(v78[v202.x],v78[v202.y]);
      v200[0] = ((nv_bfloat16)(((v34[44] + ((float)v201[0])) < 0x0p+0f) ? 0x0p+0f : (v34[44] + ((float)v201[0]))));
      v200[1] = ((nv_bfloat16)(((v34[45] + ((float)v201[1])) < 0x0p+0f) ? 0x0p+0f : (v34[45] + ((float)v201[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v200 + (int64_t)0);
      alignas(64) nv_bfloat16 v203[2];
      alignas(64) nv_bfloat16 v204[2];
      longlong2 v205 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v204 + (int64_t)0) = g24(v78[v205.x],v78[v205.y]);
      v203[0] = ((nv_bfloat16)(((v34[46] + ((float)v204[0])) < 0x0p+0f) ? 0x0p+0f : (v34[46] + ((float)v204[0]))));
      v203[1] = ((nv_bfloat16)(((v34[47] + ((float)v204[1])) < 0x0p+0f) ? 0x0p+0f : (v34[47] + ((float)v204[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v203 + (int64_t)0);
      alignas(64) nv_bfloat16 v206[2];
      alignas(64) nv_bfloat16 v207[2];
      longlong2 v208 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v207 + (int64_t)0) = g24(v78[v208.x],v78[v208.y]);
      v206[0] = ((nv_bfloat16)(((v34[48] + ((float)v207[0])) < 0x0p+0f) ? 0x0p+0f : (v34[48] + ((float)v207[0]))));
      v206[1] = ((nv_bfloat16)(((v34[49] + ((float)v207[1])) < 0x0p+0f) ? 0x0p+0f : (v34[49] + ((float)v207[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v206 + (int64_t)0);
      alignas(64) nv_bfloat16 v209[2];
      alignas(64) nv_bfloat16 v210[2];
      longlong2 v211 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v210 + (int64_t)0) = g24(v78[v211.x],v78[v211.y]);
      v209[0] = ((nv_bfloat16)(((v34[50] + ((float)v210[0])) < 0x0p+0f) ? 0x0p+0f : (v34[50] + ((float)v210[0]))));
      v209[1] = ((nv_bfloat16)(((v34[51] + ((float)v210[1])) < 0x0p+0f) ? 0x0p+0f : (v34[51] + ((float)v210[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v209 + (int64_t)0);
      alignas(64) nv_bfloat16 v212[2];
      alignas(64) nv_bfloat16 v213[2];
      longlong2 v214 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v213 + (int64_t)0) = g24(v78[v214.x],v78[v214.y]);
      v212[0] = ((nv_bfloat16)(((v34[52] + ((float)v213[0])) < 0x0p+0f) ? 0x0p+0f : (v34[52] + ((float)v213[0]))));
      v212[1] = ((nv_bfloat16)(((v34[53] + ((float)v213[1])) < 0x0p+0f) ? 0x0p+0f : (v34[53] + ((float)v213[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v212 + (int64_t)0);
      alignas(64) nv_bfloat16 v215[2];
      alignas(64) nv_bfloat16 v216[2];
      longlong2 v217 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v216 + (int64_t)0) = g24(v78[v217.x],v78[v217.y]);
      v215[0] = ((nv_bfloat16)(((v34[54] + ((float)v216[0])) < 0x0p+0f) ? 0x0p+0f : (v34[54] + ((float)v216[0]))));
      v215[1] = ((nv_bfloat16)(((v34[55] + ((float)v216[1])) < 0x0p+0f) ? 0x0p+0f : (v34[55] + ((float)v216[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v215 + (int64_t)0);
      alignas(64) nv_bfloat16 v218[2];
      alignas(64) nv_bfloat16 v219[2];
      longlong2 v220 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v219 + (int64_t)0) = g24(v78[v220.x],v78[v220.y]);
      v218[0] = ((nv_bfloat16)(((v34[56] + ((float)v219[0])) < 0x0p+0f) ? 0x0p+0f : (v34[56] + ((float)v219[0]))));
      v218[1] = ((nv_bfloat16)(((v34[57] + ((float)v219[1])) < 0x0p+0f) ? 0x0p+0f : (v34[57] + ((float)v219[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v218 + (int64_t)0);
      alignas(64) nv_bfloat16 v221[2];
      alignas(64) nv_bfloat16 v222[2];
      longlong2 v223 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v222 + (int64_t)0) = g24(v78[v223.x],v78[v223.y]);
      v221[0] = ((nv_bfloat16)(((v34[58] + ((float)v222[0])) < 0x0p+0f) ? 0x0p+0f : (v34[58] + ((float)v222[0]))));
      v221[1] = ((nv_bfloat16)(((v34[59] + ((float)v222[1])) < 0x0p+0f) ? 0x0p+0f : (v34[59] + ((float)v222[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v221 + (int64_t)0);
      alignas(64) nv_bfloat16 v224[2];
      alignas(64) nv_bfloat16 v225[2];
      longlong2 v226 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v225 + (int64_t)0) = g24(v78[v226.x],v78[v226.y]);
      v224[0] = ((nv_bfloat16)(((v34[60] + ((float)v225[0])) < 0x0p+0f) ? 0x0p+0f : (v34[60] + ((float)v225[0]))));
      v224[1] = ((nv_bfloat16)(((v34[61] + ((float)v225[1])) < 0x0p+0f) ? 0x0p+0f : (v34[61] + ((float)v225[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v224 + (int64_t)0);
      alignas(64) nv_bfloat16 v227[2];
      alignas(64) nv_bfloat16 v228[2];
      longlong2 v229 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v228 + (int64_t)0) = g24(v78[v229.x],v78[v229.y]);
      v227[0] = ((nv_bfloat16)(((v34[62] + ((float)v228[0])) < 0x0p+0f) ? 0x0p+0f : (v34[62] + ((float)v228[0]))));
      v227[1] = ((nv_bfloat16)(((v34[63] + ((float)v228[1])) < 0x0p+0f) ? 0x0p+0f : (v34[63] + ((float)v228[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v227 + (int64_t)0);
      g23();
      int v230 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v67) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v68);
      if (v230 < v68) {
        *(uint4*)(((uint*)v162) + ((((((int64_t)v230) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v231 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v67) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v68);
      if (v231 < v68) {
        *(uint4*)(((uint*)v162) + ((((((int64_t)v231) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v232 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v67) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v68);
      if (v232 < v68) {
        *(uint4*)(((uint*)v162) + ((((((int64_t)v232) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v233 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 51) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v67)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v68);
      if (v233 < v68) {
        *(uint4*)(((uint*)v162) + ((((((int64_t)v233) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
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
  g26();
  g27();
}
__launch_bounds__(384, 1) g2(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, int v68, int v69, nv_bfloat16* __restrict__ v79, nv_bfloat16* __restrict__ v163, int64_t v361) {
  int v0 = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int v1 = ((int)g25());
  int v2 = ((int)blockIdx.x);
  int v3 = (v0 >> 2);
  int v4 = (v0 >> 2);
  int v5 = (v0 & 3);
  int v6 = (v0 & 3);
  int v7 = (((int)threadIdx.x) & 31);
  int v8 = (((int)threadIdx.x) & 31);
  g9();
  g10();
  ((int)g25());
  extern __shared__ __align__(64) uchar v9[];
  int v10 = ((int)g25());
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
  g26();
  g27();
  int v19 = (((int)blockIdx.x) >> 1);
  int v20 = (((int)g25()) * 128);
  if ((v0 >> 2) == 0) {
    g28();
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
        v12[0] = ((((v25 / 8) * 2048) + (((v25 % 8) % g11((v24 - ((v25 / 8) * 8)), 8)) * 256)) + (((int)g25()) * 128));
        v13[0] = (((v25 % 8) / g11((v24 - ((v25 / 8) * 8)), 8)) * 128);
        v15[2] = 0;
        v15[1] = ((v12[0] % 896) / 128);
        v15[0] = ((v12[0] / 896) * 18);
        for (int v33 = 0; v33 < 9; ++v33) {
          g12((&(((uint64_t*)v9)[(v21[0] + 6)])), v22[0]);
          g13(g4((&(((uint64_t*)v9)[v21[0]]))), (uint)32512);
          g14(g4((&(((nv_bfloat16*)v9)[(((v21[0] * 8192) + (0 ^ (((v21[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v17)))), 0, (((v15[2] * 2) + (v33 % 3)) - 1), (((v15[1] * 2) + (v33 / 3)) - 1), v15[0], g4((&(((uint64_t*)v9)[v21[0]]))));
          int v34 = (((int)g25()) * 64);
          g29(g4((&(((nv_bfloat16*)v9)[((((v21[0] * 8192) + (((int)g25()) * 4096)) + (0 ^ ((((v21[0] * 128) + (((int)g25()) * 64)) & 7) << 3))) + 49664)]))), ((void*)((unsigned long long)(&(v18)))), ((((int)g25()) * 64) + v13[0]), 0, v33, g4((&(((uint64_t*)v9)[v21[0]]))), (ushort)3);
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
    g30();
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
      v12[0] = ((((v44 / 8) * 2048) + (((v44 % 8) % g11((v24 - ((v44 / 8) * 8)), 8)) * 256)) + (((int)g25()) * 128));
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
        g31(v35[0], v35[1], v35[2], v35[3], v35[4], v35[5], v35[6], v35[7], v35[8], v35[9], v35[10], v35[11], v35[12], v35[13], v35[14], v35[15], v35[16], v35[17], v35[18], v35[19], v35[20], v35[21], v35[22], v35[23], v35[24], v35[25], v35[26], v35[27], v35[28], v35[29], v35[30], v35[31], v35[32], v35[33], v35[34], v35[35], v35[36], v35[37], v35[38], v35[39], v35[40], v35[41], v35[42], v35[43], v35[44], v35[45], v35[46], v35[47], v35[48], v35[49], v35[50], v35[51], v35[52], v35[53], v35[54], v35[55], v35[56], v35[57], v35[58], v35[59], v35[60], v35[61], v35[62], v35[63], v58[0], v59[0], (0 < v57));
        g31(v35[64], v35[65], v35[66], v35[67], v35[68], v35[69], v35[70], v35[71], v35[72], v35[73], v35[74], v35[75], v35[76], v35[77], v35[78], v35[79], v35[80], v35[81], v35[82], v35[83], v35[84], v35[85], v35[86], v35[87], v35[88], v35[89], v35[90], v35[91], v35[92], v35[93], v35[94], v35[95], v35[96], v35[97], v35[98], v35[99], v35[100], v35[101], v35[102], v35[103], v35[104], v35[105], v35[106], v35[107], v35[108], v35[109], v35[110], v35[111], v35[112], v35[113], v35[114], v35[115], v35[116], v35[117], v35[118], v35[119], v35[120], v35[121], v35[122], v35[123], v35[124], v35[125], v35[126], v35[127], (v58[0] + (uint64_t)512ULL), v59[0], (0 < v57));
        g31(v35[0], v35[1], v35[2], v35[3], v35[4], v35[5], v35[6], v35[7], v35[8], v35[9], v35[10], v35[11], v35[12], v35[13], v35[14], v35[15], v35[16], v35[17], v35[18], v35[19], v35[20], v35[21], v35[22], v35[23], v35[24], v35[25], v35[26], v35[27], v35[28], v35[29], v35[30], v35[31], v35[32], v35[33], v35[34], v35[35], v35[36], v35[37], v35[38], v35[39], v35[40], v35[41], v35[42], v35[43], v35[44], v35[45], v35[46], v35[47], v35[48], v35[49], v35[50], v35[51], v35[52], v35[53], v35[54], v35[55], v35[56], v35[57], v35[58], v35[59], v35[60], v35[61], v35[62], v35[63], (v58[0] + (uint64_t)2ULL), (v59[0] + (uint64_t)128ULL), (bool)1);
        g31(v35[64], v35[65], v35[66], v35[67], v35[68], v35[69], v35[70], v35[71], v35[72], v35[73], v35[74], v35[75], v35[76], v35[77], v35[78], v35[79], v35[80], v35[81], v35[82], v35[83], v35[84], v35[85], v35[86], v35[87], v35[88], v35[89], v35[90], v35[91], v35[92], v35[93], v35[94], v35[95], v35[96], v35[97], v35[98], v35[99], v35[100], v35[101], v35[102], v35[103], v35[104], v35[105], v35[106], v35[107], v35[108], v35[109], v35[110], v35[111], v35[112], v35[113], v35[114], v35[115], v35[116], v35[117], v35[118], v35[119], v35[120], v35[121], v35[122], v35[123], v35[124], v35[125], v35[126], v35[127], (v58[0] + (uint64_t)514ULL), (v59[0] + (uint64_t)128ULL), (bool)1);
        g31(v35[0], v35[1], v35[2], v35[3], v35[4], v35[5], v35[6], v35[7], v35[8], v35[9], v35[10], v35[11], v35[12], v35[13], v35[14], v35[15], v35[16], v35[17], v35[18], v35[19], v35[20], v35[21], v35[22], v35[23], v35[24], v35[25], v35[26], v35[27], v35[28], v35[29], v35[30], v35[31], v35[32], v35[33], v35[34], v35[35], v35[36], v35[37], v35[38], v35[39], v35[40], v35[41], v35[42], v35[43], v35[44], v35[45], v35[46], v35[47], v35[48], v35[49], v35[50], v35[51], v35[52], v35[53], v35[54], v35[55], v35[56], v35[57], v35[58], v35[59], v35[60], v35[61], v35[62], v35[63], (v58[0] + (uint64_t)4ULL), (v59[0] + (uint64_t)256ULL), (bool)1);
        g31(v35[64], v35[65], v35[66], v35[67], v35[68], v35[69], v35[70], v35[71], v35[72], v35[73], v35[74], v35[75], v35[76], v35[77], v35[78], v35[79], v35[80], v35[81], v35[82], v35[83], v35[84], v35[85], v35[86], v35[87], v35[88], v35[89], v35[90], v35[91], v35[92], v35[93], v35[94], v35[95], v35[96], v35[97], v35[98], v35[99], v35[100], v35[101], v35[102], v35[103], v35[104], v35[105], v35[106], v35[107], v35[108], v35[109], v35[110], v35[111], v35[112], v35[113], v35[114], v35[115], v35[116], v35[117], v35[118], v35[119], v35[120], v35[121], v35[122], v35[123], v35[124], v35[125], v35[126], v35[127], (v58[0] + (uint64_t)516ULL), (v59[0] + (uint64_t)256ULL), (bool)1);
        g31(v35[0], v35[1], v35[2], v35[3], v35[4], v35[5], v35[6], v35[7], v35[8], v35[9], v35[10], v35[11], v35[12], v35[13], v35[14], v35[15], v35[16], v35[17], v35[18], v35[19], v35[20], v35[21], v35[22], v35[23], v35[24], v35[25], v35[26], v35[27], v35[28], v35[29], v35[30], v35[31], v35[32], v35[33], v35[34], v35[35], v35[36], v35[37], v35[38], v35[39], v35[40], v35[41], v35[42], v35[43], v35[44], v35[45], v35[46], v35[47], v35[48], v35[49], v35[50], v35[51], v35[52], v35[53], v35[54], v35[55], v35[56], v35[57], v35[58], v35[59], v35[60], v35[61], v35[62], v35[63], (v58[0] + (uint64_t)6ULL), (v59[0] + (uint64_t)384ULL), (bool)1);
        g31(v35[64], v35[65], v35[66], v35[67], v35[68], v35[69], v35[70], v35[71], v35[72], v35[73], v35[74], v35[75], v35[76], v35[77], v35[78], v35[79], v35[80], v35[81], v35[82], v35[83], v35[84], v35[85], v35[86], v35[87], v35[88], v35[89], v35[90], v35[91], v35[92], v35[93], v35[94], v35[95], v35[96], v35[97], v35[98], v35[99], v35[100], v35[101], v35[102], v35[103], v35[104], v35[105], v35[106], v35[107], v35[108], v35[109], v35[110], v35[111], v35[112], v35[113], v35[114], v35[115], v35[116], v35[117], v35[118], v35[119], v35[120], v35[121], v35[122], v35[123], v35[124], v35[125], v35[126], v35[127], (v58[0] + (uint64_t)518ULL), (v59[0] + (uint64_t)384ULL), (bool)1);
        g19();
        g20();
        if (0 < v57) {
          if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
            alignas(64) uint v60[1];
            g32(v60[0], g4((&(((uint64_t*)v9)[(v52[0] + 6)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
            g33(v60[0], (uint)1);
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
        g32(v61[0], g4((&(((uint64_t*)v9)[(v52[0] + 6)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
        g33(v61[0], (uint)1);
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
      alignas(64) nv_bfloat16 v75[2];
      int64_t v76 = ((int64_t)((int)threadIdx.x));
      int64_t v77 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      longlong2 v78 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v75 + (int64_t)0) = g24(v79[v78.x],v79[v78.y]);
      v74[0] = ((nv_bfloat16)(((v35[0] + ((float)v75[0])) < 0x0p+0f) ? 0x0p+0f : (v35[0] + ((float)v75[0]))));
      v74[1] = ((nv_bfloat16)(((v35[1] + ((float)v75[1])) < 0x0p+0f) ? 0x0p+0f : (v35[1] + ((float)v75[1]))));
      int64_t v80 = ((int64_t)v0);
      int64_t v81 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v82 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v83 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v84 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v74 + (int64_t)0);
      alignas(64) nv_bfloat16 v85[2];
      alignas(64) nv_bfloat16 v86[2];
      longlong2 v87 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v86 + (int64_t)0) = g24(v79[v87.x],v79[v87.y]);
      v85[0] = ((nv_bfloat16)(((v35[2] + ((float)v86[0])) < 0x0p+0f) ? 0x0p+0f : (v35[2] + ((float)v86[0]))));
      v85[1] = ((nv_bfloat16)(((v35[3] + ((float)v86[1])) < 0x0p+0f) ? 0x0p+0f : (v35[3] + ((float)v86[1]))));
      int64_t v88 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v85 + (int64_t)0);
      alignas(64) nv_bfloat16 v89[2];
      alignas(64) nv_bfloat16 v90[2];
      longlong2 v91 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v90 + (int64_t)0) = g24(v79[v91.x],v79[v91.y]);
      v89[0] = ((nv_bfloat16)(((v35[4] + ((float)v90[0])) < 0x0p+0f) ? 0x0p+0f : (v35[4] + ((float)v90[0]))));
      v89[1] = ((nv_bfloat16)(((v35[5] + ((float)v90[1])) < 0x0p+0f) ? 0x0p+0f : (v35[5] + ((float)v90[1]))));
      int64_t v92 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v93 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v89 + (int64_t)0);
      alignas(64) nv_bfloat16 v94[2];
      alignas(64) nv_bfloat16 v95[2];
      longlong2 v96 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v95 + (int64_t)0) = g24(v79[v96.x],v79[v96.y]);
      v94[0] = ((nv_bfloat16)(((v35[6] + ((float)v95[0])) < 0x0p+0f) ? 0x0p+0f : (v35[6] + ((float)v95[0]))));
      v94[1] = ((nv_bfloat16)(((v35[7] + ((float)v95[1])) < 0x0p+0f) ? 0x0p+0f : (v35[7] + ((float)v95[1]))));
      int64_t v97 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v94 + (int64_t)0);
      alignas(64) nv_bfloat16 v98[2];
      alignas(64) nv_bfloat16 v99[2];
      longlong2 v100 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v99 + (int64_t)0) = g24(v79[v100.x],v79[v100.y]);
      v98[0] = ((nv_bfloat16)(((v35[8] + ((float)v99[0])) < 0x0p+0f) ? 0x0p+0f : (v35[8] + ((float)v99[0]))));
      v98[1] = ((nv_bfloat16)(((v35[9] + ((float)v99[1])) < 0x0p+0f) ? 0x0p+0f : (v35[9] + ((float)v99[1]))));
      int64_t v101 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v102 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v98 + (int64_t)0);
      alignas(64) nv_bfloat16 v103[2];
      alignas(64) nv_bfloat16 v104[2];
      longlong2 v105 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v104 + (int64_t)0) = g24(v79[v105.x],v79[v105.y]);
      v103[0] = ((nv_bfloat16)(((v35[10] + ((float)v104[0])) < 0x0p+0f) ? 0x0p+0f : (v35[10] + ((float)v104[0]))));
      v103[1] = ((nv_bfloat16)(((v35[11] + ((float)v104[1])) < 0x0p+0f) ? 0x0p+0f : (v35[11] + ((float)v104[1]))));
      int64_t v106 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v103 + (int64_t)0);
      alignas(64) nv_bfloat16 v107[2];
      alignas(64) nv_bfloat16 v108[2];
      longlong2 v109 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v108 + (int64_t)0) = g24(v79[v109.x],v79[v109.y]);
      v107[0] = ((nv_bfloat16)(((v35[12] + ((float)v108[0])) < 0x0p+0f) ? 0x0p+0f : (v35[12] + ((float)v108[0]))));
      v107[1] = ((nv_bfloat16)(((v35[13] + ((float)v108[1])) < 0x0p+0f) ? 0x0p+0f : (v35[13] + ((float)v108[1]))));
      int64_t v110 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v111 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v107 + (int64_t)0);
      alignas(64) nv_bfloat16 v112[2];
      alignas(64) nv_bfloat16 v113[2];
      longlong2 v114 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v113 + (int64_t)0) = g24(v79[v114.x],v79[v114.y]);
      v112[0] = ((nv_bfloat16)(((v35[14] + ((float)v113[0])) < 0x0p+0f) ? 0x0p+0f : (v35[14] + ((float)v113[0]))));
      v112[1] = ((nv_bfloat16)(((v35[15] + ((float)v113[1])) < 0x0p+0f) ? 0x0p+0f : (v35[15] + ((float)v113[1]))));
      int64_t v115 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v112 + (int64_t)0);
      alignas(64) nv_bfloat16 v116[2];
      alignas(64) nv_bfloat16 v117[2];
      longlong2 v118 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v117 + (int64_t)0) = g24(v79[v118.x],v79[v118.y]);
      v116[0] = ((nv_bfloat16)(((v35[16] + ((float)v117[0])) < 0x0p+0f) ? 0x0p+0f : (v35[16] + ((float)v117[0]))));
      v116[1] = ((nv_bfloat16)(((v35[17] + ((float)v117[1])) < 0x0p+0f) ? 0x0p+0f : (v35[17] + ((float)v117[1]))));
      int64_t v119 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v120 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v116 + (int64_t)0);
      alignas(64) nv_bfloat16 v121[2];
      alignas(64) nv_bfloat16 v122[2];
      longlong2 v123 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v122 + (int64_t)0) = g24(v79[v123.x],v79[v123.y]);
      v121[0] = ((nv_bfloat16)(((v35[18] + ((float)v122[0])) < 0x0p+0f) ? 0x0p+0f : (v35[18] + ((float)v122[0]))));
      v121[1] = ((nv_bfloat16)(((v35[19] + ((float)v122[1])) < 0x0p+0f) ? 0x0p+0f : (v35[19] + ((float)v122[1]))));
      int64_t v124 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v121 + (int64_t)0);
      alignas(64) nv_bfloat16 v125[2];
      alignas(64) nv_bfloat16 v126[2];
      longlong2 v127 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v126 + (int64_t)0) = g24(v79[v127.x],v79[v127.y]);
      v125[0] = ((nv_bfloat16)(((v35[20] + ((float)v126[0])) < 0x0p+0f) ? 0x0p+0f : (v35[20] + ((float)v126[0]))));
      v125[1] = ((nv_bfloat16)(((v35[21] + ((float)v126[1])) < 0x0p+0f) ? 0x0p+0f : (v35[21] + ((float)v126[1]))));
      int64_t v128 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v129 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v125 + (int64_t)0);
      alignas(64) nv_bfloat16 v130[2];
      alignas(64) nv_bfloat16 v131[2];
      longlong2 v132 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v131 + (int64_t)0) = g24(v79[v132.x],v79[v132.y]);
      v130[0] = ((nv_bfloat16)(((v35[22] + ((float)v131[0])) < 0x0p+0f) ? 0x0p+0f : (v35[22] + ((float)v131[0]))));
      v130[1] = ((nv_bfloat16)(((v35[23] + ((float)v131[1])) < 0x0p+0f) ? 0x0p+0f : (v35[23] + ((float)v131[1]))));
      int64_t v133 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v130 + (int64_t)0);
      alignas(64) nv_bfloat16 v134[2];
      alignas(64) nv_bfloat16 v135[2];
      longlong2 v136 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v135 + (int64_t)0) = g24(v79[v136.x],v79[v136.y]);
      v134[0] = ((nv_bfloat16)(((v35[24] + ((float)v135[0])) < 0x0p+0f) ? 0x0p+0f : (v35[24] + ((float)v135[0]))));
      v134[1] = ((nv_bfloat16)(((v35[25] + ((float)v135[1])) < 0x0p+0f) ? 0x0p+0f : (v35[25] + ((float)v135[1]))));
      int64_t v137 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v138 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v134 + (int64_t)0);
      alignas(64) nv_bfloat16 v139[2];
      alignas(64) nv_bfloat16 v140[2];
      longlong2 v141 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v140 + (int64_t)0) = g24(v79[v141.x],v79[v141.y]);
      v139[0] = ((nv_bfloat16)(((v35[26] + ((float)v140[0])) < 0x0p+0f) ? 0x0p+0f : (v35[26] + ((float)v140[0]))));
      v139[1] = ((nv_bfloat16)(((v35[27] + ((float)v140[1])) < 0x0p+0f) ? 0x0p+0f : (v35[27] + ((float)v140[1]))));
      int64_t v142 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v139 + (int64_t)0);
      alignas(64) nv_bfloat16 v143[2];
      alignas(64) nv_bfloat16 v144[2];
      longlong2 v145 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v144 + (int64_t)0) = g24(v79[v145.x],v79[v145.y]);
      v143[0] = ((nv_bfloat16)(((v35[28] + ((float)v144[0])) < 0x0p+0f) ? 0x0p+0f : (v35[28] + ((float)v144[0]))));
      v143[1] = ((nv_bfloat16)(((v35[29] + ((float)v144[1])) < 0x0p+0f) ? 0x0p+0f : (v35[29] + ((float)v144[1]))));
      int64_t v146 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v147 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v143 + (int64_t)0);
      alignas(64) nv_bfloat16 v148[2];
      alignas(64) nv_bfloat16 v149[2];
      longlong2 v150 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v149 + (int64_t)0) = g24(v79[v150.x],v79[v150.y]);
      v148[0] = ((nv_bfloat16)(((v35[30] + ((float)v149[0])) < 0x0p+0f) ? 0x0p+0f : (v35[30] + ((float)v149[0]))));
      v148[1] = ((nv_bfloat16)(((v35[31] + ((float)v149[1])) < 0x0p+0f) ? 0x0p+0f : (v35[31] + ((float)v149[1]))));
      int64_t v151 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v148 + (int64_t)0);
      g23();
      int v152 = ((((int)threadIdx.x) & 31) >> 3);
      int v153 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v154 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7);
      int v155 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7);
      int v156 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49);
      int v157 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v68) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v69);
      int v158 = (((int)threadIdx.x) & 7);
      int64_t v159 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v160 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v161 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v162 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360);
      if (v157 < v69) {
        *(uint4*)(((uint*)v163) + (((((int64_t)v157) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v164 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4);
      int v165 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7);
      int v166 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7);
      int v167 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49);
      int v168 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v69);
      int64_t v169 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v170 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488);
      if (v168 < v69) {
        *(uint4*)(((uint*)v163) + (((((int64_t)v168) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v171 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7);
      int v172 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7);
      int v173 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49);
      int v174 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v69);
      int64_t v175 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616);
      if (v174 < v69) {
        *(uint4*)(((uint*)v163) + (((((int64_t)v174) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v176 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7);
      int v177 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7);
      int v178 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49);
      int v179 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v69);
      int64_t v180 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744);
      if (v179 < v69) {
        *(uint4*)(((uint*)v163) + (((((int64_t)v179) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v181 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) + v15[0]) < v68) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) % 7)) : v69);
      int v182 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v69);
      alignas(64) nv_bfloat16 v183[2];
      alignas(64) nv_bfloat16 v184[2];
      longlong2 v185 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v184 + (int64_t)0) = g24(v79[v185.x],v79[v185.y]);
      v183[0] = ((nv_bfloat16)(((v35[32] + ((float)v184[0])) < 0x0p+0f) ? 0x0p+0f : (v35[32] + ((float)v184[0]))));
      v183[1] = ((nv_bfloat16)(((v35[33] + ((float)v184[1])) < 0x0p+0f) ? 0x0p+0f : (v35[33] + ((float)v184[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v183 + (int64_t)0);
      alignas(64) nv_bfloat16 v186[2];
      alignas(64) nv_bfloat16 v187[2];
      longlong2 v188 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v187 + (int64_t)0) = g24(v79[v188.x],v79[v188.y]);
      v186[0] = ((nv_bfloat16)(((v35[34] + ((float)v187[0])) < 0x0p+0f) ? 0x0p+0f : (v35[34] + ((float)v187[0]))));
      v186[1] = ((nv_bfloat16)(((v35[35] + ((float)v187[1])) < 0x0p+0f) ? 0x0p+0f : (v35[35] + ((float)v187[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v186 + (int64_t)0);
      alignas(64) nv_bfloat16 v189[2];
      alignas(64) nv_bfloat16 v190[2];
      longlong2 v191 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v190 + (int64_t)0) = g24(v79[v191.x],v79[v191.y]);
      v189[0] = ((nv_bfloat16)(((v35[36] + ((float)v190[0])) < 0x0p+0f) ? 0x0p+0f : (v35[36] + ((float)v190[0]))));
      v189[1] = ((nv_bfloat16)(((v35[37] + ((float)v190[1])) < 0x0p+0f) ? 0x0p+0f : (v35[37] + ((float)v190[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v189 + (int64_t)0);
      alignas(64) nv_bfloat16 v192[2];
      alignas(64) nv_bfloat16 v193[2];
      longlong2 v194 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v193 + (int64_t)0) = g24(v79[v194.x],v79[v194.y]);
      v192[0] = ((nv_bfloat16)(((v35[38] + ((float)v193[0])) < 0x0p+0f) ? 0x0p+0f : (v35[38] + ((float)v193[0]))));
      v192[1] = ((nv_bfloat16)(((v35[39] + ((float)v193[1])) < 0x0p+0f) ? 0x0p+0f : (v35[39] + ((float)v193[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v192 + (int64_t)0);
      alignas(64) nv_bfloat16 v195[2];
      alignas(64) nv_bfloat16 v196[2];
      longlong2 v197 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v196 + (int64_t)0) = g24(v79[v197.x],v79[v197.y]);
      v195[0] = ((nv_bfloat16)(((v35[40] + ((float)v196[0])) < 0x0p+0f) ? 0x0p+0f : (v35[40] + ((float)v196[0]))));
      v195[1] = ((nv_bfloat16)(((v35[41] + ((float)v196[1])) < 0x0p+0f) ? 0x0p+0f : (v35[41] + ((float)v196[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v195 + (int64_t)0);
      alignas(64) nv_bfloat16 v198[2];
      alignas(64) nv_bfloat16 v199[2];
      longlong2 v200 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v199 + (int64_t)0) = g24(v79[v200.x],v79[v200.y]);
      v198[0] = ((nv_bfloat16)(((v35[42] + ((float)v199[0])) < 0x0p+0f) ? 0x0p+0f : (v35[42] + ((float)v199[0]))));
      v198[1] = ((nv_bfloat16)(((v35[43] + ((float)v199[1])) < 0x0p+0f) ? 0x0p+0f : (v35[43] + ((float)v199[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v198 + (int64_t)0);
      alignas(64) nv_bfloat16 v201[2];
      alignas(64) nv_bfloat16 v202[2];
      longlong2 v203 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v202 + (int64_t)0) = g24(v79[v203.x],v79[v203.y]);
      v201[0] = ((nv_bfloat16)(((v35[44] + ((float)v202[0])) < 0x0p+0f) ? 0x0p+0f : (v35[44] + ((float)v202[0]))));
      v201[1] = ((nv_bfloat16)(((v35[45] + ((float)v202[1])) < 0x0p+0f) ? 0x0p+0f : (v35[45] + ((float)v202[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v201 + (int64_t)0);
      alignas(64) nv_bfloat16 v204[2];
      alignas(64) nv_bfloat16 v205[2];
      longlong2 v206 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v205 + (int64_t)0) = g24(v79[v206.x],v79[v206.y]);
      v204[0] = ((nv_bfloat16)(((v35[46] + ((float)v205[0])) < 0x0p+0f) ? 0x0p+0f : (v35[46] + ((float)v205[0]))));
      v204[1] = ((nv_bfloat16)(((v35[47] + ((float)v205[1])) < 0x0p+0f) ? 0x0p+0f : (v35[47] + ((float)v205[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v204 + (int64_t)0);
      alignas(64) nv_bfloat16 v207[2];
      alignas(64) nv_bfloat16 v208[2];
      longlong2 v209 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v208 + (int64_t)0) = g24(v79[v209.x],v79[v209.y]);
      v207[0] = ((nv_bfloat16)(((v35[48] + ((float)v208[0])) < 0x0p+0f) ? 0x0p+0f : (v35[48] + ((float)v208[0]))));
      v207[1] = ((nv_bfloat16)(((v35[49] + ((float)v208[1])) < 0x0p+0f) ? 0x0p+0f : (v35[49] + ((float)v208[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v207 + (int64_t)0);
      alignas(64) nv_bfloat16 v210[2];
      alignas(64) nv_bfloat16 v211[2];
      longlong2 v212 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v211 + (int64_t)0) = g24(v79[v212.x],v79[v212.y]);
      v210[0] = ((nv_bfloat16)(((v35[50] + ((float)v211[0])) < 0x0p+0f) ? 0x0p+0f : (v35[50] + ((float)v211[0]))));
      v210[1] = ((nv_bfloat16)(((v35[51] + ((float)v211[1])) < 0x0p+0f) ? 0x0p+0f : (v35[51] + ((float)v211[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v210 + (int64_t)0);
      alignas(64) nv_bfloat16 v213[2];
      alignas(64) nv_bfloat16 v214[2];
      longlong2 v215 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v214 + (int64_t)0) = g24(v79[v215.x],v79[v215.y]);
      v213[0] = ((nv_bfloat16)(((v35[52] + ((float)v214[0])) < 0x0p+0f) ? 0x0p+0f : (v35[52] + ((float)v214[0]))));
      v213[1] = ((nv_bfloat16)(((v35[53] + ((float)v214[1])) < 0x0p+0f) ? 0x0p+0f : (v35[53] + ((float)v214[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v213 + (int64_t)0);
      alignas(64) nv_bfloat16 v216[2];
      alignas(64) nv_bfloat16 v217[2];
      longlong2 v218 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v217 + (int64_t)0) = g24(v79[v218.x],v79[v218.y]);
      v216[0] = ((nv_bfloat16)(((v35[54] + ((float)v217[0])) < 0x0p+0f) ? 0x0p+0f : (v35[54] + ((float)v217[0]))));
      v216[1] = ((nv_bfloat16)(((v35[55] + ((float)v217[1])) < 0x0p+0f) ? 0x0p+0f : (v35[55] + ((float)v217[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v216 + (int64_t)0);
      alignas(64) nv_bfloat16 v219[2];
      alignas(64) nv_bfloat16 v220[2];
      longlong2 v221 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v220 + (int64_t)0) = g24(v79[v221.x],v79[v221.y]);
      v219[0] = ((nv_bfloat16)(((v35[56] + ((float)v220[0])) < 0x0p+0f) ? 0x0p+0f : (v35[56] + ((float)v220[0]))));
      v219[1] = ((nv_bfloat16)(((v35[57] + ((float)v220[1])) < 0x0p+0f) ? 0x0p+0f : (v35[57] + ((float)v220[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v219 + (int64_t)0);
      alignas(64) nv_bfloat16 v222[2];
      alignas(64) nv_bfloat16 v223[2];
      longlong2 v224 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v223 + (int64_t)0) = g24(v79[v224.x],v79[v224.y]);
      v222[0] = ((nv_bfloat16)(((v35[58] + ((float)v223[0])) < 0x0p+0f) ? 0x0p+0f : (v35[58] + ((float)v223[0]))));
      v222[1] = ((nv_bfloat16)(((v35[59] + ((float)v223[1])) < 0x0p+0f) ? 0x0p+0f : (v35[59] + ((float)v223[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v222 + (int64_t)0);
      alignas(64) nv_bfloat16 v225[2];
      alignas(64) nv_bfloat16 v226[2];
      longlong2 v227 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v226 + (int64_t)0) = g24(v79[v227.x],v79[v227.y]);
      v225[0] = ((nv_bfloat16)(((v35[60] + ((float)v226[0])) < 0x0p+0f) ? 0x0p+0f : (v35[60] + ((float)v226[0]))));
      v225[1] = ((nv_bfloat16)(((v35[61] + ((float)v226[1])) < 0x0p+0f) ? 0x0p+0f : (v35[61] + ((float)v226[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v225 + (int64_t)0);
      alignas(64) nv_bfloat16 v228[2];
      alignas(64) nv_bfloat16 v229[2];
      longlong2 v230 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v229 + (int64_t)0) = g24(v79[v230.x],v79[v230.y]);
      v228[0] = ((nv_bfloat16)(((v35[62] + ((float)v229[0])) < 0x0p+0f) ? 0x0p+0f : (v35[62] + ((float)v229[0]))));
      v228[1] = ((nv_bfloat16)(((v35[63] + ((float)v229[1])) < 0x0p+0f) ? 0x0p+0f : (v35[63] + ((float)v229[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v228 + (int64_t)0);
      g23();
      int v231 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v68) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v69);
      if (v231 < v69) {
        *(uint4*)(((uint*)v163) + ((((((int64_t)v231) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v232 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v69);
      if (v232 < v69) {
        *(uint4*)(((uint*)v163) + ((((((int64_t)v232) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v233 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v69);
      if (v233 < v69) {
        *(uint4*)(((uint*)v163) + ((((((int64_t)v233) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v234 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v69);
      if (v234 < v69) {
        *(uint4*)(((uint*)v163) + ((((((int64_t)v234) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v235 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7);
      int v236 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) * 49);
      int v237 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v69);
      int v238 = ((v0 & 3) * 8);
      int v239 = (((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 3));
      int v240 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7);
      int v241 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 2) % 7);
      int v242 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) * 49);
      int v243 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 3)) < 27) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) + v15[0]) < v68)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 2) % 7)) : v69);
      alignas(64) nv_bfloat16 v244[2];
      alignas(64) nv_bfloat16 v245[2];
      longlong2 v246 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v245 + (int64_t)0) = g24(v79[v246.x],v79[v246.y]);
      v244[0] = ((nv_bfloat16)(((v35[64] + ((float)v245[0])) < 0x0p+0f) ? 0x0p+0f : (v35[64] + ((float)v245[0]))));
      v244[1] = ((nv_bfloat16)(((v35[65] + ((float)v245[1])) < 0x0p+0f) ? 0x0p+0f : (v35[65] + ((float)v245[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v244 + (int64_t)0);
      alignas(64) nv_bfloat16 v247[2];
      alignas(64) nv_bfloat16 v248[2];
      longlong2 v249 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v248 + (int64_t)0) = g24(v79[v249.x],v79[v249.y]);
      v247[0] = ((nv_bfloat16)(((v35[66] + ((float)v248[0])) < 0x0p+0f) ? 0x0p+0f : (v35[66] + ((float)v248[0]))));
      v247[1] = ((nv_bfloat16)(((v35[67] + ((float)v248[1])) < 0x0p+0f) ? 0x0p+0f : (v35[67] + ((float)v248[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v247 + (int64_t)0);
      alignas(64) nv_bfloat16 v250[2];
      alignas(64) nv_bfloat16 v251[2];
      longlong2 v252 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v251 + (int64_t)0) = g24(v79[v252.x],v79[v252.y]);
      v250[0] = ((nv_bfloat16)(((v35[68] + ((float)v251[0])) < 0x0p+0f) ? 0x0p+0f : (v35[68] + ((float)v251[0]))));
      v250[1] = ((nv_bfloat16)(((v35[69] + ((float)v251[1])) < 0x0p+0f) ? 0x0p+0f : (v35[69] + ((float)v251[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v250 + (int64_t)0);
      alignas(64) nv_bfloat16 v253[2];
      alignas(64) nv_bfloat16 v254[2];
      longlong2 v255 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v254 + (int64_t)0) = g24(v79[v255.x],v79[v255.y]);
      v253[0] = ((nv_bfloat16)(((v35[70] + ((float)v254[0])) < 0x0p+0f) ? 0x0p+0f : (v35[70] + ((float)v254[0]))));
      v253[1] = ((nv_bfloat16)(((v35[71] + ((float)v254[1])) < 0x0p+0f) ? 0x0p+0f : (v35[71] + ((float)v254[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v253 + (int64_t)0);
      alignas(64) nv_bfloat16 v256[2];
      alignas(64) nv_bfloat16 v257[2];
      longlong2 v258 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v257 + (int64_t)0) = g24(v79[v258.x],v79[v258.y]);
      v256[0] = ((nv_bfloat16)(((v35[72] + ((float)v257[0])) < 0x0p+0f) ? 0x0p+0f : (v35[72] + ((float)v257[0]))));
      v256[1] = ((nv_bfloat16)(((v35[73] + ((float)v257[1])) < 0x0p+0f) ? 0x0p+0f : (v35[73] + ((float)v257[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v256 + (int64_t)0);
      alignas(64) nv_bfloat16 v259[2];
      alignas(64) nv_bfloat16 v260[2];
      longlong2 v261 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v260 + (int64_t)0) = g24(v79[v261.x],v79[v261.y]);
      v259[0] = ((nv_bfloat16)(((v35[74] + ((float)v260[0])) < 0x0p+0f) ? 0x0p+0f : (v35[74] + ((float)v260[0]))));
      v259[1] = ((nv_bfloat16)(((v35[75] + ((float)v260[1])) < 0x0p+0f) ? 0x0p+0f : (v35[75] + ((float)v260[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v259 + (int64_t)0);
      alignas(64) nv_bfloat16 v262[2];
      alignas(64) nv_bfloat16 v263[2];
      longlong2 v264 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v263 + (int64_t)0) = g24(v79[v264.x],v79[v264.y]);
      v262[0] = ((nv_bfloat16)(((v35[76] + ((float)v263[0])) < 0x0p+0f) ? 0x0p+0f : (v35[76] + ((float)v263[0]))));
      v262[1] = ((nv_bfloat16)(((v35[77] + ((float)v263[1])) < 0x0p+0f) ? 0x0p+0f : (v35[77] + ((float)v263[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v262 + (int64_t)0);
      alignas(64) nv_bfloat16 v265[2];
      alignas(64) nv_bfloat16 v266[2];
      longlong2 v267 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v266 + (int64_t)0) = g24(v79[v267.x],v79[v267.y]);
      v265[0] = ((nv_bfloat16)(((v35[78] + ((float)v266[0])) < 0x0p+0f) ? 0x0p+0f : (v35[78] + ((float)v266[0]))));
      v265[1] = ((nv_bfloat16)(((v35[79] + ((float)v266[1])) < 0x0p+0f) ? 0x0p+0f : (v35[79] + ((float)v266[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v265 + (int64_t)0);
      alignas(64) nv_bfloat16 v268[2];
      alignas(64) nv_bfloat16 v269[2];
      longlong2 v270 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v269 + (int64_t)0) = g24(v79[v270.x],v79[v270.y]);
      v268[0] = ((nv_bfloat16)(((v35[80] + ((float)v269[0])) < 0x0p+0f) ? 0x0p+0f : (v35[80] + ((float)v269[0]))));
      v268[1] = ((nv_bfloat16)(((v35[81] + ((float)v269[1])) < 0x0p+0f) ? 0x0p+0f : (v35[81] + ((float)v269[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v268 + (int64_t)0);
      alignas(64) nv_bfloat16 v271[2];
      alignas(64) nv_bfloat16 v272[2];
      longlong2 v273 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v272 + (int64_t)0) = g24(v79[v273.x],v79[v273.y]);
      v271[0] = ((nv_bfloat16)(((v35[82] + ((float)v272[0])) < 0x0p+0f) ? 0x0p+0f : (v35[82] + ((float)v272[0]))));
      v271[1] = ((nv_bfloat16)(((v35[83] + ((float)v272[1])) < 0x0p+0f) ? 0x0p+0f : (v35[83] + ((float)v272[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v271 + (int64_t)0);
      alignas(64) nv_bfloat16 v274[2];
      alignas(64) nv_bfloat16 v275[2];
      longlong2 v276 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v275 + (int64_t)0) = g24(v79[v276.x],v79[v276.y]);
      v274[0] = ((nv_bfloat16)(((v35[84] + ((float)v275[0])) < 0x0p+0f) ? 0x0p+0f : (v35[84] + ((float)v275[0]))));
      v274[1] = ((nv_bfloat16)(((v35[85] + ((float)v275[1])) < 0x0p+0f) ? 0x0p+0f : (v35[85] + ((float)v275[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v274 + (int64_t)0);
      alignas(64) nv_bfloat16 v277[2];
      alignas(64) nv_bfloat16 v278[2];
      longlong2 v279 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v278 + (int64_t)0) = g24(v79[v279.x],v79[v279.y]);
      v277[0] = ((nv_bfloat16)(((v35[86] + ((float)v278[0])) < 0x0p+0f) ? 0x0p+0f : (v35[86] + ((float)v278[0]))));
      v277[1] = ((nv_bfloat16)(((v35[87] + ((float)v278[1])) < 0x0p+0f) ? 0x0p+0f : (v35[87] + ((float)v278[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v277 + (int64_t)0);
      alignas(64) nv_bfloat16 v280[2];
      alignas(64) nv_bfloat16 v281[2];
      longlong2 v282 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v281 + (int64_t)0) = g24(v79[v282.x],v79[v282.y]);
      v280[0] = ((nv_bfloat16)(((v35[88] + ((float)v281[0])) < 0x0p+0f) ? 0x0p+0f : (v35[88] + ((float)v281[0]))));
      v280[1] = ((nv_bfloat16)(((v35[89] + ((float)v281[1])) < 0x0p+0f) ? 0x0p+0f : (v35[89] + ((float)v281[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v280 + (int64_t)0);
      alignas(64) nv_bfloat16 v283[2];
      alignas(64) nv_bfloat16 v284[2];
      longlong2 v285 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v284 + (int64_t)0) = g24(v79[v285.x],v79[v285.y]);
      v283[0] = ((nv_bfloat16)(((v35[90] + ((float)v284[0])) < 0x0p+0f) ? 0x0p+0f : (v35[90] + ((float)v284[0]))));
      v283[1] = ((nv_bfloat16)(((v35[91] + ((float)v284[1])) < 0x0p+0f) ? 0x0p+0f : (v35[91] + ((float)v284[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v283 + (int64_t)0);
      alignas(64) nv_bfloat16 v286[2];
      alignas(64) nv_bfloat16 v287[2];
      longlong2 v288 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v287 + (int64_t)0) = g24(v79[v288.x],v79[v288.y]);
      v286[0] = ((nv_bfloat16)(((v35[92] + ((float)v287[0])) < 0x0p+0f) ? 0x0p+0f : (v35[92] + ((float)v287[0]))));
      v286[1] = ((nv_bfloat16)(((v35[93] + ((float)v287[1])) < 0x0p+0f) ? 0x0p+0f : (v35[93] + ((float)v287[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v286 + (int64_t)0);
      alignas(64) nv_bfloat16 v289[2];
      alignas(64) nv_bfloat16 v290[2];
      longlong2 v291 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v290 + (int64_t)0) = g24(v79[v291.x],v79[v291.y]);
      v289[0] = ((nv_bfloat16)(((v35[94] + ((float)v290[0])) < 0x0p+0f) ? 0x0p+0f : (v35[94] + ((float)v290[0]))));
      v289[1] = ((nv_bfloat16)(((v35[95] + ((float)v290[1])) < 0x0p+0f) ? 0x0p+0f : (v35[95] + ((float)v290[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v289 + (int64_t)0);
      g23();
      int v292 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7);
      int v293 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49);
      int v294 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v69);
      if (v294 < v69) {
        *(uint4*)(((uint*)v163) + (((((int64_t)v294) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v295 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7);
      int v296 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49);
      int v297 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v69);
      if (v297 < v69) {
        *(uint4*)(((uint*)v163) + (((((int64_t)v297) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v298 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7);
      int v299 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7);
      int v300 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49);
      int v301 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7)) : v69);
      if (v301 < v69) {
        *(uint4*)(((uint*)v163) + (((((int64_t)v301) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v302 = (((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4));
      int v303 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7);
      int v304 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7);
      int v305 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49);
      int v306 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 25) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) + v15[0]) < v68)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7)) : v69);
      if (v306 < v69) {
        *(uint4*)(((uint*)v163) + (((((int64_t)v306) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      int v307 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 1) % 7)) : v69);
      int v308 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 3)) < 27) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) + v15[0]) < v68)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 2) % 7)) : v69);
      alignas(64) nv_bfloat16 v309[2];
      alignas(64) nv_bfloat16 v310[2];
      longlong2 v311 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v310 + (int64_t)0) = g24(v79[v311.x],v79[v311.y]);
      v309[0] = ((nv_bfloat16)(((v35[96] + ((float)v310[0])) < 0x0p+0f) ? 0x0p+0f : (v35[96] + ((float)v310[0]))));
      v309[1] = ((nv_bfloat16)(((v35[97] + ((float)v310[1])) < 0x0p+0f) ? 0x0p+0f : (v35[97] + ((float)v310[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v309 + (int64_t)0);
      alignas(64) nv_bfloat16 v312[2];
      alignas(64) nv_bfloat16 v313[2];
      longlong2 v314 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v313 + (int64_t)0) = g24(v79[v314.x],v79[v314.y]);
      v312[0] = ((nv_bfloat16)(((v35[98] + ((float)v313[0])) < 0x0p+0f) ? 0x0p+0f : (v35[98] + ((float)v313[0]))));
      v312[1] = ((nv_bfloat16)(((v35[99] + ((float)v313[1])) < 0x0p+0f) ? 0x0p+0f : (v35[99] + ((float)v313[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v312 + (int64_t)0);
      alignas(64) nv_bfloat16 v315[2];
      alignas(64) nv_bfloat16 v316[2];
      longlong2 v317 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v316 + (int64_t)0) = g24(v79[v317.x],v79[v317.y]);
      v315[0] = ((nv_bfloat16)(((v35[100] + ((float)v316[0])) < 0x0p+0f) ? 0x0p+0f : (v35[100] + ((float)v316[0]))));
      v315[1] = ((nv_bfloat16)(((v35[101] + ((float)v316[1])) < 0x0p+0f) ? 0x0p+0f : (v35[101] + ((float)v316[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v315 + (int64_t)0);
      alignas(64) nv_bfloat16 v318[2];
      alignas(64) nv_bfloat16 v319[2];
      longlong2 v320 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v319 + (int64_t)0) = g24(v79[v320.x],v79[v320.y]);
      v318[0] = ((nv_bfloat16)(((v35[102] + ((float)v319[0])) < 0x0p+0f) ? 0x0p+0f : (v35[102] + ((float)v319[0]))));
      v318[1] = ((nv_bfloat16)(((v35[103] + ((float)v319[1])) < 0x0p+0f) ? 0x0p+0f : (v35[103] + ((float)v319[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v318 + (int64_t)0);
      alignas(64) nv_bfloat16 v321[2];
      alignas(64) nv_bfloat16 v322[2];
      longlong2 v323 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v322 + (int64_t)0) = g24(v79[v323.x],v79[v323.y]);
      v321[0] = ((nv_bfloat16)(((v35[104] + ((float)v322[0])) < 0x0p+0f) ? 0x0p+0f : (v35[104] + ((float)v322[0]))));
      v321[1] = ((nv_bfloat16)(((v35[105] + ((float)v322[1])) < 0x0p+0f) ? 0x0p+0f : (v35[105] + ((float)v322[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v321 + (int64_t)0);
      alignas(64) nv_bfloat16 v324[2];
      alignas(64) nv_bfloat16 v325[2];
      longlong2 v326 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v325 + (int64_t)0) = g24(v79[v326.x],v79[v326.y]);
      v324[0] = ((nv_bfloat16)(((v35[106] + ((float)v325[0])) < 0x0p+0f) ? 0x0p+0f : (v35[106] + ((float)v325[0]))));
      v324[1] = ((nv_bfloat16)(((v35[107] + ((float)v325[1])) < 0x0p+0f) ? 0x0p+0f : (v35[107] + ((float)v325[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v324 + (int64_t)0);
      alignas(64) nv_bfloat16 v327[2];
      alignas(64) nv_bfloat16 v328[2];
      longlong2 v329 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v328 + (int64_t)0) = g24(v79[v329.x],v79[v329.y]);
      v327[0] = ((nv_bfloat16)(((v35[108] + ((float)v328[0])) < 0x0p+0f) ? 0x0p+0f : (v35[108] + ((float)v328[0]))));
      v327[1] = ((nv_bfloat16)(((v35[109] + ((float)v328[1])) < 0x0p+0f) ? 0x0p+0f : (v35[109] + ((float)v328[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v327 + (int64_t)0);
      alignas(64) nv_bfloat16 v330[2];
      alignas(64) nv_bfloat16 v331[2];
      longlong2 v332 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v331 + (int64_t)0) = g24(v79[v332.x],v79[v332.y]);
      v330[0] = ((nv_bfloat16)(((v35[110] + ((float)v331[0])) < 0x0p+0f) ? 0x0p+0f : (v35[110] + ((float)v331[0]))));
      v330[1] = ((nv_bfloat16)(((v35[111] + ((float)v331[1])) < 0x0p+0f) ? 0x0p+0f : (v35[111] + ((float)v331[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v330 + (int64_t)0);
      alignas(64) nv_bfloat16 v333[2];
      alignas(64) nv_bfloat16 v334[2];
      longlong2 v335 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v334 + (int64_t)0) = g24(v79[v335.x],v79[v335.y]);
      v333[0] = ((nv_bfloat16)(((v35[112] + ((float)v334[0])) < 0x0p+0f) ? 0x0p+0f : (v35[112] + ((float)v334[0]))));
      v333[1] = ((nv_bfloat16)(((v35[113] + ((float)v334[1])) < 0x0p+0f) ? 0x0p+0f : (v35[113] + ((float)v334[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v333 + (int64_t)0);
      alignas(64) nv_bfloat16 v336[2];
      alignas(64) nv_bfloat16 v337[2];
      longlong2 v338 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v337 + (int64_t)0) = g24(v79[v338.x],v79[v338.y]);
      v336[0] = ((nv_bfloat16)(((v35[114] + ((float)v337[0])) < 0x0p+0f) ? 0x0p+0f : (v35[114] + ((float)v337[0]))));
      v336[1] = ((nv_bfloat16)(((v35[115] + ((float)v337[1])) < 0x0p+0f) ? 0x0p+0f : (v35[115] + ((float)v337[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v336 + (int64_t)0);
      alignas(64) nv_bfloat16 v339[2];
      alignas(64) nv_bfloat16 v340[2];
      longlong2 v341 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v340 + (int64_t)0) = g24(v79[v341.x],v79[v341.y]);
      v339[0] = ((nv_bfloat16)(((v35[116] + ((float)v340[0])) < 0x0p+0f) ? 0x0p+0f : (v35[116] + ((float)v340[0]))));
      v339[1] = ((nv_bfloat16)(((v35[117] + ((float)v340[1])) < 0x0p+0f) ? 0x0p+0f : (v35[117] + ((float)v340[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v339 + (int64_t)0);
      alignas(64) nv_bfloat16 v342[2];
      alignas(64) nv_bfloat16 v343[2];
      longlong2 v344 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v343 + (int64_t)0) = g24(v79[v344.x],v79[v344.y]);
      v342[0] = ((nv_bfloat16)(((v35[118] + ((float)v343[0])) < 0x0p+0f) ? 0x0p+0f : (v35[118] + ((float)v343[0]))));
      v342[1] = ((nv_bfloat16)(((v35[119] + ((float)v343[1])) < 0x0p+0f) ? 0x0p+0f : (v35[119] + ((float)v343[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v342 + (int64_t)0);
      alignas(64) nv_bfloat16 v345[2];
      alignas(64) nv_bfloat16 v346[2];
      longlong2 v347 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v346 + (int64_t)0) = g24(v79[v347.x],v79[v347.y]);
      v345[0] = ((nv_bfloat16)(((v35[120] + ((float)v346[0])) < 0x0p+0f) ? 0x0p+0f : (v35[120] + ((float)v346[0]))));
      v345[1] = ((nv_bfloat16)(((v35[121] + ((float)v346[1])) < 0x0p+0f) ? 0x0p+0f : (v35[121] + ((float)v346[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v345 + (int64_t)0);
      alignas(64) nv_bfloat16 v348[2];
      alignas(64) nv_bfloat16 v349[2];
      longlong2 v350 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v349 + (int64_t)0) = g24(v79[v350.x],v79[v350.y]);
      v348[0] = ((nv_bfloat16)(((v35[122] + ((float)v349[0])) < 0x0p+0f) ? 0x0p+0f : (v35[122] + ((float)v349[0]))));
      v348[1] = ((nv_bfloat16)(((v35[123] + ((float)v349[1])) < 0x0p+0f) ? 0x0p+0f : (v35[123] + ((float)v349[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v348 + (int64_t)0);
      alignas(64) nv_bfloat16 v351[2];
      alignas(64) nv_bfloat16 v352[2];
      longlong2 v353 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v352 + (int64_t)0) = g24(v79[v353.x],v79[v353.y]);
      v351[0] = ((nv_bfloat16)(((v35[124] + ((float)v352[0])) < 0x0p+0f) ? 0x0p+0f : (v35[124] + ((float)v352[0]))));
      v351[1] = ((nv_bfloat16)(((v35[125] + ((float)v352[1])) < 0x0p+0f) ? 0x0p+0f : (v35[125] + ((float)v352[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v351 + (int64_t)0);
      alignas(64) nv_bfloat16 v354[2];
      alignas(64) nv_bfloat16 v355[2];
      longlong2 v356 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v355 + (int64_t)0) = g24(v79[v356.x],v79[v356.y]);
      v354[0] = ((nv_bfloat16)(((v35[126] + ((float)v355[0])) < 0x0p+0f) ? 0x0p+0f : (v35[126] + ((float)v355[0]))));
      v354[1] = ((nv_bfloat16)(((v35[127] + ((float)v355[1])) < 0x0p+0f) ? 0x0p+0f : (v35[127] + ((float)v355[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v354 + (int64_t)0);
      g23();
      int v357 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v69);
      if (v357 < v69) {
        *(uint4*)(((uint*)v163) + ((((((int64_t)v357) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v358 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v69);
      if (v358 < v69) {
        *(uint4*)(((uint*)v163) + ((((((int64_t)v358) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v359 = ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) + v15[0]) < v68) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7)) : v69);
      if (v359 < v69) {
        *(uint4*)(((uint*)v163) + ((((((int64_t)v359) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v360 = ((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 25) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) + v15[0]) < v68)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7)) : v69);
      if (v360 < v69) {
        *(uint4*)(((uint*)v163) + ((((((int64_t)v360) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
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
  g26();
  g27();
}
