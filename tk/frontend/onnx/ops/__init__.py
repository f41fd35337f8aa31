"""Converters of ONNX operators, by kind."""
