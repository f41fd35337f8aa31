// cuda.sort: 37-first-37-bfloat16-descending, on h200
// config: kernel=4, threads=128, each=4
// digest: 0cc2df460601
__launch_bounds__(128) g0(int64_t v5, nv_bfloat16* __restrict__ v6, nv_bfloat16* __restrict__ v39, int64_t* __restrict__ v40) {
  alignas(64) nv_bfloat16 v0[4];
  v0[0] = __float2bfloat16_rn(0x0p+0f);
  v0[1] = __float2bfloat16_rn(0x0p+0f);
  v0[2] = __float2bfloat16_rn(0x0p+0f);
  v0[3] = __float2bfloat16_rn(0x0p+0f);
  alignas(64) uint v1[4];
  alignas(64) int v2[1];
  alignas(64) nv_bfloat16 v3[4];
  v3[0] = __float2bfloat16_rn(0x0p+0f);
  v3[1] = __float2bfloat16_rn(0x0p+0f);
  v3[2] = __float2bfloat16_rn(0x0p+0f);
  v3[3] = __float2bfloat16_rn(0x0p+0f);
  alignas(64) int64_t v4[4];
  v4[0] = (int64_t)0;
  v4[1] = (int64_t)0;
  v4[2] = (int64_t)0;
  v4[3] = (int64_t)0;
  g1(((int)(((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + (((int64_t)((int)threadIdx.x)) & (int64_t)15))));
  g2();
  if (((((int64_t)blockIdx.x) * (int64_t)8) + (((int64_t)((int)threadIdx.x)) >> (int64_t)4)) < v5) {
    v0[0] = v6[(((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + (((int64_t)((int)threadIdx.x)) & (int64_t)15))];
  }
  if (((((int64_t)blockIdx.x) * (int64_t)8) + (((int64_t)((int)threadIdx.x)) >> (int64_t)4)) < v5) {
    v0[1] = v6[((((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + (((int64_t)((int)threadIdx.x)) & (int64_t)15)) + (int64_t)16)];
  }
  if ((((((int64_t)blockIdx.x) * (int64_t)8) + (((int64_t)((int)threadIdx.x)) >> (int64_t)4)) < v5) && ((((int)threadIdx.x) & 15) < 5)) {
    v0[2] = v6[((((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + (((int64_t)((int)threadIdx.x)) & (int64_t)15)) + (int64_t)32)];
  }
  v1[0] = (uint)4294967295;
  if (((((int64_t)blockIdx.x) * (int64_t)8) + (((int64_t)((int)threadIdx.x)) >> (int64_t)4)) < v5) {
      nv_bfloat16 v7 = v0[0];
    uint v8;
    if ((uint)32640 < (((uint)(*(ushort *)(&(v7)))) & (uint)32767)) {
      v8 = (uint)65535;
    } else {
        nv_bfloat16 v9 = v0[0];
      uint v10;
      if ((((uint)(*(ushort *)(&(v9)))) & (uint)32767) == (uint)0) {
        v10 = (uint)32768;
      } else {
          nv_bfloat16 v11 = v0[0];
        uint v12;
        if ((((uint)(*(ushort *)(&(v11)))) & (uint)32768) != (uint)0) {
            nv_bfloat16 v13 = v0[0];
          v12 = (((uint)(*(ushort *)(&(v13)))) ^ (uint)65535);
        } else {
            nv_bfloat16 v14 = v0[0];
          v12 = (((uint)(*(ushort *)(&(v14)))) | (uint)32768);
        }
        v10 = v12;
      }
      v8 = v10;
    }
    v1[0] = (v8 ^ (uint)65535);
    v1[0] = ((v1[0] << (uint)16) | ((uint)(((int)threadIdx.x) & 15)));
  }
  v1[1] = (uint)4294967295;
  if (((((int64_t)blockIdx.x) * (int64_t)8) + (((int64_t)((int)threadIdx.x)) >> (int64_t)4)) < v5) {
      nv_bfloat16 v15 = v0[1];
    uint v16;
    if ((uint)32640 < (((uint)(*(ushort *)(&(v15)))) & (uint)32767)) {
      v16 = (uint)65535;
    } else {
        nv_bfloat16 v17 = v0[1];
      uint v18;
      if ((((uint)(*(ushort *)(&(v17)))) & (uint)32767) == (uint)0) {
        v18 = (uint)32768;
      } else {
          nv_bfloat16 v19 = v0[1];
        uint v20;
        if ((((uint)(*(ushort *)(&(v19)))) & (uint)32768) != (uint)0) {
            nv_bfloat16 v21 = v0[1];
          v20 = (((uint)(*(ushort *)(&(v21)))) ^ (uint)65535);
        } else {
            nv_bfloat16 v22 = v0[1];
          v20 = (((uint)(*(ushort *)(&(v22)))) | (uint)32768);
        }
        v18 = v20;
      }
      v16 = v18;
    }
    v1[1] = (v16 ^ (uint)65535);
    v1[1] = ((v1[1] << (uint)16) | ((uint)((((int)threadIdx.x) & 15) + 16)));
  }
  v1[2] = (uint)4294967295;
  if ((((((int64_t)blockIdx.x) * (int64_t)8) + (((int64_t)((int)threadIdx.x)) >> (int64_t)4)) < v5) && ((((int)threadIdx.x) & 15) < 5)) {
      nv_bfloat16 v23 = v0[2];
    uint v24;
    if ((uint)32640 < (((uint)(*(ushort *)(&(v23)))) & (uint)32767)) {
      v24 = (uint)65535;
    } else {
        nv_bfloat16 v25 = v0[2];
      uint v26;
      if ((((uint)(*(ushort *)(&(v25)))) & (uint)32767) == (uint)0) {
        v26 = (uint)32768;
      } else {
          nv_bfloat16 v27 = v0[2];
        uint v28;
        if ((((uint)(*(ushort *)(&(v27)))) & (uint)32768) != (uint)0) {
            nv_bfloat16 v29 = v0[2];
          v28 = (((uint)(*(ushort *)(&(v29)))) ^ (uint)65535);
        } else {
            nv_bfloat16 v30 = v0[2];
          v28 = (((uint)(*(ushort *)(&(v30)))) | (uint)32768);
        }
        v26 = v28;
      }
      v24 = v26;
    }
    v1[2] = (v24 ^ (uint)65535);
    v1[2] = ((v1[2] << (uint)16) | ((uint)((((int)threadIdx.x) & 15) + 32)));
  }
  v1[3] = (uint)4294967295;
  g3((&(v1[0])), (&(v2[0])), (((int)threadIdx.x) & 15));
  if (((((int64_t)blockIdx.x) * (int64_t)8) + (((int64_t)((int)threadIdx.x)) >> (int64_t)4)) < v5) {
    if ((((int)threadIdx.x) & 15) < 10) {
      if (((v1[0] >> (uint)16) == (uint)0) || ((v1[0] >> (uint)16) == (uint)32767)) {
        v3[0] = v6[(((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((int64_t)((int)(v1[0] & (uint)65535))))];
      } else {
          uint v31;
          if ((((v1[0] >> (uint)16) ^ (uint)65535) & (uint)32768) != (uint)0) {
            v31 = (((v1[0] >> (uint)16) ^ (uint)65535) ^ (uint)32768);
          } else {
            v31 = (((v1[0] >> (uint)16) ^ (uint)65535) ^ (uint)65535);
          }
          ushort v32 = (ushort)v31;
        v3[0] = (*(nv_bfloat16 *)(&(v32)));
      }
      v4[0] = ((int64_t)((int)(v1[0] & (uint)65535)));
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      if (((v1[1] >> (uint)16) == (uint)0) || ((v1[1] >> (uint)16) == (uint)32767)) {
        v3[1] = v6[(((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((int64_t)((int)(v1[1] & (uint)65535))))];
      } else {
          uint v33;
          if ((((v1[1] >> (uint)16) ^ (uint)65535) & (uint)32768) != (uint)0) {
            v33 = (((v1[1] >> (uint)16) ^ (uint)65535) ^ (uint)32768);
          } else {
            v33 = (((v1[1] >> (uint)16) ^ (uint)65535) ^ (uint)65535);
          }
          ushort v34 = (ushort)v33;
        v3[1] = (*(nv_bfloat16 *)(&(v34)));
      }
      v4[1] = ((int64_t)((int)(v1[1] & (uint)65535)));
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      if (((v1[2] >> (uint)16) == (uint)0) || ((v1[2] >> (uint)16) == (uint)32767)) {
        v3[2] = v6[(((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((int64_t)((int)(v1[2] & (uint)65535))))];
      } else {
          uint v35;
          if ((((v1[2] >> (uint)16) ^ (uint)65535) & (uint)32768) != (uint)0) {
            v35 = (((v1[2] >> (uint)16) ^ (uint)65535) ^ (uint)32768);
          } else {
            v35 = (((v1[2] >> (uint)16) ^ (uint)65535) ^ (uint)65535);
          }
          ushort v36 = (ushort)v35;
        v3[2] = (*(nv_bfloat16 *)(&(v36)));
      }
      v4[2] = ((int64_t)((int)(v1[2] & (uint)65535)));
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      if (((v1[3] >> (uint)16) == (uint)0) || ((v1[3] >> (uint)16) == (uint)32767)) {
        v3[3] = v6[(((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((int64_t)((int)(v1[3] & (uint)65535))))];
      } else {
          uint v37;
          if ((((v1[3] >> (uint)16) ^ (uint)65535) & (uint)32768) != (uint)0) {
            v37 = (((v1[3] >> (uint)16) ^ (uint)65535) ^ (uint)32768);
          } else {
            v37 = (((v1[3] >> (uint)16) ^ (uint)65535) ^ (uint)65535);
          }
          ushort v38 = (ushort)v37;
        v3[3] = (*(nv_bfloat16 *)(&(v38)));
      }
      v4[3] = ((int64_t)((int)(v1[3] & (uint)65535)));
    }
    if ((((int)threadIdx.x) & 15) < 10) {
      v39[(((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))] = v3[0];
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v39[((((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)1)] = v3[1];
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v39[((((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)2)] = v3[2];
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v39[((((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)3)] = v3[3];
    }
    if ((((int)threadIdx.x) & 15) < 10) {
      v40[(((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4))] = v4[0];
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v40[((((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)1)] = v4[1];
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v40[((((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)2)] = v4[2];
    }
    if ((((int)threadIdx.x) & 15) < 9) {
      v40[((((((int64_t)blockIdx.x) * (int64_t)296) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)4) * (int64_t)37)) + ((((int64_t)((int)threadIdx.x)) & (int64_t)15) * (int64_t)4)) + (int64_t)3)] = v4[3];
    }
  }
}
