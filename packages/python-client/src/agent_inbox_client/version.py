"""Version of the client. Written by npm run generate, from package.json."""

VERSION = "0.1.0"
