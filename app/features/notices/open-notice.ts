import type { MouseEvent } from "react";
import type { Notice } from "#contract/domain/notices";
import { waitAtMost } from "#contract/time/time-limit";
import { postRead } from "~/features/notices/notice-calls";
import { SessionEnded } from "~/runtime/members/session-ended";
import { isPlain } from "../../runtime/islands/island-decisions.ts";

/** Maximum wait for the upstream before navigating, in milliseconds; the request outlives the page. */
const LONGEST_WAIT = 1_500;

interface OpenFacts {
  locale: string;
  /** Called once the upstream has marked it as read. */
  markRead(id: string): void;
  /** Called if the session turns out to have ended. */
  leaveSession(): void;
}

/**
 * Handles a click on a notice: marks it as read upstream and then here, and navigates. A click that opens another tab
 * does so at once.
 */
export async function openNotice(
  { id, isRead }: Pick<Notice, "id" | "isRead">,
  event: MouseEvent<HTMLElement>,
  { locale, markRead, leaveSession }: OpenFacts,
): Promise<void> {
  const isHere = event.type === "click" && isPlain(event);
  const href = event.currentTarget.getAttribute("href");
  if (isHere) event.preventDefault();
  // Auxiliary buttons other than the middle one do nothing.
  else if (event.type === "auxclick" && event.button !== 1) return;
  // If the upstream fails, the notice is unread again on the next page.
  const reading = isRead
    ? undefined
    : postRead(locale, id)
        .then(() => markRead(id))
        .catch((thrown: unknown) => thrown);
  if (isHere && href) {
    // If the session has ended, the next page loads as a guest's and notifies the other tabs.
    if (reading) await waitAtMost(LONGEST_WAIT, reading);
    window.location.assign(href);
  } else if ((await reading) instanceof SessionEnded) leaveSession();
}
