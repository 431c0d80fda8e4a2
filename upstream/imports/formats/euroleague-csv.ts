import { acrossYears } from "#contract/time/dates";
import type { Round } from "../round-label.ts";
import { type Refusal, type SourceRow, toPlace } from "../source-row.ts";
import { countIn, hasColumns, pairIn, readTable, type TableRow } from "./csv.ts";
import type { Format, Part, Reading } from "./format.ts";
import { intoSeasons } from "./into-seasons.ts";

const NAME = "EuroLeague CSV";
const COLUMNS = ["season", "phase", "round_name", "team_home", "points_home", "team_away", "points_away", "game_code"];
const MOST_POINTS = 250;
const MONTHS = "january february march april may june july august september october november december".split(" ");
/** First month of a season, from 1. */
const SEASON_BEGINS = 8;

/** Clubs by their code, which does not change with sponsors; names without sponsors. */
const CLUBS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    BAM: "Brose Bamberg",
    BAR: "FC Barcelona",
    BAS: "Baskonia",
    BUD: "Budućnost",
    CAN: "Gran Canaria",
    CSK: "CSKA Moscow",
    DAR: "Darüşşafaka",
    GAL: "Galatasaray",
    IST: "Anadolu Efes",
    KHI: "Khimki",
    MAD: "Real Madrid",
    MAL: "Unicaja Málaga",
    MIL: "Olimpia Milano",
    MUN: "Bayern Munich",
    OLY: "Olympiacos",
    PAM: "Valencia Basket",
    PAN: "Panathinaikos",
    RED: "Crvena zvezda",
    TEL: "Maccabi Tel Aviv",
    ULK: "Fenerbahçe",
    UNK: "UNICS Kazan",
    ZAL: "Žalgiris Kaunas",
  }),
);

/** "October 10 18:00 CET" of the season that began in `year`: date and time, with the year derived from the season. */
export function whenOf(text: string, year: number): { date: string; time: string } | undefined {
  const found = /^([A-Za-z]+) (\d{1,2}) (\d{1,2}:\d\d)(?: CES?T)?$/.exec(text);
  const month = MONTHS.indexOf(found?.[1]?.toLowerCase() ?? "") + 1;
  if (!found || month === 0) return undefined;
  const own = month >= SEASON_BEGINS ? year : year + 1;
  return { date: `${own}-${String(month).padStart(2, "0")}-${found[2]!.padStart(2, "0")}`, time: found[3]! };
}

/** Play-off games belong to series in which a pair meets up to five times; their numbers distinguish them. */
function roundOf(phase: string, name: string): Round | undefined {
  const number = Number(/(\d+)$/.exec(name)?.[1] ?? Number.NaN);
  if (phase === "RS") return Number.isNaN(number) ? undefined : { stage: "regular", matchday: number };
  // The second round of groups, until 2015-16.
  if (phase === "TS") return Number.isNaN(number) ? undefined : { stage: "group", matchday: number };
  if (phase === "PO") return { stage: "quarter_final", ...(!Number.isNaN(number) && { game: number }) };
  return undefined;
}

const clubOf = (row: TableRow, side: "home" | "away"): string =>
  CLUBS.get(row.get(`team_code_${side}`)) ?? row.get(`team_${side}`);

function buildRow(row: TableRow, round: Round | undefined): SourceRow | Refusal {
  const place = toPlace(row);
  const year = countIn(row.get("season"), 2100);
  if (typeof year !== "number" || year < 1950)
    return { ...place, reason: `impossible season ${JSON.stringify(row.get("season"))}` };
  const when = whenOf(row.get("date"), year);
  if (!when) return { ...place, reason: `impossible date ${JSON.stringify(row.get("date"))}` };
  if (!round) return { ...place, reason: `unknown round ${row.get("phase")} ${JSON.stringify(row.get("round_name"))}` };
  const points = pairIn(row, ["points_home", "points_away"], MOST_POINTS);
  if (points && "reason" in points) return { ...place, reason: points.reason };
  const [home, away] = [clubOf(row, "home"), clubOf(row, "away")];
  if (home === "" || away === "") return { ...place, reason: "a team is missing" };
  const isNeutral = row.get("phase") === "FF";
  const score = points ? { fullTime: points } : {};
  return { ...place, round, ...when, home, away, score, isNeutral };
}

/** The earlier of the two games called Final is for third place; the file does not say so. */
function finalFourRounds(records: readonly TableRow[]): Map<TableRow, Round> {
  const rounds = new Map<TableRow, Round>();
  const finals = new Map<string, TableRow[]>();
  for (const row of records.filter((one) => one.get("phase") === "FF")) {
    if (/semi/i.test(row.get("round_name"))) rounds.set(row, { stage: "semi_final" });
    else finals.set(row.get("season"), [...(finals.get(row.get("season")) ?? []), row]);
  }
  for (const games of finals.values()) {
    const inOrder = games.sort((a, b) => Number(a.get("game_code")) - Number(b.get("game_code")));
    for (const [index, row] of inOrder.entries())
      rounds.set(row, { stage: index === inOrder.length - 1 ? "final" : "third_place" });
  }
  return rounds;
}

function seasonOf(row: TableRow) {
  const year = row.get("season");
  const season = /^\d{4}$/.test(year) ? acrossYears(Number(year)) : "";
  const competition = { name: "EuroLeague", sport: "basketball" as const };
  // Central European time all year, with summer time when in force, whatever the suffix says.
  return { competition, season, title: `EuroLeague ${season}`, timeZone: "Europe/Paris" };
}

function readGames(text: string, part: Part): Reading {
  const { records, refused } = readTable(text, part);
  const finalFour = finalFourRounds(records);
  const rowOf = (row: TableRow) =>
    buildRow(row, finalFour.get(row) ?? roundOf(row.get("phase"), row.get("round_name")));
  return { kind: "matches", seasons: intoSeasons(records, { seasonOf, rowOf }, refused) };
}

/** EuroLeague games with their final points; overtime is not given. */
export const euroleagueCsv: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS)
      ? { format: NAME, pass: 2, read: (part) => ({ reading: readGames(text, part) }) }
      : undefined,
};
