"""What kernels of Hopper share whatever they compute: clusters, and the instructions that only sm_90a has."""
