// cuda.matmul_sm90: nt_bfloat16, on h200
// config: block_m=64, block_n=16, stages=10, consumers=1, pingpong=0, cluster_m=1, cluster_n=1, group_m=4, split_k=1, k_tiles_per_stage=2, stream_k=0
// digest: 956e611b6049
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v15, const __grid_constant__ CUtensorMap v16, nv_bfloat16* __restrict__ v64) {
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
        if (!((v19[0] < 80))) { break; }
        v13[0] = (v19[0] / 80);
        int v20 = (v19[0] % 80);
        int v21 = (v20 / 80);
        int v22 = ((v20 / 80) * 4);
        int v23 = (4 - (g9((v20 / 80), 0) * 4));
        int v24 = (4 - (g9((v20 / 80), 0) * 4));
        int v25 = (v20 % 80);
        int v26 = (v20 % 80);
        v11[0] = (((v20 / 80) * 256) + (((v20 % 80) % (4 - (g9((v20 / 80), 0) * 4))) * 64));
        v12[0] = (((v20 % 80) / (4 - (g9((v20 / 80), 0) * 4))) * 16);
        for (int v27 = 0; v27 < 2; ++v27) {
          g10((&(((uint64_t*)v8)[(v17[0] + 10)])), v18[0]);
          g11(g2((&(((uint64_t*)v8)[v17[0]]))), (uint)20480);
          int v28 = (v27 * 128);
          g12(g2((&(((nv_bfloat16*)v8)[(((v17[0] * 8192) + (0 ^ (((v17[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v15)))), (v27 * 128), v11[0], g2((&(((uint64_t*)v8)[v17[0]]))));
          g12(g2((&(((nv_bfloat16*)v8)[(((v17[0] * 2048) + (0 ^ (((v17[0] * 32) & 7) << 3))) + 82432)]))), ((void*)((unsigned long long)(&(v16)))), (v27 * 128), v12[0], g2((&(((uint64_t*)v8)[v17[0]]))));
          int v29 = ((v27 * 128) + 64);
          g12(g2((&(((nv_bfloat16*)v8)[(((v17[0] * 8192) + (0 ^ ((((v17[0] * 128) + 64) & 7) << 3))) + 4608)]))), ((void*)((unsigned long long)(&(v15)))), ((v27 * 128) + 64), v11[0], g2((&(((uint64_t*)v8)[v17[0]]))));
          g12(g2((&(((nv_bfloat16*)v8)[(((v17[0] * 2048) + (0 ^ ((((v17[0] * 32) + 16) & 7) << 3))) + 83456)]))), ((void*)((unsigned long long)(&(v16)))), ((v27 * 128) + 64), v12[0], g2((&(((uint64_t*)v8)[v17[0]]))));
          v17[0] = (v17[0] + 1);
          if (v17[0] == 10) {
            v17[0] = 0;
            v18[0] = (v18[0] ^ 1);
          }
        }
        v19[0] = (v19[0] + 132);
      }
    }
  } else {
    alignas(64) float v30[8];
    int v31 = ((v0 >> 2) - 1);
    alignas(64) int v32[1];
    alignas(64) int v33[1];
    v32[0] = 0;
    v33[0] = 0;
    alignas(64) uint64_t v34[1];
    alignas(64) uint64_t v35[1];
    int v36 = (((v0 >> 2) * 64) - 64);
    g13((&(v34[0])), (&(((nv_bfloat16*)v8)[512])), 1, 64, 3);
    g13((&(v35[0])), (&(((nv_bfloat16*)v8)[82432])), 1, 64, 3);
    v34[0] = (v34[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v37[1];
    v37[0] = ((int)blockIdx.x);
    alignas(64) int v38[1];
    v38[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v37[0] < 80))) { break; }
      v13[0] = (v37[0] / 80);
      int v39 = (v37[0] % 80);
      int v40 = (v39 / 80);
      int v41 = ((v39 / 80) * 4);
      int v42 = (4 - (g9((v39 / 80), 0) * 4));
      int v43 = (4 - (g9((v39 / 80), 0) * 4));
      int v44 = (v39 % 80);
      int v45 = (v39 % 80);
      v11[0] = (((v39 / 80) * 256) + (((v39 % 80) % (4 - (g9((v39 / 80), 0) * 4))) * 64));
      v12[0] = (((v39 % 80) / (4 - (g9((v39 / 80), 0) * 4))) * 16);
      alignas(64) int v46[1];
      v46[0] = 0;
      int v47 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v48 = 0; v48 < 2; ++v48) {
        g10((&(((uint64_t*)v8)[v32[0]])), v33[0]);
        g14();
        alignas(64) uint64_t v49[1];
        v49[0] = (v34[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)1024ULL));
        alignas(64) uint64_t v50[1];
        v50[0] = (v35[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)256ULL));
        g15(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v49[0], v50[0], (0 < v48));
        g15(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v49[0] + (uint64_t)2ULL), (v50[0] + (uint64_t)2ULL), (bool)1);
        g15(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v49[0] + (uint64_t)4ULL), (v50[0] + (uint64_t)4ULL), (bool)1);
        g15(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v49[0] + (uint64_t)6ULL), (v50[0] + (uint64_t)6ULL), (bool)1);
        g15(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v49[0] + (uint64_t)512ULL), (v50[0] + (uint64_t)128ULL), (bool)1);
        g15(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v49[0] + (uint64_t)514ULL), (v50[0] + (uint64_t)130ULL), (bool)1);
        g15(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v49[0] + (uint64_t)516ULL), (v50[0] + (uint64_t)132ULL), (bool)1);
        g15(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v49[0] + (uint64_t)518ULL), (v50[0] + (uint64_t)134ULL), (bool)1);
        g16();
        g17();
        if (0 < v48) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g18(g2((&(((uint64_t*)v8)[(v46[0] + 10)]))), (uint)1);
          }
        }
        v46[0] = v32[0];
        v32[0] = (v32[0] + 1);
        if (v32[0] == 10) {
          v32[0] = 0;
          v33[0] = (v33[0] ^ 1);
        }
      }
      g19();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g18(g2((&(((uint64_t*)v8)[(v46[0] + 10)]))), (uint)1);
      }
      g20();
      alignas(64) nv_bfloat16 v51[2];
      v51[0] = ((nv_bfloat16)v30[0]);
      v51[1] = ((nv_bfloat16)v30[1]);
      int64_t v52 = ((int64_t)v0);
      int64_t v53 = ((int64_t)((int)threadIdx.x));
      int64_t v54 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v55 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v56 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v57 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v58 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(nv_bfloat162*)(v51 + (int64_t)0);
      alignas(64) nv_bfloat16 v59[2];
      v59[0] = ((nv_bfloat16)v30[2]);
      v59[1] = ((nv_bfloat16)v30[3]);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(nv_bfloat162*)(v59 + (int64_t)0);
      alignas(64) nv_bfloat16 v60[2];
      v60[0] = ((nv_bfloat16)v30[4]);
      v60[1] = ((nv_bfloat16)v30[5]);
      int64_t v61 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(nv_bfloat162*)(v60 + (int64_t)0);
      alignas(64) nv_bfloat16 v62[2];
      v62[0] = ((nv_bfloat16)v30[6]);
      v62[1] = ((nv_bfloat16)v30[7]);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(nv_bfloat162*)(v62 + (int64_t)0);
      g20();
      if ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) + v11[0]) < 320) {
        int64_t v63 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1);
        *(uint4*)(((uint*)v64) + ((((((((int64_t)v0) * (int64_t)2560) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)160)) + (((int64_t)v11[0]) * (int64_t)160)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)10240)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)49408));
      }
      v37[0] = (v37[0] + 132);
    }
  }
}
