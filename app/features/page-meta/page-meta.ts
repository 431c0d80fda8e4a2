import type { MetaDescriptor } from "@remix-run/cloudflare";
import { LOCALES, type LocaleCode, type LocaleRow } from "#contract/tables/locales";
import { SITE_NAME } from "#contract/tables/site";
import type { ErrorKind } from "~/features/errors/error-kind";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import type { LanguagePaths, Page } from "~/page/page";
import { fitDescription, fitTitle, type Versions, withoutBreaks } from "./fit-texts.ts";

interface PageTexts {
  /** Without the site name; versions where its names may be too long for a search result. */
  title: Versions;
  description: Versions;
  /** False for pages that must not be indexed. */
  isIndexed?: boolean;
  /** A schema.org object. */
  jsonLd?: Record<string, unknown>;
  /** Breadcrumbs from the top to the page itself; search engines show them instead of the address. */
  trail?: readonly Crumb[];
  /** The page's type for share previews; a website by default. */
  ogType?: "website" | "article" | "profile" | "video.other";
  /** The languages that the page exists in; all by default. */
  languages?: readonly LocaleCode[];
  /** Paths in those languages, after the locale; the same path by default. */
  languagePaths?: LanguagePaths;
  /** A picture for share previews, as an absolute address; the site's icon by default. */
  image?: string;
  /** What people search for to find the page. */
  tags?: readonly string[];
  /**
   * The query parameters that make a different page. All others only choose what it shows and are omitted from its
   * canonical address. By default all count.
   */
  ownQuery?: readonly string[];
}

export interface Crumb {
  name: string;
  /** After the locale; absent for the page itself. */
  path?: string;
}

/** 180 × 180; previews require at least 144. */
const SITE_PICTURE = "/apple-touch-icon.png";

// Open Graph needs a language with a territory.
const OG_LOCALES: Record<LocaleCode, string> = {
  en: "en_GB",
  th: "th_TH",
  vn: "vi_VN",
  kh: "km_KH",
  "zh-Hans": "zh_CN",
  "zh-Hant": "zh_HK",
  pt: "pt_BR",
};

/** All meta tags of a page for search engines and share previews; empty while its page is unknown. */
export function pageMeta(given: Page | undefined, texts: PageTexts): MetaDescriptor[] {
  if (!given) return [];
  const { title, description, jsonLd, trail, tags = [], isIndexed = true } = texts;
  const page = texts.ownQuery ? { ...given, search: withQuery(given.search, texts.ownQuery) } : given;
  const canonical = page.origin + localePath(page.locale, page.path + page.search);
  return [
    { title: fitTitle(title, SITE_NAME) },
    { name: "description", content: fitDescription(description) },
    ...(tags.length > 0 ? [{ name: "keywords", content: tags.join(", ") }] : []),
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex, nofollow" }]),
    { tagName: "link", rel: "canonical", href: canonical },
    // A page that is not indexed needs no alternates.
    ...(isIndexed ? alternates(page, texts) : []),
    ...shareMeta(page, { ...texts, canonical }),
    ...(jsonLd ? [linkedData(jsonLd)] : []),
    ...(trail ? [linkedData(breadcrumbs(trail, page))] : []),
  ];
}

/** Previews in messengers and social networks: Open Graph, plus Twitter's card for what it reads only there. */
function shareMeta(
  { locale, origin }: Page,
  { canonical, ...texts }: PageTexts & { canonical: string },
): MetaDescriptor[] {
  const { title, description, image, ogType = "website" } = texts;
  const others = languagesOf(texts).filter(({ code }) => code !== locale);
  return [
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:type", content: ogType },
    // A preview shows more of a title than a search result does.
    { property: "og:title", content: withoutBreaks([title].flat()[0] ?? SITE_NAME) },
    { property: "og:description", content: fitDescription(description) },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: OG_LOCALES[locale] },
    ...others.map(({ code }) => ({ property: "og:locale:alternate", content: OG_LOCALES[code] })),
    { property: "og:image", content: image ?? origin + SITE_PICTURE },
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
  ];
}

/** The part of a query with the given parameters, with its question mark; empty if none is present. */
function withQuery(search: string, names: readonly string[]): string {
  const own = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));
  return own.size > 0 ? `?${own}` : "";
}

const linkedData = (about: Record<string, unknown>): MetaDescriptor => ({
  "script:ld+json": JSON.parse(withoutBreaks(JSON.stringify({ "@context": "https://schema.org", ...about }))),
});

/** schema.org's BreadcrumbList. */
const breadcrumbs = (trail: readonly Crumb[], { origin, locale }: Page): Record<string, unknown> => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(path && { item: origin + localePath(locale, path) }),
  })),
});

/** The title of an error page, which is not indexed. */
export function errorMeta(page: Page | undefined, error: ErrorKind): MetaDescriptor[] {
  if (!page) return [];
  const { t } = translatorOf(page.locale);
  return [{ title: fitTitle(t(`errors:${error}.title`), SITE_NAME) }, { name: "robots", content: "noindex" }];
}

const languagesOf = ({ languages }: PageTexts): readonly LocaleRow[] =>
  LOCALES.filter(({ code }) => !languages || languages.includes(code));

/**
 * The page in each of its languages, and the address without one, which redirects to the visitor's; none for a single
 * language.
 */
function alternates({ origin, path, search }: Page, texts: PageTexts): MetaDescriptor[] {
  const languages = languagesOf(texts);
  if (languages.length === 1) return [];
  const link = (hrefLang: string, address: string): MetaDescriptor => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: origin + address,
  });
  return [
    ...languages.map(({ code, tag }) => link(tag, localePath(code, texts.languagePaths?.[code] ?? path + search))),
    link("x-default", path + search),
  ];
}
