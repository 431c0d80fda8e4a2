import { sideOfTeam } from "../../match/sides.ts";
import { type CountedMatch, type CountsFor, outcomeOf } from "./tally.ts";

export type FormLetter = "W" | "D" | "L";

const FORM_LENGTH = 5;

/** A counted match's result for one of its teams. */
export function letterOf(teamId: string, match: CountedMatch): FormLetter {
  const outcome = outcomeOf(match);
  if (outcome === "draw") return "D";
  return (outcome === "home") === (match.homeId === teamId) ? "W" : "L";
}

const isOf = (teamId: string, match: CountedMatch, countsFor: CountsFor | undefined): boolean => {
  if (match.homeId !== teamId && match.awayId !== teamId) return false;
  return countsFor?.(match, sideOfTeam(match, teamId)) ?? true;
};

/** A team's latest counted matches, latest first. */
export const latestOf = (
  teamId: string,
  matches: readonly CountedMatch[],
  count = FORM_LENGTH,
  countsFor?: CountsFor,
): CountedMatch[] =>
  matches
    .filter((match) => isOf(teamId, match, countsFor))
    .sort((a, b) => b.kickOff - a.kickOff)
    .slice(0, count);

export const buildForm = (teamId: string, matches: readonly CountedMatch[], countsFor?: CountsFor): FormLetter[] =>
  latestOf(teamId, matches, FORM_LENGTH, countsFor).map((match) => letterOf(teamId, match));
