"""Guests: a signed cookie says who comes back; there are no passwords."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Final

COOKIE: Final = "chimera_guest"
YEAR: Final = 365 * 24 * 3600
KINDS: Final = ("Quick", "Calm", "Bold", "Curious", "Patient", "Lucky", "Bright", "Gentle")
ANIMALS: Final = ("Newt", "Heron", "Otter", "Gecko", "Lynx", "Ibis", "Tapir", "Wren", "Viper", "Moth", "Crane", "Hare")


class Guest:
    """Somebody at the door."""

    __slots__ = ("fresh", "id")

    def __init__(self, guest_id: str, fresh: bool) -> None:
        self.id = guest_id
        self.fresh = fresh  # the browser does not carry the cookie yet


def signature(guest_id: str, secret: str) -> str:
    """What only this house can write behind an id."""
    return hmac.new(bytes.fromhex(secret), guest_id.encode(), hashlib.sha256).hexdigest()[:40]


def signed(guest_id: str, secret: str) -> str:
    """The value of the cookie."""
    return f"{guest_id}.{signature(guest_id, secret)}"


def guest_of(cookies: str, secret: str) -> Guest:
    """The guest whom a Cookie header names, or a new one."""
    try:
        jar = SimpleCookie(cookies)
    except CookieError:
        jar = SimpleCookie()
    value = jar[COOKIE].value if COOKIE in jar else ""
    guest_id, _, sign = value.partition(".")
    if guest_id.isascii() and guest_id and hmac.compare_digest(sign.encode(), signature(guest_id, secret).encode()):
        return Guest(guest_id, False)
    return Guest(secrets.token_hex(12), True)


def set_cookie(guest_id: str, secret: str, *, secure: bool, path: str) -> str:
    """The header that gives a browser its cookie."""
    parts = [f"{COOKIE}={signed(guest_id, secret)}", f"Path={path}", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def forget_cookie(path: str) -> str:
    """The header that takes it away."""
    return f"{COOKIE}=; Path={path}; Max-Age=0; HttpOnly; SameSite=Lax"


def default_nickname(guest_id: str) -> str:
    """What a guest is called before they choose a name."""
    digest = hashlib.sha256(guest_id.encode()).digest()
    return f"{KINDS[digest[0] % len(KINDS)]} {ANIMALS[digest[1] % len(ANIMALS)]}"
