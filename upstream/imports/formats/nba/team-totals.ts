import { type Refusal, type SourceRow, toPlace } from "../../source-row.ts";
import { hasColumns, readTable, type TableRow } from "../csv.ts";
import type { Format, Part, Reading } from "../format.ts";
import { intoSeasons } from "../into-seasons.ts";
import { gameKey, isOnNeutralGround, nbaSeason, roundOf, unknownKind } from "./game-id.ts";
import { teamOf } from "./team-names.ts";

const NAME = "NBA: totals of teams";
const COLUMNS = ["SEASON_YEAR", "TEAM_ID", "TEAM_NAME", "GAME_ID", "GAME_DATE", "MATCHUP", "PTS", "PLUS_MINUS"];

/** "BOS vs. DAL": the side of the row is at home; "DAL @ BOS": it is not. */
const MATCHUP = /^([A-Z]{3}) vs\.? ([A-Z]{3})$/;

const numberIn = (text: string): number | undefined => (/^-?\d+(\.0)?$/.test(text) ? Number(text) : undefined);

/** The game of a home side's row: the points of the other side follow from the difference. */
function toRow(row: TableRow): SourceRow | Refusal {
  const place = toPlace(row);
  const season = row.get("SEASON_YEAR");
  const away = teamOf(MATCHUP.exec(row.get("MATCHUP"))?.[2] ?? "", season);
  if (away === undefined) return { ...place, reason: `unknown opponent in ${JSON.stringify(row.get("MATCHUP"))}` };
  const [id, date] = [row.get("GAME_ID"), row.get("GAME_DATE").slice(0, 10)];
  const round = roundOf(id);
  if (!round) return { ...place, reason: unknownKind(id) };
  const [points, margin] = [numberIn(row.get("PTS")), numberIn(row.get("PLUS_MINUS"))];
  if (points === undefined || margin === undefined) return { ...place, reason: "no points" };
  return {
    ...place,
    sourceId: gameKey(id),
    round,
    date,
    home: row.get("TEAM_NAME"),
    away,
    score: { fullTime: [points, points - margin] },
    isNeutral: isOnNeutralGround(date),
  };
}

function readGames(text: string, part: Part): Reading {
  const { records, refused } = readTable(text, part);
  // The other side's row is of the same game.
  const atHome = records.filter((row) => !/ @ /.test(row.get("MATCHUP")));
  const seasonOf = (row: TableRow) => nbaSeason(row.get("SEASON_YEAR"));
  return { kind: "matches", seasons: intoSeasons(atHome, { seasonOf, rowOf: toRow }, refused) };
}

/** Two rows a game, sorted by team: that of the home side says all. */
export const nbaTeamTotals: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS)
      ? { format: NAME, pass: 2, read: (part) => ({ reading: readGames(text, part) }) }
      : undefined,
};
