"""`tk suite --static`: rows of products and of what no rule models, the table, and what is refused."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest
from click.testing import CliRunner

from tk.cli import cli
from tk.codegen.nvcc import Usage
from tk.commands.suite import static_table
from tk.errors import UsageError
from tk.report.static_suite import check_static, static_row, triton_note
from tk.rocm.isa import inner_loop, waves_a_simd
from tk.rocm.linker import find_linker
from tk.schedule.suite import find_suite
from tk.target import resolve

MI300X = resolve("mi300x")
needs_linker = pytest.mark.skipif(not find_linker(), reason="needs ld.lld")


@needs_linker
def test_a_product() -> None:
    problem = find_suite("rocm", "gemm").build("bert-base", "down", 512, "bfloat16")
    row = static_row(problem, MI300X)
    assert (row["rule"], row["origin"], row["modelled"]) == ("rocm.matmul_mfma", "rule", True)
    assert row["bound_by"] in row["bounds"]
    assert row["seconds"] >= max(row["bounds"][name] for name in ("MFMA", "LDS", "L2", "memory"))
    (kernel,) = row["kernels"].values()
    assert kernel["spill_bytes"] == 0
    assert 0 < kernel["vgprs"] <= 512
    assert kernel["lds_bytes"] <= MI300X.shared_memory
    loop, config = kernel["inner_loop"], row["config"]
    # A wave reads its part of both tiles for each chunk of k once.
    read = 2 * config["block_k"] * (config["block_m"] // config["waves_m"] + config["block_n"] // config["waves_n"])
    turns = loop["mfma"] * config["fragment"] ** 2 * {16: 16, 32: 8}[config["fragment"]]
    work = config["block_m"] * config["block_n"] * config["block_k"] // config["waves_m"] // config["waves_n"]
    assert loop["lds_bytes_per_mfma"] == pytest.approx(read * (turns / work) / loop["mfma"])
    assert row["lds_cycles_a_block"]["unknown"] == row["lds_cycles_a_block"]["read_conflicts"] == 0
    assert (row["triton"] is None) == (find_spec("triton") is None)
    assert "rocm.matmul_mfma" in _shown(static_table([row]))


def _shown(table: object) -> str:
    from rich.console import Console

    console = Console(width=400, record=True, file=open("/dev/null", "w"))  # noqa: SIM115 - for the console's life
    console.print(table)
    return console.export_text()


@needs_linker
def test_what_no_rule_models_has_the_roofline() -> None:
    row = static_row(find_suite("rocm", "memory").build("rows", "rms_norm_1024", 1, "float32"), MI300X)
    assert row["bound_by"] == "roofline"
    assert row["bound_share"] == 1.0
    assert all(kernel["mfma"] == 0 and kernel["inner_loop"] is None for kernel in row["kernels"].values())


def test_waves() -> None:
    def used(registers: int, shared: int, threads: int) -> Usage:
        return Usage(registers=registers, shared=shared, threads=threads)

    assert waves_a_simd(used(64, 0, 256), MI300X) == 8
    assert waves_a_simd(used(65, 0, 256), MI300X) == 7
    assert waves_a_simd(used(256, 65536, 512), MI300X) == 2
    assert waves_a_simd(used(64, 65536, 256), MI300X) == 1


def test_inner_loop_is_the_innermost_one_with_mfma() -> None:
    text = "\n".join(
        (".LBB0_1:", "\tv_mov_b32 v0, v1", ".LBB0_2:", "\tds_read_b128 v[0:3], v4", "\tv_mfma_f32_32x32x8_f16 a, b, c, d",
         "\ts_cbranch_scc1 .LBB0_2", "\ts_barrier", "\ts_cbranch_scc1 .LBB0_1")
    )  # fmt: skip
    loop = inner_loop(text)
    assert loop is not None
    assert (loop.mfma, loop.lds_bytes, loop.count("s_barrier")) == (1, 16, 0)
    assert inner_loop("\tv_mov_b32 v0, v1") is None


def test_only_code_of_cdna_is_read() -> None:
    check_static(MI300X)
    for name in ("h200", "rocm:gfx1100", "cpu"):
        with pytest.raises(UsageError, match="CDNA"):
            check_static(resolve(name))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--vs", "cublas"), "--static times nothing"),
        (("--chained",), "--static times nothing"),
        (("--shapes", "gpt-5"), "llama3-8b"),
    ],
)
def test_refusals(given: tuple[str, ...], said: str) -> None:
    result = CliRunner().invoke(cli, ["suite", "gemm", "--static", "--target", "mi300x", *given])
    assert result.exit_code == 2
    assert said in result.output


def test_a_target_is_needed() -> None:
    result = CliRunner().invoke(cli, ["suite", "gemm", "--static"])
    assert result.exit_code == 2
    assert "needs to know the GPU" in result.output


@pytest.mark.rotated(6)
@needs_linker
def test_the_document(capfd: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "suite",
        "gemm",
        "--static",
        "-t",
        "mi300x",
        "--shapes",
        "vit-l16",
        "--m",
        "64",
        "--dtype",
        "float16",
        "--json",
    ]
    result = CliRunner().invoke(cli, arguments)
    assert result.exit_code == 0, result.output
    assert "ROCm version" not in capfd.readouterr().err  # of TVM, for each kernel, from the processes that build
    document = json.loads(result.stdout)
    assert document["static"] is True
    assert "never run on a device" in document["about"]
    assert document["triton"] == triton_note()
    assert [row["part"] for row in document["rows"]] == ["qkv", "out", "up", "down"]
