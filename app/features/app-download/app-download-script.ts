import type { PageScript } from "~/page-script/page-words";
import { BAR_HIDDEN, BAR_KEY, hiddenUntil } from "./app-bar-time.ts";
import { ownStores } from "./own-store.ts";

/** The bar can be closed, the panel put away with Escape, and the page names the visitor's own store. */
export function startAppDownload({ page }: PageScript): void {
  const close = page.querySelector<HTMLElement>("[data-close-app-bar]");
  close?.removeAttribute("hidden");
  close?.addEventListener("click", () => {
    page.documentElement.setAttribute(BAR_HIDDEN, "");
    try {
      localStorage.setItem(BAR_KEY, String(hiddenUntil(Date.now())));
    } catch {
      // Hidden on this page, if nowhere else.
    }
  });
  for (const store of ownStores(navigator.userAgent, navigator.maxTouchPoints)) {
    page.querySelector(`[data-store="${store}"]`)?.setAttribute("data-own", "");
  }
  const panel = page.querySelector("[data-app-panel]");
  if (panel) shutWithEscape(page, panel);
}

/** What opens under the pointer or with the focus must go without moving either (WCAG 2.2, 1.4.13). */
function shutWithEscape(page: Document, panel: Element): void {
  page.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") panel.setAttribute("data-shut", "");
  });
  for (const kind of ["pointerleave", "focusout"]) {
    panel.addEventListener(kind, () => panel.removeAttribute("data-shut"));
  }
}
