import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { LatestEntry, LatestPage, LockedPicks } from "./contest-rows.ts";
import type { PickRow } from "./entry-wire.ts";

/** Selects picks by entry and match: those locked at an instant, optionally on one day. */
type Locked = LockedPicks & { contestId: string };

/** For a statement with picks as `p`. */
export const PICK_COLUMNS =
  sql.raw(`p.entry_id as entryId, p.contest_id as contestId, p.match_id as matchId, p.market, p.choice, p.line,
  p.price, p.company_id as companyId, p.placed_at as placedAt, p.ledger_id as ledgerId, p.version, p.outcome, p.points`);

/** Picks that can no longer be changed, latest placed first. */
export const lockedPicks = (db: DrizzleD1Database, { contestId, entryIds, now, day }: Locked): Promise<PickRow[]> =>
  db.all<PickRow>(sql`select ${PICK_COLUMNS} from json_each(${JSON.stringify(entryIds)}) as e
    cross join contest_picks as p on p.entry_id = e.value
    join contest_matches as m on m.contest_id = p.contest_id and m.match_id = p.match_id
    where p.contest_id = ${contestId} and m.locked_at <= ${now} ${day === undefined ? sql`` : sql`and m.day = ${day}`}
    order by p.ledger_id desc`);

/** The last day of a contest that has a locked match; undefined before the first lock. */
export async function lastLockedDay(
  db: DrizzleD1Database,
  { contestId, now }: Pick<Locked, "contestId" | "now">,
): Promise<string | undefined> {
  const row = await db.get<{ day: string | null }>(sql`select max(day) as day from contest_matches
    where contest_id = ${contestId} and locked_at <= ${now}`);
  return row?.day ?? undefined;
}

/** Entries by their last locked pick of a day, latest first. */
export const latestEntries = (
  db: DrizzleD1Database,
  { contestId, day, now, before, limit }: LatestPage & { contestId: string },
): Promise<LatestEntry[]> =>
  db.all<LatestEntry>(sql`
    select l.entry_id as entryId, l.id as ledgerId, l.at
    from contest_ledger as l
    join contest_picks as p on p.entry_id = l.entry_id and p.match_id = l.match_id and p.market = l.market
      and p.ledger_id = l.id
    join contest_matches as m on m.contest_id = l.contest_id and m.match_id = l.match_id
    where l.contest_id = ${contestId} and l.day = ${day} and l.kind = 'pick' and l.id < ${before} and m.locked_at <= ${now}
      and not exists (select 1 from contest_picks as q
        join contest_matches as n on n.contest_id = q.contest_id and n.match_id = q.match_id
        where q.entry_id = l.entry_id and q.ledger_id > l.id and n.contest_id = l.contest_id and n.day = l.day
          and n.locked_at <= ${now})
    order by l.id desc limit ${limit}`);
