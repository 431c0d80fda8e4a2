import type { PanelBody, PastPricesWire, PricedMatchWire, TallyWire } from "#contract/calls/odds/panel";
import type { Side } from "#contract/domain/match";
import { mirrored, type Quarters, quartersOf } from "#contract/odds/quarters";
import { type Settle, settleHandicap, type TotalOutcome, totalOutcome, winnerOf } from "#contract/odds/settle";
import { bookmakerById, bookmakerLabel, bookmakersOf } from "#contract/tables/bookmakers";
import type { LocaleCode } from "#contract/tables/locales";
import { PANEL_COUNTS, type PanelCount } from "#contract/tables/panel-counts";
import type { Sport } from "#contract/tables/sports";
import { countedScore } from "../../competitions/sports/counted-score.ts";
import type { Fixture, MatchAt } from "../../match/match.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { filterBeside, meetings, playedBy } from "../../matches/history/team-history.ts";
import { pricesOfMatch } from "../../matches/odds/match-prices.ts";
import { handicapLabels, pricesWire } from "../../matches/odds/odds-wire.ts";
import type { Market, Row } from "../../matches/odds/quotes.ts";
import { competitionOf, matchItemWire } from "../../matches/wire/match.ts";
import { leagueWire } from "../../matches/wire/references.ts";
import { notFound } from "../../platform/envelope.ts";
import { requestedMatch } from "../context/requested.ts";

/** The query of a panel. */
export interface PanelQuery {
  matchId: string;
  companyId: number;
  duration: PanelCount;
  market: Market;
  sameLeague: number;
  leagueIds?: string | undefined;
  venue: "all" | Side;
  filter: "all" | "giving" | "receiving" | "level";
  line?: string | undefined;
  lang: string;
}

const MARKETS: readonly Market[] = ["AH", "OU", "1X2"];
/** Matches searched if only some of them are requested. */
const LOOKED_THROUGH = 60;

/** A past match from the subject's perspective, with one company's prices and its result against the closing ones. */
interface Priced {
  match: MatchAt;
  side: Side;
  result: "W" | "D" | "L";
  early: Partial<Record<Market, Row>>;
  close: Partial<Record<Market, Row>>;
  ah?: Settle;
  ou?: TotalOutcome;
}

async function priced(
  match: MatchAt,
  subjectId: string,
  companyId: number,
  sport: Sport,
  context: CallContext,
): Promise<Priced> {
  const side: Side = match.fixture.homeId === subjectId ? "home" : "away";
  const score = countedScore(match.state, sport) ?? [0, 0];
  const winner = winnerOf(score);
  // An awarded result settles nothing.
  const isPlayed = match.state.phase !== "AWARDED";
  const prices = await pricesOfMatch(match.fixture, context, { isBeforeOnly: true });
  const early: Priced["early"] = {};
  const close: Priced["close"] = {};
  for (const market of MARKETS) {
    const before = prices.before(companyId, market);
    if (before.early) early[market] = before.early;
    if (before.close) close[market] = before.close;
  }
  return {
    match,
    side,
    result: winner === "draw" ? "D" : winner === side ? "W" : "L",
    early,
    close,
    ...(close.AH?.line !== undefined && {
      ah: isPlayed ? settleHandicap(score, close.AH.line, side) : ("VOID" as const),
    }),
    ...(close.OU?.line !== undefined && isPlayed && { ou: totalOutcome(score, close.OU.line) }),
  };
}

/** The line from the subject's perspective: negative if it gives a handicap. */
function ownLine({ close, side }: Priced): Quarters | undefined {
  const line = close.AH?.line;
  return line === undefined ? undefined : side === "home" ? line : mirrored(line);
}

function isRequested(one: Priced, { filter, line }: PanelQuery): boolean {
  const own = ownLine(one);
  if (line !== undefined && (own === undefined || Math.abs(own) !== quartersOf(line))) return false;
  if (filter === "all") return true;
  return own !== undefined && (filter === "giving" ? own < 0 : filter === "receiving" ? own > 0 : own === 0);
}

const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

/** Counts from the subject's perspective. Percentages exclude pushes and state their number of matches. */
export function toTally(matches: readonly Pick<Priced, "result" | "ah" | "ou">[]): TallyWire {
  const results = (wanted: Priced["result"]) => matches.filter(({ result }) => result === wanted).length;
  const ah = (wanted: Settle) => matches.filter((one) => one.ah === wanted).length;
  const ou = (wanted: TotalOutcome) => matches.filter((one) => one.ou === wanted).length;
  const ahSample = matches.filter(({ ah }) => ah !== undefined && ah !== "PUSH" && ah !== "VOID").length;
  const overSample = matches.filter((one) => one.ou !== undefined && one.ou !== "PUSH").length;
  return {
    played: matches.length,
    w: results("W"),
    d: results("D"),
    l: results("L"),
    ahWin: ah("WIN"),
    ahHalfWin: ah("HALF_WIN"),
    ahPush: ah("PUSH"),
    ahHalfLose: ah("HALF_LOSE"),
    ahLose: ah("LOSE"),
    over: ou("OVER"),
    halfOver: ou("HALF_OVER"),
    push: ou("PUSH"),
    halfUnder: ou("HALF_UNDER"),
    under: ou("UNDER"),
    ahWinPct: percentOf(ah("WIN") + ah("HALF_WIN"), ahSample),
    ahSample,
    overPct: percentOf(ou("OVER") + ou("HALF_OVER"), overSample),
    overSample,
  };
}

const OF_SETTLE: Record<Settle, string> = { WIN: "W", HALF_WIN: "W", PUSH: "P", HALF_LOSE: "L", LOSE: "L", VOID: "" };
const OF_TOTAL: Record<TotalOutcome, string> = { OVER: "O", HALF_OVER: "O", PUSH: "P", HALF_UNDER: "U", UNDER: "U" };

/** One letter per match, latest first; matches without a price are skipped. */
export const formatStreak = (matches: readonly Pick<Priced, "result" | "ah" | "ou">[], market: Market): string =>
  matches
    .map(({ result, ah, ou }) =>
      market === "1X2" ? result : market === "AH" ? ah && OF_SETTLE[ah] : ou && OF_TOTAL[ou],
    )
    .join("");

function pastPrices(rows: Priced["early"]): PastPricesWire | undefined {
  if (MARKETS.every((market) => !rows[market])) return undefined;
  const wire = (market: Market) => rows[market] && pricesWire(market, rows[market]);
  return { ah: wire("AH"), ou: wire("OU"), x12: wire("1X2") };
}

function pricedWire(one: Priced, bookmakerId: number, context: CallContext, locale: LocaleCode): PricedMatchWire {
  const [early, close] = [pastPrices(one.early), pastPrices(one.close)];
  return {
    ...matchItemWire(one.match, context.directory, locale),
    odds: early || close ? { bookmakerId, early, close } : undefined,
    subject: { side: one.side, result: one.result, ah: one.ah, ou: one.ou },
  };
}

/** The matches' competitions, without duplicates, in list order. */
const buildLeagues = (matches: readonly MatchAt[], { directory }: CallContext, locale: LocaleCode) =>
  [...new Set(matches.map(({ fixture }) => competitionOf(fixture, directory)))]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((competition) => leagueWire(competition, directory, locale));

async function getPanel(
  sport: Sport,
  subjectId: string,
  found: readonly MatchAt[],
  query: PanelQuery,
  { competitionId }: Fixture,
  context: CallContext,
): Promise<PanelBody> {
  const { companyId, duration, leagueIds, sameLeague, venue, market } = query;
  const locale = localeOf(query.lang);
  const wanted = sameLeague === 1 ? [competitionId] : leagueIds?.split(",");
  const chosen = found.filter(
    ({ fixture }) =>
      (!wanted || wanted.includes(fixture.competitionId)) &&
      (venue === "all" || (venue === "home" ? fixture.homeId : fixture.awayId) === subjectId),
  );
  const matches: Priced[] = [];
  for (const match of chosen) {
    const one = await priced(match, subjectId, companyId, sport, context);
    if (isRequested(one, query)) matches.push(one);
    if (matches.length === duration) break;
  }
  return {
    data: {
      companies: bookmakersOf(sport).map(({ id }) => ({ id, name: bookmakerLabel(id, locale) })),
      durations: PANEL_COUNTS,
      labels: handicapLabels(sport),
      leagues: buildLeagues(found, context, locale),
      matchList: matches.map((one) => pricedWire(one, companyId, context, locale)),
      tally: toTally(matches),
      streak: formatStreak(matches, market),
    },
  };
}

/** A panel without filters leaves nothing out, so only as many matches are read as it shows. */
const limitOf = ({ duration, sameLeague, leagueIds, venue, filter, line }: PanelQuery): number =>
  sameLeague === 0 && !leagueIds && venue === "all" && filter === "all" && !line ? duration : LOOKED_THROUGH;

/** Ids of companies known only to a source occur only in its prices. */
function checkCompany(companyId: number): void {
  if (companyId < 100_000 && !bookmakerById(companyId)) throw notFound("companyId", "no such company");
}

export async function getLastOdds(
  sport: Sport,
  { side, ...query }: PanelQuery & { side: Side },
  context: CallContext,
): Promise<PanelBody> {
  const fixture = await requestedMatch(query.matchId, sport, context);
  checkCompany(query.companyId);
  const teamId = side === "home" ? fixture.homeId : fixture.awayId;
  const filter = filterBeside(fixture);
  const found = await playedBy(teamId, fixture.kickOff, limitOf(query), context, filter);
  return getPanel(sport, teamId, found, query, fixture, context);
}

export async function getH2hOdds(sport: Sport, query: PanelQuery, context: CallContext): Promise<PanelBody> {
  const fixture = await requestedMatch(query.matchId, sport, context);
  checkCompany(query.companyId);
  const { homeId, awayId, kickOff } = fixture;
  const filter = filterBeside(fixture);
  const found = await meetings(homeId, awayId, kickOff, limitOf(query), context, filter);
  return getPanel(sport, homeId, found, query, fixture, context);
}
