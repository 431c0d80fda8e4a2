import { type RefObject, useEffect, useRef, useState } from "react";
import { type CalendarSetup, chosenDays } from "./calendar-setup.ts";
import {
  beginDrag,
  CalendarError,
  type CalendarState,
  calendarTitle,
  enter,
  go,
  press,
  startState,
  turn,
  undo,
  widen,
} from "./calendar-state.ts";
import { clear, missingDay, nextDay, refusalOf, textsOf } from "./choice.ts";
import { moveByKey, type Press } from "./moves.ts";

/** Milliseconds for screen readers to notice that the text was removed. */
const EMPTY_FOR = 100;

/**
 * The text of a live region and its setter. The region is emptied first, because repeated text would not be announced;
 * an empty text clears it.
 */
function useAnnouncement(): [text: string, announce: (next: string) => void] {
  const [text, setText] = useState("");
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(waiting.current), []);
  const announce = (next: string): void => {
    clearTimeout(waiting.current);
    setText("");
    if (next) waiting.current = setTimeout(() => setText(next), EMPTY_FOR);
  };
  return [text, announce];
}

/** Default time. */
const NOON = "12:00";

interface Shown {
  state: CalendarState;
  /** The day under the pointer while a range's second day is being chosen. */
  pointed?: string | undefined;
  /** HH:mm, one per field; empty if no time is chosen. */
  times: readonly string[];
  /** Counts the steps that move the focus into the grid. */
  focusMoves: number;
}

const startOf = ({ mode, rules, values, today }: CalendarSetup): Shown => ({
  state: startState(chosenDays(values), today, rules),
  times: mode === "date" ? [] : values.map(({ time }) => time ?? NOON),
  focusMoves: 0,
});

function useShown(setup: CalendarSetup) {
  const [shown, setShown] = useState(() => startOf(setup));
  // Several events may precede the next render.
  const latest = useRef(shown);
  const update = (change: Partial<Shown>): void => {
    latest.current = { ...latest.current, ...change };
    setShown(latest.current);
  };
  return { shown, latest, update };
}

export type Calendar = ReturnType<typeof useCalendar>;

/**
 * The state and actions of an open calendar. `onDone` gets the fields' new texts, or none if they stay as they are.
 * Refused actions are announced.
 */
export function useCalendar(
  setup: CalendarSetup,
  dialog: RefObject<HTMLDialogElement>,
  onDone: (texts?: string[]) => void,
) {
  const { mode, rules, texts, limits } = setup;
  const { shown, latest, update } = useShown(setup);
  const [refusal, refuse] = useAnnouncement();
  const [turnedTo, announceTitle] = useAnnouncement();
  const stateNow = (): CalendarState => latest.current.state;
  const show = (state: CalendarState, movesFocus = true): void => {
    update({ state, pointed: undefined, focusMoves: latest.current.focusMoves + (movesFocus ? 1 : 0) });
    refuse("");
    announceTitle("");
  };
  const attempt = (change: () => void): void => {
    try {
      change();
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      refuse(texts.limit);
    }
  };
  const commit = (): void => {
    const { state, times } = latest.current;
    const missing = missingDay(state.choice, rules, mode);
    if (missing) refuse(texts[missing]);
    else onDone(textsOf({ days: state.choice.chosen, times }, mode, limits));
  };

  return {
    ...shown,
    /** For a range, what the next press chooses. */
    hint: rules.isRange && mode !== "time" ? texts[nextDay(shown.state.choice, rules)] : "",
    /** Why the last press or key had no effect. */
    refusal,
    /** The title of a page turned to by button or swipe, which the focus does not announce. */
    turnedTo,
    /** Whether a range's second day is being chosen. */
    isChoosing: () => stateNow().choice.started !== undefined,
    turn: (by: 1 | -1) =>
      attempt(() => {
        show(turn(dialog.current?.open ? stateNow() : undefined, by, rules), false);
        announceTitle(calendarTitle(setup, stateNow()));
      }),
    widen: () => show(widen(stateNow())),
    enter: (cell: string) => attempt(() => show(enter(stateNow(), cell, rules))),
    press(date: string): void {
      const next = press(stateNow(), date, rules);
      if (next) show({ ...next, view: "days" });
      else refuse(texts[refusalOf(date, rules)]);
      if (next && mode === "date" && next.choice.started === undefined) commit();
    },
    /** Begins a range by dragging from a day. */
    drag(date: string): void {
      const next = beginDrag(stateNow(), date, rules);
      if (next) show(next, false);
      else refuse(texts[refusalOf(date, rules)]);
    },
    point: (date: string) => update({ pointed: date }),
    setTime: (at: number, time: string) =>
      update({ times: latest.current.times.map((old, index) => (index === at ? time : old)) }),
    /** Returns whether Escape had something to undo; if not, it closes. */
    undo(): boolean {
      const undone = undo(stateNow());
      if (undone) show(undone);
      return undone !== undefined;
    },
    /** Returns whether a key belongs to the grid. Starts from the key's cell, because screen readers may focus any. */
    moveBy(key: Press, from: string): boolean {
      const move = moveByKey(key, stateNow().view, from, setup.firstDay);
      if (move) attempt(() => show(go(stateNow(), move, rules)));
      return move !== undefined;
    },
    commit,
    clear(): void {
      const { chosen } = clear(stateNow().choice, rules);
      onDone(chosen ? undefined : limits.map(() => ""));
    },
    close: () => onDone(),
  };
}
