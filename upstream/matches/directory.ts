import type { CompetitionEntry, CountryEntry, TeamEntry } from "../data/entries/types.ts";

/** Competitions, teams and countries: those of the world, and imported ones. */
export interface Directory {
  competitions: readonly CompetitionEntry[];
  countries: readonly CountryEntry[];
  /** Teams that were only imported, without the world's. */
  storedTeams?: readonly TeamEntry[];
  competitionById(id: string): CompetitionEntry | undefined;
  teamById(id: string): TeamEntry | undefined;
  countryById(id: string): CountryEntry | undefined;
}
