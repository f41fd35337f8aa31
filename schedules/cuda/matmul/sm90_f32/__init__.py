"""float32 matrix products on Hopper's tensor cores."""
