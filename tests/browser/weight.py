"""What a page loads: the compressed size of scripts and styles."""

import zlib
from dataclasses import dataclass, field

from playwright.async_api import Page, Response

KINDS = ("script", "stylesheet")


@dataclass
class Load:
    """The scripts and styles of a page, from the moment at which it is weighed."""

    page: Page
    responses: list[Response] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("response", self._take)

    def _take(self, response: Response) -> None:
        if response.request.resource_type in KINDS:
            self.responses.append(response)

    async def files(self) -> dict[str, int]:
        """The compressed size of each file, as it was sent; one that was sent plain counts as gzip makes it."""
        return {response.url: await compressed(response) for response in self.responses}


async def compressed(response: Response) -> int:
    """How many bytes an answer has on its way."""
    if await response.header_value("content-encoding"):
        return (await response.request.sizes())["responseBodySize"]
    packer = zlib.compressobj(9, wbits=31)
    return len(packer.compress(await response.body()) + packer.flush())
