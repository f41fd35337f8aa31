"""Generating from a package: the same tokens as transformers, in any batch; text; and what cannot be generated."""

from __future__ import annotations

import gc
import json
import os
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import tk
from tests.llm.families import VOCABULARY
from tests.llm.packages import CONTEXT
from tk.errors import InputTypeError, InputValueError, PackageError, RuntimeFailure, StateError, TkError, UsageError
from tk.llm.facts import Limit, facts_of
from tk.llm.generate import Generation
from tk.llm.sampling import Sampling
from tk.llm.step import Sample
from tk.package.signature import TensorSpec
from tk.runtime.value_limits import ValueLimits

pytest.importorskip("transformers")
pytest.importorskip("tokenizers")
pytestmark = pytest.mark.xdist_group("llm")
LENGTHS = (3, 17, 64, 1)


@pytest.fixture(scope="module")
def model(made: tuple[Path, Any]) -> tk.Module:
    return tk.load(made[0])


@pytest.fixture(scope="module")
def prompts() -> list[list[int]]:
    generator = torch.Generator().manual_seed(1)
    return [torch.randint(3, VOCABULARY, (length,), generator=generator).tolist() for length in LENGTHS]


def finished(running: Generation) -> list[list[int]]:
    for _ in running:
        pass
    return running.tokens


def expected(net: Any, prompt: list[int], count: int) -> list[int]:
    ids = torch.tensor([prompt])
    out: list[int] = net.generate(ids, attention_mask=torch.ones_like(ids), max_new_tokens=count, do_sample=False)[0].tolist()
    return out[len(prompt) :]


@pytest.mark.rotated(6)
def test_a_ragged_batch_is_each_alone_and_transformers_tokens(made: Any, model: Any, prompts: Any) -> None:
    batch = finished(model.generate(prompts, 64))
    assert batch == [finished(model.generate(prompt, 64))[0] for prompt in prompts]
    assert batch == [expected(made[1], prompt, 64) for prompt in prompts]
    assert len({token for row in batch for token in row}) > 15


def test_what_was_compiled_was_verified(made: Any) -> None:
    evidence = tk.Package.open(made[0]).evidence
    assert [(each["entry"], each["passed"]) for each in evidence] == [("decode", True)]


def test_tokens_come_one_by_one(model: Any, prompts: Any) -> None:
    running = model.generate(prompts[:2], 5)
    first = next(running)
    assert first == tuple(row[0] for row in running.tokens)
    assert len(list(running)) == 4
    assert running.stats.to_json()["new_tokens"] == 10
    with pytest.raises(StopIteration):
        next(running)
    assert next(model.generate(np.array(prompts[0]), 1)) == first[0]
    assert next(model.generate(torch.tensor([prompts[0]]), 1)) == first[:1]


def test_stop_ends_a_row_and_leaves_the_others(model: Any, prompts: Any) -> None:
    plain = finished(model.generate(prompts, 24))
    stop = plain[1][4]
    cut = [row[: row.index(stop) + 1] if stop in row else row for row in plain]
    running = model.generate(prompts, 24, stop=stop)
    steps = list(running)
    assert running.tokens == cut
    assert [None in step for step in steps] == sorted(None in step for step in steps)
    assert finished(model.generate(prompts[1], 24, stop=[stop, 2]))[0] == cut[1]


def test_sampling_is_by_row_and_seed(model: Any, prompts: Any) -> None:
    how: dict[str, Any] = {"temperature": 1.2, "top_p": 0.95, "min_p": 0.01}
    batch = finished(model.generate(prompts, 30, seed=5, **how))
    assert batch == finished(model.generate(prompts, 30, seed=[5, 6, 7, 8], **how))
    assert batch[2] == finished(model.generate(prompts[2], 30, seed=7, **how))[0]
    assert batch != finished(model.generate(prompts, 30, seed=6, **how))
    assert batch != finished(model.generate(prompts, 30))


def test_a_penalty_forbids_what_was_there(model: Any, prompts: Any) -> None:
    row = finished(model.generate(prompts[2], 40, repetition_penalty=1e6))[0]
    assert len(set(row)) == len(row)
    assert not set(row) & set(prompts[2])


def test_compiled_sampling_is_that_of_torch(model: Any) -> None:
    rng = np.random.default_rng(20)  # fixed: a draw beside a boundary of two tokens' shares may fall on either, by rounding
    for options in (
        {"temperature": 1.0},
        {"temperature": 0.7, "top_k": 9, "repetition_penalty": 1.4},
        {"temperature": 2.0, "top_p": 0.8},
    ):
        state = model.state(batch=4)
        logits = (rng.standard_normal((4, VOCABULARY)) * 3).astype(np.float32)
        logits[rng.random(4) < 0.3] = np.nan
        state["logits"] = logits
        state["seen"] = (rng.random((4, VOCABULARY)) < 0.2).astype(np.uint8)
        settings = Sampling(**options).settings(4)
        settings[:, -1] = rng.random(4)
        ids = model.sample(settings, state=state)
        given = (torch.from_numpy(each) for each in (settings, state["seen"], state["logits"]))
        assert np.array_equal(ids, Sample()(*given).numpy())


def test_states_interleaved_and_forked(model: Any, prompts: Any) -> None:
    """An own scheduler: two prompts in turns, and one that goes on in two ways."""
    alone = [finished(model.generate(prompt, 6))[0] for prompt in prompts[:2]]
    states = [model.state(batch=1) for _ in range(2)]
    rows: list[list[int]] = [[], []]
    for step in range(6):
        for row, prompt, state in zip(rows, prompts, states, strict=False):
            if step == 0:
                ids = model.prefill(np.array([prompt]), np.arange(len(prompt))[None], state=state)
            else:
                ids = model.decode(np.array([[row[-1]]]), np.array([[len(prompt) + step - 1]]), state=state)
            row.append(int(ids[0, 0]))
    assert rows == alone
    forked = states[0].fork(batch=3)
    at = np.full((3, 1), len(prompts[0]) + 5)
    ids = model.decode(np.array([[rows[0][-1]], [5], [rows[0][-1]]]), at, state=forked)
    assert ids[0, 0] == ids[2, 0] == finished(model.generate(prompts[0], 7))[0][-1]


def test_a_state_is_saved_and_goes_on_in_another_process_s_module(made: Any, model: Any, prompts: Any, tmp_path: Path) -> None:
    """Saved after the prompt, loaded by the package loaded again; a refused call leaves it as it was."""
    prompt = prompts[1]
    whole = finished(model.generate(prompt, 8))[0]
    state = model.state(batch=1)
    ids = model.prefill(np.array([prompt]), np.arange(len(prompt))[None], state=state)
    state.save(tmp_path / "state")
    other = tk.load(made[0])
    again = other.load_state(tmp_path / "state")
    assert all(np.array_equal(again[name], state[name]) for name in state.names)
    closed = model.state(batch=1)
    closed.close()
    row = [int(ids[0, 0])]
    for step in range(7):
        at = np.array([[len(prompt) + step]])
        with pytest.raises(TkError):
            other.decode(np.array([row, row]), np.array([[0], [0]]), state=again)  # two rows for a state of one
        with pytest.raises(StateError, match="closed"):
            other.decode(np.array([row[-1:]]), at, state=closed)
        row.append(int(other.decode(np.array([row[-1:]]), at, state=again)[0, 0]))
    assert row == whole
    (tmp_path / "state").write_bytes((tmp_path / "state").read_bytes()[:-100])
    with pytest.raises(PackageError, match="damaged"):
        other.load_state(tmp_path / "state")


def test_text_and_chats(made: Any, model: Any) -> None:
    running = model.generate("Once upon a time", 20)
    pieces = list(running)
    ids = finished(model.generate(tokens_of(made[0], "Once upon a time"), 20))[0]
    assert running.tokens == [ids]
    assert "".join(pieces) == decoded(made[0], ids)
    both = list(model.generate(["Once", "Twice upon"], 4))
    assert all(isinstance(piece, str) for step in both for piece in step)
    chat = model.generate([{"role": "user", "content": "hi"}], 4)
    assert chat._rows == [tokens_of(made[0], "<s>u:hi;a:")]
    with pytest.raises(UsageError, match="no such role"):
        model.generate([{"role": "robot", "content": "hi"}], 4)


def test_half_a_character_waits_for_the_rest(made: Any) -> None:
    from tk.llm.text import Text

    text = Text("m", dict(tk.load(made[0]).files))
    stream = text.stream()
    ids = text.encode("aéb")
    assert len(ids) == 4
    assert [stream.add(each) for each in ids] == ["a", "", "é", "b"]
    late = text.stream()
    assert [late.add(ids[1]), late.add(ids[1], last=True)] == ["", "\ufffd\ufffd"]


def tokens_of(path: Path, text: str) -> list[int]:
    return list(tokenizer(path).encode(text).ids)


def decoded(path: Path, ids: list[int]) -> str:
    return str(tokenizer(path).decode(ids))


def tokenizer(path: Path) -> Any:
    from tokenizers import Tokenizer

    return Tokenizer.from_str(tk.load(path).files["tokenizer.json"].decode())


BAD: dict[str, tuple[Any, dict[str, Any], type[TkError], str]] = {
    "token above": ([1, VOCABULARY], {}, InputValueError, f"need: 0 to {VOCABULARY - 1}"),
    "token below": ([[1], [2, -1]], {}, InputValueError, "prompt 1 has a token that the model lacks"),
    "empty": ([], {}, InputValueError, "prompt 0 is empty"),
    "empty row": ([[1], []], {}, InputValueError, "prompt 1 is empty"),
    "no ids": ([1.5, 2.0], {}, InputTypeError, "this is no prompt"),
    "nothing": (None, {}, InputTypeError, "this is no prompt"),
    "too many rows": ([[1]] * 5, {}, InputValueError, "--batch 1..5"),
    "too long": ([1] * (CONTEXT - 4), {"max_new_tokens": 5}, InputValueError, f"at most {CONTEXT} tokens"),
    "full": ([1] * CONTEXT, {}, InputValueError, "shorten the prompt"),
    "no new": ([1], {"max_new_tokens": 0}, UsageError, "1 or more"),
    "unknown option": ([1], {"beams": 4}, UsageError, "temperature"),
    "cold": ([1], {"temperature": -1}, UsageError, "temperature"),
    "seeds": ([1], {"temperature": 1.0, "seed": [1, 2]}, UsageError, "seeds"),
    "no seed": ([1], {"temperature": 1.0, "seed": 1.5}, UsageError, "seeds"),
    "no number": ([1], {"temperature": "hot"}, UsageError, "have: 'hot'"),
    "no stop": ([1], {"stop": "x"}, UsageError, "stop at"),
    "stop above": ([1], {"stop": VOCABULARY}, UsageError, f"token {VOCABULARY}, which the model lacks"),
    "stop below": ([1], {"stop": np.array([3, -1])}, UsageError, f"need: 0 to {VOCABULARY - 1}"),
}


def test_numbers_of_numpy_are_numbers(model: Any) -> None:
    plain = model.generate([5, 6], 3, temperature=1.0, top_k=4, seed=7, stop=[])
    drawn = model.generate(
        np.array([5, 6]), np.int64(3), temperature=np.float32(1.0), top_k=np.int64(4), seed=np.uint8(7), stop=np.array([], int)
    )
    assert list(drawn) == list(plain)
    token = drawn.tokens[0][0]
    assert list(model.generate([5, 6], 3, temperature=1.0, top_k=4, seed=7, stop=np.int64(token))) == [token]


@pytest.mark.parametrize("case", BAD)
def test_what_cannot_be_generated(case: str, model: Any) -> None:
    prompt, options, error, message = BAD[case]
    with pytest.raises(error) as caught:
        model.generate(prompt, **options)
    assert message in str(caught.value)


def test_a_package_without_a_tokenizer_or_a_model(made: Any, model: Any, tmp_path: Path) -> None:
    package = tk.Package.open(made[0])
    package.files = {"llm.json": package.files["llm.json"]}
    package.save(tmp_path / "bare.tk")
    bare = tk.load(tmp_path / "bare.tk")
    with pytest.raises(UsageError, match="holds no tokenizer"):
        bare.generate("text", 3)
    assert len(finished(bare.generate([1, 2], 3))[0]) == 3
    ids = np.zeros((1, 1), np.int64)
    with pytest.raises(StateError, match="another package"):
        model.decode(ids, ids, state=bare.state(batch=1))
    facts = json.loads(package.files["llm.json"])
    package.files = {"llm.json": json.dumps({**facts, "context": -1}).encode()}
    package.save(tmp_path / "bare.tk")
    with pytest.raises(PackageError, match="context"):
        tk.load(tmp_path / "bare.tk").generate([1], 3)
    with pytest.raises(UsageError, match="holds no language model"):
        facts_of(model.decode)


def test_a_step_reads_all_weights_but_the_embedding(made: Any) -> None:
    facts, net = json.loads(tk.Package.open(made[0]).files["llm.json"]), made[1]
    tables = {id(each.weight): each.weight for each in (net.get_input_embeddings(), net.get_output_embeddings())}
    weights = sum(each.numel() * 4 for each in net.parameters())
    assert len(tables) == 2  # not tied: the first one is read by rows
    read = weights - net.get_input_embeddings().weight.numel() * 4
    assert read <= facts["weight_bytes"] <= read + 1024  # and the frequencies of the positions


def test_states_that_cannot_be_used(model: Any) -> None:
    ids = np.zeros((1, 1), np.int64)
    closed = model.state(batch=1)
    closed.close()
    with pytest.raises(StateError, match="closed"):
        model.decode(ids, ids, state=closed)
    shared = model.state(batch=4)
    failed: list[Exception] = []

    def run() -> None:
        try:
            for at in range(40):
                model.prefill(np.ones((4, 32), np.int64), np.full((4, 32), at), state=shared)
        except StateError as error:
            failed.append(error)

    threads = [threading.Thread(target=run) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another thread" in str(error) for error in failed)
    model.decode(np.zeros((4, 1), np.int64), np.zeros((4, 1), np.int64), state=shared)


OUTSIDE: dict[str, tuple[str, int, int]] = {
    "token of the vocabulary's size": ("ids", 0, VOCABULARY),
    "token far above": ("ids", 1, 1 << 40),
    "token below": ("ids", 1, -1),
    "full": ("positions", 1, CONTEXT),
    "position far above": ("positions", 0, 1 << 40),
    "position below": ("positions", 0, -1),
}


@pytest.mark.parametrize("case", OUTSIDE)
def test_a_call_with_numbers_that_there_are_not_leaves_the_state_as_it_was(case: str, model: Any, prompts: Any) -> None:
    name, row, number = OUTSIDE[case]
    state = model.state(batch=2)
    prompt = np.array(prompts[0][:3])
    model.prefill(np.stack([prompt, prompt[::-1]]), np.arange(3)[None].repeat(2, 0), state=state)
    before = {kept: state[kept] for kept in state.names}
    for entry, length in (("decode", 1), ("prefill", 2)):
        given = {"ids": np.full((2, length), 5), "positions": np.arange(3, 3 + length)[None].repeat(2, 0)}
        given[name][row, -1] = number
        turned = {key: np.asfortranarray(array) for key, array in given.items()}
        for call in (given, turned, {key: torch.from_numpy(array) for key, array in given.items()}):
            with pytest.raises(InputValueError) as caught:
                model.entries[entry](**call, state=state)
            below = {"ids": VOCABULARY, "positions": CONTEXT}[name]
            assert f"need: 0 to {below - 1}\n  have: {number}\n  do: " in str(caught.value)
            tensors = {kept: before[kept].copy() for kept in state.names}
            with pytest.raises(InputValueError, match=f"input '{name}'"):
                model.entries[entry](**call, **tensors)
            assert all(np.array_equal(tensors[kept], before[kept]) for kept in state.names)
    assert all(np.array_equal(state[kept], before[kept]) for kept in state.names)


def test_on_a_gpu_the_host_looks_at_its_own_memory_alone() -> None:
    """A tensor there is not waited for: what it holds is clamped by the kernels."""
    limit, spec = Limit("ids", 10, "a token", "another"), TensorSpec("ids", (1, 1), "int64")

    class Elsewhere:
        def __getattr__(self, name: str) -> Any:
            raise AssertionError(f"{name} of a tensor on a GPU was asked for")

    limits = ValueLimits([limit], [spec], on_host=False)
    limits.check([Elsewhere()], [Elsewhere()])
    limits.check([np.array([[9]])], [Elsewhere()])
    limits.check([np.zeros((0, 1), np.int64)], [Elsewhere()])
    for wrong in (np.array([[10]]), np.int64(-1)):
        with pytest.raises(InputValueError, match="a token"):
            limits.check([wrong], [Elsewhere()])


def test_logits_that_are_no_numbers(model: Any, prompts: Any) -> None:
    running = model.generate(prompts[:2], 8)
    next(running)
    poisoned = running.state["keys_0"]
    poisoned[1] = np.nan
    running.state["keys_0"] = poisoned
    with pytest.raises(RuntimeFailure, match=r"row 1 are not numbers(.|\n)*NaN after 18 tokens"):
        next(running)
    assert len(finished(model.generate(prompts[:2], 3))[0]) == 3


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.rotated(4)
def test_two_thousand_steps_leak_nothing(model: Any) -> None:
    def run(steps: int) -> None:
        count = 100
        for _ in range(steps // count):
            finished(model.generate([[1], [2, 3]], count, temperature=1.0))

    run(500)
    gc.collect()
    before = resident()
    run(2000)
    gc.collect()
    assert resident() - before < 4 << 20
