"""Observations, masks and their spaces, for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sobremesa.core.observing import LEAST, MOST, Observer

Cells = NDArray[np.int16]
Marks = NDArray[np.int8]


def observation_space(observer: Observer[Any, Any]) -> spaces.Space[Cells]:
    """Cells of 16 bits; `Layout.mosts` says how large each one becomes in a game."""
    return cast(spaces.Space[Cells], spaces.Box(LEAST, MOST, (observer.cells,), np.int16))


def mask_space(observer: Observer[Any, Any]) -> spaces.Space[Marks]:
    """A mark for each action."""
    return cast(spaces.Space[Marks], spaces.Box(0, 1, (observer.actions,), np.int8))


def observed(observer: Observer[Any, Any], s: Any, seat: int) -> Cells:
    """What the seat sees, in an array of its own."""
    cells = np.empty(observer.cells, np.int16)
    observer.observe(s, seat, cells.data)
    return cells


def masked(observer: Observer[Any, Any], s: Any, seat: int) -> Marks:
    """What the seat may do, in an array of its own; nothing if it is not asked."""
    marks = np.empty(observer.actions, np.int8)
    observer.mask(s, seat, marks.data)
    return marks
