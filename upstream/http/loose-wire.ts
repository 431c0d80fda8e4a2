/**
 * The dialect of an upstream that makes JSON of XML: a list of one thing is that thing, a list of none and null are
 * empty text, numbers and yes-or-no are text, and whatever is neither list nor object is an attribute, with an "@" in
 * front of its name. Whoever reads us must understand both dialects (contract proposal, section 0).
 */
export function loosened(value: unknown): unknown {
  if (Array.isArray(value)) return loosenedList(value);
  if (typeof value === "object" && value !== null) return loosenedObject(value);
  if (value === null) return "";
  return typeof value === "string" ? value : String(value);
}

/** Home and away stay two, whatever they are. */
function loosenedList(list: readonly unknown[]): unknown {
  if (list.length === 0) return "";
  return list.length === 1 ? loosened(list[0]) : list.map(loosened);
}

const isAttribute = (value: unknown): boolean => typeof value !== "object" || value === null;

function loosenedObject(object: object): object {
  const fields = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields.map(([key, value]) => [isAttribute(value) ? `@${key}` : key, loosened(value)]));
}
