"""What is kept, as tables of a database. Changes need a migration beside them (migrations/versions)."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("settings", sa.Text, nullable=False),  # JSON
    sa.Column("owner", sa.String(40), nullable=False),  # the guest who made it
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("header", sa.Text, nullable=False),  # of the match, JSON with the secret seed; "" before it begins
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False, index=True),
    sa.Column("asked", sa.Integer, nullable=False),  # a bit per seat
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("brought", sa.Text, nullable=False, server_default=""),  # JSON, until the header has it; "" for nothing
    sa.Column("number", sa.Integer, nullable=False, server_default="0"),  # of the match in its campaign; 0 outside
    sa.Column("after", sa.String(40), unique=True, index=True),  # the table of the campaign's match before
    sa.Column("name", sa.String(100), nullable=False, server_default=""),
    sa.Column("manners", sa.Text, nullable=False, server_default=""),  # JSON (manners.py); "" for the usual ones
    sa.Column("ended", sa.String(20), nullable=False, server_default=""),  # by people (parting.py): abandoned, closed
    sa.Column("round", sa.Integer, nullable=False, server_default="0"),  # 0 where a game knows none
    sa.Column("deciding", sa.Integer, nullable=False, server_default="0"),  # a bit per asked seat, if all may know
    sa.Column("won", sa.Integer, nullable=False, server_default="0"),  # a bit per seat
)

SEATS: Final = sa.Table(  # the host has one too, the number of which is that of the role
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),  # person, bot, open
    sa.Column("bot", sa.String(60), nullable=False),  # who plays it now, "" for a person
    sa.Column("invitation", sa.String(60), nullable=False, unique=True),  # gives the seat to its first reader
    sa.Column("key", sa.String(60), nullable=False, unique=True),  # brings its person back from another device
    sa.Column("until", sa.Text, nullable=False, server_default=""),  # a wish to pass for a while (standing.py), JSON
    sa.Column("lent", sa.String(20), nullable=False, server_default=""),  # why a bot plays: absent, resigned; "": asked
)

HOLDERS: Final = sa.Table(  # a seat may be held from several devices, each a guest; a guest may hold several seats
    "holders",
    METADATA,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True, index=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
)

LINES: Final = sa.Table(
    "lines",
    METADATA,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),  # of the match file (see chimera.engine.record)
)

CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("nickname", sa.String(100), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

HOUSE: Final = sa.Table(  # what the house itself must remember: the key that signs cookies
    "house",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

LOCK: Final = sa.Table(  # the one server that owns all matches
    "lock",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("owner", sa.String(200), nullable=False),
    sa.Column("beat", sa.Integer, nullable=False),
)

KEPT: Final = (TABLES, SEATS, HOLDERS, LINES, CHAT, GUESTS, HOUSE)  # what a backup holds, parents first
