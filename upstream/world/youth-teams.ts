import type { LocaleCode } from "#contract/tables/locales";
import { slug } from "./plain-text.ts";
import type { Names, TeamEntry } from "./types.ts";

/** A club's youth team has the club's id plus this: it stays the same whatever clubs are added. */
const ID_DISTANCE = 5_000;

/** The youth teams of clubs: "Arsenal" → "Arsenal U21", in every language that the club is known in. */
export function youthTeams(clubs: readonly TeamEntry[], suffix: "U19" | "U20" | "U21" | "U23"): readonly TeamEntry[] {
  return clubs.map(({ id, names, country, colours, strength }) => ({
    id: String(Number(id) + ID_DISTANCE),
    key: slug(`${names.en} ${suffix}`),
    names: withSuffix(names, suffix),
    country,
    colours,
    strength: Math.round(strength / 2),
  }));
}

function withSuffix(names: Names, suffix: string): Names {
  const localised = (Object.entries(names) as [LocaleCode, string][]).map(([locale, name]) => [
    locale,
    `${name} ${suffix}`,
  ]);
  return { ...Object.fromEntries(localised), en: `${names.en} ${suffix}` };
}
