"""What is said of a model that torch.export cannot export, and what to do about it."""

from __future__ import annotations

import inspect
import re

import torch
from torch._subclasses.fake_tensor import DataDependentOutputException
from torch.export import ExportedProgram

from tk.errors import ImportModelError, message

__all__ = ["cannot_export", "changes_kept", "detached", "refuse_fixed"]

# What a model's own code raises. torch.export's own errors, of other types, say what it cannot trace.
_OWN = (TypeError, ValueError, IndexError, KeyError, AttributeError, AssertionError, RuntimeError, NotImplementedError)


# Operators without a rule for their shapes, and what to write instead.
_INSTEAD = {
    "linalg_lstsq": "write torch.linalg.pinv(a) @ b, or solve with the factors of torch.linalg.qr(a)",
    "_ctc_loss": "leave the loss out of the model that is compiled: it trains",
}


def refuse_fixed(program: ExportedProgram, decomposed: ExportedProgram) -> None:
    """Raises where an input's dim that is dynamic in `program` is a number once its operators are decomposed: torch says
    nothing when one of its formulas needs a whole number, and the program then takes that size alone."""
    after = {node.name: node.meta.get("val") for node in decomposed.graph.find_nodes(op="placeholder")}
    for node in program.graph.find_nodes(op="placeholder"):
        sizes = zip(getattr(node.meta.get("val"), "shape", ()), getattr(after.get(node.name), "shape", ()), strict=False)
        for axis, (size, now) in enumerate(sizes):
            if isinstance(size, torch.SymInt) and size.node.expr.free_symbols and not isinstance(now, torch.SymInt):
                raise ImportModelError(
                    message(
                        f"torch fixes a dynamic dim of {node.name} when it takes the model's operators apart",
                        need="operators whose formulas take dynamic sizes",
                        have=f"dim {axis} fixed to {now}",
                        do="leave the dim out of dynamic_shapes, or write the operator that reads its size with others",
                    )
                )


def cannot_export(module: torch.nn.Module, error: Exception, dynamic: bool) -> ImportModelError:
    """The error of a `module` for which torch.export raised `error`, asked for `dynamic` dims or not."""
    have, do = _said(error), _remedy(error, module, dynamic)
    if re.fullmatch(r"\w+\.\w+\.\w+", have) and not isinstance(
        error, DataDependentOutputException
    ):  # an operator of which torch does not know what it returns
        return ImportModelError(
            message(
                f"torch.export cannot export {type(module).__name__}",
                need="operators for which torch has a rule that says the shape of their results",
                have=have,
                do=_INSTEAD.get(have.split(".")[1], "write this part with other operators"),
            )
        )
    if shapeless := re.search(r"no fake impl registered for <CustomOpDef\((\w+::\w+)\)>", have):
        return ImportModelError(
            message(
                f"torch.export cannot export {type(module).__name__}",
                need="operators for which torch has a rule that says the shape of their results",
                have=shapeless[1],
                do=f"give it one, @torch.library.register_fake({shapeless[1]!r}), and tk a converter, tk.register_converter; or"
                " write this part with torch's own operators",
            )
        )
    if unknown := re.match(r"Found <class '(\S+)'> in (input|output)", have):
        name, (have, do) = unknown[1].rpartition(".")[2], _unknown(unknown[1], unknown[2])
        return ImportModelError(
            message(
                f"torch.export does not know what is in a {name}, which {type(module).__name__} "
                + ("takes" if unknown[2] == "input" else "returns"),
                need="tensors, and tuples, lists, dicts, named tuples and dataclasses of them",
                have=have,
                do=do,
            )
        )
    return ImportModelError(message(f"torch.export cannot export {type(module).__name__}", have=have, do=do))


def _unknown(path: str, side: str) -> tuple[str, str]:
    kind = path.rpartition(".")[2]
    cache = "give use_cache=False, or " if path.startswith("transformers.") and "Cache" in kind else ""
    return f"a {path} in the model's {side}", f"{cache}say what is in it: torch.utils._pytree.register_pytree_node({kind}, …)"


def _said(error: Exception) -> str:
    """What `error` says first, and the model's line that it names: torch goes on with ways to debug torch."""
    first, _, rest = str(error).strip().partition("\n\n")
    _, _, call = rest.partition("The following call raised this error:\n")
    where = [line.strip() for line in call.splitlines()[:2]]
    if "Constraints violated" in first:
        ways = r" (For more information, run|If you're using mark_dynamic).*"  # to debug torch, and what is not used here
        lines = dict.fromkeys(re.sub(ways, "", line) for line in first.splitlines())
        return "\n        ".join(lines)
    return "\n        ".join([first or type(error).__name__, *where])


def _remedy(error: Exception, module: torch.nn.Module, dynamic: bool) -> str:
    """What to do about `error`: torch.export's own say what it cannot trace; any other is raised by the model's forward."""
    if "guard on data-dependent expression" in str(error) or isinstance(error, DataDependentOutputException):
        return (
            "make the control flow one for all values: torch.where, or torch.cond, for a branch; a mask over all rows for a"
            " loop over those that were found; for a while, torch._higher_order_ops.while_loop, or as many steps as there may"
            " be, x = torch.where(going, step(x), x)"
        )
    if "Constraints violated" in str(error):
        return (
            "give the dims as suggested; one that the model fixes, as by int(n), a list of n or a table of a length, leave out"
            " of dynamic_shapes, or compile the model at each size"
        )
    if isinstance(error, TypeError) and "argument" in str(error):
        return f"give the arguments of {type(module).__name__}.forward{inspect.signature(module.forward)}"
    if "PackedParams" in str(error):
        return "quantise it otherwise, as torchao does: weights packed by torch.ao.quantization cannot be exported"
    if "dynamic_shapes" in str(error):
        return "give dynamic_shapes as torch.export takes them: a dict of dims, or None, for each argument of forward"
    if dynamic and isinstance(error, (*_OWN, ArithmeticError)):
        return (
            "see that the model runs on these inputs as it is; if it does, it does so at known sizes alone: leave dims that it"
            " computes with out of dynamic_shapes"
        )
    if type(error) in _OWN:
        return "see that the model runs on these inputs as it is: their number, shapes and dtypes"
    return "make the forward pass free of control flow that depends on tensors' values, and check dynamic_shapes"


def changes_kept(name: str) -> ImportModelError:
    return ImportModelError(
        message(
            f"the model's forward changes a tensor that it keeps, {name!r}",
            need="tensors that stay, or buffers, which calls take and give back",
            do="make it a buffer, self.register_buffer(name, tensor), and write into it: .copy_(), .add_()",
        )
    )


def detached() -> ImportModelError:
    return ImportModelError(
        message(
            "the model's forward uses the .data of a tensor that it keeps, whose values torch.export does not see",
            need="parameters and buffers under their names, and parameters left as they are",
            do="leave .data out; what changes from call to call is a buffer: self.register_buffer(name, tensor)",
        )
    )
