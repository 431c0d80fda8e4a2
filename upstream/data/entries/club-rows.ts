import { slug } from "../text/plain-text.ts";
import { namesInSevenLanguages } from "./names.ts";
import type { Names, TeamEntry } from "./types.ts";

/** A row's extras: names in other languages, other spellings, or a key if two clubs share a name. */
export type ClubExtras = Partial<Omit<Names, "en">> &
  Pick<TeamEntry, "aliases" | "shortName" | "shortNames"> & { key?: string };

/** Id, English name, primary and secondary colour without the "#", strength, and extras. */
export type ClubRow = readonly [
  id: string,
  name: string,
  primary: string,
  secondary: string,
  strength: number,
  extras?: ClubExtras,
];

/** The football clubs of one country (code as in CountryEntry). */
export function clubs(country: string, rows: readonly ClubRow[]): readonly TeamEntry[] {
  return rows.map(([id, name, primary, secondary, strength, extras = {}]) => {
    const { key = slug(name), aliases, shortName, shortNames, ...localised } = extras;
    const isLocalised = Object.keys(localised).length > 0;
    return {
      id,
      sport: "football",
      key,
      names: isLocalised ? namesInSevenLanguages(name, localised) : { en: name },
      ...(shortName !== undefined && { shortName }),
      ...(shortNames && { shortNames }),
      ...(aliases && { aliases }),
      country,
      colours: [`#${primary}`, `#${secondary}`],
      strength,
    };
  });
}
