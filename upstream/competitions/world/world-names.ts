import { COMPETITIONS, competitionByName, countryById, teamsByNormalisedName, teamsOfCountry } from "./world.ts";

/** What imports and suppliers look up by name. */
export const WORLD_NAMES = {
  competitions: COMPETITIONS,
  competitionByName,
  countryById,
  teamsByNormalisedName,
  teamsOfCountry,
};
