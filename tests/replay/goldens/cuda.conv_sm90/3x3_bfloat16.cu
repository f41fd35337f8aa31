// cuda.conv_sm90: 3x3_bfloat16, on h200
// config: block_m=64, block_n=64, stages=10, consumers=1, pingpong=0, cluster_m=1, cluster_n=1, group_m=11, split_k=1, k_tiles_per_stage=1, stream_k=0, block_k=64, box_d=1, box_h=2, box_w=28
// digest: 75539119d015
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, nv_bfloat16* __restrict__ v57, nv_bfloat16* __restrict__ v125) {
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
      alignas(64) nv_bfloat16 v52[2];
      alignas(64) nv_bfloat16 v53[2];
      int64_t v54 = ((int64_t)((int)threadIdx.x));
      int64_t v55 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      longlong2 v56 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v53 + (int64_t)0) = g22(v57[v56.x],v57[v56.y]);
      v52[0] = ((nv_bfloat16)(((v30[0] + ((float)v53[0])) < 0x0p+0f) ? 0x0p+0f : (v30[0] + ((float)v53[0]))));
      v52[1] = ((nv_bfloat16)(((v30[1] + ((float)v53[1])) < 0x0p+0f) ? 0x0p+0f : (v30[1] + ((float)v53[1]))));
      int64_t v58 = ((int64_t)v0);
      int64_t v59 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v60 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v61 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v62 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v52 + (int64_t)0);
      alignas(64) nv_bfloat16 v63[2];
      alignas(64) nv_bfloat16 v64[2];
      longlong2 v65 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v64 + (int64_t)0) = g22(v57[v65.x],v57[v65.y]);
      v63[0] = ((nv_bfloat16)(((v30[2] + ((float)v64[0])) < 0x0p+0f) ? 0x0p+0f : (v30[2] + ((float)v64[0]))));
      v63[1] = ((nv_bfloat16)(((v30[3] + ((float)v64[1])) < 0x0p+0f) ? 0x0p+0f : (v30[3] + ((float)v64[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v63 + (int64_t)0);
      alignas(64) nv_bfloat16 v66[2];
      alignas(64) nv_bfloat16 v67[2];
      longlong2 v68 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v67 + (int64_t)0) = g22(v57[v68.x],v57[v68.y]);
      v66[0] = ((nv_bfloat16)(((v30[4] + ((float)v67[0])) < 0x0p+0f) ? 0x0p+0f : (v30[4] + ((float)v67[0]))));
      v66[1] = ((nv_bfloat16)(((v30[5] + ((float)v67[1])) < 0x0p+0f) ? 0x0p+0f : (v30[5] + ((float)v67[1]))));
      int64_t v69 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v66 + (int64_t)0);
      alignas(64) nv_bfloat16 v70[2];
      alignas(64) nv_bfloat16 v71[2];
      longlong2 v72 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v71 + (int64_t)0) = g22(v57[v72.x],v57[v72.y]);
      v70[0] = ((nv_bfloat16)(((v30[6] + ((float)v71[0])) < 0x0p+0f) ? 0x0p+0f : (v30[6] + ((float)v71[0]))));
      v70[1] = ((nv_bfloat16)(((v30[7] + ((float)v71[1])) < 0x0p+0f) ? 0x0p+0f : (v30[7] + ((float)v71[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v70 + (int64_t)0);
      alignas(64) nv_bfloat16 v73[2];
      alignas(64) nv_bfloat16 v74[2];
      longlong2 v75 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v74 + (int64_t)0) = g22(v57[v75.x],v57[v75.y]);
      v73[0] = ((nv_bfloat16)(((v30[8] + ((float)v74[0])) < 0x0p+0f) ? 0x0p+0f : (v30[8] + ((float)v74[0]))));
      v73[1] = ((nv_bfloat16)(((v30[9] + ((float)v74[1])) < 0x0p+0f) ? 0x0p+0f : (v30[9] + ((float)v74[1]))));
      int64_t v76 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v73 + (int64_t)0);
      alignas(64) nv_bfloat16 v77[2];
      alignas(64) nv_bfloat16 v78[2];
      longlong2 v79 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)16))+((int64_t)1*1));
      *(nv_bfloat162*)(v78 + (int64_t)0) = g22(v57[v79.x],v57[v79.y]);
      v77[0] = ((nv_bfloat16)(((v30[10] + ((float)v78[0])) < 0x0p+0f) ? 0x0p+0f : (v30[10] + ((float)v78[0]))));
      v77[1] = ((nv_bfloat16)(((v30[11] + ((float)v78[1])) < 0x0p+0f) ? 0x0p+0f : (v30[11] + ((float)v78[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v77 + (int64_t)0);
      alignas(64) nv_bfloat16 v80[2];
      alignas(64) nv_bfloat16 v81[2];
      longlong2 v82 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v81 + (int64_t)0) = g22(v57[v82.x],v57[v82.y]);
      v80[0] = ((nv_bfloat16)(((v30[12] + ((float)v81[0])) < 0x0p+0f) ? 0x0p+0f : (v30[12] + ((float)v81[0]))));
      v80[1] = ((nv_bfloat16)(((v30[13] + ((float)v81[1])) < 0x0p+0f) ? 0x0p+0f : (v30[13] + ((float)v81[1]))));
      int64_t v83 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v80 + (int64_t)0);
      alignas(64) nv_bfloat16 v84[2];
      alignas(64) nv_bfloat16 v85[2];
      longlong2 v86 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)24))+((int64_t)1*1));
      *(nv_bfloat162*)(v85 + (int64_t)0) = g22(v57[v86.x],v57[v86.y]);
      v84[0] = ((nv_bfloat16)(((v30[14] + ((float)v85[0])) < 0x0p+0f) ? 0x0p+0f : (v30[14] + ((float)v85[0]))));
      v84[1] = ((nv_bfloat16)(((v30[15] + ((float)v85[1])) < 0x0p+0f) ? 0x0p+0f : (v30[15] + ((float)v85[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v84 + (int64_t)0);
      alignas(64) nv_bfloat16 v87[2];
      alignas(64) nv_bfloat16 v88[2];
      longlong2 v89 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v88 + (int64_t)0) = g22(v57[v89.x],v57[v89.y]);
      v87[0] = ((nv_bfloat16)(((v30[16] + ((float)v88[0])) < 0x0p+0f) ? 0x0p+0f : (v30[16] + ((float)v88[0]))));
      v87[1] = ((nv_bfloat16)(((v30[17] + ((float)v88[1])) < 0x0p+0f) ? 0x0p+0f : (v30[17] + ((float)v88[1]))));
      int64_t v90 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v87 + (int64_t)0);
      alignas(64) nv_bfloat16 v91[2];
      alignas(64) nv_bfloat16 v92[2];
      longlong2 v93 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)32))+((int64_t)1*1));
      *(nv_bfloat162*)(v92 + (int64_t)0) = g22(v57[v93.x],v57[v93.y]);
      v91[0] = ((nv_bfloat16)(((v30[18] + ((float)v92[0])) < 0x0p+0f) ? 0x0p+0f : (v30[18] + ((float)v92[0]))));
      v91[1] = ((nv_bfloat16)(((v30[19] + ((float)v92[1])) < 0x0p+0f) ? 0x0p+0f : (v30[19] + ((float)v92[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v91 + (int64_t)0);
      alignas(64) nv_bfloat16 v94[2];
      alignas(64) nv_bfloat16 v95[2];
      longlong2 v96 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v95 + (int64_t)0) = g22(v57[v96.x],v57[v96.y]);
      v94[0] = ((nv_bfloat16)(((v30[20] + ((float)v95[0])) < 0x0p+0f) ? 0x0p+0f : (v30[20] + ((float)v95[0]))));
      v94[1] = ((nv_bfloat16)(((v30[21] + ((float)v95[1])) < 0x0p+0f) ? 0x0p+0f : (v30[21] + ((float)v95[1]))));
      int64_t v97 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v94 + (int64_t)0);
      alignas(64) nv_bfloat16 v98[2];
      alignas(64) nv_bfloat16 v99[2];
      longlong2 v100 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)40))+((int64_t)1*1));
      *(nv_bfloat162*)(v99 + (int64_t)0) = g22(v57[v100.x],v57[v100.y]);
      v98[0] = ((nv_bfloat16)(((v30[22] + ((float)v99[0])) < 0x0p+0f) ? 0x0p+0f : (v30[22] + ((float)v99[0]))));
      v98[1] = ((nv_bfloat16)(((v30[23] + ((float)v99[1])) < 0x0p+0f) ? 0x0p+0f : (v30[23] + ((float)v99[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v98 + (int64_t)0);
      alignas(64) nv_bfloat16 v101[2];
      alignas(64) nv_bfloat16 v102[2];
      longlong2 v103 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v102 + (int64_t)0) = g22(v57[v103.x],v57[v103.y]);
      v101[0] = ((nv_bfloat16)(((v30[24] + ((float)v102[0])) < 0x0p+0f) ? 0x0p+0f : (v30[24] + ((float)v102[0]))));
      v101[1] = ((nv_bfloat16)(((v30[25] + ((float)v102[1])) < 0x0p+0f) ? 0x0p+0f : (v30[25] + ((float)v102[1]))));
      int64_t v104 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v101 + (int64_t)0);
      alignas(64) nv_bfloat16 v105[2];
      alignas(64) nv_bfloat16 v106[2];
      longlong2 v107 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)48))+((int64_t)1*1));
      *(nv_bfloat162*)(v106 + (int64_t)0) = g22(v57[v107.x],v57[v107.y]);
      v105[0] = ((nv_bfloat16)(((v30[26] + ((float)v106[0])) < 0x0p+0f) ? 0x0p+0f : (v30[26] + ((float)v106[0]))));
      v105[1] = ((nv_bfloat16)(((v30[27] + ((float)v106[1])) < 0x0p+0f) ? 0x0p+0f : (v30[27] + ((float)v106[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v105 + (int64_t)0);
      alignas(64) nv_bfloat16 v108[2];
      alignas(64) nv_bfloat16 v109[2];
      longlong2 v110 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v109 + (int64_t)0) = g22(v57[v110.x],v57[v110.y]);
      v108[0] = ((nv_bfloat16)(((v30[28] + ((float)v109[0])) < 0x0p+0f) ? 0x0p+0f : (v30[28] + ((float)v109[0]))));
      v108[1] = ((nv_bfloat16)(((v30[29] + ((float)v109[1])) < 0x0p+0f) ? 0x0p+0f : (v30[29] + ((float)v109[1]))));
      int64_t v111 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v108 + (int64_t)0);
      alignas(64) nv_bfloat16 v112[2];
      alignas(64) nv_bfloat16 v113[2];
      longlong2 v114 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)56))+((int64_t)1*1));
      *(nv_bfloat162*)(v113 + (int64_t)0) = g22(v57[v114.x],v57[v114.y]);
      v112[0] = ((nv_bfloat16)(((v30[30] + ((float)v113[0])) < 0x0p+0f) ? 0x0p+0f : (v30[30] + ((float)v113[0]))));
      v112[1] = ((nv_bfloat16)(((v30[31] + ((float)v113[1])) < 0x0p+0f) ? 0x0p+0f : (v30[31] + ((float)v113[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v112 + (int64_t)0);
      g21();
      int v115 = (((int)threadIdx.x) & 7);
      int v116 = ((((int)threadIdx.x) & 31) >> 3);
      int v117 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int64_t v118 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int v119 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64);
      int v120 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 56);
      int v121 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 56);
      int64_t v122 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int v123 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 56) * 560);
      int64_t v124 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      if ((((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 56)) : 1120) < 1120) {
        *(uint4*)(((uint*)v125) + (((((int64_t)(((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 56)) : 1120)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)39168));
      }
      int v126 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60);
      int v127 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 56);
      int v128 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 56);
      int v129 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 56) * 560);
      int64_t v130 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      if ((((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 56)) : 1120) < 1120) {
        *(uint4*)(((uint*)v125) + (((((int64_t)(((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 56)) : 1120)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)39296));
      }
      int v131 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56);
      int v132 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 56);
      int v133 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 56);
      int v134 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 56) * 560);
      if ((((v0 < 7) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 56)) : 1120) < 1120) {
        *(uint4*)(((uint*)v125) + (((((int64_t)(((v0 < 7) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 56)) : 1120)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)39424));
      }
      int v135 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52);
      int v136 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 56);
      int v137 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 56);
      int v138 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 56) * 560);
      if ((((v0 < 7) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 56)) : 1120) < 1120) {
        *(uint4*)(((uint*)v125) + (((((int64_t)(((v0 < 7) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 56) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 56) * 560) + (v14[0] * 560)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 56)) : 1120)) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)39552));
      }
      v37[0] = (v37[0] + 132);
    }
  }
}
