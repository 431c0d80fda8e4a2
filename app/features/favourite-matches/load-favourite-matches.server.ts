import type { FollowedCalendarLink } from "#contract/domain/favourites";
import { type Sport, sportTypeOf } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { loadOfMember } from "~/features/account/member-session.server";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { type ListedMatches, listedGroups } from "~/features/match-list/begun-before";
import { canChange } from "~/features/match-list/can-change";
import type { MatchListData } from "~/features/match-list/list-data";
import { loadBegunBefore } from "~/features/match-list/load-begun-before.server";
import { loadShownDay } from "~/features/match-list/load-shown-day.server";
import { orderGroups } from "~/features/match-list/place-groups";

export interface FavouriteMatchesData
  extends Pick<MatchListData, "sport" | "day" | "days" | "show" | "zone" | "country"> {
  /** All groups of the list, in order. */
  groups: readonly ListedMatches[];
  /** Something may still happen in the matches. */
  canChange: boolean;
  /** Milliseconds. */
  fetchedAt: number;
  /** Ids of matches followed individually, not through a team or competition. */
  single: readonly string[];
  /** Absent where the supplier has no calendars of members, and while it fails. */
  calendar?: FollowedCalendarLink;
}

async function loadCalendar({ account }: EdgeContext): Promise<FollowedCalendarLink | undefined> {
  try {
    const answer = await account.call("favCalendarLink", {});
    return answer.isRefused ? undefined : answer.value;
  } catch (thrown) {
    if (!isUpstreamFault(thrown)) throw thrown;
    return undefined;
  }
}

/** A day's matches of what a member follows in a sport. Redirects guests to sign-in. */
export async function loadFavouriteMatches(
  context: EdgeContext,
  request: Request,
  sport: Sport,
): Promise<FavouriteMatchesData> {
  const { visitor, now } = context;
  const { timeZone } = visitor;
  const shown = loadShownDay(context, new URL(request.url).searchParams);
  const ask = async (query: { date: string; timeZone: string }) => ({
    value: await loadOfMember(context, request, "favMatchList", { sportType: sportTypeOf(sport), ...query }),
    fetchedAt: now,
    isLastGood: false,
  });
  const [list, before, keys, calendar] = await Promise.all([
    ask({ date: shown.day.date, timeZone }),
    loadBegunBefore(context, shown.day.before, ask),
    loadOfMember(context, request, "favKeys", {}),
    loadCalendar(context),
  ]);
  const groups = listedGroups(
    orderGroups(list.value.groups, visitor.country),
    orderGroups(before.groups, visitor.country),
  );
  return {
    sport,
    ...shown,
    country: visitor.country,
    groups,
    canChange: groups.some(({ matches }) => matches.some((match) => canChange(match, now))),
    fetchedAt: now,
    single: keys.find((one) => one.sport === sport)?.match ?? [],
    ...(calendar && { calendar }),
  };
}
