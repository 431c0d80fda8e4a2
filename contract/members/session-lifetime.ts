import { DAY } from "../time/units.ts";

/** How long a session lasts after its last use, in milliseconds: the edge's cookie as long as the upstream's row. */
export const SESSION_LIFETIME = 30 * DAY;
