"""Values that inputs and weights of a drawn program have: functions of a seed, a shape and a dtype. Below them torch's control
flow by values, as itself where a module is exported, and elsewhere as Python says what it means.

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


def cond(pred, one, other, *given):
    """What `one` or `other` makes of `given`."""
    if torch.compiler.is_exporting():
        return torch.cond(pred, one, other, given)
    return one(*given) if pred else other(*given)


def scan(step, first, rows, reverse=False):
    """The last carry, and what each step gives beside it, stacked."""
    if torch.compiler.is_exporting():
        from torch._higher_order_ops.scan import scan as exported

        return exported(step, first, rows, reverse=reverse)
    carry, given = first, []
    for row in reversed(rows) if reverse else rows:
        carry, beside = step(carry, row)
        given.append(beside)
    return carry, torch.stack(given[::-1] if reverse else given)


def each(function, rows, *more):
    """What `function` makes of each row, stacked."""
    if torch.compiler.is_exporting():
        from torch._higher_order_ops.map import map as exported

        return exported(function, rows, *more)
    return torch.stack([function(row, *more) for row in rows])


def while_loop(going, step, *carry):
    """The first carry for which `going` is false."""
    if torch.compiler.is_exporting():
        from torch._higher_order_ops.while_loop import while_loop as exported

        return exported(going, step, carry)
    while going(*carry):
        carry = step(*carry)
    return carry
