import { hasEntries, type Part } from "~/features/forms/has-entries";
import { askMe } from "~/runtime/members/ask-me";
import { GUEST_EVENT } from "~/runtime/members/leave-session";
import { forgetUnsentOwner, unsentOwner } from "~/runtime/members/unsent-owner";

/** Keeps the page from reloading as a guest's while something is entered in a part of it. Returns how to end that. */
export function stayWithEntries(part: Part, onEnded: () => void): () => void {
  const stay = (event: Event) => {
    if (!hasEntries(part)) return;
    event.preventDefault();
    onEnded();
  };
  document.addEventListener(GUEST_EVENT, stay);
  return () => document.removeEventListener(GUEST_EVENT, stay);
}

/**
 * Whether the member of this page has signed in again. The page reloads if somebody else has: what is entered is not
 * theirs.
 */
export async function isBack(): Promise<boolean> {
  try {
    const { nickname } = await askMe();
    if (nickname !== unsentOwner()) {
      document.location.reload();
      return false;
    }
    forgetUnsentOwner();
    return true;
  } catch {
    // Still a guest, or no answer.
    return false;
  }
}
