import { LONGEST_COMMENT } from "#contract/tables/comments";

/**
 * Counts user-perceived characters: a letter with its diacritics, or an emoji, is one. Older browsers count code
 * points.
 */
export function countCharacters(text: string): number {
  if (!("Segmenter" in Intl)) return [...text].length;
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].length;
}

/** What is wrong with the text of a comment; everything else is validated upstream. */
export function textFault(text: string): "empty" | "tooLong" | undefined {
  const length = countCharacters(text.trim());
  if (length === 0) return "empty";
  return length > LONGEST_COMMENT ? "tooLong" : undefined;
}
