import { BUSINESS_OK } from "#contract/tables/business-codes";
import { callMember, memberResultIn } from "../../runtime/members/member-call.ts";
import { fieldsOf, type WireFields } from "../../runtime/wire-fields.ts";
import type { NoticeBatch } from "./catch-up.ts";

// The notice calls, parsed by hand to keep zod out of the browser.

/** A notice as on the wire. */
export interface WireRow {
  id: string;
  fields: WireFields;
}

export interface WireList extends NoticeBatch<WireRow> {
  announcements: readonly WireRow[];
  others: readonly WireRow[];
}

export const isSet = (value: unknown): boolean => value === true || ["1", "true", "True", "yes"].includes(`${value}`);

/** A missing list is empty; a list of one may arrive as the bare item. */
function rowsOf(value: unknown): WireRow[] {
  const rows = Array.isArray(value) ? value : value ? [value] : [];
  return rows.map(fieldsOf).flatMap((fields) => {
    const id = fields.notificationId ?? fields.id;
    return id === undefined || id === "" ? [] : [{ id: `${id}`, fields }];
  });
}

/** The data of a response. Throws if there is none, or if it ends the session. */
function dataOf(answer: unknown): WireFields {
  const { businessCode, data } = memberResultIn(answer);
  if (businessCode !== BUSINESS_OK) throw new Error(`no answer: ${businessCode}`);
  return fieldsOf(data);
}

interface ListQuery {
  locale: string;
  /** Maximum number of rows. */
  size: number;
  /** Return notices before this one, latest first. */
  lastId?: string;
  /** Return notices after this one, earliest first. */
  afterId?: string;
}

export async function askList(
  { size, ...query }: ListQuery,
  { signal, limit }: { signal?: AbortSignal | undefined; limit?: number } = {},
): Promise<WireList> {
  const given = Object.entries({ ...query, size: `${size}` }).filter(([, value]) => value !== undefined);
  const data = dataOf(
    await callMember(`/api/notification/list?${new URLSearchParams(given as string[][])}`, { signal, limit }),
  );
  const announcements = rowsOf(data.announcementList);
  const others = rowsOf(data.otherList);
  return { announcements, others, rows: [...announcements, ...others], hasNext: isSet(data.hasNext) };
}

async function post(call: string, fields: Record<string, string>): Promise<void> {
  dataOf(await callMember(`/api/notification/${call}`, { fields, keepalive: true }));
}

/** Reports that the member has seen that there are new notices. */
export const postNotified = (locale: string): Promise<void> => post("notified", { locale });

export const postRead = (locale: string, id: string): Promise<void> => post("read", { locale, id });

/** Marks all as read up to this one. */
export const postReadAll = (locale: string, upTo: string): Promise<void> => post("readAll", { locale, upTo });

/** The token that signs the member in at Firebase's database. Rejects if the upstream returns none. */
export async function askStreamToken(locale: string): Promise<string> {
  const { customToken } = dataOf(await callMember("/api/notification/stream/token", { fields: { locale } }));
  if (typeof customToken === "string" && customToken !== "") return customToken;
  throw new Error("no token");
}

/** Dispatched on the document when notices arrive; its detail is an `ArrivedNotices`. */
const NOTICES_EVENT = "notices";
/** Dispatched by the popups once they have loaded, to get the notices that arrived before. */
export const POPUPS_READY_EVENT = "notice-popups";

/** Earliest first. */
type ArrivedNotices = readonly WireRow[];

export const announceNotices = (page: Document, rows: ArrivedNotices): boolean =>
  page.dispatchEvent(new CustomEvent<ArrivedNotices>(NOTICES_EVENT, { detail: rows }));

/** Calls back with notices as they arrive; returns a function that unsubscribes. */
export function onNotices(page: Document, listener: (rows: ArrivedNotices) => void): () => void {
  const answer = (event: Event) => listener((event as CustomEvent<ArrivedNotices>).detail);
  page.addEventListener(NOTICES_EVENT, answer);
  return () => page.removeEventListener(NOTICES_EVENT, answer);
}
