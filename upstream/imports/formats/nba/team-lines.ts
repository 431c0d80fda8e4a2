import type { FactContent } from "../../../store/match-fact.ts";
import { type Refusal, toPlace } from "../../source-row.ts";
import { hasColumns, readTable, type TableRow } from "../csv.ts";
import type { Format, Part, Reading } from "../format.ts";
import { gameKey, seasonOfGame } from "./game-id.ts";
import { periodsIn } from "./periods.ts";
import { teamOf } from "./team-names.ts";

const NAME = "NBA: line scores of teams";
const COLUMNS = ["GAME_DATE_EST", "GAME_ID", "TEAM_ABBREVIATION", "TEAM_CITY_NAME", "PTS_QTR1", "PTS_QTR4", "PTS"];

/** A list of games writes a team's city in front of its name, where the abbreviation is an unknown one. */
const isOf = (row: TableRow, team: string): boolean =>
  teamOf(row.get("TEAM_ABBREVIATION"), seasonOfGame(row.get("GAME_ID")) ?? "") === team ||
  team.startsWith(`${row.get("TEAM_CITY_NAME")} `);

/** A table of teams does not say who was at home: the list of games does. */
function factsOf(rows: readonly TableRow[], home: string, away: string): FactContent[] | { reason: string } {
  const [homes, aways] = [rows.filter((row) => isOf(row, home)), rows.filter((row) => isOf(row, away))];
  const [own, other] = [homes[0], aways[0]];
  if (!own || !other || homes.length > 1 || aways.length > 1)
    return { reason: `${rows.map((row) => row.get("TEAM_CITY_NAME")).join(" and ")} are not ${home} and ${away}` };
  const column = (period: string) => `PTS_${period.toUpperCase()}`;
  const periods = periodsIn((period) => [own.get(column(period)), other.get(column(period))]);
  return periods ? [{ kind: "periods", fact: periods }] : { reason: "no points of quarters" };
}

function readLines(text: string, part: Part): { reading: Reading; taken?: number } {
  const { records, refused } = readTable(text, part);
  const all = [...Map.groupBy(records, (row) => row.get("GAME_ID"))];
  // The other team's row may be the next part's first.
  const open = part.isLast || all.length < 2 ? undefined : all.at(-1)?.[1][0];
  const games = open ? all.slice(0, -1) : all;
  const alone: Refusal[] = games.flatMap(([id, rows]) =>
    rows.length === 2 ? [] : { ...toPlace(rows[0]!), reason: `${rows.length} teams in game ${id}` },
  );
  const reading: Reading = {
    kind: "details",
    what: "games with the points of their periods",
    matches: games.flatMap(([id, rows]) =>
      rows.length === 2
        ? {
            ...toPlace(rows[0]!),
            sourceId: gameKey(id),
            factsOf: (home: string, away: string) => factsOf(rows, home, away),
          }
        : [],
    ),
    refused: [...refused, ...alone],
  };
  return { reading, ...(open?.line !== undefined && { taken: open.line - part.firstLine }) };
}

/** Two rows a game, one a team, with its points in each quarter and overtime. */
export const nbaTeamLines: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS) ? { format: NAME, pass: 4, read: (part) => readLines(text, part) } : undefined,
};
