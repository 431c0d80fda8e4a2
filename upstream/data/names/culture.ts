/** A culture's given and family names, and how they are combined. */
export interface Culture {
  given: readonly string[];
  family: readonly string[];
  /** Which comes first in English; in the culture's own script the family name does unless `script` is Thai. */
  familyFirst?: true;
  /**
   * The site's languages with forms of their own, written after the Latin one: `Somchai|สมชาย`, `Wei|伟|偉` (traditional
   * only if different). Vietnamese names are given with diacritics, then in Chinese.
   */
  script?: "th" | "kh" | "han" | "vietnamese";
}

/** `_` is a space within a name. */
export const namesFrom = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.replaceAll("_", " "));

/** All names of two characters, one from each list; `join` combines the Latin forms. */
export function compounds(first: readonly string[], second: readonly string[], join: (a: string, b: string) => string) {
  return first.flatMap((one) =>
    second.map((other) => {
      const [a = "", aHans = "", aHant = aHans] = one.split("|");
      const [b = "", bHans = "", bHant = bHans] = other.split("|");
      return `${join(a, b)}|${aHans}${bHans}|${aHant}${bHant}`;
    }),
  );
}
