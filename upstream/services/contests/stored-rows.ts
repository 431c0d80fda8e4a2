import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestEntries } from "../schema/contests.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import type { ContestRows } from "./contest-rows.ts";
import type { EntryRow, PickRow } from "./entry-wire.ts";
import { latestEntries, lockedPicks, PICK_COLUMNS } from "./locked-picks.ts";
import { rankOfEntry } from "./rank-of-entry.ts";
import { ENTRY_COLUMNS, readBoard } from "./read-board.ts";
import { getEntry } from "./read-contests.ts";

/** A contest's entries in a database. */
export function storedRows(db: DrizzleD1Database, { id: contestId, kind }: ContestSeason): ContestRows {
  return {
    ofMember: (username) => getEntry(db, contestId, username),
    ofKey: (key) =>
      db
        .select()
        .from(contestEntries)
        .where(and(eq(contestEntries.key, key), eq(contestEntries.contestId, contestId)))
        .get(),
    ofNumbers: (ids) =>
      db.all<EntryRow>(sql`select ${ENTRY_COLUMNS} from json_each(${JSON.stringify(ids)}) as i
        cross join contest_entries as e on e.id = i.value`),
    picksOf: (entryIds) =>
      db.all<PickRow>(sql`select ${PICK_COLUMNS} from json_each(${JSON.stringify(entryIds)}) as i
        cross join contest_picks as p on p.entry_id = i.value order by p.ledger_id desc`),
    lockedPicks: (locked) => lockedPicks(db, { contestId, ...locked }),
    rankOf: (entry) => rankOfEntry(db, kind, { contestId, ...entry }),
    board: (page) => readBoard(db, { contestId, kind, ...page }),
    latestPicked: (page) => latestEntries(db, { contestId, ...page }),
    latestEntered: ({ before, size }) =>
      db
        .select()
        .from(contestEntries)
        .where(
          and(
            eq(contestEntries.contestId, contestId),
            before === undefined ? undefined : lt(contestEntries.id, before),
          ),
        )
        .orderBy(desc(contestEntries.id))
        .limit(size)
        .all(),
  };
}
