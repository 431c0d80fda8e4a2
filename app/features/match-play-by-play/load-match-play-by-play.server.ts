import { matchTabPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { settle, throwFace } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { periodName } from "~/features/match/period-name";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import type { Choice } from "~/ui/ChoiceLinks";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { loadPlays } from "./load-plays.ts";
import { playList } from "./play-list.server.ts";
import { periodsOf, playLines, readGamePeriod, shownPeriod } from "./plays.ts";

export interface MatchPlayByPlayData {
  head: MatchHeadData;
  /** Absent where the upstream does not answer. */
  plays?: ShownPlays;
}

export interface ShownPlays {
  /** Undefined where nothing has happened in the period. */
  list?: KeptMarkup;
  /** The name of the period that is shown. */
  period: string;
  /** Those that have begun; none before the game. */
  periods: Choice[];
  fetched: AnswerAge;
}

interface AskedPlays {
  sport: Sport;
  params: MatchParams;
  /** The address's query, with its question mark or empty. */
  search: string;
}

/**
 * The plays of one period of a basketball game, the latest one where the address names none, newest first. Throws a
 * face for an unknown game and for a period that cannot be read; without plays it goes on.
 */
export async function loadMatchPlayByPlay(context: EdgeContext, asked: AskedPlays): Promise<MatchPlayByPlayData> {
  const askedPeriod = readGamePeriod(new URLSearchParams(asked.search));
  if (askedPeriod === null) return throwFace(context, "badRequest");
  const { matchId } = asked.params;
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { ...asked, tab: "play-by-play" }),
    matchId ? settle(context, loadPlays(context, matchId, askedPeriod)) : undefined,
  ]);
  if (!answer?.value) return { head };

  const { value: comments, ...fetched } = answer.value;
  const { match } = head.about;
  const words = translatorOf(context.locale, namespacesOf("match-play-by-play"));
  const rows = words.getFixedT(null, "rows");
  const { count, begun } = periodsOf(match, comments);
  const shown = shownPeriod(askedPeriod, comments);
  const nameOf = (period: number) => periodName({ count }, period - 1, rows).long;
  const lines = playLines(comments, shown);
  const address = localePath(context.locale, matchTabPath(match, "play-by-play"));
  const periods = Array.from({ length: begun }, (_, index) => ({
    href: `${address}?period=${index + 1}`,
    name: nameOf(index + 1),
    isShown: index + 1 === shown,
  }));
  const list = playList(lines, nameOf(shown), words.getFixedT(null, "playByPlay"));
  return {
    head,
    plays: { ...(lines.length > 0 && { list: keptOnServer(list) }), period: nameOf(shown), periods, fetched },
  };
}
