"""python -m tk.rocm.build_library: device_library.ll and double_library.ll, made anew of the files of C of these names by
clang of `tk-compiler[rocm]`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

__all__ = ["SOURCES", "compiled"]

SOURCES = tuple(Path(__file__).parent / f"{name}_library.c" for name in ("device", "double"))
# Any architecture will do that has ds_bpermute: nothing of it is left in the text.
_COMMAND = ["clang", "-x", "c", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx9-generic", "-nogpulib", "-O2", "-ffp-contract=off",
            "-std=c23", "-fno-ident", "-S", "-emit-llvm", "-o", "-"]  # fmt: skip
# Code object version 5, which every ROCm from 6.0 on loads; LLVM 22's own choice is 6, which asks for a later one.
_VERSION = """

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
"""


def compiled(source: Path) -> str:
    """A file of the library as LLVM's text, its functions' attributes cut down to what holds wherever they are inlined."""
    command = [sys.executable, "-m", "ziglang", *_COMMAND, str(source)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    text = re.sub(r"^; ModuleID.*\nsource_filename.*\n", "", text)
    text = re.sub(r"^!llvm\.module\.flags.*\n|^!llvm\.errno.*\n|^; Function Attrs.*\n", "", text, flags=re.M)
    text = re.sub(r"^(attributes #\d+ = \{)([^}\n]*)\}", lambda found: f"{found[1]}{_plain(found[2])} }}", text, flags=re.M)
    text = re.sub(r"(, !tbaa !\d+|, !llvm\.loop !\d+|, !amdgpu[.\w]* !\d+|^!\d+ = .*\n)", "", text, flags=re.M)
    text = re.sub(r"^define hidden", "define linkonce_odr hidden", text, flags=re.M)  # what no kernel calls is left out
    return re.sub(r"\n{3,}", "\n\n", text).rstrip() + _VERSION


def _plain(attributes: str) -> str:
    return "".join(f" {word}" for word in re.sub(r'"[^"]*"(="[^"]*")?', "", attributes).split())


if __name__ == "__main__":
    for each in SOURCES:
        each.with_suffix(".ll").write_text(compiled(each), encoding="utf-8")
