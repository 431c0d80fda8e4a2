import type { CompetitionEntry } from "../../data/entries/types.ts";
import { storedInPlaceOf } from "../../match/overlapping-seasons.ts";
import type { Simulation } from "../../match/simulation.ts";
import { seasonAt } from "../../simulator/engine/season.ts";

/** Whether the engine plays a competition, where that may be shown. */
export const isPlayed = (
  { id, format, calendar }: Pick<CompetitionEntry, "id" | "format" | "calendar">,
  { shows }: Simulation,
): boolean => calendar !== undefined && format.kind !== "recorded" && shows(id);

/**
 * A competition's season at an instant (milliseconds): by its calendar if the engine plays it, and nothing stored stands
 * in that one's place; else the latest stored
 * season that has begun by its year, else the first. Undefined if it has none.
 */
export function currentSeason(
  competition: Pick<CompetitionEntry, "id" | "format" | "calendar">,
  stored: readonly string[],
  now: number,
  simulation: Simulation,
): string | undefined {
  if (isPlayed(competition, simulation)) {
    const played = seasonAt(competition.calendar!, now);
    return storedInPlaceOf(played, (label) => stored.includes(label)) ?? played;
  }
  const year = new Date(now).toISOString().slice(0, 4);
  return stored.filter((label) => label.slice(0, 4) <= year).at(-1) ?? stored[0];
}
