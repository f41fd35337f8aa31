// cuda.sort: 1000-first-1000-float32, on h200
// config: kernel=1, threads=128, each=8
// digest: 59237f6582ad
__launch_bounds__(128) g0(float* __restrict__ v6, float* __restrict__ v73, int64_t* __restrict__ v75, int64_t v76) {
  alignas(64) float v0[8];
  v0[0] = 0x0p+0f;
  v0[1] = 0x0p+0f;
  v0[2] = 0x0p+0f;
  v0[3] = 0x0p+0f;
  v0[4] = 0x0p+0f;
  v0[5] = 0x0p+0f;
  v0[6] = 0x0p+0f;
  v0[7] = 0x0p+0f;
  alignas(64) uint64_t v1[8];
  __shared__ alignas(64) uint64_t v2[1024];
  __shared__ alignas(64) int v3[1024];
  alignas(64) int v4[8];
  __shared__ alignas(64) int v5[256];
  g1(((int)(((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))));
  g2();
  v0[0] = v6[(((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
  v0[1] = v6[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)32)];
  v0[2] = v6[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)64)];
  v0[3] = v6[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)96)];
  v0[4] = v6[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)128)];
  v0[5] = v6[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)160)];
  v0[6] = v6[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)192)];
  if ((((((int)threadIdx.x) >> 5) * 32) + ((((int)threadIdx.x) & 31) >> 3)) < 97) {
    v0[7] = v6[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)224)];
  }
  v1[0] = (uint64_t)18446744073709551615ULL;
    float v7 = v0[0];
  uint v8;
  if ((uint)2139095040 < ((*(uint *)(&(v7))) & (uint)2147483647)) {
    v8 = (uint)4294967295;
  } else {
      float v9 = v0[0];
    uint v10;
    if (((*(uint *)(&(v9))) & (uint)2147483647) == (uint)0) {
      v10 = (uint)2147483648;
    } else {
        float v11 = v0[0];
      uint v12;
      if (((*(uint *)(&(v11))) & (uint)2147483648) != (uint)0) {
          float v13 = v0[0];
        v12 = ((*(uint *)(&(v13))) ^ (uint)4294967295);
      } else {
          float v14 = v0[0];
        v12 = ((*(uint *)(&(v14))) | (uint)2147483648);
      }
      v10 = v12;
    }
    v8 = v10;
  }
  v1[0] = ((uint64_t)v8);
  v1[0] = ((v1[0] << (uint64_t)32ULL) | ((uint64_t)(((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31))));
  v1[1] = (uint64_t)18446744073709551615ULL;
    float v15 = v0[1];
  uint v16;
  if ((uint)2139095040 < ((*(uint *)(&(v15))) & (uint)2147483647)) {
    v16 = (uint)4294967295;
  } else {
      float v17 = v0[1];
    uint v18;
    if (((*(uint *)(&(v17))) & (uint)2147483647) == (uint)0) {
      v18 = (uint)2147483648;
    } else {
        float v19 = v0[1];
      uint v20;
      if (((*(uint *)(&(v19))) & (uint)2147483648) != (uint)0) {
          float v21 = v0[1];
        v20 = ((*(uint *)(&(v21))) ^ (uint)4294967295);
      } else {
          float v22 = v0[1];
        v20 = ((*(uint *)(&(v22))) | (uint)2147483648);
      }
      v18 = v20;
    }
    v16 = v18;
  }
  v1[1] = ((uint64_t)v16);
  v1[1] = ((v1[1] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 32)));
  v1[2] = (uint64_t)18446744073709551615ULL;
    float v23 = v0[2];
  uint v24;
  if ((uint)2139095040 < ((*(uint *)(&(v23))) & (uint)2147483647)) {
    v24 = (uint)4294967295;
  } else {
      float v25 = v0[2];
    uint v26;
    if (((*(uint *)(&(v25))) & (uint)2147483647) == (uint)0) {
      v26 = (uint)2147483648;
    } else {
        float v27 = v0[2];
      uint v28;
      if (((*(uint *)(&(v27))) & (uint)2147483648) != (uint)0) {
          float v29 = v0[2];
        v28 = ((*(uint *)(&(v29))) ^ (uint)4294967295);
      } else {
          float v30 = v0[2];
        v28 = ((*(uint *)(&(v30))) | (uint)2147483648);
      }
      v26 = v28;
    }
    v24 = v26;
  }
  v1[2] = ((uint64_t)v24);
  v1[2] = ((v1[2] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 64)));
  v1[3] = (uint64_t)18446744073709551615ULL;
    float v31 = v0[3];
  uint v32;
  if ((uint)2139095040 < ((*(uint *)(&(v31))) & (uint)2147483647)) {
    v32 = (uint)4294967295;
  } else {
      float v33 = v0[3];
    uint v34;
    if (((*(uint *)(&(v33))) & (uint)2147483647) == (uint)0) {
      v34 = (uint)2147483648;
    } else {
        float v35 = v0[3];
      uint v36;
      if (((*(uint *)(&(v35))) & (uint)2147483648) != (uint)0) {
          float v37 = v0[3];
        v36 = ((*(uint *)(&(v37))) ^ (uint)4294967295);
      } else {
          float v38 = v0[3];
        v36 = ((*(uint *)(&(v38))) | (uint)2147483648);
      }
      v34 = v36;
    }
    v32 = v34;
  }
  v1[3] = ((uint64_t)v32);
  v1[3] = ((v1[3] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 96)));
  v1[4] = (uint64_t)18446744073709551615ULL;
    float v39 = v0[4];
  uint v40;
  if ((uint)2139095040 < ((*(uint *)(&(v39))) & (uint)2147483647)) {
    v40 = (uint)4294967295;
  } else {
      float v41 = v0[4];
    uint v42;
    if (((*(uint *)(&(v41))) & (uint)2147483647) == (uint)0) {
      v42 = (uint)2147483648;
    } else {
        float v43 = v0[4];
      uint v44;
      if (((*(uint *)(&(v43))) & (uint)2147483648) != (uint)0) {
          float v45 = v0[4];
        v44 = ((*(uint *)(&(v45))) ^ (uint)4294967295);
      } else {
          float v46 = v0[4];
        v44 = ((*(uint *)(&(v46))) | (uint)2147483648);
      }
      v42 = v44;
    }
    v40 = v42;
  }
  v1[4] = ((uint64_t)v40);
  v1[4] = ((v1[4] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 128)));
  v1[5] = (uint64_t)18446744073709551615ULL;
    float v47 = v0[5];
  uint v48;
  if ((uint)2139095040 < ((*(uint *)(&(v47))) & (uint)2147483647)) {
    v48 = (uint)4294967295;
  } else {
      float v49 = v0[5];
    uint v50;
    if (((*(uint *)(&(v49))) & (uint)2147483647) == (uint)0) {
      v50 = (uint)2147483648;
    } else {
        float v51 = v0[5];
      uint v52;
      if (((*(uint *)(&(v51))) & (uint)2147483648) != (uint)0) {
          float v53 = v0[5];
        v52 = ((*(uint *)(&(v53))) ^ (uint)4294967295);
      } else {
          float v54 = v0[5];
        v52 = ((*(uint *)(&(v54))) | (uint)2147483648);
      }
      v50 = v52;
    }
    v48 = v50;
  }
  v1[5] = ((uint64_t)v48);
  v1[5] = ((v1[5] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 160)));
  v1[6] = (uint64_t)18446744073709551615ULL;
    float v55 = v0[6];
  uint v56;
  if ((uint)2139095040 < ((*(uint *)(&(v55))) & (uint)2147483647)) {
    v56 = (uint)4294967295;
  } else {
      float v57 = v0[6];
    uint v58;
    if (((*(uint *)(&(v57))) & (uint)2147483647) == (uint)0) {
      v58 = (uint)2147483648;
    } else {
        float v59 = v0[6];
      uint v60;
      if (((*(uint *)(&(v59))) & (uint)2147483648) != (uint)0) {
          float v61 = v0[6];
        v60 = ((*(uint *)(&(v61))) ^ (uint)4294967295);
      } else {
          float v62 = v0[6];
        v60 = ((*(uint *)(&(v62))) | (uint)2147483648);
      }
      v58 = v60;
    }
    v56 = v58;
  }
  v1[6] = ((uint64_t)v56);
  v1[6] = ((v1[6] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 192)));
  v1[7] = (uint64_t)18446744073709551615ULL;
  if ((((((int)threadIdx.x) >> 5) * 32) + ((((int)threadIdx.x) & 31) >> 3)) < 97) {
      float v63 = v0[7];
    uint v64;
    if ((uint)2139095040 < ((*(uint *)(&(v63))) & (uint)2147483647)) {
      v64 = (uint)4294967295;
    } else {
        float v65 = v0[7];
      uint v66;
      if (((*(uint *)(&(v65))) & (uint)2147483647) == (uint)0) {
        v66 = (uint)2147483648;
      } else {
          float v67 = v0[7];
        uint v68;
        if (((*(uint *)(&(v67))) & (uint)2147483648) != (uint)0) {
            float v69 = v0[7];
          v68 = ((*(uint *)(&(v69))) ^ (uint)4294967295);
        } else {
            float v70 = v0[7];
          v68 = ((*(uint *)(&(v70))) | (uint)2147483648);
        }
        v66 = v68;
      }
      v64 = v66;
    }
    v1[7] = ((uint64_t)v64);
    v1[7] = ((v1[7] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 224)));
  }
  for (int v71 = 0; v71 < 4; ++v71) {
    if (0 < v71) {
      v1[0] = v2[(((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31))];
      v1[1] = v2[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 32)];
      v1[2] = v2[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 64)];
      v1[3] = v2[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 96)];
      v1[4] = v2[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 128)];
      v1[5] = v2[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 160)];
      v1[6] = v2[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 192)];
      v1[7] = v2[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 224)];
    }
    v3[((int)threadIdx.x)] = 0;
    v3[(((int)threadIdx.x) + 128)] = 0;
    v3[(((int)threadIdx.x) + 256)] = 0;
    v3[(((int)threadIdx.x) + 384)] = 0;
    v3[(((int)threadIdx.x) + 512)] = 0;
    v3[(((int)threadIdx.x) + 640)] = 0;
    v3[(((int)threadIdx.x) + 768)] = 0;
    v3[(((int)threadIdx.x) + 896)] = 0;
    __syncthreads();
    v4[0] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[0] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)));
    v4[1] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[1] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)));
    v4[2] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[2] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)));
    v4[3] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[3] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)));
    v4[4] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[4] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)));
    v4[5] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[5] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)));
    v4[6] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[6] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)));
    v4[7] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[7] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)));
    __syncthreads();
    v5[((int)threadIdx.x)] = g4((&(v3[((int)threadIdx.x)])));
    v5[(((int)threadIdx.x) + 128)] = g4((&(v3[(((int)threadIdx.x) + 128)])));
    __syncthreads();
    if (((int)threadIdx.x) < 32) {
      g5((&(v5[0])), ((int)threadIdx.x));
    }
    __syncthreads();
    v4[0] = ((v4[0] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[0] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[0] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[1] = ((v4[1] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[1] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[1] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[2] = ((v4[2] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[2] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[2] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[3] = ((v4[3] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[3] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[3] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[4] = ((v4[4] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[4] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[4] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[5] = ((v4[5] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[5] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[5] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[6] = ((v4[6] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[6] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[6] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[7] = ((v4[7] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[7] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[7] >> ((uint64_t)((v71 * 8) + 32))) & (uint64_t)255ULL)))]);
    v2[v4[0]] = v1[0];
    v2[v4[1]] = v1[1];
    v2[v4[2]] = v1[2];
    v2[v4[3]] = v1[3];
    v2[v4[4]] = v1[4];
    v2[v4[5]] = v1[5];
    v2[v4[6]] = v1[6];
    v2[v4[7]] = v1[7];
    __syncthreads();
  }
  for (int v72 = 0; v72 < 8; ++v72) {
    if (((v72 * 16) + (((int)threadIdx.x) >> 3)) < 125) {
      v1[0] = v2[((v72 * 128) + ((int)threadIdx.x))];
      if ((((uint)(v1[0] >> (uint64_t)32ULL)) == (uint)4294967295) || (((uint)(v1[0] >> (uint64_t)32ULL)) == (uint)2147483648)) {
        v73[(((((int64_t)blockIdx.x) * (int64_t)1000) + (((int64_t)v72) * (int64_t)128)) + ((int64_t)((int)threadIdx.x)))] = v6[((((int64_t)blockIdx.x) * (int64_t)1000) + ((int64_t)((int)(v1[0] & (uint64_t)4294967295ULL))))];
      } else {
          uint v74;
          if ((((uint)(v1[0] >> (uint64_t)32ULL)) & (uint)2147483648) != (uint)0) {
            v74 = (((uint)(v1[0] >> (uint64_t)32ULL)) ^ (uint)2147483648);
          } else {
            v74 = (((uint)(v1[0] >> (uint64_t)32ULL)) ^ (uint)4294967295);
          }
        v73[(((((int64_t)blockIdx.x) * (int64_t)1000) + (((int64_t)v72) * (int64_t)128)) + ((int64_t)((int)threadIdx.x)))] = (*(float *)(&(v74)));
      }
      v75[(((((int64_t)blockIdx.x) * (int64_t)1000) + (((int64_t)v72) * (int64_t)128)) + ((int64_t)((int)threadIdx.x)))] = ((int64_t)((int)(v1[0] & (uint64_t)4294967295ULL)));
    }
  }
}
