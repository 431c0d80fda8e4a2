import { tidyText } from "./search-address.ts";

/** Id of the search page's section of recent searches. */
export const RECENT_ID = "recent";

const KEY = "recentSearches";
const MOST = 8;

/** The device's storage; access throws if it is blocked. */
export type Store = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** This device's recent searches, latest first. */
export function readRecent(store: Store): string[] {
  try {
    const texts: unknown = JSON.parse(store().getItem(KEY) ?? "[]");
    if (!Array.isArray(texts)) return [];
    return texts.filter((text): text is string => typeof text === "string" && text !== "").slice(0, MOST);
  } catch {
    return [];
  }
}

/** The texts with one moved or added to the front, ignoring case. */
export function withRecent(texts: readonly string[], text: string): string[] {
  const added = tidyText(text);
  if (added === "") return [...texts];
  const others = texts.filter((one) => one.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, MOST);
}

/** Stores a successful search; does nothing if storage is blocked. */
export function saveRecent(store: Store, text: string): void {
  try {
    store().setItem(KEY, JSON.stringify(withRecent(readRecent(store), text)));
  } catch {
    // Search works without storage.
  }
}

export function clearRecent(store: Store): void {
  try {
    store().removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
