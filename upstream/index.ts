import { createApp } from "./app.ts";
import { systemClock } from "./clock.ts";
import { openData } from "./data.ts";
import type { Env } from "./env.ts";
import { importRoutes } from "./imports/routes.ts";
import { COMPETITIONS, competitionByName, countryById, teamsByNormalisedName } from "./world/world.ts";

const names = { competitions: COMPETITIONS, competitionByName, countryById, teamsByNormalisedName };

export default createApp({ open: openData, admin: importRoutes(names, systemClock) }) satisfies ExportedHandler<Env>;
