import type { PlayPeriod } from "../../match/match-clock.ts";
import type { Incident, Timeline } from "./timeline.ts";

/**
 * Instants at which the clock stops without a change of phase, so that no incident marks it: half-time of extra time.
 */
export const buildTurns = (periods: readonly PlayPeriod[]): number[] =>
  periods.filter(({ phase }, index) => periods[index + 1]?.phase === phase).map(({ endsAt }) => endsAt);

/** Whether it changes a list row; yellow cards and missed kicks do not. */
export function isShownInRow(incident: Incident): boolean {
  if (incident.kind === "card") return incident.colour !== "yellow";
  return incident.kind !== "kick" || incident.isScored;
}

/** Instants (milliseconds), in order, at which a list row changes other than by a passing minute. */
export function happenings({ incidents, periods }: Timeline): number[] {
  const shown = incidents.filter(isShownInRow).map(({ at }) => at);
  const turns = buildTurns(periods);
  return turns.length === 0 ? shown : [...shown, ...turns].sort((a, b) => a - b);
}
