import { useTranslation } from "react-i18next";
import { matchTabPath } from "#contract/tables/paths";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import styles from "./h2h.module.css";
import { COUNTS, type H2hQuery, h2hSearch } from "./h2h-query.ts";
import type { H2hData } from "./load-h2h.server.ts";

interface H2hFiltersProps {
  data: H2hData;
  page: Page;
}

/** Number and kind of matches: links that each change one choice. */
export function H2hFilters({ data: { head, query }, page: { locale } }: H2hFiltersProps) {
  const { t } = useTranslation("h2h");
  const { match, competition } = head.about;
  const path = localePath(locale, matchTabPath(match, "h2h"));
  const choice = (name: string, change: Partial<H2hQuery>, isChosen: boolean) => (
    <li key={name}>
      <a href={path + h2hSearch({ ...query, ...change })} aria-current={isChosen ? "true" : undefined} rel="nofollow">
        {name}
      </a>
    </li>
  );
  const { isSameLeague, isSameVenue } = query;
  return (
    <nav className={styles.filters} aria-label={t("filter.label")}>
      <ul>
        {COUNTS.map((count) => choice(t("filter.last", { number: count }), { count }, count === query.count))}
        {choice(
          t("filter.sameLeague", { competition: competition.name }),
          { isSameLeague: !isSameLeague },
          isSameLeague,
        )}
        {choice(
          t("filter.sameVenue", { home: match.home.name, away: match.away.name }),
          { isSameVenue: !isSameVenue },
          isSameVenue,
        )}
      </ul>
    </nav>
  );
}
