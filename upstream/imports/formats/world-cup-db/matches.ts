import type { Pair } from "#contract/domain/match";
import { toIsoDay } from "../../day-text.ts";
import { buildRound, type Round, unknownRound } from "../../round-label.ts";
import { type Refusal, type RowScore, type SourceRow, toPlace } from "../../source-row.ts";
import { hasColumns, pairIn, readTable, type TableRow } from "../csv.ts";
import type { Format, Part, Reading, SeasonRows } from "../format.ts";
import { localTime } from "./host-zones.ts";
import { textIn, womenRefused } from "./table.ts";

const NAME = "World Cup Database: matches";
const COLUMNS = [
  "tournament_name",
  "match_id",
  "stage_name",
  "match_date",
  "stadium_name",
  "home_team_score",
  "replay",
];
const MOST_GOALS = 99;

const pairOf = (row: TableRow): string => [row.get("home_team_name"), row.get("away_team_name")].sort().join("|");

/** Whether two teams of a group have met before: in 1954 and 1958 they played off for its second place. */
function isGroupDecider(row: TableRow, met: Map<string, Set<string>>): boolean {
  if (row.get("stage_name") !== "group stage") return false;
  const pairs = met.get(row.get("tournament_name")) ?? new Set();
  met.set(row.get("tournament_name"), pairs);
  const isAgain = pairs.has(pairOf(row));
  pairs.add(pairOf(row));
  return isAgain;
}

const roundOf = (row: TableRow): Round | undefined => {
  const stage = row.get("stage_name");
  // Four teams that met each other instead of a final, in 1950.
  const round = buildRound(stage === "final round" ? "final pool" : stage, undefined, textIn(row, "group_name"));
  // A drawn tie was played again some days later.
  return round && row.get("replay") === "1" ? { ...round, game: 2 } : round;
};

const goalsIn = (row: TableRow, home: string, away: string): Pair | { reason: string } =>
  pairIn(row, [home, away], MOST_GOALS) ?? { reason: "no score" };

/** The score has the goals of extra time; that after ninety minutes follows from the table of goals. */
function scoreOf(row: TableRow): RowScore | { reason: string } {
  const score = goalsIn(row, "home_team_score", "away_team_score");
  if ("reason" in score) return score;
  if (row.get("extra_time") !== "1") return { fullTime: score };
  if (row.get("penalty_shootout") !== "1") return { extraTime: score };
  const shootout = goalsIn(row, "home_team_score_penalties", "away_team_score_penalties");
  return "reason" in shootout ? shootout : { extraTime: score, shootout };
}

function toRow(row: TableRow, isDecider: boolean): SourceRow | Refusal {
  const place = toPlace(row);
  const refused = womenRefused(row);
  if (refused !== undefined) return { ...place, reason: refused };
  const round: Round | undefined = isDecider ? { stage: "playoff" } : roundOf(row);
  const score = scoreOf(row);
  if (!round) return { ...place, reason: unknownRound(row.get("stage_name")) };
  if ("reason" in score) return { ...place, reason: score.reason };
  const [home, country, date] = [row.get("home_team_name"), row.get("country_name"), toIsoDay(row.get("match_date"))];
  const time = localTime(date, row.get("match_time"), country, row.get("city_name"));
  return {
    ...place,
    round,
    date,
    ...(time !== undefined && { time }),
    home,
    away: row.get("away_team_name"),
    score,
    venue: { name: row.get("stadium_name"), city: row.get("city_name") },
    isNeutral: home !== country,
  };
}

function readMatches(text: string, part: Part): Reading {
  const { records, refused } = readTable(text, part);
  const seasons = new Map<string, SeasonRows>();
  const met = new Map<string, Set<string>>();
  for (const row of records) {
    const title = row.get("tournament_name");
    const one = seasons.get(title) ?? {
      competition: { name: "FIFA World Cup", sport: "football" as const, isOfNations: true as const },
      season: title.slice(0, 4),
      title,
      rows: [],
    };
    one.rows.push(toRow(row, isGroupDecider(row, met)));
    seasons.set(title, one);
  }
  const all = [...seasons.values()];
  all[0]?.rows.push(...refused);
  return { kind: "matches", seasons: all };
}

/** All matches of the World Cups since 1930. */
export const worldCupMatches: Format = {
  name: NAME,
  recognise: (text) =>
    hasColumns(text, COLUMNS)
      ? { format: NAME, pass: 2, read: (part) => ({ reading: readMatches(text, part) }) }
      : undefined,
};
