import type { MatchList } from "#contract/domain/competition";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { dateIn, dayWindow } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/context";
import { loadOrThrowErrorPage, settle, throwErrorPage } from "~/features/errors/error-states.server";
import { callOf } from "~/features/upstream-calls/call-of";
import { isHereWithin } from "~/features/upstream-calls/is-here-within";
import { formatDate, formatWeekday } from "~/i18n/format-date";
import { offsetsBetween } from "~/i18n/zone-offsets";
import { canChange } from "./can-change.ts";
import { type DayLink, dayLinks, nearDay } from "./day-links.ts";
import { joinPages } from "./join-pages.ts";
import type { DayLinkData, DayLinksData, ListData, MatchListData } from "./list-data.ts";
import { orderGroups } from "./order-groups.ts";
import { isInReach, reachOf, readDay } from "./read-day.ts";
import { isShown, readShow, type Show } from "./show.ts";

/** How long a page waits for its list before it goes out without it, in milliseconds. */
const PATIENCE = 250;
const PAGE_SIZE = 500;
const MOST_PAGES = 4;

/**
 * What the page of a sport's day shows, by its query. Throws an error page for a day or a choice of matches that cannot be
 * read, and for a fault in time.
 */
export async function loadMatchList(
  context: EdgeContext,
  query: URLSearchParams,
  sport: Sport,
): Promise<MatchListData> {
  const { locale, visitor, now } = context;
  const today = dateIn(now, visitor.timeZone);
  const { date, error } = readDay(query.get("date"), today);
  const show = readShow(query.get("show"));
  if (!date || !show) return throwErrorPage(context, error ?? "badRequest");

  const { from, to } = dayWindow(date, visitor.timeZone);
  const zone = offsetsBetween(from, to, visitor.timeZone);
  const load = loadDay(context, { sport, date, show });
  const settled = settle(context, load);
  const list = (await isHereWithin(PATIENCE, settled)) ? { value: await loadOrThrowErrorPage(context, load) } : settled;
  return {
    sport,
    day: {
      date,
      near: nearDay(date, today),
      label: formatDate(date, locale, "full"),
      isInReach: isInReach(date, today),
      today,
      reach: reachOf(today),
    },
    days: daysInWords(date, today, context),
    show,
    zone,
    country: visitor.country,
    list,
  };
}

/** By language, day and today: many ask for the same few. */
const knownDays = new Map<string, DayLinksData>();
const MOST_KNOWN_DAYS = 1_000;

/** The days around one, named in the visitor's language; dates are YYYY-MM-DD. */
export function daysInWords(date: string, today: string, { locale }: Pick<EdgeContext, "locale">): DayLinksData {
  const key = `${locale} ${date} ${today}`;
  const known = knownDays.get(key);
  if (known) return known;
  const days = nameDays(date, today, locale);
  if (knownDays.size === MOST_KNOWN_DAYS) knownDays.clear();
  knownDays.set(key, days);
  return days;
}

function nameDays(date: string, today: string, locale: LocaleCode): DayLinksData {
  const { previous, next, strip } = dayLinks(date, today);
  const inWords = (link: DayLink): DayLinkData => ({
    ...link,
    weekday: formatWeekday(link.date, locale),
    label: formatDate(link.date, locale, "full"),
  });
  return { previous: previous && inWords(previous), next: next && inWords(next), strip: strip.map(inWords) };
}

interface DayQuery {
  sport: Sport;
  date: string;
  show: Show;
}

async function loadDay(context: EdgeContext, { sport, date, show }: DayQuery): Promise<ListData> {
  const pages: Fetched<MatchList>[] = [];
  do {
    const page = pages.length + 1;
    const query = { date, timeZone: context.visitor.timeZone, page, size: PAGE_SIZE };
    pages.push(await context.upstream.call(callOf(sport, "matchList"), query));
  } while (pages.at(-1)?.value.hasNext && pages.length < MOST_PAGES);
  const day = joinPages(pages);
  const groups = orderGroups(day.groups, context.visitor.country);
  return {
    groups,
    isEmpty: !groups.some(({ matches }) => matches.some(({ state }) => isShown(state, show))),
    canChange: groups.some(({ matches }) => matches.some((match) => canChange(match, context.now))),
    hasSimulated: groups.some(({ source }) => source === "simulated"),
    matchCount: day.matchCount,
    liveCount: day.liveCount,
    fetchedAt: day.fetchedAt,
    isLastGood: day.isLastGood,
  };
}
