/**
 * The dialect of an upstream that converts XML to JSON: a list of one item is that item, an empty list and null are
 * empty text, numbers and booleans are text, and anything but lists and objects is an attribute with "@" before its
 * name. Readers must understand both dialects.
 */
export function loosened(value: unknown): unknown {
  if (Array.isArray(value)) return loosenedList(value);
  if (typeof value === "object" && value !== null) return loosenedObject(value);
  if (value === null) return "";
  return typeof value === "string" ? value : String(value);
}

/** Home and away remain a pair, whatever their type. */
function loosenedList(list: readonly unknown[]): unknown {
  if (list.length === 0) return "";
  return list.length === 1 ? loosened(list[0]) : list.map(loosened);
}

const isAttribute = (value: unknown): boolean => typeof value !== "object" || value === null;

function loosenedObject(object: object): object {
  const fields = Object.entries(object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields.map(([key, value]) => [isAttribute(value) ? `@${key}` : key, loosened(value)]));
}
