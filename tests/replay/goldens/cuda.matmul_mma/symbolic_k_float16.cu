// cuda.matmul_mma: symbolic_k_float16, on h200
// config: m=32, n=32, k=64, warps_m=2, warps_n=2, stages=4
// digest: 02ff2f9ef690
__launch_bounds__(128) g0(int64_t v5, half* __restrict__ v8, half* __restrict__ v10, half* __restrict__ v34) {
  extern __shared__ __align__(64) uchar v0[];
  alignas(64) float v1[8];
  alignas(64) half v2[16];
  alignas(64) half v3[16];
  for (int half = 0; half < 2; ++half) {
    for (int v4 = 0; v4 < 4; ++v4) {
      v1[((((int64_t)half) * (int64_t)4) + ((int64_t)v4))] = 0x0p+0f;
    }
  }
  g1();
  g2();
  if ((int64_t)0 < v5) {
    for (int64_t v6 = (int64_t)0; v6 < (int64_t)16; ++v6) {
      half v7;
      if ((((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32) + ((int64_t)threadIdx.x)) < v5) {
        v7 = v8[((((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32) + ((((((int64_t)blockIdx.x) * (int64_t)32) + (v6 * (int64_t)2)) + (((int64_t)threadIdx.y) >> (int64_t)1)) * v5)) + ((int64_t)threadIdx.x))];
      } else {
        v7 = __float2half_rn(0x0p+0f);
      }
      ((half*)v0)[((((v6 * (int64_t)144) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)72)) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32)) + ((int64_t)threadIdx.x))] = v7;
    }
    for (int v9 = 0; v9 < 2; ++v9) {
      g3(v0, (((((((int64_t)v9) * (int64_t)1280) + (((int64_t)threadIdx.y) * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)2) * (int64_t)40)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)8)) + (int64_t)9216), v10, (((((((int64_t)v9) * (int64_t)2048) + (((int64_t)threadIdx.y) * (int64_t)512)) + ((((int64_t)threadIdx.x) >> (int64_t)2) * (int64_t)64)) + (((int64_t)blockIdx.y) * (int64_t)32)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)8)), ((((((int64_t)v9) * (int64_t)32) + (((int64_t)threadIdx.y) * (int64_t)8)) + (((int64_t)threadIdx.x) >> (int64_t)2)) < v5));
    }
    g4();
  }
  if ((int64_t)64 < v5) {
    for (int64_t v11 = (int64_t)0; v11 < (int64_t)16; ++v11) {
      half v12;
      if (((((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32) + ((int64_t)threadIdx.x)) + (int64_t)64) < v5) {
        v12 = v8[(((((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32) + ((((((int64_t)blockIdx.x) * (int64_t)32) + (v11 * (int64_t)2)) + (((int64_t)threadIdx.y) >> (int64_t)1)) * v5)) + ((int64_t)threadIdx.x)) + (int64_t)64)];
      } else {
        v12 = __float2half_rn(0x0p+0f);
      }
      ((half*)v0)[(((((v11 * (int64_t)144) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)72)) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32)) + ((int64_t)threadIdx.x)) + (int64_t)2304)] = v12;
    }
    for (int v13 = 0; v13 < 2; ++v13) {
      g3(v0, (((((((int64_t)v13) * (int64_t)1280) + (((int64_t)threadIdx.y) * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)2) * (int64_t)40)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)8)) + (int64_t)11776), v10, ((((((((int64_t)v13) * (int64_t)2048) + (((int64_t)threadIdx.y) * (int64_t)512)) + ((((int64_t)threadIdx.x) >> (int64_t)2) * (int64_t)64)) + (((int64_t)blockIdx.y) * (int64_t)32)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)8)) + (int64_t)4096), (((((((int64_t)v13) * (int64_t)32) + (((int64_t)threadIdx.y) * (int64_t)8)) + (((int64_t)threadIdx.x) >> (int64_t)2)) + (int64_t)64) < v5));
    }
    g4();
  }
  if ((int64_t)128 < v5) {
    for (int64_t v14 = (int64_t)0; v14 < (int64_t)16; ++v14) {
      half v15;
      if (((((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32) + ((int64_t)threadIdx.x)) + (int64_t)128) < v5) {
        v15 = v8[(((((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32) + ((((((int64_t)blockIdx.x) * (int64_t)32) + (v14 * (int64_t)2)) + (((int64_t)threadIdx.y) >> (int64_t)1)) * v5)) + ((int64_t)threadIdx.x)) + (int64_t)128)];
      } else {
        v15 = __float2half_rn(0x0p+0f);
      }
      ((half*)v0)[(((((v14 * (int64_t)144) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)72)) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32)) + ((int64_t)threadIdx.x)) + (int64_t)4608)] = v15;
    }
    for (int v16 = 0; v16 < 2; ++v16) {
      g3(v0, (((((((int64_t)v16) * (int64_t)1280) + (((int64_t)threadIdx.y) * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)2) * (int64_t)40)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)8)) + (int64_t)14336), v10, ((((((((int64_t)v16) * (int64_t)2048) + (((int64_t)threadIdx.y) * (int64_t)512)) + ((((int64_t)threadIdx.x) >> (int64_t)2) * (int64_t)64)) + (((int64_t)blockIdx.y) * (int64_t)32)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)8)) + (int64_t)8192), (((((((int64_t)v16) * (int64_t)32) + (((int64_t)threadIdx.y) * (int64_t)8)) + (((int64_t)threadIdx.x) >> (int64_t)2)) + (int64_t)128) < v5));
    }
    g4();
  }
  for (int64_t v17 = (int64_t)0; v17 < (((v5 + (int64_t)63) >> (int64_t)6) - (int64_t)3); ++v17) {
    __syncthreads();
    for (int64_t v18 = (int64_t)0; v18 < (int64_t)16; ++v18) {
      half v19;
      if (((((v17 * (int64_t)64) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32)) + ((int64_t)threadIdx.x)) + (int64_t)192) < v5) {
        v19 = v8[(((((v17 * (int64_t)64) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32)) + ((((((int64_t)blockIdx.x) * (int64_t)32) + (v18 * (int64_t)2)) + (((int64_t)threadIdx.y) >> (int64_t)1)) * v5)) + ((int64_t)threadIdx.x)) + (int64_t)192)];
      } else {
        v19 = __float2half_rn(0x0p+0f);
      }
      ((half*)v0)[(((((((v17 + (int64_t)3) & (int64_t)3) * (int64_t)2304) + (v18 * (int64_t)144)) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)72)) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)32)) + ((int64_t)threadIdx.x))] = v19;
    }
    for (int64_t v20 = (int64_t)0; v20 < (int64_t)2; ++v20) {
      g3(v0, ((((((((v17 + (int64_t)3) & (int64_t)3) * (int64_t)2560) + (v20 * (int64_t)1280)) + (((int64_t)threadIdx.y) * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)2) * (int64_t)40)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)8)) + (int64_t)9216), v10, (((((((v17 * (int64_t)4096) + (v20 * (int64_t)2048)) + (((int64_t)threadIdx.y) * (int64_t)512)) + ((((int64_t)threadIdx.x) >> (int64_t)2) * (int64_t)64)) + (((int64_t)blockIdx.y) * (int64_t)32)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)8)) + (int64_t)12288), ((((((v17 * (int64_t)64) + (v20 * (int64_t)32)) + (((int64_t)threadIdx.y) * (int64_t)8)) + (((int64_t)threadIdx.x) >> (int64_t)2)) + (int64_t)192) < v5));
    }
    g4();
    g5();
    __syncthreads();
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[(((v17 & (int64_t)3) * (int64_t)2304) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)1152))])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)72) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v2 + (int64_t)0))[0]), "=r"(((unsigned *)(v2 + (int64_t)0))[1]), "=r"(((unsigned *)(v2 + (int64_t)0))[2]), "=r"(((unsigned *)(v2 + (int64_t)0))[3])
      : "r"(v21)
    );
  }
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[((((v17 & (int64_t)3) * (int64_t)2560) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)16)) + (int64_t)9216)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)40) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v3 + (int64_t)0))[0]), "=r"(((unsigned *)(v3 + (int64_t)0))[1]), "=r"(((unsigned *)(v3 + (int64_t)0))[2]), "=r"(((unsigned *)(v3 + (int64_t)0))[3])
      : "r"(v21)
    );
  }
    #pragma unroll
    for (int v22 = 0; v22 < 3; ++v22) {
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[(((((v17 & (int64_t)3) * (int64_t)2304) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)1152)) + (((int64_t)v22) * (int64_t)16)) + (int64_t)16)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)72) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v2 + (((((int64_t)v22) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[0]), "=r"(((unsigned *)(v2 + (((((int64_t)v22) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[1]), "=r"(((unsigned *)(v2 + (((((int64_t)v22) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[2]), "=r"(((unsigned *)(v2 + (((((int64_t)v22) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[3])
      : "r"(v21)
    );
  }
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[(((((v17 & (int64_t)3) * (int64_t)2560) + (((int64_t)v22) * (int64_t)640)) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)16)) + (int64_t)9856)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)40) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v3 + (((((int64_t)v22) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[0]), "=r"(((unsigned *)(v3 + (((((int64_t)v22) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[1]), "=r"(((unsigned *)(v3 + (((((int64_t)v22) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[2]), "=r"(((unsigned *)(v3 + (((((int64_t)v22) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[3])
      : "r"(v21)
    );
  }
      #pragma unroll
      for (int v23 = 0; v23 < 2; ++v23) {
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (((int64_t)v23) * (int64_t)4)))[0]), "=f"(((float *)(v1 + (((int64_t)v23) * (int64_t)4)))[1]), "=f"(((float *)(v1 + (((int64_t)v23) * (int64_t)4)))[2]), "=f"(((float *)(v1 + (((int64_t)v23) * (int64_t)4)))[3])
      : "r"(((unsigned *)(v2 + ((((int64_t)v22) & (int64_t)1) * (int64_t)8)))[0]), "r"(((unsigned *)(v2 + ((((int64_t)v22) & (int64_t)1) * (int64_t)8)))[1]), "r"(((unsigned *)(v2 + ((((int64_t)v22) & (int64_t)1) * (int64_t)8)))[2]), "r"(((unsigned *)(v2 + ((((int64_t)v22) & (int64_t)1) * (int64_t)8)))[3]), "r"(((unsigned *)(v3 + (((((int64_t)v22) & (int64_t)1) * (int64_t)8) + (((int64_t)v23) * (int64_t)4))))[0]), "r"(((unsigned *)(v3 + (((((int64_t)v22) & (int64_t)1) * (int64_t)8) + (((int64_t)v23) * (int64_t)4))))[1]), "f"(((float *)(v1 + (((int64_t)v23) * (int64_t)4)))[0]), "f"(((float *)(v1 + (((int64_t)v23) * (int64_t)4)))[1]), "f"(((float *)(v1 + (((int64_t)v23) * (int64_t)4)))[2]), "f"(((float *)(v1 + (((int64_t)v23) * (int64_t)4)))[3]));
  }
      }
    }
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (int64_t)0))[0]), "=f"(((float *)(v1 + (int64_t)0))[1]), "=f"(((float *)(v1 + (int64_t)0))[2]), "=f"(((float *)(v1 + (int64_t)0))[3])
      : "r"(((unsigned *)(v2 + (int64_t)8))[0]), "r"(((unsigned *)(v2 + (int64_t)8))[1]), "r"(((unsigned *)(v2 + (int64_t)8))[2]), "r"(((unsigned *)(v2 + (int64_t)8))[3]), "r"(((unsigned *)(v3 + (int64_t)8))[0]), "r"(((unsigned *)(v3 + (int64_t)8))[1]), "f"(((float *)(v1 + (int64_t)0))[0]), "f"(((float *)(v1 + (int64_t)0))[1]), "f"(((float *)(v1 + (int64_t)0))[2]), "f"(((float *)(v1 + (int64_t)0))[3]));
  }
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (int64_t)4))[0]), "=f"(((float *)(v1 + (int64_t)4))[1]), "=f"(((float *)(v1 + (int64_t)4))[2]), "=f"(((float *)(v1 + (int64_t)4))[3])
      : "r"(((unsigned *)(v2 + (int64_t)8))[0]), "r"(((unsigned *)(v2 + (int64_t)8))[1]), "r"(((unsigned *)(v2 + (int64_t)8))[2]), "r"(((unsigned *)(v2 + (int64_t)8))[3]), "r"(((unsigned *)(v3 + (int64_t)12))[0]), "r"(((unsigned *)(v3 + (int64_t)12))[1]), "f"(((float *)(v1 + (int64_t)4))[0]), "f"(((float *)(v1 + (int64_t)4))[1]), "f"(((float *)(v1 + (int64_t)4))[2]), "f"(((float *)(v1 + (int64_t)4))[3]));
  }
  }
  if (((int64_t)129 <= v5) && ((int64_t)129 <= v5)) {
    g6();
    __syncthreads();
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)1) & (int64_t)3) * (int64_t)2304) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)1152))])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)72) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v2 + (int64_t)0))[0]), "=r"(((unsigned *)(v2 + (int64_t)0))[1]), "=r"(((unsigned *)(v2 + (int64_t)0))[2]), "=r"(((unsigned *)(v2 + (int64_t)0))[3])
      : "r"(v21)
    );
  }
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[(((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)1) & (int64_t)3) * (int64_t)2560) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)16)) + (int64_t)9216)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)40) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v3 + (int64_t)0))[0]), "=r"(((unsigned *)(v3 + (int64_t)0))[1]), "=r"(((unsigned *)(v3 + (int64_t)0))[2]), "=r"(((unsigned *)(v3 + (int64_t)0))[3])
      : "r"(v21)
    );
  }
  }
  if (((int64_t)129 <= v5) && ((int64_t)129 <= v5)) {
    #pragma unroll
    for (int v24 = 0; v24 < 3; ++v24) {
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[((((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)1) & (int64_t)3) * (int64_t)2304) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)1152)) + (((int64_t)v24) * (int64_t)16)) + (int64_t)16)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)72) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v2 + (((((int64_t)v24) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[0]), "=r"(((unsigned *)(v2 + (((((int64_t)v24) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[1]), "=r"(((unsigned *)(v2 + (((((int64_t)v24) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[2]), "=r"(((unsigned *)(v2 + (((((int64_t)v24) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[3])
      : "r"(v21)
    );
  }
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[((((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)1) & (int64_t)3) * (int64_t)2560) + (((int64_t)v24) * (int64_t)640)) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)16)) + (int64_t)9856)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)40) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v3 + (((((int64_t)v24) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[0]), "=r"(((unsigned *)(v3 + (((((int64_t)v24) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[1]), "=r"(((unsigned *)(v3 + (((((int64_t)v24) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[2]), "=r"(((unsigned *)(v3 + (((((int64_t)v24) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[3])
      : "r"(v21)
    );
  }
      #pragma unroll
      for (int v25 = 0; v25 < 2; ++v25) {
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (((int64_t)v25) * (int64_t)4)))[0]), "=f"(((float *)(v1 + (((int64_t)v25) * (int64_t)4)))[1]), "=f"(((float *)(v1 + (((int64_t)v25) * (int64_t)4)))[2]), "=f"(((float *)(v1 + (((int64_t)v25) * (int64_t)4)))[3])
      : "r"(((unsigned *)(v2 + ((((int64_t)v24) & (int64_t)1) * (int64_t)8)))[0]), "r"(((unsigned *)(v2 + ((((int64_t)v24) & (int64_t)1) * (int64_t)8)))[1]), "r"(((unsigned *)(v2 + ((((int64_t)v24) & (int64_t)1) * (int64_t)8)))[2]), "r"(((unsigned *)(v2 + ((((int64_t)v24) & (int64_t)1) * (int64_t)8)))[3]), "r"(((unsigned *)(v3 + (((((int64_t)v24) & (int64_t)1) * (int64_t)8) + (((int64_t)v25) * (int64_t)4))))[0]), "r"(((unsigned *)(v3 + (((((int64_t)v24) & (int64_t)1) * (int64_t)8) + (((int64_t)v25) * (int64_t)4))))[1]), "f"(((float *)(v1 + (((int64_t)v25) * (int64_t)4)))[0]), "f"(((float *)(v1 + (((int64_t)v25) * (int64_t)4)))[1]), "f"(((float *)(v1 + (((int64_t)v25) * (int64_t)4)))[2]), "f"(((float *)(v1 + (((int64_t)v25) * (int64_t)4)))[3]));
  }
      }
    }
  }
  if (((int64_t)129 <= v5) && ((int64_t)129 <= v5)) {
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (int64_t)0))[0]), "=f"(((float *)(v1 + (int64_t)0))[1]), "=f"(((float *)(v1 + (int64_t)0))[2]), "=f"(((float *)(v1 + (int64_t)0))[3])
      : "r"(((unsigned *)(v2 + (int64_t)8))[0]), "r"(((unsigned *)(v2 + (int64_t)8))[1]), "r"(((unsigned *)(v2 + (int64_t)8))[2]), "r"(((unsigned *)(v2 + (int64_t)8))[3]), "r"(((unsigned *)(v3 + (int64_t)8))[0]), "r"(((unsigned *)(v3 + (int64_t)8))[1]), "f"(((float *)(v1 + (int64_t)0))[0]), "f"(((float *)(v1 + (int64_t)0))[1]), "f"(((float *)(v1 + (int64_t)0))[2]), "f"(((float *)(v1 + (int64_t)0))[3]));
  }
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (int64_t)4))[0]), "=f"(((float *)(v1 + (int64_t)4))[1]), "=f"(((float *)(v1 + (int64_t)4))[2]), "=f"(((float *)(v1 + (int64_t)4))[3])
      : "r"(((unsigned *)(v2 + (int64_t)8))[0]), "r"(((unsigned *)(v2 + (int64_t)8))[1]), "r"(((unsigned *)(v2 + (int64_t)8))[2]), "r"(((unsigned *)(v2 + (int64_t)8))[3]), "r"(((unsigned *)(v3 + (int64_t)12))[0]), "r"(((unsigned *)(v3 + (int64_t)12))[1]), "f"(((float *)(v1 + (int64_t)4))[0]), "f"(((float *)(v1 + (int64_t)4))[1]), "f"(((float *)(v1 + (int64_t)4))[2]), "f"(((float *)(v1 + (int64_t)4))[3]));
  }
  }
  if (((int64_t)65 <= v5) && ((int64_t)65 <= v5)) {
    g6();
    __syncthreads();
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)2) & (int64_t)3) * (int64_t)2304) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)1152))])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)72) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v2 + (int64_t)0))[0]), "=r"(((unsigned *)(v2 + (int64_t)0))[1]), "=r"(((unsigned *)(v2 + (int64_t)0))[2]), "=r"(((unsigned *)(v2 + (int64_t)0))[3])
      : "r"(v21)
    );
  }
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[(((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)2) & (int64_t)3) * (int64_t)2560) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)16)) + (int64_t)9216)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)40) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v3 + (int64_t)0))[0]), "=r"(((unsigned *)(v3 + (int64_t)0))[1]), "=r"(((unsigned *)(v3 + (int64_t)0))[2]), "=r"(((unsigned *)(v3 + (int64_t)0))[3])
      : "r"(v21)
    );
  }
  }
  if (((int64_t)65 <= v5) && ((int64_t)65 <= v5)) {
    #pragma unroll
    for (int v26 = 0; v26 < 3; ++v26) {
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[((((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)2) & (int64_t)3) * (int64_t)2304) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)1152)) + (((int64_t)v26) * (int64_t)16)) + (int64_t)16)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)72) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v2 + (((((int64_t)v26) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[0]), "=r"(((unsigned *)(v2 + (((((int64_t)v26) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[1]), "=r"(((unsigned *)(v2 + (((((int64_t)v26) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[2]), "=r"(((unsigned *)(v2 + (((((int64_t)v26) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[3])
      : "r"(v21)
    );
  }
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[((((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)2) & (int64_t)3) * (int64_t)2560) + (((int64_t)v26) * (int64_t)640)) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)16)) + (int64_t)9856)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)40) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v3 + (((((int64_t)v26) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[0]), "=r"(((unsigned *)(v3 + (((((int64_t)v26) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[1]), "=r"(((unsigned *)(v3 + (((((int64_t)v26) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[2]), "=r"(((unsigned *)(v3 + (((((int64_t)v26) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[3])
      : "r"(v21)
    );
  }
      #pragma unroll
      for (int v27 = 0; v27 < 2; ++v27) {
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (((int64_t)v27) * (int64_t)4)))[0]), "=f"(((float *)(v1 + (((int64_t)v27) * (int64_t)4)))[1]), "=f"(((float *)(v1 + (((int64_t)v27) * (int64_t)4)))[2]), "=f"(((float *)(v1 + (((int64_t)v27) * (int64_t)4)))[3])
      : "r"(((unsigned *)(v2 + ((((int64_t)v26) & (int64_t)1) * (int64_t)8)))[0]), "r"(((unsigned *)(v2 + ((((int64_t)v26) & (int64_t)1) * (int64_t)8)))[1]), "r"(((unsigned *)(v2 + ((((int64_t)v26) & (int64_t)1) * (int64_t)8)))[2]), "r"(((unsigned *)(v2 + ((((int64_t)v26) & (int64_t)1) * (int64_t)8)))[3]), "r"(((unsigned *)(v3 + (((((int64_t)v26) & (int64_t)1) * (int64_t)8) + (((int64_t)v27) * (int64_t)4))))[0]), "r"(((unsigned *)(v3 + (((((int64_t)v26) & (int64_t)1) * (int64_t)8) + (((int64_t)v27) * (int64_t)4))))[1]), "f"(((float *)(v1 + (((int64_t)v27) * (int64_t)4)))[0]), "f"(((float *)(v1 + (((int64_t)v27) * (int64_t)4)))[1]), "f"(((float *)(v1 + (((int64_t)v27) * (int64_t)4)))[2]), "f"(((float *)(v1 + (((int64_t)v27) * (int64_t)4)))[3]));
  }
      }
    }
  }
  if (((int64_t)65 <= v5) && ((int64_t)65 <= v5)) {
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (int64_t)0))[0]), "=f"(((float *)(v1 + (int64_t)0))[1]), "=f"(((float *)(v1 + (int64_t)0))[2]), "=f"(((float *)(v1 + (int64_t)0))[3])
      : "r"(((unsigned *)(v2 + (int64_t)8))[0]), "r"(((unsigned *)(v2 + (int64_t)8))[1]), "r"(((unsigned *)(v2 + (int64_t)8))[2]), "r"(((unsigned *)(v2 + (int64_t)8))[3]), "r"(((unsigned *)(v3 + (int64_t)8))[0]), "r"(((unsigned *)(v3 + (int64_t)8))[1]), "f"(((float *)(v1 + (int64_t)0))[0]), "f"(((float *)(v1 + (int64_t)0))[1]), "f"(((float *)(v1 + (int64_t)0))[2]), "f"(((float *)(v1 + (int64_t)0))[3]));
  }
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (int64_t)4))[0]), "=f"(((float *)(v1 + (int64_t)4))[1]), "=f"(((float *)(v1 + (int64_t)4))[2]), "=f"(((float *)(v1 + (int64_t)4))[3])
      : "r"(((unsigned *)(v2 + (int64_t)8))[0]), "r"(((unsigned *)(v2 + (int64_t)8))[1]), "r"(((unsigned *)(v2 + (int64_t)8))[2]), "r"(((unsigned *)(v2 + (int64_t)8))[3]), "r"(((unsigned *)(v3 + (int64_t)12))[0]), "r"(((unsigned *)(v3 + (int64_t)12))[1]), "f"(((float *)(v1 + (int64_t)4))[0]), "f"(((float *)(v1 + (int64_t)4))[1]), "f"(((float *)(v1 + (int64_t)4))[2]), "f"(((float *)(v1 + (int64_t)4))[3]));
  }
  }
  if (((int64_t)1 <= v5) && ((int64_t)1 <= v5)) {
    g6();
    __syncthreads();
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)3) & (int64_t)3) * (int64_t)2304) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)1152))])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)72) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v2 + (int64_t)0))[0]), "=r"(((unsigned *)(v2 + (int64_t)0))[1]), "=r"(((unsigned *)(v2 + (int64_t)0))[2]), "=r"(((unsigned *)(v2 + (int64_t)0))[3])
      : "r"(v21)
    );
  }
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[(((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)3) & (int64_t)3) * (int64_t)2560) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)16)) + (int64_t)9216)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)40) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v3 + (int64_t)0))[0]), "=r"(((unsigned *)(v3 + (int64_t)0))[1]), "=r"(((unsigned *)(v3 + (int64_t)0))[2]), "=r"(((unsigned *)(v3 + (int64_t)0))[3])
      : "r"(v21)
    );
  }
  }
  if (((int64_t)1 <= v5) && ((int64_t)1 <= v5)) {
    #pragma unroll
    for (int v28 = 0; v28 < 3; ++v28) {
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[((((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)3) & (int64_t)3) * (int64_t)2304) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)1152)) + (((int64_t)v28) * (int64_t)16)) + (int64_t)16)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)72) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v2 + (((((int64_t)v28) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[0]), "=r"(((unsigned *)(v2 + (((((int64_t)v28) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[1]), "=r"(((unsigned *)(v2 + (((((int64_t)v28) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[2]), "=r"(((unsigned *)(v2 + (((((int64_t)v28) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[3])
      : "r"(v21)
    );
  }
  {
    unsigned int v21 = __cvta_generic_to_shared((&(((half*)v0)[((((((((v5 + (int64_t)63) >> (int64_t)6) + (int64_t)3) & (int64_t)3) * (int64_t)2560) + (((int64_t)v28) * (int64_t)640)) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)16)) + (int64_t)9856)])) + (((((int64_t)threadIdx.x) & (int64_t)15) * (int64_t)40) + ((((int64_t)threadIdx.x) >> (int64_t)4) * (int64_t)8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v3 + (((((int64_t)v28) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[0]), "=r"(((unsigned *)(v3 + (((((int64_t)v28) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[1]), "=r"(((unsigned *)(v3 + (((((int64_t)v28) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[2]), "=r"(((unsigned *)(v3 + (((((int64_t)v28) + (int64_t)1) & (int64_t)1) * (int64_t)8)))[3])
      : "r"(v21)
    );
  }
      #pragma unroll
      for (int v29 = 0; v29 < 2; ++v29) {
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (((int64_t)v29) * (int64_t)4)))[0]), "=f"(((float *)(v1 + (((int64_t)v29) * (int64_t)4)))[1]), "=f"(((float *)(v1 + (((int64_t)v29) * (int64_t)4)))[2]), "=f"(((float *)(v1 + (((int64_t)v29) * (int64_t)4)))[3])
      : "r"(((unsigned *)(v2 + ((((int64_t)v28) & (int64_t)1) * (int64_t)8)))[0]), "r"(((unsigned *)(v2 + ((((int64_t)v28) & (int64_t)1) * (int64_t)8)))[1]), "r"(((unsigned *)(v2 + ((((int64_t)v28) & (int64_t)1) * (int64_t)8)))[2]), "r"(((unsigned *)(v2 + ((((int64_t)v28) & (int64_t)1) * (int64_t)8)))[3]), "r"(((unsigned *)(v3 + (((((int64_t)v28) & (int64_t)1) * (int64_t)8) + (((int64_t)v29) * (int64_t)4))))[0]), "r"(((unsigned *)(v3 + (((((int64_t)v28) & (int64_t)1) * (int64_t)8) + (((int64_t)v29) * (int64_t)4))))[1]), "f"(((float *)(v1 + (((int64_t)v29) * (int64_t)4)))[0]), "f"(((float *)(v1 + (((int64_t)v29) * (int64_t)4)))[1]), "f"(((float *)(v1 + (((int64_t)v29) * (int64_t)4)))[2]), "f"(((float *)(v1 + (((int64_t)v29) * (int64_t)4)))[3]));
  }
      }
    }
  }
  if (((int64_t)1 <= v5) && ((int64_t)1 <= v5)) {
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (int64_t)0))[0]), "=f"(((float *)(v1 + (int64_t)0))[1]), "=f"(((float *)(v1 + (int64_t)0))[2]), "=f"(((float *)(v1 + (int64_t)0))[3])
      : "r"(((unsigned *)(v2 + (int64_t)8))[0]), "r"(((unsigned *)(v2 + (int64_t)8))[1]), "r"(((unsigned *)(v2 + (int64_t)8))[2]), "r"(((unsigned *)(v2 + (int64_t)8))[3]), "r"(((unsigned *)(v3 + (int64_t)8))[0]), "r"(((unsigned *)(v3 + (int64_t)8))[1]), "f"(((float *)(v1 + (int64_t)0))[0]), "f"(((float *)(v1 + (int64_t)0))[1]), "f"(((float *)(v1 + (int64_t)0))[2]), "f"(((float *)(v1 + (int64_t)0))[3]));
  }
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (int64_t)4))[0]), "=f"(((float *)(v1 + (int64_t)4))[1]), "=f"(((float *)(v1 + (int64_t)4))[2]), "=f"(((float *)(v1 + (int64_t)4))[3])
      : "r"(((unsigned *)(v2 + (int64_t)8))[0]), "r"(((unsigned *)(v2 + (int64_t)8))[1]), "r"(((unsigned *)(v2 + (int64_t)8))[2]), "r"(((unsigned *)(v2 + (int64_t)8))[3]), "r"(((unsigned *)(v3 + (int64_t)12))[0]), "r"(((unsigned *)(v3 + (int64_t)12))[1]), "f"(((float *)(v1 + (int64_t)4))[0]), "f"(((float *)(v1 + (int64_t)4))[1]), "f"(((float *)(v1 + (int64_t)4))[2]), "f"(((float *)(v1 + (int64_t)4))[3]));
  }
  }
  __syncthreads();
  for (int v30 = 0; v30 < 2; ++v30) {
    for (int v31 = 0; v31 < 2; ++v31) {
      *(float2*)(((float*)v0) + (((((((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)640) + (((int64_t)v31) * (int64_t)320)) + ((((int64_t)threadIdx.x) >> (int64_t)2) * (int64_t)40)) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)16)) + (((int64_t)v30) * (int64_t)8)) + ((((int64_t)threadIdx.x) & (int64_t)3) * (int64_t)2))) = *(float2*)(v1 + ((((int64_t)v30) * (int64_t)4) + (((int64_t)v31) * (int64_t)2)));
    }
  }
  __syncthreads();
  uint4 v32;
  ulonglong4 v33 = *(ulonglong4*)(((float*)v0) + (((((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)640) + ((((int64_t)threadIdx.x) >> (int64_t)1) * (int64_t)40)) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)16)) + ((((int64_t)threadIdx.x) & (int64_t)1) * (int64_t)8)));
  ((half2*)(&(v32.x)))->x = (half)(((float2*)(&(v33.x)))->x);
  ((half2*)(&(v32.x)))->y = (half)(((float2*)(&(v33.x)))->y);
  ((half2*)(&(v32.y)))->x = (half)(((float2*)(&(v33.y)))->x);
  ((half2*)(&(v32.y)))->y = (half)(((float2*)(&(v33.y)))->y);
  ((half2*)(&(v32.z)))->x = (half)(((float2*)(&(v33.z)))->x);
  ((half2*)(&(v32.z)))->y = (half)(((float2*)(&(v33.z)))->y);
  ((half2*)(&(v32.w)))->x = (half)(((float2*)(&(v33.w)))->x);
  ((half2*)(&(v32.w)))->y = (half)(((float2*)(&(v33.w)))->y);
  *(uint4*)(v34 + ((((((((int64_t)blockIdx.x) * (int64_t)2048) + ((((int64_t)threadIdx.y) >> (int64_t)1) * (int64_t)1024)) + ((((int64_t)threadIdx.x) >> (int64_t)1) * (int64_t)64)) + (((int64_t)blockIdx.y) * (int64_t)32)) + ((((int64_t)threadIdx.y) & (int64_t)1) * (int64_t)16)) + ((((int64_t)threadIdx.x) & (int64_t)1) * (int64_t)8))) = v32;
}
