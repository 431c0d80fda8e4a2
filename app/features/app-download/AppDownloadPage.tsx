import type { MetaDescriptor } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { SITE_NAME } from "#contract/tables/site";
import { storeLinks } from "~/features/app-download/app-download";
import { pageMeta } from "~/features/page-meta/page-meta";
import type { QrCodeData } from "~/features/qr-code/qr-code.server";
import { SharePlace } from "~/features/share/SharePlace";
import { SHARE_OPENER } from "~/features/share/share-links";
import { translatorOf } from "~/i18n/translator";
import { type Page, pageOf, type RouteMatches } from "~/page/page";
import { AppCode } from "./AppPanel.tsx";
import styles from "./app-download.module.css";
import "~/ui/button.css";

interface AppDownloadPageProps {
  page: Page;
  /** QR code of this page's address. */
  code: QrCodeData;
}

/**
 * Shows all configured stores, since the cached page is shared; the page script marks the visitor's own. If there are
 * none, it says so and what works instead.
 */
export function AppDownloadPage({ page, code }: AppDownloadPageProps) {
  const { t } = useTranslation("banner");
  const links = storeLinks(page.config);
  return (
    <div className={styles.page}>
      <h1>{t("download.title", { site: SITE_NAME })}</h1>
      <p>{links.length > 0 ? t("download.lead") : t("download.none")}</p>
      {links.length > 0 && (
        <ul className={styles.stores}>
          {links.map(({ store, url }) => (
            <li key={store} data-store={store} suppressHydrationWarning>
              <a className="card" href={url} rel="noopener">
                {t(`download.store.${store}`)}
                <span className="tag">{t("download.own")}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <button type="button" className="button plain-button" {...SHARE_OPENER}>
          {t("download.share")}
        </button>
      </p>
      <section>
        <h2>{t("download.homeScreen")}</h2>
        <p>{t("download.onApple")}</p>
        <p>{t("download.onAndroid")}</p>
      </section>
      <div className={styles.code}>
        <AppCode code={code} className={styles.codeDrawing} />
      </div>
      <SharePlace page={page} title={t("download.share")} text={SITE_NAME} />
    </div>
  );
}

/** Title and description of the app page. */
export function appDownloadMeta(matches: RouteMatches): MetaDescriptor[] {
  const page = pageOf(matches);
  if (!page) return [];
  const { t } = translatorOf(page.locale);
  return pageMeta(page, {
    title: t("banner:app.get"),
    description: t("banner:download.description", { site: SITE_NAME }),
  });
}
