import { useTranslation } from "react-i18next";
import { NEWSLETTER_PATH } from "#contract/tables/paths";
import { FormFault } from "~/features/forms/FormFault";
import type { FormState } from "~/features/forms/faults";
import { localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import styles from "./newsletter.module.css";
import "~/ui/button.css";

interface LinkFormProps {
  /** Which of the two pages that emails link to. */
  of: "confirm" | "unsubscribe";
  token: string;
  /** The action's answer. */
  state: FormState | undefined;
}

/** One button: an email link's action needs a press, since security scanners follow links. */
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
