import type { BoxScore } from "#contract/domain/box-score";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/context";
import { settle } from "~/features/faces/fault-face.server";
import { localePath } from "~/features/frame/locale-path";
import { loadMatchHead, type MatchHeadData, type MatchParams } from "~/features/match/load-match-head.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { html } from "~/server-markup/html";
import { type KeptMarkup, keptOnServer } from "~/server-markup/kept-markup";
import type { AnswerAge } from "~/upstream-calls/answer-age";
import { boxTable } from "./box-table.server.ts";

export interface MatchBoxScoreData {
  head: MatchHeadData;
  /** Absent where the upstream does not answer. */
  box?: {
    /** Undefined where nobody counted players. */
    tables?: KeptMarkup;
    fetched: AnswerAge;
  };
}

interface AskedBoxScore {
  sport: Sport;
  params: MatchParams;
  /** The address's query, with its question mark or empty. */
  search: string;
}

/** The box score of a basketball game. Throws a face for an unknown game; without a box score it goes on. */
export async function loadMatchBoxScore(context: EdgeContext, asked: AskedBoxScore): Promise<MatchBoxScoreData> {
  const { matchId } = asked.params;
  const [head, answer] = await Promise.all([
    loadMatchHead(context, { ...asked, tab: "box-score" }),
    matchId ? settle(context, context.upstream.call("boxScore", { matchId })) : undefined,
  ]);
  if (!answer?.value) return { head };
  const { value, ...fetched } = answer.value;
  // Before the tip-off there are players, and nothing that was counted of them.
  const isCounted = value.updatedAt !== undefined && value.home.players.length + value.away.players.length > 0;
  return { head, box: { ...(isCounted && { tables: tablesOf(context, head, value) }), fetched } };
}

function tablesOf({ locale }: EdgeContext, { about: { match } }: MatchHeadData, { home, away }: BoxScore): KeptMarkup {
  const words = translatorOf(locale, namespacesOf("match-box-score"));
  const facts = {
    t: words.getFixedT(null, "boxScore"),
    people: words.getFixedT(null, "people"),
    base: localePath(locale, ""),
    isLive: match.state === "live",
  };
  return keptOnServer(html`${boxTable("home", match.home, home, facts)}${boxTable("away", match.away, away, facts)}`);
}
