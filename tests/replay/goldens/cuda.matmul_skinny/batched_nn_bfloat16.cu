// cuda.matmul_skinny: batched_nn_bfloat16, on h200
// config: block_n=64, block_m=8, k_tiles_per_stage=2, stages=2, consumers=1, blocks=1, split_k=1, cluster_n=1
// digest: fa5f7876023e
__launch_bounds__(256, 1) g0(const __grid_constant__ CUtensorMap v20, const __grid_constant__ CUtensorMap v21, nv_bfloat16* __restrict__ v48) {
  int v0 = __shfl_sync((uint)4294967295, (((int)threadIdx.x) >> 5), 0, 32);
  int v1 = ((int)blockIdx.x);
  int v2 = (v0 >> 2);
  int v3 = (v0 >> 2);
  int v4 = (v0 & 3);
  int v5 = (v0 & 3);
  int v6 = (((int)threadIdx.x) & 31);
  int v7 = (((int)threadIdx.x) & 31);
  extern __shared__ __align__(64) uchar v8[];
  int v9 = ((int)blockIdx.x);
  int v10 = 0;
  int v11 = (((int)blockIdx.x) % 5);
  int v12 = ((((int)blockIdx.x) % 5) * 64);
  int v13 = ((((int)blockIdx.x) % 5) * 64);
  int v14 = (((int)blockIdx.x) / 5);
  int v15 = (((int)blockIdx.x) / 5);
  int v16 = 5;
  int v17 = 0;
  int v18 = 2;
  int v19 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g1(((void*)((unsigned long long)(&(v20)))));
      g1(((void*)((unsigned long long)(&(v21)))));
      g2(g3((&(((uint64_t*)v8)[0]))), (uint)2);
      g2(g3((&(((uint64_t*)v8)[2]))), (uint)1);
      g2(g3((&(((uint64_t*)v8)[1]))), (uint)2);
      g2(g3((&(((uint64_t*)v8)[3]))), (uint)1);
      g4();
    }
  }
  g5();
  g6();
  g7();
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g8();
      alignas(64) int v22[1];
      alignas(64) int v23[1];
      v22[0] = 0;
      v23[0] = 1;
      for (int v24 = 0; v24 < 2; ++v24) {
        g9((&(((uint64_t*)v8)[(v22[0] + 2)])), v23[0]);
        g10(g3((&(((uint64_t*)v8)[v22[0]]))), (uint)16384);
        int v25 = (v24 * 128);
        g11(g3((&(((nv_bfloat16*)v8)[(((v22[0] * 8192) + (0 ^ (((v22[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v20)))), ((((int)blockIdx.x) % 5) * 64), (v24 * 128), (((int)blockIdx.x) / 5), g3((&(((uint64_t*)v8)[v22[0]]))), (uint64_t)1364590687093260288ULL);
        g11(g3((&(((nv_bfloat16*)v8)[(((v22[0] * 8192) + (0 ^ ((((v22[0] * 128) + 64) & 7) << 3))) + 4608)]))), ((void*)((unsigned long long)(&(v20)))), ((((int)blockIdx.x) % 5) * 64), ((v24 * 128) + 64), (((int)blockIdx.x) / 5), g3((&(((uint64_t*)v8)[v22[0]]))), (uint64_t)1364590687093260288ULL);
        v22[0] = (v22[0] + 1);
        if (v22[0] == 2) {
          v22[0] = 0;
          v23[0] = (v23[0] ^ 1);
        }
      }
    }
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 32) {
      g8();
      alignas(64) int v26[1];
      alignas(64) int v27[1];
      v26[0] = 0;
      v27[0] = 1;
      for (int v28 = 0; v28 < 2; ++v28) {
        g9((&(((uint64_t*)v8)[(v26[0] + 2)])), v27[0]);
        g10(g3((&(((uint64_t*)v8)[v26[0]]))), (uint)1280);
        int v29 = (v28 * 128);
        g11(g3((&(((nv_bfloat16*)v8)[(((v26[0] * 1024) + (0 ^ (((v26[0] * 16) & 7) << 3))) + 16896)]))), ((void*)((unsigned long long)(&(v21)))), (v28 * 128), 0, (((int)blockIdx.x) / 5), g3((&(((uint64_t*)v8)[v26[0]]))), (uint64_t)1508705875169116160ULL);
        g11(g3((&(((nv_bfloat16*)v8)[(((v26[0] * 1024) + (0 ^ ((((v26[0] * 16) + 8) & 7) << 3))) + 17408)]))), ((void*)((unsigned long long)(&(v21)))), ((v28 * 128) + 64), 0, (((int)blockIdx.x) / 5), g3((&(((uint64_t*)v8)[v26[0]]))), (uint64_t)1508705875169116160ULL);
        v26[0] = (v26[0] + 1);
        if (v26[0] == 2) {
          v26[0] = 0;
          v27[0] = (v27[0] ^ 1);
        }
      }
    }
    g6();
  } else {
    alignas(64) float v30[4];
    int v31 = ((v0 >> 2) - 1);
    alignas(64) int v32[1];
    alignas(64) int v33[1];
    v32[0] = 0;
    v33[0] = 0;
    alignas(64) uint64_t v34[1];
    alignas(64) uint64_t v35[1];
    g12((&(v34[0])), (&(((nv_bfloat16*)v8)[512])), 512, 64, 3);
    g12((&(v35[0])), (&(((nv_bfloat16*)v8)[16896])), 1, 64, 3);
    v34[0] = (v34[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v36[1];
    v36[0] = 0;
    for (int v37 = 0; v37 < 2; ++v37) {
      g9((&(((uint64_t*)v8)[v32[0]])), v33[0]);
      g13();
      alignas(64) uint64_t v38[1];
      v38[0] = (v34[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)1024ULL));
      alignas(64) uint64_t v39[1];
      v39[0] = (v35[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)128ULL));
      g14(v30[0], v30[1], v30[2], v30[3], v38[0], v39[0], (0 < v37));
      g14(v30[0], v30[1], v30[2], v30[3], (v38[0] + (uint64_t)128ULL), (v39[0] + (uint64_t)2ULL), (bool)1);
      g14(v30[0], v30[1], v30[2], v30[3], (v38[0] + (uint64_t)256ULL), (v39[0] + (uint64_t)4ULL), (bool)1);
      g14(v30[0], v30[1], v30[2], v30[3], (v38[0] + (uint64_t)384ULL), (v39[0] + (uint64_t)6ULL), (bool)1);
      g14(v30[0], v30[1], v30[2], v30[3], (v38[0] + (uint64_t)512ULL), (v39[0] + (uint64_t)64ULL), (bool)1);
      g14(v30[0], v30[1], v30[2], v30[3], (v38[0] + (uint64_t)640ULL), (v39[0] + (uint64_t)66ULL), (bool)1);
      g14(v30[0], v30[1], v30[2], v30[3], (v38[0] + (uint64_t)768ULL), (v39[0] + (uint64_t)68ULL), (bool)1);
      g14(v30[0], v30[1], v30[2], v30[3], (v38[0] + (uint64_t)896ULL), (v39[0] + (uint64_t)70ULL), (bool)1);
      g15();
      g16();
      if (0 < v37) {
        if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
          g17(g3((&(((uint64_t*)v8)[(v36[0] + 2)]))), (uint)1);
        }
      }
      v36[0] = v32[0];
      v32[0] = (v32[0] + 1);
      if (v32[0] == 2) {
        v32[0] = 0;
        v33[0] = (v33[0] ^ 1);
      }
    }
    g18();
    g6();
    int v40 = ((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2));
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 192)] = v30[0];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 260)] = v30[1];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 200)] = v30[2];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 268)] = v30[3];
  }
  g6();
  g8();
  if (((((v0 * 2) + ((((int)threadIdx.x) & 31) >> 4)) < 5) && ((((((int)blockIdx.x) % 5) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) && (v0 < 4)) {
    alignas(64) float v41[4];
    int64_t v42 = ((int64_t)v0);
    int64_t v43 = ((int64_t)((int)threadIdx.x));
    int64_t v44 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4);
    int64_t v45 = ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4);
    *(float4*)(v41 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)256));
    alignas(64) nv_bfloat16 v46[4];
    v46[0] = ((nv_bfloat16)v41[0]);
    v46[1] = ((nv_bfloat16)v41[1]);
    v46[2] = ((nv_bfloat16)v41[2]);
    v46[3] = ((nv_bfloat16)v41[3]);
    int64_t v47 = ((int64_t)((int)blockIdx.x));
    *(nv_bfloat164*)(v48 + ((((((((int64_t)((int)blockIdx.x)) / (int64_t)5) * (int64_t)1320) + (((int64_t)v0) * (int64_t)528)) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + ((((int64_t)((int)blockIdx.x)) % (int64_t)5) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(nv_bfloat164*)(v46 + (int64_t)0);
  }
}
