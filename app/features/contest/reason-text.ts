import type { ContestPick, LinePick, ScorePick } from "#contract/domain/contests";
import type { Sport } from "#contract/tables/sports";
import { signed } from "~/sports/figures";
import { type ContestTexts, choiceText, scoreText } from "./choice-text.ts";
import type { MatchFacts } from "./match-facts.ts";

export interface ReasonOf {
  match: Pick<MatchFacts, "home" | "away">;
  sport: Sport;
}

/** The part of the result that a line depends on: the picked team's margin, or the number of goals or points. */
function happened(t: ContestTexts, { market, side, result }: LinePick, { match, sport }: ReasonOf): string {
  const [home, away] = result ?? [0, 0];
  const score = scoreText([home, away]);
  if (market === "OU") return t(`reason.sum.${sport}`, { sum: home + away, score });
  const margin = side === "away" ? away - home : home - away;
  const team = side === "away" ? match.away : match.home;
  if (margin === 0) return t("reason.level", { score });
  return t(margin > 0 ? "reason.won" : "reason.lost", { team, margin: Math.abs(margin), score });
}

const GUESS_KEYS = {
  EXACT: "reason.exact",
  MARGIN: "reason.margin",
  WINNER: "reason.winner",
  MISS: "reason.miss",
} as const;

function reasonOfGuess(t: ContestTexts, { guess, outcome, result, points = 0 }: ScorePick): string | undefined {
  if (!outcome) return undefined;
  if (outcome === "VOID" || !result) return t("reason.VOID");
  return t(GUESS_KEYS[outcome], { guess: scoreText(guess), score: scoreText(result), points: signed(points) });
}

function reasonOfLine(t: ContestTexts, pick: LinePick, of: ReasonOf): string | undefined {
  const { market, side, line, outcome, result, points = 0 } = pick;
  if (!outcome) return undefined;
  if (outcome === "VOID" || !result) return t("reason.VOID");
  const choice = choiceText(t, of.match, { market, choice: side, line });
  return t("reason.both", {
    happened: happened(t, pick, of),
    became: t(`reason.${outcome}`, { choice, points: signed(points) }),
  });
}

/** Why a pick got its points, in full sentences; undefined until it is settled. */
export const reasonText = (t: ContestTexts, pick: ContestPick, of: ReasonOf): string | undefined =>
  pick.market === "SCORE" ? reasonOfGuess(t, pick) : reasonOfLine(t, pick, of);
