import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { OpenQuestionKind } from "#contract/domain/imports";
import type { PublishedCounts } from "../competitions/standings/published-tables.ts";

/** A likely answer, with what speaks for it. */
export interface Suggestion {
  answer: string;
  name: string;
  evidence: string;
}

// What imports have brought, batch by batch. The tables that the site reads are made from the batches that still stand,
// so that one can be taken back whatever came after it.

/** One run of an import. Rows from before batches existed belong to batch 0, which has no row here. */
export const importBatches = sqliteTable("import_batches", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** Milliseconds. */
  madeAt: integer("made_at").notNull(),
  undoneAt: integer("undone_at"),
});

/** The files of a batch, and what they changed when they came. */
export const importFiles = sqliteTable(
  "import_files",
  {
    batch: integer().notNull(),
    name: text().notNull(),
    /** SHA-256 of the whole file, in hexadecimal digits; empty if the sender did not say. */
    hash: text().notNull(),
    format: text().notNull(),
    read: integer().notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    refused: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.batch, table.name, table.hash] })],
);

/**
 * What the files of a source name a match by, once its list of matches has come. Of several batches the newest counts.
 */
export const matchSourceIds = sqliteTable(
  "match_source_ids",
  {
    /** The source's name and the id: "StatsBomb 8658". */
    key: text().notNull(),
    /** The teams' tokens (schema, `matchFacts`). */
    home: text().notNull(),
    away: text().notNull(),
    /** 2018-07-15, local. */
    day: text().notNull(),
    /** The source's spellings. */
    homeName: text("home_name").notNull(),
    awayName: text("away_name").notNull(),
    batch: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.batch] }), index("match_source_ids_by_batch").on(table.batch)],
);

/** Results of sources that differ from the one that stands. Made with their season, so no batch owns them. */
export const matchDifferences = sqliteTable(
  "match_differences",
  {
    matchId: text("match_id").notNull(),
    format: text().notNull(),
    /** As the match names the sides. */
    home: integer().notNull(),
    away: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.format] })],
);

/** A club's line of a table that somebody has published. */
export interface PublishedRow extends PublishedCounts {
  /** The team's token (schema, `matchFacts`). */
  team: string;
}

/**
 * Tables as published, which the pages compare with their own: by files of a format, or by a supplier, which is named in
 * its place and has batch 0. Of several batches the newest counts.
 */
export const publishedTables = sqliteTable(
  "published_tables",
  {
    competitionId: text("competition_id").notNull(),
    season: text().notNull(),
    format: text().notNull(),
    rows: text({ mode: "json" }).$type<PublishedRow[]>().notNull(),
    batch: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.season, table.format, table.batch] }),
    index("published_tables_by_batch").on(table.batch),
  ],
);

/**
 * What one file says of a season. A format's layers, in the order of their ids, make what it says of the season; all
 * formats together make the season (imports/fold-season.ts).
 */
export const seasonLayers = sqliteTable(
  "season_layers",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    batch: integer().notNull(),
    competitionId: text("competition_id").notNull(),
    season: text().notNull(),
    format: text().notNull(),
    /** The source's name for the season. */
    name: text().notNull(),
    /** The source's name for the competition; empty if it has none. */
    competition: text().notNull(),
    hasRounds: integer("has_rounds", { mode: "boolean" }).notNull(),
    /** Set if all of its teams are national teams. */
    isOfNations: integer("is_of_nations", { mode: "boolean" }).notNull(),
    /** The source's spellings of teams, in the order of the file. */
    spellings: text({ mode: "json" }).$type<string[]>().notNull(),
    /** Key of its matches in `layer_contents`. */
    content: text().notNull(),
  },
  (table) => [
    index("season_layers_by_season").on(table.competitionId, table.season),
    index("season_layers_by_batch").on(table.batch),
    index("season_layers_by_content").on(table.content),
  ],
);

/** Matches of layers: a file that is imported twice has them once. */
export const layerContents = sqliteTable("layer_contents", {
  hash: text().primaryKey(),
  /** Packed (imports/packed-source.ts). */
  matches: text().notNull(),
  /** Recorded prices by the source's match id, apart because only rebuilding a season needs them. */
  prices: text(),
});

/** Seasons that have to be made anew from their layers. */
export const staleSeasons = sqliteTable(
  "stale_seasons",
  { competitionId: text("competition_id").notNull(), season: text().notNull() },
  (table) => [primaryKey({ columns: [table.competitionId, table.season] })],
);

/** What an import did not know and asked, and what an operator decided: later imports use the answers. */
export const importQuestions = sqliteTable(
  "import_questions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().$type<OpenQuestionKind>().notNull(),
    /** Normalised, so that a question is asked once. */
    key: text().notNull(),
    /** As the source says it. */
    text: text().notNull(),
    /** Where it was met: the source's name of the season. */
    about: text().notNull(),
    suggestions: text({ mode: "json" }).$type<Suggestion[]>().notNull(),
    /** Rows of the import that wait for the answer. */
    rows: integer().notNull(),
    /** The import that asked last. */
    batch: integer().notNull(),
    answer: text(),
    decidedAt: integer("decided_at"),
  },
  (table) => [uniqueIndex("import_questions_by_key").on(table.kind, table.key)],
);
