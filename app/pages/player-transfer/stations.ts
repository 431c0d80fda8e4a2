import type { PlayerTransfer } from "#contract/domain/player-info";

/** A player's time at a club; dates YYYY-MM-DD. Without an end it goes on. */
export interface Station {
  club: string;
  from: string;
  until?: string;
}

/** A time at a club as the chart draws it. */
export interface StationView {
  club: string;
  /** The club, from when until when, for those who do not see the chart. */
  text: string;
  /** Fractions of the time shown, 0 to 1. */
  start: number;
  length: number;
}

/** The clubs of a player's transfers, the earliest first; a transfer without a date is left out. */
export function stationsOf(transfers: readonly PlayerTransfer[]): Station[] {
  const dated = transfers.flatMap(({ date, to }) => (date ? [{ date, club: to?.name }] : []));
  const inOrder = dated.sort((one, other) => one.date.localeCompare(other.date));
  return inOrder.flatMap(({ date, club }, index) => {
    const until = inOrder[index + 1]?.date;
    return club ? [{ club, from: date, ...(until && { until }) }] : [];
  });
}

/** Stations as bars: fractions of the time between the first day and `now`, 0 to 1. */
export function barsOf(stations: readonly Station[], now: number): { start: number; length: number }[] {
  const first = Date.parse(stations[0]?.from ?? "");
  const span = Math.max(1, now - first);
  return stations.map(({ from, until }) => {
    const start = (Date.parse(from) - first) / span;
    const end = until ? (Date.parse(until) - first) / span : 1;
    return { start, length: Math.max(0, end - start) };
  });
}
