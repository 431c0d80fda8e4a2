/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

const UNDECOMPOSED_LETTERS = new RegExp(`[${Object.keys(UNDECOMPOSED).join("")}]`, "g");

/** Lower-case text with base letters instead of letters that Unicode does not decompose. */
export const withBaseLetters = (text: string): string =>
  text.replace(UNDECOMPOSED_LETTERS, (letter) => UNDECOMPOSED[letter] ?? letter);

/** Lower-case text in base letters: "São Paulo" → "sao paulo", "Beşiktaş" → "besiktas". */
export const plainText = (text: string): string =>
  withBaseLetters(text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, ""));

/** Lower-case ASCII slug: "Brighton & Hove Albion" → "brighton-and-hove-albion". */
export function slug(text: string): string {
  return plainText(text)
    .replaceAll("&", " and ")
    .replace(/['\u2019]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
