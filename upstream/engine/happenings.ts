import type { PlayPeriod } from "./match-clock.ts";
import type { Incident, Timeline } from "./timeline.ts";

/** Instants at which the clock stops though the phase stays, so that no incident marks it: the turn of extra time. */
export const turnsOf = (periods: readonly PlayPeriod[]): number[] =>
  periods.filter(({ phase }, index) => periods[index + 1]?.phase === phase).map(({ endsAt }) => endsAt);

/** Whether a row of a list shows it: no yellow card, no kick beside the goal. */
export function isShownInRow(incident: Incident): boolean {
  if (incident.kind === "card") return incident.colour !== "yellow";
  return incident.kind !== "kick" || incident.isScored;
}

/** Instants (milliseconds), in order, at which a row of a list changes otherwise than by a minute that passes. */
export function happenings({ incidents, periods }: Timeline): number[] {
  const shown = incidents.filter(isShownInRow).map(({ at }) => at);
  const turns = turnsOf(periods);
  return turns.length === 0 ? shown : [...shown, ...turns].sort((a, b) => a - b);
}
