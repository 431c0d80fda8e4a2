import type { LocaleCode } from "#contract/tables/locales";
import { slug } from "../text/plain-text.ts";
import type { ClubExtras } from "./club-rows.ts";
import { namesInSevenLanguages } from "./names.ts";
import type { Names, TeamEntry } from "./types.ts";

/** Press names in the languages that have one: Thai, Simplified Chinese, Traditional Chinese of Hong Kong. */
export type PressNames = readonly [th: string, zhHans: string, zhHant: string];

/**
 * Id, English name, primary and secondary colour without the "#", strength, the name in Thai and in both Chinese
 * scripts ("" if the press has none), and extras.
 */
export type TeamRow = readonly [
  id: string,
  name: string,
  primary: string,
  secondary: string,
  strength: number,
  th?: string,
  zhHans?: string,
  zhHant?: string,
  extras?: ClubExtras,
];

/**
 * Countries whose clubs' own names are used in one of our Latin-script languages, or which take Latin names unchanged.
 */
const OWN_LANGUAGE: Readonly<Record<string, LocaleCode>> = { BR: "pt", PT: "pt", VN: "vn", KH: "kh" };

function namesOf(en: string, country: string, localised: Partial<Names>): Names {
  const known = Object.entries(localised).filter(([, name]) => name !== undefined && name !== "");
  if (known.length > 0) return namesInSevenLanguages(en, Object.fromEntries(known));
  const own = OWN_LANGUAGE[country];
  return own ? { en, [own]: en } : { en };
}

/** The clubs of one country (code as in CountryEntry). A key already taken by football gets the sport appended. */
export function basketballTeams(country: string, rows: readonly TeamRow[]): readonly TeamEntry[] {
  return rows.map(([id, name, primary, secondary, strength, th, zhHans, zhHant, extras = {}]) => {
    const { key = slug(name), aliases, shortName, shortNames, ...others } = extras;
    return {
      id,
      sport: "basketball",
      key,
      names: namesOf(name, country, { th, "zh-Hans": zhHans, "zh-Hant": zhHant, ...others }),
      ...(shortName !== undefined && { shortName }),
      ...(shortNames && { shortNames }),
      ...(aliases && { aliases }),
      country,
      colours: [`#${primary}`, `#${secondary}`],
      strength,
    };
  });
}

/**
 * Id, three-letter code, colours, strength; city and nickname in English, Thai and both Chinese scripts; other
 * spellings.
 */
export type FranchiseRow = readonly [
  id: string,
  code: string,
  primary: string,
  secondary: string,
  strength: number,
  city: readonly [en: string, ...PressNames],
  nickname: readonly [en: string, ...PressNames],
  aliases?: readonly string[],
];

/**
 * Franchises of the North American leagues: a city and a nickname, in every language. The nickname alone is the short
 * name, as fans use it. If a language has one word for both, the city is empty.
 */
export function franchises(country: string, rows: readonly FranchiseRow[]): readonly TeamEntry[] {
  return rows.map(([id, code, primary, secondary, strength, city, nickname, aliases = []]) => {
    const [, , cityHans, cityHant] = city;
    const [short, th, hans, hant] = nickname;
    const name = `${city[0]} ${short}`;
    return {
      id,
      sport: "basketball",
      key: slug(name),
      names: namesInSevenLanguages(name, {
        th: `${city[1]} ${th}`,
        "zh-Hans": cityHans + hans,
        "zh-Hant": cityHant + hant,
      }),
      shortName: short,
      shortNames: { th, "zh-Hans": hans, "zh-Hant": hant },
      aliases: [code, ...aliases],
      country,
      colours: [`#${primary}`, `#${secondary}`],
      strength,
    };
  });
}
