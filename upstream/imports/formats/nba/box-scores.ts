import type { BoxKey } from "#contract/domain/box-score";
import type { Side } from "#contract/domain/match";
import type { ReportedBoxLine } from "../../../match/match-details.ts";
import type { FactContent } from "../../../store/match-fact.ts";
import { toPlace } from "../../source-row.ts";
import { countIn, hasColumns, readTable, type TableRow } from "../csv.ts";
import type { Format, Part, Reading } from "../format.ts";
import { gameKey } from "./game-id.ts";

const NAME = "NBA: box scores";
const COLUMNS = ["gameId", "teamName", "personId", "personName", "position", "minutes", "fieldGoalsMade", "points"];
const MOST = 400;

const COUNTED: Readonly<Record<BoxKey, string>> = {
  pts: "points",
  fgm: "fieldGoalsMade",
  fga: "fieldGoalsAttempted",
  tpm: "threePointersMade",
  tpa: "threePointersAttempted",
  ftm: "freeThrowsMade",
  fta: "freeThrowsAttempted",
  oreb: "reboundsOffensive",
  dreb: "reboundsDefensive",
  reb: "reboundsTotal",
  ast: "assists",
  stl: "steals",
  blk: "blocks",
  tov: "turnovers",
  pf: "foulsPersonal",
};

/** "31:20", or empty for who did not play. */
function secondsIn(text: string): number {
  const [, minutes, seconds] = /^(\d{1,3}):(\d{2})$/.exec(text) ?? [];
  return Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function lineOf(row: TableRow): ReportedBoxLine {
  const counts = Object.entries(COUNTED).flatMap(([key, column]) => {
    const count = countIn(row.get(column), MOST);
    return typeof count === "number" ? [[key, count] as const] : [];
  });
  return {
    id: row.get("personId"),
    name: row.get("personName"),
    // Only starters have a position.
    isStarter: row.get("position") !== "",
    seconds: secondsIn(row.get("minutes")),
    counts: Object.fromEntries(counts),
  };
}

/** A team has its nickname here, behind its city in the totals. */
function boxOf(rows: readonly TableRow[], home: string, away: string): FactContent[] | { reason: string } {
  const sideOf = (row: TableRow): Side | undefined =>
    home.endsWith(row.get("teamName")) ? "home" : away.endsWith(row.get("teamName")) ? "away" : undefined;
  const foreign = rows.find((row) => sideOf(row) === undefined);
  if (foreign) return { reason: `${foreign.get("teamName")} did not play, ${home} and ${away} did` };
  const of = (side: Side) =>
    Object.fromEntries(rows.filter((row) => sideOf(row) === side).map((row) => [row.get("personId"), lineOf(row)]));
  return [{ kind: "box", fact: { home: of("home"), away: of("away") } }];
}

function readBoxes(text: string, part: Part): Reading {
  const { records, refused } = readTable(text, part);
  const games = Map.groupBy(records, (row) => row.get("gameId"));
  return {
    kind: "details",
    what: "games with box scores",
    matches: [...games].map(([id, rows]) => ({
      ...toPlace(rows[0]!),
      sourceId: gameKey(id),
      factsOf: (home, away) => boxOf(rows, home, away),
    })),
    refused,
  };
}

/** A row for each player of a game, sorted by player: a game is told by many parts of a file. */
export const nbaBoxScores: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS)
      ? { format: NAME, pass: 4, read: (part) => ({ reading: readBoxes(text, part) }) }
      : undefined,
};
