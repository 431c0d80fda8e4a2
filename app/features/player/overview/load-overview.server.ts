import type { PerformancePage } from "#contract/domain/performance";
import { playerPath } from "#contract/tables/paths";
import { callOf } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import type { ErrorKind, Settled } from "~/features/errors/error-kind";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { type AbsenceView, absenceView } from "~/features/people/absence-view";
import { loadPlayerHead, type PlayerHeadData, type PlayerRequest } from "~/features/player/load-player-head.server";
import { oldestOf } from "~/features/upstream-calls/answer-age";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type MatchLine, matchLine } from "./match-line.server.ts";
import { type FactView, playerFacts } from "./player-facts.server.ts";
import { latestNumbers, type SeasonNumbers } from "./season-numbers.ts";

export interface PlayerMatches {
  lines: MatchLine[];
  /** Address of older matches; `latestHref` is set on pages of older ones. */
  olderHref?: string;
  latestHref?: string;
}

export interface OverviewData {
  head: PlayerHeadData;
  facts: FactView[];
  /** The latest season, one entry for each club. */
  numbers: SeasonNumbers[];
  matches: PlayerMatches | { error: ErrorKind };
  absences: AbsenceView[];
  isOlder: boolean;
}

const MATCHES = 10;
const ABSENCES = 8;

/** Data of a player's first page, with or without matches. Throws the error pages of loadPlayerHead. */
export async function loadOverview(context: EdgeContext, request: Omit<PlayerRequest, "tab">): Promise<OverviewData> {
  const { locale, now } = context;
  const { sport, params } = request;
  const lastId = new URLSearchParams(request.search).get("lastId") ?? undefined;
  if (lastId !== undefined && !/^\d{1,20}$/.test(lastId)) return throwErrorPage(context, "badRequest");
  const query = { playerId: params.player ?? "", size: MATCHES, ...(lastId !== undefined && { lastId }) };
  const [head, performances] = await Promise.all([
    loadPlayerHead(context, { ...request, tab: "overview" }),
    settle(context, context.upstream.call(callOf(sport, "playerPerformance"), query)),
  ]);
  const { info } = head;
  const t = translatorOf(locale, namespacesOf("player-overview")).getFixedT(null, "people");
  return {
    head: { ...head, fetched: oldestOf([head.fetched, ...(performances.value ? [performances.value] : [])]) },
    facts: playerFacts(info, { sport, locale, now }),
    numbers: latestNumbers(info, { sport, locale, t }),
    matches: matchesOf(performances, head, lastId, context),
    absences: info.sidelined.slice(0, ABSENCES).map((spell) => absenceView(spell, now, { sport, locale, t })),
    isOlder: lastId !== undefined,
  };
}

function matchesOf(
  answer: Settled<Fetched<PerformancePage>>,
  { sport, info }: PlayerHeadData,
  lastId: string | undefined,
  { locale, visitor }: EdgeContext,
): OverviewData["matches"] {
  if (!answer.value) return { error: answer.error ?? "unexpected" };
  const { performances, hasNext, lastId: last } = answer.value.value;
  const t = translatorOf(locale, namespacesOf("player-overview")).getFixedT(null, "player");
  const id = info.id ?? "";
  const path = localePath(locale, playerPath({ sport, id, key: info.key ?? id }));
  const facts = { locale, timeZone: visitor.timeZone, teamId: info.team?.id, t };
  return {
    lines: performances.map((one) => matchLine(one, facts)),
    ...(hasNext && last && { olderHref: `${path}?lastId=${last}#matches` }),
    ...(lastId !== undefined && { latestHref: `${path}#matches` }),
  };
}
