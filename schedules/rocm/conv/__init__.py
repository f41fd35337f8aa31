"""Convolutions for AMD GPUs."""
