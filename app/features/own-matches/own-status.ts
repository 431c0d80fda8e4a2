import {
  isBreak,
  isLivePeriod,
  isStop,
  periodStatus,
  type StatusWord,
  stopWord,
  type WordedStatus,
} from "~/sports/status-words";

/** The status shown above a match's sides. */
export type OwnStatus = { state: "upcoming" | "live" | "over" } & (
  | { kind: "kickOff" }
  /** Minute of play: 67, or 45+2. */
  | { kind: "minute"; minute: string }
  /** With the time left in a basketball period. */
  | ({ kind: "word"; left?: string } & WordedStatus)
);

interface OwnProgress {
  phase: string;
  minute: string;
  addedMinute: string;
  clock: string;
  /** Regular periods of a basketball game; NaN if unknown. */
  periodCount: number;
  /** Points of each period so far. */
  points: readonly unknown[];
}

const BEFORE: Readonly<Partial<Record<string, StatusWord>>> = {
  TIME_TBA: "timeToBeAnnounced",
  DELAYED: "delayed",
};

const PLAY_CLOCK = /^\d{1,2}:\d\d$/;
const WITHOUT_MINUTE = ["HALF_TIME", "SHOOTOUT"];

/** The status on a match's card; phases are the contract's. Unknown phases show the kick-off. */
export function ownStatus({ phase, minute, addedMinute, clock, periodCount, points }: OwnProgress): OwnStatus {
  const periods = periodCount > 0 && points.length > 0 ? { count: periodCount, points } : undefined;
  if (isStop(phase)) return { state: "over", kind: "word", word: stopWord(phase, periods) };
  const before = BEFORE[phase];
  if (before) return { state: "upcoming", kind: "word", word: before };
  if (!isLivePeriod(phase)) return { state: "upcoming", kind: "kickOff" };
  if (minute && !WITHOUT_MINUTE.includes(phase))
    return {
      state: "live",
      kind: "minute",
      minute: addedMinute && addedMinute !== "0" ? `${minute}+${addedMinute}` : minute,
    };
  const left = PLAY_CLOCK.test(clock) && !isBreak(phase) ? { left: clock } : {};
  return { state: "live", kind: "word", ...periodStatus(phase, periods), ...left };
}
