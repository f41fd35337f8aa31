"""The linker that makes an AMD code object of LLVM's object code: any LLD of the host's, or pip's."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tk.errors import CompileError, message

__all__ = ["INSTALL", "find_linker", "link"]

INSTALL = 'pip install "tk-compiler[rocm]", or put LLVM\'s ld.lld on PATH'


def find_linker() -> tuple[str, ...]:
    """The command of the first linker there is: $TK_LLD, ROCm's, PATH's ld.lld, ziglang's; empty where there is none."""
    if own := os.environ.get("TK_LLD"):
        return tuple(shlex.split(own))
    homes = [os.environ[name] for name in ("ROCM_PATH", "ROCM_HOME") if os.environ.get(name)]
    for home in (*homes, "/opt/rocm"):
        if os.access(path := Path(home, "llvm", "bin", "ld.lld"), os.X_OK):
            return (str(path),)
    if (found := shutil.which("ld.lld")) is not None:
        return (found,)
    if importlib.util.find_spec("ziglang") is not None:
        return (sys.executable, "-m", "ziglang", "ld.lld")
    return ()


def link(relocatable: bytes) -> bytes:
    """The code object of LLVM's relocatable object. Raises CompileError naming what is undefined, or what to install."""
    command = find_linker()
    if not command:
        raise CompileError(message("there is no linker for AMD GPUs", need="LLVM's ld.lld", have="none", do=INSTALL))
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        source, made = Path(folder, "kernels.o"), Path(folder, "kernels.hsaco")
        source.write_bytes(relocatable)
        try:
            done = subprocess.run(
                [*command, "--no-undefined", "-shared", str(source), "-o", str(made)],
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
            )  # fmt: skip
        except OSError as error:
            have = f"{command[0]}: {error.strerror}"
            raise CompileError(message("the linker for AMD GPUs cannot be started", have=have, do=INSTALL)) from error
        if done.returncode != 0 or not made.exists():
            lines = [line.strip() for line in done.stdout.splitlines() if line.strip()][:6]
            have = "\n        ".join(lines).replace(str(source), "kernels.o")
            raise CompileError(
                message(
                    f"{command[0]} cannot link the kernels",
                    have=have or f"status {done.returncode}",
                    do="report it with the model and this compiler's version",
                )
            )
        return made.read_bytes()
