import type { FavMatchBody } from "#contract/calls/follow/favourites";
import { type Phase, phaseGroup } from "#contract/domain/status";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import { sportOfType } from "#contract/tables/sports";
import type { Fixture } from "../../match/match.ts";
import { localeOf } from "../../matches/call-context.ts";
import { getFavourites } from "../../services/follow/favourites.ts";
import { requireSession } from "../../services/members/sessions.ts";
import { getAlertSettings } from "../../services/notices/alert-settings.ts";
import { type FollowedThing, isNotifying, readAlertChoice } from "../../services/notices/decide-notice.ts";
import { groupedByCompetition, matchesOfDay } from "../lists/match-list.ts";
import type { MemberCall } from "../members/member-call.ts";

/** Nothing more happens in a match that is over or off. */
const mayHappen = (phase: Phase): boolean => !["final", "void"].includes(phaseGroup(phase));

export const favMatchList: MemberCall<"favMatchList"> = async (query, caller, openSports): Promise<FavMatchBody> => {
  const { username } = await requireSession(caller);
  const sport = sportOfType(query.sportType);
  const [followed, settings, context] = await Promise.all([
    getFavourites(caller.favouriteStores, username),
    getAlertSettings(caller.db, username),
    openSports(),
  ]);
  const things = new Map<string, FollowedThing>(
    followed
      .filter((one) => one.sport === sport)
      .map(({ kind, id, alerts }) => [`${kind} ${id}`, { kind, alerts: readAlertChoice(alerts) }]),
  );
  const thing = (kind: FollowedKind, id: string) => things.get(`${kind} ${id}`) ?? [];
  /** The followed ones of a match, its teams and its competition. */
  const thingsOf = ({ id, homeId, awayId, competitionId }: Fixture): FollowedThing[] =>
    [thing("match", id), thing("team", homeId), thing("team", awayId), thing("competition", competitionId)].flat();
  const found = await matchesOfDay(sport, query, context, (fixture) => thingsOf(fixture).length > 0);
  const notifying = found.filter(
    ({ fixture, state }) => mayHappen(state.phase) && isNotifying({ settings, things: thingsOf(fixture) }),
  );
  return {
    leagueMatchList: groupedByCompetition(found, context.directory, localeOf(query.lang)),
    notifyingIds: notifying.map(({ fixture }) => fixture.id),
  };
};
