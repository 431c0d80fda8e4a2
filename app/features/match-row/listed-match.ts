import type { MatchState } from "#contract/domain/live";
import type { MatchBase, Team } from "#contract/domain/match";

/** What a list shows of a team. */
export type ListedTeam = Pick<Team, "id" | "name" | "shortName" | "flag">;

/** What of a listed match stays as it is whatever happens in it. */
export type ListedBase = Omit<MatchBase, "home" | "away" | "leagueId" | "source" | "kickOff"> & {
  home: ListedTeam;
  away: ListedTeam;
};

/** What a list shows of a match. Every Match is one; fields that only a match's own page shows are left out. */
export type ListedMatch = ListedBase & MatchState;
