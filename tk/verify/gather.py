"""What `tk run`, `tk bench`, `tk verify` and `tk debug` feed a model with: files or random arrays, by the inputs' names."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.aliases import Array
from tk.errors import UsageError, meant, message

if TYPE_CHECKING:
    from tk.package.artifact import Package
    from tk.package.signature import Signature
    from tk.verify.inputs import Ranges


__all__ = ["gather", "gather_for"]


def gather(package: Package, options: Iterable[str], seed: int, shapes: Iterable[str]) -> list[Array]:
    """The flat inputs of `package`, as `gather_for` makes them."""
    return gather_for(package.signature, options, seed, shapes, package.source.get("ranges"))


def gather_for(
    signature: Signature, options: Iterable[str], seed: int, shapes: Iterable[str], ranges: Ranges | None
) -> list[Array]:
    """The flat inputs of a model: random ones from `seed`, integers in `ranges`, but what `options` say.

    An option is `random` (every input), `NAME=random`, `NAME=@FILE.npy`, or `@FILE.npz` with an array a name. `shapes`
    sets dynamic dims, as `x=4x128`; an array from a file sets its own. Raises UsageError.
    """
    from tk.frontend.shapes import parse_shapes
    from tk.verify.inputs import random_inputs

    given: dict[str, Array] = {}
    names = [spec.name for spec in signature.inputs]
    for option in options:
        for name, array in _read(option).items():
            if name not in names:
                raise UsageError(
                    message(
                        f"no input is called {name!r}",
                        need=", ".join(names),
                        have=option,
                        do=meant(name, names, "use one of these names"),
                    )
                )
            if array is not None:
                given[name] = array
    asked: dict[str, Any] = dict(parse_shapes(shapes))
    for name, array in given.items():
        wanted: Any = asked.get(name, array.shape)
        fits = len(wanted) == array.ndim and all(
            size == dim or not isinstance(dim, int) for dim, size in zip(wanted, array.shape, strict=True)
        )
        if not fits:
            said, have = ("×".join(map(str, dims)) for dims in (wanted, array.shape))
            raise UsageError(
                message(
                    f"--shape and --input give {name!r} two shapes",
                    need=said,
                    have=f"{have}, from the file",
                    do="leave one of them out",
                )
            )
        asked[name] = array.shape
    drawn = random_inputs(signature, seed, ranges, asked)
    return [given.get(name, array) for name, array in zip(names, drawn, strict=True)]


def _read(option: str) -> dict[str, Array | None]:
    if option == "random":
        return {}
    name, equals, value = option.rpartition("=")
    if value == "random" and equals:
        return {name: None}
    if not value.startswith("@"):
        need = "random, NAME=random, NAME=@FILE.npy or @FILE.npz"
        meant = f"{name or 'NAME'}=@{value}" if value.endswith(".npy") else f"@{value}"
        do = f"put @ before a file's name: {meant}" if value.endswith((".npy", ".npz")) else None
        raise UsageError(message(f"--input {option!r} cannot be read", need=need, do=do))
    loaded = _load(Path(value[1:]))
    if isinstance(loaded, dict):
        if equals:
            raise UsageError(
                message(
                    f"--input {option!r}: a .npz names its arrays itself", need=f"--input {value}", do="give the file alone"
                )
            )
        if not loaded:
            raise UsageError(
                message(
                    f"--input {option!r} holds no array", need="an array a name", do="save arrays with numpy.savez(FILE, x=…)"
                )
            )
        return dict(loaded)
    if not equals:
        raise UsageError(
            message(f"--input {option!r} names no input", need=f"NAME={value}", do="name the input before the file")
        )
    return {name: loaded}


def _load(path: Path) -> Array | dict[str, Array]:
    """A .npy's array, or a .npz's by name, each in row-major order. Pickled objects are refused."""
    import zipfile

    import numpy as np

    try:
        with path.open("rb") as file:
            known = file.read(6).startswith((b"\x93NUMPY", b"PK"))
        if not known:
            raise EOFError("another kind of file")  # which NumPy takes for a pickle
        loaded = np.load(path, allow_pickle=False)
        if isinstance(loaded, np.ndarray):
            return np.asarray(loaded, order="C")
        with loaded:
            return {name: np.asarray(loaded[name], order="C") for name in loaded.files}
    except (OSError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise UsageError(
            message(f"cannot read {path}", need="a .npy or .npz file", have=_why(error), do="save the array with numpy.save")
        ) from error


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error).splitlines()[0]
