import type { MatchList } from "#contract/domain/competition";
import { dateIn, dayWindow } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/context";
import { loadOrFace, settle, throwFace } from "~/features/faces/fault-face.server";
import { rowFacts } from "~/features/match-row/row-view";
import { formatDate, formatWeekday } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { keptOnServer } from "~/server-markup/kept-markup";
import { competitionGroups } from "./competition-groups.server.ts";
import { type DayLink, dayLinks, nearDay } from "./day-links.ts";
import { joinPages } from "./join-pages.ts";
import type { DayLinkData, ListData, MatchListData } from "./list-data.ts";
import { isInReach, readDay } from "./read-day.ts";

/** How long a page waits for its list before it goes out without it, in milliseconds. */
const PATIENCE = 250;
const PAGE_SIZE = 500;
const MOST_PAGES = 4;

/** What the page of a day's matches shows. Throws a face for a day that cannot be read and for a fault in time. */
export async function loadMatchList(context: EdgeContext, asked: string | null): Promise<MatchListData> {
  const { locale, visitor, now } = context;
  const today = dateIn(now, visitor.timeZone);
  const date = readDay(asked, today);
  if (!date) return throwFace(context, "badRequest");

  const { from, to } = dayWindow(date, visitor.timeZone);
  const zone = offsetsBetween(from, to, visitor.timeZone);
  const load = loadDay(context, date, zone);
  const settled = settle(context, load);
  const list = (await isHereWithin(PATIENCE, settled)) ? { value: await loadOrFace(context, load) } : settled;

  const links = dayLinks(date, today);
  const withWords = (link: DayLink): DayLinkData => ({
    ...link,
    weekday: formatWeekday(link.date, locale),
    label: formatDate(link.date, locale, "full"),
  });
  return {
    day: {
      date,
      near: nearDay(date, today),
      label: formatDate(date, locale, "full"),
      isInReach: isInReach(date, today),
    },
    days: {
      previous: links.previous && withWords(links.previous),
      next: links.next && withWords(links.next),
      strip: links.strip.map(withWords),
    },
    zone,
    list,
  };
}

async function isHereWithin(patience: number, load: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  const isHere = await Promise.race([load.then(() => true), late]);
  clearTimeout(timer);
  return isHere;
}

async function loadDay(context: EdgeContext, date: string, zone: ZoneOffsets): Promise<ListData> {
  const pages: Fetched<MatchList>[] = [];
  do {
    const page = pages.length + 1;
    const query = { date, timeZone: context.visitor.timeZone, page, size: PAGE_SIZE };
    pages.push(await context.upstream.call("matchList", query));
  } while (pages.at(-1)?.value.hasNext && pages.length < MOST_PAGES);
  const { groups, ...counts } = joinPages(pages);
  const hasSimulated = groups.some(({ source }) => source === "simulated");
  const facts = rowFacts(translatorOf(context.locale, namespacesOf("match-list")), context, zone);
  return { ...counts, hasSimulated, groups: keptOnServer(competitionGroups(groups, facts)) };
}
