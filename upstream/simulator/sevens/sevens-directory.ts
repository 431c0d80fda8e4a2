import { countryById } from "../../competitions/world/world.ts";
import { COUNTRIES } from "../../data/countries/countries.ts";
import type { Directory } from "../../matches/directory.ts";
import { CATEGORIES, sevensTeam } from "./entrants.ts";

const competitions = CATEGORIES.map(({ competition }) => competition);

/** The sevens server knows its own competitions and teams only. */
export const SEVENS_DIRECTORY: Directory = {
  competitions,
  countries: COUNTRIES,
  competitionById: (id) => competitions.find((competition) => competition.id === id),
  teamById: sevensTeam,
  countryById,
};
