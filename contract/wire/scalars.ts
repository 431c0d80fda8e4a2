import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";
import type { Fault } from "./endpoint.ts";
import { preprocess } from "./preprocess.ts";

// Upstreams of this family convert XML to JSON: a single child becomes an object instead of a list, attributes have a
// leading "@", numbers are text, and a missing value is "", "-" or null. Everything below reads both dialects. Uses
// zod/mini, so that the worker bundles only what it uses; its error messages have to be configured.
z.config({ ...en(), jitless: true });

/** The ways of this family to write a missing value. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || value === "-";
const orUndefined = (value: unknown): unknown => (isAbsent(value) ? undefined : value);

/** An identifier: opaque decimal text; a number is accepted. */
export const Id = preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().check(z.minLength(1), z.maxLength(64)),
);

export const Text = preprocess((value) => (typeof value === "number" ? String(value) : value), z.string());
export const OptionalText = preprocess(orUndefined, z.optional(Text));

const toNumber = (value: unknown): unknown =>
  typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;

/** A count. A missing one is an error; it never becomes 0. */
export const Int = preprocess(toNumber, z.int());
/** An optional count: "", "-", null and absent are all null. */
export const NullableInt = preprocess((value) => (isAbsent(value) ? null : toNumber(value)), z.nullable(z.int()));
export const IntOr = (fallback: number) =>
  preprocess((value) => (isAbsent(value) ? fallback : toNumber(value)), z.int());

/** An optional number of any kind; never becomes 0. */
export const NullableNum = preprocess((value) => (isAbsent(value) ? null : toNumber(value)), z.nullable(z.number()));
export const Num = preprocess(toNumber, z.number());
/** Decimal text: prices, ratings, expected goals. Stays text until a decimal routine uses it. */
export const Dec = preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
);
export const NullableDec = preprocess((value) => (isAbsent(value) ? null : value), z.nullable(Dec));
export const NullableText = preprocess((value) => (isAbsent(value) ? null : value), z.nullable(Text));
/** Home and away. */
export const WirePair = z.tuple([Int, Int]);
export const OptionalPair = preprocess(orUndefined, z.optional(WirePair));

const TRUE = new Set<unknown>([true, 1, "1", "true", "True", "yes"]);
export const FlagOr = (fallback: boolean) =>
  preprocess((value) => (isAbsent(value) ? fallback : TRUE.has(value)), z.boolean());
export const Flag = FlagOr(false);
export const OptionalFlag = preprocess(
  (value) => (isAbsent(value) ? undefined : TRUE.has(value)),
  z.optional(z.boolean()),
);

/**
 * An instant as milliseconds since 1970; seconds (below 1e11), ISO 8601 with a zone and numbers as text are accepted.
 */
function toEpochMs(value: unknown): unknown {
  const number = toNumber(value);
  if (typeof number === "number") return Math.abs(number) < 1e11 ? number * 1000 : number;
  if (typeof value === "string" && /(Z|[+-]\d\d:?\d\d)$/.test(value)) return Date.parse(value);
  return value;
}
export const EpochMs = preprocess(toEpochMs, z.number());
export const OptionalEpochMs = preprocess((value) => toEpochMs(orUndefined(value)), z.optional(z.number()));

/** Strips the leading "@" from an object's keys, one level deep. */
export const withoutAt = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.replace(/^@/, ""), inner]))
    : value;

/** An object in either dialect; unknown fields pass. */
export const wireObject = <Shape extends z.core.$ZodShape>(shape: Shape) => preprocess(withoutAt, z.looseObject(shape));

/** An object whose keys are data, in either dialect. */
export const buildRecordSchema = <Value extends z.ZodMiniType>(value: Value) =>
  preprocess((given) => withoutAt(given ?? {}), z.record(z.string(), value));

/** The first issue of a schema error, as path and reason, without the offending value. */
export function buildFault(error: z.core.$ZodError, prefix = ""): Fault {
  const issue = error.issues[0];
  const path = [prefix, ...(issue?.path ?? []).map(String)].filter(Boolean).join(".");
  return { path: path || "(root)", reason: issue?.code ?? "invalid" };
}

/**
 * Whether an upstream's link is safe to render: an http(s) address or a path on our own host. Browsers read `//host`
 * and `/\host` as another host, and strip tabs and line ends first.
 */
export function isSafeLink(link: string): boolean {
  if (/[\s\\]/.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  return /^https?:\/\//i.test(link) && URL.canParse(link);
}
