import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import type { TableReason } from "#contract/tables/standings-keys";
import { formatDate } from "~/i18n/format-date";
import styles from "./standings.module.css";

interface TableReasonsProps {
  reasons: readonly TableReason[];
  /** The day on which the season ended early, YYYY-MM-DD. */
  endedOn?: string;
  locale: LocaleCode;
}

/** Why a table is as it is, if it is not simply the sum of its results. Namespace: standings. */
export function TableReasons({ reasons, endedOn, locale }: TableReasonsProps) {
  const { t } = useTranslation("standings");
  if (reasons.length === 0) return null;
  const date = endedOn === undefined ? "" : formatDate(endedOn, locale, "date");
  return reasons.map((reason) => (
    <p key={reason} className={styles.remark}>
      {t(`why.${reason}`, { date })}
    </p>
  ));
}
