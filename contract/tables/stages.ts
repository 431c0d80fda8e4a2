/** Rounds in which the loser is eliminated, in order; the match for third place is the day before the final. */
export const KNOCKOUT_STAGES = [
  "round_of_128",
  "round_of_64",
  "round_of_32",
  "round_of_16",
  "quarter_final",
  "semi_final",
  "third_place",
  "final",
] as const;

/** Stages of a competition, in order of play; translated when rendering. */
export const STAGES = [
  "qualifying",
  "playoff",
  "regular",
  "league_phase",
  "group",
  "playin",
  ...KNOCKOUT_STAGES,
] as const;

export type Stage = (typeof STAGES)[number];
export type KnockoutStage = (typeof KNOCKOUT_STAGES)[number];

/** Whether a stage has tables: knock-out rounds and play-offs do not. */
export const isTableStage = (stage: string): boolean =>
  stage === "regular" || stage === "league_phase" || stage === "group";

/** Key of a round in requests: `regular-12`, `quarter_final`. */
export const roundKeyOf = ({ stage, matchday }: { stage: Stage; matchday?: number }): string =>
  matchday === undefined ? stage : `${stage}-${matchday}`;
