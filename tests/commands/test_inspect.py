import json

from tk.package.signature import Signature


def test_the_table(tk, package):
    text = tk("inspect", package).stdout
    for part in (
        "ids: int64[2, 3]",
        "x: float32[2, 3, 8]",
        "y: float32[2, 3, 4]",
        "runs here",
        "yes",
        "rule",
        "verified against",
        "a call, ",
        "torch eager",
    ):
        assert part in text


def test_json_holds_everything(tk, package, model):
    document = tk.json("inspect", package)
    signature = Signature.from_json(document["signature"])
    assert [spec.name for spec in signature.inputs] == ["ids", "x"]
    (target,) = document["targets"]
    assert target["target"] == "cpu"
    assert target["lacks"] == []
    assert target["weight_bytes"] == sum(4 * _size(weight["shape"]) for weight in target["weights"])
    assert all({"name", "origin", "flops", "bytes"} <= set(kernel) for kernel in target["kernels"])
    assert document["source"]["function"] == "small"
    assert target["memory"]["exact"] is True
    # the gathered rows, the product, y, best (int64), and what the plan rounds up
    assert 2 * 3 * (4 + 4) * 4 <= target["memory"]["bytes"] < 2000
    assert 0 < target["eager_peak"] < 2000
    assert document["producer"]["apache-tvm"] == "0.27.0.post1"
    assert document["evidence"][0]["passed"] is True


def _size(shape):
    size = 1
    for dim in shape:
        size *= dim
    return size


def test_check_reads_every_byte(tk, package, tmp_path):
    tk("inspect", package, "--check")
    data = bytearray(package.read_bytes())
    at = data.index(b"\x7fELF")
    data[at + 100] ^= 0xFF
    (tmp_path / "bad.tk").write_bytes(data)
    assert "damaged" in tk("inspect", tmp_path / "bad.tk", "--check", code=1).stderr


def test_every_kernel_on_request(tk, package):
    names = [kernel["name"] for kernel in json.loads(tk("inspect", package, "--json").stdout)["targets"][0]["kernels"]]
    text = tk("inspect", package, "--kernels").stdout
    assert all(name in text for name in names)


def test_why_a_rule_left_a_kernel_to_another(tk, package):
    kernels = tk.json("inspect", package)["targets"][0]["kernels"]
    reasons = [why for kernel in kernels for why in kernel["declined"]]
    text = " ".join(tk("inspect", package, "--kernels").stdout.split())
    assert reasons
    assert all(f"declined: {' '.join(why.split())}" in text for why in reasons)
