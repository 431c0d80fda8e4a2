import type { Phase } from "#contract/status";
import type rows from "../../../locales/en/rows.json";

/** A short status word of `rows:short`. */
type Word = keyof typeof rows.short;

/** What stands above the sides of a match in the strip. */
export type OwnStatus = { state: "upcoming" | "live" | "over" } & (
  | { kind: "kickOff" }
  /** Minute of play: 67, or 45+2. */
  | { kind: "minute"; minute: string }
  /** With what is left of a period of basketball, and which overtime it is. */
  | { kind: "word"; word: Word; number?: number; left?: string }
);

interface OwnProgress {
  phase: string;
  minute: string;
  addedMinute: string;
  clock: string;
  /** Periods that have begun. */
  periodCount: number;
}

const QUARTERS = { Q1: 1, Q2: 2, Q3: 3, Q4: 4 } as const;

/** Breaks have no clock. */
const LIVE: Readonly<Partial<Record<string, Word>>> = {
  FIRST_HALF: "inPlay",
  HALF_TIME: "halfTime",
  SECOND_HALF: "inPlay",
  ET_BREAK: "extraTimeBreak",
  EXTRA_TIME: "extraTime",
  SHOOTOUT: "shootout",
  H1: "firstHalf",
  H2: "secondHalf",
  OT: "overtime",
  END_OF_PERIOD: "endOfQuarter",
} satisfies Partial<Record<Phase, Word>>;

const OVER: Readonly<Partial<Record<string, Word>>> = {
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
} satisfies Partial<Record<Phase, Word>>;

const BEFORE: Readonly<Partial<Record<string, Word>>> = {
  TIME_TBA: "timeToBeAnnounced",
  DELAYED: "delayed",
} satisfies Partial<Record<Phase, Word>>;

const PLAY_CLOCK = /^\d{1,2}:\d\d$/;
const BREAKS = ["HALF_TIME", "END_OF_PERIOD"];

/** Decides what a card says of a match's progress; the phases are those of the contract. What nobody knows has its kick-off. */
export function ownStatus({ phase, minute, addedMinute, clock, periodCount }: OwnProgress): OwnStatus {
  const over = OVER[phase];
  if (over) return { state: "over", kind: "word", word: over };
  const before = BEFORE[phase];
  if (before) return { state: "upcoming", kind: "word", word: before };
  const left = PLAY_CLOCK.test(clock) && !BREAKS.includes(phase) ? { left: clock } : {};
  const quarter = QUARTERS[phase as keyof typeof QUARTERS];
  if (quarter) return { state: "live", kind: "word", word: "quarter", number: quarter, ...left };
  const word = LIVE[phase];
  if (!word) return { state: "upcoming", kind: "kickOff" };
  if (minute && word !== "halfTime" && word !== "shootout")
    return {
      state: "live",
      kind: "minute",
      minute: addedMinute && addedMinute !== "0" ? `${minute}+${addedMinute}` : minute,
    };
  if (phase === "END_OF_PERIOD" && periodCount > 0)
    return { state: "live", kind: "word", word: "quarterOver", number: periodCount };
  return { state: "live", kind: "word", word, ...left };
}
