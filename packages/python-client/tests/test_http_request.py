"""Requests to servers on this machine that misbehave."""

from __future__ import annotations

import socket
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Dict, List, Tuple

from agent_inbox_client import ConnectionFailed
from agent_inbox_client.http_request import request


class Handler(BaseHTTPRequestHandler):
    seen: List[Tuple[str, Dict[str, str]]]
    #: Where `/away` leads.
    target: str

    def do_GET(self) -> None:
        self.server.seen.append((self.path, dict(self.headers)))  # type: ignore[attr-defined]
        if self.path in ("/away", "/here"):
            host = self.server.target if self.path == "/away" else ""  # type: ignore[attr-defined]
            self.send_response(302)
            self.send_header("Location", host + "/file")
            self.end_headers()
        elif self.path == "/cut":
            self.send_response(200)
            self.send_header("Content-Length", "100")
            self.end_headers()
            self.wfile.write(b"half")
        else:
            self.send_response(200 if self.path == "/file" else 404)
            self.send_header("X-Server-Time", "2026-11-21T09:00:00.000Z")
            self.send_header("Content-Length", "5")
            self.end_headers()
            self.wfile.write(b"bytes")

    do_POST = do_GET

    def log_message(self, format: str, *args: object) -> None:
        pass


def serve() -> HTTPServer:
    server = HTTPServer(("127.0.0.1", 0), Handler)
    server.seen = []  # type: ignore[attr-defined]
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    return server


class RequestTest(unittest.TestCase):
    def setUp(self) -> None:
        self.servers = [serve(), serve()]
        self.first, self.second = (f"http://127.0.0.1:{each.server_address[1]}" for each in self.servers)
        self.servers[0].target = self.second  # type: ignore[attr-defined]

    def tearDown(self) -> None:
        for server in self.servers:
            server.shutdown()
            server.server_close()

    def get(self, url: str, method: str = "GET", timeout: float = 20.0) -> "tuple[int, bytes]":
        response = request(method, url, {"Authorization": "Bearer ia_k"}, None, timeout)
        return response.status, response.body

    def test_an_error_is_a_response(self) -> None:
        self.assertEqual(self.get(self.first + "/nowhere"), (404, b"bytes"))

    def test_a_redirect_of_a_download_to_another_origin_does_not_carry_the_key(self) -> None:
        self.assertEqual(self.get(self.first + "/away"), (200, b"bytes"))
        [(path, headers)] = self.servers[1].seen  # type: ignore[attr-defined]
        self.assertEqual(path, "/file")
        self.assertNotIn("Authorization", headers)
        self.assertIn("Authorization", self.servers[0].seen[0][1])  # type: ignore[attr-defined]

    def test_a_redirect_to_the_same_origin_carries_the_key(self) -> None:
        self.assertEqual(self.get(self.first + "/here"), (200, b"bytes"))
        self.assertEqual([("Authorization" in headers) for _, headers in self.servers[0].seen], [True, True])  # type: ignore[attr-defined]

    def test_a_redirect_of_a_write_is_not_followed(self) -> None:
        self.assertEqual(self.get(self.first + "/away", "POST")[0], 302)
        self.assertEqual(self.servers[1].seen, [])  # type: ignore[attr-defined]

    def test_a_body_that_ends_too_early_is_a_failed_connection(self) -> None:
        with self.assertRaises(ConnectionFailed):
            self.get(self.first + "/cut")

    def test_no_server_is_a_failed_connection_that_names_the_address_without_its_query(self) -> None:
        with socket.socket() as unused:
            unused.bind(("127.0.0.1", 0))
            url = f"http://127.0.0.1:{unused.getsockname()[1]}/v1/inboxes"
            with self.assertRaisesRegex(ConnectionFailed, f"GET {url}: .*refused") as raised:
                self.get(url + "?page_token=secret")
        self.assertNotIn("secret", str(raised.exception))

    def test_a_server_that_says_nothing_is_a_failed_connection(self) -> None:
        with socket.socket() as silent:
            silent.bind(("127.0.0.1", 0))
            silent.listen()
            with self.assertRaisesRegex(ConnectionFailed, "timed out"):
                self.get(f"http://127.0.0.1:{silent.getsockname()[1]}/", timeout=0.05)


if __name__ == "__main__":
    unittest.main()
