"""Matmuls of few rows on Hopper, whose weights are streamed once."""
