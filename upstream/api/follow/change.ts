import { eq } from "drizzle-orm";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import { type SportType, sportOfType } from "#contract/tables/sports";
import { follow, followLists, unfollow } from "../../services/follow/favourites.ts";
import { refuse } from "../../services/members/refuse.ts";
import { requireSession } from "../../services/members/sessions.ts";
import { users } from "../../services/schema/members.ts";
import type { Caller } from "../context/caller.ts";
import type { MemberCall, OpenSports } from "../members/member-call.ts";
import { existingIds } from "./existing-ids.ts";

interface Thing {
  kind: FollowedKind;
  id: string;
  sportType: SportType;
}

async function followOne({ kind, id, sportType }: Thing, caller: Caller, openSports: OpenSports) {
  const { username } = await requireSession(caller);
  const sport = sportOfType(sportType);
  const [existing] = await existingIds(kind, sport, [id], await openSports());
  if (existing === undefined) throw refuse("favouriteUnknown");
  if (!(await follow(caller.favouriteStores, { username, kind, sport, id }, caller.now)))
    throw refuse("favouriteLimit");
  caller.later(caller.wakeNotices(sport));
  return {};
}

/** Does not check that it exists: what has been removed must still be possible to unfollow. */
async function unfollowOne({ kind, id, sportType }: Thing, caller: Caller) {
  const { username } = await requireSession(caller);
  await unfollow(caller.favouriteStores, { username, kind, sport: sportOfType(sportType), id });
  return {};
}

export const favMatch: MemberCall<"favMatch"> = ({ matchId, sportType }, caller, openSports) =>
  followOne({ kind: "match", id: matchId, sportType }, caller, openSports);
export const favTeam: MemberCall<"favTeam"> = ({ teamId, sportType }, caller, openSports) =>
  followOne({ kind: "team", id: teamId, sportType }, caller, openSports);
export const favLeague: MemberCall<"favLeague"> = ({ leagueId, sportType }, caller, openSports) =>
  followOne({ kind: "competition", id: leagueId, sportType }, caller, openSports);

export const unFavMatch: MemberCall<"unFavMatch"> = ({ matchId, sportType }, caller) =>
  unfollowOne({ kind: "match", id: matchId, sportType }, caller);
export const unFavTeam: MemberCall<"unFavTeam"> = ({ teamId, sportType }, caller) =>
  unfollowOne({ kind: "team", id: teamId, sportType }, caller);
export const unFavLeague: MemberCall<"unFavLeague"> = ({ leagueId, sportType }, caller) =>
  unfollowOne({ kind: "competition", id: leagueId, sportType }, caller);

/** Skips what does not exist and what exceeds the limit. */
export const favWalkthrough: MemberCall<"favWalkthrough"> = async (query, caller, openSports) => {
  const { db, now } = caller;
  const { username } = await requireSession(caller);
  const sport = sportOfType(query.sportType);
  const context = await openSports();
  const chosen: [FollowedKind, string | undefined][] = [
    ["match", query.matchIds],
    ["team", query.teamIds],
    ["competition", query.leagueIds],
  ];
  const existing = await Promise.all(
    chosen.map(async ([kind, list = ""]) => ({
      kind,
      ids: await existingIds(kind, sport, list.split(","), context),
    })),
  );
  const lists = existing.map(({ kind, ids }) => ({ kind, sport, ids }));
  const seen = db.update(users).set({ hasSeenWalkthrough: true }).where(eq(users.username, username));
  await followLists(caller.favouriteStores, { username, lists, now }, seen);
  caller.later(caller.wakeNotices(sport));
  return {};
};
