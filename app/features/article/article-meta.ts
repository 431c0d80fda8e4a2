import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Article } from "#contract/domain/article";
import { localeRow } from "#contract/tables/locales";
import { SITE_NAME } from "#contract/tables/site-name";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";

/** Title, description and breadcrumbs of an article, which exists in one language. */
export function articleMeta(article: Article, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { titleTag, title, description } = article;
  const { published, updated } = article;
  const meta = pageMeta(page, {
    title: titleTag,
    description,
    languages: [page.locale],
    ogType: "article",
    jsonLd: linkedArticle(article, page),
    trail: [{ name: t("frame:nav.football"), path: "/football/matches" }, { name: title }],
  });
  return [
    ...meta,
    { property: "article:published_time", content: published },
    ...(updated ? [{ property: "article:modified_time", content: updated }] : []),
  ];
}

/** schema.org's Article. */
function linkedArticle(
  { title, description, published, updated }: Article,
  { locale, origin, path }: Page,
): Record<string, unknown> {
  const publisher = { "@type": "Organization", name: SITE_NAME, url: origin };
  return {
    "@type": "Article",
    headline: title,
    description,
    datePublished: published,
    dateModified: updated ?? published,
    inLanguage: localeRow(locale).tag,
    mainEntityOfPage: origin + localePath(locale, path),
    author: publisher,
    publisher,
  };
}
