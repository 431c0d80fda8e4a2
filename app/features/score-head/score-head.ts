import type { Match, Pair } from "#contract/domain/match";
import { scoreText } from "#contract/text/score-text";
import { type RowFacts, type RowView, rowView } from "~/features/match-row/row-view";

/** The state of a match, for pages about a part of it. */
export interface ScoreHeadData extends Pick<RowView, "state" | "sides" | "sentence" | "notes"> {
  home: Pick<Match["home"], "id" | "name" | "flag">;
  away: Pick<Match["away"], "id" | "name" | "flag">;
  /** The score; before the match its kick-off time. */
  figure: string;
  /** The status: full time, a minute. Empty if the figure says it. */
  status: string;
}

/** The head of a match; `facts` are those of rows. */
export function scoreHead(match: Match, facts: RowFacts): ScoreHeadData {
  const { state, sides, sentence, notes, status } = rowView(match, facts);
  const [home, away] = sides;
  const score: Pair | undefined =
    home.score === undefined || away.score === undefined ? undefined : [home.score, away.score];
  const [time = "", ...under] = status.text.split("\n");
  return {
    home: match.home,
    away: match.away,
    state,
    sides,
    sentence,
    notes,
    figure: score ? scoreText(score, facts.texts.language, "cell") : time,
    status: score ? (status.title ?? status.text) : under.join(" "),
  };
}
