"""The stack that TVMScript's parser gets is inspect's, where TVM reads it."""

import inspect

import tk.schedules.cuda  # noqa: F401  (which installs it)


def seen(reader: object) -> list[tuple[object, ...]]:
    def inner() -> list[tuple[object, ...]]:
        return [(info.frame, info.filename, info.function, info.code_context) for info in reader.stack(context=1)]  # type: ignore[attr-defined]

    return eval("inner()")  # a frame without a file, as TVM's evaluator makes them


def test_the_stack_is_that_of_inspect() -> None:
    from tvm.tirx.script.builder import ir

    assert ir.inspect is not inspect
    ours, theirs = seen(ir.inspect), seen(inspect)
    ours, theirs = [info for info in ours if info[2] != "inner"], [info for info in theirs if info[2] != "inner"]
    assert len(ours) == len(theirs) > 10
    assert [info[1:3] for info in ours] == [info[1:3] for info in theirs]
    assert ours[2:] == theirs[2:]
