import * as z from "zod/mini";
import type { Reading, TableFacts } from "../facts.ts";
import { readWholeTables } from "../read-each.ts";

const Answer = z.object({ standings: z.array(z.object({ type: z.string(), table: z.array(z.unknown()) })) });

const Line = z.object({
  position: z.int(),
  team: z.object({ id: z.int(), name: z.string() }),
  playedGames: z.int(),
  points: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
});

/** `competitions/{id}/standings`: one table, or one for each group, without those of home and away matches. */
export function readTables(answer: unknown): Reading<TableFacts> {
  const read = Answer.safeParse(answer);
  if (!read.success) throw new Error("not an answer of this supplier");
  const tables = read.data.standings.flatMap(({ type, table }) => (type === "TOTAL" ? [table] : []));
  return readWholeTables(tables, Line, ({ position, team, playedGames, points, goalsFor, goalsAgainst }) => ({
    team: { id: String(team.id), name: team.name },
    rank: position,
    played: playedGames,
    points,
    scored: goalsFor,
    conceded: goalsAgainst,
  }));
}
