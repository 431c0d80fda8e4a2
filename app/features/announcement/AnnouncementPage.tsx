import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { localeRow } from "#contract/tables/locales";
import { NOTICES_PATH } from "#contract/tables/paths";
import { StaleNotice } from "~/features/errors/StaleNotice";
import { MomentTime } from "~/features/news/MomentTime";
import { pageMeta } from "~/features/page-meta/page-meta";
import { StoryBody } from "~/features/story/StoryText";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import styles from "./announcement.module.css";
import type { AnnouncementData } from "./load-announcement.server.ts";

interface AnnouncementPageProps {
  data: AnnouncementData;
  page: Page;
}

/** An operator's announcement with a link to the member's notices; the link is on every page and hidden from guests. */
export function AnnouncementPage({ data, page }: AnnouncementPageProps) {
  const { t } = useTranslation(["announcement", "news"]);
  const { title, language, published, updated, story, fetched } = data;
  const isTranslated = language === page.locale;
  const lang = isTranslated ? undefined : localeRow(language).tag;
  return (
    <>
      <StaleNotice fetched={fetched} now={page.now} />
      <article className={styles.announcement}>
        <nav className={styles.back} aria-label={t("news:breadcrumb")}>
          <a href={localePath(page.locale, NOTICES_PATH)}>{t("notices")}</a>
        </nav>
        {!isTranslated && (
          <p className={styles.language} role="note">
            {t("notTranslated")}
          </p>
        )}
        <h1 lang={lang}>{title}</h1>
        <p className={styles.dates}>
          <MomentTime of={published} text={t("news:published", { date: published.date, time: published.clock })} />
          {updated && <MomentTime of={updated} text={t("news:updated", { date: updated.date, time: updated.clock })} />}
        </p>
        <div lang={lang}>
          <StoryBody nodes={story.nodes} />
        </div>
      </article>
    </>
  );
}

/** Meta of a page that is not indexed (contract/tables/pages/search-engines.ts). */
export function announcementMeta({ title }: AnnouncementData, matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  const description = t("announcement:description", { title });
  return pageMeta(page, { title, description, isIndexed: false, ogType: "article" });
}
