import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { NOTICES_PATH } from "#contract/tables/paths";
import { dateIn } from "#contract/time/zone";
import { sectionPath } from "~/features/account/account-sections";
import { NoNotices } from "~/features/notices/NoticeScroll";
import { NoticeSections } from "~/features/notices/NoticeSections";
import { latestUnread, nextId } from "~/features/notices/notice-pages";
import list from "~/features/notices/notices.module.css";
import { pageMeta } from "~/features/page-meta/page-meta";
import { namespacesOfRoutes } from "~/i18n/namespaces";
import { timeAgo } from "~/i18n/time-ago";
import { translatorOf } from "~/i18n/translator";
import { localePath } from "~/page/locale-path";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { Island } from "~/runtime/islands/Island";
import type { NoticeTexts } from "~/runtime/islands/island-translations";
import { pictureBase } from "~/ui/picture-base";
import type { NoticesData } from "./notification-page.server.ts";
import "~/ui/button.css";
import styles from "./notification.module.css";

interface NotificationPageProps {
  data: NoticesData;
  page: Page;
}

/** A member's notices: a form and links, which the island replaces with a list that loads more. */
export function NotificationPage({ data, page }: NotificationPageProps) {
  const { t } = useTranslation("notices");
  const { locale, config } = page;
  const address = localePath(locale, NOTICES_PATH);
  return (
    <>
      <div className={styles.head}>
        <h1>{t("title")}</h1>
        {data.lastId !== undefined && <a href={address}>{t("latest")}</a>}
        <a href={localePath(locale, sectionPath("notifications"))}>{t("settings")}</a>
      </div>
      <div className={`card ${styles.list}`}>
        <Island
          name="notices"
          props={{
            storage: config.storageBaseUrl,
            page: { locale, list: data.list, ...(data.lastId !== undefined && { lastId: data.lastId }) },
          }}
        >
          <PlainList data={data} page={page} />
        </Island>
      </div>
    </>
  );
}

/** The list without script. */
function PlainList({ data: { list: notices, timeZone }, page }: NotificationPageProps) {
  const { i18n } = useTranslation("notices");
  const { locale, now, config } = page;
  const texts: NoticeTexts = i18n.getResourceBundle(i18n.language, "notices");
  const address = localePath(locale, NOTICES_PATH);
  const before = nextId(notices);
  const upTo = latestUnread(notices);
  const facts = {
    locale,
    texts,
    storage: pictureBase(page, config),
    timeOf: (instant: number) => timeAgo(instant, { now, locale, texts, dateOf: (one) => dateIn(one, timeZone) }),
  };
  if (notices.announcements.length + notices.others.length === 0) return <NoNotices texts={texts} />;
  return (
    <>
      <form method="post" action={address}>
        {upTo !== undefined && (
          <div className={list.tools}>
            <button type="submit" name="readAll" value={upTo}>
              {texts.readAll}
            </button>
          </div>
        )}
        <NoticeSections list={notices} facts={facts} />
      </form>
      <div className={list.end}>
        {before !== undefined && (
          <a className="button plain-button" href={`${address}?lastId=${before}`} data-press="more">
            {texts.more}
          </a>
        )}
      </div>
    </>
  );
}

/** Meta of a member's own page, which is not indexed. */
export function notificationMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale, namespacesOfRoutes(matches));
  return pageMeta(page, {
    title: t("notices:title"),
    description: t("notices:description"),
    ownQuery: [],
    isIndexed: false,
  });
}
