import type { NewsDetail, NewsLink } from "#contract/domain/news";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { newsGroupPath, newsListPath, newsPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { commentsRoom } from "~/features/comments/comments-room";
import { type CommentsData, loadComments } from "~/features/comments/load-comments.server";
import { type Moment, momentOf } from "~/features/news/moment";
import { type CoverView, coverOf, type NamedLink, type NewsCardView, newsCards } from "~/features/news/news-cards";
import { lazyHtml } from "~/features/story/lazy-html.server";
import { readStory } from "~/features/story/read-story.server";
import type { Story } from "~/features/story/story";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { localePath } from "~/page/locale-path";
import type { LanguagePaths, TranslatedData } from "~/page/page";
import { loadRelatedMatch, type RelatedMatch } from "./load-related-match.server.ts";

/** An article as shown on its page. */
export interface PieceData extends TranslatedData, Pick<NewsDetail, "title" | "summary" | "readingTime" | "isDraft"> {
  /** After the locale. */
  path: string;
  category: NamedLink;
  author: NamedLink;
  tags: NamedLink[];
  sport?: Sport;
  published: Moment;
  updated?: Moment;
  cover?: CoverView;
  /** The cover's address for share previews, even if the visitor saves data. */
  coverUrl?: string;
  story: Story;
  match?: RelatedMatch;
  related: NewsCardView[];
  previous?: NamedLink;
  next?: NamedLink;
  /** Absent for drafts. */
  comments?: CommentsData;
  /** Languages of the article. */
  languages: LocaleCode[];
  fetched: AnswerAge;
}

/** Languages without the article still have a news page. */
const ELSEWHERE: LanguagePaths = Object.fromEntries(LOCALE_CODES.map((code) => [code, newsListPath()]));

type FetchedPiece = { value: NewsDetail } & AnswerAge;

/** Data of an article's page. */
export async function pieceData(context: EdgeContext, { value: piece, ...fetched }: FetchedPiece): Promise<PieceData> {
  const { locale, origin, visitor } = context;
  const [tools, match, comments] = await Promise.all([
    lazyHtml(),
    loadRelatedMatch(context, piece),
    piece.isDraft ? undefined : loadComments(context, { ...piece, room: commentsRoom(piece, locale) }),
  ]);
  const { title, summary, readingTime, isDraft, category, author, publishedAt, updatedAt, sport } = piece;
  const cover = coverOf(piece, context);
  const shared = coverOf(piece, { ...context, visitor: { ...visitor, savesData: false } });
  const variants = pathsOf(piece);
  const moment = (instant: number) => momentOf(instant, locale, visitor.timeZone);
  return {
    title,
    summary,
    readingTime,
    isDraft,
    path: newsPath(piece),
    category: { name: category.name, href: localePath(locale, newsGroupPath("category", category)) },
    author: { name: author.name, href: localePath(locale, newsGroupPath("author", author)) },
    tags: piece.tags.map((tag) => ({ name: tag.name, href: localePath(locale, newsGroupPath("tag", tag)) })),
    ...(sport && { sport }),
    published: moment(publishedAt),
    ...(updatedAt !== undefined && { updated: moment(updatedAt) }),
    ...(cover && { cover }),
    ...(shared && { coverUrl: shared.src }),
    story: readStory(piece.html, { origin, locale }, tools),
    ...(match && { match }),
    related: newsCards(piece.related, context),
    ...(piece.previous && { previous: linkTo(piece.previous, locale) }),
    ...(piece.next && { next: linkTo(piece.next, locale) }),
    ...(comments && { comments }),
    languages: Object.keys(variants) as LocaleCode[],
    languagePaths: { ...ELSEWHERE, ...variants },
    fetched,
  };
}

const linkTo = (link: NewsLink, locale: LocaleCode): NamedLink => ({
  href: localePath(locale, newsPath(link)),
  name: link.title,
});

/** The article's paths by language; all versions are about the same sport. */
export const pathsOf = (piece: NewsDetail): LanguagePaths => ({
  ...Object.fromEntries(
    piece.variants.map(({ language, slug, id }) => [language, newsPath({ sport: piece.sport, slug, id })]),
  ),
  [piece.language]: newsPath(piece),
});
