"""Types of arguments and answers, made from the declarations of the API."""

from .generated.types import *  # noqa: F403
