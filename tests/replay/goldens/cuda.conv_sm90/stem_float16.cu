// cuda.conv_sm90: stem_float16, on h200
// config: block_m=64, block_n=16, stages=3, consumers=1, pingpong=0, cluster_m=1, cluster_n=1, group_m=6, split_k=1, k_tiles_per_stage=7, stream_k=0, block_k=16, box_d=1, box_h=4, box_w=16, shared_taps=2
// digest: 2df1bc275f97
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, half* __restrict__ v67, half* __restrict__ v85) {
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
      g1(g2((&(((uint64_t*)v8)[3]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[1]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[4]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[2]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[5]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[6]))), (uint)1);
      g1(g2((&(((uint64_t*)v8)[7]))), (uint)1);
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
        int v22 = (v21 / 24);
        int v23 = ((v21 / 24) * 6);
        int v24 = ((v21 / 24) * 6);
        int v25 = (10 - g9(((v21 / 24) * 6), 4));
        int v26 = (10 - g9(((v21 / 24) * 6), 4));
        int v27 = (v21 % 24);
        int v28 = (v21 % 24);
        v11[0] = (((v21 / 24) * 384) + (((v21 % 24) % (10 - g9(((v21 / 24) * 6), 4))) * 64));
        v12[0] = (((v21 % 24) / (10 - g9(((v21 / 24) * 6), 4))) * 16);
        v14[2] = 0;
        v14[1] = (((v11[0] % 320) / 64) * 4);
        v14[0] = (v11[0] / 320);
        for (int v29 = 0; v29 < 2; ++v29) {
          g10((&(((uint64_t*)v8)[(v18[0] + 3)])), v19[0]);
          g11(g2((&(((uint64_t*)v8)[v18[0]]))), (uint)21504);
          int v30 = (v29 * 16);
          g12(g2((&(((half*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 1) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), (v29 * 16), v14[2], ((v14[1] * 2) - 3), v14[0], g2((&(((uint64_t*)v8)[v18[0]]))));
          g12(g2((&(((half*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 1) << 3))) + 2560)]))), ((void*)((unsigned long long)(&(v16)))), (v29 * 16), v14[2], ((v14[1] * 2) - 2), v14[0], g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((half*)v8)[(((v18[0] * 7168) + (0 ^ (((v18[0] * 112) & 7) << 3))) + 12800)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], (v29 * 16), 0, g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((half*)v8)[(((v18[0] * 7168) + (0 ^ ((((v18[0] * 112) + 16) & 7) << 3))) + 13824)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], (v29 * 16), 1, g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((half*)v8)[(((v18[0] * 7168) + (0 ^ ((((v18[0] * 112) + 32) & 7) << 3))) + 14848)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], (v29 * 16), 2, g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((half*)v8)[(((v18[0] * 7168) + (0 ^ ((((v18[0] * 112) + 48) & 7) << 3))) + 15872)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], (v29 * 16), 3, g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((half*)v8)[(((v18[0] * 7168) + (0 ^ ((((v18[0] * 112) + 64) & 7) << 3))) + 16896)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], (v29 * 16), 4, g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((half*)v8)[(((v18[0] * 7168) + (0 ^ ((((v18[0] * 112) + 80) & 7) << 3))) + 17920)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], (v29 * 16), 5, g2((&(((uint64_t*)v8)[v18[0]]))));
          g13(g2((&(((half*)v8)[(((v18[0] * 7168) + (0 ^ ((((v18[0] * 112) + 96) & 7) << 3))) + 18944)]))), ((void*)((unsigned long long)(&(v17)))), v12[0], (v29 * 16), 6, g2((&(((uint64_t*)v8)[v18[0]]))));
          v18[0] = (v18[0] + 1);
          if (v18[0] == 3) {
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
    g14((&(v35[0])), (&(((half*)v8)[512])), 1, 16, 1);
    g14((&(v36[0])), (&(((half*)v8)[12800])), 128, 64, 3);
    v35[0] = (v35[0] + ((uint64_t)(((v0 >> 2) * 128) - 128)));
    alignas(64) int v38[1];
    v38[0] = ((int)blockIdx.x);
    alignas(64) int v39[1];
    v39[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v38[0] < 40))) { break; }
      v13[0] = (v38[0] / 40);
      int v40 = (v38[0] % 40);
      int v41 = (v40 / 24);
      int v42 = ((v40 / 24) * 6);
      int v43 = ((v40 / 24) * 6);
      int v44 = (10 - g9(((v40 / 24) * 6), 4));
      int v45 = (10 - g9(((v40 / 24) * 6), 4));
      int v46 = (v40 % 24);
      int v47 = (v40 % 24);
      v11[0] = (((v40 / 24) * 384) + (((v40 % 24) % (10 - g9(((v40 / 24) * 6), 4))) * 64));
      v12[0] = (((v40 % 24) / (10 - g9(((v40 / 24) * 6), 4))) * 16);
      v14[2] = 0;
      v14[1] = (((v11[0] % 320) / 64) * 4);
      v14[0] = (v11[0] / 320);
      alignas(64) int v48[1];
      v48[0] = 0;
      int v49 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v50 = 0; v50 < 2; ++v50) {
        g10((&(((uint64_t*)v8)[v33[0]])), v34[0]);
        g15();
        alignas(64) uint64_t v51[1];
        v51[0] = (v35[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v52[1];
        v52[0] = (v36[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)896ULL));
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], v51[0], v52[0], (0 < v50));
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v51[0] + (uint64_t)256ULL), (v52[0] + (uint64_t)128ULL), (bool)1);
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v51[0] + (uint64_t)32ULL), (v52[0] + (uint64_t)256ULL), (bool)1);
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v51[0] + (uint64_t)288ULL), (v52[0] + (uint64_t)384ULL), (bool)1);
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v51[0] + (uint64_t)64ULL), (v52[0] + (uint64_t)512ULL), (bool)1);
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v51[0] + (uint64_t)320ULL), (v52[0] + (uint64_t)640ULL), (bool)1);
        g16(v31[0], v31[1], v31[2], v31[3], v31[4], v31[5], v31[6], v31[7], (v51[0] + (uint64_t)96ULL), (v52[0] + (uint64_t)768ULL), (bool)1);
        g17();
        g18();
        if (0 < v50) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g19(g2((&(((uint64_t*)v8)[(v48[0] + 3)]))), (uint)1);
          }
        }
        v48[0] = v33[0];
        v33[0] = (v33[0] + 1);
        if (v33[0] == 3) {
          v33[0] = 0;
          v34[0] = (v34[0] ^ 1);
        }
      }
      g20();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g19(g2((&(((uint64_t*)v8)[(v48[0] + 3)]))), (uint)1);
      }
      g21();
      int v53 = (v0 * 16);
      int v54 = ((((int)threadIdx.x) & 31) >> 2);
      int v55 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v56 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v57 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 112);
      int v58 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 112);
      int v59 = (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 112) < 64) && (((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 112) / 16) + v14[1]) < 18)) && (v0 < 11)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 112) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) / 112) * 288) + (v14[0] * 288)) + (v14[1] * 16)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) % 112)) : 576);
      int v60 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v61 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 112);
      int v62 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 112);
      int v63 = (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 112) < 64) && (((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 112) / 16) + v14[1]) < 18)) && (v0 < 11)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 112) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) / 112) * 288) + (v14[0] * 288)) + (v14[1] * 16)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) % 112)) : 576);
      alignas(64) half v64[2];
      alignas(64) uint v65[1];
      int v66 = (((int)threadIdx.x) & 3);
      v65[0] = ((uint*)v67)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v64[0] = ((half)(((v31[0] + ((float)((half*)v65)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[0] + ((float)((half*)v65)[0]))));
      v64[1] = ((half)(((v31[1] + ((float)((half*)v65)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[1] + ((float)((half*)v65)[1]))));
      int64_t v68 = ((int64_t)v0);
      int64_t v69 = ((int64_t)((int)threadIdx.x));
      int64_t v70 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v71 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v72 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v73 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)30208)) = *(half2*)(v64 + (int64_t)0);
      alignas(64) half v74[2];
      alignas(64) uint v75[1];
      v75[0] = ((uint*)v67)[((v12[0] >> 1) + (((int)threadIdx.x) & 3))];
      v74[0] = ((half)(((v31[2] + ((float)((half*)v75)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[2] + ((float)((half*)v75)[0]))));
      v74[1] = ((half)(((v31[3] + ((float)((half*)v75)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[3] + ((float)((half*)v75)[1]))));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)30720)) = *(half2*)(v74 + (int64_t)0);
      alignas(64) half v76[2];
      alignas(64) uint v77[1];
      v77[0] = ((uint*)v67)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v76[0] = ((half)(((v31[4] + ((float)((half*)v77)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[4] + ((float)((half*)v77)[0]))));
      v76[1] = ((half)(((v31[5] + ((float)((half*)v77)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[5] + ((float)((half*)v77)[1]))));
      int64_t v78 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)30208)) = *(half2*)(v76 + (int64_t)0);
      alignas(64) half v79[2];
      alignas(64) uint v80[1];
      v80[0] = ((uint*)v67)[(((v12[0] >> 1) + (((int)threadIdx.x) & 3)) + 4)];
      v79[0] = ((half)(((v31[6] + ((float)((half*)v80)[0])) < 0x0p+0f) ? 0x0p+0f : (v31[6] + ((float)((half*)v80)[0]))));
      v79[1] = ((half)(((v31[7] + ((float)((half*)v80)[1])) < 0x0p+0f) ? 0x0p+0f : (v31[7] + ((float)((half*)v80)[1]))));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)30720)) = *(half2*)(v79 + (int64_t)0);
      g21();
      int v81 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64);
      int v82 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) % 112);
      int v83 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 112);
      int v84 = (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) % 112) < 64) && (((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) % 112) / 16) + v14[1]) < 18)) && (v0 < 11)) && ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 112) + v14[0]) < 2)) ? (((((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) / 112) * 288) + (v14[0] * 288)) + (v14[1] * 16)) + v14[2]) + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) % 112)) : 576);
      if (v84 < 576) {
        *(uint4*)(((uint*)v85) + (((((int64_t)v84) * (int64_t)32) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)15104));
      }
      v38[0] = (v38[0] + 132);
    }
  }
}
