import type { Sport } from "#contract/tables/sports";
import { EUROPEAN_CLUBS } from "../../data/clubs/football/europe.ts";
import { REST_OF_WORLD_CLUBS } from "../../data/clubs/football/rest-of-world.ts";
import { withShortName } from "../../data/clubs/football/short-names.ts";
import { EUROPEAN_COMPETITIONS } from "../../data/competitions/football/europe.ts";
import { continentalCompetitions, NATIONAL_TEAM_COMPETITIONS } from "../../data/competitions/football/international.ts";
import { REST_OF_WORLD_COMPETITIONS } from "../../data/competitions/football/rest-of-world.ts";
import { COUNTRIES } from "../../data/countries/countries.ts";
import type { CompetitionEntry, CountryEntry, TeamEntry } from "../../data/entries/types.ts";
import { NATIONAL_TEAMS } from "../../data/national-teams.ts";
import { plainText } from "../../data/text/plain-text.ts";
import { BASKETBALL_COMPETITIONS, BASKETBALL_TEAMS } from "./basketball.ts";
import { normalisedCompetitionName, normalisedTeamName, withoutCountrySuffix } from "./normalise.ts";

const CLUBS: readonly TeamEntry[] = [...EUROPEAN_CLUBS, ...REST_OF_WORLD_CLUBS].map(withShortName);

const FOOTBALL_TEAMS: readonly TeamEntry[] = [...CLUBS, ...NATIONAL_TEAMS];

export const TEAMS: readonly TeamEntry[] = [...FOOTBALL_TEAMS, ...BASKETBALL_TEAMS];

export const COMPETITIONS: readonly CompetitionEntry[] = [
  ...NATIONAL_TEAM_COMPETITIONS,
  ...continentalCompetitions(CLUBS),
  ...EUROPEAN_COMPETITIONS,
  ...REST_OF_WORLD_COMPETITIONS,
  ...BASKETBALL_COMPETITIONS,
];

const indexBy = <Entry>(entries: readonly Entry[], keysOf: (entry: Entry) => readonly string[]) => {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry))) {
      const others = index.get(key);
      if (others) others.push(entry);
      else index.set(key, [entry]);
    }
  }
  return index;
};

const spellingsOf = ({ names, aliases = [] }: TeamEntry | CompetitionEntry): readonly string[] => [
  names.en,
  ...aliases,
];

const competitionsById = new Map(COMPETITIONS.map((competition) => [competition.id, competition]));
const teamsById = new Map(TEAMS.map((team) => [team.id, team]));
const countriesById = new Map(COUNTRIES.map((country) => [country.id, country]));
const countriesByCode = new Map(COUNTRIES.map((country) => [country.code, country]));
const competitionsByName = indexBy(COMPETITIONS, (competition) =>
  spellingsOf(competition).map(normalisedCompetitionName),
);
/** Clubs of two sports may share a name, so an index never mixes the sports. */
const toTeamIndex = (teams: readonly TeamEntry[]) => ({
  bySpelling: indexBy(teams, (team) => spellingsOf(team).map(plainText)),
  byName: indexBy(teams, (team) => spellingsOf(team).map(normalisedTeamName)),
});
const teamIndices: Record<Sport, ReturnType<typeof toTeamIndex>> = {
  football: toTeamIndex(FOOTBALL_TEAMS),
  basketball: toTeamIndex(BASKETBALL_TEAMS),
};

export const competitionById = (id: string): CompetitionEntry | undefined => competitionsById.get(id);
export const teamById = (id: string): TeamEntry | undefined => teamsById.get(id);
export const countryById = (id: string): CountryEntry | undefined => countriesById.get(id);
export const countryByCode = (code: string): CountryEntry | undefined => countriesByCode.get(code);

const NO_TEAMS: readonly TeamEntry[] = [];
const teamsByCountry = indexBy(TEAMS, ({ sport, country }) => [`${sport} ${country}`]);

/** A country's teams in a sport. */
export const teamsOfCountry = (code: string, sport: Sport): readonly TeamEntry[] =>
  teamsByCountry.get(`${sport} ${code}`) ?? NO_TEAMS;

/** The competition that another source calls `name`, with or without a season appended. */
export const competitionByName = (name: string): CompetitionEntry | undefined =>
  competitionsByName.get(normalisedCompetitionName(name))?.[0];

/**
 * Teams of a sport with a name. One with exactly this spelling is returned alone ("Barcelona SC" of Ecuador), else all
 * that share it without legal forms, accents and founding years. A country in brackets, "(ESP)", is ignored.
 */
export function teamsByNormalisedName(name: string, sport: Sport): readonly TeamEntry[] {
  const { bySpelling, byName } = teamIndices[sport];
  const bare = withoutCountrySuffix(name);
  for (const spelling of [name, bare]) {
    const exact = bySpelling.get(plainText(spelling));
    if (exact?.length === 1) return exact;
  }
  return byName.get(normalisedTeamName(bare)) ?? [];
}
