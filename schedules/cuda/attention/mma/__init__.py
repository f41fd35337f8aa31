"""Attention of many rows on GPUs without wgmma: products by mma.sync, scores in registers."""
