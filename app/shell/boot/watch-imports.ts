import { isImportFault, isOwnFile } from "./chunk-failure.ts";
import { BROKEN_EVENT } from "./watch-chunks.ts";

/** An icon that is missing breaks nothing. */
const FILES = "script,[rel=modulepreload],[rel=stylesheet]";

/** Tells of files that scripts ask for and that cannot be had: preloads, styles, and what `import()` names. */
export function watchImports(page: Document): void {
  const announce = () => page.dispatchEvent(new Event(BROKEN_EVENT));
  // Events of elements do not bubble, but are captured.
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
