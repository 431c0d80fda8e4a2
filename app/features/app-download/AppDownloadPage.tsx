import { useTranslation } from "react-i18next";
import type { Page } from "~/features/frame/page";
import type { KeptMarkup } from "~/server-markup/kept-markup";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { SITE_NAME } from "~/site";
import { storeLinks } from "./app-links.ts";
import { ShareButton } from "./ShareButton.tsx";

/**
 * All configured stores, since a kept page is everyone's: the page's script marks the visitor's own. Without any it says
 * so, and what works instead.
 */
export function AppDownloadPage({ page: { config }, code }: { page: Page; code: KeptMarkup }) {
  const { t } = useTranslation("banner");
  const links = storeLinks(config);
  return (
    <div className="dl">
      <h1>{t("download.title", { site: SITE_NAME })}</h1>
      <p>{links.length > 0 ? t("download.lead") : t("download.none")}</p>
      {links.length > 0 && (
        <ul className="dl-stores">
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
      <ShareButton />
      <section>
        <h2>{t("download.homeScreen")}</h2>
        <p>{t("download.onApple")}</p>
        <p>{t("download.onAndroid")}</p>
      </section>
      <ServerMarkup id="app-code" className="dl-code" of={code} />
    </div>
  );
}
