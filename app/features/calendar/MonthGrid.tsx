import type { DateRange } from "~/ui/dates/date-range";
import { monthOf } from "~/ui/dates/dates";
import type { CalendarSetup } from "./calendar-setup.ts";
import { isChoosable, placeInRange } from "./choice.ts";
import { weeksOf } from "./weeks.ts";

interface MonthGridProps {
  /** YYYY-MM. */
  month: string;
  setup: CalendarSetup;
  /** The day with the tab stop. */
  focused: string;
  /** The days marked as chosen. */
  marked: DateRange | undefined;
  onPress(date: string): void;
}

/** A month's days as the date grid of the ARIA Authoring Practices. */
export function MonthGrid({ month, setup, ...props }: MonthGridProps) {
  const { names, firstDay, isTrimmed, rules } = setup;
  const isAlone = rules.months === 1;
  const title = names.month(month);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain table has no selectable cells.
    <table role="grid" aria-label={title} aria-multiselectable={rules.isRange || undefined}>
      {!isAlone && <caption aria-hidden="true">{title}</caption>}
      <thead>
        <tr>
          {names.weekdays.map((_, at) => {
            const day = (firstDay + at) % 7;
            return (
              <th key={day} scope="col" abbr={names.weekdays[day]}>
                {names.shortWeekdays[day]}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay, isTrimmed).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const isOutside = monthOf(date) !== month;
              // With months side by side, adjacent days would appear twice.
              if (isOutside && !isAlone) return <td key={date} />;
              return <DayCell key={date} date={date} isOutside={isOutside} setup={setup} {...props} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends Omit<MonthGridProps, "month"> {
  date: string;
  /** In the month before or after. */
  isOutside: boolean;
}

function DayCell({ date, isOutside, setup: { names, rules, today }, focused, marked, onPress }: DayCellProps) {
  const place = isOutside ? undefined : placeInRange(date, marked);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table with role grid is a gridcell.
    <td aria-selected={place !== undefined}>
      <button
        type="button"
        data-date={date}
        data-outside={isOutside ? "" : undefined}
        data-place={place}
        tabIndex={date === focused && !isOutside ? 0 : -1}
        aria-label={names.day(date)}
        aria-current={date === today ? "date" : undefined}
        aria-disabled={isChoosable(date, rules) ? undefined : true}
        onClick={() => onPress(date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
