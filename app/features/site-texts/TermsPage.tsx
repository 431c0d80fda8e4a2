import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { pageMeta } from "~/features/page-meta/page-meta";
import { SiteTextLinks } from "~/features/site-texts/SiteTextLinks";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import type { TermsData } from "./load-terms.server.ts";
import styles from "./terms.module.css";

const SECTIONS = [
  { id: "site", heading: "site.heading", paragraphs: ["site.about", "site.simulated", "site.faults"] },
  { id: "betting", heading: "betting.heading", paragraphs: ["betting.none", "betting.notice"] },
  {
    id: "account",
    heading: "account.heading",
    paragraphs: ["account.free", "account.number", "account.own", "account.name"],
  },
  { id: "sms", heading: "sms.heading", paragraphs: ["sms.when", "sms.never"] },
  {
    id: "comments",
    heading: "comments.heading",
    paragraphs: [
      "comments.who",
      "comments.forbidden",
      "comments.held",
      "comments.hidden",
      "comments.deleted",
      "comments.ended",
    ],
  },
  {
    id: "contests",
    heading: "contests.heading",
    paragraphs: [
      "contests.free",
      "contests.rules",
      "contests.once",
      "contests.prizes",
      "contests.public",
      "contests.videos",
    ],
  },
  {
    id: "newsletter",
    heading: "newsletter.heading",
    paragraphs: ["newsletter.confirmed", "newsletter.ended", "newsletter.late"],
  },
  { id: "notices", heading: "notices.heading", paragraphs: ["notices.chosen", "notices.late"] },
  { id: "deletion", heading: "deletion.heading", paragraphs: ["deletion.yours", "deletion.erased", "deletion.ours"] },
  { id: "changes", heading: "changes.heading", paragraphs: ["changes.text"] },
] as const;

/** The agreement between an account holder and the site. Keep it in sync with the code. */
export function TermsPage({ data, page }: { data: TermsData; page: Page }) {
  const { t } = useTranslation("terms");
  const { supportMail, hasNewsletter } = page.config;
  const sections = SECTIONS.filter(({ id }) => id !== "newsletter" || hasNewsletter);
  return (
    <article className={styles.terms}>
      <h1>{t("title")}</h1>
      <p className="note">{t("changedOn", { date: data.changedOn })}</p>
      {sections.map(({ id, heading, paragraphs }) => (
        <section key={id} aria-labelledby={`terms-${id}`}>
          <h2 id={`terms-${id}`}>{t(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
        </section>
      ))}
      {supportMail && (
        <p>
          <a href={`mailto:${supportMail}`}>{t("contact", { address: supportMail })}</a>
        </p>
      )}
      <SiteTextLinks locale={page.locale} current="/terms" />
    </article>
  );
}

export function termsMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, { title: t("terms:title"), description: t("terms:description") });
}
