import { CalendarError } from "./calendar-error.ts";
import { type CalendarSetup, chosenDays } from "./calendar-setup.ts";
import { type CalendarState, enter, go, press, startState, turn, undo, widen } from "./calendar-state.ts";
import type { CalendarView } from "./calendar-view.ts";
import { clear } from "./choice.ts";
import { textsOf } from "./commit.ts";
import { watchDrag } from "./drag-range.ts";
import { type Move, moveByKey, type Press } from "./moves.ts";
import { watchSwipe } from "./watch-swipe.ts";

/** What a visitor may do with an open calendar; `done` gets the fields' new texts, or nothing when they stay. */
export class CalendarControl {
  #state: CalendarState;

  constructor(
    private readonly view: CalendarView,
    private readonly setup: CalendarSetup,
    private readonly done: (texts?: string[]) => void,
  ) {
    this.#state = startState(chosenDays(setup.values), setup.today, setup.rules);
  }

  /** Fills the calendar before it opens. */
  start(): void {
    this.view.paint(this.#state);
    if (this.setup.rules.isRange && this.setup.mode !== "time") this.view.say(this.setup.words.first);
  }

  get isLooking(): boolean {
    return this.#state.choice.started !== undefined;
  }

  /** Turns the page. Throws a CalendarError when nothing lies there, and when the calendar is closed. */
  turn(by: 1 | -1): void {
    if (!this.view.root.matches(":popover-open")) throw new CalendarError("notDisplayed");
    this.#show(turn(this.#state, by, this.setup.rules));
  }

  enter(cell: string): void {
    this.#show(enter(this.#state, cell, this.setup.rules));
    this.view.focus();
  }

  widen(): void {
    this.#show(widen(this.#state));
    this.view.focus();
  }

  press(date: string): void {
    const { mode, rules, words } = this.setup;
    const next = press(this.#state, date, rules);
    if (!next) {
      this.view.say(words.limit);
      return;
    }
    this.#show({ ...next, view: "days" });
    this.view.focus();
    if (this.isLooking) this.view.say(words.last);
    else if (mode === "date") this.commit();
  }

  over(date: string): void {
    this.view.mark(this.#state, date);
  }

  /** Takes over what is chosen. */
  commit(): void {
    const { mode, limits } = this.setup;
    this.done(textsOf({ days: this.#state.choice.chosen, times: this.view.times.read() }, mode, limits));
  }

  clear(): void {
    const { chosen } = clear(this.#state.choice, this.setup.rules);
    this.done(chosen ? undefined : this.setup.limits.map(() => ""));
  }

  close(): void {
    this.done();
  }

  /** Whether Escape had something to undo; else it closes. */
  undo(): boolean {
    const undone = undo(this.#state);
    if (undone) {
      this.#show(undone);
      this.view.focus();
    }
    return undone !== undefined;
  }

  /** Where a key leads from a cell, which a screen reader may have put the focus on; undefined for other keys. */
  moveOf(press: Press, from: string): Move | undefined {
    return moveByKey(press, this.#state.view, from, this.setup.firstDay);
  }

  /** Throws a CalendarError where nothing can be chosen. */
  go(move: Move): void {
    this.#show(go(this.#state, move, this.setup.rules));
    this.view.focus();
  }

  /** What cannot be done is said; anything else that is thrown is a fault. */
  attempt(change: () => void): void {
    try {
      change();
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      this.view.say(this.setup.words.limit);
    }
  }

  #show(next: CalendarState): void {
    const { view, first } = this.#state;
    const isSamePage = next.view === "days" && view === "days" && next.first === first;
    this.#state = next;
    if (isSamePage) this.view.mark(next);
    else this.view.paint(next);
  }
}

/** Buttons, keys, the mouse and strokes of an open calendar. */
export function listenTo(view: CalendarView, control: CalendarControl, isRange: boolean): void {
  view.root.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>("button") : null;
    if (pressed) control.attempt(() => act(control, pressed.dataset));
  });
  view.root.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      if (control.undo()) event.preventDefault();
      return;
    }
    const { date, cell } = event.target instanceof HTMLElement ? event.target.dataset : {};
    const from = date ?? cell;
    const move = from && control.moveOf(event, from);
    if (!move) return;
    // A key that leads to nothing is the grid's all the same: the page behind does not scroll.
    event.preventDefault();
    control.attempt(() => control.go(move));
  });
  watchSwipe(view.body, (by) => control.attempt(() => control.turn(by)));
  if (isRange) {
    watchDrag(view.body, () => control.isLooking, {
      start: (date) => control.press(date),
      over: (date) => control.over(date),
      end: (date) => control.press(date),
    });
  }
}

/** What a button of the calendar's is for. */
function act(control: CalendarControl, data: DOMStringMap): void {
  const { date = data.day, cell, turn: by, widen: wider, clear: emptied, done } = data;
  if (by !== undefined) control.turn(by === "1" ? 1 : -1);
  else if (date !== undefined) control.press(date);
  else if (cell !== undefined) control.enter(cell);
  else if (wider !== undefined) control.widen();
  else if (emptied !== undefined) control.clear();
  else if (done !== undefined) control.commit();
  else control.close();
}
