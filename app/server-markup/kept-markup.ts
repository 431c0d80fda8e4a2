import type { Markup } from "./html.ts";

/** Markup that a loader made: it is there while the document is rendered, and is no part of the page's data. */
export interface KeptMarkup {
  readonly markup?: Markup;
}

/**
 * Keeps markup out of the data that a page brings along: it is in the document already. 500 rows as data weigh another
 * 20 kB of gzip that nobody reads.
 */
export function keptOnServer(markup: Markup): KeptMarkup {
  // What Remix sends are the enumerable properties.
  return Object.defineProperty({}, "markup", { value: markup, enumerable: false });
}
