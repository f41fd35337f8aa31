// cuda.scatter: mul-float64-24, on h200
// config: threads=1, vector=1
// digest: 881e4763755d
g0(int64_t v1, int64_t* __restrict__ v2, double* __restrict__ v3, double* __restrict__ v4) {
  g1();
  g2();
  for (int64_t v0 = (int64_t)0; v0 < v1; ++v0) {
    if ((int64_t)0 <= v2[(v0 / (int64_t)24)]) {
      v3[((v2[(v0 / (int64_t)24)] * (int64_t)24) + (v0 % (int64_t)24))] = (v3[((v2[(v0 / (int64_t)24)] * (int64_t)24) + (v0 % (int64_t)24))] * v4[v0]);
    }
  }
}
