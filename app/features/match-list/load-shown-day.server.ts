import { LruCache } from "#contract/memory/lru-cache";
import type { LocaleCode } from "#contract/tables/locales";
import { dateIn, dayWindow } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { throwErrorPage } from "~/features/errors/error-states.server";
import { formatDate, formatWeekday } from "~/i18n/format-date";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { dayBefore } from "./begun-before.ts";
import { type DayLink, dayLinks, nearDay } from "./day-links.ts";
import type { DayLinkData, DayLinksData, MatchListData } from "./list-data.ts";
import { isInReach, reachOf, readDay } from "./read-day.ts";
import { readShow } from "./show.ts";

type DayContext = Pick<EdgeContext, "locale" | "visitor" | "now" | "doNotCache">;

/**
 * Reads the day and filter of a list's query: `date` (YYYY-MM-DD) and `show`; all of today by default. What is live is
 * in today's list, whatever day it is asked of. Throws an error page if either is invalid.
 */
export function loadShownDay(
  context: DayContext,
  query: URLSearchParams,
): Pick<MatchListData, "day" | "days" | "show" | "zone"> {
  const { locale, visitor, now } = context;
  const today = dateIn(now, visitor.timeZone);
  const requested = readDay(query.get("date"), today);
  const show = readShow(query.get("show"));
  if (!requested.date || !show) return throwErrorPage(context, requested.error ?? "badRequest");
  const date = show === "live" ? today : requested.date;
  const before = dayBefore(date, { now, timeZone: visitor.timeZone });
  const { from } = dayWindow(before ?? date, visitor.timeZone);
  const { to } = dayWindow(date, visitor.timeZone);
  return {
    day: {
      date,
      today,
      near: nearDay(date, today),
      label: formatDate(date, locale, "full"),
      isInReach: isInReach(date, today),
      reach: reachOf(today),
      ...(before && { before }),
    },
    days: daysInWords(date, today, context),
    show,
    zone: offsetsBetween(from, to, visitor.timeZone),
  };
}

/** By language, day and today: most requests share a few. */
const knownDays = new LruCache<DayLinksData>(1_000);

/** The days around a day, named in the visitor's language; dates are YYYY-MM-DD. */
const daysInWords = (date: string, today: string, { locale }: Pick<EdgeContext, "locale">): DayLinksData =>
  knownDays.getOrCreate(`${locale} ${date} ${today}`, () => nameDays(date, today, locale));

function nameDays(date: string, today: string, locale: LocaleCode): DayLinksData {
  const { previous, next, strip } = dayLinks(date, today);
  const inWords = (link: DayLink): DayLinkData => ({
    ...link,
    weekday: formatWeekday(link.date, locale),
    label: formatDate(link.date, locale, "full"),
  });
  return { previous: previous && inWords(previous), next: next && inWords(next), strip: strip.map(inWords) };
}
