import { PAGE_SCRIPT_ID } from "~/browser/page-script-id";
import { CHUNK_TIMEOUT, decideChunkFailure } from "./chunk-failure.ts";

/** Id of the message that a part of the page did not load; hidden until it is so. */
export const BROKEN_ID = "broken";

/** Sent to the document by whoever misses another file (watch-imports.ts). */
export const BROKEN_EVENT = "broken";

const MARK = "reloaded-for";

/** Takes a script that the browser was just asked for: it comes within two minutes, or the page is loaded anew, once. */
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
  page.addEventListener(BROKEN_EVENT, fail);
  // The style sheet stands above: this script has waited for it, and its own error has passed unheard.
  if (!isStyled(page)) fail();
  return (script) => {
    const timer = setTimeout(fail, CHUNK_TIMEOUT);
    script.catch(fail).then(() => clearTimeout(timer));
  };
}

/** Of a file that could not be had the rules are none, or asking for them throws. */
function isStyled(page: Document): boolean {
  try {
    return page.querySelector<HTMLLinkElement>("body>div>link")?.sheet?.cssRules.length !== 0;
  } catch {
    return false;
  }
}

/** Undefined where the visitor forbids storage: asking for it throws. */
function readMark(): string | null | undefined {
  try {
    return sessionStorage.getItem(MARK);
  } catch {
    return undefined;
  }
}

/** Only a page that answers is loaded anew: the browser's own error page would be worse than what stands here. */
function reloadIfThere(page: Document, build: string): void {
  const { location } = page;
  const orSay = () => say(page);
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(({ ok }) => {
    if (!ok) return orSay();
    sessionStorage.setItem(MARK, build);
    location.reload();
  }, orSay);
}

function say(page: Document): void {
  page.getElementById(BROKEN_ID)?.removeAttribute("hidden");
}
