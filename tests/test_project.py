"""The project's own promises: what is packed, what is public, and that tk/ knows no operator rule and no GPU by name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

import tk
from tk import errors, target

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETUPTOOLS = PYPROJECT["tool"]["setuptools"]
MOVED = {"tk.schedules": "schedules", "tk.models": "models", "tk.tuning_logs": "tuning_logs"}
TOP_LEVEL = {
    "README.md", "LICENSE", "pyproject.toml", "docs", "tk", "schedules", "models", "tuning_logs", "tests", "notebooks",
}  # fmt: skip


LONGEST = 60  # lines of a function, its docstring not counted
KERNELS = {  # one TVMScript function each, which a reader follows from the launch to the store
    "schedules/cuda/attention/kernel.py::build",
    "schedules/cuda/matmul/skinny/kernel.py::build",
    "schedules/cuda/matmul/sm90/kernel.py::build_planned",
}


def tracked() -> list[str]:
    listing = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return listing.stdout.split("\n")[:-1]


def package_of(folder: Path) -> str:
    parts = folder.relative_to(ROOT).parts
    return ".".join(parts if parts[0] == "tk" else ("tk", *parts))


def test_no_file_is_longer_than_can_be_read_at_once() -> None:
    """A file over 500 lines holds a second thing that has a name of its own."""
    lines = {path: len((ROOT / path).read_text(encoding="utf-8").splitlines()) for path in tracked() if path.endswith(".py")}
    assert not {path: count for path, count in lines.items() if count > 500}


def function_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function, functions in it among them, without its docstring."""
    first = node.body[0]
    docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)
    assert node.end_lineno is not None
    assert first.end_lineno is not None
    return node.end_lineno - node.lineno + 1 - (first.end_lineno - first.lineno + 1 if docstring else 0)


def test_no_function_is_longer_than_a_screen() -> None:
    """A function over 60 lines has parts that have names of their own; KERNELS are what is left, none of them in vain."""
    longer = {
        f"{path}::{node.name}"
        for path in tracked()
        if path.endswith(".py")
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and function_lines(node) > LONGEST
    }
    assert longer == KERNELS


def test_every_package_folder_is_listed() -> None:
    folders = {
        package_of((ROOT / path).parent) for path in tracked() if path.endswith("__init__.py") and not path.startswith("tests")
    }
    assert sorted(folders) == sorted(SETUPTOOLS["packages"])
    assert {name: path for name, path in SETUPTOOLS["package-dir"].items() if name != "tk"} == MOVED


def test_top_level_holds_what_the_layout_says() -> None:
    tops = {path.split("/")[0] for path in tracked()}
    assert {top for top in tops if not top.startswith(".")} == TOP_LEVEL


def test_version_is_the_distribution_s() -> None:
    assert tk.__version__ == PYPROJECT["project"]["version"]


def test_all_is_sorted_and_complete() -> None:
    assert tk.__all__ == sorted(tk.__all__)
    assert {*tk._HOMES, "__version__"} == set(tk.__all__)
    for name in tk.__all__:
        assert getattr(tk, name) is not None


def test_every_error_is_public_and_descends_from_tk_error() -> None:
    classes = [value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, Exception)]
    assert {cls.__name__ for cls in classes} | {"advises", "meant", "message", "reason"} == set(errors.__all__)
    assert errors.__all__ == sorted(errors.__all__)
    drawn = set(re.findall(r"\b([A-Z]\w+(?:Error|Failure|Lost))\b", errors.__doc__ or "")) - {
        "ValueError",
        "TypeError",
        "OSError",
        "RuntimeError",
        "AssertionError",
    }
    assert drawn == {cls.__name__ for cls in classes}
    for cls in classes:
        assert issubclass(cls, errors.TkError)


def strings_and_names(source: str) -> set[str]:
    tree = ast.parse(source)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and node.body and isinstance(node.body[0], ast.Expr)
    }
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            found.add(node.value.lower())
        elif isinstance(node, ast.Name):
            found.add(node.id.lower())
    return found


def gpu_names() -> set[str]:
    rows = {name for name in target.ROWS if ":" not in name}
    return rows | {row.arch for row in target.ROWS.values()} | {"hopper", "blackwell", "ampere"}


def rule_names() -> set[str]:
    from tk.schedule.discover import discover

    return {rule.name for kind in ("cpu", "cuda", "rocm") for rule in discover(kind)}


@cache
def _names() -> re.Pattern[str]:
    """Any name of a GPU or a rule, as a word: of two that begin alike the longer one."""
    names = sorted(gpu_names() | rule_names(), key=len, reverse=True)
    return re.compile(rf"(?<![\w.])(?:{'|'.join(map(re.escape, names))})(?!\w)")


@pytest.mark.parametrize("path", [path for path in tracked() if path.startswith("tk/") and path.endswith(".py")])
def test_tk_names_no_rule_and_no_gpu(path: str) -> None:
    if path == "tk/target.py":
        return
    words = strings_and_names((ROOT / path).read_text(encoding="utf-8"))
    named = {name for word in words for name in _names().findall(word)}
    assert not named, f"{path} names {sorted(named)}; hardware belongs in tk/target.py, operators in schedules/"


def test_importing_tk_imports_nothing_heavy() -> None:
    imports = "import sys, tk, tk.errors, tk.target, tk.package.signature"
    code = f"{imports}; print([m for m in ('torch', 'tvm', 'onnx') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_constraints_pin_every_dependency() -> None:
    pins = dict(
        line.split("==") for line in (ROOT / ".ci/constraints.txt").read_text(encoding="utf-8").splitlines() if "==" in line
    )
    pinned = {name.lower().replace("_", "-") for name in pins}
    extras = PYPROJECT["project"]["optional-dependencies"]
    wanted = [*PYPROJECT["project"]["dependencies"], *(need for needs in extras.values() for need in needs)]
    names = {re.split(r"[<>=\[ ]", need)[0].lower() for need in wanted} - {"tk-compiler"}
    assert names <= pinned
    assert pins["torch"] == "2.13.0"
