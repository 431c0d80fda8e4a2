import { type KeyboardEvent, type SyntheticEvent, useRef } from "react";
import { compileSentence } from "~/i18n/sentence";
import { addToMonth } from "~/ui/dates/dates";
import { CellGrid } from "./CellGrid.tsx";
import styles from "./calendar.module.css";
import type { CalendarSetup } from "./calendar-setup.ts";
import { type CalendarState, calendarTitle, canTurn } from "./calendar-state.ts";
import { isChoosable, markedRange } from "./choice.ts";
import { useRangeDrag, useSwipe } from "./gestures.ts";
import { MonthGrid } from "./MonthGrid.tsx";
import { TimeField } from "./TimeField.tsx";
import { type Calendar, useCalendar } from "./use-calendar.ts";
import { keepTabInside, useDialogFocus, useOpenDialog, usePressOutside } from "./use-dialog.ts";

interface CalendarHeadProps {
  setup: CalendarSetup;
  state: CalendarState;
  onTurn(by: 1 | -1): void;
  onWiden(): void;
}

/** Buttons for the previous and next page and, between them, the title, which switches to months and years. */
export function CalendarHead({ setup, state, onTurn, onWiden }: CalendarHeadProps) {
  const { rules, texts } = setup;
  const { view } = state;
  const shown = calendarTitle(setup, state);
  const label = { days: texts.chooseMonth, months: texts.chooseYear, years: texts.backToDays }[view];
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className={styles.turn}
      data-turn={by}
      aria-label={by === 1 ? texts.next[view] : texts.previous[view]}
      // Not `disabled`, which would lose the focus.
      aria-disabled={!canTurn(state, by, rules)}
      onClick={() => onTurn(by)}
    />
  );
  return (
    <div className={styles.head}>
      {step(-1)}
      <button type="button" className={styles.title} aria-label={compileSentence(label)({ shown })} onClick={onWiden}>
        {shown}
      </button>
      {step(1)}
    </div>
  );
}

interface CalendarFootProps {
  setup: CalendarSetup;
  calendar: Calendar;
}

/** Buttons that choose today, empty the field, close, and, where a press on a day does not, finish the choice. */
export function CalendarFoot({ setup: { mode, rules, today, texts }, calendar }: CalendarFootProps) {
  return (
    <div className={styles.foot}>
      {mode !== "time" && isChoosable(today, rules) && (
        <button type="button" onClick={() => calendar.press(today)}>
          {texts.today}
        </button>
      )}
      {!rules.isRequired && (
        <button type="button" onClick={calendar.clear}>
          {texts.clear}
        </button>
      )}
      <button type="button" onClick={calendar.close}>
        {texts.close}
      </button>
      {mode !== "date" && (
        <button type="button" className={styles.done} onClick={calendar.commit}>
          {texts.done}
        </button>
      )}
    </div>
  );
}

interface CalendarMessagesProps {
  /** Whether they have a visible line; otherwise they are for screen readers only. */
  hasLine: boolean;
  messages: Pick<Calendar, "hint" | "refusal" | "turnedTo">;
}

/** The hint or a refusal and, for screen readers, the page that was turned to. */
export function CalendarMessages({ hasLine, messages: { hint, refusal, turnedTo } }: CalendarMessagesProps) {
  const lineIf = (isShown: boolean) => (hasLine && isShown ? styles.message : "visually-hidden");
  return (
    <>
      <p className={lineIf(refusal === "")} aria-live="polite">
        {hint}
      </p>
      <p className={lineIf(refusal !== "")} aria-live="polite">
        {refusal}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {turnedTo}
      </p>
    </>
  );
}

interface CalendarDialogProps {
  setup: CalendarSetup;
  /** The calendar opens next to this element. */
  field: HTMLElement;
  /** Called with the fields' new texts, or without any if they stay as they are. */
  onDone(texts?: string[]): void;
}

/** The open calendar. */
export function CalendarDialog({ setup, field, onDone }: CalendarDialogProps) {
  const { mode, rules, texts } = setup;
  const dialog = useRef<HTMLDialogElement>(null);
  const calendar = useCalendar(setup, dialog, onDone);
  useOpenDialog(dialog, field);
  useDialogFocus(dialog, calendar.focusMoves);
  const outside = usePressOutside(dialog, calendar.close);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { date, cell } = event.target instanceof HTMLElement ? event.target.dataset : {};
    const from = date ?? cell;
    if (event.key === "Escape") goBack(event);
    else if (event.key === "Tab") keepTabInside(event);
    // Keys of the grid that lead nowhere are consumed too, so that the page does not scroll.
    else if (from && calendar.moveBy(event, from)) event.preventDefault();
  };
  // For the Escape key and a phone's Back. Closed here, because the browser reports its own closing only later, and the
  // field would not open the calendar again until then.
  const goBack = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!calendar.undo()) calendar.close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.calendar}
      aria-label={setup.label}
      onKeyDown={onKeyDown}
      onCancel={goBack}
      onClose={calendar.close}
      {...outside}
    >
      {mode !== "time" && (
        <>
          <CalendarHead setup={setup} state={calendar.state} onTurn={calendar.turn} onWiden={calendar.widen} />
          <CalendarBody setup={setup} calendar={calendar} />
        </>
      )}
      {calendar.times.map((time, at) => (
        <TimeField
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the last of a range.
          key={at}
          setup={setup}
          time={time}
          name={rules.isRange ? [texts.from, texts.to][at] : undefined}
          onChange={(changed) => calendar.setTime(at, changed)}
        />
      ))}
      <CalendarMessages hasLine={mode === "datetime" || (mode === "date" && rules.isRange)} messages={calendar} />
      <CalendarFoot setup={setup} calendar={calendar} />
    </dialog>
  );
}

interface CalendarBodyProps {
  setup: CalendarSetup;
  calendar: ReturnType<typeof useCalendar>;
}

function CalendarBody({ setup, calendar }: CalendarBodyProps) {
  const { rules } = setup;
  const { view, first, focused, choice } = calendar.state;
  const swipe = useSwipe(calendar.turn);
  const drag = useRangeDrag(calendar);
  const marked = markedRange(choice, calendar.pointed ?? focused);
  const months = Array.from({ length: rules.months }, (_, at) => addToMonth(first, at));
  return (
    <div className={styles.body} {...swipe} {...(rules.isRange && drag)}>
      {view === "days" ? (
        months.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            setup={setup}
            focused={focused}
            marked={marked}
            onPress={calendar.press}
          />
        ))
      ) : (
        <CellGrid key={view} view={view} focused={focused} setup={setup} onEnter={calendar.enter} />
      )}
    </div>
  );
}
