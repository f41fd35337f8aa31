// cuda.conv_sm90: stem_float16, on h200
// config: block_m=64, block_n=16, stages=5, consumers=1, pingpong=0, cluster_m=1, cluster_n=1, group_m=6, split_k=1, k_tiles_per_stage=2, stream_k=0, block_k=32, box_d=1, box_h=2, box_w=16, shared_taps=0
// digest: fef3a8a7dd6e
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, half* __restrict__ v66, half* __restrict__ v83) {
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
      g1(g2((&(((uint64_t*)v8)[5]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[1]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[6]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[2]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[7]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[3]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[8]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[4]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[9]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[10]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[11]))), (uint)1);
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
        if (!((v20[0] < 36))) { break; }
        v13[0] = (v20[0] / 36);
        int v21 = (v20[0] % 36);
        int v22 = (v21 / 24);
        int v23 = ((v21 / 24) * 6);
        int v24 = ((v21 / 24) * 6);
        int v25 = (9 - g9(((v21 / 24) * 6), 3));
        int v26 = (9 - g9(((v21 / 24) * 6), 3));
        int v27 = (v21 % 24);
        int v28 = (v21 % 24);
        v11[0] = (((v21 / 24) * 384) + (((v21 % 24) % (9 - g9(((v21 / 24) * 6), 3))) * 64));
        v12[0] = (((v21 % 24) / (9 - g9(((v21 / 24) * 6), 3))) * 16);
        v14[2] = 0;
        v14[1] = (((v11[0] % 576) / 64) * 2);
        v14[0] = ((v11[0] / 576) * 2);
        for (int v29 = 0; v29 < 4; ++v29) {
          g10((&(((uint64_t*)v8)[(v18[0] + 5)])), v19[0]);
          g11(g2((&(((uint64_t*)v8)[v18[0]]))), (uint)16384);
          int v30 = (v29 * 2);
          g12(g2((&(((half*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 3) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, v14[2], (((v14[1] * 2) + (v29 * 2)) - 3), v14[0], g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((half*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 20992)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, (v29 * 2), g2((&(((uint64_t*)v8)[v18[0]]))));
          int v31 = ((v29 * 2) + 1);
          g12(g2((&(((half*)v8)[(((v18[0] * 4096) + (0 ^ ((((v18[0] * 64) + 32) & 3) << 3))) + 2560)]))), ((void*)((unsigned long long)(&(v16)))), ((v29 < 3) ? 0 : 32), v14[2], (((v14[1] * 2) + (((v29 * 2) + 1) % 7)) - 3), v14[0], g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((half*)v8)[(((v18[0] * 4096) + (0 ^ ((((v18[0] * 64) + 32) & 7) << 3))) + 23040)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, ((v29 * 2) + 1), g2((&(((uint64_t*)v8)[v18[0]]))));
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
    alignas(64) float v32[8];
    int v33 = ((v0 >> 2) - 1);
    alignas(64) int v34[1];
    alignas(64) int v35[1];
    v34[0] = 0;
    v35[0] = 0;
    alignas(64) uint64_t v36[1];
    alignas(64) uint64_t v37[1];
    int v38 = (((v0 >> 2) * 64) - 64);
    g14((&(v36[0])), (&(((half*)v8)[512])), 1, 32, 2);
    g14((&(v37[0])), (&(((half*)v8)[20992])), 256, 64, 3);
    v36[0] = (v36[0] + ((uint64_t)(((v0 >> 2) * 256) - 256)));
    alignas(64) int v39[1];
    v39[0] = ((int)blockIdx.x);
    alignas(64) int v40[1];
    v40[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v39[0] < 36))) { break; }
      v13[0] = (v39[0] / 36);
      int v41 = (v39[0] % 36);
      int v42 = (v41 / 24);
      int v43 = ((v41 / 24) * 6);
      int v44 = ((v41 / 24) * 6);
      int v45 = (9 - g9(((v41 / 24) * 6), 3));
      int v46 = (9 - g9(((v41 / 24) * 6), 3));
      int v47 = (v41 % 24);
      int v48 = (v41 % 24);
      v11[0] = (((v41 / 24) * 384) + (((v41 % 24) % (9 - g9(((v41 / 24) * 6), 3))) * 64));
      v12[0] = (((v41 % 24) / (9 - g9(((v41 / 24) * 6), 3))) * 16);
      v14[2] = 0;
      v14[1] = (((v11[0] % 576) / 64) * 2);
      v14[0] = ((v11[0] / 576) * 2);
      alignas(64) int v49[1];
      v49[0] = 0;
      int v50 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v51 = 0; v51 < 4; ++v51) {
        g10((&(((uint64_t*)v8)[v34[0]])), v35[0]);
        g15();
        alignas(64) uint64_t v52[1];
        v52[0] = (v36[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v53[1];
        v53[0] = (v37[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)512ULL));
        g16(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v52[0], v53[0], (0 < v51));
        g16(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], (v52[0] + (uint64_t)2ULL), (v53[0] + (uint64_t)128ULL), (bool)1);
        g16(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], (v52[0] + (uint64_t)256ULL), (v53[0] + (uint64_t)256ULL), (bool)1);
        g16(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], (v52[0] + (uint64_t)258ULL), (v53[0] + (uint64_t)384ULL), (bool)1);
        g17();
        g18();
        if (0 < v51) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g19(g2((&(((uint64_t*)v8)[(v49[0] + 5)]))), (uint)1);
          }
        }
        v49[0] = v34[0];
        v34[0] = (v34[0] + 1);
        if (v34[0] == 5) {
          v34[0] = 0;
          v35[0] = (v35[0] ^ 1);
        }
      }
      g20();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g19(g2((&(((uint64_t*)v8)[(v49[0] + 5)]))), (uint)1);
      }
      g21();
      int v54 = (v0 * 16);
      int v55 = ((((int)threadIdx.x) & 31) >> 2);
      int v56 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v57 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v58 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 32);
      int v59 = (((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 32) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 32) * 288) + (v14[0] * 288)) + (v14[1] * 16)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 32)) : 576);
      int v60 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v61 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 32);
      int v62 = (((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 32) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 32) * 288) + (v14[0] * 288)) + (v14[1] * 16)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 32)) : 576);
      alignas(64) half v63[2];
      alignas(64) uint v64[1];
      int v65 = (((int)threadIdx.x) & 3);
      v64[0] = ((uint*)v66)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v63[0] = ((half)(((v32[0] + ((float)((half*)v64)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[0] + ((float)((half*)v64)[0]))));
      v63[1] = ((half)(((v32[1] + ((float)((half*)v64)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[1] + ((float)((half*)v64)[1]))));
      int64_t v67 = ((int64_t)v0);
      int64_t v68 = ((int64_t)((int)threadIdx.x));
      int64_t v69 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v70 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v71 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v72 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)37376)) = *(half2*)(v63 + (int64_t)0);
      alignas(64) half v73[2];
      alignas(64) uint v74[1];
      v74[0] = ((uint*)v66)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v73[0] = ((half)(((v32[2] + ((float)((half*)v74)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[2] + ((float)((half*)v74)[0]))));
      v73[1] = ((half)(((v32[3] + ((float)((half*)v74)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[3] + ((float)((half*)v74)[1]))));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)37888)) = *(half2*)(v73 + (int64_t)0);
      alignas(64) half v75[2];
      alignas(64) uint v76[1];
      v76[0] = ((uint*)v66)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v75[0] = ((half)(((v32[4] + ((float)((half*)v76)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[4] + ((float)((half*)v76)[0]))));
      v75[1] = ((half)(((v32[5] + ((float)((half*)v76)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[5] + ((float)((half*)v76)[1]))));
      int64_t v77 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)37376)) = *(half2*)(v75 + (int64_t)0);
      alignas(64) half v78[2];
      alignas(64) uint v79[1];
      v79[0] = ((uint*)v66)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v78[0] = ((half)(((v32[6] + ((float)((half*)v79)[0])) < 0x0p+0f) ? 0x0p+0f : (v32[6] + ((float)((half*)v79)[0]))));
      v78[1] = ((half)(((v32[7] + ((float)((half*)v79)[1])) < 0x0p+0f) ? 0x0p+0f : (v32[7] + ((float)((half*)v79)[1]))));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)37888)) = *(half2*)(v78 + (int64_t)0);
      g21();
      int v80 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64);
      int v81 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 32);
      int v82 = (((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 32) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 32) * 288) + (v14[0] * 288)) + (v14[1] * 16)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) % 32)) : 576);
      if (v82 < 576) {
        *(uint4*)(((uint*)v83) + (((((int64_t)v82) * (int64_t)32) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)18688));
      }
      v39[0] = (v39[0] + 132);
    }
  }
}
