import type { LocaleCode } from "#contract/tables/locales";
import { signPath } from "~/page/sign-path";
import { ENDED_ELSEWHERE, MEMBER_CHANNEL } from "./session-ended.ts";
import { noteUnsentOwner } from "./unsent-owner.ts";

type LeftPage = Pick<Document, "location" | "dispatchEvent"> & Partial<Pick<Document, "documentElement">>;

function endInOtherTabs(): void {
  if (!("BroadcastChannel" in globalThis)) return;
  const channel = new BroadcastChannel(MEMBER_CHANNEL);
  channel.postMessage(ENDED_ELSEWHERE);
  channel.close();
}

/**
 * Called when a response says that the session has ended: this page and those of other tabs reload as a guest's, which
 * delete the member's data (start-member-session.ts) except what is unsent in this tab.
 */
export function leaveSession(page: LeftPage = document): void {
  leaveOwnPage(page);
  endInOtherTabs();
}

/**
 * Dispatched before the page reloads as a guest's. A listener that cancels it keeps the page and must tell the visitor.
 */
export const GUEST_EVENT = "guest";

/** The same in this tab alone. */
export function leaveOwnPage(page: LeftPage): void {
  noteUnsentOwner();
  if (page.dispatchEvent(new Event(GUEST_EVENT, { cancelable: true }))) comeAsGuest(page);
}

/** The same after a press by the member: they sign in and return to this page, which resumes their unsent input. */
export function leaveToSignIn(page: LeftPage = document): void {
  if (isLoggingOut(page)) return;
  noteUnsentOwner();
  endInOtherTabs();
  const { pathname, search } = page.location;
  const [, locale] = pathname.split("/");
  page.location.assign(signPath("signin", locale as LocaleCode, pathname + search, "kept"));
}

/** Set on the root while the member is logging out: the response redirects, perhaps to another site. */
const LOGGING_OUT = "loggingOut";

export function markLoggingOut({
  documentElement,
  defaultView,
}: Pick<Document, "documentElement" | "defaultView">): void {
  documentElement.dataset[LOGGING_OUT] = "";
  // The back/forward cache may show this page again.
  defaultView?.addEventListener("pagehide", () => delete documentElement.dataset[LOGGING_OUT], { once: true });
}

const isLoggingOut = ({ documentElement }: LeftPage): boolean => documentElement?.dataset[LOGGING_OUT] !== undefined;

/** Reloads the page as a guest's, unless a logout is in progress, whose navigation a reload would cancel. */
export function comeAsGuest(page: LeftPage): void {
  if (isLoggingOut(page)) return;
  writeHasLeft(true);
  page.location.reload();
}

/** Survives the reload with the tab's history, which stores nothing on the device. */
const writeHasLeft = (hasLeft: boolean): void => globalThis.history?.replaceState({ ...history.state, hasLeft }, "");

/** Whether the page has just reloaded as a guest's by itself, perhaps unnoticed. True once. */
export function takeHasLeft(): boolean {
  const hasLeft = globalThis.history?.state?.hasLeft === true;
  if (hasLeft) writeHasLeft(false);
  return hasLeft;
}
