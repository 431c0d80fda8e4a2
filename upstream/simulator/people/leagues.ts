import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { Directory } from "../../matches/directory.ts";

/** A team's competitions, in list order. */
export const competitionsOf = (
  team: TeamEntry,
  { competitions }: Pick<Directory, "competitions">,
): CompetitionEntry[] =>
  competitions.filter(({ teamIds }) => teamIds.includes(team.id)).sort((a, b) => a.sortOrder - b.sortOrder);

/** A club's league, in whose table it is; undefined for national teams and most youth teams. */
export const leagueOf = (team: TeamEntry, directory: Pick<Directory, "competitions">): CompetitionEntry | undefined =>
  competitionsOf(team, directory).find(({ format }) => format.kind === "league" || format.kind === "basketball_league");
