// cuda.sort: 300-first-300-float64, on h200
// config: kernel=1, threads=64, each=8
// digest: 7bfb0c880518
__launch_bounds__(64) g0(double* __restrict__ v9, double* __restrict__ v77, int64_t* __restrict__ v78, int64_t v79) {
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
  alignas(64) double v8[1];
  g1(((int)(((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))));
  g2();
  v0[0] = v9[(((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31))];
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 67) {
    v0[1] = v9[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)32)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 59) {
    v0[2] = v9[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)64)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 51) {
    v0[3] = v9[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)96)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 43) {
    v0[4] = v9[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)128)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 35) {
    v0[5] = v9[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)160)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 27) {
    v0[6] = v9[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)192)];
  }
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 19) {
    v0[7] = v9[((((((int64_t)blockIdx.x) * (int64_t)300) + ((((int64_t)((int)threadIdx.x)) >> (int64_t)5) * (int64_t)256)) + (((int64_t)((int)threadIdx.x)) & (int64_t)31)) + (int64_t)224)];
  }
  v1[0] = (uint64_t)18446744073709551615ULL;
  v2[0] = (((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31));
    double v10 = v0[0];
  uint64_t v11;
  if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v10))) & (uint64_t)9223372036854775807ULL)) {
    v11 = (uint64_t)18446744073709551615ULL;
  } else {
      double v12 = v0[0];
    uint64_t v13;
    if (((*(uint64_t *)(&(v12))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
      v13 = (uint64_t)9223372036854775808ULL;
    } else {
        double v14 = v0[0];
      uint64_t v15;
      if (((*(uint64_t *)(&(v14))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
          double v16 = v0[0];
        v15 = ((*(uint64_t *)(&(v16))) ^ (uint64_t)18446744073709551615ULL);
      } else {
          double v17 = v0[0];
        v15 = ((*(uint64_t *)(&(v17))) | (uint64_t)9223372036854775808ULL);
      }
      v13 = v15;
    }
    v11 = v13;
  }
  v1[0] = v11;
  v1[1] = (uint64_t)18446744073709551615ULL;
  v2[1] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 32);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 67) {
      double v18 = v0[1];
    uint64_t v19;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v18))) & (uint64_t)9223372036854775807ULL)) {
      v19 = (uint64_t)18446744073709551615ULL;
    } else {
        double v20 = v0[1];
      uint64_t v21;
      if (((*(uint64_t *)(&(v20))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v21 = (uint64_t)9223372036854775808ULL;
      } else {
          double v22 = v0[1];
        uint64_t v23;
        if (((*(uint64_t *)(&(v22))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v24 = v0[1];
          v23 = ((*(uint64_t *)(&(v24))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v25 = v0[1];
          v23 = ((*(uint64_t *)(&(v25))) | (uint64_t)9223372036854775808ULL);
        }
        v21 = v23;
      }
      v19 = v21;
    }
    v1[1] = v19;
  }
  v1[2] = (uint64_t)18446744073709551615ULL;
  v2[2] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 64);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 59) {
      double v26 = v0[2];
    uint64_t v27;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v26))) & (uint64_t)9223372036854775807ULL)) {
      v27 = (uint64_t)18446744073709551615ULL;
    } else {
        double v28 = v0[2];
      uint64_t v29;
      if (((*(uint64_t *)(&(v28))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v29 = (uint64_t)9223372036854775808ULL;
      } else {
          double v30 = v0[2];
        uint64_t v31;
        if (((*(uint64_t *)(&(v30))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v32 = v0[2];
          v31 = ((*(uint64_t *)(&(v32))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v33 = v0[2];
          v31 = ((*(uint64_t *)(&(v33))) | (uint64_t)9223372036854775808ULL);
        }
        v29 = v31;
      }
      v27 = v29;
    }
    v1[2] = v27;
  }
  v1[3] = (uint64_t)18446744073709551615ULL;
  v2[3] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 96);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 51) {
      double v34 = v0[3];
    uint64_t v35;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v34))) & (uint64_t)9223372036854775807ULL)) {
      v35 = (uint64_t)18446744073709551615ULL;
    } else {
        double v36 = v0[3];
      uint64_t v37;
      if (((*(uint64_t *)(&(v36))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v37 = (uint64_t)9223372036854775808ULL;
      } else {
          double v38 = v0[3];
        uint64_t v39;
        if (((*(uint64_t *)(&(v38))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v40 = v0[3];
          v39 = ((*(uint64_t *)(&(v40))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v41 = v0[3];
          v39 = ((*(uint64_t *)(&(v41))) | (uint64_t)9223372036854775808ULL);
        }
        v37 = v39;
      }
      v35 = v37;
    }
    v1[3] = v35;
  }
  v1[4] = (uint64_t)18446744073709551615ULL;
  v2[4] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 128);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 43) {
      double v42 = v0[4];
    uint64_t v43;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v42))) & (uint64_t)9223372036854775807ULL)) {
      v43 = (uint64_t)18446744073709551615ULL;
    } else {
        double v44 = v0[4];
      uint64_t v45;
      if (((*(uint64_t *)(&(v44))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v45 = (uint64_t)9223372036854775808ULL;
      } else {
          double v46 = v0[4];
        uint64_t v47;
        if (((*(uint64_t *)(&(v46))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v48 = v0[4];
          v47 = ((*(uint64_t *)(&(v48))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v49 = v0[4];
          v47 = ((*(uint64_t *)(&(v49))) | (uint64_t)9223372036854775808ULL);
        }
        v45 = v47;
      }
      v43 = v45;
    }
    v1[4] = v43;
  }
  v1[5] = (uint64_t)18446744073709551615ULL;
  v2[5] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 160);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 35) {
      double v50 = v0[5];
    uint64_t v51;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v50))) & (uint64_t)9223372036854775807ULL)) {
      v51 = (uint64_t)18446744073709551615ULL;
    } else {
        double v52 = v0[5];
      uint64_t v53;
      if (((*(uint64_t *)(&(v52))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v53 = (uint64_t)9223372036854775808ULL;
      } else {
          double v54 = v0[5];
        uint64_t v55;
        if (((*(uint64_t *)(&(v54))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v56 = v0[5];
          v55 = ((*(uint64_t *)(&(v56))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v57 = v0[5];
          v55 = ((*(uint64_t *)(&(v57))) | (uint64_t)9223372036854775808ULL);
        }
        v53 = v55;
      }
      v51 = v53;
    }
    v1[5] = v51;
  }
  v1[6] = (uint64_t)18446744073709551615ULL;
  v2[6] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 192);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 27) {
      double v58 = v0[6];
    uint64_t v59;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v58))) & (uint64_t)9223372036854775807ULL)) {
      v59 = (uint64_t)18446744073709551615ULL;
    } else {
        double v60 = v0[6];
      uint64_t v61;
      if (((*(uint64_t *)(&(v60))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v61 = (uint64_t)9223372036854775808ULL;
      } else {
          double v62 = v0[6];
        uint64_t v63;
        if (((*(uint64_t *)(&(v62))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v64 = v0[6];
          v63 = ((*(uint64_t *)(&(v64))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v65 = v0[6];
          v63 = ((*(uint64_t *)(&(v65))) | (uint64_t)9223372036854775808ULL);
        }
        v61 = v63;
      }
      v59 = v61;
    }
    v1[6] = v59;
  }
  v1[7] = (uint64_t)18446744073709551615ULL;
  v2[7] = ((((((int)threadIdx.x) >> 5) * 256) + (((int)threadIdx.x) & 31)) + 224);
  if ((((((int)threadIdx.x) >> 5) * 64) + ((((int)threadIdx.x) & 31) >> 2)) < 19) {
      double v66 = v0[7];
    uint64_t v67;
    if ((uint64_t)9218868437227405312ULL < ((*(uint64_t *)(&(v66))) & (uint64_t)9223372036854775807ULL)) {
      v67 = (uint64_t)18446744073709551615ULL;
    } else {
        double v68 = v0[7];
      uint64_t v69;
      if (((*(uint64_t *)(&(v68))) & (uint64_t)9223372036854775807ULL) == (uint64_t)0ULL) {
        v69 = (uint64_t)9223372036854775808ULL;
      } else {
          double v70 = v0[7];
        uint64_t v71;
        if (((*(uint64_t *)(&(v70))) & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            double v72 = v0[7];
          v71 = ((*(uint64_t *)(&(v72))) ^ (uint64_t)18446744073709551615ULL);
        } else {
            double v73 = v0[7];
          v71 = ((*(uint64_t *)(&(v73))) | (uint64_t)9223372036854775808ULL);
        }
        v69 = v71;
      }
      v67 = v69;
    }
    v1[7] = v67;
  }
  for (int v74 = 0; v74 < 8; ++v74) {
    if (0 < v74) {
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
    v6[0] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[0] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)));
    v6[1] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[1] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)));
    v6[2] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[2] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)));
    v6[3] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[3] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)));
    v6[4] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[4] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)));
    v6[5] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[5] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)));
    v6[6] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[6] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)));
    v6[7] = g3((&(v5[((((int)threadIdx.x) >> 5) * 256)])), ((uint)((v1[7] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)));
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
    v6[0] = ((v6[0] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[0] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[0] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)))]);
    v6[1] = ((v6[1] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[1] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[1] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)))]);
    v6[2] = ((v6[2] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[2] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[2] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)))]);
    v6[3] = ((v6[3] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[3] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[3] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)))]);
    v6[4] = ((v6[4] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[4] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[4] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)))]);
    v6[5] = ((v6[5] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[5] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[5] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)))]);
    v6[6] = ((v6[6] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[6] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[6] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)))]);
    v6[7] = ((v6[7] + v5[(((((int)threadIdx.x) >> 5) * 256) + ((int)((uint)((v1[7] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL))))]) + v7[((int)((uint)((v1[7] >> ((uint64_t)(v74 * 8))) & (uint64_t)255ULL)))]);
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
  for (int v75 = 0; v75 < 8; ++v75) {
    if (((v75 * 16) + (((int)threadIdx.x) >> 2)) < 75) {
      v1[0] = v3[((v75 * 64) + ((int)threadIdx.x))];
      v2[0] = v4[((v75 * 64) + ((int)threadIdx.x))];
      if ((v1[0] == (uint64_t)18446744073709551615ULL) || (v1[0] == (uint64_t)9223372036854775808ULL)) {
        v8[0] = v9[((((int64_t)blockIdx.x) * (int64_t)300) + ((int64_t)v2[0]))];
      } else {
          uint64_t v76;
          if ((v1[0] & (uint64_t)9223372036854775808ULL) != (uint64_t)0ULL) {
            v76 = (v1[0] ^ (uint64_t)9223372036854775808ULL);
          } else {
            v76 = (v1[0] ^ (uint64_t)18446744073709551615ULL);
          }
        v8[0] = (*(double *)(&(v76)));
      }
      v77[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v75) * (int64_t)64)) + ((int64_t)((int)threadIdx.x)))] = v8[0];
      v78[(((((int64_t)blockIdx.x) * (int64_t)300) + (((int64_t)v75) * (int64_t)64)) + ((int64_t)((int)threadIdx.x)))] = ((int64_t)v2[0]);
    }
  }
}
