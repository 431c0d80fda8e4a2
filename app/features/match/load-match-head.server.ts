import { redirect } from "@remix-run/react";
import type { MatchTabKey } from "#contract/tables/match-tabs";
import { matchTabPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/context";
import { loadOrFace, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { canChange } from "~/features/match-list/can-change";
import { type RowFacts, rowFacts } from "~/features/match-row/row-view";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import type { MatchAbout } from "./match-about.ts";
import { offeredTabs } from "./offered-tabs.ts";
import { scoreBoard, scoreLine } from "./score-board.server.ts";
import { type WayBack, wayBack } from "./way-back.ts";

/** What stands above every tab of a match, and what all of them need. */
export interface MatchHeadData {
  about: MatchAbout;
  tab: MatchTabKey;
  /** Those that are offered. */
  tabs: MatchTabKey[];
  board: KeptMarkup;
  /** The same in one line, which stays in view. */
  line: KeptMarkup;
  /** The day of kick-off in words, in the visitor's zone. */
  day: string;
  /** The visitor's zone at kick-off. */
  zone: ZoneOffsets;
  back: WayBack;
  /** Something may still happen in the match. */
  canChange: boolean;
  fetched: AnswerAge;
}

/** The segments of a match's address, as the route names them. */
export type MatchParams = Partial<Record<"countryKey" | "leagueKey" | "matchName" | "matchId", string>>;

export interface AskedMatch {
  sport: Sport;
  params: MatchParams;
  tab: MatchTabKey;
  /** The address's query, with its question mark or empty. */
  search: string;
  /** Where within the tab the address leads, for a tab of several pages: the segment behind the match. */
  segment?: string;
}

/**
 * The head of a match's page. The id decides which match it is: with any other word in the address out of place the
 * visitor is sent (301) to the right one, with the query as it is. Throws a face for an unknown id and for a fault.
 */
export async function loadMatchHead(context: EdgeContext, asked: AskedMatch): Promise<MatchHeadData> {
  const { locale, visitor, now } = context;
  const { about, ...fetched } = await loadAbout(context, asked);
  const { match } = about;
  if (!isAddressOf(match, asked.params)) throw redirect(rightAddress(context, asked, match), 301);
  const date = dateIn(match.kickOff, visitor.timeZone);
  const day = formatDate(date, locale, "full");
  const zone = offsetsBetween(match.kickOff, match.kickOff, visitor.timeZone);
  const i18n = translatorOf(locale, namespacesOf("match-info"));
  const facts: RowFacts = rowFacts(i18n, context, zone);
  return {
    about,
    tab: asked.tab,
    tabs: offeredTabs(about, asked.tab, now),
    board: keptOnServer(scoreBoard(match, { facts, day: formatDate(date, locale, "row") })),
    line: keptOnServer(scoreLine(match, facts)),
    day,
    zone,
    back: wayBack(match, date, dateIn(now, visitor.timeZone)),
    canChange: canChange(match, now),
    fetched,
  };
}

async function loadAbout(
  context: EdgeContext,
  { sport, params: { matchId } }: AskedMatch,
): Promise<{ about: MatchAbout } & MatchHeadData["fetched"]> {
  if (!matchId) return throwFace(context, "matchNotFound");
  const { upstream } = context;
  if (sport === "football") {
    const { value, ...fetched } = await loadOrFace(context, upstream.call("matchInfo", { matchId }), "matchNotFound");
    return { about: { sport, ...value }, ...fetched };
  }
  const asked = upstream.call("basketballMatchInfo", { matchId });
  const { value, ...fetched } = await loadOrFace(context, asked, "matchNotFound");
  return { about: { sport, ...value }, ...fetched };
}

const isAddressOf = (match: MatchAbout["match"], { countryKey, leagueKey, matchName }: MatchParams): boolean =>
  match.countryKey === countryKey && match.leagueKey === leagueKey && match.slug === matchName;

function rightAddress(
  { locale }: EdgeContext,
  { tab, segment, search }: AskedMatch,
  match: MatchAbout["match"],
): string {
  const path = segment === undefined ? matchTabPath(match, tab) : matchTabPath(match, "info") + segment;
  return localePath(locale, path) + search;
}
