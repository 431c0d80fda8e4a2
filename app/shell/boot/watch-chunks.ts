import { PAGE_SCRIPT_ID } from "~/runtime/page-script/load-file";
import { CHUNK_TIMEOUT, decideChunkFailure } from "./chunk-failure.ts";

/** Id of the message that a part of the page failed to load; hidden until then. */
export const BROKEN_ID = "broken";

/** Dispatched on the document when another file fails to load (watch-imports.ts). */
export const BROKEN_EVENT = "broken";

const MARK = "reloaded-for";

/**
 * Watches a script that was just requested: if it fails or takes over two minutes, the page reloads once or says so.
 */
export type ChunkWatch = (script: Promise<unknown>) => void;

export function watchChunks(page: Document): ChunkWatch {
  let hasFailed = false;
  const fail = () => {
    if (hasFailed) return;
    const build = page.getElementById(PAGE_SCRIPT_ID)?.dataset.src ?? "";
    const decision = decideChunkFailure({ build, reloadedFor: readMark(), isOnline: navigator.onLine });
    hasFailed = decision !== "wait";
    if (decision === "say") say(page);
    else if (hasFailed) reloadIfThere(page, build);
  };
  page.addEventListener(BROKEN_EVENT, () => {
    fail();
    // Nothing else would load the file once there is a network.
    if (!hasFailed) addEventListener("online", fail, { once: true });
  });
  // This script runs after the style sheet above it, whose error event has already passed.
  if (!isStyled(page)) fail();
  return (script) => {
    const timer = setTimeout(fail, CHUNK_TIMEOUT);
    script.then(() => isStyled(page) && say(page, false), fail).then(() => clearTimeout(timer));
  };
}

/** The rules of a sheet that failed to load are empty, or reading them throws. */
function isStyled(page: Document): boolean {
  try {
    return page.querySelector<HTMLLinkElement>("body>div>link")?.sheet?.cssRules.length !== 0;
  } catch {
    return false;
  }
}

/** Undefined if storage is blocked: access throws. */
function readMark(): string | null | undefined {
  try {
    return sessionStorage.getItem(MARK);
  } catch {
    return undefined;
  }
}

/** Reloads only if the page responds: the browser's own error page would be worse than the page as it is. */
function reloadIfThere(page: Document, build: string): void {
  const { location } = page;
  const orSay = () => say(page);
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(({ ok }) => {
    if (!ok) return orSay();
    sessionStorage.setItem(MARK, build);
    location.reload();
  }, orSay);
}

function say(page: Document, isBroken = true): void {
  page.getElementById(BROKEN_ID)?.toggleAttribute("hidden", !isBroken);
}
