import type { Match } from "#contract/domain/match";

const YEAR = 365 * 86_400_000;

/** Whether a match's season has its own pages: simulated seasons have them for ten years back and one ahead. */
export const hasSeasonPage = ({ source, kickOff }: Pick<Match, "source" | "kickOff">, now: number): boolean =>
  source !== "simulated" || (kickOff > now - 10 * YEAR && kickOff < now + YEAR);
