/** Whether an address asks for the part of its page that goes on with its matches: `?fragment=list`. */
export const asksForList = (search: string): boolean => /[?&]fragment=list(?:&|$)/.test(search);

const LIST = /<div\b[^>]*\bid="list"[^>]*>/;
/** Names the page's script, whose address differs between builds. */
const BUILD = /<script\b[^>]*\bid="page-script"[^>]*><\/script>/;
/** The date field of a day's list, which says what day the list is of. */
const DAY = /<input type="date"[^>]*>/;
/** The offsets that a page's times are in, each behind the instant from which it is in force. */
const ZONE = /<html\b[^>]*\bdata-zone="([^"]*)"/;
const DIV = /<(\/?)div\b[^>]*>/g;

/** The element with the id `list` of a page, with its content. Its markup is ours: as many divs are closed as opened. */
function listElement(html: string): string | undefined {
  const start = LIST.exec(html);
  if (!start) return undefined;
  DIV.lastIndex = start.index;
  let depth = 0;
  for (let tag = DIV.exec(html); tag; tag = DIV.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(start.index, DIV.lastIndex);
  }
  return undefined;
}

/**
 * What of a page changes with its matches, and what tells a page whether it may take it over; undefined for a page that
 * has no such part. A third to a tenth of the page: what stands around it is the same each time.
 */
export function listPart(html: string): string | undefined {
  const list = listElement(html);
  if (list === undefined) return undefined;
  // Without the instants: where one is that of the request, each answer would be news.
  const zone = ZONE.exec(html)?.[1]?.replace(/\d+:/g, "");
  const root = zone ? `<html data-zone="${zone}">` : "";
  return `<!doctype html>${root}${BUILD.exec(html)?.[0] ?? ""}${DAY.exec(html)?.[0] ?? ""}${list}`;
}

/** When its matches were fetched, in milliseconds as text. */
export const fetchedAtOf = (part: string): string | undefined => / data-fetched="(\d+)"/.exec(part)?.[1];

/** The part as far as its content goes: neither the time of its fetch nor the nonce of this answer is news. */
export const contentOf = (part: string): string =>
  part.replace(/ data-fetched="\d+"/, "").replace(/ nonce="[^"]*"/g, "");
