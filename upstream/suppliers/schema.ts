import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Pair, Stage } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { ReportedBoxLine, ReportedEvent, ReportedLineUp } from "../match/match-details.ts";
import type { QuoteFacts } from "./facts.ts";
import type { Doubt } from "./reconcile.ts";
import type { SuppliedState } from "./supplied-state.ts";
import type { Reported } from "./twins.ts";

// Matches as suppliers tell them. Unlike imported ones they are written while they are played, by the clocks alone, and
// nothing of another table changes with them. Instants in milliseconds.

/** Whom or what a supplier's id means here. */
export const supplierIds = sqliteTable(
  "supplier_ids",
  {
    supplier: text().notNull(),
    kind: text().$type<"competition" | "team">().notNull(),
    theirId: text("their_id").notNull(),
    ourId: text("our_id").notNull(),
    /** The supplier's name when it was settled, for operators. */
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplier, table.kind, table.theirId] }),
    index("supplier_ids_by_our_id").on(table.kind, table.ourId),
  ],
);

/** When suppliers have last told anything of matches in play. */
export const supplierAnswers = sqliteTable("supplier_answers", {
  supplier: text().primaryKey(),
  answeredAt: integer("answered_at").notNull(),
});

/** Seasons of which a supplier is the source. */
export const suppliedSeasons = sqliteTable(
  "supplied_seasons",
  {
    competitionId: text("competition_id").notNull(),
    season: text().notNull(),
    supplier: text().notNull(),
    /** The supplier's id of the competition and its year. */
    theirId: text("their_id").notNull(),
    theirSeason: integer("their_season").notNull(),
    /** When its whole list of matches was read last. */
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
    /** From `changedAt` on; before, the last of `supplied_steps` counts. */
    state: text({ mode: "json" }).$type<SuppliedState>().notNull(),
    /** What its supplier says itself, for the clock's queries. */
    phase: text().notNull(),
    doubt: text({ mode: "json" }).$type<Doubt>(),
    revision: integer().notNull(),
    changedAt: integer("changed_at").notNull(),
    /** When its details were read last; absent before. */
    detailsReadAt: integer("details_read_at"),
    /** The same for prices before kick-off. */
    pricesReadAt: integer("prices_read_at"),
    /** Of a tie with two matches, and the id of the first one for the second. */
    leg: integer().$type<1 | 2>(),
    firstLegId: text("first_leg_id"),
    /** The match of another supplier that it is: that is shown, and this one is not. */
    twinId: text("twin_id"),
    /** What its supplier says itself, where `state` is merged of several. */
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

/** Every state of a match before the current one: what it was at an instant, and what happened between two. */
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

/** What lists never need. */
export const suppliedDocuments = sqliteTable("supplied_documents", {
  matchId: text("match_id").primaryKey(),
  events: text({ mode: "json" }).$type<ReportedEvent[]>(),
  lineUps: text("line_ups", { mode: "json" }).$type<Record<"home" | "away", ReportedLineUp>>(),
  /** Counts by statistic. */
  statistics: text({ mode: "json" }).$type<Record<string, Pair>>(),
  /** Basketball: what players were counted. */
  box: text({ mode: "json" }).$type<Record<"home" | "away", ReportedBoxLine[]>>(),
});

/** Prices of a match, each time that they were others than before. */
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
