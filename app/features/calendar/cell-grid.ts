import { YEAR_GRID } from "./calendar-values.ts";
import { type CalendarNames, upperFirst } from "./calendar-words.ts";
import type { Reach } from "./dates.ts";
import { button, element } from "./element.ts";
import { firstOfYears, isCellInReach, type View } from "./moves.ts";

/** The months of a date's year, or the twelve years that its year is one of. */
export function cellGrid(
  view: Exclude<View, "days">,
  focused: string,
  reach: Reach,
  names: CalendarNames,
): HTMLElement {
  const cells = view === "months" ? monthsOf(focused, names) : yearsOf(focused);
  const current = focused.slice(0, view === "months" ? 7 : 4);
  return element(
    "div",
    { class: "cal-cells", role: "group", "aria-label": names.title(view, focused) },
    ...cells.map(({ date, name }) => {
      const isCurrent = date.startsWith(current);
      return button(
        {
          class: "cal-cell",
          "data-cell": date,
          tabindex: isCurrent ? 0 : -1,
          "aria-current": isCurrent ? "true" : undefined,
          "aria-disabled": isCellInReach(view, date, reach) ? undefined : "true",
        },
        name,
      );
    }),
  );
}

interface Cell {
  /** Its first day. */
  date: string;
  name: string;
}

const monthsOf = (focused: string, { months }: CalendarNames): Cell[] =>
  months.map((name, at) => ({
    date: `${focused.slice(0, 4)}-${String(at + 1).padStart(2, "0")}-01`,
    name: upperFirst(name),
  }));

const yearsOf = (focused: string): Cell[] =>
  Array.from({ length: YEAR_GRID }, (_, at) => {
    const year = String(firstOfYears(focused) + at);
    return { date: `${year}-01-01`, name: year };
  });
