"""Windows that slide over an image: pooling, depthwise convolution, resizing."""
