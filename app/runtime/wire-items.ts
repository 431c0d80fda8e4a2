import { listOf, textOf, type WireFields } from "./wire-fields.ts";

// Items in search responses (contract/calls/search). Both wire dialects are read.

export interface WireItem {
  id: string;
  key: string;
  name: string;
  /** Path of the crest below the storage's base address; empty if there is none, as are the next two. */
  logo: string;
  countryKey: string;
  detail: string;
  /** Flag file name in lower case. */
  flag?: string;
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
