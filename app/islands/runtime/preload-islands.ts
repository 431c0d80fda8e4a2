import { filesOf, isSheet, link } from "./island-files.ts";
import { mayPreloadOn, whenIdle } from "./preload-permission.ts";

/** The places that only members can use stand in the pages of guests too, unseen. */
const NOT_FOR_GUESTS = ':not([data-island="account-menu"],[data-island="live-video"],[data-island="stars"])';

/** What few visitors open is loaded when they do, what shows itself when it does. */
const BEFOREHAND =
  '[data-island]:not([data-island="favourites"],[data-island="walkthrough"],[data-island="notices"],[data-island="own-matches"],[data-island="comments"])';

/** Loads the files of the page's islands before anybody asks, once the page is complete and the browser idle. */
export function preloadIslands(page: Document): void {
  if (!mayPreloadOn(page)) return;
  const preload = () => whenIdle(() => preloadAll(page));
  if (page.readyState === "complete") preload();
  else window.addEventListener("load", preload);
}

function preloadAll(page: Document): void {
  // A request without a network is an error in the console, and loads nothing.
  if (!navigator.onLine) return;
  const isGuest = page.documentElement.dataset.account?.startsWith("guest");
  const places = page.querySelectorAll<HTMLElement>(isGuest ? BEFOREHAND + NOT_FOR_GUESTS : BEFOREHAND);
  const files = new Set([...places].flatMap((place) => filesOf(page, place)));
  for (const href of files) {
    // Browsers complain about a style sheet that is preloaded and not used, and may never come to one that is prefetched.
    if (isSheet(href)) fetch(href, { priority: "low" }).catch(() => {});
    // The element is not needed: the loading has begun, and if it fails nothing is lost (shell/boot/watch-imports.ts).
    else link(page, { rel: "modulepreload", href, fetchPriority: "low" }).remove();
  }
}
