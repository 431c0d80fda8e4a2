import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Goal, Pair, Side, Stage } from "#contract/domain/match";
import { DEFAULT_SPORT, type Sport } from "#contract/tables/sports";
import type { Carry } from "../data/standings/parts/split.ts";
import type { MatchPart, RecordedPrice } from "../match/match.ts";
import type { FactContent, FactKind } from "./match-fact.ts";

export type StoredSource = "recorded" | "imported";

/** The source's status of a match besides its score; `scheduled` has no result (yet). */
export type StoredStatus = "scheduled" | "played" | "awarded" | "postponed" | "cancelled" | "abandoned";

/** Competitions that are not part of the world; ids from 5000. */
export const competitions = sqliteTable("competitions", {
  id: integer().primaryKey(),
  /** Normalised name, without the season. */
  nameKey: text("name_key").notNull().unique(),
  name: text().notNull(),
  kind: text().$type<"league" | "cup">().notNull(),
  /** Football if absent. */
  sport: text().$type<Sport>(),
  /** Code as in CountryEntry, if the name contains it. */
  country: text(),
  /** The import that gave it its name; absent before batches existed. */
  batch: integer(),
});

/** Teams that are not part of the world; ids from 90000. */
export const teams = sqliteTable("teams", {
  id: integer().primaryKey(),
  /** Country's code and normalised name. */
  nameKey: text("name_key").notNull().unique(),
  name: text().notNull(),
  /** Code as in CountryEntry; `INT` while unknown. */
  country: text().notNull(),
  /** Football if absent. */
  sport: text().$type<Sport>(),
  isNational: integer("is_national", { mode: "boolean" }),
  /** The import that gave it its name; absent before batches existed. */
  batch: integer(),
});

/** Imported spellings of teams, for imports of matches. Of several batches the first counts. */
export const teamAliases = sqliteTable(
  "team_aliases",
  {
    /** Code as in CountryEntry; `INT` for national teams. */
    country: text().notNull(),
    /** The spelling in base letters without punctuation. */
    key: text().notNull(),
    /** The team's usual name, known to the world or to imports. */
    name: text().notNull(),
    batch: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.key, table.batch] }),
    index("team_aliases_by_batch").on(table.batch),
  ],
);

/**
 * Who shows a competition's matches, by country: an operator's table. The newest batch with a country counts for it.
 */
export const channels = sqliteTable(
  "channels",
  {
    competitionId: text("competition_id").notNull(),
    /** ISO 3166-1 alpha-2, upper case. */
    country: text().notNull(),
    name: text().notNull(),
    /** In the order of the operator's file, from 0. */
    place: integer().notNull(),
    batch: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.competitionId, table.country, table.batch, table.name] })],
);

export const seasons = sqliteTable(
  "seasons",
  {
    competitionId: text("competition_id").notNull(),
    season: text().notNull(),
    source: text().$type<StoredSource>().notNull(),
    /** The source's name for it. */
    name: text().notNull(),
    /** Milliseconds; 0 for recorded seasons, which come with the release. */
    importedAt: integer("imported_at").notNull(),
    /** Format of the files that take precedence if several have the season; absent for recorded seasons. */
    format: text(),
    /** Whether that form gives rounds. */
    hasRounds: integer("has_rounds", { mode: "boolean" }),
    /** Set for a cup without rounds: the teams of any match may depend on earlier ones. */
    isDrawOpen: integer("is_draw_open", { mode: "boolean" }),
  },
  (table) => [primaryKey({ columns: [table.competitionId, table.season] })],
);

/**
 * Scorers, cards, line-ups and what else comes from tables of its own. Stored separately, so that it applies to its
 * match whenever that is imported, and whenever its season is rebuilt. Of several batches the newest counts.
 */
export const matchFacts = sqliteTable(
  "match_facts",
  {
    /** The team's id, or the `nameKey` of one that is not part of the world. */
    home: text().notNull(),
    away: text().notNull(),
    /** 2024-01-28, local. */
    day: text().notNull(),
    kind: text().$type<FactKind>().notNull(),
    fact: text({ mode: "json" }).$type<FactContent["fact"]>().notNull(),
    batch: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.home, table.away, table.day, table.kind, table.batch] }),
    index("match_facts_by_batch").on(table.batch),
  ],
);

/** A match is always read and written with its goals, so they are part of its row. Instants in milliseconds. */
export const matches = sqliteTable(
  "matches",
  {
    id: text().primaryKey(),
    competitionId: text("competition_id").notNull(),
    season: text().notNull(),
    stage: text().$type<Stage>().notNull(),
    matchday: integer(),
    group: text("group_letter"),
    /** The part of the season that the source names. */
    part: text().$type<MatchPart>(),
    /** What clubs take along into it, by an operator's answer. */
    carry: text().$type<Carry>(),
    leg: integer().$type<1 | 2>(),
    kickOff: integer("kick_off").notNull(),
    isTimeConfirmed: integer("is_time_confirmed", { mode: "boolean" }).notNull(),
    homeId: text("home_id").notNull(),
    awayId: text("away_id").notNull(),
    isNeutral: integer("is_neutral", { mode: "boolean" }).notNull(),
    venueName: text("venue_name"),
    venueCity: text("venue_city"),
    status: text().$type<StoredStatus>().notNull(),
    halfTime: text("half_time", { mode: "json" }).$type<Pair>(),
    /** After 90 minutes. */
    fullTime: text("full_time", { mode: "json" }).$type<Pair>(),
    /** After 120 minutes. */
    extraTime: text("extra_time", { mode: "json" }).$type<Pair>(),
    shootout: text({ mode: "json" }).$type<Pair>(),
    /** Basketball: points of each period, overtimes last; absent if the source gives the end alone. */
    periods: text({ mode: "json" }).$type<readonly Pair[]>(),
    /** Goals of the first leg, from this match's home side. */
    firstLeg: text("first_leg", { mode: "json" }).$type<Pair>(),
    /** Absent if the source names no scorers. */
    goals: text({ mode: "json" }).$type<Goal[]>(),
    /** Football if absent. */
    sport: text().$type<Sport>(),
    /** The winner of a shoot-out whose score no source gave. */
    shootoutWinner: text("shootout_winner").$type<Side>(),
    /** Red cards over the whole match; absent if unknown. */
    reds: text({ mode: "json" }).$type<Pair>(),
    /** Number of loads that changed the row, from 1. */
    revision: integer().notNull(),
    changedAt: integer("changed_at").notNull(),
  },
  (table) => [
    index("matches_by_kick_off").on(table.kickOff),
    index("matches_by_season").on(table.competitionId, table.season),
    index("matches_by_home").on(table.homeId, table.kickOff),
    index("matches_by_away").on(table.awayId, table.kickOff),
  ],
);

/** A source's match statistics; in a table of their own, since lists never need them. */
export const matchStatistics = sqliteTable("match_statistics", {
  matchId: text("match_id").primaryKey(),
  rows: text({ mode: "json" }).$type<Record<string, Pair>>().notNull(),
  referee: text(),
  attendance: integer(),
});

/** A source's recorded prices of a match. */
export const matchPrices = sqliteTable("match_prices", {
  matchId: text("match_id").primaryKey(),
  prices: text({ mode: "json" }).$type<RecordedPrice[]>().notNull(),
});

export type MatchRow = typeof matches.$inferSelect;

/**
 * One row whose number rises with every change to competitions, teams and seasons; maintained by triggers (migration
 * 0001). Cached contents of these small tables are valid until it rises.
 */
export const dataVersion = sqliteTable("data_version", {
  id: integer().primaryKey(),
  number: integer().notNull(),
});

/** A sport as rows have it: null for football, which rows had before there were other sports. */
export const sportColumn = (sport: Sport): Sport | null => (sport === DEFAULT_SPORT ? null : sport);

/** The sport of a row. */
export const sportOfColumn = (column: Sport | null | undefined): Sport => column ?? DEFAULT_SPORT;
