import type { Pair } from "../domain/match.ts";
import type { Phase } from "../domain/status.ts";
import { HOUR } from "../time/units.ts";
import type { Quarters } from "./quarters.ts";
import {
  type Settle,
  settleHandicap,
  settleThreeWay,
  settleTotal,
  type ThreeWayPick,
  type TotalPick,
} from "./settle.ts";

/** A pick with everything its settlement needs. Lines are in quarters; `half` is 1 for a first-half market. */
export type Pick = { half?: 1 } & (
  | { market: "AH"; pick: "home" | "away"; homeLine: Quarters; scoreAtQuote?: Pair }
  | { market: "OU"; pick: TotalPick; total: Quarters }
  | { market: "1X2"; pick: ThreeWayPick }
);

/** The part of a match state that settlement depends on. */
export interface SettlementState {
  phase: Phase;
  /** The running score. Football: without extra time; basketball: with overtime. Absent before the start. */
  score?: Pair;
  halfTime?: Pair;
  /** Football: after ninety minutes, if extra time followed. */
  fullTime?: Pair;
  /** Instants in milliseconds: the first scheduled kick-off, and the actual or expected one. */
  scheduledAt: number;
  startsAt: number;
  /** Home and away have swapped venues. */
  isVenueSwapped?: true;
}

/** House rules differ; ours: a match that starts more than 36 hours late is void. Milliseconds. */
export const LONGEST_DELAY = 36 * HOUR;

/** Played to the end. */
export const FINAL: ReadonlySet<Phase> = new Set<Phase>(["FULL_TIME", "AFTER_ET", "AFTER_PENS"]);
/** A result awarded by a committee does not count as played. */
export const NEVER_PLAYED: ReadonlySet<Phase> = new Set<Phase>(["CANCELLED", "NO_RESULT", "AWARDED"]);

function isVoid({ phase, scheduledAt, startsAt, isVenueSwapped }: SettlementState): boolean {
  const delay = startsAt - scheduledAt;
  // Postponed to a new date that is close enough is only a delay.
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

/** A total that further goals cannot change: both legs are below the goals scored. */
const isDecided = (pick: Pick, [home, away]: Pair): boolean =>
  pick.market === "OU" && 4 * (home + away) > pick.total + (pick.total % 2 === 0 ? 0 : 1);

/**
 * Result of a football pick; undefined while it is open. Ninety minutes and added time count. A match abandoned before
 * their end is void, except for what was already decided: a completed half, or a total that was passed.
 */
export function settlePick(pick: Pick, state: SettlementState): Settle | undefined {
  const { phase, score, halfTime, fullTime } = state;
  if (isVoid(state)) return "VOID";
  const end = pick.half ? halfTime : (fullTime ?? (FINAL.has(phase) ? score : undefined));
  if (end) return settleAt(pick, end);
  if (phase !== "ABANDONED") return FINAL.has(phase) ? "VOID" : undefined;
  return score && !pick.half && isDecided(pick, score) ? settleAt(pick, score) : "VOID";
}

/** Minutes after which an abandoned basketball game's score stands: of 48, and of 40. */
export const OFFICIAL_AFTER = { 48: 43, 40: 35 } as const;

/** The same for basketball's spread (AH), total (OU) and money line (1X2): overtime counts. */
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
