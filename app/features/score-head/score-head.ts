import type { Match } from "#contract/domain/match";
import { type RowFacts, type RowView, rowView } from "~/features/match-row/row-view";

/** The state of a match, for the head of a page about a part of it. */
export interface ScoreHeadData extends Pick<RowView, "state" | "sides" | "sentence" | "notes"> {
  home: Pick<Match["home"], "id" | "name" | "flag">;
  away: Pick<Match["away"], "id" | "name" | "flag">;
  /** Home and away with a dash between; the time of kick-off before. */
  figure: string;
  /** What the figure is: full time, a minute. Empty where the figure says it. */
  status: string;
}

/** A match as its head shows it; `facts` as of rows. */
export function scoreHead(match: Match, facts: RowFacts): ScoreHeadData {
  const { state, sides, sentence, notes, status } = rowView(match, facts);
  const [home, away] = sides;
  const hasScore = home.score !== undefined && away.score !== undefined;
  const [time = "", ...under] = status.text.split("\n");
  return {
    home: match.home,
    away: match.away,
    state,
    sides,
    sentence,
    notes,
    figure: hasScore ? `${home.score} – ${away.score}` : time,
    status: hasScore ? (status.title ?? status.text) : under.join(" "),
  };
}
