import { isDate } from "#contract/time/zone";
import type { DateRange } from "~/ui/dates/date-range";
import { addToMonth, clampDate, monthOf, type Reach } from "~/ui/dates/dates";
import { CalendarError } from "./calendar-error.ts";
import { type Choice, type ChoiceRules, cancelRange, choose } from "./choice.ts";
import { isCellInReach, isPageInReach, type Move, turned, type View } from "./moves.ts";

/** A calendar as it is shown. Every change of it is a new one. */
export interface CalendarState {
  view: View;
  /** The day that keys move; in a grid of months or years it stands for its month or year. */
  focused: string;
  /** The first month of those beside each other, YYYY-MM. */
  first: string;
  choice: Choice;
}

export interface CalendarRules extends ChoiceRules {
  /** Months beside each other. */
  months: number;
}

/** The days that are known at all (contract/time/zone.ts). */
const ALL: Reach = { min: "1900-01-01", max: "2099-12-31" };

/** What can be chosen, by the attributes of a field. Throws a CalendarError when it is nothing. */
export function checkedReach(min: string, max: string): Reach {
  const reach = { min: min || ALL.min, max: max || ALL.max };
  if (!isDate(reach.min) || !isDate(reach.max) || reach.min > reach.max) throw new CalendarError("invalidRange");
  return reach;
}

/** The calendar as it opens: where something is chosen, else today, else as near as can be chosen. */
export function startState(chosen: DateRange | undefined, today: string, rules: CalendarRules): CalendarState {
  const focused = clampDate(chosen?.from ?? today, rules.reach);
  const last = addToMonth(monthOf(rules.reach.max), 1 - rules.months);
  const month = monthOf(focused);
  const first = month > last && rules.months > 1 ? last : month;
  return { view: "days", focused, first, choice: { chosen } };
}

/** The months beside each other once a date is among them, moved as little as can be. */
function firstWith(date: string, first: string, months: number): string {
  const month = monthOf(date);
  if (month < first) return month;
  const last = addToMonth(first, months - 1);
  return month > last ? addToMonth(month, 1 - months) : first;
}

/** Where a key led. Throws a CalendarError when nothing can be chosen there. */
export function go(state: CalendarState, { to, isPage }: Move, { reach, months }: CalendarRules): CalendarState {
  const isOpen = isPage ? isPageInReach(state.view, to, reach) : isCellInReach(state.view, to, reach);
  if (!isOpen) throw new CalendarError("moveDisabled");
  const focused = clampDate(to, reach);
  return { ...state, focused, first: firstWith(focused, state.first, months) };
}

/** The day that decides whether the next page (1) or the one before (-1) can be turned to: one of what comes into sight. */
function revealed({ view, focused, first }: CalendarState, by: 1 | -1, months: number): string {
  if (view !== "days") return turned(view, focused, by);
  return `${addToMonth(first, by === 1 ? months : -1)}-01`;
}

export const canTurn = (state: CalendarState, by: 1 | -1, { reach, months }: CalendarRules): boolean =>
  isPageInReach(state.view, revealed(state, by, months), reach);

/**
 * The next page or the one before. Throws a CalendarError when nothing on it can be chosen, and for a calendar that is
 * not displayed (no state).
 */
export function turn(state: CalendarState | undefined, by: 1 | -1, rules: CalendarRules): CalendarState {
  if (!state) throw new CalendarError("notDisplayed");
  if (!canTurn(state, by, rules)) throw new CalendarError("moveDisabled");
  const focused = clampDate(turned(state.view, state.focused, by), rules.reach);
  const first = state.view === "days" ? addToMonth(state.first, by) : firstWith(focused, state.first, rules.months);
  return { ...state, focused, first };
}

/** From days to months to years and back again to the days of what was chosen there. */
const WIDER: Record<View, View> = { days: "months", months: "years", years: "days" };
const CLOSER: Record<View, View> = { days: "days", months: "days", years: "months" };

export const widen = (state: CalendarState): CalendarState => ({ ...state, view: WIDER[state.view] });

/** A month or year pressed; one without a day that can be chosen is refused by a CalendarError. */
export function enter(state: CalendarState, date: string, rules: CalendarRules): CalendarState {
  return { ...go(state, { to: date, isPage: false }, rules), view: CLOSER[state.view] };
}

/** A day pressed; undefined when it is rejected. */
export function press(state: CalendarState, date: string, rules: CalendarRules): CalendarState | undefined {
  const choice = choose(state.choice, date, rules);
  return choice && { ...state, choice, focused: date, first: firstWith(date, state.first, rules.months) };
}

/**
 * A range begun by dragging from a day; undefined when it is rejected. The shown month stays, even for a day of its neighbour:
 * another month would move a different day under the pointer.
 */
export function beginDrag(state: CalendarState, date: string, rules: CalendarRules): CalendarState | undefined {
  const choice = choose(state.choice, date, rules);
  return choice && { ...state, choice };
}

/** What Escape undoes before it closes: a range looked for, then a grid of months or years; undefined for nothing. */
export function undo(state: CalendarState): CalendarState | undefined {
  if (state.choice.started !== undefined) return { ...state, choice: cancelRange(state.choice) };
  return state.view === "days" ? undefined : { ...state, view: "days" };
}
