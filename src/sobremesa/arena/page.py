"""A report as one page that needs nothing else: light, dark, and fit to be printed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from sobremesa.arena.comparing import compared, otherwise
from sobremesa.arena.findings import Findings
from sobremesa.arena.sections import sections, tables

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #26221c; --faint: #6f675b;
  --line: #d9d3c7; --mine: #2f6f6a; --other: #c4883a; --fair: #a2362f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7dd; --faint: #a09888;
  --line: #3c3933; --mine: #62b3a9; --other: #e0ad63; --fair: #e8776d; } }
@media print { :root { --paper: #fff; --ink: #000; --faint: #555; --line: #bbb; --mine: #2f6f6a;
  --other: #c4883a; --fair: #a2362f; } main { max-width: none; padding: 0; }
  thead { display: table-header-group; } rect, .legend span::before { print-color-adjust: exact; }
  @page { margin: 16mm 16mm 14mm; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Georgia, "Times New Roman", serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 2.2rem 0 .3rem; border-bottom: 1px solid var(--line); }
p { margin: .4rem 0; } .faint, small { color: var(--faint); }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .end { text-anchor: end; } svg .middle { text-anchor: middle; }
svg .faint { fill: var(--faint); }
.mine { fill: var(--mine); } .other { fill: var(--other); }
.whisker { stroke: var(--ink); stroke-width: 1.5; } .whisker.faint { stroke: var(--faint); }
.axis { stroke: var(--line); }
.fair { stroke: var(--fair); stroke-width: 1.5; stroke-dasharray: 4 3; }
.legend span { margin-right: 1.2rem; font: 13px system-ui, sans-serif; }
.legend span::before { content: ""; display: inline-block; width: .8em; height: .8em;
  margin-right: .4em; background: currentColor; vertical-align: -.05em; }
.legend .mine { color: var(--mine); } .legend .other { color: var(--other); }
figure { margin: .6rem 0; }
figcaption { font: 14px/1.4 system-ui, sans-serif; margin: .8rem 0 .2rem; }
dl.key { display: flex; flex-wrap: wrap; gap: .4rem 2.2rem; margin: 1.2rem 0; }
dl.key dt { font: 13px system-ui, sans-serif; color: var(--faint); }
dl.key dd { margin: 0; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font: 14px/1.4 system-ui, sans-serif; }
th { text-align: left; color: var(--faint); font-weight: normal; vertical-align: bottom; }
table.dense { font-size: 11.5px; line-height: 1.3; }
table.dense td, table.dense th { padding: .08rem 0 .08rem .35rem; white-space: nowrap; }
table.dense td:first-child, table.dense th:first-child { padding-left: 0; }
table.dense tr > :nth-child(4n + 2) { padding-left: 1.1rem; }
th.group { text-align: center; color: var(--ink); }
tr.sure td { font-weight: 600; }
td, th { padding: .2rem .6rem .2rem 0; border-bottom: 1px solid var(--line); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
code { font: 13px ui-monospace, monospace; }
@media print { body { font-size: 10.5pt; } h2 { margin-top: 1.4rem; }
  h2, p:has(+ svg), p:has(+ p), p:has(+ figure), p:has(+ .wide) { break-after: avoid; }
  figure, svg, tr, p { break-inside: avoid; } .legend { break-before: avoid; }
  svg { display: block; width: 82%; } figure svg { width: 66%; }
  dl.key { gap: .4rem .9rem; justify-content: space-between; } dl.key dt { font-size: 8pt; }
  .wide { overflow: visible; }
  table { font-size: 9.5pt; line-height: 1.3; } table.dense { font-size: 7pt; line-height: 1.2; }
  table.dense td, table.dense th { padding-left: .2rem; }
  table.dense tr > :nth-child(4n + 2) { padding-left: .7rem; } }
"""


def page(found: Sequence[Findings], against: Findings | None = None) -> str:
    """The report of one run, or of several tables of a game; beside another one if wanted."""
    first = found[0]
    name = first.run.told["game"].replace("_", " ").title()
    title = f"{name}: {sum(one.games for one in found):,} games"
    parts = [f"<h1>{escape(title)}</h1>"]
    parts += [f'<p class="faint">{_said(one)}</p>' for one in found]
    if against is not None:
        parts.append(f'<p class="faint">Beside {_said(against)}</p>')
    parts.append(_key(first))
    if against is not None:
        parts += [otherwise(first, against), compared(first, against)]
    if len(found) > 1:
        parts.append(tables(found))
    for one in found:
        parts += sections(one, against if one is first else None, several=len(found) > 1)
    parts.append(
        "<p><small>Whiskers and brackets are 95 % intervals, Wilson's for wins; the dashed line is "
        "where all would have the same share. Games are told apart by seed and number: the same "
        "command plays the same games.</small></p>"
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def _said(one: Findings) -> str:
    told = one.run.told
    options = " ".join(f"{name}={value}" for name, value in told["options"].items())
    data = told.get("data", "")
    corrected = f" with the corrected data <code>{escape(data)}</code>" if data else ""
    bots = ", ".join(dict.fromkeys(told["bots"]))
    return (
        f"<b>{escape(one.run.name)}</b>: {one.games:,} games with {one.seats} seats, "
        f"{escape(bots)}, seed <code>{escape(told['seed'])}</code>, "
        f"rules version {told['rules']}{corrected}, Sobremesa {escape(told['sobremesa'])}. "
        f"<small>{escape(options)}</small>"
    )


def _key(one: Findings) -> str:
    """The figures that are asked for first."""
    told = [("decisions of a game", f"{one.mean_length:,.0f}")]
    if one.branching:
        told.append(("choices at a decision", f"{one.branching:.1f}"))
    if one.first is not None and one.seats > 1:
        told.append(("the first wins", f"{one.first[0].share:.1%}"))
    points = sum(one.mean_scores) / one.seats
    told.append(("points of a seat", f"{points:,.1f}"))
    if one.leads:
        lead = sum(by * times for by, times in one.leads.items()) / one.games
        told.append(("lead of the winner", f"{lead:,.1f}"))
    shown = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in told)
    return f'<dl class="key">{shown}</dl>'
