// What answers of searches hold (contract/calls/search), read by hand: zod stays out of the browser. Both dialects of the
// wire are read; whatever does not fit is left out.

export interface WireItem {
  id: string;
  key: string;
  name: string;
  /** Path of the crest below the storage's base address; empty where there is none, as are the next two. */
  logo: string;
  countryKey: string;
  detail: string;
  /** Flag file name in lower case. */
  flag?: string;
}

export type WireFields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is WireFields => typeof value === "object" && value !== null;

export const fieldsOf = (value: unknown): WireFields => (isObject(value) ? value : {});

/** A list of one thing may have come as the thing. */
export function listOf(value: unknown): WireFields[] {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.filter(isObject);
}

/** A text or a number as text; empty for what is missing. */
export function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "-" ? value : "";
}

/** The result of an answer; undefined for one that is none: a refusal, or a page of somebody else's network. */
export function resultIn(body: unknown): WireFields | undefined {
  const { result } = fieldsOf(body);
  return isObject(result) && textOf(result.businessCode) === "0" ? result : undefined;
}

/** The items of a list, best first. */
export const itemsIn = (list: unknown): WireItem[] => listOf(list).flatMap(readItem);

function readItem(item: WireFields): WireItem[] {
  const [id, key, name] = [item.id, item.key, item.name].map(textOf);
  if (!id || !key || !name) return [];
  const code = textOf(item.countryCode);
  return [
    {
      id,
      key,
      name,
      logo: textOf(item.logo),
      countryKey: textOf(item.countryKey),
      detail: textOf(item.detail),
      ...(code && !code.startsWith("INT") && { flag: code.toLowerCase() }),
    },
  ];
}
