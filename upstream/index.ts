import { createApp } from "./app.ts";
import { systemClock } from "./http/clock.ts";
import type { Env } from "./http/env.ts";
import { importRoutes } from "./imports/routes.ts";
import { purgeOnSchedule } from "./members/purge-on-schedule.ts";
import { openData } from "./open-data.ts";
import { COMPETITIONS, competitionByName, countryById, teamsByNormalisedName } from "./world/world.ts";

const names = { competitions: COMPETITIONS, competitionByName, countryById, teamsByNormalisedName };

const app = createApp({ open: openData, admin: importRoutes(names, systemClock), realNow: systemClock });

export default Object.assign(app, { scheduled: purgeOnSchedule(systemClock) }) satisfies ExportedHandler<Env>;
