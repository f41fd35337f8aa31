"""A fuzzer: random torch modules and ONNX graphs, each compiled and run in a child that may die, compared with the
framework in float64. `python -m tests.fuzz --help`.

    draw → program (text) → worker: compile, run between guards → judge → count, or shrink and write a file that runs alone
"""
