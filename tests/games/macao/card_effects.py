"""What each card with a shared kind of effect does, as the specification says: tables for tests."""

from __future__ import annotations

from typing import Any

Exchange = tuple[dict[str, Any], str, str, dict[str, int]]

EXCHANGES: dict[str, Exchange] = {
    # name: the table, the choices after `use`, the supply afterwards, what changes.
    "clerk": ({"supply": "B1 K1"}, "pay black", "R1 B1", {}),
    "magistrate": ({"supply": "R2 B1"}, "", "R1 B1", {"gold": 1}),
    "tax_collector": ({"supply": "R1", "gold": 1}, "", "R1", {"gold": 1}),
    "treasurer": ({"supply": "R1", "gold": 2}, "", "R1", {"gold": 1}),
    "port_pilot": ({"supply": "R1 K1"}, "pay black", "R1 B1", {}),
    "purser": ({"supply": "R2 K1"}, "pay red,pay red", "K1", {"gold": 1}),
    "harbour_master": ({"supply": "R1", "ship": "genova"}, "", "R1", {"points": 1}),
    "admiral": ({"supply": "R1", "ship": "s4"}, "gain green", "R1 G1", {"points": 1}),
    "land_surveyor": ({"supply": "G2 B1"}, "", "B1 G1", {"gold": 1}),
    "steward": ({"supply": "G2 B1"}, "gain red,gain red", "R2 B1 G1", {}),
    "bailiff": ({"supply": "G2 B1"}, "gain red,gain red,gain violet", "R2 B1 G1 V1", {}),
    "governor": ({"supply": "G2 B1"}, "", "B1 G1", {"points": 2}),
    "notary": ({"supply": "R1 B1"}, "pay blue", "R1 K1", {}),
    "quartermaster": ({"supply": "B1 K2"}, "gain red,gain violet", "R1 B1 K1 V1", {}),
    "procurator": ({"supply": "R1"}, "gain violet", "R1 V1", {}),
    "marshal": ({"supply": "R1"}, "", "R1 K2", {}),
    "archivist": ({"supply": "Y2 B1"}, "", "B1 Y1", {"gold": 1}),
    "judge": ({"supply": "Y2 B1"}, "", "B1 Y1", {"points": 1}),
    "mint_master": ({"supply": "Y2 B1"}, "", "B1 Y1", {"gold": 1}),
    "chancellor": ({"supply": "R1"}, "", "R1", {"points": 1}),
    "chamberlain": ({"supply": "B1 V2"}, "", "B1 V1", {"gold": 1}),
    "paymaster": ({"supply": "R1", "gold": 1}, "", "R1", {"gold": -1, "points": 2}),
    "councillor": ({"supply": "R1"}, "", "R1 V1", {}),
    "viceroy": ({"supply": "R1"}, "gain blue,gain gray", "R1 B1 Y1", {}),
    "customs_house": ({"supply": "R2 K1", "ship": "genova"}, "pay red,pay red", "K1", {"gold": 1}),
    "bank": ({"supply": "R1", "gold": 3}, "", "R1", {"gold": 1}),
    "mint": ({"supply": "R3 B1"}, "pay red,pay red,pay blue", "R1", {"gold": 1, "points": 1}),
    "market": ({"supply": "R1 K1", "goods": "tea silk jade"}, "pay red", "K1", {"points": 2}),
    "trading_post": (
        {"supply": "R1", "goods": "tea"},
        "",
        "R1",
        {"gold": 1, "points": 2, "tiles": -1},
    ),
    "inn": ({"supply": "R1", "gold": 1}, "gain blue", "R1 B1", {}),
    "library": ({"supply": "R1"}, "", "R1 B1 Y1", {}),
    "hospital": (
        {"supply": "R1", "gold": 1, "punished": 2},
        "",
        "R1",
        {"gold": -1, "punished": -1},
    ),
    "barracks": ({"supply": "R1"}, "gain red,gain blue", "R2 B1", {}),
    "palace": ({"supply": "R1"}, "", "R1", {"points": 1}),
    "shipyard": ({"supply": "R2 K1"}, "", "R1 B2 K1", {}),
    "quay": ({"supply": "R1", "ship": "genova"}, "gain blue", "R1 B1", {}),
    "workshop": ({"supply": "R1 K1"}, "pay black,gain green", "R1 G1", {}),
    "kiln": ({"supply": "R2 K1"}, "", "R1 K1", {"gold": 1, "points": 1}),
    "brickworks": ({"supply": "R1"}, "gain green", "R3 G1", {}),
    "theatre": ({"supply": "R1", "gold": 2}, "", "R1", {"gold": -2, "points": 4}),
    "cannoneer": ({"supply": "R1 K1"}, "pay black", "R1", {"wall": 2}),
    "captain": ({"supply": "R1"}, "", "R1", {"ship": 2}),
    "cabin_boy": ({"supply": "R1"}, "", "R1", {"ship": 1}),
    "merchant": ({"supply": "R1", "goods": "tea silk jade"}, "", "R1", {"gold": 2}),
    "pedlar": (
        {"supply": "R1", "gold": 1},
        "gain blue,gain blue,gain black",
        "R1 B2 K1",
        {"gold": -1},
    ),
    "moneylender": ({"supply": "R1", "gold": 0}, "", "R1", {"gold": 1}),
    "weaver": ({"supply": "R2 B1"}, "", "R1", {"points": 2}),
    "dyer": ({"supply": "R1 B1 G2"}, "", "R1 G1", {"points": 2}),
    "potter": ({"supply": "R1 G1 K1"}, "", "R1", {"points": 2}),
    "painter": ({"supply": "R1 K1 Y1"}, "", "R1", {"points": 2}),
    "goldsmith": ({"supply": "R2 Y1", "gold": 1}, "", "R2", {"gold": -1, "points": 3}),
    "jeweller": ({"supply": "R2 V1", "gold": 1}, "", "R2", {"gold": -1, "points": 3}),
    "sculptor": ({"supply": "R2 K1"}, "pay red,pay red", "K1", {"points": 1}),
    "poet": ({"supply": "R1 K1"}, "pay red", "K1", {"points": 1}),
    "actor": ({"supply": "R2 K1"}, "pay red,pay red", "K1", {"points": 2}),
    "scholar": ({"supply": "R1", "gold": 1}, "", "R1", {"gold": -1, "points": 3}),
    "teacher": ({"supply": "B1 V2"}, "gain red,gain red,gain black", "R2 B1 K1 V1", {}),
    "scribe": ({"supply": "B1 Y2"}, "gain red,gain violet", "R1 B1 Y1 V1", {}),
    "physician": ({"supply": "R2 K1", "punished": 2}, "pay red,pay red", "K1", {"punished": -1}),
    "monk": ({"supply": "R1", "gold": 0}, "", "R1", {"points": 1}),
    "pilgrim": ({"supply": "R1", "last": True}, "", "R1", {"points": 1}),
    "architect": ({"supply": "R1", "gold": 2}, "", "R1", {"gold": -2, "points": 5}),
    "master_builder": ({"supply": "R1"}, "gain red,gain blue", "R2 B1", {"points": 1}),
    "gardener": ({"supply": "G2 B1"}, "", "B1 G1", {"points": 1}),
    "fisherman": ({"supply": "R1 K1", "ship": "s4"}, "pay red", "K1", {"gold": 1}),
    "innkeeper": ({"supply": "R1", "last": True}, "gain red,gain blue", "R2 B1", {}),
    "smuggler": ({"supply": "R1", "goods": "tea"}, "", "R1", {"points": 4, "tiles": -1}),
    "navigator": ({"supply": "R1", "ship": "s4"}, "gain red,gain blue", "R2 B1", {}),
    "docker": ({"supply": "R1 K1", "ship": "genova"}, "pay red", "K1", {"points": 1}),
    "broker": ({"supply": "R1", "gold": 4}, "", "R1", {"points": 1}),
    "courtier": ({"supply": "R1"}, "", "R1", {"points": 1}),
}
"""71 exchange cards."""

UNPAYABLE: dict[str, dict[str, Any]] = {
    # What is missing: a cube of the colour, another cube, gold, a tile, or the requirement.
    "clerk": {"jokers": 1},
    "magistrate": {"supply": "B3"},
    "tax_collector": {"supply": "R1", "gold": 2},
    "treasurer": {"supply": "R1", "gold": 3},
    "port_pilot": {"jokers": 1},
    "purser": {"supply": "R1"},
    "harbour_master": {"supply": "R1", "ship": "s1"},
    "admiral": {"supply": "R1", "ship": "lisboa"},
    "land_surveyor": {"supply": "B3"},
    "steward": {"supply": "B3"},
    "bailiff": {"supply": "B3"},
    "governor": {"supply": "B3"},
    "notary": {"jokers": 1},
    "quartermaster": {"supply": "B3"},
    "archivist": {"supply": "B3"},
    "judge": {"supply": "B3"},
    "mint_master": {"supply": "B3"},
    "chamberlain": {"supply": "B3"},
    "paymaster": {"supply": "R1", "gold": 0},
    "customs_house": {"supply": "R2", "ship": "s1"},
    "bank": {"supply": "R1", "gold": 2},
    "mint": {"supply": "R2"},
    "market": {"supply": "R1"},
    "trading_post": {"supply": "R1"},
    "inn": {"supply": "R1", "gold": 2},
    "hospital": {"supply": "R1", "gold": 1},
    "shipyard": {"supply": "B3"},
    "quay": {"supply": "R1", "ship": "s1"},
    "workshop": {"jokers": 1},
    "kiln": {"supply": "B3"},
    "theatre": {"supply": "R1", "gold": 1},
    "cannoneer": {"jokers": 1},
    "merchant": {"supply": "R1"},
    "pedlar": {"supply": "R1", "gold": 0},
    "moneylender": {"supply": "R1", "gold": 1},
    "weaver": {"supply": "R3"},
    "dyer": {"supply": "B3"},
    "potter": {"supply": "G3"},
    "painter": {"supply": "Y3"},
    "goldsmith": {"supply": "Y3", "gold": 0},
    "jeweller": {"supply": "R3", "gold": 3},
    "sculptor": {"supply": "R1"},
    "poet": {"jokers": 1},
    "actor": {"supply": "R1"},
    "scholar": {"supply": "R1", "gold": 0},
    "teacher": {"supply": "R3"},
    "scribe": {"supply": "R3"},
    "physician": {"supply": "R1", "punished": 1},
    "monk": {"supply": "R1", "gold": 1},
    "pilgrim": {"supply": "R1"},
    "architect": {"supply": "R1", "gold": 1},
    "gardener": {"supply": "R3"},
    "fisherman": {"supply": "R1", "ship": "lisboa"},
    "innkeeper": {"supply": "R1"},
    "smuggler": {"supply": "R1"},
    "navigator": {"supply": "R1", "ship": "lisboa"},
    "docker": {"supply": "R1", "ship": "s1"},
    "broker": {"supply": "R1", "gold": 3},
}
"""All that pay or require something, but for those that have to be first on the wall."""

Bonus = tuple[dict[str, Any], str, dict[str, int], str]

QUARTER = {"supply": "R1 K1"}

DELIVERY = {"supply": "K1", "ship": "london", "goods": "tea tea"}

TRIBUTE = {"supply": "K1", "tribute": (0, 0)}

BONUSES: dict[str, Bonus] = {
    # name: the table, the choices, what changes, the supply afterwards.
    "fountain": (QUARTER, "quarter q04", {"wall": 1}, "K1"),
    "herald": (QUARTER, "quarter q04", {"points": 1}, "K1"),
    "night_watchman": (QUARTER, "quarter q04,gain blue", {}, "B1 K1"),
    "cooperage": (DELIVERY, "deliver london,deliver london", {"points": 5 + 3 + 2}, "K1"),
    "helmsman": (DELIVERY, "deliver london,deliver london", {"points": 8, "ship": 4}, "K1"),
    "diplomat": (TRIBUTE, "tribute", {"points": 2}, "K1"),
}
"""6 bonus cards."""

Ending = tuple[dict[str, Any], int]

ENDINGS: dict[str, Ending] = {
    # name: the table at the end, what the card brings.
    "smithy": ({"owns": "q01 q03 q15 q26 q30"}, 5),
    "statue": ({"owns": "q01 q02 q03 q15 q26"}, 3),
    "university": ({"active": "poet idler clerk inn hospital guard"}, 2),
    "town_hall": ({"active": "clerk judge poet chapel"}, 2),
    "cathedral": ({}, 6),
    "chapel": ({}, 2),
    "monastery": ({"punished": 3}, 6),
    "temple": ({}, 4),
    "pagoda": ({}, 3),
    "school": ({"active": "poet idler clerk inn"}, 2),
    "academy": ({"active": "poet idler clerk inn hospital guard"}, 3),
    "fortress": ({"disc": 9}, 3),
    "garden": ({"owns": "q02 q10 q04"}, 2),
    "money_changer": ({"gold": 7}, 3),
    "librarian": ({"active": "poet idler clerk inn hospital"}, 1),
    "missionary": ({"delivered": 0b10110}, 3),
}
"""16 end cards."""

WAREHOUSES = {
    "warehouse_spices": ("lisboa", "spices", 3),
    "warehouse_rice": ("barcelona", "rice", 3),
    "warehouse_paper": ("antwerpen", "paper", 4),
    "warehouse_silk": ("marseille", "silk", 4),
    "warehouse_porcelain": ("amsterdam", "porcelain", 4),
    "warehouse_jade": ("genova", "jade", 4),
    "warehouse_tea": ("london", "tea", 5),
    "warehouse_lacquer": ("hamburg", "lacquer", 5),
}
