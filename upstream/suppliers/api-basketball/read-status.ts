import type { Phase } from "#contract/domain/status";

/** `status.short`. Our table of words is not asked: it reads "BT", a break between quarters, as one of football. */
const PHASES: Readonly<Record<string, Phase>> = {
  NS: "SCHEDULED",
  Q1: "Q1",
  Q2: "Q2",
  Q3: "Q3",
  Q4: "Q4",
  OT: "OT",
  BT: "END_OF_PERIOD",
  HT: "HALF_TIME",
  FT: "FULL_TIME",
  AOT: "FULL_TIME",
  POST: "POSTPONED",
  CANC: "CANCELLED",
  SUSP: "SUSPENDED",
  AWD: "AWARDED",
  ABD: "ABANDONED",
};

/** The phase of a status; undefined for an unknown one. */
export const readPhase = (short: string): Phase | undefined => PHASES[short.trim().toUpperCase()];
