import type { ReactNode } from "react";
import { localePath } from "~/page/locale-path";
import type { Page } from "~/page/page";

export type Address = Pick<Page, "locale" | "path" | "search">;

/** Choices whose buttons send them to the settings page, which leads back to the page that they are on. */
export function PreferenceForm({ page, children }: { page: Address; children: ReactNode }) {
  return (
    <form method="post" action={localePath(page.locale, "/settings")}>
      <input type="hidden" name="back" value={localePath(page.locale, page.path + page.search)} />
      {children}
    </form>
  );
}
