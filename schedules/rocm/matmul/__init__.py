"""Matrix products for AMD GPUs."""
