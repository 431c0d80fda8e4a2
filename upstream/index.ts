import { createApp } from "./app.ts";
import { systemClock } from "./http/clock.ts";
import type { Env } from "./http/env.ts";
import { importRoutes } from "./imports/routes.ts";
import { openData } from "./open-data.ts";
import { COMPETITIONS, competitionByName, countryById, teamsByNormalisedName } from "./world/world.ts";

const names = { competitions: COMPETITIONS, competitionByName, countryById, teamsByNormalisedName };

export default createApp({ open: openData, admin: importRoutes(names, systemClock) }) satisfies ExportedHandler<Env>;
