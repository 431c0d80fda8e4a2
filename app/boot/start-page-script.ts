import { HELD } from "~/features/match-list/later-groups";
import { PAGE_SCRIPT_ID } from "~/page-script/page-script-id";
import type { ChunkWatch } from "./watch-chunks.ts";

/** Milliseconds after the load event at which the script starts even in a browser that is never idle. */
const LATEST = 2_000;

/**
 * Starts the page's script (app/page-script) when the page is there and the browser idle, or at the first touch or key.
 * Nothing of a page's reading waits for it.
 */
export function startPageScript(page: Document, watch: ChunkWatch): void {
  // As in hydrate-on-intent.ts: the nonce can be read only while this script runs.
  const nonce = page.currentScript?.nonce ?? "";
  let isStarted = false;
  const start = () => {
    // What it does it does with the whole page.
    if (page.readyState === "loading") return page.addEventListener("DOMContentLoaded", start);
    const address = page.getElementById(PAGE_SCRIPT_ID)?.dataset.src;
    if (isStarted || !address) return;
    isStarted = true;
    const script = page.createElement("script");
    script.type = "module";
    script.nonce = nonce;
    script.src = address;
    script.onload = watch(script);
    page.head.appendChild(script);
    // React hydrates the whole document: a node left behind in the head would be a mismatch. The loading has begun.
    script.remove();
  };
  // What starts with the whole list would take up at once what is coming up in turns (match-list/later-groups.ts).
  const startWhenThere = () => (page.querySelector(HELD) ? whenIdle() : start());
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(startWhenThere, { timeout: LATEST });
    else setTimeout(startWhenThere, LATEST / 4);
  };
  window.addEventListener("load", whenIdle);
  for (const kind of ["pointerdown", "keydown"]) page.addEventListener(kind, start, { once: true, passive: true });
}
