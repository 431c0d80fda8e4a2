import { type Refusal, type SourceRow, toPlace } from "../../source-row.ts";
import { hasColumns, pairIn, readTable, type TableRow } from "../csv.ts";
import type { Format, Part, Reading } from "../format.ts";
import { intoSeasons } from "../into-seasons.ts";
import { gameKey, isOnNeutralGround, nbaSeason, roundOf, seasonOfGame, unknownKind } from "./game-id.ts";
import { periodsIn } from "./periods.ts";

const NAME = "NBA: line scores of games";
const COLUMNS = ["game_date_est", "game_id", "team_city_name_home", "team_nickname_home", "pts_qtr1_home", "pts_away"];
const MOST_POINTS = 250;

const teamIn = (row: TableRow, side: "home" | "away"): string =>
  `${row.get(`team_city_name_${side}`)} ${row.get(`team_nickname_${side}`)}`.trim();

function toRow(row: TableRow): SourceRow | Refusal {
  const place = toPlace(row);
  const id = row.get("game_id");
  const round = roundOf(id);
  if (!round) return { ...place, reason: unknownKind(id) };
  const [home, away] = [teamIn(row, "home"), teamIn(row, "away")];
  if (home === "" || away === "") return { ...place, reason: "a team is missing" };
  const points = pairIn(row, ["pts_home", "pts_away"], MOST_POINTS);
  if (!points || "reason" in points) return { ...place, reason: "no points" };
  const periods = periodsIn((period) => [row.get(`pts_${period}_home`), row.get(`pts_${period}_away`)]);
  const date = row.get("game_date_est").slice(0, 10);
  return {
    ...place,
    sourceId: gameKey(id),
    round,
    date,
    home,
    away,
    score: { fullTime: points, ...(periods && { periods }) },
    isNeutral: isOnNeutralGround(date),
  };
}

function readGames(text: string, part: Part): Reading {
  const { records, refused } = readTable(text, part);
  const seasonOf = (row: TableRow) => {
    const id = row.get("game_id");
    const season = seasonOfGame(id);
    return season === undefined ? { reason: unknownKind(id) } : nbaSeason(season);
  };
  return { kind: "matches", seasons: intoSeasons(records, { seasonOf, rowOf: toRow }, refused) };
}

/** A row a game, with the points of both sides in each quarter and overtime. */
export const nbaGameLines: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS)
      ? { format: NAME, pass: 2, read: (part) => ({ reading: readGames(text, part) }) }
      : undefined,
};
