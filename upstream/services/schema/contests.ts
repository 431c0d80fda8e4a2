import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { GuessOutcome } from "#contract/contests/points";
import type { Pair } from "#contract/domain/match";
import type { Settle } from "#contract/odds/settle";

// Instants are milliseconds of the site's clock unless noted otherwise. The list of contests is computed (seasons.ts),
// not stored; docs/decisions/0042.

/** Contest entries, with totals from the ledger. */
export const contestEntries = sqliteTable(
  "contest_entries",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    contestId: text("contest_id").notNull(),
    /** Random public key of the entry, also used in the ledger. */
    key: text().notNull().unique(),
    /** Null for simulated entries, and after the account was erased. */
    username: text(),
    /** Display name of a simulated entry. */
    madeUpName: text("made_up_name"),
    at: integer().notNull(),
    points: integer().notNull().default(0),
    /** Settled picks that are not void; the sum of the five counts. */
    settled: integer().notNull().default(0),
    wins: integer().notNull().default(0),
    halfWins: integer("half_wins").notNull().default(0),
    pushes: integer().notNull().default(0),
    halfLosses: integer("half_losses").notNull().default(0),
    losses: integer().notNull().default(0),
    /** For videos. */
    link: text(),
    linkState: text("link_state").$type<"waiting" | "approved" | "refused">(),
  },
  (table) => [
    uniqueIndex("contest_entries_once").on(table.contestId, table.username),
    uniqueIndex("contest_videos_once").on(table.contestId, table.link),
    // With `settled`, so that the ranked entries ahead are counted in the index alone.
    index("contest_board").on(table.contestId, desc(table.points), table.id, table.settled),
    // The smallest minimum of settled picks as a literal: a query uses the index only if it has the same expression.
    index("contest_board_from_below").on(table.contestId, table.points, table.id).where(sql`settled >= 10`),
    index("contest_videos_by_state").on(table.linkState, table.id).where(sql`link is not null`),
    index("contest_entries_latest").on(table.contestId, table.id),
    index("contest_entries_of_member").on(table.username, table.contestId),
  ],
);

/** The matches offered on a contest day, chosen before it opens and never changed. */
export const contestMatches = sqliteTable(
  "contest_matches",
  {
    contestId: text("contest_id").notNull(),
    matchId: text("match_id").notNull(),
    /** YYYY-MM-DD in the contest's time zone. */
    day: text().notNull(),
    /** As scheduled when it was chosen. */
    kickOff: integer("kick_off").notNull(),
    lockedAt: integer("locked_at").notNull(),
    featuredTeamId: text("featured_team_id"),
    /** The result it was last settled by, and how often that changed; 0 while it is open. */
    result: text({ mode: "json" }).$type<ContestResult>(),
    version: integer().notNull().default(0),
    /** When to check it next; null once nothing can change any more. */
    lookAt: integer("look_at"),
    /** The result that its picks are being settled by, if they are too many for one batch; what follows waits. */
    settling: text({ mode: "json" }).$type<ContestResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.contestId, table.matchId] }),
    index("contest_matches_of_day").on(table.contestId, table.day),
    index("contest_matches_due").on(table.lookAt),
  ],
);

/** The match state that settles picks; without a score if the match is void. */
export interface ContestResult {
  phase: string;
  score?: Pair;
  /** For football with extra time. */
  fullTime?: Pair;
}

/** AH, OU: a side at a line; SCORE: a predicted score; PLACE: a team in a tournament place. */
export type PickMarket = "AH" | "OU" | "SCORE" | "PLACE";

/** Current picks: one per market of a match. */
export const contestPicks = sqliteTable(
  "contest_picks",
  {
    entryId: integer("entry_id").notNull(),
    contestId: text("contest_id").notNull(),
    /** For PLACE: the slot. */
    matchId: text("match_id").notNull(),
    market: text().$type<PickMarket>().notNull(),
    /** home, away, over, under; for SCORE e.g. 2-1; for PLACE the team. */
    choice: text().notNull(),
    /** In quarters: added to the home side, or the total. */
    line: integer(),
    /** Decimal text. */
    price: text(),
    companyId: integer("company_id"),
    placedAt: integer("placed_at").notNull(),
    /** The ledger row of this pick. */
    ledgerId: integer("ledger_id").notNull(),
    /** Version of the result that settled it; 0 while it is open. */
    version: integer().notNull().default(0),
    outcome: text().$type<Settle | GuessOutcome>(),
    points: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.matchId, table.market] }),
    index("contest_picks_of_match").on(table.contestId, table.matchId, table.market),
  ],
);

/** `pick`: placed or changed; `back`: withdrawn; `settle`: points for a result; `grant`: points for something else. */
export type LedgerKind = "pick" | "back" | "settle" | "grant";

/** Every pick and every point, in order. Triggers prevent changing or deleting rows. */
export const contestLedger = sqliteTable(
  "contest_ledger",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    contestId: text("contest_id").notNull(),
    /** The contest day of the match; for a tournament that of its deadline; for anything else that of `at`. */
    day: text().notNull(),
    entryId: integer("entry_id").notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    matchId: text("match_id"),
    market: text().$type<PickMarket>(),
    choice: text(),
    line: integer(),
    price: text(),
    companyId: integer("company_id"),
    /** For `settle`: the pick's row, and the result's version. */
    ofId: integer("of_id"),
    version: integer().notNull().default(0),
    result: text(),
    outcome: text().$type<Settle | GuessOutcome>(),
    /** Points that the row adds; a correction takes back what was given before. */
    points: integer(),
    /** The rule behind the points. */
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

/** Published days, in one hash chain per contest. */
export const contestLedgerDays = sqliteTable(
  "contest_ledger_days",
  {
    contestId: text("contest_id").notNull(),
    day: text().notNull(),
    /** Settlements up to this ledger row are in this file or an earlier one. */
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
 * A published day's lines as they were hashed, in order; a D1 row is limited to two megabytes. A long day's parts are
 * written one after another, and each records how to continue.
 */
export const contestLedgerParts = sqliteTable(
  "contest_ledger_parts",
  {
    contestId: text("contest_id").notNull(),
    day: text().notNull(),
    part: integer().notNull(),
    lines: text({ mode: "json" }).$type<string[]>().notNull(),
    /** After its last line. */
    hash: text().notNull(),
    /** The source of the next ledger rows, and the row after which they begin. */
    source: integer().notNull(),
    after: integer().notNull(),
    /** The day's (contest_ledger_days). */
    upTo: integer("up_to").notNull(),
  },
  (table) => [primaryKey({ columns: [table.contestId, table.day, table.part] })],
);

/** How far a contest has been prepared and settled. */
export const contestProgress = sqliteTable("contest_progress", {
  contestId: text("contest_id").primaryKey(),
  /** Days up to this one (YYYY-MM-DD) have their matches and simulated entries. */
  preparedTo: text("prepared_to"),
  /** Up to when simulated members have picked. */
  madeUpTo: integer("made_up_to"),
  /** Up to when a tournament's places were settled, or sign-ups counted. */
  settledTo: integer("settled_to"),
  /** When its participants were notified of its end. */
  endToldAt: integer("end_told_at"),
  /** Number of entries, and of simulated ones among them; maintained by a trigger. */
  entries: integer().notNull().default(0),
  madeUpEntries: integer("made_up_entries").notNull().default(0),
});

/** Decisions on referrals and videos, for operators. Rows are never changed or deleted. */
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
    /** The subject, without phone numbers or addresses. */
    note: text().notNull(),
    /** Milliseconds of real time. */
    at: integer().notNull(),
  },
  (table) => [index("contest_audit_of_entry").on(table.entryId, table.id)],
);
