import type { CalendarLinkBody, FavCalendarBody } from "#contract/calls/follow/favourites";
import { DAY } from "#contract/time/units";
import { withStates } from "../../match/with-state.ts";
import { localeOf } from "../../matches/call-context.ts";
import { competitionOf } from "../../matches/wire/match.ts";
import { notFound } from "../../platform/envelope.ts";
import { calendarLinkOf, changeCalendarLink, memberOfLink } from "../../services/follow/calendar-link.ts";
import { getFavourites } from "../../services/follow/favourites.ts";
import { requireMember } from "../../services/members/sessions.ts";
import { groupedByCompetition } from "../lists/match-list.ts";
import type { MemberCall } from "../members/member-call.ts";

/** Matches before and after the present, in days. */
const [BEFORE, AFTER] = [7, 35];

export const favCalendarLink: MemberCall<"favCalendarLink"> = async (_, caller): Promise<CalendarLinkBody> => {
  const { user } = await requireMember(caller);
  return { data: { link: calendarLinkOf(caller.settings.secret, user) } };
};

export const changeFavCalendarLink: MemberCall<"changeFavCalendarLink"> = async (
  { change },
  caller,
): Promise<CalendarLinkBody> => {
  const { username } = (await requireMember(caller)).user;
  return { data: { link: await changeCalendarLink(caller.db, caller.settings.secret, { username, change }) } };
};

export const favCalendar: MemberCall<"favCalendar"> = async (
  { link, lang },
  { db, settings, favouriteStores },
  openSports,
): Promise<FavCalendarBody> => {
  const username = await memberOfLink(db, settings.secret, link);
  if (username === undefined) throw notFound("link", "no such calendar");
  const [followed, context] = await Promise.all([getFavourites(favouriteStores, username), openSports()]);
  const { directory, sources, now } = context;
  const things = new Set(followed.map(({ kind, sport, id }) => `${sport} ${kind} ${id}`));
  const fixtures = await sources.between(now - BEFORE * DAY, now + AFTER * DAY, now);
  const wanted = fixtures.filter((fixture) => {
    const { id, homeId, awayId, competitionId } = fixture;
    const { sport } = competitionOf(fixture, directory);
    const has = (kind: string, of: string) => things.has(`${sport} ${kind} ${of}`);
    return has("match", id) || has("team", homeId) || has("team", awayId) || has("competition", competitionId);
  });
  const matches = await withStates(wanted, context);
  return { leagueMatchList: groupedByCompetition(matches, directory, localeOf(lang)) };
};
