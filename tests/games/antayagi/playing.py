"""Playing AntaYagí in notation."""

from __future__ import annotations

from situation import Situation
from sobremesa.games.antayagi import GAME

here = Situation(GAME, seats=4)
act, asked, facts, heard = here.act, here.asked, here.facts, here.heard
new, offered, told, waiting = here.new, here.offered, here.told, here.waiting
