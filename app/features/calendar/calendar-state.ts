import { FIRST_DAY, isDate, LAST_DAY } from "#contract/time/zone";
import type { DateRange } from "~/ui/dates/date-range";
import { addToMonth, clampDate, monthOf, type Reach } from "~/ui/dates/dates";
import type { CalendarSetup } from "./calendar-setup.ts";
import { type Choice, type ChoiceRules, cancelRange, choose } from "./choice.ts";
import { isCellInReach, isPageInReach, type Move, turned, type View } from "./moves.ts";

/** The specification's error texts of the calendar (section 8), by kind. */
export const CALENDAR_ERRORS = {
  /** A month, year or day was requested that cannot be chosen. Visitors get a translated text. */
  moveDisabled: "Move target is disabled",
  /** The minimum is after the maximum, or either is not a date: the browser's own picker is used. */
  invalidRange: "Invalid page range provided.",
  /** A closed calendar was asked to move. */
  notDisplayed: "Navigation disabled while calendar is not yet displayed.",
} as const;

export type CalendarFault = keyof typeof CALENDAR_ERRORS;

/** Thrown to code that requests something a calendar cannot do. */
export class CalendarError extends Error {
  override name = "CalendarError";
  constructor(readonly fault: CalendarFault) {
    super(CALENDAR_ERRORS[fault]);
  }
}

/** A calendar as shown; immutable. */
export interface CalendarState {
  view: View;
  /** The day moved by keys; in a grid of months or years it stands for its month or year. */
  focused: string;
  /** The first visible month, YYYY-MM. */
  first: string;
  choice: Choice;
}

export interface CalendarRules extends ChoiceRules {
  /** Number of months side by side. */
  months: number;
}

/** All supported days (contract/time/zone.ts). */
const ALL: Reach = { min: FIRST_DAY, max: LAST_DAY };

/** The selectable days, from a field's attributes. Throws a CalendarError if there are none. */
export function checkedReach(min: string, max: string): Reach {
  const reach = { min: min || ALL.min, max: max || ALL.max };
  if (!isDate(reach.min) || !isDate(reach.max) || reach.min > reach.max) throw new CalendarError("invalidRange");
  return reach;
}

/** The initial state: at the chosen date, else today, moved within the limits. */
export function startState(chosen: DateRange | undefined, today: string, rules: CalendarRules): CalendarState {
  const focused = clampDate(chosen?.from ?? today, rules.reach);
  const last = addToMonth(monthOf(rules.reach.max), 1 - rules.months);
  const month = monthOf(focused);
  const first = month > last && rules.months > 1 ? last : month;
  return { view: "days", focused, first, choice: { chosen } };
}

/** The first visible month after scrolling just enough to show a date. */
function firstWith(date: string, first: string, months: number): string {
  const month = monthOf(date);
  if (month < first) return month;
  const last = addToMonth(first, months - 1);
  return month > last ? addToMonth(month, 1 - months) : first;
}

/** The state after a key. Throws a CalendarError if nothing can be chosen there. */
export function go(state: CalendarState, { to, isPage }: Move, { reach, months }: CalendarRules): CalendarState {
  const isOpen = isPage ? isPageInReach(state.view, to, reach) : isCellInReach(state.view, to, reach);
  if (!isOpen) throw new CalendarError("moveDisabled");
  const focused = clampDate(to, reach);
  return { ...state, focused, first: firstWith(focused, state.first, months) };
}

/** A date that the next page (1) or the previous one (-1) would reveal; decides whether that page can be turned to. */
function revealed({ view, focused, first }: CalendarState, by: 1 | -1, months: number): string {
  if (view !== "days") return turned(view, focused, by);
  return `${addToMonth(first, by === 1 ? months : -1)}-01`;
}

export const canTurn = (state: CalendarState, by: 1 | -1, { reach, months }: CalendarRules): boolean =>
  isPageInReach(state.view, revealed(state, by, months), reach);

/**
 * Turns to the next or previous page. Throws a CalendarError if nothing on it can be chosen, or if the calendar is not
 * displayed (no state).
 */
export function turn(state: CalendarState | undefined, by: 1 | -1, rules: CalendarRules): CalendarState {
  if (!state) throw new CalendarError("notDisplayed");
  if (!canTurn(state, by, rules)) throw new CalendarError("moveDisabled");
  const focused = clampDate(turned(state.view, state.focused, by), rules.reach);
  const first = state.view === "days" ? addToMonth(state.first, by) : firstWith(focused, state.first, rules.months);
  return { ...state, focused, first };
}

/** The title button goes from days to months to years and back to days; choosing goes back one level. */
const WIDER: Record<View, View> = { days: "months", months: "years", years: "days" };
const CLOSER: Record<View, View> = { days: "days", months: "days", years: "months" };

export const widen = (state: CalendarState): CalendarState => ({ ...state, view: WIDER[state.view] });

/** Chooses a month or year. Throws a CalendarError if none of its days can be chosen. */
export function enter(state: CalendarState, date: string, rules: CalendarRules): CalendarState {
  return { ...go(state, { to: date, isPage: false }, rules), view: CLOSER[state.view] };
}

/** Chooses a day; undefined if it is rejected. */
export function press(state: CalendarState, date: string, rules: CalendarRules): CalendarState | undefined {
  const choice = choose(state.choice, date, rules);
  return choice && { ...state, choice, focused: date, first: firstWith(date, state.first, rules.months) };
}

/**
 * Begins a range by dragging from a day; undefined if it is rejected. The visible month stays, even for a day of an
 * adjacent one: changing it would put another day under the pointer.
 */
export function beginDrag(state: CalendarState, date: string, rules: CalendarRules): CalendarState | undefined {
  const choice = choose(state.choice, date, rules);
  return choice && { ...state, choice };
}

/** What Escape undoes before it closes: a started range, then the grid of months or years; undefined for nothing. */
export function undo(state: CalendarState): CalendarState | undefined {
  if (state.choice.started !== undefined) return { ...state, choice: cancelRange(state.choice) };
  return state.view === "days" ? undefined : { ...state, view: "days" };
}

/** The title of the current page: a month, the first and last of several, a year, or twelve years. */
export function calendarTitle({ rules, names }: CalendarSetup, { view, first, focused }: CalendarState): string {
  if (view !== "days") return names.title(view, focused);
  const last = addToMonth(first, rules.months - 1);
  return rules.months === 1 ? names.month(first) : `${names.month(first)} – ${names.month(last)}`;
}
