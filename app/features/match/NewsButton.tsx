import { useTranslation } from "react-i18next";
import styles from "./news-button.module.css";

/**
 * Stands before a list of the newest first (`data-newest`) and over its upper end when something new waits there
 * (live/newest-first.ts). Without a script nothing comes in, and nothing waits.
 */
export function NewsButton() {
  const { t } = useTranslation("match");
  return (
    <div className={styles.news} role="status">
      <button type="button" data-news="" hidden>
        {`${t("showNew")} `}
        <b />
      </button>
    </div>
  );
}
