import os
import signal
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import tk
from tests.cli_page import PAGE, page
from tk import cli as module
from tk import debug
from tk.cli import cli
from tk.errors import TkError, UsageError, VerifyError

COMMANDS = ("bench", "compile", "db", "demo", "doctor", "inspect", "profile", "run", "suite", "targets", "tune", "verify")


def invoke(*args):
    return CliRunner().invoke(cli, args)


def test_help_lists_every_command_the_ladder_and_the_exit_status():
    text = invoke("--help").stdout
    assert all(f"  {name} " in text for name in COMMANDS)
    assert all(part in text for part in ("TK_DEBUG", "share of the roofline", "Exit status", "130"))


def test_help_imports_nothing_heavy():
    program = "import sys; from tk.cli import cli\ntry: cli(['--help'])\nexcept SystemExit: pass\n"
    program += "print(sorted({'numpy', 'rich', 'torch', 'tvm', 'tvm_ffi', 'onnx'} & set(sys.modules)), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in ("tune", "db")])
def test_every_command_has_help_that_matches_its_line(name):
    result = invoke(name, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith("Usage: ")
    assert "--quiet" in result.stdout
    assert "--verbose" in result.stdout


def test_version():
    assert invoke("--version").stdout == f"tk {tk.__version__}\n"


@pytest.mark.parametrize(
    "args",
    [
        ("nonsense",),
        ("compile",),
        ("--nonsense",),
        ("run", "--nonsense"),
        ("bench", "x.tk", "--seconds", "nan"),
        ("demo", "--seconds", "inf"),
        ("verify", "x.tk", "--tolerance", "nan"),
        ("verify", "x.tk", "--tolerance", "-1"),
    ],
)
def test_usage_errors_are_status_2(args):
    result = invoke(*args)
    assert result.exit_code == 2
    assert "Error: " in result.stderr


def failing(error):
    """The group with one more command, which raises `error`."""

    @click.command()
    @module.common()
    def fail():
        raise error

    return fail


@pytest.mark.parametrize(
    ("error", "code", "first"),
    [
        (TkError("a thing\n  need: x"), 1, "error: a thing"),
        (UsageError("an option"), 2, "error: an option"),
        (VerifyError("a number"), 3, "error: a number"),
        (FileNotFoundError(2, "No such file or directory", "f.npy"), 1, "error: No such file or directory: f.npy"),
        (ZeroDivisionError("division by zero"), 70, "error: a bug in tk: ZeroDivisionError: division by zero"),
        (KeyboardInterrupt(), 130, "interrupted"),
    ],
)
def test_every_way_to_fail_has_one_message_and_a_status(monkeypatch, error, code, first):
    monkeypatch.setitem(module._COMMANDS, "fail", ("tests.test_cli:fail", "Fails."))
    monkeypatch.setattr(sys.modules[__name__], "fail", failing(error), raising=False)
    result = invoke("fail")
    assert result.exit_code == code
    assert result.stderr.lstrip().startswith(first)  # click ends the line that an interrupt broke
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    if code == 70:
        assert "--verbose" in result.stderr
        assert "report it" in result.stderr
        verbose = invoke("fail", "--verbose").stderr
        assert "Traceback" in verbose
        assert "Traceback" in invoke("--verbose", "fail").stderr
        assert not debug.libraries  # --verbose was of that command alone


def test_an_interrupt_ends_with_130():
    program = "import signal, time\nfrom tk.commands import targets\n"
    program += "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's background jobs ignore it
    program += "import tk.target\ntk.target.resolve = lambda name: (print('ready', flush=True), time.sleep(30))\n"
    program += "from tk.cli import cli\ncli(['targets'])"
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "ready\n"
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=300)
    assert process.returncode == 130
    assert said.strip() == "interrupted"


def test_a_reader_that_leaves_is_no_error():
    command = f"{sys.executable} -m tk.cli targets --json | head -n 1"
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONUNBUFFERED": "1"}
    )
    assert done.stdout == "{\n"
    assert done.stderr == ""


@pytest.mark.parametrize(
    "command",
    [
        ["compile", "zoo:mlp-tiny", "-o", "nowhere/x.tk"],
        ["run", "x.tk", "--save-outputs", "nowhere/y.npz"],
        ["bench", "x.tk", "--export", "nowhere/z.json"],
        ["tune", "zoo:mlp-tiny", "--report", "nowhere/r.html"],
        ["debug", "bisect", "zoo:mlp-tiny", "-o", f"{__file__}/folder"],
    ],
)
def test_a_folder_that_is_not_there_is_told_before_the_work(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli(command)
    assert ended.value.code == 2
    assert "cannot write " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["compil", "m.onnx"], "did you mean compile?"),
        (["compile", "zoo:mlp", "-t", "gpu"], "do:   see `tk targets`; auto is this machine's"),
        (["compile", "zoo:mlp", "-t", "h201"], "did you mean h200?"),
        (["compile", "m.pt"], "torch.export.save"),
        (["compile", "m.py"], "FILE.py:FUNCTION"),
        (["compile", "a_folder"], "have: a_folder, and no such folder"),
        (["suite", "gem"], "did you mean gemm?"),
        (["sign", "m.tk", "--key", "missing.pem"], "have: No such file or directory"),
    ],
)
def test_what_a_newcomer_meant_is_said(command: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli(command)
    assert end.value.code == 2
    assert said in capsys.readouterr().err


def test_modelled_without_locked_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli(["compile", "zoo:mlp-tiny", "-t", "cpu", "--modelled"])
    assert ended.value.code == 2
    assert "--locked" in capsys.readouterr().err


@pytest.mark.parametrize(
    "environment", [{"LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, {"PYTHONIOENCODING": "ascii"}]
)
def test_a_terminal_that_knows_ascii_only(environment: dict[str, str]) -> None:
    program = "from rich.table import Table\nfrom tk.report.terminal import Terminal\nimport click\nfrom tk import cli\n"
    program += "@click.command()\n@cli.common()\ndef fail():\n"
    program += "    t = Table('gr\\xf6\\xdfe'); t.add_row('1\\xd73 \\u2265 \\udc80')\n    Terminal().show(t, '4\\xb5s')\n"
    program += "import sys, types\nsys.modules['m'] = types.SimpleNamespace(fail=fail)\n"
    program += "cli._COMMANDS['fail'] = ('m:fail', 'x')\ncli.cli(['fail'])"
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "PYTHON"))}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, env=clean | environment, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"1?3" in done.stdout


@pytest.mark.parametrize("where", ["at import", "in the function", "in forward"])
def test_a_users_file_that_ends_the_program(tmp_path: Path, where: str, capsys: pytest.CaptureFixture[str]) -> None:
    leave = {key: "sys.exit(7)" if key == where else "pass" for key in ("at import", "in the function", "in forward")}
    text = f"import sys, torch\n{leave['at import']}\nclass M(torch.nn.Module):\n    def forward(self, x):\n"
    text += f"        {leave['in forward']}\n        return x\n"
    text += f"def make():\n    {leave['in the function']}\n    return M(), (torch.ones(2),)\n"
    (tmp_path / "m.py").write_text(text)
    with pytest.raises(SystemExit) as ended:
        cli(["compile", f"{tmp_path / 'm.py'}:make", "-o", str(tmp_path / "m.tk")])
    assert ended.value.code == 1
    assert "m.py:make" in capsys.readouterr().err
    assert not (tmp_path / "m.tk").exists()


def test_the_page_of_commands_is_what_the_commands_say():
    assert PAGE.read_text(encoding="utf-8") == page(), "docs/cli.md is stale: python -m tests.cli_page"


def test_commands_do_not_look_for_cycles_while_they_import(monkeypatch):
    import gc

    asked = []
    monkeypatch.setattr(gc, "set_threshold", lambda *thresholds: asked.append(thresholds))
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    assert asked[0][0] > 10 * 700  # Python's own first threshold; a run of tests has set another
