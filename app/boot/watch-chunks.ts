import { CHUNK_TIMEOUT, decideChunkFailure, isImportFault } from "./chunk-failure.ts";
import { INERT_ID } from "./hydrate-on-intent.ts";

/** Id of the message that a part of the page did not load; hidden until it is so. */
export const BROKEN_ID = "broken";

/** An icon that is missing breaks nothing. */
const FILES = "script,link[rel=modulepreload],link[rel=stylesheet]";

const MARK = "reloaded-for";

/** Tells of the files of scripts that were started: each comes within two minutes, or the page is loaded anew, once. */
export interface ChunkWatch {
  /** A script element that was just given to the browser. `until` tells that it has done its work, when its `load` event does not. */
  watch(script: HTMLScriptElement, until?: (done: () => void) => void): void;
}

export function watchChunks(page: Document): ChunkWatch {
  let hasFailed = false;
  const fail = () => {
    if (hasFailed) return;
    hasFailed = true;
    const build = page.getElementById(INERT_ID)?.dataset.preload ?? "";
    const { canRemember, reloadedFor } = readMark();
    const decision = decideChunkFailure({ build, reloadedFor, canRemember, isOnline: navigator.onLine });
    if (decision === "say") say(page);
    else if (decision === "reload") reloadIfThere(page, build);
    else hasFailed = false;
  };
  // Also of preloads and styles that the app asks for itself; events of elements do not bubble, but are captured.
  page.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof Element && target.matches(FILES)) fail();
    },
    true,
  );
  window.addEventListener("vite:preloadError", fail);
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isImportFault(reason)) fail();
  });
  return {
    watch(script, until) {
      const timer = setTimeout(fail, CHUNK_TIMEOUT);
      const done = () => clearTimeout(timer);
      // On the element itself: it is taken out of the document at once.
      script.addEventListener("error", () => {
        done();
        fail();
      });
      if (until) until(done);
      else script.addEventListener("load", done);
    },
  };
}

function readMark(): { canRemember: boolean; reloadedFor: string | null } {
  try {
    return { canRemember: true, reloadedFor: sessionStorage.getItem(MARK) };
  } catch {
    return { canRemember: false, reloadedFor: null };
  }
}

/** Only a page that answers is loaded anew: the browser's own error page would be worse than what stands here. */
function reloadIfThere(page: Document, build: string): void {
  fetch(page.location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => {
      if (!ok) return say(page);
      sessionStorage.setItem(MARK, build);
      page.location.reload();
    },
    () => say(page),
  );
}

function say(page: Document): void {
  page.getElementById(BROKEN_ID)?.removeAttribute("hidden");
}
