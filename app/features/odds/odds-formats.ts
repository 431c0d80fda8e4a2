import { formatOdds, type OddsFormat } from "#contract/odds/formats";
import { LIST_ID } from "~/page/element-ids";

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

/** Dispatched on the document with the format that the visitor has chosen. */
export const FORMAT_EVENT = "oddsformat";

/** Rewrites the text of the page's prices; their values are decimal. */
export function writePrices(page: Document, format: OfferedFormat): void {
  for (const element of page.querySelectorAll<HTMLDataElement>("data[data-price]")) {
    const text = formatOdds(Number(element.value), format);
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Replaces the format in an address that names one. */
export const withFormat = (href: string, format: OfferedFormat): string =>
  href.replace(/([?&]format=)\w+/, (_, name: string) => name + format);

/** Makes links and forms for another order or market keep this format. */
export function writeAddresses(page: Document, format: OfferedFormat): void {
  for (const link of page.querySelectorAll(`#${LIST_ID} a[href*='format=']:not([data-format])`))
    link.setAttribute("href", withFormat(link.getAttribute("href") ?? "", format));
  for (const field of page.querySelectorAll<HTMLInputElement>(`#${LIST_ID} input[name=format]`)) field.value = format;
}
