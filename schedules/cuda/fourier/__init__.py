"""Fourier transforms of real signals, and of complex numbers along any axis, in shared memory."""
