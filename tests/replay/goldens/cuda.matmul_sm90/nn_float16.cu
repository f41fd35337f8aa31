// cuda.matmul_sm90: nn_float16, on h200
// config: block_m=64, block_n=64, stages=13, consumers=1, pingpong=0, cluster_m=1, cluster_n=1, group_m=4, split_k=1, k_tiles_per_stage=1, stream_k=0
// digest: a2dee959514b
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v15, const __grid_constant__ CUtensorMap v16, half* __restrict__ v88) {
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
  int v14 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g1(g2((&(((uint64_t*)v8)[0]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[13]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[1]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[14]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[2]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[15]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[3]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[16]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[4]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[17]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[5]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[18]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[6]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[19]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[7]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[20]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[8]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[21]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[9]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[22]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[10]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[23]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[11]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[24]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[12]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[25]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[26]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[27]))), (uint)1);
      g3();
      g4(((void*)((unsigned long long)(&(v15)))));
      g4(((void*)((unsigned long long)(&(v16)))));
    }
  }
  g5();
  g6();
  g7();
  g8();
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      alignas(64) int v17[1];
      alignas(64) int v18[1];
      v17[0] = 0;
      v18[0] = 1;
      alignas(64) int v19[1];
      v19[0] = ((int)blockIdx.x);
      #pragma unroll 1
      while (1) {
        if (!((v19[0] < 20))) { break; }
        v13[0] = (v19[0] / 20);
        int v20 = (v19[0] % 20);
        int v21 = (v20 / 20);
        int v22 = ((v20 / 20) * 4);
        int v23 = (4 - (g9((v20 / 20), 0) * 4));
        int v24 = (4 - (g9((v20 / 20), 0) * 4));
        int v25 = (v20 % 20);
        int v26 = (v20 % 20);
        v11[0] = (((v20 / 20) * 256) + (((v20 % 20) % (4 - (g9((v20 / 20), 0) * 4))) * 64));
        v12[0] = (((v20 % 20) / (4 - (g9((v20 / 20), 0) * 4))) * 64);
        for (int v27 = 0; v27 < 3; ++v27) {
          g10((&(((uint64_t*)v8)[(v17[0] + 13)])), v18[0]);
          g11(g2((&(((uint64_t*)v8)[v17[0]]))), (uint)16384);
          int v28 = (v27 * 64);
          g12(g2((&(((half*)v8)[(((v17[0] * 4096) + (0 ^ (((v17[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v15)))), (v27 * 64), v11[0], g2((&(((uint64_t*)v8)[v17[0]]))));
          g12(g2((&(((half*)v8)[(((v17[0] * 4096) + (0 ^ (((v17[0] * 64) & 7) << 3))) + 53760)]))), ((void*)((unsigned long long)(&(v16)))), v12[0], (v27 * 64), g2((&(((uint64_t*)v8)[v17[0]]))));
          v17[0] = (v17[0] + 1);
          if (v17[0] == 13) {
            v17[0] = 0;
            v18[0] = (v18[0] ^ 1);
          }
        }
        v19[0] = (v19[0] + 132);
      }
    }
  } else {
    alignas(64) float v29[32];
    int v30 = ((v0 >> 2) - 1);
    alignas(64) int v31[1];
    alignas(64) int v32[1];
    v31[0] = 0;
    v32[0] = 0;
    alignas(64) uint64_t v33[1];
    alignas(64) uint64_t v34[1];
    int v35 = (((v0 >> 2) * 64) - 64);
    g13((&(v33[0])), (&(((half*)v8)[512])), 1, 64, 3);
    g13((&(v34[0])), (&(((half*)v8)[53760])), 512, 64, 3);
    v33[0] = (v33[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v36[1];
    v36[0] = ((int)blockIdx.x);
    alignas(64) int v37[1];
    v37[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v36[0] < 20))) { break; }
      v13[0] = (v36[0] / 20);
      int v38 = (v36[0] % 20);
      int v39 = (v38 / 20);
      int v40 = ((v38 / 20) * 4);
      int v41 = (4 - (g9((v38 / 20), 0) * 4));
      int v42 = (4 - (g9((v38 / 20), 0) * 4));
      int v43 = (v38 % 20);
      int v44 = (v38 % 20);
      v11[0] = (((v38 / 20) * 256) + (((v38 % 20) % (4 - (g9((v38 / 20), 0) * 4))) * 64));
      v12[0] = (((v38 % 20) / (4 - (g9((v38 / 20), 0) * 4))) * 64);
      alignas(64) int v45[1];
      v45[0] = 0;
      int v46 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v47 = 0; v47 < 3; ++v47) {
        g10((&(((uint64_t*)v8)[v31[0]])), v32[0]);
        g14();
        alignas(64) uint64_t v48[1];
        v48[0] = (v33[0] + (((uint64_t)((uint)v31[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v49[1];
        v49[0] = (v34[0] + (((uint64_t)((uint)v31[0])) * (uint64_t)512ULL));
        g15(v29[0], v29[1], v29[2], v29[3], v29[4], v29[5], v29[6], v29[7], v29[8], v29[9], v29[10], v29[11], v29[12], v29[13], v29[14], v29[15], v29[16], v29[17], v29[18], v29[19], v29[20], v29[21], v29[22], v29[23], v29[24], v29[25], v29[26], v29[27], v29[28], v29[29], v29[30], v29[31], v48[0], v49[0], (0 < v47));
        g15(v29[0], v29[1], v29[2], v29[3], v29[4], v29[5], v29[6], v29[7], v29[8], v29[9], v29[10], v29[11], v29[12], v29[13], v29[14], v29[15], v29[16], v29[17], v29[18], v29[19], v29[20], v29[21], v29[22], v29[23], v29[24], v29[25], v29[26], v29[27], v29[28], v29[29], v29[30], v29[31], (v48[0] + (uint64_t)2ULL), (v49[0] + (uint64_t)128ULL), (bool)1);
        g15(v29[0], v29[1], v29[2], v29[3], v29[4], v29[5], v29[6], v29[7], v29[8], v29[9], v29[10], v29[11], v29[12], v29[13], v29[14], v29[15], v29[16], v29[17], v29[18], v29[19], v29[20], v29[21], v29[22], v29[23], v29[24], v29[25], v29[26], v29[27], v29[28], v29[29], v29[30], v29[31], (v48[0] + (uint64_t)4ULL), (v49[0] + (uint64_t)256ULL), (bool)1);
        g15(v29[0], v29[1], v29[2], v29[3], v29[4], v29[5], v29[6], v29[7], v29[8], v29[9], v29[10], v29[11], v29[12], v29[13], v29[14], v29[15], v29[16], v29[17], v29[18], v29[19], v29[20], v29[21], v29[22], v29[23], v29[24], v29[25], v29[26], v29[27], v29[28], v29[29], v29[30], v29[31], (v48[0] + (uint64_t)6ULL), (v49[0] + (uint64_t)384ULL), (bool)1);
        g16();
        g17();
        if (0 < v47) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g18(g2((&(((uint64_t*)v8)[(v45[0] + 13)]))), (uint)1);
          }
        }
        v45[0] = v31[0];
        v31[0] = (v31[0] + 1);
        if (v31[0] == 13) {
          v31[0] = 0;
          v32[0] = (v32[0] ^ 1);
        }
      }
      g19();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g18(g2((&(((uint64_t*)v8)[(v45[0] + 13)]))), (uint)1);
      }
      g20();
      alignas(64) half v50[2];
      v50[0] = ((half)v29[0]);
      v50[1] = ((half)v29[1]);
      int64_t v51 = ((int64_t)v0);
      int64_t v52 = ((int64_t)((int)threadIdx.x));
      int64_t v53 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v54 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v55 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v56 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v57 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(half2*)(v50 + (int64_t)0);
      alignas(64) half v58[2];
      v58[0] = ((half)v29[2]);
      v58[1] = ((half)v29[3]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(half2*)(v58 + (int64_t)0);
      alignas(64) half v59[2];
      v59[0] = ((half)v29[4]);
      v59[1] = ((half)v29[5]);
      int64_t v60 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(half2*)(v59 + (int64_t)0);
      alignas(64) half v61[2];
      v61[0] = ((half)v29[6]);
      v61[1] = ((half)v29[7]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(half2*)(v61 + (int64_t)0);
      alignas(64) half v62[2];
      v62[0] = ((half)v29[8]);
      v62[1] = ((half)v29[9]);
      int64_t v63 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(half2*)(v62 + (int64_t)0);
      alignas(64) half v64[2];
      v64[0] = ((half)v29[10]);
      v64[1] = ((half)v29[11]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(half2*)(v64 + (int64_t)0);
      alignas(64) half v65[2];
      v65[0] = ((half)v29[12]);
      v65[1] = ((half)v29[13]);
      int64_t v66 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(half2*)(v65 + (int64_t)0);
      alignas(64) half v67[2];
      v67[0] = ((half)v29[14]);
      v67[1] = ((half)v29[15]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(half2*)(v67 + (int64_t)0);
      alignas(64) half v68[2];
      v68[0] = ((half)v29[16]);
      v68[1] = ((half)v29[17]);
      int64_t v69 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(half2*)(v68 + (int64_t)0);
      alignas(64) half v70[2];
      v70[0] = ((half)v29[18]);
      v70[1] = ((half)v29[19]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(half2*)(v70 + (int64_t)0);
      alignas(64) half v71[2];
      v71[0] = ((half)v29[20]);
      v71[1] = ((half)v29[21]);
      int64_t v72 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(half2*)(v71 + (int64_t)0);
      alignas(64) half v73[2];
      v73[0] = ((half)v29[22]);
      v73[1] = ((half)v29[23]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(half2*)(v73 + (int64_t)0);
      alignas(64) half v74[2];
      v74[0] = ((half)v29[24]);
      v74[1] = ((half)v29[25]);
      int64_t v75 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(half2*)(v74 + (int64_t)0);
      alignas(64) half v76[2];
      v76[0] = ((half)v29[26]);
      v76[1] = ((half)v29[27]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(half2*)(v76 + (int64_t)0);
      alignas(64) half v77[2];
      v77[0] = ((half)v29[28]);
      v77[1] = ((half)v29[29]);
      int64_t v78 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)102912)) = *(half2*)(v77 + (int64_t)0);
      alignas(64) half v79[2];
      v79[0] = ((half)v29[30]);
      v79[1] = ((half)v29[31]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)103424)) = *(half2*)(v79 + (int64_t)0);
      g20();
      int v80 = (((int)threadIdx.x) & 7);
      int v81 = ((((int)threadIdx.x) & 31) >> 3);
      int v82 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int64_t v83 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3);
      int64_t v84 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v85 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v86 = ((((int64_t)v0) * (int64_t)2560) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)160));
      int64_t v87 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      if ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < 320) {
        *(uint4*)(((uint*)v88) + ((((((((int64_t)v0) * (int64_t)2560) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)160)) + (((int64_t)v11[0]) * (int64_t)160)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)10240)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)51456));
      }
      int64_t v89 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      if ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < 316) {
        *(uint4*)(((uint*)v88) + ((((((((int64_t)v0) * (int64_t)2560) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)160)) + (((int64_t)v11[0]) * (int64_t)160)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)9600)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)51584));
      }
      if ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < 312) {
        *(uint4*)(((uint*)v88) + ((((((((int64_t)v0) * (int64_t)2560) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)160)) + (((int64_t)v11[0]) * (int64_t)160)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)8960)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)51712));
      }
      if ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < 308) {
        *(uint4*)(((uint*)v88) + ((((((((int64_t)v0) * (int64_t)2560) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)160)) + (((int64_t)v11[0]) * (int64_t)160)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)8320)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)51840));
      }
      v36[0] = (v36[0] + 132);
    }
  }
}
