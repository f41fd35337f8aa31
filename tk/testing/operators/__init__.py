"""torch's operators and fused pairs of them at several sizes, compiled and timed beside torch: `tk suite operators`."""
