import { tabStore } from "~/runtime/storage";
import { CALLS_KEY } from "./drafts.ts";
import { CALL_EVENT, memberResultIn } from "./member-call.ts";
import { SessionEnded } from "./session-ended.ts";

/** A member's press as a call of the browser-facing API. */
export interface KeptCall {
  path: string;
  fields: Record<string, string>;
}

/**
 * Calls to repeat for their member after signing in, if the session had ended: presses that nothing else keeps. The
 * list in features/account/member-effects.ts, which a test compares, names what becomes of all others.
 */
const KEPT =
  /^\/api\/(user\/updateProfileP|news\/(like|delete|report)Comment|contest2\/part|fav\/walk|notification\/(read|setting\/update))/;

export const isKeptCall = (path: unknown): boolean => typeof path === "string" && KEPT.test(path);

/** In the order of the presses. */
export function readKeptCalls(store = tabStore()): KeptCall[] {
  try {
    const calls = JSON.parse(store?.getItem(CALLS_KEY) ?? "[]") as KeptCall[];
    return calls.filter((call) => isKeptCall(call.path));
  } catch {
    return [];
  }
}

export function keepCall(call: KeptCall, store = tabStore()): void {
  try {
    if (isKeptCall(call.path)) store?.setItem(CALLS_KEY, JSON.stringify([...readKeptCalls(store), call]));
  } catch {
    // Storage is full: the press has to be repeated.
  }
}

/** Keeps calls of this page and its islands that fail because the session has ended. */
export function keepEndedCalls(page: Pick<EventTarget, "addEventListener"> = globalThis): void {
  page.addEventListener(CALL_EVENT, (event) => {
    const [path, fields, answer] = (event as CustomEvent<[string, Record<string, string>, unknown]>).detail;
    try {
      memberResultIn(answer);
    } catch (thrown) {
      if (thrown instanceof SessionEnded) keepCall({ path, fields });
    }
  });
}
