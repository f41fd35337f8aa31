"""Fourier transforms of real signals in shared memory."""
