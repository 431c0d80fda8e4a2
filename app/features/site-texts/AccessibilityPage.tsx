import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { pageMeta } from "~/features/page-meta/page-meta";
import { SiteTextLinks } from "~/features/site-texts/SiteTextLinks";
import styles from "~/features/site-texts/site-texts.module.css";
import { ContactLine, TextSections } from "~/features/site-texts/TextSections";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type Page, pageOf, type RouteMatches } from "~/page/page";

const SECTIONS = [
  { id: "goal", heading: "goal.heading", paragraphs: ["goal.standard", "goal.checked"] },
  {
    id: "met",
    heading: "met.heading",
    paragraphs: ["met.structure", "met.keyboard", "met.noScript", "met.colour", "met.motion"],
  },
  {
    id: "limits",
    heading: "limits.heading",
    paragraphs: ["limits.people", "limits.charts", "limits.others", "limits.films", "limits.names"],
  },
  { id: "report", heading: "report.heading", paragraphs: ["report.how", "report.say"] },
] as const;

/** Which parts of WCAG 2.2 the site meets. Keep it in sync with the browser tests. */
export function AccessibilityPage({ page }: { page: Page }) {
  const { t } = useTranslation("accessibility");
  const sections = SECTIONS.map(({ id, heading, paragraphs }) => ({
    id: `access-${id}`,
    heading: t(heading),
    paragraphs: paragraphs.map((key) => t(key)),
    more: id === "report" && <ContactLine address={page.config.supportMail} />,
  }));
  return (
    <article className={styles.article}>
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      <TextSections sections={sections} />
      <SiteTextLinks locale={page.locale} current="/accessibility" />
    </article>
  );
}

export function accessibilityMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, { title: t("accessibility:title"), description: t("accessibility:description") });
}
