"""The style of reports: light and dark, wide and narrow."""

STYLE = """
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #fdfcf9; --soft: #6a665d; --rule: #d9d4c7; --dot: #1d5fa8;
  --line: #b3261e; --low: 200, 80, 40; --high: 30, 110, 190; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae4; --paper: #191817; --soft: #a8a498; --rule: #3c3a35;
  --dot: #7fb5f0; --line: #ff8a80; --low: 230, 110, 70; --high: 90, 160, 240; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.25rem; margin-top: 2.5rem; } h3 { font-size: 1rem; }
svg { display: block; width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .told, svg .mark { fill: var(--soft); }
svg .grid { stroke: var(--rule); } svg .line { stroke: var(--line); stroke-dasharray: 4 3; stroke-width: 1.5; }
svg .span { stroke: var(--dot); stroke-width: 3; stroke-linecap: round; opacity: 0.55; } svg .dot { fill: var(--dot); }
.wide { overflow-x: auto; margin: 0.75rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
th[scope=row], th:first-child { text-align: left; } thead th { color: var(--soft); font-weight: 500; }
td b { font-weight: 400; } td small { display: block; color: var(--soft); } .clear, .clear b { font-weight: 700; }
.low3 { background: rgba(var(--low), 0.45); } .low2 { background: rgba(var(--low), 0.3); }
.low1 { background: rgba(var(--low), 0.15); } .high1 { background: rgba(var(--high), 0.15); }
.high2 { background: rgba(var(--high), 0.3); } .high3 { background: rgba(var(--high), 0.45); }
.none { color: var(--soft); }
"""
