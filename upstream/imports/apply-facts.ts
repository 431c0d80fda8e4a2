import type { Goal, Pair, Side } from "#contract/domain/match";
import { HOUR } from "#contract/time/units";
import type { ReportedEvent } from "../match/match-details.ts";
import { scoreOf } from "../match/score.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import type { FactContent } from "../store/match-fact.ts";
import { goalsUntil, isSame, pointsOf, shown } from "./contradiction.ts";
import { totalOf } from "./merge-match.ts";

/** A match with a fact applied, or why it cannot be. */
export type Applied = { match: LoadedMatch } | { reason: string };

/** The span of a day over all time zones, in milliseconds. */
export const spanOf = (day: string): readonly [number, number] => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return [midnight - 14 * HOUR, midnight + 38 * HOUR];
};

const isDecided = (match: LoadedMatch): boolean => match.status === "played" && totalOf(match) !== null;

/** Goals after the ninetieth minute imply extra time, and how it stood before. */
function withGoals(match: LoadedMatch, goals: Goal[]): LoadedMatch {
  const total = totalOf(match)!;
  const isLong = match.extraTime ? !match.fullTime : goals.some(({ minute }) => minute > 90);
  return {
    ...match,
    goals,
    halfTime: match.halfTime ?? goalsUntil(goals, 45),
    ...(isLong && { extraTime: total, fullTime: goalsUntil(goals, 90) }),
  };
}

function applyGoals(match: LoadedMatch, goals: Goal[]): Applied {
  const total = totalOf(match);
  if (!isDecided(match) || !total) return { reason: "the match has no result" };
  if (!isSame(scoreOf(goals), total))
    return { reason: `scorers add up to ${shown(scoreOf(goals))}, the score is ${shown(total)}` };
  // Scorers from a source with added time are not replaced.
  if (match.goals) return { match };
  return { match: withGoals(match, goals) };
}

function applyShootout(match: LoadedMatch, winner: Side): Applied {
  const total = totalOf(match);
  if (!isDecided(match) || !total) return { reason: "the match has no result" };
  if (match.shootout) return { match };
  if (total[0] !== total[1] && !match.firstLeg) return { reason: `a shoot-out, yet ${shown(total)} is not level` };
  return { match: { ...match, shootoutWinner: winner } };
}

function applyPeriods(match: LoadedMatch, periods: Pair[]): Applied {
  const total = totalOf(match);
  if (!isDecided(match) || !total) return { reason: "the match has no result" };
  if (!isSame(pointsOf(periods), total))
    return { reason: `periods add up to ${shown(pointsOf(periods))}, the score is ${shown(total)}` };
  return { match: { ...match, periods: match.periods ?? periods } };
}

const isSendingOff = ({ type }: ReportedEvent): boolean => type === "RED" || type === "SECOND_YELLOW";

/** A source that counts red cards has counted them all. */
function applyCards(match: LoadedMatch, cards: readonly ReportedEvent[]): Applied {
  if (!isDecided(match)) return { reason: "the match has no result" };
  const of = (side: Side) => cards.filter((card) => card.side === side && isSendingOff(card)).length;
  const counted: Pair = [of("home"), of("away")];
  if (match.reds && !isSame(match.reds, counted))
    return { reason: `red cards add up to ${shown(counted)}, the count is ${shown(match.reds)}` };
  return { match: { ...match, reds: counted } };
}

/** A match with what its row shows of a fact, or why the two do not agree; facts of other kinds leave it as it is. */
export function applyFact(match: LoadedMatch, { kind, fact }: FactContent): Applied {
  if (kind === "goals") return applyGoals(match, fact);
  if (kind === "shootouts") return applyShootout(match, fact);
  if (kind === "periods") return applyPeriods(match, fact);
  if (kind === "cards") return applyCards(match, fact);
  return { match };
}
