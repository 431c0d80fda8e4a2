import type { CompetitionEntry } from "../../data/entries/types.ts";
import { seasonAt } from "../../simulator/engine/season.ts";

/**
 * A competition's season at an instant (milliseconds): by its calendar if the engine plays it, else the latest stored
 * season that has begun by its year, else the first. Undefined if it has none.
 */
export function currentSeason(
  { format, calendar }: Pick<CompetitionEntry, "format" | "calendar">,
  stored: readonly string[],
  now: number,
): string | undefined {
  if (calendar && format.kind !== "recorded") return seasonAt(calendar, now);
  const year = new Date(now).toISOString().slice(0, 4);
  return stored.filter((label) => label.slice(0, 4) <= year).at(-1) ?? stored[0];
}
