import type { Part, Reading, Recognised } from "./formats/format.ts";
import { loadChannels } from "./load-channels.ts";
import { loadDetails, loadFacts } from "./load-facts.ts";
import { loadMatches } from "./load-matches.ts";
import { loadNames } from "./load-names.ts";
import { loadTables } from "./load-tables.ts";
import type { Imported } from "./report.ts";
import type { WorldNames } from "./resolve-competition.ts";

interface Run {
  format: string;
  batch: number;
  /** Milliseconds. */
  now: number;
}

async function loadReading(
  database: D1Database,
  world: WorldNames,
  reading: Reading,
  run: Run,
): Promise<Imported | { reason: string }> {
  const { format, batch, now } = run;
  if (reading.kind === "matches") {
    const loaded = await loadMatches(database, world, reading.seasons, run);
    if ("reason" in loaded) return loaded;
    const { seasons: competitions, questions } = loaded;
    return { format, competitions, facts: [], ...(questions.length > 0 && { questions: questions.length }) };
  }
  if (reading.kind === "names")
    return { format, competitions: [], facts: [await loadNames(database, world, reading, batch)] };
  if (reading.kind === "channels") {
    const facts = await loadChannels(database, world, reading, batch);
    return { format, competitions: [], facts: [facts] };
  }
  if (reading.kind === "tables") {
    const facts = await loadTables(database, world, reading, { batch, format });
    return { format, competitions: [], facts: [facts] };
  }
  if (reading.kind === "details") {
    const facts = await loadDetails(database, reading, { batch, now });
    return "reason" in facts ? facts : { format, competitions: [], facts: [facts] };
  }
  return { format, competitions: [], facts: [await loadFacts(database, world, reading, { batch, now })] };
}

const isTakenId = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed: (competitions|teams)\./.test(error.message);

/**
 * Imports one text of a batch, a file or a part of one, as a whole or not at all. `now` in milliseconds. Returns a
 * reason, and changes nothing, if its competition is unknown. A concurrent import may have taken the next free id; then
 * the text is read again against the new state.
 */
export async function loadText(
  database: D1Database,
  world: WorldNames,
  recognised: Recognised,
  part: Part,
  { batch, now }: Pick<Run, "batch" | "now">,
): Promise<(Imported & { taken?: number }) | { reason: string }> {
  const read = recognised.read(part);
  if ("reason" in read) return read;
  const load = () => loadReading(database, world, read.reading, { format: recognised.format, batch, now });
  const loaded = await load().catch((error: unknown) => {
    if (!isTakenId(error)) throw error;
    return load();
  });
  return "reason" in loaded || read.taken === undefined ? loaded : { ...loaded, taken: read.taken };
}
