import { type NewsGrouping, newsGroupPath, newsListPath } from "#contract/tables/paths";
import { SPORTS, type Sport } from "#contract/tables/sports";

/** The subject of a news list. */
export type NewsList =
  | { kind: "all"; sport?: Sport }
  | { kind: "search"; text: string }
  | { kind: NewsGrouping; key: string; id: string };

type Params = Readonly<Record<string, string | undefined>>;

/** Parses a list's address: the segment after `news`, the route's parameters and the query. */
export function readList(segment: string | undefined, params: Params, query: URLSearchParams): NewsList {
  const { categoryName, categoryId, tagName, tagId, authorName, authorId } = params;
  if (categoryId) return { kind: "category", key: categoryName ?? "", id: categoryId };
  if (tagId) return { kind: "tag", key: tagName ?? "", id: tagId };
  if (authorId) return { kind: "author", key: authorName ?? "", id: authorId };
  const sport = SPORTS.find(({ code }) => code === segment)?.code;
  if (sport) return { kind: "all", sport };
  const text = query.get("q")?.trim();
  return text ? { kind: "search", text } : { kind: "all" };
}

/** The address of a list after the locale, from its start or after an article. */
export function listPath(list: NewsList, lastId?: string): string {
  const query = new URLSearchParams();
  if (list.kind === "search") query.set("q", list.text);
  if (lastId) query.set("lastId", lastId);
  const text = query.toString();
  return placeOf(list) + (text && `?${text}`);
}

function placeOf(list: NewsList): string {
  if (list.kind === "all") return newsListPath(list.sport);
  return list.kind === "search" ? newsListPath() : newsGroupPath(list.kind, list);
}
