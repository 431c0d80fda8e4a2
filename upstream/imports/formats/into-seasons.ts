import { type Refusal, type SourceRow, toPlace } from "../source-row.ts";
import type { TableRow } from "./csv.ts";
import type { SeasonRows } from "./format.ts";

interface SeasonReader {
  /** The season of a row, by whose title rows are put together, or why the row is of none. */
  seasonOf(row: TableRow): Omit<SeasonRows, "rows"> | { reason: string };
  rowOf(row: TableRow): SourceRow | Refusal;
}

/** A table's rows by their seasons, in the order of the file; rows of no season go with the first one's. */
export function intoSeasons(
  records: readonly TableRow[],
  { seasonOf, rowOf }: SeasonReader,
  refused: readonly Refusal[],
): SeasonRows[] {
  const seasons = new Map<string, SeasonRows>();
  const ofNone = [...refused];
  for (const record of records) {
    const season = seasonOf(record);
    if ("reason" in season) ofNone.push({ ...toPlace(record), reason: season.reason });
    else {
      const one = seasons.get(season.title) ?? { ...season, rows: [] };
      one.rows.push(rowOf(record));
      seasons.set(season.title, one);
    }
  }
  const all = [...seasons.values()];
  all[0]?.rows.push(...ofNone);
  return all;
}
