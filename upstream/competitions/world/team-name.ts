import { SPELLINGS } from "../../data/clubs/spellings.ts";
import { countryOfTeamCode } from "../../data/countries/association-codes.ts";
import { normalisedTeamName } from "./normalise.ts";

export interface TeamName {
  /** Without the country after it. */
  name: string;
  /** Code as in CountryEntry, if the source gives one: "Arsenal FC (ENG)". */
  country?: string;
}

/** Words that clubs add or drop at will, beyond those removed from every name. */
const LOOSE_WORDS = new Set(
  "acf ad bc bk bsc calcio cfc clube cr cs csd de ea fbc fbpa ff fr fsv gd hsc hsk if kas krc kv kvc mfk nk osc pfc rcd rsc sbv sco sd se ss ssc tsg tsv uc us usl vfb vfl".split(
    " ",
  ),
);

/** Splits off the country's code in brackets. An unknown code is dropped, and the country is then unknown. */
export function readTeamName(text: string): TeamName {
  const found = /^(.+?)\s*\(([A-Z]{3})\)$/.exec(text);
  if (!found) return { name: text };
  const country = countryOfTeamCode(found[2]!);
  return { name: found[1]!, ...(country !== undefined && { country }) };
}

/** One spelling for the many that sources use for a club; only comparable within one country. */
export function clubKey(name: string): string {
  const normalised = normalisedTeamName(name);
  const words = normalised.split(" ").filter((word) => !LOOSE_WORDS.has(word) && !/^\d{2}$/.test(word));
  const loose = words.length > 0 ? words.join(" ") : normalised;
  return SPELLINGS.get(normalised) ?? SPELLINGS.get(loose) ?? loose;
}
