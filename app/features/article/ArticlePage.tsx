import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Article, ArticleBlock } from "#contract/domain/article";
import { articleOf, articlePath } from "#contract/tables/articles";
import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { SITE_NAME } from "#contract/tables/site";
import { StarLabel } from "~/features/match-row/match-row-fragment";
import { useRowFacts } from "~/features/match-row/row-view";
import { pageMeta } from "~/features/page-meta/page-meta";
import reading from "~/features/reading/reading.module.css";
import { type SectionLink, TableOfContents } from "~/features/reading/TableOfContents";
import { unbrokenScores } from "~/i18n/join-texts";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { LIST_ID } from "~/page/element-ids";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { LiveLines } from "~/ui/LiveLines";
import { ArticleBlocks, placeBlocks } from "./ArticleBlocks.tsx";
import styles from "./article.module.css";
import type { ArticlePageData } from "./load-article-page.server.ts";

interface RelatedArticlesProps {
  of: Article["related"];
  locale: LocaleCode;
}

/** Related articles, some of them in another language. */
function RelatedArticles({ of, locale }: RelatedArticlesProps) {
  const { t } = useTranslation("article");
  return (
    <nav className={styles.related} aria-labelledby="related">
      <h2 id="related">{t("related")}</h2>
      <ul>
        {of.map(({ id, title }) => (
          <li key={id}>
            <RelatedLink id={id} title={title} locale={locale} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RelatedLink({ id, title, locale }: { id: string; title: string; locale: LocaleCode }) {
  const row = articleOf(id);
  if (!row) return null;
  const { tag, name } = localeRow(row.locale);
  const isForeign = row.locale !== locale;
  return (
    <a href={localePath(row.locale, articlePath(row))} {...(isForeign && { lang: tag, hrefLang: tag })}>
      <b>{row.linkText}</b>
      {isForeign && <span className="tag">{name}</span>}
      <span className={styles.relatedTitle}>{unbrokenScores(title)}</span>
    </a>
  );
}

interface ArticlePageProps {
  data: ArticlePageData;
  page: Page;
}

/** An article: its text with embedded live data, and related articles. */
export function ArticlePage({ data: { article, dates, live, rows, hasSimulated, zone }, page }: ArticlePageProps) {
  const { t } = useTranslation(["common", "article"]);
  const blocks = placeBlocks(article.blocks, live);
  const firstSection = blocks.findIndex(({ under }) => under !== undefined);
  const shared = { title: article.title, page, zone };
  const beginning = firstSection < 0 ? blocks : blocks.slice(0, firstSection);
  return (
    <article className={styles.article}>
      <h1>{unbrokenScores(article.title)}</h1>
      <Dates of={article} dates={dates} />
      <LiveArea rows={rows}>
        {rows && <Stars page={page} zone={zone} />}
        <div className={reading.text}>
          <ArticleBlocks of={beginning} {...shared} />
        </div>
        <TableOfContents
          sections={sectionsOf(article.blocks)}
          name={t("article:contents")}
          className={styles.contents}
        />
        <div className={reading.text}>
          <ArticleBlocks of={blocks.slice(beginning.length)} {...shared} />
        </div>
      </LiveArea>
      {hasSimulated && <p className="note">{t("source.simulatedNote")}</p>}
      <RelatedArticles of={article.related} locale={page.locale} />
    </article>
  );
}

const sectionsOf = (blocks: readonly ArticleBlock[]): SectionLink[] =>
  blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [{ id: block.id, title: block.text }] : [],
  );

interface DatesProps extends Pick<ArticlePageData, "dates"> {
  of: ArticlePageData["article"];
}

function Dates({ of: { published, updated }, dates }: DatesProps) {
  const { t } = useTranslation("article");
  return (
    <p className={styles.dates}>
      <time dateTime={published}>{t("published", { date: dates.published })}</time>
      {dates.updated && <time dateTime={updated}>{t("updated", { date: dates.updated })}</time>}
    </p>
  );
}

interface LiveAreaProps extends Pick<ArticlePageData, "rows"> {
  children: ReactNode;
}

/**
 * The area that the page script updates, if there are rows of matches. There is one per page, so it includes the text.
 */
function LiveArea({ rows, children }: LiveAreaProps) {
  if (!rows) return <div className={styles.columns}>{children}</div>;
  return (
    <>
      <div
        id={LIST_ID}
        className={styles.columns}
        data-live={rows.canChange ? "football" : undefined}
        data-fetched={rows.fetchedAt}
        data-show="all"
      >
        {children}
      </div>
      <LiveLines />
    </>
  );
}

function Stars({ page, zone }: { page: Page; zone: ArticlePageData["zone"] }) {
  return <StarLabel texts={useRowFacts(page, zone).texts} />;
}

/** Title, description and breadcrumbs of an article, which exists in one language. */
export function articleMeta(article: Article, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { titleTag, title, description } = article;
  const { published, updated } = article;
  const meta = pageMeta(page, {
    title: titleTag,
    description,
    languages: [page.locale],
    ogType: "article",
    jsonLd: linkedArticle(article, page),
    trail: [{ name: t("frame:nav.football"), path: "/football/matches" }, { name: title }],
  });
  return [
    ...meta,
    { property: "article:published_time", content: published },
    ...(updated ? [{ property: "article:modified_time", content: updated }] : []),
  ];
}

/** schema.org's Article. */
function linkedArticle(
  { title, description, published, updated }: Article,
  { locale, origin, path }: Page,
): Record<string, unknown> {
  const publisher = { "@type": "Organization", name: SITE_NAME, url: origin };
  return {
    "@type": "Article",
    headline: title,
    description,
    datePublished: published,
    dateModified: updated ?? published,
    inLanguage: localeRow(locale).tag,
    mainEntityOfPage: origin + localePath(locale, path),
    author: publisher,
    publisher,
  };
}
