import styles from "./calendar.module.css";
import type { Calendar } from "./use-calendar.ts";

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
