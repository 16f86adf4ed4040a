"""Work on claims against a service that answers as the test says."""

from __future__ import annotations

import asyncio
import json
import threading
import unittest
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta, timezone
from typing import Any, Dict, List, Optional, cast

from agent_inbox_client import ApiError, AsyncAgentInbox
from agent_inbox_client.http_request import Response
from agent_inbox_client.transport import Transport
from agent_inbox_client.work import WorkClaim, Worker


class Queue:
    """A service with some messages; it says what was asked of it."""

    def __init__(self, messages: int, lease: float = 300.0, extend_status: int = 200) -> None:
        self.left = [f"m{i}" for i in range(messages)]
        self.calls: List[str] = []
        self.bodies: List[Dict[str, Any]] = []
        self._lease = lease
        self._extend_status = extend_status
        self._lock = threading.Lock()

    def send(self, method: str, url: str, headers: Dict[str, str], body: Optional[bytes], timeout: float) -> Response:
        verb = url.rsplit("/", 1)[-1]
        with self._lock:
            asked = json.loads(body or b"{}")
            self.calls.append("/".join(url.rsplit("/", 2)[-2:]) if verb != "claims" else verb)
            self.bodies.append(asked)
            expires = (datetime.now(timezone.utc) + timedelta(seconds=self._lease)).isoformat()
            if verb == "claims":
                taken, self.left = self.left[: asked["limit"]], self.left[asked["limit"] :]
                claims = [
                    {"claim_id": f"clm_{each}", "attempt": 1, "expires_at": expires, "message": {"message_id": each}}
                    for each in taken
                ]
                return Response(200, {}, json.dumps({"claims": claims}).encode())
            if verb == "extend":
                return Response(self._extend_status, {}, json.dumps({"expires_at": expires}).encode())
            return Response(200, {}, b"{}")

    def of(self, verb: str) -> List[str]:
        return sorted(each.split("/")[0] for each in self.calls if each.endswith(f"/{verb}"))


class WorkTest(unittest.TestCase):
    def run_worker(self, queue: Queue, handler: Any, concurrency: int = 2, **options: Any) -> List[BaseException]:
        errors: List[BaseException] = []
        self.stop = threading.Event()
        transport = Transport("https://x.test/v1", "ia_k", 30.0, 0, queue.send)
        Worker(
            transport,
            "a@x.test",
            handler,
            filters={},
            concurrency=concurrency,
            lease_seconds=30,
            wait=0,
            stop=self.stop,
            retry_delay=lambda attempt: 7.2 * attempt,
            on_error=lambda error, claim: errors.append(error),
            **options,
        ).run()
        return errors

    def test_each_message_is_completed_and_what_fails_is_released_with_a_delay(self) -> None:
        queue = Queue(5)
        seen: List[str] = []

        def handle(message: Any, claim: WorkClaim) -> Optional[List[str]]:
            seen.append(message["message_id"])
            if len(seen) == 5:
                self.stop.set()
            if message["message_id"] == "m3":
                raise RuntimeError("no")
            return ["done"]

        errors = self.run_worker(queue, handle, concurrency=1)
        self.assertEqual(seen, ["m0", "m1", "m2", "m3", "m4"])
        self.assertEqual(queue.of("complete"), ["clm_m0", "clm_m1", "clm_m2", "clm_m4"])
        self.assertEqual(queue.of("release"), ["clm_m3"])
        self.assertIn({"delay_seconds": 8}, queue.bodies)
        self.assertEqual([str(error) for error in errors], ["no"])

    def test_no_more_handlers_run_than_asked_for_and_a_stop_waits_for_them(self) -> None:
        queue = Queue(6)
        both = threading.Barrier(2)

        def handle(message: Any, claim: WorkClaim) -> None:
            both.wait(10)
            self.stop.set()

        self.assertEqual(self.run_worker(queue, handle), [])
        done, back = queue.of("complete"), queue.of("release")
        self.assertEqual(len(done), 2)
        self.assertEqual(len(done) + len(back) + len(queue.left), 6)
        self.assertTrue(all(body.get("limit", 1) <= 2 for body in queue.bodies))

    def test_the_lease_of_a_slow_handler_is_extended_and_a_lost_one_is_not_completed(self) -> None:
        for status, kept in ((200, True), (409, False)):
            queue = Queue(1, lease=1.02, extend_status=status)
            extended = threading.Event()
            send = queue.send

            def watched(method: str, url: str, headers: Any, body: Any, timeout: float) -> Response:
                answer = send(method, url, headers, body, timeout)
                if url.endswith("/extend"):
                    extended.set()
                return answer

            setattr(queue, "send", watched)

            def handle(message: Any, claim: WorkClaim) -> None:
                if kept:
                    extended.wait(10)
                else:
                    claim.lost.wait(10)
                self.stop.set()

            errors = self.run_worker(queue, handle)
            self.assertEqual(queue.of("complete"), ["clm_m0"] if kept else [])
            self.assertEqual([type(error).__name__ for error in errors], [] if kept else ["LeaseLost"])

    def test_a_refusal_of_the_claims_ends_the_work(self) -> None:
        queue = Queue(0)
        setattr(queue, "send", lambda *_: Response(404, {}, b'{"name": "not_found"}'))
        with self.assertRaises(ApiError):
            self.run_worker(queue, lambda message, claim: None)

    def test_a_handler_that_is_missing_is_refused_before_any_claim(self) -> None:
        queue = Queue(1)
        with self.assertRaisesRegex(TypeError, "handler must be a function"):
            self.run_worker(queue, None)
        with self.assertRaisesRegex(TypeError, "handler must be a function"):
            asyncio.run(self.client_of(queue).inboxes.work("a@x.test", cast(Any, None), wait=0))
        self.assertEqual(queue.calls, [])

    def test_the_client_for_asyncio_runs_handlers_as_tasks_until_it_is_stopped(self) -> None:
        queue = Queue(2)
        seen: List[str] = []

        async def main() -> None:
            stop = asyncio.Event()

            async def handle(message: Any, claim: WorkClaim) -> None:
                seen.append(message["message_id"])
                if len(seen) == 2:
                    stop.set()

            await self.client_of(queue).inboxes.work("a@x.test", handle, wait=0, stop=stop)

        asyncio.run(main())
        self.assertEqual(queue.of("complete"), ["clm_m0", "clm_m1"])

    def test_the_client_for_asyncio_works_without_the_threads_of_the_loop(self) -> None:
        queue = Queue(1)

        async def main() -> None:
            no_threads = ThreadPoolExecutor(1)
            no_threads.shutdown()
            asyncio.get_running_loop().set_default_executor(no_threads)
            stop = asyncio.Event()

            async def handle(message: Any, claim: WorkClaim) -> None:
                stop.set()

            await self.client_of(queue).inboxes.work("a@x.test", handle, wait=0, stop=stop)

        asyncio.run(main())
        self.assertEqual(queue.of("complete"), ["clm_m0"])

    def test_the_client_for_asyncio_ends_a_canceled_call_when_its_handlers_have_finished(self) -> None:
        queue = Queue(1)
        seen: List[str] = []

        async def main() -> None:
            async def handle(message: Any, claim: WorkClaim) -> None:
                work.cancel()
                # A call that did not wait would end in fewer turns of the loop.
                for _ in range(20):
                    await asyncio.sleep(0)
                seen.append("finished")

            work = asyncio.ensure_future(self.client_of(queue).inboxes.work("a@x.test", handle, wait=0))
            with self.assertRaises(asyncio.CancelledError):
                await work
            seen.append("canceled")

        asyncio.run(main())
        self.assertEqual(seen, ["finished", "canceled"])
        self.assertEqual(queue.of("complete"), ["clm_m0"])

    def client_of(self, queue: Queue) -> AsyncAgentInbox:
        client = AsyncAgentInbox("https://x.test/v1", "ia_k", max_retries=0)
        client._transport.blocking._send = queue.send
        return client
