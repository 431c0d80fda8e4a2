import type { Sport } from "#contract/tables/sports";
import { HOUR } from "#contract/time/units";
import type { CompetitionEntry } from "../../data/entries/types.ts";

/** From the first to the last instant (milliseconds) at which a team may have to start a match. */
export interface Span {
  from: number;
  to: number;
}

const REST: Readonly<Record<Sport, number>> = { football: 66 * HOUR, basketball: 40 * HOUR };

/** A league whose teams play on consecutive days. */
export const isDaily = ({ format }: CompetitionEntry): boolean =>
  format.kind === "basketball_league" && format.schedule === "nba";

/** Time between the starts of a team's matches, in milliseconds. */
export const restOf = (competition: CompetitionEntry): number =>
  isDaily(competition) ? 20 * HOUR : REST[competition.sport];

/** From a match at an instant to the nearest of others; nothing if it is among them. */
export const distanceTo = (others: readonly Span[], instant: number): number =>
  others.reduce(
    (nearest, { from, to }) => Math.min(nearest, Math.max(0, from - instant, instant - to)),
    Number.POSITIVE_INFINITY,
  );
