import type { FavKeysBody, FavListBody } from "#contract/calls/follow/favourites";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import { SPORTS, sportOfType } from "#contract/tables/sports";
import { localeOf } from "../../matches/call-context.ts";
import { followedIds, getFavourites } from "../../services/follow/favourites.ts";
import { requireSession } from "../../services/members/sessions.ts";
import { competitionItem, teamItem } from "../../services/search/fav-items.ts";
import type { MemberCall } from "../members/member-call.ts";

const FOLLOWED = { isFav: true } as const;

/** Followed items that no longer exist are left out. */
export const favTeamList: MemberCall<"favTeamList"> = async (query, caller, openSports): Promise<FavListBody> => {
  const { username } = await requireSession(caller);
  const things = { username, kind: "team", sport: sportOfType(query.sportType) } as const;
  const [ids, { directory }] = await Promise.all([followedIds(caller.favouriteStores, things), openSports()]);
  const teams = ids.flatMap((id) => directory.teamById(id) ?? []);
  return { data: teams.map((team) => ({ ...teamItem(team, localeOf(query.lang)), ...FOLLOWED })) };
};

export const favLeagueList: MemberCall<"favLeagueList"> = async (query, caller, openSports): Promise<FavListBody> => {
  const { username } = await requireSession(caller);
  const things = { username, kind: "competition", sport: sportOfType(query.sportType) } as const;
  const [ids, { directory }] = await Promise.all([followedIds(caller.favouriteStores, things), openSports()]);
  const competitions = ids.flatMap((id) => directory.competitionById(id) ?? []);
  return {
    data: competitions.map((one) => ({ ...competitionItem(one, directory, localeOf(query.lang)), ...FOLLOWED })),
  };
};

export const favKeys: MemberCall<"favKeys"> = async (_, caller): Promise<FavKeysBody> => {
  const { username } = await requireSession(caller);
  const followed = await getFavourites(caller.favouriteStores, username);
  return {
    data: SPORTS.map(({ code, sportType }) => {
      const idsOf = (kind: FollowedKind) =>
        followed.filter((one) => one.sport === code && one.kind === kind).map(({ id }) => id);
      return { sportType, matchIds: idsOf("match"), teamIds: idsOf("team"), leagueIds: idsOf("competition") };
    }),
  };
};
