import type { Match } from "#contract/domain/match";
import type { BasketballStandings, PartOfSeason, RankingHistory, Standings } from "#contract/domain/standings";
import { callOf, type Sport } from "#contract/tables/sports";
import { DEDUCTION_REASONS, type DeductionReason, type StandingsFormat } from "#contract/tables/standings-keys";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import { type BracketData, hasTeams } from "~/features/bracket/bracket-data";
import { loadBracket } from "~/features/bracket/load-bracket.server";
import {
  type CompetitionHeadData,
  type CompetitionKeys,
  loadCompetitionHead,
} from "~/features/competition/load-competition-head.server";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { groupByDay, type MatchDay, zoneOfMatches } from "~/features/match-days/group-by-day";
import { dayBefore, listedGroups } from "~/features/match-list/begun-before";
import { loadBegunBefore } from "~/features/match-list/load-begun-before.server";
import type { StandingsFacts } from "~/features/standings/standings-facts";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { type AnyTable, hasBegun } from "~/features/standings/standings-rows";
import { readTableQuery, type TableQuery } from "~/features/standings/table-query";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import type { ZoneOffsets } from "~/i18n/zone-offsets";

export interface TablePageData {
  head: CompetitionHeadData;
  choice: TableQuery;
  /** Absent if the upstream fails. */
  tables?: ShownTables;
  /** Ranks by round; only if the table counts all matches. */
  history?: RankingHistory;
  bracket?: BracketData;
}

export interface ShownTables {
  tables: readonly AnyTable[];
  facts: StandingsFacts;
  /** Matches in play, which the tables include. */
  playing?: { days: MatchDay[]; zone: ZoneOffsets };
  /** Of a season in parts; else empty. */
  parts: readonly PartOfSeason[];
  isEmpty: boolean;
  /** No match of the current season has been played. */
  isBeforeStart: boolean;
  isLive: boolean;
  isProvisionalRule: boolean;
  /** Reasons for deducted points that the rows do not give. */
  reasons: DeductionReason[];
  fetched: AnswerAge;
}

interface TableRequest {
  sport: Sport;
  params: CompetitionKeys;
  query: URLSearchParams;
}

/**
 * Data of a competition's table tab: the season's tables in one view, the matches in play that change them, ranks by
 * round, the knock-out rounds. Throws an error page for an unknown competition, season or part and for an invalid
 * parameter; works without tables, chart or bracket.
 */
export async function loadTablePage(
  context: EdgeContext,
  { sport, params, query }: TableRequest,
): Promise<TablePageData> {
  const choice = readTableQuery(query, sport);
  if (!choice) return throwErrorPage(context, "badRequest");
  const leagueId = query.get("leagueId");
  const loadHead = loadCompetitionHead(context, { sport, params, query, tab: "table" });
  if (!leagueId) return { head: await loadHead, choice };

  const season = query.get("season") ?? undefined;
  const part = { ...(season && { season }), ...(choice.part && { subLeagueId: choice.part }) };
  const isHistoryWanted = choice.view === "all";
  const [head, ranking, history] = await Promise.all([
    loadHead,
    settle(context, loadRanking(context, { sport, leagueId, part, view: choice.view })),
    isHistoryWanted
      ? settle(context, context.upstream.call(callOf(sport, "rankingHistory"), { leagueId, ...part }))
      : undefined,
  ]);
  // Competition and season exist, so the part is what is unknown.
  if (ranking.error === "notFound") return throwErrorPage(context, "notFound");
  const [tables, bracket] = await Promise.all([
    ranking.value && showTables(context, { head, view: choice.view, ranking: ranking.value }),
    head.hasBracket ? loadBracket(context, { sport: head.sport, leagueId, season: head.season }) : undefined,
  ]);
  return {
    head,
    choice,
    ...(tables && { tables }),
    ...(history?.value && { history: history.value.value }),
    ...(bracket && isWorthShowing(bracket, ranking.value?.value.format) && { bracket }),
  };
}

/** A league's bracket of which no team is known yet says nothing; one of a tournament says who may meet whom. */
const isWorthShowing = ({ bracket }: BracketData, format: StandingsFormat | undefined): boolean =>
  (format !== "league" && format !== "conference") || hasTeams(bracket);

interface RankingRequest {
  sport: Sport;
  leagueId: string;
  part: { season?: string; subLeagueId?: string };
  view: TableQuery["view"];
}

type Ranking = Fetched<Standings | BasketballStandings>;

/** Halves and form need finished matches; all other views include matches in play. */
function loadRanking({ upstream }: EdgeContext, { sport, leagueId, part, view }: RankingRequest): Promise<Ranking> {
  const live = view === "all" || view === "home" || view === "away" ? 1 : 0;
  return upstream.call(callOf(sport, "ranking"), { leagueId, ...part, type: view, live });
}

interface ShownRanking {
  head: CompetitionHeadData;
  view: TableQuery["view"];
  ranking: Ranking;
}

async function showTables(
  context: EdgeContext,
  { head, view, ranking: { value, ...fetched } }: ShownRanking,
): Promise<ShownTables> {
  const isLive = value.isLive === true;
  const isUncounted = head.isCurrentSeason && !value.tables.some(hasBegun);
  // Tables of basketball count games that are over: in the first ones of a season nothing is counted yet.
  const playing = isLive || isUncounted ? await matchesInPlay(context, head) : [];
  const facts = standingsFacts(context, head);
  const rows = value.tables.flatMap((table): readonly { deducted: number; deductedReason?: string }[] => table.rows);
  return {
    tables: value.tables,
    facts: view === "h1" || view === "h2" ? { ...facts, half: view } : facts,
    ...(playing.length > 0 && {
      playing: { days: groupByDay(playing, context), zone: zoneOfMatches(playing, context) },
    }),
    parts: value.parts ?? [],
    isEmpty: value.tables.every((table) => table.rows.length === 0),
    isBeforeStart: isUncounted && !isLive && playing.length === 0,
    isLive,
    isProvisionalRule: value.isProvisionalRule,
    reasons: DEDUCTION_REASONS.filter(
      (reason) =>
        value.notes?.includes(`deduction.${reason}`) && !rows.some(({ deductedReason }) => deductedReason === reason),
    ),
    fetched,
  };
}

/** The matches that change the table, whatever their date; the page script updates them and the table. */
async function matchesInPlay(
  context: EdgeContext,
  { sport, competition }: CompetitionHeadData,
): Promise<readonly Match[]> {
  const { upstream, now, visitor } = context;
  const { timeZone } = visitor;
  const date = dateIn(now, timeZone);
  const ask = (query: { date: string; timeZone: string }) =>
    upstream.call(callOf(sport, "matchList"), { ...query, leagueId: competition.id });
  const [{ value }, before] = await Promise.all([
    settle(context, ask({ date, timeZone })),
    loadBegunBefore(context, dayBefore(date, { now, timeZone }), ask),
  ]);
  return listedGroups(value?.value.groups ?? [], before.groups)
    .flatMap((group) => group.matches)
    .filter(({ state }) => state === "live");
}
