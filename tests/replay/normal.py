"""Generated source without what a pure renaming changes.

Every name that a text declares itself becomes a number, in the order in which the text uses it: `v3` is the fourth local name
of a function, `g0` the first function or kernel of a program. The parameters of a CUDA kernel, which TVM sorts by name, are
sorted by their first use; comments go. What is not declared in the text stays as it is: intrinsics, types, dtypes, attributes.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

__all__ = ["Program", "declared_in_cuda", "declared_in_script"]

_STRING = r'"(?:\\.|[^"\\])*"'
_NAME = r"(?<![\w.])[A-Za-z_]\w*"
_TOKEN = re.compile(rf"{_STRING}|{_NAME}")
_CUDA_COMMENT = re.compile(rf"({_STRING})|//[^\n]*|/\*.*?\*/", re.DOTALL)
_SCRIPT_COMMENT = re.compile(r"^\s*#.*\n", re.MULTILINE)
# What is written into scheduled functions for tk's own use: the values count, the names and the rule's name do not.
_RULE = re.compile(r'"tk\.rule": "[\w.]*"')
_KNOB = re.compile(r'"tk\.[\w.]+":')
_BLOCK = re.compile(r'\bsblock\("[^"]*"\)')
_KERNEL = re.compile(
    r'^extern "C" __global__ void (?P<bounds>(?:__\w+__\([^)]*\) )*)(?P<name>\w+)\((?P<params>[^;{]*)\)', re.MULTILINE
)
_QUALIFIERS = """
    return else case goto new delete typedef using namespace struct union class enum static const extern inline volatile
    constexpr typename template operator signed unsigned __shared__ __device__ __global__ __host__ __forceinline__
    __constant__ HOST_DEVICE asm do if while for sizeof
"""
_TYPES = """
    int char short long float double bool void half uint uchar ushort auto true false nullptr switch break continue
    __restrict__ __grid_constant__ __volatile__ __asm__
"""
_NO_TYPE = frozenset(_QUALIFIERS.split())
_NO_VARIABLE = _NO_TYPE | frozenset(_TYPES.split())
_DECLARATION = re.compile(
    r"(?:\b(?P<type>[A-Za-z_]\w*)|>)(?P<between>[\s*&]*(?:\b(?:const|__restrict__|__volatile__|volatile)\b[\s*&]*)*)"
    r"(?<![\w.])(?P<name>[A-Za-z_]\w*)\s*(?=[=;,\[\)\(:])"
)


def declared_in_cuda(text: str) -> set[str]:
    """The variables, parameters and functions that CUDA C++ declares, as far as its form shows."""
    names = {match["name"] for match in _KERNEL.finditer(text)}
    at = 0
    while (match := _DECLARATION.search(text, at)) is not None:
        at = match.start("name")
        if match["type"] not in _NO_TYPE and match["between"] and match["name"] not in _NO_VARIABLE:
            names.add(match["name"])
    return names


def declared_in_script(text: str) -> set[str]:
    """The variables, parameters and functions that TVMScript binds."""
    names = set[str]()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, ast.FunctionDef):
            names.add(node.name)
    return names


@dataclass
class Program:
    """Texts that share the names of functions and kernels, in the order in which they are added."""

    functions: frozenset[str]
    numbers: dict[str, str] = field(default_factory=dict)

    def script(self, text: str) -> str:
        """A function in TVMScript."""
        text = _KNOB.sub('"tk":', _RULE.sub('"tk": ""', _BLOCK.sub('sblock("")', _SCRIPT_COMMENT.sub("", text))))
        rename = self._renamer(declared_in_script(text))
        return _TOKEN.sub(lambda token: token[0] if _is_keyword(token) else rename(token[0]), text)

    def kernel(self, text: str) -> str:
        """A CUDA kernel: its body, then its parameters in the order in which the body uses them."""
        text = _without_comments(text)
        head = _KERNEL.match(text)
        if head is None:
            return self.cuda(text)
        rename = self._renamer(declared_in_cuda(text))
        body = _lines(_TOKEN.sub(lambda token: rename(token[0]), text[head.end() :]))
        params = [_TOKEN.sub(lambda token: rename(token[0]), param.strip()) for param in head["params"].split(",")]
        params.sort(key=lambda param: int(re.findall(r"\d+$", param)[0]) if re.search(r"\bv\d+$", param) else -1)
        return f"{head['bounds']}{rename(head['name'])}({', '.join(params)}){body}"

    def cuda(self, text: str) -> str:
        """What precedes the kernels of a CUDA source: declarations and helper functions."""
        text = _without_comments(text)
        text = "".join(line for line in text.splitlines(keepends=True) if not _KERNEL.match(line))
        rename = self._renamer(declared_in_cuda(text))
        parts = text.splitlines(keepends=True)
        return _lines(
            "".join(part if part.lstrip().startswith("#") else _TOKEN.sub(lambda t: rename(t[0]), part) for part in parts)
        )

    def _renamer(self, declared: Iterable[str]) -> Callable[[str], str]:
        own, numbers = set(declared) - self.functions, dict[str, str]()

        def rename(token: str) -> str:
            if token.startswith('"'):
                inside = token[1:-1]
                return f'"{rename(inside)}"' if inside in self.functions else token
            if token in self.functions:
                return self.numbers.setdefault(token, f"g{len(self.numbers)}")
            return numbers.setdefault(token, f"v{len(numbers)}") if token in own else token

        return rename


def _is_keyword(token: re.Match[str]) -> bool:
    """Whether a name is that of a keyword argument, as in data=x; TVMScript puts spaces around an assignment's sign."""
    after = token.string[token.end() : token.end() + 2]
    return after.startswith("=") and after != "=="


def _without_comments(text: str) -> str:
    return _CUDA_COMMENT.sub(lambda match: match[1] or "", text)


def _lines(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines() if line.strip())
