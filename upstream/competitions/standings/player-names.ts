import { plainText } from "../../data/text/plain-text.ts";

const wordsOf = (name: string): string[] =>
  plainText(name)
    .replace(/['’.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const isEndOf = (short: readonly string[], long: readonly string[]): boolean =>
  short.length < long.length && short.every((word, index) => word === long[long.length - short.length + index]);

/** The fuller of two spellings of a name: the one with accents. */
const fuller = (a: string, b: string): string => {
  const marks = (name: string) => name.normalize("NFD").length;
  return marks(a) > marks(b) || (marks(a) === marks(b) && a < b) ? a : b;
};

/**
 * The usual spelling of each name of one team's players: "Mbappé" and "Kylian Mbappe" become Kylian Mbappé, because
 * sources spell the same person differently. A surname shared by two of the team stays as it is.
 */
export function usualPlayerNames(names: Iterable<string>): Map<string, string> {
  const all = [...new Set(names)];
  const bySpelling = new Map<string, string>();
  for (const name of all) {
    const key = wordsOf(name).join(" ");
    bySpelling.set(key, fuller(name, bySpelling.get(key) ?? name));
  }
  const keys = [...bySpelling.keys()].map((key) => key.split(" "));
  const longest = (own: readonly string[]): string | undefined => {
    const longer = keys.filter((key) => isEndOf(own, key));
    // "Mbappé" may be either of "Kylian Mbappé" and "Ethan Mbappé"; it is not ambiguous if one of two is the end of the
    // other.
    const ends = longer.filter((key) => !longer.some((other) => isEndOf(key, other)));
    return ends.length === 1 ? ends[0]!.join(" ") : undefined;
  };
  return new Map(
    all.map((name) => {
      const own = wordsOf(name);
      return [name, bySpelling.get(longest(own) ?? own.join(" ")) ?? name];
    }),
  );
}
