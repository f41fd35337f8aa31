// cuda.conv_dynamic: batch_bfloat16, on h200
// config: kernels=3
// digest: 3894bf848289
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, int v21, int v27, nv_bfloat16* __restrict__ v59, int v127, int v128, nv_bfloat16* __restrict__ v129, int64_t v143) {
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
      alignas(64) nv_bfloat16 v54[2];
      alignas(64) nv_bfloat16 v55[2];
      int64_t v56 = ((int64_t)((int)threadIdx.x));
      int64_t v57 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      longlong2 v58 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v55 + (int64_t)0) = g24(v59[v58.x],v59[v58.y]);
      v54[0] = ((nv_bfloat16)(((v32[0] + ((float)v55[0])) < 0x0p+0f) ? 0x0p+0f : (v32[0] + ((float)v55[0]))));
      v54[1] = ((nv_bfloat16)(((v32[1] + ((float)v55[1])) < 0x0p+0f) ? 0x0p+0f : (v32[1] + ((float)v55[1]))));
      int64_t v60 = ((int64_t)v0);
      int64_t v61 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v62 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v63 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v64 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v54 + (int64_t)0);
      alignas(64) nv_bfloat16 v65[2];
      alignas(64) nv_bfloat16 v66[2];
      longlong2 v67 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v66 + (int64_t)0) = g24(v59[v67.x],v59[v67.y]);
      v65[0] = ((nv_bfloat16)(((v32[2] + ((float)v66[0])) < 0x0p+0f) ? 0x0p+0f : (v32[2] + ((float)v66[0]))));
      v65[1] = ((nv_bfloat16)(((v32[3] + ((float)v66[1])) < 0x0p+0f) ? 0x0p+0f : (v32[3] + ((float)v66[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v65 + (int64_t)0);
      alignas(64) nv_bfloat16 v68[2];
      alignas(64) nv_bfloat16 v69[2];
      longlong2 v70 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v69 + (int64_t)0) = g24(v59[v70.x],v59[v70.y]);
      v68[0] = ((nv_bfloat16)(((v32[4] + ((float)v69[0])) < 0x0p+0f) ? 0x0p+0f : (v32[4] + ((float)v69[0]))));
      v68[1] = ((nv_bfloat16)(((v32[5] + ((float)v69[1])) < 0x0p+0f) ? 0x0p+0f : (v32[5] + ((float)v69[1]))));
      int64_t v71 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v68 + (int64_t)0);
      alignas(64) nv_bfloat16 v72[2];
      alignas(64) nv_bfloat16 v73[2];
      longlong2 v74 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v73 + (int64_t)0) = g24(v59[v74.x],v59[v74.y]);
      v72[0] = ((nv_bfloat16)(((v32[6] + ((float)v73[0])) < 0x0p+0f) ? 0x0p+0f : (v32[6] + ((float)v73[0]))));
      v72[1] = ((nv_bfloat16)(((v32[7] + ((float)v73[1])) < 0x0p+0f) ? 0x0p+0f : (v32[7] + ((float)v73[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v72 + (int64_t)0);
      alignas(64) nv_bfloat16 v75[2];
      alignas(64) nv_bfloat16 v76[2];
      longlong2 v77 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v76 + (int64_t)0) = g24(v59[v77.x],v59[v77.y]);
      v75[0] = ((nv_bfloat16)(((v32[8] + ((float)v76[0])) < 0x0p+0f) ? 0x0p+0f : (v32[8] + ((float)v76[0]))));
      v75[1] = ((nv_bfloat16)(((v32[9] + ((float)v76[1])) < 0x0p+0f) ? 0x0p+0f : (v32[9] + ((float)v76[1]))));
      int64_t v78 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v75 + (int64_t)0);
      alignas(64) nv_bfloat16 v79[2];
      alignas(64) nv_bfloat16 v80[2];
      longlong2 v81 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v80 + (int64_t)0) = g24(v59[v81.x],v59[v81.y]);
      v79[0] = ((nv_bfloat16)(((v32[10] + ((float)v80[0])) < 0x0p+0f) ? 0x0p+0f : (v32[10] + ((float)v80[0]))));
      v79[1] = ((nv_bfloat16)(((v32[11] + ((float)v80[1])) < 0x0p+0f) ? 0x0p+0f : (v32[11] + ((float)v80[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v79 + (int64_t)0);
      alignas(64) nv_bfloat16 v82[2];
      alignas(64) nv_bfloat16 v83[2];
      longlong2 v84 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v83 + (int64_t)0) = g24(v59[v84.x],v59[v84.y]);
      v82[0] = ((nv_bfloat16)(((v32[12] + ((float)v83[0])) < 0x0p+0f) ? 0x0p+0f : (v32[12] + ((float)v83[0]))));
      v82[1] = ((nv_bfloat16)(((v32[13] + ((float)v83[1])) < 0x0p+0f) ? 0x0p+0f : (v32[13] + ((float)v83[1]))));
      int64_t v85 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v82 + (int64_t)0);
      alignas(64) nv_bfloat16 v86[2];
      alignas(64) nv_bfloat16 v87[2];
      longlong2 v88 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v87 + (int64_t)0) = g24(v59[v88.x],v59[v88.y]);
      v86[0] = ((nv_bfloat16)(((v32[14] + ((float)v87[0])) < 0x0p+0f) ? 0x0p+0f : (v32[14] + ((float)v87[0]))));
      v86[1] = ((nv_bfloat16)(((v32[15] + ((float)v87[1])) < 0x0p+0f) ? 0x0p+0f : (v32[15] + ((float)v87[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v86 + (int64_t)0);
      alignas(64) nv_bfloat16 v89[2];
      alignas(64) nv_bfloat16 v90[2];
      longlong2 v91 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v90 + (int64_t)0) = g24(v59[v91.x],v59[v91.y]);
      v89[0] = ((nv_bfloat16)(((v32[16] + ((float)v90[0])) < 0x0p+0f) ? 0x0p+0f : (v32[16] + ((float)v90[0]))));
      v89[1] = ((nv_bfloat16)(((v32[17] + ((float)v90[1])) < 0x0p+0f) ? 0x0p+0f : (v32[17] + ((float)v90[1]))));
      int64_t v92 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v89 + (int64_t)0);
      alignas(64) nv_bfloat16 v93[2];
      alignas(64) nv_bfloat16 v94[2];
      longlong2 v95 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v94 + (int64_t)0) = g24(v59[v95.x],v59[v95.y]);
      v93[0] = ((nv_bfloat16)(((v32[18] + ((float)v94[0])) < 0x0p+0f) ? 0x0p+0f : (v32[18] + ((float)v94[0]))));
      v93[1] = ((nv_bfloat16)(((v32[19] + ((float)v94[1])) < 0x0p+0f) ? 0x0p+0f : (v32[19] + ((float)v94[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v93 + (int64_t)0);
      alignas(64) nv_bfloat16 v96[2];
      alignas(64) nv_bfloat16 v97[2];
      longlong2 v98 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v97 + (int64_t)0) = g24(v59[v98.x],v59[v98.y]);
      v96[0] = ((nv_bfloat16)(((v32[20] + ((float)v97[0])) < 0x0p+0f) ? 0x0p+0f : (v32[20] + ((float)v97[0]))));
      v96[1] = ((nv_bfloat16)(((v32[21] + ((float)v97[1])) < 0x0p+0f) ? 0x0p+0f : (v32[21] + ((float)v97[1]))));
      int64_t v99 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v96 + (int64_t)0);
      alignas(64) nv_bfloat16 v100[2];
      alignas(64) nv_bfloat16 v101[2];
      longlong2 v102 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v101 + (int64_t)0) = g24(v59[v102.x],v59[v102.y]);
      v100[0] = ((nv_bfloat16)(((v32[22] + ((float)v101[0])) < 0x0p+0f) ? 0x0p+0f : (v32[22] + ((float)v101[0]))));
      v100[1] = ((nv_bfloat16)(((v32[23] + ((float)v101[1])) < 0x0p+0f) ? 0x0p+0f : (v32[23] + ((float)v101[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v100 + (int64_t)0);
      alignas(64) nv_bfloat16 v103[2];
      alignas(64) nv_bfloat16 v104[2];
      longlong2 v105 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v104 + (int64_t)0) = g24(v59[v105.x],v59[v105.y]);
      v103[0] = ((nv_bfloat16)(((v32[24] + ((float)v104[0])) < 0x0p+0f) ? 0x0p+0f : (v32[24] + ((float)v104[0]))));
      v103[1] = ((nv_bfloat16)(((v32[25] + ((float)v104[1])) < 0x0p+0f) ? 0x0p+0f : (v32[25] + ((float)v104[1]))));
      int64_t v106 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v103 + (int64_t)0);
      alignas(64) nv_bfloat16 v107[2];
      alignas(64) nv_bfloat16 v108[2];
      longlong2 v109 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v108 + (int64_t)0) = g24(v59[v109.x],v59[v109.y]);
      v107[0] = ((nv_bfloat16)(((v32[26] + ((float)v108[0])) < 0x0p+0f) ? 0x0p+0f : (v32[26] + ((float)v108[0]))));
      v107[1] = ((nv_bfloat16)(((v32[27] + ((float)v108[1])) < 0x0p+0f) ? 0x0p+0f : (v32[27] + ((float)v108[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v107 + (int64_t)0);
      alignas(64) nv_bfloat16 v110[2];
      alignas(64) nv_bfloat16 v111[2];
      longlong2 v112 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v111 + (int64_t)0) = g24(v59[v112.x],v59[v112.y]);
      v110[0] = ((nv_bfloat16)(((v32[28] + ((float)v111[0])) < 0x0p+0f) ? 0x0p+0f : (v32[28] + ((float)v111[0]))));
      v110[1] = ((nv_bfloat16)(((v32[29] + ((float)v111[1])) < 0x0p+0f) ? 0x0p+0f : (v32[29] + ((float)v111[1]))));
      int64_t v113 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(nv_bfloat162*)(v110 + (int64_t)0);
      alignas(64) nv_bfloat16 v114[2];
      alignas(64) nv_bfloat16 v115[2];
      longlong2 v116 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v115 + (int64_t)0) = g24(v59[v116.x],v59[v116.y]);
      v114[0] = ((nv_bfloat16)(((v32[30] + ((float)v115[0])) < 0x0p+0f) ? 0x0p+0f : (v32[30] + ((float)v115[0]))));
      v114[1] = ((nv_bfloat16)(((v32[31] + ((float)v115[1])) < 0x0p+0f) ? 0x0p+0f : (v32[31] + ((float)v115[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(nv_bfloat162*)(v114 + (int64_t)0);
      g23();
      int v117 = (((int)threadIdx.x) & 7);
      int v118 = ((((int)threadIdx.x) & 31) >> 3);
      int v119 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int64_t v120 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int v121 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64);
      int v122 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 7);
      int v123 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 7);
      int64_t v124 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int v125 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 7) * 49);
      int64_t v126 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      if ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 127) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 7) + v14[0]) < v127)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 7)) : v128) < v128) {
        *(uint4*)(((uint*)v129) + (((((int64_t)(((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 127) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 7) + v14[0]) < v127)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 7)) : v128)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)51456));
      }
      int v130 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60);
      int v131 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 7);
      int v132 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 7);
      int v133 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 7) * 49);
      int64_t v134 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      if ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 123) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 7) + v14[0]) < v127)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 7)) : v128) < v128) {
        *(uint4*)(((uint*)v129) + (((((int64_t)(((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 123) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 7) + v14[0]) < v127)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 7)) : v128)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)51584));
      }
      int v135 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56);
      int v136 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 7);
      int v137 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 7);
      int v138 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 7) * 49);
      if ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 119) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 7) + v14[0]) < v127)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 7)) : v128) < v128) {
        *(uint4*)(((uint*)v129) + (((((int64_t)(((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 119) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 7) + v14[0]) < v127)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 7)) : v128)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)51712));
      }
      int v139 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52);
      int v140 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 7);
      int v141 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 7);
      int v142 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 7) * 49);
      if ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 115) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 7) + v14[0]) < v127)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 7)) : v128) < v128) {
        *(uint4*)(((uint*)v129) + (((((int64_t)(((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 115) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 7) + v14[0]) < v127)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 7) * 49) + (v14[0] * 49)) + (v14[1] * 7)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 7)) : v128)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)51840));
      }
      v39[0] = (v39[0] + 132);
    }
  }
}
__launch_bounds__(384, 1) g1(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, nv_bfloat16* __restrict__ v66, int v150, int v151, nv_bfloat16* __restrict__ v152, int64_t v215) {
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
      alignas(64) nv_bfloat16 v61[2];
      alignas(64) nv_bfloat16 v62[2];
      int64_t v63 = ((int64_t)((int)threadIdx.x));
      int64_t v64 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      longlong2 v65 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v62 + (int64_t)0) = g24(v66[v65.x],v66[v65.y]);
      v61[0] = ((nv_bfloat16)(((v34[0] + ((float)v62[0])) < 0x0p+0f) ? 0x0p+0f : (v34[0] + ((float)v62[0]))));
      v61[1] = ((nv_bfloat16)(((v34[1] + ((float)v62[1])) < 0x0p+0f) ? 0x0p+0f : (v34[1] + ((float)v62[1]))));
      int64_t v67 = ((int64_t)v0);
      int64_t v68 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v69 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v70 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v71 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v72 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v61 + (int64_t)0);
      alignas(64) nv_bfloat16 v73[2];
      alignas(64) nv_bfloat16 v74[2];
      longlong2 v75 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v74 + (int64_t)0) = g24(v66[v75.x],v66[v75.y]);
      v73[0] = ((nv_bfloat16)(((v34[2] + ((float)v74[0])) < 0x0p+0f) ? 0x0p+0f : (v34[2] + ((float)v74[0]))));
      v73[1] = ((nv_bfloat16)(((v34[3] + ((float)v74[1])) < 0x0p+0f) ? 0x0p+0f : (v34[3] + ((float)v74[1]))));
      int64_t v76 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v73 + (int64_t)0);
      alignas(64) nv_bfloat16 v77[2];
      alignas(64) nv_bfloat16 v78[2];
      longlong2 v79 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v78 + (int64_t)0) = g24(v66[v79.x],v66[v79.y]);
      v77[0] = ((nv_bfloat16)(((v34[4] + ((float)v78[0])) < 0x0p+0f) ? 0x0p+0f : (v34[4] + ((float)v78[0]))));
      v77[1] = ((nv_bfloat16)(((v34[5] + ((float)v78[1])) < 0x0p+0f) ? 0x0p+0f : (v34[5] + ((float)v78[1]))));
      int64_t v80 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v81 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v77 + (int64_t)0);
      alignas(64) nv_bfloat16 v82[2];
      alignas(64) nv_bfloat16 v83[2];
      longlong2 v84 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v83 + (int64_t)0) = g24(v66[v84.x],v66[v84.y]);
      v82[0] = ((nv_bfloat16)(((v34[6] + ((float)v83[0])) < 0x0p+0f) ? 0x0p+0f : (v34[6] + ((float)v83[0]))));
      v82[1] = ((nv_bfloat16)(((v34[7] + ((float)v83[1])) < 0x0p+0f) ? 0x0p+0f : (v34[7] + ((float)v83[1]))));
      int64_t v85 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v82 + (int64_t)0);
      alignas(64) nv_bfloat16 v86[2];
      alignas(64) nv_bfloat16 v87[2];
      longlong2 v88 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v87 + (int64_t)0) = g24(v66[v88.x],v66[v88.y]);
      v86[0] = ((nv_bfloat16)(((v34[8] + ((float)v87[0])) < 0x0p+0f) ? 0x0p+0f : (v34[8] + ((float)v87[0]))));
      v86[1] = ((nv_bfloat16)(((v34[9] + ((float)v87[1])) < 0x0p+0f) ? 0x0p+0f : (v34[9] + ((float)v87[1]))));
      int64_t v89 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v90 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v86 + (int64_t)0);
      alignas(64) nv_bfloat16 v91[2];
      alignas(64) nv_bfloat16 v92[2];
      longlong2 v93 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v92 + (int64_t)0) = g24(v66[v93.x],v66[v93.y]);
      v91[0] = ((nv_bfloat16)(((v34[10] + ((float)v92[0])) < 0x0p+0f) ? 0x0p+0f : (v34[10] + ((float)v92[0]))));
      v91[1] = ((nv_bfloat16)(((v34[11] + ((float)v92[1])) < 0x0p+0f) ? 0x0p+0f : (v34[11] + ((float)v92[1]))));
      int64_t v94 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v91 + (int64_t)0);
      alignas(64) nv_bfloat16 v95[2];
      alignas(64) nv_bfloat16 v96[2];
      longlong2 v97 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v96 + (int64_t)0) = g24(v66[v97.x],v66[v97.y]);
      v95[0] = ((nv_bfloat16)(((v34[12] + ((float)v96[0])) < 0x0p+0f) ? 0x0p+0f : (v34[12] + ((float)v96[0]))));
      v95[1] = ((nv_bfloat16)(((v34[13] + ((float)v96[1])) < 0x0p+0f) ? 0x0p+0f : (v34[13] + ((float)v96[1]))));
      int64_t v98 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v99 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v95 + (int64_t)0);
      alignas(64) nv_bfloat16 v100[2];
      alignas(64) nv_bfloat16 v101[2];
      longlong2 v102 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v101 + (int64_t)0) = g24(v66[v102.x],v66[v102.y]);
      v100[0] = ((nv_bfloat16)(((v34[14] + ((float)v101[0])) < 0x0p+0f) ? 0x0p+0f : (v34[14] + ((float)v101[0]))));
      v100[1] = ((nv_bfloat16)(((v34[15] + ((float)v101[1])) < 0x0p+0f) ? 0x0p+0f : (v34[15] + ((float)v101[1]))));
      int64_t v103 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v100 + (int64_t)0);
      alignas(64) nv_bfloat16 v104[2];
      alignas(64) nv_bfloat16 v105[2];
      longlong2 v106 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v105 + (int64_t)0) = g24(v66[v106.x],v66[v106.y]);
      v104[0] = ((nv_bfloat16)(((v34[16] + ((float)v105[0])) < 0x0p+0f) ? 0x0p+0f : (v34[16] + ((float)v105[0]))));
      v104[1] = ((nv_bfloat16)(((v34[17] + ((float)v105[1])) < 0x0p+0f) ? 0x0p+0f : (v34[17] + ((float)v105[1]))));
      int64_t v107 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v108 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v104 + (int64_t)0);
      alignas(64) nv_bfloat16 v109[2];
      alignas(64) nv_bfloat16 v110[2];
      longlong2 v111 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v110 + (int64_t)0) = g24(v66[v111.x],v66[v111.y]);
      v109[0] = ((nv_bfloat16)(((v34[18] + ((float)v110[0])) < 0x0p+0f) ? 0x0p+0f : (v34[18] + ((float)v110[0]))));
      v109[1] = ((nv_bfloat16)(((v34[19] + ((float)v110[1])) < 0x0p+0f) ? 0x0p+0f : (v34[19] + ((float)v110[1]))));
      int64_t v112 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v109 + (int64_t)0);
      alignas(64) nv_bfloat16 v113[2];
      alignas(64) nv_bfloat16 v114[2];
      longlong2 v115 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v114 + (int64_t)0) = g24(v66[v115.x],v66[v115.y]);
      v113[0] = ((nv_bfloat16)(((v34[20] + ((float)v114[0])) < 0x0p+0f) ? 0x0p+0f : (v34[20] + ((float)v114[0]))));
      v113[1] = ((nv_bfloat16)(((v34[21] + ((float)v114[1])) < 0x0p+0f) ? 0x0p+0f : (v34[21] + ((float)v114[1]))));
      int64_t v116 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v117 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v113 + (int64_t)0);
      alignas(64) nv_bfloat16 v118[2];
      alignas(64) nv_bfloat16 v119[2];
      longlong2 v120 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v119 + (int64_t)0) = g24(v66[v120.x],v66[v120.y]);
      v118[0] = ((nv_bfloat16)(((v34[22] + ((float)v119[0])) < 0x0p+0f) ? 0x0p+0f : (v34[22] + ((float)v119[0]))));
      v118[1] = ((nv_bfloat16)(((v34[23] + ((float)v119[1])) < 0x0p+0f) ? 0x0p+0f : (v34[23] + ((float)v119[1]))));
      int64_t v121 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v118 + (int64_t)0);
      alignas(64) nv_bfloat16 v122[2];
      alignas(64) nv_bfloat16 v123[2];
      longlong2 v124 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v123 + (int64_t)0) = g24(v66[v124.x],v66[v124.y]);
      v122[0] = ((nv_bfloat16)(((v34[24] + ((float)v123[0])) < 0x0p+0f) ? 0x0p+0f : (v34[24] + ((float)v123[0]))));
      v122[1] = ((nv_bfloat16)(((v34[25] + ((float)v123[1])) < 0x0p+0f) ? 0x0p+0f : (v34[25] + ((float)v123[1]))));
      int64_t v125 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v126 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v122 + (int64_t)0);
      alignas(64) nv_bfloat16 v127[2];
      alignas(64) nv_bfloat16 v128[2];
      longlong2 v129 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v128 + (int64_t)0) = g24(v66[v129.x],v66[v129.y]);
      v127[0] = ((nv_bfloat16)(((v34[26] + ((float)v128[0])) < 0x0p+0f) ? 0x0p+0f : (v34[26] + ((float)v128[0]))));
      v127[1] = ((nv_bfloat16)(((v34[27] + ((float)v128[1])) < 0x0p+0f) ? 0x0p+0f : (v34[27] + ((float)v128[1]))));
      int64_t v130 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v127 + (int64_t)0);
      alignas(64) nv_bfloat16 v131[2];
      alignas(64) nv_bfloat16 v132[2];
      longlong2 v133 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v132 + (int64_t)0) = g24(v66[v133.x],v66[v133.y]);
      v131[0] = ((nv_bfloat16)(((v34[28] + ((float)v132[0])) < 0x0p+0f) ? 0x0p+0f : (v34[28] + ((float)v132[0]))));
      v131[1] = ((nv_bfloat16)(((v34[29] + ((float)v132[1])) < 0x0p+0f) ? 0x0p+0f : (v34[29] + ((float)v132[1]))));
      int64_t v134 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v135 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v131 + (int64_t)0);
      alignas(64) nv_bfloat16 v136[2];
      alignas(64) nv_bfloat16 v137[2];
      longlong2 v138 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v137 + (int64_t)0) = g24(v66[v138.x],v66[v138.y]);
      v136[0] = ((nv_bfloat16)(((v34[30] + ((float)v137[0])) < 0x0p+0f) ? 0x0p+0f : (v34[30] + ((float)v137[0]))));
      v136[1] = ((nv_bfloat16)(((v34[31] + ((float)v137[1])) < 0x0p+0f) ? 0x0p+0f : (v34[31] + ((float)v137[1]))));
      int64_t v139 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v136 + (int64_t)0);
      g23();
      int v140 = (((int)threadIdx.x) & 7);
      int v141 = ((((int)threadIdx.x) & 31) >> 3);
      int v142 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int64_t v143 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int v144 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7);
      int v145 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7);
      int v146 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49);
      int64_t v147 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v148 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v149 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360);
      if ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v150) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v151) < v151) {
        *(uint4*)(((uint*)v152) + (((((int64_t)(((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v150) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v151)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v153 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4);
      int v154 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7);
      int v155 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7);
      int v156 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49);
      int64_t v157 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v158 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488);
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v150) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v151) < v151) {
        *(uint4*)(((uint*)v152) + (((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v150) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v151)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v159 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7);
      int v160 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7);
      int v161 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49);
      int64_t v162 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616);
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v150) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v151) < v151) {
        *(uint4*)(((uint*)v152) + (((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v150) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v151)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v163 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7);
      int v164 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7);
      int v165 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49);
      int64_t v166 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744);
      if (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 51) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v150)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v151) < v151) {
        *(uint4*)(((uint*)v152) + (((((int64_t)((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 51) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v150)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v151)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      alignas(64) nv_bfloat16 v167[2];
      alignas(64) nv_bfloat16 v168[2];
      longlong2 v169 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v168 + (int64_t)0) = g24(v66[v169.x],v66[v169.y]);
      v167[0] = ((nv_bfloat16)(((v34[32] + ((float)v168[0])) < 0x0p+0f) ? 0x0p+0f : (v34[32] + ((float)v168[0]))));
      v167[1] = ((nv_bfloat16)(((v34[33] + ((float)v168[1])) < 0x0p+0f) ? 0x0p+0f : (v34[33] + ((float)v168[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v167 + (int64_t)0);
      alignas(64) nv_bfloat16 v170[2];
      alignas(64) nv_bfloat16 v171[2];
      longlong2 v172 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v171 + (int64_t)0) = g24(v66[v172.x],v66[v172.y]);
      v170[0] = ((nv_bfloat16)(((v34[34] + ((float)v171[0])) < 0x0p+0f) ? 0x0p+0f : (v34[34] + ((float)v171[0]))));
      v170[1] = ((nv_bfloat16)(((v34[35] + ((float)v171[1])) < 0x0p+0f) ? 0x0p+0f : (v34[35] + ((float)v171[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v170 + (int64_t)0);
      alignas(64) nv_bfloat16 v173[2];
      alignas(64) nv_bfloat16 v174[2];
      longlong2 v175 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v174 + (int64_t)0) = g24(v66[v175.x],v66[v175.y]);
      v173[0] = ((nv_bfloat16)(((v34[36] + ((float)v174[0])) < 0x0p+0f) ? 0x0p+0f : (v34[36] + ((float)v174[0]))));
      v173[1] = ((nv_bfloat16)(((v34[37] + ((float)v174[1])) < 0x0p+0f) ? 0x0p+0f : (v34[37] + ((float)v174[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v173 + (int64_t)0);
      alignas(64) nv_bfloat16 v176[2];
      alignas(64) nv_bfloat16 v177[2];
      longlong2 v178 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v177 + (int64_t)0) = g24(v66[v178.x],v66[v178.y]);
      v176[0] = ((nv_bfloat16)(((v34[38] + ((float)v177[0])) < 0x0p+0f) ? 0x0p+0f : (v34[38] + ((float)v177[0]))));
      v176[1] = ((nv_bfloat16)(((v34[39] + ((float)v177[1])) < 0x0p+0f) ? 0x0p+0f : (v34[39] + ((float)v177[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v176 + (int64_t)0);
      alignas(64) nv_bfloat16 v179[2];
      alignas(64) nv_bfloat16 v180[2];
      longlong2 v181 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v180 + (int64_t)0) = g24(v66[v181.x],v66[v181.y]);
      v179[0] = ((nv_bfloat16)(((v34[40] + ((float)v180[0])) < 0x0p+0f) ? 0x0p+0f : (v34[40] + ((float)v180[0]))));
      v179[1] = ((nv_bfloat16)(((v34[41] + ((float)v180[1])) < 0x0p+0f) ? 0x0p+0f : (v34[41] + ((float)v180[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v179 + (int64_t)0);
      alignas(64) nv_bfloat16 v182[2];
      alignas(64) nv_bfloat16 v183[2];
      longlong2 v184 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v183 + (int64_t)0) = g24(v66[v184.x],v66[v184.y]);
      v182[0] = ((nv_bfloat16)(((v34[42] + ((float)v183[0])) < 0x0p+0f) ? 0x0p+0f : (v34[42] + ((float)v183[0]))));
      v182[1] = ((nv_bfloat16)(((v34[43] + ((float)v183[1])) < 0x0p+0f) ? 0x0p+0f : (v34[43] + ((float)v183[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v182 + (int64_t)0);
      alignas(64) nv_bfloat16 v185[2];
      alignas(64) nv_bfloat16 v186[2];
      longlong2 v187 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v186 + (int64_t)0) = g24(v66[v187.x],v66[v187.y]);
      v185[0] = ((nv_bfloat16)(((v34[44] + ((float)v186[0])) < 0x0p+0f) ? 0x0p+0f : (v34[44] + ((float)v186[0]))));
      v185[1] = ((nv_bfloat16)(((v34[45] + ((float)v186[1])) < 0x0p+0f) ? 0x0p+0f : (v34[45] + ((float)v186[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v185 + (int64_t)0);
      alignas(64) nv_bfloat16 v188[2];
      alignas(64) nv_bfloat16 v189[2];
      longlong2 v190 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v189 + (int64_t)0) = g24(v66[v190.x],v66[v190.y]);
      v188[0] = ((nv_bfloat16)(((v34[46] + ((float)v189[0])) < 0x0p+0f) ? 0x0p+0f : (v34[46] + ((float)v189[0]))));
      v188[1] = ((nv_bfloat16)(((v34[47] + ((float)v189[1])) < 0x0p+0f) ? 0x0p+0f : (v34[47] + ((float)v189[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v188 + (int64_t)0);
      alignas(64) nv_bfloat16 v191[2];
      alignas(64) nv_bfloat16 v192[2];
      longlong2 v193 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v192 + (int64_t)0) = g24(v66[v193.x],v66[v193.y]);
      v191[0] = ((nv_bfloat16)(((v34[48] + ((float)v192[0])) < 0x0p+0f) ? 0x0p+0f : (v34[48] + ((float)v192[0]))));
      v191[1] = ((nv_bfloat16)(((v34[49] + ((float)v192[1])) < 0x0p+0f) ? 0x0p+0f : (v34[49] + ((float)v192[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v191 + (int64_t)0);
      alignas(64) nv_bfloat16 v194[2];
      alignas(64) nv_bfloat16 v195[2];
      longlong2 v196 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v195 + (int64_t)0) = g24(v66[v196.x],v66[v196.y]);
      v194[0] = ((nv_bfloat16)(((v34[50] + ((float)v195[0])) < 0x0p+0f) ? 0x0p+0f : (v34[50] + ((float)v195[0]))));
      v194[1] = ((nv_bfloat16)(((v34[51] + ((float)v195[1])) < 0x0p+0f) ? 0x0p+0f : (v34[51] + ((float)v195[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v194 + (int64_t)0);
      alignas(64) nv_bfloat16 v197[2];
      alignas(64) nv_bfloat16 v198[2];
      longlong2 v199 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v198 + (int64_t)0) = g24(v66[v199.x],v66[v199.y]);
      v197[0] = ((nv_bfloat16)(((v34[52] + ((float)v198[0])) < 0x0p+0f) ? 0x0p+0f : (v34[52] + ((float)v198[0]))));
      v197[1] = ((nv_bfloat16)(((v34[53] + ((float)v198[1])) < 0x0p+0f) ? 0x0p+0f : (v34[53] + ((float)v198[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v197 + (int64_t)0);
      alignas(64) nv_bfloat16 v200[2];
      alignas(64) nv_bfloat16 v201[2];
      longlong2 v202 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v201 + (int64_t)0) = g24(v66[v202.x],v66[v202.y]);
      v200[0] = ((nv_bfloat16)(((v34[54] + ((float)v201[0])) < 0x0p+0f) ? 0x0p+0f : (v34[54] + ((float)v201[0]))));
      v200[1] = ((nv_bfloat16)(((v34[55] + ((float)v201[1])) < 0x0p+0f) ? 0x0p+0f : (v34[55] + ((float)v201[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v200 + (int64_t)0);
      alignas(64) nv_bfloat16 v203[2];
      alignas(64) nv_bfloat16 v204[2];
      longlong2 v205 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v204 + (int64_t)0) = g24(v66[v205.x],v66[v205.y]);
      v203[0] = ((nv_bfloat16)(((v34[56] + ((float)v204[0])) < 0x0p+0f) ? 0x0p+0f : (v34[56] + ((float)v204[0]))));
      v203[1] = ((nv_bfloat16)(((v34[57] + ((float)v204[1])) < 0x0p+0f) ? 0x0p+0f : (v34[57] + ((float)v204[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v203 + (int64_t)0);
      alignas(64) nv_bfloat16 v206[2];
      alignas(64) nv_bfloat16 v207[2];
      longlong2 v208 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v207 + (int64_t)0) = g24(v66[v208.x],v66[v208.y]);
      v206[0] = ((nv_bfloat16)(((v34[58] + ((float)v207[0])) < 0x0p+0f) ? 0x0p+0f : (v34[58] + ((float)v207[0]))));
      v206[1] = ((nv_bfloat16)(((v34[59] + ((float)v207[1])) < 0x0p+0f) ? 0x0p+0f : (v34[59] + ((float)v207[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v206 + (int64_t)0);
      alignas(64) nv_bfloat16 v209[2];
      alignas(64) nv_bfloat16 v210[2];
      longlong2 v211 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v210 + (int64_t)0) = g24(v66[v211.x],v66[v211.y]);
      v209[0] = ((nv_bfloat16)(((v34[60] + ((float)v210[0])) < 0x0p+0f) ? 0x0p+0f : (v34[60] + ((float)v210[0]))));
      v209[1] = ((nv_bfloat16)(((v34[61] + ((float)v210[1])) < 0x0p+0f) ? 0x0p+0f : (v34[61] + ((float)v210[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v209 + (int64_t)0);
      alignas(64) nv_bfloat16 v212[2];
      alignas(64) nv_bfloat16 v213[2];
      longlong2 v214 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v213 + (int64_t)0) = g24(v66[v214.x],v66[v214.y]);
      v212[0] = ((nv_bfloat16)(((v34[62] + ((float)v213[0])) < 0x0p+0f) ? 0x0p+0f : (v34[62] + ((float)v213[0]))));
      v212[1] = ((nv_bfloat16)(((v34[63] + ((float)v213[1])) < 0x0p+0f) ? 0x0p+0f : (v34[63] + ((float)v213[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v212 + (int64_t)0);
      g23();
      if ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v150) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v151) < v151) {
        *(uint4*)(((uint*)v152) + ((((((int64_t)(((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v150) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v151)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v150) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v151) < v151) {
        *(uint4*)(((uint*)v152) + ((((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v150) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v151)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v150) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v151) < v151) {
        *(uint4*)(((uint*)v152) + ((((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v150) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v151)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      if (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 51) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v150)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v151) < v151) {
        *(uint4*)(((uint*)v152) + ((((((int64_t)((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) < 51) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v150)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v151)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
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
__launch_bounds__(384, 1) g2(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, nv_bfloat16* __restrict__ v67, int v151, int v152, nv_bfloat16* __restrict__ v153, int64_t v323) {
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
      alignas(64) nv_bfloat16 v62[2];
      alignas(64) nv_bfloat16 v63[2];
      int64_t v64 = ((int64_t)((int)threadIdx.x));
      int64_t v65 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      longlong2 v66 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v63 + (int64_t)0) = g24(v67[v66.x],v67[v66.y]);
      v62[0] = ((nv_bfloat16)(((v35[0] + ((float)v63[0])) < 0x0p+0f) ? 0x0p+0f : (v35[0] + ((float)v63[0]))));
      v62[1] = ((nv_bfloat16)(((v35[1] + ((float)v63[1])) < 0x0p+0f) ? 0x0p+0f : (v35[1] + ((float)v63[1]))));
      int64_t v68 = ((int64_t)v0);
      int64_t v69 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v70 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v71 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v72 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v73 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v62 + (int64_t)0);
      alignas(64) nv_bfloat16 v74[2];
      alignas(64) nv_bfloat16 v75[2];
      longlong2 v76 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v75 + (int64_t)0) = g24(v67[v76.x],v67[v76.y]);
      v74[0] = ((nv_bfloat16)(((v35[2] + ((float)v75[0])) < 0x0p+0f) ? 0x0p+0f : (v35[2] + ((float)v75[0]))));
      v74[1] = ((nv_bfloat16)(((v35[3] + ((float)v75[1])) < 0x0p+0f) ? 0x0p+0f : (v35[3] + ((float)v75[1]))));
      int64_t v77 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v74 + (int64_t)0);
      alignas(64) nv_bfloat16 v78[2];
      alignas(64) nv_bfloat16 v79[2];
      longlong2 v80 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v79 + (int64_t)0) = g24(v67[v80.x],v67[v80.y]);
      v78[0] = ((nv_bfloat16)(((v35[4] + ((float)v79[0])) < 0x0p+0f) ? 0x0p+0f : (v35[4] + ((float)v79[0]))));
      v78[1] = ((nv_bfloat16)(((v35[5] + ((float)v79[1])) < 0x0p+0f) ? 0x0p+0f : (v35[5] + ((float)v79[1]))));
      int64_t v81 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v82 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v78 + (int64_t)0);
      alignas(64) nv_bfloat16 v83[2];
      alignas(64) nv_bfloat16 v84[2];
      longlong2 v85 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v84 + (int64_t)0) = g24(v67[v85.x],v67[v85.y]);
      v83[0] = ((nv_bfloat16)(((v35[6] + ((float)v84[0])) < 0x0p+0f) ? 0x0p+0f : (v35[6] + ((float)v84[0]))));
      v83[1] = ((nv_bfloat16)(((v35[7] + ((float)v84[1])) < 0x0p+0f) ? 0x0p+0f : (v35[7] + ((float)v84[1]))));
      int64_t v86 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v83 + (int64_t)0);
      alignas(64) nv_bfloat16 v87[2];
      alignas(64) nv_bfloat16 v88[2];
      longlong2 v89 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v88 + (int64_t)0) = g24(v67[v89.x],v67[v89.y]);
      v87[0] = ((nv_bfloat16)(((v35[8] + ((float)v88[0])) < 0x0p+0f) ? 0x0p+0f : (v35[8] + ((float)v88[0]))));
      v87[1] = ((nv_bfloat16)(((v35[9] + ((float)v88[1])) < 0x0p+0f) ? 0x0p+0f : (v35[9] + ((float)v88[1]))));
      int64_t v90 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v91 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v87 + (int64_t)0);
      alignas(64) nv_bfloat16 v92[2];
      alignas(64) nv_bfloat16 v93[2];
      longlong2 v94 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v93 + (int64_t)0) = g24(v67[v94.x],v67[v94.y]);
      v92[0] = ((nv_bfloat16)(((v35[10] + ((float)v93[0])) < 0x0p+0f) ? 0x0p+0f : (v35[10] + ((float)v93[0]))));
      v92[1] = ((nv_bfloat16)(((v35[11] + ((float)v93[1])) < 0x0p+0f) ? 0x0p+0f : (v35[11] + ((float)v93[1]))));
      int64_t v95 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v92 + (int64_t)0);
      alignas(64) nv_bfloat16 v96[2];
      alignas(64) nv_bfloat16 v97[2];
      longlong2 v98 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v97 + (int64_t)0) = g24(v67[v98.x],v67[v98.y]);
      v96[0] = ((nv_bfloat16)(((v35[12] + ((float)v97[0])) < 0x0p+0f) ? 0x0p+0f : (v35[12] + ((float)v97[0]))));
      v96[1] = ((nv_bfloat16)(((v35[13] + ((float)v97[1])) < 0x0p+0f) ? 0x0p+0f : (v35[13] + ((float)v97[1]))));
      int64_t v99 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v100 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v96 + (int64_t)0);
      alignas(64) nv_bfloat16 v101[2];
      alignas(64) nv_bfloat16 v102[2];
      longlong2 v103 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v102 + (int64_t)0) = g24(v67[v103.x],v67[v103.y]);
      v101[0] = ((nv_bfloat16)(((v35[14] + ((float)v102[0])) < 0x0p+0f) ? 0x0p+0f : (v35[14] + ((float)v102[0]))));
      v101[1] = ((nv_bfloat16)(((v35[15] + ((float)v102[1])) < 0x0p+0f) ? 0x0p+0f : (v35[15] + ((float)v102[1]))));
      int64_t v104 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v101 + (int64_t)0);
      alignas(64) nv_bfloat16 v105[2];
      alignas(64) nv_bfloat16 v106[2];
      longlong2 v107 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v106 + (int64_t)0) = g24(v67[v107.x],v67[v107.y]);
      v105[0] = ((nv_bfloat16)(((v35[16] + ((float)v106[0])) < 0x0p+0f) ? 0x0p+0f : (v35[16] + ((float)v106[0]))));
      v105[1] = ((nv_bfloat16)(((v35[17] + ((float)v106[1])) < 0x0p+0f) ? 0x0p+0f : (v35[17] + ((float)v106[1]))));
      int64_t v108 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v109 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v105 + (int64_t)0);
      alignas(64) nv_bfloat16 v110[2];
      alignas(64) nv_bfloat16 v111[2];
      longlong2 v112 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v111 + (int64_t)0) = g24(v67[v112.x],v67[v112.y]);
      v110[0] = ((nv_bfloat16)(((v35[18] + ((float)v111[0])) < 0x0p+0f) ? 0x0p+0f : (v35[18] + ((float)v111[0]))));
      v110[1] = ((nv_bfloat16)(((v35[19] + ((float)v111[1])) < 0x0p+0f) ? 0x0p+0f : (v35[19] + ((float)v111[1]))));
      int64_t v113 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v110 + (int64_t)0);
      alignas(64) nv_bfloat16 v114[2];
      alignas(64) nv_bfloat16 v115[2];
      longlong2 v116 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v115 + (int64_t)0) = g24(v67[v116.x],v67[v116.y]);
      v114[0] = ((nv_bfloat16)(((v35[20] + ((float)v115[0])) < 0x0p+0f) ? 0x0p+0f : (v35[20] + ((float)v115[0]))));
      v114[1] = ((nv_bfloat16)(((v35[21] + ((float)v115[1])) < 0x0p+0f) ? 0x0p+0f : (v35[21] + ((float)v115[1]))));
      int64_t v117 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v118 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v114 + (int64_t)0);
      alignas(64) nv_bfloat16 v119[2];
      alignas(64) nv_bfloat16 v120[2];
      longlong2 v121 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v120 + (int64_t)0) = g24(v67[v121.x],v67[v121.y]);
      v119[0] = ((nv_bfloat16)(((v35[22] + ((float)v120[0])) < 0x0p+0f) ? 0x0p+0f : (v35[22] + ((float)v120[0]))));
      v119[1] = ((nv_bfloat16)(((v35[23] + ((float)v120[1])) < 0x0p+0f) ? 0x0p+0f : (v35[23] + ((float)v120[1]))));
      int64_t v122 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v119 + (int64_t)0);
      alignas(64) nv_bfloat16 v123[2];
      alignas(64) nv_bfloat16 v124[2];
      longlong2 v125 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v124 + (int64_t)0) = g24(v67[v125.x],v67[v125.y]);
      v123[0] = ((nv_bfloat16)(((v35[24] + ((float)v124[0])) < 0x0p+0f) ? 0x0p+0f : (v35[24] + ((float)v124[0]))));
      v123[1] = ((nv_bfloat16)(((v35[25] + ((float)v124[1])) < 0x0p+0f) ? 0x0p+0f : (v35[25] + ((float)v124[1]))));
      int64_t v126 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v127 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v123 + (int64_t)0);
      alignas(64) nv_bfloat16 v128[2];
      alignas(64) nv_bfloat16 v129[2];
      longlong2 v130 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v129 + (int64_t)0) = g24(v67[v130.x],v67[v130.y]);
      v128[0] = ((nv_bfloat16)(((v35[26] + ((float)v129[0])) < 0x0p+0f) ? 0x0p+0f : (v35[26] + ((float)v129[0]))));
      v128[1] = ((nv_bfloat16)(((v35[27] + ((float)v129[1])) < 0x0p+0f) ? 0x0p+0f : (v35[27] + ((float)v129[1]))));
      int64_t v131 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v128 + (int64_t)0);
      alignas(64) nv_bfloat16 v132[2];
      alignas(64) nv_bfloat16 v133[2];
      longlong2 v134 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v133 + (int64_t)0) = g24(v67[v134.x],v67[v134.y]);
      v132[0] = ((nv_bfloat16)(((v35[28] + ((float)v133[0])) < 0x0p+0f) ? 0x0p+0f : (v35[28] + ((float)v133[0]))));
      v132[1] = ((nv_bfloat16)(((v35[29] + ((float)v133[1])) < 0x0p+0f) ? 0x0p+0f : (v35[29] + ((float)v133[1]))));
      int64_t v135 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v136 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v132 + (int64_t)0);
      alignas(64) nv_bfloat16 v137[2];
      alignas(64) nv_bfloat16 v138[2];
      longlong2 v139 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v138 + (int64_t)0) = g24(v67[v139.x],v67[v139.y]);
      v137[0] = ((nv_bfloat16)(((v35[30] + ((float)v138[0])) < 0x0p+0f) ? 0x0p+0f : (v35[30] + ((float)v138[0]))));
      v137[1] = ((nv_bfloat16)(((v35[31] + ((float)v138[1])) < 0x0p+0f) ? 0x0p+0f : (v35[31] + ((float)v138[1]))));
      int64_t v140 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v137 + (int64_t)0);
      g23();
      int v141 = (((int)threadIdx.x) & 7);
      int v142 = ((((int)threadIdx.x) & 31) >> 3);
      int v143 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int64_t v144 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int v145 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7);
      int v146 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7);
      int v147 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49);
      int64_t v148 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v149 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v150 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360);
      if ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v151) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + (((((int64_t)(((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v151) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v154 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4);
      int v155 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7);
      int v156 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7);
      int v157 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49);
      int64_t v158 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v159 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488);
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + (((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v160 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7);
      int v161 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7);
      int v162 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49);
      int64_t v163 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616);
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + (((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v164 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7);
      int v165 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7);
      int v166 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49);
      int64_t v167 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744);
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + (((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      alignas(64) nv_bfloat16 v168[2];
      alignas(64) nv_bfloat16 v169[2];
      longlong2 v170 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v169 + (int64_t)0) = g24(v67[v170.x],v67[v170.y]);
      v168[0] = ((nv_bfloat16)(((v35[32] + ((float)v169[0])) < 0x0p+0f) ? 0x0p+0f : (v35[32] + ((float)v169[0]))));
      v168[1] = ((nv_bfloat16)(((v35[33] + ((float)v169[1])) < 0x0p+0f) ? 0x0p+0f : (v35[33] + ((float)v169[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v168 + (int64_t)0);
      alignas(64) nv_bfloat16 v171[2];
      alignas(64) nv_bfloat16 v172[2];
      longlong2 v173 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v172 + (int64_t)0) = g24(v67[v173.x],v67[v173.y]);
      v171[0] = ((nv_bfloat16)(((v35[34] + ((float)v172[0])) < 0x0p+0f) ? 0x0p+0f : (v35[34] + ((float)v172[0]))));
      v171[1] = ((nv_bfloat16)(((v35[35] + ((float)v172[1])) < 0x0p+0f) ? 0x0p+0f : (v35[35] + ((float)v172[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v171 + (int64_t)0);
      alignas(64) nv_bfloat16 v174[2];
      alignas(64) nv_bfloat16 v175[2];
      longlong2 v176 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v175 + (int64_t)0) = g24(v67[v176.x],v67[v176.y]);
      v174[0] = ((nv_bfloat16)(((v35[36] + ((float)v175[0])) < 0x0p+0f) ? 0x0p+0f : (v35[36] + ((float)v175[0]))));
      v174[1] = ((nv_bfloat16)(((v35[37] + ((float)v175[1])) < 0x0p+0f) ? 0x0p+0f : (v35[37] + ((float)v175[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v174 + (int64_t)0);
      alignas(64) nv_bfloat16 v177[2];
      alignas(64) nv_bfloat16 v178[2];
      longlong2 v179 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v178 + (int64_t)0) = g24(v67[v179.x],v67[v179.y]);
      v177[0] = ((nv_bfloat16)(((v35[38] + ((float)v178[0])) < 0x0p+0f) ? 0x0p+0f : (v35[38] + ((float)v178[0]))));
      v177[1] = ((nv_bfloat16)(((v35[39] + ((float)v178[1])) < 0x0p+0f) ? 0x0p+0f : (v35[39] + ((float)v178[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v177 + (int64_t)0);
      alignas(64) nv_bfloat16 v180[2];
      alignas(64) nv_bfloat16 v181[2];
      longlong2 v182 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v181 + (int64_t)0) = g24(v67[v182.x],v67[v182.y]);
      v180[0] = ((nv_bfloat16)(((v35[40] + ((float)v181[0])) < 0x0p+0f) ? 0x0p+0f : (v35[40] + ((float)v181[0]))));
      v180[1] = ((nv_bfloat16)(((v35[41] + ((float)v181[1])) < 0x0p+0f) ? 0x0p+0f : (v35[41] + ((float)v181[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v180 + (int64_t)0);
      alignas(64) nv_bfloat16 v183[2];
      alignas(64) nv_bfloat16 v184[2];
      longlong2 v185 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v184 + (int64_t)0) = g24(v67[v185.x],v67[v185.y]);
      v183[0] = ((nv_bfloat16)(((v35[42] + ((float)v184[0])) < 0x0p+0f) ? 0x0p+0f : (v35[42] + ((float)v184[0]))));
      v183[1] = ((nv_bfloat16)(((v35[43] + ((float)v184[1])) < 0x0p+0f) ? 0x0p+0f : (v35[43] + ((float)v184[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v183 + (int64_t)0);
      alignas(64) nv_bfloat16 v186[2];
      alignas(64) nv_bfloat16 v187[2];
      longlong2 v188 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v187 + (int64_t)0) = g24(v67[v188.x],v67[v188.y]);
      v186[0] = ((nv_bfloat16)(((v35[44] + ((float)v187[0])) < 0x0p+0f) ? 0x0p+0f : (v35[44] + ((float)v187[0]))));
      v186[1] = ((nv_bfloat16)(((v35[45] + ((float)v187[1])) < 0x0p+0f) ? 0x0p+0f : (v35[45] + ((float)v187[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v186 + (int64_t)0);
      alignas(64) nv_bfloat16 v189[2];
      alignas(64) nv_bfloat16 v190[2];
      longlong2 v191 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v190 + (int64_t)0) = g24(v67[v191.x],v67[v191.y]);
      v189[0] = ((nv_bfloat16)(((v35[46] + ((float)v190[0])) < 0x0p+0f) ? 0x0p+0f : (v35[46] + ((float)v190[0]))));
      v189[1] = ((nv_bfloat16)(((v35[47] + ((float)v190[1])) < 0x0p+0f) ? 0x0p+0f : (v35[47] + ((float)v190[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v189 + (int64_t)0);
      alignas(64) nv_bfloat16 v192[2];
      alignas(64) nv_bfloat16 v193[2];
      longlong2 v194 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v193 + (int64_t)0) = g24(v67[v194.x],v67[v194.y]);
      v192[0] = ((nv_bfloat16)(((v35[48] + ((float)v193[0])) < 0x0p+0f) ? 0x0p+0f : (v35[48] + ((float)v193[0]))));
      v192[1] = ((nv_bfloat16)(((v35[49] + ((float)v193[1])) < 0x0p+0f) ? 0x0p+0f : (v35[49] + ((float)v193[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v192 + (int64_t)0);
      alignas(64) nv_bfloat16 v195[2];
      alignas(64) nv_bfloat16 v196[2];
      longlong2 v197 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v196 + (int64_t)0) = g24(v67[v197.x],v67[v197.y]);
      v195[0] = ((nv_bfloat16)(((v35[50] + ((float)v196[0])) < 0x0p+0f) ? 0x0p+0f : (v35[50] + ((float)v196[0]))));
      v195[1] = ((nv_bfloat16)(((v35[51] + ((float)v196[1])) < 0x0p+0f) ? 0x0p+0f : (v35[51] + ((float)v196[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v195 + (int64_t)0);
      alignas(64) nv_bfloat16 v198[2];
      alignas(64) nv_bfloat16 v199[2];
      longlong2 v200 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v199 + (int64_t)0) = g24(v67[v200.x],v67[v200.y]);
      v198[0] = ((nv_bfloat16)(((v35[52] + ((float)v199[0])) < 0x0p+0f) ? 0x0p+0f : (v35[52] + ((float)v199[0]))));
      v198[1] = ((nv_bfloat16)(((v35[53] + ((float)v199[1])) < 0x0p+0f) ? 0x0p+0f : (v35[53] + ((float)v199[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v198 + (int64_t)0);
      alignas(64) nv_bfloat16 v201[2];
      alignas(64) nv_bfloat16 v202[2];
      longlong2 v203 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v202 + (int64_t)0) = g24(v67[v203.x],v67[v203.y]);
      v201[0] = ((nv_bfloat16)(((v35[54] + ((float)v202[0])) < 0x0p+0f) ? 0x0p+0f : (v35[54] + ((float)v202[0]))));
      v201[1] = ((nv_bfloat16)(((v35[55] + ((float)v202[1])) < 0x0p+0f) ? 0x0p+0f : (v35[55] + ((float)v202[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v201 + (int64_t)0);
      alignas(64) nv_bfloat16 v204[2];
      alignas(64) nv_bfloat16 v205[2];
      longlong2 v206 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v205 + (int64_t)0) = g24(v67[v206.x],v67[v206.y]);
      v204[0] = ((nv_bfloat16)(((v35[56] + ((float)v205[0])) < 0x0p+0f) ? 0x0p+0f : (v35[56] + ((float)v205[0]))));
      v204[1] = ((nv_bfloat16)(((v35[57] + ((float)v205[1])) < 0x0p+0f) ? 0x0p+0f : (v35[57] + ((float)v205[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v204 + (int64_t)0);
      alignas(64) nv_bfloat16 v207[2];
      alignas(64) nv_bfloat16 v208[2];
      longlong2 v209 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v208 + (int64_t)0) = g24(v67[v209.x],v67[v209.y]);
      v207[0] = ((nv_bfloat16)(((v35[58] + ((float)v208[0])) < 0x0p+0f) ? 0x0p+0f : (v35[58] + ((float)v208[0]))));
      v207[1] = ((nv_bfloat16)(((v35[59] + ((float)v208[1])) < 0x0p+0f) ? 0x0p+0f : (v35[59] + ((float)v208[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v207 + (int64_t)0);
      alignas(64) nv_bfloat16 v210[2];
      alignas(64) nv_bfloat16 v211[2];
      longlong2 v212 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v211 + (int64_t)0) = g24(v67[v212.x],v67[v212.y]);
      v210[0] = ((nv_bfloat16)(((v35[60] + ((float)v211[0])) < 0x0p+0f) ? 0x0p+0f : (v35[60] + ((float)v211[0]))));
      v210[1] = ((nv_bfloat16)(((v35[61] + ((float)v211[1])) < 0x0p+0f) ? 0x0p+0f : (v35[61] + ((float)v211[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v210 + (int64_t)0);
      alignas(64) nv_bfloat16 v213[2];
      alignas(64) nv_bfloat16 v214[2];
      longlong2 v215 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v214 + (int64_t)0) = g24(v67[v215.x],v67[v215.y]);
      v213[0] = ((nv_bfloat16)(((v35[62] + ((float)v214[0])) < 0x0p+0f) ? 0x0p+0f : (v35[62] + ((float)v214[0]))));
      v213[1] = ((nv_bfloat16)(((v35[63] + ((float)v214[1])) < 0x0p+0f) ? 0x0p+0f : (v35[63] + ((float)v214[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v213 + (int64_t)0);
      g23();
      if ((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v151) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + ((((((int64_t)(((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) + v15[0]) < v151) ? (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + ((((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 4) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + ((((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 8) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + ((((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 12) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      alignas(64) nv_bfloat16 v216[2];
      alignas(64) nv_bfloat16 v217[2];
      longlong2 v218 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v217 + (int64_t)0) = g24(v67[v218.x],v67[v218.y]);
      v216[0] = ((nv_bfloat16)(((v35[64] + ((float)v217[0])) < 0x0p+0f) ? 0x0p+0f : (v35[64] + ((float)v217[0]))));
      v216[1] = ((nv_bfloat16)(((v35[65] + ((float)v217[1])) < 0x0p+0f) ? 0x0p+0f : (v35[65] + ((float)v217[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v216 + (int64_t)0);
      alignas(64) nv_bfloat16 v219[2];
      alignas(64) nv_bfloat16 v220[2];
      longlong2 v221 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v220 + (int64_t)0) = g24(v67[v221.x],v67[v221.y]);
      v219[0] = ((nv_bfloat16)(((v35[66] + ((float)v220[0])) < 0x0p+0f) ? 0x0p+0f : (v35[66] + ((float)v220[0]))));
      v219[1] = ((nv_bfloat16)(((v35[67] + ((float)v220[1])) < 0x0p+0f) ? 0x0p+0f : (v35[67] + ((float)v220[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v219 + (int64_t)0);
      alignas(64) nv_bfloat16 v222[2];
      alignas(64) nv_bfloat16 v223[2];
      longlong2 v224 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v223 + (int64_t)0) = g24(v67[v224.x],v67[v224.y]);
      v222[0] = ((nv_bfloat16)(((v35[68] + ((float)v223[0])) < 0x0p+0f) ? 0x0p+0f : (v35[68] + ((float)v223[0]))));
      v222[1] = ((nv_bfloat16)(((v35[69] + ((float)v223[1])) < 0x0p+0f) ? 0x0p+0f : (v35[69] + ((float)v223[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v222 + (int64_t)0);
      alignas(64) nv_bfloat16 v225[2];
      alignas(64) nv_bfloat16 v226[2];
      longlong2 v227 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v226 + (int64_t)0) = g24(v67[v227.x],v67[v227.y]);
      v225[0] = ((nv_bfloat16)(((v35[70] + ((float)v226[0])) < 0x0p+0f) ? 0x0p+0f : (v35[70] + ((float)v226[0]))));
      v225[1] = ((nv_bfloat16)(((v35[71] + ((float)v226[1])) < 0x0p+0f) ? 0x0p+0f : (v35[71] + ((float)v226[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v225 + (int64_t)0);
      alignas(64) nv_bfloat16 v228[2];
      alignas(64) nv_bfloat16 v229[2];
      longlong2 v230 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v229 + (int64_t)0) = g24(v67[v230.x],v67[v230.y]);
      v228[0] = ((nv_bfloat16)(((v35[72] + ((float)v229[0])) < 0x0p+0f) ? 0x0p+0f : (v35[72] + ((float)v229[0]))));
      v228[1] = ((nv_bfloat16)(((v35[73] + ((float)v229[1])) < 0x0p+0f) ? 0x0p+0f : (v35[73] + ((float)v229[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v228 + (int64_t)0);
      alignas(64) nv_bfloat16 v231[2];
      alignas(64) nv_bfloat16 v232[2];
      longlong2 v233 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v232 + (int64_t)0) = g24(v67[v233.x],v67[v233.y]);
      v231[0] = ((nv_bfloat16)(((v35[74] + ((float)v232[0])) < 0x0p+0f) ? 0x0p+0f : (v35[74] + ((float)v232[0]))));
      v231[1] = ((nv_bfloat16)(((v35[75] + ((float)v232[1])) < 0x0p+0f) ? 0x0p+0f : (v35[75] + ((float)v232[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v231 + (int64_t)0);
      alignas(64) nv_bfloat16 v234[2];
      alignas(64) nv_bfloat16 v235[2];
      longlong2 v236 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v235 + (int64_t)0) = g24(v67[v236.x],v67[v236.y]);
      v234[0] = ((nv_bfloat16)(((v35[76] + ((float)v235[0])) < 0x0p+0f) ? 0x0p+0f : (v35[76] + ((float)v235[0]))));
      v234[1] = ((nv_bfloat16)(((v35[77] + ((float)v235[1])) < 0x0p+0f) ? 0x0p+0f : (v35[77] + ((float)v235[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v234 + (int64_t)0);
      alignas(64) nv_bfloat16 v237[2];
      alignas(64) nv_bfloat16 v238[2];
      longlong2 v239 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v238 + (int64_t)0) = g24(v67[v239.x],v67[v239.y]);
      v237[0] = ((nv_bfloat16)(((v35[78] + ((float)v238[0])) < 0x0p+0f) ? 0x0p+0f : (v35[78] + ((float)v238[0]))));
      v237[1] = ((nv_bfloat16)(((v35[79] + ((float)v238[1])) < 0x0p+0f) ? 0x0p+0f : (v35[79] + ((float)v238[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v237 + (int64_t)0);
      alignas(64) nv_bfloat16 v240[2];
      alignas(64) nv_bfloat16 v241[2];
      longlong2 v242 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v241 + (int64_t)0) = g24(v67[v242.x],v67[v242.y]);
      v240[0] = ((nv_bfloat16)(((v35[80] + ((float)v241[0])) < 0x0p+0f) ? 0x0p+0f : (v35[80] + ((float)v241[0]))));
      v240[1] = ((nv_bfloat16)(((v35[81] + ((float)v241[1])) < 0x0p+0f) ? 0x0p+0f : (v35[81] + ((float)v241[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v240 + (int64_t)0);
      alignas(64) nv_bfloat16 v243[2];
      alignas(64) nv_bfloat16 v244[2];
      longlong2 v245 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v244 + (int64_t)0) = g24(v67[v245.x],v67[v245.y]);
      v243[0] = ((nv_bfloat16)(((v35[82] + ((float)v244[0])) < 0x0p+0f) ? 0x0p+0f : (v35[82] + ((float)v244[0]))));
      v243[1] = ((nv_bfloat16)(((v35[83] + ((float)v244[1])) < 0x0p+0f) ? 0x0p+0f : (v35[83] + ((float)v244[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v243 + (int64_t)0);
      alignas(64) nv_bfloat16 v246[2];
      alignas(64) nv_bfloat16 v247[2];
      longlong2 v248 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v247 + (int64_t)0) = g24(v67[v248.x],v67[v248.y]);
      v246[0] = ((nv_bfloat16)(((v35[84] + ((float)v247[0])) < 0x0p+0f) ? 0x0p+0f : (v35[84] + ((float)v247[0]))));
      v246[1] = ((nv_bfloat16)(((v35[85] + ((float)v247[1])) < 0x0p+0f) ? 0x0p+0f : (v35[85] + ((float)v247[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v246 + (int64_t)0);
      alignas(64) nv_bfloat16 v249[2];
      alignas(64) nv_bfloat16 v250[2];
      longlong2 v251 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v250 + (int64_t)0) = g24(v67[v251.x],v67[v251.y]);
      v249[0] = ((nv_bfloat16)(((v35[86] + ((float)v250[0])) < 0x0p+0f) ? 0x0p+0f : (v35[86] + ((float)v250[0]))));
      v249[1] = ((nv_bfloat16)(((v35[87] + ((float)v250[1])) < 0x0p+0f) ? 0x0p+0f : (v35[87] + ((float)v250[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v249 + (int64_t)0);
      alignas(64) nv_bfloat16 v252[2];
      alignas(64) nv_bfloat16 v253[2];
      longlong2 v254 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v253 + (int64_t)0) = g24(v67[v254.x],v67[v254.y]);
      v252[0] = ((nv_bfloat16)(((v35[88] + ((float)v253[0])) < 0x0p+0f) ? 0x0p+0f : (v35[88] + ((float)v253[0]))));
      v252[1] = ((nv_bfloat16)(((v35[89] + ((float)v253[1])) < 0x0p+0f) ? 0x0p+0f : (v35[89] + ((float)v253[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v252 + (int64_t)0);
      alignas(64) nv_bfloat16 v255[2];
      alignas(64) nv_bfloat16 v256[2];
      longlong2 v257 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v256 + (int64_t)0) = g24(v67[v257.x],v67[v257.y]);
      v255[0] = ((nv_bfloat16)(((v35[90] + ((float)v256[0])) < 0x0p+0f) ? 0x0p+0f : (v35[90] + ((float)v256[0]))));
      v255[1] = ((nv_bfloat16)(((v35[91] + ((float)v256[1])) < 0x0p+0f) ? 0x0p+0f : (v35[91] + ((float)v256[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v255 + (int64_t)0);
      alignas(64) nv_bfloat16 v258[2];
      alignas(64) nv_bfloat16 v259[2];
      longlong2 v260 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v259 + (int64_t)0) = g24(v67[v260.x],v67[v260.y]);
      v258[0] = ((nv_bfloat16)(((v35[92] + ((float)v259[0])) < 0x0p+0f) ? 0x0p+0f : (v35[92] + ((float)v259[0]))));
      v258[1] = ((nv_bfloat16)(((v35[93] + ((float)v259[1])) < 0x0p+0f) ? 0x0p+0f : (v35[93] + ((float)v259[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v258 + (int64_t)0);
      alignas(64) nv_bfloat16 v261[2];
      alignas(64) nv_bfloat16 v262[2];
      longlong2 v263 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v262 + (int64_t)0) = g24(v67[v263.x],v67[v263.y]);
      v261[0] = ((nv_bfloat16)(((v35[94] + ((float)v262[0])) < 0x0p+0f) ? 0x0p+0f : (v35[94] + ((float)v262[0]))));
      v261[1] = ((nv_bfloat16)(((v35[95] + ((float)v262[1])) < 0x0p+0f) ? 0x0p+0f : (v35[95] + ((float)v262[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v261 + (int64_t)0);
      g23();
      int v264 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7);
      int v265 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49);
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + (((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      int v266 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7);
      int v267 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49);
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + (((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      int v268 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7);
      int v269 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7);
      int v270 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49);
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + (((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      int v271 = (((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4));
      int v272 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7);
      int v273 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7);
      int v274 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49);
      if (((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 25) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) + v15[0]) < v151)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + (((((int64_t)((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 25) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) + v15[0]) < v151)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
      }
      g23();
      alignas(64) nv_bfloat16 v275[2];
      alignas(64) nv_bfloat16 v276[2];
      longlong2 v277 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v276 + (int64_t)0) = g24(v67[v277.x],v67[v277.y]);
      v275[0] = ((nv_bfloat16)(((v35[96] + ((float)v276[0])) < 0x0p+0f) ? 0x0p+0f : (v35[96] + ((float)v276[0]))));
      v275[1] = ((nv_bfloat16)(((v35[97] + ((float)v276[1])) < 0x0p+0f) ? 0x0p+0f : (v35[97] + ((float)v276[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v275 + (int64_t)0);
      alignas(64) nv_bfloat16 v278[2];
      alignas(64) nv_bfloat16 v279[2];
      longlong2 v280 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)64))+((int64_t)1*1));
      *(nv_bfloat162*)(v279 + (int64_t)0) = g24(v67[v280.x],v67[v280.y]);
      v278[0] = ((nv_bfloat16)(((v35[98] + ((float)v279[0])) < 0x0p+0f) ? 0x0p+0f : (v35[98] + ((float)v279[0]))));
      v278[1] = ((nv_bfloat16)(((v35[99] + ((float)v279[1])) < 0x0p+0f) ? 0x0p+0f : (v35[99] + ((float)v279[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v278 + (int64_t)0);
      alignas(64) nv_bfloat16 v281[2];
      alignas(64) nv_bfloat16 v282[2];
      longlong2 v283 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v282 + (int64_t)0) = g24(v67[v283.x],v67[v283.y]);
      v281[0] = ((nv_bfloat16)(((v35[100] + ((float)v282[0])) < 0x0p+0f) ? 0x0p+0f : (v35[100] + ((float)v282[0]))));
      v281[1] = ((nv_bfloat16)(((v35[101] + ((float)v282[1])) < 0x0p+0f) ? 0x0p+0f : (v35[101] + ((float)v282[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v281 + (int64_t)0);
      alignas(64) nv_bfloat16 v284[2];
      alignas(64) nv_bfloat16 v285[2];
      longlong2 v286 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)72))+((int64_t)1*1));
      *(nv_bfloat162*)(v285 + (int64_t)0) = g24(v67[v286.x],v67[v286.y]);
      v284[0] = ((nv_bfloat16)(((v35[102] + ((float)v285[0])) < 0x0p+0f) ? 0x0p+0f : (v35[102] + ((float)v285[0]))));
      v284[1] = ((nv_bfloat16)(((v35[103] + ((float)v285[1])) < 0x0p+0f) ? 0x0p+0f : (v35[103] + ((float)v285[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v284 + (int64_t)0);
      alignas(64) nv_bfloat16 v287[2];
      alignas(64) nv_bfloat16 v288[2];
      longlong2 v289 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v288 + (int64_t)0) = g24(v67[v289.x],v67[v289.y]);
      v287[0] = ((nv_bfloat16)(((v35[104] + ((float)v288[0])) < 0x0p+0f) ? 0x0p+0f : (v35[104] + ((float)v288[0]))));
      v287[1] = ((nv_bfloat16)(((v35[105] + ((float)v288[1])) < 0x0p+0f) ? 0x0p+0f : (v35[105] + ((float)v288[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v287 + (int64_t)0);
      alignas(64) nv_bfloat16 v290[2];
      alignas(64) nv_bfloat16 v291[2];
      longlong2 v292 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)80))+((int64_t)1*1));
      *(nv_bfloat162*)(v291 + (int64_t)0) = g24(v67[v292.x],v67[v292.y]);
      v290[0] = ((nv_bfloat16)(((v35[106] + ((float)v291[0])) < 0x0p+0f) ? 0x0p+0f : (v35[106] + ((float)v291[0]))));
      v290[1] = ((nv_bfloat16)(((v35[107] + ((float)v291[1])) < 0x0p+0f) ? 0x0p+0f : (v35[107] + ((float)v291[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v290 + (int64_t)0);
      alignas(64) nv_bfloat16 v293[2];
      alignas(64) nv_bfloat16 v294[2];
      longlong2 v295 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v294 + (int64_t)0) = g24(v67[v295.x],v67[v295.y]);
      v293[0] = ((nv_bfloat16)(((v35[108] + ((float)v294[0])) < 0x0p+0f) ? 0x0p+0f : (v35[108] + ((float)v294[0]))));
      v293[1] = ((nv_bfloat16)(((v35[109] + ((float)v294[1])) < 0x0p+0f) ? 0x0p+0f : (v35[109] + ((float)v294[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v293 + (int64_t)0);
      alignas(64) nv_bfloat16 v296[2];
      alignas(64) nv_bfloat16 v297[2];
      longlong2 v298 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)88))+((int64_t)1*1));
      *(nv_bfloat162*)(v297 + (int64_t)0) = g24(v67[v298.x],v67[v298.y]);
      v296[0] = ((nv_bfloat16)(((v35[110] + ((float)v297[0])) < 0x0p+0f) ? 0x0p+0f : (v35[110] + ((float)v297[0]))));
      v296[1] = ((nv_bfloat16)(((v35[111] + ((float)v297[1])) < 0x0p+0f) ? 0x0p+0f : (v35[111] + ((float)v297[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v296 + (int64_t)0);
      alignas(64) nv_bfloat16 v299[2];
      alignas(64) nv_bfloat16 v300[2];
      longlong2 v301 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v300 + (int64_t)0) = g24(v67[v301.x],v67[v301.y]);
      v299[0] = ((nv_bfloat16)(((v35[112] + ((float)v300[0])) < 0x0p+0f) ? 0x0p+0f : (v35[112] + ((float)v300[0]))));
      v299[1] = ((nv_bfloat16)(((v35[113] + ((float)v300[1])) < 0x0p+0f) ? 0x0p+0f : (v35[113] + ((float)v300[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v299 + (int64_t)0);
      alignas(64) nv_bfloat16 v302[2];
      alignas(64) nv_bfloat16 v303[2];
      longlong2 v304 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)96))+((int64_t)1*1));
      *(nv_bfloat162*)(v303 + (int64_t)0) = g24(v67[v304.x],v67[v304.y]);
      v302[0] = ((nv_bfloat16)(((v35[114] + ((float)v303[0])) < 0x0p+0f) ? 0x0p+0f : (v35[114] + ((float)v303[0]))));
      v302[1] = ((nv_bfloat16)(((v35[115] + ((float)v303[1])) < 0x0p+0f) ? 0x0p+0f : (v35[115] + ((float)v303[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v302 + (int64_t)0);
      alignas(64) nv_bfloat16 v305[2];
      alignas(64) nv_bfloat16 v306[2];
      longlong2 v307 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v306 + (int64_t)0) = g24(v67[v307.x],v67[v307.y]);
      v305[0] = ((nv_bfloat16)(((v35[116] + ((float)v306[0])) < 0x0p+0f) ? 0x0p+0f : (v35[116] + ((float)v306[0]))));
      v305[1] = ((nv_bfloat16)(((v35[117] + ((float)v306[1])) < 0x0p+0f) ? 0x0p+0f : (v35[117] + ((float)v306[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v305 + (int64_t)0);
      alignas(64) nv_bfloat16 v308[2];
      alignas(64) nv_bfloat16 v309[2];
      longlong2 v310 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)104))+((int64_t)1*1));
      *(nv_bfloat162*)(v309 + (int64_t)0) = g24(v67[v310.x],v67[v310.y]);
      v308[0] = ((nv_bfloat16)(((v35[118] + ((float)v309[0])) < 0x0p+0f) ? 0x0p+0f : (v35[118] + ((float)v309[0]))));
      v308[1] = ((nv_bfloat16)(((v35[119] + ((float)v309[1])) < 0x0p+0f) ? 0x0p+0f : (v35[119] + ((float)v309[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v308 + (int64_t)0);
      alignas(64) nv_bfloat16 v311[2];
      alignas(64) nv_bfloat16 v312[2];
      longlong2 v313 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v312 + (int64_t)0) = g24(v67[v313.x],v67[v313.y]);
      v311[0] = ((nv_bfloat16)(((v35[120] + ((float)v312[0])) < 0x0p+0f) ? 0x0p+0f : (v35[120] + ((float)v312[0]))));
      v311[1] = ((nv_bfloat16)(((v35[121] + ((float)v312[1])) < 0x0p+0f) ? 0x0p+0f : (v35[121] + ((float)v312[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v311 + (int64_t)0);
      alignas(64) nv_bfloat16 v314[2];
      alignas(64) nv_bfloat16 v315[2];
      longlong2 v316 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)112))+((int64_t)1*1));
      *(nv_bfloat162*)(v315 + (int64_t)0) = g24(v67[v316.x],v67[v316.y]);
      v314[0] = ((nv_bfloat16)(((v35[122] + ((float)v315[0])) < 0x0p+0f) ? 0x0p+0f : (v35[122] + ((float)v315[0]))));
      v314[1] = ((nv_bfloat16)(((v35[123] + ((float)v315[1])) < 0x0p+0f) ? 0x0p+0f : (v35[123] + ((float)v315[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v314 + (int64_t)0);
      alignas(64) nv_bfloat16 v317[2];
      alignas(64) nv_bfloat16 v318[2];
      longlong2 v319 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v318 + (int64_t)0) = g24(v67[v319.x],v67[v319.y]);
      v317[0] = ((nv_bfloat16)(((v35[124] + ((float)v318[0])) < 0x0p+0f) ? 0x0p+0f : (v35[124] + ((float)v318[0]))));
      v317[1] = ((nv_bfloat16)(((v35[125] + ((float)v318[1])) < 0x0p+0f) ? 0x0p+0f : (v35[125] + ((float)v318[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v317 + (int64_t)0);
      alignas(64) nv_bfloat16 v320[2];
      alignas(64) nv_bfloat16 v321[2];
      longlong2 v322 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v13[0])) + (int64_t)120))+((int64_t)1*1));
      *(nv_bfloat162*)(v321 + (int64_t)0) = g24(v67[v322.x],v67[v322.y]);
      v320[0] = ((nv_bfloat16)(((v35[126] + ((float)v321[0])) < 0x0p+0f) ? 0x0p+0f : (v35[126] + ((float)v321[0]))));
      v320[1] = ((nv_bfloat16)(((v35[127] + ((float)v321[1])) < 0x0p+0f) ? 0x0p+0f : (v35[127] + ((float)v321[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v320 + (int64_t)0);
      g23();
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + ((((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 64) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 1) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47360));
      }
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + ((((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 68) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 5) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47488));
      }
      if (((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + ((((((int64_t)((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) + v15[0]) < v151) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 72) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 2) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)47616));
      }
      if (((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 25) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) + v15[0]) < v151)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7)) : v152) < v152) {
        *(uint4*)(((uint*)v153) + ((((((int64_t)((((((v0 & 3) * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 25) && (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) + v15[0]) < v151)) ? ((((((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 76) / 7) * 49) + (v15[0] * 49)) + (v15[1] * 7)) + v15[2]) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 3)) + 6) % 7)) : v152)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)32)) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)47744));
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
