import { useTranslation } from "react-i18next";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { ServerMarkup } from "~/server-markup/ServerMarkup";
import { APP_PATH } from "./app-links.ts";

/** In the desktop's header: a link to the page about the app; stores and code open below it. Nothing without an app. */
export function AppPanel({ page }: { page: Pick<Page, "locale" | "appPanel"> }) {
  const { t } = useTranslation("banner");
  if (!page.appPanel) return null;
  return (
    <div className="ap" data-app-panel="" suppressHydrationWarning>
      <a href={localePath(page.locale, APP_PATH)}>{t("app.get")}</a>
      <ServerMarkup id="app-panel" of={page.appPanel} />
    </div>
  );
}
