import type { PlayerTransfer } from "#contract/domain/player-info";

/** A player's time at a club; dates are YYYY-MM-DD. Ongoing without an end. */
interface Station {
  club: string;
  from: string;
  until?: string;
}

/** A time at a club as drawn in the chart. */
export interface StationView {
  club: string;
  /** Club and dates, for screen readers. */
  text: string;
  /** Fractions of the chart's time span, 0 to 1. */
  start: number;
  length: number;
}

/** The clubs of a player's transfers, earliest first; transfers without a date are left out. */
export function stationsOf(transfers: readonly PlayerTransfer[]): Station[] {
  const dated = transfers.flatMap(({ date, to }) => (date ? [{ date, club: to?.name }] : []));
  const inOrder = dated.sort((one, other) => one.date.localeCompare(other.date));
  return inOrder.flatMap(({ date, club }, index) => {
    const until = inOrder[index + 1]?.date;
    return club ? [{ club, from: date, ...(until && { until }) }] : [];
  });
}

/** Stations as bars: fractions of the time from the first day to `now`, 0 to 1. */
export function barsOf(stations: readonly Station[], now: number): { start: number; length: number }[] {
  const first = Date.parse(stations[0]?.from ?? "");
  const span = Math.max(1, now - first);
  return stations.map(({ from, until }) => {
    const start = (Date.parse(from) - first) / span;
    const end = until ? (Date.parse(until) - first) / span : 1;
    return { start, length: Math.max(0, end - start) };
  });
}
