"""Another process: appends one entry to the store whose address it is given."""

import asyncio
import sys

from katzentisch.server.store import Entry, Index, Store


async def main(url: str) -> None:
    store = await Store.open(url)
    await store.append(Entry("elsewhere", 1, 0, "act", {}), Index("elsewhere", "cats", "open", False, 0, None, {}))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
