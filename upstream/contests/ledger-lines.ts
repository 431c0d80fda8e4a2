import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { lineText } from "#contract/odds/quarters";

/** A row of the ledger with the key that its entry is known by. */
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

/** Rows that one statement reads. */
const AT_ONCE = 5_000;

const COLUMNS = sql.raw(`l.id, e.key as entry, l.match_id as match, l.market, l.choice, l.line, l.price,
  l.company_id as company, l.of_id as ofId, l.result, l.outcome, l.points, l.rule, l.at`);

/** A pick as it stood at its lock. `pick` is the ledger's number of it. */
const pickLine = ({ id, entry, match, market, choice, line, price, company, at }: LedgerRow): string =>
  JSON.stringify({
    ...{ pick: id, entry, match, market, choice },
    ...(line !== null && { line: lineText(line) }),
    ...(price !== null && { price }),
    ...(company !== null && { company }),
    at,
  });

/** What became of a pick: by which result and rule, and what points were added or, by a correction, taken back. */
const settlementLine = ({ id, ofId, entry, match, market, result, outcome, points, rule, at }: LedgerRow): string =>
  JSON.stringify({
    ...{ settlement: id, of: ofId, entry, match, market },
    ...(result !== null && { result: JSON.parse(result) as unknown }),
    ...{ outcome, points, rule, at },
  });

async function inPages(db: DrizzleD1Database, page: (after: number) => SQL, text: (row: LedgerRow) => string) {
  const lines: string[] = [];
  let after = 0;
  for (;;) {
    const rows = await db.all<LedgerRow>(page(after));
    lines.push(...rows.map(text));
    if (rows.length < AT_ONCE) return lines;
    after = rows.at(-1)?.id ?? after;
  }
}

/** The picks that stand of a day's matches. */
export const pickLines = (db: DrizzleD1Database, { contestId, day }: { contestId: string; day: string }) =>
  inPages(
    db,
    (after) => sql`select ${COLUMNS} from contest_ledger as l
      join contest_picks as p on p.entry_id = l.entry_id and p.match_id = l.match_id and p.market = l.market
      join contest_entries as e on e.id = l.entry_id
      where l.contest_id = ${contestId} and l.day = ${day} and l.kind = 'pick' and l.id > ${after} and p.ledger_id = l.id
      order by l.id limit ${AT_ONCE}`,
    pickLine,
  );

/** Settlements of matches of a day, of the ledger's rows behind one up to another. */
export const settlementLines = (
  db: DrizzleD1Database,
  { contestId, day, behind, upTo }: { contestId: string; day: string; behind: number; upTo: number },
) =>
  inPages(
    db,
    (after) => sql`select ${COLUMNS} from contest_ledger as l join contest_entries as e on e.id = l.entry_id
      where l.contest_id = ${contestId} and l.day = ${day} and l.kind = 'settle' and l.id > ${Math.max(behind, after)}
        and l.id <= ${upTo}
      order by l.id limit ${AT_ONCE}`,
    settlementLine,
  );
