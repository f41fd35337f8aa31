"""Where the tensors between a call's kernels lie."""
