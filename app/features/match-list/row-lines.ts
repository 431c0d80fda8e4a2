import type { Sport } from "#contract/tables/sports";
import type { View, ViewChoice } from "#contract/tables/view-choices";
import type { Page } from "~/page/page";

/** Lines below each match of a day's list, from top to bottom: choices of the view. */
const ROW_LINES = ["prices", "counts"] as const satisfies ViewChoice[];
export type RowLine = (typeof ROW_LINES)[number];

/** Basketball counts neither corners nor cards. */
const LINES_OF_SPORT: Readonly<Record<Sport, readonly RowLine[]>> = { football: ROW_LINES, basketball: ["prices"] };

interface LineFacts {
  view?: View | undefined;
  hiddenPrices?: Page["hiddenPrices"];
}

/** The lines for which a list keeps room. Corners and cards would hint at results that a visitor hides. */
export const rowLinesOf = (sport: Sport, { view, hiddenPrices }: LineFacts): RowLine[] =>
  LINES_OF_SPORT[sport].filter((line) => view?.[line] && !(line === "prices" ? hiddenPrices : view.hideScores));

/** As the list's attribute `data-lines` says it. */
export const linesText = (lines: readonly RowLine[]): string | undefined => lines.join(" ") || undefined;

export const linesIn = (text: string | undefined): RowLine[] => {
  const words = text?.split(" ") ?? [];
  return ROW_LINES.filter((line) => words.includes(line));
};
