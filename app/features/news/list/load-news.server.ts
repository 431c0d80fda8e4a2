import { redirect } from "@remix-run/react";
import type { NewsPage } from "#contract/domain/news";
import { LOCALE_CODES } from "#contract/tables/locales";
import { type NewsGrouping, newsGroupPath, newsListPath } from "#contract/tables/paths";
import { SPORTS, type Sport, type SportType } from "#contract/tables/sports";
import type { EdgeContext, Fetched } from "#worker/pages/context";
import { isUpstreamFault } from "~/features/errors/error-kind";
import { loadOrThrowErrorPage } from "~/features/errors/error-states.server";
import { type NewsCardView, newsCards } from "~/features/news/news-cards";
import type { AnswerAge } from "~/features/upstream-calls/answer-age";
import { localePath } from "~/page/locale-path";
import type { TranslatedData } from "~/page/page";
import type { Choice } from "~/ui/ChoiceLinks";

/** The subject of a news list. */
type NewsList =
  | { kind: "all"; sport?: Sport }
  | { kind: "search"; text: string }
  | { kind: NewsGrouping; key: string; id: string };

type Params = Readonly<Record<string, string | undefined>>;

/** Parses a list's address: the segment after `news`, the route's parameters and the query. */
function readList(segment: string | undefined, params: Params, query: URLSearchParams): NewsList {
  const { categoryName, categoryId, tagName, tagId, authorName, authorId } = params;
  if (categoryId) return { kind: "category", key: categoryName ?? "", id: categoryId };
  if (tagId) return { kind: "tag", key: tagName ?? "", id: tagId };
  if (authorId) return { kind: "author", key: authorName ?? "", id: authorId };
  const sport = SPORTS.find(({ code }) => code === segment)?.code;
  if (sport) return { kind: "all", sport };
  const text = query.get("q")?.trim();
  return text ? { kind: "search", text } : { kind: "all" };
}

/** The address of a list after the locale, from its start or after an article; `results` as the page was asked for. */
function listPath(list: NewsList, lastId?: string, results?: string | null): string {
  const query = new URLSearchParams();
  if (list.kind === "search") query.set("q", list.text);
  if (lastId) query.set("lastId", lastId);
  if (results) query.set("results", results);
  const text = query.toString();
  return placeOf(list) + (text && `?${text}`);
}

function placeOf(list: NewsList): string {
  if (list.kind === "all") return newsListPath(list.sport);
  return list.kind === "search" ? newsListPath() : newsGroupPath(list.kind, list);
}

export interface NewsListData extends TranslatedData {
  list: NewsList;
  /** Name of the category, tag or author. */
  name?: string;
  cards: NewsCardView[];
  categories: Choice[];
  /** Older ones; absent at the end. */
  olderHref?: string;
  /** Back to the latest; only on older pages. */
  latestHref?: string;
  fetched: AnswerAge;
}

interface NewsListRequest {
  params: Readonly<Record<string, string | undefined>>;
  /** Absolute. */
  url: string;
}

/**
 * Data of a news list. The id decides: another key of a category, tag or author redirects (301). Throws an error page
 * for a fault, an unknown id (404) and an invalid parameter (400).
 */
export async function loadNews(context: EdgeContext, { params, url }: NewsListRequest): Promise<NewsListData> {
  const { locale } = context;
  const { pathname, searchParams } = new URL(url);
  const list = readList(pathname.split("/")[3], params, searchParams);
  const lastId = searchParams.get("lastId") || undefined;
  const results = searchParams.get("results");
  const { value: page, ...fetched } = await loadOrThrowErrorPage(context, callList(context, list, lastId));
  const { group } = page;
  if ("key" in list && group && group.key !== list.key)
    throw redirect(localePath(locale, listPath({ ...list, key: group.key }, lastId, results)), 301);
  return {
    list,
    ...(group && { name: group.name }),
    cards: newsCards(page.items, context),
    categories: page.categories.map(({ name, ...category }) => ({
      name,
      href: localePath(locale, newsGroupPath("category", category)),
      isShown: list.kind === "category" && list.id === category.id,
    })),
    ...(page.hasNext && page.lastId && { olderHref: localePath(locale, listPath(list, page.lastId, results)) }),
    ...(lastId && { latestHref: localePath(locale, listPath(list, undefined, results)) }),
    // Search terms and articles differ by language.
    languagePaths: Object.fromEntries(
      LOCALE_CODES.map((code) => [code, list.kind === "search" ? newsListPath() : listPath(list)]),
    ),
    fetched,
  };
}

/** The first page as an editor orders it; where the upstream has no such call, the latest. */
const callFront = (upstream: EdgeContext["upstream"], query: { sportType?: SportType }): Promise<Fetched<NewsPage>> =>
  upstream.call("newsFront", query).catch((fault: unknown) => {
    if (isUpstreamFault(fault) && fault.kind === "not_found") return upstream.call("newsAll", query);
    throw fault;
  });

function callList({ upstream }: EdgeContext, list: NewsList, lastId: string | undefined): Promise<Fetched<NewsPage>> {
  const from = lastId ? { lastId } : {};
  switch (list.kind) {
    case "category":
      return upstream.call("newsByCategory", { id: list.id, ...from });
    case "tag":
      return upstream.call("newsByTag", { id: list.id, ...from });
    case "author":
      return upstream.call("newsByAuthor", { id: list.id, ...from });
    case "search":
      return upstream.call("newsSearch", { q: list.text, ...from });
    case "all": {
      const sport = SPORTS.find(({ code }) => code === list.sport);
      const ofSport = sport && { sportType: sport.sportType };
      return lastId ? upstream.call("newsAll", { ...ofSport, ...from }) : callFront(upstream, { ...ofSport });
    }
  }
}
