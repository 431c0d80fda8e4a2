import type { Country } from "#contract/domain/competition";
import type { TeamInfo } from "#contract/domain/team-info";

/** With id and key if one of the team's competitions belongs to the country. */
export type HomeCountry = Country | { name: string; id?: undefined };

/** The team's country, by the names in its own answer. */
export function homeCountry({
  country: name,
  competitions,
}: Pick<TeamInfo, "country" | "competitions">): HomeCountry | undefined {
  if (name === undefined) return undefined;
  return competitions.find(({ country }) => country.name === name)?.country ?? { name };
}
