import { useTranslation } from "react-i18next";
import { CommentsSection } from "~/features/comments/CommentsSection";
import { Section } from "~/features/entity/Section";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { CoverImage } from "~/features/news/CoverImage";
import { NewsCards } from "~/features/news/NewsCards";
import { NewsletterCard } from "~/features/newsletter/NewsletterCard";
import { TableOfContents } from "~/features/reading/TableOfContents";
import { SharePlace } from "~/features/share/SharePlace";
import { StoryBody } from "~/features/story/StoryText";
import type { Page } from "~/page/page";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { Byline } from "./Byline.tsx";
import type { PieceData } from "./load-piece.server.ts";
import { MatchPlace } from "./MatchPlace.tsx";
import { Neighbours } from "./Neighbours.tsx";
import styles from "./piece.module.css";
import { TagLinks } from "./TagLinks.tsx";

interface PiecePageProps {
  data: PieceData;
  page: Page;
}

/** The text column of piece.module.css. */
const COVER_SIZES = "(min-width: 42rem) 40rem, 100vw";

/** A news article: its text, the match it is about, and related articles. */
export function PiecePage({ data, page }: PiecePageProps) {
  const { t } = useTranslation("news");
  const { title, summary, cover, story, match, tags, related, comments, isDraft, fetched } = data;
  const address = { ...page, path: data.path };
  return (
    <>
      {isDraft && (
        <p className={styles.draft} role="note">
          {t("draft")}
        </p>
      )}
      <StaleNotice fetched={fetched} now={page.now} />
      <div className={styles.whole}>
        <article className={styles.piece}>
          <header>
            <Breadcrumb category={data.category} locale={page.locale} />
            <h1>{title}</h1>
            <p className={styles.summary}>{summary}</p>
            <Byline data={data} />
            <ParsedEnd />
          </header>
          {cover && <CoverImage cover={cover} className={styles.cover} sizes={COVER_SIZES} isFirst isEager />}
          <TableOfContents sections={story.sections} name={t("contents")} className={styles.contents} />
          <StoryBody nodes={story.nodes} />
          {match && <MatchPlace match={match} page={page} />}
          <TagLinks tags={tags} />
        </article>
      </div>
      {!isDraft && <NewsletterCard page={page} sport={data.sport} />}
      <Neighbours previous={data.previous} next={data.next} />
      {related.length > 0 && (
        <Section title={t("related")} className={styles.related}>
          <NewsCards cards={related} heading="h3" now={page.now} />
        </Section>
      )}
      {comments && <CommentsSection data={comments} page={page} />}
      <SharePlace page={address} title={t("shareTitle")} text={title} />
    </>
  );
}
