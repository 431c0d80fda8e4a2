import type { Competition, CompetitionList, Sidebar } from "#contract/domain/competition";
import { callOf, type Sport, sportTypeOf } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { loadOrThrowErrorPage, settle } from "~/features/errors/error-states.server";
import { type HighlightDay, hasMatch, highlightDays } from "~/features/highlights/highlight-cards";
import { areResultsHidden, keepHidden, listQuery, otherResults } from "~/features/highlights/results-choice";
import { type SimulatedShare, simulatedShare } from "~/features/match-row/SimulatedNote";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { localePath } from "~/page/locale-path";

/** A filter of the list: a link, and whether it is current. */
interface ListChoice {
  name: string;
  href: string;
  isShown: boolean;
}

export interface HighlightsData {
  sport: Sport;
  /** Latest first. */
  days: HighlightDay[];
  count: number;
  /** The competition of the list. */
  competition?: Pick<Competition, "name">;
  choices: ListChoice[];
  /** Whether results in titles are hidden; `resultsHref` toggles it. */
  isHidden: boolean;
  resultsHref: string;
  /** Older ones; absent at the end. */
  olderHref?: string;
  /** Back to the latest; only on older pages. */
  latestHref?: string;
  simulated: SimulatedShare;
  fetched: AnswerAge;
}

const SIZE = 24;
const MOST_CHOICES = 12;

/**
 * Data of a sport's highlights page. Reads `leagueId`, `lastId` and `results` from `query`. Throws an error page for a
 * fault and for an unknown competition.
 */
export async function loadHighlights(
  context: EdgeContext,
  sport: Sport,
  query: URLSearchParams,
): Promise<HighlightsData> {
  const { locale, upstream } = context;
  const leagueId = query.get("leagueId") || undefined;
  const lastId = query.get("lastId") || undefined;
  const isHidden = areResultsHidden(query, context.visitor.view);
  const sportType = sportTypeOf(sport);
  const params = { sportType, size: SIZE, ...(leagueId && { leagueId }), ...(lastId && { lastId }) };
  const [list, all, sidebar] = await Promise.all([
    loadOrThrowErrorPage(context, upstream.call("highlightList", params)),
    settle(context, upstream.call(callOf(sport, "leagueAll"), {})),
    settle(context, upstream.call(callOf(sport, "competitionSidebar"), { timeZone: "UTC" })),
  ]);
  const { value: page, ...fetched } = list;
  const highlights = page.highlights.filter(hasMatch);
  const competitions = competitionsById(all.value?.value);
  const competition = leagueId ? competitions.get(leagueId) : undefined;
  const at = (change: Parameters<typeof listQuery>[0]) =>
    localePath(locale, `/${sport}/highlights${listQuery({ results: keepHidden(isHidden), ...change })}`);
  return {
    sport,
    days: highlightDays(highlights, { context, competitions, isHidden }),
    count: highlights.length,
    ...(competition && { competition: { name: competition.name } }),
    choices: choicesOf(sidebar.value?.value, competition).map(({ id, name }) => ({
      name,
      href: at({ leagueId: id }),
      isShown: id === leagueId,
    })),
    isHidden,
    resultsHref: at({ leagueId, lastId, results: otherResults(isHidden, context.visitor.view) }),
    ...(page.hasNext && page.lastId && { olderHref: at({ leagueId, lastId: page.lastId }) }),
    ...(lastId && { latestHref: at({ leagueId }) }),
    simulated: simulatedShare(highlights.map(({ match }) => match)),
    fetched,
  };
}

/** A sport's competitions by id; empty if they could not be loaded. */
export const competitionsById = (list: CompetitionList | undefined): Map<string, Competition> =>
  new Map(list?.countries.flatMap(({ competitions }) => competitions.map((one) => [one.id, one])));

/** The most popular competitions, preceded by the current one if it is not among them. */
export function choicesOf(sidebar: Sidebar | undefined, shown: Competition | undefined): Competition[] {
  const popular = (sidebar?.popular ?? []).slice(0, MOST_CHOICES);
  return shown && !popular.some(({ id }) => id === shown.id) ? [shown, ...popular] : popular;
}
