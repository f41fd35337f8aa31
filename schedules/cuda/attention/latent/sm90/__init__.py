"""Attention over latents on Hopper: TMA, mbarriers, and wgmma on tiles of 64 rows by 64 keys."""
