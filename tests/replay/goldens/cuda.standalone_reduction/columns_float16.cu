// cuda.standalone_reduction: columns_float16, on h200
// config: threads=64, depth=4, vector=8, splits=64, cluster=0
// digest: 4ddb08b2b2d8
__launch_bounds__(256) g0(int64_t v7, half* __restrict__ v8, float* __restrict__ v9) {
  alignas(64) float v0[8];
  alignas(64) half v1[8];
  v1[0] = __float2half_rn(0x0p+0f);
  v1[1] = __float2half_rn(0x0p+0f);
  v1[2] = __float2half_rn(0x0p+0f);
  v1[3] = __float2half_rn(0x0p+0f);
  v1[4] = __float2half_rn(0x0p+0f);
  v1[5] = __float2half_rn(0x0p+0f);
  v1[6] = __float2half_rn(0x0p+0f);
  v1[7] = __float2half_rn(0x0p+0f);
  alignas(64) half v2[8];
  v2[0] = __float2half_rn(0x0p+0f);
  v2[1] = __float2half_rn(0x0p+0f);
  v2[2] = __float2half_rn(0x0p+0f);
  v2[3] = __float2half_rn(0x0p+0f);
  v2[4] = __float2half_rn(0x0p+0f);
  v2[5] = __float2half_rn(0x0p+0f);
  v2[6] = __float2half_rn(0x0p+0f);
  v2[7] = __float2half_rn(0x0p+0f);
  alignas(64) half v3[8];
  v3[0] = __float2half_rn(0x0p+0f);
  v3[1] = __float2half_rn(0x0p+0f);
  v3[2] = __float2half_rn(0x0p+0f);
  v3[3] = __float2half_rn(0x0p+0f);
  v3[4] = __float2half_rn(0x0p+0f);
  v3[5] = __float2half_rn(0x0p+0f);
  v3[6] = __float2half_rn(0x0p+0f);
  v3[7] = __float2half_rn(0x0p+0f);
  alignas(64) half v4[8];
  v4[0] = __float2half_rn(0x0p+0f);
  v4[1] = __float2half_rn(0x0p+0f);
  v4[2] = __float2half_rn(0x0p+0f);
  v4[3] = __float2half_rn(0x0p+0f);
  v4[4] = __float2half_rn(0x0p+0f);
  v4[5] = __float2half_rn(0x0p+0f);
  v4[6] = __float2half_rn(0x0p+0f);
  v4[7] = __float2half_rn(0x0p+0f);
  __shared__ alignas(64) float v5[2048];
  v0[0] = 0x0p+0f;
  v0[1] = 0x0p+0f;
  v0[2] = 0x0p+0f;
  v0[3] = 0x0p+0f;
  v0[4] = 0x0p+0f;
  v0[5] = 0x0p+0f;
  v0[6] = 0x0p+0f;
  v0[7] = 0x0p+0f;
  g2();
  g3();
  for (int64_t v6 = (int64_t)0; v6 < ((v7 + (int64_t)1023) >> (int64_t)10); ++v6) {
    if (((int64_t)threadIdx.x) < (int64_t)12) {
      if ((((v6 * (int64_t)16) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)16)) + ((int64_t)threadIdx.y)) < v7) {
        *(uint4*)(v1 + (int64_t)0) = *(uint4*)(v8 + ((((v6 * (int64_t)1536) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)1536)) + (((int64_t)threadIdx.y) * (int64_t)96)) + (((int64_t)threadIdx.x) * (int64_t)8)));
      }
    }
    if (((int64_t)threadIdx.x) < (int64_t)12) {
      if (((((v6 * (int64_t)16) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)16)) + ((int64_t)threadIdx.y)) + (int64_t)4) < v7) {
        *(uint4*)(v2 + (int64_t)0) = *(uint4*)(v8 + (((((v6 * (int64_t)1536) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)1536)) + (((int64_t)threadIdx.y) * (int64_t)96)) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)384));
      }
    }
    if (((int64_t)threadIdx.x) < (int64_t)12) {
      if (((((v6 * (int64_t)16) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)16)) + ((int64_t)threadIdx.y)) + (int64_t)8) < v7) {
        *(uint4*)(v3 + (int64_t)0) = *(uint4*)(v8 + (((((v6 * (int64_t)1536) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)1536)) + (((int64_t)threadIdx.y) * (int64_t)96)) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)768));
      }
    }
    if (((int64_t)threadIdx.x) < (int64_t)12) {
      if (((((v6 * (int64_t)16) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)16)) + ((int64_t)threadIdx.y)) + (int64_t)12) < v7) {
        *(uint4*)(v4 + (int64_t)0) = *(uint4*)(v8 + (((((v6 * (int64_t)1536) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)1536)) + (((int64_t)threadIdx.y) * (int64_t)96)) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)1152));
      }
    }
    if (((int64_t)threadIdx.x) < (int64_t)12) {
      if ((((v6 * (int64_t)16) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)16)) + ((int64_t)threadIdx.y)) < v7) {
        v0[0] = (v0[0] + ((float)v1[0]));
        v0[1] = (v0[1] + ((float)v1[1]));
        v0[2] = (v0[2] + ((float)v1[2]));
        v0[3] = (v0[3] + ((float)v1[3]));
        v0[4] = (v0[4] + ((float)v1[4]));
        v0[5] = (v0[5] + ((float)v1[5]));
        v0[6] = (v0[6] + ((float)v1[6]));
        v0[7] = (v0[7] + ((float)v1[7]));
      }
    }
    if (((int64_t)threadIdx.x) < (int64_t)12) {
      if (((((v6 * (int64_t)16) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)16)) + ((int64_t)threadIdx.y)) + (int64_t)4) < v7) {
        v0[0] = (v0[0] + ((float)v2[0]));
        v0[1] = (v0[1] + ((float)v2[1]));
        v0[2] = (v0[2] + ((float)v2[2]));
        v0[3] = (v0[3] + ((float)v2[3]));
        v0[4] = (v0[4] + ((float)v2[4]));
        v0[5] = (v0[5] + ((float)v2[5]));
        v0[6] = (v0[6] + ((float)v2[6]));
        v0[7] = (v0[7] + ((float)v2[7]));
      }
    }
    if (((int64_t)threadIdx.x) < (int64_t)12) {
      if (((((v6 * (int64_t)16) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)16)) + ((int64_t)threadIdx.y)) + (int64_t)8) < v7) {
        v0[0] = (v0[0] + ((float)v3[0]));
        v0[1] = (v0[1] + ((float)v3[1]));
        v0[2] = (v0[2] + ((float)v3[2]));
        v0[3] = (v0[3] + ((float)v3[3]));
        v0[4] = (v0[4] + ((float)v3[4]));
        v0[5] = (v0[5] + ((float)v3[5]));
        v0[6] = (v0[6] + ((float)v3[6]));
        v0[7] = (v0[7] + ((float)v3[7]));
      }
    }
    if (((int64_t)threadIdx.x) < (int64_t)12) {
      if (((((v6 * (int64_t)16) + ((((int64_t)blockIdx.y) * ((v7 + (int64_t)1023) >> (int64_t)10)) * (int64_t)16)) + ((int64_t)threadIdx.y)) + (int64_t)12) < v7) {
        v0[0] = (v0[0] + ((float)v4[0]));
        v0[1] = (v0[1] + ((float)v4[1]));
        v0[2] = (v0[2] + ((float)v4[2]));
        v0[3] = (v0[3] + ((float)v4[3]));
        v0[4] = (v0[4] + ((float)v4[4]));
        v0[5] = (v0[5] + ((float)v4[5]));
        v0[6] = (v0[6] + ((float)v4[6]));
        v0[7] = (v0[7] + ((float)v4[7]));
      }
    }
  }
  v5[((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8))] = v0[0];
  v5[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)1)] = v0[1];
  v5[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)2)] = v0[2];
  v5[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)3)] = v0[3];
  v5[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)4)] = v0[4];
  v5[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)5)] = v0[5];
  v5[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)6)] = v0[6];
  v5[(((((int64_t)threadIdx.y) * (int64_t)512) + (((int64_t)threadIdx.x) * (int64_t)8)) + (int64_t)7)] = v0[7];
  __syncthreads();
  v0[0] = v5[((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x))];
  v0[0] = (v0[0] + v5[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)512)]);
  v0[0] = (v0[0] + v5[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)1024)]);
  v0[0] = (v0[0] + v5[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)1536)]);
  if (((((int64_t)threadIdx.y) * (int64_t)2) + (((int64_t)threadIdx.x) >> (int64_t)5)) < (int64_t)3) {
    v9[(((((int64_t)blockIdx.y) * (int64_t)96) + (((int64_t)threadIdx.y) * (int64_t)64)) + ((int64_t)threadIdx.x))] = v0[0];
  }
  v0[0] = v5[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)256)];
  v0[0] = (v0[0] + v5[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)768)]);
  v0[0] = (v0[0] + v5[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)1280)]);
  v0[0] = (v0[0] + v5[(((((int64_t)threadIdx.y) * (int64_t)64) + ((int64_t)threadIdx.x)) + (int64_t)1792)]);
}
__launch_bounds__(64) g1(float* __restrict__ v2, float* __restrict__ v3) {
  alignas(64) float v0[1];
  v0[0] = 0x0p+0f;
  g2();
  g3();
  if (((((int)blockIdx.x) * 2) + (((int)threadIdx.x) >> 5)) < 3) {
    for (int v1 = 0; v1 < 4; ++v1) {
      v0[0] = (v0[0] + v2[(((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x))]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 96)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 192)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 288)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 384)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 480)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 576)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 672)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 768)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 864)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 960)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 1056)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 1152)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 1248)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 1344)]);
      v0[0] = (v0[0] + v2[((((v1 * 1536) + (((int)blockIdx.x) * 64)) + ((int)threadIdx.x)) + 1440)]);
    }
    v3[((((int)blockIdx.x) * 64) + ((int)threadIdx.x))] = v0[0];
  }
}
