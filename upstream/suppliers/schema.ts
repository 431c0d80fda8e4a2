import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Pair, Stage } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { ReportedBoxLine, ReportedEvent, ReportedLineUp } from "../match/match-details.ts";
import type { QuoteFacts } from "./facts.ts";
import type { Doubt } from "./reconcile.ts";
import type { SuppliedState } from "./supplied-state.ts";
import type { Reported } from "./twins.ts";

// Supplied matches. Unlike imported ones they are written during play, by the clocks alone, and no other table changes
// with them. Instants in milliseconds.

/** Our entry for a supplier's id. */
export const supplierIds = sqliteTable(
  "supplier_ids",
  {
    supplier: text().notNull(),
    kind: text().$type<"competition" | "team">().notNull(),
    theirId: text("their_id").notNull(),
    ourId: text("our_id").notNull(),
    /** The supplier's name of it at the time of matching, for operators. */
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.kind, table.theirId] }),
    index("supplier_ids_by_our_id").on(table.kind, table.ourId),
  ],
);

/** When suppliers last reported anything of matches in play. */
export const supplierAnswers = sqliteTable("supplier_answers", {
  supplier: text().primaryKey(),
  answeredAt: integer("answered_at").notNull(),
});

/** Seasons whose source is a supplier. */
export const suppliedSeasons = sqliteTable(
  "supplied_seasons",
  {
    competitionId: text("competition_id").notNull(),
    season: text().notNull(),
    supplier: text().notNull(),
    /** The supplier's id of the competition and its year. */
    theirId: text("their_id").notNull(),
    theirSeason: integer("their_season").notNull(),
    /** When its complete list of matches was last read. */
    readAt: integer("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.competitionId, table.season] })],
);

export const suppliedMatches = sqliteTable(
  "supplied_matches",
  {
    id: text().primaryKey(),
    supplier: text().notNull(),
    theirId: text("their_id").notNull(),
    competitionId: text("competition_id").notNull(),
    season: text().notNull(),
    /** Football if absent. */
    sport: text().$type<Sport>(),
    stage: text().$type<Stage>().notNull(),
    matchday: integer(),
    group: text("group_letter"),
    kickOff: integer("kick_off").notNull(),
    isTimeConfirmed: integer("is_time_confirmed", { mode: "boolean" }).notNull(),
    homeId: text("home_id").notNull(),
    awayId: text("away_id").notNull(),
    venueName: text("venue_name"),
    venueCity: text("venue_city"),
    referee: text(),
    /** Valid from `changedAt` on; before that, the last of `supplied_steps`. */
    state: text({ mode: "json" }).$type<SuppliedState>().notNull(),
    /** The supplier's own report, for the clock's queries. */
    phase: text().notNull(),
    doubt: text({ mode: "json" }).$type<Doubt>(),
    revision: integer().notNull(),
    changedAt: integer("changed_at").notNull(),
    /** When its details were last read; absent before the first reading. */
    detailsReadAt: integer("details_read_at"),
    /** The same for prices before kick-off. */
    pricesReadAt: integer("prices_read_at"),
    /** The leg, in a tie of two matches; for the second, also the id of the first. */
    leg: integer().$type<1 | 2>(),
    firstLegId: text("first_leg_id"),
    /** The other supplier's row of the same match, which is shown instead of this one. */
    twinId: text("twin_id"),
    /** The supplier's own report, if `state` is merged from several. */
    reported: text({ mode: "json" }).$type<Reported>(),
  },
  (table) => [
    uniqueIndex("supplied_matches_by_their_id").on(table.supplier, table.theirId),
    index("supplied_matches_by_kick_off").on(table.kickOff),
    index("supplied_matches_by_season").on(table.competitionId, table.season),
    index("supplied_matches_by_home").on(table.homeId, table.kickOff),
    index("supplied_matches_by_away").on(table.awayId, table.kickOff),
    index("supplied_matches_by_change").on(table.changedAt),
    index("supplied_matches_by_twin").on(table.twinId),
  ],
);

/** Every earlier state of a match: for its state at an instant, and for what happened between two. */
export const suppliedSteps = sqliteTable(
  "supplied_steps",
  {
    matchId: text("match_id").notNull(),
    revision: integer().notNull(),
    at: integer().notNull(),
    state: text({ mode: "json" }).$type<SuppliedState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.revision] })],
);

/** Details that lists never need. */
export const suppliedDocuments = sqliteTable("supplied_documents", {
  matchId: text("match_id").primaryKey(),
  events: text({ mode: "json" }).$type<ReportedEvent[]>(),
  lineUps: text("line_ups", { mode: "json" }).$type<Record<"home" | "away", ReportedLineUp>>(),
  /** Counts by statistic. */
  statistics: text({ mode: "json" }).$type<Record<string, Pair>>(),
  /** Basketball: the box score. */
  box: text({ mode: "json" }).$type<Record<"home" | "away", ReportedBoxLine[]>>(),
});

/** Prices of a match, one row for each change. */
export const suppliedPrices = sqliteTable(
  "supplied_prices",
  {
    matchId: text("match_id").notNull(),
    at: integer().notNull(),
    isLive: integer("is_live", { mode: "boolean" }).notNull(),
    score: text({ mode: "json" }).$type<Pair>(),
    minute: integer(),
    quotes: text({ mode: "json" }).$type<QuoteFacts[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.at] })],
);

export type SuppliedRow = typeof suppliedMatches.$inferSelect;
