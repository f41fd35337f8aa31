// cuda.matmul_skinny: float32_out_bfloat16, on h200
// config: block_n=64, block_m=16, k_tiles_per_stage=2, stages=4, consumers=1, blocks=1, split_k=2, cluster_n=1
// digest: 80134fe1bf40
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v21, const __grid_constant__ CUtensorMap v22, float* __restrict__ v52) {
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
  int v16 = 9;
  int v17 = (((int)g1()) * 4);
  int v18 = (((int)g1()) * 4);
  int v19 = 4;
  int v20 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g2(((void*)((unsigned long long)(&(v21)))));
      g2(((void*)((unsigned long long)(&(v22)))));
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
    int v23 = (((int)g1()) * 512);
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g10();
      alignas(64) int v24[1];
      alignas(64) int v25[1];
      v24[0] = 0;
      v25[0] = 1;
      for (int v26 = 0; v26 < 4; ++v26) {
        g11((&(((uint64_t*)v9)[(v24[0] + 4)])), v25[0]);
        g12(g4((&(((uint64_t*)v9)[v24[0]]))), (uint)16384);
        int v27 = ((((int)g1()) * 512) + (v26 * 128));
        g13(g4((&(((nv_bfloat16*)v9)[(((v24[0] * 8192) + (0 ^ (((v24[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v21)))), ((((int)blockIdx.x) >> 1) * 64), ((((int)g1()) * 512) + (v26 * 128)), g4((&(((uint64_t*)v9)[v24[0]]))), (uint64_t)1364590687093260288ULL);
        g13(g4((&(((nv_bfloat16*)v9)[(((v24[0] * 8192) + (0 ^ ((((v24[0] * 128) + 64) & 7) << 3))) + 4608)]))), ((void*)((unsigned long long)(&(v21)))), ((((int)blockIdx.x) >> 1) * 64), (((((int)g1()) * 512) + (v26 * 128)) + 64), g4((&(((uint64_t*)v9)[v24[0]]))), (uint64_t)1364590687093260288ULL);
        v24[0] = (v24[0] + 1);
        if (v24[0] == 4) {
          v24[0] = 0;
          v25[0] = (v25[0] ^ 1);
        }
      }
    }
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 32) {
      g10();
      alignas(64) int v28[1];
      alignas(64) int v29[1];
      v28[0] = 0;
      v29[0] = 1;
      for (int v30 = 0; v30 < 4; ++v30) {
        g11((&(((uint64_t*)v9)[(v28[0] + 4)])), v29[0]);
        g12(g4((&(((uint64_t*)v9)[v28[0]]))), (uint)2304);
        int v31 = ((((int)g1()) * 512) + (v30 * 128));
        g13(g4((&(((nv_bfloat16*)v9)[(((v28[0] * 2048) + (0 ^ (((v28[0] * 32) & 7) << 3))) + 33280)]))), ((void*)((unsigned long long)(&(v22)))), ((((int)g1()) * 512) + (v30 * 128)), 0, g4((&(((uint64_t*)v9)[v28[0]]))), (uint64_t)1508705875169116160ULL);
        g13(g4((&(((nv_bfloat16*)v9)[(((v28[0] * 2048) + (0 ^ ((((v28[0] * 32) + 16) & 7) << 3))) + 34304)]))), ((void*)((unsigned long long)(&(v22)))), (((((int)g1()) * 512) + (v30 * 128)) + 64), 0, g4((&(((uint64_t*)v9)[v28[0]]))), (uint64_t)1508705875169116160ULL);
        v28[0] = (v28[0] + 1);
        if (v28[0] == 4) {
          v28[0] = 0;
          v29[0] = (v29[0] ^ 1);
        }
      }
    }
    g14();
  } else {
    alignas(64) float v32[8];
    int v33 = ((v0 >> 2) - 1);
    alignas(64) int v34[1];
    alignas(64) int v35[1];
    v34[0] = 0;
    v35[0] = 0;
    alignas(64) uint64_t v36[1];
    alignas(64) uint64_t v37[1];
    g15((&(v36[0])), (&(((nv_bfloat16*)v9)[512])), 512, 64, 3);
    g15((&(v37[0])), (&(((nv_bfloat16*)v9)[33280])), 1, 64, 3);
    v36[0] = (v36[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v38[1];
    v38[0] = 0;
    for (int v39 = 0; v39 < 4; ++v39) {
      g11((&(((uint64_t*)v9)[v34[0]])), v35[0]);
      g16();
      alignas(64) uint64_t v40[1];
      v40[0] = (v36[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)1024ULL));
      alignas(64) uint64_t v41[1];
      v41[0] = (v37[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)256ULL));
      g17(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v40[0], v41[0], (0 < v39));
      g17(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], (v40[0] + (uint64_t)128ULL), (v41[0] + (uint64_t)2ULL), (bool)1);
      g17(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], (v40[0] + (uint64_t)256ULL), (v41[0] + (uint64_t)4ULL), (bool)1);
      g17(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], (v40[0] + (uint64_t)384ULL), (v41[0] + (uint64_t)6ULL), (bool)1);
      g17(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], (v40[0] + (uint64_t)512ULL), (v41[0] + (uint64_t)128ULL), (bool)1);
      g17(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], (v40[0] + (uint64_t)640ULL), (v41[0] + (uint64_t)130ULL), (bool)1);
      g17(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], (v40[0] + (uint64_t)768ULL), (v41[0] + (uint64_t)132ULL), (bool)1);
      g17(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], (v40[0] + (uint64_t)896ULL), (v41[0] + (uint64_t)134ULL), (bool)1);
      g18();
      g19();
      if (0 < v39) {
        if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
          g20(g4((&(((uint64_t*)v9)[(v38[0] + 4)]))), (uint)1);
        }
      }
      v38[0] = v34[0];
      v34[0] = (v34[0] + 1);
      if (v34[0] == 4) {
        v34[0] = 0;
        v35[0] = (v35[0] ^ 1);
      }
    }
    g21();
    g14();
    alignas(64) uint v42[1];
    g22(v42[0], g4((&(((float*)v9)[20736]))), ((uint)((v0 & 3) >> 1)));
    int v43 = (((((((int)g1()) * 2304) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4));
    g23((v42[0] + ((uint)((((((((int)g1()) * 2304) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) - 128))), v32[0]);
    g23((v42[0] + ((uint)((((((((int)g1()) * 2304) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 16))), v32[1]);
    g23((v42[0] + ((uint)((((((((int)g1()) * 2304) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) - 96))), v32[2]);
    g23((v42[0] + ((uint)((((((((int)g1()) * 2304) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 48))), v32[3]);
    g23((v42[0] + ((uint)((((((((int)g1()) * 2304) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 1024))), v32[4]);
    g23((v42[0] + ((uint)((((((((int)g1()) * 2304) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 1168))), v32[5]);
    g23((v42[0] + ((uint)((((((((int)g1()) * 2304) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 1056))), v32[6]);
    g23((v42[0] + ((uint)((((((((int)g1()) * 2304) + ((((int)threadIdx.x) & 3) * 288)) + ((v0 >> 2) * 128)) + ((v0 & 1) * 64)) + (((((int)threadIdx.x) & 31) >> 2) * 4)) + 1200))), v32[7]);
  }
  g9();
  g14();
  g10();
  if (((((v0 * 4) + ((((int)threadIdx.x) & 31) >> 3)) < 9) && (((((((int)blockIdx.x) >> 1) * 8) + (((int)g1()) * 4)) + ((((int)threadIdx.x) & 7) >> 1)) < 81)) && (v0 < 4)) {
    alignas(64) float v44[4];
    int64_t v45 = ((int64_t)v0);
    int64_t v46 = ((int64_t)((int)threadIdx.x));
    int64_t v47 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3);
    int64_t v48 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
    int64_t v49 = (((((int64_t)v0) * (int64_t)144) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)36)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4));
    *(float4*)(v44 + (int64_t)0) = *(float4*)(((float*)v9) + ((((((int64_t)v0) * (int64_t)144) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)36)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (int64_t)20736));
    alignas(64) float v50[4];
    *(float4*)(v50 + (int64_t)0) = *(float4*)(((float*)v9) + ((((((int64_t)v0) * (int64_t)144) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)36)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (int64_t)21312));
    v44[0] = (v44[0] + v50[0]);
    v44[1] = (v44[1] + v50[1]);
    v44[2] = (v44[2] + v50[2]);
    v44[3] = (v44[3] + v50[3]);
    alignas(64) float v51[4];
    v51[0] = v44[0];
    v51[1] = v44[1];
    v51[2] = v44[2];
    v51[3] = v44[3];
    *(float4*)(v52 + (((((((int64_t)v0) * (int64_t)2592) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)648)) + ((((int64_t)((int)blockIdx.x)) >> (int64_t)1) * (int64_t)64)) + (((int64_t)((int)g1())) * (int64_t)32)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4))) = *(float4*)(v51 + (int64_t)0);
  }
}
