// cuda.conv_dynamic: transposed_bfloat16, on h200
// config: kernels=3
// digest: 32d068d98497
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, int v30, int v34, int v35, int v36, int v37, int v38, int v77, int v81, int v84, int v85, int v86, int v87, int v88, int v89, nv_bfloat16* __restrict__ v102, nv_bfloat16* __restrict__ v128, int64_t v129) {
  int v0 = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int v1 = ((int)g3());
  int v2 = ((int)blockIdx.x);
  int v3 = (v0 >> 2);
  int v4 = (v0 >> 2);
  int v5 = (v0 & 3);
  int v6 = (v0 & 3);
  int v7 = (((int)threadIdx.x) & 31);
  int v8 = (((int)threadIdx.x) & 31);
  g4();
  g5();
  ((int)g3());
  extern __shared__ __align__(64) uchar v9[];
  int v10 = ((int)g3());
  int v11 = 0;
  alignas(64) int v12[1];
  alignas(64) int v13[1];
  alignas(64) int v14[1];
  alignas(64) int v15[3];
  int v16 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g6(g7((&(((uint64_t*)v9)[0]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[6]))), (uint)2);
      g6(g7((&(((uint64_t*)v9)[1]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[7]))), (uint)2);
      g6(g7((&(((uint64_t*)v9)[2]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[8]))), (uint)2);
      g6(g7((&(((uint64_t*)v9)[3]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[9]))), (uint)2);
      g6(g7((&(((uint64_t*)v9)[4]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[10]))), (uint)2);
      g6(g7((&(((uint64_t*)v9)[5]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[11]))), (uint)2);
      g6(g7((&(((uint64_t*)v9)[12]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[13]))), (uint)1);
      g8();
      g9(((void*)((unsigned long long)(&(v17)))));
      g9(((void*)((unsigned long long)(&(v18)))));
    }
  }
  g10();
  g11();
  g12();
  int v19 = (((int)blockIdx.x) >> 1);
  int v20 = (((int)g3()) * 64);
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      alignas(64) int v21[1];
      alignas(64) int v22[1];
      v21[0] = 0;
      v22[0] = 1;
      alignas(64) int v23[1];
      v23[0] = (((int)blockIdx.x) >> 1);
      #pragma unroll 1
      while (1) {
        if (!((v23[0] < v24))) { break; }
        v14[0] = (v23[0] / v24);
        int v25 = (v23[0] % v24);
        int v26 = (v25 / 48);
        int v27 = ((v25 / 48) * 4);
        int v28 = ((v25 / 48) * 4);
        int v29 = g13((v30 - ((v25 / 48) * 4)), 4);
        int v31 = g13((v30 - ((v25 / 48) * 4)), 4);
        int v32 = (v25 % 48);
        int v33 = (v25 % 48);
        v12[0] = ((((v25 / 48) * 512) + (((v25 % 48) % g13((v30 - ((v25 / 48) * 4)), 4)) * 128)) + (((int)g3()) * 64));
        v13[0] = (((v25 % 48) / g13((v30 - ((v25 / 48) * 4)), 4)) * 16);
        v15[2] = (((v12[0] / 64) % v34) * v35);
        v15[1] = ((((v12[0] / 64) / v34) % v36) * v37);
        v15[0] = ((((v12[0] / 64) / v34) / v36) * v38);
        for (int v39 = 0; v39 < 2; ++v39) {
          g14((&(((uint64_t*)v9)[(v21[0] + 6)])), v22[0]);
          g15(g7((&(((uint64_t*)v9)[v21[0]]))), (uint)32768);
          g16(g7((&(((nv_bfloat16*)v9)[(((v21[0] * 8192) + (0 ^ (((v21[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v17)))), 0, (v15[2] - 1), ((v15[1] + v39) - 1), v15[0], g7((&(((uint64_t*)v9)[v21[0]]))));
          int v40 = (((int)g3()) * 2048);
          int v41 = (((int)g3()) * 32);
          int v42 = (v39 * 2);
          g17(g7((&(((nv_bfloat16*)v9)[((((v21[0] * 8192) + (((int)g3()) * 2048)) + (0 ^ ((((v21[0] * 128) + (((int)g3()) * 32)) & 7) << 3))) + 49664)]))), ((void*)((unsigned long long)(&(v18)))), (v13[0] - ((v13[0] / 48) * 8)), (((int)g3()) * 32), (v39 * 2), g7((&(((uint64_t*)v9)[v21[0]]))), (ushort)3);
          g16(g7((&(((nv_bfloat16*)v9)[(((v21[0] * 8192) + (0 ^ ((((v21[0] * 128) + 64) & 7) << 3))) + 4608)]))), ((void*)((unsigned long long)(&(v17)))), 0, v15[2], ((v15[1] + v39) - 1), v15[0], g7((&(((uint64_t*)v9)[v21[0]]))));
          g17(g7((&(((nv_bfloat16*)v9)[((((v21[0] * 8192) + (((int)g3()) * 2048)) + (0 ^ (((((v21[0] * 128) + (((int)g3()) * 32)) + 64) & 7) << 3))) + 53760)]))), ((void*)((unsigned long long)(&(v18)))), (v13[0] - ((v13[0] / 48) * 8)), (((int)g3()) * 32), ((v39 * 2) + 1), g7((&(((uint64_t*)v9)[v21[0]]))), (ushort)3);
          v21[0] = (v21[0] + 1);
          if (v21[0] == 6) {
            v21[0] = 0;
            v22[0] = (v22[0] ^ 1);
          }
        }
        v23[0] = (v23[0] + 66);
      }
    }
  } else {
    alignas(64) float v43[8];
    int v44 = ((v0 >> 2) - 1);
    alignas(64) int v45[1];
    alignas(64) int v46[1];
    v45[0] = 0;
    v46[0] = 0;
    alignas(64) uint64_t v47[1];
    alignas(64) uint64_t v48[1];
    int v49 = (((v0 >> 2) * 64) - 64);
    g18((&(v47[0])), (&(((nv_bfloat16*)v9)[512])), 1, 64, 3);
    g18((&(v48[0])), (&(((nv_bfloat16*)v9)[49664])), 512, 64, 3);
    v47[0] = (v47[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v50[1];
    v50[0] = (((int)blockIdx.x) >> 1);
    alignas(64) int v51[1];
    v51[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v50[0] < v24))) { break; }
      v14[0] = (v50[0] / v24);
      int v52 = (v50[0] % v24);
      int v53 = (v52 / 48);
      int v54 = ((v52 / 48) * 4);
      int v55 = ((v52 / 48) * 4);
      int v56 = g13((v30 - ((v52 / 48) * 4)), 4);
      int v57 = g13((v30 - ((v52 / 48) * 4)), 4);
      int v58 = (v52 % 48);
      int v59 = (v52 % 48);
      v12[0] = ((((v52 / 48) * 512) + (((v52 % 48) % g13((v30 - ((v52 / 48) * 4)), 4)) * 128)) + (((int)g3()) * 64));
      v13[0] = (((v52 % 48) / g13((v30 - ((v52 / 48) * 4)), 4)) * 16);
      v15[2] = (((v12[0] / 64) % v34) * v35);
      v15[1] = ((((v12[0] / 64) / v34) % v36) * v37);
      v15[0] = ((((v12[0] / 64) / v34) / v36) * v38);
      alignas(64) int v60[1];
      v60[0] = 0;
      int v61 = ((((int)threadIdx.x) & 31) >> 1);
      int v62 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1));
      uint v63 = ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31)));
      for (int v64 = 0; v64 < 2; ++v64) {
        g14((&(((uint64_t*)v9)[v45[0]])), v46[0]);
        g19();
        alignas(64) uint64_t v65[1];
        v65[0] = (v47[0] + (((uint64_t)((uint)v45[0])) * (uint64_t)1024ULL));
        alignas(64) uint64_t v66[1];
        v66[0] = (v48[0] + (((uint64_t)((uint)v45[0])) * (uint64_t)1024ULL));
        g20(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], v65[0], v66[0], (0 < v64));
        g20(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], (v65[0] + (uint64_t)2ULL), (v66[0] + (uint64_t)128ULL), (bool)1);
        g20(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], (v65[0] + (uint64_t)4ULL), (v66[0] + (uint64_t)256ULL), (bool)1);
        g20(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], (v65[0] + (uint64_t)6ULL), (v66[0] + (uint64_t)384ULL), (bool)1);
        g20(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], (v65[0] + (uint64_t)512ULL), (v66[0] + (uint64_t)512ULL), (bool)1);
        g20(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], (v65[0] + (uint64_t)514ULL), (v66[0] + (uint64_t)640ULL), (bool)1);
        g20(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], (v65[0] + (uint64_t)516ULL), (v66[0] + (uint64_t)768ULL), (bool)1);
        g20(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], (v65[0] + (uint64_t)518ULL), (v66[0] + (uint64_t)896ULL), (bool)1);
        g21();
        g22();
        if (0 < v64) {
          if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
            alignas(64) uint v67[1];
            g23(v67[0], g7((&(((uint64_t*)v9)[(v60[0] + 6)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
            g24(v67[0], (uint)1);
          }
        }
        v60[0] = v45[0];
        v45[0] = (v45[0] + 1);
        if (v45[0] == 6) {
          v45[0] = 0;
          v46[0] = (v46[0] ^ 1);
        }
      }
      g25();
      if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
        alignas(64) uint v68[1];
        g23(v68[0], g7((&(((uint64_t*)v9)[(v60[0] + 6)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
        g24(v68[0], (uint)1);
      }
      g26();
      int v69 = (v0 * 16);
      int v70 = ((((int)threadIdx.x) & 31) >> 2);
      int v71 = (v35 - 1);
      int v72 = (v37 - 1);
      int v73 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v74 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64);
      int v75 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v35 - 1));
      int v76 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v77);
      int v78 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v35 - 1)) * 2);
      int v79 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v77) & (v37 - 1));
      int v80 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v77) >> v81);
      int v82 = ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v77) & (v37 - 1)) * 2);
      int v83 = (((((((((v15[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v35 - 1))) < v84) && (1 <= (((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v85)) && ((v15[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v77) & (v37 - 1))) < v86)) && (1 <= (((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v77) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v77) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v87)) && ((v15[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v77) >> v81)) < v88)) ? ((((((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v77) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v85)) + (((v15[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 64) >> v77) >> v81)) * v85) * v87)) - 1) : v89);
      int v90 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56);
      int v91 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v35 - 1));
      int v92 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v77);
      int v93 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v35 - 1)) * 2);
      int v94 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v77) & (v37 - 1));
      int v95 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v77) >> v81);
      int v96 = ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v77) & (v37 - 1)) * 2);
      int v97 = (((((((((v15[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v35 - 1))) < v84) && (1 <= (((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v85)) && ((v15[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v77) & (v37 - 1))) < v86)) && (1 <= (((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v77) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v77) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v87)) && ((v15[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v77) >> v81)) < v88)) ? ((((((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v77) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v85)) + (((v15[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) - 56) >> v77) >> v81)) * v85) * v87)) - 1) : v89);
      alignas(64) nv_bfloat16 v98[2];
      alignas(64) nv_bfloat16 v99[2];
      int v100 = ((((int)threadIdx.x) & 3) * 2);
      longlong2 v101 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v99 + (int64_t)0) = g27(v102[v101.x],v102[v101.y]);
      v98[0] = ((nv_bfloat16)(((v43[0] + ((float)v99[0])) < 0x0p+0f) ? 0x0p+0f : (v43[0] + ((float)v99[0]))));
      v98[1] = ((nv_bfloat16)(((v43[1] + ((float)v99[1])) < 0x0p+0f) ? 0x0p+0f : (v43[1] + ((float)v99[1]))));
      int64_t v103 = ((int64_t)v0);
      int64_t v104 = ((int64_t)((int)threadIdx.x));
      int64_t v105 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v106 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v107 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v108 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v98 + (int64_t)0);
      alignas(64) nv_bfloat16 v109[2];
      alignas(64) nv_bfloat16 v110[2];
      longlong2 v111 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v110 + (int64_t)0) = g27(v102[v111.x],v102[v111.y]);
      v109[0] = ((nv_bfloat16)(((v43[2] + ((float)v110[0])) < 0x0p+0f) ? 0x0p+0f : (v43[2] + ((float)v110[0]))));
      v109[1] = ((nv_bfloat16)(((v43[3] + ((float)v110[1])) < 0x0p+0f) ? 0x0p+0f : (v43[3] + ((float)v110[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v109 + (int64_t)0);
      alignas(64) nv_bfloat16 v112[2];
      alignas(64) nv_bfloat16 v113[2];
      longlong2 v114 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v113 + (int64_t)0) = g27(v102[v114.x],v102[v114.y]);
      v112[0] = ((nv_bfloat16)(((v43[4] + ((float)v113[0])) < 0x0p+0f) ? 0x0p+0f : (v43[4] + ((float)v113[0]))));
      v112[1] = ((nv_bfloat16)(((v43[5] + ((float)v113[1])) < 0x0p+0f) ? 0x0p+0f : (v43[5] + ((float)v113[1]))));
      int64_t v115 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v112 + (int64_t)0);
      alignas(64) nv_bfloat16 v116[2];
      alignas(64) nv_bfloat16 v117[2];
      longlong2 v118 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v117 + (int64_t)0) = g27(v102[v118.x],v102[v118.y]);
      v116[0] = ((nv_bfloat16)(((v43[6] + ((float)v117[0])) < 0x0p+0f) ? 0x0p+0f : (v43[6] + ((float)v117[0]))));
      v116[1] = ((nv_bfloat16)(((v43[7] + ((float)v117[1])) < 0x0p+0f) ? 0x0p+0f : (v43[7] + ((float)v117[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v116 + (int64_t)0);
      g26();
      int v119 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64);
      int v120 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1));
      int v121 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v77);
      int v122 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1)) * 2);
      int v123 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v77) & (v37 - 1));
      int v124 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v77) >> v81);
      int v125 = ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v77) & (v37 - 1)) * 2);
      int v126 = (((((((((v15[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1))) < v84) && (1 <= (((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v85)) && ((v15[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v77) & (v37 - 1))) < v86)) && (1 <= (((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v77) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v77) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v87)) && ((v15[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v77) >> v81)) < v88)) ? ((((((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v77) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v85)) + (((v15[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v77) >> v81)) * v85) * v87)) - 1) : v89);
      int v127 = (((int)threadIdx.x) & 1);
      if ((v126 < v89) && (((((((int)threadIdx.x) & 1) * 8) + v13[0]) - ((v13[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v128) + ((((((int64_t)v126) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) - ((((int64_t)v13[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)47360));
      }
      v50[0] = (v50[0] + 66);
    }
  }
  g11();
  g12();
}
__launch_bounds__(384, 1) g1(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, int v30, int v34, int v35, int v36, int v37, int v38, int v76, int v80, int v83, int v84, int v85, int v86, int v87, int v88, nv_bfloat16* __restrict__ v102, nv_bfloat16* __restrict__ v144, int64_t v168) {
  int v0 = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int v1 = ((int)g3());
  int v2 = ((int)blockIdx.x);
  int v3 = (v0 >> 2);
  int v4 = (v0 >> 2);
  int v5 = (v0 & 3);
  int v6 = (v0 & 3);
  int v7 = (((int)threadIdx.x) & 31);
  int v8 = (((int)threadIdx.x) & 31);
  g4();
  g5();
  ((int)g3());
  extern __shared__ __align__(64) uchar v9[];
  int v10 = ((int)g3());
  int v11 = 0;
  alignas(64) int v12[1];
  alignas(64) int v13[1];
  alignas(64) int v14[1];
  alignas(64) int v15[3];
  int v16 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g6(g7((&(((uint64_t*)v9)[0]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[5]))), (uint)2);
      g6(g7((&(((uint64_t*)v9)[1]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[6]))), (uint)2);
      g6(g7((&(((uint64_t*)v9)[2]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[7]))), (uint)2);
      g6(g7((&(((uint64_t*)v9)[3]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[8]))), (uint)2);
      g6(g7((&(((uint64_t*)v9)[4]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[9]))), (uint)2);
      g6(g7((&(((uint64_t*)v9)[10]))), (uint)1);
      g6(g7((&(((uint64_t*)v9)[11]))), (uint)1);
      g8();
      g9(((void*)((unsigned long long)(&(v17)))));
      g9(((void*)((unsigned long long)(&(v18)))));
    }
  }
  g10();
  g11();
  g12();
  int v19 = (((int)blockIdx.x) >> 1);
  int v20 = (((int)g3()) * 64);
  if ((v0 >> 2) == 0) {
    g28();
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      alignas(64) int v21[1];
      alignas(64) int v22[1];
      v21[0] = 0;
      v22[0] = 1;
      alignas(64) int v23[1];
      v23[0] = (((int)blockIdx.x) >> 1);
      #pragma unroll 1
      while (1) {
        if (!((v23[0] < v24))) { break; }
        v14[0] = (v23[0] / v24);
        int v25 = (v23[0] % v24);
        int v26 = (v25 / 28);
        int v27 = ((v25 / 28) * 7);
        int v28 = ((v25 / 28) * 7);
        int v29 = g13((v30 - ((v25 / 28) * 7)), 7);
        int v31 = g13((v30 - ((v25 / 28) * 7)), 7);
        int v32 = (v25 % 28);
        int v33 = (v25 % 28);
        v12[0] = ((((v25 / 28) * 896) + (((v25 % 28) % g13((v30 - ((v25 / 28) * 7)), 7)) * 128)) + (((int)g3()) * 64));
        v13[0] = (((v25 % 28) / g13((v30 - ((v25 / 28) * 7)), 7)) * 48);
        v15[2] = (((v12[0] / 64) % v34) * v35);
        v15[1] = ((((v12[0] / 64) / v34) % v36) * v37);
        v15[0] = ((((v12[0] / 64) / v34) / v36) * v38);
        for (int v39 = 0; v39 < 2; ++v39) {
          g14((&(((uint64_t*)v9)[(v21[0] + 5)])), v22[0]);
          g15(g7((&(((uint64_t*)v9)[v21[0]]))), (uint)32768);
          g16(g7((&(((nv_bfloat16*)v9)[(((v21[0] * 8192) + (0 ^ (((v21[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v17)))), 0, (v15[2] - 1), ((v15[1] + v39) - 1), v15[0], g7((&(((uint64_t*)v9)[v21[0]]))));
          int v40 = (((int)g3()) * 2048);
          int v41 = (((int)g3()) * 32);
          int v42 = (v39 * 2);
          g17(g7((&(((nv_bfloat16*)v9)[((((v21[0] * 8192) + (((int)g3()) * 2048)) + (0 ^ ((((v21[0] * 128) + (((int)g3()) * 32)) & 7) << 3))) + 41472)]))), ((void*)((unsigned long long)(&(v18)))), (v13[0] - ((v13[0] / 48) * 8)), (((int)g3()) * 32), (v39 * 2), g7((&(((uint64_t*)v9)[v21[0]]))), (ushort)3);
          g16(g7((&(((nv_bfloat16*)v9)[(((v21[0] * 8192) + (0 ^ ((((v21[0] * 128) + 64) & 7) << 3))) + 4608)]))), ((void*)((unsigned long long)(&(v17)))), 0, v15[2], ((v15[1] + v39) - 1), v15[0], g7((&(((uint64_t*)v9)[v21[0]]))));
          g17(g7((&(((nv_bfloat16*)v9)[((((v21[0] * 8192) + (((int)g3()) * 2048)) + (0 ^ (((((v21[0] * 128) + (((int)g3()) * 32)) + 64) & 7) << 3))) + 45568)]))), ((void*)((unsigned long long)(&(v18)))), (v13[0] - ((v13[0] / 48) * 8)), (((int)g3()) * 32), ((v39 * 2) + 1), g7((&(((uint64_t*)v9)[v21[0]]))), (ushort)3);
          v21[0] = (v21[0] + 1);
          if (v21[0] == 5) {
            v21[0] = 0;
            v22[0] = (v22[0] ^ 1);
          }
        }
        v23[0] = (v23[0] + 66);
      }
    }
  } else {
    g29();
    alignas(64) float v43[24];
    int v44 = ((v0 >> 2) - 1);
    alignas(64) int v45[1];
    alignas(64) int v46[1];
    v45[0] = 0;
    v46[0] = 0;
    alignas(64) uint64_t v47[1];
    alignas(64) uint64_t v48[1];
    int v49 = 0;
    g18((&(v47[0])), (&(((nv_bfloat16*)v9)[512])), 1, 64, 3);
    g18((&(v48[0])), (&(((nv_bfloat16*)v9)[41472])), 512, 64, 3);
    alignas(64) int v50[1];
    v50[0] = (((int)blockIdx.x) >> 1);
    alignas(64) int v51[1];
    v51[0] = (2 - (v0 >> 2));
    if ((v0 >> 2) == 2) {
      v50[0] = (v50[0] + 66);
      v45[0] = 2;
      v46[0] = 0;
    }
    #pragma unroll 1
    while (1) {
      if (!((v50[0] < v24))) { break; }
      v14[0] = (v50[0] / v24);
      int v52 = (v50[0] % v24);
      int v53 = (v52 / 28);
      int v54 = ((v52 / 28) * 7);
      int v55 = ((v52 / 28) * 7);
      int v56 = g13((v30 - ((v52 / 28) * 7)), 7);
      int v57 = g13((v30 - ((v52 / 28) * 7)), 7);
      int v58 = (v52 % 28);
      int v59 = (v52 % 28);
      v12[0] = ((((v52 / 28) * 896) + (((v52 % 28) % g13((v30 - ((v52 / 28) * 7)), 7)) * 128)) + (((int)g3()) * 64));
      v13[0] = (((v52 % 28) / g13((v30 - ((v52 / 28) * 7)), 7)) * 48);
      v15[2] = (((v12[0] / 64) % v34) * v35);
      v15[1] = ((((v12[0] / 64) / v34) % v36) * v37);
      v15[0] = ((((v12[0] / 64) / v34) / v36) * v38);
      g14((&(((uint64_t*)v9)[((v0 >> 2) + 9)])), v51[0]);
      v51[0] = (v51[0] ^ 1);
      alignas(64) int v60[1];
      v60[0] = 0;
      int v61 = ((v0 & 3) * 16);
      int v62 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1));
      int v63 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      uint v64 = ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31)));
      for (int v65 = 0; v65 < 2; ++v65) {
        g14((&(((uint64_t*)v9)[v45[0]])), v46[0]);
        g19();
        alignas(64) uint64_t v66[1];
        v66[0] = (v47[0] + (((uint64_t)((uint)v45[0])) * (uint64_t)1024ULL));
        alignas(64) uint64_t v67[1];
        v67[0] = (v48[0] + (((uint64_t)((uint)v45[0])) * (uint64_t)1024ULL));
        g30(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], v43[8], v43[9], v43[10], v43[11], v43[12], v43[13], v43[14], v43[15], v43[16], v43[17], v43[18], v43[19], v43[20], v43[21], v43[22], v43[23], v66[0], v67[0], (0 < v65));
        g30(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], v43[8], v43[9], v43[10], v43[11], v43[12], v43[13], v43[14], v43[15], v43[16], v43[17], v43[18], v43[19], v43[20], v43[21], v43[22], v43[23], (v66[0] + (uint64_t)2ULL), (v67[0] + (uint64_t)128ULL), (bool)1);
        g30(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], v43[8], v43[9], v43[10], v43[11], v43[12], v43[13], v43[14], v43[15], v43[16], v43[17], v43[18], v43[19], v43[20], v43[21], v43[22], v43[23], (v66[0] + (uint64_t)4ULL), (v67[0] + (uint64_t)256ULL), (bool)1);
        g30(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], v43[8], v43[9], v43[10], v43[11], v43[12], v43[13], v43[14], v43[15], v43[16], v43[17], v43[18], v43[19], v43[20], v43[21], v43[22], v43[23], (v66[0] + (uint64_t)6ULL), (v67[0] + (uint64_t)384ULL), (bool)1);
        g30(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], v43[8], v43[9], v43[10], v43[11], v43[12], v43[13], v43[14], v43[15], v43[16], v43[17], v43[18], v43[19], v43[20], v43[21], v43[22], v43[23], (v66[0] + (uint64_t)512ULL), (v67[0] + (uint64_t)512ULL), (bool)1);
        g30(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], v43[8], v43[9], v43[10], v43[11], v43[12], v43[13], v43[14], v43[15], v43[16], v43[17], v43[18], v43[19], v43[20], v43[21], v43[22], v43[23], (v66[0] + (uint64_t)514ULL), (v67[0] + (uint64_t)640ULL), (bool)1);
        g30(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], v43[8], v43[9], v43[10], v43[11], v43[12], v43[13], v43[14], v43[15], v43[16], v43[17], v43[18], v43[19], v43[20], v43[21], v43[22], v43[23], (v66[0] + (uint64_t)516ULL), (v67[0] + (uint64_t)768ULL), (bool)1);
        g30(v43[0], v43[1], v43[2], v43[3], v43[4], v43[5], v43[6], v43[7], v43[8], v43[9], v43[10], v43[11], v43[12], v43[13], v43[14], v43[15], v43[16], v43[17], v43[18], v43[19], v43[20], v43[21], v43[22], v43[23], (v66[0] + (uint64_t)518ULL), (v67[0] + (uint64_t)896ULL), (bool)1);
        g21();
        g22();
        if (0 < v65) {
          if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
            alignas(64) uint v68[1];
            g23(v68[0], g7((&(((uint64_t*)v9)[(v60[0] + 5)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
            g24(v68[0], (uint)1);
          }
        }
        v60[0] = v45[0];
        v45[0] = (v45[0] + 1);
        if (v45[0] == 5) {
          v45[0] = 0;
          v46[0] = (v46[0] ^ 1);
        }
      }
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g31(g7((&(((uint64_t*)v9)[(12 - (v0 >> 2))]))), (uint)1);
      }
      g25();
      if ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) < 1) {
        alignas(64) uint v69[1];
        g23(v69[0], g7((&(((uint64_t*)v9)[(v60[0] + 5)]))), ((uint)(((v0 & 3) * 32) + (((int)threadIdx.x) & 31))));
        g24(v69[0], (uint)1);
      }
      g26();
      int v70 = ((((int)threadIdx.x) & 31) >> 2);
      int v71 = (v35 - 1);
      int v72 = (v37 - 1);
      int v73 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v74 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1));
      int v75 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76);
      int v77 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2);
      int v78 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1));
      int v79 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) >> v80);
      int v81 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1)) * 2);
      int v82 = (((((((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1))) < v83) && (1 <= (((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v84)) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1))) < v85)) && (1 <= (((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v86)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) >> v80)) < v87)) ? ((((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v84)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) >> v80)) * v84) * v86)) - 1) : v88);
      int v89 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8);
      int v90 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1));
      int v91 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76);
      int v92 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2);
      int v93 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1));
      int v94 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) >> v80);
      int v95 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1)) * 2);
      int v96 = (((((((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1))) < v83) && (1 <= (((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v84)) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1))) < v85)) && (1 <= (((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v86)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) >> v80)) < v87)) ? ((((((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v84)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) >> v80)) * v84) * v86)) - 1) : v88);
      alignas(64) nv_bfloat16 v97[2];
      alignas(64) nv_bfloat16 v98[2];
      int v99 = (((int)threadIdx.x) & 3);
      int v100 = ((((int)threadIdx.x) & 3) * 2);
      longlong2 v101 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v98 + (int64_t)0) = g27(v102[v101.x],v102[v101.y]);
      v97[0] = ((nv_bfloat16)(((v43[0] + ((float)v98[0])) < 0x0p+0f) ? 0x0p+0f : (v43[0] + ((float)v98[0]))));
      v97[1] = ((nv_bfloat16)(((v43[1] + ((float)v98[1])) < 0x0p+0f) ? 0x0p+0f : (v43[1] + ((float)v98[1]))));
      int64_t v103 = ((int64_t)v0);
      int64_t v104 = ((int64_t)((int)threadIdx.x));
      int64_t v105 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v106 = (((int64_t)((int)threadIdx.x)) & (int64_t)3);
      int64_t v107 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2);
      int64_t v108 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v109 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v110 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v111 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v97 + (int64_t)0);
      alignas(64) nv_bfloat16 v112[2];
      alignas(64) nv_bfloat16 v113[2];
      longlong2 v114 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v113 + (int64_t)0) = g27(v102[v114.x],v102[v114.y]);
      v112[0] = ((nv_bfloat16)(((v43[2] + ((float)v113[0])) < 0x0p+0f) ? 0x0p+0f : (v43[2] + ((float)v113[0]))));
      v112[1] = ((nv_bfloat16)(((v43[3] + ((float)v113[1])) < 0x0p+0f) ? 0x0p+0f : (v43[3] + ((float)v113[1]))));
      int64_t v115 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v112 + (int64_t)0);
      alignas(64) nv_bfloat16 v116[2];
      alignas(64) nv_bfloat16 v117[2];
      longlong2 v118 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v117 + (int64_t)0) = g27(v102[v118.x],v102[v118.y]);
      v116[0] = ((nv_bfloat16)(((v43[4] + ((float)v117[0])) < 0x0p+0f) ? 0x0p+0f : (v43[4] + ((float)v117[0]))));
      v116[1] = ((nv_bfloat16)(((v43[5] + ((float)v117[1])) < 0x0p+0f) ? 0x0p+0f : (v43[5] + ((float)v117[1]))));
      int64_t v119 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v120 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v116 + (int64_t)0);
      alignas(64) nv_bfloat16 v121[2];
      alignas(64) nv_bfloat16 v122[2];
      longlong2 v123 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v122 + (int64_t)0) = g27(v102[v123.x],v102[v123.y]);
      v121[0] = ((nv_bfloat16)(((v43[6] + ((float)v122[0])) < 0x0p+0f) ? 0x0p+0f : (v43[6] + ((float)v122[0]))));
      v121[1] = ((nv_bfloat16)(((v43[7] + ((float)v122[1])) < 0x0p+0f) ? 0x0p+0f : (v43[7] + ((float)v122[1]))));
      int64_t v124 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v121 + (int64_t)0);
      alignas(64) nv_bfloat16 v125[2];
      alignas(64) nv_bfloat16 v126[2];
      longlong2 v127 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 16) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 16) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v126 + (int64_t)0) = g27(v102[v127.x],v102[v127.y]);
      v125[0] = ((nv_bfloat16)(((v43[8] + ((float)v126[0])) < 0x0p+0f) ? 0x0p+0f : (v43[8] + ((float)v126[0]))));
      v125[1] = ((nv_bfloat16)(((v43[9] + ((float)v126[1])) < 0x0p+0f) ? 0x0p+0f : (v43[9] + ((float)v126[1]))));
      int64_t v128 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v125 + (int64_t)0);
      alignas(64) nv_bfloat16 v129[2];
      alignas(64) nv_bfloat16 v130[2];
      longlong2 v131 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 16) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 16) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v130 + (int64_t)0) = g27(v102[v131.x],v102[v131.y]);
      v129[0] = ((nv_bfloat16)(((v43[10] + ((float)v130[0])) < 0x0p+0f) ? 0x0p+0f : (v43[10] + ((float)v130[0]))));
      v129[1] = ((nv_bfloat16)(((v43[11] + ((float)v130[1])) < 0x0p+0f) ? 0x0p+0f : (v43[11] + ((float)v130[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v129 + (int64_t)0);
      alignas(64) nv_bfloat16 v132[2];
      alignas(64) nv_bfloat16 v133[2];
      longlong2 v134 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 24) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 24) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v133 + (int64_t)0) = g27(v102[v134.x],v102[v134.y]);
      v132[0] = ((nv_bfloat16)(((v43[12] + ((float)v133[0])) < 0x0p+0f) ? 0x0p+0f : (v43[12] + ((float)v133[0]))));
      v132[1] = ((nv_bfloat16)(((v43[13] + ((float)v133[1])) < 0x0p+0f) ? 0x0p+0f : (v43[13] + ((float)v133[1]))));
      int64_t v135 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v132 + (int64_t)0);
      alignas(64) nv_bfloat16 v136[2];
      alignas(64) nv_bfloat16 v137[2];
      longlong2 v138 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 24) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 24) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v137 + (int64_t)0) = g27(v102[v138.x],v102[v138.y]);
      v136[0] = ((nv_bfloat16)(((v43[14] + ((float)v137[0])) < 0x0p+0f) ? 0x0p+0f : (v43[14] + ((float)v137[0]))));
      v136[1] = ((nv_bfloat16)(((v43[15] + ((float)v137[1])) < 0x0p+0f) ? 0x0p+0f : (v43[15] + ((float)v137[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v136 + (int64_t)0);
      g26();
      int v139 = (((((((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1))) < v83) && (1 <= (((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v84)) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1))) < v85)) && (1 <= (((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v86)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) >> v80)) < v87)) ? ((((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v84)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) >> v80)) * v84) * v86)) - 1) : v88);
      int v140 = ((((int)threadIdx.x) & 3) * 8);
      int64_t v141 = (((int64_t)v0) * (int64_t)512);
      int64_t v142 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4);
      int64_t v143 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4));
      if ((v139 < v88) && (((((((int)threadIdx.x) & 3) * 8) + v13[0]) - ((v13[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v144) + ((((((int64_t)v139) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) - ((((int64_t)v13[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)39168));
      }
      int v145 = (((((((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1))) < v83) && (1 <= (((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v84)) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1))) < v85)) && (1 <= (((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v86)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) >> v80)) < v87)) ? ((((((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v84)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) >> v80)) * v84) * v86)) - 1) : v88);
      if ((v145 < v88) && (((((((int)threadIdx.x) & 3) * 8) + v13[0]) - ((v13[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v144) + ((((((int64_t)v145) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) - ((((int64_t)v13[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)39424));
      }
      g26();
      int v146 = (((((((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1))) < v83) && (1 <= (((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v84)) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1))) < v85)) && (1 <= (((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v86)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) >> v80)) < v87)) ? ((((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v84)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v76) >> v80)) * v84) * v86)) - 1) : v88);
      int v147 = (((((((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1))) < v83) && (1 <= (((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v84)) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1))) < v85)) && (1 <= (((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v86)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) >> v80)) < v87)) ? ((((((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v84)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v76) >> v80)) * v84) * v86)) - 1) : v88);
      alignas(64) nv_bfloat16 v148[2];
      alignas(64) nv_bfloat16 v149[2];
      longlong2 v150 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 32) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 32) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v149 + (int64_t)0) = g27(v102[v150.x],v102[v150.y]);
      v148[0] = ((nv_bfloat16)(((v43[16] + ((float)v149[0])) < 0x0p+0f) ? 0x0p+0f : (v43[16] + ((float)v149[0]))));
      v148[1] = ((nv_bfloat16)(((v43[17] + ((float)v149[1])) < 0x0p+0f) ? 0x0p+0f : (v43[17] + ((float)v149[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v148 + (int64_t)0);
      alignas(64) nv_bfloat16 v151[2];
      alignas(64) nv_bfloat16 v152[2];
      longlong2 v153 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 32) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 32) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v152 + (int64_t)0) = g27(v102[v153.x],v102[v153.y]);
      v151[0] = ((nv_bfloat16)(((v43[18] + ((float)v152[0])) < 0x0p+0f) ? 0x0p+0f : (v43[18] + ((float)v152[0]))));
      v151[1] = ((nv_bfloat16)(((v43[19] + ((float)v152[1])) < 0x0p+0f) ? 0x0p+0f : (v43[19] + ((float)v152[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v151 + (int64_t)0);
      alignas(64) nv_bfloat16 v154[2];
      alignas(64) nv_bfloat16 v155[2];
      longlong2 v156 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 40) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 40) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v155 + (int64_t)0) = g27(v102[v156.x],v102[v156.y]);
      v154[0] = ((nv_bfloat16)(((v43[20] + ((float)v155[0])) < 0x0p+0f) ? 0x0p+0f : (v43[20] + ((float)v155[0]))));
      v154[1] = ((nv_bfloat16)(((v43[21] + ((float)v155[1])) < 0x0p+0f) ? 0x0p+0f : (v43[21] + ((float)v155[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v154 + (int64_t)0);
      alignas(64) nv_bfloat16 v157[2];
      alignas(64) nv_bfloat16 v158[2];
      longlong2 v159 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 40) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 40) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v158 + (int64_t)0) = g27(v102[v159.x],v102[v159.y]);
      v157[0] = ((nv_bfloat16)(((v43[22] + ((float)v158[0])) < 0x0p+0f) ? 0x0p+0f : (v43[22] + ((float)v158[0]))));
      v157[1] = ((nv_bfloat16)(((v43[23] + ((float)v158[1])) < 0x0p+0f) ? 0x0p+0f : (v43[23] + ((float)v158[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v157 + (int64_t)0);
      g26();
      int v160 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1));
      int v161 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v76);
      int v162 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1)) * 2);
      int v163 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v76) & (v37 - 1));
      int v164 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v76) >> v80);
      int v165 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v76) & (v37 - 1)) * 2);
      int v166 = (((((((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1))) < v83) && (1 <= (((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v84)) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v76) & (v37 - 1))) < v85)) && (1 <= (((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v86)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v76) >> v80)) < v87)) ? ((((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v76) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v84)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v76) >> v80)) * v84) * v86)) - 1) : v88);
      int v167 = (((int)threadIdx.x) & 1);
      if ((v166 < v88) && (((((((int)threadIdx.x) & 1) * 8) + v13[0]) - ((v13[0] / 48) * 48)) < 8)) {
        *(uint4*)(((uint*)v144) + (((((((int64_t)v166) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)16) - ((((int64_t)v13[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)39168));
      }
      v46[0] = (v46[0] ^ 0);
      v45[0] = (v45[0] + 2);
      if (5 <= v45[0]) {
        v45[0] = (v45[0] - 5);
        v46[0] = (v46[0] ^ 1);
      }
      v50[0] = (v50[0] + 132);
    }
  }
  g11();
  g12();
}
__launch_bounds__(384, 1) g2(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, int v21, int v27, int v31, int v32, int v33, int v34, int v35, int v66, int v70, int v73, int v74, int v75, int v76, int v77, int v78, nv_bfloat16* __restrict__ v92, nv_bfloat16* __restrict__ v139, int64_t v232) {
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
      g6(g7((&(((uint64_t*)v8)[0]))), (uint)1);
      g6(g7((&(((uint64_t*)v8)[5]))), (uint)1);
      g6(g7((&(((uint64_t*)v8)[1]))), (uint)1);
      g6(g7((&(((uint64_t*)v8)[6]))), (uint)1);
      g6(g7((&(((uint64_t*)v8)[2]))), (uint)1);
      g6(g7((&(((uint64_t*)v8)[7]))), (uint)1);
      g6(g7((&(((uint64_t*)v8)[3]))), (uint)1);
      g6(g7((&(((uint64_t*)v8)[8]))), (uint)1);
      g6(g7((&(((uint64_t*)v8)[4]))), (uint)1);
      g6(g7((&(((uint64_t*)v8)[9]))), (uint)1);
      g6(g7((&(((uint64_t*)v8)[10]))), (uint)1);
      g6(g7((&(((uint64_t*)v8)[11]))), (uint)1);
      g8();
      g9(((void*)((unsigned long long)(&(v16)))));
      g9(((void*)((unsigned long long)(&(v17)))));
    }
  }
  g10();
  g32();
  g4();
  g5();
  if ((v0 >> 2) == 0) {
    g28();
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      alignas(64) int v18[1];
      alignas(64) int v19[1];
      v18[0] = 0;
      v19[0] = 1;
      alignas(64) int v20[1];
      v20[0] = ((int)blockIdx.x);
      #pragma unroll 1
      while (1) {
        if (!((v20[0] < v21))) { break; }
        v13[0] = (v20[0] / v21);
        int v22 = (v20[0] % v21);
        int v23 = (v22 / 28);
        int v24 = ((v22 / 28) * 7);
        int v25 = ((v22 / 28) * 7);
        int v26 = g13((v27 - ((v22 / 28) * 7)), 7);
        int v28 = g13((v27 - ((v22 / 28) * 7)), 7);
        int v29 = (v22 % 28);
        int v30 = (v22 % 28);
        v11[0] = (((v22 / 28) * 896) + (((v22 % 28) % g13((v27 - ((v22 / 28) * 7)), 7)) * 128));
        v12[0] = (((v22 % 28) / g13((v27 - ((v22 / 28) * 7)), 7)) * 48);
        v14[2] = (((v11[0] / 128) % v31) * v32);
        v14[1] = ((((v11[0] / 128) / v31) % v33) * v34);
        v14[0] = ((((v11[0] / 128) / v31) / v33) * v35);
        for (int v36 = 0; v36 < 4; ++v36) {
          g14((&(((uint64_t*)v8)[(v18[0] + 5)])), v19[0]);
          g15(g7((&(((uint64_t*)v8)[v18[0]]))), (uint)24576);
          g16(g7((&(((nv_bfloat16*)v8)[(((v18[0] * 8192) + (0 ^ (((v18[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v16)))), 0, ((v14[2] + (v36 % 2)) - 1), (((v36 / 2) + v14[1]) - 1), v14[0], g7((&(((uint64_t*)v8)[v18[0]]))));
          g33(g7((&(((nv_bfloat16*)v8)[(((v18[0] * 4096) + (0 ^ (((v18[0] * 64) & 7) << 3))) + 41472)]))), ((void*)((unsigned long long)(&(v17)))), (v12[0] - ((v12[0] / 48) * 8)), 0, v36, g7((&(((uint64_t*)v8)[v18[0]]))));
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
    g29();
    alignas(64) float v37[48];
    int v38 = ((v0 >> 2) - 1);
    alignas(64) int v39[1];
    alignas(64) int v40[1];
    v39[0] = 0;
    v40[0] = 0;
    alignas(64) uint64_t v41[1];
    alignas(64) uint64_t v42[1];
    int v43 = 0;
    g18((&(v41[0])), (&(((nv_bfloat16*)v8)[512])), 1, 64, 3);
    g18((&(v42[0])), (&(((nv_bfloat16*)v8)[41472])), 512, 64, 3);
    alignas(64) int v44[1];
    v44[0] = ((int)blockIdx.x);
    alignas(64) int v45[1];
    v45[0] = (2 - (v0 >> 2));
    if ((v0 >> 2) == 2) {
      v44[0] = (v44[0] + 132);
      v39[0] = 4;
      v40[0] = 0;
    }
    #pragma unroll 1
    while (1) {
      if (!((v44[0] < v21))) { break; }
      v13[0] = (v44[0] / v21);
      int v46 = (v44[0] % v21);
      int v47 = (v46 / 28);
      int v48 = ((v46 / 28) * 7);
      int v49 = ((v46 / 28) * 7);
      int v50 = g13((v27 - ((v46 / 28) * 7)), 7);
      int v51 = g13((v27 - ((v46 / 28) * 7)), 7);
      int v52 = (v46 % 28);
      int v53 = (v46 % 28);
      v11[0] = (((v46 / 28) * 896) + (((v46 % 28) % g13((v27 - ((v46 / 28) * 7)), 7)) * 128));
      v12[0] = (((v46 % 28) / g13((v27 - ((v46 / 28) * 7)), 7)) * 48);
      v14[2] = (((v11[0] / 128) % v31) * v32);
      v14[1] = ((((v11[0] / 128) / v31) % v33) * v34);
      v14[0] = ((((v11[0] / 128) / v31) / v33) * v35);
      g14((&(((uint64_t*)v8)[((v0 >> 2) + 9)])), v45[0]);
      v45[0] = (v45[0] ^ 1);
      alignas(64) int v54[1];
      v54[0] = 0;
      int v55 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v56 = 0; v56 < 4; ++v56) {
        g14((&(((uint64_t*)v8)[v39[0]])), v40[0]);
        g19();
        alignas(64) uint64_t v57[1];
        v57[0] = (v41[0] + (((uint64_t)((uint)v39[0])) * (uint64_t)1024ULL));
        alignas(64) uint64_t v58[1];
        v58[0] = (v42[0] + (((uint64_t)((uint)v39[0])) * (uint64_t)512ULL));
        g30(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], v57[0], v58[0], (0 < v56));
        g30(v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], v37[32], v37[33], v37[34], v37[35], v37[36], v37[37], v37[38], v37[39], v37[40], v37[41], v37[42], v37[43], v37[44], v37[45], v37[46], v37[47], (v57[0] + (uint64_t)512ULL), v58[0], (0 < v56));
        g30(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], (v57[0] + (uint64_t)2ULL), (v58[0] + (uint64_t)128ULL), (bool)1);
        g30(v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], v37[32], v37[33], v37[34], v37[35], v37[36], v37[37], v37[38], v37[39], v37[40], v37[41], v37[42], v37[43], v37[44], v37[45], v37[46], v37[47], (v57[0] + (uint64_t)514ULL), (v58[0] + (uint64_t)128ULL), (bool)1);
        g30(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], (v57[0] + (uint64_t)4ULL), (v58[0] + (uint64_t)256ULL), (bool)1);
        g30(v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], v37[32], v37[33], v37[34], v37[35], v37[36], v37[37], v37[38], v37[39], v37[40], v37[41], v37[42], v37[43], v37[44], v37[45], v37[46], v37[47], (v57[0] + (uint64_t)516ULL), (v58[0] + (uint64_t)256ULL), (bool)1);
        g30(v37[0], v37[1], v37[2], v37[3], v37[4], v37[5], v37[6], v37[7], v37[8], v37[9], v37[10], v37[11], v37[12], v37[13], v37[14], v37[15], v37[16], v37[17], v37[18], v37[19], v37[20], v37[21], v37[22], v37[23], (v57[0] + (uint64_t)6ULL), (v58[0] + (uint64_t)384ULL), (bool)1);
        g30(v37[24], v37[25], v37[26], v37[27], v37[28], v37[29], v37[30], v37[31], v37[32], v37[33], v37[34], v37[35], v37[36], v37[37], v37[38], v37[39], v37[40], v37[41], v37[42], v37[43], v37[44], v37[45], v37[46], v37[47], (v57[0] + (uint64_t)518ULL), (v58[0] + (uint64_t)384ULL), (bool)1);
        g21();
        g22();
        if (0 < v56) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g31(g7((&(((uint64_t*)v8)[(v54[0] + 5)]))), (uint)1);
          }
        }
        v54[0] = v39[0];
        v39[0] = (v39[0] + 1);
        if (v39[0] == 5) {
          v39[0] = 0;
          v40[0] = (v40[0] ^ 1);
        }
      }
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g31(g7((&(((uint64_t*)v8)[(12 - (v0 >> 2))]))), (uint)1);
      }
      g25();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g31(g7((&(((uint64_t*)v8)[(v54[0] + 5)]))), (uint)1);
      }
      g26();
      int v59 = ((v0 & 3) * 16);
      int v60 = ((((int)threadIdx.x) & 31) >> 2);
      int v61 = (v32 - 1);
      int v62 = (v34 - 1);
      int v63 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int v64 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1));
      int v65 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66);
      int v67 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2);
      int v68 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1));
      int v69 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70);
      int v71 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2);
      int v72 = (((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v79 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8);
      int v80 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1));
      int v81 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66);
      int v82 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2);
      int v83 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1));
      int v84 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70);
      int v85 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2);
      int v86 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      alignas(64) nv_bfloat16 v87[2];
      alignas(64) nv_bfloat16 v88[2];
      int v89 = (((int)threadIdx.x) & 3);
      int v90 = ((((int)threadIdx.x) & 3) * 2);
      longlong2 v91 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v88 + (int64_t)0) = g27(v92[v91.x],v92[v91.y]);
      v87[0] = ((nv_bfloat16)(((v37[0] + ((float)v88[0])) < 0x0p+0f) ? 0x0p+0f : (v37[0] + ((float)v88[0]))));
      v87[1] = ((nv_bfloat16)(((v37[1] + ((float)v88[1])) < 0x0p+0f) ? 0x0p+0f : (v37[1] + ((float)v88[1]))));
      int64_t v93 = ((int64_t)v0);
      int64_t v94 = ((int64_t)((int)threadIdx.x));
      int64_t v95 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int64_t v96 = (((int64_t)((int)threadIdx.x)) & (int64_t)3);
      int64_t v97 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2);
      int64_t v98 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v99 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v100 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v101 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v87 + (int64_t)0);
      alignas(64) nv_bfloat16 v102[2];
      alignas(64) nv_bfloat16 v103[2];
      longlong2 v104 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v103 + (int64_t)0) = g27(v92[v104.x],v92[v104.y]);
      v102[0] = ((nv_bfloat16)(((v37[2] + ((float)v103[0])) < 0x0p+0f) ? 0x0p+0f : (v37[2] + ((float)v103[0]))));
      v102[1] = ((nv_bfloat16)(((v37[3] + ((float)v103[1])) < 0x0p+0f) ? 0x0p+0f : (v37[3] + ((float)v103[1]))));
      int64_t v105 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v102 + (int64_t)0);
      alignas(64) nv_bfloat16 v106[2];
      alignas(64) nv_bfloat16 v107[2];
      longlong2 v108 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v107 + (int64_t)0) = g27(v92[v108.x],v92[v108.y]);
      v106[0] = ((nv_bfloat16)(((v37[4] + ((float)v107[0])) < 0x0p+0f) ? 0x0p+0f : (v37[4] + ((float)v107[0]))));
      v106[1] = ((nv_bfloat16)(((v37[5] + ((float)v107[1])) < 0x0p+0f) ? 0x0p+0f : (v37[5] + ((float)v107[1]))));
      int64_t v109 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v110 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v106 + (int64_t)0);
      alignas(64) nv_bfloat16 v111[2];
      alignas(64) nv_bfloat16 v112[2];
      longlong2 v113 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v112 + (int64_t)0) = g27(v92[v113.x],v92[v113.y]);
      v111[0] = ((nv_bfloat16)(((v37[6] + ((float)v112[0])) < 0x0p+0f) ? 0x0p+0f : (v37[6] + ((float)v112[0]))));
      v111[1] = ((nv_bfloat16)(((v37[7] + ((float)v112[1])) < 0x0p+0f) ? 0x0p+0f : (v37[7] + ((float)v112[1]))));
      int64_t v114 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v111 + (int64_t)0);
      alignas(64) nv_bfloat16 v115[2];
      alignas(64) nv_bfloat16 v116[2];
      longlong2 v117 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v116 + (int64_t)0) = g27(v92[v117.x],v92[v117.y]);
      v115[0] = ((nv_bfloat16)(((v37[8] + ((float)v116[0])) < 0x0p+0f) ? 0x0p+0f : (v37[8] + ((float)v116[0]))));
      v115[1] = ((nv_bfloat16)(((v37[9] + ((float)v116[1])) < 0x0p+0f) ? 0x0p+0f : (v37[9] + ((float)v116[1]))));
      int64_t v118 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v119 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v115 + (int64_t)0);
      alignas(64) nv_bfloat16 v120[2];
      alignas(64) nv_bfloat16 v121[2];
      longlong2 v122 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v121 + (int64_t)0) = g27(v92[v122.x],v92[v122.y]);
      v120[0] = ((nv_bfloat16)(((v37[10] + ((float)v121[0])) < 0x0p+0f) ? 0x0p+0f : (v37[10] + ((float)v121[0]))));
      v120[1] = ((nv_bfloat16)(((v37[11] + ((float)v121[1])) < 0x0p+0f) ? 0x0p+0f : (v37[11] + ((float)v121[1]))));
      int64_t v123 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v120 + (int64_t)0);
      alignas(64) nv_bfloat16 v124[2];
      alignas(64) nv_bfloat16 v125[2];
      longlong2 v126 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v125 + (int64_t)0) = g27(v92[v126.x],v92[v126.y]);
      v124[0] = ((nv_bfloat16)(((v37[12] + ((float)v125[0])) < 0x0p+0f) ? 0x0p+0f : (v37[12] + ((float)v125[0]))));
      v124[1] = ((nv_bfloat16)(((v37[13] + ((float)v125[1])) < 0x0p+0f) ? 0x0p+0f : (v37[13] + ((float)v125[1]))));
      int64_t v127 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v128 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v124 + (int64_t)0);
      alignas(64) nv_bfloat16 v129[2];
      alignas(64) nv_bfloat16 v130[2];
      longlong2 v131 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v130 + (int64_t)0) = g27(v92[v131.x],v92[v131.y]);
      v129[0] = ((nv_bfloat16)(((v37[14] + ((float)v130[0])) < 0x0p+0f) ? 0x0p+0f : (v37[14] + ((float)v130[0]))));
      v129[1] = ((nv_bfloat16)(((v37[15] + ((float)v130[1])) < 0x0p+0f) ? 0x0p+0f : (v37[15] + ((float)v130[1]))));
      int64_t v132 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v129 + (int64_t)0);
      g26();
      int v133 = (((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v134 = ((((int)threadIdx.x) & 3) * 8);
      int64_t v135 = (((int64_t)v0) * (int64_t)512);
      int64_t v136 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4);
      int64_t v137 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4));
      int64_t v138 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)28928);
      if ((v133 < v78) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v139) + ((((((int64_t)v133) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)28928));
      }
      int v140 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int64_t v141 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)29184);
      if ((v140 < v78) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v139) + ((((((int64_t)v140) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)29184));
      }
      g26();
      int v142 = (((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v143 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      alignas(64) nv_bfloat16 v144[2];
      alignas(64) nv_bfloat16 v145[2];
      longlong2 v146 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v145 + (int64_t)0) = g27(v92[v146.x],v92[v146.y]);
      v144[0] = ((nv_bfloat16)(((v37[16] + ((float)v145[0])) < 0x0p+0f) ? 0x0p+0f : (v37[16] + ((float)v145[0]))));
      v144[1] = ((nv_bfloat16)(((v37[17] + ((float)v145[1])) < 0x0p+0f) ? 0x0p+0f : (v37[17] + ((float)v145[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v144 + (int64_t)0);
      alignas(64) nv_bfloat16 v147[2];
      alignas(64) nv_bfloat16 v148[2];
      longlong2 v149 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v148 + (int64_t)0) = g27(v92[v149.x],v92[v149.y]);
      v147[0] = ((nv_bfloat16)(((v37[18] + ((float)v148[0])) < 0x0p+0f) ? 0x0p+0f : (v37[18] + ((float)v148[0]))));
      v147[1] = ((nv_bfloat16)(((v37[19] + ((float)v148[1])) < 0x0p+0f) ? 0x0p+0f : (v37[19] + ((float)v148[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v147 + (int64_t)0);
      alignas(64) nv_bfloat16 v150[2];
      alignas(64) nv_bfloat16 v151[2];
      longlong2 v152 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v151 + (int64_t)0) = g27(v92[v152.x],v92[v152.y]);
      v150[0] = ((nv_bfloat16)(((v37[20] + ((float)v151[0])) < 0x0p+0f) ? 0x0p+0f : (v37[20] + ((float)v151[0]))));
      v150[1] = ((nv_bfloat16)(((v37[21] + ((float)v151[1])) < 0x0p+0f) ? 0x0p+0f : (v37[21] + ((float)v151[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v150 + (int64_t)0);
      alignas(64) nv_bfloat16 v153[2];
      alignas(64) nv_bfloat16 v154[2];
      longlong2 v155 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v154 + (int64_t)0) = g27(v92[v155.x],v92[v155.y]);
      v153[0] = ((nv_bfloat16)(((v37[22] + ((float)v154[0])) < 0x0p+0f) ? 0x0p+0f : (v37[22] + ((float)v154[0]))));
      v153[1] = ((nv_bfloat16)(((v37[23] + ((float)v154[1])) < 0x0p+0f) ? 0x0p+0f : (v37[23] + ((float)v154[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v153 + (int64_t)0);
      g26();
      int v156 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1));
      int v157 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1));
      int v158 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66);
      int v159 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2);
      int v160 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1));
      int v161 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) >> v70);
      int v162 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1)) * 2);
      int v163 = (((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v164 = (((int)threadIdx.x) & 1);
      int v165 = ((((int)threadIdx.x) & 1) * 8);
      int64_t v166 = ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4);
      int64_t v167 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)28928);
      if ((v163 < v78) && (((((((int)threadIdx.x) & 1) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 8)) {
        *(uint4*)(((uint*)v139) + (((((((int64_t)v163) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)16) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)28928));
      }
      g26();
      int v168 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64);
      int v169 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1));
      int v170 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66);
      int v171 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2);
      int v172 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1));
      int v173 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70);
      int v174 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2);
      int v175 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v176 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72);
      int v177 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1));
      int v178 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66);
      int v179 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2);
      int v180 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1));
      int v181 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70);
      int v182 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2);
      int v183 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      alignas(64) nv_bfloat16 v184[2];
      alignas(64) nv_bfloat16 v185[2];
      longlong2 v186 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v185 + (int64_t)0) = g27(v92[v186.x],v92[v186.y]);
      v184[0] = ((nv_bfloat16)(((v37[24] + ((float)v185[0])) < 0x0p+0f) ? 0x0p+0f : (v37[24] + ((float)v185[0]))));
      v184[1] = ((nv_bfloat16)(((v37[25] + ((float)v185[1])) < 0x0p+0f) ? 0x0p+0f : (v37[25] + ((float)v185[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v184 + (int64_t)0);
      alignas(64) nv_bfloat16 v187[2];
      alignas(64) nv_bfloat16 v188[2];
      longlong2 v189 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v188 + (int64_t)0) = g27(v92[v189.x],v92[v189.y]);
      v187[0] = ((nv_bfloat16)(((v37[26] + ((float)v188[0])) < 0x0p+0f) ? 0x0p+0f : (v37[26] + ((float)v188[0]))));
      v187[1] = ((nv_bfloat16)(((v37[27] + ((float)v188[1])) < 0x0p+0f) ? 0x0p+0f : (v37[27] + ((float)v188[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v187 + (int64_t)0);
      alignas(64) nv_bfloat16 v190[2];
      alignas(64) nv_bfloat16 v191[2];
      longlong2 v192 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v191 + (int64_t)0) = g27(v92[v192.x],v92[v192.y]);
      v190[0] = ((nv_bfloat16)(((v37[28] + ((float)v191[0])) < 0x0p+0f) ? 0x0p+0f : (v37[28] + ((float)v191[0]))));
      v190[1] = ((nv_bfloat16)(((v37[29] + ((float)v191[1])) < 0x0p+0f) ? 0x0p+0f : (v37[29] + ((float)v191[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v190 + (int64_t)0);
      alignas(64) nv_bfloat16 v193[2];
      alignas(64) nv_bfloat16 v194[2];
      longlong2 v195 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v194 + (int64_t)0) = g27(v92[v195.x],v92[v195.y]);
      v193[0] = ((nv_bfloat16)(((v37[30] + ((float)v194[0])) < 0x0p+0f) ? 0x0p+0f : (v37[30] + ((float)v194[0]))));
      v193[1] = ((nv_bfloat16)(((v37[31] + ((float)v194[1])) < 0x0p+0f) ? 0x0p+0f : (v37[31] + ((float)v194[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v193 + (int64_t)0);
      alignas(64) nv_bfloat16 v196[2];
      alignas(64) nv_bfloat16 v197[2];
      longlong2 v198 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v197 + (int64_t)0) = g27(v92[v198.x],v92[v198.y]);
      v196[0] = ((nv_bfloat16)(((v37[32] + ((float)v197[0])) < 0x0p+0f) ? 0x0p+0f : (v37[32] + ((float)v197[0]))));
      v196[1] = ((nv_bfloat16)(((v37[33] + ((float)v197[1])) < 0x0p+0f) ? 0x0p+0f : (v37[33] + ((float)v197[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v196 + (int64_t)0);
      alignas(64) nv_bfloat16 v199[2];
      alignas(64) nv_bfloat16 v200[2];
      longlong2 v201 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v200 + (int64_t)0) = g27(v92[v201.x],v92[v201.y]);
      v199[0] = ((nv_bfloat16)(((v37[34] + ((float)v200[0])) < 0x0p+0f) ? 0x0p+0f : (v37[34] + ((float)v200[0]))));
      v199[1] = ((nv_bfloat16)(((v37[35] + ((float)v200[1])) < 0x0p+0f) ? 0x0p+0f : (v37[35] + ((float)v200[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v199 + (int64_t)0);
      alignas(64) nv_bfloat16 v202[2];
      alignas(64) nv_bfloat16 v203[2];
      longlong2 v204 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v203 + (int64_t)0) = g27(v92[v204.x],v92[v204.y]);
      v202[0] = ((nv_bfloat16)(((v37[36] + ((float)v203[0])) < 0x0p+0f) ? 0x0p+0f : (v37[36] + ((float)v203[0]))));
      v202[1] = ((nv_bfloat16)(((v37[37] + ((float)v203[1])) < 0x0p+0f) ? 0x0p+0f : (v37[37] + ((float)v203[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v202 + (int64_t)0);
      alignas(64) nv_bfloat16 v205[2];
      alignas(64) nv_bfloat16 v206[2];
      longlong2 v207 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v206 + (int64_t)0) = g27(v92[v207.x],v92[v207.y]);
      v205[0] = ((nv_bfloat16)(((v37[38] + ((float)v206[0])) < 0x0p+0f) ? 0x0p+0f : (v37[38] + ((float)v206[0]))));
      v205[1] = ((nv_bfloat16)(((v37[39] + ((float)v206[1])) < 0x0p+0f) ? 0x0p+0f : (v37[39] + ((float)v206[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v205 + (int64_t)0);
      g26();
      int v208 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      if ((v208 < v78) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v139) + ((((((int64_t)v208) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)28928));
      }
      int v209 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      if ((v209 < v78) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v139) + ((((((int64_t)v209) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)29184));
      }
      g26();
      int v210 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      int v211 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      alignas(64) nv_bfloat16 v212[2];
      alignas(64) nv_bfloat16 v213[2];
      longlong2 v214 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v213 + (int64_t)0) = g27(v92[v214.x],v92[v214.y]);
      v212[0] = ((nv_bfloat16)(((v37[40] + ((float)v213[0])) < 0x0p+0f) ? 0x0p+0f : (v37[40] + ((float)v213[0]))));
      v212[1] = ((nv_bfloat16)(((v37[41] + ((float)v213[1])) < 0x0p+0f) ? 0x0p+0f : (v37[41] + ((float)v213[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v212 + (int64_t)0);
      alignas(64) nv_bfloat16 v215[2];
      alignas(64) nv_bfloat16 v216[2];
      longlong2 v217 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v216 + (int64_t)0) = g27(v92[v217.x],v92[v217.y]);
      v215[0] = ((nv_bfloat16)(((v37[42] + ((float)v216[0])) < 0x0p+0f) ? 0x0p+0f : (v37[42] + ((float)v216[0]))));
      v215[1] = ((nv_bfloat16)(((v37[43] + ((float)v216[1])) < 0x0p+0f) ? 0x0p+0f : (v37[43] + ((float)v216[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v215 + (int64_t)0);
      alignas(64) nv_bfloat16 v218[2];
      alignas(64) nv_bfloat16 v219[2];
      longlong2 v220 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v219 + (int64_t)0) = g27(v92[v220.x],v92[v220.y]);
      v218[0] = ((nv_bfloat16)(((v37[44] + ((float)v219[0])) < 0x0p+0f) ? 0x0p+0f : (v37[44] + ((float)v219[0]))));
      v218[1] = ((nv_bfloat16)(((v37[45] + ((float)v219[1])) < 0x0p+0f) ? 0x0p+0f : (v37[45] + ((float)v219[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v218 + (int64_t)0);
      alignas(64) nv_bfloat16 v221[2];
      alignas(64) nv_bfloat16 v222[2];
      longlong2 v223 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v222 + (int64_t)0) = g27(v92[v223.x],v92[v223.y]);
      v221[0] = ((nv_bfloat16)(((v37[46] + ((float)v222[0])) < 0x0p+0f) ? 0x0p+0f : (v37[46] + ((float)v222[0]))));
      v221[1] = ((nv_bfloat16)(((v37[47] + ((float)v222[1])) < 0x0p+0f) ? 0x0p+0f : (v37[47] + ((float)v222[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v221 + (int64_t)0);
      g26();
      int v224 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64);
      int v225 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1));
      int v226 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66);
      int v227 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2);
      int v228 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1));
      int v229 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) >> v70);
      int v230 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1)) * 2);
      int v231 = (((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1))) < v73) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v74)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1))) < v75)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v76)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) >> v70)) < v77)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v74)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v66) >> v70)) * v74) * v76)) - 1) : v78);
      if ((v231 < v78) && (((((((int)threadIdx.x) & 1) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 8)) {
        *(uint4*)(((uint*)v139) + (((((((int64_t)v231) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)16) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)28928));
      }
      v40[0] = (v40[0] ^ 0);
      v39[0] = (v39[0] + 4);
      if (5 <= v39[0]) {
        v39[0] = (v39[0] - 5);
        v40[0] = (v40[0] ^ 1);
      }
      v44[0] = (v44[0] + 264);
    }
  }
}
