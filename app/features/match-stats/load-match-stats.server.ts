import type { i18n } from "i18next";
import type { GameStatistics } from "#contract/domain/game-info";
import type { Match } from "#contract/domain/match";
import type { MatchStatistics, StatPeriod } from "#contract/domain/match-statistics";
import { matchTabPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { settle, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { periodName } from "~/features/match/period-name";
import { formatDecimal } from "~/features/people/format-amounts";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { html, type Markup } from "~/server-markup/html";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import type { Choice } from "~/ui/ChoiceLinks";
import { WHOLE_END } from "~/ui/whole.server";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { footballGroups } from "./football-groups.ts";
import { gameGroups } from "./game-groups.ts";
import { shotMap } from "./shot-map.server.ts";
import { shotsOfPeriod } from "./shots-of-period.ts";
import { type AskedPeriod, periodQuery, readPeriod, rowsOf } from "./stat-period.ts";
import { statTables } from "./stat-tables.server.ts";
import type { StatGroup } from "./stat-view.ts";

export interface MatchStatsData {
  head: MatchHeadData;
  /** Absent where the upstream does not answer. */
  stats?: ShownStats;
}

export interface ShownStats {
  /** Undefined where nothing was counted in the period. */
  markup?: KeptMarkup;
  /** Those that have begun, the whole match first; none where that is all there is. */
  periods: Choice[];
  fetched: AnswerAge;
}

interface AskedStats {
  sport: Sport;
  params: MatchParams;
  /** The address's query, with its question mark or empty. */
  search: string;
}

/**
 * The statistics tab of a match: the numbers of one of its periods, and football's shots. Throws a face for an unknown
 * match and for a period that cannot be read; without statistics it goes on.
 */
export async function loadMatchStats(context: EdgeContext, asked: AskedStats): Promise<MatchStatsData> {
  const period = readPeriod(new URLSearchParams(asked.search), asked.sport);
  if (!period) return throwFace(context, "badRequest");
  const { matchId } = asked.params;
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { ...asked, tab: "stats" }),
    matchId ? settle(context, loadStats(context, matchId, period)) : undefined,
  ]);
  if (!answer?.value) return { head };
  const { stats, fetched } = answer.value;
  const { match } = head.about;
  const words = translatorOf(context.locale, namespacesOf("match-stats"));
  const shown: Shown = { context, match, words };
  return {
    head,
    stats: { ...(stats.sport === "football" ? footballStats(stats, shown) : gameStats(stats, shown)), fetched },
  };
}

type Stats =
  | { sport: "football"; period: StatPeriod; value: MatchStatistics }
  | { sport: "basketball"; period: number; value: GameStatistics };

async function loadStats(
  { upstream }: EdgeContext,
  matchId: string,
  asked: AskedPeriod,
): Promise<{ stats: Stats; fetched: ShownStats["fetched"] }> {
  if (asked.sport === "football") {
    const { value, ...fetched } = await upstream.call("matchStat", { matchId });
    return { stats: { ...asked, value }, fetched };
  }
  const { value, ...fetched } = await upstream.call("basketballMatchStat", { matchId });
  return { stats: { ...asked, value }, fetched };
}

interface Shown {
  context: Pick<EdgeContext, "locale">;
  match: Match;
  words: i18n;
}

type PeriodStats = Omit<ShownStats, "fetched">;

function footballStats({ value, period }: Extract<Stats, { sport: "football" }>, shown: Shown): PeriodStats {
  const { match, words, context } = shown;
  const { locale } = context;
  const t = words.getFixedT(null, "stats");
  const rows = words.getFixedT(null, "rows");
  const names: Readonly<Record<StatPeriod, string>> = {
    ALL: t("period.all"),
    H1: rows("status.firstHalf"),
    H2: rows("status.secondHalf"),
    ET: rows("status.extraTime"),
  };
  const groups = footballGroups(rowsOf(value, period), t, locale);
  const map =
    value.shots.length > 0 &&
    shotMap(shotsOfPeriod(value.shots, period), {
      t,
      base: localePath(locale, ""),
      teams: match,
      decimal: (text) => formatDecimal(text, locale),
    });
  const begun = value.periods.map((one) => one.period);
  return {
    ...withMarkup(groups, map, shown),
    periods: choices(begun, period, shown, (one) => names[one]),
  };
}

function gameStats({ value, period }: Extract<Stats, { sport: "basketball" }>, shown: Shown): PeriodStats {
  const { match, words } = shown;
  const t = words.getFixedT(null, "stats");
  const rows = words.getFixedT(null, "rows");
  const groups = gameGroups(value.periods.find((one) => one.period === period)?.rows ?? [], t);
  const count = ("periods" in match && match.periods?.count) || 4;
  const begun = value.periods.map((one) => one.period);
  return {
    ...withMarkup(groups, false, shown),
    periods: choices(begun, period, shown, (one) =>
      one === 0 ? t("period.all") : periodName({ count }, one - 1, rows).long,
    ),
  };
}

/** The group that tells most, then where the shots came from, then the others. */
function withMarkup(
  groups: readonly StatGroup[],
  map: Markup | false,
  { match, words }: Shown,
): Pick<PeriodStats, "markup"> {
  if (groups.length === 0) return {};
  const stat = words.getFixedT(null, "stats")("column.stat");
  const [first, ...rest] = groups;
  const tables = (some: readonly StatGroup[]) => statTables(some, match, { stat });
  return {
    markup: keptOnServer(
      html`${tables(first ? [first] : [])}${map}<div class="ssg whole">${tables(rest)}</div>${WHOLE_END}`,
    ),
  };
}

function choices<Period extends StatPeriod | number>(
  begun: readonly Period[],
  shown: Period,
  { context, match }: Shown,
  nameOf: (period: Period) => string,
): Choice[] {
  if (begun.length < 2) return [];
  const address = localePath(context.locale, matchTabPath(match, "stats"));
  return begun.map((period) => ({
    href: address + periodQuery(period),
    name: nameOf(period),
    isShown: period === shown,
  }));
}
