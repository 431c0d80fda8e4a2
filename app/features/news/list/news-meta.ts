import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { TFunction } from "i18next";
import { FEEDS, feedPath } from "#contract/tables/feeds";
import { newsListPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import type { NewsListData } from "./load-news.server.ts";

type Listed = Pick<NewsListData, "list" | "name">;
type NewsTranslator = TFunction<"news">;

/** The heading of a list. */
export function listTitle({ list, name = "" }: Listed, t: NewsTranslator): string {
  switch (list.kind) {
    case "all":
      return list.sport ? t(`title.${list.sport}`) : t("title.all");
    case "search":
      return t("resultsFor", { text: list.text });
    case "author":
      return t("by", { author: name });
    case "category":
    case "tag":
      return name;
  }
}

/** The description of a list for search engines and share previews. */
function listDescription({ list, name = "" }: Listed, t: NewsTranslator): string {
  switch (list.kind) {
    case "all":
      return list.sport ? t(`description.${list.sport}`) : t("description.all");
    case "search":
      return t("description.search", { text: list.text });
    case "author":
      return t("description.author", { author: name });
    case "category":
    case "tag":
      return t("description.group", { name });
  }
}

/** Title, description and breadcrumbs of a list; search results, older pages and empty lists are not indexed. */
export function newsMeta(data: NewsListData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const t = translatorOf(page.locale, namespacesOfRoutes(matches)).getFixedT(null, "news");
  const { list, cards, latestHref } = data;
  const title = listTitle(data, t);
  const isFirst = list.kind === "all" && !list.sport;
  return [
    ...pageMeta(page, {
      title,
      description: listDescription(data, t),
      isIndexed: list.kind !== "search" && latestHref === undefined && cards.length > 0,
      trail: isFirst ? [{ name: title }] : [{ name: t("title.all"), path: newsListPath() }, { name: title }],
    }),
    ...(list.kind === "all" ? feedLinks(listTitle(data, t), list.sport, page) : []),
  ];
}

/** The list's feeds. */
const feedLinks = (title: string, sport: Sport | undefined, { locale, origin }: Page): MetaDescriptor[] =>
  FEEDS.map(({ file, type }) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title,
    href: origin + localePath(locale, feedPath(file, sport)),
  }));
