"""Opens an envelope of Jadoube: python open_envelope.py PASSPHRASE < envelope. Written from src/core/record/envelope/README.md alone."""
import hashlib
import sys
import unicodedata

from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_decrypt as decrypt
from nacl.exceptions import CryptoError
from nacl.pwhash import argon2id

envelope = sys.stdin.buffer.read()
body, _, stated = envelope.rpartition(b"fingerprint: ")
version = int(body.split(b"\n")[0].removeprefix(b"Jadoube envelope "))
assert version in (1, 2), "a newer version"
size, spare, count = {1: (10, 0, 16), 2: (16, 3, 25)}[version]
number = int.from_bytes(hashlib.blake2b(body, digest_size=size).digest(), "big") >> spare
letters = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
digits = [letters[number >> 5 * i & 31] for i in reversed(range(count))]
assert bytes(digits) == stated.strip().replace(b"-", b""), "the fingerprint is wrong"

outside = body[: body.index(b"\nsealed: ") + 1]
lines = [line.split(": ", 1) for line in body.decode().split("\n") if ": " in line]
typed = sys.argv[1] if version == 1 else unicodedata.normalize("NFC", sys.argv[1])
key = None
for lock in (value.split(" ") for name, value in lines if name == "lock"):
    salt, nonce, wrapped = map(bytes.fromhex, lock[5:])
    own = argon2id.kdf(32, typed.encode(), salt, int(lock[3]), 1024 * int(lock[2]))
    try:
        key = decrypt(wrapped, None, nonce, own)
    except CryptoError:
        pass  # not this lock
assert key, "the passphrase is wrong"
values = dict(lines)
assert hashlib.blake2b(key, digest_size=32).hexdigest() == values["key"], "another key"
nonce, sealed = map(bytes.fromhex, values["sealed"].split(" "))
sys.stdout.buffer.write(decrypt(sealed, outside, nonce, key).rstrip(b"\0"))
