"""Guests: a signed cookie says who comes back; there are no passwords."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import cache
from http.cookies import CookieError, SimpleCookie
from typing import Final

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from chimera.engine.events import Message
from chimera.engine.trouble import sentence

COOKIE: Final = "chimera_guest"
YEAR: Final = 365 * 24 * 3600
KINDS: Final = 8  # of the names in the message "guest-name"
ANIMALS: Final = 12


class Guest:
    """Somebody at the door."""

    __slots__ = ("fresh", "id")

    def __init__(self, guest_id: str, fresh: bool) -> None:
        self.id = guest_id
        self.fresh = fresh  # the browser does not carry the cookie yet, or one signed in an older way


@cache
def signer(secret: str) -> Signer:
    """What only this house can write behind an id."""
    return Signer(bytes.fromhex(secret), salt="chimera guest", key_derivation="hmac", digest_method=hashlib.sha256)


def signed(guest_id: str, secret: str) -> str:
    """The value of the cookie."""
    return signer(secret).sign(guest_id).decode()


def signed_before(value: str, secret: str) -> str | None:
    """The id in a cookie as it was signed before; people still carry it, with the seats it stands for."""
    guest_id, _, sign = value.partition(".")
    wanted = hmac.new(bytes.fromhex(secret), guest_id.encode(), hashlib.sha256).hexdigest()[:40]
    return guest_id if guest_id and hmac.compare_digest(sign.encode(), wanted.encode()) else None


def guest_of(cookies: str, secret: str) -> Guest:
    """The guest whom a Cookie header names, or a new one."""
    try:
        jar = SimpleCookie(cookies)
    except CookieError:
        jar = SimpleCookie()
    value = jar[COOKIE].value if COOKIE in jar else ""
    try:
        return Guest(signer(secret).unsign(value).decode("ascii"), False)
    except (BadSignature, UnicodeError):
        return Guest(signed_before(value, secret) or secrets.token_hex(12), True)


def set_cookie(guest_id: str, secret: str, *, secure: bool, path: str) -> str:
    """The header that gives a browser its cookie."""
    return cookie(signed(guest_id, secret), YEAR, path, secure)


def forget_cookie(path: str) -> str:
    """The header that takes it away."""
    return cookie("", 0, path, False)


def cookie(value: str, seconds: int, path: str, secure: bool) -> str:
    """The header of a cookie that scripts cannot read and other sites' forms do not send."""
    made = Cookie(key=COOKIE, value=value, path=path, max_age=seconds, secure=secure, httponly=True, samesite="lax")
    return made.to_header(header="")


def default_nickname(guest_id: str, language: str) -> str:
    """What a guest is called before they choose a name."""
    digest = hashlib.sha256(guest_id.encode()).digest()
    return sentence(Message("guest-name", {"kind": digest[0] % KINDS, "animal": digest[1] % ANIMALS}), language)
