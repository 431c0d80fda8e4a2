import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { slug } from "../text/plain-text.ts";
import type { Names, TeamEntry } from "./types.ts";

/** A youth team's id is the club's id plus this, so that it stays the same whatever clubs are added. */
const ID_DISTANCE = 5_000;

const YOUTH = / U(19|20|21|23)$/;

/** The id of a youth team's club; undefined for any other team. */
export const clubIdOfYouth = ({ id, names }: Pick<TeamEntry, "id" | "names">): string | undefined =>
  YOUTH.test(names.en) ? String(Number(id) - ID_DISTANCE) : undefined;

type AgeGroup = "U19" | "U20" | "U21" | "U23";

/** The text of a youth team's key. A basketball club's key distinguishes it from the football club of the same name. */
const KEY_TEXT: Readonly<Record<Sport, (club: TeamEntry) => string>> = {
  football: ({ names }) => names.en,
  basketball: ({ key }) => key,
};

/** The youth teams of clubs: "Arsenal" → "Arsenal U21", in every language of the club's names. */
export function youthTeams(clubs: readonly TeamEntry[], age: AgeGroup): readonly TeamEntry[] {
  return clubs.map((club) => ({
    id: String(Number(club.id) + ID_DISTANCE),
    sport: club.sport,
    key: slug(`${KEY_TEXT[club.sport](club)} ${age}`),
    names: youthNames(club.names, age),
    country: club.country,
    colours: club.colours,
    strength: Math.round(club.strength / 2),
  }));
}

function youthNames(names: Names, age: AgeGroup): Names {
  const localised = (Object.entries(names) as [LocaleCode, string][]).map(([locale, club]) => [
    locale,
    youthName(locale, club, age),
  ]);
  return { ...Object.fromEntries(localised), en: youthName("en", names.en, age) };
}

/** As written by each language's press: U21 Arsenal, 阿仙奴U21, Arsenal Sub-21. */
function youthName(locale: LocaleCode, club: string, age: AgeGroup): string {
  switch (locale) {
    case "vn":
      return `${age} ${club}`;
    case "zh-Hans":
    case "zh-Hant":
      // No space between Chinese and Latin, but one after a Latin club name.
      return /\p{Script=Han}$/u.test(club) ? `${club}${age}` : `${club} ${age}`;
    case "pt":
      return `${club} ${age.replace("U", "Sub-")}`;
    default:
      return `${club} ${age}`;
  }
}
