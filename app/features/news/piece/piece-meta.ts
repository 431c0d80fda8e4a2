import type { MetaDescriptor } from "@remix-run/cloudflare";
import { localeRow } from "#contract/tables/locales";
import { newsListPath } from "#contract/tables/paths";
import { SITE_NAME } from "#contract/tables/site";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import type { PieceData } from "./load-piece.server.ts";

/** Title, description, preview and breadcrumbs of an article, in its languages. */
export function pieceMeta(data: PieceData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const { title, summary, category, tags, languages, languagePaths, published, updated, isDraft } = data;
  // Title, text and picture tell results.
  if (data.sport && page.view?.hideScores)
    return pageMeta(page, {
      title: category.name,
      description: t("view:hidden.results"),
      isIndexed: false,
      languages,
      languagePaths,
      trail: [{ name: t("news:title.all"), path: newsListPath() }, { name: category.name }],
    });
  const image = cardPicture(data, page);
  return [
    ...pageMeta(page, {
      title,
      description: summary,
      isIndexed: !isDraft,
      languages,
      languagePaths,
      ogType: "article",
      tags: tags.map(({ name }) => name),
      jsonLd: newsArticle(data, page, image),
      trail: [
        { name: t("news:title.all"), path: newsListPath() },
        { name: category.name, path: category.href.slice(page.locale.length + 1) },
        { name: title },
      ],
      ...(image && { image }),
    }),
    { property: "article:published_time", content: published.iso },
    ...(updated ? [{ property: "article:modified_time", content: updated.iso }] : []),
    { property: "article:section", content: category.name },
  ];
}

/** The cover for previews: social networks do not render SVG, so generated covers exist in both formats. */
export const cardPicture = ({ coverUrl }: Pick<PieceData, "coverUrl">, { origin }: Pick<Page, "origin">) =>
  coverUrl && absolute(coverUrl.replace(/\.svg$/, ".png"), origin);

const absolute = (address: string, origin: string): string => (address.startsWith("/") ? origin + address : address);

/** schema.org's NewsArticle. */
function newsArticle(data: PieceData, { origin, locale }: Page, image: string | undefined): Record<string, unknown> {
  const { title, summary, path, author, category, published, updated } = data;
  return {
    "@type": "NewsArticle",
    headline: title,
    description: summary,
    ...(image && { image: [image] }),
    datePublished: published.iso,
    dateModified: (updated ?? published).iso,
    inLanguage: localeRow(locale).tag,
    articleSection: category.name,
    isAccessibleForFree: true,
    mainEntityOfPage: origin + localePath(locale, path),
    author: { "@type": "Organization", name: author.name, url: origin + author.href },
    publisher: {
      "@type": "Organization",
      name: SITE_NAME,
      url: origin,
      logo: { "@type": "ImageObject", url: `${origin}/apple-touch-icon.png` },
    },
  };
}
