import type { Part, Reading, Recognised } from "./formats/format.ts";
import { loadChannels } from "./load-channels.ts";
import { loadGoals, loadShootouts } from "./load-facts.ts";
import { loadMatches } from "./load-matches.ts";
import { loadNames } from "./load-names.ts";
import type { Imported } from "./report.ts";
import type { WorldNames } from "./resolve-competition.ts";

async function loadReading(
  database: D1Database,
  world: WorldNames,
  reading: Reading,
  format: string,
  now: number,
): Promise<Imported | { reason: string }> {
  if (reading.kind === "matches") {
    const competitions = await loadMatches(database, world, reading.seasons, format, now);
    return "reason" in competitions ? competitions : { format, competitions, facts: [] };
  }
  if (reading.kind === "names")
    return { format, competitions: [], facts: [await loadNames(database, world, reading.groups, reading.refused)] };
  if (reading.kind === "channels") {
    const facts = await loadChannels(database, world, reading.channels, reading.refused);
    return { format, competitions: [], facts: [facts] };
  }
  const facts =
    reading.kind === "goals"
      ? await loadGoals(database, world, reading.facts, reading.refused, now)
      : await loadShootouts(database, world, reading.facts, reading.refused, now);
  return { format, competitions: [], facts: [facts] };
}

const isTakenId = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed: (competitions|teams)\./.test(error.message);

/**
 * Imports one text, a file or a part of one, as a whole or not at all. `now` in milliseconds. Returns a reason, and
 * changes nothing, if its competition is unknown. A concurrent import may have taken the next free id; then the text is
 * read again against the new state.
 */
export async function loadText(
  database: D1Database,
  world: WorldNames,
  recognised: Recognised,
  part: Part,
  now: number,
): Promise<(Imported & { taken?: number }) | { reason: string }> {
  const read = recognised.read(part);
  if ("reason" in read) return read;
  const load = () => loadReading(database, world, read.reading, recognised.format, now);
  const loaded = await load().catch((error: unknown) => {
    if (!isTakenId(error)) throw error;
    return load();
  });
  return "reason" in loaded || read.taken === undefined ? loaded : { ...loaded, taken: read.taken };
}
