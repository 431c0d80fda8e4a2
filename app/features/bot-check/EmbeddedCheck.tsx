import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BOT_CHECK_FIELD } from "#contract/tables/bot-check";
import { useBeforeSend } from "~/features/forms/use-sending";
import { answerChallenge, useAfterAnswer } from "./answer-challenge.ts";
import type { BotCheckProps } from "./BotCheck.tsx";
import styles from "./bot-check.module.css";

/** Our own proof of work. It runs when a button is pressed, so that an answer never expires before it is sent. */
export function EmbeddedCheck({ action, intents }: BotCheckProps) {
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
