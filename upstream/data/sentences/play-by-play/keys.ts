/**
 * Play-by-play sentences. Placeholders: `player` and `other` are players, `team` the player's team, `number` a
 * quarter's, an overtime's or a free throw's, `of` how many there are, `home`, `away` and `score` the current score;
 * `points` the player's so far, `made` and `tried` the player's shots of the kind, `count` what the sentence counts,
 * `minutes` those that the other has played.
 */
export const SENTENCE_KEYS = [
  "quarterBegins",
  "firstHalfBegins",
  "secondHalfBegins",
  "overtimeBegins",
  "laterOvertimeBegins",
  "quarterEnds",
  "firstHalfEnds",
  "secondHalfEnds",
  "overtimeEnds",
  "laterOvertimeEnds",
  "gameEnds",
  "twoMade",
  "twoAssisted",
  "insideMade",
  "insideAssisted",
  "secondChance",
  "fastBreak",
  "fastBreakAssisted",
  "threeMade",
  "threeAssisted",
  "cornerMade",
  "cornerAssisted",
  "deepMade",
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
export type Sentences = Readonly<Record<SentenceKey, readonly [string, ...string[]]>>;
