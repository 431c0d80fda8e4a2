import { countryIdOf } from "../countries/country-id.ts";
import { slug } from "../text/plain-text.ts";
import type { Calendar, CompetitionEntry, TeamEntry } from "./types.ts";

/** A football competition's data; its key is the slug of the English name unless stated. */
interface Competition
  extends Pick<CompetitionEntry, "id" | "names" | "shortNames" | "sortOrder" | "isPopular" | "aliases"> {
  key?: string;
  country: string;
  calendar: Calendar;
  teams: readonly TeamEntry[];
}

/** Everyone plays everyone `times` times. */
export function league({ times, ...competition }: Competition & { times: 1 | 2 | 3 | 4 }): CompetitionEntry {
  return { ...entry(competition), kind: "league", format: { kind: "league", times } };
}

/** Single matches up to a final; `early` gives the numbers of matches of the rounds that the weakest begin with. */
export function cup({ early, ...competition }: Competition & { early?: readonly number[] }): CompetitionEntry {
  return { ...entry(competition), kind: "cup", format: { kind: "cup", ...(early && { early }) } };
}

/** A match of every team each week, without a table. */
export function looseMatches(competition: Competition): CompetitionEntry {
  return { ...entry(competition), kind: "cup", format: { kind: "loose" } };
}

function entry({ country, teams, key, ...rest }: Competition): Omit<CompetitionEntry, "kind" | "format"> {
  return {
    ...rest,
    key: key ?? slug(rest.names.en),
    sport: "football",
    countryId: countryIdOf(country),
    teamIds: teams.map(({ id }) => id),
  };
}
