import type { GameComment, GameCommentaryPage } from "#contract/domain/game-events";
import { matchTabPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { periodName } from "~/features/match/period-name";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import type { Choice } from "~/ui/ChoiceLinks";
import {
  PLAY_FILTERS,
  type PlayFilter,
  type PlayLine,
  periodsOf,
  playLines,
  readGamePeriod,
  readPlayFilter,
  shownPeriod,
} from "./plays.ts";

/** The maximum per call: nearly always a whole game. */
const SIZE = 500;
/** A limit for suppliers with small pages. */
const MOST_PAGES = 6;

/**
 * A game's plays, newest first, back to the start of a period, by default the latest. The age is that of the newest
 * page.
 */
export async function loadPlays(
  { upstream }: EdgeContext,
  matchId: string,
  period: number | undefined,
): Promise<Fetched<GameComment[]>> {
  const callFor = (lastId?: string) =>
    upstream.call("basketballCommentary", { matchId, size: SIZE, ...(lastId !== undefined && { lastId }) });
  const { value, ...fetched } = await callFor();
  const plays = [...value.comments];
  const wanted = period ?? plays[0]?.period ?? 1;
  let page: GameCommentaryPage = value;
  for (let count = 1; count < MOST_PAGES && page.hasNext && page.lastId && reachesBack(page, wanted); count += 1) {
    page = (await callFor(page.lastId)).value;
    plays.push(...page.comments);
  }
  return { ...fetched, value: plays };
}

/** Older pages may have more of the period. */
const reachesBack = ({ comments }: GameCommentaryPage, period: number): boolean =>
  (comments.at(-1)?.period ?? 0) >= period;

export interface MatchPlayByPlayData {
  head: MatchHeadData;
  /** Absent if the upstream fails. */
  plays?: ShownPlays;
}

export interface ShownPlays {
  /** Plays of the period, newest first; empty if there are none yet. */
  lines: PlayLine[];
  /** Name of the current period. */
  period: string;
  /** Periods that have started; none before the game. */
  periods: Choice[];
  /** All plays, or points only. */
  filters: (Omit<Choice, "name"> & { filter: PlayFilter })[];
  fetched: AnswerAge;
}

interface PlaysRequest {
  sport: Sport;
  params: MatchParams;
  /** The query with its question mark, or empty. */
  search: string;
}

/**
 * The plays of one basketball period, by default the latest, newest first. Throws an error page for an unknown game and
 * for an invalid query; works without plays.
 */
export async function loadMatchPlayByPlay(context: EdgeContext, request: PlaysRequest): Promise<MatchPlayByPlayData> {
  const query = new URLSearchParams(request.search);
  const wantedPeriod = readGamePeriod(query);
  const filter = readPlayFilter(query);
  if (wantedPeriod === null || filter === null) return throwErrorPage(context, "badRequest");
  const { matchId } = request.params;
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "play-by-play" }),
    matchId ? settle(context, loadPlays(context, matchId, wantedPeriod)) : undefined,
  ]);
  if (!answer?.value) return { head };

  const { value: comments, ...fetched } = answer.value;
  const { match } = head.about;
  const t = translatorOf(context.locale, namespacesOf("match-play-by-play")).getFixedT(null, "rows");
  const { count, begun } = periodsOf(match, comments);
  const shown = shownPeriod(wantedPeriod, comments);
  const nameOf = (period: number) => periodName({ count }, period - 1, t);
  const address = (period: number | undefined, show: PlayFilter) => {
    const changed = { ...(period && { period: `${period}` }), ...(show !== "all" && { show }) };
    const search = `${new URLSearchParams(changed)}`;
    return localePath(context.locale, matchTabPath(match, "play-by-play")) + (search && `?${search}`);
  };
  const periods = Array.from({ length: begun }, (_, index) => ({
    href: address(index + 1, filter),
    name: nameOf(index + 1).short,
    isShown: index + 1 === shown,
  }));
  const filters = PLAY_FILTERS.map((one) => ({
    filter: one,
    href: address(wantedPeriod, one),
    isShown: one === filter,
  }));
  const lines = playLines(comments, shown, filter);
  return { head, plays: { lines, period: nameOf(shown).long, periods, filters, fetched } };
}
