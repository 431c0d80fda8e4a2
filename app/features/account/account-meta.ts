import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";
import { type AccountSection, sectionName } from "./account-sections.ts";

/** Meta of an account page, which is not indexed. */
export function accountMeta(
  matches: RouteMatches,
  { section, hasPassword = true }: { section?: AccountSection; hasPassword?: boolean } = {},
): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: t(section ? `account:${sectionName(section, hasPassword)}` : "account:title"),
    description: t(`account:description.${section ?? "account"}`),
    ownQuery: [],
    isIndexed: false,
  });
}
