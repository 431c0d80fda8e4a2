import type { Phase } from "#contract/domain/status";

/**
 * `status.short`. Not read by our common table of status words, in which "BT", here a break between quarters, is a term
 * of football.
 */
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
