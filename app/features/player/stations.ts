import type { PlayerTransfer } from "#contract/domain/player-info";

/** A player's time at a club; dates YYYY-MM-DD, without an end it goes on. */
export interface Station {
  club: string;
  from: string;
  until?: string;
}

/** The clubs that a player's transfers led him to, the first first; a transfer without a date or a club tells nothing. */
export function stationsOf(transfers: readonly PlayerTransfer[]): Station[] {
  const dated = transfers.flatMap(({ date, to }) => (date ? [{ date, club: to?.name }] : []));
  const inOrder = dated.sort((one, other) => one.date.localeCompare(other.date));
  return inOrder.flatMap(({ date, club }, index) => {
    const until = inOrder[index + 1]?.date;
    return club ? [{ club, from: date, ...(until && { until }) }] : [];
  });
}

/** A station as a bar: parts of the time between the first day of all and `now`, 0 to 1. */
export function barsOf(stations: readonly Station[], now: number): { start: number; length: number }[] {
  const first = Date.parse(stations[0]?.from ?? "");
  const span = Math.max(1, now - first);
  return stations.map(({ from, until }) => {
    const start = (Date.parse(from) - first) / span;
    const end = until ? (Date.parse(until) - first) / span : 1;
    return { start, length: Math.max(0, end - start) };
  });
}
