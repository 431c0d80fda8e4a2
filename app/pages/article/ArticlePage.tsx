import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StarLabel } from "~/features/match-row/StarLabel";
import { useRowFacts } from "~/features/match-row/use-row-facts";
import type { Page } from "~/page/page";
import { ArticleBlocks, placeBlocks } from "./ArticleBlocks.tsx";
import styles from "./article.module.css";
import type { ArticlePageData } from "./load-article-page.server.ts";
import { RelatedArticles } from "./RelatedArticles.tsx";
import { TableOfContents } from "./TableOfContents.tsx";

interface ArticlePageProps {
  data: ArticlePageData;
  page: Page;
}

/** An article: its text with the site's live data in it, and what to read next. */
export function ArticlePage({ data: { article, live, rows, hasSimulated, zone }, page }: ArticlePageProps) {
  const { t } = useTranslation("common");
  const blocks = placeBlocks(article.blocks, live);
  const firstSection = blocks.findIndex(({ under }) => under !== undefined);
  const shared = { title: article.title, page, zone };
  const beginning = firstSection < 0 ? blocks : blocks.slice(0, firstSection);
  return (
    <article className={styles.article}>
      <h1>{article.title}</h1>
      <LiveArea rows={rows}>
        {rows && <Stars page={page} zone={zone} />}
        <div className={styles.text}>
          <ArticleBlocks of={beginning} {...shared} />
        </div>
        <TableOfContents blocks={article.blocks} />
        <div className={styles.text}>
          <ArticleBlocks of={blocks.slice(beginning.length)} {...shared} />
        </div>
      </LiveArea>
      {hasSimulated && <p className="note">{t("source.simulatedNote")}</p>}
      <RelatedArticles of={article.related} locale={page.locale} />
    </article>
  );
}

interface LiveAreaProps extends Pick<ArticlePageData, "rows"> {
  children: ReactNode;
}

/** What the page's script keeps up to date, where there are rows of matches: one area on a page, so the text is in it too. */
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
