"""float32 matmuls on Hopper's tensor cores."""
