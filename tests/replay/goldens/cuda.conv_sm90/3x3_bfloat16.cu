// cuda.conv_sm90: 3x3_bfloat16, on h200
// config: block_m=64, block_n=64, stages=4, consumers=1, pingpong=0, cluster_m=1, cluster_n=1, group_m=11, split_k=1, k_tiles_per_stage=3, stream_k=0, block_k=64, box_d=1, box_h=20, box_w=3, shared_taps=2
// digest: c7d0d5e4ef31
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, nv_bfloat16* __restrict__ v71, nv_bfloat16* __restrict__ v126) {
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
      g1(g2((&(((uint64_t*)v8)[4]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[1]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[5]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[2]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[6]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[3]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[7]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[8]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[9]))), (uint)1);
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
        for (int v29 = 0; v29 < 3; ++v29) {
          g10((&(((uint64_t*)v8)[(v18[0] + 4)])), v19[0]);
          g11(g2((&(((uint64_t*)v8)[v18[0]]))), (uint)33024);
          g12(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 4608) + (0 ^ (((v18[0] * 72) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, ((v14[2] + v29) - 1), (v14[1] - 1), v14[0], g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 12288) + (0 ^ (((v18[0] * 192) & 7) << 3))) + 18944)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, v29, g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 12288) + (0 ^ ((((v18[0] * 192) + 64) & 7) << 3))) + 23040)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, (v29 + 3), g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 12288) + (0 ^ ((((v18[0] * 192) + 128) & 7) << 3))) + 27136)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, (v29 + 6), g2((&(((uint64_t*)v8)[v18[0]]))));
          v18[0] = (v18[0] + 1);
          if (v18[0] == 4) {
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
    g14((&(v35[0])), (&(((nv_bfloat16*)v8)[18944])), 512, 64, 3);
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
      v14[2] = (((v11[0] % 640) / 64) * 3);
      v14[1] = 0;
      v14[0] = (v11[0] / 640);
      alignas(64) int v47[1];
      v47[0] = 0;
      int v48 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v49 = 0; v49 < 3; ++v49) {
        g10((&(((uint64_t*)v8)[v32[0]])), v33[0]);
        g15();
        alignas(64) uint64_t v50[1];
        v50[0] = (v34[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)576ULL));
        alignas(64) uint64_t v51[1];
        v51[0] = (v35[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)1536ULL));
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], v50[0], v51[0], (0 < v49));
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)2ULL), (v51[0] + (uint64_t)128ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)4ULL), (v51[0] + (uint64_t)256ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)6ULL), (v51[0] + (uint64_t)384ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)24ULL), (v51[0] + (uint64_t)512ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)26ULL), (v51[0] + (uint64_t)640ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)28ULL), (v51[0] + (uint64_t)768ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)30ULL), (v51[0] + (uint64_t)896ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)48ULL), (v51[0] + (uint64_t)1024ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)50ULL), (v51[0] + (uint64_t)1152ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)52ULL), (v51[0] + (uint64_t)1280ULL), (bool)1);
        g16(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v50[0] + (uint64_t)54ULL), (v51[0] + (uint64_t)1408ULL), (bool)1);
        g17();
        g18();
        if (0 < v49) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g19(g2((&(((uint64_t*)v8)[(v47[0] + 4)]))), (uint)1);
          }
        }
        v47[0] = v32[0];
        v32[0] = (v32[0] + 1);
        if (v32[0] == 4) {
          v32[0] = 0;
          v33[0] = (v33[0] ^ 1);
        }
      }
      g20();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g19(g2((&(((uint64_t*)v8)[(v47[0] + 4)]))), (uint)1);
      }
      g21();
      int v52 = (v0 * 16);
      int v53 = (v0 * 8);
      int v54 = ((((int)threadIdx.x) & 31) >> 2);
      int v55 = ((((int)threadIdx.x) & 31) >> 3);
      int v56 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v57 = ((v0 * 8) + ((((int)threadIdx.x) & 31) >> 3));
      int v58 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v59 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 3);
      int v60 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 66);
      int v61 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 66);
      int v62 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 3)) < 65)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 3)) : 1120);
      int v63 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v64 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 3);
      int v65 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 66);
      int v66 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 66);
      int v67 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 3)) < 61)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 3)) : 1120);
      alignas(64) nv_bfloat16 v68[2];
      alignas(64) uint v69[1];
      int v70 = (((int)threadIdx.x) & 3);
      v69[0] = ((uint*)v71)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v68[0] = ((nv_bfloat16)(((v30[0] + ((float)((nv_bfloat16*)v69)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[0] + ((float)((nv_bfloat16*)v69)[0]))));
      v68[1] = ((nv_bfloat16)(((v30[1] + ((float)((nv_bfloat16*)v69)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[1] + ((float)((nv_bfloat16*)v69)[1]))));
      int64_t v72 = ((int64_t)v0);
      int64_t v73 = ((int64_t)((int)threadIdx.x));
      int64_t v74 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v75 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v76 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v77 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64000)) = *(nv_bfloat162*)(v68 + (int64_t)0);
      alignas(64) nv_bfloat16 v78[2];
      alignas(64) uint v79[1];
      v79[0] = ((uint*)v71)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v78[0] = ((nv_bfloat16)(((v30[2] + ((float)((nv_bfloat16*)v79)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[2] + ((float)((nv_bfloat16*)v79)[0]))));
      v78[1] = ((nv_bfloat16)(((v30[3] + ((float)((nv_bfloat16*)v79)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[3] + ((float)((nv_bfloat16*)v79)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64512)) = *(nv_bfloat162*)(v78 + (int64_t)0);
      alignas(64) nv_bfloat16 v80[2];
      alignas(64) uint v81[1];
      v81[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v80[0] = ((nv_bfloat16)(((v30[4] + ((float)((nv_bfloat16*)v81)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[4] + ((float)((nv_bfloat16*)v81)[0]))));
      v80[1] = ((nv_bfloat16)(((v30[5] + ((float)((nv_bfloat16*)v81)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[5] + ((float)((nv_bfloat16*)v81)[1]))));
      int64_t v82 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64000)) = *(nv_bfloat162*)(v80 + (int64_t)0);
      alignas(64) nv_bfloat16 v83[2];
      alignas(64) uint v84[1];
      v84[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v83[0] = ((nv_bfloat16)(((v30[6] + ((float)((nv_bfloat16*)v84)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[6] + ((float)((nv_bfloat16*)v84)[0]))));
      v83[1] = ((nv_bfloat16)(((v30[7] + ((float)((nv_bfloat16*)v84)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[7] + ((float)((nv_bfloat16*)v84)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64512)) = *(nv_bfloat162*)(v83 + (int64_t)0);
      alignas(64) nv_bfloat16 v85[2];
      alignas(64) uint v86[1];
      v86[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v85[0] = ((nv_bfloat16)(((v30[8] + ((float)((nv_bfloat16*)v86)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[8] + ((float)((nv_bfloat16*)v86)[0]))));
      v85[1] = ((nv_bfloat16)(((v30[9] + ((float)((nv_bfloat16*)v86)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[9] + ((float)((nv_bfloat16*)v86)[1]))));
      int64_t v87 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64000)) = *(nv_bfloat162*)(v85 + (int64_t)0);
      alignas(64) nv_bfloat16 v88[2];
      alignas(64) uint v89[1];
      v89[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 8)];
      v88[0] = ((nv_bfloat16)(((v30[10] + ((float)((nv_bfloat16*)v89)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[10] + ((float)((nv_bfloat16*)v89)[0]))));
      v88[1] = ((nv_bfloat16)(((v30[11] + ((float)((nv_bfloat16*)v89)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[11] + ((float)((nv_bfloat16*)v89)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64512)) = *(nv_bfloat162*)(v88 + (int64_t)0);
      alignas(64) nv_bfloat16 v90[2];
      alignas(64) uint v91[1];
      v91[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v90[0] = ((nv_bfloat16)(((v30[12] + ((float)((nv_bfloat16*)v91)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[12] + ((float)((nv_bfloat16*)v91)[0]))));
      v90[1] = ((nv_bfloat16)(((v30[13] + ((float)((nv_bfloat16*)v91)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[13] + ((float)((nv_bfloat16*)v91)[1]))));
      int64_t v92 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64000)) = *(nv_bfloat162*)(v90 + (int64_t)0);
      alignas(64) nv_bfloat16 v93[2];
      alignas(64) uint v94[1];
      v94[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 12)];
      v93[0] = ((nv_bfloat16)(((v30[14] + ((float)((nv_bfloat16*)v94)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[14] + ((float)((nv_bfloat16*)v94)[0]))));
      v93[1] = ((nv_bfloat16)(((v30[15] + ((float)((nv_bfloat16*)v94)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[15] + ((float)((nv_bfloat16*)v94)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64512)) = *(nv_bfloat162*)(v93 + (int64_t)0);
      alignas(64) nv_bfloat16 v95[2];
      alignas(64) uint v96[1];
      v96[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v95[0] = ((nv_bfloat16)(((v30[16] + ((float)((nv_bfloat16*)v96)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[16] + ((float)((nv_bfloat16*)v96)[0]))));
      v95[1] = ((nv_bfloat16)(((v30[17] + ((float)((nv_bfloat16*)v96)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[17] + ((float)((nv_bfloat16*)v96)[1]))));
      int64_t v97 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64000)) = *(nv_bfloat162*)(v95 + (int64_t)0);
      alignas(64) nv_bfloat16 v98[2];
      alignas(64) uint v99[1];
      v99[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 16)];
      v98[0] = ((nv_bfloat16)(((v30[18] + ((float)((nv_bfloat16*)v99)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[18] + ((float)((nv_bfloat16*)v99)[0]))));
      v98[1] = ((nv_bfloat16)(((v30[19] + ((float)((nv_bfloat16*)v99)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[19] + ((float)((nv_bfloat16*)v99)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64512)) = *(nv_bfloat162*)(v98 + (int64_t)0);
      alignas(64) nv_bfloat16 v100[2];
      alignas(64) uint v101[1];
      v101[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v100[0] = ((nv_bfloat16)(((v30[20] + ((float)((nv_bfloat16*)v101)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[20] + ((float)((nv_bfloat16*)v101)[0]))));
      v100[1] = ((nv_bfloat16)(((v30[21] + ((float)((nv_bfloat16*)v101)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[21] + ((float)((nv_bfloat16*)v101)[1]))));
      int64_t v102 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64000)) = *(nv_bfloat162*)(v100 + (int64_t)0);
      alignas(64) nv_bfloat16 v103[2];
      alignas(64) uint v104[1];
      v104[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 20)];
      v103[0] = ((nv_bfloat16)(((v30[22] + ((float)((nv_bfloat16*)v104)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[22] + ((float)((nv_bfloat16*)v104)[0]))));
      v103[1] = ((nv_bfloat16)(((v30[23] + ((float)((nv_bfloat16*)v104)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[23] + ((float)((nv_bfloat16*)v104)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64512)) = *(nv_bfloat162*)(v103 + (int64_t)0);
      alignas(64) nv_bfloat16 v105[2];
      alignas(64) uint v106[1];
      v106[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v105[0] = ((nv_bfloat16)(((v30[24] + ((float)((nv_bfloat16*)v106)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[24] + ((float)((nv_bfloat16*)v106)[0]))));
      v105[1] = ((nv_bfloat16)(((v30[25] + ((float)((nv_bfloat16*)v106)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[25] + ((float)((nv_bfloat16*)v106)[1]))));
      int64_t v107 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64000)) = *(nv_bfloat162*)(v105 + (int64_t)0);
      alignas(64) nv_bfloat16 v108[2];
      alignas(64) uint v109[1];
      v109[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 24)];
      v108[0] = ((nv_bfloat16)(((v30[26] + ((float)((nv_bfloat16*)v109)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[26] + ((float)((nv_bfloat16*)v109)[0]))));
      v108[1] = ((nv_bfloat16)(((v30[27] + ((float)((nv_bfloat16*)v109)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[27] + ((float)((nv_bfloat16*)v109)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64512)) = *(nv_bfloat162*)(v108 + (int64_t)0);
      alignas(64) nv_bfloat16 v110[2];
      alignas(64) uint v111[1];
      v111[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v110[0] = ((nv_bfloat16)(((v30[28] + ((float)((nv_bfloat16*)v111)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[28] + ((float)((nv_bfloat16*)v111)[0]))));
      v110[1] = ((nv_bfloat16)(((v30[29] + ((float)((nv_bfloat16*)v111)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[29] + ((float)((nv_bfloat16*)v111)[1]))));
      int64_t v112 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64000)) = *(nv_bfloat162*)(v110 + (int64_t)0);
      alignas(64) nv_bfloat16 v113[2];
      alignas(64) uint v114[1];
      v114[0] = ((uint*)v71)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 28)];
      v113[0] = ((nv_bfloat16)(((v30[30] + ((float)((nv_bfloat16*)v114)[0])) < 0x0p+0f) ? 0x0p+0f : (v30[30] + ((float)((nv_bfloat16*)v114)[0]))));
      v113[1] = ((nv_bfloat16)(((v30[31] + ((float)((nv_bfloat16*)v114)[1])) < 0x0p+0f) ? 0x0p+0f : (v30[31] + ((float)((nv_bfloat16*)v114)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)64512)) = *(nv_bfloat162*)(v113 + (int64_t)0);
      g21();
      int v115 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v116 = ((v0 * 8) + ((((int)threadIdx.x) & 31) >> 4));
      int v117 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64);
      int v118 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 3);
      int v119 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 66);
      int v120 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 66);
      int v121 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 65)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 64) % 3)) : 1120);
      int v122 = (((int)threadIdx.x) & 7);
      int64_t v123 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v124 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v125 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      if (v121 < 1120) {
        *(uint4*)(((uint*)v126) + (((((int64_t)v121) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)32000));
      }
      int v127 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60);
      int v128 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 3);
      int v129 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 66);
      int v130 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 66);
      int v131 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 63)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 60) % 3)) : 1120);
      int64_t v132 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      if (v131 < 1120) {
        *(uint4*)(((uint*)v126) + (((((int64_t)v131) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)32128));
      }
      int v133 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56);
      int v134 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 3);
      int v135 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 66);
      int v136 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 66);
      int v137 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 61)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 56) % 3)) : 1120);
      if (v137 < 1120) {
        *(uint4*)(((uint*)v126) + (((((int64_t)v137) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)32256));
      }
      int v138 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52);
      int v139 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 3);
      int v140 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 66);
      int v141 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 66);
      int v142 = ((((((v14[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 3)) < 28) && (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 66) < 60)) && (((v0 * 8) + ((((int)threadIdx.x) & 31) >> 4)) < 59)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 66) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) / 66) * 560) + (v14[0] * 560)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 66) / 3) * 28)) + (v14[1] * 28)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) - 52) % 3)) : 1120);
      if (v142 < 1120) {
        *(uint4*)(((uint*)v126) + (((((int64_t)v142) * (int64_t)64) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)32384));
      }
      v37[0] = (v37[0] + 132);
    }
  }
}
