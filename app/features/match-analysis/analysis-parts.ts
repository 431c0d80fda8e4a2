import { type MatchAddress, matchPath } from "#contract/tables/paths";

/** The pages of a match's analysis, in order. */
export const ANALYSIS_PARTS = ["details", "handicap", "goals", "wdl"] as const;
export type AnalysisPart = (typeof ANALYSIS_PARTS)[number];

/** The part of the address after the match. */
export const analysisSegment = (part: AnalysisPart): string => `/analysis/${part}`;

export const analysisPath = (match: MatchAddress, part: AnalysisPart): string =>
  matchPath(match) + analysisSegment(part);
