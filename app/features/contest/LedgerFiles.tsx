import { useTranslation } from "react-i18next";
import styles from "./contest.module.css";
import type { LedgerFile } from "./contest-head.ts";

/** Fields of a file, and the function that links them. */
const NAMES = { previous: "previousHash", hash: "hash", lines: "lines", digest: "SHA-256" };

/** The published files of a contest, and how to verify one. */
export function LedgerFiles({ files }: { files: readonly LedgerFile[] }) {
  const { t } = useTranslation("contests");
  return (
    <>
      <ul className={styles.files}>
        {files.map(({ date, isLate, href }) => (
          <li key={href}>
            <a href={href} rel="nofollow">
              {t(isLate ? "ledger.late" : "ledger.file", { date })}
            </a>
          </li>
        ))}
      </ul>
      <p className="note">{t("ledger.check", NAMES)}</p>
    </>
  );
}
