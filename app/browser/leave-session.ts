import { MEMBER_CHANNEL, SESSION_ENDED } from "./member-channel.ts";

/**
 * Called when a response says that the session has ended: this page and those of other tabs reload as a guest's, which
 * delete the member's data (start-member-session.ts).
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

/** Reloads the page as a guest's, unless a logout is in progress, whose navigation a reload would cancel. */
export function comeAsGuest(page: Pick<Document, "location"> & Partial<Pick<Document, "documentElement">>): void {
  if (page.documentElement?.dataset[LOGGING_OUT] === undefined) page.location.reload();
}
