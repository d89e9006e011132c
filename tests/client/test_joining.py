"""Addresses that people share, seats that are kept, links that move them."""

from pathlib import Path

import pytest

from katzentisch.client.address import Address, address_of
from katzentisch.client.joining import joined
from katzentisch.client.keys import key_of
from katzentisch.core.game import Refusal
from katzentisch.protocol import messages as said
from tests.server.live import lay, post, serving, sqlite_url


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("http://host:8000/t/abcdefgh", Address("http://host:8000", "abcdefgh")),
        ("http://host:8000/t/abcdefgh/", Address("http://host:8000", "abcdefgh")),
        ("https://host/cats/t/abcdefgh#move=s3cret-1", Address("https://host/cats", "abcdefgh", "s3cret-1")),
        ("http://host:8000", Address("http://host:8000")),
        ("http://host:8000/", Address("http://host:8000")),
        ("host:8000/t/abcdefgh", Address("http://host:8000", "abcdefgh")),
    ],
)
def test_addresses(url: str, address: Address) -> None:
    assert address_of(url) == address


@pytest.mark.parametrize("url", ["", "ftp://host", "http://", "http://host/t/A!", "http://host#move=x", "http://[/t/a"])
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(Refusal, match="client-bad-url"):
        address_of(url)


def test_tokens_are_kept_for_their_user_only(tmp_path: Path) -> None:
    with key_of("http://host", "abcdefgh", "person", tmp_path) as key:
        assert key.token is None
        key.keep("http://host", "abcdefgh", "secret")
        with key_of("http://host", "abcdefgh", "person", tmp_path) as other:
            assert other.token is None
    with key_of("http://host", "abcdefgh", "person", tmp_path) as key:
        assert key.token == "secret"
        key.forget()
        assert key.token is None
    with key_of("http://host", "abcdefgh", "bot", tmp_path) as key:
        assert key.token is None
    files = list((tmp_path / "seats").iterdir())
    assert len(files) == 3
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


async def test_joining_again_takes_the_same_seat(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, _ = await lay(address, "klaumau", 4, 1, bots=[])
        where = Address(address, table)
        async with joined(where, "Ada", folder=tmp_path) as first:
            assert first.you == 1
            async with joined(where, "Ada", folder=tmp_path) as second:
                assert second.you == 2
                assert second.info is not None
                assert second.info.seats[2].name == "Ada 2"
        async with joined(where, "Bo", folder=tmp_path) as again:
            assert again.you == 1
            assert again.line.token == first.line.token
            assert again.info is not None
            assert again.info.seats[1].name == "Ada"
        async with joined(where, "Bo", folder=tmp_path / "other") as third:
            assert third.you == 3
        with pytest.raises(Refusal, match="table-full"):
            async with joined(where, "Cleo", folder=tmp_path / "more"):
                pass


async def test_whoever_lost_the_seat_sits_down_anew(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1, bots=[])
        where = Address(address, table)
        async with joined(where, "Ada", folder=tmp_path) as ada:
            secret = (await post(address, f"/api/tables/{table}/link", token=token)).json()["secret"]
            async with joined(Address(address, table, secret), "Host", folder=tmp_path) as host:
                assert host.you == 0
                assert host.is_host
                await host.order(said.FreeSeat(id="free", seat=1))
                with pytest.raises(Refusal, match="client-seat-lost"):
                    await ada.until(lambda: False)
        async with joined(where, "Ada", folder=tmp_path) as ada:
            assert ada.you == 1


async def test_a_link_moves_a_seat_once(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        table, (token,) = await lay(address, "klaumau", 2, 1)
        secret = (await post(address, f"/api/tables/{table}/link", token=token)).json()["secret"]
        link = address_of(f"{address}/t/{table}#move={secret}")
        async with joined(link, "", folder=tmp_path) as seat:
            assert seat.you == 0
        async with joined(Address(address, table), "Ada", folder=tmp_path) as seat:
            assert seat.you == 0
        with pytest.raises(Refusal, match="wrong-secret"):
            async with joined(link, "", folder=tmp_path):
                pass


async def test_a_server_alone_means_its_first_free_table(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        with pytest.raises(Refusal, match="client-no-table"):
            async with joined(Address(address), "Ada", folder=tmp_path):
                pass
        await lay(address, "klaumau", 3, 1, bots=[])
        await lay(address, "klaumau", 3, 1, is_listed=True)
        table, _ = await lay(address, "klaumau", 3, 1, bots=[], is_listed=True)
        async with joined(Address(address), "Ada", folder=tmp_path) as seat:
            assert seat.line.table == table


async def test_nobody_at_home(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="client-unreachable"):
        async with joined(Address("http://127.0.0.1:9", "abcdefgh"), "Ada", folder=tmp_path):
            pass


async def test_no_such_table(tmp_path: Path) -> None:
    async with serving(sqlite_url(tmp_path)) as address:
        with pytest.raises(Refusal, match="no-such-table"):
            async with joined(Address(address, "abcdefgh"), "Ada", folder=tmp_path):
                pass
