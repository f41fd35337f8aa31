"""Which tile of a matmul a block computes next, and which part of k, as statements of its kernel."""

from __future__ import annotations

from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.matmul.sm90.plan import TiledPlan

__all__ = ["TileScheduler"]


@T.meta_class
class TileScheduler:
    """What a block does next: first row, first column and batch of its part of a cluster's tile, and its part of k;
    `group_m` tiles of rows at a time walk along the columns, so that the blocks under way share rows and columns in L2."""

    def __init__(self, p: TiledPlan, m_tiles: Expr, n_tiles: int, width: int, ranks: tuple[Any, Any, Expr]) -> None:
        self.row = T.local_scalar("int32")
        self.column = T.local_scalar("int32")
        self.batch = T.local_scalar("int32")
        self.first = T.local_scalar("int32") if p.split > 1 else 0
        self.origin = T.alloc_local([p.origin_size], "int32") if p.origin_size else None
        self.count = T.local_scalar("int32") if p.split > 1 else p.count(self.origin)
        self.p, self.c, self.m_tiles, self.n_tiles, self.width = p, p.config, m_tiles, n_tiles, width
        self.rank_m, self.rank_n, self.rank_k = ranks

    @T.inline
    def locate(self, unit):  # type: ignore[no-untyped-def]
        if self.p.split == 1:
            self.find(unit)
        elif self.p.unsplit == 0:
            self.find(T.truncdiv(unit, self.p.split))
            self.part()
        else:
            if unit < self.p.unsplit:
                self.find(unit)
                self.first = 0
                self.count = self.p.k_blocks
            else:
                self.find(self.p.unsplit + T.truncdiv(unit - self.p.unsplit, self.p.split))
                self.part()

    @T.inline
    def part(self):  # type: ignore[no-untyped-def]
        self.first = self.rank_k * self.p.split_blocks
        self.count = T.min(self.p.split_blocks, self.p.k_blocks - self.rank_k * self.p.split_blocks)

    @T.inline
    def find(self, tile):  # type: ignore[no-untyped-def]
        self.batch = T.truncdiv(tile, self.m_tiles * self.n_tiles)
        inside: T.let = T.truncmod(tile, self.m_tiles * self.n_tiles)
        first: T.let = T.truncdiv(inside, self.c.group_m * self.n_tiles) * self.c.group_m
        height: T.let = T.min(self.m_tiles - first, self.c.group_m)
        step: T.let = T.truncmod(inside, self.c.group_m * self.n_tiles)
        self.row = ((first + T.truncmod(step, height)) * self.c.cluster_m + self.rank_m) * self.c.block_m
        self.column = (T.truncdiv(step, height) * self.c.cluster_n + self.rank_n) * self.width
        self.p.locate(self)
