import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ArticleBlock } from "#contract/domain/article";
import { StarLabel } from "~/features/match-row/StarLabel";
import { useRowFacts } from "~/features/match-row/use-row-facts";
import reading from "~/features/reading/reading.module.css";
import { type SectionLink, TableOfContents } from "~/features/reading/TableOfContents";
import type { Page } from "~/page/page";
import { ArticleBlocks, placeBlocks } from "./ArticleBlocks.tsx";
import styles from "./article.module.css";
import type { ArticlePageData } from "./load-article-page.server.ts";
import { RelatedArticles } from "./RelatedArticles.tsx";

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
      <h1>{article.title}</h1>
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
      <div id="freshness" className={styles.freshness} />
      <div
        id="list"
        className={styles.columns}
        data-live={rows.canChange ? "football" : undefined}
        data-fetched={rows.fetchedAt}
        data-show="all"
      >
        {children}
      </div>
      <div id="announce" className="visually-hidden" aria-live="polite" />
    </>
  );
}

function Stars({ page, zone }: { page: Page; zone: ArticlePageData["zone"] }) {
  return <StarLabel texts={useRowFacts(page, zone).texts} />;
}
