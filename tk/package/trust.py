"""Who made a package: Ed25519 signatures over its digest, and policies that say whose packages may be loaded.

A package's digest (tk.package.archive) is the SHA-256 of everything but its members, whose own SHA-256s it covers by the
manifest. A signature signs the digest and the signer's name. Whoever changes the file can drop signatures, never make one:
only a policy that asks for them protects. Policies are TOML:

    [trust]
    require = 1             # how many of the keys must have signed; 1 by default

    [trust.keys]
    alice = "ed25519:MCowBQYDK2VwAyEA…"
    ci = "ci.pub"           # a file, beside this one

The package `cryptography` does the arithmetic (pip install "tk-compiler[sign]"). Without it packages load as before where no
policy asks, and none loads where one does.
"""

from __future__ import annotations

import base64
import binascii
import os
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from tk.errors import TrustError, UsageError, message
from tk.package.archive import Archive, write_signatures

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

__all__ = ["Policy", "Signer", "Trust", "generate_key", "key_text", "policy_of", "read_key", "sign", "signers"]

ANY, VARIABLE, FILE = "any", "TK_TRUST", "tk.toml"
PASSWORD = "TK_KEY_PASSWORD"
_ALGORITHM = "ed25519:"
_KEY_BYTES = 32
_LONGEST_NAME = 100


@dataclass(frozen=True)
class Signer:
    """One signature of a package: the name that the signer gave, the public key, and whether the signature is that key's over
    this package; None where `cryptography` is not installed."""

    name: str
    key: str
    holds: bool | None

    def __str__(self) -> str:
        state = {True: "holds", False: "DOES NOT HOLD", None: "not verified: pip install 'tk-compiler[sign]'"}[self.holds]
        return f"{self.name} ({self.key}): {state}"


@dataclass(frozen=True)
class Policy:
    """The keys ({name: public key}) of which `require` must have signed a package; `source` says where it comes from."""

    keys: dict[str, str]
    require: int
    source: str

    def check(self, archive: Archive) -> None:
        """Raises TrustError where too few of the keys have signed the package."""
        found = signers(archive)
        if any(signer.holds is None for signer in found):
            raise TrustError(
                message(
                    f"{archive.path} cannot be trusted: signatures cannot be verified here",
                    need=f"the package cryptography, for {self.source}",
                    have="none",
                    do='pip install "tk-compiler[sign]"',
                )
            )
        valid = {signer.key for signer in found if signer.holds}
        if len(valid & set(self.keys.values())) < self.require:
            listed = ", ".join(self.keys) or "no key at all"
            raise TrustError(
                message(
                    f"{archive.path} is not trusted by {self.source}",
                    need=f"{self.require} of the signatures of {listed}",
                    have="; ".join(map(str, found)) or "no signature",
                    do="get it from its maker, or add the maker's public key to the policy",
                )
            )


# What a caller may say of trust: a policy, a policy's file, keys, "any", or None for the default.
Trust: TypeAlias = str | os.PathLike[str] | Policy | Sequence[str] | None


def policy_of(trust: Trust = None) -> tuple[Policy, ...]:
    """The policies that a package must meet, all of them. Raises UsageError where `trust` cannot be meant.

    `trust` is the path of a policy file (*.toml) or of a public key, a public key ("ed25519:…"), several of these, of which
    one must have signed, or "any": no policy. None asks the environment's TK_TRUST, which says it the same way, keys with
    commas between; without that the policies are ./tk.toml and tk.toml in ~/.config/tk, as far as there are such files with a
    table [trust]."""
    if isinstance(trust, Policy):
        return (trust,)
    if trust is None:
        if asked := os.environ.get(VARIABLE):
            return _given([part.strip() for part in asked.split(",")], VARIABLE)
        config = Path(os.environ.get("XDG_CONFIG_HOME") or "~/.config").expanduser()
        found = [_policy_file(path) for path in (Path(FILE), config / "tk" / FILE) if path.is_file()]
        return tuple(policy for policy in found if policy is not None)
    if isinstance(trust, str | os.PathLike):
        return _given([os.fspath(trust)], "the keys given")
    if not isinstance(trust, list | tuple) or not all(isinstance(part, str | os.PathLike) for part in trust):
        raise UsageError(
            message(
                "trust cannot be that",
                need="a policy file, public keys, or 'any'",
                have=repr(trust)[:80],
                do="give one of these",
            )
        )
    return _given([os.fspath(part) for part in trust], "the keys given")


def signers(archive: Archive) -> list[Signer]:
    """Every signature of a package, verified where `cryptography` is installed."""
    return [
        Signer(entry["name"], entry["key"], _holds(entry["key"], entry["signature"], _signed(archive.digest, entry["name"])))
        for entry in archive.signatures
    ]


def sign(archive: Archive, key: Ed25519PrivateKey, name: str, path: str | os.PathLike[str]) -> Signer:
    """Write the package to `path` with one signature more, in place of an earlier one by the same key. Raises IntegrityError
    where any of its sums is wrong: nobody should sign what cannot be loaded."""
    if not (0 < len(name) <= _LONGEST_NAME and name.isprintable()):
        raise UsageError(
            message(
                "a signer has no such name",
                need=f"1 to {_LONGEST_NAME} printable characters",
                have=repr(name)[:120],
                do="give a shorter name of letters, digits and signs",
            )
        )
    archive.check()
    public = key_text(key)
    entry = {"name": name, "key": public, "signature": _base64(key.sign(_signed(archive.digest, name)))}
    write_signatures(archive, [*(each for each in archive.signatures if each["key"] != public), entry], path)
    return Signer(name, public, True)


def generate_key() -> tuple[bytes, str]:
    """A new key: the private one as PEM (PKCS #8), encrypted where TK_KEY_PASSWORD is set, and the public one as text."""
    serialization, ed25519 = _cryptography()
    key = ed25519.Ed25519PrivateKey.generate()
    password = os.environ.get(PASSWORD, "").encode()
    cipher = serialization.BestAvailableEncryption(password) if password else serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, cipher), key_text(key)


def read_key(path: str | os.PathLike[str]) -> Ed25519PrivateKey:
    """A private key from its PEM file. Raises UsageError."""
    serialization, ed25519 = _cryptography()
    password = os.environ.get(PASSWORD, "").encode() or None
    try:
        key = serialization.load_pem_private_key(Path(path).read_bytes(), password)
    except (OSError, ValueError, TypeError) as error:  # TypeError: encrypted, and no password, or the other way around
        missing = isinstance(error, OSError)
        raise UsageError(
            message(
                f"there is no private key in {path}",
                need="NAME.pem, as `tk keygen` wrote it",
                have=error.strerror if isinstance(error, OSError) else str(error).partition(".")[0],
                do=None if missing else f"set {PASSWORD} if it is encrypted",
            )
        ) from error
    if not isinstance(key, ed25519.Ed25519PrivateKey):
        raise UsageError(
            message(
                f"the key in {path} is of another kind", need="Ed25519", have=type(key).__name__, do="make a key with tk keygen"
            )
        )
    return key


def key_text(key: Ed25519PrivateKey) -> str:
    """A key's public half as text."""
    return _ALGORITHM + _base64(key.public_key().public_bytes_raw())


def _given(parts: Iterable[str], source: str) -> tuple[Policy, ...]:
    """The policies of files, and one of all keys together."""
    policies, keys = list[Policy](), dict[str, str]()
    listed = [part for part in parts if part]
    if listed == [ANY]:
        return ()
    for part in listed:
        if part.endswith(".toml"):
            policy = _policy_file(Path(part))
            if policy is None:
                raise UsageError(
                    message(
                        f"{part} has no policy",
                        need="a table [trust]",
                        have="none",
                        do="add the table, as docs/threat-model.md shows",
                    )
                )
            policies.append(policy)
        else:
            keys[part] = _public_key(part, Path())
    if keys or not policies:
        policies.append(Policy(keys, 1, source))
    return tuple(policies)


def _policy_file(path: Path) -> Policy | None:
    """The policy in a TOML file; None where it has no table [trust]. What is written there wrongly must not pass for less."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8")).get("trust")
    except (OSError, ValueError) as error:
        have = error.strerror if isinstance(error, OSError) else error
        raise UsageError(
            message(
                f"the policy {path} cannot be read",
                need="a TOML file",
                have=have,
                do="name a policy's file, and check its syntax",
            )
        ) from error
    if table is None:
        return None
    keys = table.get("keys") if isinstance(table, dict) else None
    if (
        not isinstance(keys, dict)
        or not table.keys() <= {"keys", "require"}
        or not all(isinstance(k, str) for k in keys.values())
    ):
        raise UsageError(
            message(
                f"the policy {path} has another form",
                need="[trust] with require, and [trust.keys]",
                have=table,
                do="write it as docs/threat-model.md shows",
            )
        )
    require = table.get("require", 1)
    if type(require) is not int or not 1 <= require <= max(1, len(keys)):
        raise UsageError(
            message(
                f"the policy {path} asks for {require} keys",
                need=f"1 to {len(keys)}",
                have=require,
                do="ask for no more keys than the policy names",
            )
        )
    return Policy({name: _public_key(key, path.parent) for name, key in keys.items()}, require, str(path))


def _public_key(text: str, folder: Path) -> str:
    """A public key from its text, or from a file whose first word it is."""
    if not text.startswith(_ALGORITHM):
        try:
            words = (folder / text).read_text(encoding="utf-8").split()
        except (OSError, ValueError) as error:
            have = error.strerror if isinstance(error, OSError) else "no text"
            raise UsageError(
                message(
                    f"there is no public key {text!r}",
                    need=f"{_ALGORITHM}…, or a file with it",
                    have=have,
                    do="copy the line that tk keygen wrote, or name the file",
                )
            ) from error
        text = words[0] if words else ""
    if _key_bytes(text) is None:
        raise UsageError(
            message(
                "this is no public key",
                need=f"{_ALGORITHM} and 32 bytes in base64",
                have=repr(text)[:80],
                do="copy the line that tk keygen wrote, whole",
            )
        )
    return text


def _key_bytes(text: str) -> bytes | None:
    try:
        key = base64.b64decode(text.removeprefix(_ALGORITHM), validate=True)
    except (binascii.Error, ValueError):
        return None
    canonical = text == _ALGORITHM + _base64(key)
    return key if canonical and len(key) == _KEY_BYTES else None


def _holds(key: str, signature: str, signed: bytes) -> bool | None:
    """Whether `signature` is the one of `key` over `signed`; None where it cannot be found out."""
    try:
        _, ed25519 = _cryptography()
    except UsageError:
        return None
    from cryptography.exceptions import InvalidSignature

    raw = _key_bytes(key)
    try:
        if raw is None:
            return False
        ed25519.Ed25519PublicKey.from_public_bytes(raw).verify(base64.b64decode(signature, validate=True), signed)
    except (InvalidSignature, binascii.Error, ValueError):
        return False
    return True


def _signed(digest: str, name: str) -> bytes:
    return b"tk-package signature 1\0" + digest.encode() + b"\0" + name.encode()


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _cryptography() -> tuple[Any, Any]:
    try:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ed25519
    except ImportError as error:
        raise UsageError(
            message(
                "signatures need cryptography",
                need="the package cryptography",
                have="none",
                do='pip install "tk-compiler[sign]"',
            )
        ) from error
    return serialization, ed25519
