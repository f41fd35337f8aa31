"""tk keygen, tk sign, tk verify-signature: who made a package."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tk.cli import OutputFile, common
from tk.errors import UsageError, message

if TYPE_CHECKING:
    from tk.report.terminal import Terminal

__all__ = ["keygen", "sign", "verify_signature"]


@click.command()
@click.argument("path", type=OutputFile())
@common(json=True)
@click.pass_obj
def keygen(terminal: Terminal, path: Path) -> None:
    """Make a key to sign packages with: PATH.pem, the private key, which stays with you, and PATH.pub, which others need.

    With TK_KEY_PASSWORD in the environment the private key is encrypted with it, and `tk sign` needs it too.
    """
    from tk.package.trust import generate_key

    private, public = path.with_name(path.name + ".pem"), path.with_name(path.name + ".pub")
    pem, text = generate_key()
    try:
        descriptor = os.open(private, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError as error:
        raise UsageError(message(f"{private} is there already", need="a new file's name", do="give another PATH")) from error
    with os.fdopen(descriptor, "wb") as file:
        file.write(pem)
    public.write_text(f"{text} {path.name}\n", encoding="utf-8")
    terminal.show(f"{private}: the private key; keep it", f"{public}: {text}")
    terminal.emit({"private": str(private), "public": str(public), "key": text})


@click.command()
@click.argument("package", type=click.Path(path_type=Path))
@click.option("--key", "key", required=True, type=click.Path(path_type=Path), help="The private key, PATH.pem of `tk keygen`.")
@click.option("--name", help="What to call the signer; by default the key file's name.")
@click.option("-o", "--output", type=OutputFile(), help="The signed package; by default PACKAGE itself.")
@common(json=True)
@click.pass_obj
def sign(terminal: Terminal, package: Path, key: Path, name: str | None, output: Path | None) -> None:
    """Sign PACKAGE, after comparing all its sums. A package may be signed by several keys; a key's new signature takes the
    place of its old one."""
    from tk.package.artifact import Package
    from tk.package.trust import read_key, sign

    private = read_key(key)
    opened = Package.open(package)
    opened.check()
    assert opened.archive is not None
    signer = sign(opened.archive, private, name or key.stem, output or package)
    terminal.show(f"{output or package}: signed by {signer.name} ({signer.key})")
    terminal.emit({"path": str(output or package), "digest": opened.archive.digest, "name": signer.name, "key": signer.key})


@click.command("verify-signature")
@click.argument("package", type=click.Path(path_type=Path))
@click.option("--key", "keys", multiple=True, help="A public key, ed25519:… or a file with it; one of them must have signed.")
@click.option("--policy", type=click.Path(path_type=Path), help="A policy, such as tk.toml.")
@common(json=True)
@click.pass_obj
def verify_signature(terminal: Terminal, package: Path, keys: tuple[str, ...], policy: Path | None) -> None:
    """Say who signed PACKAGE, and end with 1 unless the keys, or the policy, accept it; by default TK_TRUST or tk.toml says
    whom to trust. Compares every sum too. Nothing of the package is run."""
    from tk.package.artifact import Package
    from tk.package.trust import policy_of, signers

    policies = (*policy_of(keys or None),) if keys or policy is None else ()
    policies += () if policy is None else policy_of(policy)
    if not policies:
        raise UsageError(
            message(
                "there is no key to compare with",
                need="--key, --policy, TK_TRUST or tk.toml",
                have="none",
                do="give the signer's public key with --key, or a policy with --policy",
            )
        )
    opened = Package.open(package)
    assert opened.archive is not None
    for each in policies:
        each.check(opened.archive)
    opened.check()
    found = signers(opened.archive)
    terminal.show(*map(str, found))
    accepted = [each.source for each in policies]
    terminal.emit(
        {
            "digest": opened.archive.digest,
            "accepted": accepted,
            "signatures": [{"name": each.name, "key": each.key, "holds": each.holds} for each in found],
        }
    )
