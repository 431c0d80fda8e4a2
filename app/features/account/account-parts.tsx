import { useTranslation } from "react-i18next";
import { ArrivalNote } from "~/features/forms/ArrivalNote";
import { endPushBeforeSubmit } from "~/features/push/device-push";
import { localePath } from "~/page/locale-path";
import { currentMark } from "~/page/navigation";
import type { Page } from "~/page/page";
import styles from "./account.module.css";
import { ACCOUNT_LINKS, LOG_OUT_PATH, sectionName } from "./account-sections.ts";
import type { SavedChange } from "./saved-change.ts";

interface SectionLinksProps {
  page: Pick<Page, "locale" | "path">;
  hasPassword: boolean;
  className?: string;
}

/** Links to the account pages. */
export function SectionLinks({ page: { locale, path }, hasPassword, className }: SectionLinksProps) {
  const { t } = useTranslation("account");
  return (
    <ul className={className}>
      {ACCOUNT_LINKS.map((section) => (
        <li key={section.key}>
          <a href={localePath(locale, section.path)} aria-current={currentMark(path, section.path, false)}>
            {t(sectionName(section.key, hasPassword))}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LogOutFormProps {
  page: Pick<Page, "locale">;
  /** Class of the button. */
  className?: string;
}

/** Ends the session. A plain form post without script: afterwards every open page is different. */
export function LogOutForm({ page: { locale }, className }: LogOutFormProps) {
  const { t } = useTranslation("accountMenu");
  return (
    <form method="post" action={localePath(locale, LOG_OUT_PATH)} onSubmit={endPushBeforeSubmit}>
      <button type="submit" className={className}>
        {t("logOut")}
      </button>
    </form>
  );
}

/** Confirms that a change was saved. */
export function SavedNote({ saved }: { saved: SavedChange | undefined }) {
  const { t } = useTranslation("account");
  return saved ? (
    <ArrivalNote role="status" className={styles.saved}>
      {t(`saved.${saved}`)}
    </ArrivalNote>
  ) : null;
}
