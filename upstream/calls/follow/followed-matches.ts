import type { FavMatchBody } from "#contract/calls/follow/favourites";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import { sportOfTypeOrDefault } from "#contract/tables/sports";
import { favouritesOf } from "../../follow/favourites.ts";
import type { Fixture } from "../../matches/match.ts";
import { requireMember } from "../../members/sessions.ts";
import { localeOf } from "../call.ts";
import { groupedByCompetition, matchesOfDay } from "../match-list.ts";
import type { MemberCall } from "../members/member-call.ts";

export const favMatchList: MemberCall<"favMatchList"> = async (query, caller, openSports): Promise<FavMatchBody> => {
  const { username } = (await requireMember(caller)).user;
  const sport = sportOfTypeOrDefault(query.sportType);
  const [followed, context] = await Promise.all([favouritesOf(caller.db, username), openSports()]);
  const idsOf = (kind: FollowedKind) =>
    new Set(followed.filter((one) => one.sport === sport && one.kind === kind).map(({ id }) => id));
  const [matches, teams, competitions] = [idsOf("match"), idsOf("team"), idsOf("competition")];
  const isFollowed = ({ id, homeId, awayId, competitionId }: Fixture) =>
    matches.has(id) || teams.has(homeId) || teams.has(awayId) || competitions.has(competitionId);
  const found = await matchesOfDay(sport, query, context, isFollowed);
  return { leagueMatchList: groupedByCompetition(found, context.directory, localeOf(query.lang)) };
};
