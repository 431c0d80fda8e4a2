import { sportOf } from "../data/entries/sport-of.ts";
import { COMPETITIONS, teamById } from "../world/world.ts";
import { createEngine } from "./engine.ts";

// Engines for all tests of a worker: what one has played is not played again. An engine's answers depend on nothing
// that it was asked before.

export const WORLD_ENGINE = createEngine({ competitions: COMPETITIONS, teamById });

export const BASKETBALL_ENGINE = createEngine({
  competitions: COMPETITIONS.filter((one) => sportOf(one) === "basketball"),
  teamById,
});
