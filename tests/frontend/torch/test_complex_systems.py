"""Systems of equations of complex numbers, and inverses, as of covariances between microphones in a beamformer."""

from __future__ import annotations

import torch

import tk
from tests.torch_function import Function


def _systems(x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, ...]:
    a = torch.complex(x, y)
    b, c = torch.complex(y[..., :2], x[..., :2]), torch.complex(y[..., 0], x[..., 0])
    solve = torch.linalg.solve
    found = solve(a, b), solve(a, b.mT, left=False), solve(a[0], c[0]), solve(a, c), torch.linalg.inv(a), a.inverse() @ b
    return (*(torch.view_as_real(each.resolve_conj()) for each in found), torch.linalg.inv(x))


def test_solutions_and_inverses() -> None:
    """Beside one of real numbers, which stays as it is. Diagonals of 8 keep the matrices well conditioned."""
    x, y = torch.randn(3, 4, 4) + 8 * torch.eye(4), torch.randn(3, 4, 4)
    module = Function(_systems)
    loaded = tk.load(tk.compile(module, (x, y), target="cpu", verify=False))
    for made, expected in zip(loaded(x, y), module(x.double(), y.double()), strict=True):
        assert float((made - expected).norm() / expected.norm()) < 1e-5
