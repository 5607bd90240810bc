"""What a process counts while it serves, for Prometheus; never who did what.

Where several processes serve together, their figures are added up: what is counted for ever is
kept also of those that are gone, what is so now only of those that live.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from sobremesa.play.tallies import ACT_S, TALLIES, Tally

REGISTRY: Final = CollectorRegistry()


class Durations(Histogram):
    """A histogram to which many are added at once."""

    def add(self, within: list[int], seconds: float) -> None:
        """So many within each bucket, which took so long together."""
        self._sum.inc(seconds)
        for bucket, count in zip(self._buckets, within, strict=True):
            if count:
                bucket.inc(count)


MESSAGES: Final = Counter("sobremesa_messages", "Messages from clients", registry=REGISTRY)
REFUSED: Final = Counter(
    "sobremesa_refused", "Messages that were not carried out", ["why"], registry=REGISTRY
)
ACTS: Final = Counter(
    "sobremesa_acts", "Acts that were carried out, by whom", ["by"], registry=REGISTRY
)
BY_PERSON: Final = ACTS.labels("person")
BY_BOT: Final = ACTS.labels("bot")
ACT_SECONDS: Final = Durations(
    "sobremesa_act_seconds",
    "From a person's act until it is safe and told",
    buckets=ACT_S,
    registry=REGISTRY,
)
THINKING: Final = Histogram(
    "sobremesa_bot_seconds",
    "How long bots think, with the wait for a free thinker",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)
BATCH: Final = Histogram(
    "sobremesa_commit_entries",
    "How many things one commit has kept; the count is that of the commits",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
    registry=REGISTRY,
)
BEHIND: Final = Counter(
    "sobremesa_behind", "Entries that another process had written first", registry=REGISTRY
)
LOST: Final = Counter(
    "sobremesa_store_failures", "Things that could not be kept", registry=REGISTRY
)
TABLES: Final = Gauge(
    "sobremesa_tables", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum"
)
SOCKETS: Final = Gauge(
    "sobremesa_sockets", "Open pages at tables", registry=REGISTRY, multiprocess_mode="livesum"
)
PROCESSES: Final = Gauge(
    "sobremesa_processes", "Processes that serve", registry=REGISTRY, multiprocess_mode="livesum"
)
LAG: Final = Gauge(
    "sobremesa_neighbours_seconds",
    "How long a word to the other processes takes, where there are any",
    registry=REGISTRY,
    multiprocess_mode="livemax",
)


def take_down() -> None:
    """Add what was counted apart, because it happens with every act."""
    tally: Tally = TALLIES.taken_down()
    MESSAGES.inc(tally.messages)
    BY_PERSON.inc(tally.acts)
    ACT_SECONDS.add(tally.within, tally.seconds)
