import io
import json

import numpy as np
import pytest

from tk import debug
from tk.errors import UsageError
from tk.report.tables import seconds, size
from tk.report.terminal import Terminal


def test_quiet_says_nothing_and_json_shows_nothing(capsys):
    Terminal(quiet=True).say("words")
    Terminal(json=True).show("a table")
    assert capsys.readouterr() == ("", "")
    Terminal().say("words")
    Terminal().show("a table")
    out, err = capsys.readouterr()
    assert out == "a table\n"
    assert err == "words\n"


def test_json_takes_what_results_are_made_of(capsys):
    Terminal(json=True).emit({"a": np.float32(1.5), "b": {"x"}, "c": np.arange(2)})
    assert json.loads(capsys.readouterr().out) == {"a": 1.5, "b": ["x"], "c": [0, 1]}
    Terminal().emit({"a": 1})
    assert capsys.readouterr().out == ""


def test_phases_are_lines_where_there_is_no_terminal(capsys):
    with Terminal().phases(2, "compile") as advance:
        advance("one")
        advance("two")
    lines = capsys.readouterr().err.splitlines()
    assert [line.split()[0] for line in lines] == ["one", "two"]
    assert all(line.endswith(" s") for line in lines)


@pytest.mark.parametrize(("value", "text"), [(3.214, "3.21 s"), (4.56e-3, "4.56 ms"), (7.8e-6, "7.8 µs"), (99.9e-6, "99.9 µs")])
def test_seconds(value, text):
    assert seconds(value) == text


@pytest.mark.parametrize(("value", "text"), [(12, "12 B"), (1500, "1.5 kB"), (44.7e6, "44.7 MB"), (16e9, "16.0 GB")])
def test_size(value, text):
    assert size(value) == text


@pytest.mark.parametrize(("text", "value"), [("", 0), ("0", 0), ("3", 3), (" 5 ", 5)])
def test_debug_level(monkeypatch, text, value):
    monkeypatch.setenv("TK_DEBUG", text)
    assert debug.level() == value


@pytest.mark.parametrize("text", ["6", "-1", "yes"])
def test_debug_levels_that_are_none(monkeypatch, text):
    monkeypatch.setenv("TK_DEBUG", text)
    with pytest.raises(UsageError, match="0 to 5"):
        debug.level()


def test_the_help_text_and_the_ladder_say_the_same():
    from tk.cli import _EPILOG

    assert all(f"  {step}  " in _EPILOG for step in debug.LADDER)


def test_long_lines_of_text_stay_whole(capsys: pytest.CaptureFixture[str]) -> None:
    line = "| " + "a row of Markdown " * 20 + "|"
    Terminal().show(f"{line}\n{line}")
    assert capsys.readouterr().out == f"{line}\n{line}\n"


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_says_how_many_kernels_are_left(monkeypatch):
    screen = Screen()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    with Terminal().phases(2, "compile") as advance:
        advance("cpu schedule")
        advance.count("schedule", 1, 8)
    assert "compile: cpu schedule: schedule, 7 of 8 kernels left" in screen.getvalue()
    for silent in (Terminal(quiet=True), Terminal(json=True)):
        screen.seek(0)
        screen.truncate()
        with silent.phases(2, "compile") as advance:
            advance("cpu schedule")
            advance.count("schedule", 1, 8)
        assert screen.getvalue() == ""
