import { fetchFile, isGone, loadModule } from "~/runtime/page-script/load-file";
import { TIME_LIMIT } from "~/runtime/time-limit";
import { GESTURES, isIntent, isPlain, settleTime } from "./island-decisions.ts";
import { GONE, ISLAND_EVENT, ISLAND_OVER_EVENT } from "./island-event.ts";
import { filesOf, isSheet, link } from "./island-files.ts";
import type { mountIsland } from "./mount-island.tsx";

interface Progress {
  isOver?: boolean;
  /** The last control used, or the container, also once its dialog hides the control. */
  touched?: HTMLElement;
  /** It was clicked before the island had loaded. */
  isPressed?: boolean;
}

const BUSY = "aria-busy";
const ONCE = { once: true, capture: true };

/**
 * Islands are inert markup that works by itself. At the first sign of intent all files of an island are loaded; a click
 * in the meantime is repeated once it has mounted. If a file fails to load or takes too long, the markup stays as it
 * is, and the click has its native effect; the next sign of intent tries again, and so does the page script
 * (shell/boot/recover-islands.ts). A dialog around an island opens with the click, before any file is there.
 */
export function startIslands(page: Document): void {
  const started = new Map<Element, Progress>();
  let gesture: Promise<unknown> | undefined;

  const begin = async (place: HTMLElement, progress: Progress): Promise<void> => {
    started.set(place, progress);
    try {
      const modules = await Promise.race([
        Promise.all(filesOf(page, place).map((file) => load(page, file))),
        // A connection may stall without an error.
        new Promise<never>((_, reject) => setTimeout(reject, TIME_LIMIT)),
      ]);
      await gesture;
      // The runtime is first.
      await (modules[0] as { mountIsland: typeof mountIsland }).mountIsland(place, modules);
      delete place.dataset.failed;
    } catch (reason) {
      // Until the press that began it is over, the click that belongs to it waits like one before the failure.
      await gesture;
      // The native link, form or control remains.
      place.dataset.failed = isGone(reason) ? GONE : "";
    }
    progress.isOver = true;
    const { touched, isPressed } = progress;
    touched?.removeAttribute(BUSY);
    if (isPressed)
      (touched?.isConnected
        ? touched
        : place.querySelector<HTMLElement>(`[data-press="${touched?.dataset.press}"]`)
      )?.click();
    place.dispatchEvent(new Event(ISLAND_OVER_EVENT, { bubbles: true }));
  };

  const answer = (event: Event): void => {
    const { type } = event;
    const target = event.target as HTMLElement;
    // Only these clicks are deferred and repeated; everything else in a container (a form's fields) works right away.
    const control = target.closest?.<HTMLElement>("[data-opens],[data-press]");
    const place = control?.dataset.opens
      ? page.getElementById(control.dataset.opens)
      : target.closest?.<HTMLElement>("[data-island]");
    if (!place || !isIntent(event, target.matches("input,textarea,select"))) return;
    const before = started.get(place);
    const hasFailed = place.dataset.failed !== undefined;
    if (before?.isOver && !hasFailed) return;
    const progress = before?.isOver ? {} : (before ?? {});
    const dialog = control?.dataset.opens ? place.closest("dialog") : null;
    // A browser without dialogs follows the link.
    if (dialog && !dialog.showModal) return;
    const ends = GESTURES[type]?.split(" ");
    if (ends && !(event as KeyboardEvent).isComposing)
      gesture = new Promise((resolve) => {
        for (const end of ends) addEventListener(end, () => setTimeout(resolve, settleTime(end)), ONCE);
      });
    if (type === "click") {
      // After a failure nobody waits again, however often files are tried.
      if (!control || !isPlain(event as MouseEvent) || hasFailed) return;
      // Also stop propagation: the island's handlers may already be attached and would see the click twice.
      event.preventDefault();
      event.stopPropagation();
      if (!dialog) progress.isPressed = true;
      // In the press itself, without which phones show no keyboard.
      else if (!dialog.open) dialog.showModal();
    }
    if (!hasFailed) {
      progress.touched?.removeAttribute(BUSY);
      progress.touched = (dialog?.open ? null : control) ?? place;
      progress.touched.setAttribute(BUSY, "true");
    }
    if (progress !== before) begin(place, progress);
  };
  for (const type of [...Object.keys(GESTURES), "focusin", "click", ISLAND_EVENT])
    page.addEventListener(type, answer, true);
}

/** Loads a module, or a style sheet, which must be there before the island. */
const load = (page: Document, file: string): Promise<unknown> =>
  isSheet(file) ? loadSheet(page, file) : loadModule(file);

// Fetched first: a network failure must not count as a broken page (shell/boot/watch-imports.ts).
const loadSheet = async (page: Document, href: string): Promise<unknown> => {
  await fetchFile(href);
  return new Promise((onload, onerror) => link(page, { rel: "stylesheet", href, onload, onerror }));
};
