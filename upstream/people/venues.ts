import type { TeamEntry } from "../world/types.ts";
import type { Venue } from "./types.ts";

/** Where a team plays at home. */
export const venueOf = (team: TeamEntry): Venue => ({
  id: `${team.id}80`,
  name: `${team.names.en} Stadium`,
  country: team.country,
});
