import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./contest.module.css";

interface ContestRulesProps {
  /** Sentences in the visitor's language. */
  rules: readonly string[];
  /** Additions of the page, such as published days. */
  children?: ReactNode;
}

export function ContestRules({ rules, children }: ContestRulesProps) {
  const { t } = useTranslation("contests");
  return (
    <section className={styles.part}>
      <h2>{t("tab.rules")}</h2>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
