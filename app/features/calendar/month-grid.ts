import type { CalendarNames } from "./calendar-words.ts";
import { monthOf } from "./dates.ts";
import { button, element } from "./element.ts";
import { type FirstDay, weeksOf } from "./weeks.ts";

interface MonthFacts {
  names: CalendarNames;
  firstDay: FirstDay;
  isTrimmed: boolean;
  today: string;
  /** No other month beside it: the days of its neighbours fill its weeks. */
  isAlone: boolean;
  isChoosable(date: string): boolean;
}

/** A month's days as a grid of the ARIA practices; which of them is chosen and has the focus is marked afterwards. */
export function monthGrid(month: string, facts: MonthFacts): HTMLElement {
  const { names, firstDay, isTrimmed, isAlone } = facts;
  const heads = Array.from({ length: 7 }, (_, at) => {
    const day = (firstDay + at) % 7;
    return element("th", { scope: "col", abbr: names.weekdays[day] }, names.shortWeekdays[day] ?? "");
  });
  const weeks = weeksOf(month, firstDay, isTrimmed).map((week) =>
    element("tr", {}, ...week.map((date) => dayCell(date, monthOf(date) !== month, facts))),
  );
  const title = names.month(month);
  return element(
    "table",
    { role: "grid", "aria-label": title },
    ...(isAlone ? [] : [element("caption", { "aria-hidden": "true" }, title)]),
    element("thead", {}, element("tr", {}, ...heads)),
    element("tbody", {}, ...weeks),
  );
}

function dayCell(date: string, isOutside: boolean, { names, today, isAlone, isChoosable }: MonthFacts): HTMLElement {
  if (isOutside && !isAlone) return element("td", {});
  const day = button(
    {
      "data-date": date,
      "data-outside": isOutside,
      tabindex: -1,
      "aria-label": names.day(date),
      "aria-current": date === today ? "date" : undefined,
      "aria-disabled": isChoosable(date) ? undefined : "true",
    },
    String(Number(date.slice(8))),
  );
  return element("td", {}, day);
}
