import type { Sport } from "#contract/tables/sports";
import { basketball } from "./basketball.ts";
import { football } from "./football.ts";
import type { SportAdapter } from "./sport-adapter.ts";

const ADAPTERS: Readonly<Record<Sport, SportAdapter>> = { football, basketball };

/** The adapter of a sport. */
export const adapterOf = (sport: Sport): SportAdapter => ADAPTERS[sport];
