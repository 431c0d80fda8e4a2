import { redirect } from "@remix-run/react";
import type { MatchEvents } from "#contract/domain/match-events";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { matchTabPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { Settled } from "~/features/errors/error-kind";
import { loadOrThrowErrorPage, throwErrorPage } from "~/features/errors/error-states.server";
import { catchUpWithEvents } from "~/features/match-events/catch-up-with-events";
import { canChange } from "~/features/match-list/can-change";
import { isMatchIndexed } from "~/features/match-list/read-day";
import { type RowView, rowFacts, rowView } from "~/features/match-row/row-view";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { MatchAbout } from "./match-about.ts";
import { offeredTabs } from "./offered-tabs.ts";
import { type WayBack, wayBack } from "./way-back.ts";

/** Head data shared by all tabs of a match. */
export interface MatchHeadData {
  about: MatchAbout;
  tab: MatchTabKey;
  /** The offered tabs. */
  tabs: MatchTabKey[];
  /** The match state as shown on the score board. */
  view: RowView;
  /** The formatted day of kick-off for the board, without its year. */
  boardDay: string;
  /** The formatted day of kick-off, in the visitor's zone. */
  day: string;
  /** The visitor's offsets at kick-off. */
  zone: ZoneOffsets;
  back: WayBack;
  /** Whether search engines index the match's pages. */
  isIndexed: boolean;
  /** Something may still happen in the match. */
  canChange: boolean;
  fetched: AnswerAge;
}

/** The segments of a match address, named as in the routes. */
export type MatchParams = Partial<Record<"countryKey" | "leagueKey" | "matchName" | "matchId", string>>;

export interface MatchRequest {
  sport: Sport;
  params: MatchParams;
  tab: MatchTabKey;
  /** The query with its question mark, or empty. */
  search: string;
  /** For a tab of several pages, which of them: the segment after the match. */
  segment?: string;
  /** The match's events, if the page shows them too: the head is then never behind them. */
  events?: Promise<Settled<Fetched<MatchEvents>>>;
}

/**
 * Loads the head of a match page. The id decides; if any other segment is wrong, redirects (301) to the canonical
 * address, keeping the query. Throws an error page for an unknown id and for a fault.
 */
export async function loadMatchHead(context: EdgeContext, request: MatchRequest): Promise<MatchHeadData> {
  const { locale, visitor, now } = context;
  const [{ about: answered, ...fetched }, events] = await Promise.all([loadAbout(context, request), request.events]);
  const match = catchUpWithEvents({ value: answered.match, ...fetched }, events?.value);
  const about = { ...answered, match };
  if (!isAddressOf(match, request.params)) throw redirect(rightAddress(context, request, match), 301);
  const date = dateIn(match.kickOff, visitor.timeZone);
  const today = dateIn(now, visitor.timeZone);
  const day = formatDate(date, locale, "full");
  const zone = offsetsBetween(match.kickOff, match.kickOff, visitor.timeZone);
  const i18n = translatorOf(locale, namespacesOf("match-info"));
  return {
    about,
    tab: request.tab,
    tabs: offeredTabs(about, request.tab, now),
    view: rowView(match, rowFacts(i18n, context, zone)),
    boardDay: formatDate(date, locale, "row"),
    day,
    zone,
    back: wayBack(match, date, today),
    isIndexed: isMatchIndexed(match.source, date, today),
    canChange: canChange(match, now),
    fetched,
  };
}

async function loadAbout(context: EdgeContext, { sport, params: { matchId } }: MatchRequest): Promise<LoadedAbout> {
  if (!matchId) return throwErrorPage(context, "matchNotFound");
  return LOAD_ABOUT[sport](context, matchId);
}

type LoadedAbout = { about: MatchAbout } & MatchHeadData["fetched"];

const LOAD_ABOUT: Record<Sport, (context: EdgeContext, matchId: string) => Promise<LoadedAbout>> = {
  async football(context, matchId) {
    const answer = context.upstream.call("matchInfo", { matchId });
    const { value, ...fetched } = await loadOrThrowErrorPage(context, answer, "matchNotFound");
    return { about: { sport: "football", ...value }, ...fetched };
  },
  async basketball(context, matchId) {
    const answer = context.upstream.call("basketballMatchInfo", { matchId });
    const { value, ...fetched } = await loadOrThrowErrorPage(context, answer, "matchNotFound");
    return { about: { sport: "basketball", ...value }, ...fetched };
  },
};

const isAddressOf = (match: MatchAbout["match"], { countryKey, leagueKey, matchName }: MatchParams): boolean =>
  match.countryKey === countryKey && match.leagueKey === leagueKey && match.slug === matchName;

function rightAddress(
  { locale }: EdgeContext,
  { tab, segment, search }: MatchRequest,
  match: MatchAbout["match"],
): string {
  const path = segment === undefined ? matchTabPath(match, tab) : matchTabPath(match, "info") + segment;
  return localePath(locale, path) + search;
}
