// cuda.conv_sm90: 32_channels_bfloat16, on h200
// config: block_m=64, block_n=16, stages=4, consumers=1, pingpong=0, cluster_m=1, cluster_n=1, group_m=6, split_k=1, k_tiles_per_stage=3, stream_k=0, block_k=32, box_d=1, box_h=2, box_w=24, shared_taps=1
// digest: 77a16bd00d5e
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, nv_bfloat16* __restrict__ v69, nv_bfloat16* __restrict__ v87) {
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
        if (!((v20[0] < 48))) { break; }
        v13[0] = (v20[0] / 48);
        int v21 = (v20[0] % 48);
        int v22 = (v21 / 18);
        int v23 = ((v21 / 18) * 6);
        int v24 = ((v21 / 18) * 6);
        int v25 = (16 - g9(((v21 / 18) * 6), 10));
        int v26 = (16 - g9(((v21 / 18) * 6), 10));
        int v27 = (v21 % 18);
        int v28 = (v21 % 18);
        v11[0] = (((v21 / 18) * 384) + (((v21 % 18) % (16 - g9(((v21 / 18) * 6), 10))) * 64));
        v12[0] = (((v21 % 18) / (16 - g9(((v21 / 18) * 6), 10))) * 16);
        v14[2] = 0;
        v14[1] = (((v11[0] % 512) / 64) * 2);
        v14[0] = (v11[0] / 512);
        for (int v29 = 0; v29 < 3; ++v29) {
          g10((&(((uint64_t*)v8)[(v18[0] + 4)])), v19[0]);
          g11(g2((&(((uint64_t*)v8)[v18[0]]))), (uint)15616);
          g12(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 2560) + (0 ^ (((v18[0] * 40) & 3) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, (v14[2] - 1), ((v14[1] + v29) - 1), v14[0], g2((&(((uint64_t*)v8)[v18[0]]))));
          int v30 = (v29 * 3);
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 6144) + (0 ^ (((v18[0] * 96) & 7) << 3))) + 10752)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, (v29 * 3), g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 6144) + (0 ^ ((((v18[0] * 96) + 32) & 7) << 3))) + 12800)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, ((v29 * 3) + 1), g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 6144) + (0 ^ ((((v18[0] * 96) + 64) & 7) << 3))) + 14848)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, ((v29 * 3) + 2), g2((&(((uint64_t*)v8)[v18[0]]))));
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
    alignas(64) float v31[8];
    int v32 = ((v0 >> 2) - 1);
    alignas(64) int v33[1];
    alignas(64) int v34[1];
    v33[0] = 0;
    v34[0] = 0;
    alignas(64) uint64_t v35[1];
    alignas(64) uint64_t v36[1];
    int v37 = (((v0 >> 2) * 64) - 64);
    g14((&(v35[0])), (&(((nv_bfloat16*)v8)[512])), 1, 32, 2);
    g14((&(v36[0])), (&(((nv_bfloat16*)v8)[10752])), 256, 64, 3);
    v35[0] = (v35[0] + ((uint64_t)(((v0 >> 2) * 256) - 256)));
    alignas(64) int v38[1];
    v38[0] = ((int)blockIdx.x);
    alignas(64) int v39[1];
    v39[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v38[0] < 48))) { break; }
      v13[0] = (v38[0] / 48);
      int v40 = (v38[0] % 48);
      int v41 = (v40 / 18);
      int v42 = ((v40 / 18) * 6);
      int v43 = ((v40 / 18) * 6);
      int v44 = (16 - g9(((v40 / 18) * 6), 10));
      int v45 = (16 - g9(((v40 / 18) * 6), 10));
      int v46 = (v40 % 18);
      int v47 = (v40 % 18);
      v11[0] = (((v40 / 18) * 384) + (((v40 % 18) % (16 - g9(((v40 / 18) * 6), 10))) * 64));
      v12[0] = (((v40 % 18) / (16 - g9(((v40 / 18) * 6), 10))) * 16);
      v14[2] = 0;
      v14[1] = (((v11[0] % 512) / 64) * 2);
      v14[0] = (v11[0] / 512);
      alignas(64) int v48[1];
      v48[0] = 0;
      int v49 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v50 = 0; v50 < 3; ++v50) {
        g10((&(((uint64_t*)v8)[v33[0]])), v34[0]);
        g15();
        alignas(64) uint64_t v51[1];
        v51[0] = (v35[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)320ULL));
        alignas(64) uint64_t v52[1];
        v52[0] = (v36[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)768ULL));
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], v51[0], v52[0], (0 < v50));
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v51[0] + (uint64_t)2ULL), (v52[0] + (uint64_t)128ULL), (bool)1);
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v51[0] + (uint64_t)4ULL), (v52[0] + (uint64_t)256ULL), (bool)1);
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v51[0] + (uint64_t)6ULL), (v52[0] + (uint64_t)384ULL), (bool)1);
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v51[0] + (uint64_t)8ULL), (v52[0] + (uint64_t)512ULL), (bool)1);
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v51[0] + (uint64_t)10ULL), (v52[0] + (uint64_t)640ULL), (bool)1);
        g17();
        g18();
        if (0 < v50) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g19(g2((&(((uint64_t*)v8)[(v48[0] + 4)]))), (uint)1);
          }
        }
        v48[0] = v33[0];
        v33[0] = (v33[0] + 1);
        if (v33[0] == 4) {
          v33[0] = 0;
          v34[0] = (v34[0] ^ 1);
        }
      }
      g20();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g19(g2((&(((uint64_t*)v8)[(v48[0] + 4)]))), (uint)1);
      }
      g21();
      int v53 = (v0 * 16);
      int v54 = (v0 * 4);
      int v55 = ((((int)threadIdx.x) & 31) >> 2);
      int v56 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v57 = ((v0 * 4) + ((((int)threadIdx.x) & 31) >> 4));
      int v58 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v59 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 26);
      int v60 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 52);
      int v61 = ((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 26) < 24) && (((v0 * 4) + ((((int)threadIdx.x) & 31) >> 4)) < 29)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 52) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 52) * 384) + (v14[0] * 384)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 52) / 26) * 24)) + (v14[1] * 24)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 26)) : 768);
      int v62 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v63 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 26);
      int v64 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 52);
      int v65 = ((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 26) < 24) && (((v0 * 4) + ((((int)threadIdx.x) & 31) >> 4)) < 27)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 52) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 52) * 384) + (v14[0] * 384)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 52) / 26) * 24)) + (v14[1] * 24)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 26)) : 768);
      alignas(64) nv_bfloat16 v66[2];
      alignas(64) uint v67[1];
      int v68 = (((int)threadIdx.x) & 3);
      v67[0] = ((uint*)v69)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v66[0] = ((nv_bfloat16)(((v31[0] + ((float)((nv_bfloat16*)v67)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[0] + ((float)((nv_bfloat16*)v67)[0]))));
      v66[1] = ((nv_bfloat16)(((v31[1] + ((float)((nv_bfloat16*)v67)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[1] + ((float)((nv_bfloat16*)v67)[1]))));
      int64_t v70 = ((int64_t)v0);
      int64_t v71 = ((int64_t)((int)threadIdx.x));
      int64_t v72 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v73 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v74 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v75 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)31232)) = *(nv_bfloat162*)(v66 + (int64_t)0);
      alignas(64) nv_bfloat16 v76[2];
      alignas(64) uint v77[1];
      v77[0] = ((uint*)v69)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v76[0] = ((nv_bfloat16)(((v31[2] + ((float)((nv_bfloat16*)v77)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[2] + ((float)((nv_bfloat16*)v77)[0]))));
      v76[1] = ((nv_bfloat16)(((v31[3] + ((float)((nv_bfloat16*)v77)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[3] + ((float)((nv_bfloat16*)v77)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)31744)) = *(nv_bfloat162*)(v76 + (int64_t)0);
      alignas(64) nv_bfloat16 v78[2];
      alignas(64) uint v79[1];
      v79[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v78[0] = ((nv_bfloat16)(((v31[4] + ((float)((nv_bfloat16*)v79)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[4] + ((float)((nv_bfloat16*)v79)[0]))));
      v78[1] = ((nv_bfloat16)(((v31[5] + ((float)((nv_bfloat16*)v79)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[5] + ((float)((nv_bfloat16*)v79)[1]))));
      int64_t v80 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)31232)) = *(nv_bfloat162*)(v78 + (int64_t)0);
      alignas(64) nv_bfloat16 v81[2];
      alignas(64) uint v82[1];
      v82[0] = ((uint*)v69)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v81[0] = ((nv_bfloat16)(((v31[6] + ((float)((nv_bfloat16*)v82)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[6] + ((float)((nv_bfloat16*)v82)[0]))));
      v81[1] = ((nv_bfloat16)(((v31[7] + ((float)((nv_bfloat16*)v82)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[7] + ((float)((nv_bfloat16*)v82)[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)31744)) = *(nv_bfloat162*)(v81 + (int64_t)0);
      g21();
      int v83 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64);
      int v84 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) % 26);
      int v85 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 52);
      int v86 = ((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) % 26) < 24) && (((v0 * 4) + ((((int)threadIdx.x) & 31) >> 3)) < 29)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 52) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 52) * 384) + (v14[0] * 384)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) % 52) / 26) * 24)) + (v14[1] * 24)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) % 26)) : 768);
      if (v86 < 768) {
        *(uint4*)(((uint*)v87) + (((((int64_t)v86) * (int64_t)24) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)15616));
      }
      v38[0] = (v38[0] + 132);
    }
  }
}
