import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BOT_CHECK_FIELD, type BotCheckAction } from "#contract/tables/bot-check";
import { useBeforeSend } from "~/features/forms/use-sending";
import { usePage } from "~/page/use-page";
import { answerChallenge, useAfterAnswer } from "./answer-challenge.ts";
import styles from "./bot-check.module.css";
import { ServiceCheck } from "./ServiceCheck.tsx";

/** Our own proof of work. It runs when a button is pressed, so that an answer never expires before it is sent. */
function EmbeddedCheck({ action, intents }: BotCheckProps) {
  const { t } = useTranslation("memberForms");
  const field = useRef<HTMLInputElement>(null);
  const isTried = useRef(false);
  /** 0 to 1 while it runs. */
  const [progress, setProgress] = useState<number>();

  const solve = useCallback(async () => {
    setProgress(0);
    const answer = await answerChallenge(action, setProgress);
    if (field.current) field.current.value = answer;
    isTried.current = true;
    setProgress(undefined);
  }, [action]);
  useBeforeSend((intent) => (isTried.current || !intents.includes(intent) ? undefined : solve()));
  useAfterAnswer(
    useCallback(() => {
      isTried.current = false;
      if (field.current) field.current.value = "";
    }, []),
  );

  return (
    <>
      <input ref={field} type="hidden" name={BOT_CHECK_FIELD} defaultValue="" />
      <noscript>
        <p className="note">{t(action === "newsletter" ? "botCheck.formWithoutScript" : "botCheck.withoutScript")}</p>
      </noscript>
      <p aria-live="polite" className={styles.progress}>
        {progress !== undefined && (
          <>
            <span>{t("botCheck.checking")}</span>
            <progress value={progress} aria-hidden="true" />
          </>
        )}
      </p>
    </>
  );
}

export interface BotCheckProps {
  /** What the check is for; worker/form-guard/guarded-calls.ts maps calls to these actions. */
  action: BotCheckAction;
  /** Intents of the submit buttons that require the check. */
  intents: readonly string[];
}

/** Goes inside a MemberForm: checks that a human sends it, using the configured bot check. */
export function BotCheck({ action, intents }: BotCheckProps) {
  const { botCheck } = usePage().config;
  if (!botCheck) return <EmbeddedCheck action={action} intents={intents} />;
  return botCheck.provider === "off" ? null : <ServiceCheck action={action} service={botCheck} />;
}
