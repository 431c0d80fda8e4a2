import type { GameShot } from "#contract/domain/game-events";
import type { Match } from "#contract/domain/match";
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
import type { Choice } from "~/ui/ChoiceLinks";
import { readShotFilter, type ShotFilter, shotQuery, shotsOf } from "./game-shots.ts";

export interface GameShotsData {
  head: MatchHeadData;
  /** Absent if the upstream fails. */
  shots?: ShownShots;
}

export interface ShownShots {
  /** Those of the period, oldest first; of all players. */
  ofPeriod: GameShot[];
  filter: ShotFilter;
  /** The whole game, then the periods that have begun; none before the first shot. */
  periods: Choice[];
  /** Of the player chosen. */
  player?: string;
  /** The tab's address, without a query. */
  address: string;
  fetched: AnswerAge;
}

interface ShotsRequest {
  sport: Sport;
  params: MatchParams;
  /** The query with its question mark, or empty. */
  search: string;
}

/**
 * Data of a game's shots, of a period and a player if the address says so. Throws an error page for an unknown game and
 * for an invalid query; works without shots.
 */
export async function loadGameShots(context: EdgeContext, request: ShotsRequest): Promise<GameShotsData> {
  const filter = readShotFilter(new URLSearchParams(request.search));
  if (!filter) return throwErrorPage(context, "badRequest");
  const { matchId } = request.params;
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "shots" }),
    matchId ? settle(context, context.upstream.call("basketballShots", { matchId })) : undefined,
  ]);
  if (!answer?.value) return { head };
  const { value: all, ...fetched } = answer.value;
  const { match } = head.about;
  const address = localePath(context.locale, matchTabPath(match, "shots"));
  const player = filter.player && all.find((shot) => shot.player?.id === filter.player)?.player?.name;
  return {
    head,
    shots: {
      ofPeriod: shotsOf(all, filter.period === undefined ? {} : { period: filter.period }),
      filter,
      periods: periodsOf(context, match, { all, filter, address }),
      ...(player && { player }),
      address,
      fetched,
    },
  };
}

interface Shown {
  all: readonly GameShot[];
  filter: ShotFilter;
  address: string;
}

function periodsOf({ locale }: EdgeContext, match: Match, { all, filter, address }: Shown): Choice[] {
  const begun = all.at(-1)?.period ?? 0;
  if (begun === 0) return [];
  const texts = translatorOf(locale, namespacesOf("match-shots"));
  const t = texts.getFixedT(null, "rows");
  const count = regularPeriods(match);
  const { player } = filter;
  const choice = (period: number | undefined, name: string): Choice => ({
    href: address + shotQuery({ ...(period !== undefined && { period }), ...(player !== undefined && { player }) }),
    name,
    isShown: filter.period === period,
  });
  return [
    choice(undefined, texts.getFixedT(null, "stats")("period.all")),
    ...Array.from({ length: begun }, (_, index) => choice(index + 1, periodName({ count }, index, t).long)),
  ];
}
