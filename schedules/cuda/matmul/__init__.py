"""Matmuls: what they are (problem), what is fused behind them (epilogue), and a folder a kernel."""
