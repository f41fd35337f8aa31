"""Files that torch would run code from: refused before they are read. Each attack would leave a file; none may be there."""

from __future__ import annotations

import io
import json
import os
import pickle
import zipfile
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tk
from tk.errors import TkError
from tk.frontend import load

torch = pytest.importorskip("torch")
Members = dict[str, bytes]


class Net(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = torch.nn.Linear(8, 4)
        self.register_buffer("scale", torch.ones(4))

    def forward(self, x: torch.Tensor) -> dict[str, torch.Tensor]:
        return {"y": self.linear(x) * self.scale, "z": torch.cat([x, x])}


class Canary:
    """Leaves a file when it is unpickled."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> Any:
        return Path.touch, (self.path,)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("pt2") / "net.pt2"
    rows = torch.export.Dim("rows", min=2, max=64)
    program = torch.export.export(Net().eval(), (torch.randn(6, 8),), dynamic_shapes=({0: rows},))
    torch.export.save(program, path)
    return path


def members_of(path: Path) -> Members:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def write(path: Path, members: Members) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return path


def named(members: Members, end: str) -> str:
    return next(name for name in members if name.endswith(end))


def folder_of(members: Members) -> str:
    return next(iter(members)).split("/")[0]


def edited(members: Members, end: str, edit: Callable[[Any], None]) -> None:
    document = json.loads(members[named(members, end)])
    edit(document)
    members[named(members, end)] = json.dumps(document).encode()


def sizes(document: Any) -> list[dict[str, Any]]:
    """Every symbolic size of a program's JSON."""
    if isinstance(document, dict):
        own = [document] if "expr_str" in document else []
        return own + [each for value in document.values() for each in sizes(value)]
    return [each for value in document for each in sizes(value)] if isinstance(document, list) else []


def sample_inputs(members: Members, canary: Path) -> None:
    members[named(members, "sample_inputs/model.pt")] = pickle.dumps(Canary(canary))


def sample_inputs_saved(members: Members, canary: Path) -> None:
    buffer = io.BytesIO()
    torch.save(((Canary(canary),), {}), buffer)
    members[named(members, "sample_inputs/model.pt")] = buffer.getvalue()


def weights(members: Members, canary: Path) -> None:
    def edit(document: Any) -> None:
        for entry in document["config"].values():
            entry["use_pickle"] = True
            members[f"{folder_of(members)}/data/weights/{entry['path_name']}"] = pickle.dumps(Canary(canary))

    edited(members, "model_weights_config.json", edit)


def older_weights(members: Members, canary: Path) -> None:
    members[f"{folder_of(members)}/data/weights/model.pt"] = pickle.dumps(Canary(canary))


def constant(prefix: str) -> Callable[[Members, Path], None]:
    def attack(members: Members, canary: Path) -> None:
        entry = {"path_name": f"{prefix}0", "is_param": False, "use_pickle": True, "tensor_meta": None}
        edited(members, "model_constants_config.json", lambda document: document["config"].update({"c": entry}))
        members[f"{folder_of(members)}/data/constants/{prefix}0"] = pickle.dumps(Canary(canary))

    return attack


def size(text: str) -> Callable[[Members, Path], None]:
    def attack(members: Members, canary: Path) -> None:
        def edit(document: Any) -> None:
            for each in sizes(document):
                each["expr_str"] = text.format(str(canary))

        edited(members, "models/model.json", edit)

    return attack


def call(members: Members, canary: Path) -> None:
    def edit(document: Any) -> None:
        node = document["graph_module"]["graph"]["nodes"][-1]
        node["target"] = "torch.os.mkdir"
        node["inputs"] = [{"name": "path", "arg": {"as_string": str(canary)}, "kind": 1}]

    edited(members, "models/model.json", edit)


def tree(context: Any) -> Callable[[Members, Path], None]:
    def attack(members: Members, canary: Path) -> None:
        (canary.parent / "imported.py").write_text(f"open({str(canary)!r}, 'w')")

        def edit(document: Any) -> None:
            spec = document["graph_module"]["module_call_graph"][0]["signature"]
            kind = "collections.defaultdict" if isinstance(context, dict) else "builtins.dict"
            leaf = {"type": None, "context": None, "children_spec": []}
            spec["out_spec"] = json.dumps([1, {"type": kind, "context": context, "children_spec": [leaf, leaf]}])

        edited(members, "models/model.json", edit)

    return attack


def library(members: Members, canary: Path) -> None:
    members[f"{folder_of(members)}/data/aotinductor/model/m.so"] = b"\x7fELF"


ATTACKS = {
    "sample inputs, a bare pickle": sample_inputs,
    "sample inputs, torch.save": sample_inputs_saved,
    "weights marked as pickles": weights,
    "weights of the older format": older_weights,
    "a pickled tensor constant": constant("tensor_"),
    "an opaque constant": constant("opaque_obj_"),
    "a TorchBind constant": constant("custom_obj_"),
    "a size that opens a file": size("open('{}', 'w')"),
    "a size that imports": size("__import__('pathlib').Path('{}').touch()"),
    "a size that climbs": size("().__class__"),
    "a size without end": size("9**9**9**9"),
    "a size of powers of powers": size("Pow(Pow(Pow(Integer(9), Integer(64)), Integer(64)), Integer(64))"),
    "a call of torch.os": call,
    "a defaultdict that imports": tree(
        {"default_factory_module": "imported", "default_factory_name": "x", "dict_context": ["y", "z"]}
    ),
    "an enum that imports": tree(json.dumps([{"__enum__": True, "fqn": "imported:X", "name": "Y"}])),
    "a library": library,
}


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
def test_a_file_that_would_run_code_is_refused(
    sound: Path, tmp_path: Path, attack: Callable[[Members, Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    members, canary = members_of(sound), tmp_path / "canary"
    attack(members, canary)
    path = write(tmp_path / "net.pt2", members)
    with pytest.raises(TkError) as caught:
        load(str(path))
    assert not canary.exists()
    assert "net.pt2 holds" in str(caught.value)
    assert "do:" in str(caught.value)


def test_attacks_would_work(sound: Path, tmp_path: Path) -> None:
    """What is refused is not refused because it is broken: without the check the canary appears."""
    from tk.frontend.torch.archive import check_pt2

    shown = []
    for name in ("sample inputs, a bare pickle", "weights marked as pickles", "an opaque constant", "a size that opens a file"):
        members, canary = members_of(sound), tmp_path / name
        ATTACKS[name](members, canary)
        path = write(tmp_path / "net.pt2", members)
        with pytest.raises(TkError):
            check_pt2(path)
        try:
            torch.export.load(path)
        except Exception as error:
            shown.append(str(error))
        assert canary.exists(), (name, shown)


def test_a_sound_file_is_taken(sound: Path, tmp_path: Path) -> None:
    model = load(str(write(tmp_path / "again.pt2", members_of(sound))))
    assert [spec.name for spec in model.signature.inputs] == ["x"]


def test_a_defaultdict_of_lists_is_taken(tmp_path: Path) -> None:
    class Made(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> Any:
            made = defaultdict(list)
            made["y"] = x + 1
            return made

    torch.export.save(torch.export.export(Made(), (torch.randn(3),)), tmp_path / "made.pt2")
    from tk.frontend.torch.archive import check_pt2

    check_pt2(tmp_path / "made.pt2")


@pytest.mark.parametrize("suffix", [".pt", ".bin", ".pth", ".npz", ".npy", ".pkl"])
def test_other_pickles_are_no_models(tmp_path: Path, suffix: str) -> None:
    canary = tmp_path / "canary"
    (tmp_path / f"m{suffix}").write_bytes(pickle.dumps(Canary(canary)))
    with pytest.raises(TkError):
        load(str(tmp_path / f"m{suffix}"))
    with pytest.raises(TkError):
        tk.load(tmp_path / f"m{suffix}")
    assert not canary.exists()


@pytest.mark.parametrize("suffix", [".npz", ".npy", "_bare.npy", "_cut.npz"])
def test_inputs_are_not_unpickled(tmp_path: Path, suffix: str) -> None:
    from tk.package.signature import Signature, TensorSpec
    from tk.verify.gather import gather_for

    canary, path = tmp_path / "canary", tmp_path / f"x{suffix}"
    array = np.array([Canary(canary)], dtype=object)
    if "_" in suffix:
        path.write_bytes(b"PK\3\4" if "cut" in suffix else pickle.dumps(Canary(canary)))
    else:
        np.save(path, array) if suffix == ".npy" else np.savez(path, x=array)
    option = f"@{path}" if suffix.endswith(".npz") else f"x=@{path}"
    with pytest.raises(TkError, match="cannot read"):
        gather_for(Signature((TensorSpec("x", (1,), "float32"),), (), {}), (option,), 0, (), None)
    assert not canary.exists()


@pytest.mark.parametrize("name", ["pytorch_model.bin", "model.pt"])
def test_weights_are_read_from_safetensors_only(tmp_path: Path, name: str) -> None:
    canary = tmp_path / "canary"
    (tmp_path / name).write_bytes(pickle.dumps(Canary(canary)))
    with pytest.raises(TkError):
        load("zoo:mlp", weights=tmp_path)
    assert not canary.exists()
    assert os.listdir(tmp_path) == [name]
