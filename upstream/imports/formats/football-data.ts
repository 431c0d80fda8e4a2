import type { Pair } from "#contract/domain/match";
import type { CountedStatistics, RecordedPrice } from "../../match/match.ts";
import { toIsoDay } from "../day-text.ts";
import { type Refusal, type RowScore, type SourceRow, toPlace } from "../source-row.ts";
import { countIn, readTable, type TableRow } from "./csv.ts";
import type { CompetitionName, Part, Reading, SeasonRows } from "./format.ts";

// Columns that Football-Data's files have in all years: score, referee and statistics.

export const SCORE_COLUMNS = ["Date", "HomeTeam", "AwayTeam", "FTHG", "FTAG"] as const;

/** Divisions by the code in the column `Div`; names as other sources write them. */
const DIVISIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    E0: "England | Premier League",
    E1: "England | EFL Championship",
    E2: "England | EFL League One",
    E3: "England | EFL League Two",
    EC: "England | National League",
    SC0: "Scotland | Scottish Premiership",
    D1: "Germany | Bundesliga",
    D2: "Germany | 2. Bundesliga",
    SP1: "Spain | La Liga",
    SP2: "Spain | La Liga 2",
    I1: "Italy | Serie A",
    I2: "Italy | Serie B",
    F1: "France | Ligue 1",
    F2: "France | Ligue 2",
    N1: "Netherlands | Eredivisie",
    B1: "Belgium | Belgian Pro League",
    P1: "Portugal | Primeira Liga",
    T1: "Turkey | Süper Lig",
    G1: "Greece | Super League",
  }),
);

/** Our rows of statistics, with the two columns of each. */
const COUNTED = {
  shots: ["HS", "AS"],
  shotsOnTarget: ["HST", "AST"],
  fouls: ["HF", "AF"],
  corners: ["HC", "AC"],
  yellowCards: ["HY", "AY"],
  redCards: ["HR", "AR"],
} as const;

/** Times are London's for every country (football-data.co.uk/notes.txt). */
const TIME_ZONE = "Europe/London";

const MOST = 99;
const MOST_SPECTATORS = 200_000;

type PairIn = { pair?: Pair } | { reason: string };

function pairIn(row: TableRow, [home, away]: readonly [string, string]): PairIn {
  const counts = [countIn(row.get(home), MOST), countIn(row.get(away), MOST)];
  for (const [index, count] of counts.entries())
    if (typeof count === "object") return { reason: `${index === 0 ? home : away}: ${count.reason}` };
  const [a, b] = counts as (number | undefined)[];
  return a === undefined || b === undefined ? {} : { pair: [a, b] };
}

/** An unreadable pair is left out and reported: the match is valid without it. */
function orLeftOut(read: PairIn, faults: string[]): { pair?: Pair } {
  if (!("reason" in read)) return read;
  faults.push(`left out: ${read.reason}`);
  return {};
}

function scoreIn(row: TableRow, faults: string[]): RowScore | { reason: string } {
  const [fullTime, half] = [pairIn(row, ["FTHG", "FTAG"]), pairIn(row, ["HTHG", "HTAG"])];
  if ("reason" in fullTime) return fullTime;
  const halfTime = orLeftOut(half, faults);
  return {
    ...(fullTime.pair && { fullTime: fullTime.pair }),
    ...(halfTime.pair && { halfTime: halfTime.pair }),
  };
}

function attendanceIn(row: TableRow, faults: string[]): number | undefined {
  const count = countIn(row.get("Attendance"), MOST_SPECTATORS);
  if (typeof count !== "object") return count;
  faults.push(`left out: Attendance: ${count.reason}`);
  return undefined;
}

function statisticsIn(row: TableRow, faults: string[]): { statistics?: CountedStatistics } {
  const rows: Record<string, Pair> = {};
  for (const [name, columns] of Object.entries(COUNTED)) {
    const read = orLeftOut(pairIn(row, columns), faults);
    if (read.pair) rows[name] = read.pair;
  }
  const referee = row.get("Referee");
  const attendance = attendanceIn(row, faults);
  const isEmpty = Object.keys(rows).length === 0 && referee === "" && attendance === undefined;
  if (isEmpty) return {};
  return {
    statistics: {
      rows,
      ...(referee !== "" && { referee }),
      ...(attendance !== undefined && { attendance }),
    },
  };
}

function buildRow(row: TableRow, pricesOf: (row: TableRow) => RecordedPrice[]): SourceRow | Refusal {
  const place = toPlace(row);
  const [home, away, time] = [row.get("HomeTeam"), row.get("AwayTeam"), row.get("Time")];
  if (home === "" || away === "") return { ...place, reason: "a team is missing" };
  const faults: string[] = [];
  const score = scoreIn(row, faults);
  if ("reason" in score) return { ...place, reason: score.reason };
  const counted = statisticsIn(row, faults);
  const prices = pricesOf(row);
  const reds = counted.statistics?.rows.redCards;
  return {
    ...place,
    round: { stage: "regular" },
    date: toIsoDay(row.get("Date")),
    ...(time !== "" && { time }),
    home,
    away,
    score,
    ...counted,
    ...(reds && { reds }),
    ...(prices.length > 0 && { prices }),
    ...(faults.length > 0 && { faults }),
  };
}

/** "premier-league-2023-24.csv" → "premier league": these files name their league nowhere else. */
const nameOfFile = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, "")
    .replace(/\b(19|20)\d\d([-_/]?(\d{4}|\d{2}))?\b/g, " ")
    .replace(/[-_\s]+/g, " ")
    .trim();

function competitionOf(division: string, fileName: string): CompetitionName {
  if (division === "") return { sport: "football", name: "", hint: nameOfFile(fileName) };
  return { sport: "football", name: DIVISIONS.get(division) ?? `Division ${division}` };
}

/** Reads such a file; with the column `Div` it may contain several leagues. */
export function readFootballData(
  text: string,
  part: Part,
  fileName: string,
  pricesIn: (columns: readonly string[]) => (row: TableRow) => RecordedPrice[],
): Reading {
  const { columns, records, refused } = readTable(text, part);
  const pricesOf = pricesIn(columns);
  const leagues = new Map<string, SeasonRows>();
  for (const row of records) {
    const division = row.get("Div");
    const league = leagues.get(division) ?? {
      competition: competitionOf(division, fileName),
      title: fileName,
      timeZone: TIME_ZONE,
      rows: [],
    };
    league.rows.push(buildRow(row, pricesOf));
    leagues.set(division, league);
  }
  const seasons = [...leagues.values()];
  seasons[0]?.rows.push(...refused);
  return { kind: "matches", seasons };
}
