import {
  changeFavCalendarLink,
  favCalendar,
  favCalendarLink,
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
  favCalendarLink,
  changeFavCalendarLink,
  favCalendar,
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
