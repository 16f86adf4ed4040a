"""Runs calls of the synchronous transport in threads, because the standard library has no asynchronous HTTP client."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, AsyncIterator, Mapping, Optional

from .not_given import NOT_GIVEN
from .route import Route
from .transport import Transport


class AsyncTransport:
    """Makes calls without blocking the event loop.

    :param threads: maximum number of concurrent calls; others wait. A canceled call is no longer awaited, but its thread
        runs until the response or the time limit.
    """

    def __init__(self, transport: Transport, threads: int) -> None:
        #: `work` uses it, because it has threads of its own.
        self.blocking = transport
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="agent-inbox")
        self.clock = transport.clock

    async def call(
        self,
        route: Route,
        arguments: Mapping[str, Any],
        request_timeout: Optional[float] = None,
        ends: Optional[float] = None,
    ) -> Any:
        call = partial(self.blocking.call, route, arguments, request_timeout, ends)
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    async def pages(
        self, route: Route, arguments: Mapping[str, Any], items: str, request_timeout: Optional[float] = None
    ) -> AsyncIterator[Any]:
        page_token: Any = NOT_GIVEN
        while page_token is not None:
            page = await self.call(route, {**arguments, "page_token": page_token}, request_timeout)
            for item in page[items]:
                yield item
            page_token = page["next_page_token"]

    def close(self) -> None:
        """Does not wait; running calls finish by themselves."""
        self._threads.shutdown(wait=False)
