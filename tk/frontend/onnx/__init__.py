"""ONNX models: checked, prepared and imported."""
