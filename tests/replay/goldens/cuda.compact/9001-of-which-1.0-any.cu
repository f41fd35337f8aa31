// cuda.compact: 9001-of-which-1.0-any, on h200
// config: threads=256, blocks=1056
// digest: efc8cbdb9747
__launch_bounds__(256) g0(int64_t v6, bool* __restrict__ v7, int* __restrict__ v23) {
  alignas(64) int v0[1];
  alignas(64) signed char v1[16];
  alignas(64) int v2[1];
  alignas(64) int v3[1];
  __shared__ alignas(64) int v4[8];
  v0[0] = 0;
  g2();
  g3();
  for (int64_t v5 = (int64_t)0; v5 < ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1); ++v5) {
    if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)16) <= v6) {
      *(int4*)(v1 + (int64_t)0) = *(int4*)(((signed char*)v7) + (((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))));
    } else {
      signed char v8;
      if (((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) < v6) {
        v8 = ((signed char*)v7)[(((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096)))];
      } else {
        v8 = (signed char)0;
      }
      v1[(int64_t)0] = v8;
      signed char v9;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)1) < v6) {
        v9 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)1)];
      } else {
        v9 = (signed char)0;
      }
      v1[(int64_t)1] = v9;
      signed char v10;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)2) < v6) {
        v10 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)2)];
      } else {
        v10 = (signed char)0;
      }
      v1[(int64_t)2] = v10;
      signed char v11;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)3) < v6) {
        v11 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)3)];
      } else {
        v11 = (signed char)0;
      }
      v1[(int64_t)3] = v11;
      signed char v12;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)4) < v6) {
        v12 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)4)];
      } else {
        v12 = (signed char)0;
      }
      v1[(int64_t)4] = v12;
      signed char v13;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)5) < v6) {
        v13 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)5)];
      } else {
        v13 = (signed char)0;
      }
      v1[(int64_t)5] = v13;
      signed char v14;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)6) < v6) {
        v14 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)6)];
      } else {
        v14 = (signed char)0;
      }
      v1[(int64_t)6] = v14;
      signed char v15;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)7) < v6) {
        v15 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)7)];
      } else {
        v15 = (signed char)0;
      }
      v1[(int64_t)7] = v15;
      signed char v16;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)8) < v6) {
        v16 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)8)];
      } else {
        v16 = (signed char)0;
      }
      v1[(int64_t)8] = v16;
      signed char v17;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)9) < v6) {
        v17 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)9)];
      } else {
        v17 = (signed char)0;
      }
      v1[(int64_t)9] = v17;
      signed char v18;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)10) < v6) {
        v18 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)10)];
      } else {
        v18 = (signed char)0;
      }
      v1[(int64_t)10] = v18;
      signed char v19;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)11) < v6) {
        v19 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)11)];
      } else {
        v19 = (signed char)0;
      }
      v1[(int64_t)11] = v19;
      signed char v20;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)12) < v6) {
        v20 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)12)];
      } else {
        v20 = (signed char)0;
      }
      v1[(int64_t)12] = v20;
      signed char v21;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)13) < v6) {
        v21 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)13)];
      } else {
        v21 = (signed char)0;
      }
      v1[(int64_t)13] = v21;
      signed char v22;
      if ((((((((int64_t)blockIdx.x) * ((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v5 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)14) < v6) {
        v22 = ((signed char*)v7)[((((v5 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) + (((((v6 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v6 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)14)];
      } else {
        v22 = (signed char)0;
      }
      v1[(int64_t)14] = v22;
      v1[(int64_t)15] = (signed char)0;
    }
    v0[0] = (v0[0] + ((int)v1[0]));
    v0[0] = (v0[0] + ((int)v1[1]));
    v0[0] = (v0[0] + ((int)v1[2]));
    v0[0] = (v0[0] + ((int)v1[3]));
    v0[0] = (v0[0] + ((int)v1[4]));
    v0[0] = (v0[0] + ((int)v1[5]));
    v0[0] = (v0[0] + ((int)v1[6]));
    v0[0] = (v0[0] + ((int)v1[7]));
    v0[0] = (v0[0] + ((int)v1[8]));
    v0[0] = (v0[0] + ((int)v1[9]));
    v0[0] = (v0[0] + ((int)v1[10]));
    v0[0] = (v0[0] + ((int)v1[11]));
    v0[0] = (v0[0] + ((int)v1[12]));
    v0[0] = (v0[0] + ((int)v1[13]));
    v0[0] = (v0[0] + ((int)v1[14]));
    v0[0] = (v0[0] + ((int)v1[15]));
  }
  v2[0] = v0[0];
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 1, 32);
  if ((int64_t)1 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v2[0] = (v2[0] + v3[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 2, 32);
  if ((int64_t)2 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v2[0] = (v2[0] + v3[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 4, 32);
  if ((int64_t)4 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v2[0] = (v2[0] + v3[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 8, 32);
  if ((int64_t)8 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v2[0] = (v2[0] + v3[0]);
  }
  v3[0] = __shfl_up_sync((uint)4294967295, v2[0], 16, 32);
  if ((int64_t)16 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
    v2[0] = (v2[0] + v3[0]);
  }
  if ((((int64_t)threadIdx.x) & (int64_t)31) == (int64_t)31) {
    v4[(((int64_t)threadIdx.x) >> (int64_t)5)] = v2[0];
  }
  __syncthreads();
  v2[0] = (v2[0] - v0[0]);
  if ((int64_t)31 < ((int64_t)threadIdx.x)) {
    v2[0] = (v2[0] + v4[0]);
  }
  if ((int64_t)63 < ((int64_t)threadIdx.x)) {
    v2[0] = (v2[0] + v4[1]);
  }
  if ((int64_t)95 < ((int64_t)threadIdx.x)) {
    v2[0] = (v2[0] + v4[2]);
  }
  if ((int64_t)127 < ((int64_t)threadIdx.x)) {
    v2[0] = (v2[0] + v4[3]);
  }
  if ((int64_t)159 < ((int64_t)threadIdx.x)) {
    v2[0] = (v2[0] + v4[4]);
  }
  if ((int64_t)191 < ((int64_t)threadIdx.x)) {
    v2[0] = (v2[0] + v4[5]);
  }
  if ((int64_t)223 < ((int64_t)threadIdx.x)) {
    v2[0] = (v2[0] + v4[6]);
  }
  if (((int64_t)threadIdx.x) == (int64_t)255) {
    v23[((int64_t)blockIdx.x)] = (v2[0] + v0[0]);
  }
}
__launch_bounds__(256) g1(int* __restrict__ v10, int64_t v11, int64_t* __restrict__ v12, bool* __restrict__ v14, int64_t* __restrict__ v31) {
  alignas(64) int64_t v0[1];
  alignas(64) int64_t v1[1];
  __shared__ alignas(64) int64_t v2[8];
  alignas(64) signed char v3[16];
  alignas(64) int v4[1];
  alignas(64) int v5[1];
  alignas(64) int v6[1];
  __shared__ alignas(64) int v7[1];
  __shared__ alignas(64) int v8[4096];
  v0[0] = (int64_t)0;
  g4(((int)((int64_t)blockIdx.x)));
  g3();
  for (int v9 = 0; v9 < 5; ++v9) {
    if (((((int64_t)v9) * (int64_t)256) + ((int64_t)threadIdx.x)) < ((int64_t)blockIdx.x)) {
      v0[0] = (v0[0] + ((int64_t)v10[((((int64_t)v9) * (int64_t)256) + ((int64_t)threadIdx.x))]));
    }
  }
  v1[0] = __shfl_down_sync((uint)4294967295, v0[0], 16, 32);
  v0[0] = (v0[0] + v1[0]);
  v1[0] = __shfl_down_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = (v0[0] + v1[0]);
  v1[0] = __shfl_down_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = (v0[0] + v1[0]);
  v1[0] = __shfl_down_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = (v0[0] + v1[0]);
  v1[0] = __shfl_down_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = (v0[0] + v1[0]);
  if ((((int64_t)threadIdx.x) % (int64_t)32) == (int64_t)0) {
    v2[(((int64_t)threadIdx.x) >> (int64_t)5)] = v0[0];
  }
  __syncthreads();
  v0[0] = (int64_t)0;
  v0[0] = (v0[0] + v2[0]);
  v0[0] = (v0[0] + v2[1]);
  v0[0] = (v0[0] + v2[2]);
  v0[0] = (v0[0] + v2[3]);
  v0[0] = (v0[0] + v2[4]);
  v0[0] = (v0[0] + v2[5]);
  v0[0] = (v0[0] + v2[6]);
  v0[0] = (v0[0] + v2[7]);
  if ((((int64_t)threadIdx.x) == (int64_t)0) && (((int64_t)blockIdx.x) == max((int64_t)0, (min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)) - (int64_t)1)))) {
    v12[0] = (v0[0] + ((int64_t)v10[((int64_t)blockIdx.x)]));
  }
  __syncthreads();
  for (int64_t v13 = (int64_t)0; v13 < ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1); ++v13) {
    if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)16) <= v11) {
      *(int4*)(v3 + (int64_t)0) = *(int4*)(((signed char*)v14) + (((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))));
    } else {
      signed char v15;
      if (((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) < v11) {
        v15 = ((signed char*)v14)[(((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096)))];
      } else {
        v15 = (signed char)0;
      }
      v3[(int64_t)0] = v15;
      signed char v16;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)1) < v11) {
        v16 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)1)];
      } else {
        v16 = (signed char)0;
      }
      v3[(int64_t)1] = v16;
      signed char v17;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)2) < v11) {
        v17 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)2)];
      } else {
        v17 = (signed char)0;
      }
      v3[(int64_t)2] = v17;
      signed char v18;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)3) < v11) {
        v18 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)3)];
      } else {
        v18 = (signed char)0;
      }
      v3[(int64_t)3] = v18;
      signed char v19;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)4) < v11) {
        v19 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)4)];
      } else {
        v19 = (signed char)0;
      }
      v3[(int64_t)4] = v19;
      signed char v20;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)5) < v11) {
        v20 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)5)];
      } else {
        v20 = (signed char)0;
      }
      v3[(int64_t)5] = v20;
      signed char v21;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)6) < v11) {
        v21 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)6)];
      } else {
        v21 = (signed char)0;
      }
      v3[(int64_t)6] = v21;
      signed char v22;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)7) < v11) {
        v22 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)7)];
      } else {
        v22 = (signed char)0;
      }
      v3[(int64_t)7] = v22;
      signed char v23;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)8) < v11) {
        v23 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)8)];
      } else {
        v23 = (signed char)0;
      }
      v3[(int64_t)8] = v23;
      signed char v24;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)9) < v11) {
        v24 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)9)];
      } else {
        v24 = (signed char)0;
      }
      v3[(int64_t)9] = v24;
      signed char v25;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)10) < v11) {
        v25 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)10)];
      } else {
        v25 = (signed char)0;
      }
      v3[(int64_t)10] = v25;
      signed char v26;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)11) < v11) {
        v26 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)11)];
      } else {
        v26 = (signed char)0;
      }
      v3[(int64_t)11] = v26;
      signed char v27;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)12) < v11) {
        v27 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)12)];
      } else {
        v27 = (signed char)0;
      }
      v3[(int64_t)12] = v27;
      signed char v28;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)13) < v11) {
        v28 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)13)];
      } else {
        v28 = (signed char)0;
      }
      v3[(int64_t)13] = v28;
      signed char v29;
      if ((((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + (((int64_t)threadIdx.x) * (int64_t)16)) + (int64_t)14) < v11) {
        v29 = ((signed char*)v14)[((((v13 * (int64_t)4096) + (((int64_t)threadIdx.x) * (int64_t)16)) + (((int64_t)blockIdx.x) * (((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) * (int64_t)4096) + (int64_t)4096))) + (int64_t)14)];
      } else {
        v29 = (signed char)0;
      }
      v3[(int64_t)14] = v29;
      v3[(int64_t)15] = (signed char)0;
    }
    v4[0] = 0;
    v4[0] = (v4[0] + ((int)v3[0]));
    v4[0] = (v4[0] + ((int)v3[1]));
    v4[0] = (v4[0] + ((int)v3[2]));
    v4[0] = (v4[0] + ((int)v3[3]));
    v4[0] = (v4[0] + ((int)v3[4]));
    v4[0] = (v4[0] + ((int)v3[5]));
    v4[0] = (v4[0] + ((int)v3[6]));
    v4[0] = (v4[0] + ((int)v3[7]));
    v4[0] = (v4[0] + ((int)v3[8]));
    v4[0] = (v4[0] + ((int)v3[9]));
    v4[0] = (v4[0] + ((int)v3[10]));
    v4[0] = (v4[0] + ((int)v3[11]));
    v4[0] = (v4[0] + ((int)v3[12]));
    v4[0] = (v4[0] + ((int)v3[13]));
    v4[0] = (v4[0] + ((int)v3[14]));
    v4[0] = (v4[0] + ((int)v3[15]));
    v5[0] = v4[0];
    v6[0] = __shfl_up_sync((uint)4294967295, v5[0], 1, 32);
    if ((int64_t)1 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v5[0] = (v5[0] + v6[0]);
    }
    v6[0] = __shfl_up_sync((uint)4294967295, v5[0], 2, 32);
    if ((int64_t)2 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v5[0] = (v5[0] + v6[0]);
    }
    v6[0] = __shfl_up_sync((uint)4294967295, v5[0], 4, 32);
    if ((int64_t)4 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v5[0] = (v5[0] + v6[0]);
    }
    v6[0] = __shfl_up_sync((uint)4294967295, v5[0], 8, 32);
    if ((int64_t)8 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v5[0] = (v5[0] + v6[0]);
    }
    v6[0] = __shfl_up_sync((uint)4294967295, v5[0], 16, 32);
    if ((int64_t)16 <= (((int64_t)threadIdx.x) & (int64_t)31)) {
      v5[0] = (v5[0] + v6[0]);
    }
    if ((((int64_t)threadIdx.x) & (int64_t)31) == (int64_t)31) {
      ((int*)v2)[(((int64_t)threadIdx.x) >> (int64_t)5)] = v5[0];
    }
    __syncthreads();
    v5[0] = (v5[0] - v4[0]);
    if ((int64_t)31 < ((int64_t)threadIdx.x)) {
      v5[0] = (v5[0] + ((int*)v2)[0]);
    }
    if ((int64_t)63 < ((int64_t)threadIdx.x)) {
      v5[0] = (v5[0] + ((int*)v2)[1]);
    }
    if ((int64_t)95 < ((int64_t)threadIdx.x)) {
      v5[0] = (v5[0] + ((int*)v2)[2]);
    }
    if ((int64_t)127 < ((int64_t)threadIdx.x)) {
      v5[0] = (v5[0] + ((int*)v2)[3]);
    }
    if ((int64_t)159 < ((int64_t)threadIdx.x)) {
      v5[0] = (v5[0] + ((int*)v2)[4]);
    }
    if ((int64_t)191 < ((int64_t)threadIdx.x)) {
      v5[0] = (v5[0] + ((int*)v2)[5]);
    }
    if ((int64_t)223 < ((int64_t)threadIdx.x)) {
      v5[0] = (v5[0] + ((int*)v2)[6]);
    }
    if (((int64_t)threadIdx.x) == (int64_t)255) {
      v7[0] = (v5[0] + v4[0]);
    }
    if (v3[0] != (signed char)0) {
      v8[v5[0]] = (((int)((int64_t)threadIdx.x)) * 16);
      v5[0] = (v5[0] + 1);
    }
    if (v3[1] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 1);
      v5[0] = (v5[0] + 1);
    }
    if (v3[2] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 2);
      v5[0] = (v5[0] + 1);
    }
    if (v3[3] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 3);
      v5[0] = (v5[0] + 1);
    }
    if (v3[4] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 4);
      v5[0] = (v5[0] + 1);
    }
    if (v3[5] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 5);
      v5[0] = (v5[0] + 1);
    }
    if (v3[6] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 6);
      v5[0] = (v5[0] + 1);
    }
    if (v3[7] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 7);
      v5[0] = (v5[0] + 1);
    }
    if (v3[8] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 8);
      v5[0] = (v5[0] + 1);
    }
    if (v3[9] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 9);
      v5[0] = (v5[0] + 1);
    }
    if (v3[10] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 10);
      v5[0] = (v5[0] + 1);
    }
    if (v3[11] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 11);
      v5[0] = (v5[0] + 1);
    }
    if (v3[12] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 12);
      v5[0] = (v5[0] + 1);
    }
    if (v3[13] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 13);
      v5[0] = (v5[0] + 1);
    }
    if (v3[14] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 14);
      v5[0] = (v5[0] + 1);
    }
    if (v3[15] != (signed char)0) {
      v8[v5[0]] = ((((int)((int64_t)threadIdx.x)) * 16) + 15);
      v5[0] = (v5[0] + 1);
    }
    __syncthreads();
    v4[0] = v7[0];
    for (int v30 = 0; v30 < (((v4[0] + 255) - ((int)((int64_t)threadIdx.x))) >> 8); ++v30) {
      v31[(((((int64_t)v30) * (int64_t)256) + v0[0]) + ((int64_t)threadIdx.x))] = ((((((int64_t)blockIdx.x) * ((((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) / max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) + (((((v11 + (int64_t)4095) >> (int64_t)12) - (int64_t)1) % max((int64_t)1, min((int64_t)1056, ((v11 + (int64_t)4095) >> (int64_t)12)))) >> (int64_t)63)) + (int64_t)1)) * (int64_t)4096) + (v13 * (int64_t)4096)) + ((int64_t)v8[((((int64_t)v30) * (int64_t)256) + ((int64_t)threadIdx.x))]));
    }
    v0[0] = (v0[0] + ((int64_t)v4[0]));
    __syncthreads();
  }
}
