import type { MouseEvent } from "react";
import type { Notice } from "#contract/domain/notices";
import { leaveSession } from "~/browser/leave-session";
import { postRead } from "~/browser/notices/notice-calls";
import { SessionEnded } from "~/browser/session-ended";
import { isPlain } from "../runtime/island-decisions.ts";

/** Milliseconds that a visitor waits for the upstream before they get to the page: the call outlives this one. */
const LONGEST_WAIT = 1_500;

interface OpenFacts {
  locale: string;
  /** The upstream has it: here too. */
  markRead(id: string): void;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A click on a notice: it is read upstream, then here, then it leads to its page. A click for another tab leads there at once. */
export async function openNotice(
  { id, isRead }: Pick<Notice, "id" | "isRead">,
  event: MouseEvent<HTMLElement>,
  { locale, markRead }: OpenFacts,
): Promise<void> {
  const isHere = event.type === "click" && isPlain(event);
  const href = event.currentTarget.getAttribute("href");
  if (isHere) event.preventDefault();
  // Neither the right button nor any other of a mouse but its wheel.
  else if (event.type === "auxclick" && event.button !== 1) return;
  // What is not read upstream is unread again on the next page.
  const reading = isRead
    ? undefined
    : postRead(locale, id)
        .then(() => markRead(id))
        .catch((thrown: unknown) => thrown);
  if (isHere && href) {
    // Where the session has ended, the page that this leads to comes as a guest's, and tells the other tabs.
    await Promise.race([reading, wait(LONGEST_WAIT)]);
    window.location.assign(href);
  } else if ((await reading) instanceof SessionEnded) leaveSession();
}
