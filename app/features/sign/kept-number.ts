import { NUMBER_KEY } from "~/runtime/members/drafts";
import { type Store, tabStore } from "~/runtime/storage";

/** A phone number as typed, and the chosen calling code. */
export interface TypedNumber {
  callingCode: string;
  phone: string;
}

/** Milliseconds for which a number is kept: whoever sits down at this tab later is not shown it. */
const LASTS = 15 * 60_000;

/** Keeps a number for the other forms of signing in, until somebody is signed in (start-member-session.ts). */
export function keepNumber(
  { callingCode, phone }: TypedNumber,
  now: number,
  store: Store | undefined = tabStore(),
): void {
  try {
    if (phone.trim() === "") store?.removeItem(NUMBER_KEY);
    else store?.setItem(NUMBER_KEY, JSON.stringify({ callingCode, phone, at: now }));
  } catch {
    // Storage is full: it has to be typed again.
  }
}

/** Undefined if none is kept. */
export function keptNumber(now: number, store: Store | undefined = tabStore()): TypedNumber | undefined {
  try {
    const { callingCode, phone, at } = JSON.parse(store?.getItem(NUMBER_KEY) ?? "{}");
    const isKept = typeof callingCode === "string" && typeof phone === "string" && now - at < LASTS && now >= at;
    return isKept ? { callingCode, phone } : undefined;
  } catch {
    return undefined;
  }
}
