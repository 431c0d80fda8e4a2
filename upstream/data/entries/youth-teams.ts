import type { LocaleCode } from "#contract/tables/locales";
import { slug } from "./plain-text.ts";
import type { Names, TeamEntry } from "./types.ts";

/** A club's youth team has the club's id plus this: it stays the same whatever clubs are added. */
const ID_DISTANCE = 5_000;

type AgeGroup = "U19" | "U20" | "U21" | "U23";

/** The youth teams of clubs: "Arsenal" → "Arsenal U21", in every language that the club is known in. */
export function youthTeams(clubs: readonly TeamEntry[], age: AgeGroup): readonly TeamEntry[] {
  return clubs.map(({ id, sport, key, names, country, colours, strength }) => ({
    id: String(Number(id) + ID_DISTANCE),
    ...(sport && { sport }),
    // A basketball club's key tells it from the football club of its name.
    key: sport === "basketball" ? slug(`${key} ${age}`) : slug(`${names.en} ${age}`),
    names: youthNames(names, age),
    country,
    colours,
    strength: Math.round(strength / 2),
  }));
}

function youthNames(names: Names, age: AgeGroup): Names {
  const localised = (Object.entries(names) as [LocaleCode, string][]).map(([locale, club]) => [
    locale,
    youthName(locale, club, age),
  ]);
  return { ...Object.fromEntries(localised), en: youthName("en", names.en, age) };
}

/** As each language's press writes it: U21 Arsenal, 阿仙奴U21, Arsenal Sub-21. */
function youthName(locale: LocaleCode, club: string, age: AgeGroup): string {
  switch (locale) {
    case "vn":
      return `${age} ${club}`;
    case "zh-Hans":
    case "zh-Hant":
      // No space between Chinese and Latin; a club that keeps its Latin name has one.
      return /\p{Script=Han}$/u.test(club) ? `${club}${age}` : `${club} ${age}`;
    case "pt":
      return `${club} ${age.replace("U", "Sub-")}`;
    default:
      return `${club} ${age}`;
  }
}
