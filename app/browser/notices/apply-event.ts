import { askMe } from "../ask-me.ts";
import { leaveSession } from "../leave-session.ts";
import { orWhenUnanswered } from "../member-call.ts";
import { postNotified } from "./notice-calls.ts";
import { noticeMarkIn, paintMark } from "./notice-mark.ts";
import { noteRenewed, readMarks, writeMarks } from "./notice-record.ts";
import { type NoticeEffect, type NoticeEvent, nextNotices } from "./notice-state.ts";

/** The first segment of an address. */
export const localeOf = ({ location }: Document): string => location.pathname.split("/")[1] ?? "en";

/** Dot and banner as the device's record says; another tab may have changed it. */
export function paintNotices(page: Document): void {
  try {
    const mark = noticeMarkIn(localStorage);
    paintMark(page, mark);
    nameBells(page, mark !== false);
  } catch {
    // The visitor forbids the storage: dots last as long as a page.
  }
}

/** Whoever cannot see the dot hears what the banner says. */
function nameBells(page: Document, hasDot: boolean): void {
  const name = page.querySelector(".notice-banner")?.textContent;
  for (const bell of page.querySelectorAll(".bell"))
    if (hasDot && name) bell.setAttribute("aria-label", name);
    else bell.removeAttribute("aria-label");
}

/** Does what an event of the bell, its dropdown or the stream leads to. Gives back whether the dropdown is open then. */
export function applyEvent(page: Document, event: NoticeEvent, isOpen = false): boolean {
  const { state, effects } = nextNotices({ ...readMarks(), isOpen }, event);
  writeMarks(state);
  paintNotices(page);
  if (effects.length > 0) perform(page, effects).catch(() => leaveSession(page));
  return state.isOpen;
}

/** A call that fails leaves the upstream's flag, which the next page shows again. Rejects where it ends the session. */
const perform = (page: Document, effects: readonly NoticeEffect[]): Promise<void> =>
  orWhenUnanswered(async () => {
    for (const effect of effects) {
      if (effect === "notified") await postNotified(localeOf(page));
      else await renewFlag(page);
    }
  }, undefined);

/** Asks for the flag of the member's record: other devices may have changed it. Rejects without an answer. */
export async function renewFlag(page: Document): Promise<void> {
  const { notificationFlag, siteNow = Date.now() } = await askMe();
  if (notificationFlag === undefined) throw new Error("the upstream did not answer");
  noteRenewed(Date.now(), siteNow);
  applyEvent(page, { type: "renewed", isFlagged: notificationFlag });
}
