import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { pageOf, type RouteMatches } from "~/page/page";

/** Meta of a sign-in page, which is a step and not indexed. */
export function signMeta(matches: RouteMatches, part: "signUp" | "signIn" | "forgot"): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: t(`sign:${part}.title`),
    description: t(`sign:${part}.description`),
    ownQuery: [],
    isIndexed: false,
  });
}
