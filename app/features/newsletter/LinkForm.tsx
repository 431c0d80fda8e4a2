import { useTranslation } from "react-i18next";
import { NEWSLETTER_PATH } from "#contract/tables/paths";
import { FormFault } from "~/features/forms/FormFault";
import type { FormState } from "~/features/forms/faults";
import { localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import styles from "./newsletter.module.css";
import "~/ui/button.css";

interface LinkFormProps {
  /** Of the two pages that links of mails lead to. */
  of: "confirm" | "unsubscribe";
  token: string;
  /** What the action answered. */
  state: FormState | undefined;
}

/** One button: what a link of a mail is for is done by a press, since programs that look for harm follow links. */
export function LinkForm({ of, token, state }: LinkFormProps) {
  const { t } = useTranslation(["newsletter"]);
  const { locale } = usePage();
  return (
    <div className={styles.newsletter}>
      <h1>{t(`newsletter:${of}.title`)}</h1>
      <p>{t(`newsletter:${of}.text`)}</p>
      {state?.faults && <FormFault id={of} faults={state.faults} />}
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button">
          {t(`newsletter:${of}.button`)}
        </button>
      </form>
      {of === "confirm" && state?.faults && (
        <p>
          <a className={styles.link} href={localePath(locale, NEWSLETTER_PATH)}>
            {t("again")}
          </a>
        </p>
      )}
    </div>
  );
}
