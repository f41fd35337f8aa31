// cuda.broadcast_rows: outer_33x515_float32, on h200
// config: threads=256, rows=1, vector=1, cluster=1
// digest: 35bd3f9c0d18
__launch_bounds__(256) g0(int64_t v43, int64_t v45, float* __restrict__ v46, float* __restrict__ v47, float* __restrict__ v51) {
  alignas(64) float v0[1];
  alignas(64) float v1[1];
  alignas(64) float v2[1];
  alignas(64) float v3[1];
  alignas(64) float v4[1];
  alignas(64) float v5[1];
  alignas(64) float v6[1];
  alignas(64) float v7[1];
  alignas(64) float v8[1];
  alignas(64) float v9[1];
  alignas(64) float v10[1];
  v10[0] = 0x0p+0f;
  alignas(64) float v11[1];
  v11[0] = 0x0p+0f;
  alignas(64) float v12[1];
  alignas(64) float v13[1];
  alignas(64) float v14[1];
  alignas(64) float v15[1];
  alignas(64) float v16[1];
  alignas(64) float v17[1];
  __shared__ alignas(64) float v18[8];
  alignas(64) float v19[1];
  alignas(64) float v20[1];
  alignas(64) float v21[1];
  alignas(64) float v22[1];
  alignas(64) float v23[1];
  alignas(64) float v24[1];
  alignas(64) float v25[1];
  alignas(64) float v26[1];
  alignas(64) float v27[1];
  alignas(64) float v28[1];
  alignas(64) float v29[1];
  alignas(64) float v30[1];
  alignas(64) float v31[1];
  alignas(64) float v32[1];
  v32[0] = 0x0p+0f;
  alignas(64) float v33[1];
  v33[0] = 0x0p+0f;
  alignas(64) float v34[1];
  alignas(64) float v35[1];
  alignas(64) float v36[1];
  alignas(64) float v37[1];
  alignas(64) float v38[1];
  alignas(64) float v39[1];
  alignas(64) float v40[1];
  alignas(64) float v41[1];
  alignas(64) float v42[1];
  v0[0] = -0x1.fffffep+127f;
  g1(((int)min(((int64_t)blockIdx.x), (v43 - (int64_t)1))));
  g2();
  for (int64_t v44 = (int64_t)0; v44 < (v45 >> (int64_t)10); ++v44) {
    v1[0] = v46[min(((int64_t)blockIdx.x), (v43 - (int64_t)1))];
    v2[0] = v47[((v44 * (int64_t)1024) + ((int64_t)threadIdx.x))];
    v3[0] = v47[(((v44 * (int64_t)1024) + ((int64_t)threadIdx.x)) + (int64_t)256)];
    v4[0] = v47[(((v44 * (int64_t)1024) + ((int64_t)threadIdx.x)) + (int64_t)512)];
    v5[0] = v47[(((v44 * (int64_t)1024) + ((int64_t)threadIdx.x)) + (int64_t)768)];
    v6[0] = (v1[0] + v2[0]);
    v0[0] = max(v0[0], v6[0]);
    v7[0] = (v1[0] + v3[0]);
    v0[0] = max(v0[0], v7[0]);
    v8[0] = (v1[0] + v4[0]);
    v0[0] = max(v0[0], v8[0]);
    v9[0] = (v1[0] + v5[0]);
    v0[0] = max(v0[0], v9[0]);
  }
  for (int64_t v48 = (int64_t)0; v48 < (((v45 + (int64_t)255) >> (int64_t)8) - ((v45 >> (int64_t)10) * (int64_t)4)); ++v48) {
    if (((((v45 >> (int64_t)10) * (int64_t)1024) + (v48 * (int64_t)256)) + ((int64_t)threadIdx.x)) < v45) {
      v10[0] = v46[min(((int64_t)blockIdx.x), (v43 - (int64_t)1))];
      v11[0] = v47[((((v45 >> (int64_t)10) * (int64_t)1024) + (v48 * (int64_t)256)) + ((int64_t)threadIdx.x))];
    }
    if (((((v45 >> (int64_t)10) * (int64_t)1024) + (v48 * (int64_t)256)) + ((int64_t)threadIdx.x)) < v45) {
      v12[0] = (v10[0] + v11[0]);
      v0[0] = max(v0[0], v12[0]);
    }
  }
  v13[0] = __shfl_xor_sync((uint)4294967295, v0[0], 16, 32);
  v0[0] = max(v0[0], v13[0]);
  v14[0] = __shfl_xor_sync((uint)4294967295, v0[0], 8, 32);
  v0[0] = max(v0[0], v14[0]);
  v15[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = max(v0[0], v15[0]);
  v16[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = max(v0[0], v16[0]);
  v17[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = max(v0[0], v17[0]);
  if ((((int64_t)threadIdx.x) % (int64_t)32) == (int64_t)0) {
    v18[(((int64_t)threadIdx.x) >> (int64_t)5)] = v0[0];
  }
  __syncthreads();
  v0[0] = v18[(((int64_t)threadIdx.x) & (int64_t)7)];
  v19[0] = __shfl_xor_sync((uint)4294967295, v0[0], 4, 32);
  v0[0] = max(v0[0], v19[0]);
  v20[0] = __shfl_xor_sync((uint)4294967295, v0[0], 2, 32);
  v0[0] = max(v0[0], v20[0]);
  v21[0] = __shfl_xor_sync((uint)4294967295, v0[0], 1, 32);
  v0[0] = max(v0[0], v21[0]);
  v22[0] = 0x0p+0f;
  for (int64_t v49 = (int64_t)0; v49 < (v45 >> (int64_t)10); ++v49) {
    v23[0] = v46[min(((int64_t)blockIdx.x), (v43 - (int64_t)1))];
    v24[0] = v47[((v49 * (int64_t)1024) + ((int64_t)threadIdx.x))];
    v25[0] = v47[(((v49 * (int64_t)1024) + ((int64_t)threadIdx.x)) + (int64_t)256)];
    v26[0] = v47[(((v49 * (int64_t)1024) + ((int64_t)threadIdx.x)) + (int64_t)512)];
    v27[0] = v47[(((v49 * (int64_t)1024) + ((int64_t)threadIdx.x)) + (int64_t)768)];
    v28[0] = (v23[0] + v24[0]);
    v22[0] = (v22[0] + expf(__fsub_rn(v28[0], v0[0])));
    v29[0] = (v23[0] + v25[0]);
    v22[0] = (v22[0] + expf(__fsub_rn(v29[0], v0[0])));
    v30[0] = (v23[0] + v26[0]);
    v22[0] = (v22[0] + expf(__fsub_rn(v30[0], v0[0])));
    v31[0] = (v23[0] + v27[0]);
    v22[0] = (v22[0] + expf(__fsub_rn(v31[0], v0[0])));
  }
  for (int64_t v50 = (int64_t)0; v50 < (((v45 + (int64_t)255) >> (int64_t)8) - ((v45 >> (int64_t)10) * (int64_t)4)); ++v50) {
    if (((((v45 >> (int64_t)10) * (int64_t)1024) + (v50 * (int64_t)256)) + ((int64_t)threadIdx.x)) < v45) {
      v32[0] = v46[min(((int64_t)blockIdx.x), (v43 - (int64_t)1))];
      v33[0] = v47[((((v45 >> (int64_t)10) * (int64_t)1024) + (v50 * (int64_t)256)) + ((int64_t)threadIdx.x))];
    }
    if (((((v45 >> (int64_t)10) * (int64_t)1024) + (v50 * (int64_t)256)) + ((int64_t)threadIdx.x)) < v45) {
      v34[0] = (v32[0] + v33[0]);
      v22[0] = (v22[0] + expf(__fsub_rn(v34[0], v0[0])));
    }
  }
  v35[0] = __shfl_xor_sync((uint)4294967295, v22[0], 16, 32);
  v22[0] = (v22[0] + v35[0]);
  v36[0] = __shfl_xor_sync((uint)4294967295, v22[0], 8, 32);
  v22[0] = (v22[0] + v36[0]);
  v37[0] = __shfl_xor_sync((uint)4294967295, v22[0], 4, 32);
  v22[0] = (v22[0] + v37[0]);
  v38[0] = __shfl_xor_sync((uint)4294967295, v22[0], 2, 32);
  v22[0] = (v22[0] + v38[0]);
  v39[0] = __shfl_xor_sync((uint)4294967295, v22[0], 1, 32);
  v22[0] = (v22[0] + v39[0]);
  __syncthreads();
  if ((((int64_t)threadIdx.x) % (int64_t)32) == (int64_t)0) {
    v18[(((int64_t)threadIdx.x) >> (int64_t)5)] = v22[0];
  }
  __syncthreads();
  v22[0] = v18[(((int64_t)threadIdx.x) & (int64_t)7)];
  v40[0] = __shfl_xor_sync((uint)4294967295, v22[0], 4, 32);
  v22[0] = (v22[0] + v40[0]);
  v41[0] = __shfl_xor_sync((uint)4294967295, v22[0], 2, 32);
  v22[0] = (v22[0] + v41[0]);
  v42[0] = __shfl_xor_sync((uint)4294967295, v22[0], 1, 32);
  v22[0] = (v22[0] + v42[0]);
  v22[0] = (logf(v22[0]) + v0[0]);
  if (((int64_t)threadIdx.x) == (int64_t)0) {
    v51[min(((int64_t)blockIdx.x), (v43 - (int64_t)1))] = v22[0];
  }
}
