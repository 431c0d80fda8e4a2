// Parses the supplier's responses by hand, to keep zod out of the browser. Anything that does not fit is left out.

export type WireFields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is WireFields => typeof value === "object" && value !== null;

export const fieldsOf = (value: unknown): WireFields => (isObject(value) ? value : {});

/** A list of one item may arrive as the bare item. */
export function listOf(value: unknown): WireFields[] {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.filter(isObject);
}

/** A string or number as text; empty if missing. */
export function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "-" ? value : "";
}

/** Smaller values are seconds (contract/wire/scalars.ts). */
const SECONDS_BELOW = 1e11;

/** Milliseconds since 1970 from milliseconds, seconds or ISO 8601; 0 if invalid. */
export function instantOf(value: unknown): number {
  const number = Number(value);
  if (Number.isFinite(number)) return number < SECONDS_BELOW ? number * 1_000 : number;
  return Date.parse(textOf(value)) || 0;
}

/** The result of a response; undefined for refusals and for pages inserted by some network. */
export function resultIn(body: unknown): WireFields | undefined {
  const { result } = fieldsOf(body);
  return isObject(result) && textOf(result.businessCode) === "0" ? result : undefined;
}
