import { NOTICES_PATH } from "#contract/tables/paths";
import { leaveSession } from "~/browser/leave-session";
import { applyEvent, localeOf, paintNotices, renewFlag } from "~/browser/notices/apply-event";
import { createCatchUp } from "~/browser/notices/catch-up";
import { askList, isSet, type WireRow } from "~/browser/notices/notice-calls";
import { announceNotices, POPUPS_READY_EVENT } from "~/browser/notices/notice-events";
import { isFlagOld, readLatest, writeLatest } from "~/browser/notices/notice-record";
import type { NoticeStream } from "~/browser/notices/notice-stream";
import { SessionEnded } from "~/browser/session-ended";
import { ISLAND_EVENT } from "~/islands/runtime/island-event";
import { mayPreloadOn } from "~/islands/runtime/preload-permission";

const FIRST_LOAD = 1;
const LOAD = 30;

/** A member's page: its dot, and what comes while it is open. */
export function startNoticesOf(page: Document, stream: NoticeStream): void {
  const mount = () => page.querySelector('[data-island="notices"]')?.dispatchEvent(new Event(ISLAND_EVENT));
  const isHere = page.location.pathname.endsWith(NOTICES_PATH);
  const endSession = (reason: unknown) => {
    if (!(reason instanceof SessionEnded)) return;
    stream.stop();
    leaveSession(page);
  };
  paintNotices(page);
  // The storage is the member's record as other tabs have it.
  window.addEventListener("storage", () => paintNotices(page));
  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`a[href$="${NOTICES_PATH}"]`)) applyEvent(page, { type: "visit" });
  });
  if (isHere) {
    // For a member who saves data the page's own list does.
    if (mayPreloadOn(page)) mount();
    applyEvent(page, { type: "visit" });
  }
  // A request without a network is an error in the console, and brings nothing.
  else if (navigator.onLine && isFlagOld(Date.now())) renewFlag(page).catch(endSession);
  const read = readerOf(page, isHere, mount);
  stream.start(() => {
    if (navigator.onLine) read().catch(endSession);
  });
}

/** Reads what has come, and hands it to whatever shows it. */
function readerOf(page: Document, isHere: boolean, mountPopups: () => void): () => Promise<void> {
  let isReady = false;
  let waiting: readonly WireRow[] = [];
  page.addEventListener(POPUPS_READY_EVENT, () => {
    isReady = true;
    if (waiting.length > 0) announceNotices(page, waiting);
    waiting = [];
  });
  const locale = localeOf(page);
  const { read } = createCatchUp<WireRow>({
    fetchAfter: (afterId) => askList({ locale, ...(afterId ? { size: LOAD, afterId } : { size: FIRST_LOAD }) }),
    readLatest,
    writeLatest,
    onNotices(rows) {
      const isSilent = rows.every(({ fields }) => isSet(fields.isSilent));
      applyEvent(page, { type: "arrive", isSilent });
      // For a member who saves data dot and banner do, until they press the bell.
      const isShown = isReady || mayPreloadOn(page);
      // They stand in the page's own list.
      if (isHere && isShown) applyEvent(page, { type: "visit" });
      announceNotices(page, rows);
      if (isReady || isSilent || !isShown) return;
      waiting = [...waiting, ...rows];
      mountPopups();
    },
    // In an old browser two windows may both show a notice.
    alone: async (task) => {
      await ("locks" in navigator ? navigator.locks.request("notices", task) : task());
    },
  });
  return read;
}
