import type { CompetitionEntry, CountryEntry, TeamEntry } from "../data/entries/types.ts";

/** Competitions, teams and countries: those of the world, and those that only an import brought. */
export interface Directory {
  competitions: readonly CompetitionEntry[];
  countries: readonly CountryEntry[];
  /** Teams that only an import brought; the world's are not among them. */
  storedTeams?: readonly TeamEntry[];
  competitionById(id: string): CompetitionEntry | undefined;
  teamById(id: string): TeamEntry | undefined;
  countryById(id: string): CountryEntry | undefined;
}
