import { useTranslation } from "react-i18next";
import { Icon } from "~/features/frame/Icon";
import { localePath } from "~/features/frame/locale-path";
import type { Page } from "~/features/frame/page";
import { sportOf } from "~/features/frame/sport-switch";
import { searchPath } from "./search-address.ts";

type SearchedFrom = Pick<Page, "locale" | "path" | "config" | "savesData">;

/** Leads to the search page, where the page's sport comes first; the page's script opens a panel instead. */
export function SearchLink({ page: { locale, path, config, savesData } }: { page: SearchedFrom }) {
  const { t } = useTranslation("frame");
  return (
    <a
      className="icb find-link"
      href={localePath(locale, addressFrom(path))}
      aria-label={t("search")}
      aria-keyshortcuts="/"
      // Where the panel's pictures come from.
      data-search={savesData ? "" : config.storageBaseUrl}
      suppressHydrationWarning
    >
      <Icon name="search" />
    </a>
  );
}

/** The search page as a page leads to it; both paths stand behind the locale. */
export function addressFrom(path: string): string {
  const sport = sportOf(path);
  return searchPath({ sport: sport === "all" ? "football" : sport });
}
