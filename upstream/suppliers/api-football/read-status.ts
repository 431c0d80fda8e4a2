import type { Phase } from "#contract/domain/status";

/** `status.short`. Not read by our common table of status words, in which "BT" and "P" mean something else. */
const PHASES: Readonly<Record<string, Phase>> = {
  TBD: "TIME_TBA",
  NS: "SCHEDULED",
  "1H": "FIRST_HALF",
  HT: "HALF_TIME",
  "2H": "SECOND_HALF",
  BT: "ET_BREAK",
  ET: "EXTRA_TIME",
  P: "SHOOTOUT",
  SUSP: "SUSPENDED",
  INT: "INTERRUPTED",
  FT: "FULL_TIME",
  AET: "AFTER_ET",
  PEN: "AFTER_PENS",
  PST: "POSTPONED",
  CANC: "CANCELLED",
  ABD: "ABANDONED",
  AWD: "AWARDED",
  WO: "AWARDED",
};

/** In play in an unknown half, which follows from the minute. */
const inPlay = (elapsed: number | null): Phase => (elapsed !== null && elapsed > 45 ? "SECOND_HALF" : "FIRST_HALF");

/** The phase of a status; undefined for an unknown one. "Canc" has occurred beside "CANC". */
export function readPhase(short: string, elapsed: number | null): Phase | undefined {
  const word = short.trim().toUpperCase();
  return word === "LIVE" ? inPlay(elapsed) : PHASES[word];
}
