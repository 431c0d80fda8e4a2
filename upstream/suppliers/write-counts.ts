import { and, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { BOX_KEYS } from "#contract/domain/box-score";
import type { Pair, Side } from "#contract/domain/match";
import { prepareAll } from "../store/load-statements.ts";
import type { CountFacts } from "./facts.ts";
import { suppliedMatches, supplierIds } from "./schema.ts";
import { chunked, DOCUMENTS } from "./supplied-statements.ts";

type Team = CountFacts["teams"][number];

const among = (column: typeof suppliedMatches.theirId | typeof supplierIds.theirId, ids: readonly string[]) =>
  inArray(column, sql`(select value from json_each(${JSON.stringify(ids)}))`);

/** Both sides' statistics; a figure that one side lacks is not shown. */
export function statisticsOf(home: Team["counts"], away: Team["counts"]): Record<string, Pair> | undefined {
  if (!home || !away) return undefined;
  const rows = BOX_KEYS.flatMap((key): [string, Pair][] => {
    const [ours, theirs] = [home[key], away[key]];
    return ours === undefined || theirs === undefined ? [] : [[key, [ours, theirs]]];
  });
  return rows.length > 0 ? Object.fromEntries(rows) : undefined;
}

/** Stores statistics of games. Teams are identified by id only, so games that are not stored yet are skipped. */
export async function writeCounts(database: D1Database, all: readonly CountFacts[], supplier: string): Promise<void> {
  const byGame = Map.groupBy(all, ({ id }) => id);
  const teamIds = all.flatMap(({ teams }) => teams.map(({ team }) => team));
  const db = drizzle(database);
  const { id, theirId, homeId, awayId } = suppliedMatches;
  const [games, teams] = await db.batch([
    db
      .select({ id, theirId, homeId, awayId })
      .from(suppliedMatches)
      .where(and(eq(suppliedMatches.supplier, supplier), among(theirId, [...byGame.keys()]))),
    db
      .select({ theirId: supplierIds.theirId, ourId: supplierIds.ourId })
      .from(supplierIds)
      .where(
        and(eq(supplierIds.supplier, supplier), eq(supplierIds.kind, "team"), among(supplierIds.theirId, teamIds)),
      ),
  ]);
  const ours = new Map(teams.map((team) => [team.theirId, team.ourId]));
  const documents = games.flatMap((game) => {
    const reports = byGame.get(game.theirId)!.flatMap((facts) => facts.teams);
    const of = (teamId: string) => reports.find(({ team }) => ours.get(team) === teamId);
    const sides: Record<Side, Team | undefined> = { home: of(game.homeId), away: of(game.awayId) };
    const statistics = statisticsOf(sides.home?.counts, sides.away?.counts);
    const [home, away] = [sides.home?.lines, sides.away?.lines];
    if (!statistics && !home && !away) return [];
    const box = home || away ? { home: home ?? [], away: away ?? [] } : null;
    return [{ id: game.id, events: null, lineUps: null, statistics: statistics ?? null, box }];
  });
  if (documents.length > 0) await database.batch(prepareAll(database, chunked(DOCUMENTS, documents)));
}
