"""A folder that shows a fault by itself: module, weights, inputs, expected outputs, and a script that runs them.

It needs tk and TVM, but not the model's source or its framework. A wrong converter's folder holds the imported module up to the
operator; any other one the imported module and what to leave out of its compile to make it right; a wrong record's also the
kernels that the records gave.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.errors import UsageError, message
from tk.package.signature import Signature
from tk.package.weights import chunks_of, parse_header, tensor_at
from tk.verify.bisect import Case, Finding
from tk.verify.every import exposed, first_outside, layers
from tk.verify.stages import Stage, run_compiled, run_plainly, stages

if TYPE_CHECKING:
    from tvm.ir import IRModule
    from tvm.tirx import PrimFunc

    from tk.aliases import Array
    from tk.schedule.rule import Rule
    from tk.target import Target

__all__ = ["check_folder", "replay", "write"]

SCRIPT = '''"""{what}

Run it with the Python that has tk: it prints how far the outputs are off, and ends with 3 as long as they are wrong.
"""

import sys
from pathlib import Path

from tk.verify.reproducer import replay

sys.exit(replay(Path(__file__).parent))
'''


def check_folder(folder: Path) -> None:
    """Raises UsageError where `folder` is neither new nor empty, or would be in a file."""
    above = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    if not above.is_dir():
        raise UsageError(
            message(
                f"cannot write the reproducer to {folder}", need="a folder", have=f"a file, {above}", do="name another folder"
            )
        )
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(
            message(
                f"cannot write the reproducer to {folder}",
                need="a new or empty folder",
                have="something there",
                do="name another folder, or empty it",
            )
        )


def write(folder: Path, case: Case, finding: Finding) -> None:
    """The reproducer of a finding with a culprit, in a new or empty folder. Raises UsageError where it is neither."""
    check_folder(folder)
    folder.mkdir(parents=True, exist_ok=True)
    culprit = finding.culprit
    assert culprit is not None
    if culprit.kind == "converter":
        case = _up_to_fault(case)
    model, signature = case.model, case.model.signature
    _write_module(folder / "module.json", model.mod)
    _write_arrays(folder / "weights.safetensors", model.params)
    _write_arrays(folder / "inputs.safetensors", _named("input", case.inputs))
    _write_arrays(folder / "expected.safetensors", _named("output", case.expected))
    kernels = _recorded(case, folder) if culprit.kind == "record" else 0
    described = {
        "name": model.name,
        "target": case.target.name,
        "signature": replace(signature, in_tree=None, out_tree=None).to_json(),
        "finding": finding.to_json(),
        "recorded_kernels": kernels,
        "versions": {name: version(name) for name in ("apache-tvm", "numpy", "tk-compiler")},
    }
    (folder / "case.json").write_text(json.dumps(described, indent=2) + "\n", encoding="utf-8")
    (folder / "repro.py").write_text(SCRIPT.format(what=f"{model.name} is wrong: {culprit}."), encoding="utf-8")


def replay(folder: Path) -> int:
    """Run a folder that `write` wrote and print the outputs' errors: 3 where they are wrong, 0 where they are right."""
    from tk.target import resolve

    described = json.loads((folder / "case.json").read_text(encoding="utf-8"))
    case = _read_case(folder, described, resolve(described["target"]))
    culprit = described["finding"]["culprit"]
    print(f"{case.model.name} for {case.target.name}: {culprit['kind']} {culprit['name']} {culprit['where']}".rstrip())
    if culprit["kind"] == "converter":
        stage = Stage("the import", case.model.mod, case.model.params)
        results = case.compare(run_plainly(stage, case.target, case.model.signature, case.inputs))
    else:
        results = case.compare(run_compiled(case.model, case.target, case.inputs, case.records)[0])
        if culprit["switch"]:
            mended = case.compare(run_compiled(case.model, case.target, case.inputs, case.records, culprit["switch"])[0])
            print(f"without {', '.join(culprit['switch'])}: relative error {max(r.relative for r in mended):.2e}")
    for result in results:
        print(f"{result.name}: relative error {result.relative:.2e}, tolerance {result.tolerance:.1e}, {result.why or 'right'}")
    return 0 if all(result.passed for result in results) else 3


def _up_to_fault(case: Case) -> Case:
    """The case of the first intermediate that is outside its band alone; the whole case where there is none."""
    from tvm import relax

    from tk.frontend.model import Model

    if case.model.every is None:
        return case
    every = exposed(case.model)
    refer = every.reference_float64 or every.reference
    assert refer is not None
    expected = refer(list(case.inputs))
    stage = next(iter(stages(every, case.target)))
    outs = run_plainly(stage, case.target, every.signature, case.inputs, case.device)
    first = first_outside(layers(every, outs, expected))
    if first is None:
        return case
    at = [spec.name for spec in every.signature.outputs].index(first.result.name)
    main = every.mod["main"]
    *bindings, last = main.body.blocks[0].bindings
    out = relax.Var("out", relax.TupleType([last.value.fields[at].ty]))
    block = relax.DataflowBlock([*bindings, relax.VarBinding(out, relax.Tuple([last.value.fields[at]]))])
    function = relax.Function(main.params, relax.SeqExpr([block], out), out.ty, main.is_pure, main.attrs)
    mod = every.mod.clone()
    mod["main"] = function
    mod = relax.transform.DeadCodeElimination(["main"])(mod)
    signature = replace(every.signature, outputs=(every.signature.outputs[at],))
    return replace(case, model=Model(case.model.name, mod, every.params, signature), expected=[expected[at]])


def _read_case(folder: Path, described: Mapping[str, Any], target: Target) -> Case:
    from tk.frontend.model import Model

    model = Model(
        described["name"],
        _read_module(folder / "module.json"),
        _read_arrays(folder / "weights.safetensors"),
        Signature.from_json(described["signature"]),
    )
    inputs, expected = (list(_read_arrays(folder / f"{name}.safetensors").values()) for name in ("inputs", "expected"))
    kernels = [_read_module(folder / f"record{i}.json") for i in range(described["recorded_kernels"])]
    return Case(model, target, inputs, expected, _Kept(kernels) if kernels else None)


class _Kept:
    """Records that were written down: each a module with "function", as it came, and "main", as it was scheduled."""

    def __init__(self, kernels: Sequence[IRModule]) -> None:
        self.kernels = kernels

    def best(self, func: PrimFunc, target: Target, rules: tuple[Rule, ...]) -> Any:
        import tvm_ffi
        from tvm import IRModule
        from tvm.s_tir import Schedule

        for kernel in self.kernels:
            if tvm_ffi.structural_equal(_bare(kernel["function"]), _bare(func), map_free_vars=True):
                return Schedule(IRModule({"main": kernel["main"]})), None, {}
        return None


class _Noting:
    """Passes records on, and keeps what they gave for which function."""

    def __init__(self, records: Any) -> None:
        self.records = records
        self.kernels: list[IRModule] = []

    def best(self, func: PrimFunc, target: Target, rules: tuple[Rule, ...]) -> Any:
        from tvm import IRModule
        from tvm.s_tir import Schedule

        found = self.records.best(func, target, rules)
        if found is None:
            return None
        sch, rule, decisions = found
        scheduled = sch.mod["main"]
        if rule is not None:
            scheduled = rule.lower(scheduled, rule.match(func, target), rule.config(**decisions), target)
        self.kernels.append(IRModule({"function": _bare(func), "main": scheduled}))
        return Schedule(IRModule({"main": scheduled})), None, dict(decisions)


def _bare(func: PrimFunc) -> PrimFunc:
    return func.without_attr("global_symbol") if func.attrs is not None and "global_symbol" in func.attrs else func


def _recorded(case: Case, folder: Path) -> int:
    """Writes what the case's records give; how many."""
    noting = _Noting(case.records)
    run_compiled(case.model, case.target, case.inputs, noting)
    for i, kernel in enumerate(noting.kernels):
        _write_module(folder / f"record{i}.json", kernel)
    return len(noting.kernels)


def _named(prefix: str, arrays: Sequence[Array]) -> dict[str, Array]:
    return {f"{prefix}{i}": np.asarray(array) for i, array in enumerate(arrays)}


def _write_module(path: Path, mod: IRModule) -> None:
    import tvm

    path.write_text(tvm.ir.save_json(mod), encoding="utf-8")


def _read_module(path: Path) -> IRModule:
    import tvm

    return tvm.ir.load_json(path.read_text(encoding="utf-8"))


def _write_arrays(path: Path, arrays: Mapping[str, np.memmap | Array]) -> None:
    path.write_bytes(b"".join(chunks_of({name: np.asarray(array) for name, array in arrays.items()})))


def _read_arrays(path: Path) -> dict[str, Array]:
    member = memoryview(path.read_bytes())
    _, layout = parse_header(member)
    return {name: tensor_at(member, offset).copy() for name, offset in layout.items() if not name.startswith("__")}
