import { openHours } from "#contract/contests/contest-days";
import type { Sport } from "#contract/tables/sports";
import { MINUTE } from "#contract/time/units";
import { createRandom, type Random } from "../../platform/random.ts";
import { type ContestSeason, sportOfMatches } from "./calendar/seasons.ts";
import type { ContestMatchRow } from "./entry-wire.ts";
import { CONTEST_COMPANY, type OfferedLine } from "./lines.ts";
import type { StoredPick } from "./place-picks.ts";

/**
 * Milliseconds from a day's opening to the instants at which simulated members pick: few, since each needs its own
 * lines.
 */
const PICKED_AFTER = [15 * MINUTE, 3 * 60 * MINUTE, 7 * 60 * MINUTE] as const;

/** The instants of a day at which they pick. */
export const pickInstants = (day: string): number[] => PICKED_AFTER.map((after) => openHours(day).from + after);

/** Probability of playing on a day, and of picking a match on it, in that order. */
const PLAYS = 0.85;
const PICKS = { AH: 0.8, OU: 0.65, SCORE: 0.85 } as const;

/** Whether a member picks on a day, and at which of its instants. */
function instantOf({ id }: ContestSeason, key: string, day: string): number | undefined {
  const random = createRandom(`made-up day ${id} ${key} ${day}`);
  const instants = pickInstants(day);
  const instant = instants[random.integer(0, instants.length - 1)];
  return random.chance(PLAYS) ? instant : undefined;
}

/** Average goals of a side; average points of a game and their spread. */
const USUAL_GOALS = [1.5, 1.15] as const;
const POINTS = { from: 78, to: 118 } as const;

/** A plausible predicted score, home first. */
const GUESS: Readonly<Record<Sport, (random: Random) => string>> = {
  football: (random) => USUAL_GOALS.map((mean) => random.count(mean)).join("-"),
  basketball(random) {
    const home = random.integer(POINTS.from, POINTS.to);
    const away = home + random.integer(-14, 12);
    return `${home}-${away === home ? away - 1 : away}`;
  },
};

const SIDES = { AH: ["home", "away"], OU: ["over", "under"] } as const;

function linePicks(matchId: string, lines: readonly OfferedLine[], random: Random): StoredPick[] {
  return lines.flatMap(({ market, line, prices }) => {
    const [isPicked, side] = [random.chance(PICKS[market]), random.integer(0, 1)];
    if (!isPicked) return [];
    const choice = SIDES[market][side as 0 | 1];
    return [{ matchId, market, choice, line, price: prices[side as 0 | 1], companyId: CONTEST_COMPANY }];
  });
}

export interface Offer {
  match: ContestMatchRow;
  /** For predictions: the lines offered at the instant. */
  lines: readonly OfferedLine[];
}

/** A simulated member's picks at an instant, among the matches open then. */
export function simulatedPicks(
  season: ContestSeason,
  { key, day, instant }: { key: string; day: string; instant: number },
  offers: readonly Offer[],
): StoredPick[] {
  if (instantOf(season, key, day) !== instant) return [];
  return offers.flatMap(({ match: { matchId }, lines }): StoredPick[] => {
    const random = createRandom(`made-up pick ${season.id} ${key} ${matchId}`);
    if (season.kind !== "score") return linePicks(matchId, lines, random);
    const choice = GUESS[sportOfMatches(season)](random);
    return random.chance(PICKS.SCORE) ? [{ matchId, market: "SCORE", choice }] : [];
  });
}
