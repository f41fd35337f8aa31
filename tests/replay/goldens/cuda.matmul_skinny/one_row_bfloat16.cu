// cuda.matmul_skinny: one_row_bfloat16, on h200
// config: block_n=64, block_m=8, k_tiles_per_stage=2, stages=4, consumers=1, blocks=1, split_k=2, cluster_n=1
// digest: ed7241ab4df8
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v20, const __grid_constant__ CUtensorMap v21, nv_bfloat16* __restrict__ v51) {
  int v0 = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int v1 = ((int)g1());
  int v2 = ((int)blockIdx.x);
  int v3 = (v0 >> 2);
  int v4 = (v0 >> 2);
  int v5 = (v0 & 3);
  int v6 = (v0 & 3);
  int v7 = (((int)threadIdx.x) & 31);
  int v8 = (((int)threadIdx.x) & 31);
  ((int)g1());
  extern __shared__ __align__(64) uchar v9[];
  int v10 = (((int)blockIdx.x) >> 1);
  int v11 = (((int)blockIdx.x) >> 1);
  int v12 = 0;
  int v13 = ((((int)blockIdx.x) >> 1) * 64);
  int v14 = ((((int)blockIdx.x) >> 1) * 64);
  int v15 = 0;
  int v16 = 1;
  int v17 = (((int)g1()) * 4);
  int v18 = 4;
  int v19 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g2(((void*)((unsigned long long)(&(v20)))));
      g2(((void*)((unsigned long long)(&(v21)))));
      g3(g4((&(((uint64_t*)v9)[0]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[4]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[1]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[5]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[2]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[6]))), (uint)1);
      g3(g4((&(((uint64_t*)v9)[3]))), (uint)2);
      g3(g4((&(((uint64_t*)v9)[7]))), (uint)1);
      g5();
    }
  }
  g6();
  g7();
  g8();
  g9();
  if ((v0 >> 2) == 0) {
    int v22 = (((int)g1()) * 512);
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g10();
      alignas(64) int v23[1];
      alignas(64) int v24[1];
      v23[0] = 0;
      v24[0] = 1;
      for (int v25 = 0; v25 < 4; ++v25) {
        g11((&(((uint64_t*)v9)[(v23[0] + 4)])), v24[0]);
        g12(g4((&(((uint64_t*)v9)[v23[0]]))), (uint)16384);
        int v26 = ((((int)g1()) * 512) + (v25 * 128));
        g13(g4((&(((nv_bfloat16*)v9)[(((v23[0] * 8192) + (0 ^ (((v23[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v20)))), ((((int)blockIdx.x) >> 1) * 64), ((((int)g1()) * 512) + (v25 * 128)), g4((&(((uint64_t*)v9)[v23[0]]))), (uint64_t)1364590687093260288ULL);
        g13(g4((&(((nv_bfloat16*)v9)[(((v23[0] * 8192) + (0 ^ ((((v23[0] * 128) + 64) & 7) << 3))) + 4608)]))), ((void*)((unsigned long long)(&(v20)))), ((((int)blockIdx.x) >> 1) * 64), (((((int)g1()) * 512) + (v25 * 128)) + 64), g4((&(((uint64_t*)v9)[v23[0]]))), (uint64_t)1364590687093260288ULL);
        v23[0] = (v23[0] + 1);
        if (v23[0] == 4) {
          v23[0] = 0;
          v24[0] = (v24[0] ^ 1);
        }
      }
    }
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 32) {
      g10();
      alignas(64) int v27[1];
      alignas(64) int v28[1];
      v27[0] = 0;
      v28[0] = 1;
      for (int v29 = 0; v29 < 4; ++v29) {
        g11((&(((uint64_t*)v9)[(v27[0] + 4)])), v28[0]);
        g12(g4((&(((uint64_t*)v9)[v27[0]]))), (uint)256);
        int v30 = ((((int)g1()) * 512) + (v29 * 128));
        g13(g4((&(((nv_bfloat16*)v9)[(((v27[0] * 1024) + (0 ^ (((v27[0] * 16) & 7) << 3))) + 33280)]))), ((void*)((unsigned long long)(&(v21)))), ((((int)g1()) * 512) + (v29 * 128)), 0, g4((&(((uint64_t*)v9)[v27[0]]))), (uint64_t)1508705875169116160ULL);
        g13(g4((&(((nv_bfloat16*)v9)[(((v27[0] * 1024) + (0 ^ ((((v27[0] * 16) + 8) & 7) << 3))) + 33792)]))), ((void*)((unsigned long long)(&(v21)))), (((((int)g1()) * 512) + (v29 * 128)) + 64), 0, g4((&(((uint64_t*)v9)[v27[0]]))), (uint64_t)1508705875169116160ULL);
        v27[0] = (v27[0] + 1);
        if (v27[0] == 4) {
          v27[0] = 0;
          v28[0] = (v28[0] ^ 1);
        }
      }
    }
    g14();
  } else {
    alignas(64) float v31[4];
    int v32 = ((v0 >> 2) - 1);
    alignas(64) int v33[1];
    alignas(64) int v34[1];
    v33[0] = 0;
    v34[0] = 0;
    alignas(64) uint64_t v35[1];
    alignas(64) uint64_t v36[1];
    g15((&(v35[0])), (&(((nv_bfloat16*)v9)[512])), 512, 64, 3);
    g15((&(v36[0])), (&(((nv_bfloat16*)v9)[33280])), 1, 64, 3);
    v35[0] = (v35[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v37[1];
    v37[0] = 0;
    for (int v38 = 0; v38 < 4; ++v38) {
      g11((&(((uint64_t*)v9)[v33[0]])), v34[0]);
      g16();
      alignas(64) uint64_t v39[1];
      v39[0] = (v35[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)1024ULL));
      alignas(64) uint64_t v40[1];
      v40[0] = (v36[0] + (((uint64_t)((uint)v33[0])) * (uint64_t)128ULL));
      g17(v31[0], v31[1], v31[2], v31[3], v39[0], v40[0], (0 < v38));
      g17(v31[0], v31[1], v31[2], v31[3], (v39[0] + (uint64_t)128ULL), (v40[0] + (uint64_t)2ULL), (bool)1);
      g17(v31[0], v31[1], v31[2], v31[3], (v39[0] + (uint64_t)256ULL), (v40[0] + (uint64_t)4ULL), (bool)1);
      g17(v31[0], v31[1], v31[2], v31[3], (v39[0] + (uint64_t)384ULL), (v40[0] + (uint64_t)6ULL), (bool)1);
      g17(v31[0], v31[1], v31[2], v31[3], (v39[0] + (uint64_t)512ULL), (v40[0] + (uint64_t)64ULL), (bool)1);
      g17(v31[0], v31[1], v31[2], v31[3], (v39[0] + (uint64_t)640ULL), (v40[0] + (uint64_t)66ULL), (bool)1);
      g17(v31[0], v31[1], v31[2], v31[3], (v39[0] + (uint64_t)768ULL), (v40[0] + (uint64_t)68ULL), (bool)1);
      g17(v31[0], v31[1], v31[2], v31[3], (v39[0] + (uint64_t)896ULL), (v40[0] + (uint64_t)70ULL), (bool)1);
      g18();
      g19();
      if (0 < v38) {
        if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
          g20(g4((&(((uint64_t*)v9)[(v37[0] + 4)]))), (uint)1);
        }
      }
      v37[0] = v33[0];
      v33[0] = (v33[0] + 1);
      if (v33[0] == 4) {
        v33[0] = 0;
        v34[0] = (v34[0] ^ 1);
      }
    }
    g21();
    g14();
    alignas(64) uint v41[1];
    g22(v41[0], g4((&(((float*)v9)[18688]))), ((uint)((v0 & 3) >> 1)));
    int v42 = (((((((int)g1()) * 1152) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4));
    g23((v41[0] + ((uint)((((((((int)g1()) * 1152) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) - 128))), v31[0]);
    g23((v41[0] + ((uint)((((((((int)g1()) * 1152) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 16))), v31[1]);
    g23((v41[0] + ((uint)((((((((int)g1()) * 1152) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) - 96))), v31[2]);
    g23((v41[0] + ((uint)((((((((int)g1()) * 1152) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 48))), v31[3]);
  }
  g9();
  g14();
  g10();
  if ((((v0 * 4) + ((((int)threadIdx.x) & 31) >> 3)) < 1) && (v0 < 2)) {
    alignas(64) float v43[4];
    int64_t v44 = ((int64_t)v0);
    int64_t v45 = ((int64_t)((int)threadIdx.x));
    int64_t v46 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3);
    int64_t v47 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
    int64_t v48 = (((((int64_t)v0) * (int64_t)144) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)36)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4));
    *(float4*)(v43 + (int64_t)0) = *(float4*)(((float*)v9) + ((((((int64_t)v0) * (int64_t)144) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)36)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (int64_t)18688));
    alignas(64) float v49[4];
    *(float4*)(v49 + (int64_t)0) = *(float4*)(((float*)v9) + ((((((int64_t)v0) * (int64_t)144) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)36)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (int64_t)18976));
    v43[0] = (v43[0] + v49[0]);
    v43[1] = (v43[1] + v49[1]);
    v43[2] = (v43[2] + v49[2]);
    v43[3] = (v43[3] + v49[3]);
    alignas(64) nv_bfloat16 v50[4];
    v50[0] = ((nv_bfloat16)v43[0]);
    v50[1] = ((nv_bfloat16)v43[1]);
    v50[2] = ((nv_bfloat16)v43[2]);
    v50[3] = ((nv_bfloat16)v43[3]);
    *(nv_bfloat164*)(v51 + (((((((int64_t)v0) * (int64_t)2048) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)512)) + ((((int64_t)((int)blockIdx.x)) >> (int64_t)1) * (int64_t)64)) + (((int64_t)((int)g1())) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4))) = *(nv_bfloat164*)(v50 + (int64_t)0);
  }
}
