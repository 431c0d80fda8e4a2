import type { MatchState } from "#contract/domain/live";
import type { LivePeriod } from "#contract/domain/match";
import type rows from "../../locales/en/rows.json";

/** A status with texts: a short form for the column and a long one (`rows:short.*`, `rows:status.*`). */
export type StatusWord = keyof typeof rows.status;

/** How a match stopped, permanently or temporarily. */
export type Stop = Extract<MatchState, { how: string }>["how"];

/** `number` is that of the quarter or overtime. */
export interface WordedStatus {
  word: StatusWord;
  number?: number;
}

/** The number of regular periods of a game, and the points of each that has started, overtimes last. */
interface BegunPeriods {
  count: number;
  points: readonly unknown[];
}

const PERIODS: Readonly<Record<LivePeriod, readonly [word: StatusWord, number?: number]>> = {
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

const STOPS: Readonly<Record<Stop, StatusWord>> = {
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

export const isLivePeriod = (phase: string): phase is LivePeriod => Object.keys(PERIODS).includes(phase);
export const isStop = (phase: string): phase is Stop => Object.keys(STOPS).includes(phase);

/** No clock runs in them. */
const BREAKS: readonly LivePeriod[] = ["HALF_TIME", "END_OF_PERIOD"];
export const isBreak = (period: LivePeriod): boolean => BREAKS.includes(period);

const overtimesOf = (periods: BegunPeriods | undefined): number =>
  periods ? Math.max(0, periods.points.length - periods.count) : 0;

/** The status of a period; which quarter has ended or which overtime it is, if the points of all are known. */
export function periodStatus(period: LivePeriod, periods?: BegunPeriods): WordedStatus {
  const overtime = overtimesOf(periods);
  if (period === "OT" && overtime > 1) return { word: "overtimeNumber", number: overtime };
  if (period === "END_OF_PERIOD" && overtime > 0) return { word: "overtimeOver" };
  if (period === "END_OF_PERIOD" && periods?.count === 4) return { word: "quarterOver", number: periods.points.length };
  const [word, number] = PERIODS[period];
  return number === undefined ? { word } : { word, number };
}

/** The status of a finished or stopped match; of one with periods, a game, in basketball's words. */
export function stopWord(how: Stop, periods?: BegunPeriods): StatusWord {
  if (how !== "FULL_TIME" || !periods) return STOPS[how];
  return overtimesOf(periods) > 0 ? "afterOvertime" : "gameOver";
}
