"""An emulator of AMD GPUs' instructions (gfx90a, gfx942, gfx950, gfx11, gfx12), for kernels as LLVM prints them.

    outcome = Program(assembly).launch("kernel", grid=(4, 1, 1), block=(256, 1, 1), arguments=[x, Undefined(y), 128])
    outcome.counters.classes, outcome.counters.bank_conflicts(), outcome.counters.transactions("global_load")

    Program(assembly).install(folder, code_object)     # TK_FAKE_HIP=folder
    fake_hip(other)                                    # LD_LIBRARY_PATH=other

Each instruction is decoded once into a record, and a handler in C runs it for all lanes of a wave under EXEC; the handlers are
generated from the tables and compiled once. Waves run in turn from barrier to barrier. What a kernel must not do is an
EmulatorError that names the instruction: accesses outside an argument, of LDS or of scratch; races between waves (a read after
a write, a write after a read, two writes) that no wait and barrier order; registers used before the wait for them; values that
nothing defined where they decide something or are stored.
"""

from __future__ import annotations

from .build import EngineMissing, compiler, engine, fake_hip, fake_hip_library
from .decode import UnknownInstruction
from .program import Program, Undefined, fnv1a
from .report import Counters, EmulatorError, Outcome

__all__ = [
    "Counters",
    "EmulatorError",
    "EngineMissing",
    "Outcome",
    "Program",
    "Undefined",
    "UnknownInstruction",
    "compiler",
    "engine",
    "fake_hip",
    "fake_hip_library",
    "fnv1a",
]
