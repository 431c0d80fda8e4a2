import { useTranslation } from "react-i18next";
import { EmptyNote } from "~/features/faces/EmptyNote";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import type { SearchData, SportFound } from "./load-search.server.ts";
import { RECENT_ID } from "./recent-searches.ts";
import { SearchForm } from "./SearchForm.tsx";
import { SportResults } from "./SportResults.tsx";

interface SearchPageProps {
  data: SearchData;
  page: Page;
}

/** Search as a page: a form, what it found in both sports, and before anything is typed what others look for. */
export function SearchPage({ data: { query, sports, hasSimulated }, page }: SearchPageProps) {
  const { t } = useTranslation("search");
  const shown = sports.filter(({ found }) => found.face || hasSome(found.value));
  // The page's script keeps one list of matches up to date.
  const live = sports.find(({ found }) => found.value?.matches)?.sport;
  return (
    <>
      <h1>{t("title")}</h1>
      <SearchForm query={query} action={localePath(page.locale, page.path)} />
      {query.text ? (
        <p className="note" role="status">
          {t("resultsFor", { text: query.text })}
        </p>
      ) : (
        <RecentSearches />
      )}
      {shown.length === 0 && (
        <EmptyNote of="search">
          <p>{t("hint")}</p>
        </EmptyNote>
      )}
      {shown.map(({ sport, found }) => (
        <section key={sport} aria-labelledby={`found-${sport}`}>
          <h2 id={`found-${sport}`} className="find-sport">
            {t(`sports.${sport}`)}
          </h2>
          {found.value ? (
            <SportResults found={found.value} isLive={sport === live} isPopular={!query.text} page={page} />
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

/** Filled by the page's script, which alone knows what was looked for on this device. */
function RecentSearches() {
  const { t } = useTranslation("search");
  return (
    <section id={RECENT_ID} className="card find-recent" hidden suppressHydrationWarning>
      <h2>{t("recent.title")}</h2>
      <p className="note">{t("recent.note")}</p>
      <button type="button" className="find-clear">
        {t("recent.clear")}
      </button>
      <ul className="found" />
    </section>
  );
}
