import type { PageScript } from "~/browser/page-script.ts";
import { BAR_HIDDEN, BAR_KEY, hiddenUntil } from "./app-bar-time.ts";
import { ownStores } from "./own-store.ts";

/** Closes the bar on request and the panel on Escape, and marks the visitor's own store on the app page. */
export function startAppDownload({ page }: PageScript): void {
  const close = page.querySelector<HTMLElement>("[data-close-app-bar]");
  close?.removeAttribute("hidden");
  close?.addEventListener("click", () => {
    page.documentElement.setAttribute(BAR_HIDDEN, "");
    try {
      localStorage.setItem(BAR_KEY, String(hiddenUntil(Date.now())));
    } catch {
      // At least hidden on this page.
    }
  });
  for (const store of ownStores(navigator.userAgent, navigator.maxTouchPoints)) {
    page.querySelector(`[data-store="${store}"]`)?.setAttribute("data-own", "");
  }
  const panel = page.querySelector("[data-app-panel]");
  if (panel) closeWithEscape(page, panel);
}

/** Content shown on hover or focus must be dismissible without moving either (WCAG 2.2, 1.4.13). */
function closeWithEscape(page: Document, panel: Element): void {
  page.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") panel.setAttribute("data-shut", "");
  });
  for (const kind of ["pointerleave", "focusout"]) {
    panel.addEventListener(kind, () => panel.removeAttribute("data-shut"));
  }
}
