"""The matrix product of Hopper: TMA, an mbarrier ring, wgmma."""
