/** Characters that search results show of a title and a description; the rest is cut off there, wherever it is. */
export const LONGEST_TITLE = 65;
export const LONGEST_DESCRIPTION = 160;

/** A text, or versions of it, best first. */
export type Versions = string | readonly string[];

/**
 * Without marks of where lines may and may not break: one line of a result has none, they would count, and nobody types
 * them into a search.
 */
export const withoutBreaks = (text: string): string => text.replace(/[\u200b\u2060]/g, "");

const versionsOf = (given: Versions): string[] => [given].flat().map(withoutBreaks);

export const lengthOf = (text: string): number => [...text].length;

/** The end of the last piece that begins within the limit and ends there too; 0 if there is none. */
function lastEnd(text: string, limit: number, granularity: "word" | "sentence"): number {
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter(undefined, { granularity }).segment(text)) {
    const next = index + segment.trimEnd().length;
    if (lengthOf(text.slice(0, next)) > limit) break;
    if (segment.trim()) end = next;
  }
  return end;
}

/**
 * At most `limit` characters of a text: whole sentences if they are at least half of that, else whole words and an
 * ellipsis. Thai and Khmer words are found though no spaces part them.
 */
export function cutText(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text;
  const sentences = lastEnd(text, limit, "sentence");
  if (sentences >= limit / 2) return text.slice(0, sentences);
  const words = text.slice(0, lastEnd(text, limit - 1, "word")).replace(/[\s\p{Po}\p{Pd}\p{Ps}]+$/u, "");
  return `${words || [...text].slice(0, limit - 1).join("")}…`;
}

/**
 * The title of a page: its best version that fits, with the site's name where there is room for it. The last one is cut
 * if none fits.
 */
export function fitTitle(given: Versions, site: string): string {
  const versions = versionsOf(given);
  const fitting = versions.find((text) => lengthOf(text) <= LONGEST_TITLE) ?? cutText(versions.at(-1)!, LONGEST_TITLE);
  const named = `${fitting} | ${site}`;
  return lengthOf(named) <= LONGEST_TITLE ? named : fitting;
}

/** The best version of a description that fits; the last one is cut if none does. */
export function fitDescription(given: Versions): string {
  const versions = versionsOf(given);
  return (
    versions.find((text) => lengthOf(text) <= LONGEST_DESCRIPTION) ?? cutText(versions.at(-1)!, LONGEST_DESCRIPTION)
  );
}
