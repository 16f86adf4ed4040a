"""The service's clock, derived from its responses because the local clock may be wrong."""

from __future__ import annotations

import time
from datetime import datetime, timedelta, timezone
from email.utils import parsedate_to_datetime
from typing import Mapping, Optional


class ServerClock:
    """Returns the service's time, or the local time until the first response."""

    def __init__(self) -> None:
        # The service's time minus `time.monotonic()`, which is never adjusted.
        self._offset: Optional[float] = None

    @property
    def is_known(self) -> bool:
        return self._offset is not None

    def note(self, headers: Mapping[str, str]) -> None:
        moment = _moment(headers.get("x-server-time")) or _date(headers.get("date"))
        if moment is not None:
            self._offset = moment.timestamp() - time.monotonic()

    def now(self) -> datetime:
        seconds = time.time() if self._offset is None else time.monotonic() + self._offset
        return datetime.fromtimestamp(seconds, timezone.utc)

    def instant(self, seconds_ago: float) -> str:
        """Returns an ISO 8601 time in the past."""
        return iso_instant(self.now() - timedelta(seconds=seconds_ago))


def iso_instant(moment: datetime) -> str:
    """Returns a time in the format of the API. A time without a zone is local time, as is usual in Python."""
    return moment.astimezone(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _moment(text: Optional[str]) -> Optional[datetime]:
    try:
        # Python before 3.11 cannot parse Z.
        return None if text is None else datetime.fromisoformat(text.replace("Z", "+00:00"))
    except ValueError:
        return None


def _date(text: Optional[str]) -> Optional[datetime]:
    try:
        return None if text is None else parsedate_to_datetime(text)
    except (TypeError, ValueError):
        return None
