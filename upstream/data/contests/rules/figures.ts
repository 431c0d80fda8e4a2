import { CLOSES_AT, MATCHES_OF_DAY, OPENS_AT, RESULT_STANDS_AFTER } from "#contract/contests/contest-days";
import { FEATURED_TIMES, GUESS_POINTS, LEAST_SETTLED, PLACE_POINTS, pickPoints } from "#contract/contests/points";
import type { Settle } from "#contract/odds/settle";
import { LONGEST_DELAY, OFFICIAL_AFTER } from "#contract/odds/voids";
import { HOUR } from "#contract/time/units";

/** With its sign, a true minus. */
const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace("-", "−"));

const pointsOf = (settle: Settle) => signed(pickPoints(settle, false));
const featuredPointsOf = (settle: Settle) => signed(pickPoints(settle, true));

/** Numbers named in the rules, imported from the code that applies them so that both agree. */
export const FIGURES = {
  /** Maximum matches per day. */
  dayMatches: MATCHES_OF_DAY.prediction,
  dayScores: MATCHES_OF_DAY.score,
  opens: OPENS_AT,
  closes: CLOSES_AT,
  win: pointsOf("WIN"),
  halfWin: pointsOf("HALF_WIN"),
  push: pointsOf("PUSH"),
  halfLose: pointsOf("HALF_LOSE"),
  lose: pointsOf("LOSE"),
  times: FEATURED_TIMES,
  featuredWin: featuredPointsOf("WIN"),
  featuredHalfWin: featuredPointsOf("HALF_WIN"),
  featuredPush: featuredPointsOf("PUSH"),
  featuredHalfLose: featuredPointsOf("HALF_LOSE"),
  featuredLose: featuredPointsOf("LOSE"),
  exact: GUESS_POINTS.EXACT,
  margin: GUESS_POINTS.MARGIN,
  winner: GUESS_POINTS.WINNER,
  miss: GUESS_POINTS.MISS,
  /** Hours after which a match that has not begun is void. */
  delay: LONGEST_DELAY / HOUR,
  /** Hours after kick-off at which a result is checked for the last time. */
  stands: RESULT_STANDS_AFTER / HOUR,
  /** Minutes of a game of 48, and of 40, after which the score of an abandoned game counts. */
  ofLong: OFFICIAL_AFTER[48],
  ofShort: OFFICIAL_AFTER[40],
  /** Settled picks needed for a rank. */
  least: LEAST_SETTLED.prediction,
  leastGuesses: LEAST_SETTLED.score,
  place: PLACE_POINTS,
} as const;
