import type { Match } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import type { ListedMatch, ListedTeam } from "./listed-match.ts";

/**
 * The matches of a competition on their way from loader to component. Written into the page as objects, 500 matches
 * weigh 40 kB of gzip; as columns in one text they weigh 18, and cost a single string of Remix's encoder.
 */
export interface PackedMatches {
  sport: Sport;
  countryKey: string;
  leagueKey: string;
  /** JSON: an array for each match, in the order of COLUMNS, without the empty end. */
  rows: string;
}

type KeyOf<One> = One extends unknown ? keyof One : never;
type Field = Exclude<KeyOf<ListedMatch>, "sport" | "countryKey" | "leagueKey">;

// Most often filled first. What a list does not show stays behind.
const COLUMNS: readonly Field[] = [
  "id",
  "slug",
  "kickOff",
  "home",
  "away",
  "state",
  "how",
  "score",
  "halfTime",
  "winner",
  "period",
  "minute",
  "addedMinute",
  "reds",
  "stage",
  "matchday",
  "group",
  "leg",
  "isTimeConfirmed",
  "isDelayed",
  "shootout",
  "aggregate",
  "word",
];

// The server renders what it has just packed: the rows themselves are kept beside the text. Also remembers what was read.
const unpacked = new WeakMap<PackedMatches, readonly ListedMatch[]>();

/** Packs matches of one competition. */
export function packMatches(matches: readonly Match[]): PackedMatches {
  const [first] = matches;
  const packed: PackedMatches = {
    sport: first?.sport ?? "football",
    countryKey: first?.countryKey ?? "",
    leagueKey: first?.leagueKey ?? "",
    rows: JSON.stringify(matches.map(packRow)),
  };
  unpacked.set(packed, matches);
  return packed;
}

export function unpackMatches(packed: PackedMatches): readonly ListedMatch[] {
  const found = unpacked.get(packed);
  if (found) return found;
  const rows: unknown[][] = JSON.parse(packed.rows);
  const matches = rows.map((row) => unpackRow(row, packed));
  unpacked.set(packed, matches);
  return matches;
}

const packTeam = ({ id, name, flag }: ListedTeam) => (flag ? [id, name, flag] : [id, name]);

function unpackTeam([id = "", name = "", flag]: readonly string[]): ListedTeam {
  return { id, name, ...(flag && { flag }) };
}

function packRow(match: ListedMatch): unknown[] {
  const fields: Partial<Record<Field, unknown>> = { ...match, home: packTeam(match.home), away: packTeam(match.away) };
  const row = COLUMNS.map((field) => (isNothing(field, fields[field]) ? undefined : fields[field]));
  return row.slice(0, row.findLastIndex((value) => value !== undefined) + 1);
}

// No red card is the rule, and then not worth a column.
const isNothing = (field: Field, value: unknown): boolean =>
  field === "reds" && Array.isArray(value) && value.every((count) => count === 0);

function unpackRow(row: readonly unknown[], { sport, countryKey, leagueKey }: PackedMatches): ListedMatch {
  const fields: Partial<Record<KeyOf<ListedMatch>, unknown>> = { sport, countryKey, leagueKey };
  for (const [index, value] of row.entries()) {
    const field = COLUMNS[index];
    if (field && value !== null) fields[field] = value;
  }
  const { home, away } = fields as { home: string[]; away: string[] };
  const hasScore = fields.score !== undefined;
  return {
    ...(hasScore && { reds: [0, 0] }),
    ...fields,
    home: unpackTeam(home),
    away: unpackTeam(away),
  } as ListedMatch;
}
