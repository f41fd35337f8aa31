import subprocess
import sys

import numpy as np
import pytest


def outputs(tk, package, path, *options):
    tk("run", package, "--save-outputs", path, *options)
    with np.load(path) as stored:
        return {name: stored[name] for name in stored.files}


def test_random_inputs_by_seed(tk, package, tmp_path):
    one, again, other = (outputs(tk, package, tmp_path / "y.npz", "--seed", seed) for seed in ("1", "1", "2"))
    assert one["y"].shape == (2, 3, 4)
    assert one["best"].dtype == np.int64
    np.testing.assert_array_equal(one["y"], again["y"])
    assert not np.array_equal(one["y"], other["y"])


def test_random_indices_stay_in_the_range_of_the_examples(tk, package):
    ids = next(entry for entry in tk.json("run", package)["inputs"] if entry["name"] == "ids")
    assert 10 <= ids["min"] <= ids["max"] < 40


def test_inputs_from_files(tk, package, tmp_path):
    import torch

    from tests.commands.conftest import SOURCE

    space: dict = {}
    exec(SOURCE, space)
    module, _ = space["small"]()
    ids, x = np.array([[1, 2, 3], [4, 5, 6]]), np.random.default_rng(0).standard_normal((2, 3, 8)).astype(np.float32)
    np.save(tmp_path / "x.npy", x)
    np.savez(tmp_path / "ids.npz", ids=ids)
    got = outputs(tk, package, tmp_path / "y.npz", "--input", f"x=@{tmp_path}/x.npy", "--input", f"@{tmp_path}/ids.npz")
    with torch.no_grad():
        wanted = module(torch.from_numpy(ids), torch.from_numpy(x))
    np.testing.assert_allclose(got["y"], wanted["y"].numpy(), rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(got["best"], wanted["best"].numpy())


@pytest.mark.parametrize(
    ("option", "code", "text"),
    [
        ("z=random", 2, "'z'"),
        ("z=@{npy}", 2, "'z'"),
        ("x=5", 2, "x=5"),
        ("x=@missing.npy", 2, "missing.npy"),
        ("@{npy}", 2, "names no input"),
        ("x=@{npy}", 2, "does not take"),
        ("x=@{wide}", 1, "wrong dtype"),
        ("x=@{text}", 2, "another kind of file"),
        ("@{empty}", 2, "holds no array"),
    ],
)
def test_inputs_that_do_not_fit(tk, package, tmp_path, option, code, text):
    files = {"npy": tmp_path / "x.npy", "wide": tmp_path / "wide.npy", "text": tmp_path / "text.npy"}
    files["empty"] = tmp_path / "empty.npz"
    np.savez(files["empty"])
    np.save(files["npy"], np.zeros((9, 9), np.float32))
    np.save(files["wide"], np.zeros((2, 3, 8)))
    files["text"].write_text("not an array")
    result = tk("run", package, "--input", option.format(**files), code=code)
    assert text in result.stderr
    assert "bug" not in result.stderr


def test_no_package_and_a_damaged_one(tk, package, tmp_path):
    assert "no package" in tk("run", tmp_path / "none.tk", code=1).stderr
    data = bytearray(package.read_bytes())
    data[len(data) // 2] ^= 1
    (tmp_path / "bad.tk").write_bytes(data)
    assert "damaged" in tk("run", tmp_path / "bad.tk", code=1).stderr


def test_a_device_that_is_not_there(tk, package):
    assert "cuda" in tk("run", package, "--device", "cuda", code=1).stderr
    assert tk("run", package, "--target", "h200", code=2)


def test_kernels_are_told_at_level_2(tk, package):
    text = tk("run", package, "-q", TK_DEBUG="2").stderr
    assert "GB/s" in text
    assert "GFLOP/s" in text
    assert "of roofline" in text
    assert "kernels" in text.splitlines()[-1]


@pytest.mark.parametrize("command", ["run", "inspect", "bench"])
def test_neither_torch_nor_the_compiler_is_loaded(command, package):
    program = f"""
import sys
from tk.cli import cli
try:
    cli([{command!r}, {str(package)!r}] + (["--repeat", "2"] if {command!r} == "bench" else []))
except SystemExit as end:
    assert end.code == 0, end.code
from tk.report.fresh import intruders
assert not intruders(), intruders()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_an_array_of_any_layout_from_a_file(tk, package, tmp_path):
    x = np.asfortranarray(np.random.default_rng(1).standard_normal((2, 3, 8)).astype(np.float32))
    np.save(tmp_path / "x.npy", x)
    np.save(tmp_path / "rows.npy", np.ascontiguousarray(x))
    one, other = (outputs(tk, package, tmp_path / "y.npz", "--input", f"x=@{tmp_path}/{name}.npy") for name in ("x", "rows"))
    np.testing.assert_array_equal(one["y"], other["y"])


def test_a_seed_below_zero_is_a_wrong_option(tk, package):
    assert "seed" in tk("run", package, "--seed", "-1", code=2).stderr


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (("--input", "x.npy"), "put @ before a file's name: NAME=@x.npy"),
        (("--input", "x=x.npy"), "put @ before a file's name: x=@x.npy"),
        (("--input", "@{npz}", "--shape", "x=5x3x8"), "give 'x' two shapes"),
        (("--input", "@{npz}", "--shape", "x=6x8"), "give 'x' two shapes"),
    ],
)
def test_options_that_contradict_a_file(tk, package, tmp_path, options, text):
    """A shape beside a file of another was passed over, and a path without its @ was not understood."""
    np.savez(tmp_path / "x.npz", x=np.zeros((2, 3, 8), np.float32))
    done = tk("run", package, *(option.format(npz=tmp_path / "x.npz") for option in options), code=2)
    assert text in done.stderr
