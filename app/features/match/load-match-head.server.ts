import { redirect } from "@remix-run/react";
import type { GameInfo } from "#contract/domain/game-info";
import type { Match, Side } from "#contract/domain/match";
import type { MatchEvents } from "#contract/domain/match-events";
import type { MatchAbout, MatchInfo } from "#contract/domain/match-info";
import type { BasketballStandings, WonLost } from "#contract/domain/standings";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { matchTabPath } from "#contract/tables/paths";
import { callOf, type Sport } from "#contract/tables/sports";
import { isInWindow, TOURNAMENTS } from "#contract/tables/tournaments";
import type { View } from "#contract/tables/view-choices";
import { HOUR } from "#contract/time/units";
import { dateIn, wallClock } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { Settled } from "~/features/errors/error-kind";
import { loadOrThrowErrorPage, settle, throwErrorPage } from "~/features/errors/error-states.server";
import { catchUpWithEvents } from "~/features/match-events/catch-up-with-events";
import { canChange } from "~/features/match-list/can-change";
import { isInReach, isMatchIndexed } from "~/features/match-list/read-day";
import { type RowView, rowFacts, rowView } from "~/features/match-row/row-view";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import { bySport } from "~/sports/by-sport";
import { offeredTabs } from "./offered-tabs.ts";

interface WayBack {
  /** After the locale, with its query. */
  path: string;
  to: "day" | "competition";
}

/**
 * The back link of a match page: the list of its day (YYYY-MM-DD, the visitor's), or its tournament's page if the match
 * is long past.
 */
export function wayBack({ sport, leagueId }: Pick<Match, "sport" | "leagueId">, day: string, today: string): WayBack {
  const tournament = TOURNAMENTS.find((row) => row.leagueId === leagueId && isInWindow(Date.parse(day), row.window));
  if (tournament && !isInReach(day, today)) return { path: tournament.path, to: "competition" };
  const list = `/${sport}/matches`;
  return { path: day === today ? list : `${list}?date=${day}`, to: "day" };
}

/**
 * What a match's page keeps from visitors who hide scores: all of it, or a tab that is made of other matches' results.
 */
export type HiddenPart = "match" | "results";

const OF_OTHER_RESULTS: ReadonlySet<MatchTabKey> = new Set(["h2h", "table", "analysis"]);

/**
 * Undefined for everybody else, and for what tells no result. The first tab of a match to come hides parts of its own.
 */
export function hiddenPart(match: Match, tab: MatchTabKey, view: View | undefined): HiddenPart | undefined {
  if (!view?.hideScores) return undefined;
  if ("score" in match && match.score !== undefined) return "match";
  return OF_OTHER_RESULTS.has(tab) ? "results" : undefined;
}

/** Games won and lost in the season by the table. */
export type Records = Readonly<Record<Side, WonLost>>;

/** How long after its start a game's table still is that of its final buzzer, in milliseconds. */
const CURRENT = 20 * HOUR;

/** Until soon after a game; in a series that stands in their place. */
export const showsRecords = ({ state, series, kickOff }: Match, now: number): boolean =>
  (series === undefined || series.bestOf === 1) &&
  (["scheduled", "live", "halted"].includes(state) || (state === "finished" && now - kickOff < CURRENT));

/** Undefined unless the table has both. */
export function recordsIn(
  { tables }: Pick<BasketballStandings, "tables">,
  { home, away }: Pick<Match, Side>,
): Records | undefined {
  const rows = tables.flatMap((table) => table.rows);
  const [first, second] = [home, away].map(({ id }) => rows.find(({ team }) => team.id === id));
  return first && second && { home: [first.won, first.lost], away: [second.won, second.lost] };
}

/** Both sides' records for the head of a game; undefined where none are shown or the table cannot be loaded. */
const loadRecords = async (context: EdgeContext, about: MatchAbout): Promise<Records | undefined> =>
  bySport(about, {
    football: () => undefined,
    async basketball({ match }) {
      if (!showsRecords(match, context.now)) return undefined;
      const call = context.upstream.call("basketballStandingByMatch", { matchId: match.id });
      const { value } = await settle(context, call);
      const standings = value?.value;
      // A table that counts games in play has another record for them.
      if (!standings || (match.state === "live" && standings.isLive)) return undefined;
      return recordsIn(standings, match);
    },
  });

/** Head data shared by all tabs of a match. */
export interface MatchHeadData {
  about: MatchAbout;
  tab: MatchTabKey;
  /** The offered tabs. */
  tabs: MatchTabKey[];
  /** The match state as shown on the score board. */
  view: RowView;
  /** Who shows it in the visitor's country; empty once it is over. */
  channels: string[];
  /** Absent unless the visitor hides scores. */
  hides?: HiddenPart;
  /** The formatted day of kick-off for the board, with its year unless it is the current one. */
  boardDay: string;
  /** The formatted day of kick-off, in the visitor's zone. */
  day: string;
  /** The visitor's offsets at kick-off. */
  zone: ZoneOffsets;
  back: WayBack;
  /** Both sides' colours as custom properties of the page. */
  pairCss: string;
  records?: Records;
  /** Whether search engines index the match's pages. */
  isIndexed: boolean;
  /** Something may still happen in the match. */
  canChange: boolean;
  /** Since when (HH:MM, the visitor's) the supplier of a match in play is silent. */
  silentSince?: string;
  /** The formatted day of the match that is played instead, in the visitor's zone. */
  replayDay?: string;
  fetched: AnswerAge;
}

/** A note of a match that is over by now, by its events, would come too late. */
function silenceOf(
  { match, supply }: MatchAbout,
  { timeZone }: EdgeContext["visitor"],
): Pick<MatchHeadData, "silentSince"> {
  const isPlayed = match.state === "live" || match.state === "halted";
  if (supply?.silentSince === undefined || !isPlayed) return {};
  return { silentSince: wallClock(supply.silentSince, timeZone).time };
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
  const { locale, visitor, now, showsPrices } = context;
  const [{ about: answered, ...fetched }, events, { pairCss }] = await Promise.all([
    loadAbout(context, request),
    request.events,
    // A module of its own: only matches need its library of colours.
    import("#contract/colours/pick-pair"),
  ]);
  const match = catchUpWithEvents({ value: answered.match, ...fetched }, events?.value);
  const about = { ...answered, match };
  if (!isAddressOf(match, request.params)) throw redirect(rightAddress(context, request, match), 301);
  const hides = hiddenPart(match, request.tab, visitor.view);
  const records = visitor.view?.hideScores ? undefined : await loadRecords(context, about);
  const date = dateIn(match.kickOff, visitor.timeZone);
  const today = dateIn(now, visitor.timeZone);
  const day = formatDate(date, locale, "full");
  const zone = offsetsBetween(match.kickOff, match.kickOff, visitor.timeZone);
  const i18n = translatorOf(locale, namespacesOf("match-info"));
  return {
    about,
    tab: request.tab,
    tabs: offeredTabs(about, request.tab, now).filter((tab) => tab !== "odds" || showsPrices || tab === request.tab),
    view: rowView(match, rowFacts(i18n, context, zone)),
    channels: channelsFor(about, visitor.country),
    ...(hides && { hides }),
    boardDay: formatDate(date, locale, date.slice(0, 4) === today.slice(0, 4) ? "row" : "full"),
    day,
    zone,
    back: wayBack(match, date, today),
    pairCss: pairCss(about.colours),
    ...(records && { records }),
    isIndexed: isMatchIndexed(match.source, date, today),
    canChange: canChange(match, now),
    ...silenceOf(about, visitor),
    ...(about.replay && { replayDay: formatDate(dateIn(about.replay.kickOff, visitor.timeZone), locale, "full") }),
    fetched,
  };
}

const WATCHED: readonly Match["state"][] = ["scheduled", "live", "halted"];

const channelsFor = ({ match, channels = [] }: MatchAbout, country: string | undefined): string[] =>
  WATCHED.includes(match.state) ? channels.filter((one) => one.country === country).map(({ name }) => name) : [];

async function loadAbout(context: EdgeContext, { sport, params: { matchId } }: MatchRequest): Promise<LoadedAbout> {
  if (!matchId) return throwErrorPage(context, "matchNotFound");
  const answer: Promise<Fetched<MatchInfo | GameInfo>> = context.upstream.call(callOf(sport, "matchInfo"), { matchId });
  const { value, ...fetched } = await loadOrThrowErrorPage(context, answer, "matchNotFound");
  return { about: { sport, ...value } as MatchAbout, ...fetched };
}

type LoadedAbout = { about: MatchAbout } & MatchHeadData["fetched"];

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
