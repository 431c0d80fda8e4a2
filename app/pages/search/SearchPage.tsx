import { useTranslation } from "react-i18next";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { SearchField } from "~/features/search/SearchField";
import { SearchForm } from "~/features/search/SearchForm";
import type { SearchQuery } from "~/features/search/search-address";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Island } from "~/runtime/Island";
import { pictureBase } from "~/ui/picture-base";
import type { SearchData, SportFound } from "./load-search.server.ts";
import { SportResults } from "./SportResults.tsx";
import "~/features/search/search-form.css";
import "~/ui/button.css";
import styles from "./search-page.module.css";

interface SearchPageProps {
  data: SearchData;
  page: Page;
}

/** The search page: a form, results in both sports, and popular items before a search. */
export function SearchPage({ data: { query, zone, sports, hasSimulated }, page }: SearchPageProps) {
  const { t } = useTranslation("search");
  const shown = sports.filter(({ found }) => found.error || hasSome(found.value));
  // The page script updates one list of matches.
  const live = sports.find(({ found }) => found.value?.matches)?.sport;
  return (
    <>
      <h1>{t("title")}</h1>
      <PageForm query={query} page={page} />
      {query.text ? (
        <p className="note" role="status">
          {t("resultsFor", { text: query.text })}
        </p>
      ) : (
        <Island name="recent-searches" props={{ locale: page.locale }} />
      )}
      {shown.length === 0 && (
        <EmptyNote of="search">
          <p>{t("hint")}</p>
        </EmptyNote>
      )}
      {shown.map(({ sport, found }) => (
        <section key={sport} aria-labelledby={`found-${sport}`}>
          <h2 id={`found-${sport}`} className={styles.sport}>
            {t(`sports.${sport}`)}
          </h2>
          {found.value ? (
            <SportResults found={found.value} zone={zone} isLive={sport === live} isPopular={!query.text} page={page} />
          ) : (
            <p className="note">{t("fault")}</p>
          )}
        </section>
      ))}
      {hasSimulated && <SimulatedNote />}
    </>
  );
}

function SimulatedNote() {
  const { t } = useTranslation("common");
  return <p className="note">{t("source.simulatedNote")}</p>;
}

const hasSome = ({ groups, matches }: SportFound): boolean => groups.length > 0 || matches !== undefined;

/** The form works without script; the island adds suggestions while typing. */
function PageForm({ query: { text, sport }, page }: { query: SearchQuery; page: Page }) {
  const { t } = useTranslation(["search", "frame"]);
  const { locale, path, config } = page;
  const label = t("frame:searchField");
  const action = localePath(locale, path);
  const from = { locale, sport, storage: pictureBase(page, config) ?? "" };
  return (
    <Island name="search-form" props={{ from, action, label, text }}>
      <SearchForm className={styles.form} action={action} sport={sport}>
        <SearchField label={label} defaultValue={text} />
        <button type="submit" className="button">
          {t("title")}
        </button>
      </SearchForm>
    </Island>
  );
}
