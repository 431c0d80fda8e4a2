import { PAGE_SCRIPT_ID } from "~/browser/page-script-id";
import { DEFERRED_MARKUP } from "~/features/match-list/deferred-groups";
import type { ChunkWatch } from "./watch-chunks.ts";

/** Milliseconds after the load event at which the script starts even in a browser that is never idle. */
const LATEST = 2_000;

/**
 * Starts the page's script (app/page-script) when the page is there and the browser idle, or at the first touch or key.
 * Nothing of a page's reading waits for it.
 */
export function startPageScript(page: Document, watch: ChunkWatch): void {
  let isStarted = false;
  const start = () => {
    // What it does it does with the whole page.
    if (page.readyState === "loading") return page.addEventListener("DOMContentLoaded", start);
    const address = page.getElementById(PAGE_SCRIPT_ID)?.dataset.src;
    if (isStarted || !address) return;
    isStarted = true;
    // No element: Trusted Types would want its address from the policy, which this script in every page would have to hold.
    watch(import(/* @vite-ignore */ address));
  };
  // Starting now would insert at once what is being inserted in turns (match-list/deferred-groups.ts).
  const startWhenThere = () => (page.querySelector(DEFERRED_MARKUP) ? whenIdle() : start());
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(startWhenThere, { timeout: LATEST });
    else setTimeout(startWhenThere, LATEST / 4);
  };
  window.addEventListener("load", whenIdle);
  // The files of an island that is pressed come first: on a slow line the two would share it.
  const startForInput = ({ target }: Event) => (target as Element).closest?.("[data-opens],[data-island]") || start();
  for (const kind of ["pointerdown", "keydown"]) page.addEventListener(kind, startForInput);
}
