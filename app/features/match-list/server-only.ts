/** A loader's value for rendering the document: it is there on the server and stays there. */
export interface ServerOnly<Value> {
  readonly value?: Value;
}

/**
 * Keeps a value out of the data that a page brings along. Rows are in the page as markup already; a second time as data,
 * 500 of them weigh another 20 kB of gzip that nobody reads.
 */
export function keptOnServer<Value>(value: Value): ServerOnly<Value> {
  // What Remix sends are the enumerable properties.
  return Object.defineProperty({}, "value", { value, enumerable: false });
}
