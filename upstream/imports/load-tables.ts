import { readCompetitions } from "../store/import-queries.ts";
import type { PublishedRow } from "../store/import-schema.ts";
import { type PublishedSeason, replaceTables } from "../store/published-table-queries.ts";
import type { TableReading } from "./formats/format.ts";
import type { ImportedFacts } from "./report.ts";
import { resolveCompetition, type WorldNames } from "./resolve-competition.ts";
import { type Refusal, toPlace } from "./source-row.ts";
import { tokensOf } from "./stored-facts.ts";
import { readNames } from "./stored-names.ts";
import { homeOf, teamResolver } from "./team-resolver.ts";

interface Run {
  batch: number;
  format: string;
}

/** Keeps tables that somebody has published, to compare those of the pages with; their clubs may come later. */
export async function loadTables(
  database: D1Database,
  world: WorldNames,
  { tables, refused: given }: { tables: readonly TableReading[]; refused: readonly Refusal[] },
  { batch, format }: Run,
): Promise<ImportedFacts> {
  const stored = await readCompetitions(database);
  const refused = [...given];
  const seasons: PublishedSeason[] = [];
  for (const { competition, season, lines } of tables) {
    const resolved = resolveCompetition(competition, world, stored);
    if (resolved.added) {
      const reason = `unknown competition ${JSON.stringify(competition.name)}`;
      refused.push(...lines.map((line) => ({ ...toPlace(line), reason })));
      continue;
    }
    const { sport } = competition;
    const home = homeOf(resolved, world);
    const names = await readNames(
      database,
      lines.map(({ team }) => ({ text: team, home, sport })),
    );
    const { idOf, added } = teamResolver({ resolved, sport, isOfNations: false }, world, names);
    const found = lines.map((line) => ({ line, id: idOf(line.team) }));
    const tokenOf = tokensOf(names, added);
    const rows = found.flatMap(({ line, id }): PublishedRow[] => {
      if (typeof id !== "string") {
        refused.push({ ...toPlace(line), reason: id.reason });
        return [];
      }
      const { rank, played, points, scored, conceded } = line;
      return [{ team: tokenOf(id), rank, played, points, scored, conceded }];
    });
    if (rows.length > 0) seasons.push({ competitionId: resolved.id, season, rows });
  }
  return {
    what: "lines of published tables",
    read: tables.reduce((sum, { lines }) => sum + lines.length, given.length),
    added: seasons.length > 0 ? await replaceTables(database, seasons, { batch, format }) : 0,
    changed: 0,
    refused: refused.sort((one, other) => one.index - other.index),
    notes: [],
  };
}
