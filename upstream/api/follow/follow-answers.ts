import type { FOLLOW_CALLS } from "#contract/calls/follow/follow-calls";
import type { MemberCall } from "../members/member-call.ts";
import { changeFavCalendarLink, favCalendar, favCalendarLink } from "./calendar.ts";
import { favLeague, favMatch, favTeam, favWalkthrough, unFavLeague, unFavMatch, unFavTeam } from "./change.ts";
import { favMatchList } from "./followed-matches.ts";
import { favKeys, favLeagueList, favTeamList } from "./lists.ts";

/** Handlers of this family's calls. */
export const FOLLOW_ANSWERS: { [Name in keyof typeof FOLLOW_CALLS]: MemberCall<Name> } = {
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
};
