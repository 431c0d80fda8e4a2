import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageOf } from "~/features/frame/page";
import { pageMeta } from "~/features/page-meta/page-meta";
import { translatorOf } from "~/i18n/translator";

export function worldCupMeta(matches: Parameters<typeof pageOf>[0]): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, page.messages);
  return pageMeta(page, { title: t("worldcup:title"), description: t("worldcup:description") });
}
