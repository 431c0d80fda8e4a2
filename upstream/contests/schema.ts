import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { GuessOutcome } from "#contract/contests/points";
import type { Pair } from "#contract/domain/match";
import type { Settle } from "#contract/odds/settle";

// Instants are milliseconds of the site's clock unless a line says otherwise. Which contests there are is worked out
// (seasons.ts) and stored nowhere; docs/decisions/0042.

/** Who takes part in what, with what the ledger adds up to for them. */
export const contestEntries = sqliteTable(
  "contest_entries",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    contestId: text("contest_id").notNull(),
    /** Random: what others and the ledger know an entry by. */
    key: text().notNull().unique(),
    /** Null of made-up entries, and of those whose account was erased. */
    username: text(),
    /** Of a made-up entry: who it pretends to be. */
    madeUpName: text("made_up_name"),
    at: integer().notNull(),
    points: integer().notNull().default(0),
    /** Settled picks that are not void; the five add up to it. */
    settled: integer().notNull().default(0),
    wins: integer().notNull().default(0),
    halfWins: integer("half_wins").notNull().default(0),
    pushes: integer().notNull().default(0),
    halfLosses: integer("half_losses").notNull().default(0),
    losses: integer().notNull().default(0),
    /** Of videos. */
    link: text(),
    linkState: text("link_state").$type<"waiting" | "approved" | "refused">(),
  },
  (table) => [
    uniqueIndex("contest_entries_once").on(table.contestId, table.username),
    uniqueIndex("contest_videos_once").on(table.contestId, table.link),
    index("contest_board").on(table.contestId, desc(table.points), table.id),
    // Of LEAST_FOR_LOWEST, as a number: a query finds the index by the same words.
    index("contest_board_lowest").on(table.contestId, table.points, table.id).where(sql`settled >= 20`),
    index("contest_videos_by_state").on(table.linkState, table.id).where(sql`link is not null`),
    index("contest_entries_latest").on(table.contestId, table.id),
    index("contest_entries_of_member").on(table.username, table.contestId),
  ],
);

/** The matches that can be picked on a day of a contest, chosen before it opens and never changed. */
export const contestMatches = sqliteTable(
  "contest_matches",
  {
    contestId: text("contest_id").notNull(),
    matchId: text("match_id").notNull(),
    /** YYYY-MM-DD of the game's zone. */
    day: text().notNull(),
    /** As it was scheduled when it was chosen. */
    kickOff: integer("kick_off").notNull(),
    lockedAt: integer("locked_at").notNull(),
    featuredTeamId: text("featured_team_id"),
    /** What it was settled by last, and how often that changed; 0 while it is open. */
    result: text({ mode: "json" }).$type<ContestResult>(),
    version: integer().notNull().default(0),
    /** When to look at it next; null once nothing can change any more. */
    lookAt: integer("look_at"),
  },
  (table) => [
    primaryKey({ columns: [table.contestId, table.matchId] }),
    index("contest_matches_of_day").on(table.contestId, table.day),
    index("contest_matches_due").on(table.lookAt),
  ],
);

/** The state of a match that settles picks; of a void match without a score. */
export interface ContestResult {
  phase: string;
  score?: Pair;
  /** Football with extra time. */
  fullTime?: Pair;
}

/** AH, OU: a side at a line; SCORE: a guess; PLACE: a team in a place of a tournament. */
export type PickMarket = "AH" | "OU" | "SCORE" | "PLACE";

/** The pick that stands: one for each market of a match. */
export const contestPicks = sqliteTable(
  "contest_picks",
  {
    entryId: integer("entry_id").notNull(),
    contestId: text("contest_id").notNull(),
    /** Of PLACE: the slot. */
    matchId: text("match_id").notNull(),
    market: text().$type<PickMarket>().notNull(),
    /** home, away, over, under; of SCORE 2-1; of PLACE the team. */
    choice: text().notNull(),
    /** Quarters: added to the home side, or the total. */
    line: integer(),
    /** Decimal text. */
    price: text(),
    companyId: integer("company_id"),
    placedAt: integer("placed_at").notNull(),
    /** The ledger's row by which it stands. */
    ledgerId: integer("ledger_id").notNull(),
    /** Of the result's version that it was settled by; 0 while it is open. */
    version: integer().notNull().default(0),
    outcome: text().$type<Settle | GuessOutcome>(),
    points: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.matchId, table.market] }),
    index("contest_picks_of_match").on(table.contestId, table.matchId, table.market),
  ],
);

/** `pick`: placed or changed; `back`: taken back; `settle`: points by a result; `grant`: points for something else. */
export type LedgerKind = "pick" | "back" | "settle" | "grant";

/** Everything that was picked and every point that was given, in order. Triggers let no row be changed or deleted. */
export const contestLedger = sqliteTable(
  "contest_ledger",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    contestId: text("contest_id").notNull(),
    /** The day of the game that the match belongs to, of a tournament that of its deadline; of anything else that of `at`. */
    day: text().notNull(),
    entryId: integer("entry_id").notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    matchId: text("match_id"),
    market: text().$type<PickMarket>(),
    choice: text(),
    line: integer(),
    price: text(),
    companyId: integer("company_id"),
    /** Of `settle`: the row of the pick, and the result's version. */
    ofId: integer("of_id"),
    version: integer().notNull().default(0),
    result: text(),
    outcome: text().$type<Settle | GuessOutcome>(),
    /** Points that the row adds: those of a correction take back what was given before. */
    points: integer(),
    /** By which the points were given. */
    rule: text(),
    at: integer().notNull(),
    /** Milliseconds of real time. */
    storedAt: integer("stored_at").notNull(),
  },
  (table) => [
    index("contest_ledger_of_entry").on(table.entryId, table.id),
    index("contest_ledger_of_day").on(table.contestId, table.day, table.kind, table.id),
    uniqueIndex("contest_settled_once").on(table.ofId, table.version),
  ],
);

/** What was published of a day, in one chain for each contest. */
export const contestLedgerDays = sqliteTable(
  "contest_ledger_days",
  {
    contestId: text("contest_id").notNull(),
    day: text().notNull(),
    /** The ledger's row up to which settlements are in this file or one before. */
    upTo: integer("up_to").notNull(),
    previousHash: text("previous_hash").notNull(),
    hash: text().notNull(),
    signature: text(),
    publicKey: text("public_key"),
    publishedAt: integer("published_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.contestId, table.day] })],
);

/**
 * The lines of a published day as they were hashed, in order; a row of D1 may have two megabytes. Those of a long day are
 * written one after the other, and each says how to go on.
 */
export const contestLedgerParts = sqliteTable(
  "contest_ledger_parts",
  {
    contestId: text("contest_id").notNull(),
    day: text().notNull(),
    part: integer().notNull(),
    lines: text({ mode: "json" }).$type<string[]>().notNull(),
    /** Behind its last line. */
    hash: text().notNull(),
    /** Which rows of the ledger come next, and behind which one of them. */
    source: integer().notNull(),
    after: integer().notNull(),
    /** Of the day (contest_ledger_days). */
    upTo: integer("up_to").notNull(),
  },
  (table) => [primaryKey({ columns: [table.contestId, table.day, table.part] })],
);

/** How far a contest has been prepared and settled. */
export const contestProgress = sqliteTable("contest_progress", {
  contestId: text("contest_id").primaryKey(),
  /** Its days up to this one (YYYY-MM-DD) have their matches and made-up entries. */
  preparedTo: text("prepared_to"),
  /** Up to when made-up members have picked. */
  madeUpTo: integer("made_up_to"),
  /** Up to when places of a tournament were settled, or sign-ups counted. */
  settledTo: integer("settled_to"),
  /** When its participants were told that it has ended. */
  endToldAt: integer("end_told_at"),
  /** How many entries it has, and how many of them are made up: a trigger counts them. */
  entries: integer().notNull().default(0),
  madeUpEntries: integer("made_up_entries").notNull().default(0),
});

/** What became of referrals and videos, for operators. Nothing changes or deletes a row. */
export const contestAudit = sqliteTable(
  "contest_audit",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    contestId: text("contest_id").notNull(),
    entryId: integer("entry_id").notNull(),
    /** counted, refused, approved … */
    action: text().notNull(),
    /** Who decided: an operator's name, or the rule. */
    by: text().notNull(),
    /** What it is about, without a number or an address. */
    note: text().notNull(),
    /** Milliseconds of real time. */
    at: integer().notNull(),
  },
  (table) => [index("contest_audit_of_entry").on(table.entryId, table.id)],
);
