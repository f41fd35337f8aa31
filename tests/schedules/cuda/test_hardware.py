"""What every NVIDIA GPU has: how many blocks an SM holds, and what each of them may ask for."""

from __future__ import annotations

import pytest

from tk.schedules.cuda.hardware import KEPT_SHARED, occupancy, shared_of_each, thread_reasons
from tk.target import resolve

H200 = resolve("h200")


@pytest.mark.parametrize(
    ("threads", "shared", "registers", "blocks"),
    [
        (1024, 0, 32, 2),  # by threads
        (128, 0, 255, 2),  # by registers
        (32, 100 << 10, 32, 2),  # by shared memory
        (32, 227 << 10, 32, 1),
        (1024, 227 << 10, 255, 1),  # one at least, whether it fits or not
    ],
)
def test_occupancy_is_bound_by_what_runs_out_first(threads: int, shared: int, registers: int, blocks: int) -> None:
    assert occupancy(H200, threads, shared, registers) == blocks


@pytest.mark.parametrize("blocks", [1, 2, 3, 7])
def test_blocks_that_ask_for_their_share_fit_an_sm_together(blocks: int) -> None:
    each = shared_of_each(H200, blocks)
    assert blocks * (each + KEPT_SHARED) <= H200.shared_memory + KEPT_SHARED < blocks * (each + 1 + KEPT_SHARED)
    assert shared_of_each(H200, 1) == H200.shared_memory


def test_threads_of_a_block_are_whole_warps() -> None:
    assert not list(thread_reasons(1024))
    assert list(thread_reasons(48)) == ["threads a block = 48: must be a multiple of 32, whole warps, up to 1024 threads"]
    assert list(thread_reasons(2048)) == ["threads a block = 2048: must be a multiple of 32, whole warps, up to 1024 threads"]
