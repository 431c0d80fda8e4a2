import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { COUNTRIES } from "../data/countries/countries.ts";
import type { CompetitionEntry, TeamEntry } from "../data/entries/types.ts";
import { slug } from "../data/text/plain-text.ts";
import { cachedPerVersion } from "./data-version.ts";
import { competitions, sportOfColumn, teams } from "./schema.ts";

/** Competitions and teams that were only imported, in the form of the world's entries. */
export interface StoredEntries {
  competitions: CompetitionEntry[];
  teams: TeamEntry[];
}

/** After all competitions of the world. */
const LAST_IN_LISTS = 9_000;
/** Neutral grey: their colours are unknown. */
const UNKNOWN_COLOURS = ["#6b7280", "#d1d5db"] as const;
const AVERAGE_STRENGTH = 50;

/** Slug of the English name with the id appended, so that it never equals a key of the world. */
const toKey = (name: string, id: number): string => `${slug(name) || "x"}-${id}`;

const codes = new Map(COUNTRIES.map(({ code, id }) => [code, id]));

function competitionEntry(
  { id, name, kind, sport, country }: typeof competitions.$inferSelect,
  world: string,
): CompetitionEntry {
  const countryId = codes.get(country ?? "") ?? world;
  return {
    id: String(id),
    key: toKey(name, id),
    names: { en: name },
    kind,
    sport: sportOfColumn(sport),
    countryId,
    sortOrder: LAST_IN_LISTS,
    format: { kind: "recorded" },
    teamIds: [],
  };
}

const teamEntry = ({ id, name, country, sport, isNational }: typeof teams.$inferSelect): TeamEntry => ({
  id: String(id),
  key: toKey(name, id),
  names: { en: name },
  country,
  sport: sportOfColumn(sport),
  ...(isNational && { isNational: true }),
  colours: UNKNOWN_COLOURS,
  strength: AVERAGE_STRENGTH,
});

const readRows = cachedPerVersion(async (database) => {
  const db = drizzle(database);
  const [competitionRows, teamRows] = await Promise.all([
    db.select().from(competitions).orderBy(asc(competitions.id)),
    db.select().from(teams).orderBy(asc(teams.id)),
  ]);
  return { competitionRows, teams: teamRows.map(teamEntry) };
});

/** Reads both lists; `countryId` is the country under which competitions without a known one are listed. */
export async function readStoredEntries(database: D1Database, countryId: string): Promise<StoredEntries> {
  const { competitionRows, teams: entries } = await readRows(database);
  return { competitions: competitionRows.map((row) => competitionEntry(row, countryId)), teams: entries };
}
