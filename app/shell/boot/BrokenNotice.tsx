import { useTranslation } from "react-i18next";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { BROKEN_ID } from "./watch-chunks.ts";

/** Shown by the boot script if a part of the page fails to load (watch-chunks.ts). */
export function BrokenNotice({ page: { locale, path, search } }: { page: Page }) {
  const { t } = useTranslation("banner");
  return (
    <div id={BROKEN_ID} className="broken" role="alert" hidden suppressHydrationWarning>
      {t("broken.text")}
      <a className="button" href={localePath(locale, path + search)}>
        {t("broken.reload")}
      </a>
    </div>
  );
}
