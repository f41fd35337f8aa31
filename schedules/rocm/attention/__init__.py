"""Attention for AMD GPUs."""
