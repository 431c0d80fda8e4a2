import { useTranslation } from "react-i18next";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import type { SevensData } from "./load-sevens.server.ts";
import styles from "./sevens.module.css";
import { sevensPath } from "./sevens-query.ts";

interface SevensHeadProps {
  data: SevensData;
  page: Page;
}

/** The tournament, its dates, and links to other years. */
export function SevensHead({
  data: { tournament, category, year, years, dates, hasSimulated },
  page,
}: SevensHeadProps) {
  const { t } = useTranslation(["sevens", "common"]);
  const isOver = dates?.phase === "over" && year === years[0];
  return (
    <header className={styles.head}>
      <h1>{`${tournament ?? t("name")} ${year}`}</h1>
      {dates && <p>{dates.phase === "before" ? t("before", { date: dates.from }) : t(dates.phase, dates)}</p>}
      {hasSimulated && <span className="tag">{t("common:source.simulated")}</span>}
      {isOver && <p>{t("next", { year: Number(year) + 1 })}</p>}
      <nav className={styles.choices} aria-label={t("editions")}>
        {years.map((one, index) => (
          <a
            key={one}
            href={localePath(page.locale, sevensPath({ category, ...(index > 0 && { year: one }) }))}
            aria-current={one === year ? "page" : undefined}
          >
            {one}
          </a>
        ))}
      </nav>
    </header>
  );
}
