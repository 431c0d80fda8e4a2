import type { BoxKey } from "#contract/domain/box-score";
import type { Pair } from "#contract/domain/match";
import type { Round } from "../../round-label.ts";
import { type Refusal, type SourceRow, toPlace } from "../../source-row.ts";
import { countIn, hasColumns, readTable, type TableRow } from "../csv.ts";
import type { Format, Part, Reading, SeasonRows } from "../format.ts";

const NAME = "NBA: totals of teams";
const COLUMNS = ["SEASON_YEAR", "TEAM_ID", "TEAM_NAME", "GAME_ID", "GAME_DATE", "MATCHUP", "PTS"];
const MOST = 400;

/** The key of a game; other files write its id without the zeros in front. */
export const gameKey = (id: string): string => `NBA ${id.padStart(10, "0")}`;

/** Statistics by column. */
const COUNTED: Readonly<Record<BoxKey, string>> = {
  pts: "PTS",
  fgm: "FGM",
  fga: "FGA",
  tpm: "FG3M",
  tpa: "FG3A",
  ftm: "FTM",
  fta: "FTA",
  oreb: "OREB",
  dreb: "DREB",
  reb: "REB",
  ast: "AST",
  stl: "STL",
  blk: "BLK",
  tov: "TOV",
  pf: "PF",
};

const PLAYOFF_ROUNDS = ["round_of_16", "quarter_final", "semi_final", "final"] as const;

/** The league's ids say what a game is: 002 the regular season, 004 the play-offs with round, series and game, 005 the play-in. */
function roundOf(id: string): Round | undefined {
  const [, kind, round, game] = /^00(\d)\d{4}(\d)\d(\d)$/.exec(id.padStart(10, "0")) ?? [];
  if (kind === "2") return { stage: "regular" };
  if (kind === "5") return { stage: "playin" };
  const stage = kind === "4" ? PLAYOFF_ROUNDS[Number(round) - 1] : undefined;
  return stage && { stage, game: Number(game) };
}

/** In 2020 everybody played in one place after the break. */
const isOnNeutralGround = (date: string): boolean => date >= "2020-07-30" && date <= "2020-10-11";

const isHome = (row: TableRow): boolean => / vs\.? /.test(row.get("MATCHUP"));

function pairIn(home: TableRow, away: TableRow, column: string): Pair | undefined {
  const [one, other] = [countIn(home.get(column), MOST), countIn(away.get(column), MOST)];
  return typeof one === "number" && typeof other === "number" ? [one, other] : undefined;
}

function toRow(rows: readonly TableRow[]): SourceRow | Refusal {
  const place = toPlace(rows[0]!);
  const [home, away] = [rows.find(isHome), rows.find((row) => !isHome(row))];
  if (!home || !away || rows.length !== 2) return { ...place, reason: "a game has a row for each of its two sides" };
  const [id, date] = [home.get("GAME_ID"), home.get("GAME_DATE").slice(0, 10)];
  const [round, score] = [roundOf(id), pairIn(home, away, "PTS")];
  if (!round) return { ...place, reason: `unknown kind of game ${JSON.stringify(id)}` };
  if (!score) return { ...place, reason: "no points" };
  const counted = Object.entries(COUNTED).flatMap(([key, column]) => {
    const pair = pairIn(home, away, column);
    return pair ? [[key, pair] as const] : [];
  });
  return {
    ...place,
    sourceId: gameKey(id),
    round,
    date,
    home: home.get("TEAM_NAME"),
    away: away.get("TEAM_NAME"),
    score: { fullTime: score },
    isNeutral: isOnNeutralGround(date),
    ...(counted.length > 0 && { statistics: { rows: Object.fromEntries(counted) } }),
  };
}

function readGames(text: string, part: Part): Reading {
  const { records, refused } = readTable(text, part);
  const seasons = new Map<string, SeasonRows>();
  for (const rows of Map.groupBy(records, (row) => row.get("GAME_ID")).values()) {
    const season = rows[0]!.get("SEASON_YEAR");
    const one = seasons.get(season) ?? {
      competition: { name: "NBA", sport: "basketball" as const },
      season,
      title: `NBA ${season}`,
      rows: [],
    };
    one.rows.push(toRow(rows));
    seasons.set(season, one);
  }
  const all = [...seasons.values()];
  all[0]?.rows.push(...refused);
  return { kind: "matches", seasons: all };
}

const NOT_YET: Reading = { kind: "matches", seasons: [] };

/** Two rows a game, sorted by team: it has to be read whole. */
export const nbaTeamTotals: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS)
      ? {
          format: NAME,
          pass: 2,
          read: (part) => (part.isLast ? { reading: readGames(text, part) } : { reading: NOT_YET, taken: 0 }),
        }
      : undefined,
};
