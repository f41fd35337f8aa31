"""Convolutions on Hopper as implicit GEMMs over matmul/'s pipelines; on other GPUs they are matmul/mma's."""
