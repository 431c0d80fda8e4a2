import { MEMBER_CHANNEL, SESSION_ENDED } from "./member-channel.ts";

/**
 * The session is over, says an answer: this page and those of other tabs come again as a guest's, which forget the member
 * (start-member-session.ts).
 */
export function leaveSession(
  page: Pick<Document, "location"> & Partial<Pick<Document, "documentElement">> = document,
): void {
  if ("BroadcastChannel" in globalThis) {
    const channel = new BroadcastChannel(MEMBER_CHANNEL);
    channel.postMessage(SESSION_ENDED);
    channel.close();
  }
  comeAsGuest(page);
}

/** Set at the root of a page whose member is logging out: the answer leads on, to another site perhaps. */
const LOGGING_OUT = "loggingOut";

export function markLoggingOut({
  documentElement,
  defaultView,
}: Pick<Document, "documentElement" | "defaultView">): void {
  documentElement.dataset[LOGGING_OUT] = "";
  // The browser may show it again on the way back.
  defaultView?.addEventListener("pagehide", () => delete documentElement.dataset[LOGGING_OUT], { once: true });
}

/** Loads the page anew, as a guest's; not where the member is being led elsewhere, which that would end. */
export function comeAsGuest(page: Pick<Document, "location"> & Partial<Pick<Document, "documentElement">>): void {
  if (page.documentElement?.dataset[LOGGING_OUT] === undefined) page.location.reload();
}
