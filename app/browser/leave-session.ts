import { MEMBER_CHANNEL, SESSION_ENDED } from "./member-channel.ts";

/**
 * The session is over, says an answer: this page and those of other tabs come again as a guest's, which forget the member
 * (start-member-session.ts).
 */
export function leaveSession(page: Pick<Document, "location"> = document): void {
  if ("BroadcastChannel" in globalThis) {
    const channel = new BroadcastChannel(MEMBER_CHANNEL);
    channel.postMessage(SESSION_ENDED);
    channel.close();
  }
  page.location.reload();
}
