import { compileSentence } from "~/i18n/sentence";
import { addToMonth } from "~/ui/dates/dates";
import styles from "./calendar.module.css";
import type { CalendarSetup } from "./calendar-setup.ts";
import { type CalendarState, canTurn } from "./calendar-state.ts";

interface CalendarHeadProps {
  setup: CalendarSetup;
  state: CalendarState;
  onTurn(by: 1 | -1): void;
  onWiden(): void;
}

/** Steps to the pages before and after, and between them what is shown, which leads to months and years. */
export function CalendarHead({ setup: { rules, texts, names }, state, onTurn, onWiden }: CalendarHeadProps) {
  const { view, first, focused } = state;
  const last = addToMonth(first, rules.months - 1);
  const months = rules.months === 1 ? names.month(first) : `${names.month(first)} – ${names.month(last)}`;
  const shown = view === "days" ? months : names.title(view, focused);
  const label = { days: texts.chooseMonth, months: texts.chooseYear, years: texts.backToDays }[view];
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className={styles.turn}
      data-turn={by}
      aria-label={by === 1 ? texts.next[view] : texts.previous[view]}
      // Not `disabled`: it keeps the focus, so that a second press finds it.
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
