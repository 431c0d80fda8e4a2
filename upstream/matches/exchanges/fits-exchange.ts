import type { Leavers } from "../../competitions/world/season-clubs.ts";
import type { FinalPlace } from "./final-places.ts";

/** Which neighbours of a league exchange clubs with it. */
export interface Neighbours {
  hasUpper: boolean;
  hasLower: boolean;
}

/**
 * Whether a table says who leaves the league: they stand where the league's rules relegate or promote, at once or by a
 * play-off, and nobody else stands where they do so at once.
 */
export function fitsExchange(
  places: readonly FinalPlace[],
  { up, down }: Leavers,
  { hasUpper, hasLower }: Neighbours,
): boolean {
  return places.every(({ teamId, zone }) => {
    if (down.includes(teamId)) return zone === "relegation" || zone === "relegation_playoff";
    if (up.includes(teamId)) return zone === "promotion" || zone === "promotion_playoff";
    return !(hasLower && zone === "relegation") && !(hasUpper && zone === "promotion");
  });
}
