import { DEFERRED_MARKUP } from "~/features/match-list/deferred-groups";
import { loadModule, PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";
import { pauseAfter } from "~/runtime/try-again";
import type { ChunkWatch } from "./watch-chunks.ts";

/** Milliseconds after the load event at which the script starts even if the browser is never idle. */
const LATEST = 2_000;

/**
 * Starts the page script (app/entry.page-script.ts) once the page is loaded and the browser idle, or at the first touch
 * or key press. Reading the page never waits for it. If it fails it is tried again after a pause, at the next press,
 * and when the page is seen or the network is back (as try-again.ts does, which is too large for an inline script).
 */
export function startPageScript(page: Document, watch: ChunkWatch): void {
  let isStarted = false;
  let failures = 0;
  const start = () => {
    // It needs the whole document.
    if (page.readyState === "loading") return page.addEventListener("DOMContentLoaded", start);
    const address = page.getElementById(PAGE_SCRIPT_ID)?.dataset.src;
    if (isStarted || !address) return;
    isStarted = true;
    // Not a script element: Trusted Types would need a policy for its address, in this script of every page.
    const script = loadModule(address);
    watch(script);
    script.catch(() => {
      isStarted = false;
      failures += 1;
      setTimeout(start, pauseAfter(failures, Math.random()));
    });
  };
  // While deferred groups are being inserted in steps, starting would insert all at once
  // (match-list/deferred-groups.ts).
  const startWhenThere = () => (page.querySelector(DEFERRED_MARKUP) ? whenIdle() : start());
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(startWhenThere, { timeout: LATEST });
    else setTimeout(startWhenThere, LATEST / 4);
  };
  window.addEventListener("load", whenIdle);
  // The files of a pressed island go first: on a slow connection the two would compete.
  const startForInput = ({ target }: Event) => (target as Element).closest?.("[data-opens],[data-island]") || start();
  for (const kind of ["pointerdown", "keydown"]) page.addEventListener(kind, startForInput);
  const startAgain = () => failures > 0 && start();
  addEventListener("online", startAgain);
  page.addEventListener("visibilitychange", startAgain);
}
