"""Times torch's operators and fused pairs of them beside torch, each row in a process that may die: `tk suite operators`."""
