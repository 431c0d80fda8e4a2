import type { WireRow } from "./notice-calls.ts";

/** Dispatched on the document when notices arrive; its detail is an `ArrivedNotices`. */
const NOTICES_EVENT = "notices";
/** Dispatched by the popups once they have loaded, to get the notices that arrived before. */
export const POPUPS_READY_EVENT = "notice-popups";

/** Earliest first. */
export type ArrivedNotices = readonly WireRow[];

export const announceNotices = (page: Document, rows: ArrivedNotices): boolean =>
  page.dispatchEvent(new CustomEvent<ArrivedNotices>(NOTICES_EVENT, { detail: rows }));

/** Calls back with notices as they arrive; returns a function that unsubscribes. */
export function onNotices(page: Document, listener: (rows: ArrivedNotices) => void): () => void {
  const answer = (event: Event) => listener((event as CustomEvent<ArrivedNotices>).detail);
  page.addEventListener(NOTICES_EVENT, answer);
  return () => page.removeEventListener(NOTICES_EVENT, answer);
}
