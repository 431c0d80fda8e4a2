import {
  favKeys,
  favLeague,
  favLeagueList,
  favMatch,
  favMatchList,
  favTeam,
  favTeamList,
  favWalkthrough,
  unFavLeague,
  unFavMatch,
  unFavTeam,
} from "./favourites.ts";

/** The calls of this family, by name. */
export const FOLLOW_CALLS = {
  favMatchList,
  favLeagueList,
  favTeamList,
  favKeys,
  favMatch,
  favTeam,
  favLeague,
  unFavMatch,
  unFavTeam,
  unFavLeague,
  favWalkthrough,
} as const;
