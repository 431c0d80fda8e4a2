import { SPORTS } from "#contract/tables/sports";
import { type CompetitionChannel, replaceChannels } from "../store/channel-queries.ts";
import { readCompetitions } from "../store/import-queries.ts";
import type { ChannelRow } from "./formats/format.ts";
import type { ImportedFacts } from "./report.ts";
import { resolveCompetition, type StoredCompetition, type WorldNames } from "./resolve-competition.ts";
import { type Refusal, toPlace } from "./source-row.ts";

/** The competition of a name in any sport; undefined if neither the world nor an import knows it. */
function knownCompetition(name: string, world: WorldNames, stored: readonly StoredCompetition[]): string | undefined {
  const found = SPORTS.map(({ code }) => resolveCompetition({ name, sport: code }, world, stored));
  return found.find(({ added }) => !added)?.id;
}

/** Replaces the channels of the competitions and countries that a file names. */
export async function loadChannels(
  database: D1Database,
  world: WorldNames,
  { channels: rows, refused: given }: { channels: readonly ChannelRow[]; refused: readonly Refusal[] },
  batch: number,
): Promise<ImportedFacts> {
  const stored = await readCompetitions(database);
  const refused = [...given];
  const channels = rows.flatMap((row): CompetitionChannel[] => {
    const competitionId = knownCompetition(row.competition, world, stored);
    if (competitionId !== undefined) return [{ competitionId, country: row.country, name: row.name }];
    refused.push({ ...toPlace(row), reason: `unknown competition ${JSON.stringify(row.competition)}` });
    return [];
  });
  return {
    what: "channels of competitions",
    read: rows.length + given.length,
    added: channels.length > 0 ? await replaceChannels(database, channels, batch) : 0,
    changed: 0,
    refused: refused.sort((one, other) => one.index - other.index),
    notes: [],
  };
}
