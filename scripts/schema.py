"""Writes the JSON Schema of records that ships with the package."""

import json

from katzentisch.core.transcript import SCHEMA_FILE, schema

if __name__ == "__main__":
    SCHEMA_FILE.write_text(json.dumps(schema(), indent=2) + "\n")
