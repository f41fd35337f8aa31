"""The matmul of Hopper: TMA, an mbarrier ring, wgmma."""
