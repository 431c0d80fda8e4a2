import type { Match, Team } from "#contract/domain/match";

/** What a list shows of a team. */
export type ListedTeam = Pick<Team, "id" | "name" | "flag">;

type Unlisted = "home" | "away" | "leagueId" | "source";
type ListedOf<One> = One extends Match ? Omit<One, Unlisted> & { home: ListedTeam; away: ListedTeam } : never;

/** What a list shows of a match. Every Match is one; fields that only a match's own page shows are not asked for. */
export type ListedMatch = ListedOf<Match>;
