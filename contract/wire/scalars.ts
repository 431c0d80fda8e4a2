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

/** A number of any kind that may be missing; never turned into 0. */
export const NullableNum = z.preprocess(
  (value) => (isAbsent(value) ? null : toNumber(value)),
  z.number().finite().nullable(),
);
export const Num = z.preprocess(toNumber, z.number().finite());
/** Decimal text: prices, ratings, expected goals. It stays text until a decimal routine uses it. */
export const Dec = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().regex(/^-?\d+(\.\d+)?$/),
);
export const NullableDec = z.preprocess((value) => (isAbsent(value) ? null : value), Dec.nullable());
export const NullableText = z.preprocess((value) => (isAbsent(value) ? null : value), Text.nullable());
/** Home and away. */
export const WirePair = z.tuple([Int, Int]);
export const OptionalPair = z.preprocess(orUndefined, WirePair.optional());

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

/** Takes the leading "@" off the keys of an object, one level deep. */
export const withoutAt = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.replace(/^@/, ""), inner]))
    : value;

/** An object in either dialect; unknown fields pass. */
export const wireObject = <Shape extends z.ZodRawShape>(shape: Shape) => z.preprocess(withoutAt, z.looseObject(shape));

/** An object whose keys are data, in either dialect. */
export const recordOf = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => withoutAt(given ?? {}), z.record(z.string(), value));

/** The message of the first issue of a schema error, as path and reason, without the offending value. */
export function faultOf(error: z.ZodError, prefix = ""): Fault {
  const issue = error.issues[0];
  const path = [prefix, ...(issue?.path ?? []).map(String)].filter(Boolean).join(".");
  return { path: path || "(root)", reason: issue?.code ?? "invalid" };
}
