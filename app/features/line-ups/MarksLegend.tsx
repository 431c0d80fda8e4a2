import { useTranslation } from "react-i18next";
import styles from "./marks.module.css";
import { MARKS, markName } from "./marks.ts";
import { RATING_BANDS } from "./rating-band.ts";

/** A legend of the marks beside players, and of ratings. */
export function MarksLegend() {
  const { t, i18n } = useTranslation("lineups");
  const words = { t, people: i18n.getFixedT(null, "people") };
  return (
    <details className={`card ${styles.legend}`}>
      <summary>{t("legend")}</summary>
      <ul>
        {MARKS.map((kind) => (
          <li key={kind}>
            <i className={`${styles.mark} ${styles[kind]}`} aria-hidden="true" />
            {` ${markName(kind, words)}`}
          </li>
        ))}
        <li>
          <i className={styles.star} aria-hidden="true" />
          {` ${t("manOfTheMatch")}`}
        </li>
        {RATING_BANDS.map((band) => (
          <li key={band}>
            <i className={`${styles.rating} ${styles[band]}`} aria-hidden="true" />
            {` ${t(`band.${band}`)}`}
          </li>
        ))}
      </ul>
      <p className="note">{t("scale")}</p>
    </details>
  );
}
