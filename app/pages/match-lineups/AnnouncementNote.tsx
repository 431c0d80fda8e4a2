import { useTranslation } from "react-i18next";
import styles from "./lists.module.css";
import type { AnnouncementText } from "./load-line-ups.server.ts";

/** The source of the line-ups, and when the official ones are expected. */
export function AnnouncementNote({ of: { key, ...moment } }: { of: AnnouncementText }) {
  const { t } = useTranslation("lineups");
  const className = `note ${styles.announcement}`;
  if (key !== "predictedUntil") return <p className={className}>{t(key, moment)}</p>;
  return (
    <p className={className}>
      {`${t("predicted")} `}
      <span>{t("expected", moment)}</span>
    </p>
  );
}
