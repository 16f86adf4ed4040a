"""Builds the wheel and the source archive with the standard library alone, so that a build needs no network (PEP 517, 660).

The package is pure Python without dependencies: a wheel is a zip of its files and three metadata files (PEP 427).
"""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import os
import re
import tarfile
import zipfile
from typing import Any, Dict, List, Optional, Tuple

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MODULE = "agent_inbox_client"
Files = List[Tuple[str, bytes]]


def build_wheel(
    wheel_directory: str, config_settings: Optional[Dict[str, Any]] = None, metadata_directory: Optional[str] = None
) -> str:
    return _write_wheel(wheel_directory, _package_files())


def build_editable(
    wheel_directory: str, config_settings: Optional[Dict[str, Any]] = None, metadata_directory: Optional[str] = None
) -> str:
    path = os.path.join(ROOT, "src")
    return _write_wheel(wheel_directory, [("__editable__.%s.pth" % MODULE, (path + "\n").encode())])


def build_sdist(sdist_directory: str, config_settings: Optional[Dict[str, Any]] = None) -> str:
    base = "%s-%s" % (MODULE, _project()["version"])
    name = base + ".tar.gz"
    files = [(path, _read(path)) for path in ("pyproject.toml", "README.md", "LICENSE", "build_backend/wheel_backend.py")]
    files += [("src/" + path, data) for path, data in _package_files()]
    with tarfile.open(os.path.join(sdist_directory, name), "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path, data in [*files, ("PKG-INFO", _metadata())]:
            entry = tarfile.TarInfo("%s/%s" % (base, path))
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return name


def _write_wheel(directory: str, files: Files) -> str:
    version = _project()["version"]
    info = "%s-%s.dist-info" % (MODULE, version)
    name = "%s-%s-py3-none-any.whl" % (MODULE, version)
    files = [
        *files,
        (info + "/METADATA", _metadata()),
        (info + "/WHEEL", b"Wheel-Version: 1.0\nGenerator: wheel_backend\nRoot-Is-Purelib: true\nTag: py3-none-any\n"),
        (info + "/licenses/LICENSE", _read("LICENSE")),
    ]
    record = io.StringIO()
    rows = csv.writer(record, lineterminator="\n")
    with zipfile.ZipFile(os.path.join(directory, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files:
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            rows.writerow([path, "sha256=" + digest, len(data)])
            wheel.writestr(_entry(path), data)
        rows.writerow([info + "/RECORD", "", ""])
        wheel.writestr(_entry(info + "/RECORD"), record.getvalue())
    return name


def _entry(path: str) -> zipfile.ZipInfo:
    """The same sources give the same bytes: the time is the earliest that a zip can hold."""
    entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry


def _package_files() -> Files:
    found: Files = []
    source = os.path.join(ROOT, "src")
    for folder, folders, names in os.walk(os.path.join(source, MODULE)):
        folders[:] = sorted(each for each in folders if each != "__pycache__")
        for name in sorted(names):
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                found.append((os.path.relpath(path, source).replace(os.sep, "/"), file.read()))
    return found


def _metadata() -> bytes:
    project = _project()
    lines = [
        "Metadata-Version: 2.1",
        "Name: " + project["name"],
        "Version: " + project["version"],
        "Summary: " + project["description"],
        "License: MIT",
        "License-File: LICENSE",
        "Requires-Python: " + project["requires-python"],
        "Classifier: Private :: Do Not Upload",
        "Classifier: Typing :: Typed",
        "Description-Content-Type: text/markdown",
    ]
    return ("\n".join(lines) + "\n\n").encode() + _read("README.md")


def _project() -> Dict[str, str]:
    """The texts of `[project]`. Python 3.9 cannot read TOML, and the table has nothing but one-line texts."""
    table = _read("pyproject.toml").decode().split("[project]\n", 1)[1].split("\n[", 1)[0]
    return dict(re.findall(r'^([\w-]+) = "([^"]*)"$', table, re.MULTILINE))


def _read(path: str) -> bytes:
    with open(os.path.join(ROOT, path), "rb") as file:
        return file.read()
