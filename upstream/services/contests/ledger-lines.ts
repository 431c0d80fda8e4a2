import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { lineText } from "#contract/odds/quarters";

/** A ledger row with its entry's key. */
interface LedgerRow {
  id: number;
  entry: string;
  match: string;
  market: string;
  choice: string;
  line: number | null;
  price: string | null;
  company: number | null;
  ofId: number | null;
  result: string | null;
  outcome: string | null;
  points: number | null;
  rule: string | null;
  at: number;
}

const COLUMNS = sql.raw(`l.id, e.key as entry, l.match_id as match, l.market, l.choice, l.line, l.price,
  l.company_id as company, l.of_id as ofId, l.result, l.outcome, l.points, l.rule, l.at`);

/** A pick at its lock. `pick` is its number in the ledger. */
const pickLine = ({ id, entry, match, market, choice, line, price, company, at }: LedgerRow): string =>
  JSON.stringify({
    pick: id,
    entry,
    match,
    market,
    choice,
    ...(line !== null && { line: lineText(line) }),
    ...(price !== null && { price }),
    ...(company !== null && { company }),
    at,
  });

/** A pick's settlement: the result and rule, and the points added or, in a correction, taken back. */
const settlementLine = ({ id, ofId, entry, match, market, result, outcome, points, rule, at }: LedgerRow): string =>
  JSON.stringify({
    settlement: id,
    of: ofId,
    entry,
    match,
    market,
    ...(result !== null && { result: JSON.parse(result) as unknown }),
    outcome,
    points,
    rule,
    at,
  });

/** Lines, and the last ledger row among them. */
export interface LinesPage {
  lines: string[];
  last: number | undefined;
}

async function getPage(db: DrizzleD1Database, query: SQL, text: (row: LedgerRow) => string): Promise<LinesPage> {
  const rows = await db.all<LedgerRow>(query);
  return { lines: rows.map(text), last: rows.at(-1)?.id };
}

interface Part {
  contestId: string;
  day: string;
  /** Ledger row after which the page begins. */
  after: number;
  limit: number;
}

/** The valid picks on a day's matches. */
export const pickLines = (db: DrizzleD1Database, { contestId, day, after, limit }: Part): Promise<LinesPage> =>
  getPage(
    db,
    sql`select ${COLUMNS} from contest_ledger as l
      join contest_picks as p on p.entry_id = l.entry_id and p.match_id = l.match_id and p.market = l.market
      join contest_entries as e on e.id = l.entry_id
      where l.contest_id = ${contestId} and l.day = ${day} and l.kind = 'pick' and l.id > ${after} and p.ledger_id = l.id
      order by l.id limit ${limit}`,
    pickLine,
  );

/** Settlements of a day's matches, up to a ledger row. */
export const settlementLines = (
  db: DrizzleD1Database,
  { contestId, day, after, limit, upTo }: Part & { upTo: number },
): Promise<LinesPage> =>
  getPage(
    db,
    sql`select ${COLUMNS} from contest_ledger as l join contest_entries as e on e.id = l.entry_id
      where l.contest_id = ${contestId} and l.day = ${day} and l.kind = 'settle' and l.id > ${after} and l.id <= ${upTo}
      order by l.id limit ${limit}`,
    settlementLine,
  );
