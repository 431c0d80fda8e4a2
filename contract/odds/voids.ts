import type { Pair } from "../domain/match.ts";
import type { Phase } from "../status.ts";
import type { Quarters } from "./quarters.ts";
import {
  type Settle,
  settleHandicap,
  settleThreeWay,
  settleTotal,
  type ThreeWayPick,
  type TotalPick,
} from "./settle.ts";

/** One pick, with all that its settlement needs. Lines are in quarters; `half` is 1 for a market of the first half. */
export type Pick = { half?: 1 } & (
  | { market: "AH"; pick: "home" | "away"; homeLine: Quarters; scoreAtQuote?: Pair }
  | { market: "OU"; pick: TotalPick; total: Quarters }
  | { market: "1X2"; pick: ThreeWayPick }
);

/** The part of a match state that settlement depends on. */
export interface SettlementState {
  phase: Phase;
  /** The running score. Football: of ordinary time, never of extra time; basketball: with overtime. Absent before the start. */
  score?: Pair;
  halfTime?: Pair;
  /** Football: after ninety minutes, where extra time followed. */
  fullTime?: Pair;
  /** Instants in milliseconds: first scheduled, and the one at which it really began or will. */
  scheduledAt: number;
  startsAt: number;
  /** It is played where the side that was to be away is at home. */
  isVenueSwapped?: true;
}

/** House rules differ; ours: a match that does not begin within 36 hours of its time is void. Milliseconds. */
export const LONGEST_DELAY = 36 * 3_600_000;

/** It has been played to its end. */
export const FINAL: ReadonlySet<Phase> = new Set<Phase>(["FULL_TIME", "AFTER_ET", "AFTER_PENS"]);
/** A result from a committee is none of the pitch. */
export const NEVER_PLAYED: ReadonlySet<Phase> = new Set<Phase>(["CANCELLED", "NO_RESULT", "AWARDED"]);

function isVoid({ phase, scheduledAt, startsAt, isVenueSwapped }: SettlementState): boolean {
  const delay = startsAt - scheduledAt;
  // Called off for a new time that is near is only late.
  const isOff = NEVER_PLAYED.has(phase) || (phase === "POSTPONED" && delay <= 0);
  return isVenueSwapped === true || isOff || delay > LONGEST_DELAY;
}

function settleAt(pick: Pick, score: Pair): Settle {
  switch (pick.market) {
    case "AH":
      return settleHandicap(score, pick.homeLine, pick.pick, pick.scoreAtQuote);
    case "OU":
      return settleTotal(score, pick.total, pick.pick);
    case "1X2":
      return settleThreeWay(score, pick.pick);
  }
}

/** A total that more goals cannot change any more: both legs lie below what has been scored. */
const isDecided = (pick: Pick, [home, away]: Pair): boolean =>
  pick.market === "OU" && 4 * (home + away) > pick.total + (pick.total % 2 === 0 ? 0 : 1);

/**
 * How a football pick ended; undefined while that is open. Ninety minutes with their added time count. A match given up
 * before their end is void, but for what was already decided: a half that was completed, a total that was passed.
 */
export function settlePick(pick: Pick, state: SettlementState): Settle | undefined {
  const { phase, score, halfTime, fullTime } = state;
  if (isVoid(state)) return "VOID";
  const end = pick.half ? halfTime : (fullTime ?? (FINAL.has(phase) ? score : undefined));
  if (end) return settleAt(pick, end);
  if (phase !== "ABANDONED") return FINAL.has(phase) ? "VOID" : undefined;
  return score && !pick.half && isDecided(pick, score) ? settleAt(pick, score) : "VOID";
}

/** Minutes after which a basketball game that is given up stands as it is: of 48, and of 40. */
export const OFFICIAL_AFTER = { 48: 43, 40: 35 } as const;

/** The same for spread (AH), total (OU) and money line (1X2) of basketball: overtime counts. */
export function settleBasketballPick(
  pick: Pick,
  state: SettlementState,
  { minutesPlayed, gameMinutes }: { minutesPlayed: number; gameMinutes: 40 | 48 },
): Settle | undefined {
  const { phase, score, halfTime } = state;
  if (isVoid(state)) return "VOID";
  if (pick.half) return halfTime ? settleAt(pick, halfTime) : FINAL.has(phase) ? "VOID" : abandonedOrOpen(phase);
  const isOfficial = phase === "ABANDONED" && minutesPlayed >= OFFICIAL_AFTER[gameMinutes];
  if (score && (FINAL.has(phase) || isOfficial)) return settleAt(pick, score);
  return abandonedOrOpen(phase);
}

const abandonedOrOpen = (phase: Phase): Settle | undefined => (phase === "ABANDONED" ? "VOID" : undefined);
