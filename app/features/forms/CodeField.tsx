import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { descriptionOf, FieldFault } from "./Field.tsx";
import styles from "./forms.module.css";
import { SubmitButton } from "./SubmitButton.tsx";
import { SENT_FIELDS, type SentCode, secondsUntil } from "./sent-code.ts";
import { useField } from "./use-sending.ts";

/**
 * Counts down from a number of seconds, by the clock, so that a tab is correct after sleeping. Restarts with each new
 * `since`, the object that started the wait.
 */
function useSecondsLeft(seconds: number, since: unknown): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer with the same wait restarts it.
  useEffect(() => {
    const end = Date.now() + 1_000 * seconds;
    const show = () => setLeft(secondsUntil(end, Date.now()));
    show();
    const timer = setInterval(show, 1_000);
    return () => clearInterval(timer);
  }, [seconds, since]);
  return left;
}

export type { SentCode };

interface CodeFieldProps {
  name?: string;
  label?: string;
  sent: SentCode;
  /** The intent of the button that requests another code. */
  resendIntent: string;
}

/** The code from an SMS, with autofill on phones, and a button for another one. */
export function CodeField({ name = "code", label, sent, resendIntent }: CodeFieldProps) {
  const { t } = useTranslation("memberForms");
  const { id, value, fault } = useField(name);
  const left = useSecondsLeft(sent.resendAfter, sent);
  const hint = sent.expiresIn
    ? t("code.sent", { count: Math.max(1, Math.round(sent.expiresIn / 60)) })
    : t("code.sentBefore");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label ?? t("code.label")}</label>
      <p id={`${id}-hint`} className="note">
        {hint}
      </p>
      <div className={styles.code}>
        <input
          id={id}
          name={name}
          type="text"
          defaultValue={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="next"
          maxLength={16}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={descriptionOf(id, { hint, fault })}
        />
        <SubmitButton intent={resendIntent} isPlain isWaiting={left > 0}>
          {t("code.resend")}
        </SubmitButton>
      </div>
      <FieldFault id={id} fault={fault} />
      {SENT_FIELDS.map(
        (one) => sent[one] !== undefined && <input key={one} type="hidden" name={one} value={sent[one]} />,
      )}
      {/* Without script the text stays as rendered. The line keeps its space when the wait is over. */}
      {sent.resendAfter > 0 && (
        <p className={`note ${styles.wait}`}>{left > 0 ? t("code.wait", { count: left }) : ""}</p>
      )}
    </div>
  );
}
