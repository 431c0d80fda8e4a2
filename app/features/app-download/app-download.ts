import { DAY } from "#contract/time/units";
import type { PublicConfig } from "#worker/pages/context";
import type { PageScript } from "~/runtime/page-script/page-script.ts";

type Store = keyof PublicConfig["apps"];

/** Stores for the visitor's phone or tablet; none on a computer. An iPad identifies as a Mac but has a touch screen. */
export function ownStores(userAgent: string, touchPoints: number): Store[] {
  if (/Android/.test(userAgent)) return ["google", "apk"];
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  return isApple ? ["apple"] : [];
}

/** localStorage key: until when the bar is hidden, in milliseconds since 1970. */
export const BAR_KEY = "appBarUntil";

/** Attribute of <html> while the bar is hidden. */
export const BAR_HIDDEN = "data-no-app-bar";

const THIRTY_DAYS = 30 * DAY;

export const hiddenUntil = (now: number): number => now + THIRTY_DAYS;

/** Whether the stored text hides the bar now; a clock that was set back must not hide it for years. */
export function isBarHidden(stored: string | null, now: number): boolean {
  const until = Number(stored);
  return until > now && until <= hiddenUntil(now);
}

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

export interface StoreLink {
  store: Store;
  url: string;
}

const STORES: readonly Store[] = ["apple", "google", "apk"];

/** The configured stores, in order. */
export const storeLinks = ({ apps }: Pick<PublicConfig, "apps">): StoreLink[] =>
  STORES.flatMap((store) => {
    const url = apps[store];
    return url ? [{ store, url }] : [];
  });

/** Path of the app page, after the locale. */
export const APP_PATH = "/app-download";
