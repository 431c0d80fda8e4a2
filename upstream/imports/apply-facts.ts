import type { Goal, Side } from "#contract/domain/match";
import { scoreOf } from "../match/score.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import { goalsUntil, isSame, shown } from "./contradiction.ts";
import { totalOf } from "./merge-match.ts";

const HOUR = 3_600_000;

/** A match with a fact applied, or why it cannot be. */
export type Applied = { match: LoadedMatch } | { reason: string };

/** The span of a day over all time zones, in milliseconds. */
export const spanOf = (day: string): readonly [number, number] => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return [midnight - 14 * HOUR, midnight + 38 * HOUR];
};

const isDecided = (match: LoadedMatch): boolean => match.status === "played" && totalOf(match) !== null;

/** Goals after the ninetieth minute imply extra time. */
function withGoals(match: LoadedMatch, goals: Goal[]): LoadedMatch {
  const total = totalOf(match)!;
  const isLong = !match.extraTime && goals.some(({ minute }) => minute > 90);
  return {
    ...match,
    goals,
    halfTime: match.halfTime ?? goalsUntil(goals, 45),
    ...(isLong && { extraTime: total, fullTime: goalsUntil(goals, 90) }),
  };
}

export function applyGoals(match: LoadedMatch, { goals }: { goals: Goal[] }): Applied {
  const total = totalOf(match);
  if (!isDecided(match) || !total) return { reason: "the match has no result" };
  if (!isSame(scoreOf(goals), total))
    return { reason: `scorers add up to ${shown(scoreOf(goals))}, the score is ${shown(total)}` };
  // Scorers from a source with added time are not replaced.
  if (match.goals) return { match };
  return { match: withGoals(match, goals) };
}

export function applyShootout(match: LoadedMatch, { winner }: { winner: Side }): Applied {
  const total = totalOf(match);
  if (!isDecided(match) || !total) return { reason: "the match has no result" };
  if (match.shootout) return { match };
  if (total[0] !== total[1] && !match.firstLeg) return { reason: `a shoot-out, yet ${shown(total)} is not level` };
  return { match: { ...match, shootoutWinner: winner } };
}
