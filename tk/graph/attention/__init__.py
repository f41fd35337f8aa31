"""Attention as one function, or as two matmuls around a softmax."""
