import type { SubLeagues } from "#contract/calls/standings/sub-leagues";
import type { ExtraTime } from "#contract/domain/bracket";
import type { CompetitionInfo } from "#contract/domain/competition-info";
import type { Match } from "#contract/domain/match";
import { callOf } from "#contract/tables/sports";
import type { KnockoutStage } from "#contract/tables/stages";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import {
  type CompetitionHeadData,
  type CompetitionRequest,
  loadCompetitionHead,
} from "~/features/competition/load-competition-head.server";
import { settle } from "~/features/errors/error-states.server";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { formatDate } from "~/i18n/format-date";

/** How a season's knock-out rounds are played, derived from its bracket. */
interface KnockoutRules {
  /** Two-legged rounds. */
  twoLegs: KnockoutStage[];
  /** Rounds of series, grouped by length. */
  series: { bestOf: number; stages: KnockoutStage[] }[];
  extraTime?: ExtraTime;
  awayGoals: boolean;
}

export function knockoutRules({ bracket }: Pick<SubLeagues, "bracket">): KnockoutRules {
  const rounds = bracket?.rounds ?? [];
  const ties = rounds.flatMap((round) => round.ties);
  const lengths = new Map<number, KnockoutStage[]>();
  for (const { stage, ties: some } of rounds) {
    const bestOf = some[0]?.bestOf;
    if (bestOf !== undefined && bestOf > 1) lengths.set(bestOf, [...(lengths.get(bestOf) ?? []), stage]);
  }
  return {
    twoLegs: rounds.filter((round) => round.ties.some(({ legs }) => legs === 2)).map(({ stage }) => stage),
    series: [...lengths].map(([bestOf, stages]) => ({ bestOf, stages })),
    ...(ties[0] && { extraTime: ties[0].extraTime }),
    awayGoals: ties.some(({ awayGoalsRule }) => awayGoalsRule),
  };
}

export interface CompetitionAboutData {
  head: CompetitionHeadData;
  /** Undefined if the upstream fails: the rest of the page remains. */
  info?: CompetitionInfo;
  knockout: KnockoutRules;
  /** First and last day of the season, formatted. */
  dates?: { from: string; to: string };
  /** Formatted days of the record matches by match id, in the visitor's zone. */
  days: Readonly<Record<string, string>>;
  /** Formatted days of imports by their instants. */
  imported: Readonly<Record<number, string>>;
  fetched?: AnswerAge;
}

/** Data of a competition's about tab. Throws what loadCompetitionHead does. */
export async function loadCompetitionAbout(
  context: EdgeContext,
  request: Omit<CompetitionRequest, "tab">,
): Promise<CompetitionAboutData> {
  const head = await loadCompetitionHead(context, { ...request, tab: "about" });
  const { competition, season, sport, seasons } = head;
  const query = { leagueId: competition.id, season };
  const [info, parts] = await Promise.all([
    settle(context, context.upstream.call(callOf(sport, "competitionInfo"), query)),
    settle(context, context.upstream.call("subLeagueList", query)),
  ]);
  const days = seasons.find((one) => one.season === season);
  return {
    head,
    knockout: knockoutRules(parts.value?.value ?? {}),
    ...(days && {
      dates: { from: formatDate(days.from, context.locale, "date"), to: formatDate(days.to, context.locale, "date") },
    }),
    ...(info.value && {
      info: info.value.value,
      fetched: { fetchedAt: info.value.fetchedAt, isLastGood: info.value.isLastGood },
    }),
    days: daysOf(
      [...(info.value?.value.records ?? []), ...(info.value?.value.origin?.differences ?? [])].flatMap(
        ({ match }) => match ?? [],
      ),
      context,
    ),
    imported: importedOn(info.value?.value.origin, context),
  };
}

const daysOf = (matches: readonly Match[], { locale, visitor }: EdgeContext): CompetitionAboutData["days"] =>
  Object.fromEntries(
    matches.map(({ id, kickOff }) => [id, formatDate(dateIn(kickOff, visitor.timeZone), locale, "date")]),
  );

const importedOn = (
  origin: CompetitionInfo["origin"],
  { locale, visitor }: EdgeContext,
): CompetitionAboutData["imported"] =>
  Object.fromEntries(
    (origin?.sources ?? []).flatMap(({ importedAt }) =>
      importedAt === undefined ? [] : [[importedAt, formatDate(dateIn(importedAt, visitor.timeZone), locale, "date")]],
    ),
  );
