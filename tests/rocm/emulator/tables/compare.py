"""V_CMP: every relation and type, by rule (CDNA3 and RDNA3 ISA documents, VOPC instructions)."""

from __future__ import annotations

__all__ = ["COMPARE"]

_RELATIONS = {"lt": "a<b", "eq": "a==b", "le": "a<=b", "gt": "a>b", "ge": "a>=b"}
_TYPES = {
    "u32": ("u", "u32"),
    "i32": ("u", "i32"),
    "u16": ("t", "u16"),
    "i16": ("t", "i16"),
    "u64": ("q", "u64"),
    "i64": ("q", "i64"),
}
_FLOATS = {"f16": "h", "f32": "f", "f64": "d"}


def _table() -> dict[str, tuple[str, ...]]:
    table: dict[str, tuple[str, ...]] = {}
    for name, (letter, cast) in _TYPES.items():
        for relation, test in {**_RELATIONS, "ne": "a!=b", "t": "1", "f": "0"}.items():
            value = test.replace("a", f"({cast})a").replace("b", f"({cast})b") if len(test) > 1 else test
            table[f"v_cmp_{relation}_{name}"] = f"m={letter}{letter}", value
    for name, letter in _FLOATS.items():
        for relation, test in _RELATIONS.items():
            table[f"v_cmp_{relation}_{name}"] = f"m={letter}{letter}", test
            table[f"v_cmp_n{relation}_{name}"] = f"m={letter}{letter}", f"!({test})"
        table[f"v_cmp_lg_{name}"] = f"m={letter}{letter}", "a<b||a>b"
        table[f"v_cmp_nlg_{name}"] = f"m={letter}{letter}", "!(a<b||a>b)"
        table[f"v_cmp_o_{name}"] = f"m={letter}{letter}", "a==a&&b==b"
        table[f"v_cmp_u_{name}"] = f"m={letter}{letter}", "a!=a||b!=b"
        table[f"v_cmp_t_{name}"] = f"m={letter}{letter}", "1"
        table[f"v_cmp_tru_{name}"] = f"m={letter}{letter}", "1"
        table[f"v_cmp_f_{name}"] = f"m={letter}{letter}", "0"
        bits, width = {"h": ("t", 16), "f": ("u", 32), "d": ("q", 64)}[letter]
        table[f"v_cmp_class_{name}"] = f"m={bits}u", f"(class{width}(a)&b)!=0"
        table[f"v_cmp_neq_{name}"] = f"m={letter}{letter}", "!(a==b)"
    return table


COMPARE = _table()
