import json
import shutil

import pytest


def test_alone_and_exported(tk, package, tmp_path, monkeypatch):
    monkeypatch.setattr("tk.runtime.clocks.last_level_cache", lambda: 1 << 20)  # of some hosts it is half a gigabyte
    document = tk.json("bench", package, "--repeat", "5", "--export", tmp_path / "b.json")
    assert json.loads((tmp_path / "b.json").read_text()) == document
    assert [(row["cache"], row["clock"], row["count"]) for row in document["rows"]] == [
        ("warm", "wall", 5),
        ("cold", "wall", 5),
    ]
    for row in document["rows"]:
        assert 0 < row["minimum"] <= row["median"] <= row["p90"] <= row["p99"]


def test_beside_torch_and_other_packages(tk, package, tmp_path):
    other = tmp_path / "other.tk"
    shutil.copy(package, other)
    rivals = ("torch", str(other), str(package))
    document = tk.json(
        "bench", package, *(part for rival in rivals for part in ("--vs", rival)), "--repeat", "5", "--cache", "warm"
    )
    assert [(row["name"], row["role"]) for row in document["rows"]] == [
        (str(package), "package"),
        ("torch", "rival"),
        (str(other), "rival"),
        (f"{package} (2)", "rival"),
    ]
    table = tk("bench", package, "--vs", "torch", "--repeat", "3", "--cache", "warm").stdout
    assert "median" in table
    assert "torch" in table


@pytest.mark.parametrize(("rival", "message"), [("jax", "no such rival"), ("onnxruntime", "needs an ONNX file")])
def test_rivals_that_cannot_be(tk, package, rival, message):
    assert message in tk("bench", package, "--vs", rival, "--repeat", "2", code=2).stderr


def test_a_suite_needs_a_gpu(tk):
    import torch

    if torch.cuda.is_available():
        pytest.skip("this machine has a GPU")
    for target in ((), ("--target", "h200")):
        message = tk("suite", "gemm", "--vs", "cublas", *target, code=1).stderr
        assert "needs a GPU" in message
        assert "torch" in message


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("gemv",), "no suite 'gemv'"),
        (("gemm", "--vs", "mkl"), "cublas"),
        (("gemm", "--m", "0,x"), "whole numbers"),
        (("gemm", "--shapes", "gpt-5"), "llama3-8b"),
        ((), "NAME"),
    ],
)
def test_wrong_options_of_a_suite(tk, options, message):
    assert message in tk("suite", *options, "--target", "h200", code=2).stderr


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--suite", "gemm", "--vs", "cublas"), "--suite is a command now: tk suite gemm"),
        (("some.tk", "--kernels"), "--kernels is a command now: tk profile PACKAGE"),
        ((), "PACKAGE"),
    ],
)
def test_old_spellings_answer_with_the_new_one(tk, options, message):
    assert message in tk("bench", *options, code=2).stderr


def test_kernels_by_family(tk, package, tmp_path):
    plot, export = tmp_path / "k.svg", tmp_path / "k.json"
    document = tk.json("profile", package, "--repeat", "3", "--plot", plot, "--export", export)
    assert json.loads(export.read_text()) == document
    assert plot.read_text().startswith("<svg")
    assert sum(row["seconds"] for row in document["families"]) == pytest.approx(document["seconds"])
    assert {row["family"] for row in document["families"]} >= {"matmul", "reduction"}
    assert document["call"]["clock"] == "wall"
    assert "of the bound" in tk("profile", package, "--repeat", "2").stdout
