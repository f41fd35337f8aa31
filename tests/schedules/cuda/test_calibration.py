"""Fitted numbers: a file a GPU, the nearest for the others, each table with what it was fitted to."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from datetime import date
from importlib.resources import files

import pytest

from tk.host import CudaDevice
from tk.report import doctor
from tk.schedules.cuda.calibration import computed_once, fit, measured_on, trial
from tk.target import ROWS, Target, resolve

FILES = [each for each in files("tk.schedules.cuda.calibration").iterdir() if each.name.endswith(".toml")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_says_what_its_numbers_were_fitted_to(file) -> None:  # type: ignore[no-untyped-def]
    assert file.name.removesuffix(".toml") in ROWS
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    about = tables.pop("about")
    assert about["device"] == ROWS[file.name.removesuffix(".toml")].device
    assert {"driver", "clocks", "inputs"} <= set(about)
    for table in tables.values():
        assert isinstance(table["date"], date)
        assert table["kernels"] == "not recorded" or str(table["kernels"]).startswith("none: ") or table["kernels"] > 0
        assert "residual" in table


@pytest.mark.parametrize(("name", "measured"), [("h200", "h200"), ("h100", "h200"), ("b200", "h200"), ("a100", "h200")])
def test_a_gpu_without_a_file_takes_the_nearest(name: str, measured: str) -> None:
    assert measured_on(resolve(name)) == measured
    assert fit("matmul_mma", resolve(name)) == fit("matmul_mma", resolve(measured))


def test_doctor_says_whose_numbers_are_taken() -> None:
    assert doctor._calibration(0, resolve("h200").device) == []
    assert doctor._calibration(0, CudaDevice("of another maker", "9.0").name) == []
    (check,) = doctor._calibration(1, resolve("h100").device)
    assert check.ok
    assert "none for h100: those of h200 are taken" in check.found


def test_what_a_model_says_is_computed_once_but_for_trial_numbers() -> None:
    asked: list[str] = []

    @computed_once
    def fixed(section: str, target: Target) -> float:
        asked.append(section)
        return float(fit(section, target).fixed)

    target = resolve("h200")
    own = fixed("matmul_skinny", target)
    assert fixed("matmul_skinny", replace(target)) == own
    assert asked == ["matmul_skinny"]
    with trial("matmul_skinny", {"fixed": own + 1}):
        assert fixed("matmul_skinny", target) == own + 1
    with trial("matmul_skinny", {"fixed": own + 2}):
        assert fixed("matmul_skinny", target) == own + 2
    assert fixed("matmul_skinny", target) == own
    assert fixed("matmul_skinny", resolve("b200")) == own
    assert len(asked) == 4
