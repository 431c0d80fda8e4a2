import { compileSentence } from "~/i18n/sentence";
import styles from "./calendar.module.css";
import type { CalendarSetup } from "./calendar-setup.ts";
import { type CalendarState, canTurn } from "./calendar-state.ts";
import { calendarTitle } from "./calendar-title.ts";

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
