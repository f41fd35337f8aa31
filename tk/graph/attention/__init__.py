"""Attention as one function, or as two products around a softmax."""
