"""Matmuls for AMD GPUs."""
