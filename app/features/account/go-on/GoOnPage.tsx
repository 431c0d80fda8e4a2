import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { KeptPress } from "#worker/pages/context";
import styles from "~/features/account/account.module.css";
import "~/ui/button.css";

/**
 * Sends a form again whose session had ended. A press of the button sends it; a script presses it at once. Opening the
 * address changes nothing by itself.
 */
export function GoOnPage({ press: { path, fields } }: { press: KeptPress }) {
  const { t } = useTranslation("account");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <div className={styles.entry}>
      <h1>{t("goOn.title")}</h1>
      <p>{t("goOn.text")}</p>
      <form ref={form} method="post" action={path}>
        {fields.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may repeat.
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button">
          {t("goOn.send")}
        </button>
      </form>
      <p>
        <a href={path}>{t("goOn.leave")}</a>
      </p>
    </div>
  );
}
