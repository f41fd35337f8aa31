"""Hostile packages and calls, made at random: edits of a package's contents with all sums recomputed, and damage.

`python -m tests.hostile edits 3000`, `… damage 3000` and `… calls 1000` (tests/hostile_calls.py) run as many in children and
print what became of them; the tests take a sample. A case is its number: `… edits 1 --first 1234` repeats one.

An outcome is "refused" (an error of tk's), "same" (the results are those of the sound package), "resealed" (see `edited`), or
a failure: "raw …" (any other exception), "changed …", or "died …" (a signal, or no answer in time).
"""

from __future__ import annotations

import copy
import ctypes
import hashlib
import json
import mmap
import random
import subprocess
import sys
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

BATCH, LIMIT = 250, 300  # cases a child, and its seconds
PAGE = mmap.PAGESIZE
Members = dict[str, bytes]

# What a value of the manifest becomes. Tokens between @ become JSON that no Python value gives (`_text`).
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 63, 65, 2**31, 2**63, 2**64, -(2**63), 10**400, 0.5, 1e308, "@inf@", "@nan@", "@deep@", "",
    "a", "b", "batch", "batch + 1", "batch*batch", "batch // 0", "batch % (batch - batch)", "other", "min(batch)", "f(batch)",
    "Mod(batch, 0)", "-" * 200_000 + "b", "(" * 150 + "b" + ")" * 150, "+".join("b" * 3000), "b" * 9999, "lambda", "\x00",
    "\x1b[2J", "\ud800", "é", "../../x", "complex64", "float64", "int8", "bool", "bfloat16", "float4_e2m1fn", "junk", "object",
    "cuda", "cpu", "rocm", "9.0", "99.99", "leaf", [], {}, [[]], [None], [1, 2], [-1, 4], [4, 1], ["a", "b"], {"a": 1}, [[[]]],
    {"kind": "const", "value": None}, {"kind": "const", "value": 3}, {"kind": "tuple", "items": ["leaf"]}, {"kind": "tuple"},
    {"kind": "namedtuple", "name": "class", "keys": ["def"], "items": ["leaf"]}, {"kind": 7}, {"kind": [], "items": {}},
    {"kind": "dict", "keys": [], "items": ["leaf"]}, {"kind": "record", "name": "x", "keys": ["a"], "items": ["leaf"]},
    {"kind": "dict", "keys": [["a"]], "items": ["leaf"]},
    {"kind": "namedtuple", "name": "A", "keys": ["_a"], "items": ["leaf"]},
]  # fmt: skip


def contents(path: Path) -> tuple[dict[str, Any], Members]:
    """A package's manifest, and its members without it."""
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    manifest = json.loads(members.pop("manifest.json"))
    del manifest["members"]
    return manifest, members


def edited(source: tuple[dict[str, Any], Members], number: int, path: Path) -> bool:
    """Write edit `number` of a package, its sums recomputed; whether its libraries' seals were too, as only someone does who
    knows them: what such a package computes is its maker's affair, but it must still neither crash nor raise anything raw."""
    from tk.package import archive
    from tk.package.archive import write_archive

    rng = random.Random(number)
    manifest, members = copy.deepcopy(source)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        _edit(rng, manifest, members)
    resealed = rng.random() < 0.6
    if resealed:
        _reseal(manifest, members)
    before = archive.json.dumps
    archive.json.dumps = lambda *args, **options: _text(before(*args, **{**options, "allow_nan": True}))
    try:
        write_archive(path, manifest, dict(members))
    finally:
        archive.json.dumps = before
    return resealed


def _edit(rng: random.Random, manifest: dict[str, Any], members: Members) -> None:
    kind = rng.random()
    if kind < 0.7:
        _edit_json(rng, manifest)
    elif kind < 0.85:
        name = rng.choice([name for name in members if name.endswith(".json")])
        try:
            holder = {"root": json.loads(members[name])}
        except (ValueError, RecursionError):
            return
        _edit_json(rng, holder)
        members[name] = _text(json.dumps(holder.get("root"))).encode()
    elif kind < 0.97:
        _edit_weights(rng, manifest, members)
    else:
        names = sorted(members)
        first, second = rng.choice(names), rng.choice(names)
        members[first], members[second] = members[second], members[first]


def _edit_json(rng: random.Random, root: Any) -> None:
    """One change anywhere in a document."""
    indices = list(_positions(root))
    if not indices:
        return
    holder, key = rng.choice(indices)
    kind = rng.random()
    if kind < 0.6:
        holder[key] = copy.deepcopy(rng.choice(VALUES))
    elif kind < 0.7:
        del holder[key]
    elif kind < 0.85:  # what stands elsewhere in the document
        other, name = rng.choice(indices)
        holder[key] = copy.deepcopy(other[name]) if name in other or isinstance(other, list) else None
    elif isinstance(holder, list):
        if rng.random() < 0.5:
            holder.insert(rng.randrange(len(holder) + 1), copy.deepcopy(holder[key]))
        else:
            rng.shuffle(holder)
    else:
        holder[f"{key}x" if rng.random() < 0.5 else rng.choice(["", "self", "\x00", "__pad__.0", "name"])] = holder.pop(key)


def _positions(value: Any) -> Iterator[tuple[Any, Any]]:
    """Each item of each list and object."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield value, key
        yield from _positions(item)


def _edit_weights(rng: random.Random, manifest: dict[str, Any], members: Members) -> None:
    """One change in the weights' header, whose sum is recomputed too, and every tensor's."""
    member = members["weights.safetensors"]
    length = int.from_bytes(member[:8], "little")
    try:
        header, data = json.loads(member[8 : 8 + length]), member[8 + length :]
    except (ValueError, RecursionError):  # another edit's work
        return
    offsets = [entry["data_offsets"] for entry in header.values() if isinstance(entry, dict)]
    offsets = [offset for offset in offsets if isinstance(offset, list) and all(type(each) is int for each in offset)]
    kind = rng.random()
    if kind < 0.5 and offsets:
        offset = rng.choice(offsets)
        offset[:] = rng.choice(offsets) if rng.random() < 0.5 else [offset[0] + rng.choice((-64, -4, 4, 64)), offset[1]]
    else:
        _edit_json(rng, header)
    text = _text(json.dumps(header)).encode()
    head = len(text).to_bytes(8, "little") if kind < 0.95 else rng.choice((0, 2**40, 2**64 - 1)).to_bytes(8, "little")
    members["weights.safetensors"] = head + text + data
    sums = manifest.get("weights")
    if isinstance(sums, dict):
        sums["header"] = hashlib.sha256(head + text).hexdigest()
        for name, entry in header.items() if isinstance(header, dict) else ():
            try:
                begin, end = entry["data_offsets"]
                sums["tensors"][name] = hashlib.sha256(data[begin:end]).hexdigest()
            except Exception:  # an edit has left nothing to sum
                continue


def _reseal(manifest: Any, members: Members) -> None:
    """Make the seals fit, as far as the manifest still has what they are made of."""
    from tk.package import artifact

    targets = manifest.get("targets")
    for entry in targets if isinstance(targets, list) else ():
        try:
            folder = artifact._folder(entry["target"])
            details = hashlib.sha256(members[f"{folder}/kernels.json"]).hexdigest()
            library = members[f"{folder}/lib.so"]
            members[f"{folder}/lib.so"] = library[:-64] + artifact._seal(manifest, entry, details)
        except Exception:  # an edit has left nothing to seal
            continue


def _text(text: str) -> str:
    deep = "[" * 900 + "]" * 900
    return text.replace('"@deep@"', deep).replace('"@nan@"', "NaN").replace('"@inf@"', "1e999")


def damaged(source: bytes, number: int) -> bytes:
    """Damage `number` of a file: flipped bits, bytes lost, doubled, zeroed, moved, or put before or behind."""
    rng = random.Random(number)
    data = bytearray(source)
    # half of it in the last 4 KB: the manifest, the directory, the end record, the signatures
    at = rng.randrange(len(data)) if rng.random() < 0.5 else len(data) - 1 - rng.randrange(min(4096, len(data)))
    size = rng.choice((1, 2, 16, 64, 4096))
    kind = rng.randrange(10)
    if kind < 3:
        for index in (at, *(rng.randrange(len(data)) for _ in range(rng.choice((0, 0, 7))))):
            data[index] ^= 1 << rng.randrange(8)
    elif kind == 3:
        del data[at:]
    elif kind == 4:
        del data[at : at + size]
    elif kind == 5:
        data[at:at] = rng.randbytes(size)
    elif kind == 6:
        data[at : at + size] = bytes(len(data[at : at + size]))
    elif kind == 7:
        other = rng.randrange(len(data))
        data[at : at + size], data[other : other + size] = data[other : other + size], data[at : at + size]
    elif kind == 8:
        data = data + rng.randbytes(size) if rng.random() < 0.5 else bytearray(rng.randbytes(size)) + data
    else:
        data[at : at + size] = data[: len(data[at : at + size])]
    return bytes(data)


def guarded(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy whose last byte ends a page behind which nothing may be read."""
    pages = -(-array.nbytes // PAGE) + 1
    memory = mmap.mmap(-1, pages * PAGE)
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    assert ctypes.CDLL(None).mprotect(ctypes.c_void_p(address + (pages - 1) * PAGE), PAGE, 0) == 0
    copied = np.frombuffer(memory, array.dtype, array.size, (pages - 1) * PAGE - array.nbytes).reshape(array.shape)
    copied[...] = array
    return copied


def tried(path: Path, arrays: dict[str, np.ndarray[Any, Any]], expected: list[np.ndarray[Any, Any]], sound: str) -> str:
    """What becomes of a package: it is opened, described, loaded, and called with inputs at the end of their memory. `sound`
    is how the sound one describes what it gives."""
    import tk
    from tk.commands.inspect import _tables, describe
    from tk.errors import TkError

    try:
        package = tk.Package.open(path)
        repr(package)
        try:
            _tables(describe(package, path), 3)
            package.check()
        except TkError:
            pass
        module = tk.load(path)
        given = module.run_flat(list(arrays.values()))
        if repr(module.outputs) + repr(module.signature.out_tree) != sound:
            return "changed structure"
        same = len(given) == len(expected) and all(map(np.array_equal, given, expected))
        return "same" if same else "changed results"
    except TkError as error:
        return "refused" if len(str(error)) < 5000 else f"raw text of {len(str(error))} characters"
    except BaseException as error:
        import traceback

        return f"raw {type(error).__name__}: {str(error)[:200]} at {traceback.extract_tb(error.__traceback__)[-1]}"


def _inputs(path: Path) -> tuple[dict[str, np.ndarray[Any, Any]], list[np.ndarray[Any, Any]], str]:
    """Inputs for a sound package, what it gives for them, and how it describes that."""
    import tk
    from tk.verify.inputs import random_inputs

    module = tk.load(path)
    arrays = random_inputs(module.signature, 3)
    expected = [np.array(array) for array in module.run_flat(arrays)]
    named = {spec.name: guarded(array) for spec, array in zip(module.inputs, arrays, strict=True)}
    return named, expected, repr(module.outputs) + repr(module.signature.out_tree)


def package_cases(kind: str, sources: list[Path], folder: Path) -> Callable[[int], str]:
    """A function from a case's number to its outcome."""
    sound = [(_inputs(path), contents(path), path.read_bytes()) for path in sources]
    path = folder / "hostile.tk"

    def outcome(number: int) -> str:
        (arrays, expected, signature), parts, data = sound[number % len(sound)]
        resealed = False
        if kind == "edits":
            resealed = edited(parts, number, path)
        else:
            path.write_bytes(damaged(data, number))
        result = tried(path, arrays, expected, signature)
        return "resealed" if resealed and result.startswith("changed") else result

    return outcome


def run(kind: str, count: int, first: int, folder: Path, arguments: list[str]) -> Counter[str]:
    """Each outcome of `count` cases, in children, and how often it came; one that fails stands with its number."""
    outcomes: Counter[str] = Counter()
    at = first
    while at < first + count:
        size = min(BATCH, first + count - at)
        command = [sys.executable, "-m", "tests.hostile", "child", kind, str(at), str(size), str(folder), *arguments]
        try:
            child = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
            lines, ended = child.stdout, f"{child.returncode}: {child.stderr[-500:]}"
        except subprocess.TimeoutExpired as error:
            lines, ended = (error.stdout or b"").decode(), "no answer in time"
        done = [json.loads(line) for line in lines.splitlines() if line.startswith('"')]
        for number, result in enumerate(done, at):
            failed = result.startswith(("raw", "changed", "died"))
            outcomes[f"{result} (case {number})" if failed else result] += 1
        at += len(done)
        if len(done) < size:
            outcomes[f"died {ended} (case {at})"] += 1
            at += 1
    return outcomes


def failures(outcomes: Counter[str]) -> list[str]:
    return sorted(result for result in outcomes if result.startswith(("raw", "changed", "died")))


def _child(kind: str, first: int, count: int, folder: Path, arguments: list[str]) -> None:
    if kind == "calls":
        from tests.hostile_calls import call_cases

        outcome = call_cases([Path(path) for path in arguments])
    else:
        outcome = package_cases(kind, [Path(path) for path in arguments], folder)
    for number in range(first, first + count):
        print(json.dumps(outcome(number)), flush=True)


def main() -> None:
    import argparse
    import tempfile

    if sys.argv[1:2] == ["child"]:
        kind, first, count, folder, *arguments = sys.argv[2:]
        _child(kind, int(first), int(count), Path(folder), arguments)
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["edits", "damage", "calls"])
    parser.add_argument("count", type=int)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    from tests import packages

    sources = [str(packages.plain()), str(packages.structured())]
    with tempfile.TemporaryDirectory() as folder:
        outcomes = run(given.kind, given.count, given.first, Path(folder), sources)
    for result, times in outcomes.most_common():
        print(f"{times:6} {result}")
    sys.exit(bool(failures(outcomes)))


if __name__ == "__main__":
    main()
