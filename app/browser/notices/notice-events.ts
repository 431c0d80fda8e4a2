import type { WireRow } from "./notice-calls.ts";

/** Sent to the document when notices have come; its detail is an `ArrivedNotices`. */
const NOTICES_EVENT = "notices";
/** Sent by the popups once they are there: what has come meanwhile is sent to them. */
export const POPUPS_READY_EVENT = "notice-popups";

/** The earliest first. */
export type ArrivedNotices = readonly WireRow[];

export const announceNotices = (page: Document, rows: ArrivedNotices): boolean =>
  page.dispatchEvent(new CustomEvent<ArrivedNotices>(NOTICES_EVENT, { detail: rows }));

/** Calls back for notices that come; gives back what ends it. */
export function onNotices(page: Document, listener: (rows: ArrivedNotices) => void): () => void {
  const answer = (event: Event) => listener((event as CustomEvent<ArrivedNotices>).detail);
  page.addEventListener(NOTICES_EVENT, answer);
  return () => page.removeEventListener(NOTICES_EVENT, answer);
}
