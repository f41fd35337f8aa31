import warnings

import ml_dtypes
import numpy as np
import pytest

from tk.verify.compare import compare, compare_all


def rng():
    return np.random.default_rng(3)


def test_relative_is_the_ratio_of_norms():
    ref = rng().standard_normal((40, 50))
    out = (ref * (1 + 1e-4)).astype(np.float64)
    result = compare("y", out, ref, 1e-3)
    assert result.passed
    assert result.relative == pytest.approx(1e-4, rel=1e-6)
    assert result.max_abs == pytest.approx(np.abs(out - ref).max())
    assert result.mean_abs == pytest.approx(np.abs(out - ref).mean())
    assert not compare("y", out, ref, 1e-5).passed


def test_one_wrong_element_in_a_million_fails_though_the_norm_holds():
    ref = rng().standard_normal(1_000_000).astype(np.float32)
    out = ref.copy()
    out[12345] += 1.0
    result = compare("y", out, ref, 2e-3)
    assert result.relative < 2e-3
    assert not result.passed
    assert "1 of 1000000" in result.why


@pytest.mark.parametrize("scale", [1e-30, 1e30])
def test_scale_does_not_matter(scale):
    ref = rng().standard_normal(100) * scale
    out = (ref * (1 + 1e-3)).astype(np.float32)
    assert compare("y", out, ref, 1e-2).passed
    assert not compare("y", out, ref, 1e-4).passed


def test_float64_squares_do_not_overflow():
    ref = rng().standard_normal(10) * 1e300
    assert compare("y", ref * (1 + 1e-9), ref, 1e-8).relative == pytest.approx(1e-9, rel=1e-3)


@pytest.mark.parametrize("odd", [np.nan, np.inf, -np.inf])
def test_what_is_not_finite_must_stand_where_the_reference_has_it(odd):
    ref = rng().standard_normal(64).astype(np.float32)
    ref[7] = odd
    assert compare("y", ref.copy(), ref, 1e-6).passed
    out = ref.copy()
    out[7] = 1.0
    assert not compare("y", out, ref, 1.0).passed
    out = ref.copy()
    out[8] = odd
    assert not compare("y", out, ref, 1.0).passed


def test_infinities_have_a_sign():
    ref = np.array([np.inf, 1.0], np.float32)
    assert not compare("y", np.array([-np.inf, 1.0], np.float32), ref, 1.0).passed


def test_a_result_of_nan_only_never_passes():
    assert not compare("y", np.full(8, np.nan, np.float32), np.ones(8), 1e9).passed


def test_integers_and_booleans_are_exact():
    ref = np.arange(10)
    assert compare("i", ref.copy(), ref, 1.0).passed
    wrong = ref.copy()
    wrong[3] += 1
    result = compare("i", wrong, ref, 1.0)
    assert not result.passed
    assert result.tolerance == 0
    assert "1 of 10" in result.why
    assert not compare("b", np.array([True, False]), np.array([True, True]), 1.0).passed


def test_a_reference_of_zeros_is_compared_absolutely():
    zeros = np.zeros(100)
    assert compare("y", zeros.astype(np.float32), zeros, 1e-6).passed
    assert compare("y", np.full(100, 1e-8, np.float32), zeros, 1e-6).passed
    assert not compare("y", np.full(100, 1e-3, np.float32), zeros, 1e-6).passed


def test_below_the_smallest_normal_number_a_dtype_has_no_relative_accuracy():
    ref = np.full(100, 1e-8)  # float16's smallest normal number is 6.1e-5
    assert compare("y", np.zeros(100, np.float16), ref, 1e-2).passed
    assert not compare("y", np.zeros(100, np.float32), ref, 1e-2).passed


def test_bfloat16_is_floating():
    ref = rng().standard_normal(1000)
    result = compare("y", ref.astype(ml_dtypes.bfloat16), ref, 4e-3)
    assert result.passed
    assert 1e-3 < result.relative < 4e-3
    assert result.dtype == "bfloat16"


def test_shapes_must_agree():
    assert not compare("y", np.ones((2, 3)), np.ones((3, 2)), 1.0).passed
    assert not compare("y", np.ones(()), np.ones(1), 1.0).passed


def test_empty_and_scalar_outputs():
    assert compare("y", np.ones((0, 3), np.float32), np.ones((0, 3)), 1e-6).passed
    assert compare("i", np.ones((0,), np.int64), np.ones((0,), np.int64), 0.0).passed
    assert compare("y", np.float32(2.0), np.float64(2.0), 1e-6).passed


def test_missing_and_extra_outputs_fail():
    one = [np.ones(3, np.float32)]
    assert all(result.passed for result in compare_all(["a"], one, one, 1e-6))
    assert not all(result.passed for result in compare_all(["a", "b"], one, one * 2, 1e-6))
    assert not all(result.passed for result in compare_all(["a"], one * 2, one, 1e-6))


def test_the_greatest_numbers_are_compared_without_warnings():
    large = np.array([np.finfo(np.float64).max] * 3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert compare("y", large, large, 1e-6).passed
        assert not compare("y", -large, large, 1e-6).passed
