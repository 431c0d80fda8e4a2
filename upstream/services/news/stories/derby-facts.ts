import { derbyOf } from "../../../data/derbies/derbies.ts";
import type { Fact } from "./facts.ts";
import type { MatchData } from "./match-data.ts";
import { winnerOf } from "./shared-lines.ts";
import type { Values } from "./story.ts";

/** The match's name if it is between rivals, as a value of sentences. */
export function derbyValues({ teams }: Pick<MatchData, "teams">): Values | undefined {
  const derby = derbyOf(teams.home.id, teams.away.id);
  return derby && { derby };
}

/** What marks the outline of a story about such a match. */
export const derbyMark = (data: Pick<MatchData, "teams">): { isDerby?: true } =>
  derbyValues(data) ? { isDerby: true } : {};

const WEIGHT = 57;

/** Whose a derby was. */
export function derbyFacts(data: Pick<MatchData, "teams" | "state">): Fact[] {
  const values = derbyValues(data);
  if (!values) return [];
  return [{ topic: "derby", weight: WEIGHT, line: { key: winnerOf(data.state) ? "derbyWon" : "derbyDrawn", values } }];
}
