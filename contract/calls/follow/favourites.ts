import * as z from "zod/mini";
import type { FavouriteMatches, FollowedIds } from "../../domain/favourites.ts";
import type { FavouriteItem, FavouriteKind } from "../../domain/search.ts";
import { parseCompetitionMatches } from "../../parse/competition.ts";
import { SPORTS } from "../../tables/sports.ts";
import { BESIDE_PAGE, type Endpoint, endpoint } from "../../wire/endpoint.ts";
import { WireLeagueMatches } from "../../wire/match-item.ts";
import { DateParam, IdListParam, IdParam, LangParam, TimeZoneParam, ZeroOrOneParam } from "../../wire/parameters.ts";
import { answerRows, rows } from "../../wire/rows.ts";
import { Id, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";
import { parseFavItem, WireFavItem } from "../search/fav-item.ts";

// A member's favourites (specification, sections 4 and 7). `sportType` is ours; it defaults to football.

const COMMON = { sportType: z._default(ZeroOrOneParam, 0), timeZone: z.optional(TimeZoneParam), lang: LangParam };
const OF_MEMBER = { access: "member" } as const satisfies Partial<Endpoint>;
const NOTHING = { result: z.looseObject({}), toValue: () => null } as const;

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
  sportType: ZeroOrOneParam,
  matchIds: rows("matchIds", Id),
  teamIds: rows("teamIds", Id),
  leagueIds: rows("leagueIds", Id),
});
const FavKeysResult = z.object({ data: rows("data", WireFollowedIds) });
export type FavKeysBody = WireOf<typeof FavKeysResult>;

/** Ids of everything that the member follows, in both sports: the state of the stars on any page. */
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

/** A change to favourites; idempotent. */
const CHANGE = { ...OF_MEMBER, method: "POST", effect: true, ...NOTHING } as const;

const changeOf = <Name extends string, Field extends "matchId" | "teamId" | "leagueId">(name: Name, field: Field) =>
  endpoint({
    ...CHANGE,
    name,
    path: `/fav/${name}`,
    query: z.object({ ...COMMON, [field]: IdParam } as typeof COMMON & Record<Field, typeof IdParam>),
  });

/** An unknown id is refused with -1, more than `MOST_FOLLOWED` of a kind with a message. */
export const favMatch = changeOf("favMatch", "matchId");
export const favTeam = changeOf("favTeam", "teamId");
export const favLeague = changeOf("favLeague", "leagueId");
export const unFavMatch = changeOf("unFavMatch", "matchId");
export const unFavTeam = changeOf("unFavTeam", "teamId");
export const unFavLeague = changeOf("unFavLeague", "leagueId");

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
