import { useTranslation } from "react-i18next";
import { type AnswerAge, ageOf } from "~/features/upstream-calls/answer-age";
import { InlinePart } from "~/ui/document/InlinePart";
import styles from "./error-state.module.css";

interface StaleNoticeProps {
  fetched: AnswerAge;
  /** Milliseconds. */
  now: number;
}

/**
 * Says that the page shows the last good data, and how old it is; otherwise renders nothing. It lies over the page's
 * bottom and takes no presses: it comes with the rows, which must stand where their skeleton stood.
 */
export function StaleNotice({ fetched, now }: StaleNoticeProps) {
  const { t } = useTranslation("common");
  if (!fetched.isLastGood) return null;
  const { unit, count } = ageOf(fetched.fetchedAt, now);
  return (
    <div className={styles.staleNotice} data-stale="" role="status">
      <InlinePart part="errorStateCss" />
      <strong>{t("stale.title")}</strong> {t("stale.body", { age: t(`time.${unit}`, { count }) })}
    </div>
  );
}
