"""What an owner of the printed Macelandia may correct."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.core.limits import BOX, Limit, Limits, Many, Mistake, Rows, Whole, Word, items
from sobremesa.core.sources import Table

STRONGEST: Final = 20
RACES: Final[Word] = Word("human", "fairy", "beast", "demon", "undead")
CHARACTERS: Final[Word] = Word(
    *[f"{faction}{number:02}" for faction in "ld" for number in range(1, 12)]
)
SOME: Final[Limit] = Many(CHARACTERS, 0, 11, "different")


def check(values: Table) -> list[Mistake]:
    """Everybody has a land of the board. Pairs are of one faction, and enemies of the other one."""
    found: list[Mistake] = []
    sizes = {side["name"]: side["territories"] for side in items(values, "side")}
    for row in items(values, "players"):
        lands = row["territories"]
        if len(lands) != row["seats"] or max(lands) > sizes[row["side"]]:
            at = f"players.{row['seats']}.territories"
            most = sizes[row["side"]]
            found.append((at, f"there should be {row['seats']} of them, from 1 to {most}"))
    abilities = items(values, "ability")
    cards = [ability["card"] for ability in abilities]
    for ability in abilities:
        found += _ability(f"ability.{ability['name']}", ability)
        if cards.count(ability["card"]) > 1:
            found.append((f"ability.{ability['name']}.card", "this card has another ability too"))
    return found


def _ability(at: str, ability: dict[str, Any]) -> list[Mistake]:
    found: list[Mistake] = []
    own = ability["card"][0]
    pair = ability["kind"] == "pair"
    targets = [*ability["target_kinds"], *ability["target_races"]]
    if pair != bool(ability["partners"]):
        found.append((f"{at}.partners", "a pair has partners, and nothing else has"))
    if pair == bool(targets):
        found.append((at, "a defeat has target_kinds or target_races, and nothing else has"))
    if any(card[0] != own for card in ability["partners"]):
        found.append((f"{at}.partners", "they should be of the same faction as the card"))
    if any(card[0] == own for card in ability["target_kinds"]):
        found.append((f"{at}.target_kinds", "they should be of the other faction"))
    return found


LIMITS: Final[Limits] = Limits(
    [
        BOX,
        Rows(
            "players",
            "The lands where the players sit, by number of players, if nobody chooses.",
            {"territories": Many(Whole(1, 8), 4, 8, "rising")},
        ),
        Rows(
            "kind",
            "The characters. A card keeps its sign, such as l08, whatever its strength is.",
            {"strength": Whole(1, STRONGEST), "race": RACES},
            says=["noun-kind-"],
        ),
        Rows(
            "ability",
            "The special abilities: which card has it, and what it does. pair: the card and one "
            "of partners may be played together. defeat: it beats target_kinds, and enemies of "
            "target_races, whatever the strengths.",
            {
                "card": CHARACTERS,
                "kind": Word("pair", "defeat"),
                "partners": SOME,
                "target_kinds": SOME,
                "target_races": Many(RACES, 0, 5, "different"),
            },
            says=["noun-power-", "table-power_"],
        ),
    ],
    check,
)
