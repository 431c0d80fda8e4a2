import { firstYearOf } from "#contract/time/dates";
import { changesClubs, clubsOf, everyClubOf, exchangesClubs } from "../competitions/world/season-clubs.ts";
import type { CompetitionEntry, TeamEntry } from "../data/entries/types.ts";
import { seasonAt } from "../simulator/engine/season.ts";
import type { Directory } from "./directory.ts";

type Competitions = Pick<Directory, "competitions">;

const inListOrder = (a: CompetitionEntry, b: CompetitionEntry): number => a.sortOrder - b.sortOrder;

/** The clubs of a competition's season at an instant (milliseconds). */
const clubsAt = (competition: CompetitionEntry, instant: number): readonly string[] =>
  changesClubs(competition) && competition.calendar
    ? clubsOf(competition, firstYearOf(seasonAt(competition.calendar, instant)))
    : competition.teamIds;

/** A team's competitions at an instant (milliseconds), in list order. */
export const competitionsOf = (team: TeamEntry, { competitions }: Competitions, instant: number): CompetitionEntry[] =>
  competitions.filter((one) => clubsAt(one, instant).includes(team.id)).sort(inListOrder);

/** The competitions that a team plays in, in some season, in list order. */
export const everyCompetitionOf = (team: TeamEntry, { competitions }: Competitions): CompetitionEntry[] =>
  competitions.filter((one) => everyClubOf(one).includes(team.id)).sort(inListOrder);

/** Whether a competition has a table in which clubs have their place; it does not of national and youth teams. */
const isLeague = ({ format }: CompetitionEntry): boolean =>
  format.kind === "league" || format.kind === "basketball_league";

/** A club's league at an instant, in whose table it is; undefined for national teams and most youth teams. */
export const leagueOf = (team: TeamEntry, directory: Competitions, instant: number): CompetitionEntry | undefined =>
  competitionsOf(team, directory, instant).find(isLeague);

/** The leagues that are a club's own in some season, in list order. */
export function leaguesOf(team: TeamEntry, directory: Competitions): CompetitionEntry[] {
  const [first, ...others] = everyCompetitionOf(team, directory).filter(isLeague);
  return first ? [first, ...others.filter(({ id }) => exchangesClubs(id))] : [];
}

/** Whether a team plays in a season of a competition. */
export const playsIn = (team: TeamEntry, competition: CompetitionEntry, season: string): boolean =>
  clubsOf(competition, firstYearOf(season)).includes(team.id);
