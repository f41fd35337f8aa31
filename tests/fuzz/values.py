"""Values that inputs and weights of a drawn program have: functions of a seed, a shape and a dtype.

The text of this file goes into every finding as it is, so it needs NumPy and torch alone.
"""

import numpy as np
import torch


def _made(array, dtype):
    return torch.from_numpy(np.asarray(array)).to(dtype).contiguous()


def normal(seed, shape, dtype):
    """Standard normal numbers."""
    return _made(np.random.default_rng(seed).standard_normal(shape), dtype)


def positive(seed, shape, dtype):
    """Numbers from 0.25 to 2."""
    return _made(np.random.default_rng(seed).uniform(0.25, 2.0, shape), dtype)


def halves(seed, shape, dtype):
    """Multiples of a half from -3 to 3: many are equal, and sums of them are exact."""
    return _made(np.random.default_rng(seed).integers(-6, 7, shape) / 2, dtype)


def whole(seed, shape, dtype, low, high):
    """Whole numbers of low <= n < high."""
    return _made(np.random.default_rng(seed).integers(low, high, shape), dtype)


def coins(seed, shape):
    """True or False."""
    return _made(np.random.default_rng(seed).integers(0, 2, shape).astype(bool), torch.bool)


def special(seed, shape, dtype):
    """Standard normal numbers, one in eight of them NaN, infinite, -0, denormal, or the largest or least of the dtype. Of
    float64, which no reference is wider than, the largest is 2^1000: sums of it are finite in every order."""
    rng = np.random.default_rng(seed)
    made = _made(rng.standard_normal(shape), dtype)
    info = torch.finfo(dtype)
    largest = min(info.max, 2.0**1000)
    values = [float("nan"), float("inf"), -float("inf"), -0.0, info.smallest_normal / 2, largest, info.smallest_normal]
    which = rng.integers(0, 8 * len(values), shape)
    for number, value in enumerate(values):
        made = torch.where(
            torch.from_numpy(np.asarray(which == number)), torch.tensor(value, dtype=torch.float64).to(dtype), made
        )
    return made.contiguous()
