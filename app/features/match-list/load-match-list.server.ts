import type { MatchList } from "#contract/domain/competition";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/context";
import { loadOrThrowErrorPage, settle } from "~/features/errors/error-states.server";
import { callOf } from "~/features/upstream-calls/call-of";
import { isHereWithin } from "~/features/upstream-calls/is-here-within";
import { canChange } from "./can-change.ts";
import { joinPages } from "./join-pages.ts";
import type { ListData, MatchListData } from "./list-data.ts";
import { loadShownDay } from "./load-shown-day.server.ts";
import { orderGroups } from "./order-groups.ts";
import { isShown, type Show } from "./show.ts";

/** How long a page waits for its list before it is sent without it, in milliseconds. */
const PATIENCE = 250;
const PAGE_SIZE = 500;
const MOST_PAGES = 4;

/**
 * Data of the page of a sport's day, by its query. Throws an error page for an invalid day or filter, and for a fault
 * within the wait.
 */
export async function loadMatchList(
  context: EdgeContext,
  query: URLSearchParams,
  sport: Sport,
): Promise<MatchListData> {
  const shown = loadShownDay(context, query);
  const { day, show } = shown;
  const load = loadDay(context, { sport, date: day.date, show });
  const settled = settle(context, load);
  const list = (await isHereWithin(PATIENCE, settled)) ? { value: await loadOrThrowErrorPage(context, load) } : settled;
  return {
    sport,
    ...shown,
    country: context.visitor.country,
    list,
  };
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
