import type { CompetitionMatches, MatchList } from "#contract/domain/competition";
import { callOf, type Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import { loadOrThrowErrorPage, settle } from "~/features/errors/error-states.server";
import { oldestOf } from "~/features/upstream-calls/answer-age";
import { isHereWithin } from "~/features/upstream-calls/is-here-within";
import { listedGroups } from "./begun-before.ts";
import { canChange } from "./can-change.ts";
import type { ListData, MatchListData, ShownDay } from "./list-data.ts";
import { loadBegunBefore } from "./load-begun-before.server.ts";
import { loadShownDay } from "./load-shown-day.server.ts";
import { orderGroups } from "./place-groups.ts";
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
  const load = loadDay(context, { sport, day, show });
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
  day: Pick<ShownDay, "date" | "before">;
  show: Show;
}

async function loadPages(context: EdgeContext, sport: Sport, date: string): Promise<Fetched<MatchList>[]> {
  const pages: Fetched<MatchList>[] = [];
  do {
    const page = pages.length + 1;
    const query = { date, timeZone: context.visitor.timeZone, page, size: PAGE_SIZE };
    pages.push(await context.upstream.call(callOf(sport, "matchList"), query));
  } while (pages.at(-1)?.value.hasNext && pages.length < MOST_PAGES);
  return pages;
}

/** Joins the pages of one list, in order. A competition split by a page boundary is merged again. */
export function joinPages(pages: readonly Pick<Fetched<MatchList>, "value">[]): CompetitionMatches[] {
  const groups = new Map<string, CompetitionMatches>();
  for (const group of pages.flatMap(({ value }) => value.groups)) {
    const key = `${group.competition.id} ${group.season ?? ""} ${group.source}`;
    const begun = groups.get(key);
    groups.set(key, begun ? { ...begun, matches: withoutRepeats([...begun.matches, ...group.matches]) } : group);
  }
  return [...groups.values()];
}

// If a list changes between two page requests, a row can cross the boundary and appear on both.
function withoutRepeats(matches: CompetitionMatches["matches"]): CompetitionMatches["matches"] {
  return [...new Map(matches.map((match) => [match.id, match])).values()];
}

async function loadDay(context: EdgeContext, { sport, day, show }: DayQuery): Promise<ListData> {
  const [pages, before] = await Promise.all([
    loadPages(context, sport, day.date),
    loadBegunBefore(context, day.before, (query) =>
      context.upstream.call(callOf(sport, "matchList"), { ...query, status: "live", size: PAGE_SIZE }),
    ),
  ]);
  const { country } = context.visitor;
  const groups = listedGroups(orderGroups(joinPages(pages), country), orderGroups(before.groups, country));
  const matches = groups.flatMap((group) => group.matches);
  return {
    groups,
    isEmpty: !matches.some(({ state }) => isShown(state, show)),
    ...(pages[0]?.value.isRealOnly && { isRealOnly: true as const }),
    canChange: matches.some((match) => canChange(match, context.now)),
    ...oldestOf([...pages, ...before.ages]),
  };
}
