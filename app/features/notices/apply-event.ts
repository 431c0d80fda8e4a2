import { askMe } from "../../runtime/members/ask-me.ts";
import { leaveSession } from "../../runtime/members/leave-session.ts";
import { SessionEnded } from "../../runtime/members/session-ended.ts";
import { postNotified } from "./notice-calls.ts";
import { noticeMarkIn, paintMark } from "./notice-mark.ts";
import { noteRenewed, readMarks, writeMarks } from "./notice-record.ts";
import { type NoticeEffect, type NoticeEvent, nextNotices } from "./notice-state.ts";

/** The first segment of the path. */
export const localeOf = ({ location }: Document): string => location.pathname.split("/")[1] ?? "en";

/** Updates dot and banner from the device's record, which another tab may have changed. */
export function paintNotices(page: Document): void {
  try {
    const mark = noticeMarkIn(localStorage);
    paintMark(page, mark);
    nameBells(page, mark !== false);
  } catch {
    // Storage is blocked: dots last as long as the page.
  }
}

/** Gives screen readers the banner's text in place of the dot. */
function nameBells(page: Document, hasDot: boolean): void {
  const name = page.querySelector(".notice-banner")?.textContent;
  for (const bell of page.querySelectorAll(".bell"))
    if (hasDot && name) bell.setAttribute("aria-label", name);
    else bell.removeAttribute("aria-label");
}

/** Applies an event of the bell, its dropdown or the stream. Returns whether the dropdown is then open. */
export function applyEvent(page: Document, event: NoticeEvent, isOpen = false): boolean {
  const { state, effects } = nextNotices({ ...readMarks(), isOpen }, event);
  writeMarks(state);
  paintNotices(page);
  perform(page, effects).catch((thrown) => {
    // If a call fails, the upstream's flag stays set, and the next page shows it again.
    if (thrown instanceof SessionEnded) leaveSession(page);
  });
  return state.isOpen;
}

async function perform(page: Document, effects: readonly NoticeEffect[]): Promise<void> {
  for (const effect of effects) {
    if (effect === "notified") await postNotified(localeOf(page));
    else await renewFlag(page);
  }
}

/** Requests the flag of the member's record, which other devices may have changed. Rejects without a response. */
export async function renewFlag(page: Document, failures = 0): Promise<void> {
  const { notificationFlag, now = Date.now() } = await askMe(undefined, failures);
  if (notificationFlag === undefined) throw new Error("the upstream did not answer");
  noteRenewed(Date.now(), now);
  applyEvent(page, { type: "renewed", isFlagged: notificationFlag });
}
