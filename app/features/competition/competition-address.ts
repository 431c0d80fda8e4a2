import type { Competition } from "#contract/domain/competition";
import type { SeasonEntry } from "#contract/domain/standings";
import { type CompetitionTab, competitionPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { TOURNAMENTS } from "#contract/tables/tournaments";

interface CompetitionSeason {
  sport: Sport;
  competition: Competition;
  season: string;
  /** The current season is shown by addresses without a season. */
  isCurrentSeason: boolean;
}

/** Path of a tournament that has its own page in the navigation. */
export const tournamentPath = (leagueId: string, season: string): string | undefined =>
  TOURNAMENTS.find((row) => row.leagueId === leagueId && row.season === season)?.path;

/** Path of a tab of a season, after the locale. `more` are further parameters, such as a round. */
export function seasonPath(
  { sport, competition, season, isCurrentSeason }: CompetitionSeason,
  tab: CompetitionTab,
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const own = tab === "matches" && Object.keys(more).length === 0 && tournamentPath(competition.id, season);
  if (own) return own;
  const query = new URLSearchParams();
  if (!isCurrentSeason) query.set("season", season);
  for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, value);
  const path = competitionPath({ sport, ...competition }, tab);
  return query.size === 0 ? path : `${path}&${query}`;
}

/** The label of the season before the one shown, if the competition has it. */
export const seasonBefore = ({
  season,
  seasons,
}: {
  season: string;
  seasons: readonly SeasonEntry[];
}): string | undefined => seasons[seasons.findIndex((one) => one.season === season) + 1]?.season;
