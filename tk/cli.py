"""The command `tk`: a group whose commands are imported only when they are called, and one way to end.

0    done
1    a model, a package or a run is wrong (tk.TkError), or a file cannot be read or written
2    a wrong argument, option or target
3    numbers outside their tolerance (tk verify, tk debug bisect, and the check inside tk compile)
70   a bug in tk
130  interrupted
"""

from __future__ import annotations

import atexit
import gc
import io
import math
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

from tk import __version__
from tk.errors import TkError, UsageError, meant, message
from tk.host.garbage import SELDOM

if TYPE_CHECKING:
    from tk.report.terminal import Terminal

__all__ = ["FiniteRange", "OutputFile", "cached", "check_output", "cli", "common", "main"]

Command = TypeVar("Command", bound=Callable[..., Any])
BUG, INTERRUPTED = 70, 130
ISSUES = "please report it: what you ran, and what it prints with --verbose and TK_DEBUG=1"

# Each command: where it lives, and its line in --help, which then needs no import.
_COMMANDS = {
    "compile": ("tk.commands.compile:compile_", "Compile a model into a package for one or more targets."),
    "run": ("tk.commands.run:run", "Run a package once, on files or random inputs."),
    "generate": ("tk.commands.generate:generate", "Go on with a prompt, by a language model's package."),
    "bench": ("tk.commands.bench:bench", "Time a package, alone or beside torch, ONNX Runtime or another package."),
    "profile": ("tk.commands.profile:profile", "Time a package's kernels one by one, beside what the roofline allows."),
    "suite": ("tk.commands.suite:suite", "Time the kernels of known problems beside a library's, on a GPU."),
    "inspect": ("tk.commands.inspect:inspect", "Show what a package holds and what it needs."),
    "keygen": ("tk.commands.sign:keygen", "Make a key to sign packages with."),
    "sign": ("tk.commands.sign:sign", "Sign a package."),
    "verify-signature": ("tk.commands.sign:verify_signature", "Say who signed a package, and whether that is enough."),
    "verify": ("tk.commands.verify:verify", "Compare a package's numbers with a reference."),
    "debug": ("tk.commands.debug:debug", "Find the step of the compiler that makes a model wrong."),
    "coverage": ("tk.commands.coverage:coverage", "Write tables of what tk converts, and run ONNX's test cases."),
    "tune": ("tk.commands.tune:tune", "Search better schedules for a model or its kernels."),
    "db": ("tk.commands.db:db", "Look into tuning databases and mend them."),
    "calibrate": ("tk.commands.calibrate:calibrate", "Fit the cost models to kernels measured on a GPU."),
    "cache": ("tk.commands.cache:cache", "Show or empty the cache of assembled kernels."),
    "targets": ("tk.commands.targets:targets", "List what can be compiled for."),
    "doctor": ("tk.commands.doctor:doctor", "Show what is installed, what is missing, and what mends it."),
    "demo": ("tk.commands.demo:demo", "Compile, package, load, compare and time two models on this machine."),
}

_EPILOG = """\b
TK_DEBUG tells more on standard error, each level all that is below it:
  1  each phase of the compiler and the time it took
  2  a line a kernel: compiling, where its schedule came from;
     running, its time, GB/s, GFLOP/s and share of the roofline
  3  the decisions of each schedule, and which rules declined a kernel and why
  4  the generated source of each kernel
  5  the module as TVMScript after each phase

\b
Exit status: 0 done, 1 a model, package or run is wrong, 2 a wrong argument or
target, 3 numbers outside their tolerance, 70 a bug in tk, 130 interrupted.
"""


class OutputFile(click.Path):
    """A file to write, as a Path: a folder that is not there is an error before the work, not after it."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        path: Path = super().convert(value, param, ctx)  # type: ignore[assignment]
        check_output(path)
        return path


def check_output(path: Path) -> None:
    """Refuses a file that cannot be written, before the work whose result it takes. Raises UsageError."""
    import tempfile

    if not path.parent.is_dir():
        raise UsageError(
            message(
                f"cannot write {path}",
                need="an existing folder",
                have=f"no {path.parent}",
                do="make the folder, or name a file in one that is there",
            )
        )
    if path.is_dir():
        raise UsageError(message(f"cannot write {path}", need="a file's name", have="a folder", do=f"give {path / 'NAME'}"))
    if not path.exists():
        try:
            tempfile.TemporaryFile(dir=path.parent).close()  # says more than permissions do: a disk may be read-only or full
        except OSError as error:
            have = f"{path.parent}: {error.strerror or error}"
            do = "give a path in a folder that you may write to"
            raise UsageError(message(f"cannot write {path}", need="a folder for it", have=have, do=do)) from error


class FiniteRange(click.FloatRange):
    """Finite numbers of a range: click's own has NaN, which is below no bound, and infinities."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number: float = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(f"{value} is no finite number.", param, ctx)
        return number


class _Commands(click.Group):
    """Imports a command when it is called, and turns every way to fail into one message and an exit status."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        module, name = _COMMANDS[cmd_name][0].split(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in _COMMANDS.items()])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        for line in _EPILOG.replace("\b\n", "").splitlines():
            formatter.write(line + "\n")

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """As click's, but an unknown command does not import all the others to look for near names."""
        if args and args[0] not in _COMMANDS and not args[0].startswith("-"):
            ctx.fail(f"No such command {args[0]!r}: {meant(args[0], _COMMANDS, 'one of ' + ', '.join(_COMMANDS) + '.')}")
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        from tk.runtime.quiet import lasting

        extra["standalone_mode"] = False
        gc.set_threshold(*SELDOM)
        atexit.register(gc.freeze)  # what is left is not looked through for cycles before the process ends: a second of CPU
        _print_anything()
        lasting()
        terminal = _terminal()
        try:
            result = super().main(args, *more, obj=terminal, **extra)
        except click.ClickException as error:
            error.show()
            sys.exit(error.exit_code)
        except (click.Abort, KeyboardInterrupt):
            print("interrupted", file=sys.stderr)
            sys.exit(INTERRUPTED)
        except BrokenPipeError:
            # the reader has left: nothing more to write, and the interpreter's own flush must not complain
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except Exception as error:
            _end(error, terminal)
        sys.exit(result if isinstance(result, int) else 0)


def _print_anything() -> None:
    """Characters that a terminal's encoding lacks become "?": what was done must not fail for how it is printed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _terminal() -> Terminal:
    from tk.report.terminal import Terminal

    return Terminal()


def _end(error: Exception, terminal: Terminal) -> NoReturn:
    """Says what went wrong, and ends with the status that says so too."""
    if terminal.verbose:
        traceback.print_exception(error, file=sys.stderr)
    if isinstance(error, TkError):
        print(f"error: {error}", file=sys.stderr)
        sys.exit(error.exit_code)
    if isinstance(error, OSError):
        print(f"error: {error.strerror or error}" + (f": {error.filename}" if error.filename else ""), file=sys.stderr)
        sys.exit(1)
    if isinstance(error, MemoryError):
        print("error: there is not enough memory", file=sys.stderr)
        sys.exit(1)
    hint = "" if terminal.verbose else "\n  --verbose shows where"
    print(f"error: a bug in tk: {type(error).__name__}: {_first(str(error))}{hint}\n  {ISSUES}", file=sys.stderr)
    sys.exit(BUG)


def _first(text: str) -> str:
    return next((line.strip() for line in text.splitlines() if line.strip()), "")[:300]


def _set(name: str) -> Callable[[click.Context, click.Parameter, bool], bool]:
    def callback(ctx: click.Context, param: click.Parameter, value: bool) -> bool:
        if value:
            setattr(ctx.find_root().obj, name, True)
        if value and name == "verbose":
            from tk import debug
            from tk.runtime.quiet import lasting

            ctx.call_on_close(partial(setattr, debug, "libraries", debug.libraries))  # of this command, not of its process
            debug.libraries = True
            lasting(False)
        return value

    return callback


def common(json: bool = False) -> Callable[[Command], Command]:
    """Decorates a command with --verbose and --quiet, and --json where it has a document to print."""
    flags: list[tuple[tuple[str, ...], str]] = [
        (("-q", "--quiet"), "Print results only."),
        (("-v", "--verbose"), "Add the trace to an error; compiling, the slowest steps."),
    ]
    if json:
        flags.insert(0, (("--json",), "Print one JSON document and nothing else on standard output."))

    def decorate(command: Command) -> Command:
        for names, text in flags:
            flag = names[-1].removeprefix("--")
            command = click.option(*names, is_flag=True, expose_value=False, callback=_set(flag), help=text)(command)
        return command

    return decorate


def cached(command: Command) -> Command:
    """Decorates a command that compiles with --no-cache, which holds for the processes that it starts, too."""

    def leave_out(ctx: click.Context, _parameter: click.Parameter, no: bool) -> None:
        if no:
            from tk.host import variable
            from tk.host.cache import SIZE

            ctx.with_resource(variable(SIZE, "0"))

    text = "Assemble every kernel anew: take nothing from the cache of earlier compiles (`tk cache`), and keep nothing there."
    return click.option("--no-cache", is_flag=True, expose_value=False, callback=leave_out, help=text)(command)


@click.command(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, "--version", prog_name="tk", message="%(prog)s %(version)s")
@common(json=True)
def cli() -> None:
    """From a PyTorch or ONNX model to a package of generated, tuned kernels."""


# The entry point of the command `tk`.
main = cli


if __name__ == "__main__":
    main()
