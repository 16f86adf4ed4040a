"""Default of optional arguments, because `None` is a value of the API (JSON null) that some fields accept."""

from __future__ import annotations

import enum


class NotGiven(enum.Enum):
    """Type of an omitted argument, which is not sent."""

    NOT_GIVEN = "not given"

    def __repr__(self) -> str:
        return "NOT_GIVEN"


NOT_GIVEN = NotGiven.NOT_GIVEN
