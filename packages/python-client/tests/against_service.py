"""The client against a running service. It is started, and told to this program in its environment, by
`test/system/python-client.test.ts`: `BASE_URL`, `API_KEY` and `INBOX_ID` of an account that has one mail with an attachment, and
`SIGN_UP_EMAIL`.
"""

from __future__ import annotations

import asyncio
import os
import smtplib
import unittest
from email.message import EmailMessage
from threading import Thread

from agent_inbox_client import AgentInbox, ApiError, AsyncAgentInbox, WaitTimeout

BASE_URL = os.environ["BASE_URL"]
API_KEY = os.environ["API_KEY"]
INBOX_ID = os.environ["INBOX_ID"]
#: `Bücher.txt` of the mail.
ATTACHMENT = b"bytes of an attachment"


def send(to: str, subject: str, sender: str = "Ada <ada@sender.example>") -> None:
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = to
    mail["Subject"] = subject
    mail.set_content("Hello")
    with smtplib.SMTP(os.environ["SMTP_HOST"], int(os.environ["SMTP_PORT"])) as smtp:
        smtp.send_message(mail)


class SyncTest(unittest.TestCase):
    def setUp(self) -> None:
        self.client = AgentInbox(BASE_URL, API_KEY)

    def test_signs_up_and_works_with_what_it_was_given(self) -> None:
        made = AgentInbox(BASE_URL).agent.sign_up(human_email=os.environ["SIGN_UP_EMAIL"])
        own = AgentInbox(BASE_URL, made["api_key"])
        self.assertEqual(own.identity.whoami()["organization_id"], made["organization_id"])
        with self.assertRaises(ApiError) as raised:
            own.agent.verify(otp_code="wrong")
        self.assertEqual((raised.exception.name, list(raised.exception.errors or {})), ("validation", ["otp_code"]))

    def test_creates_changes_lists_and_deletes_inboxes(self) -> None:
        made = self.client.inboxes.create(display_name="One", metadata={"a": "b"}, client_id="python-one")
        again = self.client.inboxes.create(display_name="One", metadata={"a": "b"}, client_id="python-one")
        self.assertEqual(again["inbox_id"], made["inbox_id"])
        changed = self.client.inboxes.update(made["inbox_id"], metadata={"c": "d"})
        self.assertEqual(changed["metadata"], {"a": "b", "c": "d"})
        listed = [each["inbox_id"] for each in self.client.inboxes.list_all(limit=1)]
        self.assertLessEqual({made["inbox_id"], INBOX_ID}, set(listed))
        self.client.inboxes.delete(made["inbox_id"])
        with self.assertRaises(ApiError) as raised:
            self.client.inboxes.get(made["inbox_id"])
        self.assertEqual((raised.exception.name, raised.exception.status), ("not_found", 404))

    def test_reads_threads_messages_and_bytes(self) -> None:
        [thread] = self.client.threads.list(INBOX_ID)["threads"]
        [message] = self.client.threads.get(INBOX_ID, thread["thread_id"])["messages"]
        [listed] = self.client.messages.list_all(INBOX_ID)
        self.assertEqual(listed["from"], message["from"])
        message_id = message["message_id"]
        self.assertEqual(self.client.messages.get(INBOX_ID, message_id)["subject"], "Files")
        [attachment] = message["attachments"]
        file = self.client.messages.get_attachment(INBOX_ID, message_id, attachment["attachment_id"])
        self.assertEqual((file.content, file.filename), (ATTACHMENT, "Bücher.txt"))
        link = self.client.messages.get_attachment_link(INBOX_ID, message_id, attachment["attachment_id"])
        self.assertTrue(link["download_url"].startswith("http"))
        self.assertEqual(len(self.client.messages.get_raw(INBOX_ID, message_id).content), message["size"])

    def test_manages_keys_and_webhooks(self) -> None:
        key = self.client.api_keys.create(name="reader", permissions={"inbox_read": True})
        with self.assertRaises(ApiError) as forbidden:
            AgentInbox(BASE_URL, key["api_key"]).threads.list(INBOX_ID)
        self.assertEqual(forbidden.exception.name, "forbidden")
        self.client.api_keys.delete(key["api_key_id"])
        with self.assertRaises(ApiError) as refused:
            AgentInbox(BASE_URL, key["api_key"]).identity.whoami()
        self.assertEqual(refused.exception.name, "unauthenticated")
        hook = self.client.webhooks.create(url="https://127.0.0.1:9/", event_types=["message.received"])
        self.assertTrue(hook["secret"].startswith("whsec_"))
        self.assertNotIn("secret", self.client.webhooks.get(hook["webhook_id"]))
        scoped = self.client.webhooks.update(hook["webhook_id"], inbox_ids=[INBOX_ID])
        self.assertEqual(scoped["inbox_ids"], [INBOX_ID])
        self.assertEqual(self.client.webhooks.update(hook["webhook_id"], inbox_ids=None)["inbox_ids"], [])
        self.client.webhooks.delete(hook["webhook_id"])

    def test_waits_for_mail_that_comes_and_finds_mail_that_is_there(self) -> None:
        inbox_id = self.client.inboxes.create()["inbox_id"]
        mails = ((inbox_id, "Other"), (inbox_id, "Your CODE is 1", "Bank <a@bank.example>"))

        def send_all() -> None:
            for mail in mails:
                send(*mail)

        sender = Thread(target=send_all)
        sender.start()
        message = self.client.messages.wait_for(inbox_id, subject="code", from_="BANK.example")
        sender.join()
        self.assertEqual((message["subject"], message["text"].strip()), ("Your CODE is 1", "Hello"))
        # A client that has not asked the service for its time yet.
        again = AgentInbox(BASE_URL, API_KEY).messages.wait_for(inbox_id, subject="code", timeout=20)
        self.assertEqual(again["message_id"], message["message_id"])
        with self.assertRaises(WaitTimeout):
            self.client.messages.wait_for(inbox_id, after=message["message_id"], timeout=0.1)

    def test_waiting_for_mail_of_no_inbox_or_with_no_key_fails_at_once(self) -> None:
        for client, inbox_id, name in (
            (self.client, "nobody@inbox.localhost", "not_found"),
            (AgentInbox(BASE_URL, "ia_nobody"), INBOX_ID, "unauthenticated"),
        ):
            with self.assertRaises(ApiError) as raised:
                client.messages.wait_for(inbox_id, timeout=3600)
            self.assertEqual(raised.exception.name, name)

    def test_gets_the_code_that_was_just_sent(self) -> None:
        inbox_id = self.client.inboxes.create()["inbox_id"]
        self.assertEqual(self.client.inboxes.verification(inbox_id)["status"], "none")
        sender = Thread(target=send, args=(inbox_id, "Your code is 482913", "Example <no-reply@example.com>"))
        sender.start()
        found = self.client.inboxes.verification(inbox_id, from_domain="example.com", wait=25)
        sender.join()
        self.assertEqual((found["status"], found["code"], found["sender_domain"]), ("found", "482913", "example.com"))
        other = self.client.inboxes.verification(inbox_id, from_domain="bank.example")
        self.assertEqual((other["status"], other["code"]), ("none", None))
        with self.assertRaises(WaitTimeout):
            self.client.inboxes.wait_for_link(inbox_id, from_domain="example.com", timeout=0)
        self.assertEqual(self.client.inboxes.wait_for_code(inbox_id, from_domain="example.com")["code"], "482913")

    def test_follows_the_event_log_and_goes_on_at_its_cursor(self) -> None:
        inbox_id = self.client.inboxes.create()["inbox_id"]
        feed = self.client.events.follow(inbox_ids=[inbox_id])
        start = feed.cursor
        send(inbox_id, "One")
        events = iter(feed)
        first = next(events)
        self.assertEqual((first["event_type"], first["inbox_id"]), ("message.received", inbox_id))
        send(inbox_id, "Two")
        second = next(events)
        assert second["event_type"] == "message.received"
        self.assertEqual(self.client.messages.get(inbox_id, second["message_id"])["subject"], "Two")
        # The second page was asked for, so the first is behind the cursor.
        self.assertEqual(next(iter(self.client.events.follow(after=feed.cursor, inbox_ids=[inbox_id]))), second)
        self.assertEqual(next(iter(self.client.events.follow(after=start, inbox_ids=[inbox_id]))), first)

    def test_an_error_names_the_fields(self) -> None:
        with self.assertRaises(ApiError) as raised:
            self.client.inboxes.list(limit=0)
        error = raised.exception
        self.assertEqual((error.name, error.status, list(error.errors or {})), ("validation", 422, ["limit"]))
        self.assertIsNotNone(error.request_id)


class AsyncTest(unittest.IsolatedAsyncioTestCase):
    async def test_calls_run_beside_one_another_and_lists_are_read_page_by_page(self) -> None:
        async with AsyncAgentInbox(BASE_URL, API_KEY) as client:
            made = await asyncio.gather(*(client.inboxes.create(display_name=str(n)) for n in range(3)))
            listed = {each["inbox_id"] async for each in client.inboxes.list_all(limit=2)}
            self.assertLessEqual({each["inbox_id"] for each in made}, listed)
            await asyncio.gather(*(client.inboxes.delete(each["inbox_id"]) for each in made))
            inbox_id = (await client.inboxes.create())["inbox_id"]
            feed = await client.events.follow(inbox_ids=[inbox_id])
            await asyncio.to_thread(send, inbox_id, "For asyncio")
            event = await feed.__aiter__().__anext__()
            self.assertEqual(event["inbox_id"], inbox_id)
            await asyncio.to_thread(send, inbox_id, "Your code is 482913", "Example <no-reply@example.com>")
            found = await client.inboxes.wait_for_code(inbox_id, from_domain="example.com")
            self.assertEqual(found["code"], "482913")
            message = await client.messages.wait_for(inbox_id, subject="asyncio")
            self.assertEqual(message["subject"], "For asyncio")
            with self.assertRaises(WaitTimeout):
                await client.messages.wait_for(inbox_id, subject="never sent", timeout=0.1)
            with self.assertRaises(ApiError):
                await client.inboxes.get(made[0]["inbox_id"])


if __name__ == "__main__":
    unittest.main()
