import { type MatchAddress, matchPath } from "#contract/tables/paths";
import { WAYS, type Way } from "./handicap-tally.ts";
import { CHOICES, type Choice } from "./past-results.ts";

/** Which matches count for football's goals: this season's in the competition, or the last thirty in all. */
export const WINDOWS = ["season", "last30"] as const;
export type Window = (typeof WINDOWS)[number];

/** The visitor's choices on an analysis page. */
export interface AnalysisQuery {
  of: Choice;
  line: Way;
  window: Window;
}

const CHOOSABLE = {
  of: CHOICES,
  line: WAYS,
  window: WINDOWS,
} as const satisfies { [Key in keyof AnalysisQuery]: readonly AnalysisQuery[Key][] };

const choiceIn = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  given === null ? values[0] : values.find((value) => value === given);

/** Undefined if a parameter has an unknown value. An omitted parameter means its first value. */
export function readAnalysisQuery(query: URLSearchParams): AnalysisQuery | undefined {
  const of = choiceIn(CHOOSABLE.of, query.get("of"));
  const line = choiceIn(CHOOSABLE.line, query.get("line"));
  const window = choiceIn(CHOOSABLE.window, query.get("window"));
  return of && line && window && { of, line, window };
}

/** The query of an address with one choice changed; default values are omitted. */
export function analysisSearch(query: Partial<AnalysisQuery>): string {
  const given = Object.entries(query).filter(
    ([key, value]) => value !== undefined && value !== CHOOSABLE[key as keyof AnalysisQuery][0],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given as [string, string][])}`;
}

/** The pages of a match's analysis, in order. */
export const ANALYSIS_PARTS = ["details", "handicap", "goals", "wdl"] as const;
export type AnalysisPart = (typeof ANALYSIS_PARTS)[number];

/** The part of the address after the match. */
export const analysisSegment = (part: AnalysisPart): string => `/analysis/${part}`;

export const analysisPath = (match: MatchAddress, part: AnalysisPart): string =>
  matchPath(match) + analysisSegment(part);
