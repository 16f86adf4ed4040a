"""Reads mails with Python's email package: a line of JSON with base64 in, a line of JSON out, each."""

import base64
import json
import sys
from email import policy
from email.parser import BytesParser


def addresses(message, name):
    header = message[name]
    return [address.addr_spec for address in getattr(header, "addresses", ())]


def text_of(part):
    try:
        return part.get_content()
    except (LookupError, KeyError, AssertionError):
        return (part.get_payload(decode=True) or b"").decode("latin1")


def read(raw):
    message = BytesParser(policy=policy.default).parsebytes(raw)
    texts, pages, files = [], [], []

    def visit(part):
        if part.get_content_maintype() == "multipart" and part.is_multipart():
            for child in part.iter_parts():
                visit(child)
            return
        is_text = part.get_content_type() in ("text/plain", "text/html") and not part.is_attachment()
        if is_text:
            (texts if part.get_content_type() == "text/plain" else pages).append(text_of(part))
            return
        if part.is_multipart():
            content = None
        else:
            content = base64.b64encode(part.get_payload(decode=True) or b"").decode("ascii")
        files.append({"name": part.get_filename(), "content": content})

    visit(message)
    date = getattr(message["date"], "datetime", None)
    return {
        "subject": str(message["subject"] or ""),
        "from": addresses(message, "from"),
        "to": addresses(message, "to"),
        "date": None if date is None else date.isoformat(),
        "text": "\n".join(texts),
        "html": "\n".join(pages),
        "files": files,
    }


for line in sys.stdin:
    try:
        answer = read(base64.b64decode(json.loads(line)))
    except Exception as error:  # What it cannot read is said: it must not stop the others.
        answer = {"error": repr(error)}
    print(json.dumps(answer), flush=True)
