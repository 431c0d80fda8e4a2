import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BOT_CHECK_FIELD } from "#contract/tables/bot-check";
import { usePage } from "~/page/use-page";
import { useAfterAnswer } from "./answer-challenge.ts";
import type { BotCheckProps } from "./BotCheck.tsx";
import styles from "./bot-check.module.css";
import { type ServiceConfig, showCheck, type Widget } from "./check-services.client.ts";

interface ServiceCheckProps extends Pick<BotCheckProps, "action"> {
  service: ServiceConfig;
}

/** Turnstile or reCAPTCHA, which need their own script. */
export function ServiceCheck({ action, service }: ServiceCheckProps) {
  const { t } = useTranslation("memberForms");
  const { locale } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const { current: element } = place;
    if (!element) return;
    let isGone = false;
    const onAnswer = (answer: string) => {
      if (field.current) field.current.value = answer;
    };
    showCheck(service, { element, action, locale, onAnswer }).then(
      (shown) => {
        if (isGone) shown.remove();
        else widget.current = shown;
      },
      () => setHasFailed(true),
    );
    return () => {
      isGone = true;
      widget.current?.remove();
      widget.current = undefined;
    };
  }, [service, action, locale]);
  useAfterAnswer(
    useCallback(() => {
      if (field.current) field.current.value = "";
      widget.current?.reset();
    }, []),
  );

  return (
    <fieldset className={styles.service}>
      <legend className="visually-hidden">{t("botCheck.label")}</legend>
      <input ref={field} type="hidden" name={BOT_CHECK_FIELD} defaultValue="" />
      <div ref={place} className={styles.place} />
      {hasFailed && (
        <p role="alert" className={styles.fault}>
          {t("botCheck.notLoaded")}
        </p>
      )}
      <noscript>
        <p className={styles.fault}>{t("botCheck.needsScript")}</p>
      </noscript>
    </fieldset>
  );
}
