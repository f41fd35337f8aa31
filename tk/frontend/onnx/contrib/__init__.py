"""Operators of ONNX Runtime's own domain, com.microsoft: what its optimizer, its quantizer and its model builder write."""
