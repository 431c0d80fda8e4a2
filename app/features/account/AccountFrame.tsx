import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { localePath } from "~/page/locale-path";
import { usePage } from "~/page/use-page";
import styles from "./account.module.css";
import { LogOutForm, SavedNote, SectionLinks } from "./account-parts.tsx";
import { ACCOUNT_PATH, type AccountSection, sectionName } from "./account-sections.ts";
import { EndedSession } from "./EndedSession.tsx";
import type { SavedChange } from "./saved-change.ts";

interface AccountFrameProps {
  section: AccountSection;
  hasPassword: boolean;
  /** The change that was just saved and led here. */
  saved?: SavedChange;
  children: ReactNode;
}

/** An account page: next to the section menu on wide screens, with a back link on phones. */
export function AccountFrame({ section, hasPassword, saved, children }: AccountFrameProps) {
  const { t } = useTranslation("account");
  const page = usePage();
  return (
    <div className={styles.account}>
      <nav className={styles.menu} aria-label={t("menu")}>
        <SectionLinks page={page} hasPassword={hasPassword} className={styles.links} />
        <LogOutForm page={page} className={styles.logOut} />
      </nav>
      <EndedSession className={styles.content}>
        <a className={styles.back} href={localePath(page.locale, ACCOUNT_PATH)}>
          {t("title")}
        </a>
        <h1>{t(sectionName(section, hasPassword))}</h1>
        <SavedNote saved={saved} />
        {children}
      </EndedSession>
    </div>
  );
}
