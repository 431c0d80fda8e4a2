import { isImportFault, isOwnFile } from "./chunk-failure.ts";
import { BROKEN_EVENT } from "./watch-chunks.ts";

/** Without icons: a missing one breaks nothing. */
const FILES = "script,[rel=modulepreload],[rel=stylesheet]";

/** Reports files that scripts failed to load: preloads, styles and `import()`. */
export function watchImports(page: Document): void {
  const announce = () => page.dispatchEvent(new Event(BROKEN_EVENT));
  // Error events of elements do not bubble but can be captured.
  page.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof Element && target.matches(FILES))) return;
      if (isOwnFile(target.getAttribute("src") ?? target.getAttribute("href"))) announce();
    },
    true,
  );
  window.addEventListener("vite:preloadError", announce);
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isImportFault(reason)) announce();
  });
}
