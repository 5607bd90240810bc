"""Several devices may be one person; seats know how it ended, and who is expected."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Everybody is known by the cookie that he has; finished games are told seat by seat."""
    connection = op.get_bind()
    _give_devices(connection)
    op.create_table(
        "pocket_keys",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_index("pocket_keys_by_person", "pocket_keys", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("credential", sa.LargeBinary(1024), nullable=False, unique=True),
        sa.Column("public", sa.LargeBinary(2048), nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "spent",
        sa.Column("challenge", sa.LargeBinary(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("spent_by_until", "spent", ["until"])
    op.create_table(
        "avoided",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    if connection.dialect.name == "sqlite":
        # A column that refers to another table can be added there in this form alone.
        op.execute("ALTER TABLE sitters ADD COLUMN expected VARCHAR(32) REFERENCES people (id)")
    else:
        expected = sa.Column("expected", sa.String(32), sa.ForeignKey("people.id"), nullable=True)
        op.add_column("sitters", expected)
    op.add_column("sitters", sa.Column("ended", sa.BigInteger, nullable=True))
    op.add_column("sitters", sa.Column("place", sa.Integer, nullable=True))
    op.add_column("sitters", sa.Column("score", sa.Integer, nullable=True))
    op.create_index("sitters_by_expected", "sitters", ["expected"])
    op.create_index("sitters_by_ended", "sitters", ["person", "ended"])
    _place_seats(connection)


def _give_devices(connection: sa.Connection) -> None:
    """The secret of each person becomes that of his first device."""
    op.create_table(
        "devices",
        sa.Column("secret", sa.LargeBinary(32), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(32), nullable=True, unique=True),
        sa.Column("passkey", sa.String(32), nullable=True),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    # Nobody is told another's devices, so the first may go by the person's own id.
    op.execute(
        "INSERT INTO devices (secret, id, person, since) SELECT secret, id, id, since FROM people"
    )
    if connection.dialect.name != "sqlite":
        op.drop_column("people", "secret")
        op.add_column("people", sa.Column("parting", sa.String(32), nullable=True))
        return
    # SQLite drops no column that must be unique: the table is written anew, and whoever refers to
    # it is asked only at the end whether everybody is there again.
    op.execute("PRAGMA defer_foreign_keys = ON")
    op.execute("CREATE TEMPORARY TABLE people_of_before AS SELECT id, name, since FROM people")
    op.drop_table("people")
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("parting", sa.String(32), nullable=True),
    )
    op.execute("INSERT INTO people (id, name, since) SELECT id, name, since FROM people_of_before")
    op.execute("DROP TABLE people_of_before")


def _place_seats(connection: sa.Connection) -> None:
    """What the result of a finished game says of each seat; nothing if it cannot be read."""
    ask = connection.execute
    op.execute(
        'UPDATE sitters SET ended = (SELECT moved FROM tables WHERE tables.id = sitters."table") '
        "WHERE \"table\" IN (SELECT id FROM tables WHERE state IN ('over', 'closed'))"
    )
    over = ask(
        sa.text("SELECT id, result FROM tables WHERE state = 'over' AND result IS NOT NULL")
    ).all()
    for table, body in over:
        try:
            result = json.loads(body)
            placed = list(zip(result["places"], result["scores"], strict=True))
        except (ValueError, KeyError, TypeError):
            continue
        for seat, (place, score) in enumerate(placed):
            ask(
                sa.text(
                    "UPDATE sitters SET place = :place, score = :score "
                    'WHERE "table" = :table AND seat = :seat'
                ),
                {"table": table, "seat": seat, "place": place, "score": score},
            )


def downgrade() -> None:
    """There is no way back: a person may be at several devices, and had one secret before."""
    raise NotImplementedError("devices that are dropped cannot be made again")
