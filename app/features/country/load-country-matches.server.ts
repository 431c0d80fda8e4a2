import type { CompetitionMatches } from "#contract/domain/competition";
import { countryPath } from "#contract/tables/paths";
import { dateIn, dayWindow } from "#contract/time/zone";
import type { EdgeContext } from "#worker/context";
import { settle, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { canChange } from "~/features/match-list/can-change";
import { nearDay } from "~/features/match-list/day-links";
import type { DayLinksData, ShownDay } from "~/features/match-list/list-data";
import { listFacts } from "~/features/match-list/list-facts.server";
import { listMarkup } from "~/features/match-list/list-markup.server";
import { daysInWords } from "~/features/match-list/load-match-list.server";
import { isInReach, reachOf, readDay } from "~/features/match-list/read-day";
import { isShown, readShow, type Show } from "~/features/match-list/show";
import { formatDate } from "~/i18n/format-date";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { type CountryHeadData, loadCountry, readPlace } from "./load-country.server.ts";

export interface CountryMatchesData {
  head: CountryHeadData;
  day: ShownDay;
  days: DayLinksData;
  show: Show;
  /** The visitor's zone on that day. */
  zone: ZoneOffsets;
  /** Absent where the upstream does not answer: the rest of the page stays. */
  list?: CountryList;
}

export interface CountryList {
  markup: KeptMarkup;
  isEmpty: boolean;
  /** Something may still happen in the matches. */
  canChange: boolean;
  hasSimulated: boolean;
  fetched: AnswerAge;
}

/**
 * What a country's page shows of a day: the matches of its competitions, by `date` (YYYY-MM-DD) and `show` of the
 * query; all of today without them. Throws a face for one that cannot be read, and as loadCountry does.
 */
export async function loadCountryMatches(
  context: EdgeContext,
  { place, search }: { place: string | undefined; search: string },
): Promise<CountryMatchesData> {
  const { locale, visitor, now, upstream } = context;
  const today = dateIn(now, visitor.timeZone);
  const query = new URLSearchParams(search);
  const date = readDay(query.get("date"), today);
  const show = readShow(query.get("show"));
  if (!date || !show) return throwFace(context, "badRequest");
  // By the name in the address: where that is another's, loadCountry sends the visitor on.
  const countryKey = readPlace(place).key ?? "";
  const [head, list] = await Promise.all([
    loadCountry(context, { place, tab: "matches", search }),
    settle(context, upstream.call("matchList", { date, timeZone: visitor.timeZone, countryKey })),
  ]);
  const { from, to } = dayWindow(date, visitor.timeZone);
  const zone = offsetsBetween(from, to, visitor.timeZone);
  return {
    head,
    day: {
      date,
      today,
      near: nearDay(date, today),
      label: formatDate(date, locale, "full"),
      isInReach: isInReach(date, today),
      reach: reachOf(today),
    },
    days: daysInWords(date, today, context),
    show,
    zone,
    ...(list.value && {
      list: showList(context, { head, date, today, show, zone, groups: list.value.value.groups, fetched: list.value }),
    }),
  };
}

interface Shown {
  head: CountryHeadData;
  date: string;
  today: string;
  show: Show;
  zone: ZoneOffsets;
  groups: readonly CompetitionMatches[];
  fetched: CountryList["fetched"];
}

function showList(context: EdgeContext, { head, date, today, show, zone, groups, fetched }: Shown): CountryList {
  const facts = {
    ...listFacts(context, { sport: "football", date, today, show, zone }),
    path: localePath(context.locale, countryPath(head.country)),
  };
  return {
    markup: keptOnServer(listMarkup(groups, facts)),
    isEmpty: !groups.some(({ matches }) => matches.some(({ state }) => isShown(state, show))),
    canChange: groups.some(({ matches }) => matches.some((match) => canChange(match, context.now))),
    hasSimulated: groups.some(({ source }) => source === "simulated"),
    fetched: { fetchedAt: fetched.fetchedAt, isLastGood: fetched.isLastGood },
  };
}
