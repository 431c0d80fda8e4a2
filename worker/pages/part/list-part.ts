/** Whether an address requests the part of its page that follows its matches: `?fragment=list`. */
export const asksForList = (search: string): boolean => /[?&]fragment=list(?:&|$)/.test(search);

const LIST = /<div\b[^>]*\bid="list"[^>]*>/;
/** Names the page's script, whose address differs between builds. */
const BUILD = /<script\b[^>]*\bid="page-script"[^>]*><\/script>/;
/** The date field of a day's list, which gives its day. */
const DAY = /<input type="date"[^>]*>/;
/** The UTC offsets of a page's times, each after the instant from which it applies. */
const ZONE = /<html\b[^>]*\bdata-zone="([^"]*)"/;
/** The colours of both sides of a match. */
const COLOURS = /<style\b[^>]*>:root\{(--home:[^<}]*)\}<\/style>/;
const DIV = /<(\/?)div\b[^>]*>/g;

/** A page's element with the id `list` and its content. The markup is ours: its divs are balanced. */
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
 * The part of a page that changes with its matches, plus what a page needs to decide whether it may use it; undefined
 * for a page without such a part. A third to a tenth of the page: the rest is the same each time.
 */
export function listPart(html: string): string | undefined {
  const list = listElement(html);
  if (list === undefined) return undefined;
  // Without the instants: where one is the request's own, every response would count as changed.
  const zone = ZONE.exec(html)?.[1]?.replace(/\d+:/g, "");
  const root = zone ? `<html data-zone="${zone}">` : "";
  const colours = COLOURS.exec(html)?.[1];
  const meta = colours ? `<meta name="match-colours" content="${colours}">` : "";
  return `<!doctype html>${root}${meta}${BUILD.exec(html)?.[0] ?? ""}${DAY.exec(html)?.[0] ?? ""}${list}`;
}

/** When its matches were fetched, as text in milliseconds. */
export const fetchedAtOf = (part: string): string | undefined => / data-fetched="(\d+)"/.exec(part)?.[1];

/** The part's content, without fetch time and nonce, which do not count as changes. */
export const contentOf = (part: string): string =>
  part.replace(/ data-fetched="\d+"/, "").replace(/ nonce="[^"]*"/g, "");
