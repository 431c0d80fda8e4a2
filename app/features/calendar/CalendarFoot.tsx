import styles from "./calendar.module.css";
import type { CalendarSetup } from "./calendar-setup.ts";
import { isChoosable } from "./choice.ts";
import type { Calendar } from "./use-calendar.ts";

interface CalendarFootProps {
  setup: CalendarSetup;
  calendar: Calendar;
}

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
