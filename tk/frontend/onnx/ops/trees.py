"""Forests of decision trees in ai.onnx.ml: TreeEnsemble, and the older TreeEnsembleRegressor and TreeEnsembleClassifier."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from onnx import NodeProto, numpy_helper
from tvm import relax, te, tirx
from tvm.script.ir_builder import tirx as T

from tk.aliases import Array
from tk.frontend.onnx.ops.ml_preprocess import labelled, refuse_transform, transformed
from tk.graph.sequential_loops import copied, local, serial

if TYPE_CHECKING:
    from onnx import TensorProto
    from tvm.tirx import Buffer

    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


LESS, EQUAL, GREATER, NAN = 1, 2, 4, 8  # how a feature is to its node's split; a node's mask says for which to go on with "yes"
MASKS = {"LEQ": LESS | EQUAL, "LT": LESS, "GTE": GREATER | EQUAL, "GT": GREATER, "EQ": EQUAL, "NEQ": LESS | GREATER}
MODES = ("LEQ", "LT", "GTE", "GT", "EQ", "NEQ", "MEMBER")


@dataclass
class _Forest:
    """The nodes of all trees: a feature's number, what it is compared with, and the nodes behind yes and no. A leaf goes on
    with itself, and `values` [nodes, targets] holds what it gives."""

    roots: list[int] = field(default_factory=list)
    feature: list[int] = field(default_factory=list)
    split: list[float] = field(default_factory=list)
    mask: list[int] = field(default_factory=list)
    yes: list[int] = field(default_factory=list)
    no: list[int] = field(default_factory=list)

    def add(self, feature: int, split: float, mask: int) -> int:
        """The number of a new node, a leaf until `yes` and `no` say more."""
        number = len(self.yes)
        for column, value in zip((self.feature, self.split, self.mask), (feature, split, mask), strict=True):
            column.append(value)  # type: ignore[attr-defined]
        self.yes.append(number)
        self.no.append(number)
        return number

    def depth(self) -> int:
        """The most steps from a root to a leaf."""
        steps, here = 0, set(self.roots)
        while here := {child for node in here for child in (self.yes[node], self.no[node]) if child != node}:
            steps += 1
            if steps > len(self.yes):
                raise ValueError("its nodes go round in a circle")
        return steps


def _leaves(x: te.Tensor, *tables: te.Tensor, depth: int) -> te.Tensor:
    """The leaf that each row of x [b, f] reaches in each tree: int64 [b, trees]."""
    rows, trees = x.shape[0], tables[-1].shape[0]

    def body(
        given: Buffer, feature: Buffer, split: Buffer, mask: Buffer, yes: Buffer, no: Buffer, root: Buffer, leaf: Buffer
    ) -> None:
        at, state = local("int64"), local("int64")
        kinds = [T.int64(each) for each in (LESS, EQUAL, GREATER, NAN)]
        with T.serial(0, rows) as b, T.serial(0, trees) as t:
            at[0] = root[t]
            with T.serial(0, depth):
                value, border = given[b, feature[at[0]]], split[at[0]]
                other = tirx.Select(value > border, kinds[2], kinds[3])
                state[0] = tirx.Select(value < border, kinds[0], tirx.Select(value == border, kinds[1], other))
                at[0] = tirx.Select(tirx.bitwise_and(mask[at[0]], state[0]) > T.int64(0), yes[at[0]], no[at[0]])
            leaf[b, t] = at[0]

    return serial([[rows, trees]], [copied(x), *tables], body, ["int64"], "leaves")


def _gathered(leaf: te.Tensor, values: te.Tensor, reduce: Callable[..., object]) -> te.Tensor:
    """What the leaves [b, trees] give, of values [nodes, targets]: [b, targets]."""

    def element(b: relax.Expr, target: relax.Expr) -> relax.Expr:
        t = te.reduce_axis((0, leaf.shape[1]), "tree")
        return reduce(values(leaf(b, t.var), target), axis=t)

    return te.compute([leaf.shape[0], values.shape[1]], element, name="gathered")


def _evaluated(node: NodeProto, importer: Importer, forest: _Forest, values: Array, how: str) -> relax.Expr:
    """Sums (or averages, least or greatest) of what the trees' leaves give for each row of the input."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    dtype = str(values.dtype)
    x = x if str(x.ty.dtype.dtype) == dtype else emit(relax.op.astype(x, dtype))
    x = x if x.ty.ndim == 2 else emit(relax.op.reshape(x, [1, -1]))
    width = importer.shape_of(node, x)[1]
    if not isinstance(width, int) or max(forest.feature) >= width:
        raise importer.failure(node, f"its trees ask for feature {max(forest.feature)} of {width}")
    columns = (forest.feature, forest.split, forest.mask, forest.yes, forest.no, forest.roots)
    tables = [relax.const(np.array(c, dtype if c is forest.split else "int64")) for c in columns]
    depth = forest.depth()
    leaf = importer.bb.emit_te(lambda *t: _leaves(*t, depth=depth), x, *tables, primfunc_name_hint="leaves")
    reduce = {"MIN": te.min, "MAX": te.max}.get(how, te.sum)
    given = relax.const(values, dtype)
    y = importer.bb.emit_te(lambda *t: _gathered(t[0], t[1], reduce), leaf, given, primfunc_name_hint="gathered")
    return emit(relax.op.divide(y, relax.const(float(len(forest.roots)), dtype))) if how == "AVERAGE" else y


def _empty(nodes: int, targets: int, how: str, dtype: str) -> Array:
    """What leaves give to targets that they say nothing of."""
    none = {"MIN": np.finfo(dtype).max, "MAX": np.finfo(dtype).min}.get(how, 0)
    return np.full((nodes, targets), none, dtype)


def _tree_ensemble(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Nodes and leaves are numbered apart. A node that asks whether a feature is one of several is a row of nodes here."""
    table = {name: numpy_helper.to_array(attributes[name]) for name in ("nodes_modes", "nodes_splits", "leaf_weights")}
    modes, splits, weights = table["nodes_modes"], table["nodes_splits"], table["leaf_weights"]
    dtype = "float64" if splits.dtype == np.float64 else "float32"
    missing = attributes.get("nodes_missing_value_tracks_true", [0] * len(modes))
    members = iter(_sets(attributes.get("membership_values")))
    forest, chains = _Forest(), []
    for index, mode in enumerate(modes):
        name, feature = MODES[int(mode)], attributes["nodes_featureids"][index]
        borders = next(members) if name == "MEMBER" else [float(splits[index])]
        nan = NAN if missing[index] or name == "NEQ" else 0
        mask = (EQUAL if name == "MEMBER" else MASKS[name]) | nan
        chains.append([forest.add(feature, border, mask) for border in borders])
    leaves = [forest.add(0, 0.0, 0) for _ in weights]
    for index, chain in enumerate(chains):
        yes, no = (
            (leaves if attributes[f"nodes_{way}leafs"][index] else [c[0] for c in chains])[
                attributes[f"nodes_{way}nodeids"][index]
            ]
            for way in ("true", "false")
        )
        for number, behind in zip(chain, [*chain[1:], no], strict=True):
            forest.yes[number], forest.no[number] = yes, behind
    forest.roots = [chains[root][0] for root in attributes["tree_roots"]]
    how = ("AVERAGE", "SUM", "MIN", "MAX")[attributes.get("aggregate_function", 1)]
    values = _empty(len(forest.yes), attributes["n_targets"], how, dtype)
    values[leaves, attributes["leaf_targetids"]] = weights
    y = _evaluated(node, importer, forest, values, how)
    y = transformed(
        node, importer, y, ("NONE", "SOFTMAX", "LOGISTIC", "SOFTMAX_ZERO", "PROBIT")[attributes.get("post_transform", 0)]
    )
    return [y if splits.dtype != np.float16 else importer.bb.emit(relax.op.astype(y, "float16"))]


def _sets(tensor: TensorProto) -> list[list[float]]:
    """The members that nodes ask for, one set after another, with NaN behind each."""
    found: list[list[float]] = [[]]
    for value in [] if tensor is None else numpy_helper.to_array(tensor):
        if np.isnan(value):
            found.append([])
        else:
            found[-1].append(float(value))
    return found


def _older(node: NodeProto, attributes: Attributes, kind: str, targets: int, how: str, dtype: str) -> tuple[_Forest, Array]:
    """The forest of an operator with nodes named by tree and number, and what leaves give; `kind` is "target" or "class"."""

    def numbers(name: str) -> Sequence[float]:
        tensor = attributes.get(f"{name}_as_tensor")
        return list(numpy_helper.to_array(tensor)) if tensor is not None else attributes.get(name, [])

    trees, ids = attributes["nodes_treeids"], attributes["nodes_nodeids"]
    names = [mode.decode() for mode in attributes["nodes_modes"]]
    missing = attributes.get("nodes_missing_value_tracks_true") or [0] * len(names)
    splits, forest, index = numbers("nodes_values"), _Forest(), {}
    for number, key in enumerate(zip(trees, ids, strict=True)):
        mask = MASKS[names[number].removeprefix("BRANCH_")] if names[number] != "LEAF" else 0
        feature = attributes["nodes_featureids"][number] if mask else 0
        index[key] = forest.add(feature, float(splits[number]), mask | (NAN if missing[number] else 0))
    for number, tree in enumerate(trees):
        if names[number] != "LEAF":
            forest.yes[number] = index[tree, attributes["nodes_truenodeids"][number]]
            forest.no[number] = index[tree, attributes["nodes_falsenodeids"][number]]
    children = {child for node_, pair in enumerate(zip(forest.yes, forest.no, strict=True)) for child in pair if child != node_}
    forest.roots = [number for number in range(len(trees)) if number not in children]
    values = _empty(len(trees), targets, how, dtype)
    said = zip(
        attributes[f"{kind}_treeids"],
        attributes[f"{kind}_nodeids"],
        attributes[f"{kind}_ids"],
        numbers(f"{kind}_weights"),
        strict=True,
    )
    for tree, id_, target, weight in said:
        at = index[tree, id_], target
        combined = {"MIN": min(values[at], weight), "MAX": max(values[at], weight)}
        values[at] = combined.get(how, values[at] + weight)
    return forest, values


def _shifted(importer: Importer, y: relax.Expr, attributes: Attributes) -> relax.Expr:
    """y with the base values added, if there are any."""
    tensor = attributes.get("base_values_as_tensor")
    base = numpy_helper.to_array(tensor) if tensor is not None else np.array(attributes.get("base_values", []))
    dtype = str(y.ty.dtype.dtype)
    return importer.bb.emit(relax.op.add(y, relax.const(base.astype(dtype), dtype))) if base.size else y


def _regressor(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    dtype = "float64" if str(importer.tensor(node.input[0]).ty.dtype.dtype) == "float64" else "float32"
    how = attributes.get("aggregate_function", b"SUM").decode()
    forest, values = _older(node, attributes, "target", attributes["n_targets"], how, dtype)
    refuse_transform(node, importer, attributes)
    y = _shifted(importer, _evaluated(node, importer, forest, values, how), attributes)
    return [y if dtype == "float32" else importer.bb.emit(relax.op.astype(y, "float32"))]


def _classifier(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The label of each row's greatest score, and the scores."""
    labels = attributes.get("classlabels_int64s")
    if not labels:
        raise importer.failure(node, "its labels are strings")
    if len(labels) < 2 or len(set(attributes["class_ids"])) == 1:
        raise importer.failure(node, "its trees know one class, whose scores stand for two")
    dtype = "float64" if str(importer.tensor(node.input[0]).ty.dtype.dtype) == "float64" else "float32"
    forest, values = _older(node, attributes, "class", len(labels), "SUM", dtype)
    y = _shifted(importer, _evaluated(node, importer, forest, values, "SUM"), attributes)
    y = transformed(node, importer, y, attributes.get("post_transform", b"NONE").decode())
    y = y if dtype == "float32" else importer.bb.emit(relax.op.astype(y, "float32"))
    return [labelled(importer, y, labels), y]


CONVERTERS: Converters = {
    "TreeEnsemble": _tree_ensemble,
    "TreeEnsembleClassifier": _classifier,
    "TreeEnsembleRegressor": _regressor,
}
"""Operator of ai.onnx.ml → converter(node, importer, attributes), giving one Relax expression an output."""
