"""What kernels of Hopper share whatever they compute: the pipeline of their tiles, and clusters."""
