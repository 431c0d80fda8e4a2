import type { ComparisonRowWire } from "#contract/calls/analysis/comparison";
import type { ComparisonKey } from "#contract/domain/analysis";
import type { Sport } from "#contract/tables/sports";
import { sumOf } from "./aggregate.ts";
import type { SeenMatch } from "./perspective.ts";

/** A team's counts in a match; keys that the source did not count are absent. */
export type Counts = Readonly<Partial<Record<CountKey, number>>>;

export type CountKey =
  | "rating"
  | "yellowCards"
  | "corners"
  | "possession"
  | "shotsOnTarget"
  | "fieldGoals"
  | "fieldGoalsTried"
  | "threes"
  | "threesTried"
  | "freeThrows"
  | "freeThrowsTried"
  | "rebounds"
  | "assists"
  | "turnovers";

export interface CountedGame extends Pick<SeenMatch, "scored" | "conceded" | "result"> {
  counts: Counts;
}

/** What a match adds to a quotient; undefined if nothing was counted. */
type Share = [part: number, whole: number] | undefined;

interface Measure {
  key: ComparisonKey;
  /** Number of last matches. */
  window: number;
  shareOf(game: CountedGame): Share;
}

const LAST_RATED = 10;
const LAST_COUNTED = 20;

const perGame = (value: number | undefined): Share => (value === undefined ? undefined : [value, 1]);
const percent = (is: boolean): Share => [is ? 100 : 0, 1];

const counted = (key: ComparisonKey, count: CountKey, window = LAST_COUNTED): Measure => ({
  key,
  window,
  shareOf: ({ counts }) => perGame(counts[count]),
});

/** Hits divided by tries, not the mean of the matches' percentages. */
const hitRate = (key: ComparisonKey, hits: CountKey, tries: CountKey): Measure => ({
  key,
  window: LAST_COUNTED,
  shareOf: ({ counts }) =>
    counts[hits] === undefined || counts[tries] === undefined ? undefined : [100 * counts[hits], counts[tries]],
});

const ofScore = (key: ComparisonKey, shareOf: Measure["shareOf"]): Measure => ({ key, window: LAST_COUNTED, shareOf });

/**
 * The windows are the specification's: ten matches for ratings, twenty for cards and corners, and for everything else.
 */
const MEASURES: Record<Sport, readonly Measure[]> = {
  football: [
    counted("avgRating10", "rating", LAST_RATED),
    counted("avgYellow20", "yellowCards"),
    counted("avgCorner20", "corners"),
    ofScore("avgGoalsFor", ({ scored }) => perGame(scored)),
    ofScore("avgGoalsAgainst", ({ conceded }) => perGame(conceded)),
    counted("avgPossession", "possession"),
    counted("avgShotsOnTarget", "shotsOnTarget"),
    ofScore("cleanSheetPct", ({ conceded }) => percent(conceded === 0)),
  ],
  basketball: [
    ofScore("avgPointsFor", ({ scored }) => perGame(scored)),
    ofScore("avgPointsAgainst", ({ conceded }) => perGame(conceded)),
    ofScore("winPct", ({ result }) => percent(result === "W")),
    hitRate("fieldGoalPct", "fieldGoals", "fieldGoalsTried"),
    hitRate("threePointPct", "threes", "threesTried"),
    hitRate("freeThrowPct", "freeThrows", "freeThrowsTried"),
    counted("avgRebounds", "rebounds"),
    counted("avgAssists", "assists"),
    counted("avgTurnovers", "turnovers"),
  ],
};

/** Number of latest matches compared. */
export const COMPARED = LAST_COUNTED;

function buildAverage(
  games: readonly CountedGame[],
  { window, shareOf }: Measure,
): { value: string | null; sample: number } {
  const shares = games
    .slice(0, window)
    .map(shareOf)
    .filter((share) => share !== undefined);
  const whole = sumOf(shares, (share) => share[1]);
  const value = whole === 0 ? null : (sumOf(shares, (share) => share[0]) / whole).toFixed(2);
  return { value, sample: shares.length };
}

/** The teams' games, latest first, side by side. */
export const compareTeams = (
  sport: Sport,
  home: readonly CountedGame[],
  away: readonly CountedGame[],
): ComparisonRowWire[] =>
  MEASURES[sport].map((measure) => {
    const [ofHome, ofAway] = [buildAverage(home, measure), buildAverage(away, measure)];
    return {
      key: measure.key,
      home: ofHome.value,
      away: ofAway.value,
      sampleHome: ofHome.sample,
      sampleAway: ofAway.sample,
    };
  });
