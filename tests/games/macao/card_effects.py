"""What each card with a shared kind of effect does, as the specification says: tables for tests."""

from __future__ import annotations

from typing import Any

Exchange = tuple[dict[str, Any], str, str, dict[str, int]]

EXCHANGES: dict[str, Exchange] = {
    # name: the table, the choices after `use`, the supply afterwards, what changes.
    "clerk": ({"supply": "R2 B1"}, "", "R1 B1", {"gold": 1}),
    "magistrate": ({"supply": "R2 B1"}, "", "R1 B1", {"points": 2}),
    "tax_collector": ({"supply": "R2 B1"}, "", "R1 B1", {"gold": 2}),
    "treasurer": ({"supply": "R1"}, "", "R1", {"gold": 2}),
    "port_pilot": ({"supply": "R1 K1"}, "pay black", "R1 B1", {}),
    "purser": ({"supply": "R1 K1"}, "pay red", "K1", {"gold": 1}),
    "harbour_master": ({"supply": "R1"}, "", "R1 B1", {"ship": 1}),
    "admiral": ({"supply": "R1"}, "gain green", "R1 G1", {"ship": 2}),
    "land_surveyor": ({"supply": "G2 B1"}, "", "B1 G1", {"gold": 1}),
    "steward": ({"supply": "G2 B1"}, "", "B1 G1", {"points": 2}),
    "bailiff": ({"supply": "G2 B1"}, "", "B1 G1", {"gold": 2}),
    "governor": ({"supply": "G2 B1"}, "", "B1 G1", {"points": 4}),
    "notary": ({"supply": "R1 B1"}, "pay blue", "R1 K1", {}),
    "quartermaster": ({"supply": "R1 B1"}, "pay blue", "R1", {"gold": 1}),
    "procurator": ({"supply": "R1"}, "gain violet", "R1 V1", {}),
    "marshal": ({"supply": "R1"}, "gain red", "R2", {"gold": 1}),
    "archivist": ({"supply": "Y2 B1"}, "", "B1 Y1", {"gold": 1}),
    "judge": ({"supply": "Y2 B1"}, "", "B1 Y1", {"points": 2}),
    "mint_master": ({"supply": "Y2 B1"}, "", "B1 Y1", {"gold": 2}),
    "chancellor": ({"supply": "R1 B1"}, "pay red", "B1", {"gold": 3}),
    "chamberlain": ({"supply": "R1 B1"}, "pay red", "B1 V1", {}),
    "paymaster": ({"supply": "R1 B1"}, "pay red", "B1", {"gold": 1}),
    "councillor": ({"supply": "R1"}, "", "R1", {"gold": 1}),
    "viceroy": ({"supply": "R1"}, "gain blue,gain gray", "R1 B1 Y1", {}),
    "bank": ({"supply": "R1", "gold": 3}, "", "R1", {"gold": 2}),
    "mint": ({"supply": "R2 B1"}, "pay red,pay blue", "R1", {"gold": 3}),
    "market": ({"supply": "R1", "goods": "tea silk jade"}, "", "R1", {"gold": 2}),
    "trading_post": ({"supply": "R1", "goods": "tea"}, "", "R1", {"gold": 3, "tiles": -1}),
    "tavern": ({"supply": "R1 B1"}, "pay red", "B1", {"ship": 3}),
    "palace": ({"supply": "R1"}, "", "R1", {"points": 2}),
    "quay": ({"supply": "R1", "ship": "genova"}, "gain blue", "R1 B1", {}),
    "workshop": ({"supply": "R1 K1"}, "pay black,gain green", "R1 G1", {}),
    "kiln": ({"supply": "R1 K1"}, "pay black", "R1", {"gold": 2}),
    "theatre": ({"supply": "R1", "gold": 2}, "", "R1", {"gold": -2, "points": 4}),
    "cannoneer": ({"supply": "R1 K1"}, "pay black", "R1", {"wall": 2}),
    "captain": ({"supply": "R1"}, "", "R1", {"ship": 2}),
    "cabin_boy": ({"supply": "R1"}, "", "R1", {"ship": 1}),
    "pedlar": (
        {"supply": "R1", "gold": 1},
        "gain blue,gain blue,gain black",
        "R1 B2 K1",
        {"gold": -1},
    ),
    "moneylender": ({"supply": "R1", "gold": 1}, "", "R1", {"gold": 2}),
    "weaver": ({"supply": "R2 B1"}, "", "R1 B1", {"gold": 2}),
    "dyer": ({"supply": "R2 B1"}, "", "R2", {"points": 3}),
    "potter": ({"supply": "R2 G1"}, "", "R2", {"points": 3}),
    "painter": ({"supply": "R2 K1"}, "", "R2", {"points": 3}),
    "goldsmith": ({"supply": "R2 Y1"}, "", "R2", {"gold": 2}),
    "jeweller": ({"supply": "R2 V1"}, "", "R2", {"gold": 2}),
    "sculptor": ({"supply": "R1 K1"}, "pay red", "K1", {"points": 1}),
    "poet": ({"supply": "R1"}, "", "R1", {"points": 1}),
    "actor": ({"supply": "R2 K1"}, "pay red,pay red", "K1", {"points": 3}),
    "physician": ({"supply": "R2 K1", "punished": 2}, "pay red,pay red", "K1", {"punished": -1}),
    "pilgrim": ({"supply": "R1", "ship": "lisboa"}, "", "R1", {"points": 1}),
    "fisherman": ({"supply": "R1", "ship": "s4"}, "", "R1", {"gold": 1}),
    "innkeeper": ({"supply": "R1", "last": True}, "gain red,gain blue", "R2 B1", {}),
    "smuggler": ({"supply": "R1", "goods": "tea"}, "", "R1", {"points": 5, "tiles": -1}),
    "navigator": ({"supply": "R1"}, "", "R1", {"ship": 3}),
    "courtier": ({"supply": "R1"}, "", "R1", {"points": 2}),
}
"""55 exchange cards."""

UNPAYABLE: dict[str, dict[str, Any]] = {
    # What is missing: a cube of the colour, a second cube, gold, a tile, or the requirement.
    "clerk": {"supply": "B3"},
    "magistrate": {"supply": "B3"},
    "tax_collector": {"supply": "B3"},
    "weaver": {"supply": "B3"},
    "dyer": {"supply": "R3"},
    "land_surveyor": {"supply": "B3"},
    "steward": {"supply": "B3"},
    "bailiff": {"supply": "B3"},
    "governor": {"supply": "B3"},
    "potter": {"supply": "B3"},
    "painter": {"supply": "B3"},
    "archivist": {"supply": "B3"},
    "judge": {"supply": "B3"},
    "mint_master": {"supply": "B3"},
    "goldsmith": {"supply": "B3"},
    "jeweller": {"supply": "B3"},
    "port_pilot": {"jokers": 1},
    "purser": {"jokers": 1},
    "notary": {"jokers": 1},
    "quartermaster": {"jokers": 1},
    "chancellor": {"jokers": 1},
    "chamberlain": {"jokers": 1},
    "paymaster": {"jokers": 1},
    "tavern": {"jokers": 1},
    "workshop": {"jokers": 1},
    "kiln": {"jokers": 1},
    "cannoneer": {"jokers": 1},
    "sculptor": {"jokers": 1},
    "mint": {"supply": "R1"},
    "actor": {"supply": "R1"},
    "physician": {"supply": "R1", "punished": 1},
    "theatre": {"supply": "R1", "gold": 1},
    "pedlar": {"supply": "R1", "gold": 0},
    "trading_post": {"supply": "R1"},
    "smuggler": {"supply": "R1"},
    "market": {"supply": "R1"},
    "bank": {"supply": "R1", "gold": 2},
    "moneylender": {"supply": "R1", "gold": 2},
    "quay": {"supply": "R1", "ship": "s1"},
    "pilgrim": {"supply": "R1", "ship": "s1"},
    "fisherman": {"supply": "R1", "ship": "lisboa"},
    "innkeeper": {"supply": "R1"},
}

Bonus = tuple[dict[str, Any], str, dict[str, int], str]

QUARTER = {"supply": "R1 K1"}

DELIVERY = {"supply": "K1", "ship": "london", "goods": "tea tea"}

TRIBUTE = {"supply": "K1", "tribute": (0, 0)}

BONUSES: dict[str, Bonus] = {
    # name: the table, the choices, what changes, the supply afterwards.
    "fountain": (QUARTER, "quarter q04", {"wall": 1}, "K1"),
    "shipyard": (QUARTER, "quarter q04", {"ship": 2}, "K1"),
    "brickworks": (QUARTER, "quarter q04,gain blue,gain green", {}, "B1 G1 K1"),
    "herald": (QUARTER, "quarter q04", {"points": 2}, "K1"),
    "night_watchman": (QUARTER, "quarter q04", {"gold": 1}, "K1"),
    "architect": ({**QUARTER, "owns": "q03"}, "quarter q04", {"points": 3}, "K1"),
    "gardener": ({"supply": "R1 K1 Y1 V1"}, "quarter q13", {"points": 2, "jokers": 1}, "V1"),
    "cooperage": (DELIVERY, "deliver london,deliver london", {"points": 6 + 4 + 2}, "K1"),
    "customs_house": (DELIVERY, "deliver london,deliver london", {"points": 10, "gold": 1}, "K1"),
    "merchant": (DELIVERY, "deliver london,deliver london", {"points": 10, "gold": 4}, "K1"),
    "helmsman": (DELIVERY, "deliver london,deliver london", {"points": 10, "ship": 4}, "K1"),
    "docker": (DELIVERY, "deliver london,gain red,deliver london", {"points": 10}, "R1 K1"),
    "university": ({"supply": "R1 K1", "tableau": "clerk"}, "activate clerk", {"points": 1}, "K1"),
    "scholar": (
        {"supply": "R1 K1", "tableau": "clerk"},
        "activate clerk,gain red,gain red",
        {},
        "R2 K1",
    ),
    "library": (
        {"supply": "R2 K1", "tableau": "abbot librarian"},
        "activate abbot,activate librarian",
        {"gold": 4},
        "K1",
    ),
    "teacher": (
        {"supply": "R2 K1", "tableau": "shipyard pagoda"},
        "activate shipyard",
        {"gold": 2},
        "R1 K1",
    ),
    "scribe": ({"supply": "R1 K1", "tableau": "clerk"}, "activate clerk", {"points": 3}, "K1"),
    "barracks": ({"supply": "R9"}, "wall,wall", {"points": 2}, "R6"),
    "diplomat": (TRIBUTE, "tribute", {"points": 3}, "K1"),
    "broker": (TRIBUTE, "tribute,gain red,gain blue", {}, "R1 B1 K1"),
}
"""20 bonus cards."""

Ending = tuple[dict[str, Any], int]

ENDINGS: dict[str, Ending] = {
    # name: the table at the end, what the card brings.
    "smithy": ({"owns": "q01 q03 q15 q26 q30"}, 5),
    "statue": ({"owns": "q01 q02 q03 q15 q26"}, 3),
    "town_hall": ({"active": "clerk judge poet chapel"}, 4),
    "cathedral": ({}, 9),
    "chapel": ({}, 2),
    "monastery": ({"punished": 3}, 6),
    "temple": ({}, 6),
    "pagoda": ({}, 4),
    "school": ({"active": "poet idler clerk inn"}, 4),
    "academy": ({"active": "poet idler clerk inn hospital guard"}, 7),
    "fortress": ({"disc": 9}, 4),
    "garden": ({"owns": "q02 q10 q04"}, 4),
    "money_changer": ({"gold": 7}, 3),
    "missionary": ({"delivered": 0b10110}, 6),
}
"""14 end cards."""

WAREHOUSES = {
    "warehouse_spices": ("lisboa", "spices", 4),
    "warehouse_rice": ("barcelona", "rice", 4),
    "warehouse_paper": ("antwerpen", "paper", 5),
    "warehouse_silk": ("marseille", "silk", 5),
    "warehouse_porcelain": ("amsterdam", "porcelain", 5),
    "warehouse_jade": ("genova", "jade", 5),
    "warehouse_tea": ("london", "tea", 6),
    "warehouse_lacquer": ("hamburg", "lacquer", 6),
}
