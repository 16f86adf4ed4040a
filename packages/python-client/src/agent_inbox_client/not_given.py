"""The default of an optional argument: `None` is a value of the API (JSON null), which some fields take."""

from __future__ import annotations

import enum


class NotGiven(enum.Enum):
    """An argument that was left out; it is not sent."""

    NOT_GIVEN = "not given"

    def __repr__(self) -> str:
        return "NOT_GIVEN"


NOT_GIVEN = NotGiven.NOT_GIVEN
