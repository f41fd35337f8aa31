// cuda.conv_sm90: 3x3_bfloat16, on h200
// config: block_m=64, block_n=64, stages=10, consumers=1, pingpong=0, cluster_m=1, cluster_n=1, group_m=11, split_k=1, k_tiles_per_stage=1, stream_k=0, block_k=64, box_d=1, box_h=2, box_w=28
// digest: 92f5b7bec682
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, nv_bfloat16* __restrict__ v66, nv_bfloat16* __restrict__ v132) {
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
      g1(g2((&(((uint64_t*)v8)[0]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[10]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[1]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[11]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[2]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[12]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[3]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[13]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[4]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[14]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[5]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[15]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[6]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[16]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[7]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[17]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[8]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[18]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[9]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[19]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[20]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[21]))), (uint)1);
      g3();
      g4(((void*)((unsigned long long)(&(v16)))));
      g4(((void*)((unsigned long long)(&(v17)))));
    }
  }
  g5();
  g6();
  g7();
  g8();
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
        if (!((v20[0] < 40))) { break; }
        v13[0] = (v20[0] / 40);
        int v21 = (v20[0] % 40);
        int v22 = (v21 / 22);
        int v23 = ((v21 / 22) * 11);
        int v24 = ((v21 / 22) * 11);
        int v25 = (20 - g9(((v21 / 22) * 11), 9));
        int v26 = (20 - g9(((v21 / 22) * 11), 9));
        int v27 = (v21 % 22);
        int v28 = (v21 % 22);
        v11[0] = (((v21 / 22) * 704) + (((v21 % 22) % (20 - g9(((v21 / 22) * 11), 9))) * 64));
        v12[0] = (((v21 % 22) / (20 - g9(((v21 / 22) * 11), 9))) * 64);
        v14[2] = 0;
        v14[1] = (((v11[0] % 640) / 64) * 2);
        v14[0] = (v11[0] / 640);
        for (int v29 = 0; v29 < 9; ++v29) {
          g10((&(((uint64_t*)v8)[(v18[0] + 10)])), v19[0]);
          g11(g2((&(((uint64_t*)v8)[v18[0]]))), (uint)15360);
          g12(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, ((v14[2] + (v29 % 3)) - 1), (((v29 / 3) + v14[1]) - 1), v14[0], g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 41472)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, v29, g2((&(((uint64_t*)v8)[v18[0]]))));
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
    alignas(64) float v30[32];
    int v31 = ((v0 >> 2) - 1);
    alignas(64) int v32[1];
    alignas(64) int v33[1];
    v32[0] = 0;
    v33[0] = 0;
    alignas(64) uint64_t v34[1];
    alignas(64) uint64_t v35[1];
    int v36 = (((v0 >> 2) * 64) - 64);
    g14((&(v34[0])), (&(((nv_bfloat16*)v8)[512])), 1, 64, 3);
    g14((&(v35[0])), (&(((nv_bfloat16*)v8)[41472])), 512, 64, 3);
    v34[0] = (v34[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v37[1];
    v37[0] = ((int)blockIdx.x);
    alignas(64) int v38[1];
    v38[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v37[0] < 40))) { break; }
      v13[0] = (v37[0] / 40);
      int v39 = (v37[0] % 40);
      int v40 = (v39 / 22);
      int v41 = ((v39 / 22) * 11);
      int v42 = ((v39 / 22) * 11);
      int v43 = (20 - g9(((v39 / 22) * 11), 9));
      int v44 = (20 - g9(((v39 / 22) * 11), 9));
      int v45 = (v39 % 22);
      int v46 = (v39 % 22);
      v11[0] = (((v39 / 22) * 704) + (((v39 % 22) % (20 - g9(((v39 / 22) * 11), 9))) * 64));
      v12[0] = (((v39 % 22) / (20 - g9(((v39 / 22) * 11), 9))) * 64);
      v14[2] = 0;
      v14[1] = (((v11[0] % 640) / 64) * 2);
      v14[0] = (v11[0] / 640);
      alignas(64) int v47[1];
      v47[0] = 0;
      int v48 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v49 = 0; v49 < 9; ++v49) {
        g10((&(((uint64_t*)v8)[v32[0]])), v33[0]);
        g15();
        alignas(64) uint64_t v50[1];
        v50[0] = (v34[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v51[1];
        v51[0] = (v35[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)512ULL));
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], v50[0], v51[0], (0 < v49));
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)2ULL), (v51[0] + (uint64_t)128ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)4ULL), (v51[0] + (uint64_t)256ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)6ULL), (v51[0] + (uint64_t)384ULL), (bool)1);
        g17();
        g18();
        if (0 < v49) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g19(g2((&(((uint64_t*)v8)[(v47[0] + 10)]))), (uint)1);
          }
        }
        v47[0] = v32[0];
        v32[0] = (v32[0] + 1);
        if (v32[0] == 10) {
          v32[0] = 0;
          v33[0] = (v33[0] ^ 1);
        }
      }
      g20();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g19(g2((&(((uint64_t*)v8)[(v47[0] + 10)]))), (uint)1);
      }
      g21();
      int v52 = (v0 * 16);
      int v53 = ((((int)threadIdx.x) & 31) >> 2);
      int v54 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v55 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v56 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 56);
      int v57 = (((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 56)) : 1120);
      int v58 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v59 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 56);
      int v60 = (((v0 < 7) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 56)) : 1120);
      alignas(64) nv_bfloat16 v61[2];
      alignas(64) nv_bfloat16 v62[2];
      int64_t v63 = ((int64_t)((int)threadIdx.x));
      int64_t v64 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      longlong2 v65 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v62 + (int64_t)0) = g22(v66[v65.x],v66[v65.y]);
      v61[0] = ((nv_bfloat16)(((v30[0] + ((float)v62[0])) < 0x0p+0f) ? 0x0p+0f : (v30[0] + ((float)v62[0]))));
      v61[1] = ((nv_bfloat16)(((v30[1] + ((float)v62[1])) < 0x0p+0f) ? 0x0p+0f : (v30[1] + ((float)v62[1]))));
      int64_t v67 = ((int64_t)v0);
      int64_t v68 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v69 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v70 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v61 + (int64_t)0);
      alignas(64) nv_bfloat16 v71[2];
      alignas(64) nv_bfloat16 v72[2];
      longlong2 v73 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v72 + (int64_t)0) = g22(v66[v73.x],v66[v73.y]);
      v71[0] = ((nv_bfloat16)(((v30[2] + ((float)v72[0])) < 0x0p+0f) ? 0x0p+0f : (v30[2] + ((float)v72[0]))));
      v71[1] = ((nv_bfloat16)(((v30[3] + ((float)v72[1])) < 0x0p+0f) ? 0x0p+0f : (v30[3] + ((float)v72[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v71 + (int64_t)0);
      alignas(64) nv_bfloat16 v74[2];
      alignas(64) nv_bfloat16 v75[2];
      longlong2 v76 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v75 + (int64_t)0) = g22(v66[v76.x],v66[v76.y]);
      v74[0] = ((nv_bfloat16)(((v30[4] + ((float)v75[0])) < 0x0p+0f) ? 0x0p+0f : (v30[4] + ((float)v75[0]))));
      v74[1] = ((nv_bfloat16)(((v30[5] + ((float)v75[1])) < 0x0p+0f) ? 0x0p+0f : (v30[5] + ((float)v75[1]))));
      int64_t v77 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v74 + (int64_t)0);
      alignas(64) nv_bfloat16 v78[2];
      alignas(64) nv_bfloat16 v79[2];
      longlong2 v80 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v79 + (int64_t)0) = g22(v66[v80.x],v66[v80.y]);
      v78[0] = ((nv_bfloat16)(((v30[6] + ((float)v79[0])) < 0x0p+0f) ? 0x0p+0f : (v30[6] + ((float)v79[0]))));
      v78[1] = ((nv_bfloat16)(((v30[7] + ((float)v79[1])) < 0x0p+0f) ? 0x0p+0f : (v30[7] + ((float)v79[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v78 + (int64_t)0);
      alignas(64) nv_bfloat16 v81[2];
      alignas(64) nv_bfloat16 v82[2];
      longlong2 v83 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v82 + (int64_t)0) = g22(v66[v83.x],v66[v83.y]);
      v81[0] = ((nv_bfloat16)(((v30[8] + ((float)v82[0])) < 0x0p+0f) ? 0x0p+0f : (v30[8] + ((float)v82[0]))));
      v81[1] = ((nv_bfloat16)(((v30[9] + ((float)v82[1])) < 0x0p+0f) ? 0x0p+0f : (v30[9] + ((float)v82[1]))));
      int64_t v84 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v81 + (int64_t)0);
      alignas(64) nv_bfloat16 v85[2];
      alignas(64) nv_bfloat16 v86[2];
      longlong2 v87 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v86 + (int64_t)0) = g22(v66[v87.x],v66[v87.y]);
      v85[0] = ((nv_bfloat16)(((v30[10] + ((float)v86[0])) < 0x0p+0f) ? 0x0p+0f : (v30[10] + ((float)v86[0]))));
      v85[1] = ((nv_bfloat16)(((v30[11] + ((float)v86[1])) < 0x0p+0f) ? 0x0p+0f : (v30[11] + ((float)v86[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v85 + (int64_t)0);
      alignas(64) nv_bfloat16 v88[2];
      alignas(64) nv_bfloat16 v89[2];
      longlong2 v90 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v89 + (int64_t)0) = g22(v66[v90.x],v66[v90.y]);
      v88[0] = ((nv_bfloat16)(((v30[12] + ((float)v89[0])) < 0x0p+0f) ? 0x0p+0f : (v30[12] + ((float)v89[0]))));
      v88[1] = ((nv_bfloat16)(((v30[13] + ((float)v89[1])) < 0x0p+0f) ? 0x0p+0f : (v30[13] + ((float)v89[1]))));
      int64_t v91 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v88 + (int64_t)0);
      alignas(64) nv_bfloat16 v92[2];
      alignas(64) nv_bfloat16 v93[2];
      longlong2 v94 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v93 + (int64_t)0) = g22(v66[v94.x],v66[v94.y]);
      v92[0] = ((nv_bfloat16)(((v30[14] + ((float)v93[0])) < 0x0p+0f) ? 0x0p+0f : (v30[14] + ((float)v93[0]))));
      v92[1] = ((nv_bfloat16)(((v30[15] + ((float)v93[1])) < 0x0p+0f) ? 0x0p+0f : (v30[15] + ((float)v93[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v92 + (int64_t)0);
      alignas(64) nv_bfloat16 v95[2];
      alignas(64) nv_bfloat16 v96[2];
      longlong2 v97 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v96 + (int64_t)0) = g22(v66[v97.x],v66[v97.y]);
      v95[0] = ((nv_bfloat16)(((v30[16] + ((float)v96[0])) < 0x0p+0f) ? 0x0p+0f : (v30[16] + ((float)v96[0]))));
      v95[1] = ((nv_bfloat16)(((v30[17] + ((float)v96[1])) < 0x0p+0f) ? 0x0p+0f : (v30[17] + ((float)v96[1]))));
      int64_t v98 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v95 + (int64_t)0);
      alignas(64) nv_bfloat16 v99[2];
      alignas(64) nv_bfloat16 v100[2];
      longlong2 v101 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v100 + (int64_t)0) = g22(v66[v101.x],v66[v101.y]);
      v99[0] = ((nv_bfloat16)(((v30[18] + ((float)v100[0])) < 0x0p+0f) ? 0x0p+0f : (v30[18] + ((float)v100[0]))));
      v99[1] = ((nv_bfloat16)(((v30[19] + ((float)v100[1])) < 0x0p+0f) ? 0x0p+0f : (v30[19] + ((float)v100[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v99 + (int64_t)0);
      alignas(64) nv_bfloat16 v102[2];
      alignas(64) nv_bfloat16 v103[2];
      longlong2 v104 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v103 + (int64_t)0) = g22(v66[v104.x],v66[v104.y]);
      v102[0] = ((nv_bfloat16)(((v30[20] + ((float)v103[0])) < 0x0p+0f) ? 0x0p+0f : (v30[20] + ((float)v103[0]))));
      v102[1] = ((nv_bfloat16)(((v30[21] + ((float)v103[1])) < 0x0p+0f) ? 0x0p+0f : (v30[21] + ((float)v103[1]))));
      int64_t v105 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v102 + (int64_t)0);
      alignas(64) nv_bfloat16 v106[2];
      alignas(64) nv_bfloat16 v107[2];
      longlong2 v108 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v107 + (int64_t)0) = g22(v66[v108.x],v66[v108.y]);
      v106[0] = ((nv_bfloat16)(((v30[22] + ((float)v107[0])) < 0x0p+0f) ? 0x0p+0f : (v30[22] + ((float)v107[0]))));
      v106[1] = ((nv_bfloat16)(((v30[23] + ((float)v107[1])) < 0x0p+0f) ? 0x0p+0f : (v30[23] + ((float)v107[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v106 + (int64_t)0);
      alignas(64) nv_bfloat16 v109[2];
      alignas(64) nv_bfloat16 v110[2];
      longlong2 v111 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v110 + (int64_t)0) = g22(v66[v111.x],v66[v111.y]);
      v109[0] = ((nv_bfloat16)(((v30[24] + ((float)v110[0])) < 0x0p+0f) ? 0x0p+0f : (v30[24] + ((float)v110[0]))));
      v109[1] = ((nv_bfloat16)(((v30[25] + ((float)v110[1])) < 0x0p+0f) ? 0x0p+0f : (v30[25] + ((float)v110[1]))));
      int64_t v112 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v109 + (int64_t)0);
      alignas(64) nv_bfloat16 v113[2];
      alignas(64) nv_bfloat16 v114[2];
      longlong2 v115 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v114 + (int64_t)0) = g22(v66[v115.x],v66[v115.y]);
      v113[0] = ((nv_bfloat16)(((v30[26] + ((float)v114[0])) < 0x0p+0f) ? 0x0p+0f : (v30[26] + ((float)v114[0]))));
      v113[1] = ((nv_bfloat16)(((v30[27] + ((float)v114[1])) < 0x0p+0f) ? 0x0p+0f : (v30[27] + ((float)v114[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v113 + (int64_t)0);
      alignas(64) nv_bfloat16 v116[2];
      alignas(64) nv_bfloat16 v117[2];
      longlong2 v118 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v117 + (int64_t)0) = g22(v66[v118.x],v66[v118.y]);
      v116[0] = ((nv_bfloat16)(((v30[28] + ((float)v117[0])) < 0x0p+0f) ? 0x0p+0f : (v30[28] + ((float)v117[0]))));
      v116[1] = ((nv_bfloat16)(((v30[29] + ((float)v117[1])) < 0x0p+0f) ? 0x0p+0f : (v30[29] + ((float)v117[1]))));
      int64_t v119 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v116 + (int64_t)0);
      alignas(64) nv_bfloat16 v120[2];
      alignas(64) nv_bfloat16 v121[2];
      longlong2 v122 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v121 + (int64_t)0) = g22(v66[v122.x],v66[v122.y]);
      v120[0] = ((nv_bfloat16)(((v30[30] + ((float)v121[0])) < 0x0p+0f) ? 0x0p+0f : (v30[30] + ((float)v121[0]))));
      v120[1] = ((nv_bfloat16)(((v30[31] + ((float)v121[1])) < 0x0p+0f) ? 0x0p+0f : (v30[31] + ((float)v121[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v120 + (int64_t)0);
      g21();
      int v123 = ((((int)threadIdx.x) & 31) >> 3);
      int v124 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v125 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64);
      int v126 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 56);
      int v127 = (((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 56)) : 1120);
      int v128 = (((int)threadIdx.x) & 7);
      int64_t v129 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v130 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v131 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      if (v127 < 1120) {
        *(uint4*)(((uint*)v132) + (((((int64_t)v127) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)39168));
      }
      int v133 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60);
      int v134 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 56);
      int v135 = (((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 56)) : 1120);
      int64_t v136 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      if (v135 < 1120) {
        *(uint4*)(((uint*)v132) + (((((int64_t)v135) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)39296));
      }
      int v137 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56);
      int v138 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 56);
      int v139 = (((v0 < 7) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 56)) : 1120);
      if (v139 < 1120) {
        *(uint4*)(((uint*)v132) + (((((int64_t)v139) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)39424));
      }
      int v140 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52);
      int v141 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 56);
      int v142 = (((v0 < 7) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 56)) : 1120);
      if (v142 < 1120) {
        *(uint4*)(((uint*)v132) + (((((int64_t)v142) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)39552));
      }
      v37[0] = (v37[0] + 132);
    }
  }
}
