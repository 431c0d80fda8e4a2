import { NOTICES_PATH } from "#contract/tables/paths";
import { applyEvent, localeOf, paintNotices, renewFlag } from "~/features/notices/apply-event";
import { createCatchUp } from "~/features/notices/catch-up";
import { announceNotices, askList, isSet, POPUPS_READY_EVENT, type WireRow } from "~/features/notices/notice-calls";
import { hasRead, isBehind, isFlagOld, readLatest, writeBehind, writeLatest } from "~/features/notices/notice-record";
import type { NoticeStream } from "~/features/notices/notice-stream";
import { mayPreloadOn } from "~/runtime/islands/island-decisions";
import { ISLAND_EVENT } from "~/runtime/islands/island-event";
import { leaveSession } from "~/runtime/members/leave-session";
import { SessionEnded } from "~/runtime/members/session-ended";
import { patience } from "~/runtime/time-limit";
import { keepTrying } from "~/runtime/try-again";

const FIRST_LOAD = 1;
const LOAD = 30;

/** A member's page: its notice dot, and notices that arrive while it is open. */
export function startNoticesOf(page: Document, stream: NoticeStream): void {
  const mount = () => page.querySelector('[data-island="notices"]')?.dispatchEvent(new Event(ISLAND_EVENT));
  const isHere = page.location.pathname.endsWith(NOTICES_PATH);
  /** Rethrows other failures, after which the call is made again. */
  const endSession = (reason: unknown) => {
    if (!(reason instanceof SessionEnded)) throw reason;
    stream.stop();
    leaveSession(page);
  };
  paintNotices(page);
  // Another tab has updated the member's record in storage.
  window.addEventListener("storage", () => paintNotices(page));
  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`a[href$="${NOTICES_PATH}"]`)) applyEvent(page, { type: "visit" });
  });
  if (isHere) {
    // For members who save data the page's own list suffices.
    if (mayPreloadOn(page)) mount();
    applyEvent(page, { type: "visit" });
  }
  if (!isHere && isFlagOld(Date.now())) keepTrying(page, (failures) => renewFlag(page, failures).catch(endSession));
  const read = readerOf(page, isHere, mount);
  let again: (() => void) | undefined;
  const readSoon = () => {
    if (!again) again = keepTrying(page, (failures) => read(patience(failures)).catch(endSession));
    // Offline, a request would only log an error in the console; back online, the stream rings again.
    else if (navigator.onLine) again();
  };
  if (isBehind()) readSoon();
  stream.start((latest) => {
    // On another page, or in another window.
    if (latest !== undefined && hasRead(latest)) return;
    writeBehind(true);
    readSoon();
  });
}

/** Returns a function that reads new notices and passes them to whatever shows them. */
function readerOf(page: Document, isHere: boolean, mountPopups: () => void): (limit: number) => Promise<void> {
  let isReady = false;
  let waiting: readonly WireRow[] = [];
  page.addEventListener(POPUPS_READY_EVENT, () => {
    isReady = true;
    if (waiting.length > 0) announceNotices(page, waiting);
    waiting = [];
  });
  const locale = localeOf(page);
  let patiently = {};
  const { read } = createCatchUp<WireRow>({
    fetchAfter: (afterId) =>
      askList({ locale, ...(afterId ? { size: LOAD, afterId } : { size: FIRST_LOAD }) }, patiently),
    readLatest,
    writeLatest,
    onNotices(rows) {
      const isSilent = rows.every(({ fields }) => isSet(fields.isSilent));
      applyEvent(page, { type: "arrive", isSilent });
      // For members who save data the dot and banner suffice, until they press the bell.
      const isShown = isReady || mayPreloadOn(page);
      // They are in the page's own list.
      if (isHere && isShown) applyEvent(page, { type: "visit" });
      announceNotices(page, rows);
      if (isReady || isSilent || !isShown) return;
      waiting = [...waiting, ...rows];
      mountPopups();
    },
    // Without locks, two windows of an old browser may both show a notice.
    alone: async (task) => {
      await ("locks" in navigator ? navigator.locks.request("notices", task) : task());
    },
  });
  return (limit) => {
    patiently = { limit };
    return read().then(() => writeBehind(false));
  };
}
