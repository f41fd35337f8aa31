"""Attention of many rows on GPUs without wgmma: matmuls by mma.sync, scores in registers."""
