import { formatOdds } from "#contract/odds/formats";
import type { OfferedFormat } from "./odds-formats.ts";

/** Sent to the document with the format that the visitor has chosen. */
export const FORMAT_EVENT = "oddsformat";

/** The prices of the page are the server's markup, decimal ones in their values: only their texts change. */
export function writePrices(page: Document, format: OfferedFormat): void {
  for (const element of page.querySelectorAll<HTMLDataElement>("data[data-price]")) {
    const text = formatOdds(Number(element.value), format);
    if (element.textContent !== text) element.textContent = text;
  }
}

/** An address that names a format, with another one. */
export const withFormat = (href: string, format: OfferedFormat): string =>
  href.replace(/([?&]format=)\w+/, (_, name: string) => name + format);

/** Links and forms that lead to the same prices in another order or market go on in this format. */
export function writeAddresses(page: Document, format: OfferedFormat): void {
  for (const link of page.querySelectorAll("#list a[href*='format=']:not([data-format])"))
    link.setAttribute("href", withFormat(link.getAttribute("href") ?? "", format));
  for (const field of page.querySelectorAll<HTMLInputElement>("#list input[name=format]")) field.value = format;
}
