"""Operators of tk's own, which threads define side by side."""

from __future__ import annotations

from threading import Barrier, Thread

from tvm.ir import Op

from tk.lowering.intrinsics import define_intrinsic


def test_threads_that_define_one_operator_define_it_once() -> None:
    """TVM raises an error for a name that is registered again: each thread must find it defined, or define it."""
    errors: list[BaseException] = []
    barrier = Barrier(8)

    def define(number: int) -> None:
        barrier.wait()
        try:
            for i in range(20):
                define_intrinsic(f"tirx.tk_test_defined_{i}", f"by thread {number}", vectors=True)
        except BaseException as error:
            errors.append(error)

    threads = [Thread(target=define, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    assert Op.get("tirx.tk_test_defined_0").name == "tirx.tk_test_defined_0"
