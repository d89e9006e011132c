"""Writes the JSON Schemas that ship with the package: of records, and of the protocol."""

import json

from katzentisch.core import transcript
from katzentisch.protocol import schema as protocol

if __name__ == "__main__":
    for part in (transcript, protocol):
        part.SCHEMA_FILE.write_text(json.dumps(part.schema(), indent=2) + "\n")
