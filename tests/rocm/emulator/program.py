"""Programs: assembly decoded for the engine, run on NumPy arrays or installed for the fake HIP library."""

from __future__ import annotations

import ctypes
import mmap
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .assembly import KernelText, parse
from .build import engine, engine_hash
from .decode import Decoder
from .generate import HANDLERS
from .records import INS, KERNEL
from .report import Counters, EmulatorError, Outcome, ReportRecord, describe

__all__ = ["Program", "Undefined", "fnv1a"]

_PAGE = 1 << 20  # unmapped, to a kernel, on both sides of every array
_BUDGET = 2_000_000_000


@dataclass
class Undefined:
    """An argument whose elements are undefined until the kernel writes them: reading one counts as such."""

    array: np.ndarray


class _Allocation(ctypes.Structure):
    _fields_ = [("address", ctypes.c_uint64), ("size", ctypes.c_uint64), ("shadow", ctypes.c_void_p)]


def fnv1a(code: bytes) -> int:
    """The hash under which the fake HIP library looks for a code object's program (FNV-1a of 64 bits)."""
    value = 14695981039346656037
    for byte in code:
        value = ((value ^ byte) * 1099511628211) & (2**64 - 1)
    return value


_USER = (
    ("dispatch_ptr", 1), ("queue_ptr", 2), ("kernarg_segment_ptr", 3), ("dispatch_id", 4), ("flat_scratch_init", 8),
    ("private_segment_size", 6),
)  # fmt: skip


def _kernel_record(kernel: KernelText, entry: int, arch: str, grain: int) -> np.ndarray:
    has = kernel.directives.get
    record = np.zeros((), KERNEL)
    setups = [7] if has("user_sgpr_private_segment_buffer") else []
    setups += [code for key, code in _USER if has("user_sgpr_" + key)]
    words = sum({6: 1, 7: 4}.get(code, 2) for code in setups) + has("user_sgpr_kernarg_preload_length", 0)
    groups = sum(has(f"system_sgpr_workgroup_id_{axis}", int(axis == "x")) << k for k, axis in enumerate("xyz"))
    if has("enable_private_segment", 0) and arch == "gfx90a":
        groups |= 8
    if has("system_sgpr_private_segment_wavefront_offset", 0):
        groups |= 8
    record["name"], record["entry"] = kernel.name.encode(), entry
    record["lds"], record["scratch"] = has("group_segment_fixed_size", 0), has("private_segment_fixed_size", 0)
    record["user"] = has("user_sgpr_count", words)
    record["ids"] = 4 | has("system_vgpr_workitem_id", 0)
    record["groups"] = 0 if arch.startswith("gfx12") else groups
    record["wave"] = 32 if has("wavefront_size32", 0) or (arch[:5] in ("gfx11", "gfx12") and has("wavefront_size32", 1)) else 64
    record["pairs"] = sum(code << 4 * k for k, code in enumerate(setups))
    record["preload_offset"] = has("user_sgpr_kernarg_preload_offset", 0)
    record["preload_count"] = has("user_sgpr_kernarg_preload_length", 0)
    record["flush32"], record["grain"] = int(has("float_denorm_mode_32", 3) == 0), grain
    return record


class Program:
    """The kernels of one file of AMD assembly (gfx90a, gfx942, gfx950, gfx11*, gfx12*), as LLVM prints it.

    UnknownInstruction, a NotImplementedError, where an instruction is not known; EngineMissing without a C compiler.
    """

    def __init__(self, text: str) -> None:
        assembly = parse(text)
        decoder = Decoder(assembly)
        records = decoder.all()
        if decoder.unknown:
            raise decoder.unknown[0]
        self.arch, self.assembly = assembly.arch, assembly
        self.text = text.splitlines()
        code = np.array([record.value for record in records], INS)
        data = bytearray(assembly.data)
        for at, symbol in assembly.fixups:
            index = decoder.symbol(symbol, assembly.instructions[0])
            struct.pack_into("<Q", data, at, index or 0)
        grain = _grain(code)
        kernels = [
            _kernel_record(kernel, decoder.starts[kernel.entry], self.arch, grain) for kernel in assembly.kernels.values()
        ]
        banks = 64 if self.arch == "gfx950" else 32
        header = struct.pack(
            "<8I3Q32s", 0x314D4554, len(HANDLERS), len(kernels), len(code), len(decoder.tables), _number(self.arch), banks,
            int(not self.arch.startswith("gfx9")), len(data), *assembly.writable, engine_hash().encode(),
        )  # fmt: skip
        tables = np.array(decoder.tables, np.int8).tobytes()
        body = np.array(kernels, KERNEL).tobytes() + code.tobytes() + tables + bytes(data) + bytes(-len(data) % 16)
        self.image = header + body
        self.counters = Counters({}, {})
        self._names = {record.value["line"].item(): record for record in records}
        self._handle: int | None = None

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            engine().emu_free(ctypes.c_void_p(self._handle))

    @property
    def kernels(self) -> list[str]:
        return list(self.assembly.kernels)

    def install(self, folder: Path, code_object: bytes) -> Path:
        """Writes what the fake HIP library runs when `code_object` is loaded, into the folder that TK_FAKE_HIP will name."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{fnv1a(code_object):016x}.emulated"
        path.write_bytes(self.image)
        path.with_suffix(".s").write_text("\n".join(self.text), encoding="utf-8")
        sizes = self.assembly.sizes
        symbols = [f"{name} {at} {sizes[name]}\n" for name, at in self.assembly.symbols.items() if name in sizes]
        path.with_suffix(".symbols").write_text("".join(symbols), encoding="utf-8")
        return path

    def launch(
        self,
        kernel: str,
        grid: Sequence[int],
        block: Sequence[int],
        arguments: Sequence[object],
        shared: int = 0,
        check: bool = True,
        budget: int = _BUDGET,
    ) -> Outcome:
        """Runs `kernel`; arrays are written in place.

        grid and block: up to three sizes, in blocks and in threads. arguments: NumPy arrays (a pointer to memory of exactly
        their size, contiguous), `Undefined(array)`, NumPy scalars, and ints and floats, which take the size that the metadata
        say (4 without). shared: bytes of dynamic LDS. budget: wave instructions. EmulatorError where the kernel does what it
        must not; without `check` only faults raise, and findings (races, waits, undefined values) are in the outcome.
        """
        library = engine()
        if self._handle is None:
            self._handle = library.emu_load(self.image, ctypes.c_uint64(len(self.image)))
            if not self._handle:
                raise RuntimeError("the engine refuses the program")
        handle = ctypes.c_void_p(self._handle)
        found = library.emu_kernel(handle, kernel.encode())
        if not found:
            raise KeyError(f"no kernel {kernel!r}: {self.kernels}")
        sizes = [(ctypes.c_uint32 * 3)(*[*map(int, size), 1, 1][:3]) for size in (grid, block)]
        memory = _Memory(arguments)
        packed = _pack(self.assembly.kernels[kernel], memory.values, list(sizes[0]), list(sizes[1]), shared)
        buffer = ctypes.create_string_buffer(packed, len(packed))
        report = ReportRecord()
        library.emu_launch(
            handle, ctypes.c_void_p(found), sizes[0], sizes[1], buffer, ctypes.c_uint64(len(packed)), ctypes.c_uint32(shared),
            memory.table, ctypes.c_uint64(len(memory.table)), ctypes.c_uint64(budget), ctypes.byref(report),
        )  # fmt: skip
        memory.copy_back()
        outcome = Outcome(self._counters(), describe(report, kernel, self.text), report, memory.unwritten())
        if report.status or (check and outcome.messages):
            raise EmulatorError(outcome)
        return outcome

    def _counters(self) -> Counters:
        address = engine().emu_code(ctypes.c_void_p(self._handle))
        count = (len(self.image) and struct.unpack_from("<4I", self.image)[3]) or 0
        code = np.frombuffer((ctypes.c_uint8 * (count * INS.itemsize)).from_address(address), INS)
        counters = Counters.of(code, self.text)
        code["count"] = 0
        code["stat"] = 0
        return counters


def _number(arch: str) -> int:
    return int(arch[3:].rstrip("abcdef"), 10) if arch != "gfx90a" else 910


def _grain(code: np.ndarray) -> int:
    """log2 of the least bytes that any instruction accesses in LDS, at most 4: what a mark for races stands for."""
    names = np.array(HANDLERS)[code["op"]]
    flat = np.isin(names, ["mem_load", "mem_store"]) & (code["imm"][:, 4] == 3)
    sizes = code["imm"][np.isin(names, ["ds_load", "ds_store", "mem_load_lds"]) | flat, 2]
    return int(min([4, *sizes])).bit_length() - 1


class _Memory:
    """The arrays of a launch in memory of their own, far from one another, and what of it the kernel may touch."""

    def __init__(self, arguments: Sequence[object]) -> None:
        self.arrays: list[np.ndarray] = []
        self.shadows: list[np.ndarray | None] = []
        self.values: list[object] = []
        values = [argument.array if isinstance(argument, Undefined) else argument for argument in arguments]
        total = sum(value.nbytes + 2 * _PAGE for value in values if isinstance(value, np.ndarray)) + _PAGE
        self.arena = mmap.mmap(-1, total)
        base = ctypes.addressof(ctypes.c_char.from_buffer(self.arena))
        at, rows = _PAGE, []
        for argument, value in zip(arguments, values, strict=True):
            if not isinstance(value, np.ndarray):
                self.values.append(value)
                continue
            if not value.flags.c_contiguous:
                raise ValueError("an array that is not contiguous")
            shadow = np.zeros(max(value.nbytes, 1), np.uint8) if isinstance(argument, Undefined) else None
            ctypes.memmove(base + at, value.ctypes.data, value.nbytes)
            rows.append(_Allocation(base + at, value.nbytes, shadow.ctypes.data if shadow is not None else None))
            self.arrays.append(value)
            self.shadows.append(shadow)
            self.values.append(np.uint64(base + at))
            at += (value.nbytes + _PAGE + 255) // 256 * 256
        self.table = (_Allocation * len(rows))(*rows)

    def copy_back(self) -> None:
        for array, row in zip(self.arrays, self.table, strict=True):
            if array.flags.writeable:
                ctypes.memmove(array.ctypes.data, row.address, array.nbytes)

    def unwritten(self) -> int:
        """Bytes of `Undefined` arguments that the kernel did not write."""
        return sum(
            int((shadow == 0).sum())
            for array, shadow in zip(self.arrays, self.shadows, strict=True)
            if shadow is not None and array.nbytes
        )


def _scalar(value: object, size: int | None) -> bytes:
    if isinstance(value, np.generic):
        return value.tobytes()
    if isinstance(value, bool | int):
        return int(value).to_bytes(size or 4, "little", signed=value < 0)
    if isinstance(value, float):
        return {2: np.float16(value).tobytes(), 8: struct.pack("<d", value)}.get(size or 4, struct.pack("<f", value))
    raise TypeError(f"a kernel's argument of type {type(value).__name__}")


def _pack(kernel: KernelText, values: list[object], grid: list[int], block: list[int], shared: int) -> bytes:
    """The argument memory, with hidden arguments (code object version 5) where the metadata list them."""
    explicit = [argument for argument in kernel.arguments if not argument.kind.startswith("hidden_")]
    packed = bytearray()
    if kernel.arguments:
        if len(values) > len(explicit):
            raise ValueError(f"{kernel.name} takes {len(explicit)} arguments, not {len(values)}")
        packed.extend(bytes(max(argument.offset + argument.size for argument in kernel.arguments)))
        for argument, value in zip(explicit, values, strict=False):
            data = _scalar(value, argument.size)
            if len(data) != argument.size:
                raise ValueError(f"{kernel.name}: an argument of {len(data)} bytes where {argument.size} are taken")
            packed[argument.offset : argument.offset + argument.size] = data
        for argument in kernel.arguments:
            hidden = _hidden(argument.kind, grid, block, shared)
            if hidden is not None:
                packed[argument.offset : argument.offset + argument.size] = hidden.to_bytes(argument.size, "little")
    else:
        for value in values:
            data = _scalar(value, None)
            packed.extend(bytes(-len(packed) % len(data)) + data)
        packed.extend(bytes(-len(packed) % 8) + struct.pack("<3I3H", *grid, *block))
    return bytes(packed) + bytes(256)


def _hidden(kind: str, grid: list[int], block: list[int], shared: int) -> int | None:
    axis = "xyz".find(kind[-1])
    if kind.startswith("hidden_block_count_"):
        return grid[axis]
    if kind.startswith("hidden_group_size_"):
        return block[axis]
    if kind == "hidden_grid_dims":
        return 3 - (grid[2] * block[2] == 1) - (grid[2] * block[2] == 1 and grid[1] * block[1] == 1)
    return shared if kind == "hidden_dynamic_lds_size" else None
