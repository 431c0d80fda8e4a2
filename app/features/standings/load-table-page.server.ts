import type { BasketballStandings, Standings } from "#contract/domain/standings";
import type { Sport } from "#contract/tables/sports";
import { DEDUCTION_REASONS, type DeductionReason } from "#contract/tables/standings-keys";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext, Fetched } from "#worker/context";
import { loadBracket } from "~/features/bracket/load-bracket.server";
import { seasonPath } from "~/features/competition/competition-address";
import type { CompetitionKeys } from "~/features/competition/find-competition";
import { type CompetitionHeadData, loadCompetitionHead } from "~/features/competition/load-competition-head.server";
import { settle, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { matchDays } from "~/features/match-days/match-days.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { html, type Markup } from "~/server-markup/html";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { callOf } from "~/upstream-calls/call-of";
import { historyChart } from "./history-chart.server.ts";
import { standingsFacts } from "./standings-facts.server.ts";
import { readTableQuery, type TableQuery, tableParameters } from "./table-query.ts";
import { tablesMarkup } from "./tables-markup.server.ts";

export interface TablePageData {
  head: CompetitionHeadData;
  asked: TableQuery;
  /** Absent where the upstream does not answer. */
  tables?: ShownTables;
  /** Places by round; only of a whole table with some rounds. */
  history?: KeptMarkup;
  bracket?: KeptMarkup;
}

export interface ShownTables {
  /** The matches in play, if any, and the tables that count them. */
  markup: KeptMarkup;
  isEmpty: boolean;
  isLive: boolean;
  isProvisionalRule: boolean;
  /** Why points were taken off, as far as the rows do not say it. */
  reasons: DeductionReason[];
  fetched: AnswerAge;
}

interface AskedTable {
  sport: Sport;
  params: CompetitionKeys;
  query: URLSearchParams;
}

/**
 * What the table tab of a competition shows: the tables of a season in one view, the matches that are changing them,
 * places by round, the knock-out rounds. Throws a face for an unknown competition, season or part and for a parameter
 * that cannot be read; without tables, chart or bracket it goes on.
 */
export async function loadTablePage(
  context: EdgeContext,
  { sport, params, query }: AskedTable,
): Promise<TablePageData> {
  const asked = readTableQuery(query, sport);
  if (!asked) return throwFace(context, "badRequest");
  const leagueId = query.get("leagueId");
  const loadHead = loadCompetitionHead(context, { sport, params, query, tab: "table" });
  if (!leagueId) return { head: await loadHead, asked };

  const season = query.get("season") ?? undefined;
  const part = { ...(season && { season }), ...(asked.part && { subLeagueId: asked.part }) };
  const isHistoryWanted = asked.view === "all";
  const [head, ranking, history] = await Promise.all([
    loadHead,
    settle(context, loadRanking(context, { sport, leagueId, part, view: asked.view })),
    isHistoryWanted
      ? settle(context, context.upstream.call(callOf(sport, "rankingHistory"), { leagueId, ...part }))
      : undefined,
  ]);
  // The competition and its season are known: it is the part that is not.
  if (ranking.face === "notFound") return throwFace(context, "notFound");
  const [tables, bracket] = await Promise.all([
    ranking.value && showTables(context, { head, view: asked.view, ranking: ranking.value }),
    head.hasBracket ? loadBracket(context, { sport, leagueId, season: head.season }) : undefined,
  ]);
  const chart = history?.value && chartOf(context, { head, asked, history: history.value.value });
  return {
    head,
    asked,
    ...(tables && { tables }),
    ...(chart && { history: keptOnServer(chart) }),
    ...(bracket && { bracket }),
  };
}

interface AskedRanking {
  sport: Sport;
  leagueId: string;
  part: { season?: string; subLeagueId?: string };
  view: TableQuery["view"];
}

type Ranking = Fetched<Standings | BasketballStandings>;

/** Halves and form are of finished play; anything else counts the matches in play with their score. */
function loadRanking({ upstream }: EdgeContext, { sport, leagueId, part, view }: AskedRanking): Promise<Ranking> {
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
  const facts = factsOf(context, head, view);
  const isLive = value.isLive === true;
  const playing = isLive ? await matchesInPlay(context, head) : undefined;
  const tables = tablesMarkup(value.tables, facts, head.competition);
  const rows = value.tables.flatMap((table): readonly { deducted: number; deductedReason?: string }[] => table.rows);
  return {
    markup: keptOnServer(html`${playing}${tables}`),
    isEmpty: value.tables.every((table) => table.rows.length === 0),
    isLive,
    isProvisionalRule: value.isProvisionalRule,
    reasons: DEDUCTION_REASONS.filter(
      (reason) =>
        value.notes?.includes(`deduction.${reason}`) && !rows.some(({ deductedReason }) => deductedReason === reason),
    ),
    fetched,
  };
}

function factsOf(context: EdgeContext, { sport, competition }: CompetitionHeadData, view: TableQuery["view"]) {
  const i18n = translatorOf(context.locale, namespacesOf("competition-table"));
  const facts = standingsFacts(context, { sport, competition, i18n });
  return view === "h1" || view === "h2" ? { ...facts, counted: facts.t(`view.${view}`) } : facts;
}

/** The rows of the matches that change the table: kept up to date, and the table with them, by the page's script. */
async function matchesInPlay(
  context: EdgeContext,
  { sport, competition }: CompetitionHeadData,
): Promise<Markup | undefined> {
  const { upstream, now, visitor } = context;
  const query = { date: dateIn(now, visitor.timeZone), timeZone: visitor.timeZone, leagueId: competition.id };
  const { value } = await settle(context, upstream.call(callOf(sport, "matchList"), query));
  const matches = value?.value.groups.flatMap((group) => group.matches).filter(({ state }) => state === "live") ?? [];
  return matches.length > 0
    ? matchDays(matches, context, { namespaces: namespacesOf("competition-table") }).markup
    : undefined;
}

interface ChartOf {
  head: CompetitionHeadData;
  asked: TableQuery;
  history: Parameters<typeof historyChart>[0];
}

const chartOf = (context: EdgeContext, { head, asked, history }: ChartOf): Markup | undefined =>
  historyChart(history, factsOf(context, head, asked.view), {
    teams: asked.teams,
    addressWith: (teams) => localePath(context.locale, seasonPath(head, "table", tableParameters({ ...asked, teams }))),
  });
