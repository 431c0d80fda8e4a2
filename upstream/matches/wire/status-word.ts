import type { Phase } from "#contract/domain/status";
import { wallClock } from "#contract/time/zone";
import type { Fixture, MatchState } from "../../match/match.ts";

type Word = string | ((fixture: Pick<Fixture, "kickOff">, state: Pick<MatchState, "minute" | "addedMinute">) => string);

const kickOffTime: Word = ({ kickOff }) => wallClock(kickOff, "UTC").time;

/** 67, 45+2; `word` while the minute is unknown. */
const minuteOr =
  (word: string): Word =>
  (_, { minute, addedMinute }) => {
    if (minute === undefined) return word;
    return addedMinute ? `${minute}+${addedMinute}` : String(minute);
  };

// Status words of the specification, section 4; otherwise those of suppliers of the same family. `Pen` is an ongoing
// shoot-out, `Pen.` a finished one.
const WORDS: Record<Phase, Word> = {
  SCHEDULED: kickOffTime,
  TIME_TBA: "TBA",
  DELAYED: "Delayed",
  FIRST_HALF: minuteOr("1H"),
  HALF_TIME: "HT",
  SECOND_HALF: minuteOr("2H"),
  ET_BREAK: "BT",
  EXTRA_TIME: minuteOr("ET"),
  SHOOTOUT: "Pen",
  Q1: "Q1",
  Q2: "Q2",
  Q3: "Q3",
  Q4: "Q4",
  H1: "H1",
  H2: "H2",
  OT: "OT",
  END_OF_PERIOD: "End of period",
  FULL_TIME: "FT",
  AFTER_ET: "AET",
  AFTER_PENS: "Pen.",
  AWARDED: "Awarded",
  INTERRUPTED: "Int.",
  SUSPENDED: "Susp.",
  POSTPONED: "Postp.",
  CANCELLED: "Canc.",
  ABANDONED: "Aban.",
  NO_RESULT: "No result",
  UNKNOWN: "",
};

/** The value of `matchStatus`: the kick-off time (UTC) before the match, the minute during it, then a word. */
export function statusWord(
  fixture: Pick<Fixture, "kickOff">,
  state: Pick<MatchState, "phase" | "minute" | "addedMinute">,
): string {
  const word = WORDS[state.phase];
  return typeof word === "string" ? word : word(fixture, state);
}
