import { useTranslation } from "react-i18next";
import { SITE_NAME } from "#contract/tables/site";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { useInlineParts } from "~/ui/document/inline-parts";
import { inlineText } from "~/ui/document/raw-markup";
import styles from "./app-bar.module.css";
import { APP_PATH, storeLinks } from "./app-download.ts";

/** Promotes the app on phones, above everything. If it was closed, app-bar-boot.ts hides it before first paint. */
export function AppBar({ page: { locale, path, config } }: { page: Page }) {
  const { t } = useTranslation("banner");
  const { nonce, appBarBoot } = useInlineParts();
  if (path === APP_PATH || storeLinks(config).length === 0) return null;
  return (
    <>
      <script nonce={nonce} {...inlineText(appBarBoot)} />
      <aside className={styles.bar} aria-label={t("app.get")}>
        <a href={localePath(locale, APP_PATH)}>
          <img src="/icon.svg" width="36" height="36" alt="" />
          <span>
            <b>{SITE_NAME}</b>
            {t("app.bar")}
          </span>
          <span className="tag">{t("app.get")}</span>
        </a>
        <button type="button" data-close-app-bar="" aria-label={t("app.close")} hidden suppressHydrationWarning />
      </aside>
    </>
  );
}
