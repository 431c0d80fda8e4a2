import type { MatchState } from "#contract/domain/live";
import type { GameClock, GamePeriods, LivePeriod } from "#contract/domain/match";
import { secondsLeft } from "#contract/time/game-clock";
import { playMinute } from "#contract/time/play-clock";
import type rows from "../../../locales/en/rows.json";

/** A status that has words: a short form for the column and a long one (`rows:short.*`, `rows:status.*`). */
export type StatusWord = keyof typeof rows.status;

/** What stands where a match's status is shown. */
export type MatchStatus =
  | { kind: "kickOff" }
  /** It has a time, and has not begun at it. */
  | { kind: "delayed" }
  /** Minute of play as scoreboards write it: 67, or 45+2. */
  | { kind: "minute"; minute: string }
  /** `number` is the quarter's, or the overtime's. */
  | { kind: "word"; word: StatusWord; number?: number }
  /** A period of basketball with the seconds that are left of it. */
  | { kind: "clock"; word: StatusWord; number?: number; left: number }
  /** A supplier's word that nobody here knows: as it came. */
  | { kind: "given"; text: string };

const PERIODS: Record<LivePeriod, [word: StatusWord, number?: number]> = {
  FIRST_HALF: ["inPlay"],
  HALF_TIME: ["halfTime"],
  SECOND_HALF: ["inPlay"],
  ET_BREAK: ["extraTimeBreak"],
  EXTRA_TIME: ["extraTime"],
  SHOOTOUT: ["shootout"],
  Q1: ["quarter", 1],
  Q2: ["quarter", 2],
  Q3: ["quarter", 3],
  Q4: ["quarter", 4],
  H1: ["firstHalf"],
  H2: ["secondHalf"],
  OT: ["overtime"],
  END_OF_PERIOD: ["endOfQuarter"],
};

const STOPPED: Record<Extract<MatchState, { how: string }>["how"], StatusWord> = {
  FULL_TIME: "fullTime",
  AFTER_ET: "afterExtraTime",
  AFTER_PENS: "afterPenalties",
  AWARDED: "awarded",
  INTERRUPTED: "interrupted",
  SUSPENDED: "suspended",
  POSTPONED: "postponed",
  CANCELLED: "cancelled",
  ABANDONED: "abandoned",
  NO_RESULT: "noResult",
};

/** Decides what a match's status column says; `now` (milliseconds) moves a running clock. */
export function matchStatus(match: MatchState, now: number): MatchStatus {
  switch (match.state) {
    case "scheduled":
      if (!match.isTimeConfirmed) return { kind: "word", word: "timeToBeAnnounced" };
      return match.isDelayed ? { kind: "delayed" } : { kind: "kickOff" };
    case "live":
      return liveStatus(match, now);
    case "finished":
      if (match.how === "FULL_TIME" && overtimesOf(match.periods) > 0) return { kind: "word", word: "afterOvertime" };
      return { kind: "word", word: STOPPED[match.how] };
    case "halted":
    case "void":
      return { kind: "word", word: STOPPED[match.how] };
    case "unknown":
      return { kind: "given", text: match.word };
  }
}

function liveStatus(match: Extract<MatchState, { state: "live" }>, now: number): MatchStatus {
  // A minute that was sent is as old as its message; a clock is not.
  const { minute, addedMinute } = match.clock ? playMinute(match.clock, now) : match;
  if (minute !== undefined) return { kind: "minute", minute: formatMinute(minute, addedMinute) };
  const period = periodTexts(match.period, match.periods);
  const { gameClock } = match;
  return gameClock && !BREAKS.includes(match.period)
    ? { kind: "clock", ...period, left: leftOf(gameClock, now) }
    : { kind: "word", ...period };
}

const BREAKS: readonly LivePeriod[] = ["HALF_TIME", "END_OF_PERIOD"];

const leftOf = ({ left, running }: GameClock, now: number): number =>
  running ? secondsLeft({ startedAt: running.startedAt, left: running.from }, now) : left;

const overtimesOf = (periods: GamePeriods | undefined): number =>
  periods ? Math.max(0, periods.points.length - periods.count) : 0;

/** What a part of play is called; which quarter is over and which overtime it is, where the points of all are known. */
function periodTexts(period: LivePeriod, periods: GamePeriods | undefined): { word: StatusWord; number?: number } {
  const overtime = overtimesOf(periods);
  if (period === "OT" && overtime > 1) return { word: "overtimeNumber", number: overtime };
  if (period === "END_OF_PERIOD" && overtime > 0) return { word: "overtimeOver" };
  if (period === "END_OF_PERIOD" && periods?.count === 4) return { word: "quarterOver", number: periods.points.length };
  const [word, number] = PERIODS[period];
  return { word, number };
}

/** 67, or 45+2 in added time. */
export const formatMinute = (minute: number, addedMinute?: number): string =>
  addedMinute ? `${minute}+${addedMinute}` : `${minute}`;
