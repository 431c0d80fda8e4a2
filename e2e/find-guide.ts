import type { APIRequestContext } from "playwright/test";
import type { LocaleCode } from "../contract/tables/locales.ts";
import { newsPath } from "../contract/tables/paths.ts";
import { site } from "./watched-page.ts";

interface Piece {
  newsId: string;
  titleSlug: string;
}

/** A guide of a language by its slug, with its path. */
export async function findGuide(
  request: APIRequestContext,
  slug: string,
  locale: LocaleCode = "en",
): Promise<{ newsId: string; path: string }> {
  const answer = await request.get(site(`/api/news/getNewsListByCategory?locale=${locale}&id=1&size=50`));
  const { result } = (await answer.json()) as { result: { data: { list: Piece[] } } };
  const found = result.data.list.find(({ titleSlug }) => titleSlug === slug);
  if (!found) throw new Error(`no guide ${slug} in ${locale}`);
  // Its address under any sport redirects to it.
  return { newsId: found.newsId, path: `/${locale}${newsPath({ slug, id: found.newsId })}` };
}
