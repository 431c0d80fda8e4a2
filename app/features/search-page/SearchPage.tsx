import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { newsListPath } from "#contract/tables/paths";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { SimulatedNote } from "~/features/match-row/SimulatedNote";
import { pageMeta } from "~/features/page-meta/page-meta";
import { SearchField, SearchForm } from "~/features/search/SearchForm";
import type { SearchQuery } from "~/features/search/search-address";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { Island } from "~/runtime/islands/Island";
import { pictureBase } from "~/ui/picture-base";
import type { SearchData, SportFound } from "./load-search.server.ts";
import "~/features/search/search-form.css";
import "~/ui/button.css";
import { EntityPicture } from "~/features/entity/EntityPicture";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDays } from "~/features/match-days/MatchDays";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import list from "~/features/search/found.module.css";
import type { FoundLine } from "~/features/search/found-lines";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { classNames } from "~/ui/class-names";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import styles from "./search-page.module.css";

interface SportResultsProps {
  found: SportFound;
  /** The visitor's offsets over all matches found. */
  zone: ZoneOffsets;
  /** Its matches get live updates. */
  isLive: boolean;
  /** Nothing was searched for. */
  isPopular: boolean;
  page: Page;
}

/** Results in one sport: a list per kind, and matches as rows. */
function SportResults({ found, zone, isLive, isPopular, page }: SportResultsProps) {
  const { t } = useTranslation("search");
  const { sport, groups, matches, fetched } = found;
  return (
    <>
      <StaleNotice fetched={fetched} now={page.now} />
      <div className={styles.groups} data-found="">
        {groups.map(({ kind, lines }) => (
          <section key={kind} className="card">
            <h3>{isPopular && isPopularKind(kind) ? t(`popular.${kind}`) : t(`kinds.${kind}`)}</h3>
            <FoundList lines={lines} page={page} />
          </section>
        ))}
      </div>
      {matches && (
        <>
          <h3 className={styles.matches} data-found="">
            {t("kinds.matches")}
          </h3>
          {isLive ? (
            <MatchDaysList sport={sport} canChange={matches.canChange} fetchedAt={fetched.fetchedAt}>
              <MatchDays days={matches.days} zone={zone} page={page} level={3} />
            </MatchDaysList>
          ) : (
            <div id={`${sport}-matches`}>
              <MatchDays days={matches.days} zone={zone} page={page} level={3} isContinued />
            </div>
          )}
        </>
      )}
    </>
  );
}

const isPopularKind = (kind: string): kind is "competitions" | "teams" => kind === "competitions" || kind === "teams";

const PICTURE = 24;

function FoundList({ lines, page: { locale, config, savesData } }: { lines: readonly FoundLine[]; page: Page }) {
  const storageBaseUrl = pictureBase({ savesData }, config);
  return (
    <>
      <ul className={classNames(list.list, "hold-until-parsed")}>
        {lines.map(({ path, name, detail, flag, picture }) => (
          <li key={path}>
            <a href={localePath(locale, path)}>
              <EntityPicture flag={flag} path={picture} storageBaseUrl={storageBaseUrl} size={PICTURE} />
              <span>
                {name}
                {detail && <small>{detail}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ParsedEnd />
    </>
  );
}

interface SearchPageProps {
  data: SearchData;
  page: Page;
}

/** The search page: a form, results in both sports, and popular items before a search. */
export function SearchPage({ data: { query, zone, sports, simulated }, page }: SearchPageProps) {
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
      {query.text && (
        <a className={`button plain-button ${styles.news}`} href={newsSearch(page.locale, query.text)}>
          {t("inNews", { text: query.text })}
        </a>
      )}
      <SimulatedNote share={simulated} />
    </>
  );
}

const newsSearch = (locale: Page["locale"], text: string): string =>
  `${localePath(locale, newsListPath())}?${new URLSearchParams({ q: text })}`;

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

/** Search results are not indexed. */
export function searchMeta({ query: { text } }: SearchData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: text ? t("search:resultsFor", { text }) : t("search:title"),
    description: t("search:description"),
    isIndexed: false,
  });
}
