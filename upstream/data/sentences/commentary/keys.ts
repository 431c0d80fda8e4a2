/** Keys of commentary lines. */
export const LINE_KEYS = [
  "lineUps",
  "delayed",
  "postponed",
  "kickOff",
  "halfTime",
  "secondHalf",
  "fullTime",
  "extraBreak",
  "extraBreakTie",
  "extraStart",
  "extraTurn",
  "afterExtra",
  "shootout",
  "shootoutAt90",
  "shootoutTie",
  "afterPens",
  "interrupted",
  "abandoned",
  "addedTime",
  "goal",
  "goalFrom",
  "goalHead",
  "goalHeadFrom",
  "goalFar",
  "goalFarFrom",
  "goalFreeKick",
  "goalPenalty",
  "goalOwn",
  "penaltyGiven",
  "penaltySaved",
  "penaltyOff",
  "penaltyPost",
  "varCheck",
  "varGoal",
  "varOffside",
  "varFoul",
  "yellow",
  "yellowHandball",
  "yellowDissent",
  "yellowTime",
  "secondYellow",
  "red",
  "subst",
  "substInjury",
  "saved",
  "savedHead",
  "savedBig",
  "off",
  "offHead",
  "offFar",
  "offBig",
  "blocked",
  "post",
  "corner",
  "cornerCount",
  "foul",
  "offside",
  "kickScored",
  "kickMissed",
] as const;
export type LineKey = (typeof LINE_KEYS)[number];

/**
 * A language's sentences, several variants per key. Placeholders: `player` and `other` (who passed, saved, blocked, was
 * fouled or went off), `team` (the player's, or the one awarded a corner), `opponent`, `home` and `away`, `score`
 * (2-1), `minutes`, `count` (of a team's corners).
 */
export type Texts = Readonly<Record<LineKey, readonly [string, ...string[]]>>;

/** The placeholders allowed for each key; a test checks every language. */
export const PLACEHOLDERS = [
  "player",
  "other",
  "team",
  "opponent",
  "home",
  "away",
  "score",
  "minutes",
  "count",
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
