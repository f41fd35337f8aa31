import ml_dtypes
import numpy as np
import pytest

from tk.package.signature import Signature, TensorSpec
from tk.verify import families
from tk.verify.adversarial import adversarial_inputs, family_inputs

STATIC = Signature((TensorSpec("x", (4, 40), "bfloat16"), TensorSpec("ids", (3,), "int64")), ())
DYNAMIC = Signature(
    (TensorSpec("ids", ("batch", "2*seq"), "int64"), TensorSpec("at", ("seq",), "int64")),
    (),
    {"batch": (1, 4), "seq": (2, None)},
)


def test_floating_inputs_become_odd_and_integers_stay_valid():
    sets = dict(adversarial_inputs(STATIC, 0, {"ids": [5, 9]}))
    assert list(sets) == ["NaN", "infinite", "denormal", "large", "zero", "least", "greatest"]
    assert [set(ids.tolist()) for _, ids in list(sets.values())[-2:]] == [{5}, {9}]
    assert all(x.dtype.name == "bfloat16" and x.shape == (4, 40) for x, _ in sets.values())
    assert all(((ids >= 5) & (ids <= 9)).all() for _, ids in sets.values())
    x = {name: arrays[0].astype(np.float64) for name, arrays in sets.items()}
    assert np.isnan(x["NaN"][0, 0])
    assert 0 < np.isnan(x["NaN"]).sum() < 40
    assert np.isposinf(x["infinite"]).any()
    assert np.isneginf(x["infinite"]).any()
    assert 0 < np.abs(x["denormal"]).max() < 2.0**-125
    assert 2.0**31 < np.abs(x["large"]).max() < np.inf
    assert not x["zero"].any()


def test_dims_of_odd_sizes_within_their_bounds():
    sets = dict(adversarial_inputs(DYNAMIC))
    assert [sets.pop(name)[0].max() for name in ("least", "greatest")] == [0, 1]
    shapes = [arrays[0].shape for arrays in sets.values()]
    assert shapes == [(1, 4), (2, 6), (4, 28), (4, 64)]
    assert all(name.startswith("ragged: batch=") for name in sets)
    assert all(arrays[0].shape[1] == 2 * arrays[1].shape[0] for arrays in sets.values())


def test_families_of_finite_values_within_their_ranges():
    sets = dict(family_inputs(STATIC, 0, {"ids": [5, 9]}))
    assert set(sets) >= {
        "scaled",
        "shifted",
        "spikes",
        "ascending",
        "descending",
        "ties",
        "equal",
        "ends",
        "rising",
        "repeated",
    }
    assert all(np.isfinite(x.astype(np.float64)).all() and x.dtype.name == "bfloat16" for x, _ in sets.values())
    assert all(((ids >= 5) & (ids <= 9)).all() and ids.dtype == np.int64 for _, ids in sets.values())
    assert set(sets["ends"][1].tolist()) <= {5, 9}
    assert (np.diff(sets["rising"][1]) >= 0).all()
    scaled, spikes = (sets[name][0].astype(np.float64) for name in ("scaled", "spikes"))
    rows = np.sqrt((scaled**2).mean(axis=1))
    assert rows.max() > 4 * rows.min()
    assert spikes[0, -1] > 4
    assert spikes[1, 0] > 4


@pytest.mark.parametrize(("rows", "length"), [(1, 40), (3, 5465), (2, 128), (48, 6000)])
def test_few_rows_have_what_is_planted_and_impulses_at_both_ends(rows, length):
    """RMSNorm of 3 rows passed without its first element, and where NaN was swallowed: most draws had none."""
    operand = families.Operand("bfloat16", size=rows * length, length=length)
    traits = families.Traits((operand,), terms=length, degree=2)
    (planted,) = families.nan(traits)
    rng = np.random.default_rng()
    found = [np.isnan(families.draw(planted, operand, (rows, length), "float32", rng)).sum() for _ in range(40)]
    assert sum(count == 0 for count in found) <= 2
    plans = [plan for plan in families.families_for(traits) if plan.name.startswith("impulses")]
    assert 1 <= len(plans) <= families.FEW
    drawn = [families.draw(plan.values[0], operand, (rows, length), "float32", rng) > 4 for plan in plans]
    reached = np.any([each.any(axis=0) for each in drawn], axis=0)
    assert reached[0]
    assert reached[-1]
    assert reached.sum() == min(length, rows * families.FEW)


def test_impulses_of_a_seed_find_what_is_left_out_at_equal_distances() -> None:
    """Those of 6 rows and 1,264 columns lay 20 columns apart: none was one of each hundred that a kernel left out."""
    for rows, length in ((6, 1264), (2, 5000)):
        traits = families.Traits((families.Operand("float32", size=rows * length, length=length),), picks=True)
        missed = {57, 20}
        for seed in range(10):
            plans = [plan for plan in families.families_for(traits, seed) if plan.name.startswith("impulses")]
            assert len(plans) <= families.TRIALS
            reached = {(length - 1 - plan.values[0].offset - row) % length for plan in plans for row in range(rows)}
            missed = {each for each in missed if not any(column % 100 == each for column in reached)}
        assert missed == set()


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "float16"])
def test_sums_of_denormal_values_are_denormal(dtype):
    """Sums of 1,024 terms were normal numbers: a kernel that flushes its results passed."""
    kind = ml_dtypes.finfo(dtype)
    operand = families.Operand(dtype, size=16 * 1024, length=1024)
    (values,) = families.denormal(families.Traits((operand,), terms=1024))
    assert 2 * float(kind.smallest_subnormal) <= values.normal
    assert values.normal * 32 <= 2 * float(kind.smallest_normal)
    assert families.denormal(families.Traits((operand,)))[0].normal > values.normal
