"""Replay: what the compiler makes of every rule's cases and of small models, so that a refactor can show that it is the same.

    python -m tests.replay write DIR [--target T] [--match TEXT] [--every N] [--jobs J]
    python -m tests.replay compare A B [--renamed OLD=NEW]
    python -m tests.replay update [--match TEXT] [--jobs J]
    python -m tests.replay golden TARGET RULE CASE

`write` needs no GPU and no CUDA compiler. `digest.txt` beside this file has one line a case: target, rule (or "model"), case,
the config's values, a hash of the generated source, and the rule that takes the function, where it is another one. Names of
local variables, functions, kernels and knobs do not count. A test compares a sample of the cases with it in each run, all of
them with TK_ALL_TESTS=1; who means to change generated code rewrites it with `update`, in the same commit.

`goldens/` has the kernels of three cases of each rule in full, to be read beside the rule (goldens.py); `update` rewrites
those of the cases that it runs, `golden` adds one.
"""
