"""torch.compile(backend="tk") and tk.torch.wrap with tensors on a GPU."""

from __future__ import annotations

import torch
from torch import nn
from torch.export import Dim

import tk
from tests.frontend.running import error
from tk.torch_backend import backend


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.norm, self.last = nn.Linear(64, 128), nn.LayerNorm(128), nn.Linear(128, 32)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.last(torch.nn.functional.gelu(self.norm(self.first(x))))


def net(dtype: torch.dtype) -> nn.Module:
    torch.manual_seed(0)
    return Net().eval().to("cuda", dtype)


def off(out: torch.Tensor, module: nn.Module, x: torch.Tensor) -> float:
    exact = Net().eval().double()
    exact.load_state_dict({name: value.double().cpu() for name, value in module.state_dict().items()})
    with torch.no_grad():
        return error(out.double().cpu(), exact(x.double().cpu()))


def test_torch_compile() -> None:
    for dtype, bound in ((torch.float32, 2e-3), (torch.bfloat16, 2e-2), (torch.float16, 3e-3)):
        torch._dynamo.reset()
        module = net(dtype)
        compiled = torch.compile(module, backend=backend)  # which is "tk" where tk is installed
        with torch.no_grad():
            for rows in (16, 24, 40):
                x = torch.randn(rows, 64, device="cuda", dtype=dtype)
                out = compiled(x)
                assert out.device == x.device
                assert out.dtype == dtype
                assert off(out, module, x) < bound


def test_wrap_inside_torch_compile_on_another_stream() -> None:
    module = net(torch.float16)
    x = torch.randn(16, 64, device="cuda", dtype=torch.float16)
    package = tk.compile(module, (x,), dynamic_shapes=({0: Dim("rows", min=1, max=64)},), target="auto", verify=False)
    wrapped = tk.torch.wrap(package)
    torch._dynamo.reset()
    compiled = torch.compile(nn.Sequential(nn.ReLU(), wrapped), backend="eager", fullgraph=True)
    with torch.no_grad(), torch.cuda.stream(torch.cuda.Stream()):
        for rows in (16, 33):
            x = torch.randn(rows, 64, device="cuda", dtype=torch.float16)
            assert off(compiled(x), module, x.relu()) < 3e-3
    torch.cuda.synchronize()
