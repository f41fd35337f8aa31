import logging
import os

import pytest

from tk.errors import PackageError
from tk.package.archive import write_archive


def test_it_says_what_it_understood_and_what_it_made(tk, model, tmp_path):
    result = tk("compile", model, "-o", tmp_path / "m.tk", "--target", "cpu")
    assert (tmp_path / "m.tk").stat().st_size > 0
    for text in ("target   cpu", "input    ids: int64[2, 3]", "input    x: float32[2, 3, 8]", "cpu schedule", "all verify"):
        assert text in result.stderr
    for text in ("kernels", "rule", "verified against torch in float64", "m.tk"):
        assert text in result.stdout


def test_quiet_prints_results_only(tk, model, tmp_path):
    result = tk("compile", model, "-o", tmp_path / "m.tk", "--target", "cpu", "--quiet")
    assert result.stderr == ""
    assert "m.tk" in result.stdout


def test_json_is_alone_on_standard_output(tk, model, tmp_path):
    document = tk.json("compile", model, "-o", tmp_path / "m.tk", "--target", "cpu")
    (target,) = document["targets"]
    assert sum(target["origins"].values()) == len(target["kernels"]) > 0
    assert set(document["phases"]["cpu"]) == {"graph", "weights", "fuse", "schedule", "lower", "build"}
    assert document["size"] == (tmp_path / "m.tk").stat().st_size
    assert document["evidence"][0]["passed"] is True
    assert {output["name"] for output in document["evidence"][0]["outputs"]} == {"y", "best"}


def test_no_verify_leaves_no_evidence(tk, model, tmp_path):
    assert tk.json("compile", model, "-o", tmp_path / "m.tk", "-t", "cpu", "--no-verify")["evidence"] == []


def test_dump_writes_a_module_a_phase_that_parses_again(tk, model, tmp_path):
    from tvm.script import from_source

    tk("compile", model, "-o", tmp_path / "m.tk", "-t", "cpu", "--dump", tmp_path / "dump")
    files = sorted((tmp_path / "dump" / "cpu").glob("*.py"))
    assert [file.stem.partition("_")[2] for file in files] == ["graph", "schedule", "lower"]
    assert from_source(files[0].read_text()).get_global_vars()


def test_the_default_name_is_the_models(tk, model, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    tk("compile", model, "-t", "cpu", "--no-verify")
    assert (tmp_path / "model.tk").exists()


@pytest.mark.parametrize(
    ("arguments", "code", "text"),
    [
        (["zoo:nonsense"], 2, "nonsense"),
        (["missing.onnx"], 1, "missing.onnx"),
        (["model.txt"], 2, "model.txt"),
        (["MODEL", "--target", "h300"], 2, "h300"),
        (["MODEL", "--target", "rocm:gfx906"], 2, "gfx906"),
        (["MODEL", "--target", "cpu,cpu"], 2, "twice"),
        (["MODEL", "--shape", "x=1xx2"], 2, "--shape"),
        (["MODEL", "--shape", "z=1x2"], 2, "z"),
        (["MODEL", "--dtype", "int3"], 2, "int3"),
        (["MODEL", "--weights", "folder"], 2, "weights"),
        (["MODEL", "--accumulate", "float8"], 2, "float16"),
        (["MODEL", "--dump", __file__], 2, "is a file"),
        (["MODEL", "--no-such-option"], 2, "--no-such-option"),
        (["WRONG"], 2, "returned something else"),
    ],
)
def test_bad_arguments_end_with_one_clear_message(tk, model, tmp_path, arguments, code, text):
    wrong = model.replace(":small", ":wrong")
    given = [{"MODEL": model, "WRONG": wrong}.get(argument, argument) for argument in arguments]
    result = tk("compile", *given, "-o", tmp_path / "m.tk", *([] if "--target" in given else ["-t", "cpu"]), code=code)
    assert text in result.stderr
    assert "Traceback" not in result.stderr
    assert "bug" not in result.stderr
    assert not (tmp_path / "m.tk").exists()


def test_an_output_that_cannot_be_written(tk, model, tmp_path):
    result = tk("compile", model, "-o", tmp_path / "no" / "m.tk", "-t", "cpu", "--no-verify", code=2)
    assert "cannot write" in result.stderr


def test_a_folder_that_takes_no_file_is_told_before_the_work(tk, model):
    """/proc is a folder of Linux in which nobody may make a file, whatever its permissions say."""
    result = tk("compile", model, "-o", "/proc/m.tk", "-t", "cpu", "--no-verify", code=2)
    assert "cannot write /proc/m.tk" in result.stderr
    assert "cpu schedule" not in result.stderr


def test_a_device_is_not_replaced_by_a_package(tmp_path):
    device = tmp_path / "device"
    os.mkfifo(device)
    with pytest.raises(PackageError, match="no regular file"):
        write_archive(device, {}, {})
    assert device.is_fifo()


def test_a_file_that_is_no_exported_program_is_one_message(tk, tmp_path, caplog):
    (tmp_path / "bad.pt2").write_text("garbage")
    warned = logging.getLogger("torch.export")
    warned.addHandler(caplog.handler)
    text = tk("compile", tmp_path / "bad.pt2", "-t", "cpu", code=1).stderr
    warned.removeHandler(caplog.handler)
    assert text.startswith("error: cannot read")
    assert not caplog.records


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("level", "there", "not_there"),
    [
        ("1", ["tk: cpu schedule"], ["×1 "]),
        ("2", ["×1 ", "rule cpu."], ["rows="]),
        ("5", ["module after 1_graph", "@I.ir_module"], []),
    ],
)
def test_the_debug_ladder(tk, model, tmp_path, level, there, not_there):
    text = tk("compile", model, "-o", tmp_path / "m.tk", "-t", "cpu", "-q", "--no-verify", TK_DEBUG=level).stderr
    assert all(part in text for part in there)
    assert not any(part in text for part in not_there)


def test_a_debug_level_that_is_none(tk, model, tmp_path):
    assert "TK_DEBUG" in tk("compile", model, "-o", tmp_path / "m.tk", "-t", "cpu", code=2, TK_DEBUG="high").stderr
    assert os.listdir(tmp_path) == []


def test_verbose_shows_the_slowest_steps(tk, model, tmp_path):
    result = tk("compile", model, "-t", "cpu", "-o", tmp_path / "m.tk", "--no-verify", "--verbose")
    assert "slowest steps" in result.stdout
    assert "build, outside of passes" in result.stdout


def test_a_link_is_written_through(tk, model, tmp_path):
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "real.tk").write_text("old")
    (tmp_path / "link.tk").symlink_to("there/real.tk")
    tk("compile", model, "-o", tmp_path / "link.tk", "-t", "cpu", "--no-verify")
    assert (tmp_path / "link.tk").is_symlink()
    assert (tmp_path / "there" / "real.tk").read_bytes()[:2] == b"PK"
    assert sorted(path.name for path in (tmp_path / "there").iterdir()) == ["real.tk"]


def test_what_fails_after_the_package_is_written_says_so(tk, model, tmp_path, monkeypatch):
    def fails(document):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tk.commands.compile._tables", fails)
    text = tk("compile", model, "-o", tmp_path / "m.tk", "-t", "cpu", "--no-verify", "--quiet", code=1).stderr
    assert "m.tk is written and whole" in text
    assert (tmp_path / "m.tk").exists()
