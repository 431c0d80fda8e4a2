import { type Refusal, type SourceRow, toPlace } from "../../source-row.ts";
import { hasColumns, readTable, type TableRow } from "../csv.ts";
import type { Format, Part, Reading, SeasonRows } from "../format.ts";
import { gameKey, isOnNeutralGround, roundOf } from "./game-id.ts";
import { teamOf } from "./team-names.ts";

const NAME = "NBA: totals of teams";
const COLUMNS = ["SEASON_YEAR", "TEAM_ID", "TEAM_NAME", "GAME_ID", "GAME_DATE", "MATCHUP", "PTS", "PLUS_MINUS"];

/** "BOS vs. DAL": the side of the row is at home; "DAL @ BOS": it is not. */
const MATCHUP = /^([A-Z]{3}) vs\.? ([A-Z]{3})$/;

const numberIn = (text: string): number | undefined => (/^-?\d+(\.0)?$/.test(text) ? Number(text) : undefined);

/** The game of a home side's row: the points of the other side follow from the difference. */
function toRow(row: TableRow, season: string): SourceRow | Refusal {
  const place = toPlace(row);
  const away = teamOf(MATCHUP.exec(row.get("MATCHUP"))?.[2] ?? "", season);
  if (away === undefined) return { ...place, reason: `unknown opponent in ${JSON.stringify(row.get("MATCHUP"))}` };
  const [id, date] = [row.get("GAME_ID"), row.get("GAME_DATE").slice(0, 10)];
  const round = roundOf(id);
  if (!round) return { ...place, reason: `unknown kind of game ${JSON.stringify(id)}` };
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
  const seasons = new Map<string, SeasonRows>();
  for (const row of records) {
    // The other side's row is of the same game.
    if (/ @ /.test(row.get("MATCHUP"))) continue;
    const season = row.get("SEASON_YEAR");
    const one = seasons.get(season) ?? {
      competition: { name: "NBA", sport: "basketball" as const },
      season,
      title: `NBA ${season}`,
      rows: [],
    };
    one.rows.push(toRow(row, season));
    seasons.set(season, one);
  }
  const all = [...seasons.values()];
  all[0]?.rows.push(...refused);
  return { kind: "matches", seasons: all };
}

/** Two rows a game, sorted by team: that of the home side says all. */
export const nbaTeamTotals: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS)
      ? { format: NAME, pass: 2, read: (part) => ({ reading: readGames(text, part) }) }
      : undefined,
};
