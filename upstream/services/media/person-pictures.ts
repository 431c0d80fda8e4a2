import { stationsFrom } from "../../simulator/people/careers.ts";
import { coachById } from "../../simulator/people/coaches.ts";
import { knownPlayer } from "../../simulator/people/player.ts";
import { windowAt } from "../../simulator/people/windows.ts";
import { portrait, type Sitter } from "./portrait.ts";

interface Known {
  sitter: Sitter;
  origin: Parameters<typeof stationsFrom>[0];
}

function find(kind: string, id: string): Known | undefined {
  if (kind === "coach") {
    const known = coachById(id);
    return known && { sitter: { ...known.coach, isCoach: true }, origin: known.origin };
  }
  const known = knownPlayer(id);
  return known && { sitter: known.player, origin: known.origin };
}

/** A player's or coach's portrait in their team's colours at an instant (milliseconds); undefined for an unknown id. */
export function personPicture(kind: "player" | "coach", id: string, instant: number): string | undefined {
  const known = find(kind, id);
  if (!known) return undefined;
  const window = windowAt(instant);
  // People who appear later are still unknown.
  if (known.origin.start > window) return undefined;
  const station = stationsFrom(known.origin).find(({ start, end }) => start <= window && window < end);
  return portrait(known.sitter, station?.club.team.colours);
}
