"""Another process: appends one entry to a table of a store."""

import asyncio
import sys

from katzentisch.server.store import Entry, Index, Store


async def main(url: str, table: str) -> None:
    store = await Store.open(url)
    await store.append(Entry(table, 1, 0, "act", {}), Index(table, "cats", "open", False, 0, None, {}))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
