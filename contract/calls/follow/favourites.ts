import * as z from "zod/mini";
import type { FavouriteMatches, FollowedCalendarLink, FollowedIds } from "../../domain/favourites.ts";
import type { FavouriteItem, FavouriteKind } from "../../domain/search.ts";
import { parseCompetitionMatches } from "../../parse/competition.ts";
import { SPORTS } from "../../tables/sports.ts";
import { BESIDE_PAGE, endpoint, MEMBER_CHANGE, NO_DATA, OF_MEMBER } from "../../wire/endpoint.ts";
import { WireLeagueMatches } from "../../wire/match-item.ts";
import {
  DateParam,
  IdListParam,
  IdParam,
  LangParam,
  OptionalSportTypeParam,
  SportTypeParam,
  TimeZoneParam,
} from "../../wire/parameters.ts";
import { answerRows, rows } from "../../wire/rows.ts";
import { Id, OptionalText, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { parseFavItem, WireFavItem } from "../search/fav-item.ts";

// A member's favourites (specification, sections 4 and 7). `sportType` is ours.

const COMMON = { sportType: OptionalSportTypeParam, timeZone: z.optional(TimeZoneParam), lang: LangParam };

const FavMatchResult = z.object({
  leagueMatchList: answerRows("leagueMatchList", WireLeagueMatches),
  notifyingIds: rows("notifyingIds", Id),
});
export type FavMatchBody = WireOf<typeof FavMatchResult>;

/**
 * Matches of a day, in `timeZone`, of followed teams and competitions, and followed matches; `notifyingIds` (ours) are
 * those of which the member is notified by their alert settings.
 */
export const favMatchList = endpoint({
  ...OF_MEMBER,
  name: "favMatchList",
  path: "/fav/favMatchList",
  query: z.object({ ...COMMON, timeZone: TimeZoneParam, date: DateParam }),
  result: FavMatchResult,
  toValue: ({ leagueMatchList, notifyingIds }): FavouriteMatches => ({
    groups: leagueMatchList.map(parseCompetitionMatches).filter(({ matches }) => matches.length > 0),
    hasNext: false,
    notifyingIds,
  }),
});

const FavListResult = z.object({ data: answerRows("data", WireFavItem) });
export type FavListBody = WireOf<typeof FavListResult>;

const favList = (name: "favLeagueList" | "favTeamList", kind: FavouriteKind) =>
  endpoint({
    ...OF_MEMBER,
    name,
    path: `/fav/${name}`,
    query: z.object(COMMON),
    result: FavListResult,
    toValue: ({ data }): FavouriteItem[] => data.map(parseFavItem(kind)),
  });

/** The competitions and teams that a member follows, latest first. */
export const favLeagueList = favList("favLeagueList", "COMPETITION");
export const favTeamList = favList("favTeamList", "TEAM");

const WireFollowedIds = wireObject({
  sportType: SportTypeParam,
  matchIds: rows("matchIds", Id),
  teamIds: rows("teamIds", Id),
  leagueIds: rows("leagueIds", Id),
});
const FavKeysResult = z.object({ data: rows("data", WireFollowedIds) });
export type FavKeysBody = WireOf<typeof FavKeysResult>;

/** Ids of everything that the member follows, in all sports: the state of the stars on any page. */
export const favKeys = endpoint({
  ...OF_MEMBER,
  name: "favKeys",
  path: "/fav/keys",
  limit: BESIDE_PAGE,
  query: z.object({ lang: LangParam }),
  result: FavKeysResult,
  toValue: ({ data }): FollowedIds[] =>
    SPORTS.map(({ code, sportType }) => {
      const own = data.find((one) => one.sportType === sportType);
      return { sport: code, match: own?.matchIds ?? [], team: own?.teamIds ?? [], competition: own?.leagueIds ?? [] };
    }),
});

const CalendarLinkResult = z.object({ data: wireObject({ link: OptionalText }) });
export type CalendarLinkBody = WireOf<typeof CalendarLinkResult>;
const CALENDAR_LINK = {
  ...OF_MEMBER,
  result: CalendarLinkResult,
  toValue: ({ data }: z.output<typeof CalendarLinkResult>): FollowedCalendarLink => ({
    ...(data.link && { link: data.link }),
  }),
} as const;

/** The signed part of the address of a member's calendar; absent while it is turned off. */
export const favCalendarLink = endpoint({
  ...CALENDAR_LINK,
  name: "favCalendarLink",
  path: "/fav/calendarLink",
  query: z.object({ lang: LangParam }),
});

/** `new` makes an address and ends the one before, `off` ends it. */
export const changeFavCalendarLink = endpoint({
  ...CALENDAR_LINK,
  name: "changeFavCalendarLink",
  method: "POST",
  effect: true,
  path: "/fav/changeCalendarLink",
  query: z.object({ change: z.enum(["new", "off"]), lang: LangParam }),
});

const FavCalendarResult = z.object({ leagueMatchList: answerRows("leagueMatchList", WireLeagueMatches) });
export type FavCalendarBody = WireOf<typeof FavCalendarResult>;

/**
 * Matches of what a member follows, in all sports, of the last week and the next five, by the link alone: calendar apps
 * have no session. An invalid or ended link is not found. Never cached.
 */
export const favCalendar = endpoint({
  name: "favCalendar",
  path: "/fav/calendar",
  namesOne: true,
  query: z.object({ link: z.string().check(z.regex(/^[\w.~-]{20,200}$/, "not a link")), lang: LangParam }),
  result: FavCalendarResult,
  toValue: ({ leagueMatchList }) => leagueMatchList.map(parseCompetitionMatches),
});

/** A change to favourites; idempotent. */
const CHANGE = { ...MEMBER_CHANGE, ...NO_DATA } as const;

const buildChangeEndpoint = <Name extends string, Field extends "matchId" | "teamId" | "leagueId">(
  name: Name,
  field: Field,
) =>
  endpoint({
    ...CHANGE,
    name,
    path: `/fav/${name}`,
    query: z.object({ ...COMMON, [field]: IdParam } as typeof COMMON & Record<Field, typeof IdParam>),
  });

/** An unknown id is refused with -1, more than `MOST_FOLLOWED` of a kind with a message. */
export const favMatch = buildChangeEndpoint("favMatch", "matchId");
export const favTeam = buildChangeEndpoint("favTeam", "teamId");
export const favLeague = buildChangeEndpoint("favLeague", "leagueId");
export const unFavMatch = buildChangeEndpoint("unFavMatch", "matchId");
export const unFavTeam = buildChangeEndpoint("unFavTeam", "teamId");
export const unFavLeague = buildChangeEndpoint("unFavLeague", "leagueId");

/**
 * Follows many things at once and records that the member has been asked: their choices in the walkthrough, or a
 * guest's favourites from the device. Unknown ids are left out.
 */
export const favWalkthrough = endpoint({
  ...CHANGE,
  name: "favWalkthrough",
  path: "/fav/walkthrough",
  query: z.object({
    ...COMMON,
    matchIds: z.optional(IdListParam),
    teamIds: z.optional(IdListParam),
    leagueIds: z.optional(IdListParam),
  }),
});
