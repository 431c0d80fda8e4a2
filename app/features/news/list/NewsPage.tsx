import { useTranslation } from "react-i18next";
import { newsListPath } from "#contract/tables/paths";
import { SPORTS } from "#contract/tables/sports";
import { EmptyNote } from "~/features/errors/EmptyNote";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { NewsCards } from "~/features/news/NewsCards";
import { NewsletterCard } from "~/features/newsletter/NewsletterCard";
import { HiddenResults } from "~/features/view/HiddenResults";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { ChoiceLinks } from "~/ui/ChoiceLinks";
import { classNames } from "~/ui/class-names";
import { PagerLinks } from "~/ui/PagerLinks";
import type { NewsListData } from "./load-news.server.ts";
import { listTitle } from "./news-meta.ts";
import styles from "./news-page.module.css";
import "~/ui/button.css";
import { SearchField } from "~/features/search/SearchForm";

/** Searches articles in the page's language. The form works without script. */
function NewsSearch({ text, page: { locale } }: { text: string; page: Pick<Page, "locale"> }) {
  const { t } = useTranslation("news");
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers in use do not support <search>.
    <form className={styles.search} role="search" action={localePath(locale, newsListPath())}>
      <SearchField label={t("searchField")} defaultValue={text} />
      <button type="submit" className="button plain-button">
        {t("search")}
      </button>
    </form>
  );
}

interface NewsPageProps {
  data: NewsListData;
  page: Page;
}

/** Covers above the fold. */
const EAGER = 4;

/**
 * News: all and those of a sport as an editor orders them, those of a category, tag or author latest first, or search
 * results.
 */
export function NewsPage({ data, page }: NewsPageProps) {
  const { t } = useTranslation("news");
  const { list, cards, fetched, olderHref, latestHref } = data;
  const isFront = list.kind === "all" && !latestHref;
  return (
    <>
      <div className={classNames(styles.head, "hold-until-parsed")}>
        <h1>{listTitle(data, t)}</h1>
        <NewsSearch text={list.kind === "search" ? list.text : ""} page={page} />
      </div>
      <Choices data={data} page={page} />
      <StaleNotice fetched={fetched} now={page.now} />
      {cards.length > 0 ? (
        <HiddenResults page={page}>
          <NewsCards cards={cards} hasLead={isFront} eager={EAGER} now={page.now} />
        </HiddenResults>
      ) : (
        <Nothing list={list} isFront={isFront} page={page} />
      )}
      <PagerLinks
        links={[
          { href: latestHref, text: t("latest") },
          { href: olderHref, text: t("older"), rel: "next" },
        ]}
      />
      {list.kind !== "search" && <NewsletterCard page={page} {...(list.kind === "all" && { sport: list.sport })} />}
    </>
  );
}

interface NothingProps {
  list: NewsListData["list"];
  isFront: boolean;
  page: Page;
}

function Nothing({ list, isFront, page: { locale } }: NothingProps) {
  const { t } = useTranslation("news");
  const toAll = !isFront && (
    <a className="button plain-button" href={localePath(locale, newsListPath())}>
      {t("allNews")}
    </a>
  );
  if (list.kind !== "search") return <EmptyNote of="news">{toAll}</EmptyNote>;
  return (
    <EmptyNote of="search">
      <p>{t("searchHint")}</p>
      {toAll}
    </EmptyNote>
  );
}

/** Sports and categories on one line. */
function Choices({ data: { list, categories }, page: { locale } }: NewsPageProps) {
  const { t } = useTranslation(["news", "frame"]);
  const choice = (name: string, sport?: (typeof SPORTS)[number]["code"]) => ({
    name,
    href: localePath(locale, newsListPath(sport)),
    isShown: list.kind === "all" && list.sport === sport,
  });
  const sports = SPORTS.map(({ code }) => choice(t(`frame:nav.${code}`), code));
  return <ChoiceLinks label={t("choose")} choices={[choice(t("all")), ...sports, ...categories]} />;
}
