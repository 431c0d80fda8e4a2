import { RESULT_STANDS_AFTER } from "#contract/contests/contest-days";
import type { Pair } from "#contract/domain/match";
import { phaseGroup } from "#contract/domain/status";
import { FINAL, LONGEST_DELAY, NEVER_PLAYED, OFFICIAL_AFTER } from "#contract/odds/voids";
import type { Sport } from "#contract/tables/sports";
import { HOUR } from "#contract/time/units";
import { countedScore, earlyCountedScore } from "../../competitions/sports/counted-score.ts";
import type { MatchAt, MatchState } from "../../match/match.ts";
import type { ContestResult } from "../schema/contests.ts";

const LONG_GAME = 48;
const MINUTE = 60;

/** Minutes played of a basketball game; 0 if unknown. */
function minutesPlayed({ basketball }: MatchState): { played: number; ofGame: number } {
  if (!basketball) return { played: 0, ofGame: LONG_GAME };
  const { period, periodCount, periodSeconds, clock } = basketball;
  const left = clock?.left ?? 0;
  const whole = (Math.min(period, periodCount) * periodSeconds - (period <= periodCount ? left : 0)) / MINUTE;
  return { played: Math.floor(whole), ofGame: (periodCount * periodSeconds) / MINUTE };
}

const isOfficial = (state: MatchState): boolean => {
  const { played, ofGame } = minutesPlayed(state);
  return played >= (ofGame >= LONG_GAME ? OFFICIAL_AFTER[48] : OFFICIAL_AFTER[40]);
};

/** The score that settles; where overtime does not count, even while it is played. */
const endScore = (state: MatchState, sport: Sport): Pair | undefined =>
  FINAL.has(state.phase) ? countedScore(state, sport) : earlyCountedScore(state, sport);

/** Whether a match that is given up counts as it stands. */
const STANDS: Readonly<Record<Sport, (state: MatchState) => boolean>> = {
  football: () => false,
  basketball: isOfficial,
};

function givenUp(state: MatchState, sport: Sport): ContestResult {
  const { score } = state;
  if (score && STANDS[sport](state)) return { phase: "FULL_TIME", score };
  return { phase: "ABANDONED", ...(score && { score }) };
}

/** For a match that has begun or was called off. */
function resultOfState(state: MatchState, sport: Sport): ContestResult | undefined {
  const { phase } = state;
  if (NEVER_PLAYED.has(phase)) return { phase };
  if (phase === "ABANDONED") return givenUp(state, sport);
  const score = endScore(state, sport);
  if (score) return { phase: "FULL_TIME", score };
  // Its end will never be known.
  return FINAL.has(phase) ? { phase: "NO_RESULT" } : undefined;
}

/** Has begun, or was called off for good. */
const hasBegun = ({ phase }: MatchState): boolean => {
  const group = phaseGroup(phase);
  return group !== "pre" && group !== "unknown" && phase !== "POSTPONED";
};

/**
 * The result that settles a match's picks; undefined while it is open. `kickOff` is the time known when picks were
 * made: a match that does not begin within 36 hours of it is void. One still suspended after 48 hours counts as
 * abandoned.
 */
export function resultOf(
  match: MatchAt | undefined,
  { kickOff, sport, now }: { kickOff: number; sport: Sport; now: number },
): ContestResult | undefined {
  const isTooLate = now >= kickOff + LONGEST_DELAY;
  if (!match) return isTooLate ? { phase: "NO_RESULT" } : undefined;
  const { fixture, state } = match;
  if (fixture.kickOff - kickOff > LONGEST_DELAY) return { phase: "POSTPONED" };
  if (!hasBegun(state)) return isTooLate ? { phase: "POSTPONED" } : undefined;
  const result = resultOfState(state, sport);
  // A source may deliver the result the next morning.
  if (result?.phase === "NO_RESULT" && !isTooLate) return undefined;
  if (result || now < kickOff + RESULT_STANDS_AFTER) return result;
  return givenUp(state, sport);
}

/** Milliseconds between checks of a match in progress, and of one that waits for its new time. */
const SOON = 3 * 60_000;
const LATER = HOUR;
/** Milliseconds from kick-off to the first check that may find a result. */
const SHORTEST = 105 * 60_000;

/** When to check a match again; null once nothing can change any more. */
export function nextLook(
  match: MatchAt | undefined,
  { kickOff, isSettled, now }: { kickOff: number; isSettled: boolean; now: number },
): number | null {
  const last = kickOff + RESULT_STANDS_AFTER;
  if (isSettled) return now < last ? last : null;
  if (!match) return now + LATER;
  const first = match.fixture.kickOff + SHORTEST;
  if (match.state.phase !== "POSTPONED" && first > now) return first;
  return now + (hasBegun(match.state) && match.state.phase !== "NO_RESULT" ? SOON : LATER);
}
