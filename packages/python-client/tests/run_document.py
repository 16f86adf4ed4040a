"""Runs the Python examples of a page from top to bottom, as one program, against a running service.

usage: run_document.py <page> <base URL> <key>
"""

from __future__ import annotations

import re
import sys

PAGE, BASE_URL, API_KEY = sys.argv[1:]

with open(PAGE, encoding="utf-8") as file:
    text = file.read()
count = 0
names = {"__name__": "__main__"}
for match in re.finditer(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
    example = match.group(1).replace("http://127.0.0.1:8480/v1", BASE_URL).replace("ia_YOUR_KEY", API_KEY)
    # Keeps line numbers: a failure names the line of the page.
    lines = "\n" * text.count("\n", 0, match.start(1))
    exec(compile(lines + example, PAGE, "exec"), names)
    count += 1
print(f"{count} examples ran")
