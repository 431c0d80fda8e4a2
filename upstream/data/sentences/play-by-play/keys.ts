/**
 * Play-by-play sentences. Placeholders: `player` and `other` are players, `team` the player's team, `number` a
 * quarter's or a free throw's, `of` how many there are, `home`, `away` and `score` the current score.
 */
export const SENTENCE_KEYS = [
  "quarterBegins",
  "firstHalfBegins",
  "secondHalfBegins",
  "overtimeBegins",
  "quarterEnds",
  "firstHalfEnds",
  "secondHalfEnds",
  "overtimeEnds",
  "gameEnds",
  "twoMade",
  "twoAssisted",
  "insideMade",
  "insideAssisted",
  "fastBreak",
  "threeMade",
  "threeAssisted",
  "twoMissed",
  "threeMissed",
  "blocked",
  "freeThrowMade",
  "freeThrowMissed",
  "offensiveRebound",
  "defensiveRebound",
  "ballLost",
  "ballStolen",
  "shootingFoul",
  "personalFoul",
  "offensiveFoul",
  "fouledOut",
  "timeout",
  "substitution",
] as const;
export type SentenceKey = (typeof SENTENCE_KEYS)[number];
export type Sentences = Readonly<Record<SentenceKey, string>>;
