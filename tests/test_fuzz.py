"""What the fuzzer found before, and a few graphs of the day."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import onnx
import pytest
import torch
from hypothesis import HealthCheck, Phase, given, seed, settings

from tests.fuzz.child import Child
from tests.fuzz.judge import judge
from tests.fuzz.program import Program, make, run_lines
from tests.fuzz.seeded import tally
from tests.fuzz.shrink import reduced
from tests.fuzz.values import special
from tests.sample import ALL, SEED, day, sample
from tk.verify.tolerance import Reductions

ROOT = Path(__file__).parents[1]
RIGHT = (0, 1, 3)  # seeds of which all graphs are; of 2 one sums DBL_MAX in another order than torch, to -inf and not to NaN
CORPUS = sorted((Path(__file__).parent / "fuzz" / "corpus").glob("*.json"))
pytestmark = pytest.mark.xdist_group("fuzz")


@pytest.fixture(scope="module")
def child() -> Iterator[Child]:
    worker = Child()
    yield worker
    worker.close()


@pytest.mark.parametrize("path", sample(CORPUS, 3), ids=lambda path: path.stem)
def test_past_findings_end_as_expected(path: Path, child: Child) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    compile_only = record["target"].startswith("cuda")
    answer = child.ask(program=record["program"], target=record["target"], mode=0, compile_only=compile_only)
    assert answer["kind"] == record["expect"], f"{path.name}: {answer['text']}"


@pytest.mark.rotated(6)
def test_sample_of_the_day(tmp_path: Path) -> None:
    """Graphs that were right when this was written: which new ones are wrong is what `python -m tests.fuzz` is asked."""
    seed = str(zlib.crc32(SEED.encode()) if ALL else RIGHT[day(SEED) // 6 % len(RIGHT)])
    command = [
        "-m",
        "tests.fuzz",
        "--target",
        "cpu",
        "--seed",
        seed,
        "--jobs",
        "1",
        "--n",
        "8",
        "--minutes",
        "0.3",
        "--shrink",
        "10",
        "--groups",
        "pointwise,moves,sums,matmuls,index,more,further,control",  # of which the seeds were tried
    ]
    done = subprocess.run(
        [sys.executable, *command, "--out", str(tmp_path)], cwd=ROOT, capture_output=True, text=True, timeout=500, check=False
    )
    files = "\n".join(path.read_text(encoding="utf-8") for path in tmp_path.glob("*.py"))
    assert done.returncode == 0, f"python {' '.join(command)}\n{done.stdout}\n{done.stderr[-2000:]}\n{files}"


@pytest.mark.rotated(4)
def test_a_worker_that_dies_is_an_answer_and_the_next_one_serves() -> None:
    worker = Child(limit=60)
    dies = _program(["import_os"], "(__import__('os').abort(), x0)[1]")
    assert worker.ask(program=dies, target="cpu")["kind"] == "torch"  # it died in the reference
    assert worker.ask(program=_program(["relu"], "torch.relu(x0)"), target="cpu")["kind"] == "right"
    worker.close()


def test_wrong_values_are_told_from_what_rounding_does() -> None:
    import numpy as np

    own = np.float32([1.0, 2.0, 3.0])
    sums = Reductions(1, 1)
    same = lambda n: [own]  # noqa: E731
    assert judge([own], [own], [own.astype(np.float64)], same, "float32", sums).kind == "right"
    assert judge([own + np.float32([0, 0, 0.01])], [own], [own.astype(np.float64)], same, "float32", sums).kind == "wrong"
    assert judge([own[:2]], [own], [own.astype(np.float64)], same, "float32", sums).kind == "wrong"
    # an element that rounding moves this far is no finding, where others are
    moved = lambda n: [own + np.float32([0, 0, 0.1 * n])]  # noqa: E731
    assert judge([own + np.float32([0, 0, 0.01])], [own], [own.astype(np.float64)], moved, "float32", sums).kind == "right"
    assert judge([own + np.float32([0, 0.01, 0])], [own], [own.astype(np.float64)], moved, "float32", sums).kind == "wrong"
    # what float64 holds and the dtype does not is infinite there
    vast, wide = np.float16([np.inf, 1]), np.float64([7e4, 1])
    infinite, less = (lambda n: [vast]), (lambda n: [np.float16([2, 1])])
    assert judge([vast], [np.float16([2, 1])], [wide], less, "float16", sums).kind == "right"
    assert judge([vast], [vast], [wide], infinite, "float16", sums).kind == "right"
    assert judge([np.float16([-np.inf, 1])], [vast], [wide], infinite, "float16", sums).kind == "wrong"
    ties = lambda n: [np.int64([n % 2, 1])]  # noqa: E731
    assert judge([np.int64([1, 1])], [np.int64([0, 1])], [np.int64([0, 1])], ties, "float32", sums).kind == "right"
    assert judge([np.int64([0, 0])], [np.int64([0, 1])], [np.int64([0, 1])], ties, "float32", sums).kind == "wrong"


def test_roots_of_what_cancels_are_disturbed_as_such() -> None:
    """A distance of 0 is √ε of the others where it is computed as |x|² + |y|² − 2xy; other distances move by ε."""
    import numpy as np

    program = Program.from_json(_program(["cdist"], "torch.cdist(x0, x0, p=2.0)"))
    inputs = make(program.inputs)
    runs = np.stack([run_lines(program, inputs, wide=True, noise=np.random.default_rng(n), unit=1e-16)[0] for n in range(20)])
    width = runs.max(0) - runs.min(0)
    assert 1e-9 < width.diagonal().max() < 1e-7
    assert width[0, 1] < 1e-13


def test_distances_are_as_far_off_as_what_they_are_between() -> None:
    """Of points far from 0 and near each other |x|² is more than any distance, and so is what is left of it."""
    import numpy as np

    program = Program.from_json(_program(["add", "cdist"], "x0 + 100", "torch.cdist(v0, v0, p=2.0)"))
    inputs = make(program.inputs)
    runs = np.stack([run_lines(program, inputs, wide=True, noise=np.random.default_rng(n), unit=1e-16)[0] for n in range(20)])
    assert 1e-7 < runs.max(0).diagonal().max() < 1e-5


def test_what_is_no_number_has_any_sign() -> None:
    import numpy as np

    text = _program(["log", "copysign"], "torch.log(-x0.abs() - 1)", "torch.copysign(torch.ones(()), v0[0, 0])")
    program = Program.from_json(text)
    runs = {float(run_lines(program, make(program.inputs), noise=np.random.default_rng(n))[0]) > 0 for n in range(20)}
    assert runs == {False, True}


def test_norms_of_equal_numbers_are_as_far_off_as_their_mean() -> None:
    """x − mean is 0 there, or what the mean of n numbers is rounded by, times 1 / √ε."""
    import numpy as np

    program = Program.from_json(_program(["instance_norm"], "F.instance_norm(torch.ones_like(x0)[None] * x0[0, 0], eps=1e-3)"))
    runs = [run_lines(program, make(program.inputs), noise=np.random.default_rng(n))[0] for n in range(9)]
    assert 1e-7 < max(float(run.abs().max()) for run in runs) < 1e-4


def test_sums_of_special_numbers_are_the_same_in_every_order() -> None:
    import numpy as np

    with np.errstate(all="ignore"):
        for seed in range(40):
            row = special(seed, (60,), torch.float64).numpy()
            sums = [np.random.default_rng(n).permutation(row).sum() for n in range(20)]
            assert np.allclose(sums, sums[0], rtol=1e-9, equal_nan=True)


@pytest.mark.rotated(4)
def test_drawn_onnx_graphs_are_valid() -> None:
    """With every kind of operator among them: control flow, sequences and onnxruntime's own too."""
    from tests.fuzz.onnx_draw import onnx_programs

    drawn: Counter[str] = Counter()

    def checked(program: Program) -> None:
        drawn.update(program.ops())
        onnx.checker.check_model(onnx.load_from_string(base64.b64decode(program.model)), full_check=True)

    how = settings(
        max_examples=80, database=None, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate]
    )
    seed(11)(how(given(onnx_programs(14))(checked)))()
    assert drawn.keys() & {"If", "Loop", "Scan"}
    assert drawn.keys() & {"Compress", "NonZero", "Unique"}
    assert len(drawn) > 60  # of about 190


@pytest.mark.parametrize("raises", [False, True])
def test_an_onnx_judge_whose_session_fails_says_what_it_said(monkeypatch: pytest.MonkeyPatch, raises: bool) -> None:
    import numpy as np

    from tests.fuzz import onnx_check

    graph = onnx.parser.parse_model('<ir_version: 8, opset_import: ["": 17]> g (float[3] x) => (float[3] y) { y = Neg(x) }')
    x = np.float32([1, 2, 3])

    def session(inputs: list[Any]) -> list[Any]:
        if raises:
            raise RuntimeError("a defect of onnxruntime's own")
        return [x * 7]

    monkeypatch.setattr(onnx_check, "_session", lambda model: session)
    program = Program.from_json(_program(["neg"], "-x0"))
    verdict = onnx_check._judged(graph, program, {"x": x}, [x * 7], [-x])
    assert verdict.kind == ("wrong" if raises else "right")


@pytest.mark.rotated(4)
def test_drawn_control_flow_is_exported_as_such() -> None:
    """Branches, scans and maps by torch's own operators, alone and behind one another."""
    from tests.fuzz.program import build
    from tests.fuzz.torch_draw import torch_programs

    found: Counter[str] = Counter()

    def exported(program: Program) -> None:
        inputs = tuple(make(program.inputs, program.dynamic).values())
        graph = torch.export.export(build(program), inputs, strict=False).graph_module
        nodes = [node for part in graph.modules() if isinstance(part, torch.fx.GraphModule) for node in part.graph.nodes]
        found.update(str(node.target) for node in nodes if node.op == "call_function")

    how = settings(
        max_examples=25, database=None, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate]
    )
    seed(3)(how(given(torch_programs(3, ("control",)))(exported)))()
    assert min(found["cond"], found["scan"], found["map_impl"]) > 3, found


@pytest.mark.rotated(4)
def test_faults_sown_into_right_results_are_called_wrong() -> None:
    """Of graphs of few operators, most of them: rounding may hide one behind a threshold, or a sort of equal numbers."""
    total = sum(tally(6, 1, most=3, largest=10_000).values(), Counter())
    assert sum(total.values()) > 40
    assert total["wrong"] >= 0.9 * sum(total.values()), total


@pytest.mark.rotated(4)
def test_a_finding_is_reduced_to_the_operator_that_fails() -> None:
    texts = ["torch.relu(x0)", "v0 + p0", "torch.tanh(v1)", "v2.flip([0])", "v3 * 2", "v4 + v0.sum(0)"]
    program = Program.from_json(_program(["relu", "add", "tanh", "flip", "mul", "sum"], *texts))
    small = reduced(program, lambda smaller: "flip" in smaller.ops())
    assert small.ops() == ["flip"]
    assert len(small.inputs) == 1
    assert not small.params


def _program(ops: list[str], *texts: str) -> str:
    lines: list[dict[str, Any]] = [
        {"name": f"v{at}", "text": text, "op": op, "exact": False} for at, (op, text) in enumerate(zip(ops, texts, strict=True))
    ]
    return json.dumps(
        {
            "inputs": [["x0", "normal(1, (3, 4), torch.float32)"]],
            "params": [["p0", "normal(2, (4,), torch.float32)"]],
            "lines": lines,
            "outputs": [lines[-1]["name"]],
        }
    )
