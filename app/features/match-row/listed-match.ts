import type { MatchState } from "#contract/domain/live";
import type { MatchBase, Team } from "#contract/domain/match";

/** The fields of a team that a list shows. */
export type ListedTeam = Pick<Team, "id" | "name" | "shortName" | "flag">;

/** The fields of a listed match that never change. */
export type ListedBase = Omit<MatchBase, "home" | "away" | "leagueId" | "source" | "kickOff"> & {
  home: ListedTeam;
  away: ListedTeam;
};

/** The fields of a match that a list shows. Every Match is one; fields used only on a match's own page are left out. */
export type ListedMatch = ListedBase & MatchState;
