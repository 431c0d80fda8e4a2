import type { Competition, CompetitionList, Sidebar } from "#contract/domain/competition";
import { SPORTS, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { loadOrFace, settle } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { callOf } from "~/upstream-calls/call-of";
import { hasMatch, highlightDays } from "./highlight-cards.server.ts";
import { areResultsHidden, listQuery } from "./results-choice.ts";

/** A choice of the list: a link, and whether it is what is shown. */
export interface ListChoice {
  name: string;
  href: string;
  isShown: boolean;
}

export interface HighlightsData {
  sport: Sport;
  days: KeptMarkup;
  count: number;
  /** The competition that the list keeps to. */
  competition?: Pick<Competition, "name">;
  choices: ListChoice[];
  /** Results in titles are hidden; `resultsHref` turns that round. */
  isHidden: boolean;
  resultsHref: string;
  /** Further back; none at the end. */
  olderHref?: string;
  /** Back to the latest; only on a page further back. */
  latestHref?: string;
  hasSimulated: boolean;
  fetched: AnswerAge;
}

const SIZE = 24;
const MOST_CHOICES = 12;

/** What a sport's page of highlights shows. `leagueId`, `lastId` and `results` are read of `query`. Throws a face for a fault and for an unknown competition. */
export async function loadHighlights(
  context: EdgeContext,
  sport: Sport,
  query: URLSearchParams,
): Promise<HighlightsData> {
  const { locale, upstream } = context;
  const leagueId = query.get("leagueId") || undefined;
  const lastId = query.get("lastId") || undefined;
  const isHidden = areResultsHidden(query);
  const sportType = SPORTS.find(({ code }) => code === sport)?.sportType ?? 0;
  const asked = { sportType, size: SIZE, ...(leagueId && { leagueId }), ...(lastId && { lastId }) };
  const [list, all, sidebar] = await Promise.all([
    loadOrFace(context, upstream.call("highlightList", asked)),
    settle(context, upstream.call(callOf(sport, "leagueAll"), {})),
    settle(context, upstream.call(callOf(sport, "competitionSidebar"), { timeZone: "UTC" })),
  ]);
  const { value: page, ...fetched } = list;
  const highlights = page.highlights.filter(hasMatch);
  const competitions = competitionsById(all.value?.value);
  const competition = leagueId ? competitions.get(leagueId) : undefined;
  const i18n = translatorOf(locale, namespacesOf("highlights"));
  const at = (change: { leagueId?: string; lastId?: string; isHidden?: boolean }) =>
    localePath(locale, `/${sport}/highlights${listQuery({ isHidden, ...change })}`);
  return {
    sport,
    days: keptOnServer(highlightDays(highlights, { context, i18n, competitions, isHidden })),
    count: highlights.length,
    ...(competition && { competition: { name: competition.name } }),
    choices: choicesOf(sidebar.value?.value, competition).map(({ id, name }) => ({
      name,
      href: at({ leagueId: id }),
      isShown: id === leagueId,
    })),
    isHidden,
    resultsHref: at({ leagueId, lastId, isHidden: !isHidden }),
    ...(page.hasNext && page.lastId && { olderHref: at({ leagueId, lastId: page.lastId }) }),
    ...(lastId && { latestHref: at({ leagueId }) }),
    hasSimulated: highlights.some(({ match }) => match.source === "simulated"),
    fetched,
  };
}

/** Competitions of a sport by their ids; none while nobody tells. */
export const competitionsById = (list: CompetitionList | undefined): Map<string, Competition> =>
  new Map(list?.countries.flatMap(({ competitions }) => competitions.map((one) => [one.id, one])));

/** The most popular competitions, and the one that is shown in front of them when it is none of them. */
export function choicesOf(sidebar: Sidebar | undefined, shown: Competition | undefined): Competition[] {
  const popular = (sidebar?.popular ?? []).slice(0, MOST_CHOICES);
  return shown && !popular.some(({ id }) => id === shown.id) ? [shown, ...popular] : popular;
}
