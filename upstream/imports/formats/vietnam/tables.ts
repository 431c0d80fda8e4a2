import { type Refusal, toPlace } from "../../source-row.ts";
import { countIn, hasColumns, readTable, type TableRow } from "../csv.ts";
import type { Format, Part, Reading, TableLine, TableReading } from "../format.ts";
import { clubOf, competitionIn } from "./names.ts";

const NAME = "V.League: tables";
const COLUMNS = ["standingId", "competitionTier", "season", "position", "team", "played", "points", "goalsAgainst"];
/** More than anybody has ever had in a season. */
const MOST = 400;

function lineOf(row: TableRow): TableLine | Refusal {
  const place = toPlace(row);
  const counts = ["position", "played", "points", "goals", "goalsAgainst"].map((name) => countIn(row.get(name), MOST));
  const [rank, played, points, scored, conceded] = counts;
  const isCount = (count: (typeof counts)[number]): count is number => typeof count === "number";
  if (!isCount(rank) || !isCount(played) || !isCount(points) || !isCount(scored) || !isCount(conceded))
    return { ...place, reason: "not a line of a table: a figure is missing" };
  return { ...place, team: clubOf(row.get("teamId"), row.get("team")), rank, played, points, scored, conceded };
}

function readTables(text: string, part: Part): Reading {
  const { records, refused } = readTable(text, part);
  const tables = new Map<string, TableReading>();
  for (const row of records) {
    const [season, tier] = [row.get("season"), row.get("competitionTier")];
    const name = competitionIn(tier);
    const line = lineOf(row);
    if ("reason" in line) refused.push(line);
    else if (name === undefined) refused.push({ ...toPlace(row), reason: `unknown tier ${JSON.stringify(tier)}` });
    else {
      const table = tables.get(`${name} ${season}`) ?? { competition: { name, sport: "football" }, season, lines: [] };
      table.lines.push(line);
      tables.set(`${name} ${season}`, table);
    }
  }
  return { kind: "tables", tables: [...tables.values()], refused };
}

/** Tables as the league published them. */
export const vietnamTables: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS)
      ? { format: NAME, pass: 4, read: (part) => ({ reading: readTables(text, part) }) }
      : undefined,
};
