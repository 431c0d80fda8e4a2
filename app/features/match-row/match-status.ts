import type { LivePeriod } from "#contract/domain/match";
import type rows from "../../../locales/en/rows.json";
import type { ListedMatch } from "./listed-match.ts";

/** A status that has words: a short form for the column and a long one (`rows:short.*`, `rows:status.*`). */
export type StatusWord = keyof typeof rows.status;

/** What stands where a match's status is shown. */
export type MatchStatus =
  | { kind: "kickOff" }
  /** Minute of play as scoreboards write it: 67, or 45+2. */
  | { kind: "minute"; minute: string }
  /** `number` is the quarter's. */
  | { kind: "word"; word: StatusWord; number?: number }
  /** A supplier's word that nobody here knows: as it came. */
  | { kind: "given"; text: string };

const PERIODS: Record<LivePeriod, { word: StatusWord; number?: number }> = {
  FIRST_HALF: { word: "inPlay" },
  HALF_TIME: { word: "halfTime" },
  SECOND_HALF: { word: "inPlay" },
  ET_BREAK: { word: "extraTimeBreak" },
  EXTRA_TIME: { word: "extraTime" },
  SHOOTOUT: { word: "shootout" },
  Q1: { word: "quarter", number: 1 },
  Q2: { word: "quarter", number: 2 },
  Q3: { word: "quarter", number: 3 },
  Q4: { word: "quarter", number: 4 },
  OT: { word: "overtime" },
  END_OF_PERIOD: { word: "endOfQuarter" },
};

const STOPPED: Record<Extract<ListedMatch, { how: string }>["how"], StatusWord> = {
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

/** Decides what a match's status column says. */
export function matchStatus(match: ListedMatch): MatchStatus {
  switch (match.state) {
    case "scheduled":
      if (!match.isTimeConfirmed) return { kind: "word", word: "timeToBeAnnounced" };
      return match.isDelayed ? { kind: "word", word: "delayed" } : { kind: "kickOff" };
    case "live":
      if (match.minute === undefined) return { kind: "word", ...PERIODS[match.period] };
      return { kind: "minute", minute: formatMinute(match.minute, match.addedMinute) };
    case "finished":
    case "halted":
    case "void":
      return { kind: "word", word: STOPPED[match.how] };
    case "unknown":
      return { kind: "given", text: match.word };
  }
}

/** 67, or 45+2 in added time. */
export const formatMinute = (minute: number, addedMinute?: number): string =>
  addedMinute ? `${minute}+${addedMinute}` : `${minute}`;
