import type { ComparisonRow, GoalRates, SeasonComparison } from "#contract/domain/analysis";
import type { NextMatch } from "#contract/domain/history";
import type { LineUpAbsence } from "#contract/domain/line-ups";
import type { MatchTip, MediaTip } from "#contract/domain/tips";
import { matchPath } from "#contract/tables/paths";
import { callOf } from "#contract/tables/sports";
import { dateIn, daysBetween } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import type { Settled } from "~/features/errors/error-kind";
import type { MatchHeadData } from "~/features/match/load-match-head.server";
import { type AnalysisRequest, loadHead, partOf } from "~/features/match-analysis/load-analysis.server";
import { type AbsenceView, absenceView } from "~/features/people/absence-view";
import { formatDate } from "~/i18n/format-date";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { adapterOf } from "~/sports/sports";

/** One of a team's next matches. */
export interface NextRow {
  id: string;
  href: string;
  /** Formatted, in the visitor's zone. */
  day: string;
  opponent: string;
  isAtHome: boolean;
  /** Calendar days between the two matches, by the dates that the page shows. */
  days: number;
}

export interface OfBoth<Row> {
  home: Row[];
  away: Row[];
}

export interface DetailsData {
  head: MatchHeadData;
  season: Settled<SeasonComparison>;
  comparison: Settled<ComparisonRow[]>;
  squads: Settled<OfBoth<AbsenceView>>;
  next: Settled<OfBoth<NextRow>>;
  /** Only in some sports, as are the following. */
  tips?: Settled<MatchTip[]>;
  media?: Settled<MediaTip[]>;
  rates?: Settled<GoalRates>;
  showsPrices: boolean;
  /** Absent for visitors who save data. */
  storageBaseUrl?: string;
}

const mapped = <From, To>({ value, error }: Settled<From>, to: (value: From) => To): Settled<To> =>
  error === undefined ? { value: to(value as From) } : { error };

function nextRow(context: EdgeContext, teamId: string, after: number, { match }: NextMatch): NextRow {
  const { locale, visitor } = context;
  const date = dateIn(match.kickOff, visitor.timeZone);
  const isAtHome = match.home.id === teamId;
  return {
    id: match.id,
    href: localePath(locale, matchPath(match)),
    day: formatDate(date, locale, "row"),
    opponent: (isAtHome ? match.away : match.home).name,
    isAtHome,
    days: daysBetween(dateIn(after, visitor.timeZone), date),
  };
}

/** A doubtful player is marked by `isNow`, which the table shows as a tag. */
const absence = (context: EdgeContext, { sport }: AnalysisRequest, row: LineUpAbsence): AbsenceView => {
  const { id, key, name, reason, since, until, certainty } = row;
  const facts = {
    sport,
    locale: context.locale,
    t: translatorOf(context.locale, namespacesOf("match-analysis-details")).getFixedT(null, "people"),
  };
  const spell = { reason, ...(since && { from: since }), ...(until && { until }), player: { id, key, name } };
  return { ...absenceView(spell, context.now, facts), isNow: certainty === "doubtful" };
};

async function loadParts(context: EdgeContext, request: AnalysisRequest) {
  const { sport } = request;
  const matchId = request.params.matchId ?? "";
  const { upstream } = context;
  const { partCalls } = adapterOf(sport).analysis;
  // Six calls at a time including the head: the last two start when others have ended.
  const [season, [comparison, next], [squads, media], tips, rates] = await Promise.all([
    partOf(context, upstream.call(callOf(sport, "currentSeasonStat"), { matchId })),
    partOf(context, upstream.call(callOf(sport, "teamStatComparison"), { matchId })).then(
      async (done) => [done, await partOf(context, upstream.call(callOf(sport, "nextFive"), { matchId }))] as const,
    ),
    partOf(context, upstream.call(callOf(sport, "squadStatus"), { matchId })).then(
      async (done) =>
        [done, partCalls.media && (await partOf(context, upstream.call(partCalls.media, { matchId })))] as const,
    ),
    partCalls.tips && partOf(context, upstream.call(partCalls.tips, { matchId })),
    partCalls.rates && partOf(context, upstream.call(partCalls.rates, { matchId })),
  ]);
  return { season, comparison, next, squads, media, tips, rates };
}

/** The first analysis page. Throws like a match page for unknown ids; a failed part carries its error. */
export async function loadDetailsPage(context: EdgeContext, request: AnalysisRequest): Promise<DetailsData> {
  const [head, parts] = await Promise.all([loadHead(context, request, "details"), loadParts(context, request)]);
  const { season, comparison, next, squads, media, tips, rates } = parts;
  const { match } = head.about;
  return {
    head,
    season,
    comparison,
    squads: mapped(squads, ({ home, away }) => ({
      home: home.map((row) => absence(context, request, row)),
      away: away.map((row) => absence(context, request, row)),
    })),
    next: mapped(next, ({ home, away }) => ({
      home: home.map((row) => nextRow(context, match.home.id, match.kickOff, row)),
      away: away.map((row) => nextRow(context, match.away.id, match.kickOff, row)),
    })),
    ...(tips && { tips }),
    ...(media && { media }),
    ...(rates && { rates }),
    showsPrices: context.showsPrices,
    ...(!context.visitor.savesData && { storageBaseUrl: context.config.storageBaseUrl }),
  };
}
