"""What was ever tried, by workload, target, toolchain and rule."""
