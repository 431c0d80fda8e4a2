import { BUSINESS_OK } from "#contract/tables/business-codes";
import { callMember, memberResultIn } from "../member-call.ts";
import { fieldsOf, type WireFields } from "../wire-fields.ts";
import type { NoticeBatch } from "./catch-up.ts";

// The calls about notices, read by hand: zod stays out of the browser.

/** A notice as the wire has it. */
export interface WireRow {
  id: string;
  fields: WireFields;
}

export interface WireList extends NoticeBatch<WireRow> {
  announcements: readonly WireRow[];
  others: readonly WireRow[];
}

export const isSet = (value: unknown): boolean => value === true || ["1", "true", "True", "yes"].includes(`${value}`);

/** A missing list is an empty one; a list of one may be the one itself. */
function rowsOf(value: unknown): WireRow[] {
  const rows = Array.isArray(value) ? value : value ? [value] : [];
  return rows.map(fieldsOf).flatMap((fields) => {
    const id = fields.notificationId ?? fields.id;
    return id === undefined || id === "" ? [] : [{ id: `${id}`, fields }];
  });
}

/** The data of an answer. Throws when there is none, or when it ends the session. */
function dataOf(answer: unknown): WireFields {
  const { businessCode, data } = memberResultIn(answer);
  if (businessCode !== BUSINESS_OK) throw new Error(`no answer: ${businessCode}`);
  return fieldsOf(data);
}

export interface ListQuery {
  locale: string;
  /** Most rows. */
  size: number;
  /** Those before it, the latest first. */
  lastId?: string;
  /** Those after it, the earliest first. */
  afterId?: string;
}

export async function askList({ size, ...query }: ListQuery, signal?: AbortSignal): Promise<WireList> {
  const given = Object.entries({ ...query, size: `${size}` }).filter(([, value]) => value !== undefined);
  const data = dataOf(
    await callMember(`/api/notification/list?${new URLSearchParams(given as string[][])}`, { signal }),
  );
  const announcements = rowsOf(data.announcementList);
  const others = rowsOf(data.otherList);
  return { announcements, others, rows: [...announcements, ...others], hasNext: isSet(data.hasNext) };
}

async function post(call: string, fields: Record<string, string>): Promise<void> {
  dataOf(await callMember(`/api/notification/${call}`, { fields, keepalive: true }));
}

/** The member has seen that there are new ones. */
export const postNotified = (locale: string): Promise<void> => post("notified", { locale });

export const postRead = (locale: string, id: string): Promise<void> => post("read", { locale, id });

/** What signs the member in at Firebase's database. Rejects where the upstream gives nothing. */
export async function askStreamToken(locale: string): Promise<string> {
  const { customToken } = dataOf(await callMember("/api/notification/stream/token", { fields: { locale } }));
  if (typeof customToken === "string" && customToken !== "") return customToken;
  throw new Error("no token");
}
