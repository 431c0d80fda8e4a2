import { useTranslation } from "react-i18next";
import type { LocaleCode } from "#contract/tables/locales";
import { newsListPath } from "#contract/tables/paths";
import { CommentsSection } from "~/features/comments/CommentsSection";
import { Section } from "~/features/entity/Section";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MatchDays } from "~/features/match-days/MatchDays";
import { MatchDaysList } from "~/features/match-days/MatchDaysList";
import { CoverImage } from "~/features/news/CoverImage";
import { MomentTime } from "~/features/news/MomentTime";
import { NewsCards } from "~/features/news/NewsCards";
import type { NamedLink } from "~/features/news/news-cards";
import { NewsletterCard } from "~/features/newsletter/NewsletterCard";
import { TableOfContents } from "~/features/reading/TableOfContents";
import { SharePlace } from "~/features/share/SharePlace";
import { SHARE_OPENER } from "~/features/share/share-links";
import { StoryBody } from "~/features/story/StoryText";
import { HiddenNote, HiddenResults } from "~/features/view/HiddenResults";
import { unbrokenScores } from "~/i18n/join-texts";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { classNames } from "~/ui/class-names";
import { ParsedEnd } from "~/ui/HoldUntilParsed";
import type { PieceData, RelatedMatch } from "./load-piece.server.ts";
import styles from "./piece.module.css";

type BylineProps = { data: Pick<PieceData, "author" | "published" | "updated" | "readingTime"> };

/** Author, dates of publication and update, and reading time of an article; and the share button. */
function Byline({ data: { author, published, updated, readingTime } }: BylineProps) {
  const { t } = useTranslation(["news", "match"]);
  return (
    <div className={classNames(styles.byline, "hold-until-parsed")}>
      <p>
        <a href={author.href} rel="author">
          {author.name}
        </a>
        <MomentTime of={published} text={t("published", { date: published.date, time: published.clock })} />
        {updated && <MomentTime of={updated} text={t("updated", { date: updated.date, time: updated.clock })} />}
        <span>{t("readingTime", { count: readingTime })}</span>
      </p>
      <button type="button" className={styles.share} id="share-open" {...SHARE_OPENER}>
        {t("match:share")}
      </button>
    </div>
  );
}

interface NeighboursProps {
  /** The previously published article. */
  previous?: NamedLink;
  next?: NamedLink;
}

/** The previous and next articles. */
function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useTranslation("news");
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t("neighbours")}>
      {previous && (
        <a href={previous.href} rel="prev">
          <small>{t("previous")}</small>
          {unbrokenScores(previous.name)}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <small>{t("next")}</small>
          {unbrokenScores(next.name)}
        </a>
      )}
    </nav>
  );
}

/** Breadcrumbs of an article: news, category. */
function Breadcrumb({ category, locale }: { category: NamedLink; locale: LocaleCode }) {
  const { t } = useTranslation("news");
  return (
    <nav className={styles.breadcrumb} aria-label={t("breadcrumb")}>
      <ol>
        <li>
          <a href={localePath(locale, newsListPath())}>{t("title.all")}</a>
        </li>
        <li>
          <a href={category.href}>{category.name}</a>
        </li>
      </ol>
    </nav>
  );
}

/** The match that an article is about, with live updates. */
function MatchPlace({ match, page }: { match: RelatedMatch; page: Page }) {
  const { t } = useTranslation(["news", "common"]);
  const { sport, days, zone, canChange, fetchedAt, isSimulated } = match;
  return (
    <section className={styles.match} aria-labelledby="about-match">
      <h2 id="about-match">{t("match")}</h2>
      <MatchDaysList sport={sport} canChange={canChange} fetchedAt={fetchedAt}>
        <MatchDays days={days} zone={zone} page={page} level={3} />
      </MatchDaysList>
      {isSimulated && <p className="note">{t("common:source.simulatedNote")}</p>}
    </section>
  );
}

/** An article's tags, each linked to its list. */
function TagLinks({ tags }: { tags: readonly NamedLink[] }) {
  const { t } = useTranslation("news");
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t("tags")}>
      {tags.map(({ href, name }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

interface PiecePageProps {
  data: PieceData;
  page: Page;
}

/** The text column of piece.module.css. */
const COVER_SIZES = "(min-width: 42rem) 40rem, 100vw";

/** For visitors who hide scores: an article on a sport tells results from its title on. */
const isHidden = ({ sport }: PieceData, { view }: Page): boolean => sport !== undefined && view?.hideScores === true;

/** A news article: its text, the match it is about, and related articles. */
export const PiecePage = ({ data, page }: PiecePageProps) =>
  isHidden(data, page) ? (
    <article className={styles.piece}>
      <Breadcrumb category={data.category} locale={page.locale} />
      <h1>{data.category.name}</h1>
      <HiddenNote of="results" page={{ ...page, path: data.path }} />
    </article>
  ) : (
    <WholePiece data={data} page={page} />
  );

function WholePiece({ data, page }: PiecePageProps) {
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
            <h1>{unbrokenScores(title)}</h1>
            <p className={styles.summary}>{unbrokenScores(summary)}</p>
            <Byline data={data} />
            <ParsedEnd />
          </header>
          {cover && <CoverImage cover={cover} className={styles.cover} sizes={COVER_SIZES} isFirst isEager />}
          {/* Before the text: the match may be in play by now. */}
          {match && <MatchPlace match={match} page={page} />}
          <TableOfContents sections={story.sections} name={t("contents")} className={styles.contents} />
          <StoryBody nodes={story.nodes} />
          <TagLinks tags={tags} />
        </article>
      </div>
      {!isDraft && <NewsletterCard page={page} sport={data.sport} />}
      {!page.view?.hideScores && <Neighbours previous={data.previous} next={data.next} />}
      {related.length > 0 && (
        <Section title={t("related")} className={styles.related}>
          <HiddenResults page={page}>
            <NewsCards cards={related} heading="h3" now={page.now} />
          </HiddenResults>
        </Section>
      )}
      {comments && <CommentsSection data={comments} page={page} />}
      <SharePlace page={address} title={t("shareTitle")} text={title} />
    </>
  );
}
