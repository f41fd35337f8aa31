"""Matmuls and convolutions through mma.sync, for sm_80 and later."""
