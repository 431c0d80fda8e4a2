import type { i18n } from "i18next";
import type { GameStatistics } from "#contract/domain/game-info";
import type { Match } from "#contract/domain/match";
import type { MatchStatistics, Shot, StatPeriod } from "#contract/domain/match-statistics";
import type { LocaleCode } from "#contract/tables/locales";
import { matchTabPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { periodName, regularPeriods } from "~/features/match/period-name";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { bySport } from "~/sports/by-sport";
import type { PeriodQuery } from "~/sports/sport-adapter";
import { adapterOf } from "~/sports/sports";
import type { Choice } from "~/ui/ChoiceLinks";
import { footballGroups } from "./football-groups.ts";
import { gameGroups } from "./game-groups.ts";
import type { StatGroup } from "./stat-view.ts";

export interface MatchStatsData {
  head: MatchHeadData;
  /** Absent if the upstream fails. */
  stats?: PeriodStats & { fetched: AnswerAge };
}

/** The statistics of a period. */
export interface PeriodStats {
  /** Most important first; empty if nothing was counted. */
  groups: StatGroup[];
  /** Shots of the period; absent if no shot of the match was recorded. */
  shots?: Shot[];
  /** The full match, then the periods that have started; empty if there are none. */
  periods: Choice[];
}

/** The period of an address; undefined if invalid. */
export const readPeriod = (query: URLSearchParams, sport: Sport): PeriodQuery | undefined =>
  adapterOf(sport).stats.readPeriod(query.get("period"));

/** The query of a period. */
export function periodQuery(period: StatPeriod | number): string {
  if (period === "ALL" || period === 0) return "";
  return `?period=${typeof period === "number" ? period : period.toLowerCase()}`;
}

/** The rows of a period; empty if it has not started. */
const rowsOf = ({ periods }: MatchStatistics, period: StatPeriod) =>
  periods.find((one) => one.period === period)?.rows ?? [];

interface StatsRequest {
  sport: Sport;
  params: MatchParams;
  /** The query with its question mark, or empty. */
  search: string;
}

/**
 * Data of a match's statistics tab: one period's numbers, and football's shots. Throws an error page for an unknown
 * match and for an invalid period; works without statistics.
 */
export async function loadMatchStats(context: EdgeContext, request: StatsRequest): Promise<MatchStatsData> {
  const period = readPeriod(new URLSearchParams(request.search), request.sport);
  if (!period) return throwErrorPage(context, "badRequest");
  const { matchId } = request.params;
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "stats" }),
    matchId ? settle(context, loadStats(context, matchId, period)) : undefined,
  ]);
  if (!answer?.value) return { head };
  const { stats, fetched } = answer.value;
  const { locale } = context;
  const view: ViewContext = {
    locale,
    match: head.about.match,
    translations: translatorOf(locale, namespacesOf("match-stats")),
  };
  return {
    head,
    stats: {
      ...bySport(stats, {
        football: (one) => footballStats(one, view),
        basketball: (one) => gameStats(one, view),
      }),
      fetched,
    },
  };
}

type Stats =
  | { sport: "football"; period: StatPeriod; value: MatchStatistics }
  | { sport: "basketball"; period: number; value: GameStatistics };

interface LoadedStats {
  stats: Stats;
  fetched: AnswerAge;
}

const loadStats = ({ upstream }: EdgeContext, matchId: string, query: PeriodQuery): Promise<LoadedStats> =>
  bySport(query, {
    football: async (period): Promise<LoadedStats> => {
      const { value, ...fetched } = await upstream.call("matchStat", { matchId });
      return { stats: { ...period, value }, fetched };
    },
    basketball: async (period): Promise<LoadedStats> => {
      const { value, ...fetched } = await upstream.call("basketballMatchStat", { matchId });
      return { stats: { ...period, value }, fetched };
    },
  });

const HALF_TIME = 45;
const FULL_TIME = 90;

/** The shots of a period by minute: stoppage time belongs to the minute before it. */
export function shotsOfPeriod(shots: readonly Shot[], period: StatPeriod): Shot[] {
  return shots.filter(({ minute }) => period === "ALL" || periodOf(minute) === period);
}

function periodOf(minute: number): StatPeriod {
  if (minute <= HALF_TIME) return "H1";
  return minute <= FULL_TIME ? "H2" : "ET";
}

interface ViewContext {
  locale: LocaleCode;
  match: Match;
  translations: i18n;
}

function footballStats({ value, period }: Extract<Stats, { sport: "football" }>, view: ViewContext): PeriodStats {
  const { translations, locale } = view;
  const t = translations.getFixedT(null, "stats");
  const tRows = translations.getFixedT(null, "rows");
  const names: Readonly<Record<StatPeriod, string>> = {
    ALL: t("period.all"),
    H1: tRows("status.firstHalf"),
    H2: tRows("status.secondHalf"),
    ET: tRows("status.extraTime"),
  };
  const begun = value.periods.map((one) => one.period);
  return {
    groups: footballGroups(rowsOf(value, period), t, locale),
    ...(value.shots.length > 0 && { shots: shotsOfPeriod(value.shots, period) }),
    periods: periodChoices(begun, period, view, (one) => names[one]),
  };
}

function gameStats({ value, period }: Extract<Stats, { sport: "basketball" }>, view: ViewContext): PeriodStats {
  const { match, translations } = view;
  const t = translations.getFixedT(null, "stats");
  const tRows = translations.getFixedT(null, "rows");
  const count = regularPeriods(match);
  const begun = value.periods.map((one) => one.period);
  return {
    groups: gameGroups(value.periods.find((one) => one.period === period)?.rows ?? [], t),
    periods: periodChoices(begun, period, view, (one) =>
      one === 0 ? t("period.all") : periodName({ count }, one - 1, tRows).long,
    ),
  };
}

function periodChoices<Period extends StatPeriod | number>(
  begun: readonly Period[],
  shown: Period,
  { locale, match }: ViewContext,
  nameOf: (period: Period) => string,
): Choice[] {
  if (begun.length < 2) return [];
  const address = localePath(locale, matchTabPath(match, "stats"));
  return begun.map((period) => ({
    href: address + periodQuery(period),
    name: nameOf(period),
    isShown: period === shown,
  }));
}
