// cuda.conv_sm90: 3x3_bfloat16, on h200
// config: block_m=64, block_n=64, stages=7, consumers=1, pingpong=0, cluster_m=1, cluster_n=1, group_m=11, split_k=1, k_tiles_per_stage=3, stream_k=0, block_k=32, box_d=1, box_h=20, box_w=3, shared_taps=2
// digest: 8d488ae068b8
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, nv_bfloat16* __restrict__ v73, nv_bfloat16* __restrict__ v128) {
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
      g1(g2((&(((uint64_t*)v8)[7]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[1]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[8]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[2]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[9]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[3]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[10]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[4]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[11]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[5]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[12]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[6]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[13]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[14]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[15]))), (uint)1);
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
        v14[2] = (((v11[0] % 640) / 64) * 3);
        v14[1] = 0;
        v14[0] = (v11[0] / 640);
        for (int v29 = 0; v29 < 6; ++v29) {
          g10((&(((uint64_t*)v8)[(v18[0] + 7)])), v19[0]);
          g11(g2((&(((uint64_t*)v8)[v18[0]]))), (uint)16512);
          int v30 = (v29 / 2);
          int v31 = ((v29 % 2) * 32);
          g12(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 2560) + (0 ^ (((v18[0] * 40) & 3) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), ((v29 % 2) * 32), (((v29 / 2) + v14[2]) - 1), (v14[1] - 1), v14[0], g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 6144) + (0 ^ (((v18[0] * 96) & 7) << 3))) + 18432)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], ((v29 % 2) * 32), (v29 / 2), g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 6144) + (0 ^ ((((v18[0] * 96) + 32) & 7) << 3))) + 20480)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], ((v29 % 2) * 32), ((v29 / 2) + 3), g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 6144) + (0 ^ ((((v18[0] * 96) + 64) & 7) << 3))) + 22528)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], ((v29 % 2) * 32), ((v29 / 2) + 6), g2((&(((uint64_t*)v8)[v18[0]]))));
          v18[0] = (v18[0] + 1);
          if (v18[0] == 7) {
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
    g14((&(v36[0])), (&(((nv_bfloat16*)v8)[512])), 1, 32, 2);
    g14((&(v37[0])), (&(((nv_bfloat16*)v8)[18432])), 256, 64, 3);
    v36[0] = (v36[0] + ((uint64_t)(((v0 >> 2) * 256) - 256)));
    alignas(64) int v39[1];
    v39[0] = ((int)blockIdx.x);
    alignas(64) int v40[1];
    v40[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v39[0] < 40))) { break; }
      v13[0] = (v39[0] / 40);
      int v41 = (v39[0] % 40);
      int v42 = (v41 / 22);
      int v43 = ((v41 / 22) * 11);
      int v44 = ((v41 / 22) * 11);
      int v45 = (20 - g9(((v41 / 22) * 11), 9));
      int v46 = (20 - g9(((v41 / 22) * 11), 9));
      int v47 = (v41 % 22);
      int v48 = (v41 % 22);
      v11[0] = (((v41 / 22) * 704) + (((v41 % 22) % (20 - g9(((v41 / 22) * 11), 9))) * 64));
      v12[0] = (((v41 % 22) / (20 - g9(((v41 / 22) * 11), 9))) * 64);
      v14[2] = (((v11[0] % 640) / 64) * 3);
      v14[1] = 0;
      v14[0] = (v11[0] / 640);
      alignas(64) int v49[1];
      v49[0] = 0;
      int v50 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v51 = 0; v51 < 6; ++v51) {
        g10((&(((uint64_t*)v8)[v34[0]])), v35[0]);
        g15();
        alignas(64) uint64_t v52[1];
        v52[0] = (v36[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)320ULL));
        alignas(64) uint64_t v53[1];
        v53[0] = (v37[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)768ULL));
        g16(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], v52[0], v53[0], (0 < v51));
        g16(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)2ULL), (v53[0] + (uint64_t)128ULL), (bool)1);
        g16(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)12ULL), (v53[0] + (uint64_t)256ULL), (bool)1);
        g16(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)14ULL), (v53[0] + (uint64_t)384ULL), (bool)1);
        g16(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)24ULL), (v53[0] + (uint64_t)512ULL), (bool)1);
        g16(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], (v52[0] + (uint64_t)26ULL), (v53[0] + (uint64_t)640ULL), (bool)1);
        g17();
        g18();
        if (0 < v51) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g19(g2((&(((uint64_t*)v8)[(v49[0] + 7)]))), (uint)1);
          }
        }
        v49[0] = v34[0];
        v34[0] = (v34[0] + 1);
        if (v34[0] == 7) {
          v34[0] = 0;
          v35[0] = (v35[0] ^ 1);
        }
      }
      g20();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g19(g2((&(((uint64_t*)v8)[(v49[0] + 7)]))), (uint)1);
      }
      g21();
      int v54 = (v0 * 16);
      int v55 = (v0 * 8);
      int v56 = ((((int)threadIdx.x) & 31) >> 2);
      int v57 = ((((int)threadIdx.x) & 31) >> 3);
      int v58 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v59 = ((v0 * 8) + ((((int)threadIdx.x) & 31) >> 3));
      int v60 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v61 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 3);
      int v62 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 66);
      int v63 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 66);
      int v64 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 3)) < 65)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 3)) : 1120);
      int v65 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v66 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 3);
      int v67 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 66);
      int v68 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 66);
      int v69 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 3)) < 61)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 3)) : 1120);
      alignas(64) nv_bfloat16 v70[2];
      alignas(64) uint v71[1];
      int v72 = (((int)threadIdx.x) & 3);
      v71[0] = ((uint*)v73)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v70[0] = ((nv_bfloat16)(((v32[0] + ((float)((nv_bfloat16*)v71)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[0] + ((float)((nv_bfloat16*)v71)[0]))));
      v70[1] = ((nv_bfloat16)(((v32[1] + ((float)((nv_bfloat16*)v71)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[1] + ((float)((nv_bfloat16*)v71)[1]))));
      int64_t v74 = ((int64_t)v0);
      int64_t v75 = ((int64_t)((int)threadIdx.x));
      int64_t v76 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v77 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v78 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v79 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57344)) = *(nv_bfloat162*)(v70 + (int64_t)0);
      alignas(64) nv_bfloat16 v80[2];
      alignas(64) uint v81[1];
      v81[0] = ((uint*)v73)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v80[0] = ((nv_bfloat16)(((v32[2] + ((float)((nv_bfloat16*)v81)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[2] + ((float)((nv_bfloat16*)v81)[0]))));
      v80[1] = ((nv_bfloat16)(((v32[3] + ((float)((nv_bfloat16*)v81)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[3] + ((float)((nv_bfloat16*)v81)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v80 + (int64_t)0);
      alignas(64) nv_bfloat16 v82[2];
      alignas(64) uint v83[1];
      v83[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v82[0] = ((nv_bfloat16)(((v32[4] + ((float)((nv_bfloat16*)v83)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[4] + ((float)((nv_bfloat16*)v83)[0]))));
      v82[1] = ((nv_bfloat16)(((v32[5] + ((float)((nv_bfloat16*)v83)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[5] + ((float)((nv_bfloat16*)v83)[1]))));
      int64_t v84 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57344)) = *(nv_bfloat162*)(v82 + (int64_t)0);
      alignas(64) nv_bfloat16 v85[2];
      alignas(64) uint v86[1];
      v86[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v85[0] = ((nv_bfloat16)(((v32[6] + ((float)((nv_bfloat16*)v86)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[6] + ((float)((nv_bfloat16*)v86)[0]))));
      v85[1] = ((nv_bfloat16)(((v32[7] + ((float)((nv_bfloat16*)v86)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[7] + ((float)((nv_bfloat16*)v86)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v85 + (int64_t)0);
      alignas(64) nv_bfloat16 v87[2];
      alignas(64) uint v88[1];
      v88[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v87[0] = ((nv_bfloat16)(((v32[8] + ((float)((nv_bfloat16*)v88)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[8] + ((float)((nv_bfloat16*)v88)[0]))));
      v87[1] = ((nv_bfloat16)(((v32[9] + ((float)((nv_bfloat16*)v88)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[9] + ((float)((nv_bfloat16*)v88)[1]))));
      int64_t v89 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57344)) = *(nv_bfloat162*)(v87 + (int64_t)0);
      alignas(64) nv_bfloat16 v90[2];
      alignas(64) uint v91[1];
      v91[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v90[0] = ((nv_bfloat16)(((v32[10] + ((float)((nv_bfloat16*)v91)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[10] + ((float)((nv_bfloat16*)v91)[0]))));
      v90[1] = ((nv_bfloat16)(((v32[11] + ((float)((nv_bfloat16*)v91)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[11] + ((float)((nv_bfloat16*)v91)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v90 + (int64_t)0);
      alignas(64) nv_bfloat16 v92[2];
      alignas(64) uint v93[1];
      v93[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v92[0] = ((nv_bfloat16)(((v32[12] + ((float)((nv_bfloat16*)v93)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[12] + ((float)((nv_bfloat16*)v93)[0]))));
      v92[1] = ((nv_bfloat16)(((v32[13] + ((float)((nv_bfloat16*)v93)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[13] + ((float)((nv_bfloat16*)v93)[1]))));
      int64_t v94 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57344)) = *(nv_bfloat162*)(v92 + (int64_t)0);
      alignas(64) nv_bfloat16 v95[2];
      alignas(64) uint v96[1];
      v96[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v95[0] = ((nv_bfloat16)(((v32[14] + ((float)((nv_bfloat16*)v96)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[14] + ((float)((nv_bfloat16*)v96)[0]))));
      v95[1] = ((nv_bfloat16)(((v32[15] + ((float)((nv_bfloat16*)v96)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[15] + ((float)((nv_bfloat16*)v96)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v95 + (int64_t)0);
      alignas(64) nv_bfloat16 v97[2];
      alignas(64) uint v98[1];
      v98[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v97[0] = ((nv_bfloat16)(((v32[16] + ((float)((nv_bfloat16*)v98)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[16] + ((float)((nv_bfloat16*)v98)[0]))));
      v97[1] = ((nv_bfloat16)(((v32[17] + ((float)((nv_bfloat16*)v98)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[17] + ((float)((nv_bfloat16*)v98)[1]))));
      int64_t v99 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57344)) = *(nv_bfloat162*)(v97 + (int64_t)0);
      alignas(64) nv_bfloat16 v100[2];
      alignas(64) uint v101[1];
      v101[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v100[0] = ((nv_bfloat16)(((v32[18] + ((float)((nv_bfloat16*)v101)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[18] + ((float)((nv_bfloat16*)v101)[0]))));
      v100[1] = ((nv_bfloat16)(((v32[19] + ((float)((nv_bfloat16*)v101)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[19] + ((float)((nv_bfloat16*)v101)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v100 + (int64_t)0);
      alignas(64) nv_bfloat16 v102[2];
      alignas(64) uint v103[1];
      v103[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v102[0] = ((nv_bfloat16)(((v32[20] + ((float)((nv_bfloat16*)v103)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[20] + ((float)((nv_bfloat16*)v103)[0]))));
      v102[1] = ((nv_bfloat16)(((v32[21] + ((float)((nv_bfloat16*)v103)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[21] + ((float)((nv_bfloat16*)v103)[1]))));
      int64_t v104 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57344)) = *(nv_bfloat162*)(v102 + (int64_t)0);
      alignas(64) nv_bfloat16 v105[2];
      alignas(64) uint v106[1];
      v106[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v105[0] = ((nv_bfloat16)(((v32[22] + ((float)((nv_bfloat16*)v106)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[22] + ((float)((nv_bfloat16*)v106)[0]))));
      v105[1] = ((nv_bfloat16)(((v32[23] + ((float)((nv_bfloat16*)v106)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[23] + ((float)((nv_bfloat16*)v106)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v105 + (int64_t)0);
      alignas(64) nv_bfloat16 v107[2];
      alignas(64) uint v108[1];
      v108[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v107[0] = ((nv_bfloat16)(((v32[24] + ((float)((nv_bfloat16*)v108)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[24] + ((float)((nv_bfloat16*)v108)[0]))));
      v107[1] = ((nv_bfloat16)(((v32[25] + ((float)((nv_bfloat16*)v108)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[25] + ((float)((nv_bfloat16*)v108)[1]))));
      int64_t v109 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57344)) = *(nv_bfloat162*)(v107 + (int64_t)0);
      alignas(64) nv_bfloat16 v110[2];
      alignas(64) uint v111[1];
      v111[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v110[0] = ((nv_bfloat16)(((v32[26] + ((float)((nv_bfloat16*)v111)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[26] + ((float)((nv_bfloat16*)v111)[0]))));
      v110[1] = ((nv_bfloat16)(((v32[27] + ((float)((nv_bfloat16*)v111)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[27] + ((float)((nv_bfloat16*)v111)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v110 + (int64_t)0);
      alignas(64) nv_bfloat16 v112[2];
      alignas(64) uint v113[1];
      v113[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v112[0] = ((nv_bfloat16)(((v32[28] + ((float)((nv_bfloat16*)v113)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[28] + ((float)((nv_bfloat16*)v113)[0]))));
      v112[1] = ((nv_bfloat16)(((v32[29] + ((float)((nv_bfloat16*)v113)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[29] + ((float)((nv_bfloat16*)v113)[1]))));
      int64_t v114 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57344)) = *(nv_bfloat162*)(v112 + (int64_t)0);
      alignas(64) nv_bfloat16 v115[2];
      alignas(64) uint v116[1];
      v116[0] = ((uint*)v73)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v115[0] = ((nv_bfloat16)(((v32[30] + ((float)((nv_bfloat16*)v116)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[30] + ((float)((nv_bfloat16*)v116)[0]))));
      v115[1] = ((nv_bfloat16)(((v32[31] + ((float)((nv_bfloat16*)v116)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[31] + ((float)((nv_bfloat16*)v116)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v115 + (int64_t)0);
      g21();
      int v117 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v118 = ((v0 * 8) + ((((int)threadIdx.x) & 31) >> 4));
      int v119 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64);
      int v120 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 3);
      int v121 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 66);
      int v122 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 66);
      int v123 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 65)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 3)) : 1120);
      int v124 = (((int)threadIdx.x) & 7);
      int64_t v125 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v126 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v127 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      if (v123 < 1120) {
        *(uint4*)(((uint*)v128) + (((((int64_t)v123) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)28672));
      }
      int v129 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60);
      int v130 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 3);
      int v131 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 66);
      int v132 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 66);
      int v133 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 63)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 3)) : 1120);
      int64_t v134 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      if (v133 < 1120) {
        *(uint4*)(((uint*)v128) + (((((int64_t)v133) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)28800));
      }
      int v135 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56);
      int v136 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 3);
      int v137 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 66);
      int v138 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 66);
      int v139 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 61)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 3)) : 1120);
      if (v139 < 1120) {
        *(uint4*)(((uint*)v128) + (((((int64_t)v139) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)28928));
      }
      int v140 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52);
      int v141 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 3);
      int v142 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 66);
      int v143 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 66);
      int v144 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 59)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 3)) : 1120);
      if (v144 < 1120) {
        *(uint4*)(((uint*)v128) + (((((int64_t)v144) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)29056));
      }
      v39[0] = (v39[0] + 132);
    }
  }
}
