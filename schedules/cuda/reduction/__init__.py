"""Reductions: rows along memory, strided ones, those over several kernels, and those whose results stand alone."""
