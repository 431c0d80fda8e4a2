import {
  COMPETITIONS,
  competitionByName,
  countryById,
  teamsByNormalisedName,
  teamsOfCountry,
} from "../competitions/world/world.ts";
import type { WorldNames } from "./resolve-competition.ts";

/** The whole world, as imports see it. */
export const WORLD: WorldNames = {
  competitions: COMPETITIONS,
  competitionByName,
  countryById,
  teamsByNormalisedName,
  teamsOfCountry,
};
