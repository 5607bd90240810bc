"""What a server counts, in Prometheus' format; never who did what."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from sobremesa.play.hall import Hall

REGISTRY: Final = CollectorRegistry()
MESSAGES: Final = Counter("sobremesa_messages", "Messages from clients", registry=REGISTRY)
REFUSED: Final = Counter(
    "sobremesa_refused", "Messages that were not carried out", ["why"], registry=REGISTRY
)
TABLES: Final = Gauge("sobremesa_tables", "Tables in memory", registry=REGISTRY)
LISTENERS: Final = Gauge("sobremesa_listeners", "Open pages at tables", registry=REGISTRY)
JOBS: Final = Gauge("sobremesa_store_jobs", "Things kept since the start", registry=REGISTRY)
COMMITS: Final = Gauge("sobremesa_store_commits", "Commits since the start", registry=REGISTRY)


def written(hall: Hall) -> bytes:
    """All figures as they are now."""
    TABLES.set(hall.tables)
    LISTENERS.set(hall.listeners)
    JOBS.set(hall.store.writer.kept)
    COMMITS.set(hall.store.writer.commits)
    return generate_latest(REGISTRY)
