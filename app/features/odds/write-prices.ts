import { formatOdds } from "#contract/odds/formats";
import type { OfferedFormat } from "./odds-formats.ts";

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
  for (const link of page.querySelectorAll("#list a[href*='format=']:not([data-format])"))
    link.setAttribute("href", withFormat(link.getAttribute("href") ?? "", format));
  for (const field of page.querySelectorAll<HTMLInputElement>("#list input[name=format]")) field.value = format;
}
