"""The reliability of a belief as a picture: what was believed against what was true, in SVG that needs nothing else."""

from html import escape
from math import sqrt

from .calibration import Bin, Calibration

SIZE, LEFT, RIGHT, FOOT, TOP = 320, 52, 24, 46, 34
SMALLEST, LARGEST = 3.0, 9.0
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#1c1b19}.paper{fill:#fdfcf9}.grid{stroke:#d9d4c7}.even{stroke:#b3261e;"
    "stroke-dasharray:4 3}.span{stroke:#1d5fa8;stroke-width:2;opacity:.55}.dot{fill:#1d5fa8}"
    "@media(prefers-color-scheme:dark){text{fill:#eceae4}.paper{fill:#191817}.grid{stroke:#3c3a35}.even{stroke:#ff8a80}"
    ".span{stroke:#7fb5f0}.dot{fill:#7fb5f0}}"
)


def interval(truth: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    middle = truth + z * z / (2 * count)
    spread = z * sqrt(truth * (1.0 - truth) / count + z * z / (4 * count * count))
    whole = 1.0 + z * z / count
    return (middle - spread) / whole, (middle + spread) / whole


def picture(title: str, found: Calibration) -> str:
    """A dot for each bin, the larger the more claims it has; on the dashed line belief and truth agree."""
    width, height = LEFT + SIZE + RIGHT, TOP + SIZE + FOOT
    label = f"{title}: slope {found.slope.value:.2f}, skill {found.skill.value:.2f}, {found.count} claims"
    most = max(one.count for one in found.bins)
    inside = [
        f'<rect class="paper" width="{width}" height="{height}"/>',
        f'<text x="{LEFT}" y="20">{escape(label)}</text>',
        *(_mark(step / 4) for step in range(5)),
        f'<line class="even" x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}"/>',
        *(_dot(one, most) for one in found.bins),
        f'<text x="{LEFT + SIZE / 2}" y="{height - 8}" text-anchor="middle">believed to be a bluff</text>',
        f'<text transform="translate(14 {TOP + SIZE / 2}) rotate(-90)" text-anchor="middle">was a bluff</text>',
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{escape(label)}"><title>{escape(label)}</title><style>{STYLE}</style>{"".join(inside)}</svg>\n'
    )


def _x(share: float) -> float:
    return round(LEFT + SIZE * share, 1)


def _y(share: float) -> float:
    return round(TOP + SIZE * (1.0 - share), 1)


def _mark(share: float) -> str:
    x, y = _x(share), _y(share)
    return (
        f'<line class="grid" x1="{x}" y1="{_y(0)}" x2="{x}" y2="{_y(1)}"/>'
        f'<line class="grid" x1="{_x(0)}" y1="{y}" x2="{_x(1)}" y2="{y}"/>'
        f'<text x="{x}" y="{_y(0) + 18}" text-anchor="middle">{share:.0%}</text>'
        f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>'
    )


def _dot(one: Bin, most: int) -> str:
    low, high = interval(one.truth, one.count)
    radius = SMALLEST + (LARGEST - SMALLEST) * sqrt(one.count / most)
    told = f"{one.count} claims: believed {one.belief:.0%}, true {one.truth:.0%}"
    x = _x(one.belief)
    return (
        f'<line class="span" x1="{x}" y1="{_y(low)}" x2="{x}" y2="{_y(high)}"/>'
        f'<circle class="dot" cx="{x}" cy="{_y(one.truth)}" r="{radius:.1f}"><title>{told}</title></circle>'
    )
