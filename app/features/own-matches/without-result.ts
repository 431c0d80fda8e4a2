import type { OwnMatch } from "./read-own-matches.ts";

/** A match for a visitor who hides scores: that it is in play or over, as lists say it (match-row/match-status.ts). */
export function withoutResult({ score: _, ...match }: OwnMatch): Omit<OwnMatch, "score"> & { score?: never } {
  const { state } = match.status;
  if (state === "upcoming") return match;
  return { ...match, status: { state, kind: "word", word: state === "live" ? "inPlay" : "fullTime" } };
}
