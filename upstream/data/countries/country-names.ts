import { plainText } from "../text/plain-text.ts";
import { COUNTRIES } from "./countries.ts";

const key = (name: string): string =>
  plainText(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Names used by other sources, normalised by `key` → ours. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "bosnia n herzegovina": "Bosnia and Herzegovina",
    "bosnia herzegovina": "Bosnia and Herzegovina",
    "cabo verde": "Cape Verde",
    "china pr": "China",
    "congo dr": "DR Congo",
    "cote d ivoire": "Ivory Coast",
    curacao: "Curaçao",
    "czech republic": "Czechia",
    holland: "Netherlands",
    "ivory coast": "Côte d'Ivoire",
    latvija: "Latvia",
    macedonia: "North Macedonia",
    // Its club plays in the French association.
    monaco: "France",
    osterreich: "Austria",
    "republic of ireland": "Ireland",
    taiwan: "Chinese Taipei",
    "trinidad n tobago": "Trinidad and Tobago",
    turkiye: "Turkey",
    usa: "United States",
  }),
);

const codes = new Map(COUNTRIES.map(({ names, code }) => [key(names.en), code]));

/** The code of a country by a source's name; undefined if the world does not know it. */
export function countryCodeOf(name: string): string | undefined {
  const own = key(name);
  return codes.get(own) ?? codes.get(key(OTHER_NAMES.get(own) ?? ""));
}

/** First words of competitions' names in our sources that are not a country's own name. */
const ADJECTIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    austrian: "Austria",
    belgian: "Belgium",
    cypriot: "Cyprus",
    czech: "Czechia",
    danish: "Denmark",
    deutsche: "Germany",
    dutch: "Netherlands",
    english: "England",
    french: "France",
    german: "Germany",
    greek: "Greece",
    hungarian: "Hungary",
    italian: "Italy",
    liechtensteiner: "Liechtenstein",
    "northern irish": "Northern Ireland",
    norwegian: "Norway",
    osterr: "Austria",
    polish: "Poland",
    portuguese: "Portugal",
    "san marinese": "San Marino",
    scottish: "Scotland",
    spanish: "Spain",
    swedish: "Sweden",
    swiss: "Switzerland",
    turkish: "Turkey",
    welsh: "Wales",
  }),
);

/** Words of the longest country's name: "Bosnia and Herzegovina". */
const MOST_WORDS = 4;

/** The country with which a competition's name begins, and the rest: "Sweden Allsvenskan", "English EFL Cup". */
export function leadingCountry(name: string): { code: string; rest: string } | undefined {
  const words = name.trim().split(/\s+/);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const first = words.slice(0, count).join(" ");
    const code = countryCodeOf(ADJECTIVES.get(key(first)) ?? first);
    if (code !== undefined) return { code, rest: words.slice(count).join(" ") };
  }
  return undefined;
}

/** Names that stand for another country's clubs, not for a national team. */
const NOT_NATIONS: ReadonlySet<string> = new Set(["monaco"]);

/** A national team's usual name, if a source has another: "Bosnia-Herzegovina". */
export function usualNationName(name: string): string | undefined {
  const own = key(name);
  return NOT_NATIONS.has(own) ? undefined : OTHER_NAMES.get(own);
}
