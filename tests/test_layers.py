"""Data goes one way: what each part of tk may import. The table reads as the drawing in docs/architecture.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

PARTS = {
    # part: (its modules, what it may import beside "errors")
    "errors": ("tk.errors tk.aliases", ""),
    # -- what everything stands on
    "host": ("tk.host tk.rocm.driver", ""),
    "target": ("tk.target", "host"),
    "debug": ("tk.debug", ""),
    "package": ("tk.package", "host target"),
    "generation": ("tk.llm.generate tk.llm.facts tk.llm.sampling tk.llm.text", ""),
    "runtime": ("tk.runtime", "host target debug package generation"),
    "models": ("tk.models", ""),
    # -- nn.Module | ExportedProgram | .pt2 | .onnx → Executable
    "lowering": ("tk.lowering", "target"),
    "graph": ("tk.graph", "package lowering"),
    "frontend": ("tk.frontend", "debug package models lowering graph"),
    "codegen": ("tk.codegen tk.rocm", "host target debug package lowering"),
    "schedule": ("tk.schedule", "debug lowering graph codegen"),
    "schedules": ("tk.schedules", "target lowering graph schedule"),
    "pipeline": ("tk.pipeline", "host target debug lowering graph codegen schedule"),
    # -- what uses it
    "verify": ("tk.verify", "target package runtime graph frontend codegen schedule pipeline"),
    "tuning": ("tk.tuning", "host target package runtime graph frontend codegen schedule pipeline verify"),
    "compiler": (
        "tk.compiler tk.entries tk.llm",
        "host target debug package generation runtime lowering graph frontend schedule pipeline verify tuning",
    ),
    "public": ("tk", "host"),
    "plugins": ("tk.torch tk.torch_backend tk.transformers tk.onnx_backend", "package runtime frontend public"),
    "testing": ("tk.testing", "target runtime graph frontend schedule verify tuning compiler plugins"),
    "report": (
        "tk.report",
        "host target package generation runtime models frontend codegen schedule schedules pipeline verify tuning compiler "
        "testing",
    ),
    "commands": (
        "tk.commands tk.cli",
        "host target debug package runtime lowering graph frontend codegen schedule pipeline verify tuning public testing "
        "report",
    ),
}
"""Imports inside of functions count; those for types alone do not. `from tk import __version__` is no import of a part."""


def modules() -> dict[str, Path]:
    """Every module of tk by its name."""
    found = {}
    for folder, prefix in (("tk", "tk"), ("schedules", "tk.schedules"), ("models", "tk.models")):
        for path in (ROOT / folder).rglob("*.py"):
            parts = path.relative_to(ROOT / folder).with_suffix("").parts
            found[".".join((prefix, *(part for part in parts if part != "__init__")))] = path
    return found


MODULES = modules()


def part_of(module: str) -> str:
    """The part with the longest prefix of a module's name."""
    prefixes = {prefix: part for part, (names, _) in PARTS.items() for prefix in names.split()}
    while module not in prefixes:
        module = module.rpartition(".")[0]
    return prefixes[module]


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """(line, module) of what a module imports of tk, not for types alone."""
    within = [tree]
    while within:
        node = within.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.ImportFrom) and node.module and (node.module + ".").startswith("tk."):
            for name in (alias.name for alias in node.names if (node.module, alias.name) != ("tk", "__version__")):
                whole = f"{node.module}.{name}"
                yield node.lineno, whole if whole in MODULES else node.module
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if (alias.name + ".").startswith("tk."))
        within += ast.iter_child_nodes(node)


@pytest.mark.parametrize("part", list(PARTS))
def test_a_part_imports_what_the_table_allows(part: str) -> None:
    allowed = {part, "errors", *PARTS[part][1].split()}
    found, used = [], {part, "errors"}
    for module, path in MODULES.items():
        if part_of(module) == part:
            for line, name in imported(ast.parse(path.read_text(encoding="utf-8"))):
                used.add(part_of(name))
                if part_of(name) not in allowed:
                    found.append(f"{path.relative_to(ROOT)}:{line} imports {name}, of {part_of(name)}")
    assert not found, "\n".join(found)
    assert allowed == used, f"the table allows what nobody needs: {allowed - used}"


def test_no_part_imports_one_below_it() -> None:
    order = list(PARTS)
    for part, (_, allowed) in PARTS.items():
        assert set(allowed.split()) <= set(order[: order.index(part)]), part


def test_the_docs_have_the_table() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.split("## What may import what")[1].split("\n## ")[0]
    rows = [[cell.strip(" `") for cell in line.split("|")[1:4]] for line in section.splitlines() if line.startswith("| `")]
    assert rows == [
        [part, ", ".join(names.split()), ", ".join(allowed.split()) or "–"] for part, (names, allowed) in PARTS.items()
    ]


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Imports inside of functions count here too: a file can be read once those that it imports are."""
    graph = {
        module: {name for _, name in imported(ast.parse(path.read_text(encoding="utf-8"))) if name in MODULES} - {module}
        for module, path in MODULES.items()
    }
    while leaves := {module for module, names in graph.items() if not names}:
        graph = {module: names - leaves for module, names in graph.items() if module not in leaves}
    assert not graph, f"these lie on a circle, or import one: {sorted(graph)}"


def top_level(body: list[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports of a module that are run when it is imported."""
    yield from (node for node in body if isinstance(node, ast.Import | ast.ImportFrom))


def roots(node: ast.Import | ast.ImportFrom) -> set[str]:
    """The packages of an import."""
    return {
        name.split(".")[0]
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names])
    }


@pytest.mark.parametrize("part", list(PARTS))
def test_a_module_that_has_loaded_tvm_imports_at_its_top(part: str) -> None:
    """An import inside a function is for what the module may go without: TVM in what starts quickly, torch and sympy in what
    also serves those who have none. Where TVM is imported at the top, everything that it loads is too."""
    found = []
    for module, path in MODULES.items():
        if part_of(module) != part:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if not any("tvm" in roots(node) for node in top_level(tree.body)):
            continue
        inner = {node for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) for node in ast.walk(each)}
        found += [
            f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
            for node in inner
            if isinstance(node, ast.Import | ast.ImportFrom) and not roots(node) <= {"torch", "sympy", "onnx", "onnxruntime"}
        ]
    assert not found, "\n".join(found)


def test_no_name_of_a_package_hides_one_of_its_modules() -> None:
    """`from tk.host import cache` gives whatever the package calls so, as the decorator, and imports no module."""
    hidden = []
    for module, path in MODULES.items():
        below = {name.removeprefix(f"{module}.") for name in MODULES if name.rpartition(".")[0] == module}
        bound: set[str] = set()
        for node in ast.parse(path.read_text(encoding="utf-8")).body if below else []:
            if isinstance(node, ast.ImportFrom):
                bound |= {each.asname or each.name for each in node.names if f"{node.module}.{each.name}" not in MODULES}
            elif isinstance(node, ast.FunctionDef | ast.ClassDef):
                bound.add(node.name)
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                names = (each for each in ast.walk(node) if isinstance(each, ast.Name))
                bound |= {each.id for each in names if isinstance(each.ctx, ast.Store)}
        hidden += [f"{module}.{name}" for name in bound & below]
    assert not hidden


def test_what_the_docs_say_where_to_find_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("## Where is")[1]
    found = set(re.findall(r"`((?:tk|schedules)/[\w/.]+)`", text)) - {"schedules/KIND/"}
    assert len(found) > 30
    assert not {path for path in found if not (ROOT / path).exists()}


def test_files_that_the_docs_name_shortly_lie_beside_the_ones_before() -> None:
    """In a row of the table a name alone, or a part of a path, is of the folder of the path before it, or of one above that."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("## Where is")[1]
    missing, found = [], 0
    for row in text.splitlines():
        folder = ROOT
        for name in re.findall(r"`([\w./]+(?:\.py|\.toml|/))`", row.replace("KIND", "cuda")):
            above = (each for each in (folder, *folder.parents) if each.is_relative_to(ROOT))
            path = next((each / name for each in above if (each / name).exists()), None)
            found += 1
            if path is None:
                missing.append(f"{name}: {row[:60]}")
            else:
                folder = path if path.is_dir() else path.parent
    assert found > 100
    assert not missing, "\n".join(missing)
