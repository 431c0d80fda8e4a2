import { useTranslation } from "react-i18next";
import styles from "./contest.module.css";
import type { LedgerFile } from "./contest-head.ts";

/** The published files of a contest. */
export function LedgerFiles({ files }: { files: readonly LedgerFile[] }) {
  const { t } = useTranslation("contests");
  return (
    <ul className={styles.files}>
      {files.map(({ date, href }) => (
        <li key={href}>
          <a href={href} rel="nofollow">
            {t("ledger.file", { date })}
          </a>
        </li>
      ))}
    </ul>
  );
}
