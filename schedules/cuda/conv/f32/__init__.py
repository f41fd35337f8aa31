"""float32 convolutions on Hopper's tensor cores."""
