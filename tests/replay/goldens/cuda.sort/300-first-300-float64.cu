// cuda.sort: 300-first-300-float64, on h200
// config: kernel=1, threads=64, each=8
// digest: 8ec4071a31bc
__launch_bounds__(64) g0(double* __restrict__ v8, double* __restrict__ v75, int64_t* __restrict__ v77, int64_t v78) {
  alignas(64) double v0[8];
  v0[0] = 0.000000000000000;
  v0[1] = 0.000000000000000;
  v0[2] = 0.000000000000000;
  v0[3] = 0.000000000000000;
  v0[4] = 0.000000000000000;
  v0[5] = 0.000000000000000;
  v0[6] = 0.000000000000000;
  v0[7] = 0.000000000000000;
  alignas(64) uint64_t v1[8];
  alignas(64) int v2[8];
  __shared__ alignas(64) uint64_t v3[512];
  __shared__ alignas(64) int v4[512];
  __shared__ alignas(64) int v5[512];
  alignas(64) int v6[8];
  __shared__ alignas(64) int v7[256];
  g1(((int)(((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))));
  g2();
  v0[0] = v8[(((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 67) {
    v0[1] = v8[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)32)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 59) {
    v0[2] = v8[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)64)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 51) {
    v0[3] = v8[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)96)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 43) {
    v0[4] = v8[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)128)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 35) {
    v0[5] = v8[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)160)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 27) {
    v0[6] = v8[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)192)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 19) {
    v0[7] = v8[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)224)];
  }
  v1[0] = (uint64_t)18446744073709551615ULL;
  v2[0] = (((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31));
    double v9 = v0[0];
  uint64_t v10;
  if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v9))) & (uint64_t)9223372036854775807ULL)) {
    v10 = (uint64_t)18446744073709551615ULL;
  } else {
      double v11 = v0[0];
    uint64_t v12;
    if (((*(uint64_t *)(&(v11))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
      v12 = (uint64_t)9223372036854775808ULL;
    } else {
        double v13 = v0[0];
      uint64_t v14;
      if (((*(uint64_t *)(&(v13))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
          double v15 = v0[0];
        v14 = ((*(uint64_t *)(&(v15))) ^ (uint64_t)18446744073709551615ULL);
      } else {
          double v16 = v0[0];
        v14 = ((*(uint64_t *)(&(v16))) | (uint64_t)9223372036854775808ULL);
      }
      v12 = v14;
    }
    v10 = v12;
  }
  v1[0] = v10;
  v1[1] = (uint64_t)18446744073709551615ULL;
  v2[1] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 32);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 67) {
      double v17 = v0[1];
    uint64_t v18;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v17))) & (uint64_t)9223372036854775807ULL)) {
      v18 = (uint64_t)18446744073709551615ULL;
    } else {
        double v19 = v0[1];
      uint64_t v20;
      if (((*(uint64_t *)(&(v19))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v20 = (uint64_t)9223372036854775808ULL;
      } else {
          double v21 = v0[1];
        uint64_t v22;
        if (((*(uint64_t *)(&(v21))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v23 = v0[1];
          v22 = ((*(uint64_t *)(&(v23))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v24 = v0[1];
          v22 = ((*(uint64_t *)(&(v24))) | (uint64_t)9223372036854775808ULL);
        }
        v20 = v22;
      }
      v18 = v20;
    }
    v1[1] = v18;
  }
  v1[2] = (uint64_t)18446744073709551615ULL;
  v2[2] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 64);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 59) {
      double v25 = v0[2];
    uint64_t v26;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v25))) & (uint64_t)9223372036854775807ULL)) {
      v26 = (uint64_t)18446744073709551615ULL;
    } else {
        double v27 = v0[2];
      uint64_t v28;
      if (((*(uint64_t *)(&(v27))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v28 = (uint64_t)9223372036854775808ULL;
      } else {
          double v29 = v0[2];
        uint64_t v30;
        if (((*(uint64_t *)(&(v29))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v31 = v0[2];
          v30 = ((*(uint64_t *)(&(v31))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v32 = v0[2];
          v30 = ((*(uint64_t *)(&(v32))) | (uint64_t)9223372036854775808ULL);
        }
        v28 = v30;
      }
      v26 = v28;
    }
    v1[2] = v26;
  }
  v1[3] = (uint64_t)18446744073709551615ULL;
  v2[3] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 96);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 51) {
      double v33 = v0[3];
    uint64_t v34;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v33))) & (uint64_t)9223372036854775807ULL)) {
      v34 = (uint64_t)18446744073709551615ULL;
    } else {
        double v35 = v0[3];
      uint64_t v36;
      if (((*(uint64_t *)(&(v35))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v36 = (uint64_t)9223372036854775808ULL;
      } else {
          double v37 = v0[3];
        uint64_t v38;
        if (((*(uint64_t *)(&(v37))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v39 = v0[3];
          v38 = ((*(uint64_t *)(&(v39))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v40 = v0[3];
          v38 = ((*(uint64_t *)(&(v40))) | (uint64_t)9223372036854775808ULL);
        }
        v36 = v38;
      }
      v34 = v36;
    }
    v1[3] = v34;
  }
  v1[4] = (uint64_t)18446744073709551615ULL;
  v2[4] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 128);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 43) {
      double v41 = v0[4];
    uint64_t v42;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v41))) & (uint64_t)9223372036854775807ULL)) {
      v42 = (uint64_t)18446744073709551615ULL;
    } else {
        double v43 = v0[4];
      uint64_t v44;
      if (((*(uint64_t *)(&(v43))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v44 = (uint64_t)9223372036854775808ULL;
      } else {
          double v45 = v0[4];
        uint64_t v46;
        if (((*(uint64_t *)(&(v45))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v47 = v0[4];
          v46 = ((*(uint64_t *)(&(v47))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v48 = v0[4];
          v46 = ((*(uint64_t *)(&(v48))) | (uint64_t)9223372036854775808ULL);
        }
        v44 = v46;
      }
      v42 = v44;
    }
    v1[4] = v42;
  }
  v1[5] = (uint64_t)18446744073709551615ULL;
  v2[5] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 160);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 35) {
      double v49 = v0[5];
    uint64_t v50;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v49))) & (uint64_t)9223372036854775807ULL)) {
      v50 = (uint64_t)18446744073709551615ULL;
    } else {
        double v51 = v0[5];
      uint64_t v52;
      if (((*(uint64_t *)(&(v51))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v52 = (uint64_t)9223372036854775808ULL;
      } else {
          double v53 = v0[5];
        uint64_t v54;
        if (((*(uint64_t *)(&(v53))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v55 = v0[5];
          v54 = ((*(uint64_t *)(&(v55))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v56 = v0[5];
          v54 = ((*(uint64_t *)(&(v56))) | (uint64_t)9223372036854775808ULL);
        }
        v52 = v54;
      }
      v50 = v52;
    }
    v1[5] = v50;
  }
  v1[6] = (uint64_t)18446744073709551615ULL;
  v2[6] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 192);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 27) {
      double v57 = v0[6];
    uint64_t v58;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v57))) & (uint64_t)9223372036854775807ULL)) {
      v58 = (uint64_t)18446744073709551615ULL;
    } else {
        double v59 = v0[6];
      uint64_t v60;
      if (((*(uint64_t *)(&(v59))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v60 = (uint64_t)9223372036854775808ULL;
      } else {
          double v61 = v0[6];
        uint64_t v62;
        if (((*(uint64_t *)(&(v61))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v63 = v0[6];
          v62 = ((*(uint64_t *)(&(v63))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v64 = v0[6];
          v62 = ((*(uint64_t *)(&(v64))) | (uint64_t)9223372036854775808ULL);
        }
        v60 = v62;
      }
      v58 = v60;
    }
    v1[6] = v58;
  }
  v1[7] = (uint64_t)18446744073709551615ULL;
  v2[7] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 224);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 19) {
      double v65 = v0[7];
    uint64_t v66;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v65))) & (uint64_t)9223372036854775807ULL)) {
      v66 = (uint64_t)18446744073709551615ULL;
    } else {
        double v67 = v0[7];
      uint64_t v68;
      if (((*(uint64_t *)(&(v67))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v68 = (uint64_t)9223372036854775808ULL;
      } else {
          double v69 = v0[7];
        uint64_t v70;
        if (((*(uint64_t *)(&(v69))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v71 = v0[7];
          v70 = ((*(uint64_t *)(&(v71))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v72 = v0[7];
          v70 = ((*(uint64_t *)(&(v72))) | (uint64_t)9223372036854775808ULL);
        }
        v68 = v70;
      }
      v66 = v68;
    }
    v1[7] = v66;
  }
  for (int v73 = 0; v73 < 8; ++v73) {
    if (0 < v73) {
      v1[0] = v3[(((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31))];
      v2[0] = v4[(((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31))];
      v1[1] = v3[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 32)];
      v2[1] = v4[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 32)];
      v1[2] = v3[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 64)];
      v2[2] = v4[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 64)];
      v1[3] = v3[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 96)];
      v2[3] = v4[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 96)];
      v1[4] = v3[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 128)];
      v2[4] = v4[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 128)];
      v1[5] = v3[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 160)];
      v2[5] = v4[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 160)];
      v1[6] = v3[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 192)];
      v2[6] = v4[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 192)];
      v1[7] = v3[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 224)];
      v2[7] = v4[((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 224)];
    }
    v5[((int)threadIdx.x)] = 0;
    v5[(((int)threadIdx.x) + 64)] = 0;
    v5[(((int)threadIdx.x) + 128)] = 0;
    v5[(((int)threadIdx.x) + 192)] = 0;
    v5[(((int)threadIdx.x) + 256)] = 0;
    v5[(((int)threadIdx.x) + 320)] = 0;
    v5[(((int)threadIdx.x) + 384)] = 0;
    v5[(((int)threadIdx.x) + 448)] = 0;
    __syncthreads();
    v6[0] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[0] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)));
    v6[1] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[1] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)));
    v6[2] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[2] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)));
    v6[3] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[3] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)));
    v6[4] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[4] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)));
    v6[5] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[5] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)));
    v6[6] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[6] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)));
    v6[7] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[7] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)));
    __syncthreads();
    v7[((int)threadIdx.x)] = g4((&(v5[((int)threadIdx.x)])));
    v7[(((int)threadIdx.x) + 64)] = g4((&(v5[(((int)threadIdx.x) + 64)])));
    v7[(((int)threadIdx.x) + 128)] = g4((&(v5[(((int)threadIdx.x) + 128)])));
    v7[(((int)threadIdx.x) + 192)] = g4((&(v5[(((int)threadIdx.x) + 192)])));
    __syncthreads();
    if (((int)threadIdx.x) < 32) {
      g5((&(v7[0])), ((int)threadIdx.x));
    }
    __syncthreads();
    v6[0] = ((v6[0] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[0] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[0] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)))]);
    v6[1] = ((v6[1] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[1] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[1] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)))]);
    v6[2] = ((v6[2] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[2] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[2] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)))]);
    v6[3] = ((v6[3] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[3] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[3] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)))]);
    v6[4] = ((v6[4] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[4] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[4] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)))]);
    v6[5] = ((v6[5] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[5] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[5] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)))]);
    v6[6] = ((v6[6] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[6] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[6] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)))]);
    v6[7] = ((v6[7] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[7] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[7] >> ((uint64_t)(v73 * 8))) & (uint64_t)255ULL)))]);
    v3[v6[0]] = v1[0];
    v4[v6[0]] = v2[0];
    v3[v6[1]] = v1[1];
    v4[v6[1]] = v2[1];
    v3[v6[2]] = v1[2];
    v4[v6[2]] = v2[2];
    v3[v6[3]] = v1[3];
    v4[v6[3]] = v2[3];
    v3[v6[4]] = v1[4];
    v4[v6[4]] = v2[4];
    v3[v6[5]] = v1[5];
    v4[v6[5]] = v2[5];
    v3[v6[6]] = v1[6];
    v4[v6[6]] = v2[6];
    v3[v6[7]] = v1[7];
    v4[v6[7]] = v2[7];
    __syncthreads();
  }
  for (int v74 = 0; v74 < 8; ++v74) {
    if (((v74 * 16) + (((int)threadIdx.x) >> 2)) < 75) {
      v1[0] = v3[((v74 * 64) + ((int)threadIdx.x))];
      v2[0] = v4[((v74 * 64) + ((int)threadIdx.x))];
      if ((v1[0] == (uint64_t)18446744073709551615ULL) || (v1[0] == (uint64_t)9223372036854775808ULL)) {
        v75[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v74) * (int64_t)64)) + ((int64_t)((int)threadIdx.x)))] = v8[((((int64_t)blockIdx.x) * (int64_t)300) + ((int64_t)v2[0]))];
      } else {
          uint64_t v76;
          if ((v1[0] & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            v76 = (v1[0] ^ (uint64_t)9223372036854775808ULL);
          } else {
            v76 = (v1[0] ^ (uint64_t)18446744073709551615ULL);
          }
        v75[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v74) * (int64_t)64)) + ((int64_t)((int)threadIdx.x)))] = (*(double *)(&(v76)));
      }
      v77[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v74) * (int64_t)64)) + ((int64_t)((int)threadIdx.x)))] = ((int64_t)v2[0]);
    }
  }
}
