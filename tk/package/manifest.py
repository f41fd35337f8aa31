"""What a manifest must look like. A package whose sums are right may still say anything; here all of it is compared with what
`tk.package.artifact` writes, once, so that nothing behind it meets a value of another form.

`check_manifest` and the checks of the other JSON members raise ValueError, which says where and what:

    signature.inputs[0].dtype: need one of bool, uint8, …, have 'complex64'
"""

from __future__ import annotations

import keyword
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeAlias

from tk.package.archive import FORMAT
from tk.package.conditions import names_in_condition
from tk.package.requirements import AMD_NEEDS, Needs
from tk.package.signature import SCALARS, Signature, alone, line_of, names_in
from tk.package.weights import BOUNDARY_DTYPES

__all__ = ["DEEPEST", "check_details", "check_evidence", "check_manifest", "check_records", "is_entry_name"]

DEEPEST = 64  # levels of JSON, and of a tree of inputs or outputs
_LONGEST = 4096  # characters of a name
_GREATEST = 2**63 - 1
_KINDS = ("cpu", "cuda", "rocm")
_DIGEST = re.compile(r"[0-9a-f]{64}")
_FEATURE = re.compile(r"[a-z0-9_.]{1,40}")
_VERSION = re.compile(r"(\d{1,6}(\.\d{1,6}){0,3})?")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")  # what a terminal obeys, and what UTF-8 cannot hold
_SURROGATE = re.compile(r"[\ud800-\udfff]")

Check: TypeAlias = Callable[[Any, str], None]


def check_manifest(manifest: Mapping[str, Any]) -> None:
    """Raises ValueError where a manifest is not as `Package.save` writes it."""
    _shallow(manifest)
    checks: dict[str, Check] = {
        "name": _name,
        "producer": _texts,
        "source": _source,
        "signature": check_signature,
        "targets": _targets,
    }
    several: dict[str, Check] = {"entries": _entries} if "entries" in manifest else {}
    _record(manifest, "manifest", {"format": _format, **checks, **several, "weights": _checksums, "members": _any})
    names = [name for name, _ in manifest.get("entries", ())]
    tensors, members = manifest["weights"]["tensors"], manifest["members"]
    for index, entry in enumerate(manifest["targets"]):
        at = f"targets[{index}]"
        _need([name for name, _ in entry.get("entries", ())] == names, f"{at}.entries", "those of the package", names)
        bound = [entry["weights"], *(part["weights"] for _, part in entry.get("entries", ()))]
        missing = [key for weights in bound for _, key in weights if key not in tensors]
        _need(not missing, f"{at}.weights", "weights that have a sum", missing)
        folder = "targets/" + entry["target"].replace(":", "-")
        plugin = [f"{folder}/hip.so"] if entry["kind"] == "rocm" else []
        for name in (
            *plugin,
            f"{folder}/lib.so",
            f"{folder}/kernels.json",
            "weights.safetensors",
            "records.json",
            "evidence.json",
        ):
            _need(name in members, at, f"a member {name}", None)


def check_signature(data: Any, at: str = "signature") -> None:
    """Raises ValueError where this is not what `Signature.to_json` gives."""
    _mapping(data, at)
    state: dict[str, Check] = {
        "state": _list(_name),
        "mutated": _list(_name),
        "aliases": _texts,
        "conditions": _list(_condition),
    }
    kept = {name: check for name, check in state.items() if name in data}
    plain: dict[str, Check] = {"inputs": _list(_tensor), "outputs": _list(_tensor), "dims": _bounds}
    _record(data, at, {**plain, "in_tree": _any, "out_tree": _any, **kept})
    signature = Signature.from_json(data)
    names = [spec.name for spec in signature.inputs]
    _need(len(set(names)) == len(names), f"{at}.inputs", "names that differ", names)
    for name, listed, of in (("state", signature.state, names), ("mutated", signature.mutated, signature.state)):
        _need(len(set(listed)) == len(listed) and set(listed) <= set(of), f"{at}.{name}", "inputs, each once", list(listed))
    outputs = {spec.name: (spec.shape, spec.dtype) for spec in signature.outputs}
    inputs = {spec.name: (spec.shape, spec.dtype) for spec in signature.inputs if spec.name in signature.mutated}
    for output, name in signature.aliases.items():
        _need(name in inputs and outputs.get(output) == inputs[name], f"{at}.aliases", "outputs like mutated inputs", output)
    known = _known(signature)
    for index, spec in enumerate(signature.inputs):
        for dim in spec.shape:
            unknown = names_in(dim) - known
            _need(not unknown, f"{at}.inputs[{index}].shape", "sizes of dims that an input tells", sorted(unknown))
    for condition in signature.conditions:
        unknown = set(names_in_condition(condition)) - known
        _need(not unknown, f"{at}.conditions", "conditions on dims that an input tells", sorted(unknown))
    if signature.in_tree is not None:
        _tree(signature.in_tree, f"{at}.in_tree", len(names))
        parts = signature.in_tree.get("items", ()) if isinstance(signature.in_tree, dict) else ()
        call = [part.get("kind") if isinstance(part, dict) else None for part in parts]
        _need(call == ["tuple", "dict"] and signature.in_tree["kind"] == "tuple", f"{at}.in_tree", "args and kwargs", call)
    if signature.out_tree is not None:
        _tree(signature.out_tree, f"{at}.out_tree", len(signature.outputs))


def _known(signature: Signature) -> set[str]:
    """The names whose sizes the inputs tell."""
    lines = [line_of(dim) for spec in signature.inputs for dim in spec.shape]
    return {line[0] for line in lines if line is not None}


def _entries(value: Any, at: str) -> None:
    """A package's entries: [[name, signature], …]."""
    _list(_named_pair)(value, at)
    names = [name for name, _ in value]
    _need(names and len(set(names)) == len(names), at, "one entry or more, each once", names)
    for name, signature in value:
        check_signature(signature, f"{at}.{name[:40]}")


def _named_pair(value: Any, at: str) -> None:
    _need(isinstance(value, list) and len(value) == 2, at, "[name, …]", value)
    _name(value[0], at)
    _need(is_entry_name(value[0]), at, "the name of an entry", value[0])


def is_entry_name(name: str) -> bool:
    """Whether an entry may be called so: it becomes an attribute of the loaded package, and a function of its library."""
    return name.isascii() and name.isidentifier() and not keyword.iskeyword(name) and not name.startswith("_")


def check_records(records: object) -> None:
    """Raises ValueError where this is no list of tuning records."""
    _shallow(records)
    _list(_mapping)(records, "records")


def check_evidence(evidence: Any) -> None:
    """Raises ValueError where this is not what `tk.verify.evidence` writes."""
    _shallow(evidence)
    _list(_mapping)(evidence, "evidence")
    for index, entry in enumerate(evidence):
        at = f"evidence[{index}]"
        _name(entry.get("target"), f"{at}.target")
        if not entry.get("ran"):
            _text(entry.get("why", ""), f"{at}.why")
            continue
        _record({**entry, "ran": True}, at, {"passed": _flag, "reference": _name, "outputs": _list(_mapping)}, more=True)
        _need(entry["outputs"], f"{at}.outputs", "an output or more", [])
        for number, output in enumerate(entry["outputs"]):
            _record(output, f"{at}.outputs[{number}]", {"name": _name, "relative": _number, "tolerance": _number}, more=True)


def check_details(details: Any, signature: Signature) -> None:
    """Raises ValueError where this is not a target's kernels.json: kernels, usage, and memory in sizes of the inputs."""
    _shallow(details)
    _record(details, "details", {"kernels": _list(_mapping), "usage": _mapping}, more=True)
    for index, kernel in enumerate(details["kernels"]):
        numbers = {"flops": _number, "bytes": _number}
        _record(kernel, f"kernels[{index}]", {"name": _name, "origin": _name, "dtype": _name, **numbers}, more=True)
        _integer(kernel.get("calls", 1), f"kernels[{index}].calls")
        _need(isinstance(kernel.get("rule"), str | None), f"kernels[{index}].rule", "a text", kernel.get("rule"))
    for name, usage in details["usage"].items():
        _mapping(usage, f"usage.{name[:40]}")
    memory = details.get("memory", {})
    _mapping(memory, "memory")
    if memory:
        _record(memory, "memory", {"storages": _list(_size), "results": _list(_size), "exact": _flag})
        known = _known(signature)
        for size in (*memory["storages"], *memory["results"]):
            _need(names_in(size) <= known, "memory", "sizes of dims that an input tells", size)


def _format(value: int, at: str) -> None:
    _need(type(value) is int and 1 <= value <= FORMAT, at, f"1 to {FORMAT}", value)


def _source(value: Any, at: str) -> None:
    _mapping(value, at)
    entries = value.get("entries", {})
    _mapping(entries, f"{at}.entries")
    for name, source in entries.items():
        _need(not isinstance(source, dict) or "entries" not in source, f"{at}.entries", "no entries of an entry", name)
        _source(source, f"{at}.entries.{name[:40]}")
    for name in value:
        _name(name, at)
    sizes, ranges, peak = value.get("sizes", {}), value.get("ranges", {}), value.get("eager_peak")
    _mapping(sizes, f"{at}.sizes")
    for name, size in sizes.items():
        _integer(size, f"{at}.sizes.{name[:40]}")
    _mapping(ranges, f"{at}.ranges")
    for name, pair in ranges.items():
        _list(_number)(pair, f"{at}.ranges.{name[:40]}")
        _need(len(pair) == 2, f"{at}.ranges.{name[:40]}", "least and greatest", pair)
    if peak is not None:
        _integer(peak, f"{at}.eager_peak")
    for name in ("kind", "name", "path", "function", "dtype", "weights", "class"):
        _need(isinstance(value.get(name), str | None), f"{at}.{name}", "a text", value.get(name))


def _targets(value: Any, at: str) -> None:
    _list(_target)(value, at)
    folders = [entry["target"].replace(":", "-") for entry in value]
    _need(folders and len(set(folders)) == len(folders), at, "one target or more, each once", folders)


def _part(value: Any, at: str) -> None:
    """What a target has for one entry: [name, {"graph": …, "weights": …}]."""
    _named_pair(value, at)
    _record(value[1], at, {"graph": _flag, "weights": _list(_pair)})
    _once(value[1]["weights"], at)


def _once(weights: list[list[str]], at: str) -> None:
    names = [name for name, _ in weights]
    _need(len(set(names)) == len(names), f"{at}.weights", "names that differ", names)


def _target(value: Any, at: str) -> None:
    several: dict[str, Check] = {"entries": _list(_part)} if isinstance(value, dict) and "entries" in value else {}
    plain: dict[str, Check] = dict.fromkeys(("target", "kind", "arch", "device"), _name)
    _record(value, at, {**several, **plain, "graph": _flag, "needs": _needs, "weights": _list(_pair)})
    _need(value["kind"] in _KINDS, f"{at}.kind", " or ".join(_KINDS), value["kind"])
    _need(("arch" in value["needs"]) == (value["kind"] == "rocm"), f"{at}.needs.arch", "one for an AMD GPU", value["kind"])
    _need(bool(value["needs"]["compute"]) == (value["kind"] == "cuda"), f"{at}.needs.compute", "one for a GPU", value["kind"])
    _once(value["weights"], at)


def _needs(value: dict[str, bool | str | list[int | str]], at: str) -> None:
    versions = dict.fromkeys(("tvm", "tvm_ffi", "glibc", "cuda", "compute"), _version)
    amd = dict.fromkeys(AMD_NEEDS, _name) if isinstance(value, dict) and "arch" in value else {}
    _record(value, at, {"machine": _name, "cpu_flags": _list(_flag_name), "exact": _flag, **versions, **amd})
    assert {*versions, *AMD_NEEDS, "machine", "cpu_flags", "exact"} == {field.name for field in fields(Needs)}
    for name in ("tvm", "tvm_ffi", *(["cuda"] if value["compute"] else [])):
        _need(value[name], f"{at}.{name}", "a version", value[name])


def _checksums(value: Any, at: str) -> None:
    _record(value, at, {"header": _digest, "tensors": _mapping})
    for name, digest in value["tensors"].items():
        _digest(digest, f"{at}.tensors.{name[:40]}")


def _tensor(value: dict[str, str | list[int | str]], at: str) -> None:
    _record(value, at, {"name": _name, "shape": _list(_size), "dtype": _dtype})
    whole = [dim for dim in value["shape"] if isinstance(dim, int)]
    _need(math.prod(dim for dim in whole if dim) <= _GREATEST, f"{at}.shape", "a number of elements that fits", whole)


def _bounds(value: Any, at: str) -> None:
    _mapping(value, at)
    for name, pair in value.items():
        here = f"{at}.{name[:40]}"
        _need(alone(name), at, "names of dims", name)
        _need(isinstance(pair, list) and len(pair) == 2, here, "[least, greatest]", pair)
        low, high = pair
        _integer(low, here)
        if high is not None:
            _integer(high, here)
            _need(low <= high, here, "least ≤ greatest", pair)


def _tree(tree: object, at: str, leaves: int) -> None:
    """Raises ValueError where this is no tree, as tk.package.signature describes them, with this number of leaves."""
    found = 0
    for node, here in _nodes(tree, at):
        if node == "leaf":
            found += 1
        elif node is not None:
            _node(node, here)
    _need(found == leaves, at, f"{leaves} tensors", found)


def _nodes(tree: object, at: str) -> Iterator[tuple[Any, str]]:
    yield tree, at
    items = tree.get("items", ()) if isinstance(tree, dict) else ()
    if isinstance(items, list):
        for index, item in enumerate(items):
            yield from _nodes(item, f"{at}[{index}]")


def _node(node: Any, at: str) -> None:
    _mapping(node, at)
    kind = node.get("kind")
    if kind == "const":
        _record(node, at, {"kind": _name, "value": _any})
        _need(type(node["value"]) in SCALARS, at, "a number or a text", node["value"])
        return
    named = {"name": _name} if kind in ("namedtuple", "record") else {}
    keyed = {"keys": _list(_text)} if kind in ("dict", "namedtuple", "record") else {}
    _need(kind in ("tuple", "list") or keyed, f"{at}.kind", "tuple, list, dict, namedtuple, record or const", kind)
    _record(node, at, {"kind": _name, "items": _list(_any), **keyed, **named})
    if keyed:
        keys = node["keys"]
        _need(len(set(keys)) == len(keys) == len(node["items"]), f"{at}.keys", "one for each item", keys)
    if kind == "namedtuple":
        for name in (node["name"], *node["keys"]):
            _need(name.isidentifier() and not keyword.iskeyword(name), at, "identifiers", name)
        _need(not any(key.startswith("_") for key in node["keys"]), at, "fields without an underscore before", node["keys"])


def _pair(value: list[str], at: str) -> None:
    _need(isinstance(value, list) and len(value) == 2, at, "[name, key]", value)
    for part in value:
        _text(part, at)


def _size(value: int | str, at: str) -> None:
    if isinstance(value, str):
        try:
            names_in(value)
        except ValueError as error:
            raise ValueError(f"{at}: {error}") from error
    else:
        _integer(value, at)


def _condition(value: str, at: str) -> None:
    _name(value, at)
    try:
        names_in_condition(value)
    except ValueError as error:
        raise ValueError(f"{at}: {error}") from error


def _dtype(value: str, at: str) -> None:
    _need(isinstance(value, str) and value in BOUNDARY_DTYPES, at, f"one of {', '.join(BOUNDARY_DTYPES)}", value)


def _digest(value: str, at: str) -> None:
    _need(isinstance(value, str) and _DIGEST.fullmatch(value), at, "a SHA-256", value)


def _version(value: Any, at: str) -> None:
    _need(isinstance(value, str) and value.isascii() and _VERSION.fullmatch(value), at, "a version", value)


def _texts(value: dict[str, str], at: str) -> None:
    _mapping(value, at)
    for name, text in value.items():
        _name(name, at)
        _name(text, f"{at}.{name}")


def _name(value: str, at: str) -> None:
    fits = isinstance(value, str) and len(value) <= _LONGEST and not _CONTROL.search(value)
    _need(fits, at, "a text without control characters", value)


def _text(value: str, at: str) -> None:
    _need(isinstance(value, str) and not _SURROGATE.search(value), at, "a text", value)


def _flag(value: bool, at: str) -> None:
    _need(isinstance(value, bool), at, "true or false", value)


def _integer(value: Any, at: str) -> None:
    _need(type(value) is int and 0 <= value <= _GREATEST, at, "a whole number of 0 or more", value)


def _number(value: Any, at: str) -> None:
    _need(isinstance(value, float) or (type(value) is int and abs(value) <= 10**300), at, "a number", value)


def _flag_name(value: str, at: str) -> None:
    _need(isinstance(value, str) and _FEATURE.fullmatch(value), at, "a CPU feature as /proc/cpuinfo has it", value)


def _mapping(value: object, at: str) -> None:
    _need(isinstance(value, dict), at, "an object", value)


def _any(value: object, at: str) -> None:
    """Anything: what it holds is checked elsewhere."""


def _list(check: Check) -> Check:
    def every(value: Any, at: str) -> None:
        _need(isinstance(value, list), at, "a list", value)
        for index, item in enumerate(value):
            check(item, f"{at}[{index}]")

    return every


def _record(value: Any, at: str, checks: Mapping[str, Check], more: bool = False) -> None:
    """An object with the keys of `checks`, each value checked, and with `more` other keys too."""
    _mapping(value, at)
    missing, unknown = checks.keys() - value.keys(), value.keys() - checks.keys()
    _need(not missing and (more or not unknown), at, f"the keys {', '.join(checks)}", sorted(value))
    for name, check in checks.items():
        check(value[name], f"{at}.{name}" if at != "manifest" else name)


def _shallow(value: object) -> None:
    """Raises ValueError where lists and objects lie deeper within each other than DEEPEST, or a text is not Unicode."""
    level: Sequence[Any] = [value]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return
    raise ValueError(f"need at most {DEEPEST} levels of lists and objects")


def _inside(value: object) -> Sequence[Any]:
    if isinstance(value, str):
        _text(value, "a text")
    elif isinstance(value, dict):
        return [*value, *value.values()]
    return value if isinstance(value, list) else ()


def _need(fits: object, at: str, need: str, have: object) -> None:
    if not fits:
        raise ValueError(f"{at}: need {need}, have {_short(have)}")


def _short(value: object) -> str:
    text = ascii(value) if not isinstance(value, int) or abs(value) < 10**80 else "a number of over 80 digits"
    return text if len(text) <= 80 else f"{text[:77]}…"
