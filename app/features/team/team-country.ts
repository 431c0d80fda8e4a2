import type { Country } from "#contract/domain/competition";
import type { TeamInfo } from "#contract/domain/team-info";

/** With id and key where one of the team's competitions is of the country. */
export type HomeCountry = Country | { name: string; id?: undefined };

/** The country that a team is of, by the names that its own answer gives. */
export function homeCountry({
  country: name,
  competitions,
}: Pick<TeamInfo, "country" | "competitions">): HomeCountry | undefined {
  if (name === undefined) return undefined;
  return competitions.find(({ country }) => country.name === name)?.country ?? { name };
}
