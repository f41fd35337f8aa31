// cuda.matmul_sm90: batched_nt_bfloat16, on h200
// config: block_m=64, block_n=16, stages=16, consumers=1, pingpong=0, cluster_m=1, cluster_n=1, group_m=2, split_k=1, k_tiles_per_stage=1, stream_k=0
// digest: b17ca00f3d53
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v15, const __grid_constant__ CUtensorMap v16, nv_bfloat16* __restrict__ v60) {
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
      g1(g2((&(((uint64_t*)v8)[16]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[1]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[17]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[2]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[18]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[3]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[19]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[4]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[20]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[5]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[21]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[6]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[22]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[7]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[23]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[8]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[24]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[9]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[25]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[10]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[26]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[11]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[27]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[12]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[28]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[13]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[29]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[14]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[30]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[15]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[31]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[32]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[33]))), (uint)1);
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
        if (!((v19[0] < 108))) { break; }
        v13[0] = (v19[0] / 18);
        int v20 = (v19[0] % 18);
        int v21 = (v20 / 18);
        int v22 = ((v20 / 18) * 2);
        int v23 = (2 - (g9((v20 / 18), 0) * 2));
        int v24 = (2 - (g9((v20 / 18), 0) * 2));
        int v25 = (v20 % 18);
        int v26 = (v20 % 18);
        v11[0] = (((v20 / 18) * 128) + (((v20 % 18) % (2 - (g9((v20 / 18), 0) * 2))) * 64));
        v12[0] = (((v20 % 18) / (2 - (g9((v20 / 18), 0) * 2))) * 16);
        g10((&(((uint64_t*)v8)[(v17[0] + 16)])), v18[0]);
        g11(g2((&(((uint64_t*)v8)[v17[0]]))), (uint)10240);
        g12(g2((&(((nv_bfloat16*)v8)[(((v17[0] * 4096) + (0 ^ (((v17[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v15)))), 0, v11[0], v13[0], g2((&(((uint64_t*)v8)[v17[0]]))));
        g12(g2((&(((nv_bfloat16*)v8)[(((v17[0] * 1024) + (0 ^ (((v17[0] * 16) & 7) << 3))) + 66048)]))), ((void*)((unsigned long long)(&(v16)))), 0, v12[0], v13[0], g2((&(((uint64_t*)v8)[v17[0]]))));
        v17[0] = (v17[0] + 1);
        if (v17[0] == 16) {
          v17[0] = 0;
          v18[0] = (v18[0] ^ 1);
        }
        v19[0] = (v19[0] + 132);
      }
    }
  } else {
    alignas(64) float v27[8];
    int v28 = ((v0 >> 2) - 1);
    alignas(64) int v29[1];
    alignas(64) int v30[1];
    v29[0] = 0;
    v30[0] = 0;
    alignas(64) uint64_t v31[1];
    alignas(64) uint64_t v32[1];
    int v33 = (((v0 >> 2) * 64) - 64);
    g13((&(v31[0])), (&(((nv_bfloat16*)v8)[512])), 1, 64, 3);
    g13((&(v32[0])), (&(((nv_bfloat16*)v8)[66048])), 1, 64, 3);
    v31[0] = (v31[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v34[1];
    v34[0] = ((int)blockIdx.x);
    alignas(64) int v35[1];
    v35[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v34[0] < 108))) { break; }
      v13[0] = (v34[0] / 18);
      int v36 = (v34[0] % 18);
      int v37 = (v36 / 18);
      int v38 = ((v36 / 18) * 2);
      int v39 = (2 - (g9((v36 / 18), 0) * 2));
      int v40 = (2 - (g9((v36 / 18), 0) * 2));
      int v41 = (v36 % 18);
      int v42 = (v36 % 18);
      v11[0] = (((v36 / 18) * 128) + (((v36 % 18) % (2 - (g9((v36 / 18), 0) * 2))) * 64));
      v12[0] = (((v36 % 18) / (2 - (g9((v36 / 18), 0) * 2))) * 16);
      alignas(64) int v43[1];
      v43[0] = 0;
      g10((&(((uint64_t*)v8)[v29[0]])), v30[0]);
      g14();
      alignas(64) uint64_t v44[1];
      v44[0] = (v31[0] + (((uint64_t)((uint)v29[0])) * (uint64_t)512ULL));
      alignas(64) uint64_t v45[1];
      v45[0] = (v32[0] + (((uint64_t)((uint)v29[0])) * (uint64_t)128ULL));
      g15(v27[0], v27[1], v27[2], v27[3], v27[4], v27[5], v27[6], v27[7], v44[0], v45[0], (bool)0);
      g15(v27[0], v27[1], v27[2], v27[3], v27[4], v27[5], v27[6], v27[7], (v44[0] + (uint64_t)2ULL), (v45[0] + (uint64_t)2ULL), (bool)1);
      g15(v27[0], v27[1], v27[2], v27[3], v27[4], v27[5], v27[6], v27[7], (v44[0] + (uint64_t)4ULL), (v45[0] + (uint64_t)4ULL), (bool)1);
      g15(v27[0], v27[1], v27[2], v27[3], v27[4], v27[5], v27[6], v27[7], (v44[0] + (uint64_t)6ULL), (v45[0] + (uint64_t)6ULL), (bool)1);
      g16();
      g17();
      v43[0] = v29[0];
      v29[0] = (v29[0] + 1);
      if (v29[0] == 16) {
        v29[0] = 0;
        v30[0] = (v30[0] ^ 1);
      }
      g18();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g19(g2((&(((uint64_t*)v8)[(v43[0] + 16)]))), (uint)1);
      }
      g20();
      alignas(64) nv_bfloat16 v46[2];
      v46[0] = ((nv_bfloat16)v27[0]);
      v46[1] = ((nv_bfloat16)v27[1]);
      int64_t v47 = ((int64_t)v0);
      int64_t v48 = ((int64_t)((int)threadIdx.x));
      int64_t v49 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v50 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v51 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v52 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v53 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v46 + (int64_t)0);
      alignas(64) nv_bfloat16 v54[2];
      v54[0] = ((nv_bfloat16)v27[2]);
      v54[1] = ((nv_bfloat16)v27[3]);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v54 + (int64_t)0);
      alignas(64) nv_bfloat16 v55[2];
      v55[0] = ((nv_bfloat16)v27[4]);
      v55[1] = ((nv_bfloat16)v27[5]);
      int64_t v56 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v55 + (int64_t)0);
      alignas(64) nv_bfloat16 v57[2];
      v57[0] = ((nv_bfloat16)v27[6]);
      v57[1] = ((nv_bfloat16)v27[7]);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v57 + (int64_t)0);
      g20();
      int v58 = (((int)threadIdx.x) & 1);
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) + v11[0]) < 164) && ((((((int)threadIdx.x) & 1) * 8) + v12[0]) < 136)) {
        int64_t v59 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1);
        *(uint4*)(((uint*)v60) + (((((((((int64_t)v13[0]) * (int64_t)6800) + (((int64_t)v0) * (int64_t)1088)) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)68)) + (((int64_t)v11[0]) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)4352)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)39168));
      }
      v34[0] = (v34[0] + 132);
    }
  }
}
