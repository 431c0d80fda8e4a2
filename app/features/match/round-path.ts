import { competitionPath } from "#contract/tables/paths";
import { roundKeyOf } from "#contract/tables/stages";
import type { MatchAbout } from "./match-about.ts";

/**
 * Path of the page of a match's round, after the locale; undefined where a season is not divided into rounds: a league
 * without matchdays.
 */
export function roundPath({ competition, match, season, sport }: MatchAbout): string | undefined {
  const { stage = "regular", matchday } = match;
  if (stage === "regular" && matchday === undefined) return undefined;
  const query = new URLSearchParams({
    season,
    round: roundKeyOf({ stage, ...(matchday !== undefined && { matchday }) }),
  });
  return `${competitionPath({ sport, ...competition }, "matches")}&${query}`;
}
