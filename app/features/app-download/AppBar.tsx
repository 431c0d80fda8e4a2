import { useTranslation } from "react-i18next";
import { useInlineParts } from "~/boot/inline-parts";
import { inlineText } from "~/boot/inline-text";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { SITE_NAME } from "~/site";
import { APP_PATH, storeLinks } from "./app-links.ts";

/** On phones, above everything: there is an app. Hidden before it is painted where it was closed (app-bar-boot.ts). */
export function AppBar({ page: { locale, path, config } }: { page: Page }) {
  const { t } = useTranslation("banner");
  const { nonce, appBarBoot } = useInlineParts();
  if (path === APP_PATH || storeLinks(config).length === 0) return null;
  return (
    <>
      <script nonce={nonce} {...inlineText(appBarBoot)} />
      <aside className="ab" aria-label={t("app.get")}>
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
