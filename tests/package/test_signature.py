"""Sizes that are expressions of other sizes, and signatures as JSON."""

from __future__ import annotations

import json

import pytest

from tk.package.signature import Dim, Signature, TensorSpec, line_of, size_of, solved_sizes


@pytest.mark.parametrize(
    ("dim", "size"),
    [
        (7, 7),
        ("batch", 3),
        ("2*batch + 1", 7),
        ("(seq - 1)//batch", 5),
        ("Mod(seq, 5)", 1),
        ("min(seq, 9) % 4", 1),
        ("-batch + seq", 13),
    ],
)
def test_size_of(dim: int | str, size: int) -> None:
    assert size_of(dim, {"batch": 3, "seq": 16}) == size


def test_size_of_a_name_without_a_size() -> None:
    with pytest.raises(KeyError, match="rows"):
        size_of("rows*2", {"batch": 3})


@pytest.mark.parametrize("text", ["batch**2", "open('x')", "batch.real", "'a'", "batch / 2", "max(*batch)"])
def test_size_of_nothing_else(text: str) -> None:
    with pytest.raises(ValueError, match="not an expression"):
        size_of(text, {"batch": 3})


@pytest.mark.parametrize(
    ("dim", "line"),
    [
        ("n", ("n", 1, 0)),
        ("4*h", ("h", 4, 0)),
        ("2*(n + 1) - 3", ("n", 2, -1)),
        ("n - 5 + n", ("n", 2, -5)),
        ("3 - -n", ("n", 1, 3)),
        (7, None),
        ("7", None),
        ("-n", None),
        ("n - n", None),
        ("n*n", None),
        ("n // 2", None),
        ("n*m", None),
        ("max(n, 2)", None),
    ],
)
def test_dims_that_tell_a_size(dim: Dim, line: tuple[str, int, int] | None) -> None:
    assert line_of(dim) == line


def test_sizes_by_dims() -> None:
    """A name that stands alone is taken before what is computed from it, wherever it stands."""
    assert solved_sizes([("2*n", 7), ("n", 4), (3, 3), ("4*h + 1", 9)]) == {"n": 4, "h": 2}
    assert solved_sizes([("2*n", 8)], {"n": 5}) == {"n": 5}


def test_json_and_back() -> None:
    signature = Signature(
        (TensorSpec("x", ("batch", 4), "float32"), TensorSpec("extra", ("2*batch",), "int64")),
        (TensorSpec("y", ("batch",), "float32"),),
        {"batch": (1, None)},
        in_tree={
            "kind": "tuple",
            "items": [{"kind": "tuple", "items": ["leaf", "leaf"]}, {"kind": "dict", "keys": [], "items": []}],
        },
        out_tree="leaf",
    )
    assert Signature.from_json(json.loads(json.dumps(signature.to_json()))) == signature
    assert str(signature.inputs[1]) == "extra: int64[2*batch]"
