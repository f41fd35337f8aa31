"""Suites of known tests, run against the compiler: ONNX's node tests, torch's operators, what of them is converted."""
