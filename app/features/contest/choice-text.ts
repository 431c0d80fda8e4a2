import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { ContestPick, LineMarket, LineSide } from "#contract/domain/contests";
import type { Pair } from "#contract/domain/match";
import { lineText, mirrored, quartersOf } from "#contract/odds/quarters";
import { signed } from "~/sports/figures";
import type { MatchFacts } from "./match-facts.ts";
import { guessOf } from "./picks.ts";

export type ContestTexts = TFunction<"contests">;

/** A line from the picked side's view: +0.75 for away if home has −0.75; totals are unchanged. */
export function shownLine(market: LineMarket, side: LineSide, line: string): string {
  const quarters = quartersOf(line) ?? 0;
  if (market === "OU") return lineText(quarters);
  return signed((side === "away" ? mirrored(quarters) : quarters) / 4);
}

/** A score in rows and sentences. */
export const scoreText = ([home, away]: Pair): string => `${home}-${away}`;

interface Choice {
  market: ContestPick["market"];
  /** A side, or a score (`2:1`). */
  choice: string;
  /** Only for line markets. */
  line: string | undefined;
}

/** What is picked, as text: a team with its handicap, over or under with the line, or a score. */
export function choiceText(
  t: ContestTexts,
  match: Pick<MatchFacts, "home" | "away">,
  { market, choice, line }: Choice,
) {
  if (market === "SCORE") {
    const guess = guessOf(choice);
    return guess ? scoreText(guess) : choice;
  }
  const side = choice as LineSide;
  const { home, away } = match;
  return t(`pick.side.${side}`, { home, away, line: shownLine(market, side, line ?? "0") });
}

export function useChoiceText() {
  const { t } = useTranslation("contests");
  return (match: Pick<MatchFacts, "home" | "away">, choice: Choice): string => choiceText(t, match, choice);
}
