import { type Refusal, type SourceRow, toPlace } from "../../source-row.ts";
import { hasColumns, pairIn, readTable, type TableRow } from "../csv.ts";
import type { Format, Part, Reading, SeasonRows } from "../format.ts";
import { gameKey, isOnNeutralGround, roundOf, seasonOf } from "./game-id.ts";
import { periodsIn } from "./periods.ts";

const NAME = "NBA: line scores of games";
const COLUMNS = ["game_date_est", "game_id", "team_city_name_home", "team_nickname_home", "pts_qtr1_home", "pts_away"];
const MOST_POINTS = 250;

const teamIn = (row: TableRow, side: "home" | "away"): string =>
  `${row.get(`team_city_name_${side}`)} ${row.get(`team_nickname_${side}`)}`.trim();

function toRow(row: TableRow, id: string): SourceRow | Refusal {
  const place = toPlace(row);
  const round = roundOf(id);
  if (!round) return { ...place, reason: `unknown kind of game ${JSON.stringify(id)}` };
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
  const seasons = new Map<string, SeasonRows>();
  for (const row of records) {
    const id = row.get("game_id");
    const season = seasonOf(id);
    if (season === undefined) {
      refused.push({ ...toPlace(row), reason: `unknown kind of game ${JSON.stringify(id)}` });
      continue;
    }
    const one = seasons.get(season) ?? {
      competition: { name: "NBA", sport: "basketball" as const },
      season,
      title: `NBA ${season}`,
      rows: [],
    };
    one.rows.push(toRow(row, id));
    seasons.set(season, one);
  }
  const all = [...seasons.values()];
  all[0]?.rows.push(...refused);
  return { kind: "matches", seasons: all };
}

/** A row a game, with the points of both sides in each quarter and overtime. */
export const nbaGameLines: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS)
      ? { format: NAME, pass: 2, read: (part) => ({ reading: readGames(text, part) }) }
      : undefined,
};
