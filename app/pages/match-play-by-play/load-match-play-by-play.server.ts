import { matchTabPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { settle, throwErrorPage } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { periodName } from "~/features/match/period-name";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import type { Choice } from "~/ui/ChoiceLinks";
import { loadPlays } from "./load-plays.ts";
import { type PlayLine, periodsOf, playLines, readGamePeriod, shownPeriod } from "./plays.ts";

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
 * for an invalid period; works without plays.
 */
export async function loadMatchPlayByPlay(context: EdgeContext, request: PlaysRequest): Promise<MatchPlayByPlayData> {
  const wantedPeriod = readGamePeriod(new URLSearchParams(request.search));
  if (wantedPeriod === null) return throwErrorPage(context, "badRequest");
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
  const nameOf = (period: number) => periodName({ count }, period - 1, t).long;
  const address = localePath(context.locale, matchTabPath(match, "play-by-play"));
  const periods = Array.from({ length: begun }, (_, index) => ({
    href: `${address}?period=${index + 1}`,
    name: nameOf(index + 1),
    isShown: index + 1 === shown,
  }));
  return { head, plays: { lines: playLines(comments, shown), period: nameOf(shown), periods, fetched } };
}
