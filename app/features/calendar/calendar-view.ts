import { compileSentence } from "~/i18n/sentence";
import type { CalendarSetup } from "./calendar-setup.ts";
import { type CalendarState, canTurn } from "./calendar-state.ts";
import { cellGrid } from "./cell-grid.ts";
import { isChoosable, markedRange, placeInRange } from "./choice.ts";
import { addToMonth } from "./dates.ts";
import { button, element, fill } from "./element.ts";
import { monthGrid } from "./month-grid.ts";
import type { View } from "./moves.ts";
import { type TimeFields, timeFields } from "./time-fields.ts";

/** The calendar's elements. Nothing here decides: it shows a state. */
export interface CalendarView {
  root: HTMLElement;
  /** What is pressed, dragged over and swiped. */
  body: HTMLElement;
  /** Shows another page or view. */
  paint(state: CalendarState): void;
  /** Shows another choice or focus on the same page; `at` is the day under the pointer. */
  mark(state: CalendarState, at?: string): void;
  /** Puts the focus into the grid, or on the time where there is none. */
  focus(): void;
  /** Tells a screen reader. */
  say(text: string): void;
  times: TimeFields;
}

/** Makes a closed calendar. */
export function createView(setup: CalendarSetup): CalendarView {
  const { label, mode, rules } = setup;
  const times = timeFields(setup);
  const body = element("div", { class: "cal-body" });
  const head = headOf(setup);
  // Which day of a range is looked for stands there for all to read.
  const told = element("p", { class: rules.isRange && mode !== "time" ? "cal-told" : "vh", "aria-live": "polite" });
  const root = element("div", {
    class: "cal",
    popover: "auto",
    role: "dialog",
    "aria-modal": "true",
    "aria-label": label,
  });
  if (mode !== "time") fill(root, [head.element, body]);
  fill(root, [...times.elements, told, footOf(setup)]);

  const mark = (state: CalendarState, at = state.focused) => {
    const range = markedRange(state.choice, at);
    for (const cell of body.querySelectorAll<HTMLElement>("[data-date]")) {
      const { date = "" } = cell.dataset;
      const place = cell.hasAttribute("data-outside") ? undefined : placeInRange(date, range);
      const isFocused = date === state.focused && !cell.hasAttribute("data-outside");
      cell.tabIndex = isFocused ? 0 : -1;
      cell.dataset.place = place ?? "";
      cell.parentElement?.setAttribute("aria-selected", String(place !== undefined));
    }
  };
  return {
    root,
    body,
    paint(state) {
      head.show(state);
      body.replaceChildren(...gridsOf(state, setup));
      if (state.view === "days") mark(state);
    },
    mark,
    focus() {
      const target =
        mode === "time" ? root.querySelector<HTMLElement>("select") : body.querySelector<HTMLElement>('[tabindex="0"]');
      target?.focus({ preventScroll: true });
    },
    say(text) {
      told.textContent = text;
    },
    times,
  };
}

function gridsOf(state: CalendarState, setup: CalendarSetup): HTMLElement[] {
  const { rules, names } = setup;
  if (state.view !== "days") return [cellGrid(state.view, state.focused, rules.reach, names)];
  return Array.from({ length: rules.months }, (_, at) =>
    monthGrid(addToMonth(state.first, at), {
      ...setup,
      isAlone: rules.months === 1,
      isChoosable: (date) => isChoosable(date, rules),
    }),
  );
}

interface Head {
  element: HTMLElement;
  show(state: CalendarState): void;
}

function headOf({ rules, words, names }: CalendarSetup): Head {
  const turnButton = (by: 1 | -1) => button({ class: "cal-turn", "data-turn": by });
  const [back, on] = [turnButton(-1), turnButton(1)];
  const title = button({ class: "cal-title", "data-widen": true });
  const wider: Record<View, string> = { days: words.chooseMonth, months: words.chooseYear, years: words.backToDays };
  const shown = (state: CalendarState): string => {
    if (state.view !== "days") return names.title(state.view, state.focused);
    const last = addToMonth(state.first, rules.months - 1);
    return rules.months === 1 ? names.month(last) : `${names.month(state.first)} – ${names.month(last)}`;
  };
  return {
    element: element("div", { class: "cal-head" }, back, title, on),
    show(state) {
      title.textContent = shown(state);
      title.setAttribute("aria-label", compileSentence(wider[state.view])({ shown: shown(state) }));
      for (const [control, by, name] of [
        [back, -1, words.previous[state.view]],
        [on, 1, words.next[state.view]],
      ] as const) {
        control.setAttribute("aria-label", name);
        // Stays where it is and keeps the focus, so that a second press finds it.
        control.setAttribute("aria-disabled", String(!canTurn(state, by, rules)));
      }
    },
  };
}

function footOf({ mode, rules, today, words }: CalendarSetup): HTMLElement {
  const foot = element("div", { class: "cal-foot" });
  if (mode !== "time" && isChoosable(today, rules)) foot.appendChild(button({ "data-day": today }, words.today));
  if (!rules.isRequired) foot.appendChild(button({ "data-clear": true }, words.clear));
  foot.appendChild(button({ "data-close": true }, words.close));
  if (mode !== "date") foot.appendChild(button({ class: "cal-done", "data-done": true }, words.done));
  return foot;
}
