import type { PerformancePage } from "#contract/domain/performance";
import type { PlayerInfo } from "#contract/domain/player-info";
import { playerPath } from "#contract/tables/paths";
import type { EdgeContext, Fetched } from "#worker/context";
import type { FaceKind, Settled } from "~/features/faces/face";
import { settle, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { type AbsenceView, absenceView } from "~/features/people/absence-view";
import { type NamedCount, namedCounts } from "~/features/people/counted";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { oldestOf } from "~/upstream-calls/answer-age";
import { callOf } from "~/upstream-calls/call-of";
import { type AskedPlayer, loadPlayerHead, type PlayerHeadData } from "./load-player-head.server.ts";
import { type MatchLine, matchLine } from "./match-line.server.ts";
import { type FactView, playerFacts } from "./player-facts.server.ts";

export interface SeasonNumbers {
  season: string;
  team: string;
  competition?: string;
  counts: NamedCount[];
}

export interface PlayerMatches {
  lines: MatchLine[];
  /** Addresses of the matches before these, and of the latest where these are older ones. */
  olderHref?: string;
  latestHref?: string;
}

export interface OverviewData {
  head: PlayerHeadData;
  facts: FactView[];
  /** Of the latest season, one for each club that he played for. */
  numbers: SeasonNumbers[];
  matches: PlayerMatches | { face: FaceKind };
  absences: AbsenceView[];
  isOlder: boolean;
}

const MATCHES = 10;
const ABSENCES = 8;

/** What a player's first page shows; without his matches it goes on. Throws the faces of loadPlayerHead. */
export async function loadOverview(context: EdgeContext, asked: Omit<AskedPlayer, "tab">): Promise<OverviewData> {
  const { locale, now } = context;
  const { sport, params } = asked;
  const lastId = new URLSearchParams(asked.search).get("lastId") ?? undefined;
  if (lastId !== undefined && !/^\d{1,20}$/.test(lastId)) return throwFace(context, "badRequest");
  const query = { playerId: params.player ?? "", size: MATCHES, ...(lastId !== undefined && { lastId }) };
  const [head, performances] = await Promise.all([
    loadPlayerHead(context, { ...asked, tab: "overview" }),
    settle(context, context.upstream.call(callOf(sport, "playerPerformance"), query)),
  ]);
  const { info } = head;
  const t = translatorOf(locale, namespacesOf("player-overview")).getFixedT(null, "people");
  return {
    head: { ...head, fetched: oldestOf([head.fetched, ...(performances.value ? [performances.value] : [])]) },
    facts: playerFacts(info, { sport, locale, now }),
    numbers: latestSeason(info).map((row) => ({
      season: row.season,
      team: row.team.name,
      ...(row.competition && { competition: row.competition }),
      counts: namedCounts(sport, row, locale, t),
    })),
    matches: matchesOf(performances, head, lastId, context),
    absences: info.sidelined.slice(0, ABSENCES).map((spell) => absenceView(spell, now, { sport, locale, t })),
    isOlder: lastId !== undefined,
  };
}

const latestSeason = ({ seasons }: PlayerInfo) => seasons.filter(({ season }) => season === seasons[0]?.season);

function matchesOf(
  answer: Settled<Fetched<PerformancePage>>,
  { sport, info }: PlayerHeadData,
  lastId: string | undefined,
  { locale, visitor }: EdgeContext,
): OverviewData["matches"] {
  if (!answer.value) return { face: answer.face ?? "unexpected" };
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
