import { fetchFile } from "~/runtime/page-script/load-file";
import { mayPreloadOn, whenIdle } from "./island-decisions.ts";
import { filesOf, isSheet, link } from "./island-files.ts";

/** How a container's island loads is declared in islands.ts. Members' containers are hidden in guests' pages. */
const BEFOREHAND = "[data-island]:not([data-loads=press],[data-loads=visible])";
const NOT_FOR_GUESTS = ":not([data-loads=members])";

/** Preloads the files of the page's islands once the page is complete and the browser idle. */
export function preloadIslands(page: Document): void {
  if (!mayPreloadOn(page)) return;
  const preload = () => whenIdle(() => preloadAll(page));
  if (page.readyState === "complete") preload();
  else window.addEventListener("load", preload);
}

function preloadAll(page: Document): void {
  // Offline, a request would load nothing and log an error in the console.
  if (!navigator.onLine) return;
  const isGuest = page.documentElement.dataset.account?.startsWith("guest");
  const places = page.querySelectorAll<HTMLElement>(isGuest ? BEFOREHAND + NOT_FOR_GUESTS : BEFOREHAND);
  const files = new Set([...places].flatMap((place) => filesOf(page, place)));
  for (const href of files) {
    // Fetched, not preloaded: browsers warn about unused style sheets, and some remember for good that a module failed.
    const fetched = fetchFile(href, { priority: "low" });
    // From the browser's cache. The element can go: loading has begun.
    const prepare = () => !isSheet(href) && link(page, { rel: "modulepreload", href, fetchPriority: "low" }).remove();
    // A failure does no harm.
    fetched.then(prepare, () => undefined);
  }
}
