import type { Sport } from "#contract/tables/sports";
import type { View, ViewChoice } from "#contract/tables/view-choices";
import { CHOICES_LACKING } from "~/features/view/offered-choices";
import type { Page } from "~/page/page";

/** Lines below each match of a day's list, from top to bottom: choices of the view. */
const ROW_LINES = ["prices", "counts"] as const satisfies ViewChoice[];
export type RowLine = (typeof ROW_LINES)[number];

interface LineFacts {
  view?: View | undefined;
  hiddenPrices?: Page["hiddenPrices"];
}

/** The lines for which a list keeps room. Corners and cards would hint at results that a visitor hides. */
export const rowLinesOf = (sport: Sport, { view, hiddenPrices }: LineFacts): RowLine[] =>
  ROW_LINES.filter(
    (line) =>
      view?.[line] && !CHOICES_LACKING[sport].includes(line) && !(line === "prices" ? hiddenPrices : view.hideScores),
  );

/** As the list's attribute `data-lines` says it. */
export const linesText = (lines: readonly RowLine[]): string | undefined => lines.join(" ") || undefined;

export const linesIn = (text: string | undefined): RowLine[] => {
  const words = text?.split(" ") ?? [];
  return ROW_LINES.filter((line) => words.includes(line));
};
