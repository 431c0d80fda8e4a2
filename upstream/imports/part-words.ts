import type { MatchPart } from "../match/match.ts";

/** Words of sources for the parts of a season with tables, whole. */
const PARTS: readonly (readonly [RegExp, MatchPart])[] = [
  [/^championship( (round|group|play-?offs?))?$|^play-?offs? - championship$|^play-?offs? i$/i, "championship"],
  [/^champions.? play-?offs?$|^meister(gruppe|runde|-play-?offs?)$/i, "championship"],
  [/^(europe|ecl|european?|(europa|conference) league)( play-?offs?)?$|^play-?offs? - europe$/i, "europe"],
  [/^relegation( (round|group|play-?offs?))?$|^play-?offs? - relegation$|^play-?outs?$/i, "relegation"],
  [/^(qualifikations|abstiegs)(gruppe|runde)$/i, "relegation"],
  [/^(torneo )?(apertura|inicial|invierno)$|^1[\u00b0\u00ba.]? semestre$/i, "apertura"],
  [/^(torneo )?intermedio$/i, "intermediate"],
  [/^(torneo )?(clausura|finalizaci[o\u00f3]n|verano)$|^2[\u00b0\u00ba.]? semestre$/i, "clausura"],
  [/^final pool$/i, "final_pool"],
];

const found = (parts: typeof PARTS, words: readonly string[]): MatchPart | undefined =>
  words.flatMap((word) => parts.find(([pattern]) => pattern.test(word))?.[1] ?? [])[0];

/** "Apertura Playoffs": of whose tournament a knock-out is, since the same clubs may meet in both. */
const KNOCKOUTS: readonly (readonly [RegExp, MatchPart])[] = [
  [/^apertura play-?offs?$/i, "apertura"],
  [/^clausura play-?offs?$/i, "clausura"],
];

export const knockoutPartIn = (words: readonly string[]): MatchPart | undefined => found(KNOCKOUTS, words);

/** The part of a season that one of a label's words names. */
export const partIn = (words: readonly string[]): MatchPart | undefined => found(PARTS, words);
