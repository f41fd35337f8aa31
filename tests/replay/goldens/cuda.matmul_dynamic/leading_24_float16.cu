// cuda.matmul_dynamic: leading_24_float16, on h200
// config: skinny=4, kernels=3
// digest: 75e795ddb76a
__launch_bounds__(256, 1) g0(int v15, const __grid_constant__ CUtensorMap v19, const __grid_constant__ CUtensorMap v20, uint v28, int v41, half* __restrict__ v48, int64_t v49) {
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
  int v11 = (((int)blockIdx.x) * 64);
  int v12 = (((int)blockIdx.x) * 64);
  int v13 = 0;
  int v14 = v15;
  int v16 = 0;
  int v17 = 2;
  int v18 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g6(((void*)((unsigned long long)(&(v19)))));
      g6(((void*)((unsigned long long)(&(v20)))));
      g7(g8((&(((uint64_t*)v8)[0]))), (uint)2);
      g7(g8((&(((uint64_t*)v8)[2]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[1]))), (uint)2);
      g7(g8((&(((uint64_t*)v8)[3]))), (uint)1);
      g9();
    }
  }
  g10();
  g11();
  g12();
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g13();
      alignas(64) int v21[1];
      alignas(64) int v22[1];
      v21[0] = 0;
      v22[0] = 1;
      for (int v23 = 0; v23 < 2; ++v23) {
        g14((&(((uint64_t*)v8)[(v21[0] + 2)])), v22[0]);
        g15(g8((&(((uint64_t*)v8)[v21[0]]))), (uint)16384);
        int v24 = (v23 * 128);
        g16(g8((&(((half*)v8)[(((v21[0] * 8192) + (0 ^ (((v21[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v19)))), (v23 * 128), (((int)blockIdx.x) * 64), g8((&(((uint64_t*)v8)[v21[0]]))), (uint64_t)1364590687093260288ULL);
        g16(g8((&(((half*)v8)[(((v21[0] * 8192) + (0 ^ ((((v21[0] * 128) + 64) & 7) << 3))) + 4608)]))), ((void*)((unsigned long long)(&(v19)))), ((v23 * 128) + 64), (((int)blockIdx.x) * 64), g8((&(((uint64_t*)v8)[v21[0]]))), (uint64_t)1364590687093260288ULL);
        v21[0] = (v21[0] + 1);
        if (v21[0] == 2) {
          v21[0] = 0;
          v22[0] = (v22[0] ^ 1);
        }
      }
    }
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 32) {
      g13();
      alignas(64) int v25[1];
      alignas(64) int v26[1];
      v25[0] = 0;
      v26[0] = 1;
      for (int v27 = 0; v27 < 2; ++v27) {
        g14((&(((uint64_t*)v8)[(v25[0] + 2)])), v26[0]);
        g15(g8((&(((uint64_t*)v8)[v25[0]]))), v28);
        int v29 = (v27 * 128);
        g16(g8((&(((half*)v8)[(((v25[0] * 2048) + (0 ^ (((v25[0] * 32) & 7) << 3))) + 16896)]))), ((void*)((unsigned long long)(&(v20)))), (v27 * 128), 0, g8((&(((uint64_t*)v8)[v25[0]]))), (uint64_t)1508705875169116160ULL);
        g16(g8((&(((half*)v8)[(((v25[0] * 2048) + (0 ^ ((((v25[0] * 32) + 16) & 7) << 3))) + 17920)]))), ((void*)((unsigned long long)(&(v20)))), ((v27 * 128) + 64), 0, g8((&(((uint64_t*)v8)[v25[0]]))), (uint64_t)1508705875169116160ULL);
        v25[0] = (v25[0] + 1);
        if (v25[0] == 2) {
          v25[0] = 0;
          v26[0] = (v26[0] ^ 1);
        }
      }
    }
    g11();
  } else {
    alignas(64) float v30[8];
    int v31 = ((v0 >> 2) - 1);
    alignas(64) int v32[1];
    alignas(64) int v33[1];
    v32[0] = 0;
    v33[0] = 0;
    alignas(64) uint64_t v34[1];
    alignas(64) uint64_t v35[1];
    g17((&(v34[0])), (&(((half*)v8)[512])), 1, 64, 3);
    g17((&(v35[0])), (&(((half*)v8)[16896])), 1, 64, 3);
    v34[0] = (v34[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v36[1];
    v36[0] = 0;
    for (int v37 = 0; v37 < 2; ++v37) {
      g14((&(((uint64_t*)v8)[v32[0]])), v33[0]);
      g18();
      alignas(64) uint64_t v38[1];
      v38[0] = (v34[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)1024ULL));
      alignas(64) uint64_t v39[1];
      v39[0] = (v35[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)256ULL));
      g19(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v38[0], v39[0], (0 < v37));
      g19(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v38[0] + (uint64_t)2ULL), (v39[0] + (uint64_t)2ULL), (bool)1);
      g19(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v38[0] + (uint64_t)4ULL), (v39[0] + (uint64_t)4ULL), (bool)1);
      g19(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v38[0] + (uint64_t)6ULL), (v39[0] + (uint64_t)6ULL), (bool)1);
      g19(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v38[0] + (uint64_t)512ULL), (v39[0] + (uint64_t)128ULL), (bool)1);
      g19(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v38[0] + (uint64_t)514ULL), (v39[0] + (uint64_t)130ULL), (bool)1);
      g19(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v38[0] + (uint64_t)516ULL), (v39[0] + (uint64_t)132ULL), (bool)1);
      g19(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], (v38[0] + (uint64_t)518ULL), (v39[0] + (uint64_t)134ULL), (bool)1);
      g20();
      g21();
      if (0 < v37) {
        if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
          g22(g8((&(((uint64_t*)v8)[(v36[0] + 2)]))), (uint)1);
        }
      }
      v36[0] = v32[0];
      v32[0] = (v32[0] + 1);
      if (v32[0] == 2) {
        v32[0] = 0;
        v33[0] = (v33[0] ^ 1);
      }
    }
    g23();
    g11();
    int v40 = ((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2));
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 192)] = v30[0];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 260)] = v30[1];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 200)] = v30[2];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 268)] = v30[3];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 736)] = v30[4];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 804)] = v30[5];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 744)] = v30[6];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 812)] = v30[7];
  }
  g11();
  g13();
  if (((v0 - v41) < 0) && (((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) {
    alignas(64) float v42[4];
    int64_t v43 = ((int64_t)v0);
    int64_t v44 = ((int64_t)((int)threadIdx.x));
    int64_t v45 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4);
    int64_t v46 = ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4);
    *(float4*)(v42 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)256));
    alignas(64) half v47[4];
    v47[0] = ((half)v42[0]);
    v47[1] = ((half)v42[1]);
    v47[2] = ((half)v42[2]);
    v47[3] = ((half)v42[3]);
    *(half4*)(v48 + ((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(half4*)(v47 + (int64_t)0);
  }
}
__launch_bounds__(256, 1) g1(int v15, const __grid_constant__ CUtensorMap v19, const __grid_constant__ CUtensorMap v20, uint v28, int v44, half* __restrict__ v52, int64_t v59) {
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
  int v11 = (((int)blockIdx.x) * 64);
  int v12 = (((int)blockIdx.x) * 64);
  int v13 = 0;
  int v14 = v15;
  int v16 = 0;
  int v17 = 2;
  int v18 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g6(((void*)((unsigned long long)(&(v19)))));
      g6(((void*)((unsigned long long)(&(v20)))));
      g7(g8((&(((uint64_t*)v8)[0]))), (uint)2);
      g7(g8((&(((uint64_t*)v8)[2]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[1]))), (uint)2);
      g7(g8((&(((uint64_t*)v8)[3]))), (uint)1);
      g9();
    }
  }
  g10();
  g11();
  g12();
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g13();
      alignas(64) int v21[1];
      alignas(64) int v22[1];
      v21[0] = 0;
      v22[0] = 1;
      for (int v23 = 0; v23 < 2; ++v23) {
        g14((&(((uint64_t*)v8)[(v21[0] + 2)])), v22[0]);
        g15(g8((&(((uint64_t*)v8)[v21[0]]))), (uint)16384);
        int v24 = (v23 * 128);
        g16(g8((&(((half*)v8)[(((v21[0] * 8192) + (0 ^ (((v21[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v19)))), (v23 * 128), (((int)blockIdx.x) * 64), g8((&(((uint64_t*)v8)[v21[0]]))), (uint64_t)1364590687093260288ULL);
        g16(g8((&(((half*)v8)[(((v21[0] * 8192) + (0 ^ ((((v21[0] * 128) + 64) & 7) << 3))) + 4608)]))), ((void*)((unsigned long long)(&(v19)))), ((v23 * 128) + 64), (((int)blockIdx.x) * 64), g8((&(((uint64_t*)v8)[v21[0]]))), (uint64_t)1364590687093260288ULL);
        v21[0] = (v21[0] + 1);
        if (v21[0] == 2) {
          v21[0] = 0;
          v22[0] = (v22[0] ^ 1);
        }
      }
    }
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 32) {
      g13();
      alignas(64) int v25[1];
      alignas(64) int v26[1];
      v25[0] = 0;
      v26[0] = 1;
      for (int v27 = 0; v27 < 2; ++v27) {
        g14((&(((uint64_t*)v8)[(v25[0] + 2)])), v26[0]);
        g15(g8((&(((uint64_t*)v8)[v25[0]]))), v28);
        int v29 = (v27 * 128);
        g16(g8((&(((half*)v8)[(((v25[0] * 8192) + (0 ^ (((v25[0] * 128) & 7) << 3))) + 16896)]))), ((void*)((unsigned long long)(&(v20)))), (v27 * 128), 0, g8((&(((uint64_t*)v8)[v25[0]]))), (uint64_t)1508705875169116160ULL);
        g16(g8((&(((half*)v8)[(((v25[0] * 8192) + (0 ^ ((((v25[0] * 128) + 64) & 7) << 3))) + 20992)]))), ((void*)((unsigned long long)(&(v20)))), ((v27 * 128) + 64), 0, g8((&(((uint64_t*)v8)[v25[0]]))), (uint64_t)1508705875169116160ULL);
        v25[0] = (v25[0] + 1);
        if (v25[0] == 2) {
          v25[0] = 0;
          v26[0] = (v26[0] ^ 1);
        }
      }
    }
    g11();
  } else {
    alignas(64) float v30[32];
    int v31 = ((v0 >> 2) - 1);
    alignas(64) int v32[1];
    alignas(64) int v33[1];
    v32[0] = 0;
    v33[0] = 0;
    alignas(64) uint64_t v34[1];
    alignas(64) uint64_t v35[1];
    g17((&(v34[0])), (&(((half*)v8)[512])), 1, 64, 3);
    g17((&(v35[0])), (&(((half*)v8)[16896])), 1, 64, 3);
    v34[0] = (v34[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v36[1];
    v36[0] = 0;
    for (int v37 = 0; v37 < 2; ++v37) {
      g14((&(((uint64_t*)v8)[v32[0]])), v33[0]);
      g18();
      alignas(64) uint64_t v38[1];
      v38[0] = (v34[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)1024ULL));
      alignas(64) uint64_t v39[1];
      v39[0] = (v35[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)1024ULL));
      g24(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], v38[0], v39[0], (0 < v37));
      g24(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v38[0] + (uint64_t)2ULL), (v39[0] + (uint64_t)2ULL), (bool)1);
      g24(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v38[0] + (uint64_t)4ULL), (v39[0] + (uint64_t)4ULL), (bool)1);
      g24(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v38[0] + (uint64_t)6ULL), (v39[0] + (uint64_t)6ULL), (bool)1);
      g24(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v38[0] + (uint64_t)512ULL), (v39[0] + (uint64_t)512ULL), (bool)1);
      g24(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v38[0] + (uint64_t)514ULL), (v39[0] + (uint64_t)514ULL), (bool)1);
      g24(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v38[0] + (uint64_t)516ULL), (v39[0] + (uint64_t)516ULL), (bool)1);
      g24(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], (v38[0] + (uint64_t)518ULL), (v39[0] + (uint64_t)518ULL), (bool)1);
      g20();
      g21();
      if (0 < v37) {
        if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
          g22(g8((&(((uint64_t*)v8)[(v36[0] + 2)]))), (uint)1);
        }
      }
      v36[0] = v32[0];
      v32[0] = (v32[0] + 1);
      if (v32[0] == 2) {
        v32[0] = 0;
        v33[0] = (v33[0] ^ 1);
      }
    }
    g23();
    g11();
    int v40 = ((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2));
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 192)] = v30[0];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 260)] = v30[1];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 200)] = v30[2];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 268)] = v30[3];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 736)] = v30[4];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 804)] = v30[5];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 744)] = v30[6];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 812)] = v30[7];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1280)] = v30[8];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1348)] = v30[9];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1288)] = v30[10];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1356)] = v30[11];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1824)] = v30[12];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1892)] = v30[13];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1832)] = v30[14];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1900)] = v30[15];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2368)] = v30[16];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2436)] = v30[17];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2376)] = v30[18];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2444)] = v30[19];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2912)] = v30[20];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2980)] = v30[21];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2920)] = v30[22];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2988)] = v30[23];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 3456)] = v30[24];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 3524)] = v30[25];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 3464)] = v30[26];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 3532)] = v30[27];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4000)] = v30[28];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4068)] = v30[29];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4008)] = v30[30];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4076)] = v30[31];
  }
  g11();
  g13();
  int64_t v41 = ((int64_t)v0);
  int64_t v42 = ((int64_t)((int)threadIdx.x));
  int v43 = (v0 - v44);
  int v45 = ((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1));
  int64_t v46 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4);
  int64_t v47 = ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4);
  int64_t v48 = (((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4));
  int64_t v49 = ((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4));
  if (((v0 - v44) < 0) && (((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) {
    alignas(64) float v50[4];
    *(float4*)(v50 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)256));
    alignas(64) half v51[4];
    v51[0] = ((half)v50[0]);
    v51[1] = ((half)v50[1]);
    v51[2] = ((half)v50[2]);
    v51[3] = ((half)v50[3]);
    *(half4*)(v52 + ((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(half4*)(v51 + (int64_t)0);
  }
  if (((v0 - v44) < -8) && (((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) {
    alignas(64) float v53[4];
    *(float4*)(v53 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)1344));
    alignas(64) half v54[4];
    v54[0] = ((half)v53[0]);
    v54[1] = ((half)v53[1]);
    v54[2] = ((half)v53[2]);
    v54[3] = ((half)v53[3]);
    *(half4*)(v52 + (((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)4224)) = *(half4*)(v54 + (int64_t)0);
  }
  if (((v0 - v44) < -16) && (((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) {
    alignas(64) float v55[4];
    *(float4*)(v55 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)2432));
    alignas(64) half v56[4];
    v56[0] = ((half)v55[0]);
    v56[1] = ((half)v55[1]);
    v56[2] = ((half)v55[2]);
    v56[3] = ((half)v55[3]);
    *(half4*)(v52 + (((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)8448)) = *(half4*)(v56 + (int64_t)0);
  }
  if (((v0 - v44) < -24) && (((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) {
    alignas(64) float v57[4];
    *(float4*)(v57 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)3520));
    alignas(64) half v58[4];
    v58[0] = ((half)v57[0]);
    v58[1] = ((half)v57[1]);
    v58[2] = ((half)v57[2]);
    v58[3] = ((half)v57[3]);
    *(half4*)(v52 + (((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)12672)) = *(half4*)(v58 + (int64_t)0);
  }
}
__launch_bounds__(256, 1) g2(int v15, const __grid_constant__ CUtensorMap v19, const __grid_constant__ CUtensorMap v20, uint v28, int v44, half* __restrict__ v52, int64_t v63) {
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
  int v11 = (((int)blockIdx.x) * 64);
  int v12 = (((int)blockIdx.x) * 64);
  int v13 = 0;
  int v14 = v15;
  int v16 = 0;
  int v17 = 2;
  int v18 = ((v0 * 32) + (((int)threadIdx.x) & 31));
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g6(((void*)((unsigned long long)(&(v19)))));
      g6(((void*)((unsigned long long)(&(v20)))));
      g7(g8((&(((uint64_t*)v8)[0]))), (uint)2);
      g7(g8((&(((uint64_t*)v8)[2]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[1]))), (uint)2);
      g7(g8((&(((uint64_t*)v8)[3]))), (uint)1);
      g9();
    }
  }
  g10();
  g11();
  g12();
  if ((v0 >> 2) == 0) {
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 0) {
      g13();
      alignas(64) int v21[1];
      alignas(64) int v22[1];
      v21[0] = 0;
      v22[0] = 1;
      for (int v23 = 0; v23 < 2; ++v23) {
        g14((&(((uint64_t*)v8)[(v21[0] + 2)])), v22[0]);
        g15(g8((&(((uint64_t*)v8)[v21[0]]))), (uint)16384);
        int v24 = (v23 * 128);
        g16(g8((&(((half*)v8)[(((v21[0] * 8192) + (0 ^ (((v21[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v19)))), (v23 * 128), (((int)blockIdx.x) * 64), g8((&(((uint64_t*)v8)[v21[0]]))), (uint64_t)1364590687093260288ULL);
        g16(g8((&(((half*)v8)[(((v21[0] * 8192) + (0 ^ ((((v21[0] * 128) + 64) & 7) << 3))) + 4608)]))), ((void*)((unsigned long long)(&(v19)))), ((v23 * 128) + 64), (((int)blockIdx.x) * 64), g8((&(((uint64_t*)v8)[v21[0]]))), (uint64_t)1364590687093260288ULL);
        v21[0] = (v21[0] + 1);
        if (v21[0] == 2) {
          v21[0] = 0;
          v22[0] = (v22[0] ^ 1);
        }
      }
    }
    if (((v0 * 32) + (((int)threadIdx.x) & 31)) == 32) {
      g13();
      alignas(64) int v25[1];
      alignas(64) int v26[1];
      v25[0] = 0;
      v26[0] = 1;
      for (int v27 = 0; v27 < 2; ++v27) {
        g14((&(((uint64_t*)v8)[(v25[0] + 2)])), v26[0]);
        g15(g8((&(((uint64_t*)v8)[v25[0]]))), v28);
        int v29 = (v27 * 128);
        g16(g8((&(((half*)v8)[(((v25[0] * 12288) + (0 ^ (((v25[0] * 192) & 7) << 3))) + 16896)]))), ((void*)((unsigned long long)(&(v20)))), (v27 * 128), 0, g8((&(((uint64_t*)v8)[v25[0]]))), (uint64_t)1508705875169116160ULL);
        g16(g8((&(((half*)v8)[(((v25[0] * 12288) + (0 ^ ((((v25[0] * 192) + 96) & 7) << 3))) + 23040)]))), ((void*)((unsigned long long)(&(v20)))), ((v27 * 128) + 64), 0, g8((&(((uint64_t*)v8)[v25[0]]))), (uint64_t)1508705875169116160ULL);
        v25[0] = (v25[0] + 1);
        if (v25[0] == 2) {
          v25[0] = 0;
          v26[0] = (v26[0] ^ 1);
        }
      }
    }
    g11();
  } else {
    alignas(64) float v30[48];
    int v31 = ((v0 >> 2) - 1);
    alignas(64) int v32[1];
    alignas(64) int v33[1];
    v32[0] = 0;
    v33[0] = 0;
    alignas(64) uint64_t v34[1];
    alignas(64) uint64_t v35[1];
    g17((&(v34[0])), (&(((half*)v8)[512])), 1, 64, 3);
    g17((&(v35[0])), (&(((half*)v8)[16896])), 1, 64, 3);
    v34[0] = (v34[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v36[1];
    v36[0] = 0;
    for (int v37 = 0; v37 < 2; ++v37) {
      g14((&(((uint64_t*)v8)[v32[0]])), v33[0]);
      g18();
      alignas(64) uint64_t v38[1];
      v38[0] = (v34[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)1024ULL));
      alignas(64) uint64_t v39[1];
      v39[0] = (v35[0] + (((uint64_t)((uint)v32[0])) * (uint64_t)1536ULL));
      g25(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], v30[32], v30[33], v30[34], v30[35], v30[36], v30[37], v30[38], v30[39], v30[40], v30[41], v30[42], v30[43], v30[44], v30[45], v30[46], v30[47], v38[0], v39[0], (0 < v37));
      g25(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], v30[32], v30[33], v30[34], v30[35], v30[36], v30[37], v30[38], v30[39], v30[40], v30[41], v30[42], v30[43], v30[44], v30[45], v30[46], v30[47], (v38[0] + (uint64_t)2ULL), (v39[0] + (uint64_t)2ULL), (bool)1);
      g25(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], v30[32], v30[33], v30[34], v30[35], v30[36], v30[37], v30[38], v30[39], v30[40], v30[41], v30[42], v30[43], v30[44], v30[45], v30[46], v30[47], (v38[0] + (uint64_t)4ULL), (v39[0] + (uint64_t)4ULL), (bool)1);
      g25(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], v30[32], v30[33], v30[34], v30[35], v30[36], v30[37], v30[38], v30[39], v30[40], v30[41], v30[42], v30[43], v30[44], v30[45], v30[46], v30[47], (v38[0] + (uint64_t)6ULL), (v39[0] + (uint64_t)6ULL), (bool)1);
      g25(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], v30[32], v30[33], v30[34], v30[35], v30[36], v30[37], v30[38], v30[39], v30[40], v30[41], v30[42], v30[43], v30[44], v30[45], v30[46], v30[47], (v38[0] + (uint64_t)512ULL), (v39[0] + (uint64_t)768ULL), (bool)1);
      g25(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], v30[32], v30[33], v30[34], v30[35], v30[36], v30[37], v30[38], v30[39], v30[40], v30[41], v30[42], v30[43], v30[44], v30[45], v30[46], v30[47], (v38[0] + (uint64_t)514ULL), (v39[0] + (uint64_t)770ULL), (bool)1);
      g25(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], v30[32], v30[33], v30[34], v30[35], v30[36], v30[37], v30[38], v30[39], v30[40], v30[41], v30[42], v30[43], v30[44], v30[45], v30[46], v30[47], (v38[0] + (uint64_t)516ULL), (v39[0] + (uint64_t)772ULL), (bool)1);
      g25(v30[0], v30[1], v30[2], v30[3], v30[4], v30[5], v30[6], v30[7], v30[8], v30[9], v30[10], v30[11], v30[12], v30[13], v30[14], v30[15], v30[16], v30[17], v30[18], v30[19], v30[20], v30[21], v30[22], v30[23], v30[24], v30[25], v30[26], v30[27], v30[28], v30[29], v30[30], v30[31], v30[32], v30[33], v30[34], v30[35], v30[36], v30[37], v30[38], v30[39], v30[40], v30[41], v30[42], v30[43], v30[44], v30[45], v30[46], v30[47], (v38[0] + (uint64_t)518ULL), (v39[0] + (uint64_t)774ULL), (bool)1);
      g20();
      g21();
      if (0 < v37) {
        if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
          g22(g8((&(((uint64_t*)v8)[(v36[0] + 2)]))), (uint)1);
        }
      }
      v36[0] = v32[0];
      v32[0] = (v32[0] + 1);
      if (v32[0] == 2) {
        v32[0] = 0;
        v33[0] = (v33[0] ^ 1);
      }
    }
    g23();
    g11();
    int v40 = ((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2));
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 192)] = v30[0];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 260)] = v30[1];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 200)] = v30[2];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 268)] = v30[3];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 736)] = v30[4];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 804)] = v30[5];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 744)] = v30[6];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 812)] = v30[7];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1280)] = v30[8];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1348)] = v30[9];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1288)] = v30[10];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1356)] = v30[11];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1824)] = v30[12];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1892)] = v30[13];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1832)] = v30[14];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 1900)] = v30[15];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2368)] = v30[16];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2436)] = v30[17];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2376)] = v30[18];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2444)] = v30[19];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2912)] = v30[20];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2980)] = v30[21];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2920)] = v30[22];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 2988)] = v30[23];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 3456)] = v30[24];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 3524)] = v30[25];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 3464)] = v30[26];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 3532)] = v30[27];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4000)] = v30[28];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4068)] = v30[29];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4008)] = v30[30];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4076)] = v30[31];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4544)] = v30[32];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4612)] = v30[33];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4552)] = v30[34];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 4620)] = v30[35];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 5088)] = v30[36];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 5156)] = v30[37];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 5096)] = v30[38];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 5164)] = v30[39];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 5632)] = v30[40];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 5700)] = v30[41];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 5640)] = v30[42];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 5708)] = v30[43];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 6176)] = v30[44];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 6244)] = v30[45];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 6184)] = v30[46];
    ((float*)v8)[(((((((int)threadIdx.x) & 3) * 136) + (v0 * 16)) + ((((int)threadIdx.x) & 31) >> 2)) + 6252)] = v30[47];
  }
  g11();
  g13();
  int64_t v41 = ((int64_t)v0);
  int64_t v42 = ((int64_t)((int)threadIdx.x));
  int v43 = (v0 - v44);
  int v45 = ((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1));
  int64_t v46 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4);
  int64_t v47 = ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4);
  int64_t v48 = (((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4));
  int64_t v49 = ((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4));
  if (((v0 - v44) < 0) && (((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) {
    alignas(64) float v50[4];
    *(float4*)(v50 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)256));
    alignas(64) half v51[4];
    v51[0] = ((half)v50[0]);
    v51[1] = ((half)v50[1]);
    v51[2] = ((half)v50[2]);
    v51[3] = ((half)v50[3]);
    *(half4*)(v52 + ((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))) = *(half4*)(v51 + (int64_t)0);
  }
  if (((v0 - v44) < -8) && (((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) {
    alignas(64) float v53[4];
    *(float4*)(v53 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)1344));
    alignas(64) half v54[4];
    v54[0] = ((half)v53[0]);
    v54[1] = ((half)v53[1]);
    v54[2] = ((half)v53[2]);
    v54[3] = ((half)v53[3]);
    *(half4*)(v52 + (((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)4224)) = *(half4*)(v54 + (int64_t)0);
  }
  if (((v0 - v44) < -16) && (((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) {
    alignas(64) float v55[4];
    *(float4*)(v55 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)2432));
    alignas(64) half v56[4];
    v56[0] = ((half)v55[0]);
    v56[1] = ((half)v55[1]);
    v56[2] = ((half)v55[2]);
    v56[3] = ((half)v55[3]);
    *(half4*)(v52 + (((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)8448)) = *(half4*)(v56 + (int64_t)0);
  }
  if (((v0 - v44) < -24) && (((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) {
    alignas(64) float v57[4];
    *(float4*)(v57 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)3520));
    alignas(64) half v58[4];
    v58[0] = ((half)v57[0]);
    v58[1] = ((half)v57[1]);
    v58[2] = ((half)v57[2]);
    v58[3] = ((half)v57[3]);
    *(half4*)(v52 + (((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)12672)) = *(half4*)(v58 + (int64_t)0);
  }
  if (((v0 - v44) < -32) && (((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) {
    alignas(64) float v59[4];
    *(float4*)(v59 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)4608));
    alignas(64) half v60[4];
    v60[0] = ((half)v59[0]);
    v60[1] = ((half)v59[1]);
    v60[2] = ((half)v59[2]);
    v60[3] = ((half)v59[3]);
    *(half4*)(v52 + (((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)16896)) = *(half4*)(v60 + (int64_t)0);
  }
  if (((v0 - v44) < -40) && (((((int)blockIdx.x) * 8) + ((((int)threadIdx.x) & 15) >> 1)) < 33)) {
    alignas(64) float v61[4];
    *(float4*)(v61 + (int64_t)0) = *(float4*)(((float*)v8) + ((((((int64_t)v0) * (int64_t)136) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)68)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)5696));
    alignas(64) half v62[4];
    v62[0] = ((half)v61[0]);
    v62[1] = ((half)v61[1]);
    v62[2] = ((half)v61[2]);
    v62[3] = ((half)v61[3]);
    *(half4*)(v52 + (((((((int64_t)v0) * (int64_t)528) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)4) * (int64_t)264)) + (((int64_t)((int)blockIdx.x)) * (int64_t)64)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)21120)) = *(half4*)(v62 + (int64_t)0);
  }
}
__launch_bounds__(256, 1) g3(const __grid_constant__ CUtensorMap v15, const __grid_constant__ CUtensorMap v16, int v20, int v26, int v88, half* __restrict__ v89, int v90, int64_t v97) {
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
      g7(g8((&(((uint64_t*)v8)[0]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[7]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[1]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[8]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[2]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[9]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[3]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[10]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[4]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[11]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[5]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[12]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[6]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[13]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[14]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[15]))), (uint)1);
      g9();
      g6(((void*)((unsigned long long)(&(v15)))));
      g6(((void*)((unsigned long long)(&(v16)))));
    }
  }
  g10();
  g11();
  g13();
  g12();
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
        if (!((v19[0] < v20))) { break; }
        v13[0] = (v19[0] / v20);
        int v21 = (v19[0] % v20);
        int v22 = (v21 / 60);
        int v23 = ((v21 / 60) * 10);
        int v24 = ((v21 / 60) * 10);
        int v25 = g26((v26 - ((v21 / 60) * 10)), 10);
        int v27 = g26((v26 - ((v21 / 60) * 10)), 10);
        int v28 = (v21 % 60);
        int v29 = (v21 % 60);
        v11[0] = (((v21 / 60) * 640) + (((v21 % 60) % g26((v26 - ((v21 / 60) * 10)), 10)) * 64));
        v12[0] = (((v21 % 60) / g26((v26 - ((v21 / 60) * 10)), 10)) * 48);
        for (int v30 = 0; v30 < 2; ++v30) {
          g14((&(((uint64_t*)v8)[(v17[0] + 7)])), v18[0]);
          g15(g8((&(((uint64_t*)v8)[v17[0]]))), (uint)28672);
          int v31 = (v30 * 128);
          g27(g8((&(((half*)v8)[(((v17[0] * 8192) + (0 ^ (((v17[0] * 128) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v15)))), (v30 * 128), v11[0], g8((&(((uint64_t*)v8)[v17[0]]))));
          g27(g8((&(((half*)v8)[(((v17[0] * 6144) + (0 ^ (((v17[0] * 96) & 7) << 3))) + 57856)]))), ((void*)((unsigned long long)(&(v16)))), (v30 * 128), v12[0], g8((&(((uint64_t*)v8)[v17[0]]))));
          int v32 = ((v30 * 128) + 64);
          g27(g8((&(((half*)v8)[(((v17[0] * 8192) + (0 ^ ((((v17[0] * 128) + 64) & 7) << 3))) + 4608)]))), ((void*)((unsigned long long)(&(v15)))), ((v30 * 128) + 64), v11[0], g8((&(((uint64_t*)v8)[v17[0]]))));
          g27(g8((&(((half*)v8)[(((v17[0] * 6144) + (0 ^ ((((v17[0] * 96) + 48) & 7) << 3))) + 60928)]))), ((void*)((unsigned long long)(&(v16)))), ((v30 * 128) + 64), v12[0], g8((&(((uint64_t*)v8)[v17[0]]))));
          v17[0] = (v17[0] + 1);
          if (v17[0] == 7) {
            v17[0] = 0;
            v18[0] = (v18[0] ^ 1);
          }
        }
        v19[0] = (v19[0] + 132);
      }
    }
  } else {
    alignas(64) float v33[24];
    int v34 = ((v0 >> 2) - 1);
    alignas(64) int v35[1];
    alignas(64) int v36[1];
    v35[0] = 0;
    v36[0] = 0;
    alignas(64) uint64_t v37[1];
    alignas(64) uint64_t v38[1];
    int v39 = (((v0 >> 2) * 64) - 64);
    g17((&(v37[0])), (&(((half*)v8)[512])), 1, 64, 3);
    g17((&(v38[0])), (&(((half*)v8)[57856])), 1, 64, 3);
    v37[0] = (v37[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v40[1];
    v40[0] = ((int)blockIdx.x);
    alignas(64) int v41[1];
    v41[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v40[0] < v20))) { break; }
      v13[0] = (v40[0] / v20);
      int v42 = (v40[0] % v20);
      int v43 = (v42 / 60);
      int v44 = ((v42 / 60) * 10);
      int v45 = ((v42 / 60) * 10);
      int v46 = g26((v26 - ((v42 / 60) * 10)), 10);
      int v47 = g26((v26 - ((v42 / 60) * 10)), 10);
      int v48 = (v42 % 60);
      int v49 = (v42 % 60);
      v11[0] = (((v42 / 60) * 640) + (((v42 % 60) % g26((v26 - ((v42 / 60) * 10)), 10)) * 64));
      v12[0] = (((v42 % 60) / g26((v26 - ((v42 / 60) * 10)), 10)) * 48);
      alignas(64) int v50[1];
      v50[0] = 0;
      int v51 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v52 = 0; v52 < 2; ++v52) {
        g14((&(((uint64_t*)v8)[v35[0]])), v36[0]);
        g18();
        alignas(64) uint64_t v53[1];
        v53[0] = (v37[0] + (((uint64_t)((uint)v35[0])) * (uint64_t)1024ULL));
        alignas(64) uint64_t v54[1];
        v54[0] = (v38[0] + (((uint64_t)((uint)v35[0])) * (uint64_t)768ULL));
        g28(v33[0], v33[1], v33[2], v33[3], v33[4], v33[5], v33[6], v33[7], v33[8], v33[9], v33[10], v33[11], v33[12], v33[13], v33[14], v33[15], v33[16], v33[17], v33[18], v33[19], v33[20], v33[21], v33[22], v33[23], v53[0], v54[0], (0 < v52));
        g28(v33[0], v33[1], v33[2], v33[3], v33[4], v33[5], v33[6], v33[7], v33[8], v33[9], v33[10], v33[11], v33[12], v33[13], v33[14], v33[15], v33[16], v33[17], v33[18], v33[19], v33[20], v33[21], v33[22], v33[23], (v53[0] + (uint64_t)2ULL), (v54[0] + (uint64_t)2ULL), (bool)1);
        g28(v33[0], v33[1], v33[2], v33[3], v33[4], v33[5], v33[6], v33[7], v33[8], v33[9], v33[10], v33[11], v33[12], v33[13], v33[14], v33[15], v33[16], v33[17], v33[18], v33[19], v33[20], v33[21], v33[22], v33[23], (v53[0] + (uint64_t)4ULL), (v54[0] + (uint64_t)4ULL), (bool)1);
        g28(v33[0], v33[1], v33[2], v33[3], v33[4], v33[5], v33[6], v33[7], v33[8], v33[9], v33[10], v33[11], v33[12], v33[13], v33[14], v33[15], v33[16], v33[17], v33[18], v33[19], v33[20], v33[21], v33[22], v33[23], (v53[0] + (uint64_t)6ULL), (v54[0] + (uint64_t)6ULL), (bool)1);
        g28(v33[0], v33[1], v33[2], v33[3], v33[4], v33[5], v33[6], v33[7], v33[8], v33[9], v33[10], v33[11], v33[12], v33[13], v33[14], v33[15], v33[16], v33[17], v33[18], v33[19], v33[20], v33[21], v33[22], v33[23], (v53[0] + (uint64_t)512ULL), (v54[0] + (uint64_t)384ULL), (bool)1);
        g28(v33[0], v33[1], v33[2], v33[3], v33[4], v33[5], v33[6], v33[7], v33[8], v33[9], v33[10], v33[11], v33[12], v33[13], v33[14], v33[15], v33[16], v33[17], v33[18], v33[19], v33[20], v33[21], v33[22], v33[23], (v53[0] + (uint64_t)514ULL), (v54[0] + (uint64_t)386ULL), (bool)1);
        g28(v33[0], v33[1], v33[2], v33[3], v33[4], v33[5], v33[6], v33[7], v33[8], v33[9], v33[10], v33[11], v33[12], v33[13], v33[14], v33[15], v33[16], v33[17], v33[18], v33[19], v33[20], v33[21], v33[22], v33[23], (v53[0] + (uint64_t)516ULL), (v54[0] + (uint64_t)388ULL), (bool)1);
        g28(v33[0], v33[1], v33[2], v33[3], v33[4], v33[5], v33[6], v33[7], v33[8], v33[9], v33[10], v33[11], v33[12], v33[13], v33[14], v33[15], v33[16], v33[17], v33[18], v33[19], v33[20], v33[21], v33[22], v33[23], (v53[0] + (uint64_t)518ULL), (v54[0] + (uint64_t)390ULL), (bool)1);
        g20();
        g21();
        if (0 < v52) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g22(g8((&(((uint64_t*)v8)[(v50[0] + 7)]))), (uint)1);
          }
        }
        v50[0] = v35[0];
        v35[0] = (v35[0] + 1);
        if (v35[0] == 7) {
          v35[0] = 0;
          v36[0] = (v36[0] ^ 1);
        }
      }
      g23();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g22(g8((&(((uint64_t*)v8)[(v50[0] + 7)]))), (uint)1);
      }
      g29();
      alignas(64) half v55[2];
      v55[0] = ((half)v33[0]);
      v55[1] = ((half)v33[1]);
      int64_t v56 = ((int64_t)v0);
      int64_t v57 = ((int64_t)((int)threadIdx.x));
      int64_t v58 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v59 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v60 = (((int64_t)((int)threadIdx.x)) & (int64_t)3);
      int64_t v61 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2);
      int64_t v62 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v63 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v64 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v65 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v55 + (int64_t)0);
      alignas(64) half v66[2];
      v66[0] = ((half)v33[2]);
      v66[1] = ((half)v33[3]);
      int64_t v67 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v66 + (int64_t)0);
      alignas(64) half v68[2];
      v68[0] = ((half)v33[4]);
      v68[1] = ((half)v33[5]);
      int64_t v69 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v70 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v68 + (int64_t)0);
      alignas(64) half v71[2];
      v71[0] = ((half)v33[6]);
      v71[1] = ((half)v33[7]);
      int64_t v72 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v71 + (int64_t)0);
      alignas(64) half v73[2];
      v73[0] = ((half)v33[8]);
      v73[1] = ((half)v33[9]);
      int64_t v74 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v73 + (int64_t)0);
      alignas(64) half v75[2];
      v75[0] = ((half)v33[10]);
      v75[1] = ((half)v33[11]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v75 + (int64_t)0);
      alignas(64) half v76[2];
      v76[0] = ((half)v33[12]);
      v76[1] = ((half)v33[13]);
      int64_t v77 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v76 + (int64_t)0);
      alignas(64) half v78[2];
      v78[0] = ((half)v33[14]);
      v78[1] = ((half)v33[15]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v78 + (int64_t)0);
      g29();
      int v79 = (v0 * 16);
      int v80 = (((int)threadIdx.x) & 3);
      int v81 = ((((int)threadIdx.x) & 3) * 8);
      int64_t v82 = (((int64_t)v0) * (int64_t)512);
      int64_t v83 = (((int64_t)v0) * (int64_t)2112);
      int v84 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int64_t v85 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4);
      int64_t v86 = ((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)132));
      int64_t v87 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4));
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) + v11[0]) < v88) && ((((((int)threadIdx.x) & 3) * 8) + v12[0]) < 264)) {
        *(uint4*)(((uint*)v89) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)8448)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)48384));
      }
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) + v11[0]) < v90) && ((((((int)threadIdx.x) & 3) * 8) + v12[0]) < 264)) {
        *(uint4*)(((uint*)v89) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)7392)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)48640));
      }
      g29();
      alignas(64) half v91[2];
      v91[0] = ((half)v33[16]);
      v91[1] = ((half)v33[17]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v91 + (int64_t)0);
      alignas(64) half v92[2];
      v92[0] = ((half)v33[18]);
      v92[1] = ((half)v33[19]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v92 + (int64_t)0);
      alignas(64) half v93[2];
      v93[0] = ((half)v33[20]);
      v93[1] = ((half)v33[21]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v93 + (int64_t)0);
      alignas(64) half v94[2];
      v94[0] = ((half)v33[22]);
      v94[1] = ((half)v33[23]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v94 + (int64_t)0);
      g29();
      int v95 = (((int)threadIdx.x) & 1);
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 1)) + v11[0]) < v88) && ((((((int)threadIdx.x) & 1) * 8) + v12[0]) < 232)) {
        int64_t v96 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1);
        *(uint4*)(((uint*)v89) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)1) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)8432)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)1) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 1) ^ ((((int)threadIdx.x) & 15) >> 1))) * (int64_t)4)) + (int64_t)48384));
      }
      v40[0] = (v40[0] + 132);
    }
  }
}
__launch_bounds__(256, 1) g4(const __grid_constant__ CUtensorMap v15, const __grid_constant__ CUtensorMap v16, int v20, int v26, int v106, half* __restrict__ v107, int v109, int v110, int64_t v125) {
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
      g7(g8((&(((uint64_t*)v8)[0]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[10]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[1]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[11]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[2]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[12]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[3]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[13]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[4]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[14]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[5]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[15]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[6]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[16]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[7]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[17]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[8]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[18]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[9]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[19]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[20]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[21]))), (uint)1);
      g9();
      g6(((void*)((unsigned long long)(&(v15)))));
      g6(((void*)((unsigned long long)(&(v16)))));
    }
  }
  g10();
  g11();
  g13();
  g12();
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
        if (!((v19[0] < v20))) { break; }
        v13[0] = (v19[0] / v20);
        int v21 = (v19[0] % v20);
        int v22 = (v21 / 42);
        int v23 = ((v21 / 42) * 14);
        int v24 = ((v21 / 42) * 14);
        int v25 = g26((v26 - ((v21 / 42) * 14)), 14);
        int v27 = g26((v26 - ((v21 / 42) * 14)), 14);
        int v28 = (v21 % 42);
        int v29 = (v21 % 42);
        v11[0] = (((v21 / 42) * 896) + (((v21 % 42) % g26((v26 - ((v21 / 42) * 14)), 14)) * 64));
        v12[0] = (((v21 % 42) / g26((v26 - ((v21 / 42) * 14)), 14)) * 96);
        for (int v30 = 0; v30 < 4; ++v30) {
          g14((&(((uint64_t*)v8)[(v17[0] + 10)])), v18[0]);
          g15(g8((&(((uint64_t*)v8)[v17[0]]))), (uint)20480);
          int v31 = (v30 * 64);
          g27(g8((&(((half*)v8)[(((v17[0] * 4096) + (0 ^ (((v17[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v15)))), (v30 * 64), v11[0], g8((&(((uint64_t*)v8)[v17[0]]))));
          g27(g8((&(((half*)v8)[(((v17[0] * 6144) + (0 ^ (((v17[0] * 96) & 7) << 3))) + 41472)]))), ((void*)((unsigned long long)(&(v16)))), (v30 * 64), v12[0], g8((&(((uint64_t*)v8)[v17[0]]))));
          v17[0] = (v17[0] + 1);
          if (v17[0] == 10) {
            v17[0] = 0;
            v18[0] = (v18[0] ^ 1);
          }
        }
        v19[0] = (v19[0] + 132);
      }
    }
  } else {
    alignas(64) float v32[48];
    int v33 = ((v0 >> 2) - 1);
    alignas(64) int v34[1];
    alignas(64) int v35[1];
    v34[0] = 0;
    v35[0] = 0;
    alignas(64) uint64_t v36[1];
    alignas(64) uint64_t v37[1];
    int v38 = (((v0 >> 2) * 64) - 64);
    g17((&(v36[0])), (&(((half*)v8)[512])), 1, 64, 3);
    g17((&(v37[0])), (&(((half*)v8)[41472])), 1, 64, 3);
    v36[0] = (v36[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v39[1];
    v39[0] = ((int)blockIdx.x);
    alignas(64) int v40[1];
    v40[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v39[0] < v20))) { break; }
      v13[0] = (v39[0] / v20);
      int v41 = (v39[0] % v20);
      int v42 = (v41 / 42);
      int v43 = ((v41 / 42) * 14);
      int v44 = ((v41 / 42) * 14);
      int v45 = g26((v26 - ((v41 / 42) * 14)), 14);
      int v46 = g26((v26 - ((v41 / 42) * 14)), 14);
      int v47 = (v41 % 42);
      int v48 = (v41 % 42);
      v11[0] = (((v41 / 42) * 896) + (((v41 % 42) % g26((v26 - ((v41 / 42) * 14)), 14)) * 64));
      v12[0] = (((v41 % 42) / g26((v26 - ((v41 / 42) * 14)), 14)) * 96);
      alignas(64) int v49[1];
      v49[0] = 0;
      int v50 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v51 = 0; v51 < 4; ++v51) {
        g14((&(((uint64_t*)v8)[v34[0]])), v35[0]);
        g18();
        alignas(64) uint64_t v52[1];
        v52[0] = (v36[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v53[1];
        v53[0] = (v37[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)768ULL));
        g25(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], v32[32], v32[33], v32[34], v32[35], v32[36], v32[37], v32[38], v32[39], v32[40], v32[41], v32[42], v32[43], v32[44], v32[45], v32[46], v32[47], v52[0], v53[0], (0 < v51));
        g25(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], v32[32], v32[33], v32[34], v32[35], v32[36], v32[37], v32[38], v32[39], v32[40], v32[41], v32[42], v32[43], v32[44], v32[45], v32[46], v32[47], (v52[0] + (uint64_t)2ULL), (v53[0] + (uint64_t)2ULL), (bool)1);
        g25(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], v32[32], v32[33], v32[34], v32[35], v32[36], v32[37], v32[38], v32[39], v32[40], v32[41], v32[42], v32[43], v32[44], v32[45], v32[46], v32[47], (v52[0] + (uint64_t)4ULL), (v53[0] + (uint64_t)4ULL), (bool)1);
        g25(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], v32[32], v32[33], v32[34], v32[35], v32[36], v32[37], v32[38], v32[39], v32[40], v32[41], v32[42], v32[43], v32[44], v32[45], v32[46], v32[47], (v52[0] + (uint64_t)6ULL), (v53[0] + (uint64_t)6ULL), (bool)1);
        g20();
        g21();
        if (0 < v51) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g22(g8((&(((uint64_t*)v8)[(v49[0] + 10)]))), (uint)1);
          }
        }
        v49[0] = v34[0];
        v34[0] = (v34[0] + 1);
        if (v34[0] == 10) {
          v34[0] = 0;
          v35[0] = (v35[0] ^ 1);
        }
      }
      g23();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g22(g8((&(((uint64_t*)v8)[(v49[0] + 10)]))), (uint)1);
      }
      g29();
      alignas(64) half v54[2];
      v54[0] = ((half)v32[0]);
      v54[1] = ((half)v32[1]);
      int64_t v55 = ((int64_t)v0);
      int64_t v56 = ((int64_t)((int)threadIdx.x));
      int64_t v57 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v58 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v59 = (((int64_t)((int)threadIdx.x)) & (int64_t)3);
      int64_t v60 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2);
      int64_t v61 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v62 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v63 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v64 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v54 + (int64_t)0);
      alignas(64) half v65[2];
      v65[0] = ((half)v32[2]);
      v65[1] = ((half)v32[3]);
      int64_t v66 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v65 + (int64_t)0);
      alignas(64) half v67[2];
      v67[0] = ((half)v32[4]);
      v67[1] = ((half)v32[5]);
      int64_t v68 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v69 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v67 + (int64_t)0);
      alignas(64) half v70[2];
      v70[0] = ((half)v32[6]);
      v70[1] = ((half)v32[7]);
      int64_t v71 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v70 + (int64_t)0);
      alignas(64) half v72[2];
      v72[0] = ((half)v32[8]);
      v72[1] = ((half)v32[9]);
      int64_t v73 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v74 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v72 + (int64_t)0);
      alignas(64) half v75[2];
      v75[0] = ((half)v32[10]);
      v75[1] = ((half)v32[11]);
      int64_t v76 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v75 + (int64_t)0);
      alignas(64) half v77[2];
      v77[0] = ((half)v32[12]);
      v77[1] = ((half)v32[13]);
      int64_t v78 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v79 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v77 + (int64_t)0);
      alignas(64) half v80[2];
      v80[0] = ((half)v32[14]);
      v80[1] = ((half)v32[15]);
      int64_t v81 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v80 + (int64_t)0);
      alignas(64) half v82[2];
      v82[0] = ((half)v32[16]);
      v82[1] = ((half)v32[17]);
      int64_t v83 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v82 + (int64_t)0);
      alignas(64) half v84[2];
      v84[0] = ((half)v32[18]);
      v84[1] = ((half)v32[19]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v84 + (int64_t)0);
      alignas(64) half v85[2];
      v85[0] = ((half)v32[20]);
      v85[1] = ((half)v32[21]);
      int64_t v86 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v85 + (int64_t)0);
      alignas(64) half v87[2];
      v87[0] = ((half)v32[22]);
      v87[1] = ((half)v32[23]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v87 + (int64_t)0);
      alignas(64) half v88[2];
      v88[0] = ((half)v32[24]);
      v88[1] = ((half)v32[25]);
      int64_t v89 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v88 + (int64_t)0);
      alignas(64) half v90[2];
      v90[0] = ((half)v32[26]);
      v90[1] = ((half)v32[27]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v90 + (int64_t)0);
      alignas(64) half v91[2];
      v91[0] = ((half)v32[28]);
      v91[1] = ((half)v32[29]);
      int64_t v92 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v91 + (int64_t)0);
      alignas(64) half v93[2];
      v93[0] = ((half)v32[30]);
      v93[1] = ((half)v32[31]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v93 + (int64_t)0);
      g29();
      int v94 = (v0 * 16);
      int v95 = (((int)threadIdx.x) & 7);
      int v96 = ((((int)threadIdx.x) & 31) >> 3);
      int v97 = ((((int)threadIdx.x) & 7) * 8);
      int64_t v98 = (((int64_t)v0) * (int64_t)512);
      int64_t v99 = (((int64_t)v0) * (int64_t)2112);
      int v100 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int64_t v101 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3);
      int64_t v102 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v103 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v104 = ((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132));
      int64_t v105 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < v106) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 264)) {
        *(uint4*)(((uint*)v107) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)8448)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)49408));
      }
      int64_t v108 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < (v109 + 60)) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 264)) {
        *(uint4*)(((uint*)v107) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)7920)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)49536));
      }
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < v110) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 264)) {
        *(uint4*)(((uint*)v107) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)7392)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)49664));
      }
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < (v109 + 52)) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 264)) {
        *(uint4*)(((uint*)v107) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)6864)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)49792));
      }
      g29();
      alignas(64) half v111[2];
      v111[0] = ((half)v32[32]);
      v111[1] = ((half)v32[33]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v111 + (int64_t)0);
      alignas(64) half v112[2];
      v112[0] = ((half)v32[34]);
      v112[1] = ((half)v32[35]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v112 + (int64_t)0);
      alignas(64) half v113[2];
      v113[0] = ((half)v32[36]);
      v113[1] = ((half)v32[37]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v113 + (int64_t)0);
      alignas(64) half v114[2];
      v114[0] = ((half)v32[38]);
      v114[1] = ((half)v32[39]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v114 + (int64_t)0);
      alignas(64) half v115[2];
      v115[0] = ((half)v32[40]);
      v115[1] = ((half)v32[41]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v115 + (int64_t)0);
      alignas(64) half v116[2];
      v116[0] = ((half)v32[42]);
      v116[1] = ((half)v32[43]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v116 + (int64_t)0);
      alignas(64) half v117[2];
      v117[0] = ((half)v32[44]);
      v117[1] = ((half)v32[45]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)98816)) = *(half2*)(v117 + (int64_t)0);
      alignas(64) half v118[2];
      v118[0] = ((half)v32[46]);
      v118[1] = ((half)v32[47]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)99328)) = *(half2*)(v118 + (int64_t)0);
      g29();
      int v119 = (((int)threadIdx.x) & 3);
      int v120 = ((((int)threadIdx.x) & 3) * 8);
      int v121 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int64_t v122 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4);
      int64_t v123 = ((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)132));
      int64_t v124 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4));
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) + v11[0]) < v106) && ((((((int)threadIdx.x) & 3) * 8) + v12[0]) < 200)) {
        *(uint4*)(((uint*)v107) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)8416)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)49408));
      }
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) + v11[0]) < v110) && ((((((int)threadIdx.x) & 3) * 8) + v12[0]) < 200)) {
        *(uint4*)(((uint*)v107) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)7360)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)49664));
      }
      v39[0] = (v39[0] + 132);
    }
  }
}
__launch_bounds__(256, 1) g5(const __grid_constant__ CUtensorMap v15, const __grid_constant__ CUtensorMap v16, int v20, int v26, int v110, half* __restrict__ v117, int64_t v155) {
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
      g7(g8((&(((uint64_t*)v8)[0]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[7]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[1]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[8]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[2]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[9]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[3]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[10]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[4]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[11]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[5]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[12]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[6]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[13]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[14]))), (uint)1);
      g7(g8((&(((uint64_t*)v8)[15]))), (uint)1);
      g9();
      g6(((void*)((unsigned long long)(&(v15)))));
      g6(((void*)((unsigned long long)(&(v16)))));
    }
  }
  g10();
  g11();
  g13();
  g12();
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
        if (!((v19[0] < v20))) { break; }
        v13[0] = (v19[0] / v20);
        int v21 = (v19[0] % v20);
        int v22 = (v21 / 36);
        int v23 = ((v21 / 36) * 18);
        int v24 = ((v21 / 36) * 18);
        int v25 = g26((v26 - ((v21 / 36) * 18)), 18);
        int v27 = g26((v26 - ((v21 / 36) * 18)), 18);
        int v28 = (v21 % 36);
        int v29 = (v21 % 36);
        v11[0] = (((v21 / 36) * 1152) + (((v21 % 36) % g26((v26 - ((v21 / 36) * 18)), 18)) * 64));
        v12[0] = (((v21 % 36) / g26((v26 - ((v21 / 36) * 18)), 18)) * 160);
        for (int v30 = 0; v30 < 4; ++v30) {
          g14((&(((uint64_t*)v8)[(v17[0] + 7)])), v18[0]);
          g15(g8((&(((uint64_t*)v8)[v17[0]]))), (uint)28672);
          int v31 = (v30 * 64);
          g27(g8((&(((half*)v8)[(((v17[0] * 4096) + (0 ^ (((v17[0] * 64) & 7) << 3))) + 512)]))), ((void*)((unsigned long long)(&(v15)))), (v30 * 64), v11[0], g8((&(((uint64_t*)v8)[v17[0]]))));
          g27(g8((&(((half*)v8)[(((v17[0] * 10240) + (0 ^ (((v17[0] * 160) & 7) << 3))) + 29184)]))), ((void*)((unsigned long long)(&(v16)))), (v30 * 64), v12[0], g8((&(((uint64_t*)v8)[v17[0]]))));
          v17[0] = (v17[0] + 1);
          if (v17[0] == 7) {
            v17[0] = 0;
            v18[0] = (v18[0] ^ 1);
          }
        }
        v19[0] = (v19[0] + 132);
      }
    }
  } else {
    alignas(64) float v32[80];
    int v33 = ((v0 >> 2) - 1);
    alignas(64) int v34[1];
    alignas(64) int v35[1];
    v34[0] = 0;
    v35[0] = 0;
    alignas(64) uint64_t v36[1];
    alignas(64) uint64_t v37[1];
    int v38 = (((v0 >> 2) * 64) - 64);
    g17((&(v36[0])), (&(((half*)v8)[512])), 1, 64, 3);
    g17((&(v37[0])), (&(((half*)v8)[29184])), 1, 64, 3);
    v36[0] = (v36[0] + ((uint64_t)(((v0 >> 2) * 512) - 512)));
    alignas(64) int v39[1];
    v39[0] = ((int)blockIdx.x);
    alignas(64) int v40[1];
    v40[0] = (2 - (v0 >> 2));
    #pragma unroll 1
    while (1) {
      if (!((v39[0] < v20))) { break; }
      v13[0] = (v39[0] / v20);
      int v41 = (v39[0] % v20);
      int v42 = (v41 / 36);
      int v43 = ((v41 / 36) * 18);
      int v44 = ((v41 / 36) * 18);
      int v45 = g26((v26 - ((v41 / 36) * 18)), 18);
      int v46 = g26((v26 - ((v41 / 36) * 18)), 18);
      int v47 = (v41 % 36);
      int v48 = (v41 % 36);
      v11[0] = (((v41 / 36) * 1152) + (((v41 % 36) % g26((v26 - ((v41 / 36) * 18)), 18)) * 64));
      v12[0] = (((v41 % 36) / g26((v26 - ((v41 / 36) * 18)), 18)) * 160);
      alignas(64) int v49[1];
      v49[0] = 0;
      int v50 = (((v0 & 3) * 32) + (((int)threadIdx.x) & 31));
      for (int v51 = 0; v51 < 4; ++v51) {
        g14((&(((uint64_t*)v8)[v34[0]])), v35[0]);
        g18();
        alignas(64) uint64_t v52[1];
        v52[0] = (v36[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)512ULL));
        alignas(64) uint64_t v53[1];
        v53[0] = (v37[0] + (((uint64_t)((uint)v34[0])) * (uint64_t)1280ULL));
        g30(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], v32[32], v32[33], v32[34], v32[35], v32[36], v32[37], v32[38], v32[39], v32[40], v32[41], v32[42], v32[43], v32[44], v32[45], v32[46], v32[47], v32[48], v32[49], v32[50], v32[51], v32[52], v32[53], v32[54], v32[55], v32[56], v32[57], v32[58], v32[59], v32[60], v32[61], v32[62], v32[63], v32[64], v32[65], v32[66], v32[67], v32[68], v32[69], v32[70], v32[71], v32[72], v32[73], v32[74], v32[75], v32[76], v32[77], v32[78], v32[79], v52[0], v53[0], (0 < v51));
        g30(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], v32[32], v32[33], v32[34], v32[35], v32[36], v32[37], v32[38], v32[39], v32[40], v32[41], v32[42], v32[43], v32[44], v32[45], v32[46], v32[47], v32[48], v32[49], v32[50], v32[51], v32[52], v32[53], v32[54], v32[55], v32[56], v32[57], v32[58], v32[59], v32[60], v32[61], v32[62], v32[63], v32[64], v32[65], v32[66], v32[67], v32[68], v32[69], v32[70], v32[71], v32[72], v32[73], v32[74], v32[75], v32[76], v32[77], v32[78], v32[79], (v52[0] + (uint64_t)2ULL), (v53[0] + (uint64_t)2ULL), (bool)1);
        g30(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], v32[32], v32[33], v32[34], v32[35], v32[36], v32[37], v32[38], v32[39], v32[40], v32[41], v32[42], v32[43], v32[44], v32[45], v32[46], v32[47], v32[48], v32[49], v32[50], v32[51], v32[52], v32[53], v32[54], v32[55], v32[56], v32[57], v32[58], v32[59], v32[60], v32[61], v32[62], v32[63], v32[64], v32[65], v32[66], v32[67], v32[68], v32[69], v32[70], v32[71], v32[72], v32[73], v32[74], v32[75], v32[76], v32[77], v32[78], v32[79], (v52[0] + (uint64_t)4ULL), (v53[0] + (uint64_t)4ULL), (bool)1);
        g30(v32[0], v32[1], v32[2], v32[3], v32[4], v32[5], v32[6], v32[7], v32[8], v32[9], v32[10], v32[11], v32[12], v32[13], v32[14], v32[15], v32[16], v32[17], v32[18], v32[19], v32[20], v32[21], v32[22], v32[23], v32[24], v32[25], v32[26], v32[27], v32[28], v32[29], v32[30], v32[31], v32[32], v32[33], v32[34], v32[35], v32[36], v32[37], v32[38], v32[39], v32[40], v32[41], v32[42], v32[43], v32[44], v32[45], v32[46], v32[47], v32[48], v32[49], v32[50], v32[51], v32[52], v32[53], v32[54], v32[55], v32[56], v32[57], v32[58], v32[59], v32[60], v32[61], v32[62], v32[63], v32[64], v32[65], v32[66], v32[67], v32[68], v32[69], v32[70], v32[71], v32[72], v32[73], v32[74], v32[75], v32[76], v32[77], v32[78], v32[79], (v52[0] + (uint64_t)6ULL), (v53[0] + (uint64_t)6ULL), (bool)1);
        g20();
        g21();
        if (0 < v51) {
          if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
            g22(g8((&(((uint64_t*)v8)[(v49[0] + 7)]))), (uint)1);
          }
        }
        v49[0] = v34[0];
        v34[0] = (v34[0] + 1);
        if (v34[0] == 7) {
          v34[0] = 0;
          v35[0] = (v35[0] ^ 1);
        }
      }
      g23();
      if ((((v0 & 3) * 32) + (((int)threadIdx.x) & 31)) == 0) {
        g22(g8((&(((uint64_t*)v8)[(v49[0] + 7)]))), (uint)1);
      }
      g29();
      alignas(64) half v54[2];
      v54[0] = ((half)v32[0]);
      v54[1] = ((half)v32[1]);
      int64_t v55 = ((int64_t)v0);
      int64_t v56 = ((int64_t)((int)threadIdx.x));
      int64_t v57 = (((int64_t)((int)threadIdx.x)) & (int64_t)31);
      int v58 = ((((int)threadIdx.x) & 31) >> 2);
      int64_t v59 = (((int64_t)((int)threadIdx.x)) & (int64_t)3);
      int64_t v60 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2);
      int64_t v61 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2);
      int64_t v62 = ((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64));
      int64_t v63 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v64 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v54 + (int64_t)0);
      alignas(64) half v65[2];
      v65[0] = ((half)v32[2]);
      v65[1] = ((half)v32[3]);
      int64_t v66 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v65 + (int64_t)0);
      alignas(64) half v67[2];
      v67[0] = ((half)v32[4]);
      v67[1] = ((half)v32[5]);
      int64_t v68 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v69 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v67 + (int64_t)0);
      alignas(64) half v70[2];
      v70[0] = ((half)v32[6]);
      v70[1] = ((half)v32[7]);
      int64_t v71 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v70 + (int64_t)0);
      alignas(64) half v72[2];
      v72[0] = ((half)v32[8]);
      v72[1] = ((half)v32[9]);
      int64_t v73 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v74 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v72 + (int64_t)0);
      alignas(64) half v75[2];
      v75[0] = ((half)v32[10]);
      v75[1] = ((half)v32[11]);
      int64_t v76 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v75 + (int64_t)0);
      alignas(64) half v77[2];
      v77[0] = ((half)v32[12]);
      v77[1] = ((half)v32[13]);
      int64_t v78 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v79 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v77 + (int64_t)0);
      alignas(64) half v80[2];
      v80[0] = ((half)v32[14]);
      v80[1] = ((half)v32[15]);
      int64_t v81 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v80 + (int64_t)0);
      alignas(64) half v82[2];
      v82[0] = ((half)v32[16]);
      v82[1] = ((half)v32[17]);
      int64_t v83 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v84 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v82 + (int64_t)0);
      alignas(64) half v85[2];
      v85[0] = ((half)v32[18]);
      v85[1] = ((half)v32[19]);
      int64_t v86 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v85 + (int64_t)0);
      alignas(64) half v87[2];
      v87[0] = ((half)v32[20]);
      v87[1] = ((half)v32[21]);
      int64_t v88 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v89 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v87 + (int64_t)0);
      alignas(64) half v90[2];
      v90[0] = ((half)v32[22]);
      v90[1] = ((half)v32[23]);
      int64_t v91 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v90 + (int64_t)0);
      alignas(64) half v92[2];
      v92[0] = ((half)v32[24]);
      v92[1] = ((half)v32[25]);
      int64_t v93 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v94 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v92 + (int64_t)0);
      alignas(64) half v95[2];
      v95[0] = ((half)v32[26]);
      v95[1] = ((half)v32[27]);
      int64_t v96 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v95 + (int64_t)0);
      alignas(64) half v97[2];
      v97[0] = ((half)v32[28]);
      v97[1] = ((half)v32[29]);
      int64_t v98 = ((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2));
      int64_t v99 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v97 + (int64_t)0);
      alignas(64) half v100[2];
      v100[0] = ((half)v32[30]);
      v100[1] = ((half)v32[31]);
      int64_t v101 = (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v100 + (int64_t)0);
      g29();
      int v102 = (v0 * 16);
      int v103 = (((int)threadIdx.x) & 7);
      int v104 = ((((int)threadIdx.x) & 31) >> 3);
      int v105 = ((((int)threadIdx.x) & 7) * 8);
      int64_t v106 = (((int64_t)v0) * (int64_t)512);
      int64_t v107 = (((int64_t)v0) * (int64_t)2112);
      int v108 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3));
      int v109 = (v110 + 64);
      int64_t v111 = ((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3);
      int64_t v112 = ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4);
      int64_t v113 = ((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32));
      int64_t v114 = ((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132));
      int64_t v115 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4));
      int64_t v116 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)48384);
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < (v110 + 64)) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 264)) {
        *(uint4*)(((uint*)v117) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)8448)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)48384));
      }
      int v118 = (v110 + 60);
      int64_t v119 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4));
      int64_t v120 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)48512);
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < (v110 + 60)) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 264)) {
        *(uint4*)(((uint*)v117) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)7920)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)48512));
      }
      int v121 = (v110 + 56);
      int64_t v122 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)48640);
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < (v110 + 56)) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 264)) {
        *(uint4*)(((uint*)v117) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)7392)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)48640));
      }
      int v123 = (v110 + 52);
      int64_t v124 = ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)48768);
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < (v110 + 52)) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 264)) {
        *(uint4*)(((uint*)v117) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)6864)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)48768));
      }
      g29();
      alignas(64) half v125[2];
      v125[0] = ((half)v32[32]);
      v125[1] = ((half)v32[33]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v125 + (int64_t)0);
      alignas(64) half v126[2];
      v126[0] = ((half)v32[34]);
      v126[1] = ((half)v32[35]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v126 + (int64_t)0);
      alignas(64) half v127[2];
      v127[0] = ((half)v32[36]);
      v127[1] = ((half)v32[37]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v127 + (int64_t)0);
      alignas(64) half v128[2];
      v128[0] = ((half)v32[38]);
      v128[1] = ((half)v32[39]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v128 + (int64_t)0);
      alignas(64) half v129[2];
      v129[0] = ((half)v32[40]);
      v129[1] = ((half)v32[41]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v129 + (int64_t)0);
      alignas(64) half v130[2];
      v130[0] = ((half)v32[42]);
      v130[1] = ((half)v32[43]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v130 + (int64_t)0);
      alignas(64) half v131[2];
      v131[0] = ((half)v32[44]);
      v131[1] = ((half)v32[45]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v131 + (int64_t)0);
      alignas(64) half v132[2];
      v132[0] = ((half)v32[46]);
      v132[1] = ((half)v32[47]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v132 + (int64_t)0);
      alignas(64) half v133[2];
      v133[0] = ((half)v32[48]);
      v133[1] = ((half)v32[49]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v133 + (int64_t)0);
      alignas(64) half v134[2];
      v134[0] = ((half)v32[50]);
      v134[1] = ((half)v32[51]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(4 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v134 + (int64_t)0);
      alignas(64) half v135[2];
      v135[0] = ((half)v32[52]);
      v135[1] = ((half)v32[53]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v135 + (int64_t)0);
      alignas(64) half v136[2];
      v136[0] = ((half)v32[54]);
      v136[1] = ((half)v32[55]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(5 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v136 + (int64_t)0);
      alignas(64) half v137[2];
      v137[0] = ((half)v32[56]);
      v137[1] = ((half)v32[57]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v137 + (int64_t)0);
      alignas(64) half v138[2];
      v138[0] = ((half)v32[58]);
      v138[1] = ((half)v32[59]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(6 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v138 + (int64_t)0);
      alignas(64) half v139[2];
      v139[0] = ((half)v32[60]);
      v139[1] = ((half)v32[61]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v139 + (int64_t)0);
      alignas(64) half v140[2];
      v140[0] = ((half)v32[62]);
      v140[1] = ((half)v32[63]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(7 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v140 + (int64_t)0);
      g29();
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < (v110 + 64)) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 200)) {
        *(uint4*)(((uint*)v117) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)8416)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)48384));
      }
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < (v110 + 60)) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 200)) {
        *(uint4*)(((uint*)v117) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)7888)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)48512));
      }
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < (v110 + 56)) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 200)) {
        *(uint4*)(((uint*)v117) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)7360)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ ((((int)threadIdx.x) & 31) >> 3))) * (int64_t)4)) + (int64_t)48640));
      }
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 3)) + v11[0]) < (v110 + 52)) && ((((((int)threadIdx.x) & 7) * 8) + v12[0]) < 200)) {
        *(uint4*)(((uint*)v117) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)7) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)6832)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)3) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 7) ^ (((((int)threadIdx.x) & 31) >> 3) + 4))) * (int64_t)4)) + (int64_t)48768));
      }
      g29();
      alignas(64) half v141[2];
      v141[0] = ((half)v32[64]);
      v141[1] = ((half)v32[65]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v141 + (int64_t)0);
      alignas(64) half v142[2];
      v142[0] = ((half)v32[66]);
      v142[1] = ((half)v32[67]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(0 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v142 + (int64_t)0);
      alignas(64) half v143[2];
      v143[0] = ((half)v32[68]);
      v143[1] = ((half)v32[69]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v143 + (int64_t)0);
      alignas(64) half v144[2];
      v144[0] = ((half)v32[70]);
      v144[1] = ((half)v32[71]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(1 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v144 + (int64_t)0);
      alignas(64) half v145[2];
      v145[0] = ((half)v32[72]);
      v145[1] = ((half)v32[73]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v145 + (int64_t)0);
      alignas(64) half v146[2];
      v146[0] = ((half)v32[74]);
      v146[1] = ((half)v32[75]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(2 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v146 + (int64_t)0);
      alignas(64) half v147[2];
      v147[0] = ((half)v32[76]);
      v147[1] = ((half)v32[77]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)96768)) = *(half2*)(v147 + (int64_t)0);
      alignas(64) half v148[2];
      v148[0] = ((half)v32[78]);
      v148[1] = ((half)v32[79]);
      *(half2*)(((half*)v8) + (((((((int64_t)v0) * (int64_t)1024) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)64)) + (((int64_t)(3 ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)8)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)2)) + (int64_t)97280)) = *(half2*)(v148 + (int64_t)0);
      g29();
      int v149 = (((int)threadIdx.x) & 3);
      int v150 = ((((int)threadIdx.x) & 3) * 8);
      int v151 = ((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2));
      int64_t v152 = ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4);
      int64_t v153 = ((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)132));
      int64_t v154 = (((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4));
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) + v11[0]) < (v110 + 64)) && ((((((int)threadIdx.x) & 3) * 8) + v12[0]) < 136)) {
        *(uint4*)(((uint*)v117) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)8384)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)48384));
      }
      if (((((v0 * 16) + ((((int)threadIdx.x) & 31) >> 2)) + v11[0]) < (v110 + 56)) && ((((((int)threadIdx.x) & 3) * 8) + v12[0]) < 136)) {
        *(uint4*)(((uint*)v117) + ((((((((int64_t)v0) * (int64_t)2112) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)132)) + (((int64_t)v11[0]) * (int64_t)132)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)3) * (int64_t)4)) + (((int64_t)v12[0]) >> (int64_t)1)) - (int64_t)7328)) = *(uint4*)(((uint*)v8) + ((((((int64_t)v0) * (int64_t)512) + (((((int64_t)((int)threadIdx.x)) & (int64_t)31) >> (int64_t)2) * (int64_t)32)) + (((int64_t)((((int)threadIdx.x) & 3) ^ ((((int)threadIdx.x) & 31) >> 2))) * (int64_t)4)) + (int64_t)48640));
      }
      v39[0] = (v39[0] + 132);
    }
  }
}
