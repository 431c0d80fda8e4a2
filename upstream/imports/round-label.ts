import type { Stage } from "#contract/domain/match";

export interface Round {
  stage: Stage;
  matchday?: number;
  group?: string;
  /** Number of the game in a best-of series. */
  game?: number;
}

// In order of detection: the first match decides ("Semi-finals" before "final").
const STAGES: readonly (readonly [RegExp, Stage])[] = [
  [/third[- ]place|3rd place|place 3/i, "third_place"],
  [/semi-?finals?/i, "semi_final"],
  [/quarter-?finals?/i, "quarter_final"],
  [/(round of|last) 128/i, "round_of_128"],
  [/(round of|last) 64/i, "round_of_64"],
  [/(round of|last) 32/i, "round_of_32"],
  [/(round of|last) 16|eighth-?finals?/i, "round_of_16"],
  [/qualif|preliminary/i, "qualifying"],
  [/play-?offs?/i, "playoff"],
  [/^league( phase| stage)?$/i, "league_phase"],
  [/^(group|gruppe|grupo)/i, "group"],
  [/^finals?$/i, "final"],
];

const stageOf = (words: string): Stage | undefined => STAGES.find(([pattern]) => pattern.test(words))?.[1];

const groupLetter = (words: string | undefined): string | undefined =>
  /^(?:group|gruppe|grupo) ([a-z]|\d{1,2})$/i.exec(words ?? "")?.[1];

const numberIn = (words: string | undefined): number | undefined => {
  const found = /^(?:matchday|round|week|day|jornada|spieltag) (\d{1,2})$/i.exec(words ?? "")?.[1];
  return found === undefined ? undefined : Number(found);
};

/**
 * Reads "Matchday 7", "Regular, Matchday 7", "Finals, Semifinals", "Playoffs, Matchday 1", "Group A". The part after
 * the last comma gives the stage, unless an earlier part names play-offs or qualifying, which have semi-finals of their
 * own. `stage` and `group` are fields of these names, if a source has them.
 */
export function buildRound(label: string, stage?: string, group?: string): Round {
  const parts = [stage, ...label.split(",")].map((part) => part?.trim() ?? "").filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  const outer = parts.slice(0, -1).flatMap((part) => stageOf(part) ?? []);
  const letter = (groupLetter(group?.trim()) ?? groupLetter(last))?.toUpperCase();
  // World Cup files number the tournament's days, not the group's rounds.
  if (letter !== undefined) return { stage: "group", group: letter };
  const matchday = numberIn(last);
  const knockout = outer.find((one) => one === "playoff" || one === "qualifying");
  if (knockout) return { stage: knockout };
  if (matchday !== undefined) return { stage: outer[0] ?? "regular", matchday };
  return { stage: stageOf(last) ?? (last === "" || /^regular/i.test(last) ? "regular" : "playoff") };
}
