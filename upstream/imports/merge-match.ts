import type { Goal, Pair } from "#contract/domain/match";
import { HOUR } from "#contract/time/units";
import { scoreOf } from "../match/score.ts";
import { otherSide, turnedPair } from "../match/sides.ts";
import type { LoadedMatch } from "../store/load-statements.ts";

/** A day without a time counts as its noon: at most this far from any time of that day. */
const SAME_DAY = 18 * HOUR;

export const totalOf = ({ extraTime, fullTime }: LoadedMatch): Pair | null => extraTime ?? fullTime;

export const hasResult = (match: LoadedMatch): boolean =>
  totalOf(match) !== null && ["played", "awarded", "abandoned"].includes(match.status);

const isSame = (a: Pair | null, b: Pair | null): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Whether two sources disagree on a match's result. */
export const contradict = (a: LoadedMatch, b: LoadedMatch): boolean =>
  hasResult(a) && hasResult(b) && !isSame(totalOf(a), totalOf(b));

type Result = Pick<
  LoadedMatch,
  "status" | "halfTime" | "fullTime" | "extraTime" | "shootout" | "shootoutWinner" | "periods" | "goals"
>;

/** Another source's scorers, if they fit this score. */
const fittingGoals = (goals: Goal[] | null, total: Pair | null): Goal[] | null =>
  goals && total && isSame(scoreOf(goals), total) ? goals : null;

function mergeResult(first: LoadedMatch, second: LoadedMatch): Result {
  const [chosen, other] = !hasResult(first) && hasResult(second) ? [second, first] : [first, second];
  const agree = hasResult(chosen) && hasResult(other) && !contradict(chosen, other);
  // Sources without extra time give its score as that of ninety minutes.
  const scores = agree && !chosen.extraTime && other.extraTime ? other : chosen;
  const shootout = chosen.shootout ?? (agree ? other.shootout : null);
  const winner = chosen.shootoutWinner ?? (agree ? other.shootoutWinner : null) ?? null;
  return {
    status: agree && other.status === "awarded" ? "awarded" : chosen.status,
    halfTime: chosen.halfTime ?? (agree ? other.halfTime : null),
    fullTime: scores.fullTime ?? (agree ? other.fullTime : null),
    extraTime: scores.extraTime,
    shootout,
    shootoutWinner: shootout ? null : winner,
    periods: chosen.periods ?? (agree ? other.periods : null) ?? null,
    goals: chosen.goals ?? fittingGoals(other.goals, totalOf(chosen)),
  };
}

function mergeTime(first: LoadedMatch, second: LoadedMatch): Pick<LoadedMatch, "kickOff" | "isTimeConfirmed"> {
  const [chosen, other] = !hasResult(first) && hasResult(second) ? [second, first] : [first, second];
  const isSameDay = Math.abs(chosen.kickOff - other.kickOff) <= SAME_DAY;
  const best = !chosen.isTimeConfirmed && other.isTimeConfirmed && isSameDay ? other : chosen;
  return { kickOff: best.kickOff, isTimeConfirmed: best.isTimeConfirmed };
}

const isWithoutRound = ({ stage, matchday }: LoadedMatch): boolean => stage === "regular" && matchday === null;

function mergeRound(first: LoadedMatch, second: LoadedMatch) {
  const { stage, matchday, group, part, carry, leg, firstLeg } = isWithoutRound(first) ? second : first;
  return { stage, matchday, group, part: part ?? null, carry: carry ?? null, leg, firstLeg };
}

/**
 * Merges two sources' versions of a match: the first takes precedence, the second fills its gaps. A result is kept if
 * either has one; a contradicting result of the second is ignored.
 */
export function mergedMatch(first: LoadedMatch, second: LoadedMatch, id: string): LoadedMatch {
  const hasVenue = first.venueName !== null || first.venueCity !== null;
  const { venueName, venueCity } = hasVenue ? first : second;
  return {
    ...first,
    id,
    ...mergeRound(first, second),
    ...mergeTime(first, second),
    ...mergeResult(first, second),
    venueName,
    venueCity,
    reds: first.reds ?? second.reds ?? null,
    sport: first.sport ?? null,
  };
}

const turned = (pair: Pair | null): Pair | null => pair && turnedPair(pair);

/** The same match with sides swapped: on neutral ground sources differ in which they name first. */
export function turnedMatch(match: LoadedMatch): LoadedMatch {
  const { shootoutWinner: winner = null, goals } = match;
  return {
    ...match,
    homeId: match.awayId,
    awayId: match.homeId,
    halfTime: turned(match.halfTime),
    fullTime: turned(match.fullTime),
    extraTime: turned(match.extraTime),
    shootout: turned(match.shootout),
    periods: match.periods?.map(turnedPair) ?? null,
    firstLeg: turned(match.firstLeg),
    reds: turned(match.reds ?? null),
    shootoutWinner: winner && otherSide(winner),
    goals: goals?.map((goal) => ({ ...goal, side: otherSide(goal.side) })) ?? null,
  };
}
