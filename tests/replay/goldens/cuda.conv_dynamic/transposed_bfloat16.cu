// cuda.conv_dynamic: transposed_bfloat16, on h200
// config: kernels=3
// digest: d7732abaa969
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, int v30, int v34, int v35, int v36, int v37, int v38, nv_bfloat16* __restrict__ v73, int v95, int v99, int v101, int v102, int v103, int v104, int v105, int v106, nv_bfloat16* __restrict__ v107, int64_t v108) {
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
      alignas(64) nv_bfloat16 v69[2];
      alignas(64) nv_bfloat16 v70[2];
      int v71 = ((((int)threadIdx.x) & 3) * 2);
      longlong2 v72 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v70 + (int64_t)0) = g27(v73[v72.x],v73[v72.y]);
      v69[0] = ((nv_bfloat16)(((v43[0] + ((float)v70[0])) < 0x0p+0f) ? 0x0p+0f : (v43[0] + ((float)v70[0]))));
      v69[1] = ((nv_bfloat16)(((v43[1] + ((float)v70[1])) < 0x0p+0f) ? 0x0p+0f : (v43[1] + ((float)v70[1]))));
      int64_t v74 = ((int64_t)v0);
      int64_t v75 = ((int64_t)((int)threadIdx.x));
      int64_t v76 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v77 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v78 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v79 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v80 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v69 + (int64_t)0);
      alignas(64) nv_bfloat16 v81[2];
      alignas(64) nv_bfloat16 v82[2];
      longlong2 v83 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v82 + (int64_t)0) = g27(v73[v83.x],v73[v83.y]);
      v81[0] = ((nv_bfloat16)(((v43[2] + ((float)v82[0])) < 0x0p+0f) ? 0x0p+0f : (v43[2] + ((float)v82[0]))));
      v81[1] = ((nv_bfloat16)(((v43[3] + ((float)v82[1])) < 0x0p+0f) ? 0x0p+0f : (v43[3] + ((float)v82[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v81 + (int64_t)0);
      alignas(64) nv_bfloat16 v84[2];
      alignas(64) nv_bfloat16 v85[2];
      longlong2 v86 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v85 + (int64_t)0) = g27(v73[v86.x],v73[v86.y]);
      v84[0] = ((nv_bfloat16)(((v43[4] + ((float)v85[0])) < 0x0p+0f) ? 0x0p+0f : (v43[4] + ((float)v85[0]))));
      v84[1] = ((nv_bfloat16)(((v43[5] + ((float)v85[1])) < 0x0p+0f) ? 0x0p+0f : (v43[5] + ((float)v85[1]))));
      int64_t v87 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)94720)) = *(nv_bfloat162*)(v84 + (int64_t)0);
      alignas(64) nv_bfloat16 v88[2];
      alignas(64) nv_bfloat16 v89[2];
      longlong2 v90 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v89 + (int64_t)0) = g27(v73[v90.x],v73[v90.y]);
      v88[0] = ((nv_bfloat16)(((v43[6] + ((float)v89[0])) < 0x0p+0f) ? 0x0p+0f : (v43[6] + ((float)v89[0]))));
      v88[1] = ((nv_bfloat16)(((v43[7] + ((float)v89[1])) < 0x0p+0f) ? 0x0p+0f : (v43[7] + ((float)v89[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)95232)) = *(nv_bfloat162*)(v88 + (int64_t)0);
      g26();
      int v91 = (((int)threadIdx.x) & 1);
      int v92 = (((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64);
      int v93 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1));
      int v94 = ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95);
      int v96 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1)) * 2);
      int v97 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) & (v37 - 1));
      int v98 = (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) >> v99);
      int v100 = ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) & (v37 - 1)) * 2);
      if (((((((((((v15[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1))) < v101) && (1 <= (((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v102)) && ((v15[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) & (v37 - 1))) < v103)) && (1 <= (((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v104)) && ((v15[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) >> v99)) < v105)) ? ((((((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v102)) + (((v15[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) >> v99)) * v102) * v104)) - 1) : v106) < v106) && (((((((int)threadIdx.x) & 1) * 8) + v13[0]) - ((v13[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v107) + ((((((int64_t)(((((((((v15[2] + ((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1))) < v101) && (1 <= (((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v102)) && ((v15[1] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) & (v37 - 1))) < v103)) && (1 <= (((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v104)) && ((v15[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) >> v99)) < v105)) ? ((((((v15[2] * 2) + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v102)) + (((v15[0] + (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) - 64) >> v95) >> v99)) * v102) * v104)) - 1) : v106)) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) - ((((int64_t)v13[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)47360));
      }
      v50[0] = (v50[0] + 66);
    }
  }
  g11();
  g12();
}
__launch_bounds__(384, 1) g1(const __grid_constant__ CUtensorMap v17, const __grid_constant__ CUtensorMap v18, int v24, int v30, int v34, int v35, int v36, int v37, int v38, nv_bfloat16* __restrict__ v75, int v121, int v125, int v128, int v129, int v130, int v131, int v132, int v133, nv_bfloat16* __restrict__ v134, int64_t v161) {
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
      alignas(64) nv_bfloat16 v70[2];
      alignas(64) nv_bfloat16 v71[2];
      int v72 = (((int)threadIdx.x) & 3);
      int v73 = ((((int)threadIdx.x) & 3) * 2);
      longlong2 v74 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v71 + (int64_t)0) = g27(v75[v74.x],v75[v74.y]);
      v70[0] = ((nv_bfloat16)(((v43[0] + ((float)v71[0])) < 0x0p+0f) ? 0x0p+0f : (v43[0] + ((float)v71[0]))));
      v70[1] = ((nv_bfloat16)(((v43[1] + ((float)v71[1])) < 0x0p+0f) ? 0x0p+0f : (v43[1] + ((float)v71[1]))));
      int64_t v76 = ((int64_t)v0);
      int64_t v77 = ((int64_t)((int)threadIdx.x));
      int64_t v78 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v79 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v80 = (((int64_t)((int)threadIdx.x)) & (int64_t)3);
      int64_t v81 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2);
      int64_t v82 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v83 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v84 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v85 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v70 + (int64_t)0);
      alignas(64) nv_bfloat16 v86[2];
      alignas(64) nv_bfloat16 v87[2];
      longlong2 v88 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v13[0]) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v87 + (int64_t)0) = g27(v75[v88.x],v75[v88.y]);
      v86[0] = ((nv_bfloat16)(((v43[2] + ((float)v87[0])) < 0x0p+0f) ? 0x0p+0f : (v43[2] + ((float)v87[0]))));
      v86[1] = ((nv_bfloat16)(((v43[3] + ((float)v87[1])) < 0x0p+0f) ? 0x0p+0f : (v43[3] + ((float)v87[1]))));
      int64_t v89 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v86 + (int64_t)0);
      alignas(64) nv_bfloat16 v90[2];
      alignas(64) nv_bfloat16 v91[2];
      longlong2 v92 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v91 + (int64_t)0) = g27(v75[v92.x],v75[v92.y]);
      v90[0] = ((nv_bfloat16)(((v43[4] + ((float)v91[0])) < 0x0p+0f) ? 0x0p+0f : (v43[4] + ((float)v91[0]))));
      v90[1] = ((nv_bfloat16)(((v43[5] + ((float)v91[1])) < 0x0p+0f) ? 0x0p+0f : (v43[5] + ((float)v91[1]))));
      int64_t v93 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v94 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v90 + (int64_t)0);
      alignas(64) nv_bfloat16 v95[2];
      alignas(64) nv_bfloat16 v96[2];
      longlong2 v97 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 8) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v96 + (int64_t)0) = g27(v75[v97.x],v75[v97.y]);
      v95[0] = ((nv_bfloat16)(((v43[6] + ((float)v96[0])) < 0x0p+0f) ? 0x0p+0f : (v43[6] + ((float)v96[0]))));
      v95[1] = ((nv_bfloat16)(((v43[7] + ((float)v96[1])) < 0x0p+0f) ? 0x0p+0f : (v43[7] + ((float)v96[1]))));
      int64_t v98 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848);
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v95 + (int64_t)0);
      alignas(64) nv_bfloat16 v99[2];
      alignas(64) nv_bfloat16 v100[2];
      longlong2 v101 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 16) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 16) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v100 + (int64_t)0) = g27(v75[v101.x],v75[v101.y]);
      v99[0] = ((nv_bfloat16)(((v43[8] + ((float)v100[0])) < 0x0p+0f) ? 0x0p+0f : (v43[8] + ((float)v100[0]))));
      v99[1] = ((nv_bfloat16)(((v43[9] + ((float)v100[1])) < 0x0p+0f) ? 0x0p+0f : (v43[9] + ((float)v100[1]))));
      int64_t v102 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v99 + (int64_t)0);
      alignas(64) nv_bfloat16 v103[2];
      alignas(64) nv_bfloat16 v104[2];
      longlong2 v105 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 16) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 16) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v104 + (int64_t)0) = g27(v75[v105.x],v75[v105.y]);
      v103[0] = ((nv_bfloat16)(((v43[10] + ((float)v104[0])) < 0x0p+0f) ? 0x0p+0f : (v43[10] + ((float)v104[0]))));
      v103[1] = ((nv_bfloat16)(((v43[11] + ((float)v104[1])) < 0x0p+0f) ? 0x0p+0f : (v43[11] + ((float)v104[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v103 + (int64_t)0);
      alignas(64) nv_bfloat16 v106[2];
      alignas(64) nv_bfloat16 v107[2];
      longlong2 v108 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 24) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 24) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v107 + (int64_t)0) = g27(v75[v108.x],v75[v108.y]);
      v106[0] = ((nv_bfloat16)(((v43[12] + ((float)v107[0])) < 0x0p+0f) ? 0x0p+0f : (v43[12] + ((float)v107[0]))));
      v106[1] = ((nv_bfloat16)(((v43[13] + ((float)v107[1])) < 0x0p+0f) ? 0x0p+0f : (v43[13] + ((float)v107[1]))));
      int64_t v109 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v106 + (int64_t)0);
      alignas(64) nv_bfloat16 v110[2];
      alignas(64) nv_bfloat16 v111[2];
      longlong2 v112 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 24) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 24) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v111 + (int64_t)0) = g27(v75[v112.x],v75[v112.y]);
      v110[0] = ((nv_bfloat16)(((v43[14] + ((float)v111[0])) < 0x0p+0f) ? 0x0p+0f : (v43[14] + ((float)v111[0]))));
      v110[1] = ((nv_bfloat16)(((v43[15] + ((float)v111[1])) < 0x0p+0f) ? 0x0p+0f : (v43[15] + ((float)v111[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v110 + (int64_t)0);
      g26();
      int v113 = (v35 - 1);
      int v114 = (v37 - 1);
      int v115 = ((((int)threadIdx.x) & 3) * 8);
      int64_t v116 = (((int64_t)v0) * (int64_t)512);
      int v117 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int64_t v118 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4);
      int v119 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1));
      int v120 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121);
      int v122 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2);
      int v123 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) & (v37 - 1));
      int v124 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) >> v125);
      int v126 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) & (v37 - 1)) * 2);
      int64_t v127 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4));
      if (((((((((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1))) < v128) && (1 <= (((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v129)) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) & (v37 - 1))) < v130)) && (1 <= (((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v131)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) >> v125)) < v132)) ? ((((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v129)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) >> v125)) * v129) * v131)) - 1) : v133) < v133) && (((((((int)threadIdx.x) & 3) * 8) + v13[0]) - ((v13[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v134) + ((((((int64_t)(((((((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1))) < v128) && (1 <= (((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v129)) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) & (v37 - 1))) < v130)) && (1 <= (((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v131)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) >> v125)) < v132)) ? ((((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v129)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v121) >> v125)) * v129) * v131)) - 1) : v133)) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) - ((((int64_t)v13[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)39168));
      }
      int v135 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8);
      int v136 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1));
      int v137 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121);
      int v138 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2);
      int v139 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) & (v37 - 1));
      int v140 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) >> v125);
      int v141 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) & (v37 - 1)) * 2);
      if (((((((((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1))) < v128) && (1 <= (((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v129)) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) & (v37 - 1))) < v130)) && (1 <= (((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v131)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) >> v125)) < v132)) ? ((((((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v129)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) >> v125)) * v129) * v131)) - 1) : v133) < v133) && (((((((int)threadIdx.x) & 3) * 8) + v13[0]) - ((v13[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v134) + ((((((int64_t)(((((((((v15[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1))) < v128) && (1 <= (((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v129)) && ((v15[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) & (v37 - 1))) < v130)) && (1 <= (((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v131)) && ((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) >> v125)) < v132)) ? ((((((v15[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v129)) + (((v15[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v121) >> v125)) * v129) * v131)) - 1) : v133)) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) - ((((int64_t)v13[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)39424));
      }
      g26();
      alignas(64) nv_bfloat16 v142[2];
      alignas(64) nv_bfloat16 v143[2];
      longlong2 v144 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 32) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 32) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v143 + (int64_t)0) = g27(v75[v144.x],v75[v144.y]);
      v142[0] = ((nv_bfloat16)(((v43[16] + ((float)v143[0])) < 0x0p+0f) ? 0x0p+0f : (v43[16] + ((float)v143[0]))));
      v142[1] = ((nv_bfloat16)(((v43[17] + ((float)v143[1])) < 0x0p+0f) ? 0x0p+0f : (v43[17] + ((float)v143[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v142 + (int64_t)0);
      alignas(64) nv_bfloat16 v145[2];
      alignas(64) nv_bfloat16 v146[2];
      longlong2 v147 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 32) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 32) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v146 + (int64_t)0) = g27(v75[v147.x],v75[v147.y]);
      v145[0] = ((nv_bfloat16)(((v43[18] + ((float)v146[0])) < 0x0p+0f) ? 0x0p+0f : (v43[18] + ((float)v146[0]))));
      v145[1] = ((nv_bfloat16)(((v43[19] + ((float)v146[1])) < 0x0p+0f) ? 0x0p+0f : (v43[19] + ((float)v146[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v145 + (int64_t)0);
      alignas(64) nv_bfloat16 v148[2];
      alignas(64) nv_bfloat16 v149[2];
      longlong2 v150 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 40) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 40) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v149 + (int64_t)0) = g27(v75[v150.x],v75[v150.y]);
      v148[0] = ((nv_bfloat16)(((v43[20] + ((float)v149[0])) < 0x0p+0f) ? 0x0p+0f : (v43[20] + ((float)v149[0]))));
      v148[1] = ((nv_bfloat16)(((v43[21] + ((float)v149[1])) < 0x0p+0f) ? 0x0p+0f : (v43[21] + ((float)v149[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78336)) = *(nv_bfloat162*)(v148 + (int64_t)0);
      alignas(64) nv_bfloat16 v151[2];
      alignas(64) nv_bfloat16 v152[2];
      longlong2 v153 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 40) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v13[0]) + 40) - ((v13[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v152 + (int64_t)0) = g27(v75[v153.x],v75[v153.y]);
      v151[0] = ((nv_bfloat16)(((v43[22] + ((float)v152[0])) < 0x0p+0f) ? 0x0p+0f : (v43[22] + ((float)v152[0]))));
      v151[1] = ((nv_bfloat16)(((v43[23] + ((float)v152[1])) < 0x0p+0f) ? 0x0p+0f : (v43[23] + ((float)v152[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v9) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)78848)) = *(nv_bfloat162*)(v151 + (int64_t)0);
      g26();
      int v154 = (((int)threadIdx.x) & 1);
      int v155 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1));
      int v156 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121);
      int v157 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1)) * 2);
      int v158 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) & (v37 - 1));
      int v159 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) >> v125);
      int v160 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) & (v37 - 1)) * 2);
      if (((((((((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1))) < v128) && (1 <= (((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v129)) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) & (v37 - 1))) < v130)) && (1 <= (((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v131)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) >> v125)) < v132)) ? ((((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v129)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) >> v125)) * v129) * v131)) - 1) : v133) < v133) && (((((((int)threadIdx.x) & 1) * 8) + v13[0]) - ((v13[0] / 48) * 48)) < 8)) {
        *(uint4*)(((uint*)v134) + (((((((int64_t)(((((((((v15[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1))) < v128) && (1 <= (((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)))) && ((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) <= v129)) && ((v15[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) & (v37 - 1))) < v130)) && (1 <= (((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)))) && ((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) <= v131)) && ((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) >> v125)) < v132)) ? ((((((v15[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v35 - 1)) * 2)) + ((v13[0] % 96) / 48)) + (((((v15[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) & (v37 - 1)) * 2)) + ((v13[0] % 192) / 96)) - 1) * v129)) + (((v15[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v121) >> v125)) * v129) * v131)) - 1) : v133)) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v13[0]) >> (int64_t)1)) + (int64_t)16) - ((((int64_t)v13[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v9) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)39168));
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
__launch_bounds__(384, 1) g2(const __grid_constant__ CUtensorMap v16, const __grid_constant__ CUtensorMap v17, int v21, int v27, int v31, int v32, int v33, int v34, int v35, nv_bfloat16* __restrict__ v64, int v115, int v119, int v123, int v124, int v125, int v126, int v127, int v128, nv_bfloat16* __restrict__ v129, int64_t v218) {
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
      alignas(64) nv_bfloat16 v59[2];
      alignas(64) nv_bfloat16 v60[2];
      int v61 = (((int)threadIdx.x) & 3);
      int v62 = ((((int)threadIdx.x) & 3) * 2);
      longlong2 v63 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v60 + (int64_t)0) = g27(v64[v63.x],v64[v63.y]);
      v59[0] = ((nv_bfloat16)(((v37[0] + ((float)v60[0])) < 0x0p+0f) ? 0x0p+0f : (v37[0] + ((float)v60[0]))));
      v59[1] = ((nv_bfloat16)(((v37[1] + ((float)v60[1])) < 0x0p+0f) ? 0x0p+0f : (v37[1] + ((float)v60[1]))));
      int64_t v65 = ((int64_t)v0);
      int64_t v66 = ((int64_t)((int)threadIdx.x));
      int64_t v67 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v68 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v69 = (((int64_t)((int)threadIdx.x)) & (int64_t)3);
      int64_t v70 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2);
      int64_t v71 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v72 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v73 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v74 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v59 + (int64_t)0);
      alignas(64) nv_bfloat16 v75[2];
      alignas(64) nv_bfloat16 v76[2];
      longlong2 v77 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v76 + (int64_t)0) = g27(v64[v77.x],v64[v77.y]);
      v75[0] = ((nv_bfloat16)(((v37[2] + ((float)v76[0])) < 0x0p+0f) ? 0x0p+0f : (v37[2] + ((float)v76[0]))));
      v75[1] = ((nv_bfloat16)(((v37[3] + ((float)v76[1])) < 0x0p+0f) ? 0x0p+0f : (v37[3] + ((float)v76[1]))));
      int64_t v78 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v75 + (int64_t)0);
      alignas(64) nv_bfloat16 v79[2];
      alignas(64) nv_bfloat16 v80[2];
      longlong2 v81 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v80 + (int64_t)0) = g27(v64[v81.x],v64[v81.y]);
      v79[0] = ((nv_bfloat16)(((v37[4] + ((float)v80[0])) < 0x0p+0f) ? 0x0p+0f : (v37[4] + ((float)v80[0]))));
      v79[1] = ((nv_bfloat16)(((v37[5] + ((float)v80[1])) < 0x0p+0f) ? 0x0p+0f : (v37[5] + ((float)v80[1]))));
      int64_t v82 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v83 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v79 + (int64_t)0);
      alignas(64) nv_bfloat16 v84[2];
      alignas(64) nv_bfloat16 v85[2];
      longlong2 v86 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v85 + (int64_t)0) = g27(v64[v86.x],v64[v86.y]);
      v84[0] = ((nv_bfloat16)(((v37[6] + ((float)v85[0])) < 0x0p+0f) ? 0x0p+0f : (v37[6] + ((float)v85[0]))));
      v84[1] = ((nv_bfloat16)(((v37[7] + ((float)v85[1])) < 0x0p+0f) ? 0x0p+0f : (v37[7] + ((float)v85[1]))));
      int64_t v87 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v84 + (int64_t)0);
      alignas(64) nv_bfloat16 v88[2];
      alignas(64) nv_bfloat16 v89[2];
      longlong2 v90 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v89 + (int64_t)0) = g27(v64[v90.x],v64[v90.y]);
      v88[0] = ((nv_bfloat16)(((v37[8] + ((float)v89[0])) < 0x0p+0f) ? 0x0p+0f : (v37[8] + ((float)v89[0]))));
      v88[1] = ((nv_bfloat16)(((v37[9] + ((float)v89[1])) < 0x0p+0f) ? 0x0p+0f : (v37[9] + ((float)v89[1]))));
      int64_t v91 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v92 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v88 + (int64_t)0);
      alignas(64) nv_bfloat16 v93[2];
      alignas(64) nv_bfloat16 v94[2];
      longlong2 v95 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v94 + (int64_t)0) = g27(v64[v95.x],v64[v95.y]);
      v93[0] = ((nv_bfloat16)(((v37[10] + ((float)v94[0])) < 0x0p+0f) ? 0x0p+0f : (v37[10] + ((float)v94[0]))));
      v93[1] = ((nv_bfloat16)(((v37[11] + ((float)v94[1])) < 0x0p+0f) ? 0x0p+0f : (v37[11] + ((float)v94[1]))));
      int64_t v96 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v93 + (int64_t)0);
      alignas(64) nv_bfloat16 v97[2];
      alignas(64) nv_bfloat16 v98[2];
      longlong2 v99 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v98 + (int64_t)0) = g27(v64[v99.x],v64[v99.y]);
      v97[0] = ((nv_bfloat16)(((v37[12] + ((float)v98[0])) < 0x0p+0f) ? 0x0p+0f : (v37[12] + ((float)v98[0]))));
      v97[1] = ((nv_bfloat16)(((v37[13] + ((float)v98[1])) < 0x0p+0f) ? 0x0p+0f : (v37[13] + ((float)v98[1]))));
      int64_t v100 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v101 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v97 + (int64_t)0);
      alignas(64) nv_bfloat16 v102[2];
      alignas(64) nv_bfloat16 v103[2];
      longlong2 v104 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v103 + (int64_t)0) = g27(v64[v104.x],v64[v104.y]);
      v102[0] = ((nv_bfloat16)(((v37[14] + ((float)v103[0])) < 0x0p+0f) ? 0x0p+0f : (v37[14] + ((float)v103[0]))));
      v102[1] = ((nv_bfloat16)(((v37[15] + ((float)v103[1])) < 0x0p+0f) ? 0x0p+0f : (v37[15] + ((float)v103[1]))));
      int64_t v105 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368);
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v102 + (int64_t)0);
      g26();
      int v106 = ((v0 & 3) * 16);
      int v107 = (v32 - 1);
      int v108 = (v34 - 1);
      int v109 = ((((int)threadIdx.x) & 3) * 8);
      int64_t v110 = (((int64_t)v0) * (int64_t)512);
      int v111 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int64_t v112 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4);
      int v113 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1));
      int v114 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115);
      int v116 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2);
      int v117 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) & (v34 - 1));
      int v118 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) >> v119);
      int v120 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) & (v34 - 1)) * 2);
      int64_t v121 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4));
      int64_t v122 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)28928);
      if (((((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) >> v119)) * v124) * v126)) - 1) : v128) < v128) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v129) + ((((((int64_t)(((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) >> v115) >> v119)) * v124) * v126)) - 1) : v128)) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)28928));
      }
      int v130 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8);
      int v131 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1));
      int v132 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115);
      int v133 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2);
      int v134 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) & (v34 - 1));
      int v135 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) >> v119);
      int v136 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) & (v34 - 1)) * 2);
      int64_t v137 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)29184);
      if (((((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) >> v119)) * v124) * v126)) - 1) : v128) < v128) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v129) + ((((((int64_t)(((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 8) >> v115) >> v119)) * v124) * v126)) - 1) : v128)) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)29184));
      }
      g26();
      alignas(64) nv_bfloat16 v138[2];
      alignas(64) nv_bfloat16 v139[2];
      longlong2 v140 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v139 + (int64_t)0) = g27(v64[v140.x],v64[v140.y]);
      v138[0] = ((nv_bfloat16)(((v37[16] + ((float)v139[0])) < 0x0p+0f) ? 0x0p+0f : (v37[16] + ((float)v139[0]))));
      v138[1] = ((nv_bfloat16)(((v37[17] + ((float)v139[1])) < 0x0p+0f) ? 0x0p+0f : (v37[17] + ((float)v139[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v138 + (int64_t)0);
      alignas(64) nv_bfloat16 v141[2];
      alignas(64) nv_bfloat16 v142[2];
      longlong2 v143 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v142 + (int64_t)0) = g27(v64[v143.x],v64[v143.y]);
      v141[0] = ((nv_bfloat16)(((v37[18] + ((float)v142[0])) < 0x0p+0f) ? 0x0p+0f : (v37[18] + ((float)v142[0]))));
      v141[1] = ((nv_bfloat16)(((v37[19] + ((float)v142[1])) < 0x0p+0f) ? 0x0p+0f : (v37[19] + ((float)v142[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v141 + (int64_t)0);
      alignas(64) nv_bfloat16 v144[2];
      alignas(64) nv_bfloat16 v145[2];
      longlong2 v146 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v145 + (int64_t)0) = g27(v64[v146.x],v64[v146.y]);
      v144[0] = ((nv_bfloat16)(((v37[20] + ((float)v145[0])) < 0x0p+0f) ? 0x0p+0f : (v37[20] + ((float)v145[0]))));
      v144[1] = ((nv_bfloat16)(((v37[21] + ((float)v145[1])) < 0x0p+0f) ? 0x0p+0f : (v37[21] + ((float)v145[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v144 + (int64_t)0);
      alignas(64) nv_bfloat16 v147[2];
      alignas(64) nv_bfloat16 v148[2];
      longlong2 v149 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v148 + (int64_t)0) = g27(v64[v149.x],v64[v149.y]);
      v147[0] = ((nv_bfloat16)(((v37[22] + ((float)v148[0])) < 0x0p+0f) ? 0x0p+0f : (v37[22] + ((float)v148[0]))));
      v147[1] = ((nv_bfloat16)(((v37[23] + ((float)v148[1])) < 0x0p+0f) ? 0x0p+0f : (v37[23] + ((float)v148[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v147 + (int64_t)0);
      g26();
      int v150 = (((int)threadIdx.x) & 1);
      int v151 = ((((int)threadIdx.x) & 1) * 8);
      int v152 = (((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1));
      int64_t v153 = ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4);
      int v154 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1));
      int v155 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115);
      int v156 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2);
      int v157 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) & (v34 - 1));
      int v158 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) >> v119);
      int v159 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) & (v34 - 1)) * 2);
      int64_t v160 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)28928);
      if (((((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) >> v119)) * v124) * v126)) - 1) : v128) < v128) && (((((((int)threadIdx.x) & 1) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 8)) {
        *(uint4*)(((uint*)v129) + (((((((int64_t)(((((((((v14[2] + ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) >> v115) >> v119)) * v124) * v126)) - 1) : v128)) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)16) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)28928));
      }
      g26();
      alignas(64) nv_bfloat16 v161[2];
      alignas(64) nv_bfloat16 v162[2];
      longlong2 v163 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v162 + (int64_t)0) = g27(v64[v163.x],v64[v163.y]);
      v161[0] = ((nv_bfloat16)(((v37[24] + ((float)v162[0])) < 0x0p+0f) ? 0x0p+0f : (v37[24] + ((float)v162[0]))));
      v161[1] = ((nv_bfloat16)(((v37[25] + ((float)v162[1])) < 0x0p+0f) ? 0x0p+0f : (v37[25] + ((float)v162[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v161 + (int64_t)0);
      alignas(64) nv_bfloat16 v164[2];
      alignas(64) nv_bfloat16 v165[2];
      longlong2 v166 = make_longlong2((((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13(((((((int)threadIdx.x) & 3) * 2) + v12[0]) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v165 + (int64_t)0) = g27(v64[v166.x],v64[v166.y]);
      v164[0] = ((nv_bfloat16)(((v37[26] + ((float)v165[0])) < 0x0p+0f) ? 0x0p+0f : (v37[26] + ((float)v165[0]))));
      v164[1] = ((nv_bfloat16)(((v37[27] + ((float)v165[1])) < 0x0p+0f) ? 0x0p+0f : (v37[27] + ((float)v165[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v164 + (int64_t)0);
      alignas(64) nv_bfloat16 v167[2];
      alignas(64) nv_bfloat16 v168[2];
      longlong2 v169 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v168 + (int64_t)0) = g27(v64[v169.x],v64[v169.y]);
      v167[0] = ((nv_bfloat16)(((v37[28] + ((float)v168[0])) < 0x0p+0f) ? 0x0p+0f : (v37[28] + ((float)v168[0]))));
      v167[1] = ((nv_bfloat16)(((v37[29] + ((float)v168[1])) < 0x0p+0f) ? 0x0p+0f : (v37[29] + ((float)v168[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v167 + (int64_t)0);
      alignas(64) nv_bfloat16 v170[2];
      alignas(64) nv_bfloat16 v171[2];
      longlong2 v172 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 8) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v171 + (int64_t)0) = g27(v64[v172.x],v64[v172.y]);
      v170[0] = ((nv_bfloat16)(((v37[30] + ((float)v171[0])) < 0x0p+0f) ? 0x0p+0f : (v37[30] + ((float)v171[0]))));
      v170[1] = ((nv_bfloat16)(((v37[31] + ((float)v171[1])) < 0x0p+0f) ? 0x0p+0f : (v37[31] + ((float)v171[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v170 + (int64_t)0);
      alignas(64) nv_bfloat16 v173[2];
      alignas(64) nv_bfloat16 v174[2];
      longlong2 v175 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v174 + (int64_t)0) = g27(v64[v175.x],v64[v175.y]);
      v173[0] = ((nv_bfloat16)(((v37[32] + ((float)v174[0])) < 0x0p+0f) ? 0x0p+0f : (v37[32] + ((float)v174[0]))));
      v173[1] = ((nv_bfloat16)(((v37[33] + ((float)v174[1])) < 0x0p+0f) ? 0x0p+0f : (v37[33] + ((float)v174[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v173 + (int64_t)0);
      alignas(64) nv_bfloat16 v176[2];
      alignas(64) nv_bfloat16 v177[2];
      longlong2 v178 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 16) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v177 + (int64_t)0) = g27(v64[v178.x],v64[v178.y]);
      v176[0] = ((nv_bfloat16)(((v37[34] + ((float)v177[0])) < 0x0p+0f) ? 0x0p+0f : (v37[34] + ((float)v177[0]))));
      v176[1] = ((nv_bfloat16)(((v37[35] + ((float)v177[1])) < 0x0p+0f) ? 0x0p+0f : (v37[35] + ((float)v177[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v176 + (int64_t)0);
      alignas(64) nv_bfloat16 v179[2];
      alignas(64) nv_bfloat16 v180[2];
      longlong2 v181 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v180 + (int64_t)0) = g27(v64[v181.x],v64[v181.y]);
      v179[0] = ((nv_bfloat16)(((v37[36] + ((float)v180[0])) < 0x0p+0f) ? 0x0p+0f : (v37[36] + ((float)v180[0]))));
      v179[1] = ((nv_bfloat16)(((v37[37] + ((float)v180[1])) < 0x0p+0f) ? 0x0p+0f : (v37[37] + ((float)v180[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v179 + (int64_t)0);
      alignas(64) nv_bfloat16 v182[2];
      alignas(64) nv_bfloat16 v183[2];
      longlong2 v184 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 24) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v183 + (int64_t)0) = g27(v64[v184.x],v64[v184.y]);
      v182[0] = ((nv_bfloat16)(((v37[38] + ((float)v183[0])) < 0x0p+0f) ? 0x0p+0f : (v37[38] + ((float)v183[0]))));
      v182[1] = ((nv_bfloat16)(((v37[39] + ((float)v183[1])) < 0x0p+0f) ? 0x0p+0f : (v37[39] + ((float)v183[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v182 + (int64_t)0);
      g26();
      int v185 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64);
      int v186 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1));
      int v187 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115);
      int v188 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2);
      int v189 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) & (v34 - 1));
      int v190 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) >> v119);
      int v191 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) & (v34 - 1)) * 2);
      if (((((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) >> v119)) * v124) * v126)) - 1) : v128) < v128) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v129) + ((((((int64_t)(((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 64) >> v115) >> v119)) * v124) * v126)) - 1) : v128)) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)28928));
      }
      int v192 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72);
      int v193 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1));
      int v194 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115);
      int v195 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2);
      int v196 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) & (v34 - 1));
      int v197 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) >> v119);
      int v198 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) & (v34 - 1)) * 2);
      if (((((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) >> v119)) * v124) * v126)) - 1) : v128) < v128) && (((((((int)threadIdx.x) & 3) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 40)) {
        *(uint4*)(((uint*)v129) + ((((((int64_t)(((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 2)) + 72) >> v115) >> v119)) * v124) * v126)) - 1) : v128)) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)29184));
      }
      g26();
      alignas(64) nv_bfloat16 v199[2];
      alignas(64) nv_bfloat16 v200[2];
      longlong2 v201 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v200 + (int64_t)0) = g27(v64[v201.x],v64[v201.y]);
      v199[0] = ((nv_bfloat16)(((v37[40] + ((float)v200[0])) < 0x0p+0f) ? 0x0p+0f : (v37[40] + ((float)v200[0]))));
      v199[1] = ((nv_bfloat16)(((v37[41] + ((float)v200[1])) < 0x0p+0f) ? 0x0p+0f : (v37[41] + ((float)v200[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v199 + (int64_t)0);
      alignas(64) nv_bfloat16 v202[2];
      alignas(64) nv_bfloat16 v203[2];
      longlong2 v204 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 32) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v203 + (int64_t)0) = g27(v64[v204.x],v64[v204.y]);
      v202[0] = ((nv_bfloat16)(((v37[42] + ((float)v203[0])) < 0x0p+0f) ? 0x0p+0f : (v37[42] + ((float)v203[0]))));
      v202[1] = ((nv_bfloat16)(((v37[43] + ((float)v203[1])) < 0x0p+0f) ? 0x0p+0f : (v37[43] + ((float)v203[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v202 + (int64_t)0);
      alignas(64) nv_bfloat16 v205[2];
      alignas(64) nv_bfloat16 v206[2];
      longlong2 v207 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v206 + (int64_t)0) = g27(v64[v207.x],v64[v207.y]);
      v205[0] = ((nv_bfloat16)(((v37[44] + ((float)v206[0])) < 0x0p+0f) ? 0x0p+0f : (v37[44] + ((float)v206[0]))));
      v205[1] = ((nv_bfloat16)(((v37[45] + ((float)v206[1])) < 0x0p+0f) ? 0x0p+0f : (v37[45] + ((float)v206[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)57856)) = *(nv_bfloat162*)(v205 + (int64_t)0);
      alignas(64) nv_bfloat16 v208[2];
      alignas(64) nv_bfloat16 v209[2];
      longlong2 v210 = make_longlong2((((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*0), (((int64_t)g13((((((((int)threadIdx.x) & 3) * 2) + v12[0]) + 40) - ((v12[0] / 48) * 48)), 38)))+((int64_t)1*1));
      *(nv_bfloat162*)(v209 + (int64_t)0) = g27(v64[v210.x],v64[v210.y]);
      v208[0] = ((nv_bfloat16)(((v37[46] + ((float)v209[0])) < 0x0p+0f) ? 0x0p+0f : (v37[46] + ((float)v209[0]))));
      v208[1] = ((nv_bfloat16)(((v37[47] + ((float)v209[1])) < 0x0p+0f) ? 0x0p+0f : (v37[47] + ((float)v209[1]))));
      *(nv_bfloat162*)(((nv_bfloat16*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)58368)) = *(nv_bfloat162*)(v208 + (int64_t)0);
      g26();
      int v211 = ((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64);
      int v212 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1));
      int v213 = (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115);
      int v214 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2);
      int v215 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) & (v34 - 1));
      int v216 = ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) >> v119);
      int v217 = (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) & (v34 - 1)) * 2);
      if (((((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) >> v119)) * v124) * v126)) - 1) : v128) < v128) && (((((((int)threadIdx.x) & 1) * 8) + v12[0]) - ((v12[0] / 48) * 48)) < 8)) {
        *(uint4*)(((uint*)v129) + (((((((int64_t)(((((((((v14[2] + (((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1))) < v123) && (1 <= (((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)))) && ((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) <= v124)) && ((v14[1] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) & (v34 - 1))) < v125)) && (1 <= (((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)))) && ((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) <= v126)) && ((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) >> v119)) < v127)) ? ((((((v14[2] * 2) + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) & (v32 - 1)) * 2)) + ((v12[0] % 96) / 48)) + (((((v14[1] * 2) + (((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) & (v34 - 1)) * 2)) + ((v12[0] % 192) / 96)) - 1) * v124)) + (((v14[0] + ((((((v0 & 3) * 16) + ((((int)threadIdx.x) & 31) >> 1)) + 64) >> v115) >> v119)) * v124) * v126)) - 1) : v128)) * (int64_t)20) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) + (int64_t)16) - ((((int64_t)v12[0]) / (int64_t)48) * (int64_t)24))) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)28928));
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
