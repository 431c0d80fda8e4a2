/** Parts of a competition, in the order in which a tournament plays them; words are made from them when rendering. */
export const STAGES = [
  "qualifying",
  "playoff",
  "regular",
  "league_phase",
  "group",
  "round_of_128",
  "round_of_64",
  "round_of_32",
  "round_of_16",
  "quarter_final",
  "semi_final",
  "third_place",
  "final",
] as const;

export type Stage = (typeof STAGES)[number];
