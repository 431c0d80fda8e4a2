import type { Goal, Pair } from "#contract/domain/match";
import { plus, scoreOf } from "../match/score.ts";
import type { ParsedRow } from "./parse-row.ts";
import type { RowScore } from "./source-row.ts";

const isBelow = (a: Pair, b: Pair): boolean => a[0] < b[0] || a[1] < b[1];
export const isSame = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1];
export const shown = ([home, away]: Pair): string => `${home}-${away}`;

/** Goals up to a minute, including its added time. */
export const goalsUntil = (goals: readonly Goal[], minute: number): Pair =>
  scoreOf(goals.filter((goal) => goal.minute <= minute));

function betweenScores({ halfTime, fullTime, extraTime, shootout, shootoutWinner }: RowScore): string | undefined {
  if (!fullTime && !extraTime && (halfTime || shootout || shootoutWinner)) return "a score without its end";
  if (halfTime && fullTime && isBelow(fullTime, halfTime))
    return `half-time ${shown(halfTime)} is above full-time ${shown(fullTime)}`;
  if (extraTime && fullTime && isBelow(extraTime, fullTime))
    return `extra time ${shown(extraTime)} is below full-time ${shown(fullTime)}`;
  if (extraTime && halfTime && isBelow(extraTime, halfTime))
    return `half-time ${shown(halfTime)} is above extra time ${shown(extraTime)}`;
  return undefined;
}

/** The sum of all periods. */
export const pointsOf = (periods: readonly Pair[]): Pair => periods.reduce(plus, [0, 0]);

function withPeriods({ score: { periods, fullTime } }: ParsedRow): string | undefined {
  if (!periods || (fullTime && isSame(pointsOf(periods), fullTime))) return undefined;
  return `periods add up to ${shown(pointsOf(periods))}, the score is ${fullTime ? shown(fullTime) : "unknown"}`;
}

function withStatus({ status, score: { fullTime, extraTime } }: ParsedRow): string | undefined {
  const hasScore = fullTime !== undefined || extraTime !== undefined;
  if (status === "awarded" && !hasScore) return "awarded without a score";
  if ((status === "postponed" || status === "cancelled") && hasScore) return `${status}, yet with a score`;
  return undefined;
}

function withScorers({ goals = [], status, score }: ParsedRow): string | undefined {
  // Scorers may be unknown, and an awarded result overrides the goals.
  if (goals.length === 0 || status === "awarded") return undefined;
  const checks = [
    ["full-time", score.fullTime, 90],
    ["the final", score.extraTime ?? score.fullTime ?? ([0, 0] as const), 120],
  ] as const;
  for (const [name, expected, minute] of checks) {
    const listed = goalsUntil(goals, minute);
    if (expected && !isSame(listed, expected))
      return `scorers add up to ${shown(listed)}, ${name} score is ${shown(expected)}`;
  }
  return undefined;
}

/** Why a row is inconsistent in itself; undefined if it is not. */
export const contradictionIn = (row: ParsedRow): string | undefined =>
  (row.home === row.away ? `${row.home} against itself` : undefined) ??
  betweenScores(row.score) ??
  withPeriods(row) ??
  withStatus(row) ??
  withScorers(row);
