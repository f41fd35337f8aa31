// cuda.sort: 1000-first-1000-float32, on h200
// config: kernel=1, threads=128, each=8
// digest: eba5b3ba51e4
__launch_bounds__(128) g0(float* __restrict__ v7, float* __restrict__ v75, int64_t* __restrict__ v76, int64_t v77) {
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
  alignas(64) float v6[1];
  g1(((int)(((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))));
  g2();
  v0[0] = v7[(((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
  v0[1] = v7[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)32)];
  v0[2] = v7[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)64)];
  v0[3] = v7[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)96)];
  v0[4] = v7[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)128)];
  v0[5] = v7[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)160)];
  v0[6] = v7[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)192)];
  if ((((((int)threadIdx.x) >> 5) * 32) + ((((int)threadIdx.x) & 31) >> 3)) < 97) {
    v0[7] = v7[((((((int64_t)blockIdx.x) * (int64_t)1000) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)224)];
  }
  v1[0] = (uint64_t)18446744073709551615ULL;
    float v8 = v0[0];
  uint v9;
  if ((uint)2139095040 < ((*(uint *)(&(v8))) & (uint)2147483647)) {
    v9 = (uint)4294967295;
  } else {
      float v10 = v0[0];
    uint v11;
    if (((*(uint *)(&(v10))) & (uint)2147483647) == (uint)0) {
      v11 = (uint)2147483648;
    } else {
        float v12 = v0[0];
      uint v13;
      if (((*(uint *)(&(v12))) & (uint)2147483648) != (uint)0) {
          float v14 = v0[0];
        v13 = ((*(uint *)(&(v14))) ^ (uint)4294967295);
      } else {
          float v15 = v0[0];
        v13 = ((*(uint *)(&(v15))) | (uint)2147483648);
      }
      v11 = v13;
    }
    v9 = v11;
  }
  v1[0] = ((uint64_t)v9);
  v1[0] = ((v1[0] << (uint64_t)32ULL) | ((uint64_t)(((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31))));
  v1[1] = (uint64_t)18446744073709551615ULL;
    float v16 = v0[1];
  uint v17;
  if ((uint)2139095040 < ((*(uint *)(&(v16))) & (uint)2147483647)) {
    v17 = (uint)4294967295;
  } else {
      float v18 = v0[1];
    uint v19;
    if (((*(uint *)(&(v18))) & (uint)2147483647) == (uint)0) {
      v19 = (uint)2147483648;
    } else {
        float v20 = v0[1];
      uint v21;
      if (((*(uint *)(&(v20))) & (uint)2147483648) != (uint)0) {
          float v22 = v0[1];
        v21 = ((*(uint *)(&(v22))) ^ (uint)4294967295);
      } else {
          float v23 = v0[1];
        v21 = ((*(uint *)(&(v23))) | (uint)2147483648);
      }
      v19 = v21;
    }
    v17 = v19;
  }
  v1[1] = ((uint64_t)v17);
  v1[1] = ((v1[1] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 32)));
  v1[2] = (uint64_t)18446744073709551615ULL;
    float v24 = v0[2];
  uint v25;
  if ((uint)2139095040 < ((*(uint *)(&(v24))) & (uint)2147483647)) {
    v25 = (uint)4294967295;
  } else {
      float v26 = v0[2];
    uint v27;
    if (((*(uint *)(&(v26))) & (uint)2147483647) == (uint)0) {
      v27 = (uint)2147483648;
    } else {
        float v28 = v0[2];
      uint v29;
      if (((*(uint *)(&(v28))) & (uint)2147483648) != (uint)0) {
          float v30 = v0[2];
        v29 = ((*(uint *)(&(v30))) ^ (uint)4294967295);
      } else {
          float v31 = v0[2];
        v29 = ((*(uint *)(&(v31))) | (uint)2147483648);
      }
      v27 = v29;
    }
    v25 = v27;
  }
  v1[2] = ((uint64_t)v25);
  v1[2] = ((v1[2] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 64)));
  v1[3] = (uint64_t)18446744073709551615ULL;
    float v32 = v0[3];
  uint v33;
  if ((uint)2139095040 < ((*(uint *)(&(v32))) & (uint)2147483647)) {
    v33 = (uint)4294967295;
  } else {
      float v34 = v0[3];
    uint v35;
    if (((*(uint *)(&(v34))) & (uint)2147483647) == (uint)0) {
      v35 = (uint)2147483648;
    } else {
        float v36 = v0[3];
      uint v37;
      if (((*(uint *)(&(v36))) & (uint)2147483648) != (uint)0) {
          float v38 = v0[3];
        v37 = ((*(uint *)(&(v38))) ^ (uint)4294967295);
      } else {
          float v39 = v0[3];
        v37 = ((*(uint *)(&(v39))) | (uint)2147483648);
      }
      v35 = v37;
    }
    v33 = v35;
  }
  v1[3] = ((uint64_t)v33);
  v1[3] = ((v1[3] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 96)));
  v1[4] = (uint64_t)18446744073709551615ULL;
    float v40 = v0[4];
  uint v41;
  if ((uint)2139095040 < ((*(uint *)(&(v40))) & (uint)2147483647)) {
    v41 = (uint)4294967295;
  } else {
      float v42 = v0[4];
    uint v43;
    if (((*(uint *)(&(v42))) & (uint)2147483647) == (uint)0) {
      v43 = (uint)2147483648;
    } else {
        float v44 = v0[4];
      uint v45;
      if (((*(uint *)(&(v44))) & (uint)2147483648) != (uint)0) {
          float v46 = v0[4];
        v45 = ((*(uint *)(&(v46))) ^ (uint)4294967295);
      } else {
          float v47 = v0[4];
        v45 = ((*(uint *)(&(v47))) | (uint)2147483648);
      }
      v43 = v45;
    }
    v41 = v43;
  }
  v1[4] = ((uint64_t)v41);
  v1[4] = ((v1[4] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 128)));
  v1[5] = (uint64_t)18446744073709551615ULL;
    float v48 = v0[5];
  uint v49;
  if ((uint)2139095040 < ((*(uint *)(&(v48))) & (uint)2147483647)) {
    v49 = (uint)4294967295;
  } else {
      float v50 = v0[5];
    uint v51;
    if (((*(uint *)(&(v50))) & (uint)2147483647) == (uint)0) {
      v51 = (uint)2147483648;
    } else {
        float v52 = v0[5];
      uint v53;
      if (((*(uint *)(&(v52))) & (uint)2147483648) != (uint)0) {
          float v54 = v0[5];
        v53 = ((*(uint *)(&(v54))) ^ (uint)4294967295);
      } else {
          float v55 = v0[5];
        v53 = ((*(uint *)(&(v55))) | (uint)2147483648);
      }
      v51 = v53;
    }
    v49 = v51;
  }
  v1[5] = ((uint64_t)v49);
  v1[5] = ((v1[5] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 160)));
  v1[6] = (uint64_t)18446744073709551615ULL;
    float v56 = v0[6];
  uint v57;
  if ((uint)2139095040 < ((*(uint *)(&(v56))) & (uint)2147483647)) {
    v57 = (uint)4294967295;
  } else {
      float v58 = v0[6];
    uint v59;
    if (((*(uint *)(&(v58))) & (uint)2147483647) == (uint)0) {
      v59 = (uint)2147483648;
    } else {
        float v60 = v0[6];
      uint v61;
      if (((*(uint *)(&(v60))) & (uint)2147483648) != (uint)0) {
          float v62 = v0[6];
        v61 = ((*(uint *)(&(v62))) ^ (uint)4294967295);
      } else {
          float v63 = v0[6];
        v61 = ((*(uint *)(&(v63))) | (uint)2147483648);
      }
      v59 = v61;
    }
    v57 = v59;
  }
  v1[6] = ((uint64_t)v57);
  v1[6] = ((v1[6] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 192)));
  v1[7] = (uint64_t)18446744073709551615ULL;
  if ((((((int)threadIdx.x) >> 5) * 32) + ((((int)threadIdx.x) & 31) >> 3)) < 97) {
      float v64 = v0[7];
    uint v65;
    if ((uint)2139095040 < ((*(uint *)(&(v64))) & (uint)2147483647)) {
      v65 = (uint)4294967295;
    } else {
        float v66 = v0[7];
      uint v67;
      if (((*(uint *)(&(v66))) & (uint)2147483647) == (uint)0) {
        v67 = (uint)2147483648;
      } else {
          float v68 = v0[7];
        uint v69;
        if (((*(uint *)(&(v68))) & (uint)2147483648) != (uint)0) {
            float v70 = v0[7];
          v69 = ((*(uint *)(&(v70))) ^ (uint)4294967295);
        } else {
            float v71 = v0[7];
          v69 = ((*(uint *)(&(v71))) | (uint)2147483648);
        }
        v67 = v69;
      }
      v65 = v67;
    }
    v1[7] = ((uint64_t)v65);
    v1[7] = ((v1[7] << (uint64_t)32ULL) | ((uint64_t)((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 224)));
  }
  for (int v72 = 0; v72 < 4; ++v72) {
    if (0 < v72) {
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
    v4[0] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[0] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)));
    v4[1] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[1] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)));
    v4[2] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[2] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)));
    v4[3] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[3] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)));
    v4[4] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[4] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)));
    v4[5] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[5] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)));
    v4[6] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[6] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)));
    v4[7] = g3((&(v3[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[7] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)));
    __syncthreads();
    v5[((int)threadIdx.x)] = g4((&(v3[((int)threadIdx.x)])));
    v5[(((int)threadIdx.x) + 128)] = g4((&(v3[(((int)threadIdx.x) + 128)])));
    __syncthreads();
    if (((int)threadIdx.x) < 32) {
      g5((&(v5[0])), ((int)threadIdx.x));
    }
    __syncthreads();
    v4[0] = ((v4[0] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[0] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[0] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[1] = ((v4[1] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[1] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[1] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[2] = ((v4[2] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[2] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[2] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[3] = ((v4[3] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[3] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[3] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[4] = ((v4[4] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[4] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[4] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[5] = ((v4[5] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[5] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[5] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[6] = ((v4[6] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[6] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[6] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)))]);
    v4[7] = ((v4[7] + v3[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[7] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL))))]) + v5[((int)((uint)((v1[7] >> ((uint64_t)((v72 * 8) + 32))) & (uint64_t)255ULL)))]);
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
  for (int v73 = 0; v73 < 8; ++v73) {
    if (((v73 * 16) + (((int)threadIdx.x) >> 3)) < 125) {
      v1[0] = v2[((v73 * 128) + ((int)threadIdx.x))];
      if ((((uint)(v1[0] >> (uint64_t)32ULL)) == (uint)4294967295) || (((uint)(v1[0] >> (uint64_t)32ULL)) == (uint)2147483648)) {
        v6[0] = v7[((((int64_t)blockIdx.x) * (int64_t)1000) + ((int64_t)((int)(v1[0] & (uint64_t)4294967295ULL))))];
      } else {
          uint v74;
          if ((((uint)(v1[0] >> (uint64_t)32ULL)) & (uint)2147483648) != (uint)0) {
            v74 = (((uint)(v1[0] >> (uint64_t)32ULL)) ^ (uint)2147483648);
          } else {
            v74 = (((uint)(v1[0] >> (uint64_t)32ULL)) ^ (uint)4294967295);
          }
        v6[0] = (*(float *)(&(v74)));
      }
      v75[(((((int64_t)blockIdx.x) * (int64_t)1000) + (((int64_t)v73) * (int64_t)128)) + ((int64_t)((int)threadIdx.x)))] = v6[0];
      v76[(((((int64_t)blockIdx.x) * (int64_t)1000) + (((int64_t)v73) * (int64_t)128)) + ((int64_t)((int)threadIdx.x)))] = ((int64_t)((int)(v1[0] & (uint64_t)4294967295ULL)));
    }
  }
}
