"""Types of arguments and responses, generated from the declarations of the API."""

from .generated.types import *  # noqa: F403
