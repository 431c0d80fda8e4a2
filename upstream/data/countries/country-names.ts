import { plainText } from "../entries/plain-text.ts";
import { COUNTRIES } from "./countries.ts";

const key = (name: string): string =>
  plainText(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Names that other sources use, in the form that `key` leaves → ours. */
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

/** Code of the country that a source calls so; undefined for one that the world does not know. */
export function countryCodeOf(name: string): string | undefined {
  const own = key(name);
  return codes.get(own) ?? codes.get(key(OTHER_NAMES.get(own) ?? ""));
}

/** Names here that stand for another country's clubs, not for a national team of that name. */
const NOT_NATIONS: ReadonlySet<string> = new Set(["monaco"]);

/** What a national team is usually called, where a source calls it otherwise: "Bosnia-Herzegovina". */
export function usualNationName(name: string): string | undefined {
  const own = key(name);
  return NOT_NATIONS.has(own) ? undefined : OTHER_NAMES.get(own);
}
