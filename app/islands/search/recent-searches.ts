import { tidyText } from "./search-address.ts";

/** Id of the part of the search page that shows them. */
export const RECENT_ID = "recent";

const KEY = "recentSearches";
const MOST = 8;

/** The device's storage; asking for it throws where the visitor forbids it. */
export type Store = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The texts that were looked for on this device, the last one first. */
export function readRecent(store: Store): string[] {
  try {
    const texts: unknown = JSON.parse(store().getItem(KEY) ?? "[]");
    if (!Array.isArray(texts)) return [];
    return texts.filter((text): text is string => typeof text === "string" && text !== "").slice(0, MOST);
  } catch {
    return [];
  }
}

/** The texts with one in front, each once whatever its case. */
export function withRecent(texts: readonly string[], text: string): string[] {
  const added = tidyText(text);
  if (added === "") return [...texts];
  const others = texts.filter((one) => one.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, MOST);
}

/** Keeps a text that led to something; where nothing may be stored, nothing happens. */
export function saveRecent(store: Store, text: string): void {
  try {
    store().setItem(KEY, JSON.stringify(withRecent(readRecent(store), text)));
  } catch {
    // The search works without.
  }
}

export function clearRecent(store: Store): void {
  try {
    store().removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
