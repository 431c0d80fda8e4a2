import { useTranslation } from "react-i18next";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";
import { Island } from "~/runtime/islands/Island";
import { pictureBase } from "~/ui/picture-base";
import { CLOSING_FORM, SearchClose, SearchField, SearchForm } from "./SearchForm.tsx";
import { SEARCH_PATH, sportFrom } from "./search-address.ts";

type SearchedFrom = Pick<Page, "locale" | "path" | "config" | "savesData">;

/**
 * The search over a page, opened by links to the search page. Not on that page, which has a field of its own. Opening,
 * typing, Enter and closing work before the island is there (runtime/islands/start-islands.ts), which adds results.
 */
export function SearchDialog({ page }: { page: SearchedFrom }) {
  const { t } = useTranslation("frame");
  const { locale, path, config } = page;
  if (path === SEARCH_PATH) return null;
  const from = { locale, sport: sportFrom(path), storage: pictureBase(page, config) ?? "" };
  const form = { action: localePath(locale, SEARCH_PATH), label: t("searchField") };
  const close = t("close");
  return (
    <dialog id="search" aria-label={t("search")}>
      <Island name="search" props={{ from, ...form, close }}>
        <SearchForm action={form.action} sport={from.sport}>
          <SearchField label={form.label} />
          <SearchClose label={close} />
        </SearchForm>
      </Island>
      <form id={CLOSING_FORM} method="dialog" />
    </dialog>
  );
}
