import { COVERED, type Coverage } from "#contract/domain/match-info";

/** What the source of a match covers: what is named, and nothing else. */
export const covers = (...covered: readonly (keyof Coverage)[]): Coverage =>
  Object.fromEntries(COVERED.map((key) => [key, covered.includes(key)])) as Coverage;
