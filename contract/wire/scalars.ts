import * as z from "zod";
import type { Fault } from "../endpoint.ts";

// Upstreams of this family convert XML to JSON: one child becomes an object instead of a list, attributes carry a
// leading "@", numbers are text, and a missing value is "", "-" or null. Everything below reads both dialects.

z.config({ jitless: true });

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "" || value === "-";
const orUndefined = (value: unknown): unknown => (isAbsent(value) ? undefined : value);

/** An identifier: opaque decimal text; a number is accepted. */
export const Id = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().min(1).max(64),
);

export const Text = z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.string());
export const OptionalText = z.preprocess(orUndefined, Text.optional());

const toNumber = (value: unknown): unknown =>
  typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;

/** A count. A missing one is an error here; never turned into 0. */
export const Int = z.preprocess(toNumber, z.number().int());
/** A count that may be missing: "", "-", null and absent are all null. */
export const NullableInt = z.preprocess(
  (value) => (isAbsent(value) ? null : toNumber(value)),
  z.number().int().nullable(),
);
export const IntOr = (fallback: number) =>
  z.preprocess((value) => (isAbsent(value) ? fallback : toNumber(value)), z.number().int());

const TRUE = new Set<unknown>([true, 1, "1", "true", "True", "yes"]);
export const FlagOr = (fallback: boolean) =>
  z.preprocess((value) => (isAbsent(value) ? fallback : TRUE.has(value)), z.boolean());
export const Flag = FlagOr(false);
export const OptionalFlag = z.preprocess(
  (value) => (isAbsent(value) ? undefined : TRUE.has(value)),
  z.boolean().optional(),
);

/** An instant as milliseconds since 1970; seconds (below 1e11), ISO 8601 with a zone and numbers as text are accepted. */
function toEpochMs(value: unknown): unknown {
  const number = toNumber(value);
  if (typeof number === "number") return Math.abs(number) < 1e11 ? number * 1000 : number;
  if (typeof value === "string" && /(Z|[+-]\d\d:?\d\d)$/.test(value)) return Date.parse(value);
  return value;
}
export const EpochMs = z.preprocess(toEpochMs, z.number().finite());
export const OptionalEpochMs = z.preprocess((value) => toEpochMs(orUndefined(value)), z.number().finite().optional());

/**
 * The items of a list that an XML converter may have flattened: absent is empty, one object is a list of one. Anything
 * else is no list: empty, and reported.
 */
export function itemsOf(value: unknown, path: string, dropped: Fault[]): unknown[] {
  if (isAbsent(value)) return [];
  if (Array.isArray(value)) return value;
  if (typeof value === "object") return [value];
  dropped.push({ path, reason: "not a list" });
  return [];
}

/**
 * Throws a ZodError when rows came and not one could be read: an answer that makes no sense, which must not pass for
 * an empty list and take the place of a good copy.
 */
export function requireReadable(rowCount: number, dropped: readonly Fault[]): void {
  const [first] = dropped;
  if (rowCount > 0 || !first) return;
  throw new z.ZodError([{ code: "custom", path: first.path.split("."), message: first.reason, input: undefined }]);
}

/** Takes the leading "@" off the keys of an object, one level deep. */
export const withoutAt = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.replace(/^@/, ""), inner]))
    : value;

/** An object in either dialect; unknown fields pass. */
export const wireObject = <Shape extends z.ZodRawShape>(shape: Shape) => z.preprocess(withoutAt, z.looseObject(shape));

/** The message of the first issue of a schema error, as path and reason, without the offending value. */
export function faultOf(error: z.ZodError, prefix = ""): Fault {
  const issue = error.issues[0];
  const path = [prefix, ...(issue?.path ?? []).map(String)].filter(Boolean).join(".");
  return { path: path || "(root)", reason: issue?.code ?? "invalid" };
}

/** Reads a list row by row: a row that does not fit is dropped and reported, the others stay. */
export function readRows<Row, Value>(
  list: unknown,
  schema: z.ZodType<Row>,
  path: string,
  dropped: Fault[],
  into: (row: Row) => Value,
): Value[] {
  const rows: Value[] = [];
  for (const [index, item] of itemsOf(list, path, dropped).entries()) {
    const result = schema.safeParse(item);
    if (result.success) rows.push(into(result.data));
    else dropped.push(faultOf(result.error, `${path}.${index}`));
  }
  return rows;
}
