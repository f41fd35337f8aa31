// cuda.conv_sm90: 32_channels_bfloat16, on h200
// config: block_m=64, block_n=16, stages=6, consumers=1, pingpong=0, cluster_m=1, cluster_n=1, group_m=6, split_k=1, k_tiles_per_stage=2, stream_k=0, block_k=32, box_d=1, box_h=8, box_w=8
// digest: 745975da235b
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, nv_bfloat16* __restrict__ v66, nv_bfloat16* __restrict__ v84) {
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
      g1(g2((&(((uint64_t*)v8)[6]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[1]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[7]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[2]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[8]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[3]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[9]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[4]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[10]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[5]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[11]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[12]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[13]))), (uint)1);
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
        int v22 = (v21 / 18);
        int v23 = ((v21 / 18) * 6);
        int v24 = (12 - (g9((v21 / 18), 1) * 6));
        int v25 = (12 - (g9((v21 / 18), 1) * 6));
        int v26 = (v21 % 18);
        int v27 = (v21 % 18);
        v11[0] = (((v21 / 18) * 384) + (((v21 % 18) % (12 - (g9((v21 / 18), 1) * 6))) * 64));
        v12[0] = (((v21 % 18) / (12 - (g9((v21 / 18), 1) * 6))) * 16);
        v14[2] = (((v11[0] % 192) / 64) * 8);
        v14[1] = (((v11[0] % 384) / 192) * 8);
        v14[0] = (v11[0] / 384);
        for (int v28 = 0; v28 < 5; ++v28) {
          g10((&(((uint64_t*)v8)[(v18[0] + 6)])), v19[0]);
          g11(g2((&(((uint64_t*)v8)[v18[0]]))), (uint)16384);
          int v29 = (v28 * 2);
          g12(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 3) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, ((v14[2] + ((v28 * 2) % 3)) - 1), ((((v28 * 2) / 3) + v14[1]) - 1), v14[0], g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 25088)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, (v28 * 2), g2((&(((uint64_t*)v8)[v18[0]]))));
          int v30 = ((v28 * 2) + 1);
          g12(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ ((((v18[0] * 64) + 32) & 3) << 3))) + 2560)]))), ((void*)((unsigned long long)(&(v16)))), ((v28 < 4) ? 0 : 32), ((v14[2] + (((v28 * 2) + 1) % 3)) - 1), ((((((v28 * 2) + 1) % 9) / 3) + v14[1]) - 1), v14[0], g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ ((((v18[0] * 64) + 32) & 7) << 3))) + 27136)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], 0, ((v28 * 2) + 1), g2((&(((uint64_t*)v8)[v18[0]]))));
          v18[0] = (v18[0] + 1);
          if (v18[0] == 6) {
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
    g14((&(v36[0])), (&(((nv_bfloat16*)v8)[25088])), 256, 64, 3);
    v35[0] = (v35[0] + ((uint64_t)(((v0 >> 2) * 256) - 256)));
    alignas(64) int v38[1];
    v38[0] = ((int)blockIdx.x);
    alignas(64) int v39[1];
    v39[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v38[0] < 36))) { break; }
      v13[0] = (v38[0] / 36);
      int v40 = (v38[0] % 36);
      int v41 = (v40 / 18);
      int v42 = ((v40 / 18) * 6);
      int v43 = (12 - (g9((v40 / 18), 1) * 6));
      int v44 = (12 - (g9((v40 / 18), 1) * 6));
      int v45 = (v40 % 18);
      int v46 = (v40 % 18);
      v11[0] = (((v40 / 18) * 384) + (((v40 % 18) % (12 - (g9((v40 / 18), 1) * 6))) * 64));
      v12[0] = (((v40 % 18) / (12 - (g9((v40 / 18), 1) * 6))) * 16);
      v14[2] = (((v11[0] % 192) / 64) * 8);
      v14[1] = (((v11[0] % 384) / 192) * 8);
      v14[0] = (v11[0] / 384);
      alignas(64) int v47[1];
      v47[0] = 0;
      int v48 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v49 = 0; v49 < 5; ++v49) {
        g10((&(((uint64_t*)v8)[v33[0]])), v34[0]);
        g15();
        alignas(64) uint64_t v50[1];
        v50[0] = (v35[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v51[1];
        v51[0] = (v36[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)512ULL));
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], v50[0], v51[0], (0 < v49));
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v50[0] + (uint64_t)2ULL), (v51[0] + (uint64_t)128ULL), (bool)1);
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v50[0] + (uint64_t)256ULL), (v51[0] + (uint64_t)256ULL), (bool)1);
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v50[0] + (uint64_t)258ULL), (v51[0] + (uint64_t)384ULL), (bool)1);
        g17();
        g18();
        if (0 < v49) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g19(g2((&(((uint64_t*)v8)[(v47[0] + 6)]))), (uint)1);
          }
        }
        v47[0] = v33[0];
        v33[0] = (v33[0] + 1);
        if (v33[0] == 6) {
          v33[0] = 0;
          v34[0] = (v34[0] ^ 1);
        }
      }
      g20();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g19(g2((&(((uint64_t*)v8)[(v47[0] + 6)]))), (uint)1);
      }
      g21();
      int v52 = (v0 * 16);
      int v53 = ((((int)threadIdx.x) & 31) >> 2);
      int v54 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v55 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v56 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 64);
      int v57 = (((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 64) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 64) * 384) + (v14[0] * 384)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 64) / 8) * 24)) + (v14[1] * 24)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 8)) : 768);
      int v58 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v59 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 64);
      int v60 = (((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 64) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 64) * 384) + (v14[0] * 384)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 64) / 8) * 24)) + (v14[1] * 24)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 8)) : 768);
      alignas(64) nv_bfloat16 v61[2];
      alignas(64) nv_bfloat16 v62[2];
      int64_t v63 = ((int64_t)((int)threadIdx.x));
      int64_t v64 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      longlong2 v65 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v62 + (int64_t)0) = g22(v66[v65.x],v66[v65.y]);
      v61[0] = ((nv_bfloat16)(((v31[0] + ((float)v62[0])) < 0x0p+0f) ? 0x0p+0f : (v31[0] + ((float)v62[0]))));
      v61[1] = ((nv_bfloat16)(((v31[1] + ((float)v62[1])) < 0x0p+0f) ? 0x0p+0f : (v31[1] + ((float)v62[1]))));
      int64_t v67 = ((int64_t)v0);
      int64_t v68 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v69 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v70 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)45568)) = *(nv_bfloat162*)(v61 + (int64_t)0);
      alignas(64) nv_bfloat16 v71[2];
      alignas(64) nv_bfloat16 v72[2];
      longlong2 v73 = make_longlong2(((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*0), ((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])))+((int64_t)1*1));
      *(nv_bfloat162*)(v72 + (int64_t)0) = g22(v66[v73.x],v66[v73.y]);
      v71[0] = ((nv_bfloat16)(((v31[2] + ((float)v72[0])) < 0x0p+0f) ? 0x0p+0f : (v31[2] + ((float)v72[0]))));
      v71[1] = ((nv_bfloat16)(((v31[3] + ((float)v72[1])) < 0x0p+0f) ? 0x0p+0f : (v31[3] + ((float)v72[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)46080)) = *(nv_bfloat162*)(v71 + (int64_t)0);
      alignas(64) nv_bfloat16 v74[2];
      alignas(64) nv_bfloat16 v75[2];
      longlong2 v76 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v75 + (int64_t)0) = g22(v66[v76.x],v66[v76.y]);
      v74[0] = ((nv_bfloat16)(((v31[4] + ((float)v75[0])) < 0x0p+0f) ? 0x0p+0f : (v31[4] + ((float)v75[0]))));
      v74[1] = ((nv_bfloat16)(((v31[5] + ((float)v75[1])) < 0x0p+0f) ? 0x0p+0f : (v31[5] + ((float)v75[1]))));
      int64_t v77 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)45568)) = *(nv_bfloat162*)(v74 + (int64_t)0);
      alignas(64) nv_bfloat16 v78[2];
      alignas(64) nv_bfloat16 v79[2];
      longlong2 v80 = make_longlong2((((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*0), (((((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2) + ((int64_t)v12[0])) + (int64_t)8))+((int64_t)1*1));
      *(nv_bfloat162*)(v79 + (int64_t)0) = g22(v66[v80.x],v66[v80.y]);
      v78[0] = ((nv_bfloat16)(((v31[6] + ((float)v79[0])) < 0x0p+0f) ? 0x0p+0f : (v31[6] + ((float)v79[0]))));
      v78[1] = ((nv_bfloat16)(((v31[7] + ((float)v79[1])) < 0x0p+0f) ? 0x0p+0f : (v31[7] + ((float)v79[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)46080)) = *(nv_bfloat162*)(v78 + (int64_t)0);
      g21();
      int v81 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64);
      int v82 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 64);
      int v83 = (((v0 < 8) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 64) + v14[0]) < 2)) ? ((((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 64) * 384) + (v14[0] * 384)) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) % 64) / 8) * 24)) + (v14[1] * 24)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) % 8)) : 768);
      if (v83 < 768) {
        *(uint4*)(((uint*)v84) + (((((int64_t)v83) * (int64_t)24) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)22784));
      }
      v38[0] = (v38[0] + 132);
    }
  }
}
