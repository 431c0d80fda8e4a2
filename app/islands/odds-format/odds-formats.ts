import type { OddsFormat } from "#contract/odds/formats";

/** Forms that are offered (specification, section 9); American is none of them. */
export const OFFERED_FORMATS = ["decimal", "hongKong", "malay", "indonesian"] as const satisfies OddsFormat[];
export type OfferedFormat = (typeof OFFERED_FORMATS)[number];

export const formatOf = (text: string | null | undefined): OfferedFormat | undefined =>
  OFFERED_FORMATS.find((format) => format === text);

/** The key of localStorage under which the visitor's format is stored. */
const STORED = "oddsFormat";

type Store = () => Pick<Storage, "getItem" | "setItem">;
const device: Store = () => localStorage;

/** The format that the visitor chose last; undefined in a browser without storage. */
export function readFormat(store = device): OfferedFormat | undefined {
  try {
    return formatOf(store().getItem(STORED));
  } catch {
    return undefined;
  }
}

export function storeFormat(format: OfferedFormat, store = device): void {
  try {
    store().setItem(STORED, format);
  } catch {
    // The address still names it.
  }
}
