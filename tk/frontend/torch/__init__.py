"""PyTorch models: exported and imported."""
