import type { TallyWire } from "#contract/calls/analysis/comparison";
import type { Pair } from "#contract/domain/match";
import type { Settle, TotalOutcome } from "#contract/odds/settle";
import { average, countOf, sumOf } from "./aggregate.ts";
import type { SeenMatch } from "./perspective.ts";

/** A season's match from a team's perspective. Pairs have its own number first. */
export interface SeasonGame extends Pick<SeenMatch, "side" | "scored" | "conceded" | "result"> {
  /** For each half or quarter; absent unless the source gives all of them. */
  periods?: readonly Pair[];
  /** The result against the closing lines, from the team's perspective; absent without prices. */
  handicap?: Settle;
  total?: TotalOutcome;
}

/** The team's place in the competition's table after the same matches; without points if the table counts only wins. */
export interface Placing {
  rank: number;
  points?: number;
}

const isGiven = <Value>(value: Value | undefined): value is Value => value !== undefined;

const NO_HANDICAP = { ahW: null, ahHalfW: null, ahP: null, ahHalfL: null, ahL: null };
const NO_TOTALS = { over: null, push: null, under: null };

function toHandicaps(games: readonly SeasonGame[]) {
  const settled = games.map(({ handicap }) => handicap).filter(isGiven);
  if (settled.length === 0) return NO_HANDICAP;
  const count = (settle: Settle) => countOf(settled, (one) => one === settle);
  return {
    ahW: count("WIN"),
    ahHalfW: count("HALF_WIN"),
    ahP: count("PUSH"),
    ahHalfL: count("HALF_LOSE"),
    ahL: count("LOSE"),
  };
}

function toTotals(games: readonly SeasonGame[]) {
  const ended = games.map(({ total }) => total).filter(isGiven);
  if (ended.length === 0) return NO_TOTALS;
  return {
    over: countOf(ended, (total) => total === "OVER" || total === "HALF_OVER"),
    push: countOf(ended, (total) => total === "PUSH"),
    under: countOf(ended, (total) => total === "UNDER" || total === "HALF_UNDER"),
  };
}

function buildPeriods(games: readonly SeasonGame[]): TallyWire["periods"] {
  const given = games.map(({ periods }) => periods).filter(isGiven);
  const most = Math.max(0, ...given.map((periods) => periods.length));
  return Array.from({ length: most }, (_, index) => {
    const ofPeriod = given.map((periods) => periods[index]).filter(isGiven);
    return {
      period: index + 1,
      played: ofPeriod.length,
      gf: sumOf(ofPeriod, ([own]) => own),
      ga: sumOf(ofPeriod, ([, other]) => other),
    };
  });
}

/** A team's totals over a number of matches. */
export const seasonTally = (games: readonly SeasonGame[], placing?: Placing): TallyWire => ({
  played: games.length,
  w: countOf(games, ({ result }) => result === "W"),
  d: countOf(games, ({ result }) => result === "D"),
  l: countOf(games, ({ result }) => result === "L"),
  gf: sumOf(games, ({ scored }) => scored),
  ga: sumOf(games, ({ conceded }) => conceded),
  pts: placing?.points ?? null,
  ppg: placing?.points === undefined ? null : average(placing.points, games.length),
  rank: placing?.rank ?? null,
  ...toHandicaps(games),
  ...toTotals(games),
  periods: buildPeriods(games),
});
