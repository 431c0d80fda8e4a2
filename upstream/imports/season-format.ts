import { leagueSize } from "../data/competitions/league-sizes.ts";
import type { LoadedMatch } from "../store/load-statements.ts";

/** Whether every pair of clubs is certain to meet once at each ground in the season. */
export const isDoubleRoundRobin = (competitionId: string, season: string): boolean =>
  leagueSize(competitionId, season) !== undefined;

/** Why matches cannot be a season of their league; undefined if they can, or if the number of clubs is unknown. */
export function formatFault(
  { competitionId, season }: Pick<LoadedMatch, "competitionId" | "season">,
  matches: readonly LoadedMatch[],
  nameOf: (teamId: string) => string,
): string | undefined {
  const size = leagueSize(competitionId, season);
  if (size === undefined) return undefined;
  const regular = matches.filter(({ stage }) => stage === "regular");
  const clubs = new Set(regular.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  if (clubs.size > size)
    return `${clubs.size} clubs, the league has ${size}: ${[...clubs].map(nameOf).sort().join(", ")}`;
  const pairs = new Set<string>();
  for (const { homeId, awayId } of regular) {
    const pair = `${homeId} ${awayId}`;
    if (pairs.has(pair)) return `${nameOf(homeId)} play ${nameOf(awayId)} at home twice`;
    pairs.add(pair);
  }
  return undefined;
}
