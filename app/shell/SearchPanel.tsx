import { Island } from "~/islands/Island";
import { SEARCH_PATH, sportFrom } from "~/islands/search/search-address";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { pictureBase } from "~/ui/picture-base";

type SearchedFrom = Pick<Page, "locale" | "path" | "config" | "savesData">;

/** Container of the search that links open over a page. The search page has its own field; the links lead there. */
export function SearchPanel({ page }: { page: SearchedFrom }) {
  const { locale, path, config } = page;
  if (path === SEARCH_PATH) return null;
  const from = { locale, sport: sportFrom(path), storage: pictureBase(page, config) ?? "" };
  return <Island name="search" props={{ from, action: localePath(locale, SEARCH_PATH) }} />;
}
