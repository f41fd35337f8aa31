// cuda.matmul_mma: ragged_nn_float16, on h200
// config: m=32, n=32, k=64, warps_m=2, warps_n=2, stages=1
// digest: 2fe50f484852
__launch_bounds__(128) g0(half* __restrict__ v7, half* __restrict__ v10, half* __restrict__ v17) {
  extern __shared__ __align__(64) uchar v0[];
  alignas(64) float v1[8];
  alignas(64) half v2[16];
  alignas(64) half v3[16];
  for (int half = 0; half < 2; ++half) {
    for (int v4 = 0; v4 < 4; ++v4) {
      v1[((half * 4) + v4)] = 0x0p+0f;
    }
  }
  g1();
  g2();
  for (int v5 = 0; v5 < 16; ++v5) {
    half v6;
    if (((((((int)blockIdx.x) * 32) + (v5 * 2)) + (((int)threadIdx.y) >> 1)) < 77) && ((((((int)threadIdx.y) & 1) * 32) + ((int)threadIdx.x)) < 51)) {
      v6 = v7[(((((((int)blockIdx.x) * 1632) + (v5 * 102)) + ((((int)threadIdx.y) >> 1) * 51)) + ((((int)threadIdx.y) & 1) * 32)) + ((int)threadIdx.x))];
    } else {
      v6 = __float2half_rn(0x0p+0f);
    }
    ((half*)v0)[((((v5 * 144) + ((((int)threadIdx.y) >> 1) * 72)) + ((((int)threadIdx.y) & 1) * 32)) + ((int)threadIdx.x))] = v6;
  }
  for (int v8 = 0; v8 < 16; ++v8) {
    half v9;
    if ((((v8 * 4) + ((int)threadIdx.y)) < 51) && (((((int)blockIdx.y) * 32) + ((int)threadIdx.x)) < 45)) {
      v9 = v10[((((v8 * 180) + (((int)threadIdx.y) * 45)) + (((int)blockIdx.y) * 32)) + ((int)threadIdx.x))];
    } else {
      v9 = __float2half_rn(0x0p+0f);
    }
    ((half*)v0)[((((v8 * 160) + (((int)threadIdx.y) * 40)) + ((int)threadIdx.x)) + 2304)] = v9;
  }
  __syncthreads();
  {
    unsigned int v11 = __cvta_generic_to_shared((&(((half*)v0)[((((int)threadIdx.y) >> 1) * 1152)])) + (((((int)threadIdx.x) & 15) * 72) + ((((int)threadIdx.x) >> 4) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v2 + 0))[0]), "=r"(((unsigned *)(v2 + 0))[1]), "=r"(((unsigned *)(v2 + 0))[2]), "=r"(((unsigned *)(v2 + 0))[3])
      : "r"(v11)
    );
  }
  {
    unsigned int v11 = __cvta_generic_to_shared((&(((half*)v0)[(((((int)threadIdx.y) & 1) * 16) + 2304)])) + (((((int)threadIdx.x) & 15) * 40) + ((((int)threadIdx.x) >> 4) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v3 + 0))[0]), "=r"(((unsigned *)(v3 + 0))[1]), "=r"(((unsigned *)(v3 + 0))[2]), "=r"(((unsigned *)(v3 + 0))[3])
      : "r"(v11)
    );
  }
  #pragma unroll
  for (int v12 = 0; v12 < 3; ++v12) {
  {
    unsigned int v11 = __cvta_generic_to_shared((&(((half*)v0)[((((((int)threadIdx.y) >> 1) * 1152) + (v12 * 16)) + 16)])) + (((((int)threadIdx.x) & 15) * 72) + ((((int)threadIdx.x) >> 4) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v2 + (((v12 + 1) & 1) * 8)))[0]), "=r"(((unsigned *)(v2 + (((v12 + 1) & 1) * 8)))[1]), "=r"(((unsigned *)(v2 + (((v12 + 1) & 1) * 8)))[2]), "=r"(((unsigned *)(v2 + (((v12 + 1) & 1) * 8)))[3])
      : "r"(v11)
    );
  }
  {
    unsigned int v11 = __cvta_generic_to_shared((&(((half*)v0)[(((v12 * 640) + ((((int)threadIdx.y) & 1) * 16)) + 2944)])) + (((((int)threadIdx.x) & 15) * 40) + ((((int)threadIdx.x) >> 4) * 8)));
    __asm__ __volatile__(
      "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16"
      "{%0, %1, %2, %3}, [%4];\n"
      : "=r"(((unsigned *)(v3 + (((v12 + 1) & 1) * 8)))[0]), "=r"(((unsigned *)(v3 + (((v12 + 1) & 1) * 8)))[1]), "=r"(((unsigned *)(v3 + (((v12 + 1) & 1) * 8)))[2]), "=r"(((unsigned *)(v3 + (((v12 + 1) & 1) * 8)))[3])
      : "r"(v11)
    );
  }
    #pragma unroll
    for (int v13 = 0; v13 < 2; ++v13) {
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + (v13 * 4)))[0]), "=f"(((float *)(v1 + (v13 * 4)))[1]), "=f"(((float *)(v1 + (v13 * 4)))[2]), "=f"(((float *)(v1 + (v13 * 4)))[3])
      : "r"(((unsigned *)(v2 + ((v12 & 1) * 8)))[0]), "r"(((unsigned *)(v2 + ((v12 & 1) * 8)))[1]), "r"(((unsigned *)(v2 + ((v12 & 1) * 8)))[2]), "r"(((unsigned *)(v2 + ((v12 & 1) * 8)))[3]), "r"(((unsigned *)(v3 + (((v12 & 1) * 8) + (v13 * 4))))[0]), "r"(((unsigned *)(v3 + (((v12 & 1) * 8) + (v13 * 4))))[1]), "f"(((float *)(v1 + (v13 * 4)))[0]), "f"(((float *)(v1 + (v13 * 4)))[1]), "f"(((float *)(v1 + (v13 * 4)))[2]), "f"(((float *)(v1 + (v13 * 4)))[3]));
  }
    }
  }
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + 0))[0]), "=f"(((float *)(v1 + 0))[1]), "=f"(((float *)(v1 + 0))[2]), "=f"(((float *)(v1 + 0))[3])
      : "r"(((unsigned *)(v2 + 8))[0]), "r"(((unsigned *)(v2 + 8))[1]), "r"(((unsigned *)(v2 + 8))[2]), "r"(((unsigned *)(v2 + 8))[3]), "r"(((unsigned *)(v3 + 8))[0]), "r"(((unsigned *)(v3 + 8))[1]), "f"(((float *)(v1 + 0))[0]), "f"(((float *)(v1 + 0))[1]), "f"(((float *)(v1 + 0))[2]), "f"(((float *)(v1 + 0))[3]));
  }
  {
    __asm__ __volatile__(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};\n"
      :  "=f"(((float *)(v1 + 4))[0]), "=f"(((float *)(v1 + 4))[1]), "=f"(((float *)(v1 + 4))[2]), "=f"(((float *)(v1 + 4))[3])
      : "r"(((unsigned *)(v2 + 8))[0]), "r"(((unsigned *)(v2 + 8))[1]), "r"(((unsigned *)(v2 + 8))[2]), "r"(((unsigned *)(v2 + 8))[3]), "r"(((unsigned *)(v3 + 12))[0]), "r"(((unsigned *)(v3 + 12))[1]), "f"(((float *)(v1 + 4))[0]), "f"(((float *)(v1 + 4))[1]), "f"(((float *)(v1 + 4))[2]), "f"(((float *)(v1 + 4))[3]));
  }
  __syncthreads();
  for (int v14 = 0; v14 < 2; ++v14) {
    for (int v15 = 0; v15 < 2; ++v15) {
      *(float2*)(((float*)v0) + ((((((((((int)threadIdx.y) >> 1) * 640) + (v15 * 320)) + ((((int)threadIdx.x) >> 2) * 40)) + ((((int)threadIdx.y) & 1) * 16)) + (v14 * 8)) + ((((int)threadIdx.x) & 3) * 2)) + 1152)) = *(float2*)(v1 + ((v14 * 4) + (v15 * 2)));
    }
  }
  __syncthreads();
  for (int v16 = 0; v16 < 8; ++v16) {
    if (((((((int)blockIdx.x) * 32) + ((((int)threadIdx.y) >> 1) * 16)) + (((int)threadIdx.x) >> 1)) < 77) && (((((((int)blockIdx.y) * 32) + ((((int)threadIdx.y) & 1) * 16)) + ((((int)threadIdx.x) & 1) * 8)) + v16) < 45)) {
      v17[(((((((((int)blockIdx.x) * 1440) + ((((int)threadIdx.y) >> 1) * 720)) + ((((int)threadIdx.x) >> 1) * 45)) + (((int)blockIdx.y) * 32)) + ((((int)threadIdx.y) & 1) * 16)) + ((((int)threadIdx.x) & 1) * 8)) + v16)] = ((half)((float*)v0)[(((((((((int)threadIdx.y) >> 1) * 640) + ((((int)threadIdx.x) >> 1) * 40)) + ((((int)threadIdx.y) & 1) * 16)) + ((((int)threadIdx.x) & 1) * 8)) + v16) + 1152)]);
    }
  }
}
