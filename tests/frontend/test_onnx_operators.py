"""ONNX's own node tests, for the operators that tk converts itself: right, or refused."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import numpy_helper
from onnx.backend.test.loader import load_model_tests

from tests.frontend.running import run
from tk.errors import ImportModelError
from tk.frontend import load

pytestmark = pytest.mark.xdist_group("ONNX cases")  # which take 12 seconds to make

RIGHT = [
    "test_reduce_max_default_axes_keepdim_example",
    "test_reduce_max_default_axes_keepdims_random",
    "test_mod_mixed_sign_float32",
    "test_mod_mixed_sign_int8",
    "test_mod_float_edge_cases_fmod_0_float32",
    "test_isinf_negative",
    "test_isinf_positive",
    "test_bitshift_right_int32_shift_ge_width",
    "test_bitshift_right_int8_negative_shift",
    "test_bitshift_left_int32_shift_ge_width",
    "test_l2normalization_axis_1",
    "test_attention_23_fullymasked_qk_matmul_output_mode3_zero",
    "test_layer_normalization_3d_axis1_epsilon",
    "test_matmul_4d",
    "test_gemm_all_attributes",
    "test_conv_with_autopad_same",
    "test_conv_with_strides_and_asymmetric_padding",
    "test_dropout_default_mask",
    "test_sce_mean",
    "test_nllloss_NC",
    "test_rms_normalization_2d_axis0",
    "test_if",
    "test_pow_types_int32_int32",
    "test_lstm_with_peepholes",
    "test_lstm_batchwise",
    "test_gru_seq_length",
    "test_simple_rnn_bidirectional",
    "test_deform_conv_with_mask_bias",
    "test_convtranspose_output_shape",
    "test_qlinearconv",
    "test_qlinearmatmul_3D_int8_float32",
    "test_quantizelinear_blocked_asymmetric",
    "test_scan9_sum",
    "test_reversesequence_batch",
    "test_tensorscatter_circular",
    "test_linear_attention_gated_delta",
    "test_attention_4d_causal_fp16",
    "test_dft_inverse_opset19",
    "test_maxpool_with_argmax_2d_precomputed_strides",
    "test_roialign_mode_max",
    "test_det_nd",
    "test_tfidfvectorizer_tf_batch_onlybigrams_skip5",
    "test_ai_onnx_ml_tree_ensemble_set_membership",
    "test_ai_onnx_ml_array_feature_extractor",
]

REFUSED = [
    "test_training_dropout_mask",
    "test_ai_onnx_ml_label_encoder_string_int",
    "test_strnormalizer_nostopwords_nochangecase",
    "test_image_decoder_decode_tiff_rgb",
    "test_adam",
]


@functools.cache
def cases() -> dict[str, Any]:
    return {case.name: case for case in load_model_tests(kind="node")}


def _array(value: Any) -> Any:
    return numpy_helper.to_array(value) if isinstance(value, onnx.TensorProto) else np.asarray(value)


def _case(name: str) -> Any:
    if name not in cases():
        pytest.skip("not in this version of onnx")
    return cases()[name]


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", RIGHT)
def test_right(name: str) -> None:
    case = _case(name)
    model = load(case.model)
    indices = {value.name: i for i, value in enumerate(case.model.graph.input)}
    for given, expected in case.data_sets:
        inputs = [_array(given[indices[spec.name]]) for spec in model.signature.inputs]
        for out, ref in zip(run(model, inputs), expected, strict=True):
            ref = _array(ref)
            assert out.shape == ref.shape
            assert out.dtype == ref.dtype
            np.testing.assert_allclose(out, ref, rtol=case.rtol, atol=case.atol)


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    with pytest.raises(ImportModelError):
        load(_case(name).model)
