import { COMPETITIONS, teamById } from "../../competitions/world/world.ts";
import { createEngine } from "./engine.ts";

// Engines shared by all tests of a worker, so that no match is played twice. An engine's answers do not depend on
// earlier requests.

export const WORLD_ENGINE = createEngine({ competitions: COMPETITIONS, teamById });

export const BASKETBALL_ENGINE = createEngine({
  competitions: COMPETITIONS.filter((one) => one.sport === "basketball"),
  teamById,
});
