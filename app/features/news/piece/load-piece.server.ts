import { redirect } from "@remix-run/react";
import type { NewsDetail, NewsLink } from "#contract/domain/news";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { newsGroupPath, newsListPath, newsPath } from "#contract/tables/paths";
import { callOf, type Sport } from "#contract/tables/sports";
import type { EdgeContext } from "#worker/pages/context";
import { commentsRoom } from "~/features/comments/comments-room";
import { type CommentsData, loadComments } from "~/features/comments/load-comments.server";
import { loadOrThrowErrorPage, settle, throwErrorPage } from "~/features/errors/error-states.server";
import { groupByDay, type MatchDay, zoneOfMatches } from "~/features/match-days/group-by-day";
import { canChange } from "~/features/match-list/can-change";
import { type Moment, momentOf } from "~/features/news/MomentTime";
import { type CoverView, coverOf, type NamedLink, type NewsCardView, newsCards } from "~/features/news/news-cards";
import { lazyHtml, readStory } from "~/features/story/read-story.server";
import type { Story } from "~/features/story/story";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";
import type { LanguagePaths, TranslatedData } from "~/page/page";

/** The match that an article is about, as a one-row list. */
export interface RelatedMatch {
  sport: Sport;
  days: MatchDay[];
  zone: ZoneOffsets;
  canChange: boolean;
  /** Milliseconds. */
  fetchedAt: number;
  isSimulated: boolean;
}

/** Undefined if an article has none or the match cannot be loaded: the article is shown without it. */
async function loadRelatedMatch(
  context: EdgeContext,
  { matchId, sport }: Pick<NewsDetail, "matchId" | "sport">,
): Promise<RelatedMatch | undefined> {
  if (!matchId || !sport) return undefined;
  const { value } = await settle(context, context.upstream.call(callOf(sport, "matchInfo"), { matchId }));
  if (!value) return undefined;
  const { match, competition } = value.value;
  return {
    sport,
    days: groupByDay([match], context, () => competition.name),
    zone: zoneOfMatches([match], context),
    canChange: canChange(match, context.now),
    fetchedAt: value.fetchedAt,
    isSimulated: match.source === "simulated",
  };
}

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
const pathsOf = (piece: NewsDetail): LanguagePaths => ({
  ...Object.fromEntries(
    piece.variants.map(({ language, slug, id }) => [language, newsPath({ sport: piece.sport, slug, id })]),
  ),
  [piece.language]: newsPath(piece),
});

interface PieceRequest {
  /** Absolute. */
  url: string;
  newsId: string | undefined;
}

const PREVIEW = /\/bgsystem-preview$/;

/**
 * Resolves an article's address. The id decides: another slug or sport redirects (301), and a language without the
 * article redirects to one that has it. Throws an error page: 404 for an unknown id, 410 for a withdrawn article, 400
 * for a malformed id.
 */
export async function openPiece(context: EdgeContext, { url, newsId }: PieceRequest): Promise<PieceData> {
  const { pathname, search, searchParams } = new URL(url);
  if (!newsId) return throwErrorPage(context, "notFound");
  if (PREVIEW.test(pathname)) return openDraft(context, newsId, searchParams);
  const answer = await loadOrThrowErrorPage(context, context.upstream.call("newsDetail", { id: newsId }));
  const { status, location } = addressOf(answer.value, context.locale);
  if (location !== pathname) throw redirect(location + search, status);
  return pieceData(context, answer);
}

/** Where visitors of a language read an article: in that language if possible. */
function addressOf(piece: NewsDetail, locale: LocaleCode): { status: 301 | 302; location: string } {
  const paths = pathsOf(piece);
  const own = paths[locale];
  // The language may get the article later.
  if (own === undefined) return { status: 302, location: localePath(piece.language, paths[piece.language] ?? "") };
  return { status: piece.language === locale ? 301 : 302, location: localePath(locale, own) };
}

/** A draft, for anyone with its signed link. Without a valid signature it is not found. */
async function openDraft(context: EdgeContext, id: string, query: URLSearchParams): Promise<PieceData> {
  context.doNotCache();
  const [expires, signature] = [Number(query.get("expires")), query.get("signature") ?? ""];
  if (!signature || !expires) return throwErrorPage(context, "notFound");
  const answer = await loadOrThrowErrorPage(context, context.upstream.call("newsPreview", { id, expires, signature }));
  return pieceData(context, answer);
}
