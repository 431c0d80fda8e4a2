/** The given and family names of one culture, and how they are put together. */
export interface Culture {
  given: readonly string[];
  family: readonly string[];
  /** Which stands first in English; the family name does in the culture's own script unless `script` says Thai. */
  familyFirst?: true;
  /**
   * In which languages of the site these names have forms of their own, written behind the Latin one: `Somchai|สมชาย`,
   * `Wei|伟|偉` (traditional only where it differs). Vietnamese names are written with their marks, then in Chinese.
   */
  script?: "th" | "kh" | "han" | "vietnamese";
}

/** `_` stands for a space within a name. */
export const namesFrom = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.replaceAll("_", " "));

/** Every name of two characters, the first of one list, the second of another; `join` puts the Latin forms together. */
export function compounds(first: readonly string[], second: readonly string[], join: (a: string, b: string) => string) {
  return first.flatMap((one) =>
    second.map((other) => {
      const [a = "", aHans = "", aHant = aHans] = one.split("|");
      const [b = "", bHans = "", bHant = bHans] = other.split("|");
      return `${join(a, b)}|${aHans}${bHans}|${aHant}${bHant}`;
    }),
  );
}
