import { useTranslation } from "react-i18next";
import styles from "./news-button.module.css";

/**
 * Precedes a newest-first list (`data-newest`) and overlays its top when new items are waiting
 * (features/live/newest-first.ts). Without script nothing arrives.
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
