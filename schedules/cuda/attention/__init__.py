"""Attention in one kernel: on Hopper here, and a folder each for few rows, latents, and GPUs without wgmma."""
