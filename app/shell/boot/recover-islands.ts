import { GONE, ISLAND_EVENT, ISLAND_OVER_EVENT } from "~/runtime/islands/island-event";
import { filesAttribute } from "~/runtime/islands/island-files";
import { parsePage } from "~/runtime/live/parse-page";
import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file.ts";
import type { PageScript } from "~/runtime/page-script/page-script.ts";
import { withTimeLimit } from "~/runtime/time-limit";
import { keepTrying } from "~/runtime/try-again";
import { BROKEN_ID } from "./watch-chunks.ts";

const FAILED = "[data-failed]";

/**
 * Islands that could not be loaded or broke are started again. If a file is gone, because the page belongs to an
 * earlier build, the addresses of its files are read from the site's current page, once; if it is still gone, a message
 * says so and offers to reload.
 */
export function recoverIslands({ page }: Pick<PageScript, "page">): void {
  const trials = new WeakSet<Element>();
  const recover = (place: HTMLElement) => {
    if (trials.has(place)) return;
    trials.add(place);
    let hasNewList = false;
    let isSaid = false;
    const attempt = async (): Promise<void> => {
      // It was started by a press meanwhile, or removed.
      if (!place.matches(FAILED) || !place.isConnected) return;
      if (place.dataset.failed === GONE && !hasNewList) {
        await readFilesAnew(page, place);
        hasNewList = true;
      }
      await start(place);
      const isGone = place.dataset.failed === GONE;
      if (isGone !== isSaid) page.getElementById(BROKEN_ID)?.toggleAttribute("hidden", !isGone);
      isSaid = isGone;
      if (place.matches(FAILED)) throw new Error(`no island ${place.id}`);
    };
    keepTrying(page, attempt, () => trials.delete(place), place.dataset.failed === GONE ? 0 : 1);
  };
  const look = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches(FAILED)) recover(target);
  };
  page.addEventListener(ISLAND_OVER_EVENT, look);
  for (const place of page.querySelectorAll<HTMLElement>(FAILED)) recover(place);
}

/** Resolves when the attempt is over. */
const start = (place: HTMLElement): Promise<unknown> =>
  new Promise((resolve) => {
    place.addEventListener(ISLAND_OVER_EVENT, resolve, { once: true });
    place.dispatchEvent(new Event(ISLAND_EVENT));
  });

/** Rejects if the page cannot be had. */
async function readFilesAnew(page: Document, place: HTMLElement): Promise<void> {
  const answer = await fetch(page.location.href, { cache: "no-cache", signal: withTimeLimit() });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const fresh = parsePage(await answer.text());
  const name = filesAttribute(place.dataset.island);
  const files = fresh.getElementById(PAGE_SCRIPT_ID)?.getAttribute(name);
  const freshPlace = fresh.getElementById(place.id);
  if (!files || !freshPlace) return;
  page.getElementById(PAGE_SCRIPT_ID)?.setAttribute(name, files);
  // They belong to the files: another build's island may take other props.
  const { namespaces = "", props = "{}" } = freshPlace.dataset;
  Object.assign(place.dataset, { namespaces, props });
}
