"""Cost models fitted to measured kernels, and the file that comes of it; what is measured here is made up."""

from __future__ import annotations

import json
import random
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tk.cli import cli
from tk.errors import UsageError
from tk.report import calibration_measure
from tk.report.calibration import Machine, Sample, Samples, estimator, fit_model, fitted, numbers_of, read_samples, written
from tk.report.calibration_measure import draw, measure
from tk.schedules.cuda.calibration import fit, text_of, trial
from tk.schedules.cuda.calibration.models import MODELS
from tk.target import resolve

H200 = resolve("h200")
MODEL = "matmul_mma"
TRUE = {"wave_seconds": 1.6, "share_of_wgmma": 0.7}  # times the numbers of the file


def numbers(model: str = MODEL) -> Any:
    return numbers_of(vars(fit(model, H200)))


@pytest.fixture(scope="module")
def samples() -> Samples:
    """Kernels of a GPU that is not quite the file's, each off by up to 2%."""
    kernels = [Sample(MODEL, seed, config, 1.0) for seed, config in draw(MODEL, 24, H200)]
    true = {name: value * TRUE[name] if name in TRUE else value for name, value in numbers().items()}
    noise = random.Random(1)
    seconds = estimator(MODEL, kernels, H200)(true)
    return Samples(
        Machine("h200", "NVIDIA H200", "999.1", "1980 MHz"),
        [Sample(MODEL, k.seed, k.config, s * noise.uniform(0.98, 1.02)) for k, s in zip(kernels, seconds, strict=True)],
    )


def test_a_fit_finds_what_the_kernels_were_made_with(samples: Samples) -> None:
    found = fitted(samples, [MODEL], H200)[MODEL]
    assert found.kernels == 24
    assert found.median[0] > 0.1
    assert found.median[1] < 0.02
    assert found.residual[1] < 0.1 < found.residual[0]
    for name, factor in TRUE.items():
        old, new = found.changed[name]
        assert new / old == pytest.approx(factor, rel=0.1)
    assert "share_of_mma" not in found.changed  # no estimate of an H200 depends on it


@pytest.mark.parametrize("model", MODELS)
def test_a_model_has_problems_that_its_rule_takes_and_numbers_that_count(model: str) -> None:
    seed, config = draw(model, 1, H200)[0]
    assert draw(model, 1, H200) == [(seed, config)]
    estimates = estimator(model, [Sample(model, seed, config, 1.0)], H200)
    assert 1e-6 < estimates(numbers(model))[0] < 0.1
    assert estimates(_twice(numbers(model))) != estimates(numbers(model))


def _twice(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _twice(each) for key, each in value.items()}
    return [_twice(each) for each in value] if isinstance(value, list) else 2 * value


def test_numbers_stay_where_nothing_is_won() -> None:
    start: Any = {"a": 2.0, "unused": [1.0], "b": {"x": 3.0}}

    def estimates(numbers: Any) -> list[float]:
        return [numbers["a"], numbers["b"]["x"]]

    found = fit_model(start, estimates, [2.0, 6.0])
    numbers: Any = found.numbers
    assert (numbers["a"], numbers["unused"]) == (2.0, [1.0])
    assert numbers["b"]["x"] == pytest.approx(6.0, rel=0.02)
    assert found.residual[0] == pytest.approx(1.0)
    assert set(found.changed) == {"b.x"}


def test_the_written_file_is_read_as_the_numbers_and_keeps_comments(samples: Samples) -> None:
    fits = fitted(samples, [MODEL], H200)
    before = tomllib.loads(text_of("h200"))
    text = written(text_of("h200"), samples.machine, fits, date(2030, 1, 2), own=True)
    after = tomllib.loads(text)
    assert {**after, MODEL: 0, "about": 0} == {**before, MODEL: 0, "about": 0}
    assert after["about"] == {**before["about"], "driver": "999.1", "clocks": "1980 MHz"}
    assert (after[MODEL]["date"], after[MODEL]["kernels"]) == (date(2030, 1, 2), 24)
    assert after[MODEL]["residual"] == pytest.approx(fits[MODEL].residual[1], abs=1e-3)
    assert after[MODEL]["wave_seconds"] == pytest.approx(fits[MODEL].numbers["wave_seconds"], rel=1e-3)
    assert text.count("#") == text_of("h200").count("#")
    other = written(text_of("h200"), Machine("h100", "NVIDIA H100 80GB HBM3"), fits, date(2030, 1, 2), own=False)
    assert set(tomllib.loads(other)) == {"about", MODEL}
    assert "H200" not in other


def test_the_command_fits_to_a_file_of_measurements(samples: Samples, tmp_path: Path) -> None:
    measured, out = tmp_path / "measured.json", tmp_path / "h200.toml"
    samples.write(measured)
    assert read_samples(measured) == samples
    done = CliRunner().invoke(cli, ["calibrate", "--from", str(measured), "-o", str(out), "--json"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    assert set(json.loads(done.stdout)["models"]) == {MODEL}
    assert tomllib.loads(out.read_text(encoding="utf-8"))[MODEL]["kernels"] == 24


@pytest.mark.parametrize("text", ["", "{}", '{"machine": {"target": "h200", "device": "x"}, "kernels": [{"model": "a"}]}'])
def test_other_files_are_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "measured.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UsageError, match="holds no measured kernels"):
        read_samples(path)


def test_measuring_goes_on_with_what_was_recorded(samples: Samples, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def measured(model: str, kernels: list[tuple[int, dict[str, int]]], target: object, rounds: int) -> list[Sample]:
        asked.append(len(kernels))
        return [Sample(model, seed, config, 2e-5) for seed, config in kernels]

    monkeypatch.setattr("tk.report.suites.torch_on_gpu", lambda: None)
    monkeypatch.setattr(calibration_measure, "_measured", measured)
    grown = Samples(samples.machine, samples.kernels[:20])
    measure([MODEL], 24, H200, grown, lambda samples: None)
    assert asked == [4]
    assert [(k.seed, k.config) for k in grown.kernels] == [(k.seed, k.config) for k in samples.kernels]


def test_a_trial_ends() -> None:
    before = fit(MODEL, H200)
    with trial(MODEL, {"wave_seconds": 1.0}):
        assert fit(MODEL, H200).wave_seconds == 1.0
    assert fit(MODEL, H200) is before
