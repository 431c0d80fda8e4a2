import type { OddsFormat } from "#contract/odds/formats";

/** The formats on offer (specification, section 9), which exclude American. */
export const OFFERED_FORMATS = ["decimal", "hongKong", "malay", "indonesian"] as const satisfies OddsFormat[];
export type OfferedFormat = (typeof OFFERED_FORMATS)[number];

export const formatOf = (text: string | null | undefined): OfferedFormat | undefined =>
  OFFERED_FORMATS.find((format) => format === text);

/** The localStorage key of the visitor's format. */
const STORED = "oddsFormat";

type Store = () => Pick<Storage, "getItem" | "setItem">;
const device: Store = () => localStorage;

/** The visitor's last format; undefined if storage is blocked. */
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
    // The address still names the format.
  }
}
