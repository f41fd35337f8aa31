"""What errors say: those of other libraries in short, and tk's own as sentences that say what was needed or what to do."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tk.errors
from tk.errors import meant, reason
from tk.package.signature import TensorSpec
from tk.runtime.wrong_shapes import shape_error
from tk.target import resolve

ROOT = Path(__file__).parents[1]
FRAGMENT = re.compile(
    r"(?:missing|no|not|nothing|one|several|too|unknown|wrong)\b"
    r"|(?:an?|the|this) (?:\w+ ){1,2}(?:of|that|which|whose|with|without)\b"
)
"""How headlines begin that may be none of a sentence."""
VERBS = """
are can cannot changed computes depend depends differs do does ended failed gives has have is lie lies may must needs picks
reads serves takes was were would writes
"""
"""What is told of the subject of a headline."""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Check failed: (x) is false: no definition\n@R.function\ndef main():\n  return gv",
            "Check failed: (x) is false: no definition",
        ),
        ("negative output shape\n\n# Metadata omitted. Use show_meta=True.", "negative output shape"),
        (
            "Invalid a.byte_offset on argument #0 when calling:\n  `f(a)`,\n  expected 0\n",
            "Invalid a.byte_offset on argument #0 when calling: `f(a)`, expected 0",
        ),
        ("too few values\n(... 972 lines skipped ...)\n  return gv", "too few values"),
        ("(... 972 lines skipped ...)", "ValueError"),
        ("error: not enough values\n --> a.py:317:9\n     |\n 317 |  c.soft(x)\n     |  ^^^^", "not enough values"),
        ('Traceback (most recent call last):\n  File "a.py", line 1\n    run()\nValueError: odd: 3\n', "odd: 3"),
        ("Stack trace:\n  0: f\nInternalError: Check failed: a == b", "Check failed: a == b"),
        ("", "ValueError"),
        ("x" * 1000, "x" * 300),
    ],
)
def test_reason(text: str, said: str) -> None:
    assert reason(ValueError(text)) == said


def messages() -> Iterator[tuple[str, ast.Call]]:
    """(where, call) of each call of tk.errors.message."""
    for folder in ("tk", "schedules", "models"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "message":
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def headline(node: ast.expr) -> str:
    """What a message begins with, X for what is filled in; empty where a variable has it."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "X" for part in node.values)
    return headline(node.left) if isinstance(node, ast.BinOp) else ""


def test_headlines_are_sentences() -> None:
    """'the state is closed', not 'a state that is closed': what is said behind 'that' or 'which' is not said of the subject."""
    found = []
    for where, call in messages():
        text = headline(call.args[0])
        said = re.findall(r"[a-z]+", re.split(r" (?:that|which|whose) ", text)[0])
        if FRAGMENT.match(text) and not set(VERBS.split()) & set(said):
            found.append(f"{where}: {text!r} has no verb of VERBS")
    assert not found, "\n".join(found)


def test_a_usage_error_says_what_was_needed_or_what_to_do() -> None:
    found = []
    for path in (path for folder in ("tk", "schedules", "models") for path in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "UsageError"):
                continue
            for call in (each for each in node.args if isinstance(each, ast.Call) and ast.unparse(each.func) == "message"):
                if {"need", "do"}.isdisjoint({each.arg for each in call.keywords}):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(call)}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("word", "known", "said"),
    [
        ("h20", ("h200", "a100"), "did you mean h200?"),
        ("resnet19", ("resnet18", "mlp"), "did you mean resnet18?"),
        ("zzz", ("h200",), "see it"),
    ],
)
def test_the_nearest_known_word_is_offered(word: str, known: tuple[str, ...], said: str) -> None:
    assert meant(word, known, "see it") == said


def test_a_target_that_is_nearly_one() -> None:
    with pytest.raises(ValueError, match="did you mean h200"):
        resolve("h20")


OWN_TEXTS = {
    "tk/debug/explaining.py": "TVM's text of an error of tk's, which has its own",
    "tk/onnx_backend.py": "the text of the error that it becomes",
    "tk/runtime/choose.py": "a line for each thing that is missing, which ends with what mends it",
    "tk/runtime/machine.py": "likewise",
    "tk/testing/torch_suite.py": "the text of the worst of several errors",
}
"""Where an error's text is none of `message`, and why."""


def raised() -> Iterator[tuple[str, ast.expr]]:
    """(where, text) of each error of tk's that is made, but of refusals by rules, which the next rule's kernel answers."""
    classes = {name for name in tk.errors.__all__ if isinstance(getattr(tk.errors, name), type)} - {"ScheduleError"}
    for folder in ("tk", "schedules", "models"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in classes and node.args:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node.args[0]


def test_an_error_says_what_to_do() -> None:
    bare = [f"{where}: {headline(call.args[0])!r}" for where, call in messages() if "do" not in keywords(call)]
    for where, text in raised():
        if isinstance(text, ast.Constant | ast.JoinedStr) and where.partition(":")[0] not in OWN_TEXTS:
            bare.append(f"{where}: {headline(text)!r} is not made by tk.errors.message")
    assert not bare, "\n".join(bare)


def keywords(call: ast.Call) -> set[str | None]:
    """What `message` is given by name; without what is None there."""
    return {each.arg for each in call.keywords if not (isinstance(each.value, ast.Constant) and each.value.value is None)}


@pytest.mark.parametrize(
    ("shape", "do"),
    [((2, 5), "--shape x=2x5"), ((3,), "reshape it to 2 dims")],
)
def test_a_call_of_another_shape_says_how_to_compile_for_it(shape: tuple[int, ...], do: str) -> None:
    said = str(shape_error(TensorSpec("x", (2, 3), "float32"), shape))
    assert all(part in said for part in ("need: float32[2, 3]", f"have: {list(shape)}", "  do:   ", do))
