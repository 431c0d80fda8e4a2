import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { wantedPath } from "~/page/call-back";
import { usePage } from "~/page/use-page";
import styles from "./sign.module.css";

interface SignFrameProps {
  title: string;
  /** What the page's form is for. */
  intro?: string;
  children: ReactNode;
}

/** A sign-in page: phones show it without header and tab bar, so it contains a back link. */
export function SignFrame({ title, intro, children }: SignFrameProps) {
  const { t } = useTranslation("sign");
  const { search, locale } = usePage();
  return (
    <div className={styles.sign}>
      <a className={styles.back} href={wantedPath(search, locale)}>
        <span aria-hidden="true">‹</span>
        {t("back")}
      </a>
      <h1>{title}</h1>
      {intro && <p className="note">{intro}</p>}
      {children}
    </div>
  );
}
