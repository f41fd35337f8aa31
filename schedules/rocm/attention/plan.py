"""What follows from an attention and a config: fragments, registers, and how tiles of keys and values lie in LDS.

Both matmuls are transposed, keys by queries and values by weights, so that a lane has one query row throughout:

    sᵀ[key, row] = K · Qᵀ       of the columns `sharing` lanes have `run` neighbours each, in turn: `scores` of them a lane
    oᵀ[d, row] = Vᵀ · P         of an operand a lane gives those neighbours of k that it has, so P stays where it is

On CDNA a run is 4: what one lane has of a row in a step of Vᵀ · P is a chunk of 8 keys, 4 neighbours and 4 that lie half a step
further on. On RDNA it is 8, a chunk. RDNA 3 wants the 16 keys of a step in both lanes that share a row, which exchange them
(softmax.py), and its rows of keys and of d are read in the order in which accumulators are neighbours. Values are turned on
their way to LDS, a row for each d, the keys in the order of those chunks. Rows of keys have chunks of 16 bytes between them,
and the chunks of a row of values are swizzled: what LDS serves together lies in different banks. Tiles that go straight to LDS
lie there otherwise (straight.py).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import gcd
from typing import TYPE_CHECKING

from tk.schedules.cuda.attention.problem import Match
from tk.schedules.rocm.mfma import CHUNK, LANES, MOST_REGISTERS, Operation, integer, operation, swizzle
from tk.target import lds_banks

if TYPE_CHECKING:
    from tvm.ir import Expr

    from tk.schedules.rocm.attention.rule import Config

__all__ = ["BYTES", "Plan", "lds_bytes", "plan", "registers"]

BYTES, QUAD = 2, 4
PANEL = 8  # pieces of 16 bytes of a row that lie side by side where tiles go straight to LDS
AHEAD = (3, 2, 1)  # products by which RDNA's kernels read a fragment of LDS ahead, fewer where registers are
OTHER_REGISTERS = {64: 44, 32: 32}  # by the lanes of a wave, what LLVM takes beside what is counted


@dataclass(frozen=True)
class Plan:
    """Counts: `depth_steps` steps of the depth and `value_steps` of a tile's keys, in each of which a lane has `step_chunks`
    chunks, fragments of scores and of results a wave. A thread takes `key_turns` chunks of keys, and `value_turns` patches of
    8 keys × `across` of the values."""

    facts: Match
    config: Config
    operation: Operation
    depth_steps: int
    value_steps: int
    score_fragments: int
    result_fragments: int
    across: int
    banks: int
    ahead: int
    q_in_lds: bool
    """Whether a lane reads its q of LDS, where it alone has put it: RDNA's, of heads for which there are no registers."""
    rounds_pairs: bool
    """Whether two numbers are rounded to bfloat16 by one instruction: CDNA 4's."""
    widens_float8: bool
    """Whether float8_e4m3fn is widened by instructions, as only CDNA 4 has them for these codes."""

    @property
    def waves(self) -> int:
        return int(self.config.waves)

    @property
    def direct(self) -> bool:
        """Whether tiles of keys and values are loaded straight to LDS, in two stages."""
        return bool(self.config.direct)

    @property
    def loaded(self) -> int:
        """Elements of 16 bytes of the tiles in LDS: of 8 bits where they go there as they are in memory."""
        return 2 * CHUNK if self.direct and self.facts.cache else CHUNK

    @property
    def stages(self) -> int:
        return 2 if self.direct else 1

    @property
    def splits(self) -> int:
        """Blocks among which the columns of a tile of rows are divided."""
        return int(self.config.splits)

    @property
    def lanes(self) -> int:
        """Lanes of a wave."""
        return self.operation.lanes

    @property
    def threads(self) -> int:
        return self.waves * self.lanes

    @property
    def groups(self) -> int:
        """How many groups of lanes the k of an operand is divided among."""
        return self.operation.groups

    @property
    def sharing(self) -> int:
        """Lanes that have a row of the scores between them, `run` neighbouring columns each."""
        return self.lanes // int(self.config.fragment)

    @property
    def run(self) -> int:
        return self.operation.run

    @property
    def step_chunks(self) -> int:
        """Chunks of an operand that a lane has in a step."""
        return self.operation.reads

    @property
    def block_m(self) -> int:
        return self.waves * int(self.config.fragment)

    @property
    def accumulators(self) -> int:
        """float32 registers of a lane for one fragment."""
        return int(self.config.fragment) ** 2 // self.lanes

    @property
    def operands(self) -> int:
        """Registers' buffers for fragments that are read of LDS."""
        return self.ahead + 1 if self.lanes == 32 else max(self.score_fragments, self.result_fragments)

    @property
    def scores(self) -> int:
        """Scores of a tile that a lane has."""
        return self.score_fragments * self.accumulators

    @property
    def span(self) -> int:
        """Elements of k of one step."""
        return self.groups * self.step_chunks * CHUNK

    @property
    def key_chunks(self) -> int:
        """Chunks of a row of keys: the depth, filled up with zeros."""
        return self.depth_steps * self.groups * self.step_chunks

    @property
    def value_chunks(self) -> int:
        """Chunks of a row of the turned values: the tile's keys."""
        return int(self.config.block_n) // CHUNK

    @property
    def value_rows(self) -> int:
        return self.result_fragments * int(self.config.fragment)

    @property
    def key_lines(self) -> int:
        """Pieces of 16 bytes of a row of keys, where they go straight to LDS."""
        return self.key_chunks * CHUNK // self.loaded

    @property
    def value_lines(self) -> int:
        return self.value_rows // self.loaded

    @property
    def key_patches(self) -> int:
        return int(self.config.block_n) * (self.key_lines if self.direct else self.key_chunks)

    @property
    def key_turns(self) -> int:
        return -(-self.key_patches // self.threads)

    @property
    def value_patches(self) -> int:
        if self.direct:
            return int(self.config.block_n) * self.value_lines
        return self.value_chunks * self.value_rows // self.across

    @property
    def value_turns(self) -> int:
        return -(-self.value_patches // self.threads)

    @property
    def value_runs(self) -> int:
        """Runs of neighbouring keys in a patch of the values."""
        return CHUNK // self.run

    @property
    def in_one_page(self) -> bool:
        """Whether all of a tile's keys lie in one page."""
        return bool(self.facts.page) and self.facts.page % int(self.config.block_n) == 0

    @property
    def page_numbers(self) -> int:
        """Numbers of pages that a thread has in registers."""
        if not self.facts.page:
            return 0
        runs = 1 if self.direct else self.value_runs  # straight to LDS a lane takes a chunk of one key
        return 2 if self.in_one_page else self.key_turns + self.value_turns * runs

    @property
    def key_pitch(self) -> int:
        """Elements from one row of the tile of keys to the next. With 32 banks LDS serves 4 neighbouring lanes together with 4
        that lie 20, or 12, further on: 8 rows' chunks, or of fragments of 16 those of 4 rows and the next of 4 others. With 64
        banks it serves 16 lanes in order."""
        if self.banks == 32 and self.config.fragment == 16 and self.lanes == 64:
            return (self.key_chunks + (2 - self.key_chunks) % 4) * CHUNK
        return (self.key_chunks | 1) * CHUNK

    @property
    def q_steps(self) -> int:
        """Steps whose q a lane has in registers at once."""
        return min(self.depth_steps, -(-self.ahead // self.score_fragments) + 1) if self.q_in_lds else self.depth_steps

    @property
    def q_rows(self) -> int:
        """Chunks of q in LDS that a wave has side by side, a lane's each, or of RDNA 3 those of both lanes of a row."""
        return self.lanes if self.groups > 1 else int(self.config.fragment)

    @property
    def q_elements(self) -> int:
        """Elements of a block's q in LDS."""
        return self.waves * self.q_rows * self.step_chunks * self.depth_steps * CHUNK if self.q_in_lds else 0

    def q_offset(self, thread: Expr, step: int, part: int) -> Expr:
        """Where chunk `part` of a step of this thread's q begins in LDS."""
        wave, lane = thread // self.lanes, thread % self.q_rows
        return ((wave * self.depth_steps + step) * self.step_chunks + part) * (self.q_rows * CHUNK) + lane * CHUNK

    @property
    def value_pitch(self) -> int:
        """Elements from one row of the turned values to the next. RDNA's have a chunk between them, not a swizzle: a lane's
        reads then lie at constant distances, and take one register for where they are."""
        return (self.value_chunks | 1) * CHUNK if self.lanes == 32 else int(self.config.block_n)

    @property
    def value_gap(self) -> int:
        """Elements between what patches of rows write on CDNA. Where a line of all banks has several rows, neighbouring
        patches begin at other ones of it so, and not all in the same banks."""
        return self.value_pitch if self.lanes > 32 and self.value_chunks < self.banks // 4 else 0

    @property
    def key_panel(self) -> int:
        """Pieces of a row that lie side by side where tiles go straight to LDS, a power of 2."""
        return gcd(self.key_lines, PANEL)

    @property
    def value_panel(self) -> int:
        return gcd(self.value_lines, PANEL)

    def key_at(self, number: Expr) -> tuple[Expr, Expr]:
        """(row, piece) of what lies as piece `number` of the tile of keys, where that goes straight to LDS."""
        row, panel = number // self.key_panel % self.config.block_n, number // (self.key_panel * self.config.block_n)
        return row, panel * self.key_panel + (number % self.key_panel ^ self.key_swizzle(row))

    def value_at(self, number: Expr) -> tuple[Expr, Expr]:
        """(key, piece of d) of what lies as piece `number` of the tile of values, likewise."""
        row, panel = number // self.value_panel % self.config.block_n, number // (self.value_panel * self.config.block_n)
        return row, panel * self.value_panel + (number % self.value_panel ^ self.value_swizzle(row))

    def key_swizzle(self, row: Expr) -> Expr:
        """What a piece's number is xored with in this row of a panel of keys: the same in every fragment."""
        return swizzle(row, self.key_panel, self.banks, down=False)

    def value_swizzle(self, key: Expr) -> Expr:
        """The same in a panel of values: a transposing read takes as many pieces of a row as a fragment has, side by side, and
        those of neighbouring rows with them. One of bytes takes 8 rows, the last 4 of them half a step further on: those that
        are read together are counted as neighbours."""
        rows, pieces = max(1, self.banks // 4 // self.value_panel), int(self.config.fragment) // self.loaded
        if self.loaded > CHUNK:
            near = 2 * LANES // int(self.config.fragment)
            key = key // self.column(self.run) % 2 * near + key % near
        return key // rows * pieces & (self.value_panel - 1)

    @property
    def key_elements(self) -> int:
        """Elements of 16 bits of the tiles of keys in LDS."""
        return int(self.config.block_n) * (self.key_lines * CHUNK if self.direct else self.key_pitch) * self.stages

    @property
    def value_elements(self) -> int:
        """Elements of 16 bits of the tiles of values in LDS."""
        if self.direct:
            return int(self.config.block_n) * self.value_lines * CHUNK * self.stages
        return (self.value_rows * self.value_pitch + self.value_rows // self.across * self.value_gap) * self.stages

    def value_patch(self, number: Expr) -> tuple[Expr, Expr]:
        """(first row, chunk of keys) of a patch of the turned values: neighbouring threads write to neighbouring chunks."""
        return number // self.value_chunks * self.across, number % self.value_chunks

    def key_offset(self, row: Expr, chunk: Expr) -> Expr:
        """Where a chunk of a key begins in LDS, in elements."""
        return row * self.key_pitch + chunk * CHUNK

    def value_offset(self, row: Expr, chunk: Expr) -> Expr:
        """Where a chunk of keys of a row of the turned values begins."""
        if self.lanes == 32:
            return row * self.value_pitch + chunk * CHUNK
        position = row * self.value_pitch + row // self.across * self.value_gap
        return position + (chunk ^ swizzle(row, self.value_chunks, self.banks, down=False)) * CHUNK

    def column(self, score: int) -> int:
        """The column of a lane's score, from where those of its group begin."""
        return score // self.run * self.run * self.sharing + score % self.run

    def key(self, chunk: Expr, line: int) -> Expr:
        """The key in the tile that is number `line` in chunk `chunk` of the turned values."""
        return chunk // self.sharing * (self.sharing * CHUNK) + self.column(line) + chunk % self.sharing * self.run

    def operand_row(self, lane_row: Expr) -> Expr:
        """The row of a fragment of keys, or of turned values, that a lane gives: of RDNA 3 that which makes of its
        accumulators, every other row of the instruction's, neighbours."""
        return lane_row % 2 * 8 + lane_row // 2 if self.operation.interleaved else lane_row

    def chunk(self, step: int, part: int, group: Expr) -> Expr:
        """The chunk of an operand's k that a lane of `group` has as number `part` of a step. Of 8 bits that lie in LDS as in
        memory a lane reads 16 neighbours, two steps' chunks: q is read in that order too."""
        if self.loaded > CHUNK:
            return (group + step // 2 * self.groups) * 2 + step % 2
        first = step * self.groups * self.step_chunks + part
        return integer(first) if self.groups == 1 else group * self.step_chunks + first


def plan(facts: Match, config: Config, arch: str) -> Plan:
    """The Plan of an attention with these facts."""
    op = operation(arch, facts.dtype, config.fragment)
    threads, span = config.waves * op.lanes, op.groups * op.reads * CHUNK
    results = -(-facts.width // config.fragment)
    rows, chunks = results * config.fragment, config.block_n // CHUNK
    across = next((each for each in (8, 4) if chunks * rows // each >= threads), 4)
    made = Plan(
        facts=facts,
        config=config,
        operation=op,
        depth_steps=-(-facts.depth // span),
        value_steps=config.block_n // span,
        score_fragments=config.block_n // config.fragment,
        result_fragments=results,
        across=across,
        banks=lds_banks(arch),
        ahead=AHEAD[0],
        q_in_lds=False,
        rounds_pairs=arch == "gfx950" and facts.dtype == "bfloat16",
        widens_float8=arch == "gfx950" and facts.cache == "float8_e4m3fn",
    )
    tried = [made, *(replace(made, ahead=ahead, q_in_lds=True) for ahead in AHEAD)] if op.lanes == 32 else [made]
    return next((each for each in tried if registers(each) <= MOST_REGISTERS), tried[-1])


def lds_bytes(p: Plan) -> int:
    """Bytes of LDS a block: a tile of keys and one of values, and q where that is there."""
    return (p.key_elements + p.value_elements + p.q_elements) * BYTES


def registers(p: Plan) -> int:
    """About how many 32-bit registers a lane takes: q, scores, rounded weights, results, and the tiles on their way to LDS."""
    per_chunk = 4  # of a chunk
    stored = 2 if p.facts.cache else per_chunk
    codes = per_chunk * p.score_fragments if p.loaded > CHUNK else 0
    staged = codes if p.direct else stored * (p.key_turns + p.value_turns * p.across)
    addresses = 2 * (p.key_turns + p.value_turns) + p.value_steps + p.page_numbers
    operands = per_chunk * p.step_chunks * p.operands if p.lanes == 32 else 2 * p.operands  # of which LLVM reads some ahead
    scales = p.scores * (4 if p.lanes == 32 else 2) if p.facts.scales else 0  # RDNA's with where they lie
    masks = (p.scores if p.facts.loads else 0) + scales
    results = p.result_fragments * p.accumulators
    weights = p.scores // 2 * (2 if p.operation.interleaved else 1)
    q = per_chunk * p.step_chunks * p.q_steps
    return q + p.scores + weights + results + staged + addresses + operands + masks + OTHER_REGISTERS[p.lanes]
