"""PTX modules merged into one: kernels of one source that were compiled side by side are assembled together.

A module is a head, declarations and functions:

    .version 9.0  .target sm_90a  .address_size 64          the same in all
    .extern .shared .align 64 .b8 pool_buf_ptr[];           once, where several have it
    .visible .entry k1(…) { … }   .visible .entry k2(…) { … }

Labels belong to their function, and a name that begins with % or $L to its block: nothing is renamed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

__all__ = ["merge_modules"]

_HEAD = (".version", ".target", ".address_size")
_COMMENT = re.compile(r"//.*")
_ENTRY = re.compile(r"(?:\.\w+\s+)*\.entry\s+([\w$]+)")
_FUNCTION = re.compile(r"(?:\.\w+\s+)*\.func\s*(?:\([^)]*\)\s*)?([\w$]+)")
_VARIABLE = re.compile(r"(?:\.\w+\s+|\d+\s+)*([\w$]+)\s*(?:\[\d*\]\s*)*(?:=|;)")
_LABEL = re.compile(r"\$L__\w+?\d+_")  # numbered by function, as a function is numbered in its module


def merge_modules(modules: Sequence[str], kernels: Sequence[str]) -> str | None:
    """The module with what is in any of `modules`, its kernels in the order of their names in `kernels`. None where that is
    no module: two of them call different things by one name, or have something that is not known here."""
    heads: list[str] = []
    declared: dict[tuple[str, bool], str] = {}
    entries: dict[str, str] = {}
    for module in modules:
        head = []
        for item in _items(module):
            if item.startswith(_HEAD):
                head.append(item)
            elif (found := _ENTRY.match(item)) is not None:
                if entries.setdefault(found[1], item) is not item:
                    return None
            elif (found := _FUNCTION.match(item) or _VARIABLE.match(item)) is not None:
                # a function's prototype and its body are two items of one name
                known = declared.setdefault((found[1], item.endswith(";")), item)
                if _LABEL.sub("", known) != _LABEL.sub("", item):
                    return None
            else:
                return None
        heads.append("\n".join(head))
    if len(set(heads)) != 1 or set(entries) != set(kernels):
        return None
    return "\n".join([heads[0], *declared.values(), *(entries[name] for name in kernels)]) + "\n"


def _items(module: str) -> Iterator[str]:
    """The directives and functions of a module, one after the other, without comments."""
    depth, item = 0, list[str]()
    for line in _COMMENT.sub("", module).splitlines():
        if not line.strip():
            continue
        item.append(line.rstrip())
        depth += line.count("{") - line.count("}")
        first = item[0].lstrip()
        if depth == 0 and (first.startswith(_HEAD) or line.rstrip().endswith((";", "}"))):
            yield "\n".join(item).strip()
            item = []
    if item:
        yield "\n".join(item).strip()
