import {
  comparableLines,
  differingRows,
  type KnownLine,
  otherPoints,
  type PublishedLine,
  rowsOnce,
} from "../competitions/standings/published-tables.ts";
import type { TableRow } from "../competitions/standings/rank-teams.ts";
import type { CompetitionEntry } from "../data/entries/types.ts";
import type { PublishedRow } from "../store/import-schema.ts";
import { replaceTables } from "../store/published-table-queries.ts";
import type { TableFacts } from "./facts.ts";
import { readKnownTeams } from "./our-teams.ts";
import { readOwnTables } from "./own-tables.ts";
import { type Covered, logReasons, MOST_LOGGED, type PassContext, type PassResult } from "./pass-context.ts";

// A supplier's tables are a check of ours, which are made of the results by the competition's rules, and shown. Where the
// two differ, the log says so, and the page about the season; nothing of theirs is taken over.

/** Of imports; suppliers have none. */
const NO_BATCH = 0;

const placed = ({ lines }: TableFacts, ids: ReadonlyMap<string, string>): PublishedLine[] =>
  lines.map(({ team, ...line }) => {
    const teamId = ids.get(team.id);
    return { ...line, ...(teamId !== undefined && { teamId }) };
  });

const toStored = ({ teamId, ...line }: KnownLine): PublishedRow => ({ team: teamId, ...line });

/** What differs, for operators: "Everton: 8. 26 10-12, ours 8. 36 10-12". */
function lineText(theirs: KnownLine, own: TableRow, name: string): string {
  const { rank, points, won, scored, conceded } = theirs;
  const [first, second] = points === undefined ? [`${won} won`, `${own.won} won`] : [points, own.points];
  return `${name}: ${rank}. ${first} ${scored}-${conceded}, ours ${own.rank}. ${second} ${own.goalsFor}-${own.goalsAgainst}`;
}

function logDifferences(
  differing: readonly KnownLine[],
  { rows, names }: { rows: readonly TableRow[]; names: ReadonlyMap<string, string> },
  { entryId, season }: Covered,
  { adapter, log }: PassContext,
): void {
  const pairs = differing.map((theirs) => {
    const own = rows.find(({ teamId }) => teamId === theirs.teamId)!;
    return { theirs, own, name: names.get(theirs.teamId) ?? theirs.teamId };
  });
  // Points that somebody took off, perhaps, and that only one side knows: a question to an operator.
  const doubts = pairs.flatMap(({ theirs, own, name }) => {
    const points = otherPoints(theirs, own);
    return points === undefined ? [] : [`${name}: ${points} with the same results`];
  });
  log("supplier_table_differs", {
    supplier: adapter.name,
    competition: entryId,
    season,
    count: differing.length,
    lines: pairs.slice(0, MOST_LOGGED).map(({ theirs, own, name }) => lineText(theirs, own, name)),
    ...(doubts.length > 0 && { doubts: doubts.slice(0, MOST_LOGGED) }),
  });
}

/** Reads a supplier's tables of a season, keeps them as published ones, and says where they differ from ours. */
export async function checkTable(one: Covered, entry: CompetitionEntry, context: PassContext): Promise<PassResult> {
  const { env, adapter, covered, now, log } = context;
  if (!adapter.tables) return {};
  const { facts, reasons } = await context.ask(adapter.tables(one.theirs));
  logReasons(context, "table", reasons);
  const supplier = adapter.name;
  const teams = facts.flatMap(({ lines }) => lines.map(({ team }) => team));
  const ids = await readKnownTeams(env.DB, supplier, teams);
  const names = new Map(teams.flatMap(({ id, name }) => (ids.has(id) ? [[ids.get(id)!, name] as const] : [])));
  const own = await readOwnTables({ entry, season: one.season, names }, context);
  const lines = comparableLines(
    facts.map((table) => placed(table, ids)),
    own,
  );
  const rows = rowsOnce(own);
  const differing = differingRows(lines, rows);
  const { entryId: competitionId, season } = one;
  if (differing) {
    const stored = { competitionId, season, rows: lines.map(toStored) };
    await replaceTables(env.DB, [stored], { batch: NO_BATCH, format: supplier });
  }
  if (differing && differing.length > 0) logDifferences(differing, { rows, names }, one, context);
  if (!differing)
    log("supplier_table_not_compared", { supplier, competition: competitionId, season, tables: facts.length });
  const table = { readAt: now, isOpen: differing === undefined, differing: differing?.length ?? 0 };
  return { covered: covered.map((other) => (other === one ? { ...one, table } : other)) };
}
