import { COVERED, type Coverage } from "#contract/domain/match-info";

/** Coverage of a match's source: only what is named. */
export const covers = (...covered: readonly (keyof Coverage)[]): Coverage =>
  Object.fromEntries(COVERED.map((key) => [key, covered.includes(key)])) as Coverage;
