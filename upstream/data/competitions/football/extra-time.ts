import type { ExtraTime } from "#contract/domain/bracket";
import type { Stage } from "#contract/tables/stages";

interface Rule {
  extraTime: Exclude<ExtraTime, "always">;
  /** The first season of the rule; before it level ties had extra time. */
  from?: string;
}

/** Cups whose level ties go to penalties after ninety minutes, by their regulations. */
const RULES: Readonly<Record<string, Rule>> = {
  // Copa América, Copa Libertadores, Copa Sudamericana (CONMEBOL).
  "83": { extraTime: "finalOnly" },
  "110": { extraTime: "finalOnly" },
  "111": { extraTime: "finalOnly" },
  // EFL Cup.
  "309": { extraTime: "finalOnly", from: "2018-19" },
  // Coupe de France.
  "353": { extraTime: "finalOnly", from: "2020-21" },
  // Taça da Liga, Copa do Brasil, Copa Argentina, Vietnamese National Cup.
  "388": { extraTime: "never" },
  "404": { extraTime: "never" },
  "623": { extraTime: "never" },
  "768": { extraTime: "never" },
};

/** Whether level ties of a competition have extra time; without a season, at present. */
export function extraTimeOf(competitionId: string, season?: string): ExtraTime {
  const rule = RULES[competitionId];
  return rule && (season === undefined || season >= (rule.from ?? "")) ? rule.extraTime : "always";
}

/** Whether a level tie of a stage has extra time at present. */
export function hasExtraTime(competitionId: string, stage: Stage): boolean {
  const rule = extraTimeOf(competitionId);
  return rule === "always" || (rule === "finalOnly" && stage === "final");
}
