import { YEAR_GRID } from "~/ui/dates/calendar-values";
import styles from "./calendar.module.css";
import { type CalendarNames, upperFirst } from "./calendar-names.ts";
import type { CalendarSetup } from "./calendar-setup.ts";
import { firstOfYears, isCellInReach, type View } from "./moves.ts";

interface CellGridProps {
  view: Exclude<View, "days">;
  focused: string;
  setup: CalendarSetup;
  onEnter(date: string): void;
}

/** The months of a date's year, or the twelve years that include it. */
export function CellGrid({ view, focused, setup: { names, rules }, onEnter }: CellGridProps) {
  const cells = view === "months" ? monthsOf(focused, names.months) : yearsOf(focused, names);
  const current = focused.slice(0, view === "months" ? 7 : 4);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, because nothing here is submitted.
    <div className={styles.cells} role="group" aria-label={names.title(view, focused)}>
      {cells.map(({ date, name }) => {
        const isCurrent = date.startsWith(current);
        return (
          <button
            key={date}
            type="button"
            className={styles.cell}
            data-cell={date}
            tabIndex={isCurrent ? 0 : -1}
            aria-current={isCurrent ? "true" : undefined}
            aria-disabled={isCellInReach(view, date, rules.reach) ? undefined : true}
            onClick={() => onEnter(date)}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}

interface Cell {
  /** First day of the month or year. */
  date: string;
  name: string;
}

const monthsOf = (focused: string, months: readonly string[]): Cell[] =>
  months.map((name, at) => ({
    date: `${focused.slice(0, 4)}-${String(at + 1).padStart(2, "0")}-01`,
    name: upperFirst(name),
  }));

const yearsOf = (focused: string, names: Pick<CalendarNames, "year">): Cell[] =>
  Array.from({ length: YEAR_GRID }, (_, at) => {
    const year = firstOfYears(focused) + at;
    return { date: `${year}-01-01`, name: names.year(year) };
  });
